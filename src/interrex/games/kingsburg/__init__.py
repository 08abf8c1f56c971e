"""Kingsburg, the base game for two to five players."""

from interrex.engine.game import Game

from .bot import determinize, evaluate
from .play import setup
from .play.ending import result
from .view import census, label, refs, view

GAME = Game(
    id="kingsburg",
    version=1,
    title="Kingsburg",
    package=__name__,
    players=(2, 5),
    options=(),
    setup=setup,
    result=result,
    view=view,
    label=label,
    refs=refs,
    determinize=determinize,
    evaluate=evaluate,
    census=census,
)
