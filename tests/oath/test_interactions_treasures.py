"""Relics, banners and favor that powers fight over. The number of each test is that of its row in the list."""

from __future__ import annotations

from interrex.testing import rule

from .positions import Board, at, campaign, chancellor, citizen, exile, until
from .test_interactions_plans import finish

# --------------------------------------------------------------------------------------------- what may be a target


@rule("oath", "14.15", "9.2.2", "2.4.2")
def test_46_the_circlet_protects_all_but_itself() -> None:
    t = campaign(two={"relics": "circlet-of-command"}, darkest_secret=2)
    assert t.refused("target-banner darkest-secret") == "9.2.2"
    t.play("target-relic circlet-of-command")
    assert t.state.war.target_dice == 1
    t.play("target-pawn")
    assert t.state.war.target_dice == 4


@rule("oath", "14.15", "5.4.1")
def test_47_nobody_is_kept_from_their_own_banner() -> None:
    owner = exile(relics="circlet-of-command", favor=3)
    t = at(chancellor(favor=3), owner, turn=1, peoples_favor=1, on_banners=(2, 1))
    t.play("recover-banner peoples-favor 3", "bank order")
    assert (t.state.on_banner[0], t.favor(1)) == (3, 0)
    t = at(chancellor(favor=3), owner, turn=0, peoples_favor=1, on_banners=(2, 1))
    assert t.refused("recover-banner peoples-favor 3") == "9.2.2"


def conspiring(advisers: str, **more: object) -> Board:
    seats = (chancellor(), exile(at="steppe", secrets=1, advisers=advisers, hidden="conspiracy"))
    victim = exile(at="steppe", advisers="lost-tongue elders", relics="map")
    return at(*seats, victim, turn=1, **more).play("turn-up conspiracy", "reveal conspiracy")  # type: ignore[arg-type]


@rule("oath", "5.1.4.4", "5.1.4.4.1", "10.23")
def test_49_a_nomad_ruled_loosens_the_lost_tongue() -> None:
    t = conspiring("tents rain-boots")
    assert "relic map" in t.offers()
    t.play("relic map")
    assert (t.relics(1), t.secrets(1)) == (["map"], 0)
    assert t.state.facedown[1] == ()
    t = at(
        chancellor(),
        exile(at="steppe", secrets=1, advisers="scouts keep", hidden="conspiracy"),
        exile(at="steppe", advisers="lost-tongue longbows", relics="map"),
        turn=1,
    )
    t.play("turn-up conspiracy", "reveal conspiracy")
    assert (t.asked(), t.relics(2)) == ("oath-ask-act", ["map"])


@rule("oath", "18.3.1", "15.1")
def test_50_giant_python_counts_the_ramparts_dice() -> None:
    board = {"cards": "steppe: sprawling-rampart", "bands": "steppe: 2x1"}
    t = campaign(two={"advisers": "giant-python", "relics": "circlet-of-command"}, **board)
    assert t.state.war.target_dice == 2
    assert "pass" in t.offers()
    t.play("target-relic circlet-of-command")
    assert (t.state.war.target_dice, t.offers()) == (3, ["target-pawn"])


@rule("oath", "5.5.2.7", "5.5.2.8", "18.3.1")
def test_51_a_citizen_ally_comes_too_late_for_the_python() -> None:
    seats = (
        chancellor(at="steppe", warbands=2),
        exile(at="steppe", warbands=4),
        citizen(at="steppe", advisers="giant-python"),
    )
    t = at(*seats, turn=1, bands="steppe: 0x1", dice="1 1 1 1 1 1 1 1").play("campaign 0", "target-pawn")
    assert t.state.war.target_dice == 3
    assert "pass" in t.offers()
    t.play("pass", "join", "allow")
    assert t.state.war.allies == (2,)


# ------------------------------------------------------------------------------------------------------- banners


@rule("oath", "15.4", "5.4.4.1")
def test_53_under_the_hall_of_mockery_a_recovered_banner_is_the_mobs() -> None:
    for cards, mob in (("ancient-city: hall-of-mockery", True), ("", False)):
        t = at(chancellor(), exile(favor=3), turn=1, cards=cards, mob=True)
        t.play(f"recover-banner {t.offered('recover-banner')[0].split()[0]} 2", "bank order")
        assert t.state.holds[0] == 1
        assert t.state.mob is mob


@rule("oath", "2.5.3", "18.5.4", "10.4")
def test_54_vow_of_renewal_gets_the_penalty_for_seizing() -> None:
    seats = (chancellor(advisers="vow-of-renewal"), exile(at="steppe", warbands=9), exile(at="steppe", warbands=1))
    t = at(*seats, turn=1, peoples_favor=2, on_banners=(3, 1), dice="1 1 1  4 4 4 4 4 4 4 4 4")
    t.play("campaign 2", "target-banner peoples-favor", "pass", "commit 9")
    finish(t)
    assert (t.state.holds[0], t.state.on_banner[0], t.state.mob, t.favor(0)) == (1, 1, True, 2)


@rule("oath", "10.4", "18.5.4", "5.4.2")
def test_55_vow_of_renewal_gets_what_a_relic_costs() -> None:
    sites = "fertile-valley standing-stones mountain steppe deep-woods salt-flats drowned-city lush-coast"
    board = {"sites": sites, "relics": "mountain: map", "turn": 1}
    t = at(chancellor(advisers="vow-of-renewal"), exile(at="mountain", favor=2), **board).play("recover 1")  # type: ignore[arg-type]
    assert (t.favor(0), t.favor(1), t.relics(1)) == (2, 0, ["map"])
    t = at(chancellor(), exile(at="mountain", favor=2, advisers="vow-of-renewal"), **board).play("recover 1")  # type: ignore[arg-type]
    assert t.favor(1) == 2


# --------------------------------------------------------------------------------------------------------- favor


@rule("oath", "18.5.2", "10.26")
def test_57_a_royal_tax_finds_nothing_of_kin() -> None:
    seats = (chancellor(at="steppe", hidden="royal-tax"), exile(at="steppe", advisers="vow-of-kinship"))
    t = at(*seats, bands="steppe: 0x1").play("turn-up royal-tax", "play-face-up royal-tax")
    assert (t.favor(0), t.bank("nomad")) == (0, 3)


@rule("oath", "18.5.2", "10.11")
def test_58_what_is_given_to_kin_goes_to_the_nomad_bank() -> None:
    seats = (
        chancellor(),
        exile(at="steppe", advisers="vow-of-kinship", secrets=1),
        exile(at="steppe", favor=2, secrets=1, advisers="witchs-bargain"),
    )
    t = at(*seats, turn=2)
    t.state.shared += t.state.banks[5]
    t.state.banks[5] = 0
    t.play(next(offer for offer in t.offers() if offer.split()[0] == "witchs-bargain"))
    while t.asked() != "oath-ask-act":
        t.play("pass" if t.favor(2) == 0 else next(o for o in t.offers() if o != "pass"))
    assert (t.bank("nomad"), t.favor(1), t.favor(2)) == (2, 0, 0)
    assert t.secrets(1) == 0


CARELESS = "truthful-harp cup-of-plenty the-grand-scepter brass-horse"  # the third space is empty


@rule("oath", "17.9", "9.2.2")
def test_59_a_careless_poor_chancellor_trades_for_less() -> None:
    trader = chancellor(at="steppe", favor=2, advisers="vow-of-poverty wolves")
    t = at(trader, exile(), reliquary=CARELESS, cards="steppe: birdsong").play("trade birdsong secrets")
    assert (t.favor(0), t.secrets(0), t.bank("beast")) == (0, 1, 3)


@rule("oath", "17.9", "7.4.0")
def test_61_secret_signal_counts_what_carelessness_brings() -> None:
    for how, trader in (
        ("secrets", chancellor(at="steppe", favor=2, advisers="secret-signal")),
        ("favor", chancellor(at="steppe", secrets=1, advisers="secret-signal")),
    ):
        t = at(trader, exile(), reliquary=CARELESS, cards="steppe: birdsong").play(f"trade birdsong {how}")
        assert (t.favor(0), t.bank("beast")) == (2, 1)


@rule("oath", "14.19", "11.2.3", "5.1.4.1")
def test_62_a_book_of_records_leaves_homelands_alone() -> None:
    player = exile(at="fertile-valley", relics="book-of-records", hidden="wayside-inn")
    t = at(chancellor(), player, turn=1, world="wolves").play("turn-up wayside-inn", "play-to-site wayside-inn 1")
    assert (t.favor(1), t.secrets(1), t.bank("hearth")) == (1, 1, 2)


@rule("oath", "11.2.0")
def test_63_crop_rotation_spoils_the_homeland() -> None:
    player = exile(at="fertile-valley", advisers="crop-rotation", hidden="wayside-inn")
    full = "fertile-valley: ballot-box herald tents"
    for gone, favor in (("ballot-box", 1), ("tents", 2)):
        t = at(chancellor(), player, turn=1, world="wolves", cards=full)
        t.play("turn-up wayside-inn", "play-to-site wayside-inn 1", f"clear {gone}")
        assert t.favor(1) == favor


# -------------------------------------------------------------------------------------------------- relics and title


@rule("oath", "14.11.3", "7.6.5", "5.5.6.2")
def test_81_the_crowns_bandits_fight_and_do_not_die() -> None:
    t = at(
        chancellor(),
        exile(at="steppe", warbands=9),
        exile(at="lush-coast", warbands=0, relics="bandit-crown"),
        turn=1,
        cards="ancient-city: bandit-chief",
        dice="1  4 4 4 4 4 4 4 4 4",
    )
    assert "bandits" not in t.offered("campaign")
    before = list(t.state.bank)
    t.play("campaign 2")
    until(t, "oath-ask-commit").play("commit 9")
    finish(t)
    assert t.log("oath-strengths")[-1]["defense"] == 3
    assert t.state.bank == before
    assert t.warbands(2) == 0


@rule("oath", "2.11.1", "2.11.9", "14.11.1")
def test_82_a_crown_that_changes_hands_moves_the_title() -> None:
    seats = (chancellor(at="steppe", warbands=1, relics="bandit-crown"), exile(at="steppe", warbands=9))
    t = at(*seats, turn=1, dice="1 1 1 1 1  4 4 4 4 4 4 4 4 4")
    assert t.state.title == 0
    t.play("campaign 0", "target-relic bandit-crown")
    until(t, "oath-ask-commit").play("commit 9")
    finish(t)
    assert t.relics(1) == ["bandit-crown"]
    assert t.state.title == 1


@rule("oath", "18.5.13", "2.11.9")
def test_85_a_relic_bought_and_buried_makes_no_oathkeeper() -> None:
    merchant = exile(advisers="fae-merchant", relics="map", secrets=1)
    t = at(chancellor(), merchant, turn=1, oath="protection").play("fae-merchant")
    assert t.state.title == 0  # two relics for a moment
    t.play(f"relic {t.offered('relic')[0]}")
    assert (len(t.relics(1)), t.state.title) == (1, 0)
    assert not t.log("oath-takes-title")


@rule("oath", "18.5.11", "18.3.8", "2.11.9")
def test_86_stolen_relics_take_the_title_along() -> None:
    seats = (
        chancellor(),
        exile(at="steppe", warbands=9),
        exile(at="steppe", warbands=1, relics="map ivory-eye"),
        exile(at="deep-woods", favor=1, secrets=1, advisers="relic-thief"),
    )
    t = at(*seats, turn=1, oath="protection", dice="1 1 1 1 1 1  4 4 4 4 4 4 4 4 4  1 1", relic_deck="", title=2)
    t.play("campaign 2", "target-relic map", "target-relic ivory-eye", "pass", "commit 9")
    finish(t, "yes")
    assert t.relics(3) == ["map", "ivory-eye"]
    assert [told["seat"] for told in t.log("oath-takes-title")] == [1, 3]


@rule("oath", "14.13", "2.3.3", "7.1.1")
def test_87_the_chancellor_may_open_the_reliquary_with_a_key() -> None:
    keeper = chancellor(at="steppe", relics="skeleton-key", secrets=2)
    t = at(keeper, exile(), bands="steppe: 0x1").play("skeleton-key", "space 1", "space 1")
    assert "truthful-harp" in t.relics(0)
    assert t.state.own[0] >> 267 & 1  # Brutal from now on
