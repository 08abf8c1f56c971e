"""Winter: the twenty-five enemy cards, the battles, and what they bring and cost (rulebook 8 and 13)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from interrex.games.kingsburg.data import ENEMIES, WINTER
from interrex.games.kingsburg.state import NOBODY
from interrex.testing import Table, rule

from .positions import BUILD, Seat, at, names, seat
from .positions import WINTER as BATTLE


class Card(NamedTuple):
    """A card as published. Goods are gold, wood, stone; ``any`` are goods of choice."""

    year: int
    kind: str
    strength: int
    reward: tuple[int, int, int] = (0, 0, 0)
    reward_any: int = 0
    reward_points: int = 0
    loss: tuple[int, int, int] = (0, 0, 0)
    loss_any: int = 0
    loss_points: int = 0
    razed: int = 0


GOLD, WOOD, STONE = (1, 0, 0), (0, 1, 0), (0, 0, 1)
CARDS = (
    Card(1, "barbarians", 2, reward=GOLD,      loss_any=1, razed=1),
    Card(1, "goblins",    2, reward=WOOD,      loss=(0, 1, 1), loss_points=1, razed=1),
    Card(1, "goblins",    3, reward=STONE,     loss=(1, 0, 0), razed=1),
    Card(1, "orcs",       3, reward=GOLD,      loss_any=2, loss_points=1),
    Card(1, "zombies",    4, reward_points=1,  loss_points=2),
    Card(2, "goblins",    3, reward=WOOD,      loss=(0, 2, 2), loss_points=1, razed=1),
    Card(2, "goblins",    4, reward=STONE,     loss=(2, 0, 0), razed=1),
    Card(2, "orcs",       4, reward=GOLD,      loss_any=2, razed=1),
    Card(2, "barbarians", 5, reward=GOLD,      loss_any=2, loss_points=1),
    Card(2, "zombies",    5, reward_points=1,  loss_points=2),
    Card(3, "goblins",    4, reward=WOOD,      loss=(0, 3, 3), loss_points=1, razed=1),
    Card(3, "goblins",    5, reward=STONE,     loss=(3, 0, 0), razed=1),
    Card(3, "orcs",       5, reward=GOLD,      loss_any=2, razed=1),
    Card(3, "demons",     6, reward_points=1,  loss=(2, 1, 1), loss_points=1),
    Card(3, "zombies",    6, reward_points=1,  loss_points=2),
    Card(4, "goblins",    5, reward=WOOD,      loss=(0, 4, 4), loss_points=1, razed=1),
    Card(4, "goblins",    6, reward=STONE,     loss=(4, 0, 0), razed=1),
    Card(4, "demons",     6, reward=GOLD,      loss_any=4, razed=1),
    Card(4, "orcs",       7, reward_any=1,     loss_any=2, razed=1),
    Card(4, "zombies",    7, reward_points=1,  loss_points=2),
    Card(5, "barbarians", 7, reward_points=1,  loss_points=8),
    Card(5, "barbarians", 8, reward_points=1,  razed=1),
    Card(5, "demons",     8, reward_points=2,  loss_points=2, razed=1),
    Card(5, "demons",     9, reward_points=2,  razed=1),
    Card(5, "dragons",    9, reward_points=3,  loss_points=5),
)  # fmt: skip

A_CARD = pytest.mark.parametrize("card", CARDS, ids=[f"{c.year}-{c.kind}-{c.strength}" for c in CARDS])


def winter(*seats: Seat, enemy: str = "goblins 3", year: int = 1, order: tuple[int, ...] = (), die: int = 1) -> Table:
    return at(BATTLE, *seats, enemy=enemy, year=year, order=order, dice=str(die), phase=WINTER)


def against(card: Card, *seats: Seat) -> Table:
    return winter(*seats, enemy=f"{card.kind} {card.strength}", year=card.year)


def told(t: Table, *keys: str) -> list[tuple[str, int]]:
    """What was said under these keys (without the game's name), and of whom."""
    said = [(line.message.key.removeprefix("kingsburg-"), line.message.params) for line in t.state.listener]
    return [(key, params["seat"]) for key, params in said if key in keys]


# The cards


@rule("kingsburg", "13.5", "14.10")
def test_the_deck_holds_the_twenty_five_published_cards() -> None:
    printed = [
        Card(e.year, e.kind, e.strength, e.gain, e.gain_any, e.gain_points, e.lose, e.lose_any, e.lose_points, e.raze)
        for e in ENEMIES
    ]
    assert printed == list(CARDS)


@A_CARD
@rule("kingsburg", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9", "8.10", "13.1", "13.5", "14.10")
def test_victory_draw_and_defeat_against_every_card(card: Card) -> None:
    armies = (card.strength, card.strength - 1, card.strength - 2)  # and the king's one soldier
    t = against(card, *[seat("inn", gold=9, wood=9, stone=9, army=army) for army in armies])
    if card.reward_any:
        assert t.seat() == 0
        t.play("take stone")
    if card.loss_any:
        assert t.seat() == 2
        t.play("lose" + " wood" * card.loss_any)
    assert t.state.over
    assert [len(names(t, s)) for s in range(3)] == [1, 1, 1 - card.razed]
    assert t.state.score == [card.reward_points + 1, 0, -card.loss_points], "one more for the strongest"
    gold, wood, stone = card.reward
    assert t.state.goods[0] == (9 + gold, 9 + wood, 9 + stone + card.reward_any)
    assert t.state.goods[1] == (9, 9, 9)
    gold, wood, stone = card.loss
    assert t.state.goods[2] == (9 - gold, 9 - wood - card.loss_any, 9 - stone)


# The course of a winter


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@rule("kingsburg", "8.1")
def test_the_king_sends_everybody_what_one_die_shows(die: int) -> None:
    t = winter(seat(army=9), seat(army=8), seat(army=7), die=die, order=(2, 0, 1))
    armies = [line.message.params["army"] for line in t.state.listener if "army" in line.message.params]
    assert armies == [7 + die, 9 + die, 8 + die], "in turn order"
    assert told(t, "reinforcements") == [("reinforcements", 2)], "the first in turn order rolls"
    assert t.state.luck.used_up


@rule("kingsburg", "8.1", "8.2", "14.6")
def test_reinforcements_come_before_the_enemy_is_revealed() -> None:
    assert winter(seat(), seat(), seat()).said()[:2] == ["kingsburg-reinforcements", "kingsburg-enemy"]


@rule("kingsburg", "8.2")
def test_the_years_own_card_is_met() -> None:
    t = winter(seat(army=9), seat(army=9), seat(army=9), enemy="demons 6", year=3)
    enemy = next(line.message.params for line in t.state.listener if line.message.key == "kingsburg-enemy")
    assert (enemy["enemy"], enemy["strength"]) == ("demons", 6)


@rule("kingsburg", "8.2", "14.16")
def test_battles_are_fought_one_after_another_in_turn_order() -> None:
    t = winter(seat(army=2), seat(army=5), seat(), order=(2, 1, 0))
    battles = told(t, "battle-won", "battle-drawn", "battle-lost")
    assert battles == [("battle-lost", 2), ("battle-won", 1), ("battle-drawn", 0)]


@rule("kingsburg", "8.2")
def test_no_battle_affects_another() -> None:
    strong = winter(seat("inn", gold=1), seat(army=9), seat(army=9))
    weak = winter(seat("inn", gold=1), seat(), seat())
    assert [(names(t, 0), t.state.goods[0]) for t in (strong, weak)] == [([], (0, 0, 0))] * 2


@rule("kingsburg", "8.3")
def test_strength_adds_all_effects_of_all_buildings() -> None:
    t = winter(seat("guard-tower blacksmith wizards-guild palisade barricade farms church", army=2), seat(), seat())
    won = next(line.message.params for line in t.state.listener if line.message.key == "kingsburg-battle-won")
    assert won["army"] == 2 + 1 + (1 + 1 + 2 + 1 + 1 - 1 + 0)


@rule("kingsburg", "8.11")
def test_after_the_battles_the_card_is_gone_and_the_army_disbands() -> None:
    t = winter(seat(army=9), seat("guard-tower", army=3), seat("farms"))
    assert t.state.army == [0, 0, 0]
    assert t.state.enemy == NOBODY
    assert t.view(None)["enemy"]["revealed"], "what it was nobody forgets"


# Victory


@pytest.mark.parametrize("good", ["gold", "wood", "stone"])
@rule("kingsburg", "8.4")
def test_a_reward_of_choice_is_the_winners_choice(good: str) -> None:
    t = winter(seat(army=9), seat(army=9), seat(army=9), enemy="orcs 7", year=4)
    assert t.offers() == ["take gold", "take wood", "take stone"]
    assert t.refused("pass") == "8.4"
    t.play(f"take {good}", "take gold", "take wood")
    kinds = ("gold", "wood", "stone")
    assert t.state.goods[0] == tuple(int(kind == good) for kind in kinds)


@rule("kingsburg", "8.7")
def test_several_strongest_winners_score_each() -> None:
    assert winter(seat(army=4), seat(army=4), seat(army=3)).state.score == [1, 1, 0]


@rule("kingsburg", "8.7")
def test_the_strongest_counts_with_battle_effects() -> None:
    assert winter(seat("guard-tower wizards-guild", army=3), seat(army=5), seat()).state.score == [1, 0, 0]
    assert winter(seat("farms", army=5), seat(army=5), seat()).state.score == [0, 1, 0]


@rule("kingsburg", "8.7")
def test_the_strongest_scores_only_with_a_victory() -> None:
    assert winter(seat(army=2), seat(army=1), seat()).state.score == [0, 0, 0], "the highest place drew"
    assert winter(seat(army=1), seat(), seat()).state.score == [0, 0, 0], "the highest place lost"


@rule("kingsburg", "8.7", "12.15")
def test_of_two_at_the_highest_place_only_the_winner_scores() -> None:
    t = winter(seat("stone-wall", army=1), seat(army=2), seat())
    assert t.state.score == [1, 0, 0]


# Defeat


@rule("kingsburg", "8.8")
def test_what_is_missing_of_a_kind_is_not_made_up_for() -> None:
    t = winter(seat(gold=5, wood=1, stone=3), seat(army=9), seat(army=9), enemy="goblins 3", year=2)
    assert t.state.goods[0] == (5, 0, 1), "two wood and two stone were due"


@rule("kingsburg", "8.8")
def test_the_loser_picks_goods_of_choice() -> None:
    t = winter(seat(gold=2, stone=1), seat(army=9), seat(army=9), enemy="orcs 3")
    assert t.asked() == "kingsburg-ask-lose"
    assert t.offers() == ["lose gold gold", "lose gold stone"], "exactly two, of those one has, and no way around it"
    assert t.refused("lose gold") == "8.8"
    assert t.refused("lose wood gold") == "8.8"
    assert t.refused("pass") == "8.8"
    t.play("lose gold stone")
    assert t.state.goods[0] == (1, 0, 0)


@pytest.mark.parametrize("loser", [seat(gold=1, tokens=2), seat(wood=1, stone=1, tokens=2), seat(tokens=2)])
@rule("kingsburg", "8.8", "14.11")
def test_who_has_no_more_than_is_due_loses_all_unasked(loser: Seat) -> None:
    t = winter(loser, seat(army=9), seat(army=9), enemy="orcs 3")
    assert t.state.over
    assert t.state.goods[0] == (0, 0, 0)
    assert t.state.tokens[0] == 2, "tokens are no goods"


@rule("kingsburg", "8.8")
def test_each_loser_picks_for_themselves() -> None:
    t = winter(seat(gold=3), seat(wood=3), seat(army=9), enemy="orcs 3", order=(1, 2, 0))
    assert t.seat() == 1
    t.play("lose wood wood")
    assert t.seat() == 0
    t.play("lose gold gold")
    assert t.state.goods[:2] == [(1, 0, 0), (0, 1, 0)]


@pytest.mark.parametrize(
    ("province", "falls", "points"),
    [
        ("statue inn barricade", "statue", 3),
        ("inn palisade", "inn", 0),
        ("statue chapel barricade crane", "chapel", 5),
        ("statue inn guard-tower blacksmith palisade stables", "blacksmith", 2),
        ("statue chapel barricade crane town-hall", "town-hall", 2),
        ("statue chapel church inn market farms", "church", 7),
        ("inn market farms merchants-guild palisade stables stone-wall fortress", "merchants-guild", 4),
        ("statue chapel church barricade crane town-hall embassy", "embassy", 4),
    ],
)
@rule("kingsburg", "8.9")
def test_the_topmost_building_of_the_rightmost_column_falls(province: str, falls: str, points: int) -> None:
    t = winter(seat(province, score=10), seat(army=19), seat(army=19), enemy="demons 9", year=5)
    assert sorted(names(t, 0)) == sorted(set(province.split()) - {falls})
    assert t.state.score[0] == 10 - points


@rule("kingsburg", "8.9")
def test_an_empty_province_has_nothing_to_raze() -> None:
    t = winter(seat(score=2), seat(army=9), seat(army=9))
    assert t.state.score[0] == 2


@rule("kingsburg", "8.9", "4.4.5")
def test_a_razed_building_loses_its_effect_and_may_be_built_again() -> None:
    t = winter(seat("palisade stables", wood=1, stone=1, gold=2, score=2), seat(army=9), seat(army=9))
    assert (names(t, 0), t.state.score[0]) == (["palisade"], 0)
    t.state.push(BUILD)
    t.state.run()
    t.play("build stables")
    assert (names(t, 0), t.state.score[0]) == (["palisade", "stables"], 2)


@rule("kingsburg", "8.9")
def test_a_razed_buildings_strength_is_missing_next_winter() -> None:
    t = winter(seat("guard-tower"), seat(army=9), seat(army=9))
    t.state.push(BATTLE)
    t.state.luck.script_dice = [1]
    t.state.run()
    battles = [line.message.params for line in t.state.listener if line.message.key == "kingsburg-battle-lost"]
    assert [battle["army"] for battle in battles if battle["seat"] == 0] == [2, 1]


@rule("kingsburg", "8.10", "1.6")
def test_lost_points_may_lead_below_nought() -> None:
    t = winter(seat(score=3), seat(army=19), seat(army=19), enemy="barbarians 7", year=5)
    assert t.state.score[0] == -5


@rule("kingsburg", "8.9", "1.6")
def test_a_razed_buildings_points_may_lead_below_nought() -> None:
    assert winter(seat("statue", score=1), seat(army=9), seat(army=9)).state.score[0] == -2


@rule("kingsburg", "14.12")
def test_losses_come_in_the_order_goods_building_points() -> None:
    t = winter(seat("inn", wood=1, stone=1), seat(army=9), seat(army=9), enemy="goblins 2")
    losses = told(t, "loses-goods", "razed", "loses-points")
    assert losses == [("loses-goods", 0), ("razed", 0), ("loses-points", 0)]


@rule("kingsburg", "14.12")
def test_chosen_goods_are_lost_before_the_building_falls() -> None:
    t = winter(seat("inn", gold=2), seat(army=9), seat(army=9), enemy="barbarians 2", die=1)
    assert t.asked() == "kingsburg-ask-lose"
    assert names(t, 0) == ["inn"]
    t.play("lose gold")
    assert names(t, 0) == []


@pytest.mark.parametrize("enemy", ["barbarians 8", "demons 8", "demons 9"])
@rule("kingsburg", "14.10")
def test_cards_of_year_five_raze_one_building(enemy: str) -> None:
    t = winter(seat("statue inn guard-tower"), seat(army=19), seat(army=19), enemy=enemy, year=5)
    assert names(t, 0) == ["inn", "guard-tower"]
