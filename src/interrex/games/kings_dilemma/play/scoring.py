"""Scoring a reign: points, the winner, prestige and craving, achievements, preferences (rulebook 6)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.game import Result
from interrex.engine.message import Message, Param, Refusal, refusal
from interrex.engine.verbs import Phrase, Word

from ..data import (
    ABDICATED_BOTTOM,
    ABDICATED_TOP,
    AGENDA_IDS,
    AGENDAS,
    DOWN,
    HIGHEST_TOKEN,
    HOUSES,
    MARKS,
    MOST_POWER,
    OTHERWISE,
    PREFERENCE_BOXES,
    PREFERRED,
    RESOURCES,
    SECOND_POWER,
    SECOND_TOKEN,
    UP,
)
from ..kingdom import Sheet
from ..kings import KINGS, as_written, names, numeral, parted
from ..state import SCORING, Council, Procedure
from ..words import KING, SEAT
from .effects import achieve, gain
from .houses import holds, low_place_of, markers_in, place_of, places, sums
from .moments import answers, fire, modified
from .reasons import Question, why_not_seated
from .setting_up import tokens_of
from .terms import end_all_promises

MARRY: Final = Phrase("marry", SEAT)


class Crown(Phrase):
    """How the next king is called: by a name that is offered or any other (rulebook 6.5.3)."""

    name = "crown"
    takes = (KING,)

    def _label(self, g: Any, a: Action) -> Message:
        return Message(self.says or f"{g.game}-do-{self.name}", crowned(g, str(a[1])))

    def tell(self, g: Any, word: Word, said: Any) -> Any:
        return as_written(parted(str(said))[0])


CROWN: Final = Crown()


class Score(Procedure):
    """The order of rulebook 6.1.1."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        match n:
            case 0:
                g.stage = SCORING
                end_all_promises(g)
                fire(g, "reign_end", kind=g.ending)
            case 1:
                reveal(g)
                g.then(*answers(g, "scoring_treasury"), *answers(g, "scoring_power"))
            case 2:
                count(g)
                g.then(*scored_tokens(g))
            case 3:
                if len(winners(g)) > 1:
                    g.push(Marry(g.moderator))
                else:
                    g.turn = winners(g)[0]
            case 4:
                mark_places(g)
            case 5:
                g.then(*[Achievements(seat) for seat in g.from_leader()])
            case 6:
                mark_preferences(g)
                g.push(NameKing(g.turn))
        return n < 6


# ---------------------------------------------------------------------------------------------------- points 6.2 to 6.4


def reveal(g: Council) -> None:
    g.revealed = True
    g.uncover()
    for seat in range(g.players):
        g.tell("kings-dilemma-reveals", seat=seat, agenda=AGENDA_IDS[g.agendas[seat][0]])
        g.tell("kings-dilemma-screen", seat=seat, power=g.power[seat], n=g.coins[seat])


def agenda_rows(g: Council, agenda: int) -> tuple[tuple[int, int], ...]:
    """The rows that count for it; the Extremist's are those from the lowest marker to the highest (rulebook 12)."""
    return AGENDAS[agenda].rows or ((min(g.rows), max(g.rows)),)


def agenda_points(g: Council, agenda: int) -> int:
    """For the markers (rulebook 6.2.2, 12)."""
    card = AGENDAS[agenda]
    if not card.rows:
        return max(g.rows) - min(g.rows) + 1
    return card.points[sum([markers_in(g, low, high) for low, high in card.rows])]


def counting(g: Council, held: list[int], what: str) -> list[int]:
    """What houses hold as abilities have it counted."""
    if f"modify {what}" not in g.heard:
        return held
    return [n + modified(g, seat, what) for seat, n in enumerate(held)]


def coin_points(g: Council, seat: int) -> int:
    """For the place in coins (rulebook 6.2.3, 6.2.4)."""
    counted = counting(g, g.coins, "treasury_count")
    place = place_of(counted, counted[seat])
    return AGENDAS[g.agendas[seat][0]].coins[place - 1] if place <= len(AGENDAS[0].coins) else 0


def power_points(g: Council, seat: int) -> int:
    """For the most and the second most power (rulebook 6.4)."""
    counted = counting(g, g.power, "majority_count")
    return {1: MOST_POWER, 2: SECOND_POWER}.get(place_of(counted, counted[seat]), 0)


def token_points(g: Council, seat: int) -> int:
    """For consequence tokens (rulebook 6.3)."""
    if not g.tokens[seat]:
        return 0
    total = 0
    for sign, res, scoring in scoring_tokens(g, seat):
        changed = sign * scoring + modified(g, seat, "token_points", sign, res, scoring)
        total += max(0, changed) if sign == UP else min(0, changed)
    return total


def scoring_tokens(g: Council, seat: int) -> list[tuple[int, int, int]]:
    """Of a seat's tokens those that score: sign, resource, how much (rulebook 6.3.1, 6.3.2)."""
    found: list[tuple[int, int, int]] = []
    for sign, find in ((UP, place_of), (DOWN, low_place_of)):
        for token in tokens_of(g, seat, sign):
            res = token % len(RESOURCES)
            scoring = {1: HIGHEST_TOKEN, 2: SECOND_TOKEN}.get(find(g.rows, g.rows[res]), 0)
            if scoring:
                found.append((sign, res, scoring))
    return found


def scored_tokens(g: Council) -> list[Frame[Council]]:
    """What the scoring of tokens brings besides points (rulebook 10.5.3)."""
    if "token_scored" not in g.heard:
        return []
    found: list[Frame[Council]] = []
    for seat in g.from_leader():
        for sign, res, scoring in scoring_tokens(g, seat):
            found += answers(g, "token_scored", seat, scoring, sign=sign, res=res)
    return found


def count(g: Council) -> None:
    for seat in range(g.players):
        agenda = agenda_points(g, g.agendas[seat][0])
        g.points[seat] = (agenda, token_points(g, seat), coin_points(g, seat), power_points(g, seat))
    for seat in range(g.players if g.listener is not None else 0):
        agenda, tokens, coins, power = g.points[seat]
        g.tell(
            "kings-dilemma-scores",
            seat=seat,
            agenda=agenda,
            tokens=tokens,
            coins=coins,
            power=power,
            n=sum(g.points[seat]),
        )


# ---------------------------------------------------------------------------------------------------- the winner 6.5


def winners(g: Council) -> tuple[int, ...]:
    total = sums(g)
    return tuple([seat for seat in range(g.players) if total[seat] == max(total)])


class Marry(Question):
    """Of several winners the Moderator names the one that marries into the royal family (rulebook 6.5.2)."""

    __slots__ = ()
    rule = "6.5.2"
    asks = "kings-dilemma-ask-marry"
    phrases = (MARRY,)

    def actions(self, g: Council) -> list[Action]:
        return MARRY.each(winners(g))

    def play(self, g: Council, a: Action) -> None:
        g.turn = int(a[1])
        g.tell("kings-dilemma-marries", seat=g.turn)

    def barred(self, g: Council, *values: Any) -> Refusal:
        (seat,), total = values, sums(g)
        return why_not_seated(g, self.rule, seat) or refusal(
            self.rule, "kings-dilemma-no-marry", seat=seat, n=total[seat], most=max(total)
        )


class NameKing(Question):
    """The winner, or whom the Moderator named, names the next king (rulebook 6.5.3)."""

    __slots__ = ()
    rule = "6.5.3"
    asks = "kings-dilemma-ask-crown"
    phrases = (CROWN,)

    invents = "crown"

    def actions(self, g: Council) -> list[Action]:
        return CROWN.each(range(len(KINGS)))

    def refuse(self, g: Council, seat: int, action: Action) -> Refusal | None:
        return None if CROWN.spells(action) else super().refuse(g, seat, action)

    def play(self, g: Council, a: Action) -> None:
        g.tell("kings-dilemma-crowns", seat=self.seat, house=g.houses[self.seat], **crowned(g, str(a[1])))
        g.heir = f"{a[1]} {g.houses[self.seat]}"


def crowned(g: Council, name: str) -> dict[str, Param]:
    """What the next king is called, and which of the name he will be."""
    before = names([*[entry.king for entry in g.entries], g.king], g.story.first_king)
    return {"king": as_written(parted(name)[0]), "numeral": numeral(name, before)}


# ------------------------------------------------------------------------------------------- marks 6.6, 6.7 and 6.8


def mark_places(g: Council) -> None:
    """Prestige and craving by place and ending (rulebook 6.6)."""
    abdicated = g.ending in (ABDICATED_TOP, ABDICATED_BOTTOM)
    for seat, place in enumerate(places(g)):
        prestige, craving = MARKS[g.ending][place - 1]
        if abdicated:
            craving += AGENDAS[g.agendas[seat][0]].unrest
        for what, n in (("prestige", prestige), ("crave", craving)):
            if n:
                gain(g, g.houses[seat], what, n)


class Achievements(Procedure):
    """A box beside every achievement whose condition a house meets (rulebook 6.7)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, g: Council, n: int) -> bool:
        house, depth = g.houses[self.seat], len(g.stack)
        achievements = HOUSES[house - 1].achievements
        for place in range(n, len(achievements)):
            condition = achievements[place].condition
            if condition is None or not holds(g, condition, house):
                continue
            g.resume_at(place + 1)
            achieve(g, house, place)
            if len(g.stack) > depth:  # first what the achievement brings
                return place + 1 < len(achievements)
        return False


def mark_preferences(g: Council) -> None:
    """A box of the agenda just played (rulebook 6.8)."""
    for seat in range(g.players):
        house, agenda = g.houses[seat], g.agendas[seat][0]
        sheet = g.sheets[house - 1]
        if sheet.preferred(agenda):
            continue
        boxes = sheet.preferences
        boxes = (*boxes[:agenda], boxes[agenda] + 1, *boxes[agenda + 1 :])
        g.mark(house, Sheet(sheet.prestige, sheet.craving, sheet.boxes, boxes, sheet.taken))
        g.tell("kings-dilemma-prefers", house=house, agenda=AGENDA_IDS[agenda], n=boxes[agenda], boxes=PREFERENCE_BOXES)
        if g.sheets[house - 1].preferred(agenda):
            worth = PREFERRED if AGENDA_IDS[agenda] in HOUSES[house - 1].prefers else OTHERWISE
            gain(g, house, "crave" if AGENDAS[agenda].crave else "prestige", worth)


def result(g: Council) -> Result:
    if not g.revealed:  # the finale has cut the reign short (rulebook 8.3.4)
        return Result(tuple(range(g.players)), (0,) * g.players, "8.3.4")
    return Result(winners(g), tuple(sums(g)), "6.5.1")
