"""The four scenarios (rulebook 21)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.taking_back import Trial
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg import moments as m
from interrex.games.kingsburg.data import DESTINY, GROUPS, NUMBER
from interrex.games.kingsburg.play import destiny, scenarios
from interrex.games.kingsburg.play.occasions import Occur
from interrex.games.kingsburg.play.scenarios import Betraying, Joining
from interrex.games.kingsburg.state import Procedure
from interrex.testing import Table, rule

from .positions import AID, BUILD, ENVOY, FAVOUR, INFLUENCE, ROLL, SEASON, SEASON_END, SUPPORT, WINTER, Seat, at, seat

BEFORE_SUPPORT = Occur(m.BEFORE_SUPPORT)


def courting(group: str, frame: Procedure, *seats: Seat, **position: Any) -> Table:
    """The first seat has joined this group, or this edict is in force for it."""
    in_play = [player.province for player in seats]
    in_play[0] |= 1 << NUMBER[group]
    return at(frame, *seats, in_play=in_play, scenario="promises", **position)


def fresh(players: int, scenario: str, **options: Any) -> Any:
    g = GAME.start(players, {"scenario": scenario, **options}, Luck(key_from_seed(5)))
    g.run()
    return g


def strengths(t: Table) -> list[int]:
    return [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]


# In general


@rule("kingsburg", "21.1.1")
def test_promises_and_soldier_tokens_do_not_go_together() -> None:
    with pytest.raises(interrex.BadConfig):
        interrex.new("kingsburg", players=3, options={"scenario": "promises", "levies": True})
    interrex.new("kingsburg", players=3, options={"scenario": "alliances", "levies": True})


@pytest.mark.parametrize(
    ("scenario", "card", "stays"),
    [
        ("promises", "rising-stars", False), ("promises", "secret-deals", False), ("promises", "blizzard", False),
        ("alliances", "rising-stars", False), ("alliances", "secret-deals", False), ("alliances", "blizzard", True),
        ("fashions", "rising-stars", True),
    ],
)  # fmt: skip
@rule("kingsburg", "21.1.2", "14.35")
def test_some_destiny_cards_are_replaced(scenario: str, card: str, stays: bool) -> None:
    ids = [c.id for c in DESTINY]
    t = at(SEASON_END, seat(), seat(), scenario=scenario, fates=(ids.index(card), ids.index("clear-sky")))
    destiny.reveal(t.state)
    assert t.view(None)["destiny"] == (card if stays else "clear-sky")
    assert GAME.census(t.state)[f"destiny {ids.index(card)}"] == 1


# Election promises


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "21.1.3")
def test_everybody_takes_a_group_each_year(players: int) -> None:
    g = fresh(players, "promises")
    asked = []
    while g.actions(g.pending()[0])[0][0] == "join":
        (who,) = g.pending()
        asked.append(who)
        assert len(g.actions(who)) == len(GROUPS) - len(asked) + 1
        g.play(who, g.actions(who)[-1])
        while g.pending() == (who,) and g.actions(who)[0][0] == "secret-society":
            g.play(who, g.actions(who)[0])
    assert tuple(asked) == g.order
    assert len({scenarios.group_of(g, seat) for seat in range(players)}) == players
    scenarios.end_year(g)
    assert {scenarios.group_of(g, seat) for seat in range(players)} == {""}


@rule("kingsburg", "21.1.3")
def test_a_group_is_taken_once() -> None:
    t = at(Joining(), seat(), seat(), scenario="promises").play("join clergy")
    assert t.view(None)["seats"][0]["group"] == "clergy"
    assert t.refused("join clergy") == "21.1.3"


@rule("kingsburg", "21.2.1", "14.35")
def test_the_aristocracy() -> None:
    assert courting("aristocracy", ROLL, seat(), seat(), dice="6 6 6  1 1 1", order=(1, 0)).state.order == (0, 1)
    t = at(Joining(), seat(), seat(), seat(), scenario="promises").play("join clergy", "join aristocracy")
    assert t.state.order == (1, 0, 2), "from now on, not from the next roll on"
    assert t.state.pending() == (2,)
    assert courting("aristocracy", AID, seat(gold=3), seat(), seat()).state.aided == 1, "whatever the goods"
    assert courting("aristocracy", ENVOY, seat(gold=3), seat()).state.envoy == 0
    assert courting("aristocracy", AID, seat("inn"), seat(), seat("inn")).state.aided == 0b10, "only ties"
    assert courting("aristocracy", FAVOUR, seat("inn"), seat("inn"), seat()).state.score == [1, 0, 0], "alone"
    assert courting("aristocracy", FAVOUR, seat(), seat("inn"), seat("inn")).state.score == [0, 1, 1], "only ties"


@rule("kingsburg", "21.2.2", "1.8")
def test_the_clergy() -> None:
    assert courting("clergy", ROLL, seat(), seat(), dice="3 3 3  1 1 1").state.score == [2, 0]


@pytest.mark.parametrize("dice", ["2 5", "5 2"])
@rule("kingsburg", "21.2.3")
def test_the_army(dice: str) -> None:
    assert strengths(courting("standing-army", WINTER, seat(), seat(), dice=dice, enemy="orcs 3")) == [5, 2]


@rule("kingsburg", "21.2.4")
def test_the_secret_society() -> None:
    t = at(Joining(), seat(), seat(), scenario="promises").play("join secret-society", "secret-society 8")
    assert t.state.modules.closed == (0, 1 << 8)
    t = at(INFLUENCE, seat(dice="d35"), seat(dice="d35"), closed=(0, 1 << 8))
    assert "influence 8 d35" in t.offers()
    assert t.play("pass").refused("influence 8 d35") == "4.2.2"


@rule("kingsburg", "21.2.5")
def test_the_craftsmen() -> None:
    assert courting("craftsmen", SEASON_END, seat(), seat()).play("craftsmen stone").state.goods[0] == (0, 0, 1)
    assert courting("craftsmen", SEASON_END, seat(gold=1), seat()).state.over
    t = courting("craftsmen", SEASON_END, seat("town-hall", gold=1), seat())
    assert t.play("town-hall gold").offers()[0] == "craftsmen gold", "the last good is spent first"


@rule("kingsburg", "21.2.6")
def test_the_artists() -> None:
    t = courting("artists", ROLL, seat("farms"), seat(), dice="2 4 4 6  1 1 1  5")
    assert t.offers() == ["artists coloured 2", "artists coloured 4", "artists white 6", "pass"]
    assert t.play("artists coloured 4").state.coloured[0] == (2, 4, 5)
    assert t.state.order == (1, 0), "before the order is set"


@rule("kingsburg", "21.2.7", "14.35")
def test_the_peasants() -> None:
    t = before_support("peasants", placed="1:0:d1 2:0:d2 9:1:d1")
    assert t.offers() == ["peasants 1", "peasants 2", "pass"]
    t.play("peasants 2")
    assert (t.state.goods[0], t.state.score[0]) == ((2, 0, 0), 1)
    assert courting("peasants", BEFORE_SUPPORT, seat(), seat(), placed="1:0:d1 7:0:d7").state.over


def before_support(group: str, placed: str) -> Table:
    """Once all dice are placed, with support and building after it."""
    t = courting(group, BEFORE_SUPPORT, seat(), seat(), placed=placed)
    t.state.stack[:0] = [BUILD, SUPPORT]
    t.state.steps[:0] = [0, 0]
    return t


@rule("kingsburg", "21.2.7", "14.35", "4.3.1")
def test_who_supports_the_peasants_twice_does_so_when_it_is_their_turn() -> None:
    t = before_support("peasants", placed="2:0:d2 6:0:d6 5:1:d5").play("peasants 6")
    assert t.state.army[1] == 1
    assert t.offers() == ["trade gold", "pass"], "the Squire's gold is there before the Alchemist comes"
    assert t.view(None)["advisors"][5] == [{"seat": 0, "coloured": [6], "white": []}], "no more dice lie there"
    t.play("trade gold", "trade wood")
    assert t.state.goods[0] == (1, 0, 2), "twice"


@rule("kingsburg", "21.2.7")
def test_a_peasant_who_takes_the_first_of_two_lots_is_asked_for_the_second() -> None:
    t = before_support("peasants", placed="4:0:d4 5:0:d5 10:1:d46").play("peasants 4")
    g = t.state
    assert g.waiting().tells_nothing(g, 0), "another question follows before anything is drawn or shown"
    trial = Trial(GAME, g, 0, Luck(key_from_seed("peasants")))
    assert not [action for action in g.actions(0) if trial.final(action)]
    t.play("take gold")
    assert not t.state.waiting().tells_nothing(t.state, 0), "the General shows the enemy next"
    t.play("take wood")
    assert (t.state.goods[0], t.state.army) == ((1, 1, 0), [1, 2])


@rule("kingsburg", "21.2.8")
def test_the_bandits() -> None:
    t = at(Joining(), seat(), seat(), scenario="promises").play("join bandits")
    assert t.state.score == [-2, 0]
    t = courting("bandits", BEFORE_SUPPORT, seat(), seat(), placed="1:0:d1 2:1:d2")
    assert t.state.goods[0] == (0, 1, 0), "the Architect's wood"


# Shifting alliances


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "21.3.1")
def test_everybody_puts_a_token_on_an_advisor_each_year(players: int) -> None:
    g = fresh(players, "alliances")
    for who in g.order:
        assert g.pending() == (who,)
        g.play(who, ("ally", 7))
    assert g.modules.allies == tuple((7, who) for who in range(players))


@rule("kingsburg", "21.3.2")
def test_whoever_has_no_token_there_pays() -> None:
    allies = ((8, 1), (8, 1), (8, 2), (5, 0))
    t = at(INFLUENCE, seat(dice="d35"), seat(), seat(), allies=allies)
    assert t.play("influence 8 d35").state.score == [0, 2, 1]
    own = at(INFLUENCE, seat(dice="d5"), seat(), allies=((5, 0), (5, 1)))
    assert own.play("influence 5 d5").state.score == [0, 0]


@rule("kingsburg", "21.3.2", "10.1")
def test_nobodys_dice_pay_too() -> None:
    t = at(SEASON, seat(), seat(), dice="1 2 3  1 1  1 2 6  1 2 6", allies=((6, 0), (6, 1)))
    assert t.state.score == [1, 1]


@rule("kingsburg", "21.3.3")
def test_tokens_of_the_left_neighbour_are_taken_away() -> None:
    t = at(Betraying(), seat(), seat(), seat(), allies=((3, 1), (5, 0), (5, 2), (9, 1)))
    assert t.offers() == ["betray 3", "betray 9"]
    assert t.refused("betray 5") == "21.3.3"
    assert t.play("betray 9", "betray 5", "betray 5").state.modules.allies == ((3, 1),)


@pytest.mark.parametrize(("year", "players", "asked"), [(3, 2, True), (4, 3, False), (4, 4, True), (2, 4, False)])
@rule("kingsburg", "21.3.3")
def test_in_which_years_that_happens(year: int, players: int, asked: bool) -> None:
    t = at(
        SEASON_END, *[seat()] * players, year=year, scenario="alliances", allies=tuple((1, s) for s in range(players))
    )
    scenarios.end_year(t.state)
    assert bool(t.state.stack) == asked


# Our own


@pytest.mark.parametrize("letter", "bcdef")
@rule("kingsburg", "21.4.1", "21.4.2", "21.4.3", "21.4.4", "21.4.5", "14.36")
def test_a_fashion_favours_a_row(letter: str) -> None:
    firsts = {"b": "statue", "c": "inn", "d": "guard-tower", "e": "palisade", "f": "barricade"}
    rich = seat(gold=9, wood=9, stone=9)
    points = {
        row: courting(f"fashion-{letter}", BUILD, rich, seat()).play(f"build {building}").state.score[0]
        for row, building in firsts.items()
    }
    assert points == {row: 3 * (row == "b") + 2 * (row == letter) for row in firsts}


@rule("kingsburg", "14.36", "21.4.1")
def test_each_fashion_comes_once() -> None:
    g = fresh(2, "fashions")
    seen = set()
    while not g.over:
        seen.add(scenarios.edict_of(g))
        who = g.pending()[0]
        g.play(who, g.actions(who)[-1])
    assert len(seen - {""}) == 5


@rule("kingsburg", "21.5.1", "14.36")
def test_the_hard_frontier() -> None:
    t = courting("hard-frontier", WINTER, seat(army=5), seat(), dice="1", enemy="orcs 3")
    assert strengths(t) == [5, 1]
    assert (t.state.goods[0], t.state.score[0]) == ((2, 0, 0), 2)
    assert fresh(3, "frontier").in_play == [1 << NUMBER["hard-frontier"]] * 3
