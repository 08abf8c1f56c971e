"""The worked examples of the learn-to-play book, and the first turn of its walkthrough sheet.

Where the book shows a picture, the clearings are chosen to fit the words.
"""

from __future__ import annotations

from interrex.games.root.data import ALLIANCE
from interrex.testing import ScriptedLuck, rule

from .positions import Board, at, begin, cards

# The examples


@rule("root", "4.2.1", "2.5")
def test_moving_out_of_a_clearing_that_is_not_ruled() -> None:
    """The Eyrie may go where they rule, and not where they do not either."""
    t = at("eyrie decree", warriors="eyrie:10=1,1=2 marquise:10=2,12=1", decree={"move": "bake-sale"})
    assert "move bake-sale 10 1" in t.offers()
    assert t.refused("move bake-sale 10 12") == "4.2.1"


@rule("root", "2.2.3")
def test_a_full_clearing_still_takes_tokens() -> None:
    t = at(
        "marquise actions",
        warriors="marquise:5=1",
        buildings="sawmill:5 workshop:5",
        tokens="wood:5=3",
        hands={"marquise": "bake-sale"},
    )
    assert t.refused("build recruiter 5") == "2.2.3"
    t.play("overwork 5 bake-sale")
    assert t.wood(5) == 4


@rule("root", "2.1.1")
def test_in_a_fox_clearing_a_fox_or_a_bird_will_do() -> None:
    t = at("marquise actions", buildings="sawmill:8", hands={"marquise": "anvil armorers sword bake-sale"})
    assert t.offered("overwork") == ["8 anvil", "8 armorers"]


@rule("root", "4.3.2", "4.3.2.1", "4.3.4", "3.2.1")
def test_the_battle() -> None:
    """The Eyrie roll 3 and 0 with two warriors: two hits, a warrior and a token, one point; the Marquise deals none."""
    t = at(
        "eyrie decree", decree={"battle": "vizier"}, warriors="eyrie:9=2 marquise:9=1", tokens="wood:9=1", dice="3 0"
    )
    t.play("battle vizier 9 marquise")
    assert (t.warriors("marquise", 9), t.wood(9), t.warriors("eyrie", 9), t.points("eyrie")) == (0, 0, 2, 1)


@rule("root", "4.3.1", "4.3.1.2", "2.1.1")
def test_the_ambush() -> None:
    """A bird ambush in a mouse clearing takes both attackers before a die is rolled."""
    t = at(
        "eyrie decree",
        decree={"battle": "vizier"},
        warriors="eyrie:9=2 marquise:9=1",
        hands={"marquise": "ambush-bird"},
        dice="3 3",
    )
    t.play("battle vizier 9 marquise", "ambush ambush-bird")
    assert (t.warriors("eyrie", 9), t.supply("eyrie"), t.warriors("marquise", 9)) == (0, 20, 1)
    assert t.state.luck.script_draws == [3, 3]


@rule("root", "6.5", "6.5.2", "6.5.5", "6.5.4.2", "6.5.4.3", "6.2.1", "3.2.2")
def test_a_daylight_of_the_marquise() -> None:
    t = at(
        "marquise daylight", warriors="marquise:9=5,12=2 eyrie:4=3", buildings="workshop:9 sawmill:9,1,5",
        tokens="wood:9=1", hands={"marquise": "gently-used-knapsack sword armorers sappers"},
    )  # fmt: skip
    t.play("craft gently-used-knapsack", "pass")
    assert (t.points("marquise"), t.items("marquise")) == (1, ["bag"])
    assert t.ruler(4) == "eyrie"
    t.play("march 9 4", "warriors 2", "move 9 4", "warriors 2")
    assert t.ruler(4) == "marquise"
    t.play("overwork 9 sword", "overwork 9 armorers")
    assert (t.wood(9), t.state.left) == (3, 0)
    t.play("bird sappers", "build sawmill 4")
    assert (t.wood(9), t.points("marquise"), t.buildings("sawmill", 4)) == (0, 4, 1), (
        "the fourth costs three, scores three"
    )


@rule("root", "7.5.2", "7.5.2.1", "7.5.2.2", "7.5.2.3", "7.5.2.4", "7.7")
def test_a_decree_that_ends_in_turmoil() -> None:
    t = at(
        "eyrie decree", score="eyrie=6", leader="despot", warriors="eyrie:12=1,4=2 marquise:4=3,9=3", dice="1 1",
        buildings="roost:12",
        decree={"recruit": "anvil armorers", "move": "bake-sale", "battle": "vizier", "build": "vizier"},
    )  # fmt: skip
    assert t.offered("recruit") == ["anvil 12", "armorers 12"], "the bird stands for a fox"
    t.play("recruit anvil 12", "recruit armorers 12")
    assert t.warriors("eyrie", 12) == 3
    t.play("move bake-sale 4 12", "warriors 1")
    assert t.offered("battle") == ["vizier 4 marquise"]
    t.play("battle vizier 4 marquise")
    assert (t.warriors("eyrie", 4), t.warriors("marquise", 4)) == (0, 2), "each has lost one"
    assert t.asked() == "root-ask-leader", "the only clearing they rule has a roost: turmoil"
    assert t.points("eyrie") == 3


@rule("root", "8.2.6", "2.1.1.1")
def test_two_outrages_at_a_fox_clearing() -> None:
    t = at(
        "eyrie decree", warriors="eyrie:10=3", tokens="sympathy:12", hands={"eyrie": "anvil armorers"},
        decree={"move": "vizier", "battle": "vizier"}, dice="0 0",
    )  # fmt: skip
    t.play("move vizier 10 12", "warriors 3", "give anvil", "battle vizier 12 alliance", "give armorers")
    assert (t.supporters(), t.sympathy(), t.hand("eyrie")) == (["anvil", "armorers"], [], [])


@rule("root", "8.4.1", "8.4.1.2", "8.4.1.3", "8.4.2.2", "8.4.2.2.1", "8.4.2.3")
def test_a_birdsong_of_the_alliance() -> None:
    t = at(
        "alliance birdsong", warriors="marquise:12=2 eyrie:10=3", buildings="roost:12", tokens="sympathy:1,8,12",
        supporters="anvil armorers bake-sale cobbler command-warren",
    )  # fmt: skip
    t.play("revolt 12", "spend anvil", "spend armorers")
    assert (t.buildings("roost", 12), t.warriors("marquise", 12), t.points("alliance")) == (0, 0, 1)
    assert (t.buildings("base", 12), t.warriors("alliance", 12), t.officers()) == (1, 3, 1)
    assert sorted(t.discard()) == ["anvil", "armorers"]
    if "spread 10" not in t.offers():
        t.play("pass")
    t.play("spread 10")
    assert (t.sympathy(), t.supporters(), t.points("alliance")) == ([1, 8, 10, 12], [], 2)


@rule("root", "8.6.1", "8.6.1.1", "8.6.1.3", "8.6.1.4")
def test_an_evening_of_the_alliance() -> None:
    t = at("alliance evening", officers=3, warriors="alliance:12=3", buildings="base:12", tokens="sympathy:12")
    t.play("recruit 12", "move 12 9", "warriors 2", "organize 9")
    assert (t.warriors("alliance", 12), t.warriors("alliance", 9), t.sympathy()) == (2, 1, [9, 12])
    assert t.state.over


@rule("root", "9.2.9.1.1", "9.2.9.1.2", "9.5.4")
def test_three_aids_move_a_marker_two_spaces_for_three_points() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 12 boot torch tea sword",
        warriors="eyrie:12=2",
        hands={"vagabond": "anvil armorers travel-gear-fox"},
    )
    t.play("aid eyrie anvil boot", "aid eyrie armorers torch", "aid eyrie travel-gear-fox tea")
    assert (t.relation("eyrie"), t.points("vagabond"), t.satchel()) == ("2", 3, "boot- sword tea- torch-")


@rule("root", "9.5.2", "9.2.6", "9.2.7", "9.2.9.3", "9.2.9.3.1")
def test_two_battles_of_the_vagabond() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 sword sword",
        warriors="marquise:5=3",
        relations="marquise=allied",
        dice="1 1  2 0",
    )
    t.play("battle 5 marquise", "damage sword exhausted")
    assert (t.warriors("marquise", 5), t.relation("marquise"), t.points("vagabond")) == (2, "hostile", 0)
    t.play("battle 5 marquise")
    assert (t.warriors("marquise", 5), t.points("vagabond"), t.satchel()) == (1, 1, "sword!- sword-")


# The walkthrough sheet: set-up and first turn


def walkthrough() -> Board:
    """Keep and sawmill in 1, recruiter in the mouse clearing beside; hands as far as the sheet names them."""
    t = begin("marquise", "eyrie", "alliance", "vagabond")
    t.play("keep 1", "place sawmill 1", "place workshop 5", "place recruiter 9")
    t.play("roost 3", "leader despot", "character thief")
    t.state.hands = [
        cards("brutal-tactics better-burrow-bank travel-gear-mouse"), cards("bake-sale cobbler sword"),
        cards("crossbow-mouse investments root-tea-mouse"), cards("anvil sappers codebreakers"),
    ]  # fmt: skip
    t.state.boards[ALLIANCE].supporters = cards("foxfolk-steel cobbler sword")
    t.play("forest 2")
    return t


def marquise_turn(t: Board) -> Board:
    assert (t.wood(1), t.who()) == (1, "marquise")
    t.play("pass", "build sawmill 10", "march 5 2", "move 2 6", "warriors 2", "recruit", "pass")
    return t


def eyrie_turn(t: Board) -> Board:
    t.play("decree recruit bake-sale", "decree recruit cobbler", "pass", "recruit bake-sale 3", "recruit cobbler 3")
    t.play("move vizier 3 7", "warriors 3", "build vizier 7")
    return t


def alliance_turn(t: Board) -> Board:
    t.play("spread 12", "spend foxfolk-steel")
    if t.asked() == "root-ask-spread":
        t.play("pass")
    t.play("craft crossbow-mouse", "mobilize investments", "mobilize root-tea-mouse", "pass")
    return t


@rule("root", "6.3.3", "6.4", "6.5.4.3", "6.5.2", "6.5.3", "6.6")
def test_walkthrough_marquise() -> None:
    t = marquise_turn(walkthrough())
    assert (t.points("marquise"), t.wood(1), t.buildings("sawmill", 10)) == (1, 0, 1)
    assert (t.warriors("marquise", 6), t.warriors("marquise", 2), t.warriors("marquise", 9)) == (3, 0, 2)
    assert len(t.hand("marquise")) == 4
    assert t.who() == "eyrie"


@rule("root", "7.4.2", "7.5.2.1", "7.5.2.2", "7.5.2.4", "7.6.1", "7.6.2")
def test_walkthrough_eyrie() -> None:
    t = eyrie_turn(marquise_turn(walkthrough()))
    assert (t.warriors("eyrie", 3), t.warriors("eyrie", 7), t.buildings("roost", 7)) == (5, 3, 1)
    assert (t.points("eyrie"), len(t.hand("eyrie"))) == (1, 2)
    assert t.who() == "alliance"


@rule("root", "8.4.2.1", "8.4.2.3", "8.5.1", "8.5.2", "8.6.1", "8.6.2", "23.12")
def test_walkthrough_alliance() -> None:
    """The sheet scores a point for the first sympathy; its track gives none."""
    t = alliance_turn(eyrie_turn(marquise_turn(walkthrough())))
    assert (t.sympathy(), t.items("alliance"), t.points("alliance")) == ([12], ["crossbow"], 1)
    assert (len(t.supporters()), len(t.hand("alliance"))) == (4, 1)
    assert t.who() == "vagabond"


@rule("root", "9.4.2", "9.5.4", "9.5.1", "9.5.6", "9.5.2", "9.2.9.3.1", "9.6.2", "23.12")
def test_walkthrough_vagabond() -> None:
    """He strikes where the Eyrie stand, so the move comes first, and one boot is enough."""
    t = alliance_turn(eyrie_turn(marquise_turn(walkthrough())))
    t.play("slip 12", "aid alliance anvil torch", "take crossbow")
    assert (t.points("vagabond"), t.relation("alliance")) == (1, "1")
    t.play("move 7", "strike eyrie warrior")
    assert (t.relation("eyrie"), t.warriors("eyrie", 7), t.points("vagabond")) == ("hostile", 2, 1)
    t.state.luck = ScriptedLuck(draws="1 0")
    t.play("battle 7 eyrie")
    while t.asked() == "root-ask-ambush":
        t.play("pass")
    assert (t.warriors("eyrie", 7), t.points("vagabond")) == (1, 2)
    t.play("pass")
    assert len(t.hand("vagabond")) == 3
    assert (t.who(), t.view(None)["round"]) == ("marquise", 2)


@rule("root", "9.5.1", "9.2.9.3.2", "23.12")
def test_struck_first_the_eyrie_would_cost_a_second_boot() -> None:
    t = at("vagabond roam", vagabond="thief 12 boot crossbow", warriors="eyrie:12=1,7=3").play("strike eyrie warrior")
    assert t.refused("move 7") == "9.2.9.3.2"
