"""Kingsburg for two to five players, with its modules."""

from interrex.engine.game import Exclusion, Extras, Faces, Fullest, Game, Marks, Option, Rules, Search, Thinking
from interrex.engine.judgement import Judgement

from .ahead import AHEAD
from .bot import evaluate
from .cards import ENTRIES
from .components import Components, components, listed, pieces
from .data import NOT_WITH_LEVIES, SCENARIOS
from .invitation import EVERYTHING, INVITATION
from .lessons import FIRST_YEAR
from .personalities import PERSONALITIES
from .play import setup
from .play.building import BUILD
from .play.choices import TAKE
from .play.ending import result
from .play.founding import DEALT, DRAFTED, NONE
from .play.governors import AUCTIONED
from .play.influence import INFLUENCE
from .play.whims import STANDARD, TRADITION
from .prospects import PROSPECTS, warnings
from .reasons import UNTIMELY
from .state import ZONES
from .terms import NAMES as TERMS
from .terms import progress, terms
from .view import VIEW
from .view.types import BoardView
from .words import LOG_WORDS, NAMED

GAME = Game(
    id="kingsburg",
    version=2,
    title="Kingsburg",
    package=__name__,
    players=(2, 5),
    options=(
        Option("rows", (False, True), False, "15.1.1"),
        Option("strips", (NONE, DEALT, DRAFTED), NONE, "16.1.1"),
        Option("governors", (NONE, DEALT, AUCTIONED), NONE, "17.1.1"),
        Option("balanced", (False, True), False, "17.1.5", idle=("governors", NONE)),
        Option("destiny", (False, True), False, "18.1.1"),
        Option("levies", (False, True), False, "19.1"),
        Option("whims", (NONE, STANDARD, TRADITION), NONE, "20.1.1"),
        Option("scenario", (NONE, *[card.id for card in SCENARIOS]), NONE, "21.1.1"),
    ),
    excludes=tuple(
        [Exclusion(("scenario", id), ("levies", True), "kingsburg-bad-promises") for id in NOT_WITH_LEVIES]
    ),  # rulebook 21.1.1
    rules=Rules(
        setup=setup,
        result=result,
        pieces=pieces,
        zones=ZONES,
        entries=ENTRIES,
        since=1,
    ),
    faces=Faces(
        view=VIEW,
        components=components,
        clicks=(*UNTIMELY, INFLUENCE, BUILD, TAKE),
        log_words=LOG_WORDS,
        prospects=PROSPECTS,
        warnings=warnings,
        named=NAMED,
        listed=listed(),
        invitation=INVITATION,
        shows=(BoardView, Components),
    ),
    thinking=Thinking(
        evaluate=evaluate,
        judgement=Judgement(__name__, TERMS, terms, progress),
        search=Search(scale=6.0),
        personalities=PERSONALITIES,
    ),
    extras=Extras(
        lessons=(FIRST_YEAR,),
        ahead=AHEAD,
        marks=Marks(decisions=6, copies=10, compiled=(15, 70)),  # dice and few cards: less to carry along
        fullest=Fullest(EVERYTHING, Marks(decisions=4, copies=10)),
    ),
)
