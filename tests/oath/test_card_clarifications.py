"""What the printed cards leave to their clarifications: corners of single components that a first reading misses."""

from __future__ import annotations

from interrex.games.oath.data.numbers import NUMBER
from interrex.testing import rule

from .positions import WINNING, Board, at, campaign, chancellor, citizen, exile, pawned, until
from .test_interactions_plans import finish
from .test_sites import with_site


@rule("oath", "7.4.0", "7.4.2")
def test_a_modifier_does_not_greet_its_own_coming() -> None:
    t = at(chancellor(), exile(at="steppe"), turn=1, world="welcoming-party").play("search world")
    t.play("play-to-site welcoming-party 4")
    assert (t.favor(1), t.bank("hearth")) == (1, 2), "the favor for playing it, no more"
    t = at(chancellor(), exile(at="steppe", supply=5), turn=1, world="wild-cry").play("search world")
    t.play("play-face-up wild-cry")
    assert (t.supply(1), t.warbands(1)) == (3, 3)


@rule("oath", "18.4.5", "5.1.4.4")
def test_a_marriage_is_two_advisers_for_the_conspiracy() -> None:
    plotter = exile(at="steppe", secrets=1, hidden="conspiracy", advisers="marriage")
    t = at(chancellor(), plotter, exile(at="steppe", advisers="herald", relics="map"), turn=1, relic_deck="")
    t.play("turn-up conspiracy", "reveal conspiracy")
    assert "relic map" in t.offers()


@rule("oath", "18.5.5", "7.1.2")
def test_a_peace_envoy_pays_added_costs_besides() -> None:
    for favor, possible in ((3, False), (4, True)):
        t = pawned("peace-envoy scouts", "insect-swarm", one={"favor": favor})
        assert ("peace-envoy" in t.verbs()) is possible  # 1 for itself, 1 burned, 2 for the dice
    finish(t.play("peace-envoy"))
    assert (t.favor(1), t.favor(2)) == (0, 5)


def palanquin(bands: str, **more: object) -> Board:
    seats = (
        chancellor(at="shrouded-wood"),
        exile(at="shrouded-wood", advisers="palanquin", favor=1),
        exile(),
    )
    board = {"turn": 1, "sites": with_site("shrouded-wood"), "bands": bands, **more}
    return at(*seats, **board).play("palanquin 0 5")  # type: ignore[arg-type]


@rule("oath", "18.5.12", "11.7.2", "18.2.3")
def test_the_ruler_of_a_wood_may_part_a_palanquin_from_its_guest() -> None:
    t = palanquin("shrouded-wood: 2x1")
    assert (t.seat(), t.asked(), t.site(1)) == (2, "oath-ask-send", "deep-woods")
    t.play("send 8")
    assert (t.site(0), t.site(1)) == ("lush-coast", "deep-woods")
    t = palanquin("shrouded-wood: 1x1")
    assert t.seat() == 1, "who rules the wood may send the guest elsewhere"
    assert len(t.offered("send")) == 7
    t = palanquin("shrouded-wood: 0x1")
    assert (t.site(0), t.site(1)) == ("deep-woods", "deep-woods"), "who rules it themselves follows"


@rule("oath", "18.5.12", "18.2.1")
def test_a_guest_who_will_not_pay_keeps_the_palanquin_at_home() -> None:
    seats = (chancellor(at="steppe", favor=1), exile(at="steppe", advisers="palanquin", favor=1), exile())
    board = {"turn": 1, "cards": "deep-woods: toll-roads", "bands": "deep-woods: 2x1"}
    t = at(*seats, **board).play("palanquin 0 5")  # type: ignore[arg-type]
    assert (t.seat(), t.asked()) == (0, "oath-ask-pay-to-go")
    t.play("pass")
    assert (t.site(0), t.site(1), t.seat()) == ("steppe", "steppe", 1), "the site was not within reach"
    t = at(*seats, **board).play("palanquin 0 5", "pay")  # type: ignore[arg-type]
    assert (t.site(0), t.site(1), t.favor(2)) == ("deep-woods", "deep-woods", 1)


@rule("oath", "14.18.1")
def test_purple_warbands_leave_the_cage_for_any_imperial_board() -> None:
    t = at(chancellor(warbands=1), exile(relics="obsidian-cage"), citizen(warbands=1), turn=1, relic_deck="")
    t.state.cage = (2, 0, 0, 0, 0, 0)
    t.state.bank[0] -= 2
    t.play("obsidian-cage", "number 2")
    assert t.offered("player") == ["0", "2"]
    assert t.play("player 2").warbands(2) == 3


@rule("oath", "14.18.1")
def test_the_log_tells_which_warbands_turn_purple_out_of_the_cage() -> None:
    t = at(chancellor(), exile(relics="obsidian-cage"), citizen(warbands=1), turn=1, relic_deck="")
    t.state.cage = (0, 0, 2, 0, 0, 0)
    t.state.bank[2] -= 2
    t.play("obsidian-cage", "number 2")
    assert t.log("oath-comes-home-turned") == [{"seat": 2, "n": 2, "colour": "blue", "there": 2}]


@rule("oath", "14.18.1", "22.2.31")
def test_a_cage_that_is_buried_is_opened_first() -> None:
    seller = exile(relics="obsidian-cage", advisers="fae-merchant", secrets=1, warbands=1)
    t = at(chancellor(warbands=1), seller, exile(warbands=2), turn=1, relic_deck="map")
    t.state.cage = (2, 0, 3, 0, 0, 0)
    t.state.bank[0] -= 2
    t.state.bank[2] -= 3
    t.play("fae-merchant", "relic obsidian-cage")
    assert t.state.cage == (0, 0, 0, 0, 0, 0)
    assert (t.warbands(0), t.warbands(2)) == (3, 5)


@rule("oath", "5.5.3.3", "22.1.10")
def test_a_great_crusade_counts_the_nomads_of_the_whole_side() -> None:
    seats = (
        chancellor(advisers="elders"),
        exile(at="steppe", warbands=9),
        citizen(at="steppe", warbands=2, advisers="great-crusade"),
    )
    t = at(*seats, turn=1, dice="1 1 1 1 1 1 1 1 1 1 1 1").play("campaign 2", "target-pawn", "commit 6")
    assert t.play("great-crusade minus").pools() == (4, 3)


@rule("oath", "15.9")
def test_a_great_spire_brings_nobody_back_at_once() -> None:
    own = exile(at="steppe", secrets=1)
    for seed in range(4):
        draws = f"{seed % 2} 0"
        t = at(chancellor(), own, turn=1, cards="steppe: great-spire", dispossessed="keep scouts", draws=draws)
        t.play("search world", "great-spire", "card elders", "card tents")
        assert {"keep", "scouts"} <= {card["card"] for card in t.view(1)["seats"][1]["drawn"]}
        assert t.asked() == "oath-ask-discard", "none of the Dispossessed is left that was there before"


@rule("oath", "18.5.3", "22.2.7")
def test_a_defeated_union_chooses_its_dead_at_board_and_sites() -> None:
    union = exile(at="steppe", warbands=2, advisers="vow-of-union")
    t = at(chancellor(), union, exile(at="steppe", warbands=9), turn=1, bands="deep-woods: 1x2", dice="1 1 1 1 1 1")
    t.play("campaign 2", "target-pawn")
    assert t.offered("commit")[-1] == "4"
    t.play("commit 4")
    until(t, "oath-ask-lose").play("share 0")
    assert (t.warbands(1), t.bands("deep-woods")) == (2, 0), "even the last of a site"


@rule("oath", "18.5.6")
def test_hearts_and_minds_win_without_a_roll_and_leave_without_the_peoples_favor() -> None:
    board = {"cards": "ancient-city: hearts-and-minds", "bands": "ancient-city: 2x1"}
    for holder, left in ((2, ["hearts-and-minds"]), (None, [])):
        t = campaign(peoples_favor=holder, **board).play("target-pawn", "pass", "commit 4", "hearts-and-minds")
        finish(t)
        assert (t.warbands(1), t.cards("ancient-city")) == (2, left)
        assert not t.log("oath-rolls-attack")


@rule("oath", "18.5.7", "5.5.1.1")
def test_a_citizen_leads_captains_against_the_empire() -> None:
    seats = (chancellor(at="deep-woods", warbands=1), citizen(at="steppe", favor=1, warbands=1))
    t = at(*seats, turn=1, cards="steppe: captains", bands="deep-woods: 0x3; steppe: 0x1", dice="1 1 1 1 1 1 1 1 1")
    until(t.play("captains", "site 5"), "oath-ask-commit")
    assert t.offered("commit")[-1] == "4", "one on the board and three purple ones there"


@rule("oath", "18.5.9", "14.1")
def test_sticky_fire_fills_a_hospital() -> None:
    t = pawned(
        one={"relics": "sticky-fire"},
        dice=WINNING,
        cards="ancient-city: hospital",
        bands="ancient-city: 2x1",
    )
    t.play("sticky-fire", "hospital")
    finish(t, "yes")
    assert (t.warbands(2), t.bands("ancient-city")) == (0, 3)


@rule("oath", "18.5.1")
def test_a_prophet_who_became_a_citizen_wins_by_no_vision() -> None:
    t = at(
        chancellor(),
        citizen(advisers="false-prophet"),
        exile(vision="vision-of-faith", hidden="vision-of-conquest"),
        turn=2,
    )
    t.state.prophets = ((NUMBER["vision-of-faith"], 1),)
    t.play("turn-up vision-of-conquest", "reveal vision-of-conquest")
    assert t.seat() == 1
    assert "reveal" not in t.verbs()
    assert {"play-face-down", "discard"} <= t.verbs()


@rule("oath", "9.3.1", "14.9")
def test_an_empty_relic_deck_gives_nothing() -> None:
    t = at(chancellor(), exile(hidden="family-heirloom"), turn=1)
    t.state.relic_deck = ()
    t.play("turn-up family-heirloom", "play-face-up family-heirloom")
    assert (t.relics(1), t.asked()) == ([], "oath-ask-act")


@rule("oath", "14.3", "11.7.2", "18.2.3")
def test_the_ruler_of_a_wood_leads_a_brass_horse() -> None:
    rider = exile(at="shrouded-wood", relics="brass-horse", secrets=1)
    board = {
        "sites": with_site("shrouded-wood"),
        "bands": "shrouded-wood: 2x1",
        "piles": "provinces: keep",
        "reliquary": "",
    }
    t = at(chancellor(), rider, exile(), turn=1, cards="drowned-city: longbows; deep-woods: scouts", **board)  # type: ignore[arg-type]
    t.play("brass-horse")
    assert (t.seat(), t.offers()) == (2, ["send 5", "send 7"]), "among the sites the card allows"
    assert t.play("send 7").site(1) == "drowned-city"
