"""Cards of the places of power, and the basic deck."""

from __future__ import annotations

import pytest

from interrex.games.old_kings_crown.components import CardPrint
from interrex.games.old_kings_crown.data import FACTIONS
from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, PLATEAU, SPRING, Board, at, seat


@rule("old-kings-crown", "16.1.1", "16.2.1", "16.3.1", "16.4.1", "20.16")
@pytest.mark.parametrize(
    ("faction", "champion"),
    [
        ("nobility", "his-lordships-shadow"),
        ("clans", "daughter-of-two-horizons"),
        ("uprising", "voice-from-the-scaffold"),
        ("gathering", "patient-sickle"),
    ],
)
def test_a_champion_steals_whoever_guards(faction: str, champion: str) -> None:
    """Y18: 11 against 10 + 5."""
    other = "clans" if faction == "nobility" else "nobility"
    t = at(BIDS, seat(faction, champion), seat(other, "follower-1", occupied="ring-of-menhirs:heir"))
    t.play(f"bid {champion}", seat=0).play(f"bid {other}-follower-1", seat=1)
    assert t.offered("steal") == ["ring-of-menhirs"]


@rule("old-kings-crown", "16.1.2", "20.52")
def test_usher_of_three_doors_changes_councils() -> None:
    t = at(AUTUMN, seat("nobility"), seat("clans"), relics="usher-of-three-doors").play(
        "usher-of-three-doors usher-of-three-doors oaths"
    )
    assert t.council("oaths") == ["usher-of-three-doors"]
    assert "usher-of-three-doors" not in t.verbs()


@rule("old-kings-crown", "16.1.3")
def test_cousin_from_the_crypt_comes_with_friends() -> None:
    t = at(
        AUTUMN,
        seat("nobility", "trader", lore=3, discard="agent", place="cousin-from-the-crypt"),
        seat("clans"),
        lost="nobility-captain-7 nobility-follower-1",
    )
    t.play("journey nobility-trader", "buy cousin-from-the-crypt", "summon nobility-agent oaths")
    assert "nobility-captain-7 oaths" not in t.offered("summon")  # each into a different council
    t.play("summon nobility-captain-7 relics", "pass")
    assert (t.council("oaths"), t.council("relics")) == (["nobility-agent"], ["nobility-captain-7"])
    assert t.hand("nobility") == ["cousin-from-the-crypt"]


@rule("old-kings-crown", "16.1.4")
def test_boundary_stone_on_rollers_is_fortified_by_supporters() -> None:
    t = at(AUTUMN, seat("nobility", "boundary-stone-on-rollers", men="plateau:2", camp=3), seat("clans"))
    assert "boundary-stone-on-rollers" not in t.verbs()
    t.play("deploy boundary-stone-on-rollers plateau", "boundary-stone-on-rollers boundary-stone-on-rollers")
    assert t.stake("boundary-stone-on-rollers") == 2


@rule("old-kings-crown", "16.1.5")
def test_muniment_room_gives_votes_and_privileges() -> None:
    t = at(
        AUTUMN, seat("nobility", "follower-1", quarters="muniment-room", discard="captain-8 follower-1"), seat("clans")
    )
    assert t.offered("govern") == [
        "nobility-follower-1 relics",
        "nobility-follower-1 secrets",
        "nobility-follower-1 oaths",
    ]
    t.play("muniment-room", "fetch nobility-captain-8")
    assert (t.influence("nobility"), "nobility-captain-8" in t.hand("nobility")) == (0, True)
    t = at(
        AUTUMN, seat("nobility", quarters="muniment-room", discard="captain-8"), seat("clans"), order="clans nobility"
    ).play("muniment-room")
    assert (t.influence("nobility"), t.hand("nobility")) == (1, ["nobility-captain-8"])


@rule("old-kings-crown", "16.2.2", "9.3.3")
def test_low_tide_charge_takes_supporters_along() -> None:
    t = at(
        HIGHLANDS,
        seat("clans", men="highlands:3", camp=2),
        seat("nobility"),
        laid_highlands="low-tide-charge nobility-follower-1",
    )
    t.play("flank low-tide-charge plateau", "along plateau 2")
    assert (t.men("clans", "highlands"), t.men("clans", "plateau")) == (1, 2)
    t = at(HIGHLANDS, seat("clans"), seat("nobility"), laid_highlands="low-tide-charge nobility-captain-8").play("pass")
    assert t.lost() == ["nobility-captain-8"]


@rule("old-kings-crown", "16.2.3", "20.53")
def test_horses_of_the_white_wave_rides_to_victory() -> None:
    t = at(
        HIGHLANDS, seat("clans"), seat("nobility"), laid_highlands="horses-of-the-white-wave nobility-follower-1"
    ).play("pass", "claim castle")
    assert t.influence("clans") == 2


@rule("old-kings-crown", "16.2.4", "20.54")
def test_wagon_parliament_convenes_on_wagons() -> None:
    t = at(
        HIGHLANDS, seat("clans", quarters="wagon-parliament"), seat("nobility"), laid_highlands="clans-trader "
        "nobility-follower-1", plateau="clans-cavalry clans-follower-1",
    )  # fmt: skip
    assert "clans-trader plateau" in t.offered("flank")  # Traders have Flank
    t.play("wagon-parliament secrets", "join clans-trader secrets", "join clans-cavalry secrets")
    assert t.council("secrets") == ["clans-trader", "clans-cavalry"]
    t = at(
        AUTUMN,
        seat("clans", quarters="wagon-parliament", occupied="house-with-no-door:captain-6"),
        seat("nobility"),
        relics="clans-agent",
    )
    t.play("house-with-no-door clans-agent", "go clans-agent hand")
    assert "clans-agent" in t.hand("clans")


@rule("old-kings-crown", "16.2.5")
def test_winter_slipway_makes_all_resilient_and_lands_supporters() -> None:
    t = at(
        HIGHLANDS,
        seat("clans", quarters="winter-slipway"),
        seat("nobility"),
        laid_highlands="clans-captain-8 nobility-agent",
    )
    assert t.discard("clans") == ["clans-captain-8"]
    t = at(SPRING, seat("clans", quarters="winter-slipway", lost_men=3, camp=0), seat("nobility")).play(
        "winter-slipway plateau 2"
    )
    assert (t.men("clans", "plateau"), t.state.lost_men[0]) == (2, 1)


@rule("old-kings-crown", "16.3.2", "20.55")
def test_loose_axle_breaks_heirs_and_captains() -> None:
    t = at(
        HIGHLANDS,
        seat("uprising", place=""),
        seat("clans"),
        laid_highlands="loose-axle clans-captain-8 clans-heir clans-cavalry",
    )
    t.play("pass")  # the Cavalry could flank
    assert t.lost() == ["clans-captain-8"]
    assert t.discard("clans") == ["clans-heir"]
    assert set(t.offers()) == {"influence", "lore"}
    t.play("lore")
    assert t.lore("uprising") == 1


@rule("old-kings-crown", "16.3.3", "20.74", "20.56")
def test_fog_committee_wraps_all_but_heirs_in_fog() -> None:
    t = at(
        HIGHLANDS,
        seat("uprising", "follower-1"),
        seat("clans", "trader"),
        laid_highlands="fog-committee clans-ruse clans-cavalry",
    )
    assert t.verbs() == {"ambush", "pass"}
    t.play("pass")
    assert t.who() == "uprising"  # neither Ruse nor Cavalry could act: the clash is decided
    t = at(HIGHLANDS, seat("uprising"), seat("clans"), laid_highlands="fog-committee clans-heir")
    assert t.discard("uprising") == ["fog-committee"]  # a Heir sees through it


@rule("old-kings-crown", "5.4.3", "20.30", "10.2.1")
@pytest.mark.parametrize("active", ["fog-committee uprising-agent", "uprising-agent fog-committee"])
def test_fog_committee_blanks_to_the_end_of_the_night_in_which_it_falls(active: str) -> None:
    t = at(
        HIGHLANDS,
        seat("nobility"),
        seat("clans"),
        seat("uprising"),
        highlands=f"{active} daughter-of-two-horizons nobility-heir",
    )
    assert "daughter-of-two-horizons" in t.lost()  # it is Resilient, but that is blank
    assert t.discard("clans") == []


@rule("old-kings-crown", "16.3.3", "20.82", "18.1", "18.2")
def test_fog_committee_blanks_nothing_when_rewards_are_due() -> None:
    for location, verb, able in (("castle", "reign", 3), ("wilderness", "roam", 1)):
        t = at(
            HIGHLANDS, seat("nobility", "", place=""), seat("uprising"), highlands="nobility-captain-9 fog-committee"
        )
        t.play(f"claim {location}")
        assert len(t.offered(verb)) == able


@rule("old-kings-crown", "16.2.3", "20.82")
def test_a_text_about_winning_works_against_fog_committee() -> None:
    cards = ("horses-of-the-white-wave uprising-follower-2", "horses-of-the-white-wave fog-committee")
    fogless, foggy = [at(HIGHLANDS, seat("clans"), seat("uprising"), highlands=here) for here in cards]
    assert foggy.influence("clans") == fogless.play("pass").influence("clans") > 0


@rule("old-kings-crown", "20.74")
def test_snow_blindness_goes_before_fog_committee() -> None:
    t = at(
        HIGHLANDS, seat("uprising"), seat("clans", "trader"), laid_highlands="fog-committee "
        "clans-ruse", on_highlands="snow-blindness:clans",
    )  # fmt: skip
    assert t.offered("retreat") == ["clans-ruse"]


@rule("old-kings-crown", "16.3.4", "20.57")
def test_pawnshop_back_room_is_a_third_space() -> None:
    t = at(
        AUTUMN,
        seat(
            "uprising",
            "captain-8 follower-1",
            quarters="pawnshop-back-room",
            occupied="rookery-post:captain-6 hauling-ox:captain-7",
        ),
        seat("clans"),
    )
    t.play("pawnshop-back-room", "pledge tithe-barn uprising-captain-8")
    assert t.occupied("uprising") == [
        "rookery-post:uprising-captain-6",
        "hauling-ox:uprising-captain-7",
        "tithe-barn:uprising-captain-8",
    ]
    assert len(t.road()) == 4


@rule("old-kings-crown", "16.3.5", "20.46", "1.2.10", "1.2.8")
def test_friends_in_every_kitchen_has_friends_in_every_kitchen() -> None:
    t = at(BIDS, seat("uprising", "heir", quarters="friends-in-every-kitchen"), seat("clans", "follower-1"))
    t.play("bid uprising-heir", seat=0).play("bid clans-follower-1", seat=1).play("take tithe-barn")
    assert t.view(None)["councils"][0]["votes"] == [1, 0]
    t = at(
        HIGHLANDS,
        seat("uprising", quarters="friends-in-every-kitchen"),
        seat("clans", "agent"),
        laid_highlands="clans-follower-1",
    )
    t.state.council_marks[0] = (2, 0, 0)
    t.play("claim castle", "reign clans-agent relics")
    assert t.view(None)["councils"][0]["votes"] == [0, 2]


@rule("old-kings-crown", "16.4.2", "20.58", "20.46")
def test_counter_of_the_absent_counts_the_absent() -> None:
    t = at(
        AUTUMN,
        seat("gathering", occupied="house-with-no-door:captain-6"),
        seat("clans"),
        relics="counter-of-the-absent",
    ).play("counter-of-the-absent oaths")
    assert t.view(None)["councils"][2]["votes"] == [1, 0]
    t.play("house-with-no-door counter-of-the-absent", "go counter-of-the-absent lost")
    assert t.lost() == ["counter-of-the-absent"]
    assert t.view(None)["councils"][2]["votes"] == [0, 0]
    assert t.view(None)["councils"][2]["marks"] == [1, 0]


@rule("old-kings-crown", "16.4.3", "1.6.4")
def test_wearer_of_borrowed_hides_wears_a_hide() -> None:
    t = at(
        HIGHLANDS,
        seat("gathering"),
        seat("clans"),
        laid_highlands="wearer-of-borrowed-hides clans-captain-9",
        lost="gathering-cavalry clans-captain-8",
    )
    assert t.offered("wearer-of-borrowed-hides") == ["wearer-of-borrowed-hides gathering-cavalry"]
    t.play("wearer-of-borrowed-hides wearer-of-borrowed-hides gathering-cavalry")
    assert t.view(None)["burned"] == ["gathering-cavalry"]
    assert "wearer-of-borrowed-hides plateau" in t.offered("flank")
    t.play("pass")
    assert t.state.clash.totals == (10, 9)


@rule("old-kings-crown", "16.4.4", "20.59")
def test_smallest_candle_lets_the_smallest_win() -> None:
    t = at(
        HIGHLANDS,
        seat("gathering"),
        seat("clans"),
        seat("nobility"),
        laid_highlands="smallest-candle clans-captain-9 nobility-follower-2",
    )
    assert t.state.clash.totals == (3, 9, 2)
    assert t.who() == "nobility"


@rule("old-kings-crown", "16.4.5")
def test_split_oak_opens_a_gate() -> None:
    t = at(AUTUMN, seat("gathering", "follower-1", lore=1, place="split-oak"), seat("clans")).play(
        "journey gathering-follower-1", "buy split-oak"
    )
    assert t.state.gate[0] == 3
    t = at(
        HIGHLANDS, seat("gathering", "trader", quarters="split-oak", gate=3, discard="captain-9"), seat("clans"),
        laid_highlands="gathering-follower-1 clans-captain-8",
    ).play("split-oak gathering-follower-1", "deeper")  # fmt: skip
    assert t.offered("ambush") == ["gathering-follower-1 gathering-captain-9"]
    t.play("ambush gathering-follower-1 gathering-captain-9")
    assert t.state.gate[0] == 1
    assert t.state.clash.totals == (10, 8)


# The basic deck


def printed(t: Board, card: str) -> CardPrint:
    found: CardPrint = t.game.faces.components().cards[card]
    return found


@rule("old-kings-crown", "15.1", "15.2", "15.3", "15.4", "15.5", "15.6", "15.8")
@rule("old-kings-crown", "15.9", "15.10", "15.11", "15.12", "15.13", "15.14")
@rule("old-kings-crown", "1.2.5", "1.2.6")
@pytest.mark.parametrize(
    ("card", "archetype", "strength", "traits", "commands", "votes", "lore"),
    [
        ("ruse", "ruse", 0, "invulnerable", "ambush retreat", 0, 0),
        ("trader", "trader", 0, "", "rally-two", 2, 2),
        ("follower-1", "follower", 1, "invulnerable", "", 0, 1),
        ("follower-2", "follower", 2, "invulnerable", "", 0, 1),
        ("follower-3", "follower", 3, "invulnerable", "", 0, 1),
        ("follower-4", "follower", 4, "invulnerable", "", 0, 1),
        ("agent", "agent", 5, "", "assassinate", 2, 1),
        ("cavalry", "cavalry", 5, "pathfinder", "flank", 1, 1),
        ("machine", "machine", 5, "invulnerable", "deploy", 0, 0),
        ("captain-6", "captain", 6, "pathfinder", "", 1, 1),
        ("captain-7", "captain", 7, "pathfinder", "", 1, 1),
        ("captain-8", "captain", 8, "pathfinder", "", 1, 1),
        ("captain-9", "captain", 9, "pathfinder", "", 1, 1),
        ("heir", "heir", 10, "resilient pathfinder", "rally", 1, 1),
    ],
)
def test_the_basic_deck(
    card: str, archetype: str, strength: int, traits: str, commands: str, votes: int, lore: int
) -> None:
    t = at(PLATEAU, seat("nobility"), seat("clans"), laid_plateau="nobility-follower-1")
    for faction in FACTIONS:
        found = printed(t, f"{faction}-{card}")
        assert (found.archetype, found.strength) == (archetype, strength)
        assert (list(found.traits), list(found.commands)) == (traits.split(), commands.split())
        assert (found.votes, found.lore) == (votes, lore)


@rule("old-kings-crown", "15.7", "5.4.2")
def test_the_agent_dies_of_followers_but_still_kills() -> None:
    agent = "agent"
    t = at(
        HIGHLANDS, seat("nobility"), seat("clans"), laid_highlands=f"nobility-{agent} clans-follower-1 clans-captain-8"
    )
    assert sorted(t.lost()) == ["clans-captain-8", f"nobility-{agent}"]


@rule("old-kings-crown", "15.1", "20.51")
def test_the_ruse_ambushes_or_retreats() -> None:
    t = at(
        HIGHLANDS, seat("nobility", "trader follower-1"), seat("clans"), laid_highlands="nobility-ruse clans-captain-8"
    )
    assert {"ambush", "retreat"} <= t.verbs()
    t.play("ambush nobility-ruse nobility-trader")
    assert t.state.clash.stage == "rewards"  # nothing more to use: not Retreat, either


@rule("old-kings-crown", "20.51")
def test_a_ruse_that_gains_retreat_may_use_both() -> None:
    t = at(
        HIGHLANDS,
        seat("uprising", "trader", tactics=(0, 3, 0, 0)),
        seat("clans"),
        laid_highlands="uprising-ruse clans-captain-8",
    )
    t.play(
        "coal-holes-and-lofts uprising-ruse",
        "ambush uprising-ruse uprising-trader",
        "retreat uprising-ruse",
        "withdraw uprising-ruse",
    )
    assert t.hand("uprising") == ["uprising-ruse"]
