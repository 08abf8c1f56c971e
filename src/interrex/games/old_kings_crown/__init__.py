"""The Old King's Crown, for two to four players."""

from interrex.engine.game import Game, Option

from .bot import evaluate
from .cards import ENTRIES
from .components import NAMED, Components, components, factions, pieces
from .data import FACTIONS
from .lessons import FIRST_YEAR
from .play import ADVANCED, NORMAL, RANDOM, setup
from .play.ending import result
from .play.verbs import VERBS
from .prospects import PROSPECTS
from .view import view
from .view.types import BoardView
from .words import TOLD
from .zones import ZONES

GAME = Game(
    id="old-kings-crown",
    version=2,
    title="The Old King's Crown",
    package=__name__,
    players=(2, 4),
    options=(
        Option("years", (4, 5, 6), 5, "2.1"),
        Option("setup", (NORMAL, ADVANCED), NORMAL, "19.1"),
        *[Option(f"seat-{seat}", (RANDOM, *FACTIONS), RANDOM, "2.5") for seat in range(1, 5)],
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
    entries=ENTRIES,
    named=NAMED,
    roles=factions,
    prospects=PROSPECTS,
    lessons=(FIRST_YEAR,),
    shows=(BoardView, Components),
)
