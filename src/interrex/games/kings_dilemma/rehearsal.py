"""Whole kingdoms played by bots, and what came of them: for whoever writes a story, and for our own numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from interrex.engine.action import Action
from interrex.engine.game import Chronicle, Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

from .book import closed, read, result, writes
from .data import AGENDA_IDS, HOUSE_IDS
from .play import setup
from .play.houses import sums
from .state import AYE, Council
from .story.shelf import Story

MOST_REIGNS = 20
ONE_SIDED = 0.9  # of at least so many votes one side wins so often
ENOUGH = 10

Decide = Callable[[State, int], Action]


class Rehearsal:
    """Counts while kingdoms are played."""

    def __init__(self, story: Story, players: int, decide: Decide, seed: str) -> None:
        self.story = story
        self.players = players
        self.decide = decide
        self.seed = seed
        self.reigns: list[int] = []  # by kingdom
        self.finales = 0
        self.lengths: list[int] = []  # dilemmas, by reign
        self.ends: Counter[str] = Counter()
        self.seen: Counter[int] = Counter()  # kingdoms in which a card was drawn
        self.endings: Counter[str] = Counter()
        self.sides: dict[int, Counter[int]] = {}  # by card: how often each side won
        self.points: dict[str, list[int]] = {}  # by agenda
        self.own: dict[str, list[int]] = {}  # of these, what hangs on the agenda: markers and coins
        self.taken: Counter[str] = Counter()  # kingdoms in which a house took part
        self.won: Counter[str] = Counter()  # and was first at the end

    def kingdom(self, number: int, most: int = MOST_REIGNS) -> None:
        """One kingdom, to its finale or as many reigns."""
        chronicle: Chronicle | None = None
        people = tuple(range(self.players))
        for reign in range(1, most + 1):
            start = Start(self.players, {"story": self.story.id}, chronicle, people)
            g = setup(start, Luck(key_from_seed(f"{self.seed} {number} {reign}")))
            self.reign(g)
            chronicle = writes(g, start)
            if closed(read(chronicle)):
                break
        assert chronicle is not None
        book = read(chronicle)
        self.reigns.append(book.reign)
        self.finales += closed(book)
        self.seen.update([card for card, _ in book.sides])
        self.endings.update([self.story.stories[ending] for ending in book.ended if ending >= 0])
        houses = [HOUSE_IDS[house - 1] for house in book.people]
        self.taken.update(houses)
        decided = result(chronicle)
        marks = [book.sheets[house - 1] for house in book.people]
        totals = [sheet.prestige + sheet.craving for sheet in marks]
        first = decided.winners[0] if decided is not None else totals.index(max(totals))
        self.won[houses[first]] += 1

    def reign(self, g: Council) -> None:
        g.run()
        before = dict(g.sides)
        while not g.over:
            guests = [seat for seat in g.guests() if g.wanted(seat)] if g.deals else []
            seat = guests[0] if guests else g.pending()[0]
            g.play(seat, self.decide(g, seat))
        for card, side in g.sides.items():
            if card not in before:
                self.sides.setdefault(card, Counter())[side] += 1
        if g.revealed:
            self.lengths.append(g.dilemmas)
            self.ends[g.ending] += 1
            for seat, total in enumerate(sums(g)):
                agenda = AGENDA_IDS[g.agendas[seat][0]]
                self.points.setdefault(agenda, []).append(total)
                self.own.setdefault(agenda, []).append(g.points[seat][0] + g.points[seat][2])

    def report(self) -> dict[str, Any]:
        """What came of it. Names are the story's own: this is for those who know it all."""
        kingdoms, story = len(self.reigns), self.story
        never = [name for number, name in enumerate(story.cards) if not self.seen[number] and story.is_dilemma(number)]
        one_sided = {
            story.cards[card]: round(sides[AYE] / sides.total(), 2)
            for card, sides in self.sides.items()
            if sides.total() >= ENOUGH and max(sides.values()) >= ONE_SIDED * sides.total()
        }
        scored = max(1, sum(self.ends.values()))
        return {
            "story": story.id,
            "kingdoms": kingdoms,
            "finales": self.finales,
            "reigns": _spread(self.reigns),
            "kingdoms by reigns": _how_many(self.reigns),
            "dilemmas": _spread(self.lengths),
            "reigns by dilemmas": _how_many(self.lengths),
            "short or long": round(len([n for n in self.lengths if not 6 <= n <= 11]) / scored, 3),
            "ends": {end: round(n / scored, 3) for end, n in self.ends.items()},
            "agendas": _means(self.points),
            "agendas alone": _means(self.own),
            "seen": round(len(self.seen) / len(story.dilemmas), 3),
            "never seen": never,
            "endings": {name: round(n / kingdoms, 3) for name, n in sorted(self.endings.items())},
            "one-sided": one_sided,
            "houses": {name: [self.won[name], self.taken[name]] for name in HOUSE_IDS if self.taken[name]},
        }


def _spread(values: list[int]) -> dict[str, float]:
    if not values:
        return {}
    return {"least": min(values), "mean": round(sum(values) / len(values), 2), "most": max(values)}


def _how_many(values: list[int]) -> dict[str, int]:
    """How many there are of each."""
    return {str(value): n for value, n in sorted(Counter(values).items())}


def _means(points: dict[str, list[int]]) -> dict[str, float]:
    return {name: round(sum(found) / len(found), 2) for name, found in sorted(points.items())}


def rehearse(story: Story, kingdoms: int, players: int, decide: Decide, seed: str, most: int = MOST_REIGNS) -> Any:
    rehearsal = Rehearsal(story, players, decide, seed)
    for number in range(kingdoms):
        rehearsal.kingdom(number, most)
    return rehearsal.report()
