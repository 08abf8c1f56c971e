"""The Old King's Crown, for two to four players."""

from interrex.engine.game import Depth, Extras, Faces, Game, Option, Rules, Search, Thinking
from interrex.engine.judgement import Judgement

from .ahead import AHEAD
from .bot import evaluate
from .cards import ENTRIES, USES
from .components import LISTED, NAMED, Components, components, factions, pieces
from .data import FACTIONS
from .invitation import INVITATION
from .lessons import FIRST_YEAR
from .personalities import PERSONALITIES
from .play import ADVANCED, NORMAL, RANDOM, setup
from .play.ending import result
from .play.verbs import VERBS
from .prospects import PROSPECTS, after_night
from .renamed import RENAMED
from .terms import NAMES as TERMS
from .terms import progress, terms, won
from .view import VIEW
from .view.types import BoardView
from .words import LOG_WORDS
from .zones import ZONES

GAME = Game(
    id="old-kings-crown",
    version=3,
    title="The Old King's Crown",
    package=__name__,
    players=(2, 4),
    options=(
        Option("years", (4, 5, 6), 5, "2.1"),
        Option("setup", (NORMAL, ADVANCED), NORMAL, "19.1"),
        *[Option(f"seat-{seat}", (RANDOM, *FACTIONS), RANDOM, "2.5") for seat in range(1, 5)],
    ),
    rules=Rules(
        setup=setup,
        result=result,
        pieces=pieces,
        zones=ZONES,
        entries=ENTRIES,
        since=2,
        renamed=RENAMED,
    ),
    faces=Faces(
        view=VIEW,
        components=components,
        clicks=(*VERBS, *USES),
        log_words=LOG_WORDS,
        prospects=PROSPECTS,
        warnings=after_night,
        named=NAMED,
        listed=LISTED,
        roles=factions,
        invitation=INVITATION,
        shows=(BoardView, Components),
    ),
    thinking=Thinking(
        evaluate=evaluate,
        judgement=Judgement(__name__, TERMS, terms, progress, won),
        search=Search(
            scale=4.0,
            knight=Depth(tries=40),
            regent=Depth(tries=36, on=24, turns=8, passing=False),
            glances=8,
        ),
        personalities=PERSONALITIES,
    ),
    extras=Extras(
        lessons=(FIRST_YEAR,),
        ahead=AHEAD,
    ),
)
