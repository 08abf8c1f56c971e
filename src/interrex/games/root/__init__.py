"""Root, the base game for two to four players, on the Autumn and Winter maps."""

from interrex.engine.game import Game, Notation, Option

from .bot import determinize, evaluate
from .components import census, components
from .data import FACTIONS, MAPS
from .lessons import FIRST_GAME
from .options import label, meant, refs
from .play import RANDOM, result, setup
from .rootlog import rootlog
from .view import view

GAME = Game(
    id="root",
    version=3,
    title="Root",
    package=__name__,
    players=(2, 4),
    options=(
        Option("map", tuple(MAPS), "autumn", "10.1"),
        *[Option(f"seat-{seat}", (RANDOM, *FACTIONS), RANDOM, "11.1") for seat in range(1, 5)],
        Option("walkthrough", (False, True), False, "11.4"),
    ),
    secrets=True,
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
    lessons=(FIRST_GAME,),
    notations=(Notation("rootlog", rootlog),),
)
