"""The King's Dilemma, for three to five houses: one reign, or a kingdom of them."""

from interrex.engine.game import Game, Marks, Option

from .between import KingdomView
from .bot import evaluate, overture
from .components import PACKS, Components, components, pieces
from .data import HOUSE_IDS
from .lessons import LESSONS
from .play import setup
from .play.leaving import forsakes
from .play.scoring import result
from .play.terms import PROMISES
from .play.voting import VERBS
from .saga import SAGA
from .state import ZONES
from .stories import STORIES
from .story.shelf import OURS
from .view import BoardView, view
from .words import NAMED, TOLD
from .worlds import imagine

GAME = Game(
    id="kings-dilemma",
    version=3,
    title="The King's Dilemma",
    package=__name__,
    players=(3, 5),
    options=(Option("story", OURS, OURS[0], "11.1", "kings-dilemma-no-story"),),
    secrets=True,
    setup=setup,
    result=result,
    view=view,
    components=components,
    evaluate=evaluate,
    pieces=pieces,
    zones=ZONES,
    verbs=(*VERBS, *PROMISES),
    told=TOLD,
    imagine=imagine,
    lessons=LESSONS,
    shows=(BoardView, Components, KingdomView),
    saga=SAGA,
    packs=PACKS,
    named=NAMED,
    roles=lambda g: tuple([HOUSE_IDS[house - 1] for house in g.houses]) if all(g.houses) else (),
    marks=Marks(decisions=4, copies=8),
    stories=STORIES,
    overture=overture,
    forsakes=forsakes,
)
