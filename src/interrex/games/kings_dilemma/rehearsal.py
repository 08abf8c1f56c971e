"""Whole kingdoms played by bots, and what came of them: for whoever writes a story, and for our own numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Chronicle, Start, StoryTrial
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

from .book import Book, closed, read, worth, writes
from .data import AGENDA_IDS, HOUSE_IDS, NOBODY
from .kingdom import BLANK
from .play import setup
from .play.houses import sums
from .state import AYE, Council
from .story.shelf import Story

ONE_SIDED = 0.9  # of at least so many votes one side wins so often
ENOUGH = 10

Decide = Callable[[State, int], Action]


class Rehearsal:
    """Counts while kingdoms are played."""

    def __init__(self, story: Story, decide: Decide, trial: StoryTrial) -> None:
        self.story = story
        self.decide = decide
        self.trial = trial
        self.reigns: list[int] = []  # by kingdom
        self.finales = 0
        self.lengths: list[int] = []  # dilemmas, by reign
        self.ends: Counter[str] = Counter()
        self.seen: Counter[int] = Counter()  # how often a card was voted on
        self.endings: Counter[str] = Counter()
        self.sides: dict[int, Counter[int]] = {}  # by card: how often each side won
        self.points: dict[str, list[int]] = {}  # by agenda
        self.own: dict[str, list[int]] = {}  # of these, what hangs on the agenda: markers and coins
        self.taken: Counter[str] = Counter()  # kingdoms in which a house took part
        self.won: Counter[str] = Counter()  # and was first at the end
        self.marks: dict[str, list[int]] = {}  # by house: prestige and craving in the end

    def kingdom(self, number: int) -> None:
        """One kingdom, to its finale or as many reigns."""
        trial, chronicle = self.trial, None
        for reign in range(1, trial.most + 1):
            luck = Luck(key_from_seed(f"{trial.seed} {number} {reign}"))
            start = Start(trial.players, {"story": self.story.id}, chronicle, self.council(luck))
            g = setup(start, luck)
            self.reign(g)
            chronicle = writes(g, start)
            if not closed(read(chronicle)):
                continue
            self.finales += 1
            self.endings.update([self.story.stories[ending] for ending in g.ended if ending >= 0])
            if not trial.again or reign == trial.most:
                break
            chronicle = retold(read(chronicle))
        assert chronicle is not None
        self.reigns.append(reign)
        self.count(read(chronicle))

    def council(self, luck: Luck) -> tuple[int, ...]:
        """Who sits in a reign: of more houses than seats, some by luck."""
        people = list(range(max(self.trial.houses, self.trial.players)))
        if len(people) > self.trial.players:
            luck.shuffle(people)
        return tuple(people[: self.trial.players])

    def count(self, book: Book) -> None:
        """Who took part in a kingdom, and who was first when it ended, or where it has come to (rulebook 8.4)."""
        rate, ranks = worth(book), []
        for house in [house for house in book.people if house]:
            sheet = book.sheets[house - 1]
            self.taken[HOUSE_IDS[house - 1]] += 1
            self.marks.setdefault(HOUSE_IDS[house - 1], []).append(sheet.prestige + sheet.craving)
            score = sheet.prestige * rate.prestige + sheet.craving * rate.crave
            ranks.append((score, sheet.prestige, house))
        self.won[HOUSE_IDS[max(ranks)[2] - 1]] += 1

    def reign(self, g: Council) -> None:
        g.run()
        before = dict(g.sides)
        while not g.over:
            guests = [seat for seat in g.guests() if g.answers(seat)] if g.deals else []
            seat = guests[0] if guests else g.pending()[0]
            g.play(seat, self.decide(g, seat))
        for card, side in g.sides.items():
            if card not in before:
                self.seen[card] += 1
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
            "agendas taken": {name: len(found) for name, found in sorted(self.points.items())},
            "standard errors": {name: _error(found) for name, found in sorted(self.points.items())},
            "seen": round(len(self.seen) / len(story.dilemmas), 3),
            "never seen": never,
            "endings": {name: round(n / kingdoms, 3) for name, n in sorted(self.endings.items())},
            "one-sided": one_sided,
            "houses": {name: [self.won[name], self.taken[name]] for name in HOUSE_IDS if self.taken[name]},
            "marks": {name: _means(self.marks)[name] for name in HOUSE_IDS if self.taken[name]},
        }


def retold(book: Book) -> Chronicle:
    """Before the first reign of the same story, for the same houses with what they have marked."""
    lines = len(book.stories)
    blank = Book(
        story=book.story,
        version=book.version,
        reign=0,
        king=book.king,
        people=book.people,
        deck=(),
        chronicle=BLANK,
        stories=((),) * lines,
        ended=(NOBODY,) * lines,
        events=(),
        later=(),
        rulings=(),
        facts=(),
        counters=(),
        sides=(),
        doors=(),
        order=0,
        rebellion=0,
        sheets=book.sheets,
        entries=(),
        opened=(),
    )
    plain: Chronicle = wire.plain(blank)
    return plain


def _spread(values: list[int]) -> dict[str, float]:
    if not values:
        return {}
    return {"least": min(values), "mean": round(sum(values) / len(values), 2), "most": max(values)}


def _how_many(values: list[int]) -> dict[str, int]:
    """How many there are of each."""
    return {str(value): n for value, n in sorted(Counter(values).items())}


def _means(points: dict[str, list[int]]) -> dict[str, float]:
    return {name: round(sum(found) / len(found), 2) for name, found in sorted(points.items())}


def _error(found: list[int]) -> float:
    """The standard error of the mean."""
    mean = sum(found) / len(found)
    return round(sqrt(sum([(n - mean) ** 2 for n in found]) / max(1, len(found) - 1) / len(found)), 2)


def rehearse(story: Story, decide: Decide, trial: StoryTrial) -> Any:
    rehearsal = Rehearsal(story, decide, trial)
    for number in range(trial.campaigns):
        rehearsal.kingdom(number)
    return rehearsal.report()
