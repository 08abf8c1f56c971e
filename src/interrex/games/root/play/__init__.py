"""The order of play: set-up, then turn after turn until somebody has won. A file or folder for each faction."""

from __future__ import annotations

from interrex.engine.errors import BadConfig
from interrex.engine.game import Options, Result
from interrex.engine.luck import Luck

from ..data import (
    ALLIANCE,
    BIRD,
    CARDS,
    DECK,
    DOMINANCE,
    EYRIE,
    FACTIONS,
    ITEM_SUPPLY,
    MAPS,
    MARQUISE,
    QUESTS,
    RUIN_ITEMS,
    VAGABOND,
)  # fmt: skip
from ..state import NOBODY, Decision, Procedure, Root, Rover, SeatProcedure
from . import alliance, daylight, eyrie, marquise, vagabond, walkthrough
from .common import win
from .daylight import BirdsongEffects

HAND = 3
RANDOM = "random"


def setup(players: int, options: Options, luck: Luck) -> Root:
    """Law 5.1."""
    first_game = bool(options["walkthrough"])
    if first_game:
        walkthrough.check(players, options)
        faction = walkthrough.SEATS
    else:
        faction = seating([str(options[f"seat-{seat + 1}"]) for seat in range(players)], luck)
    g = Root(MAPS[str(options["map"])], faction, luck)
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
    g.rovers = [Rover() for f in faction if f >= VAGABOND]
    under_ruins(g, luck)
    if g.rovers:
        g.quest_deck = list(range(len(QUESTS)))
        luck.shuffle(g.quest_deck)
    if ALLIANCE in faction and not first_game:
        g.supporters = tuple(sorted([g.deck.pop() for _ in range(3)]))  # law 8.3.4
    g.push(Woodland(first_game))
    return g


def seating(chosen: list[str], luck: Luck) -> tuple[int, ...]:
    """Factions in seat order: as chosen; "random" draws among those nobody chose (rulebook 11.1)."""
    named = [FACTIONS.index(word) for word in chosen if word != RANDOM]
    if len(set(named)) < len(named):
        raise BadConfig("root-bad-twice", "root")
    if VAGABOND + 1 in named and VAGABOND not in named:
        raise BadConfig("root-bad-second-vagabond", "root")
    if len(named) == len(chosen) and min(named) == VAGABOND:
        raise BadConfig("root-bad-only-vagabonds", "root")
    left = [f for f in (MARQUISE, EYRIE, ALLIANCE, VAGABOND) if f not in named]
    luck.shuffle(left)
    return tuple([left.pop() if word == RANDOM else FACTIONS.index(word) for word in chosen])


def under_ruins(g: Root, luck: Luck) -> None:
    """Items beneath the ruins, for each Vagabond a set (law 9.3.4, 9.7.1); without one, ruins are just in the way."""
    items = [item for item in RUIN_ITEMS for _ in range(max(1, len(g.rovers)))]
    luck.shuffle(items)
    each = len(items) // len(g.board.ruins)
    for number, clearing in enumerate(g.board.ruins):
        g.ruins[clearing] = tuple(sorted(items[number * each : (number + 1) * each]))


class Woodland(Procedure):
    """Set-up in the order of the factions, then turns from the first seat on."""

    __slots__ = ("first_game",)

    def __init__(self, first_game: bool) -> None:
        self.first_game = first_game

    def step(self, g: Root, n: int) -> bool:
        if n <= VAGABOND and self.first_game:
            if n == 0:
                walkthrough.lay_out(g)
            return True
        if n < VAGABOND:
            if g.seat_of[n] != NOBODY:
                g.then(*set_up(n, g.seat_of[n]))
            return True
        if n == VAGABOND:
            wanderers = [seat for seat in range(g.players) if g.faction[seat] >= VAGABOND]
            if len(wanderers) > 1:
                g.luck.shuffle(wanderers)  # law 9.7.1
            g.then(*[vagabond.ChooseCharacter(seat) for seat in wanderers])
            return True
        if n == VAGABOND + 1 and g.rovers:
            vagabond.open_quests(g)  # law 9.3.3
        turn = n - VAGABOND - 1
        g.turn = turn % g.players
        g.round = turn // g.players + 1
        g.push(Turn(g.turn))
        return True


def set_up(faction: int, seat: int) -> tuple[Decision, ...]:
    """Law 5.1.7."""
    match faction:
        case 0:
            return (marquise.KeepPlace(seat),)
        case 1:
            return (eyrie.FirstRoost(seat), eyrie.ChooseLeader(seat))
    return ()  # the Alliance has its supporters already


PHASES = {
    MARQUISE: (marquise.Birdsong, marquise.Daylight, marquise.Evening),
    EYRIE: (eyrie.Birdsong, eyrie.Daylight, eyrie.Evening),
    ALLIANCE: (alliance.Birdsong, alliance.Conspire, alliance.Evening),
    VAGABOND: (vagabond.Birdsong, vagabond.Roam, vagabond.Evening),
    VAGABOND + 1: (vagabond.Birdsong, vagabond.Roam, vagabond.Evening),
}


START = {1: daylight.start_of_daylight, 2: daylight.start_of_evening}  # what crafted cards bring before the phase


class Turn(SeatProcedure):
    """Birdsong, Daylight, Evening (law 1.4.1)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        seat = self.seat
        phases = PHASES[g.faction[seat]]
        g.phase = n + 1
        if n == 0:
            g.used = g.acted = g.left = 0
            g.activated = [0, 0, 0]
            g.tell("root-turn", seat=seat, round=g.round)
            if g.dominance[seat] != NOBODY and g.coalition[seat] == NOBODY and dominates(g, seat):
                win(g, seat, "3.3.1.2" if CARDS[g.dominance[seat]].suit == BIRD else "3.3.1.1")
            if g.crafted[seat]:
                at_any_time = BirdsongEffects(seat, start=False)
                g.then(BirdsongEffects(seat, start=True), at_any_time, phases[0](seat), at_any_time)
            else:
                g.push(phases[0](seat))
            return True
        g.push(phases[n](seat))
        START[n](g, seat)
        return n < 2


def dominates(g: Root, seat: int) -> bool:
    """Three clearings of the suit, or two opposite corners (law 3.3.1)."""
    faction = g.faction[seat]
    rulers = g.rulers()
    suit = CARDS[g.dominance[seat]].suit
    if suit == BIRD:
        return any(rulers[a] == faction and rulers[b] == faction for a, b in g.board.corners)
    return sum([rulers[c] == faction and g.suits[c] == suit for c in range(len(rulers))]) >= 3


def result(g: Root) -> Result:
    """Winners, and the rule by which they won; while it goes on, whoever leads."""
    if g.winners:
        return Result(g.winners, tuple(g.score), g.won_by)
    best = max(g.score)
    return Result(tuple([s for s in range(g.players) if g.score[s] == best]), tuple(g.score), "3.1")
