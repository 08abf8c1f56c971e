"""Battle, step by step (law 4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.testing import rule

from .positions import Board, at

# Who fights whom


@rule("root", "4.3")
def test_a_battle_needs_own_warriors_and_an_enemys_pieces() -> None:
    t = at("marquise actions", warriors="marquise:5=1,1=1", buildings="roost:5 base:4", tokens="sympathy:1 keep:4")
    assert t.offered("battle") == ["1 alliance", "5 eyrie"]
    assert t.refused("battle 4 alliance") == "4.3", "a keep is no warrior"
    assert t.refused("battle 5 alliance") == "4.3"


@rule("root", "4.3", "9.2.8")
def test_coalition_partners_are_no_enemies() -> None:
    t = at(
        "marquise actions", warriors="marquise:5=1", vagabond="thief 5 sword", coalition={"vagabond": "marquise"},
        dominance={"vagabond": "dominance-fox"},
    )  # fmt: skip
    assert t.offered("battle") == []
    assert at("marquise actions", warriors="marquise:5=1", vagabond="thief 5").offered("battle") == ["5 vagabond"]


# Dice


def fight(dice: str, eyrie: int, marquise: int, **more: Any) -> Board:
    """The Marquise attacks the Eyrie in clearing 5."""
    t = at("marquise actions", warriors=f"eyrie:5={eyrie} marquise:5={marquise}", dice=dice, **more)
    t.play("battle 5 eyrie")
    return t


@pytest.mark.parametrize("dice", ["3 1", "1 3"])
@rule("root", "4.3.2")
def test_the_attacker_deals_the_higher_the_defender_the_lower_roll(dice: str) -> None:
    t = fight(dice, eyrie=5, marquise=5)
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5)) == (2, 4)
    assert (t.supply("eyrie"), t.supply("marquise")) == (18, 21)


@rule("root", "4.3.2")
def test_equal_rolls_deal_the_same() -> None:
    t = fight("2 2", eyrie=5, marquise=5)
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5)) == (3, 3)


@rule("root", "4.3.2")
def test_dice_show_none_to_three() -> None:
    t = fight("0 0", eyrie=5, marquise=5)
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5)) == (5, 5)
    with pytest.raises(AssertionError, match="the script draws 4"):
        fight("4 0", eyrie=5, marquise=5)


@rule("root", "4.3.2.1")
def test_rolled_hits_are_limited_by_own_warriors_on_both_sides() -> None:
    t = fight("3 3", eyrie=1, marquise=2, buildings="roost:5")
    assert (t.warriors("eyrie", 5), t.buildings("roost", 5)) == (0, 0), "two hits, not three"
    assert t.warriors("marquise", 5) == 1, "one hit, not three"
    t = fight("3 0", eyrie=5, marquise=1)
    assert t.warriors("eyrie", 5) == 4


@rule("root", "4.3.4")
def test_both_sides_deal_their_hits_at_the_same_time() -> None:
    t = fight("2 2", eyrie=2, marquise=2)
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5)) == (0, 0)


@rule("root", "4.3.3.2", "4.3.3.1")
def test_a_defender_without_warriors_takes_an_extra_hit() -> None:
    t = fight("0 0", eyrie=0, marquise=1, buildings="roost:5")
    assert t.buildings("roost", 5) == 0
    assert "root-unarmed" in t.said()
    assert "root-unarmed" not in fight("0 0", eyrie=1, marquise=1).said()
    t = at("marquise actions", warriors="marquise:5=1", tokens="sympathy:5", buildings="base:5", dice="3 1")
    t.play("battle 5 alliance")
    assert (t.sympathy(), t.buildings("base", 5)) == ([], 0), "one rolled, one extra: beyond the number of warriors"


@rule("root", "8.2.2")
def test_defending_the_alliance_deals_the_higher_roll() -> None:
    t = at("marquise actions", warriors="marquise:5=4 alliance:5=4", dice="3 1").play("battle 5 alliance")
    assert (t.warriors("alliance", 5), t.warriors("marquise", 5)) == (3, 1)


@rule("root", "8.2.2")
def test_attacking_the_alliance_deals_the_higher_roll_too() -> None:
    t = at("alliance operations", officers=1, warriors="marquise:5=4 alliance:5=4", dice="3 1").play(
        "battle 5 marquise"
    )
    assert (t.warriors("marquise", 5), t.warriors("alliance", 5)) == (1, 3)


# Ambush


def ambush(hands: dict[str, str], eyrie: int = 5, marquise: int = 5, dice: str = "0 0", **more: Any) -> Board:
    """The Marquise attacks the Eyrie in clearing 5, a rabbit one."""
    return fight(dice, eyrie, marquise, hands=hands, **more)


@pytest.mark.parametrize("card", ["ambush-rabbit", "ambush-bird"])
@rule("root", "4.3.1", "4.3.1.2", "2.1.2", "2.1.1")
def test_an_ambush_deals_two_hits_before_the_dice(card: str) -> None:
    t = ambush({"eyrie": card}, marquise=3, dice="3 0")
    assert t.who() == "eyrie"
    assert t.offers() == [f"ambush {card}", "pass"]
    t.play(f"ambush {card}")
    assert t.warriors("marquise", 5) == 1
    assert t.warriors("eyrie", 5) == 4, "the last attacker deals one of the three"
    assert (t.hand("eyrie"), t.discard()) == ([], [card])


@rule("root", "4.3.1")
def test_an_ambush_must_match_the_clearing() -> None:
    t = ambush({"eyrie": "ambush-fox ambush-mouse armorers"})
    assert t.offers() == ["pass"]


@rule("root", "4.3.1")
def test_one_ambush_is_all() -> None:
    t = ambush({"eyrie": "ambush-bird ambush-bird"}).play("ambush ambush-bird")
    assert t.asked() == "root-ask-act"
    assert t.hand("eyrie") == ["ambush-bird"]


@rule("root", "4.3.1.2")
def test_a_battle_ends_when_an_ambush_leaves_no_attackers() -> None:
    t = ambush({"eyrie": "ambush-rabbit"}, marquise=2, dice="3 3").play("ambush ambush-rabbit")
    assert (t.warriors("marquise", 5), t.warriors("eyrie", 5)) == (0, 5)
    assert t.state.luck.script_draws == [3, 3], "nobody has rolled"


@rule("root", "4.3.1.2", "4.3.4")
def test_buildings_of_the_attacker_fall_to_the_rest_of_an_ambush() -> None:
    t = ambush({"eyrie": "ambush-rabbit"}, marquise=1, buildings="sawmill:5").play("ambush ambush-rabbit")
    assert (t.warriors("marquise", 5), t.buildings("sawmill", 5)) == (0, 0)
    assert t.points("eyrie") == 1


@rule("root", "4.3.1.1")
def test_the_attacker_may_foil_an_ambush() -> None:
    t = ambush({"eyrie": "ambush-rabbit", "marquise": "ambush-bird ambush-fox"}).play("ambush ambush-rabbit")
    assert t.who() == "marquise"
    assert t.offers() == ["ambush ambush-bird", "pass"]
    t.play("ambush ambush-bird")
    assert t.warriors("marquise", 5) == 5
    assert (t.hand("eyrie"), t.hand("marquise")) == ([], ["ambush-fox"])
    assert sorted(t.discard()) == ["ambush-bird", "ambush-rabbit"]


@rule("root", "4.3.1.1")
def test_or_take_the_hits() -> None:
    t = ambush({"eyrie": "ambush-rabbit", "marquise": "ambush-bird"}).play("ambush ambush-rabbit", "pass", "pass")
    assert t.warriors("marquise", 5) == 3
    assert t.hand("marquise") == ["ambush-bird"]


@rule("root", "4.3.1")
def test_the_defenceless_may_ambush() -> None:
    t = ambush({"eyrie": "ambush-rabbit"}, eyrie=0, buildings="roost:5").play("ambush ambush-rabbit")
    assert t.warriors("marquise", 5) == 3


@rule("root", "4.3.1.2", "6.2.3")
def test_field_hospitals_answer_an_ambush_before_the_dice() -> None:
    """In the keep's own clearing the nursed warriors are back in time to fight."""
    t = at(
        "marquise actions", warriors="marquise:1=3 eyrie:1=3", tokens="keep:1", dice="3 0",
        hands={"eyrie": "ambush-fox", "marquise": "anvil"},
    )  # fmt: skip
    t.play("battle 1 eyrie", "ambush ambush-fox", "pass")
    assert t.asked() == "root-ask-hospital"
    assert t.state.luck.script_draws == [3, 0], "the hits came immediately, and so do their consequences"
    t.play("hospital anvil")
    assert t.warriors("eyrie", 1) == 0, "three warriors deal three hits"


@rule("root", "4.3.1.2", "6.2.3")
def test_nursed_warriors_keep_an_ambushed_battle_alive() -> None:
    t = at(
        "marquise actions", warriors="marquise:1=2 eyrie:1=3", tokens="keep:1", dice="2 0",
        hands={"eyrie": "ambush-fox", "marquise": "anvil"},
    )  # fmt: skip
    t.play("battle 1 eyrie", "ambush ambush-fox", "pass", "hospital anvil")
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (2, 1)


# How it is shown


@rule("root", "4.3")
def test_a_battle_shows_its_step_and_no_dice_before_they_are_rolled() -> None:
    t = ambush({"eyrie": "ambush-rabbit", "marquise": "anvil"}, crafted={"marquise": "brutal-tactics"}, dice="0 0")
    assert shown(t) == ("ambush", None)
    assert shown(t.play("ambush ambush-rabbit")) == ("ambush", None), "to be foiled or not"
    assert shown(t.play("pass")) == ("effects", [0, 0]), "that is a roll too"
    assert t.play("pass").view(None)["battle"] is None


@rule("root", "4.3.4")
def test_what_is_lost_to_hits_is_asked_with_the_dice_on_the_table() -> None:
    t = at(
        "eyrie decree", decree={"battle": "vizier"}, warriors="eyrie:5=3 marquise:5=1",
        buildings="sawmill:5 workshop:5", dice="2 0",
    )  # fmt: skip
    t.play("battle vizier 5 marquise")
    assert (t.asked(), shown(t)) == ("root-ask-lose-piece", ("hits", [2, 0]))


@rule("root", "9.2.9.2.3")
def test_an_ally_is_asked_for_before_the_ambush() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword boot", relations="eyrie=allied", warriors="eyrie:5=2 marquise:5=2")
    assert shown(t.play("battle 5 marquise")) == ("ally", None)


@rule("root", "3.1", "4.3.1.2")
def test_a_battle_that_an_ambush_wins_the_game_in_is_over() -> None:
    t = ambush({"eyrie": "ambush-rabbit"}, marquise=1, buildings="sawmill:5", score="eyrie=29")
    t.play("ambush ambush-rabbit")
    assert t.state.over
    assert t.view(None)["battle"] is None


def shown(t: Board) -> tuple[str, list[int] | None]:
    battle = t.view(None)["battle"]
    return battle["step"], battle["rolled"]


# Effects


def armed(marquise: str, eyrie: str, dice: str = "2 1", **more: Any) -> Board:
    return fight(dice, 5, 5, crafted={"marquise": marquise, "eyrie": eyrie}, **more)


@rule("root", "4.3.3", "1.1.3")
def test_if_both_have_effects_the_attacker_says_who_begins() -> None:
    t = armed("brutal-tactics", "sappers")
    assert (t.who(), t.offers()) == ("marquise", ["attacker", "defender"])
    t.play("defender")
    assert (t.who(), t.offers()) == ("eyrie", ["sappers", "pass"])
    t.play("pass")
    assert (t.who(), t.offers()) == ("marquise", ["brutal-tactics", "pass"])


@rule("root", "4.3.3")
def test_the_attacker_may_begin() -> None:
    t = armed("brutal-tactics", "sappers").play("attacker")
    assert t.who() == "marquise"
    t.play("brutal-tactics")
    assert t.who() == "eyrie"


@rule("root", "4.3.3")
def test_effects_are_used_after_the_roll() -> None:
    t = armed("armorers", "", dice="3 2")
    assert t.view(None)["battle"]["rolled"] == [3, 2]
    assert t.warriors("marquise", 5) == 5, "no hit has been dealt yet"


@rule("root", "4.3.3")
def test_who_has_no_effects_is_not_asked() -> None:
    t = armed("brutal-tactics", "").play("pass")
    assert t.asked() == "root-ask-act"


@rule("root", "4.3.3.1")
def test_extra_hits_are_not_limited_by_warriors() -> None:
    t = fight("3 0", eyrie=3, marquise=1, crafted={"marquise": "brutal-tactics"}).play("brutal-tactics")
    assert t.warriors("eyrie", 5) == 1


# Hits


@rule("root", "4.3.4")
def test_warriors_fall_before_buildings_and_tokens() -> None:
    t = at("eyrie decree", decree={"battle": "vizier"}, dice="2 0",
           warriors="eyrie:5=3 marquise:5=2", buildings="sawmill:5", tokens="wood:5=2")  # fmt: skip
    t.play("battle vizier 5 marquise")
    assert (t.warriors("marquise", 5), t.buildings("sawmill", 5), t.wood(5)) == (0, 1, 2)
    assert t.points("eyrie") == 0


@rule("root", "4.3.4")
def test_the_side_that_is_hit_chooses_what_falls() -> None:
    t = at("eyrie decree", decree={"battle": "vizier"}, dice="2 0",
           warriors="eyrie:5=3 marquise:5=1", buildings="sawmill:5 recruiter:5", tokens="wood:5=2")  # fmt: skip
    t.play("battle vizier 5 marquise")
    assert t.who() == "marquise"
    assert t.offers() == ["lose sawmill", "lose recruiter", "lose wood"]
    t.play("lose wood")
    assert (t.buildings("sawmill", 5), t.buildings("recruiter", 5), t.wood(5)) == (1, 1, 1)
    assert t.wood_supply() == 7


@rule("root", "3.2", "3.2.1", "4.3.4")
def test_a_point_for_each_building_and_token() -> None:
    t = at("eyrie decree", decree={"battle": "vizier"}, dice="3 0",
           warriors="eyrie:1=3", buildings="sawmill:1", tokens="wood:1=1 keep:1")  # fmt: skip
    t.play("battle vizier 1 marquise")
    assert t.points("eyrie") == 3
    assert (t.wood(1), t.buildings("sawmill", 1), t.view(None)["marquise"]["keep"]) == (0, 0, None)


@rule("root", "3.2.1")
def test_the_defender_scores_for_the_attackers_buildings() -> None:
    t = fight("3 3", eyrie=3, marquise=1, buildings="sawmill:5", tokens="wood:5=1")
    assert t.points("eyrie") == 2
    assert t.points("marquise") == 0


@rule("root", "4.3.4")
def test_hits_beyond_the_last_piece_are_lost() -> None:
    t = fight("3 0", eyrie=1, marquise=5)
    assert t.warriors("eyrie", 5) == 0
    assert t.asked() == "root-ask-act"


@rule("root", "1.5.4", "6.2.3")
def test_effects_of_losses_wait_until_both_sides_have_removed() -> None:
    t = fight("2 2", eyrie=2, marquise=2, tokens="keep:1", hands={"marquise": "anvil"})
    assert t.asked() == "root-ask-hospital"
    assert (t.warriors("eyrie", 5), t.warriors("marquise", 5)) == (0, 0)


@rule("root", "3.1")
def test_the_defender_too_wins_with_thirty() -> None:
    t = at("eyrie decree", decree={"battle": "vizier"}, dice="3 3", score="marquise=29",
           warriors="eyrie:5 marquise:5", buildings="sawmill:5 roost:5", crafted={"marquise": "sappers"})  # fmt: skip
    t.play("battle vizier 5 marquise", "sappers")
    assert t.state.over
    assert t.game.result(t.state).winners == (t.seat_of("marquise"),)


@rule("root", "3.1", "23.2")
def test_when_both_reach_thirty_the_player_whose_turn_it_is_wins() -> None:
    t = at("eyrie decree", decree={"battle": "vizier"}, dice="3 3", score="eyrie=29 marquise=29", leader="commander",
           warriors="eyrie:5 marquise:5", buildings="sawmill:5 roost:5", crafted={"marquise": "sappers"})  # fmt: skip
    t.play("battle vizier 5 marquise", "sappers")
    result = t.game.result(t.state)
    assert t.state.over
    assert (result.winners, result.rule) == ((t.seat_of("eyrie"),), "3.1")


@rule("root", "4.3.1", "4.3.2.1")
def test_what_all_see_of_a_battle() -> None:
    t = at("marquise actions", warriors="marquise:1=5 eyrie:1=2", dice="3 3", hands={"eyrie": "ambush-fox"},
           crafted={"marquise": "armorers"})  # fmt: skip
    t.play("battle 1 eyrie")
    shown = t.view(None)["battle"]
    assert (shown["ambush"], shown["most"], shown["rolled"]) == (False, [5, 2], None)
    t.play("ambush ambush-fox")
    shown = t.view(None)["battle"]
    assert (shown["ambush"], shown["most"], shown["rolled"]) == (True, [3, 2], [3, 2])
    assert (shown["steps"], shown["step"]) == (["ambush", "dice", "effects", "hits"], "effects")
    t.play("armorers")
    assert (t.asked(), t.view(None)["battle"]) == ("root-ask-act", None)
