"""Story packs (rulebook 11): what one is made of, reading one, its words, and the shelf of those we know."""
