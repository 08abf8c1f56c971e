"""What the order of play holds ready for more than the twenty buildings: other components, moments and sheets."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.powers import Moment, Power
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg import moments as m
from interrex.games.kingsburg.data import AUTUMN, NUMBER, SHEET, SPRING, SUMMER, Building, Sheet, goods
from interrex.games.kingsburg.play.influence import Placing
from interrex.games.kingsburg.powers.asked import discount
from interrex.games.kingsburg.powers.conditions import no_goods
from interrex.games.kingsburg.powers.trade import Sell
from interrex.games.kingsburg.powers.use import Usable, may, must
from interrex.games.kingsburg.state import Kingsburg
from interrex.testing import Table, rule

from .conftest import Enter
from .positions import AID, BUILD, INFLUENCE, ROLL, SEASON_END, WINTER, at, names, seat

GOVERNOR = 150  # a number beyond those of the buildings
OCCASIONS = [several for several in m.SEVERAL if isinstance(several, m.Occasion)]


# Other components than buildings


@rule("kingsburg", "3.1", "5.1")
def test_what_is_no_building_does_not_count_as_one() -> None:
    t = at(AID, seat("inn"), seat("inn"), seat("inn"))
    t.state.bring(0, GOVERNOR)
    assert [t.state.buildings(s) for s in range(3)] == [1, 1, 1]
    assert names(t, 0) == ["inn"]


def test_a_card_has_powers_as_a_building_has(enter: Enter) -> None:
    enter("miner", Power(m.STRENGTH, 3), Power(m.WHITE_DICE, 2), number=GOVERNOR)
    t = at(SEASON_END, seat(), seat("guard-tower"))
    t.state.bring(1, GOVERNOR)
    assert [m.ask(t.state, s, m.STRENGTH, 0, None) for s in (0, 1)] == [0, 4]
    assert [s["bonus"] for s in t.view(None)["seats"]] == [0, 4]
    t.state.luck.script_dice = [1, 1, 1, 2, 2, 2, 3, 4]
    t.state.push(ROLL)
    t.state.run()
    assert t.state.white == [(), (3, 4)]


# Every occasion has its place in the year


def test_the_occasions_of_a_year_in_their_order(enter: Enter) -> None:
    happened: list[str] = []

    def note(name: str) -> Any:
        return lambda g, number, owner: happened.append(name)

    enter("witness", *[Power(o.happens, note(o.uses.name)) for o in OCCASIONS], number=GOVERNOR)
    g: Any = GAME.start(3, {}, Luck(key_from_seed(4)))
    g.bring(1, GOVERNOR)
    g.run()
    while not g.over:
        g.play(g.pending()[0], g.actions(g.pending()[0])[-1])
    season = ["season-opens", "season-start", "after-roll", "roll-settled", "before-support", "season-end"]
    winter = ["winter-start", "before-reveal", "winter-end"]
    year = ["year-start", *season * 3, "recruiting-end", *winter, "year-end"]
    assert happened == [*year * 5, "game-end", "last-points"]
    assert {o.uses.name for o in OCCASIONS} == {"founded", "joins", *happened}


# What must happen, in the owner's order (rulebook 1.7)


class Monastery(Usable):
    """A point for who has no goods."""

    needs = no_goods

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.score[seat] += 1


def monastery(enter: Enter, town_hall: str = "", gold: int = 0, tokens: int = 0) -> Table:
    """In the Inn's place, what scores for having no goods, and has to."""
    enter("inn", must(m.SEASON_END, Monastery()))
    return at(SEASON_END, seat(f"inn {town_hall}", gold=gold, tokens=tokens), seat())


@rule("kingsburg", "1.7")
def test_what_must_happen_alone_happens_by_itself(enter: Enter) -> None:
    t = monastery(enter)
    assert t.state.over
    assert t.state.score == [1, 0]


@rule("kingsburg", "1.7")
def test_nothing_happens_where_the_condition_is_not_met(enter: Enter) -> None:
    assert monastery(enter, gold=1).state.score == [0, 0]


@rule("kingsburg", "1.7")
def test_an_owner_orders_what_must_and_what_may_happen(enter: Enter) -> None:
    t = monastery(enter, "town-hall", gold=1).play("town-hall gold")
    assert t.state.score == [2, 0], "the last good is sold first; then the other one happens by itself"
    assert t.state.over
    t = monastery(enter, "town-hall", tokens=1)
    assert t.offers() == ["inn", "town-hall +2"], "passing would leave out what must happen"
    assert t.play("inn").offers() == ["town-hall +2", "pass"]


# Moments that nothing in the base game answers


def test_before_the_roll_something_may_be_used(enter: Enter) -> None:
    enter("inn", may(m.SEASON_START, Sell(points=5)))
    t = at(ROLL, seat("inn", gold=1), seat(), dice="1 1 1  2 2 2")
    assert t.state.coloured == [(), ()], "asked before the own roll"
    t.play("inn gold")
    assert (t.state.score[0], t.state.coloured) == (5, [(1, 1, 1), (2, 2, 2)])


def test_somebody_may_always_be_first(enter: Enter) -> None:
    enter("inn", Power(m.GOES_FIRST, True))
    assert at(ROLL, seat(), seat("inn"), dice="1 1 1  6 6 6").state.order == (1, 0)


@pytest.mark.parametrize(("owner", "aided"), [("inn", 1 << 1), ("statue", 0)])
def test_somebody_may_win_the_ties_of_those_in_need(enter: Enter, owner: str, aided: int) -> None:
    enter("inn", Power(m.BREAKS_TIES, True))
    assert at(AID, seat("statue"), seat(owner)).state.aided == aided


def test_white_dice_may_depend_on_the_phase(enter: Enter) -> None:
    enter("inn", Power(m.WHITE_DICE, 1, lambda g, number, owner: g.phase == AUTUMN))
    rolled = [at(ROLL, seat("inn"), seat(), phase=phase).state.white[0] for phase in (SPRING, SUMMER, AUTUMN)]
    assert [len(white) for white in rolled] == [0, 0, 1]


def test_a_discount_may_be_of_any_good(enter: Enter) -> None:
    enter("inn", discount(goods(wood=1, stone=2), from_column=1))
    assert at(BUILD, seat("inn", gold=1), seat()).offers() == ["build guard-tower", "build barricade", "pass"]


def test_building_is_noticed_by_builder_and_others(enter: Enter) -> None:
    seen: list[tuple[int, str, int]] = []

    def own(g: Kingsburg, number: int, owner: int, building: Building) -> None:
        seen.append((owner, building.id, owner))

    def others(g: Kingsburg, number: int, owner: int, building: Building, builder: int) -> None:
        seen.append((owner, building.id, builder))

    enter("inn", Power(m.BUILDS, own), Power(m.OTHER_BUILDS, others))
    at(BUILD, seat("inn", gold=2), seat("inn"), seat()).play("build statue")
    assert seen == [(0, "statue", 0), (1, "statue", 0)]


def any_low_rank(total: int, own: tuple[int, ...], white: tuple[int, ...]) -> range:
    return range(1, 7) if len(own) == 1 and not white else range(0)


def test_another_help_works_once_a_season_and_has_a_word_of_its_own(enter: Enter) -> None:
    enter("inn", Power(m.HELPS, m.Help("inn", any_low_rank, "12.5")))
    t = at(INFLUENCE, seat("inn", dice="d56"), seat(), seat())
    assert "influence 2 d6 inn" in t.offers()
    assert not [a for a in t.offers() if a.startswith("influence 7") and "inn" in a]
    t.play("influence 2 d6 inn")
    assert t.state.used[0] == 1 << NUMBER["inn"]
    assert t.offers() == ["influence 5 d5", "pass"]
    assert t.refused("influence 3 d5 inn") == "12.5"


def test_an_advisor_may_be_closed_to_one_seat() -> None:
    t = at(INFLUENCE, seat(dice="d56"), seat(dice="d5"), placed="11:1:d1", envoy=0)
    t.state.modules.closed = (1 << 11 | 1 << 5, 0)
    t.state.stack.clear()
    t.state.steps.clear()
    t.state.push(INFLUENCE)
    t.state.run()
    assert t.offers() == ["influence 6 d6", "pass"]
    assert t.refusal("influence 5 d5") == t.refusal("influence 5")
    assert t.refused("influence 11 d56 envoy") == "4.2.2"
    assert t.play("pass").offers() == ["influence 5 d5", "pass"]


def test_a_placing_is_an_action_under_way(enter: Enter) -> None:
    placings: list[Placing] = []

    def reach_on(g: Kingsburg, number: int, owner: int) -> None:
        placing = g.deeds[-1]
        placings.append(placing.copy())
        placing.rank += 1

    enter("inn", Power(m.INFLUENCES, reach_on))
    t = at(INFLUENCE, seat("inn", dice="d35", tokens=1), seat()).play("influence 10 d35 +2")
    assert t.state.placed == [(11, 0, "d35")]
    (placing,) = placings
    assert (placing.seat, placing.rank, placing.dice, placing.helped_by) == (0, 10, "d35", ("+2",))
    assert t.state.deeds == []


# Winter


def winter(enter: Enter, *powers: Power, enemy: str = "goblins 3", army: int = 0, year: int = 1) -> Table:
    enter("inn", *powers)
    return at(WINTER, seat("inn", army=army, score=5), seat(army=9), enemy=enemy, dice="1", year=year)


def strengths(t: Table) -> list[int]:
    return [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]


def test_a_seat_may_have_reinforcements_of_its_own(enter: Enter) -> None:
    assert strengths(winter(enter, Power(m.REINFORCEMENTS, 2), army=3)) == [6, 10]


def test_strength_may_depend_on_the_printed_card(enter: Enter) -> None:
    makeshift = Power(m.STRENGTH, 1, lambda g, number, owner, card: card is not None and card.strength <= 3)
    assert strengths(winter(enter, makeshift, army=5)) == [7, 10]
    assert strengths(winter(enter, makeshift, army=5, enemy="zombies 4")) == [6, 10]


def test_rewards_may_count_double(enter: Enter) -> None:
    assert winter(enter, Power(m.REWARDS, 2), army=5).state.goods[0] == (0, 0, 2)


def test_points_and_buildings_may_be_spared(enter: Enter) -> None:
    spared = (Power(m.LOST_POINTS, 0), Power(m.SPARED, 1 << NUMBER["inn"]))
    t = winter(enter, *spared, enemy="goblins 2")
    assert (t.state.score[0], names(t, 0)) == (5, ["inn"])


def test_soldiers_may_stay(enter: Enter) -> None:
    assert winter(enter, Power(m.KEPT, 1), army=5).state.army == [1, 0]


def test_something_may_be_used_before_the_enemy_is_revealed(enter: Enter) -> None:
    enter("inn", may(m.BEFORE_REVEAL, Sell(points=5)))
    t = at(WINTER, seat("inn", gold=1), seat(), enemy="goblins 3", dice="6")
    assert t.view(None)["enemy"]["card"] is None
    assert t.play("inn gold").state.score[0] == 5 + 1, "and one more for the highest place on the army track"


# A sheet of one's own


@rule("kingsburg", "4.4.3")
def test_each_seat_builds_by_its_own_sheet() -> None:
    t = at(BUILD, seat(gold=9, wood=9, stone=9), seat(gold=9, wood=9, stone=9))
    t.state.modules.sheets = (SHEET, Sheet(SHEET.rows[1:3]))
    t.play("pass")
    assert t.offers() == ["build inn", "build guard-tower", "pass"]
    assert t.refused("build statue") == "4.4"
    assert t.refused("build market") == "4.4.3"


@rule("kingsburg", "4.4.3")
def test_a_gap_is_filled_before_the_row_goes_on() -> None:
    t = at(BUILD, seat("statue chapel cathedral", gold=9, wood=9, stone=9), seat())
    assert "build church" in t.offers()
    assert t.refused("build cathedral") == "4.4.5"


def test_moments_are_named_once() -> None:
    found = [value for value in vars(m).values() if isinstance(value, Moment)]
    found += [moment for occasion in OCCASIONS for moment in (occasion.happens, occasion.uses)]
    assert len({moment.name for moment in found}) == len(found)
