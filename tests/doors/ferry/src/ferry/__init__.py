"""Ferry, a small game for two to four: load crates unseen, and land before the boat sinks."""

from interrex.engine.game import ROLE, Game, Option

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
    secrets=True,
    setup=setup,
    result=result,
    view=view,
    components=components,
    evaluate=evaluate,
    pieces=lambda g: {},
    zones=ZONES,
    verbs=(LOAD, LAND),
    named={ROLE: CREWS},
    roles=crews,
)
