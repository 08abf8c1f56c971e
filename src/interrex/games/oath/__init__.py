"""Oath, for two to six players."""

from interrex.engine.game import Game, Option

from .bot import evaluate, overture
from .cards import ENTRIES
from .chronicle import Chapter
from .components import NAMED, Components, components, pieces, roles
from .lessons import FIRST_GAME
from .play.setup import setup
from .play.turn import Act
from .play.victory import result
from .saga import SAGA
from .view import view
from .view.types import BoardView
from .zones import ZONES, imagine

GAME = Game(
    id="oath",
    version=2,
    title="Oath",
    package=__name__,
    players=(2, 6),
    options=(
        Option("chancellor", (0, 1, 2, 3, 4, 5, 6), 0, "12.3"),
        Option("guided", (False, True), False, "12.8"),
    ),
    secrets=True,
    setup=setup,
    result=result,
    view=view,
    components=components,
    evaluate=evaluate,
    pieces=pieces,
    zones=ZONES,
    verbs=Act.verbs,
    entries=ENTRIES,
    imagine=imagine,
    named=NAMED,
    roles=roles,
    saga=SAGA,
    lessons=(FIRST_GAME,),
    overture=overture,
    shows=(BoardView, Components, Chapter),
)
