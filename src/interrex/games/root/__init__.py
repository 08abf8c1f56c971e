"""Root, the base game for two to four players, on the Autumn and Winter maps."""

from interrex.engine.game import Depth, Extras, Faces, Game, Marks, Notation, Option, Rules, Search, Thinking
from interrex.engine.judgement import Judgement

from .ahead import AHEAD
from .bot import evaluate
from .bot.terms import NAMES as TERMS
from .bot.terms import progress, terms, won
from .cards import ENTRIES
from .components import LISTED, NAMED, Components, components, factions, pieces
from .data import FACTIONS, MAPS
from .foretold import warnings
from .invitation import INVITATION
from .legs import LEGS
from .lessons import FIRST_GAME
from .personalities import PERSONALITIES
from .play import RANDOM, result, setup
from .play.verbs import VERBS
from .prospects import PROSPECTS
from .rootlog import rootlog
from .view import VIEW
from .view.types import BoardView
from .words import LOG_WORDS
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
        clicks=VERBS,
        log_words=LOG_WORDS,
        prospects=PROSPECTS,
        warnings=warnings,
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
            scale=6.0,
            steward=Depth(tries=5, on=16, passing=False),
            knight=Depth(on=8, passing=False),
            regent=Depth(tries=70, on=24, turns=8, passing=False),
        ),
        turn=lambda g: g.turn,
        personalities=PERSONALITIES,
    ),
    saga=LEGS,
    extras=Extras(
        lessons=(FIRST_GAME,),
        notations=(Notation("rootlog", rootlog),),
        marks=Marks(compiled=(8, 22)),
        ahead=AHEAD,
    ),
)
