"""Module 3: how governors are handed out, and what each of the 25 does (rulebook 17)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg import moments as m
from interrex.games.kingsburg.data import AUTUMN, GOVERNORS, NUMBER, SPRING, SUMMER
from interrex.games.kingsburg.play.building import affordable
from interrex.games.kingsburg.play.governors import Dealing
from interrex.games.kingsburg.play.occasions import Occur
from interrex.games.kingsburg.state import NOBODY, Procedure
from interrex.testing import Table, rule

from .positions import (
    AID,
    BUILD,
    INFLUENCE,
    LAST_POINTS,
    RECRUIT,
    ROLL,
    SEASON,
    SEASON_END,
    SUPPORT,
    WINTER,
    Seat,
    at,
    seat,
)

FOUNDED, YEAR_START, YEAR_END = Occur(m.FOUNDED), Occur(m.YEAR_START), Occur(m.YEAR_END)
BEFORE_SUPPORT = Occur(m.BEFORE_SUPPORT)


def fresh(players: int, seed: int, how: str) -> Any:
    g = GAME.start(players, {"governors": how}, Luck(key_from_seed(seed)))
    g.run()
    return g


def led(governor: str, frame: Procedure, *seats: Seat, **position: Any) -> Table:
    """The first seat has this governor."""
    in_play = [player.province for player in seats]
    in_play[0] |= 1 << NUMBER[governor]
    return at(frame, *seats, in_play=in_play, **position)


# Preparation


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "17.1.1", "17.1.2", "14.32")
def test_three_are_dealt_one_is_kept_and_all_are_revealed_together(players: int) -> None:
    assert len(GOVERNORS) == 25
    match = interrex.new("kingsburg", players=players, seed=4, options={"governors": "dealt"})
    for who in range(players):
        assert len(match.view(who)["board"]["dealt"]) == 3
    assert "dealt" not in match.view(None)["board"]
    kept = []
    for who in range(players):
        assert all("governor" not in one for one in match.view(0)["board"]["seats"])
        kept.append(match.view(who)["board"]["dealt"][1])
        match.play(who, ("keep", kept[-1]))
    assert [one["governor"] for one in match.view(None)["board"]["seats"]] == kept
    assert "dealt" not in match.view(0)["board"]


@rule("kingsburg", "17.1.2")
def test_a_governor_that_was_not_dealt_cannot_be_kept() -> None:
    match = interrex.new("kingsburg", players=2, seed=4, options={"governors": "dealt"})
    other = next(card.id for card in GOVERNORS if card.id not in match.view(0)["board"]["dealt"])
    refused = match.why_not(0, ("keep", other))
    assert refused is not None
    assert refused.rule == "17.1.2"


@rule("kingsburg", "17.1.1")
def test_nobody_knows_what_others_were_dealt() -> None:
    g = fresh(3, 1, "dealt")
    worlds = [GAME.determinize(g, 0, Luck(key_from_seed(n))) for n in range(6)]
    assert {world.modules.hands[0] for world in worlds} == {g.modules.hands[0]}  # type: ignore[attr-defined]
    assert len({world.modules.hands[1] for world in worlds}) > 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "17.1.3", "14.33")
def test_the_auction_goes_on_until_everybody_has_one(players: int) -> None:
    g = fresh(players, 2, "auctioned")
    assert len(g.modules.stall) == players + 1
    assert g.pending() == (g.order[0],)
    while g.modules.stall:
        who = g.pending()[0]
        offers = g.actions(who)
        g.play(who, ("pass",) if ("pass",) in offers else offers[0])
    assert len(set(g.modules.governors)) == players
    assert min(g.score) >= -3, "nobody raised: only the Thief starts below nought"


@rule("kingsburg", "17.1.3")
def test_nobody_puts_up_a_card_twice_running_while_others_have_none() -> None:
    g = next(g for seed in range(999) if (g := fresh(4, seed, "auctioned")).order[0] == 0 and plain(g))
    openers = [g.pending()[0]]
    for winner in (1, 3):
        opener = g.pending()[0]
        g.play(opener, g.actions(opener)[0])
        g.play(opener, ("bid", 0))
        while (who := g.pending()[0]) != winner:
            g.play(who, ("pass",))
        g.play(winner, ("bid", 1))
        while g.modules.governors[winner] == NOBODY:
            g.play(g.pending()[0], ("pass",))
        openers.append(g.pending()[0])
    assert openers == [0, 2, 0], "the next on the left of the last one, of those who have none"


@rule("kingsburg", "17.1.4")
def test_bidding() -> None:
    g = next(g for seed in range(99) if (g := fresh(3, seed, "auctioned")).order == (0, 1, 2) and plain(g))
    first = GOVERNORS[g.modules.stall[0]].id
    g.play(0, ("open", first))
    assert ("pass",) not in g.actions(0), "who opens bids, be it nothing"
    g.play(0, ("bid", 0))
    g.play(1, ("bid", 2))
    assert g.actions(2)[0] == ("bid", 3)
    g.play(2, ("pass",))
    g.play(0, ("bid", 4))
    assert g.pending() == (1,), "who has passed is out"
    g.play(1, ("pass",))
    assert (g.score[0], GOVERNORS[g.modules.governors[0]].id) == (-4, first), "below nought"
    assert g.pending() == (1,), "the next to the left puts one up"
    g.play(1, g.actions(1)[0])
    g.play(1, ("bid", 1))
    assert g.pending() == (2,), "the winner takes no further part"
    g.play(2, ("bid", 2))
    g.play(1, ("pass",))
    g.play(1, g.actions(1)[0])
    assert g.score[1] == 0, "the last one pays nothing"


def plain(g: Any) -> bool:
    """No governor on offer that changes scores or asks something at once."""
    return not {GOVERNORS[card].id for card in g.modules.stall} & {"thief", "princess", "preacher"}


@rule("kingsburg", "17.1.4")
def test_a_bid_must_be_higher() -> None:
    match = interrex.new("kingsburg", players=2, seed=1, options={"governors": "auctioned"})
    first, second = match.view(None)["board"]["order"]
    match.play(first, ("open", match.view(None)["board"]["auction"]["cards"][0]))
    match.play(first, ("bid", 3))
    assert match.view(second)["board"]["auction"]["points"] == 3
    refused = match.why_not(second, ("bid", 3))
    assert refused is not None
    assert refused.rule == "17.1.4"


@rule("kingsburg", "17.1.4", "14.38")
def test_nobody_bids_more_than_twenty() -> None:
    match = interrex.new("kingsburg", players=2, seed=1, options={"governors": "auctioned"})
    first, second = match.view(None)["board"]["order"]
    match.play(first, ("open", match.view(None)["board"]["auction"]["cards"][0]))
    refused = match.why_not(first, ("bid", 21))
    assert refused is not None
    assert refused.message == "Bid at least 0 VP, and no more than 20, or pass."
    match.play(first, ("bid", 20))
    assert match.actions(second) == [("pass",)]
    refused = match.why_not(second, ("bid", 21))
    assert refused is not None
    assert refused.message == "Nobody can bid more than 20 VP, and that is bid already: you can only pass."


# The governors


@rule("kingsburg", "17.2.1", "14.32")
def test_the_princess() -> None:
    t = led("princess", FOUNDED, seat(), seat())
    assert (t.state.envoy, t.state.goods[0]) == (0, (1, 1, 0))
    t = led("princess", AID, seat(gold=1, wood=1), seat(), seat(), year=1)
    assert (t.state.aided, t.state.over) == (1, True), "so nobody takes a starting good"
    assert led("princess", AID, seat("inn"), seat(), year=2).state.aided == 0b10


@rule("kingsburg", "17.2.2", "14.32")
def test_the_thief() -> None:
    t = led("thief", FOUNDED, seat(), seat())
    assert t.state.score[0] == -3
    assert len(t.offers()) == 15
    assert t.play("take gold gold wood stone").state.goods[0] == (2, 1, 1)
    t = led("thief", AID, seat(gold=4), seat(), seat())
    assert t.state.pending() == (1, 2), "the others are in greater need"
    assert led("thief", YEAR_START, seat(), seat()).state.tokens == [0, 0], "no more than the printed words"


@pytest.mark.parametrize(("built", "points"), [(0b11, 0), (0b01, 1), (0b10, 1), (0b00, 1)])
@rule("kingsburg", "17.2.3")
def test_the_preacher(built: int, points: int) -> None:
    assert led("preacher", SEASON_END, seat(), seat(), built=built).state.score[0] == points


@rule("kingsburg", "17.2.3", "14.32")
def test_the_preacher_gives_nobody_a_start() -> None:
    assert led("preacher", FOUNDED, seat(), seat(), seat()).state.score == [0, 0, 0]


@rule("kingsburg", "17.1.5", "14.32")
def test_balanced_governors_have_more_than_their_printed_words() -> None:
    assert led("preacher", FOUNDED, seat(), seat(), seat(), balanced=True).state.score == [0, 7, 7]
    assert led("thief", YEAR_START, seat(), seat(), balanced=True).state.tokens == [1, 0]
    assert led("priest", FOUNDED, seat(), seat(), balanced=True).state.tokens == [2, 0]
    assert led("tax-collector", YEAR_START, seat(), seat(), balanced=True).state.tokens == [1, 0]
    builder = seat("barricade crane town-hall", gold=1, wood=2, stone=2)
    taxed = led("tax-collector", BUILD, seat(), builder, order=(1, 0), balanced=True).play("build embassy")
    assert (taxed.state.score[0], taxed.state.pending()) == (1, (0,))
    for chosen in (False, True):
        match = interrex.new("kingsburg", 3, 4, {"governors": "dealt", "balanced": chosen})
        assert match.state.modules.balanced == chosen  # type: ignore[attr-defined]


@rule("kingsburg", "17.2.4", "14.32")
def test_the_tax_collector() -> None:
    builder = seat("barricade crane town-hall", gold=1, wood=2, stone=2)
    t = led("tax-collector", BUILD, seat(), builder, order=(1, 0)).play("build embassy")
    assert t.state.pending() == (0,)
    t.play("take wood")
    assert t.offers() == ["build barricade", "pass"], "usable in the same step"
    assert t.state.score[0] == 0
    own = led("tax-collector", BUILD, builder, seat()).play("build embassy")
    assert own.state.over
    assert led("tax-collector", YEAR_START, seat(), seat()).state.tokens == [0, 0]
    low = led("tax-collector", BUILD, seat(), seat(gold=2), order=(1, 0)).play("build statue")
    assert low.state.over


@rule("kingsburg", "17.2.4", "14.14")
def test_the_tax_collector_is_paid_before_the_envoys_second_building() -> None:
    builder = seat("barricade crane town-hall", gold=3, wood=2, stone=2)
    t = led("tax-collector", BUILD, seat(), builder, order=(1, 0), envoy=1).play("build embassy")
    assert t.state.pending() == (0,), "at once"
    t.play("take wood")
    assert (t.state.pending(), t.offers()) == ((1,), ["build statue", "pass"])
    assert t.play("build statue").offers() == ["build barricade", "pass"]


@rule("kingsburg", "17.2.5", "14.32", "14.34")
def test_the_priest() -> None:
    t = led("priest", SEASON, seat(), seat("farms"), seat(), dice="1 2 3 1  1 2 3 4  1 2 3 5")
    assert t.offers() == ["priest", "pass"]
    t.play("priest")
    assert [len(white) for white in t.state.white] == [1, 1, 1]
    assert t.state.score == [1, 1, 0], "the Priest's own white 1, and a point for who had a die"
    assert led("priest", FOUNDED, seat(), seat()).state.tokens == [0, 0]


@rule("kingsburg", "17.2.6", "1.7")
def test_the_philosopher() -> None:
    t = led("philosopher", ROLL, seat(), seat(), dice="3 3 4  1 1 1  2 2 2").play("philosopher")
    assert t.state.score[0] == 1
    t = led("philosopher", ROLL, seat(), seat(), dice="3 3 4  1 1 1  5 5 5").play("philosopher")
    assert t.state.score[0] == 0
    assert led("philosopher", ROLL, seat(), seat(), dice="3 4 4  1 1 1").state.over, "eleven is too much"
    assert led("philosopher", FOUNDED, seat(), seat()).state.tokens == [2, 0]


@rule("kingsburg", "17.2.6", "1.7", "12.1", "12.2")
def test_example_four_of_the_printed_book() -> None:
    dice = "2 2 2  6 6 6  6  1 1 5  4 4 4"
    t = led("philosopher", ROLL, seat("statue chapel"), seat(), dice=dice)
    assert t.offers() == ["statue coloured", "chapel", "philosopher", "pass"]
    t.play("statue coloured")
    assert t.offers() == ["philosopher", "pass"], "ten is too much for the Chapel, not for the Philosopher"
    t.play("philosopher")
    assert t.offers() == ["chapel", "pass"], "seven: the point, or the Chapel"
    kept = led("philosopher", ROLL, seat("statue chapel"), seat(), dice=dice)
    assert kept.play("statue coloured", "philosopher", "pass").state.score[0] == 1
    t.play("chapel")
    assert (t.state.score[0], t.state.coloured[0], t.state.order) == (0, (4, 4, 4), (0, 1))


@rule("kingsburg", "17.2.7")
def test_the_prince() -> None:
    t = led("prince", ROLL, seat("farms"), seat(), dice="1 2 2 3  1 1 1").play("prince")
    assert (t.state.coloured[0], t.state.white[0]) == ((3, 4, 6), (3,))
    assert led("prince", ROLL, seat(), seat(), dice="3 3 3  1 1 1").state.over
    assert led("prince", YEAR_START, seat(), seat()).state.tokens == [1, 0]


@rule("kingsburg", "17.2.8")
def test_the_trickster() -> None:
    t = led("trickster", ROLL, seat("farms"), seat(), dice="2 4 5 2  1 1 1")
    assert t.offers() == [
        "trickster coloured down", "trickster coloured up", "trickster white down", "trickster white up", "pass",
    ]  # fmt: skip
    assert t.play("trickster coloured up").state.coloured[0] == (3, 4, 5)


@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
@rule("kingsburg", "17.2.9")
def test_the_fairy(phase: int) -> None:
    assert len(led("fairy", ROLL, seat(), seat(), phase=phase).state.white[0]) == (phase == SUMMER)


@rule("kingsburg", "17.2.10")
def test_the_architect() -> None:
    assert led("architect", BUILD, seat(gold=2), seat()).play("build statue").state.goods[0] == (1, 0, 0)
    assert led("architect", BUILD, seat(gold=2), seat("inn")).play("build statue").state.goods[0] == (0, 0, 0)
    envoys = seat("inn", wood=3)
    behind = led("architect", BUILD, envoys, seat("inn statue"), envoy=0).play("build palisade", "build barricade")
    assert behind.state.goods[0] == (0, 0, 0), "compared when the turn to build came, not again for the second"
    level = led("architect", BUILD, envoys, seat("inn"), envoy=0).play("build palisade", "build barricade")
    assert level.state.goods[0] == (2, 0, 0)
    eight = "statue chapel inn market guard-tower blacksmith palisade barricade"
    assert led("architect", LAST_POINTS, seat(eight), seat(), year=5).state.score[0] == 1


@rule("kingsburg", "17.2.11")
def test_the_minstrel() -> None:
    assert led("minstrel", YEAR_END, seat(score=2), seat(score=2), year=4).state.score[0] == 3
    assert led("minstrel", YEAR_END, seat(score=3), seat(score=2), year=4).state.score[0] == 3
    assert led("minstrel", YEAR_END, seat(), seat(), year=5).state.score[0] == 0, "in year V after everything else"
    assert led("minstrel", LAST_POINTS, seat(), seat(score=1), year=5).state.score[0] == 1
    assert led("minstrel", YEAR_START, seat(), seat()).state.tokens == [1, 0]


@pytest.mark.parametrize(
    ("governor", "goods"), [("miner", (1, 0, 0)), ("carpenter", (0, 1, 0)), ("sculptor", (0, 0, 1))]
)
@rule("kingsburg", "17.2.12", "17.2.13", "17.2.14")
def test_a_good_at_the_end_of_each_year_the_fifth_included(governor: str, goods: tuple[int, int, int]) -> None:
    assert led(governor, YEAR_END, seat(), seat(), year=5).state.goods == [goods, (0, 0, 0)]


@rule("kingsburg", "17.2.15")
def test_the_paladin() -> None:
    t = led("paladin", LAST_POINTS, seat("guard-tower palisade inn barricade"), seat("palisade"))
    assert t.state.score == [3, 0]


@pytest.mark.parametrize("governor", ["trickster", "heiress"])
@rule("kingsburg", "17.2.8", "17.2.16")
def test_a_token_to_begin_with_and_one_every_year(governor: str) -> None:
    for moment in (FOUNDED, YEAR_START):
        assert led(governor, moment, seat(), seat()).state.tokens == [1, 0]


@rule("kingsburg", "17.2.17")
def test_the_marshal() -> None:
    assert led("marshal", SUPPORT, seat(), seat(), placed="5:0:d5 10:1:d55").state.army == [2, 2]
    assert [s["bonus"] for s in led("marshal", SEASON_END, seat(), seat()).view(None)["seats"]] == [1, 0]


@rule("kingsburg", "17.2.18")
def test_the_steward() -> None:
    t = led("steward", SEASON_END, seat(), seat())
    assert affordable(t.state, 0) == (("build", "barricade"),)
    assert affordable(t.state, 1) == ()


@rule("kingsburg", "17.2.19")
def test_the_banker() -> None:
    assert led("banker", SEASON_END, seat(gold=1), seat(), phase=AUTUMN).play("banker").state.score[0] == 2
    assert led("banker", SEASON_END, seat(stone=1), seat(), phase=AUTUMN).state.over, "only gold"
    assert led("banker", SEASON_END, seat(gold=1), seat(), phase=SUMMER).state.over


@rule("kingsburg", "17.2.20")
def test_the_politician_alone_has_two_advisors_of_his_own() -> None:
    t = led("politician", INFLUENCE, seat(dice="d246"), seat(dice="d246"), placed="6:1:d6 11:1:d56")
    mine = {action[1] for action in t.state.actions(0)[:-1]}
    assert mine == {2, 4, 8, 10, 12, 19}, "6 is taken on the board, but not on his card"
    t.play("influence 19 d24")
    assert 19 not in {action[1] for action in t.state.actions(1) if action[0] == "influence"}
    assert t.refused("influence 19 d6") == "4.2.2"
    assert t.view(0)["advisors"][18] == [{"seat": 0, "coloured": [2, 4], "white": []}]


@rule("kingsburg", "17.2.20")
def test_the_politicians_places_are_influenced_by_the_rules_for_all() -> None:
    t = led("politician", INFLUENCE, seat("market", dice="d46", tokens=1), seat(dice="d1"))
    ways = t.offers()
    assert {"influence 19 d4 +2", "influence 19 d6", "influence 20 d46 market"} <= set(ways)
    assert "influence 20 d46" not in ways
    assert t.refused("influence 20 d46") == "4.2.2", "10 is not 11"
    t.play("influence 19 d6")
    t.play("pass")
    assert 19 not in {action[1] for action in t.state.actions(0) if action[0] == "influence"}, "once a season"


@rule("kingsburg", "17.2.20")
def test_the_politicians_support_comes_with_the_same_rank_of_the_board() -> None:
    t = led("politician", SUPPORT, seat(), seat(gold=1), order=(1, 0), placed="19:0:d6 6:1:d15 7:1:d16 20:0:d56")
    assert t.state.pending() == (1,), "the Alchemist of the first in turn order"
    t.play("pass")
    assert t.state.pending() == (0,), "then the Alderman, before the Astronomer"
    t.play("take gold")
    t.play("take stone")
    t.play("take wood stone")
    assert (t.state.goods[0], t.state.score[0]) == ((1, 1, 1), 2)


@rule("kingsburg", "17.2.20", "21.2.7", "18.2.2")
def test_the_politicians_places_have_the_ranks_they_stand_for() -> None:
    call, stables = 1 << NUMBER["call-to-arms"], 1 << NUMBER["stables"]
    led_by = 1 << NUMBER["politician"]
    t = at(BEFORE_SUPPORT, seat(), seat(), in_play=[led_by | call | stables, call], placed="19:0:d6 20:0:d56")
    assert t.state.army[0] == 1, "the Chamberlain is of rank 11, the Alderman is not"
    low = at(BEFORE_SUPPORT, seat(), seat(), in_play=[led_by | 1 << NUMBER["peasants"], 0], placed="19:0:d6")
    assert ("peasants", 19) in low.state.actions(0)


@rule("kingsburg", "17.2.21")
def test_the_scholar() -> None:
    assert led("scholar", ROLL, seat(), seat(), dice="3 3 3  1 1 1").state.score == [1, 0]


@rule("kingsburg", "17.2.22")
def test_the_recruiter() -> None:
    assert led("recruiter", RECRUIT, seat(gold=1), seat(gold=1)).offers() == ["recruit gold", "pass"]
    assert led("recruiter", Occur(m.WINTER_START), seat(), seat()).state.army == [1, 0]


@rule("kingsburg", "17.2.23")
def test_the_courtier() -> None:
    t = led("courtier", BEFORE_SUPPORT, seat(), seat(), placed="1:0:d1 2:0:d2 3:0:d3")
    assert t.state.score == [2, 0]


@rule("kingsburg", "17.2.24")
def test_the_seer() -> None:
    assert led("seer", FOUNDED, seat(), seat()).state.tokens == [2, 0]
    t = led("seer", YEAR_START, seat(), seat()).play("seer")
    assert t.view(0)["enemy"]["card"] is not None
    assert led("seer", WINTER, seat(army=5), seat(army=5), dice="1", enemy="orcs 3").state.score == [2, 1]


@rule("kingsburg", "17.2.25")
def test_the_damsel() -> None:
    t = led("damsel", SEASON_END, seat(), seat(), phase=AUTUMN)
    assert t.offers() == ["damsel gold", "damsel wood", "damsel stone"]
    assert t.play("damsel wood").state.goods[0] == (0, 1, 0)


def test_who_thinks_ahead_prefers_the_stronger_governor() -> None:
    cards = [card.id for card in GOVERNORS]
    strong, weak = cards.index("preacher"), cards.index("paladin")
    g = at(Dealing(), seat(), seat(), box=tuple(range(len(GOVERNORS)))).state
    g.modules.hands = ((strong, weak, cards.index("trickster")), g.modules.hands[1])
    worth = {}
    for name in ("preacher", "paladin"):
        after = g.copy()
        after.play(0, ("keep", name))
        worth[name] = GAME.evaluate(after, 0)
    assert worth["preacher"] > worth["paladin"]
