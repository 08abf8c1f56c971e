"""What Kingdom cards are worth to whoever holds them: influence over a whole game, as far as one can tell beforehand.

What comes year after year is worth most; what is used once, or only to whoever has the right cards, least.
"""

from __future__ import annotations

from typing import Final

from .data import KINGDOM

_WORTH: Final = {
    "tithe-barn": 2.4, "well-of-questions": 2.0, "ring-of-menhirs": 1.8, "toll-bridge": 1.8, "coronation-stone": 1.8,
    "calfskin-drum": 1.6, "hedge-school": 1.4, "drovers-guild": 1.4, "voices-from-the-common": 1.4,
    "opened-barrow": 1.3, "reprieve-in-a-borrowed-hand": 1.3, "harvest-wreath": 1.3, "borrowed-liveries": 1.3,
    "sword-from-the-thatch": 1.2, "scraped-parchment": 1.1, "velvet-oath": 1.1, "quaking-bog": 1.1, "moot-hill": 1.0,
    "bitterns-last-boom": 1.0, "hauling-ox": 1.0, "last-fair": 1.0, "summoning-sticks": 1.0,
    "wrestling-at-the-wake": 0.9, "pilgrim-stair": 0.8, "wayhouse-of-returnings": 0.8, "roll-call-in-the-rain": 0.8,
    "old-poacher": 0.8, "gravediggers-bargain": 0.8, "wheelwrights-yard": 0.8, "sheep-gate-in-the-wall": 0.8,
    "adder-in-the-bracken": 0.8, "door-of-bog-oak": 0.8, "warrant-under-wax": 0.7, "bell-under-the-bog": 0.7,
    "milk-brother": 0.7, "hazel-lane": 0.7, "magpies-diet": 0.7, "house-with-no-door": 0.6, "turn-of-the-wind": 0.6,
    "relay-of-grey-mares": 0.6, "eclipse-over-the-fell": 0.6, "snow-blindness": 0.6, "rookery-post": 0.6,
    "sunken-causeway": 0.6, "cupboard-of-death-masks": 0.6, "rowan-charm": 0.6, "tinkers-caravan": 0.6,
    "tally-stick": 0.5, "hidden-granary": 0.5, "all-souls-thaw": 0.4, "crows-perch-on-the-tor": 0.4,
}  # fmt: skip
KINGDOM_WORTH: Final[tuple[float, ...]] = tuple([_WORTH[name] for name in KINGDOM])  # by card
