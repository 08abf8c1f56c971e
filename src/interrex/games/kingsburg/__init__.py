"""Kingsburg, the base game for two to five players."""

from interrex.engine.game import Game, Marks

from .bot import evaluate
from .cards import ENTRIES
from .components import components, pieces
from .lessons import FIRST_YEAR
from .play import setup
from .play.building import BUILD
from .play.choices import TAKE
from .play.ending import result
from .play.influence import INFLUENCE
from .prospects import PROSPECTS, foretells
from .state import ZONES
from .view import view
from .words import NAMED, TOLD

GAME = Game(
    id="kingsburg",
    version=1,
    title="Kingsburg",
    package=__name__,
    players=(2, 5),
    options=(),
    secrets=True,  # a look at the enemy card
    setup=setup,
    result=result,
    view=view,
    components=components,
    evaluate=evaluate,
    pieces=pieces,
    zones=ZONES,
    verbs=(INFLUENCE, BUILD, TAKE),
    told=TOLD,
    prospects=PROSPECTS,
    foretells=foretells,
    entries=ENTRIES,
    named=NAMED,
    lessons=(FIRST_YEAR,),
    marks=Marks(decisions=6, copies=10, compiled=(15, 70)),  # dice and few cards: less to carry along
)
