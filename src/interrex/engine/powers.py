"""Powers: what components do. A component is a tuple of powers, a power answers one moment, and there are four kinds.

ASK folds a value (strength, a cost, a number of dice). DO happens by itself. MAY is its holder's choice, a verb; one
that ``must`` be used leaves only the order to its holder. INSTEAD takes over what would have happened.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .frames import PASS, Frame, G, Round
from .message import Message
from .verbs import WHILE_OPEN, Choice, Verb

Held = TypeVar("Held", bound=Hashable)

ASK: Final = 0
DO: Final = 1
MAY: Final = 2
INSTEAD: Final = 3

# Who has a power.
HOLDER: Final = "holder"
RULER: Final = "ruler"
PRESENT: Final = "present"
EVERYBODY: Final = "everybody"
ENEMIES: Final = "enemies"


class Moment:
    """When powers speak. One of each: a moment is known by itself."""

    __slots__ = ("binds", "fold", "found", "kind", "name", "speakers")

    def __init__(self, name: str, kind: int, fold: Callable[[Any, Any], Any] = operator.add) -> None:
        self.name = name
        self.kind = kind
        self.speakers = 0  # mask of the components that have something to say then
        self.found: dict[Any, tuple[Acting, ...]] = {}  # their powers, by what is held
        self.binds = 0  # mask of those that must be used
        self.fold = fold  # of an ASK: +, |, min, "the last one wins"


class Power:
    """What a component does at one moment."""

    __slots__ = ("at", "auto", "cost", "does", "given", "must", "once", "speaks", "whose")

    def __init__(
        self,
        at: Moment,
        does: Any,
        given: Callable[..., bool] | None = None,
        whose: str = HOLDER,
        cost: Any = None,
        must: bool = False,
        once: str = "",
        auto: bool = False,
    ) -> None:
        self.at = at
        self.speaks = callable(does)
        self.does = does  # of ASK a value, or (g, seat, *about) -> value; of DO, INSTEAD such a function; of MAY a Verb
        self.given = given  # (g, seat, *about): no more than this is asked before it applies
        self.whose = whose
        self.cost = cost  # in the game's own terms
        self.must = must
        self.auto = auto  # of MAY: it costs nothing and can only help, so it is used without asking
        self.once = once  # "turn", "round", "battle": how often; the position keeps what was used


# The number of a component, and a power of it that is in play. No named tuple: those are slow to take apart.
Acting = tuple[int, Power]


def _called(function: Callable[..., Any], g: Any, seat: int, about: tuple[Any, ...]) -> Any:
    """Call what a power says with what it is about: mostly nothing or one thing, and a star costs several calls."""
    if not about:
        return function(g, seat)
    return function(g, seat, about[0]) if len(about) == 1 else function(g, seat, *about)


class Powers(Generic[Held]):
    """The entries of a game's components, asked by moment.

    ``held`` is what somebody has in play, as the game keeps it: a mask, a tuple of numbers. The same comes up again and
    again, so which powers speak at a moment is worked out once.
    """

    def __init__(self, inside: Callable[[Held], Iterable[int]]) -> None:
        self.inside = inside  # the numbers of the components in what is held
        self.entries: dict[str, tuple[Power, ...]] = {}
        self.by_number: dict[int, tuple[Power, ...]] = {}
        self.moments: dict[str, Moment] = {}
        self.totals: dict[tuple[str, Held, Any], Any] = {}
        self.memo: dict[Any, Any] = {}  # what a game works out from what is in play alone

    def enter(self, entries: Mapping[str, tuple[Power, ...]], number: Mapping[str, int]) -> None:
        """What the components do. The order of play asks by moment, and needs not know which of them there are."""
        self.entries.update(entries)
        self.by_number.update({number[name]: powers for name, powers in entries.items()})
        self.moments.update({power.at.name: power.at for powers in entries.values() for power in powers})
        for moment in self.moments.values():
            there = [(n, power) for n, powers in self.by_number.items() for power in powers if power.at is moment]
            moment.speakers = sum([1 << n for n in {n for n, _ in there}])
            moment.binds = sum([1 << n for n in {n for n, power in there if power.must}])
            moment.found.clear()
        self.totals.clear()
        self.memo.clear()

    def at(self, moment: Moment, held: Held) -> tuple[Acting, ...]:
        """The powers in play that speak at a moment, in the order of the components."""
        acting = moment.found.get(held)
        return self._find(moment, held) if acting is None else acting

    def _find(self, moment: Moment, held: Held) -> tuple[Acting, ...]:
        """The same where it is not known yet. By itself: what a comprehension looks at costs the function around it."""
        powers = [(n, power) for n in self.inside(held) for power in self.by_number.get(n, ())]
        acting = moment.found[held] = tuple([(n, power) for n, power in powers if power.at is moment])
        return acting

    def has(self, moment: Moment, held: Held) -> bool:
        """Does anything in play speak at this moment?"""
        return bool(self.at(moment, held))

    def ask(self, moment: Moment, held: Held, first: Any, g: Any, seat: int, *about: Any) -> Any:
        """The value, folded over everything in play that has a say."""
        value = first
        for _, power in self.at(moment, held):
            if power.given is None or _called(power.given, g, seat, about):
                value = moment.fold(value, _called(power.does, g, seat, about) if power.speaks else power.does)
        return value

    def total(self, moment: Moment, held: Held, first: Any) -> Any:
        """The same where every say is a plain value that always applies: worked out once."""
        key = (moment.name, held, first)
        if key not in self.totals:
            self.totals[key] = self.ask(moment, held, first, None, 0)
        return self.totals[key]

    def happen(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any) -> None:
        """What happens by itself, in the order of the components."""
        for _, power in self.at(moment, held):
            if power.given is None or _called(power.given, g, seat, about):
                _called(power.does, g, seat, about)

    def instead(self, moment: Moment, held: Held, g: Any, seat: int, *about: Any) -> bool:
        """True if something has taken over what was about to happen."""
        for _, power in self.at(moment, held):
            if power.given is None or _called(power.given, g, seat, about):
                _called(power.does, g, seat, about)
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class UseOrPass(Choice[G]):
    """Use a power or none any more: one after another, in the order the holder likes.

    A game says what is ready: in play, and not used up.
    """

    __slots__ = ("moment", "only")
    again = WHILE_OPEN

    def __init__(self, seat: int, moment: Moment, only: tuple[int, ...] | None = None) -> None:
        self.seat = seat
        self.moment = moment
        self.only = only  # the components it is limited to: those just revealed

    def ready(self, g: G) -> Sequence[Acting]:
        raise NotImplementedError

    def use_up(self, g: G, number: int) -> None:
        """What using a component costs, where its verb does not see to that: it is marked as used, or discarded."""

    def usable(self, g: G) -> Sequence[Acting]:
        ready, only = self.ready(g), self.only
        return ready if only is None else [acting for acting in ready if acting[0] in only]

    def choices(self, g: G) -> Sequence[Verb[G]]:
        return [power.does for _, power in self.usable(g)]

    def actions(self, g: G) -> list[Action]:
        """No passing while something must still happen: only its order is free."""
        usable = self.usable(g)
        if len(usable) == 1 and not usable[0][1].must:
            return [*usable[0][1].does.offers(g, self.seat), PASS]
        found: dict[Action, None] = {}  # two components may do the same
        bound = False
        for _, power in usable:
            offers = power.does.offers(g, self.seat)
            found.update(dict.fromkeys(offers))
            bound = bound or (power.must and bool(offers))
        if not bound:
            found[PASS] = None
        return list(found)

    def forced(self, g: G) -> Action | None:
        """What must happen and is alone: it has no order that its holder could choose."""
        if not self.moment.binds:
            return None
        usable = self.usable(g)
        if not any(power.must for _, power in usable):
            return None
        offered = [(power.must, a) for _, power in usable for a in power.does.offers(g, self.seat)]
        return offered[0][1] if len(offered) == 1 and offered[0][0] else None

    def do(self, g: G, verb: Verb[G], a: Action) -> None:
        self.use_up(g, next(number for number, power in self.usable(g) if power.does is verb))
        super().do(g, verb, a)

    def question(self, g: G) -> Message:
        return Message(f"{g.game}-ask-{self.moment.name}", {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Round[G]):
    """At a moment every seat in order may use what it has, once or again; it closes when the last has passed.

    Who is asked is decided by what all can see: a choice is open if it seems so.
    """

    __slots__ = ("moment", "only", "seats")
    use: ClassVar[type[UseOrPass[Any]]]

    def __init__(self, moment: Moment, seats: Sequence[int], only: tuple[int, ...] | None = None) -> None:
        self.moment = moment
        self.seats = tuple(seats)
        self.only = only

    def order(self, g: G) -> Sequence[int]:
        return self.seats

    def visit(self, g: G, seat: int) -> Frame[G] | None:
        asked = self.use(seat, self.moment, self.only)
        return asked if asked.open(g) else None
