"""The components of Tribute: nine numbers, and fifteen cards of the court, three of each kind."""

from __future__ import annotations

NUMBERS = tuple(range(1, 10))
KINDS = ("ambush", "spy", "fool", "herald", "page")
COURT = tuple([f"{kind}-{suit}" for kind in KINDS for suit in ("red", "green", "blue")])
NUMBER = {name: number for number, name in enumerate(COURT)}

HAND = 3  # cards of the court to begin with
COINS = 2
MOST_BID = 2


def kind(card: int) -> str:
    return COURT[card].partition("-")[0]
