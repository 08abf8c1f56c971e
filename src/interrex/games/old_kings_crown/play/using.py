"""Using components: actions, each once a year, in the step that is theirs (rulebook 4.6, 5.3, 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.component import ComponentVerb
from interrex.engine.conditions import Condition
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.state import State
from interrex.engine.verbs import WHILE_OPEN, Choice

from ..data import (
    AUTUMN,
    FACTIONS,
    FAVOUR_USES,
    FIRST_FAVOUR,
    FIRST_KINGDOM,
    FIRST_LOCATION,
    FIRST_PLACE,
    FIRST_TACTIC,
    NOBODY,
    NUMBER,
    OWN,
    RULES,
    SPRING,
)
from ..moments import (
    AUTUMN_TEXT,
    COUNCIL_TEXT,
    DAY_TEXT,
    FAVOUR_RIGHTS,
    HERALD_REWARD,
    IN_AUTUMN,
    IN_DAY,
    IN_SPRING,
    NEVER,
    OF_OTHERS,
    POWERS,
    REVEALED,
    WITHOUT_DISC,
    ask,
)
from ..nature import in_clash, texts
from ..state import ANSWER, DAY, Crown, Verb
from ..words import component_message, component_ref
from .moving import set_uses

# Among the actions a seat has used this year
LATER: Final = 128  # an action in Autumn: a component may have one in Spring as well
PLACED_MEN: Final = 1 << 250
GOVERNED: Final = 1 << 251
JOURNEYED: Final = 1 << 252
BORROWED: Final = 1 << 253


def _what(g: Crown, number: int, rule: str, key: str, **more: str) -> Refusal:
    return refusal(rule, f"old-kings-crown-no-{key}", what=component_message(number), **more)


def _of_nobody(g: Crown, number: int, seat: int) -> Refusal:
    """Why a component is not the seat's to use: whose it is, or where it lies."""
    if number < FIRST_KINGDOM:
        return _card_elsewhere(g, number, seat)
    if number < FIRST_TACTIC:
        return _kingdom_elsewhere(g, number, seat)
    if number < FIRST_FAVOUR:
        faction = (number - FIRST_TACTIC) // 4
        if faction != g.faction[seat]:
            return _what(g, number, "14.1.1", "of-faction", faction=FACTIONS[faction])
        burned = g.tactics[seat][(number - FIRST_TACTIC) % 4] == NOBODY
        return _what(g, number, "17.6" if burned else "14.1.4", "burned" if burned else "exhausted")
    if number - FIRST_FAVOUR != g.faction[seat]:
        return _what(g, number, "13.1.1", "of-faction", faction=FACTIONS[number - FIRST_FAVOUR])
    if g.favoured[seat]:
        return _what(g, number, "13.1.3", "used")
    if g.favour == NOBODY:
        return _what(g, number, "13.1.1", "favour-free")
    return _what(g, number, "13.1.1", "favour-of", faction=FACTIONS[g.faction[g.favour]])


def _card_elsewhere(g: Crown, number: int, seat: int) -> Refusal:
    faction = (number - FIRST_PLACE) // 5
    if faction != g.faction[seat]:
        return _what(g, number, "1.3.9", "of-faction", faction=FACTIONS[faction])
    bought = all(NUMBER[card] != number for card in g.places[seat])
    return _what(g, number, "1.5.2", "not-there") if bought else _what(g, number, "12.5", "not-bought")


def _kingdom_elsewhere(g: Crown, number: int, seat: int) -> Refusal:
    kingdom = number - FIRST_KINGDOM
    for other in g.others(seat):
        if g.held[other] >> number & 1:
            return _what(g, number, "1.3.9", "of-faction", faction=FACTIONS[g.faction[other]])
    return _what(g, number, "1.3.9", "on-road" if kingdom in g.road else "not-yours")


def _in_play(g: Crown, number: int, seat: int) -> bool:
    return bool((g.held[seat] | favours(g, seat)) >> number & 1)


def _unused(g: Crown, number: int, seat: int, later: int = 0) -> bool:
    return not g.used[seat] >> number + later & 1


def _used(g: Crown, number: int, seat: int) -> Refusal:
    return _what(g, number, "1.3.2", "used")


class Occasion(NamedTuple):
    """A step in which components are used: when it is, what is said else, and where their texts must be."""

    now: Condition
    reach: Condition
    later: int  # actions of Autumn are marked as used by themselves


def _only(key: str, rule: str) -> Callable[..., Refusal]:
    return lambda g, number, seat: _what(g, number, rule, key)


def _in_day(g: Crown, number: int, seat: int) -> bool:
    return bool(g.deeds) and g.clash.stage == DAY


def _too_late_by_day(g: Crown, number: int, seat: int) -> Refusal:
    answering = g.deeds and g.clash.stage == ANSWER
    return _what(g, number, "5.3.6" if answering else "5.3.1", "answer" if answering else "by-day")


def _written_on(cards: Callable[[Crown, int], Sequence[int]]) -> Callable[..., bool]:
    """The text is that of one of these cards of the seat."""
    return lambda g, number, seat: any(texts(g, card) >> number & 1 for card in cards(g, seat))


def _where(key: str, rule: str) -> Callable[..., Refusal]:
    def says(g: Crown, number: int, seat: int) -> Refusal:
        mine = [NUMBER[card] for card in range(g.faction[seat] * OWN, g.faction[seat] * OWN + OWN)]
        unbought = [NUMBER[card] for card in g.places[seat]]
        if number not in mine or number in unbought:
            return _card_elsewhere(g, number, seat)
        return _what(g, number, rule, key)

    return says


def _active(g: Crown, seat: int) -> list[int]:
    return g.mine(seat, g.active[0] + g.active[1] + g.active[2])


def _sitting(g: Crown, seat: int) -> list[int]:
    return g.mine(seat, g.council[0] + g.council[1] + g.council[2])


def _fighting(g: Crown, seat: int) -> list[int]:
    return g.mine(seat, in_clash(g, g.clash)) if g.deeds else []


IN_PLAY: Final = Condition(_in_play, _of_nobody)
UNUSED: Final = Condition(_unused, _used)
UNUSED_LATER: Final = Condition(lambda g, number, seat: _unused(g, number, seat, LATER), _used)
SPRING_STEP: Final = Condition(lambda g, n, seat: g.season == SPRING and g.acting, _only("in-spring", "4.6.1"))
BY_DAY: Final = Condition(_in_day, _too_late_by_day)
DAY_OR_ANSWER: Final = Condition(
    lambda g, n, seat: bool(g.deeds) and g.clash.stage in (DAY, ANSWER), _only("by-day", "5.3.1")
)
AUTUMN_STEP: Final = Condition(lambda g, n, seat: g.season == AUTUMN, _only("in-autumn", "6.1.1"))
# asked by themselves at one moment, so that whoever speaks of them at another is too early or too late
WHEN_REVEALED: Final = Condition(lambda g, n, seat: False, _only("when-revealed", "14.2.3"))
WITH_HERALD: Final = Condition(lambda g, n, seat: False, _only("with-herald", "11.2"))

OCCASIONS: Final = {
    IN_SPRING: Occasion(SPRING_STEP, IN_PLAY, 0),
    IN_DAY: Occasion(BY_DAY, IN_PLAY, 0),
    IN_AUTUMN: Occasion(AUTUMN_STEP, IN_PLAY, LATER),
    DAY_TEXT: Occasion(DAY_OR_ANSWER, Condition(_written_on(_fighting), _where("must-fight", "5.3.2")), 0),
    AUTUMN_TEXT: Occasion(AUTUMN_STEP, Condition(_written_on(_active), _where("must-be-active", "1.5.2")), LATER),
    COUNCIL_TEXT: Occasion(AUTUMN_STEP, Condition(_written_on(_sitting), _where("must-sit", "11.1.4")), LATER),
    REVEALED: Occasion(WHEN_REVEALED, IN_PLAY, 0),
    HERALD_REWARD: Occasion(WITH_HERALD, IN_PLAY, 0),
}


class Use(ComponentVerb[Crown]):
    """What somebody who controls a component may do with it, once a year.

    What is in play, unused and of this step is seen in masks (``verbs``), so that offering asks no more than
    ``when_ready``. The chain is there for the reason: who has it, whether it is used, when it is, what it ``needs``.
    """

    needs: ClassVar[tuple[Condition, ...]] = ()  # all that must hold, so that ``when_ready`` offers anything
    moment: Moment = NEVER
    later: int = 0

    def at(self, moment: Moment) -> Use:
        """In the step that is its own."""
        self.moment = moment
        self.later = OCCASIONS[moment].later
        return self

    def belongs(self, component: str, number: int, given: Condition | None) -> None:
        super().belongs(component, number, given)
        occasion = OCCASIONS[self.moment]
        unused = UNUSED_LATER if occasion.later else UNUSED
        self.links = (occasion.reach, unused, occasion.now, *self.wants())

    def wants(self) -> tuple[Condition, ...]:
        return self.needs

    def component_ref(self, component: str, number: int) -> str:
        return component_ref(number)

    def component_rule(self, component: str) -> str:
        return RULES[component]

    def component_message(self) -> Message:
        return component_message(self.number)

    def offers(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.when_ready(g, seat)

    def act(self, g: Crown, seat: int, *values: Any) -> None:
        if g.listener is not None:
            g.tell("old-kings-crown-uses", seat=seat, what=component_message(self.number))
        super().act(g, seat, *values)

    def use_up(self, g: Crown, seat: int) -> None:
        use_up(g, seat, self.number, self.later)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.used_label(g, a)

    def cannot(self, g: Crown, seat: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-use", what=component_message(self.number))

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        """The first reason of the chain; where the component has two uses, of the one whose step it is."""
        uses = [power.does for power in POWERS.by_number[self.number] if isinstance(power.does, Use)]
        uses.sort(key=lambda use: not OCCASIONS[use.moment].now.holds(g, self.number, seat))
        what = component_message(self.number)
        return uses[0].blame(g, seat) or refusal(self.rule, "old-kings-crown-no-first", what=what)


class Step(Choice[Crown]):
    """An action step: any number of actions, each once."""

    __slots__ = ()
    again = WHILE_OPEN
    moments: ClassVar[tuple[Moment, ...]] = ()  # those of its components

    def offering(self, g: Crown, a: Action) -> Verb:
        key = (self.verbs, self.moments)
        known = NAMED.known.get(key) or NAMED.of(key, *key)
        return known.get(a[0]) or Choice.offering(self, g, a)


def _named(verbs: tuple[Verb, ...], moments: tuple[Moment, ...]) -> dict[str | int, Verb]:
    powers = [power for powers in POWERS.by_number.values() for power in powers if power.at in moments]
    return {verb.name: verb for verb in (*verbs, *[power.does for power in powers])}


NAMED: Final = Kept("what a step and components ever offer in it, by name", _named, "its verbs and moments")


def use_up(g: Crown, seat: int, number: int, later: int) -> None:
    """An action is used for the year; a tactic loses a marker, the Favour turns (rulebook 13.1, 14.1)."""
    if FIRST_FAVOUR <= number < FIRST_LOCATION:
        use_favour(g, seat, number - FIRST_FAVOUR)
        return
    g.used[seat] |= 1 << number + later
    if FIRST_TACTIC <= number < FIRST_FAVOUR:
        tactic = (number - FIRST_TACTIC) % 4
        set_uses(g, seat, tactic, g.tactics[seat][tactic] - 1)


def use_favour(g: Crown, seat: int, faction: int) -> None:
    """One's own turns the disc down, if one holds it; a borrowed one turns nothing."""
    if faction != g.faction[seat]:
        g.used[seat] |= 1 << FIRST_FAVOUR + faction | BORROWED
        return
    g.favoured[seat] += 1
    if g.favour == seat:
        g.favour_left -= 1
        if g.favour_left:
            g.tell("old-kings-crown-favour-turns", seat=seat, n=g.favour_left)
        else:
            g.favour = NOBODY
            g.tell("old-kings-crown-favour-returns")


def take_favour(g: Crown, seat: int) -> None:
    """From the fields or from whoever has it, turned to III (rulebook 13.1)."""
    g.favour = seat
    g.favour_left = FAVOUR_USES
    g.tell("old-kings-crown-takes-favour", seat=seat)


def favours(g: Crown, seat: int) -> int:
    """The Favours the seat may use now, as a mask of components."""
    rights = ask(g, seat, FAVOUR_RIGHTS, 0) if g.held[seat] & FAVOUR_RIGHTS.mask else 0
    mask, own = 0, g.faction[seat]
    if g.favoured[seat] < (g.favour == seat) + (rights & WITHOUT_DISC):
        mask |= 1 << FIRST_FAVOUR + own
    if rights & OF_OTHERS and not g.used[seat] & BORROWED:
        for other in g.faction:
            if other != own:
                mask |= 1 << FIRST_FAVOUR + other
    return mask


def verbs(g: Crown, seat: int, moment: Moment) -> Sequence[Verb]:
    """What components offer that the seat controls and has not used this year."""
    held, used = g.held[seat], g.used[seat]
    if g.favour == seat or held & FAVOUR_RIGHTS.mask:
        held |= favours(g, seat)
    fresh = held & moment.mask & ~(used >> LATER if moment is IN_AUTUMN else used)
    if not fresh:
        return ()
    key = (moment, fresh)
    return VERBS.known.get(key) or VERBS.of(key, moment, fresh)


def _verbs(moment: Moment, fresh: int) -> tuple[Verb, ...]:
    return tuple([power.does for _, power in POWERS.at(moment, fresh)])


VERBS: Final = Kept("the verbs of components", _verbs, "the moment and the components")


def of_text(g: Crown, seat: int, moment: Moment, mask: int) -> Sequence[Verb]:
    """The same of the text on faction cards."""
    fresh = mask & ~(g.used[seat] >> OCCASIONS[moment].later)
    return VERBS.of((moment, fresh), moment, fresh) if fresh else ()
