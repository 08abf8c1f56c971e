"""The printed components: board, agendas, the table of prestige and craving, and the twelve houses (rulebook 9, 12).

Numbers marked OURS are designed: the source has lost them (rulebook 13).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .vocabulary import (
    Ability,
    AnyCondition,
    BalanceIn,
    EndIs,
    Gain,
    Held,
    HeldRank,
    MarkersIn,
    MarkersSplit,
    Modify,
    Place,
    ReignLength,
    ResAtLeast,
    Resource,
    ResRank,
    SignedInReign,
    TokenPoints,
    When,
)

RESOURCES: Final[tuple[Resource, ...]] = ("influence", "wealth", "morale", "welfare", "knowledge")
RESOURCE: Final[dict[str, int]] = {name: number for number, name in enumerate(RESOURCES)}
UP: Final = 1  # faces, directions and signs
DOWN: Final = -1
SIGN: Final[dict[str, int]] = {"+": UP, "-": DOWN}

TOP: Final = 17  # rows of a column and spaces of the balance: 1 is the bottom (OURS for the balance)
MIDDLE: Final = 9
SPACES: Final = 6  # ordinary spaces of the time track; the next one has the skull (OURS)
SKULL_CARDS: Final = 5  # as many cards on the skull space end the reign
SLOTS: Final = 4  # of a row of the chronicle (OURS)
POWER: Final = 8
COINS: Final = 10
POOL: Final = 3
TOKENS: Final = 2  # of one sign that a house may keep
PLACES: Final = 6  # for mystery stickers
MOST_EFFECTS: Final = 1000  # between two votes, cards drawn in between included (OURS)
MOST_VOTES: Final = 100  # of a reign: then the king dies, whatever a story makes of its time (OURS)
FIRST_DILEMMAS: Final = 11  # at least so many in the opening envelope: the first reign cannot run dry (OURS)

HIGHEST_TOKEN: Final = 3
SECOND_TOKEN: Final = 1
MOST_POWER: Final = 2
SECOND_POWER: Final = 1


# ----------------------------------------------------------------------------------------------------------- agendas


class Agenda(NamedTuple):
    """Points by the number of markers in its rows; by place in coins. Without rows: the spread of the markers."""

    id: str
    rows: tuple[tuple[int, int], ...]
    points: tuple[int, ...]
    coins: tuple[int, int, int]
    crave: bool  # which kind of mark its preference brings (rulebook 6.8.2)
    unrest: int = 0  # craving besides, if the king abdicated


OUTER: Final = ((1, 5), (13, 17))
AGENDAS: Final = (
    #      id             rows         markers: none, one, … five     coins      craving
    Agenda("greedy",      OUTER,       (4, 7, 11, 7, 4, 0),           (8, 6, 4), True),
    Agenda("rebel",       OUTER,       (0, 9, 13, 17, 19, 20),        (3, 2, 1), True, 1),
    Agenda("moderate",    ((5, 13),),  (0, 6, 7, 10, 13, 14),         (5, 3, 1), False),
    Agenda("extremist",   (),          (),                            (4, 2, 1), False),
    Agenda("opportunist", ((1, 9),),   (0, 4, 7, 10, 14, 15),         (6, 4, 2), True),
    Agenda("opulent",     ((9, 17),),  (0, 4, 7, 10, 14, 15),         (6, 4, 2), False),
)  # fmt: skip
AGENDA_IDS: Final = tuple([agenda.id for agenda in AGENDAS])
AGENDA: Final[dict[str, int]] = {name: number for number, name in enumerate(AGENDA_IDS)}
PREFERENCE_BOXES: Final = 4
PREFERRED: Final = 2
OTHERWISE: Final = 1  # OURS

# ------------------------------------------------------------------------------------------ prestige and craving 6.6.1

DIED: Final = "died"
ABDICATED_TOP: Final = "top"
ABDICATED_BOTTOM: Final = "bottom"

Marks = tuple[int, int]  # prestige, craving

MARKS: Final[dict[str, tuple[Marks, ...]]] = {  # by place: first, second, third, fourth, last (OURS but the last 2)
    DIED:             ((5, 0), (3, 0), (2, 1), (1, 1), (0, 2)),
    ABDICATED_TOP:    ((3, 0), (2, 0), (2, 0), (1, 0), (0, 1)),
    ABDICATED_BOTTOM: ((0, 3), (0, 2), (0, 2), (0, 1), (1, 0)),
}  # fmt: skip
LAST: Final = 5

# ------------------------------------------------------------------------------------------------------------ houses


class Achievement(NamedTuple):
    condition: AnyCondition | None  # None: the story alone grants it
    boxes: int
    abilities: tuple[Ability, ...]


class House(NamedTuple):
    number: int
    id: str
    prefers: tuple[str, str]
    achievements: tuple[Achievement, ...]  # the story's first


def at_once(prestige: int = 0, craving: int = 0) -> Ability:
    marks = [Gain(what="prestige", n=prestige)] if prestige else []
    return Ability(kind="once", then=(*marks, *([Gain(what="crave", n=craving)] if craving else [])))


def start(coins: int = 0, power: int = 0) -> Ability:
    return Ability(kind="start", then=(Gain(what="coins", n=coins) if coins else Gain(what="power", n=power),))


def when(at: When, coins: int = 0, power: int = 0) -> Ability:
    return Ability(
        kind="when", on=at, then=(Gain(what="coins", n=coins) if coins else Gain(what="power", n=power),)
    )


def counts(at: When, change: Modify) -> Ability:
    return Ability(kind="when", on=at, modify=change)


NEGATIVE_SCORED: Final = counts(When(at="token_scored", sign="-"), Modify(what="token_points", sign="-", by=1))
POSITIVE_SCORED: Final = counts(When(at="token_scored", sign="+"), Modify(what="token_points", sign="+", by=1))
RICHER: Final = counts(When(at="scoring_treasury"), Modify(what="treasury_count", by=2))
MIGHTIER: Final = counts(When(at="scoring_power"), Modify(what="majority_count", by=2))


def highest(res: Resource) -> ResRank:
    return ResRank(res=res, at="highest")


def lowest(res: Resource) -> ResRank:
    return ResRank(res=res, at="lowest")


def house(
    number: int,
    name: str,
    prefers: tuple[str, str],
    *achievements: tuple[AnyCondition | None, int, Ability | tuple[Ability, ...]],
) -> House:
    made = [
        Achievement(condition, boxes, (abilities,) if isinstance(abilities, Ability) else abilities)
        for condition, boxes, abilities in achievements
    ]
    return House(number, name, prefers, tuple(made))


HOUSES: Final = (
    house(1, "wylio", ("greedy", "opportunist"),
          (None, 1, at_once(1, 1)),
          (HeldRank(what="coins", at=1), 4, start(coins=2)),
          (highest("wealth"), 4, at_once(3)),
          (SignedInReign(min=2), 3, (at_once(1), when(When(at="took_moderator"), coins=1)))),
    house(2, "solad", ("extremist", "opportunist"),
          (None, 1, at_once(0, 2)),
          (highest("knowledge"), 3, at_once(3)),
          (BalanceIn(min=1, max=8), 5, at_once(0, 2)),
          (MarkersSplit(high=13, low=5), 5, when(When(at="shared_power", got=0), power=1))),
    house(3, "tork", ("moderate", "extremist"),
          (None, 1, at_once(2)),
          (highest("influence"), 3, at_once(2)),
          (ResAtLeast(res="welfare", row=13), 3, at_once(2)),
          (Held(what="power", max=3), 3, (at_once(0, 1), when(When(at="lost_vote", at_least=4), power=1)))),
    house(4, "coden", ("opulent", "greedy"),
          (None, 1, at_once(2)),
          (highest("welfare"), 3, at_once(3)),
          (BalanceIn(min=5, max=13), 6, start(power=1)),
          (ReignLength(min=9), 4, (at_once(1), NEGATIVE_SCORED))),
    house(5, "allwed", ("opulent", "greedy"),
          (None, 1, at_once(2)),
          (highest("morale"), 3, (at_once(1), start(coins=2))),
          (MarkersIn(low=13, high=17, min=2), 3, at_once(3)),
          (EndIs(how="died"), 8, POSITIVE_SCORED)),
    house(6, "olwyn", ("moderate", "extremist"),
          (None, 1, at_once(2)),
          (SignedInReign(min=2), 3, (at_once(1), when(When(at="signed", kind="sticker"), coins=2))),
          (ResAtLeast(res="knowledge", row=13), 3, at_once(2)),
          (Place(at=1), 3, at_once(2))),
    house(7, "gamam", ("rebel", "opulent"),
          (None, 1, at_once(1, 1)),
          (TokenPoints(min=2), 3, when(When(at="won_vote", more_than=5), coins=2)),
          (BalanceIn(min=10, max=17), 4, at_once(3)),
          (Held(what="coins", min=18), 3, at_once(0, 3))),
    house(8, "natar", ("moderate", "opportunist"),
          (None, 1, at_once(0, 2)),
          (lowest("knowledge"), 3, at_once(0, 3)),
          (ResAtLeast(res="morale", row=13), 3, (at_once(1), start(power=1))),
          (Held(what="coins", max=8), 2, RICHER)),
    house(9, "tiryll", ("rebel", "extremist"),
          (None, 1, at_once(1, 1)),
          (HeldRank(what="power", at=1), 4, (at_once(1), start(power=1))),
          (highest("influence"), 3, at_once(2)),
          (EndIs(how="abdicated"), 4, at_once(0, 2))),
    house(10, "dualak", ("rebel", "greedy"),
          (None, 1, at_once(0, 2)),
          (lowest("wealth"), 3, at_once(0, 3)),
          (MarkersIn(low=1, high=5, min=2), 3, at_once(0, 2)),
          (TokenPoints(max=-1), 3, (at_once(0, 1), NEGATIVE_SCORED))),
    house(11, "crann", ("opportunist", "rebel"),
          (None, 1, at_once(1, 1)),
          (lowest("welfare"), 3, at_once(0, 3)),
          (BalanceIn(min=1, max=8), 5, start(power=1)),
          (Held(what="power", min=12), 3, (at_once(0, 1), MIGHTIER))),
    house(12, "blodyn", ("moderate", "opulent"),
          (None, 1, at_once(2)),
          (BalanceIn(min=7, max=11), 5, at_once(3)),
          (MarkersIn(low=5, high=13, min=5), 2, start(power=1)),
          (highest("welfare"), 3, at_once(2))),
)  # fmt: skip
HOUSE_IDS: Final = tuple([h.id for h in HOUSES])
NOBODY: Final = -1  # no seat
NO_HOUSE: Final = 0  # no number
