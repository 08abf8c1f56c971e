"""Cellar: a game of a few cards in which every way to come to know one is a move of its own.

Two seats in turn. Cards lie in hands, face down in a cellar before each seat, in the deck, and open on the table.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.frames import Decision
from interrex.engine.game import Faces, Game, Result, Rules, Start, Thinking
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.zones import ALL, NONE, Zone, everybody, nobody, owner


class Cellar(State):
    __slots__ = ("cellars", "deck", "hands", "peeked", "table")
    game = "cellar"

    hands: list[list[int]]
    cellars: list[list[int]]
    deck: list[int]
    table: list[int]
    peeked: list[bool]  # by cellar: the other seat has looked

    def copy(self) -> Cellar:
        twin = Cellar()
        self.copy_into(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.cellars = [cellar[:] for cellar in self.cellars]
        twin.deck, twin.table, twin.peeked = self.deck[:], self.table[:], self.peeked[:]
        return twin


class Turn(Decision[Cellar]):
    __slots__ = ()
    rule = "1"
    asks = "cellar-ask"

    def actions(self, g: Cellar) -> list[Action]:
        held: list[Action] = [(verb, card) for verb in ("lay", "hide", "give", "demand") for card in g.hands[self.seat]]
        bare: list[Action] = [("peek",), ("roll",), ("end",)]
        return [*held, *bare, *([("turn",), ("draw",)] if g.deck else [])]

    def play(self, g: Cellar, a: Action) -> None:
        other = 1 - self.seat
        g.push(Turn(other))
        match a[0]:
            case "lay":
                g.table.append(taken(g.hands[self.seat], a[1]))
                g.tell("cellar-lays", card=a[1])
            case "hide":
                g.cellars[self.seat].append(taken(g.hands[self.seat], a[1]))
                g.whisper(self.seat, "cellar-hides", card=a[1])
            case "give":
                g.hands[other].append(taken(g.hands[self.seat], a[1]))
                g.whisper(other, "cellar-given", card=a[1])
            case "demand":
                card = taken(g.hands[self.seat], a[1])
                g.table.append(card)
                beaten = max(g.hands[other], default=0) > card
                g.push(Beat(other, card) if beaten else Turn(self.seat))
            case "peek":
                g.peeked[other] = True
                g.whisper(self.seat, "cellar-shows", cards=tuple(g.cellars[other]))
            case "turn":
                g.table.append(g.deck.pop())
            case "draw":
                g.hands[self.seat].append(g.deck.pop())
            case "roll":
                g.tell("cellar-rolls", n=g.luck.roll())
            case "end":
                g.finish()


class Beat(Decision[Cellar]):
    """A higher card must be laid. Who has none is passed over, and that tells: a fault, for tests to find."""

    __slots__ = ("card",)
    rule = "2"
    asks = "cellar-ask-beat"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def actions(self, g: Cellar) -> list[Action]:
        return [("beat", card) for card in g.hands[self.seat] if card > self.card]

    def play(self, g: Cellar, a: Action) -> None:
        g.table.append(taken(g.hands[self.seat], a[1]))


def taken(pile: list[int], card: int | str) -> int:
    return pile.pop(pile.index(int(card)))


def setup(start: Start, luck: Luck) -> Cellar:
    g = Cellar()
    g.begin(luck)
    g.hands, g.cellars, g.deck, g.table = [[1, 8], [2, 9]], [[3], [5]], [6, 7, 4], []
    g.peeked = [False, False]
    g.push(Turn(0))
    return g


def view(g: Cellar, seat: int | None) -> dict[str, Any]:
    return {
        "table": g.table,
        "deck": len(g.deck),
        "hands": [hand if place == seat else len(hand) for place, hand in enumerate(g.hands)],
        "cellars": [
            pile if place == seat or (seat is not None and g.peeked[place]) else len(pile)
            for place, pile in enumerate(g.cellars)
        ],
    }


def put(name: str) -> Any:
    return lambda g, place, cards: getattr(g, name).__setitem__(place, cards)


HAND = Zone("hand", "cards", lambda g: g.hands, put("hands"), owner)
CELLAR = Zone(
    "cellar",
    "cards",
    lambda g: g.cellars,
    put("cellars"),
    lambda g, place, seat: ALL if place == seat or (seat >= 0 and g.peeked[place]) else NONE,
)
DECK = Zone("deck", "cards", lambda g: [g.deck], lambda g, place, cards: setattr(g, "deck", cards), nobody)
TABLE = Zone("table", "cards", lambda g: [g.table], lambda g, place, cards: setattr(g, "table", cards), everybody)

GAME = Game(
    id="cellar",
    version=1,
    title="Cellar",
    package=__name__,
    players=(2, 2),
    options=(),
    rules=Rules(
        setup=setup,
        result=lambda g: Result((0,), (0, 0), "1"),
        pieces=lambda g: {},
        zones=(HAND, CELLAR, DECK, TABLE),
    ),
    faces=Faces(
        view=view,
        components=dict,
    ),
    thinking=Thinking(
        evaluate=lambda g, seat: 0.0,
    ),
)
