"""What may be answered ahead: passing in a vote, adding nothing to one's vote, and leaving an ability alone."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.ahead import PASSING, Ahead, Given, Question, Said, any_of
from interrex.engine.verbs import AMOUNT

from .state import AYE, NAY, Council


def _so_many(g: Council, seat: int, n: Any) -> bool:
    return bool(sum([stance in (AYE, NAY) for stance in g.stance]) >= n)


def _counts(g: Council, seat: int) -> tuple[Said, ...]:
    return tuple(range(1, g.players))


def _none(g: Council, seat: int, value: Any) -> bool:
    return not any(stance in (AYE, NAY) for stance in g.stance)


VOTED: Final = Given("voted", _so_many, AMOUNT, _counts)
NOBODY_YET: Final = Given("nobody", _none)

AHEAD: Final = Ahead(
    questions=(
        Question(
            "vote", ("kings-dilemma-ask-vote",), (any_of("gather"), any_of("moderate")), "4.3.2",
            given=(VOTED, NOBODY_YET), usual=("gather",),
        ),
        Question("add", ("kings-dilemma-ask-add",), (any_of("hold", always=True),), "4.3.14", usual=("hold",)),
        Question(
            "use", ("kings-dilemma-ask-use",), (any_of("use", always=True), PASSING), "10.4.4", usual=("pass",)
        ),
    ),
    never={
        "once": (
            "kings-dilemma-ask-join", "kings-dilemma-ask-agenda", "kings-dilemma-ask-marry",
            "kings-dilemma-ask-crown",
        ),
        "tie": (
            "kings-dilemma-ask-give-up", "kings-dilemma-ask-decide", "kings-dilemma-ask-elect",
            "kings-dilemma-ask-appoint", "kings-dilemma-ask-name", "kings-dilemma-ask-choose",
        ),
    },
    turn=lambda g: (g.dilemmas, g.votes),
)  # fmt: skip
