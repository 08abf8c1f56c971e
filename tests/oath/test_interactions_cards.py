"""Cards that keep each other from being searched, played or discarded. Numbers as in the list of pairs that fight."""

from __future__ import annotations

from interrex.games.oath.data.numbers import NUMBER
from interrex.testing import rule

from .positions import at, chancellor, exile


@rule("oath", "18.1.8", "6.1", "18.1.9")
def test_65_forced_labor_bills_whoever_turns_a_card_up() -> None:
    board = {
        "turn": 1,
        "cards": "steppe: forced-labor oracle",
        "bands": "steppe: 2x1",
        "world": "wolves vision-of-faith elders",
    }
    t = at(chancellor(), exile(at="steppe", secrets=2, hidden="tents"), exile(), **board)  # type: ignore[arg-type]
    assert t.refused("turn-up tents") == "18.1.8"
    assert "oracle" not in t.verbs()
    t = at(chancellor(), exile(at="steppe", secrets=2, favor=2, hidden="tents"), exile(), **board)  # type: ignore[arg-type]
    t.play("turn-up tents", "discard tents", "oracle", "discard vision-of-faith")
    assert (t.favor(1), t.favor(2)) == (0, 2)


@rule("oath", "9.2.2", "5.1.4.4")
def test_66_sacred_ground_lets_the_conspiracy_through_and_secret_police_do_not() -> None:
    seats = (chancellor(), exile(at="steppe", secrets=1, hidden="conspiracy"), exile())
    cards = "ancient-city: sacred-ground; steppe: secret-police"
    t = at(*seats, turn=1, cards="ancient-city: sacred-ground").play("turn-up conspiracy")
    assert "reveal" in t.verbs()
    t = at(*seats, turn=1, cards=cards, bands="steppe: 2x1").play("turn-up conspiracy")
    assert "reveal" not in t.verbs()
    t = at(*seats, turn=1, cards=cards, bands="steppe: 1x1").play("turn-up conspiracy")
    assert "reveal" in t.verbs()


@rule("oath", "7.6.4", "18.4.2")
def test_67_locked_advisers_leave_no_room_for_an_assassin() -> None:
    t = at(chancellor(), exile(hidden="assassin", advisers="council-seat vow-of-peace"), turn=1)
    assert t.play("turn-up assassin").offers() == ["discard assassin"]


@rule("oath", "7.6.4", "18.4.4")
def test_69_three_nomads_ride_in_the_family_wagon() -> None:
    t = at(chancellor(), exile(advisers="elders tents rain-boots", hidden="family-wagon"), turn=1)
    t.play("turn-up family-wagon", "play-face-up family-wagon")
    assert t.advisers(1) == ["elders", "tents", "rain-boots", "family-wagon"]


@rule("oath", "18.5.14", "9.2.3")
def test_70_salt_the_earth_can_be_strewn_over_a_drowned_city() -> None:
    t = at(chancellor(), exile(at="drowned-city", hidden="salt-the-earth"), turn=1)
    t.play("turn-up salt-the-earth", "play-to-site salt-the-earth 7")
    assert (t.cards("drowned-city"), t.favor(1)) == (["salt-the-earth"], 1)


@rule("oath", "7.2.2", "15.13")
def test_71_salt_the_earth_cannot_lie_beside_an_edifice() -> None:
    seats = (chancellor(), exile(at="steppe", hidden="salt-the-earth"))
    for edifice in ("sprawling-rampart", "bandit-rampart"):
        t = at(*seats, turn=1, cards=f"steppe: {edifice}").play("turn-up salt-the-earth")
        assert t.offers() == ["discard salt-the-earth"]


@rule("oath", "7.2.2")
def test_73_riots_spare_themselves_and_what_is_locked() -> None:
    cards = "deep-woods: salt-the-earth; ancient-city: scryer keep; standing-stones: longbows"
    t = at(chancellor(), exile(at="steppe", hidden="riots"), turn=1, cards=cards, mob=True)
    t.play("turn-up riots", "play-to-site riots 4")
    assert (t.cards("steppe"), t.cards("deep-woods"), t.cards("ancient-city")) == (
        ["riots"],
        ["salt-the-earth"],
        ["keep"],
    )
    assert t.cards("standing-stones") == ["longbows"]


@rule("oath", "7.2.2", "15.13")
def test_74_dazzle_leaves_an_edifice_standing() -> None:
    t = at(chancellor(), exile(at="steppe", hidden="dazzle"), turn=1, cards="steppe: sprawling-rampart longbows")
    t.play("turn-up dazzle", "play-face-up dazzle")
    assert t.cards("steppe") == ["sprawling-rampart"]


@rule("oath", "17.11", "17.1", "13.3")
def test_75_a_greedy_chancellor_searches_by_the_darkest_secret() -> None:
    greedy = "truthful-harp cup-of-plenty cracked-horn the-grand-scepter"
    world = "scouts longbows keep rangers wolves tents elders"
    t = at(chancellor(), exile(), reliquary=greedy, visions=1, world=world)
    assert t.offered("search") == []
    t = at(chancellor(), exile(), reliquary=greedy, visions=1, world=world, darkest_secret=0).play("search world")
    assert (t.supply(0), len(t.state.drawn[0])) == (5, 5)


@rule("oath", "5.1.2.1", "2.7.1")
def test_77_a_vision_found_under_a_pile_is_not_counted() -> None:
    piles = "provinces: vision-of-faith tents elders"
    t = at(
        chancellor(), exile(at="steppe", secrets=1, advisers="augury"), turn=1, cards="steppe: mushrooms", piles=piles
    )
    t.play("search provinces", "mushrooms", "augury")
    assert (len(t.state.drawn[1]), t.state.visions_drawn) == (2, 0)


@rule("oath", "7.4.0", "14.10")
def test_78_one_power_says_where_all_discards_go() -> None:
    searcher = exile(at="steppe", advisers="bracken", relics="cracked-horn")
    last = at(chancellor(), searcher, turn=1, reliquary="").play("search world", "bracken cradle top", "cracked-horn")
    last.play("discard elders", "discard tents", "discard wolves")
    assert (last.pile("cradle"), len(last.state.world)) == ([], 5)
    last = at(chancellor(), searcher, turn=1, reliquary="").play("search world", "cracked-horn", "bracken cradle top")
    last.play("discard elders", "discard tents", "discard wolves")
    assert (last.pile("cradle"), len(last.state.world)) == (["elders", "tents", "wolves"], 2)


@rule("oath", "14.10", "2.7.1", "20.7")
def test_79_a_vision_of_the_oracle_goes_under_the_deck_once_counted() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", secrets=2, relics="cracked-horn"),
        turn=1,
        reliquary="",
        cards="steppe: oracle",
        world="wolves vision-of-faith elders",
    )
    t.play("oracle", "cracked-horn", "discard vision-of-faith")
    assert t.state.visions_drawn == 1
    assert t.state.world[0] == NUMBER["vision-of-faith"]
