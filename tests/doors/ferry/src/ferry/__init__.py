"""Ferry, a small game for two to four: load crates unseen, and land before the boat sinks."""

from interrex.engine.game import ROLE, Faces, Game, Option, Rules, Thinking

from .bot import evaluate
from .data import CREWS, ROUNDS
from .play import LAND, LOAD, result, setup
from .state import ZONES
from .view import components, crews, view

GAME = Game(
    id="ferry",
    version=1,
    title="Ferry",
    package=__name__,
    players=(2, 4),
    options=(Option("rounds", ROUNDS, ROUNDS[0], "1.1"),),
    rules=Rules(
        setup=setup,
        result=result,
        pieces=lambda g: {},
        zones=ZONES,
    ),
    faces=Faces(
        view=view,
        components=components,
        clicks=(LOAD, LAND),
        named={ROLE: CREWS},
        roles=crews,
    ),
    thinking=Thinking(
        evaluate=evaluate,
    ),
)
