"""Her warriors: they march twice, and come at every recruiter (law 6.5.2, 6.5.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Choice, Phrase, Verb

from ...boards import MarquiseBoard, total
from ...data import CLEARINGS, MARQUISE, RECRUITER
from ...state import Decision, Root, SeatProcedure
from ...words import CLEARING, END, START
from ..common import place_warriors
from ..moving import MOVES, Move, march, moves, paths_after, why_not_move
from ..reasons import why_not_enlisted

MARCHES: Final = paths_after("march")


class March(Verb[Root]):
    """Up to two moves (law 6.5.2)."""

    name = "march"
    takes = (START, END)
    rule = "6.5.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return moves(g, MARQUISE, MARCHES)

    def act(self, g: Root, seat: int, start: int, end: int) -> None:
        g.push(MayMoveAgain(seat))
        march(g, MARQUISE, start, end)

    def why_not(self, g: Root, seat: int, start: int, end: int) -> Refusal | None:
        return why_not_move(g, MARQUISE, start, end)


class MayMoveAgain(SeatProcedure):
    """The second move of a march, if one is possible."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if moves(g, MARQUISE, MOVES):
            g.push(SecondMove(self.seat))
        return False


class SecondMove(Choice[Root]):
    """A march is up to two moves (law 6.5.2)."""

    __slots__ = ()
    rule = "6.5.2"
    minor = True
    asks = "root-ask-second-move"
    ends = "root-do-pass-second-move"
    verbs = (Move(),)


class Recruit(Verb[Root]):
    """One warrior at each recruiter, once a turn; if they run short, the Marquise chooses where (law 6.5.3)."""

    name = "recruit"
    rule = "6.5.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        hers: MarquiseBoard = g.boards[MARQUISE]
        able = not hers.recruited and hers.supply and total(hers.buildings[RECRUITER])
        return [self.action()] if able else []

    def act(self, g: Root, seat: int) -> None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        hers.recruited = True
        places = tuple([c for c in range(CLEARINGS) for _ in range(hers.buildings[RECRUITER][c])])
        if len(places) <= hers.supply:
            for clearing in places:
                place_warriors(g, MARQUISE, clearing, 1)
            g.tell("root-recruits", seat=seat, n=len(places))
        else:
            g.push(RecruitAt(seat, places))

    def why_not(self, g: Root, seat: int) -> Refusal | None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        if hers.recruited:
            return refusal(self.rule, "root-recruited")
        if not any(hers.buildings[RECRUITER]):
            return refusal(self.rule, "root-no-recruiter")
        return why_not_enlisted(g, MARQUISE, self.rule)


RECRUIT_AT: Final = Phrase("recruit", CLEARING, says="root-do-recruit-at")


class RecruitAt(Decision):
    __slots__ = ("places",)
    rule = "6.5.3"
    asks = "root-ask-recruit-at"
    phrases = (RECRUIT_AT,)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [RECRUIT_AT.action(c) for c in sorted(set(self.places))]

    def forbids(self, g: Root, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-recruiter-there", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = RECRUIT_AT.values(a)
        place_warriors(g, MARQUISE, clearing, 1)
        g.tell("root-recruits-at", seat=self.seat, n=1, clearing=clearing + 1)
        rest = list(self.places)
        rest.remove(clearing)
        if rest and g.boards[MARQUISE].supply:
            g.push(RecruitAt(self.seat, tuple(rest)))
