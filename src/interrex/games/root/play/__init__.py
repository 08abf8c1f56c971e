"""The order of play: set-up, then turn after turn until somebody has won. A folder for each faction."""

from __future__ import annotations

from typing import Final

from interrex.engine.errors import BadConfig
from interrex.engine.frames import Frame
from interrex.engine.game import Result, Start
from interrex.engine.luck import Luck

from .. import legs
from ..data import (
    ALLIANCE,
    BIRD,
    BIRDSONG,
    CARDS,
    DAYLIGHT,
    DECK,
    DOMINANCE,
    EVENING,
    EYRIE,
    FACTIONS,
    ITEM_SUPPLY,
    MAPS,
    MARQUISE,
    QUESTS,
    RUIN_ITEMS,
    VAGABOND,
    VAGABOND_2,
    Map,
)  # fmt: skip
from ..faction import Faction
from ..moments import BIRDSONG_BEGINS, DAYLIGHT_BEGINS, EFFECTS, EVENING_BEGINS, IN_BIRDSONG, NEVER
from ..satchel import vagabonds
from ..state import NOBODY, Procedure, Root, SeatProcedure
from . import walkthrough
from .alliance import Alliance
from .common import win
from .effects import UseEffect, use_effects
from .eyrie import Eyrie
from .marquise import Marquise
from .vagabond import VagabondFaction

HAND: Final = 3
RANDOM: Final = "random"


#                                       faction          a hand is cut down by
PEOPLES: Final[tuple[Faction, ...]] = (
    Marquise(MARQUISE).discarding_by("6.6"),
    Eyrie(EYRIE).discarding_by("7.6.2"),
    Alliance(ALLIANCE).discarding_by("8.6.2"),
    VagabondFaction(VAGABOND).discarding_by("9.6.3"),
    VagabondFaction(VAGABOND_2).discarding_by("9.6.3"),
)


# The factions in the order in which they are set up, those of a kind together
KINDS: Final = tuple([
    tuple([f for f in range(first, len(PEOPLES)) if f == first or (f == first + 1 and PEOPLES[f].second)])
    for first, people in enumerate(PEOPLES) if not people.second
])  # fmt: skip


def woodland(map: Map, faction: tuple[int, ...], luck: Luck) -> Root:
    """An empty one, for these factions."""
    return Root.new(map, faction, PEOPLES, luck)


def setup(start: Start, luck: Luck) -> Root:
    """Law 5.1."""
    legs.check(start)
    players, options = start.players, start.options
    first_game = bool(options["walkthrough"])
    if first_game:
        walkthrough.check(players, options)
        faction = walkthrough.SEATS
    else:
        faction = seating([str(options[f"seat-{seat + 1}"]) for seat in range(players)], luck)
    g = woodland(MAPS[str(options["map"])], faction, luck)
    if not g.suits:  # the winter map: four tokens of each suit, dealt at random
        suits = [suit for suit in range(3) for _ in range(4)]
        luck.shuffle(suits)
        g.suits = tuple(suits)
    g.deck = [card for card in DECK if players > 2 or CARDS[card].kind != DOMINANCE]
    if first_game:
        walkthrough.deal(g)
    luck.shuffle(g.deck)
    if not first_game:
        g.hands = [tuple(sorted([g.deck.pop() for _ in range(HAND)])) for _ in range(players)]
    g.item_supply = list(ITEM_SUPPLY)
    under_ruins(g, luck)
    if vagabonds(g):
        g.quest_deck = list(range(len(QUESTS)))
        luck.shuffle(g.quest_deck)
    if not first_game:
        for people in g.people:
            people.deal(g)
    g.push(Woodland(first_game))
    return g


def seating(chosen: list[str], luck: Luck) -> tuple[int, ...]:
    """Factions in seat order: as chosen; "random" draws among those nobody chose (rulebook 11.1)."""
    named = [FACTIONS.index(word) for word in chosen if word != RANDOM]
    if len(set(named)) < len(named):
        raise BadConfig("root-bad-twice", "root")
    if any(PEOPLES[f].second and f - 1 not in named for f in named):
        raise BadConfig("root-bad-second-vagabond", "root")
    if len(named) == len(chosen) and not any(PEOPLES[f].has_warriors for f in named):
        raise BadConfig("root-bad-only-vagabonds", "root")
    left = [f for f, people in enumerate(PEOPLES) if not people.second and f not in named]
    luck.shuffle(left)
    return tuple([left.pop() if word == RANDOM else FACTIONS.index(word) for word in chosen])


def under_ruins(g: Root, luck: Luck) -> None:
    """Items beneath the ruins, for each Vagabond a set (law 9.3.4, 9.7.1); without one, ruins are just in the way."""
    items = [item for item in RUIN_ITEMS for _ in range(max(1, len(vagabonds(g))))]
    luck.shuffle(items)
    each = len(items) // len(g.map.ruins)
    for number, clearing in enumerate(g.map.ruins):
        g.ruins[clearing] = tuple(sorted(items[number * each : (number + 1) * each]))


class Woodland(Procedure):
    """Set-up in the order of the factions, then turns from the first seat on."""

    __slots__ = ("first_game",)

    def __init__(self, first_game: bool) -> None:
        self.first_game = first_game

    def step(self, g: Root, n: int) -> bool:
        if n < len(KINDS):
            if not self.first_game:
                set_up(g, KINDS[n])
            elif n == 0:
                walkthrough.lay_out(g)
            return True
        turn = n - len(KINDS)
        g.turn = turn % g.players
        g.round = turn // g.players + 1
        g.push(Turn(g.turn))
        return True


def set_up(g: Root, kind: tuple[int, ...]) -> None:
    """Law 5.1.7; of two of a kind, lots say who is first (9.7.1)."""
    seats = sorted([g.seat_of[faction] for faction in kind if g.seat_of[faction] != NOBODY])
    if len(seats) > 1:
        g.luck.shuffle(seats)
    g.then(*[frame for seat in seats for frame in g.people[seat].set_up(seat)])


class Turn(SeatProcedure):
    """Birdsong, Daylight, Evening (law 1.4.1)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        seat = self.seat
        g.phase = BIRDSONG + n
        if g.phase == BIRDSONG:
            g.new_turn()
            if g.listener is not None:
                g.tell("root-turn", seat=seat, round=g.round)
            if g.dominance[seat] != NOBODY and g.coalition[seat] == NOBODY and dominates(g, seat):
                win(g, seat, "3.3.1.2" if CARDS[g.dominance[seat]].suit == BIRD else "3.3.1.1")
        begin_phase(g, seat, g.people[seat].phase(seat, n))
        return g.phase != EVENING


#                      before it           at its start and at its end
AROUND: Final = {
    BIRDSONG:         (BIRDSONG_BEGINS,    IN_BIRDSONG),
    DAYLIGHT:         (DAYLIGHT_BEGINS,    NEVER),
    EVENING:          (EVENING_BEGINS,     NEVER),
}  # fmt: skip


def begin_phase(g: Root, seat: int, phase: Frame[Root]) -> None:
    """A phase, with what crafted effects bring around it."""
    crafted = g.crafted[seat]
    if not crafted:
        g.push(phase)
        return
    before, around = AROUND[g.phase]
    if around.mask and EFFECTS.at(around, crafted):
        g.then(use_effects(seat, around), phase, use_effects(seat, around))
    else:
        g.push(phase)
    if EFFECTS.at(before, crafted):
        UseEffect(seat, before).ask_on(g)


def dominates(g: Root, seat: int) -> bool:
    have, asked = toward_dominance(g, seat)
    return have >= asked


def toward_dominance(g: Root, seat: int) -> tuple[int, int]:
    """Clearings it rules of those its card asks for: three of the suit, or two opposite corners (law 3.3.1)."""
    faction = g.faction[seat]
    rulers = g.rulers()
    suit = CARDS[g.dominance[seat]].suit
    have = 0
    if suit == BIRD:
        for a, b in g.map.corners:
            have = max(have, (rulers[a] == faction) + (rulers[b] == faction))
        return have, 2
    for c, ruler in enumerate(rulers):
        if ruler == faction and g.suits[c] == suit:
            have += 1
    return have, 3


def result(g: Root) -> Result:
    """Winners, and the rule by which they won; while it goes on, whoever leads."""
    if g.winners:
        return Result(g.winners, tuple(g.score), g.won_by)
    best = max(g.score)
    return Result(tuple([s for s in range(g.players) if g.score[s] == best]), tuple(g.score), "3.1")
