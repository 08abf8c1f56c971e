"""Kingsburg for two to five players, with its modules."""

from interrex.engine.game import Fullest, Game, Marks, Option

from .bot import evaluate
from .cards import ENTRIES
from .components import Components, components, pieces
from .lessons import FIRST_YEAR
from .play import setup
from .play.building import BUILD
from .play.choices import TAKE
from .play.ending import result
from .play.founding import DEALT, DRAFTED, NONE
from .play.governors import AUCTIONED
from .play.influence import INFLUENCE
from .play.scenarios import SCENARIOS
from .play.whims import STANDARD, TRADITION
from .prospects import PROSPECTS, foretells
from .state import ZONES
from .view import BoardView, alike, view
from .words import NAMED, TOLD

GAME = Game(
    id="kingsburg",
    version=1,
    title="Kingsburg",
    package=__name__,
    players=(2, 5),
    options=(
        Option("rows", (False, True), False, "15.1.1"),
        Option("strips", (NONE, DEALT, DRAFTED), NONE, "16.1.1"),
        Option("governors", (NONE, DEALT, AUCTIONED), NONE, "17.1.1"),
        Option("destiny", (False, True), False, "18.1.1"),
        Option("levies", (False, True), False, "19.1"),
        Option("whims", (NONE, STANDARD, TRADITION), NONE, "20.1.1"),
        Option("scenario", (NONE, *SCENARIOS), NONE, "21.1.1"),
    ),
    secrets=True,  # a look at the enemy card
    setup=setup,
    result=result,
    view=view,
    components=components,
    evaluate=evaluate,
    pieces=pieces,
    zones=ZONES,
    alike=alike,
    verbs=(INFLUENCE, BUILD, TAKE),
    told=TOLD,
    prospects=PROSPECTS,
    foretells=foretells,
    entries=ENTRIES,
    named=NAMED,
    lessons=(FIRST_YEAR,),
    shows=(BoardView, Components),
    marks=Marks(decisions=6, copies=10, compiled=(15, 70)),  # dice and few cards: less to carry along
    fullest=Fullest(
        {"rows": True, "strips": DEALT, "governors": DEALT, "destiny": True, "levies": True, "whims": STANDARD},
        Marks(decisions=4, copies=10),
    ),
)
