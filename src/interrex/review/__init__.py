"""A game looked back upon: what was luck, what was one's own doing, what the others did.

``shares`` splits how a seat's chance to win moved; ``weighing`` says what each answer to one question was worth to
whoever was asked, as far as they could know.
"""
