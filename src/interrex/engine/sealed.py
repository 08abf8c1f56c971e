"""Sealed answers. Seats answer at the same time, and nothing changes, shows or is told before the last one is done.

Each is asked a chain of questions that depends on its own earlier answers only. Until the others are done, a seat that
is may think again. Then all is opened together.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from .action import Action
from .frames import Decision, Frame, G, Procedure, Shared, Waiting
from .luck import Luck
from .state import State
from .verbs import Phrase

Said = tuple[Action, ...]

REOPEN: Final[Action] = ("reopen",)
MOST_DRAWS: Final = 1000


class Chain(Frame[G]):
    """What one seat is asked under seal: question after question.

    How many it has answered, and whether it is done, everybody can see: where the length of a chain would tell
    something, let it ask as many questions whatever is said.
    """

    __slots__ = ("seat",)
    rule: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, g: G, said: Said) -> Decision[G] | None:
        """The next question; None: this seat is done."""
        raise NotImplementedError

    def open(self, g: G, said: Said) -> None:
        """The seal is broken: what the answers do."""
        raise NotImplementedError


class Single(Chain[G]):
    """One question, and what its answer does."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision[G]) -> None:
        self.seat = decision.seat
        self.decision = decision

    def ask(self, g: G, said: Said) -> Decision[G] | None:
        return None if said else self.decision

    def open(self, g: G, said: Said) -> None:
        self.decision.play(g, said[0])


class Sealed(Procedure[G]):
    """Chains answered at the same time, then opened in their order. What follows is what was put below."""

    __slots__ = ("again", "chains")

    def __init__(self, chains: tuple[Chain[G], ...], again: bool = True) -> None:
        self.chains = chains
        self.again = again  # may a seat that is done think again?

    def step(self, g: G, n: int) -> bool:
        g.push(_asking(g, self.chains, ((),) * len(self.chains), self.again))
        return False


class Together(Sealed[G]):
    """Several decisions taken at the same time, each final when it is taken."""

    __slots__ = ()

    def __init__(self, decisions: tuple[Decision[G], ...]) -> None:
        super().__init__(tuple([Single(decision) for decision in decisions]), again=False)


def _asking(g: Any, chains: tuple[Chain[Any], ...], said: tuple[Said, ...], again: bool) -> Frame[Any]:
    questions = tuple([chain.ask(g, answers) for chain, answers in zip(chains, said, strict=True)])
    if any(question is not None for question in questions):
        return Answers(chains, said, questions, again)
    return Unseal(chains, said)


class Answers(Shared[G]):
    """What has been said under seal so far, and what each seat is asked now."""

    __slots__ = ("again", "chains", "questions", "said")

    def __init__(
        self,
        chains: tuple[Chain[G], ...],
        said: tuple[Said, ...],
        questions: tuple[Decision[G] | None, ...],
        again: bool,
    ) -> None:
        self.chains = chains
        self.said = said
        self.questions = questions
        self.again = again

    def place(self, seat: int) -> int:
        return [chain.seat for chain in self.chains].index(seat)

    def _seats(self, done: bool) -> tuple[int, ...]:
        return tuple([c.seat for c, q in zip(self.chains, self.questions, strict=True) if (q is None) == done])

    def pending(self) -> tuple[int, ...]:
        return self._seats(done=False)

    def guests(self) -> tuple[int, ...]:
        return self._seats(done=True) if self.again else ()

    def decision(self, seat: int) -> Decision[G]:
        place = self.place(seat)
        return self.questions[place] or ThinkAgain(seat, self.chains[place].rule)

    def answer(self, g: G, seat: int, action: Action) -> None:
        place = self.place(seat)
        own = () if self.questions[place] is None else (*self.said[place], action)
        g.push(_asking(g, self.chains, (*self.said[:place], own, *self.said[place + 1 :]), self.again))

    def goes_on(self, after: Frame[G]) -> bool:
        return isinstance(after, Answers) and after.chains is self.chains

    def reseal(self, g: G, seat: int, luck: Luck) -> Waiting[G]:
        said = [
            answers if chain.seat == seat else _draw(g, chain, len(answers), question is None, luck)
            for chain, answers, question in zip(self.chains, self.said, self.questions, strict=True)
        ]
        after = _asking(g, self.chains, tuple(said), self.again)
        assert isinstance(after, Answers)
        return after


def _draw(g: Any, chain: Chain[Any], length: int, done: bool, luck: Luck) -> Said:
    """Anything a seat may have said that has answered so many questions and is done, or not."""
    for _ in range(MOST_DRAWS):
        said: Said = ()
        while len(said) < length and (question := chain.ask(g, said)) is not None:
            said = (*said, luck.choice(question.actions(g)))
        if len(said) == length and (chain.ask(g, said) is None) == done:
            return said
    raise AssertionError(f"seat {chain.seat} cannot have said {length} things under seal")


class ThinkAgain(Decision[G]):
    """A seat that is done may take everything back while others are not."""

    __slots__ = ("cited",)
    asks = "engine-ask-reopen"
    phrases = (Phrase("reopen", says="engine-do-reopen"),)

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.cited = rule

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: G) -> list[Action]:
        return [REOPEN]


class Unseal(Procedure[G]):
    """All answers are in: they are opened in the order of the chains."""

    __slots__ = ("chains", "said")

    def __init__(self, chains: tuple[Chain[G], ...], said: tuple[Said, ...]) -> None:
        self.chains = chains
        self.said = said

    def step(self, g: G, n: int) -> bool:
        if n == 0:
            g.reveals += 1
        self.chains[n].open(g, self.said[n])
        return n + 1 < len(self.chains)


def said(g: State, seat: int) -> Said:
    """What the seat has said under seal: for its own view, and nobody else's."""
    top = g.stack[-1] if g.stack else None
    pairs = zip(top.chains, top.said, strict=True) if isinstance(top, Answers) else ()
    return next((answers for chain, answers in pairs if chain.seat == seat), ())
