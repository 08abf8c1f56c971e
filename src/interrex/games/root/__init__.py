"""Root, the base game for two to four players, on the Autumn and Winter maps."""

from interrex.engine.game import Game, Marks, Notation, Option

from .bot import evaluate
from .cards import ENTRIES
from .components import NAMED, Components, components, factions, pieces
from .data import FACTIONS, MAPS
from .foretold import foretells
from .legs import LEGS
from .lessons import FIRST_GAME
from .play import RANDOM, result, setup
from .play.verbs import VERBS
from .prospects import PROSPECTS
from .rootlog import rootlog
from .view import view
from .view.types import BoardView
from .words import TOLD
from .zones import ZONES

GAME = Game(
    id="root",
    version=4,
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
    components=components,
    evaluate=evaluate,
    pieces=pieces,
    zones=ZONES,
    verbs=VERBS,
    told=TOLD,
    prospects=PROSPECTS,
    foretells=foretells,
    entries=ENTRIES,
    lessons=(FIRST_GAME,),
    shows=(BoardView, Components),
    saga=LEGS,
    named=NAMED,
    marks=Marks(compiled=(8, 22)),
    roles=factions,
    notations=(Notation("rootlog", rootlog),),
)
