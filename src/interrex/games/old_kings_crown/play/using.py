"""Using components: actions, each once a year, in the step that is theirs (rulebook 4.6, 5.3, 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.state import State
from interrex.engine.verbs import WHILE_OPEN, Choice

from ..data import (
    FAVOUR_USES,
    FIRST_COUNCIL,
    FIRST_FAVOUR,
    FIRST_KINGDOM,
    FIRST_LOCATION,
    FIRST_TACTIC,
    NAMES,
    NOBODY,
    RULES,
)
from ..moments import FAVOUR_RIGHTS, IN_AUTUMN, OF_OTHERS, POWERS, WITHOUT_DISC, ask
from ..state import Crown, Verb
from ..words import GAME_ID
from .moving import set_uses

# Among the actions a seat has used this year
LATER: Final = 128  # an action in Autumn: a component may have one in Spring as well
PLACED_MEN: Final = 1 << 250
GOVERNED: Final = 1 << 251
JOURNEYED: Final = 1 << 252
BORROWED: Final = 1 << 253

_KINDS: Final = (  # of components, by their first number
    (FIRST_COUNCIL, "council"),
    (FIRST_LOCATION, "location"),
    (FIRST_FAVOUR, "favour"),
    (FIRST_TACTIC, "tactic"),
    (FIRST_KINGDOM, "kingdom"),
    (0, "card"),
)


def component_ref(number: int) -> str:
    """The element of the board that a component is."""
    kind = next(kind for first, kind in _KINDS if number >= first)
    return f"{kind}:{NAMES[number]}"


def component_message(number: int) -> Message:
    return Message(f"{GAME_ID}-{component_ref(number).replace(':', '-')}", {})


class Use(Verb):
    """What somebody who controls a component may do with it. Its name is the component's (see ``powers.named``)."""

    number: int = NOBODY
    later: int = 0

    def belongs(self, component: str, number: int, later: bool) -> None:
        self.name = component
        self.number = number
        self.rule = RULES[component]
        self.later = LATER if later else 0

    def act(self, g: Crown, seat: int, *values: Any) -> None:
        if g.told is not None:
            g.tell("old-kings-crown-uses", seat=seat, what=component_message(self.number))
        use_up(g, seat, self.number, self.later)
        self.happens(g, seat, *values)

    def happens(self, g: Crown, seat: int, *values: Any) -> None:
        raise NotImplementedError

    def label(self, g: State, seat: int, a: Action) -> Message:
        params: dict[str, Any] = {"what": component_message(self.number)}
        if len(a) == 1:
            return Message("old-kings-crown-do-use", params)
        params["on"] = tuple([_told(word.name, said) for word, said in self._pairs(a)])
        return Message("old-kings-crown-do-use-on", params)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (component_ref(self.number), *super().refs(g, seat, a))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """A click on the component means its verb; what else it needs may be pointed at as well."""
        own = component_ref(self.number)
        if own not in pointed:
            return None
        rest = tuple([ref for ref in pointed if ref != own])
        return super().fill(g, seat, rest) if rest else ((self.name,), not self.words)

    def refuse(self, g: Crown, seat: int, a: Action) -> Refusal | None:
        """What it takes matters more than a word too few: a click on the component says no more than its name."""
        return super().refuse(g, seat, a) if self.seems(g, seat) else self.why_not(g, seat)

    def why_not(self, g: Crown, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-use", what=component_message(self.number))


class Step(Choice[Crown]):
    """An action step: any number of actions, each once."""

    __slots__ = ()
    again = WHILE_OPEN
    moments: ClassVar[tuple[Moment, ...]] = ()  # those of its components

    def offering(self, g: Crown, a: Action) -> Verb:
        known: dict[str | int, Verb] = POWERS.memo.get(self.moments) or self.all_named()
        return known.get(a[0]) or Choice.offering(self, g, a)

    def all_named(self) -> dict[str | int, Verb]:
        """What the step and components ever offer then, by name."""
        powers = [power for powers in POWERS.by_number.values() for power in powers if power.at in self.moments]
        offered = [*self.verbs, *[power.does for power in powers]]
        found: dict[str | int, Verb] = {verb.name: verb for verb in offered}
        POWERS.memo[self.moments] = found
        return found


def _told(name: str, said: Any) -> Any:
    if isinstance(said, int):
        return said
    kind = {"other": "card", "second": "region"}.get(name, name)
    return Message(f"{GAME_ID}-{kind}-{said}", {})


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
        if not g.favour_left:
            g.favour = NOBODY
            g.tell("old-kings-crown-favour-returns")


def take_favour(g: Crown, seat: int) -> None:
    """From the fields or from whoever has it, turned to III (rulebook 13.1)."""
    g.favour = seat
    g.favour_left = FAVOUR_USES
    g.tell("old-kings-crown-takes-favour", seat=seat)


def favours(g: Crown, seat: int) -> int:
    """The Favours the seat may use now, as a mask of components."""
    rights = ask(g, seat, FAVOUR_RIGHTS, 0) if g.held[seat] & FAVOUR_RIGHTS.speakers else 0
    mask, own = 0, g.faction[seat]
    if g.favoured[seat] < (g.favour == seat) + (rights & WITHOUT_DISC):
        mask |= 1 << FIRST_FAVOUR + own
    if rights & OF_OTHERS and not g.used[seat] & BORROWED:
        for other in g.faction:
            if other != own:
                mask |= 1 << FIRST_FAVOUR + other
    return mask


def verbs(g: Crown, seat: int, moment: Moment) -> Sequence[Verb]:
    """What components offer that the seat controls and has not used this year, as far as their conditions hold."""
    held, used = g.held[seat], g.used[seat]
    if g.favour == seat or held & FAVOUR_RIGHTS.speakers:
        held |= favours(g, seat)
    fresh = held & moment.speakers & ~(used >> LATER if moment is IN_AUTUMN else used)
    if not fresh:
        return ()
    found: tuple[Verb, ...] | None = POWERS.memo.get((moment, fresh))
    return _whose_conditions_hold(g, seat, moment, fresh) if found is None else found


def _whose_conditions_hold(g: Crown, seat: int, moment: Moment, fresh: int) -> tuple[Verb, ...]:
    """The verbs of these components; where none has a condition, they are remembered."""
    powers = [power for _, power in POWERS.at(moment, fresh)]
    found = tuple([power.does for power in powers if power.given is None or power.given(g, seat)])
    if all(power.given is None for power in powers):
        POWERS.memo[moment, fresh] = found
    return found


def of_text(g: Crown, seat: int, moment: Moment, mask: int) -> list[Verb]:
    """The same of the text on faction cards."""
    later = 0 if moment.name == "day-text" else LATER
    fresh = mask & ~(g.used[seat] >> later)
    return [power.does for _, power in POWERS.at(moment, fresh)] if fresh else []
