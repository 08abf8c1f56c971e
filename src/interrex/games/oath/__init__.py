"""Oath, for two to six players."""

from interrex.engine.game import Depth, Extras, Faces, Game, Option, Rules, Search, Thinking
from interrex.engine.judgement import Judgement

from .ahead import AHEAD
from .between import RealmView
from .bot import evaluate, next_offer
from .bot.terms import FIXED, at_war, manners, progress, terms, won
from .bot.terms import NAMES as TERMS
from .cards import ENTRIES
from .chronicle import Chapter
from .components import LISTED, NAMED, Components, components, pieces, roles
from .invitation import INVITATION
from .lessons import FIRST_GAME
from .personalities import PERSONALITIES
from .play.elsewhere import pointed_at
from .play.setup import setup
from .play.turn import Act
from .play.victory import result
from .prospects import PROSPECTS
from .saga import SAGA
from .view import VIEW
from .view.types import BoardView
from .zones import ZONES, imagine, imagine_again

GAME = Game(
    id="oath",
    version=3,
    title="Oath",
    package=__name__,
    players=(2, 6),
    options=(
        Option("chancellor", (0, 1, 2, 3, 4, 5, 6), 0, "12.3"),
        Option("guided", (False, True), False, "12.8"),
    ),
    rules=Rules(
        setup=setup,
        result=result,
        pieces=pieces,
        zones=ZONES,
        entries=ENTRIES,
    ),
    faces=Faces(
        view=VIEW,
        components=components,
        clicks=(*Act.verbs, *pointed_at()),
        prospects=PROSPECTS,
        named=NAMED,
        listed=LISTED,
        roles=roles,
        invitation=INVITATION,
        shows=(BoardView, Components, Chapter, RealmView),
    ),
    thinking=Thinking(
        evaluate=evaluate,
        judgement=Judgement(__name__, TERMS, terms, progress, won, FIXED),
        search=Search(scale=0.12, steward=Depth(on=16), regent=Depth(tries=700)),
        turn=lambda g: g.turn,
        risks=at_war,
        manners=manners,
        imagine=imagine,
        imagine_again=imagine_again,
        next_offer=next_offer,
        personalities=PERSONALITIES,
    ),
    saga=SAGA,
    extras=Extras(
        lessons=(FIRST_GAME,),
        ahead=AHEAD,
    ),
)
