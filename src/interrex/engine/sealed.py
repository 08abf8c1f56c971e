"""Sealed answers. Seats answer at the same time, and nothing changes, shows or is told before the last one is done.

Each is asked a chain of questions that depends on its own earlier answers only. Until the others are done, a seat that
is may think again. Then all is opened together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .action import Action
from .deals import bound, settle
from .frames import Decision, Frame, G, Procedure, Shared, Waiting
from .luck import Luck
from .state import State
from .verbs import Phrase

Said = tuple[Action, ...]

REOPEN: Final = Phrase("reopen", says="engine-do-reopen")
MOST_DRAWS: Final = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Chain(Decision[G]):
    """What one seat is asked under seal: question after question. Once it is done, it may decide to think again.

    How many it has answered, and whether it is done, everybody can see: where the length of a chain would tell
    something, let it ask as many questions whatever is said.
    """

    __slots__ = ()
    asks = "engine-ask-reopen"
    phrases = (REOPEN,)

    def next(self, g: G, said: Said) -> Decision[G] | None:
        """The next question; None: this seat is done."""
        raise NotImplementedError

    def open(self, g: G, said: Said) -> None:
        """The seal is broken: what the answers do."""
        raise NotImplementedError

    def actions(self, g: G) -> list[Action]:
        return [REOPEN.action()]


class Single(Chain[G]):
    """One question, and what its answer does."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision[G]) -> None:
        self.seat = decision.seat
        self.decision = decision

    def next(self, g: G, said: Said) -> Decision[G] | None:
        return None if said else self.decision

    def open(self, g: G, said: Said) -> None:
        self.decision.play(g, said[0])


class Sealed(Procedure[G]):
    """Chains answered at the same time, then opened in their order."""

    __slots__ = ("again", "chains", "seats")

    def __init__(self, chains: tuple[Chain[G], ...], again: bool = True) -> None:
        self.chains = chains
        self.seats = tuple([chain.seat for chain in chains])
        self.again = again  # may a seat that is done think again?

    def step(self, g: G, n: int) -> bool:
        g.push(_asked(g, self, ((),) * len(self.chains)))
        return False


class Together(Sealed[G]):
    """Several decisions taken at the same time, each final when it is taken."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: tuple[Decision[G], ...]) -> None:
        super().__init__(tuple([Single(decision) for decision in decisions]), again=False)
        self.decisions = decisions

    def step(self, g: G, n: int) -> bool:
        """Everybody's only question is known: nobody has to be asked for it."""
        g.push(Answers(self, ((),) * len(self.seats), self.decisions, self.seats))
        return False


def _asked(g: Any, what: Sealed[Any], said: tuple[Said, ...]) -> Frame[Any]:
    """The answers so far, with what each seat is asked next; or their opening."""
    questions = tuple([chain.next(g, said[at]) for at, chain in enumerate(what.chains)])
    owing = _owing(what, questions)
    return Answers(what, said, questions, owing) if owing else Unseal(what, said)


def _owing(what: Sealed[Any], questions: Sequence[Decision[Any] | None]) -> tuple[int, ...]:
    """The seats that are asked something."""
    return tuple([seat for seat, question in zip(what.seats, questions, strict=True) if question is not None])


class Unseal(Procedure[G]):
    """All answers are in: they are opened in the order of the chains."""

    __slots__ = ("said", "what")

    def __init__(self, what: Sealed[G], said: tuple[Said, ...]) -> None:
        self.what = what
        self.said = said

    def step(self, g: G, n: int) -> bool:
        """One after another, until one has begun something: that comes first."""
        if n == 0:
            g.reveals += 1
        chains, said, depth = self.what.chains, self.said, len(g.stack)
        for at in range(n, len(said)):
            chain = chains[at]
            if g.pledges:
                for action in said[at]:
                    settle(g, chain.seat, action)
            chain.open(g, said[at])
            if len(g.stack) > depth:
                g.steps[depth - 1] = at + 1
                return at + 1 < len(said)
        return False


class Answers(Shared[G]):
    """What has been said under seal so far, and what each seat is asked now."""

    __slots__ = ("owing", "questions", "said", "what")

    def __init__(
        self,
        what: Sealed[G],
        said: tuple[Said, ...],
        questions: tuple[Decision[G] | None, ...],
        owing: tuple[int, ...],
    ) -> None:
        self.what = what
        self.said = said
        self.questions = questions
        self.owing = owing  # kept, because it is asked again and again

    def pending(self) -> tuple[int, ...]:
        return self.owing

    def answers(self, g: G, seat: int) -> list[Action]:
        if seat not in self.owing:
            return []
        question = self.questions[self.what.seats.index(seat)]
        assert question is not None
        return question.actions(g)

    def guests(self) -> tuple[int, ...]:
        if not self.what.again:
            return ()
        return tuple([self.what.seats[at] for at, question in enumerate(self.questions) if question is None])

    def decision(self, seat: int) -> Decision[G]:
        at = self.what.seats.index(seat)
        question = self.questions[at]
        return self.what.chains[at] if question is None else question

    def answer(self, g: G, seat: int, action: Action) -> None:
        """Only this seat's question changes: what others are asked depends on their own answers alone."""
        what, questions, said = self.what, list(self.questions), list(self.said)
        at = what.seats.index(seat)
        said[at] = () if questions[at] is None else (*said[at], action)
        questions[at] = question = what.chains[at].next(g, said[at])
        owing = self.owing
        if seat not in owing:  # it thinks again
            owing = _owing(what, questions)
        elif question is None:  # it is done
            place = owing.index(seat)
            owing = owing[:place] + owing[place + 1 :]
        g.push(Answers(what, tuple(said), tuple(questions), owing) if owing else Unseal(what, tuple(said)))

    def same_wait(self, after: Frame[G]) -> bool:
        return isinstance(after, Answers) and after.what is self.what

    def unchanged(self, after: Frame[G], seat: int | None) -> bool:
        """What the others say changes nothing before it is opened; only who is the last to answer opens it."""
        if not isinstance(after, Answers) or after.what is not self.what:
            return False
        if seat is None or seat not in self.what.seats:
            return True
        at = self.what.seats.index(seat)
        return self.said[at] == after.said[at] and self._opens(seat) == after._opens(seat)

    def _opens(self, seat: int) -> bool:
        """Does nobody else owe an answer?"""
        return self.owing in ((), (seat,))

    def tells_nothing(self, g: G, seat: int) -> bool:
        """As long as others owe an answer, one is put under seal and no more."""
        return not self._opens(seat)

    def alone(self, g: G, seat: int) -> Waiting[G]:
        """The same with nothing said by anybody but the seat: for whoever lets the others answer for themselves."""
        pairs = zip(self.what.chains, self.said, strict=True)
        said = [answers if chain.seat == seat else () for chain, answers in pairs]
        after = _asked(g, self.what, tuple(said))
        assert isinstance(after, Answers)
        return after

    def reseal(self, g: G, seat: int, luck: Luck) -> Waiting[G]:
        said = [
            answers if chain.seat == seat else _draw(g, chain, len(answers), question is None, luck)
            for chain, answers, question in zip(self.what.chains, self.said, self.questions, strict=True)
        ]
        after = _asked(g, self.what, tuple(said))
        assert isinstance(after, Answers)
        return after


def _draw(g: Any, chain: Chain[Any], length: int, done: bool, luck: Luck) -> Said:
    """Anything a seat may have said that has answered so many questions and is done, or not."""
    for _ in range(MOST_DRAWS):
        said: Said = ()
        while len(said) < length and (question := chain.next(g, said)) is not None:
            said = (*said, luck.choice(bound(g, chain.seat, question.actions(g))))
        if len(said) == length and (chain.next(g, said) is None) == done:
            return said
    raise AssertionError(f"seat {chain.seat} cannot have said {length} things under seal")


def said(g: State, seat: int | None) -> Said:
    """What the seat has said under seal: for its own view, and nobody else's."""
    top = g.stack[-1] if g.stack else None
    pairs = zip(top.what.chains, top.said, strict=True) if isinstance(top, Answers) else ()
    return next((answers for chain, answers in pairs if chain.seat == seat), ())
