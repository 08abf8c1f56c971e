"""Tribute: a toy game that uses everything the engine has. Seats bid under seal, dice fall, a secret may be looked at.

Each seat holds a secret card. In each of three rounds all bid 0 to 2 at the same time; every highest bidder rolls a
die and scores it; then the first highest bidder may look at another's card. At the end each scores its card.
"""

from __future__ import annotations

from typing import Any

from interrex.engine import frames
from interrex.engine.action import Action, text
from interrex.engine.game import Game, Notation, Option, Options, Result
from interrex.engine.luck import Luck
from interrex.engine.match import Match
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.sealed import Together
from interrex.engine.state import State


class Tribute(State):
    __slots__ = ("bids", "cards", "known", "players", "rounds", "score")

    game = "toy"

    def __init__(self, players: int, rounds: int, luck: Luck) -> None:
        self.begin(luck)
        self.players = players
        self.rounds = rounds
        self.cards: tuple[int, ...] = ()
        self.known = [1 << seat for seat in range(players)]  # masks of the cards each seat has seen
        self.bids = [0] * players
        self.score = [0] * players

    def copy(self) -> Tribute:
        twin = Tribute.__new__(Tribute)
        self.copy_into(twin)
        twin.players, twin.rounds, twin.cards = self.players, self.rounds, self.cards
        twin.known, twin.bids, twin.score = self.known[:], self.bids[:], self.score[:]
        return twin


class Rounds(frames.Procedure[Tribute]):
    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        if n < g.rounds:
            g.then(Together(tuple([Bid(seat) for seat in range(g.players)])), Reward())
            return True
        for seat, card in enumerate(g.cards):
            g.score[seat] += card
        g.reveals += 1
        return False


class Bid(frames.Decision[Tribute]):
    __slots__ = ()
    rule = "1.1"
    asks = "toy-ask-bid"

    def actions(self, g: Tribute) -> list[Action]:
        return [("bid", n) for n in range(3)]

    def play(self, g: Tribute, a: Action) -> None:
        assert isinstance(a[1], int)
        g.bids[self.seat] = a[1]
        g.tell("toy-bids", seat=self.seat, n=a[1])

    def why_not(self, g: Tribute, a: Action) -> Refusal | None:
        return refusal("1.1", "toy-no-bid") if a[0] == "bid" else None


class Reward(frames.Procedure[Tribute]):
    __slots__ = ()

    def step(self, g: Tribute, n: int) -> bool:
        best = [seat for seat in range(g.players) if g.bids[seat] == max(g.bids)]
        for seat in best:
            g.score[seat] += g.luck.roll()
        g.tell("toy-scores", seats=tuple([Message("engine-seat", {"seat": seat}) for seat in best]))
        g.push(Look(best[0]))
        return False


class Look(frames.Decision[Tribute]):
    __slots__ = ()
    rule = "1.2"
    asks = "toy-ask-look"

    def actions(self, g: Tribute) -> list[Action]:
        others: list[Action] = [("look", seat) for seat in range(g.players) if seat != self.seat]
        return [*others, ("pass",)]

    def play(self, g: Tribute, a: Action) -> None:
        if a[0] == "look":
            assert isinstance(a[1], int)
            g.known[self.seat] |= 1 << a[1]
            g.reveals += 1
            g.tell("toy-looks", seat=self.seat)
            g.whisper(self.seat, "toy-sees", n=g.cards[a[1]])


def setup(players: int, options: Options, luck: Luck) -> Tribute:
    g = Tribute(players, int(options["rounds"]), luck)
    g.cards = tuple([1 + luck.below(9) for _ in range(players)])
    g.push(Rounds())
    return g


def result(g: Tribute) -> Result:
    winners = tuple([seat for seat in range(g.players) if g.score[seat] == max(g.score)])
    return Result(winners, tuple(g.score), "1.3")


def view(g: Tribute, seat: int | None) -> dict[str, Any]:
    shown = (1 << g.players) - 1 if g.over else 0 if seat is None else g.known[seat]
    return {"score": g.score, "cards": [card if shown >> s & 1 else None for s, card in enumerate(g.cards)]}


def label(g: Tribute, seat: int, a: Action) -> Message:
    return Message(f"toy-do-{a[0]}", {"n": a[1]} if len(a) > 1 else {})


def refs(g: Tribute, seat: int, a: Action) -> tuple[str, ...]:
    return (f"card:{a[1]}",) if a[0] == "look" else ()


def determinize(g: Tribute, seat: int, luck: Luck) -> Tribute:
    twin = g.copy()
    twin.luck = luck.branch()
    if not g.over:
        twin.cards = tuple([c if g.known[seat] >> s & 1 else 1 + luck.below(9) for s, c in enumerate(g.cards)])
    twin.reseal(seat, luck)
    return twin


def evaluate(g: Tribute, seat: int) -> float:
    return float(g.score[seat])


def census(g: Tribute) -> dict[str, int]:
    return {"cards": len(g.cards)}


def scroll(match: Match, names: tuple[str, ...]) -> str:
    return "".join([f"{names[move.seat]}: {text(move.action)}\n" for move in match.moves])


GAME = Game(
    id="toy",
    version=1,
    title="Tribute",
    package=__name__,
    players=(2, 3),
    options=(Option("rounds", (1, 3), 3, "1.1"),),
    secrets=True,
    setup=setup,
    result=result,
    view=view,
    old_label=label,
    old_refs=refs,
    old_meant=lambda g, seat, pointed: ("look", int(pointed[0].split(":")[1])) if pointed else None,
    components=dict,
    imagine=determinize,
    evaluate=evaluate,
    pieces=census,
    notations=(Notation("scroll", scroll),),
)
