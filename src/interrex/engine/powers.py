"""Powers: what components do. A component is a tuple of powers, and a power answers one moment.

Whatever a component says is given the same in every game: the position, the component's number, the seat it is about,
and what it is about, ``(g, card, seat, *about)``. A value is folded (strength, a cost, a number of dice), something is
forbidden, something happens by itself, something takes over what would have happened, or its holder may use it: then
it is a verb (``ComponentVerb``), and one that ``must`` be used leaves only the order to its holder.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .component import ComponentVerb
from .conditions import Condition
from .frames import PASS, G
from .kept import Kept, forget_all
from .message import Message
from .verbs import WHILE_OPEN, Choice, Verb

Held = TypeVar("Held", bound=Hashable)

# Who has a power.
HOLDER: Final = "holder"
RULER: Final = "ruler"
EVERYBODY: Final = "everybody"
ENEMIES: Final = "enemies"


class Moment:
    """When powers speak. One of each: a moment is known by itself."""

    __slots__ = ("binds", "fold", "found", "mask", "name", "plain")
    one_of_each: ClassVar[bool] = True

    def __init__(self, name: str, fold: Callable[[Any, Any], Any] = operator.add) -> None:
        self.name = name
        self.mask = 0  # mask of the components that have something to say then
        self.found: dict[Any, tuple[Acting, ...]] = {}  # their powers, by what is held
        self.binds = 0  # mask of those that must be used
        self.plain = True  # all they say are values that always apply
        self.fold = fold  # of a value: +, |, min, "the last one wins"


class Power:
    """What a component does at one moment."""

    __slots__ = ("at", "auto", "computed", "does", "given", "must", "whose")

    def __init__(
        self,
        at: Moment,
        does: Any,
        given: Condition | Callable[..., bool] | None = None,
        whose: str = HOLDER,
        must: bool = False,
        auto: bool = False,
    ) -> None:
        self.at = at
        self.computed = callable(does)
        self.does = does  # a value, a function (g, card, seat, *about), or a verb
        # a Condition: no more than this is asked before it applies
        self.given: Any = given if given is None or isinstance(given, Condition) else Condition(given)
        self.whose = whose
        self.must = must
        self.auto = auto  # of what may be used: it costs nothing and can only help, so it is used without asking


# The number of a component, and a power of it that is in play. No named tuple: those are slow to take apart.
Acting = tuple[int, Power]


def _called(function: Callable[..., Any], g: Any, card: int, seat: int, about: tuple[Any, ...]) -> Any:
    """Call what a power says with what it is about: mostly nothing or one thing, and a star costs several calls."""
    if not about:
        return function(g, card, seat)
    return function(g, card, seat, about[0]) if len(about) == 1 else function(g, card, seat, *about)


def numbers(mask: Any) -> list[int]:
    """The numbers in a mask."""
    found: list[int] = []
    while mask:  # few of some hundred
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


class Powers(Generic[Held]):
    """The entries of a game's components, asked by moment.

    ``held`` is what is in play, as the game keeps it: a mask of numbers, or a tuple of them. The same comes up again
    and again, so which powers speak at a moment is worked out once. Where nothing does, that is seen at one glance.
    """

    def __init__(
        self,
        inside: Callable[[Held], Iterable[int]] = numbers,
        concerns: Callable[[Any, int, str, int], bool] | None = None,
        ignored: Callable[[Any], int] | None = None,
    ) -> None:
        self.inside = inside  # the numbers of the components in what is held
        self.masks = inside is numbers
        self.concerns = concerns  # (g, card, whose, seat): has the seat that power? None: it has what it holds
        self.ignored = ignored  # g -> the mask of the components that do not count now
        self.free = concerns is None and ignored is None
        self.entries: dict[str, tuple[Power, ...]] = {}
        self.by_number: dict[int, tuple[Power, ...]] = {}
        self.moments: dict[str, Moment] = {}
        self.totals: Kept[Any] = Kept("totals", self._fold, "the moment, what is held, the value before")

    def enter(self, entries: Mapping[str, tuple[Power, ...]], number: Mapping[str, int]) -> None:
        """What the components do. The order of play asks by moment, and needs not know which of them there are."""
        self.entries.update(entries)
        self.by_number.update({number[name]: powers for name, powers in entries.items()})
        self.moments.update({power.at.name: power.at for powers in entries.values() for power in powers})
        for name, powers in entries.items():
            for power in powers:
                if isinstance(power.does, ComponentVerb):
                    power.does.belongs(name, number[name], power.given)
        for moment in self.moments.values():
            there = [(n, power) for n, powers in self.by_number.items() for power in powers if power.at is moment]
            moment.mask = sum([1 << n for n in {n for n, _ in there}])
            moment.binds = sum([1 << n for n in {n for n, power in there if power.must}])
            moment.plain = self.free and not any(power.computed or power.given is not None for _, power in there)
            moment.found.clear()
        forget_all()

    def at(self, moment: Moment, held: Held) -> tuple[Acting, ...]:
        """The powers in play that speak at a moment, in the order of the components."""
        acting = moment.found.get(held)
        return self._find(moment, held) if acting is None else acting

    def _find(self, moment: Moment, held: Held) -> tuple[Acting, ...]:
        """The same where it is not known yet. By itself: what a comprehension looks at costs the function around it."""
        powers = [(n, power) for n in self.inside(held) for power in self.by_number.get(n, ())]
        acting = moment.found[held] = tuple([(n, power) for n, power in powers if power.at is moment])
        return acting

    def speaking(self, moment: Moment, held: Held) -> tuple[Acting, ...]:
        """The same, seen at one glance where there are none."""
        there: Any = held
        if self.masks:
            there &= moment.mask
        if not there:
            return ()
        acting = moment.found.get(there)
        return self._find(moment, there) if acting is None else acting

    def _applies(self, card: int, power: Power, ignored: int, g: Any, seat: int, about: tuple[Any, ...]) -> bool:
        """It counts, it is the seat's, and what it asks for holds."""
        if ignored and ignored >> card & 1:
            return False
        concerns, given = self.concerns, power.given
        if concerns is not None and not concerns(g, card, power.whose, seat):
            return False
        return given is None or bool(_called(given.holds, g, card, seat, about))

    # One way each. What comes after ``held`` is the position, the seat it is about, and what it is about.

    def ask(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any, first: Any = 0) -> Any:
        """A value, folded over everything in play that has a say."""
        there: Any = held  # as in ``speaking``: it is asked most
        if self.masks:
            there &= moment.mask
        if not there:
            return first
        acting = moment.found.get(there)
        if acting is None:
            acting = self._find(moment, there)
        if moment.plain:
            return self.totals.of((moment, there, first), moment, acting, first)
        value, free = first, self.free
        ignored = self.ignored(g) if self.ignored is not None else 0
        for card, power in acting:
            given = power.given
            if (
                (given is None or _called(given.holds, g, card, seat, about))
                if free
                else self._applies(card, power, ignored, g, seat, about)
            ):
                value = moment.fold(value, _called(power.does, g, card, seat, about) if power.computed else power.does)
        return value

    def total(self, moment: Moment, held: Held, first: Any) -> Any:
        """The same where every say is a value that always applies: it needs no position."""
        return self.ask(moment, held, None, 0, first=first)

    def _fold(self, moment: Moment, acting: tuple[Acting, ...], first: Any) -> Any:
        """The value where all that is said are values that always apply."""
        value = first
        for _, power in acting:
            value = moment.fold(value, power.does)
        return value

    def forbids(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any) -> int | None:
        """The first component that forbids it to the seat; None: none does."""
        acting = self.speaking(moment, held)
        if acting:
            ignored = self.ignored(g) if self.ignored is not None else 0
            for card, power in acting:
                if self._applies(card, power, ignored, g, seat, about):
                    return card
        return None

    def forbidden(self, moment: Moment, held: Held, g: Any, seat: int, among: int) -> int:
        """Of the things in a mask those that something forbids to the seat."""
        acting, found = self.speaking(moment, held), 0
        if acting:
            ignored = self.ignored(g) if self.ignored is not None else 0
            for card, power in acting:
                if ignored >> card & 1 or (self.concerns is not None and not self.concerns(g, card, power.whose, seat)):
                    continue
                given = power.given
                if given is None:
                    return among
                if given.mask is not None:
                    found |= given.mask(g, card, seat)
                else:
                    found |= sum([1 << what for what in numbers(among & ~found) if given.holds(g, card, seat, what)])
        return found & among

    def happen(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any) -> None:
        """What happens by itself, in the order of the components."""
        acting = self.speaking(moment, held)
        if acting:
            free = self.free
            ignored = self.ignored(g) if self.ignored is not None else 0
            for card, power in acting:
                if (free and power.given is None) or self._applies(card, power, ignored, g, seat, about):
                    _called(power.does, g, card, seat, about)

    def instead(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any) -> bool:
        """True if something has taken over what was about to happen."""
        acting = self.speaking(moment, held)
        if acting:
            ignored = self.ignored(g) if self.ignored is not None else 0
            for card, power in acting:
                if self._applies(card, power, ignored, g, seat, about):
                    _called(power.does, g, card, seat, about)
                    return True
        return False

    def ready(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any, used: int = 0) -> list[Acting]:
        """What speaks now; of what may be used, what the seat could use. ``used``: the mask of what is used up."""
        found: list[Acting] = []
        there: Any = held  # as in ``speaking``
        if self.masks:
            there &= moment.mask
        if not there:
            return found
        acting = moment.found.get(there)
        if acting is None:
            acting = self._find(moment, there)
        free, ignored = self.free, self.ignored(g) if self.ignored is not None else 0
        for one in acting:  # written out: a comprehension is a call
            card, power = one
            if used and used >> card & 1:
                continue
            given = power.given
            if (
                (given is None or _called(given.holds, g, card, seat, about))
                if free
                else self._applies(card, power, ignored, g, seat, about)
            ):
                found.append(one)
        return found

    def has(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any) -> bool:
        """Does anything speak now?"""
        return self.forbids(moment, held, g, seat, *about) is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class UseOrPass(Choice[G]):
    """Use a power or none any more: one after another, in the order the holder likes.

    A game says what is ready: in play, and not used up.
    """

    __slots__ = ("moment",)
    again = WHILE_OPEN

    def __init__(self, seat: int, moment: Moment) -> None:
        self.seat = seat
        self.moment = moment

    def ready(self, g: G) -> Sequence[Acting]:
        raise NotImplementedError

    def choices(self, g: G) -> Sequence[Verb[G]]:
        return [power.does for _, power in self.ready(g)]

    def actions(self, g: G) -> list[Action]:
        """No passing while something must still happen: only its order is free."""
        usable = self.ready(g)
        if len(usable) == 1 and not usable[0][1].must:
            return [*usable[0][1].does.when_ready(g, self.seat), PASS]
        found: dict[Action, None] = {}  # two components may do the same
        bound = False
        for _, power in usable:
            offers = power.does.when_ready(g, self.seat)
            found.update(dict.fromkeys(offers))
            bound = bound or (power.must and bool(offers))
        if not bound:
            found[PASS] = None
        return list(found)

    def forced(self, g: G) -> Action | None:
        """What must happen and is alone: it has no order that its holder could choose."""
        if not self.moment.binds:
            return None
        usable = self.ready(g)
        if not any(power.must for _, power in usable):
            return None
        offered = [(power.must, a) for _, power in usable for a in power.does.when_ready(g, self.seat)]
        return offered[0][1] if len(offered) == 1 and offered[0][0] else None

    def question(self, g: G) -> Message:
        return Message(f"{g.game}-ask-{self.moment.name}", {})
