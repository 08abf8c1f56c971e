"""How a thinking player judges positions of Root: the Decree, operations, leaders, dominance."""

from __future__ import annotations

from typing import Any

import pytest

from interrex import bots
from interrex.engine.action import text
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.games.root.bot.eyrie import still_to_resolve
from interrex.games.root.bot.land import Land, survey
from interrex.games.root.bot.woodland import look
from interrex.games.root.data import FOX, MOUSE, RABBIT

from .positions import Board, at, cards


def choice(t: Board) -> str:
    """What greedy does here."""
    bot = bots.make("greedy", GAME, Luck(key_from_seed(1)))
    return text(bots.decide(bot, t.state, t.seat()))


def worth(t: Board, faction: str) -> float:
    return GAME.evaluate(t.state, t.seat_of(faction))


# The Decree


def land(g: Any) -> Land:
    """What the map offers the Decree."""
    return survey(g, look(g))


def flight(build: str, warriors: str = "eyrie:3=4", tokens: str = "") -> Board:
    """A move and a roost to come. From 3 (rabbit) paths lead to 6 (fox), 7 and 11 (mouse)."""
    decree = {"move": "vizier", "build": build}
    return at("eyrie decree", warriors=warriors, buildings="roost:3", tokens=tokens, decree=decree, leader="despot")


@pytest.mark.parametrize(("build", "there"), [("anvil", ["6"]), ("sword", ["7", "11"])])
def test_the_eyrie_moves_to_where_it_can_build(build: str, there: list[str]) -> None:
    assert choice(flight(build)).split()[-1] in there


def test_the_eyrie_sends_enough_to_rule_where_it_must_build() -> None:
    t = flight("anvil", warriors="eyrie:3=4 marquise:6=2").play("move vizier 3 6")
    assert choice(t) in ("warriors 2", "warriors 3", "warriors 4")


def test_a_card_is_not_added_where_it_would_bring_turmoil() -> None:
    """In the one fox clearing with Eyrie warriors they can move and fight, but there is neither roost nor room."""
    t = at("eyrie turn", warriors="eyrie:1=3,3=2 marquise:6=5,8=5,12=5", buildings="roost:3 sawmill:1",
           hands={"eyrie": "anvil"}, decree={"recruit": "vizier", "move": "vizier"})  # fmt: skip
    assert choice(t) in ("decree move anvil", "decree battle anvil")


def test_what_is_still_to_be_resolved_shrinks_card_by_card() -> None:
    t = flight("anvil")
    seat = t.seat_of("eyrie")
    assert still_to_resolve(t.state, seat) == [(), cards("vizier"), (), cards("anvil")]
    t.play("move vizier 3 6", "warriors 2")
    assert still_to_resolve(t.state, seat) == [(), (), (), cards("anvil")]
    assert still_to_resolve(t.state, t.seat_of("marquise")) is None


def test_no_roost_is_planned_in_the_clearing_with_the_keep() -> None:
    near = [(FOX, 1 << RABBIT), (MOUSE, 1 << RABBIT), (MOUSE, 1 << RABBIT)]
    assert sorted(land(flight("anvil").state).near) == near
    assert sorted(land(flight("anvil", tokens="keep:6").state).near) == near[1:]


# The Alliance


def test_a_warrior_outside_sympathy_organizes() -> None:
    t = at("alliance turn", warriors="alliance:5=1,9=2", buildings="base:9", tokens="sympathy:9,4", officers=2)
    assert choice(t.play("pass")) == "organize 5"


def test_cards_that_come_anyway_are_no_reason_to_end_the_turn() -> None:
    t = at("alliance operations", warriors="alliance:9=2", buildings="base:9", tokens="sympathy:9", officers=1)
    seat = t.seat_of("alliance")
    drawn = t.state.copy()
    drawn.turn, drawn.hands[seat] = t.seat_of("vagabond"), cards("anvil sword")
    assert GAME.evaluate(drawn, seat) == pytest.approx(GAME.evaluate(t.state, seat), abs=0.2)


# Leaders


def rather_the_vagabond(leader: str) -> float:
    """How much better a battle against the Vagabond seems to the Marquise than one against the Eyrie beside him."""
    vagabond, eyrie = [
        at("marquise actions", warriors="marquise:5=3 eyrie:5=2", vagabond="thief 5 boot torch tea sword",
           score=f"{leader}=26", hands={"eyrie": "anvil", "vagabond": "anvil"}).play(f"battle 5 {enemy}")
        for enemy in ("vagabond", "eyrie")
    ]  # fmt: skip
    return worth(vagabond, "marquise") - worth(eyrie, "marquise")


def test_a_leading_vagabond_is_the_one_to_fight() -> None:
    assert rather_the_vagabond("vagabond") > 0.2
    assert rather_the_vagabond("eyrie") < 0.1


def harm(score: int) -> float:
    """What it is worth to the Marquise that a Vagabond's sword is damaged."""
    whole, hurt = [
        at("marquise actions", vagabond=f"thief 5 boot torch tea {sword}", score=f"vagabond={score}")
        for sword in ("sword", "sword!")
    ]
    return worth(hurt, "marquise") - worth(whole, "marquise")


def test_a_vagabonds_damage_counts_for_more_the_nearer_he_is_to_winning() -> None:
    assert 0 < harm(5) < harm(15) < harm(25)
    assert harm(25) > 2 * harm(5)


# Dominance


def followed(ruled: str, score: int) -> float:
    """What the Marquise gains by following her mouse dominance card."""
    t = at("marquise actions", warriors=f"marquise:{ruled}", score=f"marquise={score} vagabond=25",
           hands={"marquise": "dominance-mouse"})  # fmt: skip
    before = worth(t, "marquise")
    return worth(t.play("dominance dominance-mouse"), "marquise") - before


def test_dominance_is_for_who_rules_the_clearings_and_has_few_points() -> None:
    assert followed("2,7,9", 14) > 0
    assert followed("2,7", 14) < 0, "one clearing short"
    assert followed("2,7,9", 22) < 0, "points win sooner"
