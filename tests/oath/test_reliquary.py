"""The four modifiers beneath the relics of the Reliquary (rulebook 17.8 to 17.11)."""

from __future__ import annotations

import pytest

from interrex.testing import rule

from .positions import Board, at, chancellor, exile, pawned
from .test_interactions_plans import finish

SPACES = {"brutal": 0, "decadent": 1, "careless": 2, "greedy": 3}
RELICS = ["truthful-harp", "cup-of-plenty", "cracked-horn", "brass-horse"]


def uncovered(modifier: str) -> str:
    """The Reliquary without the relic that lies upon that modifier."""
    return " ".join(["the-grand-scepter" if n == SPACES[modifier] else relic for n, relic in enumerate(RELICS)])


@rule("oath", "2.3.3", "7.1.1")
@pytest.mark.parametrize("modifier", SPACES)
def test_a_space_in_use_is_the_chancellors(modifier: str) -> None:
    t = at(chancellor(), exile(), reliquary=uncovered(modifier))
    assert [relic is None for relic in t.view(None)["reliquary"]] == [n == SPACES[modifier] for n in range(4)]


def attacked(modifier: str, dice: str, warbands: int = 4) -> Board:
    seats = (chancellor(at="steppe", warbands=6), exile(at="steppe", warbands=warbands))
    t = at(*seats, reliquary=uncovered(modifier), dice=dice).play("campaign 1", "target-pawn", "commit 6")
    return finish(t)


@rule("oath", "17.8")
def test_brutal_leaves_nobody_of_a_defeated_force() -> None:
    assert attacked("brutal", "1 1  4 4 4 4 4 4").warbands(1) == 0
    assert attacked("greedy", "1 1  4 4 4 4 4 4").warbands(1) == 2
    t = attacked("brutal", "1 1  1 1 1 1 1 1", warbands=9)
    assert (t.warbands(0), t.warbands(1)) == (0, 9), "even the Chancellor's own"
    assert finish(pawned(dice="1 1 4 4 4 4", reliquary=uncovered("brutal"))).warbands(2) == 1, (
        "not in others' campaigns"
    )


@rule("oath", "17.10")
@pytest.mark.parametrize(
    ("start", "slot", "cost"),
    [
        ("steppe", 1, 0),
        ("salt-flats", 2, 0),
        ("fertile-valley", 2, 1),
        ("steppe", 8, 3),
        ("salt-flats", 8, 4),
        ("steppe", 5, 2),
    ],
)
def test_decadent_comes_home_for_nothing_and_shuns_the_hinterland(start: str, slot: int, cost: int) -> None:
    t = at(chancellor(at=start), exile(), reliquary=uncovered("decadent")).play(f"travel {slot}")
    assert t.supply(0) == 7 - cost
    assert at(chancellor(), exile(at="steppe"), turn=1, reliquary=uncovered("decadent")).play("travel 1").supply(1) == 5


@rule("oath", "17.9")
def test_careless_gains_a_favor_more_and_a_secret_less() -> None:
    trader = chancellor(at="steppe", favor=2, secrets=1, advisers="elders rain-boots")
    t = at(trader, exile(), reliquary=uncovered("careless"), cards="steppe: tents", banks=5)
    assert t.play("trade tents favor").favor(0) == 6
    t = at(trader, exile(), reliquary=uncovered("careless"), cards="steppe: tents", banks=5).play("trade tents secrets")
    assert (t.favor(0), t.secrets(0), t.bank("nomad")) == (1, 2, 4)
    lonely = chancellor(at="steppe", favor=2)
    t = at(lonely, exile(), reliquary=uncovered("careless"), cards="steppe: tents").play("trade tents secrets")
    assert (t.favor(0), t.secrets(0)) == (1, 0), "not below none"


@rule("oath", "17.11")
def test_greedy_draws_two_more_and_pays_no_more_than_two() -> None:
    world = "scouts longbows keep rangers wolves tents elders"
    t = at(chancellor(), exile(), reliquary=uncovered("greedy"), world=world).play("search world")
    assert len(t.state.drawn[0]) == 5
    t = at(chancellor(), exile(), reliquary=uncovered("greedy"), world=world, visions=1, piles="cradle: keep")
    assert t.offered("search") == ["cradle"]
    assert t.refused("search world") == "9.2.2"
