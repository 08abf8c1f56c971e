"""State: a position, the fast layer. It trusts its caller; ``Match`` is the one that checks."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

from mypy_extensions import mypyc_attr

from .action import Action
from .deals import Clause, Deal, Form, bound, settle
from .frames import PASS, Decision, Frame, Shared, Waiting
from .luck import Luck
from .message import LogEntry, Message, Param, Refusal
from .pickling import reduced


class Finished(Exception):
    """Raised by ``State.finish`` to leave whatever is running. Its arguments are the frames that follow."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """What every game's position has: a stack of frames with their step counters, and luck.

    A game's position adds its own attributes and a hand-written ``copy``. The game is over when the stack is empty.
    A new one is blank: ``begin`` fills the engine's part of a game's first position, ``copy_into`` that of a copy.
    """

    __slots__ = ("deals", "dealt", "deeds", "listener", "luck", "pledges", "reveals", "stack", "steps")
    game: ClassVar[str] = ""  # whose position it is: the first part of its messages' keys

    stack: list[Any]  # of frames; the last is the top, and while the game waits, a Waiting
    steps: list[int]
    deeds: list[Any]  # actions under way, innermost last (see ``deeds``)
    deals: tuple[Deal, ...]  # drafted and on the table (see ``deals``)
    dealt: int  # how many were ever proposed
    pledges: tuple[Clause, ...]  # what was promised in deals that were struck
    luck: Luck
    listener: (
        Any  # a list of LogEntry, or whatever else takes them by append; None: nobody listens, and telling is free
    )
    reveals: int  # how often something hidden was opened or gone through: what undo must not cross

    def begin(self, luck: Luck) -> None:
        self.stack = []
        self.steps = []
        self.deeds = []
        self.deals = self.pledges = ()
        self.dealt = 0
        self.luck = luck
        self.listener = None
        self.reveals = 0

    def copy(self) -> State:
        raise NotImplementedError

    def copy_into(self, twin: State) -> None:
        """The engine's part of a copy. A copy listens to nothing."""
        twin.stack = self.stack.copy()
        twin.steps = self.steps.copy()
        twin.deeds = [under_way.copy() for under_way in self.deeds] if self.deeds else []
        twin.deals = self.deals
        twin.dealt = self.dealt
        twin.pledges = self.pledges
        twin.luck = self.luck.copy()
        twin.listener = None
        twin.reveals = self.reveals

    def __reduce__(self) -> Any:
        """For ``pickle``: exactly this position again, but nobody listens to it (see ``pickling``)."""
        return reduced(self)

    # Questions

    @property
    def over(self) -> bool:
        return not self.stack

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        if not self.stack:
            return ()
        top: Waiting[Any] = self.stack[-1]
        return (top.seat,) if isinstance(top, Decision) else top.pending()

    def guests(self) -> tuple[int, ...]:
        """The seats that owe nothing but may do something meanwhile."""
        return self.waiting().guests() if self.stack else ()

    def waiting(self) -> Waiting[Any]:
        """The decision the game waits for; only while it is not over."""
        top: Waiting[Any] = self.stack[-1]
        return top

    def actions(self, seat: int) -> list[Action]:
        """What a pending seat or a guest may do: never empty."""
        top: Waiting[Any] = self.stack[-1]
        offers = top.offers(self, seat) if isinstance(top, Shared) else top.actions(self)
        return bound(self, seat, offers) if self.pledges else offers

    def answers(self, seat: int) -> list[Action]:
        """Of what a pending seat or a guest may do, what answers a question. Empty for a guest to whom none was put."""
        top: Waiting[Any] = self.stack[-1]
        found = top.answers(self, seat) if isinstance(top, Shared) else top.actions(self)
        return bound(self, seat, found) if self.pledges else found

    def forms(self, seat: int) -> list[Form]:
        """What a pending seat or a guest may say by filling in slots."""
        return self.waiting().forms(self, seat)

    def listed(self, seat: int) -> list[Action]:
        """Of what a pending seat or a guest may do, what no form spells."""
        found = self.waiting().listed(self, seat)
        return bound(self, seat, found) if self.pledges else found

    def not_now(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now, for a game that can say more of it than that it answers nothing."""
        return None

    # Play

    def play(self, seat: int, action: Action) -> None:
        """Apply a legal action of a pending seat or a guest and run on to the next decision.

        The steps are taken here and not in a method of their own: a call for every decision can be felt.
        """
        stack = self.stack
        steps = self.steps
        waited: Waiting[Any] = stack.pop()
        steps.pop()
        try:
            if isinstance(waited, Shared):
                waited.answer(self, seat, action)
            else:
                if self.pledges:
                    settle(self, seat, action)
                waited.play(self, action)
            while stack:
                top: Frame[Any] = stack[-1]
                if isinstance(top, Waiting):
                    return
                at = len(stack) - 1
                n = steps[at]
                steps[at] = n + 1
                if top.step(self, n):
                    continue
                if len(stack) - 1 == at:  # mostly nothing has come upon it, and the last is off at once
                    stack.pop()
                    steps.pop()
                else:
                    stack.pop(at)
                    steps.pop(at)
        except Finished as end:
            stack.clear()
            steps.clear()
            if end.args:
                self.then(*end.args)
                self.run()

    def push(self, frame: Frame[Any]) -> None:
        """Put one frame on top: it is the next to run."""
        self.stack.append(frame)
        self.steps.append(0)

    def then(self, *frames: Frame[Any]) -> None:
        """Put frames on top so that they run in the order given."""
        left = len(frames)
        while left:
            left -= 1
            self.push(frames[left])

    def resume_at(self, n: int) -> None:
        """To be called by a step before it pushes anything: the procedure goes on with step n."""
        self.steps[-1] = n

    def pause(self, n: int, frame: Frame[Any]) -> None:
        """To be called by a step as the last thing it does: that frame is next, then the procedure's step n."""
        self.steps[-1] = n
        self.stack.append(frame)
        self.steps.append(0)

    def run(self) -> None:
        """Run procedures until a decision waits or nothing is left."""
        self.push(_ONWARDS)
        self.play(-1, PASS)

    def finish(self, *after: Frame[Any]) -> NoReturn:
        """End the game at once, whatever lies on the stack; then comes what is decided after the end, if anything."""
        raise Finished(*after)

    # Telling

    def tell(self, key: str, /, **params: Param) -> None:
        """Say to everybody what happened."""
        if self.listener is not None:
            self.listener.append(LogEntry(None, Message(key, params)))

    def whisper(self, listener: int, key: str, /, **params: Param) -> None:
        """Say something to one seat only."""
        if self.listener is not None:
            self.listener.append(LogEntry(listener, Message(key, params)))

    def uncover(self) -> None:
        """A hidden pile was gone through for all to see: even that nothing was found there tells something."""
        self.reveals += 1

    # Hidden worlds

    def reseal(self, seat: int, luck: Luck) -> None:
        """Put anything others might have answered in place of what they have under seal, and forget their drafts."""
        self.deals = tuple([deal for deal in self.deals if deal.seen_by(seat)])
        if self.stack:
            self.stack[-1] = self.waiting().reseal(self, seat, luck)


class _Onwards(Shared[Any]):
    """Nobody's decision: to play it is to run on."""

    __slots__ = ()

    def answer(self, g: Any, seat: int, action: Action) -> None:
        """Nothing was asked."""


_ONWARDS: Final = _Onwards()
