"""Actions under way. What somebody has begun is data that powers may change before it happens and while it does.

The position keeps them in ``g.deeds``, innermost last: frames read them, powers change them, ``copy`` copies them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from .action import Action
from .frames import PASS, Frame, G, Procedure
from .message import Message
from .verbs import WHILE_OPEN, Choice, Verb

NOTHING: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deed(Generic[G]):
    """An action under way. A game's own adds what it is about: targets, a cost, pools of dice. A new one is blank."""

    __slots__ = ("after", "forbidden", "ignored", "seat", "stage", "used")

    seat: int
    stage: str  # how far it has come, in a word
    forbidden: frozenset[str]  # reasons why it cannot be done: the names of what says so
    ignored: frozenset[str]  # those that do not count: *ignore* beats *cannot*
    used: int  # mask of the components used in it
    after: tuple[Frame[G], ...]  # what follows once it is done

    def begin(self, seat: int, stage: str) -> None:
        self.seat = seat
        self.stage = stage
        self.forbidden = self.ignored = NOTHING
        self.used = 0
        self.after = ()

    def copy(self) -> Deed[G]:
        raise NotImplementedError

    def copy_into(self, twin: Deed[G]) -> None:
        twin.seat = self.seat
        twin.stage = self.stage
        twin.forbidden = self.forbidden
        twin.ignored = self.ignored
        twin.used = self.used
        twin.after = self.after

    # What a game writes, where the action can be changed before it is paid:

    def bind(self, g: G) -> None:
        """What must apply to it, applied: nobody is asked."""

    def helps(self, g: G) -> Sequence[Verb[G]]:
        """The powers its seat may still use on it."""
        return ()

    def payable(self, g: G) -> bool:
        return True

    def pay(self, g: G) -> None:
        """What it costs, as it now stands."""

    def stages(self, g: G) -> tuple[Frame[G], ...]:
        """What happens, in the rulebook's order."""
        return ()

    def lawful(self, g: G) -> bool:
        """*Cannot* beats *must*, *ignore* beats both."""
        return not self.forbidden - self.ignored and self.payable(g)


class Undertake(Procedure[G]):
    """What must apply does; its seat uses what it likes, each once; then it is paid, done, and what follows follows."""

    __slots__ = ("asked",)

    def __init__(self, asked: Modify[G]) -> None:
        self.asked = asked

    def step(self, g: G, n: int) -> bool:
        deeds: list[Deed[Any]] = g.deeds
        if n == 0:
            deeds[-1].bind(g)
        elif n == 1:
            if self.asked.open(g):
                g.push(self.asked)
        elif n == 2:
            deeds[-1].pay(g)
            g.then(*deeds[-1].stages(g))
        else:
            g.then(*deeds.pop().after)
        return n < 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Modify(Choice[G]):
    """Use a power on the action under way, or go on. No chain of uses ends where the action can neither go on nor
    be helped: a power is offered only if it leads on."""

    __slots__ = ()
    again = WHILE_OPEN

    def choices(self, g: G) -> Sequence[Verb[G]]:
        helps: Sequence[Verb[G]] = g.deeds[-1].helps(g)
        return helps

    def actions(self, g: G) -> list[Action]:
        seat = self.seat
        found = [
            a for verb in self.choices(g) for a in verb.offers(g, seat) if could_be_lawful(helped(g, verb, a), seat)
        ]
        return [*found, PASS] if g.deeds[-1].lawful(g) else found

    def question(self, g: G) -> Message:
        return Message(self.asks, {"verb": g.deeds[-1].stage})


def could_be_lawful(g: Any, seat: int) -> bool:
    """Is the action under way lawful as it stands, or could powers make it so? Tried on copies, one power at a time."""
    if g.deeds[-1].lawful(g):
        return True
    helps: Sequence[Verb[Any]] = g.deeds[-1].helps(g)
    return any(could_be_lawful(helped(g, verb, a), seat) for verb in helps for a in verb.offers(g, seat))


def helped(g: Any, verb: Verb[Any], a: Action) -> Any:
    """A copy in which the power has been used on the action under way."""
    twin = g.copy()
    verb.act(twin, twin.deeds[-1].seat, *verb.values(a))
    return twin
