"""Options in words and on the board, and what a click seems to mean: all derived from the verbs' words."""

from __future__ import annotations

import pytest

from interrex.engine.action import parse
from interrex.games.kingsburg import GAME
from interrex.testing import Table

from .positions import AID, BUILD, INFLUENCE, RECRUIT, ROLL, SEASON_END, SUPPORT, at, seat


def influencing() -> Table:
    return at(INFLUENCE, seat("inn market", tokens=1, dice="d355w5"), seat(dice="d6"), placed="5:1:d5", envoy=0)


def options(t: Table, language: str = "en") -> dict[str, str]:
    seat_ = t.seat()
    return {line: t.say(GAME.label(t.state, seat_, parse(line)), language) for line in t.offers()}


def refs(t: Table, line: str) -> tuple[str, ...]:
    assert line in t.offers()
    return GAME.refs(t.state, t.seat(), parse(line))


def test_options_in_words() -> None:
    said = options(influencing())
    assert said["influence 8 d35"] == "Influence the Treasurer (8) with 3, 5"
    assert said["influence 9 d3w5 market"] == "Influence the Master Hunter (9) with 3, white 5 (help: Market)"
    assert said["influence 5 d3 +2 envoy"] == "Influence the Sergeant (5) with 3 (help: +2, king's envoy)"
    assert said["pass"] == "Pass for the rest of the season"
    assert options(at(RECRUIT, seat(gold=1, wood=1), seat())) == {
        "recruit gold wood": "Recruit a soldier for 1 gold, 1 wood",
        "pass": "Recruit no more soldiers",
    }
    built = options(at(BUILD, seat(gold=2), seat()))
    assert built == {"build statue": "Build the Statue for 2 gold (+3 VP)", "pass": "Build nothing"}
    assert options(at(AID, seat(), seat()))["take gold"] == "Take 1 gold"
    traded = options(at(SUPPORT, seat(wood=1), seat(), placed="6:0:d6"))
    assert traded == {"trade wood": "Swap 1 wood for 1 gold and 1 stone", "pass": "Do not swap"}
    sold = options(at(SEASON_END, seat("town-hall", stone=1, tokens=1), seat()))
    assert list(sold.values()) == [
        "Town Hall: spend 1 stone for 1 VP", "Town Hall: spend a +2 token for 1 VP", "Use nothing",
    ]  # fmt: skip


def test_options_in_polish() -> None:
    assert options(influencing(), "pl")["influence 8 d35"] == "Wpłyń na Skarbnika (8): 3, 5"
    assert options(at(BUILD, seat(gold=2), seat()), "pl")["pass"] == "Nic nie buduj"


def test_a_placement_points_at_its_advisor_its_dice_and_its_helps() -> None:
    t = influencing()
    assert refs(t, "influence 10 d55") == ("advisor:10", "die:0:d1", "die:0:d2")
    assert refs(t, "influence 10 d5w5") == ("advisor:10", "die:0:d1", "die:0:w0")
    assert refs(t, "influence 5 d3 +2 envoy") == ("advisor:5", "die:0:d0", "help:0:+2", "help:0:envoy")


def test_other_options_point_at_goods_and_buildings() -> None:
    assert refs(at(RECRUIT, seat(gold=2), seat()), "recruit gold gold") == ("goods:0:gold",)
    assert refs(at(BUILD, seat(gold=2), seat()), "build statue") == ("building:0:statue",)
    assert refs(at(SUPPORT, seat(wood=1), seat(), placed="6:0:d6"), "trade wood") == ("goods:0:wood",)
    assert refs(at(SEASON_END, seat("town-hall", stone=1), seat()), "town-hall stone") == (
        "building:0:town-hall", "goods:0:stone",
    )  # fmt: skip
    sold = refs(at(SEASON_END, seat("town-hall", tokens=1), seat()), "town-hall +2")
    assert sold == ("building:0:town-hall", "help:0:+2")
    assert refs(at(RECRUIT, seat(gold=2), seat()), "pass") == ()


INFLUENCES = [
    (["advisor:8"], "influence 8"),
    (["advisor:8", "die:0:d0", "die:0:d2"], "influence 8 d35"),
    (["die:0:w0", "die:0:d0", "advisor:9", "help:0:market"], "influence 9 d3w5 market"),
    (["advisor:5", "help:0:envoy", "help:0:+2", "die:0:d0"], "influence 5 d3 +2 envoy"),
    (["advisor:3", "advisor:8", "die:0:d0", "die:0:d1"], "influence 8 d35"),  # the last one meant
    (["building:0:inn"], "inn"),
    (["goods:0:gold"], "take gold"),
]


@pytest.mark.parametrize(("pointed", "action"), INFLUENCES)
def test_what_a_click_means(pointed: list[str], action: str) -> None:
    assert GAME.action_for_click(influencing().state, 0, tuple(pointed)) == parse(action)


@pytest.mark.parametrize("pointed", [(), ("die:0:d0",), ("advisor:99",), ("building:1:inn",), ("goods:0:silver",)])
def test_what_means_nothing(pointed: tuple[str, ...]) -> None:
    assert GAME.action_for_click(influencing().state, 0, pointed) is None


def test_a_click_means_what_is_asked_about() -> None:
    gold = ("goods:0:gold",)
    assert GAME.action_for_click(at(RECRUIT, seat(gold=2), seat()).state, 0, gold) == ("recruit", "gold")
    assert GAME.action_for_click(at(SUPPORT, seat(gold=1), seat(), placed="6:0:d6").state, 0, gold) == ("trade", "gold")
    statue = at(ROLL, seat("statue chapel"), seat(), dice="2 2 2 1 2 6").state
    assert GAME.action_for_click(statue, 0, ("building:0:statue",)) == ("statue",)
    assert GAME.action_for_click(statue, 0, ("building:0:chapel",)) == ("chapel",)
    assert GAME.action_for_click(statue, 0, ("building:0:inn",)) == ("build", "inn")


def test_a_click_on_a_building_that_does_not_help_says_what_it_takes() -> None:
    t = at(ROLL, seat("statue chapel"), seat(), dice="1 2 3 1 2 6")
    refusal = t.refusal("statue")
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("12.1", "kingsburg-no-alike")
