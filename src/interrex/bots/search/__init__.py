"""Search: one for all games, over worlds that a seat could be in.

``player`` decides: a few candidates are tried in the same worlds, and the better half goes on (halving). ``tree``
remembers what was tried after each, ``walk`` goes down it and on to the end of a turn, keeping answers under seal
apart, and ``judge`` says what came of it, by the game's own ``evaluate``.
"""

from .judge import Opinion
from .player import SearchBot

__all__ = ["Opinion", "SearchBot"]
