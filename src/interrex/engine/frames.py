"""Frames: what lies on a position's stack. Procedures run, decisions wait.

Frames are immutable values: copies of a position share them, and the conformance suite sees to it that none changes.
What moves while a procedure runs is only its step counter, and that lives in the position beside the stack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import Action
from .kept import Kept
from .message import Message, Refusal, bare, refusal

if TYPE_CHECKING:
    from .deals.forms import Form
    from .luck import Luck
    from .state import State
    from .verbs import Phrase

G = TypeVar("G", bound="State")

PASS: Final[Action] = ("pass",)


def fields(kind: Any) -> tuple[str, ...]:
    """The names of the attributes that every value of a class has, its parents' included, sorted."""
    return FIELDS.of(kind)


def _find_fields(kind: Any) -> tuple[str, ...]:
    found = {name for part in kind.__mro__ for name in _own_fields(vars(part))}
    return tuple(sorted([name for name in found if not name.startswith("__")]))


def _own_fields(held: Mapping[str, Any]) -> list[str]:
    """Slots; a compiled class says which of what looks like one are attributes, and not properties."""
    slots = [name for name, value in held.items() if isinstance(value, MemberDescriptorType)]
    return [*slots, *held.get("__mypyc_attrs__", ())]


FIELDS: Final = Kept("fields", _find_fields, "the class")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame(Generic[G]):
    """A value on the stack. Two frames of one class with the same contents are equal."""

    __slots__ = ()

    def step(self, g: G, n: int) -> bool:
        """What a frame does that does not wait (see ``Procedure``)."""
        raise NotImplementedError

    def contents(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in fields(type(self))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(self) is type(other) and self.contents() == other.contents()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.contents()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.contents()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[G]):
    """Steps in order. ``step`` is called with 0, 1, 2, … and says whether there is more to come.

    A step changes the position, or puts further frames on the stack with ``g.then(...)``; those run before the next
    step does.
    """

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatProcedure(Procedure[G]):
    """A procedure that knows nothing but whose it is: its steps need only the position and the seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Procedure[G]):
    """Seats in order; each may be asked something. Seats with nothing to do cost nothing."""

    __slots__ = ()

    def order(self, g: G) -> Sequence[int]:
        raise NotImplementedError

    def visit(self, g: G, seat: int) -> Frame[G] | None:
        """What the seat's turn brings by itself happens here; what it is asked is returned."""
        raise NotImplementedError

    def step(self, g: G, n: int) -> bool:
        order = self.order(g)
        for place in range(n, len(order)):
            frame = self.visit(g, order[place])
            if frame is not None:
                g.pause(place + 1, frame)
                return place + 1 < len(order)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting(Frame[G]):
    """A frame that waits for seats."""

    __slots__ = ()
    minor: ClassVar[bool] = False  # it only completes the choice before it: who thinks ahead looks through it
    rule: ClassVar[str] = ""
    invents: ClassVar[str] = ""  # the verb of which a seat may make up the word, besides those that are offered

    # What the position asks of a frame that is not shared (see ``Decision``), and of one that is:

    def actions(self, g: G) -> list[Action]:
        raise NotImplementedError

    def play(self, g: G, a: Action) -> None:
        raise NotImplementedError

    def offers(self, g: G, seat: int) -> list[Action]:
        raise NotImplementedError

    def answer(self, g: G, seat: int, action: Action) -> None:
        raise NotImplementedError

    # And of either:

    def pending(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        raise NotImplementedError

    def guests(self) -> tuple[int, ...]:
        """The seats that owe nothing but may do something meanwhile."""
        return ()

    def answers(self, g: G, seat: int) -> list[Action]:
        """Of what the seat may do, what answers a question. Empty for a guest to whom nothing was put."""
        raise NotImplementedError

    def forms(self, g: G, seat: int) -> list[Form]:
        """What can be said here by filling in slots; mostly everything is listed."""
        return []

    def listed(self, g: G, seat: int) -> list[Action]:
        """Of what the seat may do, what no form spells."""
        raise NotImplementedError

    def same_wait(self, after: Frame[G]) -> bool:
        """After a move, does the same wait still stand for the others?"""
        return False

    def unchanged(self, after: Frame[G], seat: int | None) -> bool:
        """While the same wait stands, does a seat (None: a spectator) see the same board here and after it?

        And is it asked the same, with the same offers, which can be taken back as before? No matter who has moved.
        """
        return False

    def tells_nothing(self, g: G, seat: int) -> bool:
        """Sure, from what all know, that no answer of the seat draws luck, shows anything or ends the game.

        Who wants to know which answers can be taken back tries them out where this does not say it (``Trial``).
        """
        return False

    def reaction(self, g: G, seat: int) -> bool:
        """Whether it only asks if the seat answers what another does, and can be passed for good: never on its turn."""
        return False

    def reseal(self, g: G, seat: int, luck: Luck) -> Waiting[G]:
        """The same with anything in place of what the seat cannot know others to have said here."""
        return self

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def ask(self, g: G, seat: int) -> Message:
        raise NotImplementedError

    def rule_for(self, seat: int) -> str:
        return self.rule

    def read(self, seat: int, action: Action) -> Action:
        """A person's action in the wording of the offers."""
        return action

    def spoken(self, g: G, seat: int) -> Sequence[Phrase]:
        """What can be answered, as phrases: they word the options and know what these point at."""
        raise NotImplementedError

    def passing(self, g: G, seat: int) -> Message:
        """What passing means here."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Waiting[G]):
    """One question to one seat: what may be answered and what each answer does, side by side."""

    __slots__ = ("seat",)
    asks: ClassVar[str] = ""
    ends: ClassVar[str] = ""  # the key of what passing means; empty: there is no passing
    phrases: ClassVar[tuple[Phrase, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    # What a game writes:

    def actions(self, g: G) -> list[Action]:
        """Everything allowed; never empty."""
        raise NotImplementedError

    def play(self, g: G, a: Action) -> None:
        """What an allowed action does. The decision has left the stack when this is called."""
        raise NotImplementedError

    def why_not(self, g: G, a: Action) -> Refusal | None:
        """The reason, for an action that is not among ``actions``; None where there is no special one."""
        return None

    def tidy(self, a: Action) -> Action:
        """The same action as ``actions`` would word it: people name things in any order."""
        return a

    def question(self, g: G) -> Message:
        return Message(self.asks, {})

    def spoken(self, g: G, seat: int) -> Sequence[Phrase]:
        return self.phrases

    # What the engine calls:

    def pending(self) -> tuple[int, ...]:
        return (self.seat,)

    def answers(self, g: G, seat: int) -> list[Action]:
        return self.actions(g)

    def listed(self, g: G, seat: int) -> list[Action]:
        return self.actions(g)

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        return None if action in self.actions(g) else self.reason(g, seat, action)

    def reason(self, g: G, seat: int, action: Action) -> Refusal:
        """Why not, for an action that is not among ``actions``."""
        no = self.why_not(g, action) or g.not_now(seat, action)
        return no or refusal(self.rule_for(seat), "engine-not-offered")

    def ask(self, g: G, seat: int) -> Message:
        return self.question(g)

    def read(self, seat: int, action: Action) -> Action:
        return self.tidy(action)

    def passing(self, g: G, seat: int) -> Message:
        return bare(self.ends)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared(Waiting[G]):
    """Several seats wait at it, each with a question of its own."""

    __slots__ = ()

    def decision(self, seat: int) -> Decision[G]:
        """What a seat is asked here, or may do meanwhile."""
        raise NotImplementedError

    def answer(self, g: G, seat: int, action: Action) -> None:
        """What an allowed action does. The frame has left the stack when this is called."""
        raise NotImplementedError

    def answers(self, g: G, seat: int) -> list[Action]:
        return self.offers(g, seat) if seat in self.pending() else []

    def listed(self, g: G, seat: int) -> list[Action]:
        return self.offers(g, seat)

    def reaction(self, g: G, seat: int) -> bool:
        return self.decision(seat).reaction(g, seat)

    def offers(self, g: G, seat: int) -> list[Action]:
        return self.decision(seat).actions(g)

    def refuse(self, g: G, seat: int, action: Action) -> Refusal | None:
        return self.decision(seat).refuse(g, seat, action)

    def ask(self, g: G, seat: int) -> Message:
        return self.decision(seat).question(g)

    def rule_for(self, seat: int) -> str:
        return self.decision(seat).rule_for(seat)

    def read(self, seat: int, action: Action) -> Action:
        return self.decision(seat).tidy(action)

    def spoken(self, g: G, seat: int) -> Sequence[Phrase]:
        return self.decision(seat).spoken(g, seat)

    def passing(self, g: G, seat: int) -> Message:
        return self.decision(seat).passing(g, seat)
