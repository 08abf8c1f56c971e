"""Heirloom: a toy game with a saga and sealed packs, for tests of what outlives a game and of what nobody may see yet.

In turn, each seat digs for a die's points, opens the next pack of the house, or takes a card out of an opened one. What
is opened stays open in later games, and points are kept by house.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine import frames, wire
from interrex.engine.action import Action
from interrex.engine.game import (
    Chronicle,
    Extras,
    Faces,
    Game,
    Option,
    Options,
    Packs,
    Result,
    Rules,
    Saga,
    Start,
    Thinking,
)
from interrex.engine.luck import Luck
from interrex.engine.message import Message, message
from interrex.engine.state import State
from interrex.engine.verbs import Choice, Verb, Word

CARDS = {  # by pack: what is in it, and its points
    "attic": {"lantern": 4, "spyglass": 6},
    "cellar": {"amphora": 9},
}
PACKS = tuple(CARDS)


class Heirloom(State):
    __slots__ = ("opened", "players", "score", "taken", "turns")

    game = "heirloom"
    players: int
    turns: int
    opened: tuple[str, ...]
    taken: tuple[str, ...]
    score: list[int]

    def copy(self) -> Heirloom:
        twin = Heirloom()
        self.copy_into(twin)
        twin.players, twin.turns, twin.opened, twin.taken = self.players, self.turns, self.opened, self.taken
        twin.score = self.score[:]
        return twin


def cards(g: Heirloom) -> dict[str, int]:
    """What can be taken."""
    return {card: n for pack in g.opened for card, n in CARDS[pack].items() if card not in g.taken}


class Dig(Verb[Heirloom]):
    name, rule = "dig", "1.1"

    def offers(self, g: Heirloom, seat: int) -> Sequence[Action]:
        return [self.action()]

    def act(self, g: Heirloom, seat: int, *values: Any) -> None:
        points = g.luck.roll()
        g.score[seat] += points
        g.tell("heirloom-digs", seat=seat, n=points)


class Open(Verb[Heirloom]):
    name, rule = "open", "1.2"

    def offers(self, g: Heirloom, seat: int) -> Sequence[Action]:
        return [self.action()] if len(g.opened) < len(PACKS) else []

    def act(self, g: Heirloom, seat: int, *values: Any) -> None:
        g.opened = PACKS[: len(g.opened) + 1]
        g.reveals += 1
        g.tell(f"heirloom-{g.opened[-1]}-opened", seat=seat)


class Take(Verb[Heirloom]):
    name, rule = "take", "1.3"
    takes = (Word("card", "card:{}", every=tuple([card for pack in CARDS.values() for card in pack])),)

    def offers(self, g: Heirloom, seat: int) -> Sequence[Action]:
        return [self.action(card) for card in cards(g)]

    def act(self, g: Heirloom, seat: int, *values: Any) -> None:
        g.score[seat] += cards(g)[values[0]]
        g.taken += (values[0],)
        g.tell("heirloom-takes", seat=seat, card=values[0])


class Turn(Choice[Heirloom]):
    __slots__ = ()
    rule, asks = "1.1", "heirloom-ask"
    verbs = (Dig(), Open(), Take())


class Turns(frames.Procedure[Heirloom]):
    __slots__ = ()

    def step(self, g: Heirloom, n: int) -> bool:
        g.push(Turn(n % g.players))
        return n + 1 < g.turns * g.players


class Book(wire.Struct, frozen=True):
    """What is written down: points by house, and what is open."""

    games: int
    points: list[int]
    opened: tuple[str, ...]


def setup(start: Start, luck: Luck) -> Heirloom:
    g = Heirloom()
    g.begin(luck)
    g.players, g.turns, g.score, g.taken = start.players, int(start.options["turns"]), [0] * start.players, ()
    g.opened = () if start.chronicle is None else wire.convert(start.chronicle, Book).opened
    g.push(Turns())
    return g


def writes(g: Heirloom, start: Start) -> Chronicle:
    book = Book(0, [], ()) if start.chronicle is None else wire.convert(start.chronicle, Book)
    points = [*book.points, *[0] * (max(start.houses) + 1 - len(book.points))]
    for house, scored in zip(start.houses, g.score, strict=True):
        points[house] += scored
    return {"games": book.games + 1, "points": points, "opened": list(g.opened)}


def settles(chronicle: Chronicle, houses: tuple[int, ...]) -> Options:
    return {}


def tells(chronicle: Chronicle) -> tuple[Message, ...]:
    book = wire.convert(chronicle, Book)
    return tuple([message("heirloom-owns", seat=house, n=n) for house, n in enumerate(book.points)])


def result(g: Heirloom) -> Result:
    winners = tuple([seat for seat in range(g.players) if g.score[seat] == max(g.score)])
    return Result(winners, tuple(g.score), "1.4")


def view(g: Heirloom, seat: int | None) -> dict[str, Any]:
    return {"score": g.score, "opened": list(g.opened), "cards": cards(g)}


GAME = Game(
    id="heirloom",
    version=1,
    title="Heirloom",
    package=__name__,
    players=(2, 3),
    options=(Option("turns", (2, 6), 2, "1.1"),),
    rules=Rules(
        setup=setup,
        result=result,
        pieces=lambda g: {"players": g.players},
        secrets=False,
    ),
    faces=Faces(
        view=view,
        components=dict,
    ),
    thinking=Thinking(
        evaluate=lambda g, seat: float(g.score[seat]),
    ),
    saga=Saga(writes, settles, tells),
    extras=Extras(
        packs=Packs(lambda: PACKS, lambda g, seat: g.opened, lambda pack: {"cards": dict(CARDS[pack])}),
    ),
)
