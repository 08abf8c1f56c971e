"""Whole kingdoms played by bots, and what came of them: for whoever writes a story, and for our own numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Literal

from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Chronicle, Start, StoryTrial, StoryWatch
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State
from interrex.engine.wire import Struct

from .book import Book, closed, printed, read, worth, writes
from .data import AGENDA_IDS, HOUSE_IDS, HOUSES, NOBODY, RESOURCES
from .kingdom import BLANK
from .play import setup
from .play.houses import holds, sums
from .state import AYE, Council
from .story.dependence import depend
from .story.shelf import Story
from .vocabulary import Move

ONE_SIDED = 0.85  # of at least so many votes one side wins so often
ENOUGH = 10
SELDOM = 0.02  # of campaigns in which a card is seen
VOTES = frozenset(["aye", "nay", "buy-aye", "buy-nay", "back"])
ORDINARY = tuple([one.condition for house in HOUSES for one in house.achievements if one.condition is not None])

Decide = Callable[[State, int], Action]


class Drawn(Struct, frozen=True):
    """A dilemma that was decided."""

    reign: int
    card: int
    side: int
    voted: bool  # by anybody


class Scored(Struct, frozen=True):
    """A reign that was scored: how it ended, after how many dilemmas, and by seat the agenda, all points, its own."""

    end: str
    dilemmas: int
    points: list[tuple[str, int, int]]


class Sat(Struct, frozen=True):
    """A house at the end of a kingdom."""

    house: str
    marks: int
    complete: tuple[bool, ...]  # achievements, the story's first
    boxes: tuple[int, ...] = ()  # marked of each
    met: tuple[int, ...] = ()  # after how many reigns it met each condition of ORDINARY, whosever it is


class Kingdom(Struct, frozen=True):
    """What came of one kingdom, as it is kept between two sittings."""

    number: int
    reigns: int
    finales: int
    drawn: list[Drawn]
    scored: list[Scored]
    endings: list[str]
    houses: list[Sat]
    won: str


class Rehearsal:
    """Plays kingdoms, one by one."""

    def __init__(self, story: Story, decide: Decide, trial: StoryTrial) -> None:
        self.story = story
        self.decide = decide
        self.trial = trial

    def kingdom(self, number: int) -> Kingdom:
        """One kingdom, to its finale or as many reigns."""
        trial, chronicle, finales = self.trial, None, 0
        drawn: list[Drawn] = []
        scored: list[Scored] = []
        endings: list[str] = []
        met: dict[int, list[int]] = {}
        for reign in range(1, trial.most + 1):
            luck = Luck(key_from_seed(f"{trial.seed} {number} {reign}"))
            start = Start(trial.players, {"story": self.story.id}, chronicle, self.council(luck))
            g = setup(start, luck)
            drawn += self.reign(g, reign)
            scored += _scored(g)
            _count(g, met)
            chronicle = writes(g, start)
            if not closed(read(chronicle)):
                continue
            finales += 1
            endings += [self.story.stories[ending] for ending in g.ended if ending >= 0]
            if not trial.again or reign == trial.most:
                break
            chronicle = retold(read(chronicle))
        assert chronicle is not None
        houses, won = _standing(read(chronicle), met)
        return Kingdom(number, reign, finales, drawn, scored, endings, houses, won)

    def council(self, luck: Luck) -> tuple[int, ...]:
        """Who sits in a reign: of more houses than seats, some by luck."""
        people = list(range(max(self.trial.houses, self.trial.players)))
        if len(people) > self.trial.players:
            luck.shuffle(people)
        return tuple(people[: self.trial.players])

    def reign(self, g: Council, reign: int) -> list[Drawn]:
        g.run()
        before, voted = dict(g.sides), set()
        while not g.over:
            guests = [seat for seat in g.guests() if g.answers(seat)] if g.deals else []
            seat = guests[0] if guests else g.pending()[0]
            action = self.decide(g, seat)
            if action[0] in VOTES:
                voted.add(g.card)
            g.play(seat, action)
        return [Drawn(reign, card, side, card in voted) for card, side in g.sides.items() if card not in before]


def _scored(g: Council) -> list[Scored]:
    if not g.revealed:
        return []
    totals = zip(sums(g), g.agendas, g.points, strict=True)
    points = [(AGENDA_IDS[held[0]], total, own[0] + own[2]) for total, held, own in totals]
    return [Scored(g.ending, g.dilemmas, points)]


def _count(g: Council, met: dict[int, list[int]]) -> None:
    """Which conditions each house that sits meets: bots strive for none, so every seat tells of all twelve."""
    if g.revealed:
        for house in g.houses:
            before = met.get(house, [0] * len(ORDINARY))
            met[house] = [n + holds(g, condition, house) for n, condition in zip(before, ORDINARY, strict=True)]


def _standing(book: Book, met: dict[int, list[int]]) -> tuple[list[Sat], str]:
    """Who took part in a kingdom, and who was first when it ended, or where it has come to (rulebook 8.4)."""
    rate, ranks, sat = worth(book), [], []
    for house in [house for house in book.people if house]:
        sheet, boxes = book.sheets[house - 1], printed(book)[house - 1]
        complete = tuple([sheet.complete(boxes, n) for n in range(len(sheet.boxes))])
        marks = sheet.prestige + sheet.craving
        sat.append(Sat(HOUSE_IDS[house - 1], marks, complete, sheet.boxes, tuple(met.get(house, []))))
        ranks.append((sheet.prestige * rate.prestige + sheet.craving * rate.crave, sheet.prestige, house))
    return sat, HOUSE_IDS[max(ranks)[2] - 1]


def report(story: Story, played: Sequence[Kingdom]) -> dict[str, Any]:
    """What came of it. Names are the story's own: this is for those who know it all."""
    kingdoms = max(1, len(played))
    drawn = [one for kingdom in played for one in kingdom.drawn]
    scored = [one for kingdom in played for one in kingdom.scored]
    lengths, reigns = [one.dilemmas for one in scored], [kingdom.reigns for kingdom in played]
    points, own = _by_agenda(scored, 1), _by_agenda(scored, 2)
    seen = Counter([card for kingdom in played for card in {one.card for one in kingdom.drawn}])
    names = [name for number, name in enumerate(story.cards) if story.is_dilemma(number)]
    sides: dict[int, Counter[int]] = {}
    for one in drawn:
        sides.setdefault(one.card, Counter())[one.side] += 1
    one_sided = {
        story.cards[card]: round(found[AYE] / found.total(), 2)
        for card, found in sides.items()
        if found.total() >= ENOUGH and max(found.values()) > ONE_SIDED * found.total() and not elects(story, card)
    }
    endings = Counter([ending for kingdom in played for ending in kingdom.endings])
    ends, of_all = Counter([one.end for one in scored]), max(1, len(scored))
    sat = [house for kingdom in played for house in kingdom.houses]
    won, taken = Counter([kingdom.won for kingdom in played]), Counter([house.house for house in sat])
    here = [name for name in HOUSE_IDS if taken[name]]
    return {
        "story": story.id,
        "kingdoms": len(played),
        "finales": sum([kingdom.finales for kingdom in played]),
        "reigns": _spread(reigns),
        "kingdoms by reigns": _how_many(reigns),
        "dilemmas": _spread(lengths),
        "reigns by dilemmas": _how_many(lengths),
        "short or long": round(len([n for n in lengths if not 6 <= n <= 11]) / of_all, 3),
        "ends": {end: round(n / of_all, 3) for end, n in ends.items()},
        "decided by votes": _share([one.voted for one in drawn]),
        "ayes": _share([one.side == AYE for one in drawn]),
        "rises and falls": _moved(story, drawn),
        "depend on earlier votes": _depending(story, drawn),
        "agendas": _means(points),
        "agendas alone": _means(own),
        "agendas taken": {name: len(found) for name, found in sorted(points.items())},
        "standard errors": {name: _error(found) for name, found in sorted(points.items())},
        "seen": round(len(seen) / len(names), 3),
        "seen in a kingdom": _spread([len(kingdom.drawn) for kingdom in played]),
        "new in the next kingdom": _new([{one.card for one in kingdom.drawn} for kingdom in played]),
        "never seen": [name for name in names if not seen[story.number[name]]],
        "seldom seen": [name for name in names if 0 < seen[story.number[name]] < SELDOM * kingdoms],
        "endings": {name: round(n / kingdoms, 3) for name, n in sorted(endings.items())},
        "one-sided": one_sided,
        "somebody elected": {
            story.cards[card]: round(found[AYE] / found.total(), 2)
            for card, found in sides.items()
            if elects(story, card)
        },
        "houses": {name: [won[name], taken[name]] for name in here},
        "marks": {name: _mean([house.marks for house in sat if house.house == name]) for name in here},
        "achievements": {name: _complete([house for house in sat if house.house == name]) for name in here},
        "achievements by seats": _by_seats(story, played),
        "boxes": {name: _marked([house for house in sat if house.house == name]) for name in here},
    }


def elects(story: Story, card: int) -> bool:
    """Is it voted for a house and not for a side (rulebook 10.6.14)?"""
    return story.dilemmas[card].rules.elect is not None


def _by_agenda(scored: Sequence[Scored], place: Literal[1, 2]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for one in scored:
        for seat in one.points:
            found.setdefault(seat[0], []).append(seat[place])
    return found


def _moved(story: Story, drawn: Sequence[Drawn]) -> dict[str, list[int]]:
    """Of each resource how often an outcome let it rise and fall, as far as it stands written."""
    found = Counter(
        [
            (effect.res, effect.by > 0)
            for one in drawn
            for effect in (story.dilemmas[one.card].aye if one.side == AYE else story.dilemmas[one.card].nay)
            if isinstance(effect, Move)
        ]
    )
    return {res: [found[res, True], found[res, False]] for res in RESOURCES}


def _depending(story: Story, drawn: Sequence[Drawn]) -> dict[str, float]:
    """By reign, the share of the dilemmas drawn that depend on what was voted before."""
    depending = {story.number[name] for name in depend(story.pack, story.texts)}
    reigns = sorted({one.reign for one in drawn})
    return {str(reign): _share([one.card in depending for one in drawn if one.reign == reign]) for reign in reigns}


def _new(seen: Sequence[set[int]]) -> float:
    """Of the dilemmas of a kingdom, the share that those who played the one before have not met."""
    return _share([card not in before for before, after in pairwise(seen) for card in after])


def _complete(sat: Sequence[Sat]) -> list[float]:
    """How often each achievement was reached, the story's first."""
    return [_share([house.complete[n] for house in sat]) for n in range(4)]


def _by_seats(story: Story, played: Sequence[Kingdom]) -> dict[str, list[float]]:
    """How often each ordinary achievement would have been reached, had every seat been of every house."""
    found: dict[str, list[float]] = {}
    for at in range(len(ORDINARY)):
        house, number = divmod(at, 3)
        reached = [
            sat.met[at] >= story.boxes[len(kingdom.scored[0].points)][house][number + 1]
            for kingdom in played
            if kingdom.scored
            for sat in kingdom.houses
            if sat.met
        ]
        found.setdefault(HOUSE_IDS[house], []).append(_share(reached))
    return found


def _marked(sat: Sequence[Sat]) -> list[float]:
    """How many boxes of each achievement were marked on average."""
    return [_mean([house.boxes[n] for house in sat if house.boxes]) for n in range(4)]


def _share(held: Sequence[bool]) -> float:
    return round(sum(held) / max(1, len(held)), 3)


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / max(1, len(values)), 2)


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


def rehearse(story: Story, decide: Decide, trial: StoryTrial, watch: StoryWatch) -> Any:
    """Those kingdoms that were not played in an earlier sitting. Whoever interrupts has what was played so far."""
    rehearsal = Rehearsal(story, decide, trial)
    played = [wire.convert(one, Kingdom) for one in watch.played]
    known = {one.number for one in played}
    try:
        for number in [number for number in range(trial.campaigns) if number not in known]:
            watch.begins(number)
            played.append(rehearsal.kingdom(number))
            watch.add(wire.plain(played[-1]))
    except KeyboardInterrupt:
        if not played:
            raise
    return report(story, played)
