"""Rounds and turns: wake, act, rest (rulebook 4), with the tracks of Supply (rulebook 13)."""

from __future__ import annotations

import pytest

from interrex.testing import rule

from .positions import REST, TURN, Board, at, chancellor, citizen, exile


def tending(favor: int = 1, on: int = 1, mob: bool = False, **more: object) -> Board:
    holder = exile(favor=favor, **more.pop("own", {}))  # type: ignore[arg-type]
    return at(chancellor(), holder, turn=1, peoples_favor=1, on_banners=(on, 1), mob=mob, frame=TURN, **more)  # type: ignore[arg-type]


@rule("oath", "4.0.1", "4.0.2", "4.2.1")
def test_a_turn_is_waking_acting_and_resting() -> None:
    t = at(chancellor(), exile(supply=1), turn=1, frame=TURN)
    assert (t.state.phase, t.asked()) == ("act", "oath-ask-act")
    t.play("pass")
    assert t.state.phase == "rest"
    assert t.supply(1) == 7


# --------------------------------------------------------------------------------------------------------------- wake


@rule("oath", "4.1.1", "4.1.1.1", "17.2")
def test_the_peoples_favor_is_tended() -> None:
    t = tending(on=2)
    assert t.asked() == "oath-ask-tend"
    t.state.banks[2] = 1
    assert t.offers() == ["tend-add", "tend-move order"]
    t.play("tend-move order")
    assert (t.state.on_banner[0], t.bank("order"), t.favor(1)) == (1, 2, 1)
    t = tending(on=2).play("tend-add")
    assert (t.state.on_banner[0], t.favor(1)) == (3, 0)


@rule("oath", "4.1.1.1")
def test_of_several_poorest_banks_the_holder_chooses() -> None:
    t = tending(on=2)
    assert len(t.offered("tend-move")) == 6


@rule("oath", "4.1.1.1")
def test_the_last_favor_stays_and_one_must_be_added() -> None:
    t = tending(on=1, favor=2)
    assert (t.asked(), t.state.on_banner[0], t.favor(1)) == ("oath-ask-act", 2, 1)
    t = tending(on=1, favor=0)
    assert (t.asked(), t.state.on_banner[0]) == ("oath-ask-act", 1), "unless there is none"


@rule("oath", "4.1.1.2", "17.3")
def test_the_mob_is_tended_twice_and_the_two_may_differ() -> None:
    """Put one on it, then move one off: all in all nothing changes but a bank."""
    t = tending(on=2, mob=True).play("tend-add")
    assert t.asked() == "oath-ask-tend"
    t.play("tend-move beast")
    assert (t.state.on_banner[0], t.bank("beast"), t.favor(1), t.asked()) == (2, 4, 0, "oath-ask-act")


@rule("oath", "4.1.1.3")
@pytest.mark.parametrize(("on", "mob"), [(4, False), (5, True)])
def test_with_six_favor_it_turns_to_the_mob(on: int, mob: bool) -> None:
    t = tending(on=on).play("tend-add")
    assert (t.state.on_banner[0], t.state.mob, t.asked()) == (on + 1, mob, "oath-ask-act"), "and is not tended again"


@rule("oath", "18.5.2", "4.1.1.1")
def test_kin_need_not_pay_for_the_peoples_favor() -> None:
    own = {"advisers": "vow-of-kinship"}
    t = tending(on=1, favor=0, own=own)
    assert (t.asked(), t.offers()) == ("oath-ask-tend", ["tend-add", "pass"])
    assert t.play("pass").state.on_banner[0] == 1
    t = tending(on=1, favor=0, own=own).play("tend-add")
    assert (t.state.on_banner[0], t.bank("nomad")) == (2, 2)


# ---------------------------------------------------------------------------------------------------------------- act


@rule("oath", "4.2.1", "4.2.2")
def test_actions_are_repeated_while_they_can_be_paid() -> None:
    t = at(chancellor(), exile(at="steppe", favor=3, supply=2), turn=1, cards="steppe: tents elders")
    t.play("muster tents", "muster elders")
    assert (t.supply(1), t.warbands(1)) == (0, 7)
    assert t.refused("search world") == "4.2.2"
    assert at(chancellor(), exile(supply=7), turn=1).play("pass").supply(1) == 7


@rule("oath", "4.2.2", "5.5.1")
def test_a_campaign_takes_two_supply() -> None:
    assert at(chancellor(), exile(at="steppe", supply=1), turn=1).refused("campaign bandits") == "4.2.2"
    t = at(chancellor(), exile(at="steppe", supply=2), turn=1).play("campaign bandits")
    assert t.supply(1) == 0


# --------------------------------------------------------------------------------------------------------------- rest


@rule("oath", "4.3.1", "4.3.2")
def test_tokens_go_home() -> None:
    t = at(chancellor(secrets=1), exile(secrets=1, dark=2, relics="ivory-eye"), turn=1, frame=REST,
           cards="steppe: tents; deep-woods: great-spire", tokens="tents: 2 1; great-spire: 1 0; ivory-eye: 0 1",
           relic_deck="")  # fmt: skip
    assert (t.bank("nomad"), t.bank("arcane")) == (5, 4)
    assert (t.secrets(0), t.secrets(1), t.dark(1)) == (1, 5, 0)
    assert t.state.tokens == ()


@rule("oath", "4.3.3", "13.2")
@pytest.mark.parametrize(("bank", "supply"), [(14, 6), (9, 6), (8, 5), (4, 5), (3, 4), (0, 4)])
def test_an_exiles_supply_follows_the_personal_bank(bank: int, supply: int) -> None:
    t = at(chancellor(), exile(warbands=14 - bank, supply=0), turn=1, frame=REST)
    assert t.supply(1) == supply


@rule("oath", "4.3.3", "13.2")
@pytest.mark.parametrize(("bank", "supply"), [(24, 6), (18, 6), (17, 5), (11, 5), (10, 4), (4, 4), (3, 3), (0, 3)])
def test_the_chancellors_supply_follows_the_personal_bank(bank: int, supply: int) -> None:
    t = at(chancellor(warbands=24 - bank, supply=0), exile(), frame=REST)
    assert t.supply(0) == supply


@rule("oath", "4.3.3", "22.1.5")
def test_a_citizens_marker_goes_where_the_chancellors_stands() -> None:
    t = at(chancellor(supply=3), citizen(supply=0), turn=1, frame=REST)
    assert t.supply(1) == 3
    assert at(chancellor(supply=3), citizen(supply=2), turn=1, frame=REST).supply(1) == 5


@rule("oath", "4.3.4", "13.1")
def test_what_was_not_spent_is_added_up_to_the_leftmost_space() -> None:
    """Ten warbands in the bank and 2 Supply left: up to 6 and, with one of the two, to 7."""
    assert at(chancellor(), exile(warbands=4, supply=2), turn=1, frame=REST).supply(1) == 7
    assert at(chancellor(), exile(warbands=10, supply=1), turn=1, frame=REST).supply(1) == 6


@pytest.mark.parametrize(("warbands", "supply"), [(4, 2), (10, 1), (14, 0)])
def test_a_board_says_what_a_rest_would_bring(warbands: int, supply: int) -> None:
    own = {"warbands": warbands, "supply": supply}
    foretold = at(chancellor(), exile(**own), turn=1).view(0)["seats"][1]["rested"]
    assert at(chancellor(), exile(**own), turn=1, frame=REST).supply(1) == foretold


@rule("oath", "4.3.5", "7.3.4")
def test_rest_powers_are_used_once_each_in_any_order() -> None:
    t = at(
        chancellor(), exile(at="steppe", advisers="insomnia silver-tongue"), turn=1, frame=REST, cards="steppe: tents"
    )
    assert t.verbs() == {"insomnia", "silver-tongue", "pass"}
    t.play("silver-tongue")
    assert t.verbs() == {"insomnia", "pass"}
    t.play("insomnia")
    assert (t.favor(1), t.secrets(1)) == (1, 1)
