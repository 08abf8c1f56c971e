"""Module 6: whim tiles, how they come and go, and what each gives (rulebook 20)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.data import WHIMS
from interrex.games.kingsburg.play import whims
from interrex.games.kingsburg.play.whims import take_one_away
from interrex.testing import Table, rule

from .positions import INFLUENCE, SEASON_END, SUPPORT, Seat, at, seat


def tile(rank: int, *seats: Seat, placed: str = "", **position: Any) -> Table:
    """The support of an advisor with a tile, for the first seat."""
    return at(SUPPORT, *seats, placed=placed or f"{rank}:0:d1", whims=1 << rank, **position)


def said(t: Table) -> list[str]:
    """What is offered, in words."""
    return [t.say(GAME.label(t.state, t.seat(), a)) for a in t.state.actions(t.seat())]


# The tiles


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "20.1.1", "14.31")
def test_a_tile_a_season(players: int) -> None:
    g: Any = GAME.start(players, {"whims": "standard"}, Luck(key_from_seed(players)))
    g.run()
    assert g.whims == 0
    most = 0
    while not g.over:
        assert g.whims.bit_count() == most or g.whims.bit_count() == most + 1
        most = g.whims.bit_count()
        who = g.pending()[0]
        g.play(who, g.actions(who)[-1])
    assert most == 15
    assert not g.whims >> 17


@rule("kingsburg", "20.1.2")
def test_a_tile_replaces_the_printed_support() -> None:
    assert tile(16, seat(), seat()).state.score == [5, 0]
    assert tile(16, seat(), seat()).state.goods[0] == (0, 0, 0)
    board = interrex.new("kingsburg", players=2, seed=1, options={"whims": "tradition"}).view(None)["board"]
    assert board["whims"] == list(range(1, 17))
    assert board["chest"] == {"gold": 1, "wood": 1, "stone": 1}
    assert board["lot"] in ("gold", "wood", "stone")


@pytest.mark.parametrize(
    ("laid", "influenced", "left"),
    [((3, 9, 12), (9, 3, 14), (3, 12)), ((3, 9, 12), (14, 18), (9, 12)), ((), (3,), ())],
)
@rule("kingsburg", "20.1.3")
def test_the_way_back_to_tradition(laid: tuple[int, ...], influenced: tuple[int, ...], left: tuple[int, ...]) -> None:
    t = at(SEASON_END, seat(), seat(), whims=sum(1 << r for r in laid), taken=sum(1 << r for r in influenced))
    take_one_away(t.state)
    assert t.state.whims == sum(1 << rank for rank in left)


@rule("kingsburg", "20.1.3")
def test_nobodys_dice_count_as_influencing() -> None:
    g: Any = GAME.start(2, {"whims": "tradition"}, Luck(key_from_seed(3)))
    g.run()
    while g.phase < 3:
        who = g.pending()[0]
        blocked = g.taken
        g.play(who, ("pass",) if ("pass",) in g.actions(who) else g.actions(who)[0])
    all_of_them = sum([1 << rank for rank in WHIMS])
    tiles = blocked & all_of_them
    assert g.whims == all_of_them & ~(1 << tiles.bit_length() - 1)


# What each gives


@rule("kingsburg", "20.2.1", "14.31")
def test_whim_one_copies_the_lowest_free_advisor() -> None:
    assert tile(1, seat(), seat(), placed="1:0:d1 2:1:d2").state.goods[0] == (0, 1, 0), "the Architect's wood"
    t = at(SUPPORT, seat(), seat(), placed="1:0:d1", whims=1 << 1 | 1 << 2)
    assert t.offers() == ["choose 1"], "the tile of rank 2"
    everybody = " ".join(f"{rank}:1:d1" for rank in range(2, 19))
    t = tile(1, seat(), seat(), placed=f"1:0:d1 {everybody}")
    assert t.state.goods[0] == (0, 0, 0)


@rule("kingsburg", "20.2.2")
def test_whim_two() -> None:
    assert tile(2, seat(), seat()).play("choose 1").state.tokens[0] == 2
    t = tile(2, seat(tokens=1), seat()).play("choose 2")
    assert (t.state.tokens[0], t.state.goods[0], t.state.army[0]) == (0, (1, 0, 0), 1)
    assert tile(2, seat(), seat()).refused("choose 2") == "20.2.2"


@rule("kingsburg", "20.2.3")
def test_whim_three_is_the_left_neighbours_choice() -> None:
    t = tile(3, seat(), seat(), seat(), order=(2, 1, 0))
    assert t.state.pending() == (1,)
    assert t.play("grant stone").state.goods == [(0, 0, 1), (0, 0, 0), (0, 0, 0)]


@rule("kingsburg", "20.2.4")
def test_whim_four_is_a_chest() -> None:
    t = tile(4, seat(), seat(), chest=(0, 1, 1), placed="4:0:d4 4:1:d4")
    assert t.offers() == ["choose 2", "choose 3"]
    t.play("choose 2")
    assert t.state.pending() == (1,)
    assert t.offers() == ["choose 3"]
    assert t.play("choose 3").state.modules.chest == (1, 1, 1), "filled at once"


@rule("kingsburg", "20.2.5")
def test_whim_five_gives_all_the_same_and_then_another() -> None:
    t = tile(5, seat(), seat(), lot=2, placed="5:0:d5 5:1:d5")
    assert t.state.goods == [(0, 0, 1), (0, 0, 1)]
    assert t.state.modules.lot_taken
    t.state.push(whims.Settling())
    t.state.run()
    assert t.state.modules.lot in (0, 1, 2)
    assert not t.state.modules.lot_taken


@pytest.mark.parametrize(
    ("way", "goods", "score", "army"),
    [(1, (0, 0, 0), 2, 2), (5, (1, 1, 0), 0, 2), (9, (1, 0, 1), 2, 0)],
)
@rule("kingsburg", "20.2.6", "14.31")
def test_whim_six_swaps_and_may_be_declined(way: int, goods: tuple[int, int, int], score: int, army: int) -> None:
    t = tile(6, seat(gold=1, army=1, score=1), seat()).play(f"choose {way}")
    assert (t.state.goods[0], t.state.score[0], t.state.army[0]) == (goods, score, army)
    scored = tile(6, seat(score=1), seat())
    assert scored.offers() == ["choose 4", "choose 5", "choose 6", "pass"]
    assert scored.play("pass").state.over
    assert tile(6, seat(gold=1), seat()).offers() == ["choose 1", "pass"], "who has no points cannot pay one"
    assert tile(6, seat(), seat()).state.over, "nothing can be paid, so nothing is asked"


@rule("kingsburg", "20.2.7")
def test_whim_seven_names_a_player() -> None:
    t = tile(7, seat(), seat(), seat())
    assert t.offers() == ["name 2", "name 3"]
    t.play("name 3")
    assert t.state.pending() == (2,)
    assert t.play("grant wood").state.goods == [(0, 2, 0), (0, 0, 0), (0, 1, 0)]


@rule("kingsburg", "20.2.8", "20.2.3")
def test_whim_eight_asks_left_then_right() -> None:
    t = tile(8, seat(), seat(), seat())
    assert t.state.pending() == (1,)
    assert t.play("grant gold").state.pending() == (2,)
    assert t.play("grant stone").state.goods[0] == (1, 0, 1)
    two = tile(8, seat(), seat()).play("grant gold")
    assert two.state.pending() == (1,), "the opponent is both"


@rule("kingsburg", "20.2.9")
def test_whim_nine_is_two_of_four() -> None:
    t = tile(9, seat(), seat())
    assert len(t.offers()) == 6
    assert said(t)[0] == "Take 1 gold, 1 wood"
    t.play("choose 6")
    assert (t.state.goods[0], t.state.army[0], t.state.tokens[0]) == ((0, 0, 1), 1, 1)


@rule("kingsburg", "20.2.10")
def test_whim_ten_is_two_of_a_kind() -> None:
    assert tile(10, seat(), seat()).play("choose 3").state.goods[0] == (0, 0, 2)


@rule("kingsburg", "20.2.11")
def test_whim_eleven_helps_who_is_behind() -> None:
    ahead = seat(gold=3, army=3, score=3)
    assert tile(11, ahead, seat()).offers() == ["choose 1"]
    assert tile(11, seat(army=3, score=3), seat()).offers() == ["choose 1", "choose 2", "choose 3"]
    assert tile(11, seat(gold=1, score=3), seat()).offers() == ["choose 1", "choose 4", "choose 5"]
    last = tile(11, seat(gold=1, army=1), seat())
    assert said(last)[1:] == ["Take 2 VP, 1 soldier", "Take 1 stone, 2 VP"]
    assert len(tile(11, seat(), seat()).offers()) == 7, "ties count"
    t = tile(11, ahead, seat()).play("choose 1")
    assert (t.state.goods[0], t.state.army[0], t.state.score[0]) == ((3, 0, 1), 4, 4)


@rule("kingsburg", "20.2.12")
def test_whim_twelve_gives_to_others_too() -> None:
    t = tile(12, seat(), seat(), seat()).play("choose 1")
    assert (t.state.goods[0], t.state.score) == ((3, 0, 0), [0, 1, 1])
    t = tile(12, seat(), seat(), seat()).play("choose 2")
    assert (t.state.score[0], t.state.goods) == (3, [(0, 0, 0), (1, 0, 0), (1, 0, 0)])


@rule("kingsburg", "20.2.13", "13.4")
def test_whim_thirteen_is_a_bit_of_everything_and_a_look() -> None:
    t = tile(13, seat(), seat()).play("choose 2")
    assert (t.state.goods[0], t.state.tokens[0], t.state.score[0], t.state.army[0]) == ((0, 1, 0), 1, 1, 1)
    assert t.view(0)["enemy"]["card"] is not None
    assert t.view(1)["enemy"]["card"] is None


@rule("kingsburg", "20.2.14")
def test_whim_fourteen_leaves_four_of_five() -> None:
    t = tile(14, seat(), seat(), seat()).play("name 2")
    assert t.state.pending() == (1,)
    t.play("choose 1")
    assert (t.state.goods[1], t.state.goods[0], t.state.tokens[0], t.state.army[0]) == ((1, 0, 0), (0, 1, 1), 1, 1)


@rule("kingsburg", "20.2.15")
def test_whim_fifteen_hands_two_on() -> None:
    t = tile(15, seat(), seat(), seat())
    t.play("hand gold 2", "hand gold 3")
    assert t.state.goods == [(0, 2, 2), (1, 0, 0), (1, 0, 0)]
    two = tile(15, seat(), seat()).play("hand stone 2", "hand wood 2")
    assert two.state.goods == [(2, 1, 1), (0, 1, 1)]


@rule("kingsburg", "20.2.16")
def test_whim_sixteen_scores() -> None:
    assert tile(16, seat(), seat()).state.score[0] == 5


@rule("kingsburg", "14.31", "12.14")
def test_the_stables_add_to_a_whims_soldiers() -> None:
    assert tile(2, seat("stables", tokens=1), seat()).play("choose 2").state.army[0] == 2
    assert tile(9, seat("stables"), seat()).play("choose 1").state.army[0] == 0
    t = tile(14, seat("stables"), seat("stables")).play("name 2", "choose 5")
    assert t.state.army == [0, 1], "who was named influenced nobody"
    t = tile(14, seat("stables"), seat("stables")).play("name 2", "choose 1")
    assert t.state.army == [2, 0]


def test_who_thinks_ahead_knows_what_a_tile_is_worth() -> None:
    plain = at(INFLUENCE, seat(), seat(dice="d1"), placed="16:0:d1").state
    tiled = at(INFLUENCE, seat(), seat(dice="d1"), placed="16:0:d1", whims=1 << 16).state
    assert GAME.evaluate(tiled, 0) > GAME.evaluate(plain, 0)
