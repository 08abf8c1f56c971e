"""Two Vagabonds in one game (law 9.7)."""

from __future__ import annotations

from interrex.games.root.data import BOOT
from interrex.games.root.play.vagabond import Roam
from interrex.testing import rule

from .positions import at

BOTH = "marquise vagabond eyrie vagabond-2"


@rule("root", "9.7.3")
def test_of_two_items_in_a_ruin_he_looks_and_takes_one() -> None:
    t = at("vagabond roam", factions=BOTH, vagabond="thief 6 torch torch", ruins="6=bag,boot").play("explore")
    assert t.offers() == ["take boot", "take bag", "pass"]
    assert "root-ruin-shows" in t.said(1)
    assert "root-ruin-shows" not in t.said(3) + t.said(None)
    t.play("take bag")
    assert (t.satchel(), t.points("vagabond"), t.view(None)["clearings"][5]["ruin"]) == ("bag torch torch-", 1, 1)
    t.play("explore", "take boot")
    assert (t.points("vagabond"), t.view(None)["clearings"][5]["ruin"]) == (2, 0)
    assert t.view(None)["seats"][1]["vagabond"]["from_ruins"] == ["boot", "bag"]


@rule("root", "9.7.3")
def test_nobody_takes_the_same_kind_from_ruins_twice() -> None:
    t = at("vagabond roam", factions=BOTH, vagabond="thief 6 torch torch", ruins="6=bag,bag")
    t.play("explore", "take bag", "explore")
    assert t.offers() == ["pass"]
    t.play("pass")
    assert (t.satchel(), t.points("vagabond")) == ("bag torch- torch-", 1)


@rule("root", "9.7.3")
def test_an_item_that_did_not_come_from_a_ruin_does_not_bar_one() -> None:
    t = at("vagabond roam", factions=BOTH, vagabond="tinker 6 torch bag", ruins="6=bag,boot").play("explore")
    assert "take bag" in t.offers()


@rule("root", "9.7.3", "9.6.4")
def test_what_he_has_left_behind_does_not_bar_one_either() -> None:
    t = at(
        "vagabond evening",
        factions=BOTH,
        vagabond="thief 6 sword sword torch torch hammer tea- boot-",
        ruins="6=boot,bag",
    )
    t.vagabond().from_ruins = 1 << BOOT
    t.play("drop boot exhausted")
    t.state.push(Roam(t.seat_of("vagabond")))
    t.play("explore")
    assert "take boot" in t.offers()


@rule("root", "9.7.3")
def test_taking_nothing_scores_nothing() -> None:
    t = at("vagabond roam", factions=BOTH, vagabond="thief 6 torch", ruins="6=bag,boot").play("explore", "pass")
    assert (t.points("vagabond"), t.satchel()) == (0, "torch-")


@rule("root", "9.7.2")
def test_both_draw_on_the_same_quests() -> None:
    for who in ("vagabond", "vagabond-2"):
        t = at(
            f"{who} roam",
            factions=BOTH,
            vagabond="thief 1 tea boot",
            vagabond_2="tinker 1 tea boot",
            quests="errand-fox",
        )
        t.play("quest errand-fox", "points")
        assert t.points(who) == 1
        assert t.view(None)["quests"] == []


@rule("root", "9.2.9", "9.5.4")
def test_vagabonds_aid_and_fight_each_other_without_relationships() -> None:
    t = at(
        "vagabond roam",
        factions=BOTH,
        vagabond="thief 5 tea sword",
        vagabond_2="tinker 5 boot bag",
        hands={"vagabond": "bake-sale"},
        dice="1 0",
    )
    assert set(t.view(None)["seats"][1]["vagabond"]["relations"]) == {"marquise", "eyrie"}
    t.play("aid vagabond-2 bake-sale tea")
    assert (t.hand("vagabond-2"), t.points("vagabond")) == (["bake-sale"], 0)
    t.play("battle 5 vagabond-2", "pass", "damage bag")
    assert t.satchel("vagabond-2") == "bag! boot!", "one rolled, one for having no sword"
    assert t.points("vagabond") == 0


@rule("root", "9.2.9.2.4")
def test_the_other_vagabonds_items_do_not_excuse_fallen_allies() -> None:
    t = at("vagabond roam", factions=BOTH, vagabond="thief 5 sword tea", vagabond_2="ranger 5 sword sword boot",
           warriors="marquise:5=3", dice="1 1", relations="marquise=allied")  # fmt: skip
    t.play("battle 5 vagabond-2", "ally marquise", "damage boot", "sacrifice marquise")
    assert t.relation("marquise") == "hostile", "one hit by an ally, none by items of his own"


@rule("root", "23.27", "9.2.9.3")
def test_who_defends_makes_no_enemy_of_the_fallen_allies() -> None:
    t = at("vagabond roam", factions=BOTH, vagabond="thief 5 sword tea", vagabond_2="ranger 5 sword sword boot",
           warriors="marquise:5=3", dice="1 1", relations="marquise=allied")  # fmt: skip
    t.play("battle 5 vagabond-2", "ally marquise", "damage boot", "sacrifice marquise")
    assert t.relation("marquise", "vagabond-2") == "indifferent"


@rule("root", "23.28", "9.7.3")
def test_of_two_alike_the_one_from_a_ruin_stays() -> None:
    vagabond = "thief 6 sword sword torch torch hammer boot boot"
    t = at("vagabond evening", factions=BOTH, vagabond=vagabond, ruins="6=boot,bag")
    t.vagabond().from_ruins = 1 << BOOT
    t.play("drop boot")
    t.state.push(Roam(t.seat_of("vagabond")))
    assert t.play("explore").offers() == ["take bag", "pass"]
