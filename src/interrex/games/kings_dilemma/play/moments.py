"""Abilities and what was put off: at each moment of rulebook 10.5 those who have something to say are asked here.

What falls on one moment goes in the order of rulebook 1.1.5: events, houses clockwise from the Leader, story cards,
then what was put off.

This is not the engine's layer of powers: an ability is what somebody's story file says, data that is read, checked and
saved, and nobody may bring a function along with it. So its moments, conditions and changes are words of the rulebook's
chapter 10 (``vocabulary``), and are understood here, in ``houses`` and in ``effects``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.message import Message
from interrex.engine.verbs import Phrase

from ..data import HOUSES, NOBODY, RESOURCE, SIGN
from ..kingdom import NO_BOXES, Laid, Postponed
from ..state import Council, Decision, Procedure
from ..vocabulary import Ability, When
from .running import Run

OWN: Final = frozenset(  # moments of one house: only its own abilities speak
    ["won_vote", "lost_vote", "passed", "took_moderator", "shared_power", "became_leader", "signed", "token_scored"]
)


AT_START: Final = When(at="reign_start")  # what an ability of the start waits for (rulebook 3.6.1)


class About(NamedTuple):
    """What a moment is about."""

    at: str
    seat: int = NOBODY
    n: int = 0  # power on the card, or what was got
    kind: str = ""
    sign: int = 0
    res: int = -1
    of: str = ""


class Bearing(NamedTuple):
    """An ability at work: whose, and for a story card's where it stands."""

    ability: Ability
    seat: int
    line: int = NOBODY
    place: int = 0  # of the ability on its card; of the achievement on its sheet
    story: int = NOBODY  # the card


def bearings(g: Council) -> Iterator[Bearing]:
    """All abilities in play, in the order of rulebook 1.1.5."""
    printed = g.printed
    for seat in g.from_leader():
        house = g.houses[seat]
        sheet = g.sheets[house - 1]
        if sheet.boxes == NO_BOXES:
            continue
        for number, achievement in enumerate(HOUSES[house - 1].achievements):
            if sheet.boxes[number] and sheet.complete(printed[house - 1], number):
                for ability in achievement.abilities:
                    yield Bearing(ability, seat, place=number)
    for line, stack in enumerate(g.stories):
        if stack:
            yield from _of_story(g, line, stack[-1])


def _of_story(g: Council, line: int, laid: Laid) -> Iterator[Bearing]:
    for place, ability in enumerate(g.story.story_cards[laid.story].abilities):
        if _spent(ability, laid, place):
            continue
        if ability.who == "each":
            for seat in g.from_leader():
                yield Bearing(ability, seat, line, place, laid.story)
        elif (seat := g.seat_of(laid.house)) != NOBODY:
            yield Bearing(ability, seat, line, place, laid.story)


def _spent(ability: Ability, laid: Laid, place: int) -> bool:
    """Are all boxes of a limited ability marked (rulebook 10.4.5)?"""
    return ability.boxes > 0 and place < len(laid.boxes) and laid.boxes[place] >= ability.boxes


def listen(g: Council) -> None:
    """Work out at which moments anything can happen: most reigns hear few of them."""
    heard: set[str] = set()
    for postponed in g.later:
        heard.add(g.story.laters[postponed.later].when.at)
    printed = g.printed
    for house in g.houses:
        sheet = g.sheets[house - 1]
        if sheet.boxes != NO_BOXES:
            for number, achievement in enumerate(HOUSES[house - 1].achievements):
                if sheet.boxes[number] and sheet.complete(printed[house - 1], number):
                    for ability in achievement.abilities:
                        _hear(heard, ability)
    for stack in g.stories:
        if stack:
            laid = stack[-1]
            for place, ability in enumerate(g.story.story_cards[laid.story].abilities):
                if not _spent(ability, laid, place) and (ability.who == "each" or laid.house in g.houses):
                    _hear(heard, ability)
    g.heard = frozenset(heard)


def _hear(heard: set[str], ability: Ability) -> None:
    if ability.on is not None:
        heard.add(ability.on.at)
    if ability.modify is not None:
        heard.add(f"modify {ability.modify.what}")
    if ability.kind == "start":
        heard.add("reign_start")


def _fits(g: Council, when: When, about: About, seat: int) -> bool:
    return (
        when.at == about.at
        and (about.at not in OWN or seat == about.seat)
        and (when.more_than is None or about.n > when.more_than)
        and (when.at_least is None or about.n >= when.at_least)
        and (when.got is None or about.n == when.got)
        and (when.kind is None or about.kind == when.kind)
        and (when.sign is None or about.sign == SIGN[when.sign])
        and (when.res is None or about.res == RESOURCE[when.res])
        and (when.of is None or about.of == when.of)
    )


def fire(
    g: Council, at: str, seat: int = NOBODY, n: int = 0, kind: str = "", sign: int = 0, res: int = -1, of: str = ""
) -> None:
    """A moment has come: what answers it happens next, before anything else goes on."""
    if at in g.heard:
        g.then(*answers(g, at, seat, n, kind, sign, res, of))


def answers(
    g: Council, at: str, seat: int = NOBODY, n: int = 0, kind: str = "", sign: int = 0, res: int = -1, of: str = ""
) -> list[Frame[Council]]:
    """What happens at a moment, in order: for whoever puts several moments one after another (rulebook 1.1.5)."""
    if at not in g.heard:
        return []
    about = About(at, seat, n, kind, sign, res, of)
    found: list[Frame[Council]] = []
    for bearing in bearings(g):
        ability = bearing.ability
        on = AT_START if ability.kind == "start" else ability.on
        if on is not None and ability.modify is None and _fits(g, on, about, bearing.seat):
            found.append(UseAbility(bearing))
    return [*found, *_due(g, about)]


def _due(g: Council, about: About) -> list[Frame[Council]]:
    """What was put off until this moment. It was sealed till now."""
    laters = g.story.laters
    due = [p for p in g.later if _fits(g, laters[p.later].when, about, g.seat_of(p.house))]
    for postponed in due:
        g.uncover()
        again = (postponed._replace(times=postponed.times - 1),) if postponed.times > 1 else ()
        g.later = (*[p for p in g.later if p is not postponed], *again)
    if due:
        listen(g)
    return [Run(laters[p.later].then, p.house, p.handle) for p in due]


def wait(g: Council, at: str) -> list[Frame[Council]]:
    """A round or a reign has gone by: what waits for a number of them is nearer, or due."""
    laters = g.story.laters
    waiting = [p for p in g.later if laters[p.later].when.at == at]
    if not waiting:
        return []
    due: list[Postponed] = [p for p in waiting if p.left <= 1]
    nearer = [p._replace(left=p.left - 1) for p in waiting if p.left > 1]
    again = [p._replace(left=laters[p.later].when.n, times=p.times - 1) for p in due if p.times > 1]
    g.later = (*[p for p in g.later if laters[p.later].when.at != at], *nearer, *again)
    g.uncover()
    listen(g)
    return [Run(laters[p.later].then, p.house, p.handle) for p in due]


class UseAbility(Procedure):
    """An ability's turn has come. What went before on the same moment may have covered its card or used it up."""

    __slots__ = ("bearing",)

    def __init__(self, bearing: Bearing) -> None:
        self.bearing = bearing

    def step(self, g: Council, n: int) -> bool:
        if still_works(g, self.bearing):
            if self.bearing.ability.kind == "may":
                g.push(MayUseAbility(self.bearing))
            else:
                use(g, self.bearing)
        return False


def still_works(g: Council, bearing: Bearing) -> bool:
    """Is the card on top of its stack, with a box left of a limited ability (rulebook 3.6.2, 10.4.5)?"""
    if bearing.line == NOBODY:
        return True
    top = g.stories[bearing.line][-1]
    return top.story == bearing.story and not _spent(bearing.ability, top, bearing.place)


def use(g: Council, bearing: Bearing) -> None:
    """An ability works; a limited one has a box marked (rulebook 10.4.5)."""
    ability = bearing.ability
    handle = ""
    if bearing.line == NOBODY:
        achievement = f"{HOUSES[g.houses[bearing.seat] - 1].id}-{bearing.place}"
        g.tell("kings-dilemma-ability", seat=bearing.seat, achievement=achievement)
    else:
        handle = g.story.story_handle(bearing.story)
        if ability.boxes:
            tick(g, bearing.line, bearing.place, 1)
        g.tell("kings-dilemma-story-works", seat=bearing.seat, story=handle)
    g.push(Run(ability.then, g.houses[bearing.seat], handle))


def tick(g: Council, line: int, place: int, n: int) -> None:
    """Mark boxes of a limited ability of the story card on top."""
    top = g.stories[line][-1]
    boxes = [*top.boxes, *[0] * (place + 1 - len(top.boxes))]
    boxes[place] += n
    stack = (*g.stories[line][:-1], top._replace(boxes=tuple(boxes)))
    g.stories = (*g.stories[:line], stack, *g.stories[line + 1 :])
    limit = g.story.story_cards[top.story].abilities[place].boxes
    g.tell("kings-dilemma-ticks", story=g.story.story_handle(top.story), ability=place + 1, n=boxes[place], boxes=limit)
    listen(g)


USE: Final = Phrase("use")


class MayUseAbility(Decision):
    """The house may use an ability of a story card, or not (rulebook 10.4.4). Those of house sheets ask nobody."""

    __slots__ = ("bearing",)
    rule = "10.4.4"
    asks = "kings-dilemma-ask-use"
    ends = "kings-dilemma-do-not-use"
    phrases = (USE,)

    def __init__(self, bearing: Bearing) -> None:
        self.seat = bearing.seat
        self.bearing = bearing

    def question(self, g: Council) -> Message:
        return Message(self.asks, {"story": g.story.story_handle(self.bearing.story)})

    def reaction(self, g: Council, seat: int) -> bool:
        """At a moment that the house has not brought about; while two cards ask in the same words neither is passed."""
        on = self.bearing.ability.on
        asking = [one for one in bearings(g) if one.seat == seat and one.ability.kind == "may"]
        return on is not None and on.at not in OWN and len(asking) == 1

    def actions(self, g: Council) -> list[Action]:
        return [USE.action(), PASS]

    def play(self, g: Council, a: Action) -> None:
        if a != PASS:
            use(g, self.bearing)


def modified(g: Council, seat: int, what: str, sign: int = 0, res: int = -1, scoring: int = 0) -> int:
    """What abilities add to something counted for a seat (rulebook 10.4.7 to 10.4.11)."""
    if f"modify {what}" not in g.heard:
        return 0
    total = 0
    for bearing in bearings(g):
        change = bearing.ability.modify
        if change is None or bearing.seat != seat or change.what != what:
            continue
        fits = (
            (change.sign is None or SIGN[change.sign] == sign)
            and (change.res is None or RESOURCE[change.res] == res)
            and (change.scoring is None or change.scoring == scoring)
            and (not change.first_vote or g.votes <= 1)
        )
        total += change.by if fits else 0
    return total
