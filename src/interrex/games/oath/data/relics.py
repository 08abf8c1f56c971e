"""The twenty relics of Oath and the Grand Scepter (rulebook 14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .faces import (
    ACTION,
    BATTLE_PLAN,
    FREE,
    PLAIN,
    S_BURN_FF,
    S_BURN_S,
    SEARCH,
    TRADE,
    TRAVEL,
    Cost,
    Kind,
    S,
)


class Relic(NamedTuple):
    """A relic. It has no suit, and no restriction; whoever holds it has its powers."""

    number: int
    id: str
    dice: int                  # of defense, on its shield: what it adds as a target (rulebook 2.4.2)
    powers: tuple[Kind, ...]
    cost: Cost
    persistent: bool = False


RELICS: Final = (
    Relic(211, "sticky-fire",        2, (BATTLE_PLAN,),        FREE),
    Relic(212, "cursed-cauldron",    3, (BATTLE_PLAN,),        FREE),
    Relic(213, "brass-horse",        2, (ACTION,),             S),
    Relic(214, "truthful-harp",      2, (SEARCH,),             FREE),
    Relic(215, "grand-mask",         2, (PLAIN,),              FREE,      persistent=True),
    Relic(216, "horned-mask",        2, (ACTION,),             S),
    Relic(217, "cup-of-plenty",      2, (TRADE,),              FREE),
    Relic(218, "whistle",            2, (ACTION,),             S),
    Relic(219, "dowsing-sticks",     3, (ACTION,),             S_BURN_FF),
    Relic(220, "cracked-horn",       2, (SEARCH,),             FREE),
    Relic(221, "bandit-crown",       3, (PLAIN,),              FREE,      persistent=True),
    Relic(222, "ring-of-devotion",   3, (PLAIN,),              FREE),
    Relic(223, "skeleton-key",       3, (ACTION,),             S_BURN_S),
    Relic(224, "oracular-pig",       2, (ACTION,),             FREE),
    Relic(225, "circlet-of-command", 1, (PLAIN,),              FREE,      persistent=True),
    Relic(226, "ivory-eye",          2, (ACTION,),             S),
    Relic(227, "map",                3, (ACTION,),             FREE),
    Relic(228, "obsidian-cage",      2, (BATTLE_PLAN, ACTION), FREE),
    Relic(229, "book-of-records",    2, (SEARCH,),             FREE),
    Relic(230, "dragonskin-drum",    2, (TRAVEL,),             FREE),
    Relic(231, "the-grand-scepter",  5, (ACTION,),             FREE),
)
GRAND_SCEPTER: Final = "the-grand-scepter"  # the Chancellor's from the start, never in the relic deck (rulebook 1.8)
