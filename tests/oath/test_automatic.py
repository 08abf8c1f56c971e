"""Modifiers that are used by themselves, and the switch for it (rulebook 22.3.2)."""

from __future__ import annotations

from interrex.testing import rule

from .positions import acting


@rule("oath", "22.3.2", "7.4.1")
def test_what_costs_nothing_and_only_helps_is_used_without_asking_unless_switched_off() -> None:
    t = acting("birdsong", cards="steppe: tents")
    assert "by-hand" in t.verbs()
    assert t.play("trade tents favor").supply(1) == 7
    t = acting("birdsong", cards="steppe: tents").play("by-hand")
    assert not {"by-hand", "by-themselves"} & t.verbs()  # once a turn
    t.play("trade tents favor")
    assert t.offers() == ["birdsong", "pass"]
    assert t.play("pass").supply(1) == 6


def test_the_switch_is_not_offered_where_it_would_change_nothing() -> None:
    assert "by-hand" not in acting("wolves", cards="steppe: tents").verbs()


def test_it_is_switched_on_again_in_a_later_turn() -> None:
    t = acting("birdsong", cards="steppe: tents").play("by-hand")
    t.state.switched = False
    assert t.play("by-themselves").state.by_hand == 0
