"""Tables in play: a table and its situation, what each seat sees of it, its bots, the campaigns they belong to."""
