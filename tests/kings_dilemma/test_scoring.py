"""The end of a reign and its scoring (rulebook 4.8, 5, 6, 9, 12)."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.message import Message
from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.data import AGENDA, AGENDAS, HOUSE_IDS, HOUSES, House
from interrex.games.kings_dilemma.kingdom import Laid, Sheet
from interrex.games.kings_dilemma.play.houses import holds, places
from interrex.games.kings_dilemma.play.scoring import (
    Achievements,
    Score,
    agenda_points,
    agenda_rows,
    coin_points,
    mark_places,
    mark_preferences,
    power_points,
    token_points,
    winners,
)
from interrex.games.kings_dilemma.story.parts import Circumstance, StoryCard
from interrex.testing import rule

from .positions import FIVE, Position, at, effects
from .test_voting import ruling

SIX = tuple([(n, 1) for n in range(6)])


def passed_by(t: Position) -> Position:
    """A round in which the Leader alone votes."""
    return t.play("aye 1", "gather", "moderate")


# The time track


@rule("kings-dilemma", "4.8.1", "4.8.2", "1.2.8", "5.3", "5.4", "13.4", "13.26")
@pytest.mark.parametrize(
    ("laid", "skull", "ending"), [(5, True, ""), (6, True, "died"), (6, False, ""), (9, False, ""), (10, False, "died")]
)
def test_the_king_dies_by_a_skull_on_the_skull_space_or_by_the_fifth_card_there(
    laid: int, skull: bool, ending: str
) -> None:
    t = passed_by(at(skull=skull, track=tuple([(n, 1) for n in range(1, laid + 1)])))
    assert (t.g.ending, len(t.g.track)) == (ending, laid + 1)


@rule("kings-dilemma", "4.8.4", "5.1", "5.2", "5.5", "13.3")
@pytest.mark.parametrize(("by", "balance", "ending"), [(-2, 3, "bottom"), (2, 15, "top")])
def test_abdication_comes_before_death_and_after_everything_the_card_brings(by: int, balance: int, ending: str) -> None:
    done = [v.Balance(by=by), v.Sticker(sticker="good-wealth")]
    t = passed_by(at(aye=done, balance=balance, skull=True, track=SIX))
    assert (t.g.ending, t.g.chronicle[1][0] is not None) == (ending, True)


@rule("kings-dilemma", "5.6", "10.2.31")
def test_an_outcome_may_end_the_reign() -> None:
    assert passed_by(at(aye=[v.EndReign(how="top")])).g.ending == "top"
    assert passed_by(at(aye=[v.EndReign(how="top"), v.Balance(by=-3)], balance=2)).g.ending == "bottom"


@rule("kings-dilemma", "4.1.5", "5.2")
def test_without_a_card_to_draw_a_king_whose_balance_is_lost_abdicates() -> None:
    parts = {"circumstance": {"comet": Circumstance(then=(v.Balance(by=-3),))}}
    assert at(deck=(4,), parts=parts, balance=3, dilemmas=1).g.ending == "bottom"


@rule("kings-dilemma", "4.1.5", "13.14")
def test_without_a_card_to_draw_the_king_dies() -> None:
    assert at(deck=(), dilemmas=1).g.ending == "died"


@rule("kings-dilemma", "10.7.3")
def test_every_card_may_have_a_skull() -> None:
    assert passed_by(at(track=SIX, rulings=(ruling("skull_every_card"),))).g.ending == "died"


# Points


def scored(agendas: str, houses: str = "wylio solad tork", **given: object) -> Position:
    held = [[AGENDA[name]] for name in agendas.split()]
    return at(houses, frame=Score(), agendas=held, draft=[], ending=given.pop("ending", "died"), **given)  # type: ignore[arg-type]


@rule("kings-dilemma", "6.2.2", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.7", "13.2")
@pytest.mark.parametrize(
    ("agenda", "rows", "points"),
    [("greedy", [9, 9, 9, 9, 9], 4), ("greedy", [5, 13, 9, 9, 9], 11), ("greedy", [1, 1, 1, 1, 1], 0),
     ("rebel", [9, 9, 9, 9, 9], 0), ("rebel", [5, 13, 17, 9, 9], 17), ("moderate", [5, 13, 9, 4, 14], 10),
     ("extremist", [4, 15, 9, 9, 9], 12), ("opportunist", [9, 9, 1, 10, 11], 10), ("opulent", [9, 9, 9, 9, 9], 15),
     ("opulent", [9, 17, 8, 8, 8], 7)],
)  # fmt: skip
def test_what_agendas_bring(agenda: str, rows: list[int], points: int) -> None:
    assert agenda_points(at(rows=rows).g, AGENDA[agenda]) == points


@rule("kings-dilemma", "12")
def test_the_rows_that_count_for_an_agenda_are_seen_by_its_holder_alone() -> None:
    """Those of the Extremist are what lies between the outermost markers."""
    g = at(rows=[4, 15, 9, 9, 9], agendas=[[AGENDA["extremist"]], [AGENDA["moderate"]], [AGENDA["rebel"]]]).g
    assert (agenda_rows(g, AGENDA["extremist"]), agenda_rows(g, AGENDA["moderate"])) == (((4, 15),), ((5, 13),))
    seen = [interrex.game("kings-dilemma").view(g, seat).seats[0].agenda_rows for seat in (0, 1, None)]
    assert seen == [((4, 15),), (), ()]


@rule("kings-dilemma", "6.2.3", "6.2.1", "6.1.1", "1.3.5")
def test_the_moderate_of_the_book() -> None:
    t = scored("moderate greedy rebel", rows=[5, 9, 13, 3, 15], coins=[4, 9, 7], ending="bottom")
    assert (t.g.points[0][0], t.g.points[0][2], t.g.revealed) == (10, 1, True)


@rule("kings-dilemma", "6.2.4", "13.30")
def test_equal_coins_share_a_place_and_the_next_number_is_the_next_place() -> None:
    t = at(FIVE, agendas=[[AGENDA["opulent"]]] * 5, coins=[9, 9, 7, 5, 3])
    assert [coin_points(t.g, seat) for seat in range(5)] == [6, 6, 4, 2, 0]


@rule("kings-dilemma", "6.3.1", "6.3.2", "6.3.3")
def test_what_consequence_tokens_bring() -> None:
    t = at(rows=[12, 12, 10, 8, 4], tokens=[0b00011, 0b00100, 0b1100000000])
    assert [token_points(t.g, seat) for seat in range(3)] == [6, 1, -4]


@rule("kings-dilemma", "6.3.4")
def test_if_all_are_level_each_is_highest_and_lowest() -> None:
    t = at(tokens=[0b0000100001, 0, 0])
    assert token_points(t.g, 0) == 0
    assert token_points(at(tokens=[1, 0, 0]).g, 0) == 3


@rule("kings-dilemma", "6.4.1", "6.4.2", "6.4.3")
def test_what_power_brings() -> None:
    t = at(FIVE, power=[7, 7, 5, 5, 1])
    assert [power_points(t.g, seat) for seat in range(5)] == [2, 2, 1, 1, 0]


BOOK = [(5, -1, 1, 2), (7, 1, 3, 0), (3, 3, 0, 1), (12, -3, 0, 0), (7, 1, 1, 1)]


@rule("kings-dilemma", "6.5.1", "6.6.2", "6.6.3", "13.31", "13.33")
def test_the_five_houses_of_the_book() -> None:
    t = at(FIVE, points=BOOK)
    assert winners(t.g) == (1,)
    assert places(t.g) == [5, 1, 5, 3, 2]  # both fourths are last


@rule("kings-dilemma", "6.6.1", "6.6.3", "13.34")
@pytest.mark.parametrize(
    ("ending", "marks"),
    [("died", [(0, 2), (5, 0), (0, 2), (2, 1), (3, 0)]), ("top", [(0, 1), (3, 0), (0, 1), (2, 0), (2, 0)]),
     ("bottom", [(1, 0), (0, 3), (1, 0), (0, 2), (0, 2)])],
)  # fmt: skip
def test_prestige_and_craving_by_place_and_ending(ending: str, marks: list[tuple[int, int]]) -> None:
    t = at(FIVE, points=BOOK, ending=ending, agendas=[[AGENDA["greedy"]]] * 5)
    mark_places(t.g)
    assert [(sheet.prestige, sheet.craving) for sheet in t.g.sheets[:5]] == marks


@rule("kings-dilemma", "6.6.1", "6.6.2", "13.31")
@pytest.mark.parametrize(
    ("totals", "marks"),
    [([9, 8, 7], [(5, 0), (3, 0), (0, 2)]), ([9, 8, 7, 6], [(5, 0), (3, 0), (2, 1), (0, 2)]),
     ([9, 8, 7, 6, 5], [(5, 0), (3, 0), (2, 1), (1, 1), (0, 2)]),
     ([9, 9, 7, 6, 5], [(5, 0), (5, 0), (2, 1), (1, 1), (0, 2)]),
     ([9, 8, 8], [(5, 0), (0, 2), (0, 2)])],
)  # fmt: skip
def test_the_table_of_marks_by_the_number_of_houses(totals: list[int], marks: list[tuple[int, int]]) -> None:
    houses = " ".join(FIVE.split()[: len(totals)])
    t = at(houses, points=[(n, 0, 0, 0) for n in totals], ending="died", agendas=[[AGENDA["rebel"]]] * len(totals))
    mark_places(t.g)
    assert [(sheet.prestige, sheet.craving) for sheet in t.g.sheets[: len(totals)]] == marks


@rule("kings-dilemma", "6.6.4", "13.32")
def test_if_all_have_the_same_all_are_first() -> None:
    assert places(at(points=[(5, 0, 0, 0)] * 3).g) == [1, 1, 1]


@rule("kings-dilemma", "6.6.5", "12.2")
def test_a_rebel_craves_more_if_the_king_abdicated() -> None:
    t = at(points=[(9, 0, 0, 0), (5, 0, 0, 0), (1, 0, 0, 0)], ending="top", agendas=[[AGENDA["rebel"]]] * 3)
    mark_places(t.g)
    assert [t.g.sheets[n].craving for n in range(3)] == [1, 1, 2]


@rule("kings-dilemma", "6.5.2", "6.5.3", "13.36", "5.7")
def test_of_several_winners_the_moderator_names_one_who_names_the_next_king() -> None:
    t = scored("opulent opportunist greedy", moderator="tork", coins=[5, 5, 1], power=[5, 5, 1])
    assert (t.who(), t.offers()) == ("tork", ["marry 0", "marry 1"])
    t.play("marry 1")
    assert t.who() == "solad"
    t.play("crown edwen")
    assert t.g.heir == "edwen 2"


# Achievements and preferences


def judged(house: str, **given: object) -> Position:
    others = [name for name in ("wylio", "solad", "tork") if name != house][:2]
    return at(f"{house} {' '.join(others)}", frame=Achievements(0), **given)  # type: ignore[arg-type]


LENGTH = tuple([(n, 1) for n in range(9)])
POINTS = [(9, 2, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)]


@rule("kings-dilemma", "6.7.1", "6.7.4", "9.13", "9.14", "13.43", "13.44", "10.3.1", "10.3.2", "10.3.3", "10.3.4")
@rule("kings-dilemma", "9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "9.12")
@pytest.mark.parametrize(
    ("house", "given", "boxes"),
    [
        ("wylio", {"coins": [12, 10, 10], "rows": [9, 10, 9, 9, 9], "signings": [2, 0, 0]}, [0, 1, 1, 1]),
        ("solad", {"rows": [5, 13, 9, 9, 14], "balance": 8}, [0, 1, 1, 1]),
        ("tork", {"rows": [14, 9, 9, 13, 9], "power": [3, 8, 8]}, [0, 1, 1, 1]),
        ("coden", {"rows": [9, 9, 9, 10, 9], "balance": 13, "track": LENGTH}, [0, 1, 1, 1]),
        ("allwed", {"rows": [9, 13, 14, 9, 9], "ending": "died"}, [0, 1, 1, 1]),
        ("olwyn", {"rows": [9, 9, 9, 9, 13], "signings": [2, 0, 0], "points": POINTS}, [0, 1, 1, 1]),
        ("gamam", {"points": POINTS, "balance": 10, "coins": [18, 1, 1]}, [0, 1, 1, 1]),
        ("natar", {"rows": [9, 9, 13, 9, 8], "coins": [8, 10, 10]}, [0, 1, 1, 1]),
        ("tiryll", {"rows": [10, 9, 9, 9, 9], "power": [9, 8, 8], "ending": "bottom"}, [0, 1, 1, 1]),
        ("dualak", {"rows": [9, 4, 5, 9, 9], "points": [(1, -1, 0, 0)] * 3}, [0, 1, 1, 1]),
        ("crann", {"rows": [9, 9, 9, 8, 9], "balance": 8, "power": [12, 8, 8]}, [0, 1, 1, 1]),
        ("blodyn", {"rows": [9, 9, 9, 10, 9], "balance": 11}, [0, 1, 1, 1]),
        ("blodyn", {"rows": [14, 9, 9, 10, 9], "balance": 12}, [0, 0, 0, 0]),
    ],
)  # fmt: skip
def test_what_each_house_wants(house: str, given: dict[str, object], boxes: list[int]) -> None:
    t = judged(house, **given)
    assert list(t.g.sheets[HOUSE_IDS.index(house)].boxes) == boxes


@rule("kings-dilemma", "9.1", "9.13", "13.54")
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("house", HOUSES, ids=HOUSE_IDS)
def test_the_rulebook_prints_as_many_boxes_as_a_sheet_has(house: House, language: str) -> None:
    lines = interrex.rulebook("kings-dilemma", language).find(f"9.{house.number}").text.splitlines()
    rows = [[cell.strip() for cell in line.split("|")] for line in lines if line.startswith("|")]
    assert [int(row[2]) for row in rows[2:]] == [achievement.boxes for achievement in house.achievements]


@rule("kings-dilemma", "6.7.2", "6.7.3", "10.4.1")
def test_with_the_last_box_an_achievement_is_complete_and_no_more_are_marked() -> None:
    sheets = [Sheet(taken=True)] * 12
    sheets[0] = Sheet(boxes=(0, 0, 3, 0), taken=True)
    t = judged("wylio", rows=[9, 10, 9, 9, 9], sheets=tuple(sheets))
    assert (t.g.sheets[0].boxes[2], t.prestige("wylio")) == (4, 3)
    t = judged("wylio", rows=[9, 10, 9, 9, 9], sheets=t.g.sheets)
    assert (t.g.sheets[0].boxes[2], t.prestige("wylio")) == (4, 3)


@rule("kings-dilemma", "6.8.1", "6.8.2", "6.8.3", "13.35")
def test_preferences_of_the_book() -> None:
    sheets = [Sheet(taken=True)] * 12
    sheets[3] = Sheet(preferences=(4, 0, 0, 0, 0, 3), taken=True)
    t = at(
        "coden solad tork", sheets=tuple(sheets), agendas=[[AGENDA["opulent"]], [AGENDA["rebel"]], [AGENDA["greedy"]]]
    )
    mark_preferences(t.g)
    assert (t.prestige("coden"), t.g.sheets[3].preferences[AGENDA["opulent"]]) == (2, 4)
    t.g.agendas[0] = [AGENDA["greedy"]]
    mark_preferences(t.g)
    assert (t.g.sheets[3].preferences[0], t.craving("coden")) == (4, 0)


@rule("kings-dilemma", "6.8.2")
def test_an_agenda_that_is_not_preferred_brings_one() -> None:
    sheets = [Sheet(preferences=(3, 3, 3, 3, 3, 3), taken=True)] * 12
    t = at(
        "coden solad tork",
        sheets=tuple(sheets),
        agendas=[[AGENDA["rebel"]], [AGENDA["moderate"]], [AGENDA["extremist"]]],
    )
    mark_preferences(t.g)
    assert (t.craving("coden"), t.prestige("solad"), t.prestige("tork")) == (1, 1, 2)


def test_every_agenda_is_preferred_by_four_houses() -> None:
    preferred = [agenda for house in HOUSES for agenda in house.prefers]
    assert [preferred.count(agenda.id) for agenda in AGENDAS] == [4] * 6


# Conditions


@rule("kings-dilemma", "10.3.1", "10.3.2", "10.3.3", "10.3.4", "10.3.5", "10.3.6", "10.3.7", "13.47")
@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (v.ResAtMost(res="wealth", row=9), True), (v.ResAtMost(res="wealth", row=8), False),
        (v.Houses(min=3, max=3), True), (v.Houses(min=4), False), (v.ReignNumber(min=2), False),
        (v.Running(event="none", on=False), True), (v.Told(storyline="plot", at_least=1), True),
        (v.Told(storyline="plot", ended=True), False), (v.Told(storyline="plot", ended="one"), False),
        (v.SideWas(card="second", side="nay"), True), (v.SideWas(card="second", side="aye"), False),
        (v.VoteWas(how="unanimous"), False), (v.VoteWas(how="margin", margin=2), True), (v.VoteWas(how="tied"), False),
        (v.VoteWas(how="all passed"), False), (v.Played(agenda="greedy"), False),
        (v.All(of=(v.Houses(), v.Houses(min=4))), False), (v.AnyOf(of=(v.Houses(), v.Houses(min=4))), True),
        (v.Not(of=v.Houses()), False), (v.Place(at="last"), True), (v.HeldRank(what="power", at=2), True),
    ],
)  # fmt: skip
def test_conditions(condition: v.AnyCondition, true: bool) -> None:
    t = effects(
        stories=((Laid(0, 1),), ()), sides={1: 2}, stance=[1, 2, 3], tally=(4, 2), agendas=[[0], [1], [2]],
        points=[(1, 0, 0, 0), (2, 0, 0, 0), (3, 0, 0, 0)], power=[5, 8, 8],
    )  # fmt: skip
    assert holds(t.g, condition, 1) == true


# Abilities that count


def story_of(*abilities: v.Ability) -> dict[str, object]:
    return {
        "parts": {"story": {"top": StoryCard(storyline="plot", number=2, abilities=abilities)}},
        "stories": ((Laid(1, 1),), ()),
    }


def counting(what: str, by: int, who: str = "signer", **more: object) -> dict[str, object]:
    change = v.Modify(what=what, by=by, **more)  # type: ignore[arg-type]
    return story_of(v.Ability(kind="when", who=who, on=v.When(at="vote_open"), modify=change))  # type: ignore[arg-type]


@rule("kings-dilemma", "10.4.7", "13.46", "10.4.6", "3.6.2")
def test_tokens_may_bring_more_or_cost_less_and_never_pass_nothing() -> None:
    given = counting("token_points", 1, who="each", sign="+", scoring=3)
    t = at(rows=[12, 11, 9, 9, 8], tokens=[0b1, 0b10, 0], **given)  # type: ignore[arg-type]
    assert [token_points(t.g, seat) for seat in range(2)] == [4, 1]
    less = counting("token_points", 2, sign="-")
    assert token_points(at(rows=[9, 8, 9, 9, 7], tokens=[1 << 6, 0, 0], **less).g, 0) == 0  # type: ignore[arg-type]


@rule("kings-dilemma", "10.4.8", "10.4.9", "10.3.2")
def test_coins_and_power_may_count_as_more() -> None:
    t = at(agendas=[[0], [0], [0]], coins=[9, 10, 1], **counting("treasury_count", 2))  # type: ignore[arg-type]
    assert [coin_points(t.g, seat) for seat in range(3)] == [8, 6, 4]
    t = at(power=[7, 8, 1], **counting("majority_count", 2))  # type: ignore[arg-type]
    assert [power_points(t.g, seat) for seat in range(3)] == [2, 1, 0]


@rule("kings-dilemma", "10.4.10")
def test_a_share_may_be_greater() -> None:
    t = at(pool=0, **counting("share", 1)).play("gather", "aye 1", "moderate")  # type: ignore[arg-type]
    assert t.power("wylio") == 9


@rule("kings-dilemma", "10.4.10", "10.1.8")
def test_a_share_is_never_less_than_nothing() -> None:
    t = at(pool=0, **counting("share", -2)).play("gather", "aye 1", "moderate")  # type: ignore[arg-type]
    assert t.power("wylio") == 8


@rule("kings-dilemma", "10.4.11")
def test_a_vote_card_may_count_more_for_the_vote_and_not_for_the_lead() -> None:
    given = counting("bid_counts", 2, first_vote=True)
    t = at(leader="solad", **given).play("nay 2", "gather", "aye 1")  # type: ignore[arg-type]
    assert t.g.side == 1


WHEN = [
    (v.When(at="won_vote", more_than=1), 1), (v.When(at="won_vote", more_than=2), 0), (v.When(at="lost_vote"), 0),
    (v.When(at="vote_open"), 1), (v.When(at="passed"), 0), (v.When(at="signed", kind="sticker"), 1),
    (v.When(at="marker_moved", res="wealth"), 1), (v.When(at="marker_moved", res="morale"), 0),
    (v.When(at="card_laid"), 1), (v.When(at="tie_broken"), 0), (v.When(at="became_leader", kind="bid"), 1),
]  # fmt: skip


@rule("kings-dilemma", "10.4.3", "10.5.1", "10.5.2", "10.5.3", "9.15")
@pytest.mark.parametrize(("moment", "times"), WHEN)
def test_an_ability_works_each_time_its_moment_comes(moment: v.When, times: int) -> None:
    given = story_of(v.Ability(kind="when", on=moment, then=(v.Gain(what="crave", n=1),)))
    done = [v.Move(res="wealth", by=1), v.Sticker(sticker="good-wealth")]
    t = at(aye=done, leader="solad", **given).play("gather", "moderate", "aye 2")  # type: ignore[arg-type]
    assert t.craving("wylio") == times


@rule("kings-dilemma", "10.5.3", "10.4.3")
@pytest.mark.parametrize(
    ("moment", "times"),
    [(v.When(at="token_scored"), 2), (v.When(at="token_scored", sign="-"), 1),
     (v.When(at="token_scored", res="morale"), 0),
     (v.When(at="scoring_treasury"), 1), (v.When(at="scoring_power"), 1), (v.When(at="reign_end", kind="died"), 1),
     (v.When(at="reign_end", kind="top"), 0)],
)  # fmt: skip
def test_an_ability_works_when_something_is_scored(moment: v.When, times: int) -> None:
    given = story_of(v.Ability(kind="when", on=moment, then=(v.Gain(what="prestige", n=1),)))
    t = scored("moderate greedy rebel", rows=[12, 9, 10, 9, 4], tokens=[0b1000000001, 0b00100, 0], **given)  # type: ignore[arg-type]
    assert t.said().count("kings-dilemma-story-works") == times


@rule("kings-dilemma", "10.5.3", "6.2.3")
def test_what_the_scoring_of_coins_brings_counts() -> None:
    given = story_of(v.Ability(kind="when", on=v.When(at="scoring_treasury"), then=(v.Gain(what="coins", n=2),)))
    t = scored("moderate greedy rebel", coins=[9, 10, 1], **given)  # type: ignore[arg-type]
    assert t.g.points[0][2] == 5


@rule("kings-dilemma", "10.3.6", "10.6.5", "10.6.14")
def test_a_vote_was_tied_where_the_moderator_had_to_name_the_winner() -> None:
    tied = v.If(cond=v.VoteWas(how="tied"), then=(v.Pool(by=5),))
    t = at(aye=[tied], rules=v.VoteRules(elect="warden")).play("back 0 2", "back 1 1", "gather")
    assert t.g.pool < 5
    t = at(nay=[tied], rules=v.VoteRules(majority=True)).play("aye 1", "nay 1", "gather")
    assert t.g.pool < 5
    t = at(aye=[tied], rules=v.VoteRules(elect="warden")).play("back 0 1", "back 1 1", "gather").play("elect 0")
    assert t.g.pool >= 5


@rule("kings-dilemma", "10.5.1", "9.1", "9.2", "9.3", "9.7")
@pytest.mark.parametrize(
    ("house", "achievement", "moves", "coins", "power"),
    [("wylio", 3, ("moderate", "aye 1", "gather"), 12, 8), ("solad", 3, ("gather", "aye 1", "moderate"), 11, 9),
     ("tork", 3, ("aye 4", "nay 5", "moderate", "hold"), 10, 9), ("gamam", 1, ("aye 6", "gather", "moderate"), 12, 2)],
)  # fmt: skip
def test_abilities_of_houses_in_a_vote(
    house: str, achievement: int, moves: tuple[str, ...], coins: int, power: int
) -> None:
    sheets = [Sheet(taken=True)] * 12
    boxes = [0, 0, 0, 0]
    boxes[achievement] = 9
    sheets[HOUSE_IDS.index(house)] = Sheet(boxes=(boxes[0], boxes[1], boxes[2], boxes[3]), taken=True)
    t = at(f"{house} coden allwed", sheets=tuple(sheets), pool=0).play(*moves)
    assert (t.coins(house), t.power(house)) == (coins, power)


@rule("kings-dilemma", "10.4.4", "10.4.5", "10.2.32")
def test_a_house_is_asked_whether_to_use_what_it_may_and_boxes_run_out() -> None:
    given = story_of(v.Ability(kind="may", boxes=1, on=v.When(at="vote_open"), then=(v.Gain(what="coins", n=1),)))
    t = at(deck=(0,), **given)  # type: ignore[arg-type]
    assert (t.who(), t.offers()) == ("wylio", ["use", "pass"])
    assert t.g.waiting().ask(t.g, 0) == Message("kings-dilemma-ask-use", {"story": t.g.story.story_handle(1)})
    t.play("use")
    assert "kings-dilemma-story-works" in t.said()
    assert (t.coins("wylio"), "vote_open" in t.g.heard) == (11, False)


@rule("kings-dilemma", "10.4.4")
def test_abilities_of_house_sheets_ask_nobody() -> None:
    abilities = [ability for house in HOUSES for sheet in house.achievements for ability in sheet.abilities]
    assert {ability.kind for ability in abilities} == {"once", "start", "when"}


@rule("kings-dilemma", "4.7.14")
def test_achievements_that_exclude_each_other_lie_on_different_ways() -> None:
    t = effects(v.Achieve(house=3))
    assert t.prestige("tork") == 2
