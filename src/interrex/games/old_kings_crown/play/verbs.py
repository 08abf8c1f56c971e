"""What a click may mean though it is not asked about now: the verbs of the steps. Those of components: ``cards``."""

from __future__ import annotations

from typing import Final

from interrex.engine.verbs import Phrase

from .autumn import STANDING
from .bids import BID, Resolving
from .commands import AMBUSHES, FLANKS, RETREATS
from .placing import HERALD, LAY
from .spring import PLACE
from .wealth import Buying

VERBS: Final[tuple[Phrase, ...]] = (
    BID, *Resolving.verbs, HERALD, LAY, PLACE, AMBUSHES, RETREATS, FLANKS, *STANDING, *Buying.verbs,
)  # fmt: skip
