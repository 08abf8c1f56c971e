"""The King's Dilemma, for three to five houses: one reign, or a kingdom of them."""

from interrex.engine.game import Depth, Extras, Faces, Game, Marks, Option, Rules, Search, Thinking
from interrex.engine.judgement import Judgement

from .ahead import AHEAD
from .between import KingdomView
from .bot import evaluate, next_offer, offers
from .components import PACKS, Components, components, pieces
from .data import HOUSE_IDS
from .fates import glance, manners
from .invitation import INVITATION
from .lessons import LESSONS
from .packs import STORIES
from .personalities import PERSONALITIES
from .play import setup
from .play.leaving import for_absent
from .play.scoring import result
from .play.terms import PROMISES
from .play.voting import VERBS, LaterTurn
from .prospects import PROSPECTS, warnings
from .reasons import UNTIMELY
from .saga import SAGA
from .state import ZONES
from .story.shelf import EARLIER, OURS
from .terms import NAMES as TERMS
from .terms import progress, terms
from .view import VIEW
from .view.types import BoardView
from .words import LOG_WORDS, NAMED
from .worlds import imagine

GAME = Game(
    id="kings-dilemma",
    version=3,
    title="The King's Dilemma",
    package=__name__,
    players=(3, 5),
    options=(Option("story", OURS, OURS[0], "11.1", "kings-dilemma-no-story", earlier=tuple(EARLIER)),),
    rules=Rules(
        setup=setup,
        result=result,
        pieces=pieces,
        zones=ZONES,
    ),
    faces=Faces(
        view=VIEW,
        components=components,
        clicks=(*VERBS, *LaterTurn.verbs, *UNTIMELY, *PROMISES),
        log_words=LOG_WORDS,
        prospects=PROSPECTS,
        warnings=warnings,
        named=NAMED,
        roles=lambda g: tuple([HOUSE_IDS[house - 1] for house in g.houses]) if all(g.houses) else (),
        invitation=INVITATION,
        shows=(BoardView, Components, KingdomView),
    ),
    thinking=Thinking(
        evaluate=evaluate,
        judgement=Judgement(__name__, TERMS, terms, progress),
        search=Search(
            scale=4.0,
            wide=12,
            knight=Depth(tries=300, on=0),
            regent=Depth(tries=1200, on=0),
            glances=4,
            plain_rivals=True,
        ),
        manners=manners,
        glance=glance,
        imagine=imagine,
        next_offer=next_offer,
        offers=offers,
        for_absent=for_absent,
        personalities=PERSONALITIES,
    ),
    saga=SAGA,
    extras=Extras(
        lessons=LESSONS,
        ahead=AHEAD,
        packs=PACKS,
        stories=STORIES,
        marks=Marks(decisions=4, copies=8),
    ),
)
