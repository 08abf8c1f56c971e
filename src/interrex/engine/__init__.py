"""The engine. It knows no game: luck, frames, decisions, records, words, and the checked match on top of them."""
