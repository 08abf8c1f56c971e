"""What each component does: one entry each, in the order of ``data``, in the words of ``powers``.

order and the other suits   denizens, 33 each
edifices, relics, visions, sites, banners, reliquary
"""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data.numbers import NUMBER
from ..ruling import POWERS
from . import arcane, banners, beast, discord, edifices, hearth, nomad, order, relics, reliquary, sites, visions

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    **discord.ENTRIES,
    **arcane.ENTRIES,
    **order.ENTRIES,
    **hearth.ENTRIES,
    **beast.ENTRIES,
    **nomad.ENTRIES,
    **edifices.ENTRIES,
    **relics.ENTRIES,
    **visions.ENTRIES,
    **sites.ENTRIES,
    **banners.ENTRIES,
    **reliquary.ENTRIES,
}

POWERS.enter(ENTRIES, NUMBER)
