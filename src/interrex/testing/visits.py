"""How often people have to come to a table: visits a turn, with and without answers given ahead.

    python -m interrex.testing.visits oath --players 3 --games 20

A *visit* is a run of questions that one person answers without anybody else having to act in between. Bots play the
people, and at the end of every visit give the orders that their game proposes; what an order answers is played, and
nobody has come for it. How often the bot would have said the same is counted as well; and, as what one can be sure of,
the visits that remain if an order answers only where the bot agrees, and the bot comes for all else.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence

from interrex.bots import Bot, Kind, Run, asked_seats, decide, make
from interrex.engine import ahead
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import new
from interrex.engine.order import Order
from interrex.engine.registry import find
from interrex.engine.state import State

WITHOUT, WITH, AGREED = "without orders", "with orders", "with orders that the bots agree with"
MODES = (WITHOUT, WITH, AGREED)


class Visits:
    """What was counted over some games."""

    def __init__(self) -> None:
        self.games = self.turns = self.visits = self.answers = 0
        self.began: Counter[str] = Counter()  # by the key of its first question, visits outside of one's own turn
        self.ordered: Counter[str] = Counter()  # by question, what orders answered
        self.alike = 0  # of these, what the bot would have said as well

    @property
    def a_turn(self) -> float:
        return self.visits / self.turns if self.turns else 0.0

    def report(self) -> dict[str, object]:
        ordered = sum(self.ordered.values())
        return {
            "games": self.games,
            "turns": self.turns,
            "visits": self.visits,
            "visits a turn": round(self.a_turn, 3),
            "answers": self.answers,
            "ordered": ordered,
            "alike": self.alike,
            "by order": dict(self.ordered.most_common()),
            "called for": dict(self.began.most_common(8)),
        }


def usual_orders(game: Game, state: State, seat: int) -> list[Order]:
    """What a bot says ahead: of everything that may be answered so, what its game proposes."""
    proposed = [(question.name, ahead.proposed(question, state, seat)) for question in game.extras.ahead.questions]
    return [Order(name, ways) for name, ways in proposed if ways]


def by_order(game: Game, state: State, seat: int, orders: Sequence[Order]) -> tuple[str, Action] | None:
    for order in orders:
        if (found := ahead.answer(game, state, seat, order)) is not None:
            return order.question, found
    return None


def play(game: Game, players: int, seed: str, kind: Kind, mode: str, counted: Visits) -> None:
    """One game to its end."""
    ordering = mode != WITHOUT
    state, run, last = new(game.id, players, seed).state, Run(), -1
    bots: list[Bot] = [make(kind, game, Luck(key_from_seed(f"{seed} {seat}"))) for seat in range(players)]
    orders = [usual_orders(game, state, seat) if ordering else [] for seat in range(players)]
    turn: object = None
    while not state.over:
        if (now := ahead.turn(game, state)) != turn:
            turn, counted.turns = now, counted.turns + 1
        asked = asked_seats(state)
        seat = last if last in asked else asked[0]
        counted.answers += 1
        chosen = decide(bots[seat], state, seat, run)
        found = by_order(game, state, seat, orders[seat])
        if found is not None and (mode == WITH or found[1] == chosen):
            counted.ordered[found[0]] += 1
            counted.alike += found[1] == chosen
            chosen = found[1]
        elif seat != last:
            if ordering and last >= 0:
                orders[last] = usual_orders(game, state, last)
            counted.visits += 1
            last = seat
            if game.thinking.turn is None or game.thinking.turn(state) != seat:
                counted.began[state.waiting().ask(state, seat).key] += 1
        run.note(seat, chosen)
        state.play(seat, chosen)
    counted.games += 1


def count(name: str, players: int, games: int, kind: Kind, mode: str, seed: str) -> Visits:
    game, counted = find(name), Visits()
    for number in range(games):
        play(game, players, f"{seed} {number}", kind, mode, counted)
    return counted


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="interrex.testing.visits", description="Visits a turn, with and without orders."
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bots", default="greedy", help="who plays (greedy)")
    parser.add_argument("--seed", default="visits")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args(arguments)
    counted = {mode: count(wish.game, wish.players, wish.games, wish.bots, mode, wish.seed) for mode in MODES}
    if wish.json:
        print(json.dumps({said: one.report() for said, one in counted.items()}, indent=2))
        return
    for said, one in counted.items():
        print(f"{said}: {one.a_turn:.2f} visits a turn ({one.visits} in {one.turns} turns of {one.games} games)")
    orders = counted[WITH]
    total = sum(orders.ordered.values())
    if total:
        alike = round(100 * orders.alike / total)
        print(f"orders answered {total} of {orders.answers} questions; in {alike} % the bot would have said so too")
        print("  " + ", ".join([f"{name} {n}" for name, n in orders.ordered.most_common()]))
    print("others had to come for: " + ", ".join([f"{key} {n}" for key, n in orders.began.most_common(8)]))


if __name__ == "__main__":
    main()
