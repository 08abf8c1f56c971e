"""The title (rulebook 2.11), the four victories (rulebook 3), oaths and their successors (rulebook 17)."""

from __future__ import annotations

import pytest

from interrex.games.oath.data.numbers import IDS, NUMBER
from interrex.games.oath.play.title import successor
from interrex.games.oath.play.turn import Rounds
from interrex.games.oath.play.victory import EndOfRound, result
from interrex.testing import rule

from .positions import TURN, Board, Seat, at, chancellor, citizen, exile


def ended(*seats: Seat, round: int = 8, **more: object) -> Board:
    """The end of a round."""
    return at(*seats, round=round, frame=EndOfRound(), **more)  # type: ignore[arg-type]


def over(*seats: Seat, **more: object) -> tuple[int, str] | None:
    """Who wins at the end of a round, and by which rule."""
    t = ended(*seats, **more)  # type: ignore[arg-type]
    return (t.state.winner, t.state.won_by) if t.state.winner >= 0 else None


# ---------------------------------------------------------------------------------------------------------- the title


@rule("oath", "2.11.1", "17.6", "2.11.7")
def test_supremacy_is_ruling_the_most_sites() -> None:
    mustering = exile(at="steppe", warbands=9)
    bands = "ancient-city: 0x1; deep-woods: 0x1; fertile-valley: 1x1; standing-stones: 1x1"
    t = at(chancellor(), mustering, turn=1, bands=bands, dice="1 4 4 4 4 4 4 4 4 4").play("campaign bandits")
    t.play("pass", "commit 9")
    while t.asked() != "oath-ask-act":
        t.play(t.offers()[-1])
    assert t.bands("steppe") > 0
    assert t.state.title == 1


@rule("oath", "2.11.2", "2.11.1", "17.5")
def test_a_tie_leaves_the_title_where_it_is() -> None:
    """The Chancellor and an Exile hold as many relics: nothing changes until the Exile has one more."""
    keeper = chancellor(relics="the-grand-scepter map whistle")
    rival = exile(at="deep-woods", relics="ivory-eye sticky-fire", secrets=4)
    t = at(keeper, rival, turn=1, oath="protection", relics="deep-woods: brass-horse dowsing-sticks", reliquary="")
    assert t.play("recover 1").state.title == 0
    assert t.play("recover 1").state.title == 1


@rule("oath", "2.11.3")
def test_of_several_who_meet_the_goal_the_old_holder_chooses() -> None:
    """The Chancellor loses one of three sites to somebody who has none; two Exiles rule two each."""
    seats = (chancellor(), exile(at="steppe", warbands=9), exile(), exile())
    bands = (
        "steppe: 0x1; deep-woods: 0x1; fertile-valley: 2x1; standing-stones: 2x1; ancient-city: 3x1; lush-coast: 3x1"
    )
    t = at(*seats, turn=1, bands=bands, title=0, dice="1 1 1  4 4 4 4 4 4 4 4 4").play("campaign 0", "pass", "commit 9")
    while t.asked() != "oath-ask-player":
        t.play(t.offers()[-1])
    assert t.seat() == 0
    assert t.offered("player") == ["2", "3"]
    assert t.play("player 3").state.title == 3


@rule("oath", "2.11.3", "22.2.3")
def test_where_nobody_meets_the_goal_the_holder_keeps_the_title() -> None:
    t = at(chancellor(), exile(favor=2), turn=1, oath="devotion", title=0).play("recover-banner peoples-favor 2")
    assert t.play("bank order").state.title == 0


@rule("oath", "2.11.4", "17.7")
def test_whoever_takes_the_title_is_oathkeeper_not_usurper() -> None:
    t = at(chancellor(), exile(favor=3), exile(), turn=1, oath="people", peoples_favor=2, title=2, usurper=True)
    t.play("recover-banner peoples-favor 2", "bank order")
    assert (t.state.title, t.state.usurper) == (1, False)


@rule("oath", "2.11.5", "4.1.3")
def test_an_exile_who_wakes_with_the_title_usurps_it() -> None:
    t = at(chancellor(), exile(), turn=1, title=1, oath="people", peoples_favor=1, frame=TURN)
    if t.asked() == "oath-ask-tend":
        t.play(t.offers()[0])
    assert t.state.usurper
    t = at(chancellor(), citizen(), turn=1, title=1, oath="people", peoples_favor=1, frame=TURN)
    assert not t.state.usurper
    assert not at(chancellor(), exile(), frame=TURN).state.usurper, "nor does the Chancellor"


@rule("oath", "2.11.6", "17.12")
@pytest.mark.parametrize(("usurper", "dice"), [(False, 3), (True, 4)])
def test_the_title_adds_to_its_holders_defense(usurper: bool, dice: int) -> None:
    seats = (chancellor(), exile(at="steppe", warbands=4), exile(at="steppe"))
    t = at(*seats, turn=1, title=2, usurper=usurper, dice="1 1 1 1 1 1 1 1").play(
        "campaign 2", "target-pawn", "commit 4"
    )
    assert t.log("oath-pools") == [{"attack": 4, "defense": dice}]


@rule("oath", "2.11.8", "5.5.2.6")
def test_the_chancellors_title_helps_every_imperial_defender() -> None:
    seats = (chancellor(), exile(at="steppe", warbands=4), citizen(at="steppe"))
    t = at(*seats, turn=1, dice="1 1 1 1 1 1 1 1").play("campaign 2", "target-pawn", "commit 4")
    assert t.log("oath-pools") == [{"attack": 4, "defense": 3}]
    assert t.state.war.allies == (0,)
    pair = (chancellor(at="steppe", warbands=4), citizen(at="steppe"))
    t = at(*pair, dice="1 1 1 1 1 1 1 1").play("campaign 1", "target-pawn", "commit 4")
    assert t.log("oath-pools") == [{"attack": 4, "defense": 2}], "but not one whom the Chancellor attacks"


@rule("oath", "2.11.7", "2.11.1")
def test_the_empire_counts_once_and_for_the_chancellor() -> None:
    seats = (chancellor(), citizen(at="steppe", warbands=9), exile())
    bands = "ancient-city: 0x1; deep-woods: 2x1"
    t = at(*seats, turn=1, bands=bands, title=2, dice="1 4 4 4 4 4 4 4 4 4").play(
        "campaign bandits", "pass", "commit 9"
    )
    while t.asked() != "oath-ask-act":
        t.play(t.offers()[-1])
    assert t.state.title == 0, "the Citizen took the site that decides"


# -------------------------------------------------------------------------------------------------------------- waking


def waking(*seats: Seat, **more: object) -> Board:
    t = at(*seats, turn=1, frame=TURN, **more)  # type: ignore[arg-type]
    while not t.state.over and t.asked() == "oath-ask-tend":
        t.play(t.offers()[0])
    return t


@rule("oath", "3.1", "4.1.2")
def test_a_usurper_wins_on_waking() -> None:
    t = waking(chancellor(), exile(), title=1, usurper=True)
    assert (t.state.winner, t.state.won_by) == (1, "3.1")
    assert waking(chancellor(), exile(), title=1).state.winner == -1, "an Oathkeeper does not yet"


@rule("oath", "3.2.1", "3.2.2", "3.2.3", "16.2", "16.3", "4.1.2", "22.1.4")
@pytest.mark.parametrize(
    ("vision", "board"),
    [
        ("vision-of-faith", {"darkest_secret": 1}),
        ("vision-of-rebellion", {"peoples_favor": 1}),
        ("vision-of-conquest", {"bands": "steppe: 1x1; deep-woods: 1x1; ancient-city: 0x1"}),
        ("vision-of-sanctuary", {"peoples_favor": 1, "darkest_secret": 1}),
    ],
)
def test_a_vision_fulfilled_wins_once_three_are_drawn(vision: str, board: dict[str, object]) -> None:
    seer = exile(vision=vision)
    t = waking(chancellor(), seer, visions=3, **board)
    assert (t.state.winner, t.state.won_by) == (1, "3.2.1")
    assert waking(chancellor(), seer, visions=2, **board).state.winner == -1
    assert waking(chancellor(), seer, visions=3).state.winner == -1
    assert waking(chancellor(), citizen(vision=vision), visions=3, **board).state.winner == -1


@rule("oath", "16.4", "16.5", "3.2.3", "22.1.4")
def test_for_visions_a_tie_is_not_the_most() -> None:
    t = waking(chancellor(), exile(vision="vision-of-sanctuary"), visions=3, peoples_favor=1)
    assert t.state.winner == -1, "one banner against the Scepter"
    bands = "steppe: 1x1; deep-woods: 0x1"
    assert waking(chancellor(), exile(vision="vision-of-conquest"), visions=3, bands=bands).state.winner == -1
    bands = "steppe: 1x1; deep-woods: 2x1"
    assert waking(chancellor(), exile(vision="vision-of-conquest"), exile(), visions=3, bands=bands).state.winner == -1
    bands = "steppe: 1x1; deep-woods: 1x1; fertile-valley: 0x1; ancient-city: 0x1"
    seats = (chancellor(), exile(vision="vision-of-conquest"), citizen())
    assert waking(*seats, visions=3, bands=bands).state.winner == -1, "the Empire counts as one"


@rule("oath", "16.3", "4.1.1", "4.1.2")
def test_the_peoples_favor_is_tended_before_a_win_is_looked_for() -> None:
    t = at(chancellor(), exile(vision="vision-of-rebellion", favor=1), turn=1, visions=3, peoples_favor=1,
           on_banners=(2, 1), frame=TURN)  # fmt: skip
    assert t.asked() == "oath-ask-tend"
    assert t.state.winner == -1
    assert t.play("tend-add").state.winner == 1


@rule("oath", "8.1", "3.1", "3.2.1")
def test_what_a_game_was_won_with_is_kept() -> None:
    g = waking(chancellor(), exile(vision="vision-of-faith"), visions=3, darkest_secret=1).state
    assert g.won_with == 233
    g = waking(chancellor(), exile(vision="vision-of-faith"), visions=3, darkest_secret=1, title=1, usurper=True).state
    assert g.won_with == 0, "in two ways at once"


@rule("oath", "8.1", "3.4.3", "18.5.1")
def test_two_visions_are_two_ways_at_war_exhaustion_too() -> None:
    seats = (chancellor(), exile(vision="vision-of-faith"), exile(vision="vision-of-rebellion"))
    for prophets, vision in (((), "vision-of-faith"), (((NUMBER["vision-of-rebellion"], 1),), "none")):
        g = at(*seats, turn=1, visions=3, round=8, title=1, darkest_secret=1, peoples_favor=1).state
        g.prophets = prophets
        g.push(EndOfRound())
        g.run()
        assert (g.winner, g.won_by, IDS[g.won_with]) == (1, "3.4.3", vision)


# -------------------------------------------------------------------------------------------------- ends of rounds


@rule("oath", "3.3.2", "3.3.3", "13.6", "4.0.2")
@pytest.mark.parametrize(("round", "least"), [(5, 6), (6, 5), (7, 3)])
def test_a_stable_regime_wins_by_the_end_die(round: int, least: int) -> None:
    for die in range(1, 7):
        won = over(chancellor(), exile(), round=round, dice=str(die))
        assert won == ((0, "3.3.3") if die >= least else None)
    assert over(chancellor(), exile(), round=round, dice="6", title=1) is None, "an Exile is Oathkeeper"
    assert over(chancellor(), citizen(), round=round, dice="6", title=1, oath="people") == (0, "3.3.3")


@rule("oath", "3.3.2", "4.0.2", "2.1.4")
def test_nothing_is_rolled_before_the_fifth_round_and_the_marker_moves_on() -> None:
    for round in range(1, 5):
        t = ended(chancellor(), exile(), round=round, dice="6")
        assert (t.state.winner, t.state.round) == (-1, round + 1)
    t = at(chancellor(), exile(), frame=Rounds())
    assert [told["n"] for told in t.log("oath-round")] == [1]


@rule("oath", "3.3.1", "17.4", "17.5", "17.6", "17.7")
@pytest.mark.parametrize(
    ("oath", "board", "relics"),
    [
        ("supremacy", {"peoples_favor": 1, "darkest_secret": 1}, ""),
        ("people", {"darkest_secret": 1, "peoples_favor": 0}, ""),
        ("protection", {"peoples_favor": 1}, ""),
        ("devotion", {"darkest_secret": 0}, "the-grand-scepter"),
    ],
)
def test_a_successor_wins_in_the_chancellors_place(oath: str, board: dict[str, object], relics: str) -> None:
    for round, dice in ((5, "6"), (8, "")):
        won = over(chancellor(), citizen(relics=relics), round=round, dice=dice, oath=oath, title=0, **board)
        assert won == (1, "3.3.1")
    won = over(chancellor(), exile(relics=relics), oath=oath, title=0, **board)
    assert won == (0, "3.4.1"), "an Exile succeeds nobody"


@rule("oath", "3.3.1", "17.6")
def test_the_successor_of_supremacy_has_more_than_every_other() -> None:
    seats = (
        chancellor(),
        citizen(relics="map whistle"),
        citizen(relics="ivory-eye sticky-fire"),
        exile(relics="brass-horse"),
    )
    assert successor(at(*seats, reliquary="").state) == -1, "two Citizens are level"
    assert successor(at(*seats, reliquary="", peoples_favor=2).state) == 2
    more = exile(relics="brass-horse dowsing-sticks horned-mask cursed-cauldron")
    assert successor(at(*seats[:3], more, reliquary="", peoples_favor=2).state) == 2, "Exiles do not matter"


@rule("oath", "3.4.1", "3.4.2", "3.4.3", "3.4.4")
def test_war_exhaustion_asks_four_questions_in_order() -> None:
    seer = exile(vision="vision-of-faith")
    assert over(chancellor(), seer, visions=3, darkest_secret=1) == (0, "3.4.1")
    assert over(chancellor(), exile(), seer, visions=3, darkest_secret=2, title=1, usurper=True) == (1, "3.4.2")
    assert over(chancellor(), exile(), seer, visions=3, darkest_secret=2, title=1) == (2, "3.4.3")
    assert over(chancellor(), exile(), seer, visions=2, darkest_secret=2, title=1) == (0, "3.4.4")
    heir = citizen(relics="map whistle")
    assert over(chancellor(), exile(), heir, title=1) == (2, "3.3.1")


@rule("oath", "3.4.3")
def test_several_visions_fulfilled_are_ranked() -> None:
    seats = (
        chancellor(),
        exile(vision="vision-of-faith"),
        exile(vision="vision-of-sanctuary", relics="map whistle ivory-eye"),
        exile(vision="vision-of-rebellion"),
        exile(vision="vision-of-conquest"),
    )
    board: dict[str, object] = {"visions": 3, "darkest_secret": 1, "peoples_favor": 3, "title": 1}
    assert over(*seats, bands="steppe: 4x1; deep-woods: 4x1", **board) == (4, "3.4.3")
    assert over(*seats, **board) == (3, "3.4.3")
    assert over(*seats, **{**board, "peoples_favor": 0}) == (2, "3.4.3")
    poor = (*seats[:2], exile(vision="vision-of-sanctuary"), *seats[3:])
    assert over(*poor, **{**board, "peoples_favor": 0}) == (1, "3.4.3")


@rule("oath", "3.5")
def test_the_result_names_one_winner() -> None:
    t = ended(chancellor(), exile(vision="vision-of-faith"), visions=3, darkest_secret=1, title=1)
    assert result(t.state).winners == (1,)
    assert result(t.state).scores == (0, 1)


@rule("oath", "22.2.2", "2.11.9")
def test_a_site_that_changes_hands_is_never_nobodys() -> None:
    """Two sites against one: the title would pass to a third player if the losses were looked at by themselves."""
    seats = (chancellor(), exile(at="steppe", warbands=9), exile(warbands=0), exile())
    bands = "steppe: 2x1; deep-woods: 3x1; fertile-valley: 1x1"
    t = at(*seats, turn=1, title=2, bands=bands, dice="1 1 4 4 4 4 4 4 4 4 4").play("campaign 2", "commit 9")
    while t.asked() != "oath-ask-act":
        t.play(t.offers()[-1])
    assert t.bands("steppe") > 0
    assert [told["seat"] for told in t.log("oath-takes-title")] == [1]
