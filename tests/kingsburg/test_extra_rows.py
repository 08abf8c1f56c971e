"""Module 1: the sheet with seven rows, and the eight buildings that it adds (rulebook 15)."""

from __future__ import annotations

import pytest

import interrex
from interrex.games.kingsburg.data import AUTUMN, EXTRA, RECRUITING, SEVEN_ROWS, SPRING, SUMMER
from interrex.games.kingsburg.play.winter import to_be_razed
from interrex.games.kingsburg.state import Kingsburg
from interrex.testing import Table, rule

from .positions import BUILD, RECRUIT, SEASON_END, WINTER, Seat, at, names, seat

SEASONS = (SPRING, SUMMER, AUTUMN)

COSTS = {  # gold, wood, stone; points
    "sawmill": (1, 2, 0, 2), "quarry": (1, 1, 2, 3), "goldsmith": (3, 1, 1, 5), "staple-house": (3, 2, 3, 8),
    "makeshift-walls": (1, 1, 0, 0), "quartermaster": (1, 1, 1, 1), "training-camp": (2, 1, 1, 3),
    "military-academy": (3, 2, 1, 4),
}  # fmt: skip


def seven(*seats: Seat) -> Table:
    """The building step, with the sheet of seven rows before everybody."""
    return at(BUILD, seat(), *seats, sheets=(SEVEN_ROWS,) * (1 + len(seats)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "15.1.1")
def test_everybody_has_seven_rows(players: int) -> None:
    match = interrex.new("kingsburg", players=players, seed=1, options={"rows": True})
    for one in match.view(None)["board"]["seats"]:
        assert [row[0] for row in one["sheet"]] == [
            "sawmill", "statue", "inn", "guard-tower", "palisade", "barricade", "makeshift-walls",
        ]  # fmt: skip
    assert "sheet" not in interrex.new("kingsburg", players=players, seed=1).view(None)["board"]["seats"][0]


@pytest.mark.parametrize("building", COSTS)
@rule("kingsburg", "15.1.2", "14.21", "15.2.1", "15.2.2", "15.2.3", "15.2.4", "15.2.5", "15.2.6", "15.2.7", "15.2.8")
def test_cost_and_points(building: str) -> None:
    gold, wood, stone, points = COSTS[building]
    row = [b.id for b in EXTRA if b.row == next(b.row for b in EXTRA if b.id == building)]
    left = " ".join(row[: row.index(building)])
    t = seven(seat(left, gold=gold, wood=wood, stone=stone)).play(f"build {building}")
    assert (t.state.goods[1], t.state.score[1]) == ((0, 0, 0), points)
    if left:
        assert seven(seat(gold=9, wood=9, stone=9)).refused(f"build {building}") == "4.4.3"


@rule("kingsburg", "15.1.2")
def test_the_topmost_row_is_razed_first() -> None:
    g: Kingsburg = at(BUILD, seat("sawmill statue makeshift-walls"), seat()).state
    assert to_be_razed(g.in_play[0]) == SEVEN_ROWS.rows[0][0]
    t = at(WINTER, seat("statue makeshift-walls sawmill", gold=1), seat(), enemy="goblins 3", dice="1")
    assert names(t, 0) == ["statue", "makeshift-walls"]


# Row A


TRADES = [
    ("sawmill", seat("sawmill", wood=2), (2, 1, 0), 0, 0),
    ("quarry", seat("quarry", stone=2), (3, 0, 1), 0, 0),
    ("goldsmith", seat("goldsmith", gold=2), (1, 0, 0), 1, 1),
]


@pytest.mark.parametrize(("building", "owner", "goods", "points", "soldiers"), TRADES)
@rule("kingsburg", "15.2.1", "15.2.2", "15.2.3", "14.22")
def test_a_trade_once_each_summer(
    building: str, owner: Seat, goods: tuple[int, int, int], points: int, soldiers: int
) -> None:
    t = at(SEASON_END, owner, seat(), phase=SUMMER)
    assert t.offers() == [building, "pass"]
    t.play(building)
    assert (t.state.goods[0], t.state.score[0], t.state.army[0]) == (goods, points, soldiers)
    assert t.state.over, "only once"


@pytest.mark.parametrize("phase", SEASONS)
@pytest.mark.parametrize(("building", "owner", "goods", "points", "soldiers"), TRADES)
@rule("kingsburg", "15.2.4")
def test_with_the_staple_house_in_every_season(
    phase: int, building: str, owner: Seat, goods: tuple[int, int, int], points: int, soldiers: int
) -> None:
    assert at(SEASON_END, owner, seat(), phase=phase).state.over == (phase != SUMMER)
    t = at(SEASON_END, seat(f"{building} staple-house", gold=1, wood=1, stone=1), seat(), phase=phase)
    assert t.play(building).state.over


@rule("kingsburg", "15.2.1", "1.7")
def test_what_one_trade_brings_another_may_take() -> None:
    t = at(SEASON_END, seat("sawmill goldsmith", wood=1), seat(), phase=SUMMER)
    assert t.offers() == ["sawmill", "pass"]
    assert t.play("sawmill").offers() == ["goldsmith", "pass"]
    assert t.refused("sawmill") == "15.2.1"


# Row G


@pytest.mark.parametrize(("enemy", "year", "bonus"), [("goblins 5", 3, 1), ("demons 6", 3, 0), ("zombies 5", 2, 1)])
@rule("kingsburg", "15.2.5")
def test_makeshift_walls_look_at_the_printed_strength(enemy: str, year: int, bonus: int) -> None:
    t = at(WINTER, seat("makeshift-walls", army=3), seat(army=9), enemy=enemy, year=year, dice="1")
    told = [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]
    assert told[0] == 4 + bonus


@rule("kingsburg", "15.2.6", "14.22")
def test_tokens_pay_for_soldiers() -> None:
    t = at(RECRUIT, seat("quartermaster", gold=1, tokens=2), seat(gold=1, tokens=5))
    assert t.offers() == ["muster gold +2", "muster +2 +2", "pass"]
    assert t.refused("muster +2") == "15.2.6"
    t.play("muster gold +2")
    assert (t.state.goods[0], t.state.tokens[0], t.state.army) == ((0, 0, 0), 1, [1, 0])
    assert t.state.over, "a token alone is too little, and the other seat has no Quartermaster"


@rule("kingsburg", "15.2.6")
def test_tokens_pay_beside_the_barracks() -> None:
    t = at(RECRUIT, seat("quartermaster barracks", stone=1, tokens=1), seat())
    assert t.offers() == ["recruit stone", "muster +2", "pass"]
    assert t.play("muster +2").offers() == ["recruit stone", "pass"]


@pytest.mark.parametrize(("phase", "army", "after"), [(AUTUMN, 0, 1), (AUTUMN, 1, 2), (AUTUMN, 2, 2), (SUMMER, 0, 0)])
@rule("kingsburg", "15.2.7", "14.22")
def test_the_training_camp_helps_those_with_few_soldiers(phase: int, army: int, after: int) -> None:
    assert at(SEASON_END, seat("training-camp", army=army), seat(), phase=phase).state.army[0] == after


@rule("kingsburg", "15.2.7", "1.7")
def test_the_owner_orders_the_training_camp() -> None:
    owner = seat("training-camp goldsmith staple-house", gold=1, army=1)
    t = at(SEASON_END, owner, seat(), phase=AUTUMN)
    assert t.offers() == ["goldsmith", "training-camp"], "what must happen cannot be passed over"
    assert t.play("training-camp").play("goldsmith").state.army[0] == 3
    assert at(SEASON_END, owner, seat(), phase=AUTUMN).play("goldsmith").state.army[0] == 2


@pytest.mark.parametrize(("dice", "army"), [("3 5", 5), ("3 2", 3), ("3 3", 3)])
@rule("kingsburg", "15.2.8", "14.23")
def test_the_academys_die_counts_if_it_is_higher(dice: str, army: int) -> None:
    t = at(WINTER, seat("military-academy"), seat(), enemy="zombies 4", dice=dice)
    told = [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]
    assert told == [army, 3]


@rule("kingsburg", "15.2.8")
def test_the_odds_know_the_academy() -> None:
    plain = at(RECRUIT, seat(gold=2), seat(), enemy="zombies 4", phase=RECRUITING)
    own = at(RECRUIT, seat("military-academy", gold=2), seat(), enemy="zombies 4", phase=RECRUITING)
    odds = [t.game.warnings(t.state, 0)[0].params["won"] for t in (plain, own)]
    assert odds[0] < odds[1]
