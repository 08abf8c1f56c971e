"""All 198 denizens of Oath in printed order, 33 a suit: the number of a card less one is its place here."""

from __future__ import annotations

from typing import Final

from .arcane import ARCANE_DENIZENS
from .beast import BEAST_DENIZENS
from .discord import DISCORD_DENIZENS
from .hearth import HEARTH_DENIZENS
from .nomad import NOMAD_DENIZENS
from .order import ORDER_DENIZENS

BY_SUIT: Final = (
    DISCORD_DENIZENS, ARCANE_DENIZENS, ORDER_DENIZENS, HEARTH_DENIZENS, BEAST_DENIZENS, NOMAD_DENIZENS,
)
DENIZENS: Final = tuple(sorted([card for cards in BY_SUIT for card in cards]))
