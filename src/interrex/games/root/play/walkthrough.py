"""The first-game walkthrough: its seats, its hands and its set-up (rulebook 11.4).

The learn-to-play book prints the Marquise's hand. Of the others it says what they do with their cards on the first
turn; the cards that fit, and those for the second, are ours.
"""

from __future__ import annotations

from interrex.engine.errors import BadConfig
from interrex.engine.game import Options

from ..data import (
    ALLIANCE,
    CHARACTER_NAMES,
    EYRIE,
    FACTIONS,
    LEADER_NAMES,
    MARQUISE,
    NUMBER,
    RECRUITER,
    SAWMILL,
    VAGABOND,
    WORKSHOP,
)
from ..state import Root
from . import eyrie, marquise, vagabond

SEATS: tuple[int, ...] = (MARQUISE, EYRIE, ALLIANCE, VAGABOND)
HANDS = {
    MARQUISE: ("brutal-tactics", "better-burrow-bank", "travel-gear-mouse"),
    EYRIE:    ("bake-sale", "cobbler", "sword"),
    ALLIANCE: ("crossbow-mouse", "tax-collector", "investments"),
    VAGABOND: ("gently-used-knapsack", "sappers", "codebreakers"),
}  # fmt: skip
SUPPORTERS = ("foxfolk-steel", "travel-gear-fox", "command-warren")

# Clearings and forests are counted from 0.
KEEP = 0
BUILDINGS = ((SAWMILL, 0), (WORKSHOP, 4), (RECRUITER, 8))
ROOST = 2
LEADER = "despot"
CHARACTER = "thief"
FOREST = 1


def check(players: int, options: Options) -> None:
    """Four players in the order of the sheet, on the autumn map."""
    chosen = [str(options[f"seat-{seat + 1}"]) for seat in range(players)]
    seats = [word in ("random", FACTIONS[faction]) for word, faction in zip(chosen, SEATS, strict=False)]
    if players != len(SEATS) or options["map"] != "autumn" or not all(seats):
        raise BadConfig("root-bad-walkthrough", "root")


def deal(g: Root) -> None:
    """The hands and the supporters, out of the deck before it is shuffled."""
    for seat, faction in enumerate(SEATS):
        g.hands[seat] = _taken(g, HANDS[faction])
    g.boards[ALLIANCE].supporters = _taken(g, SUPPORTERS)


def _taken(g: Root, names: tuple[str, ...]) -> tuple[int, ...]:
    cards = tuple(sorted([NUMBER[name] for name in names]))
    for card in cards:
        g.deck.remove(card)
    return cards


def lay_out(g: Root) -> None:
    """Every faction's pieces, without asking."""
    marquise.garrison(g, MARQUISE, KEEP)
    for kind, clearing in BUILDINGS:
        marquise.place_first(g, MARQUISE, kind, clearing)
    eyrie.first_roost(g, EYRIE, ROOST)
    eyrie.follow(g, EYRIE, LEADER_NAMES.index(LEADER))
    vagabond.take_up(g, VAGABOND, CHARACTER_NAMES.index(CHARACTER))
    vagabond.first_forest(g, VAGABOND, FOREST)
    g.push(vagabond.OpenQuests())
