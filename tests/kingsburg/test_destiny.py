"""Module 4: the destiny deck and its 30 cards (rulebook 18)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg import moments as m
from interrex.games.kingsburg.data import AUTUMN, DESTINY, NUMBER, RECRUITING, SPRING, SUMMER
from interrex.games.kingsburg.data import WINTER as WINTER_PHASE
from interrex.games.kingsburg.play import destiny
from interrex.games.kingsburg.play.building import affordable
from interrex.games.kingsburg.play.occasions import Occur
from interrex.games.kingsburg.state import Procedure
from interrex.testing import Table, rule

from .positions import BUILD, INFLUENCE, RECRUIT, ROLL, SEASON_END, SUPPORT, WINTER, Seat, at, seat

BEFORE_SUPPORT, YEAR_START, YEAR_END = Occur(m.BEFORE_SUPPORT), Occur(m.YEAR_START), Occur(m.YEAR_END)


def under(card: str, frame: Procedure, *seats: Seat, **position: Any) -> Table:
    """A position in a year with this destiny."""
    bit = 1 << NUMBER[card]
    in_play = [player.province | bit for player in seats]
    return at(frame, *seats, in_play=in_play, fate=[c.id for c in DESTINY].index(card), **position)


def strengths(t: Table) -> list[int]:
    return [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]


# The deck


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "18.1.1", "18.1.2", "14.29")
def test_a_card_a_year(players: int) -> None:
    g: Any = GAME.start(players, {"destiny": True}, Luck(key_from_seed(players)))
    g.run()
    assert g.modules.fate >= 0
    assert len(g.modules.fates) == len(DESTINY) - 1
    seen = {g.modules.fate}
    while not g.over:
        who = g.pending()[0]
        g.play(who, g.actions(who)[-1])
        seen.add(g.modules.fate)
    assert len(seen - {-1}) == 5
    assert all(not mask >> NUMBER[card.id] & 1 for mask in g.in_play for card in DESTINY), (
        "the last one is discarded too"
    )


@rule("kingsburg", "18.1.1")
def test_the_deck_is_hidden_and_the_card_of_the_year_is_not() -> None:
    match = interrex.new("kingsburg", players=3, seed=2, options={"destiny": True})
    views = [match.view(seat)["board"] for seat in (0, 1, 2, None)]
    assert len({view["destiny"] for view in views}) == 1
    worlds = {GAME.determinize(match.state, 0, Luck(key_from_seed(n))).modules.fates for n in range(5)}  # type: ignore[attr-defined]
    assert len(worlds) > 1


@pytest.mark.parametrize("card", [card.id for card in DESTINY])
@rule("kingsburg", "18.1.2", "14.28")
def test_what_a_card_leaves_behind_when_it_goes(card: str) -> None:
    t = at(SEASON_END, seat(), seat(), fates=([c.id for c in DESTINY].index(card),))
    g = t.state
    destiny.reveal(g)
    destiny.discard(g)
    m = g.modules
    assert (g.in_play, m.closed, m.marked, m.fate, m.fates) == ([0, 0], (0, 0), 0, -1, ())


# The cards


@pytest.mark.parametrize(("die", "wood"), [("4", 1), ("3", 0)])
@rule("kingsburg", "18.2.1", "14.28", "14.29")
def test_undiscovered_forest(die: str, wood: int) -> None:
    t = under("undiscovered-forest", SEASON_END, seat(), seat(), seat(), dice=die)
    assert t.state.goods == [(0, wood, 0)] * 3, "one roll for all"


@rule("kingsburg", "18.2.2", "14.28", "14.30")
def test_call_to_arms() -> None:
    t = under("call-to-arms", SUPPORT, seat(), seat("stables"), placed="5:0:d5 10:1:d55")
    assert t.state.army == [2, 3], "one more each; that of the Stables is their own"
    t = under("call-to-arms", BEFORE_SUPPORT, seat(), seat("stables"), placed="11:1:d56 12:0:d66 13:1:d1 9:1:d1")
    assert t.state.army == [0, 2]


@rule("kingsburg", "18.2.3")
def test_diplomacy() -> None:
    t = under("diplomacy", SEASON_END, seat(gold=2), seat("town-hall", tokens=1))
    assert t.offers() == ["diplomacy gold", "pass"]
    t.play("diplomacy gold")
    assert t.offers() == ["town-hall +2", "pass"], "once; and who has the Town Hall uses that"
    assert t.play("town-hall +2").state.score == [1, 2]
    house = under("diplomacy", SEASON_END, seat("counting-house", wood=1), seat(), phase=AUTUMN)
    assert house.play("counting-house wood").state.score[0] == 3
    assert under("diplomacy", SEASON_END, seat("counting-house", wood=1), seat(), phase=SPRING).state.over


@rule("kingsburg", "18.2.4", "15.2.9")
def test_blizzard() -> None:
    assert strengths(under("blizzard", WINTER, seat(), seat("military-academy"), dice="5", enemy="orcs 3")) == [2, 3]


@rule("kingsburg", "18.2.4", "19.2", "14.37", "15.2.9")
def test_blizzard_comes_beside_soldier_tokens() -> None:
    tokens = ((0, 1, 1, 2, 3, 4),) * 3
    t = under("blizzard", WINTER, seat(), seat(), seat("military-academy"), levies=tokens, dice="6", enemy="zombies 4")
    t.play("levy 4", "levy 1", "levy 0")
    assert strengths(t) == [6, 3, 3], "a die of one's own, halved, is more than 2 and 0"


@rule("kingsburg", "18.2.5", "14.30")
def test_rising_stars() -> None:
    t = under("rising-stars", BEFORE_SUPPORT, seat(), seat(), placed="3:0:d3 5:1:d5", marked=1 << 3)
    assert t.state.score == [1, 0]
    assert_marks("rising-stars", closes=False)


@rule("kingsburg", "18.2.6")
def test_secret_deals() -> None:
    assert_marks("secret-deals", closes=True)


def assert_marks(card: str, closes: bool) -> None:
    t = at(SEASON_END, seat(), seat(), fates=([c.id for c in DESTINY].index(card),))
    destiny.reveal(t.state)
    assert t.state.modules.marked.bit_count() == 3
    assert not t.state.modules.marked >> 17, "neither Queen nor King"
    assert t.state.modules.closed == ((t.state.modules.marked,) * 2 if closes else (0, 0))


@pytest.mark.parametrize(("card", "rank"), [("kings-illness", 18), ("queens-journey", 17)])
@rule("kingsburg", "18.2.7", "18.2.8")
def test_nobody_can_influence_them(card: str, rank: int) -> None:
    t = at(SEASON_END, seat(), seat(), fates=([c.id for c in DESTINY].index(card),))
    destiny.reveal(t.state)
    assert t.view(0)["closed"] == [rank]
    t = at(INFLUENCE, seat(dice="d666w6"), seat(), closed=(1 << 18, 1 << 18))
    assert t.refused("influence 18 d666") == "4.2.2"


@rule("kingsburg", "18.2.9")
def test_building_boom() -> None:
    assert under("building-boom", BUILD, seat(gold=2), seat()).play("build statue").state.score[0] == 4


PRICES = [
    ("cheap-timber", seat(gold=2, wood=1), "market", False),
    ("cheap-timber", seat("inn", gold=2, wood=1), "market", True),
    ("cheap-timber", seat("barricade", stone=1), "crane", True),
    ("lean-treasury", seat("barricade town-hall crane", gold=1, wood=2, stone=2), "embassy", False),
    ("lean-treasury", seat("barricade town-hall crane", gold=2, wood=2, stone=2), "embassy", True),
    ("master-masons", seat("statue chapel", gold=3, wood=1, stone=1), "church", True),
    ("master-masons", seat("statue", gold=3), "chapel", False),
]  # fmt: skip


@pytest.mark.parametrize(("card", "owner", "building", "possible"), PRICES)
@rule("kingsburg", "18.2.10", "18.2.11", "18.2.12")
def test_prices(card: str, owner: Seat, building: str, possible: bool) -> None:
    t = under(card, SEASON_END, owner, seat())
    assert (("build", building) in affordable(t.state, 0)) == possible


@rule("kingsburg", "18.2.13")
def test_volunteers() -> None:
    assert under("volunteers", RECRUIT, seat(gold=1), seat()).offers() == ["recruit gold", "pass"]


@rule("kingsburg", "18.2.14")
def test_open_granaries() -> None:
    assert under("open-granaries", RECRUIT, seat(gold=1, tokens=1), seat()).offers() == ["muster gold +2", "pass"]


@pytest.mark.parametrize(("card", "strength"), [("clear-sky", 2), ("bitter-frost", 0)])
@rule("kingsburg", "18.2.15", "18.2.16")
def test_weather(card: str, strength: int) -> None:
    assert strengths(under(card, WINTER, seat(), seat(), dice="1", enemy="orcs 3")) == [strength] * 2


@rule("kingsburg", "18.2.17")
def test_steadfast_defenders() -> None:
    assert under("steadfast-defenders", WINTER, seat(army=2), seat(), dice="1", enemy="orcs 3").state.goods[0] == (
        1,
        0,
        0,
    )


@rule("kingsburg", "18.2.18")
def test_rich_spoils() -> None:
    assert under("rich-spoils", WINTER, seat(army=5), seat(), dice="1", enemy="orcs 3").state.goods[0] == (2, 0, 0)


@rule("kingsburg", "18.2.19")
def test_the_forgiving_king() -> None:
    assert under("forgiving-king", WINTER, seat(), seat(), dice="1", enemy="zombies 4").state.score == [0, 0]


@rule("kingsburg", "18.2.20")
def test_hidden_reserves() -> None:
    assert strengths(under("hidden-reserves", WINTER, seat(), seat(), dice="2 5 1", enemy="orcs 3")) == [5, 2]


@rule("kingsburg", "18.2.21")
def test_mercenaries() -> None:
    t = under("mercenaries", WINTER, seat(gold=1), seat(), dice="1", enemy="orcs 3", phase=WINTER_PHASE)
    assert strengths(t.play("mercenaries gold")) == [2, 1]


@rule("kingsburg", "18.2.22")
def test_grand_muster() -> None:
    t = under("grand-muster", RECRUIT, seat(army=2), seat(army=2), seat(army=1), phase=RECRUITING)
    assert t.state.score == [2, 2, 0]


@rule("kingsburg", "18.2.23")
def test_the_royal_visit() -> None:
    assert under("royal-visit", SEASON_END, seat("inn"), seat("inn"), seat()).state.score == [1, 1, 0]


@rule("kingsburg", "18.2.24")
def test_alms() -> None:
    assert under("alms", SEASON_END, seat(), seat(wood=1)).state.goods == [(1, 0, 0), (0, 1, 0)]


@rule("kingsburg", "18.2.24", "14.27", "1.7")
def test_alms_come_when_their_owner_likes() -> None:
    t = under("alms", SEASON_END, seat("monastery"), seat(wood=1), phase=SUMMER)
    assert t.offers() == ["monastery", "alms"], "the Monastery wants empty hands too"
    t.play("monastery")
    assert (t.state.score[0], t.state.goods[0]) == (1, (1, 0, 0))
    t = under("alms", SEASON_END, seat("town-hall", gold=1), seat(wood=1))
    assert t.play("town-hall gold").state.goods[0] == (1, 0, 0), "for a last good that was sold before"


@rule("kingsburg", "18.2.25")
def test_pilgrims() -> None:
    assert under("pilgrims", ROLL, seat(), seat(), dice="3 3 3  3 3 4").state.score == [1, 0]


@rule("kingsburg", "18.2.26")
def test_open_court() -> None:
    t = under("open-court", BEFORE_SUPPORT, seat(), seat(), placed="1:0:d1 2:0:d2 3:0:d3 4:1:d4")
    assert t.state.score == [1, 0]


@rule("kingsburg", "18.2.27")
def test_new_years_gift() -> None:
    assert under("new-years-gift", YEAR_START, seat(), seat()).state.tokens == [1, 1]


@rule("kingsburg", "18.2.28")
def test_good_quarries() -> None:
    assert under("good-quarries", YEAR_END, seat(), seat()).state.goods == [(0, 0, 1)] * 2


@rule("kingsburg", "18.2.29")
def test_summer_fair() -> None:
    t = under("summer-fair", ROLL, seat(), seat(), dice="1 2 3  1 2 3", phase=SUMMER)
    t.play("summer-fair wood")
    assert t.state.coloured == [(), ()], "everybody, before the roll"
    t.play("summer-fair stone")
    assert t.state.goods == [(0, 1, 0), (0, 0, 1)]
    assert under("summer-fair", ROLL, seat(), seat(), dice="1 2 3  1 2 3", phase=SPRING).state.over


@rule("kingsburg", "18.2.30")
def test_loaded_dice() -> None:
    t = under("loaded-dice", ROLL, seat(), seat(), dice="1 2 5  6 6 6  4 4 4")
    assert t.offers() == ["loaded-dice", "pass"]
    assert t.play("loaded-dice").state.coloured[0] == (4, 4, 4)
    assert t.state.over
