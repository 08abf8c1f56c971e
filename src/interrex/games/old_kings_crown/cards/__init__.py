"""What each component does: one entry each, in the order of ``data.py``, in the words of ``powers.py``.

factions    the Agent, and the cards of the places of power
relics      Kingdom cards by suit
secrets
oaths
tactics     four for each faction
favours     one for each faction
locations
councils
"""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import COMPONENTS
from ..moments import POWERS
from ..play.using import Use
from . import councils, factions, favours, locations, oaths, relics, secrets, tactics

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    **factions.BASIC,
    **factions.PLACES,
    **relics.ENTRIES,
    **secrets.ENTRIES,
    **oaths.ENTRIES,
    **tactics.ENTRIES,
    **favours.ENTRIES,
    **locations.ENTRIES,
    **councils.ENTRIES,
}

POWERS.enter(ENTRIES, COMPONENTS)

USES: Final = tuple([p.does for powers in ENTRIES.values() for p in powers if isinstance(p.does, Use)])
