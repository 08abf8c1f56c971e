"""Kingsburg, the base game for two to five players."""

from interrex.engine.game import Game

from .bot import determinize, evaluate
from .play import setup
from .play.ending import result
from .view import census, components, label, meant, refs, view

GAME = Game(
    id="kingsburg",
    version=1,
    title="Kingsburg",
    package=__name__,
    players=(2, 5),
    options=(),
    secrets=True,  # a look at the enemy card
    setup=setup,
    result=result,
    view=view,
    old_label=label,
    old_refs=refs,
    old_meant=meant,
    components=components,
    imagine=determinize,
    evaluate=evaluate,
    pieces=census,
)
