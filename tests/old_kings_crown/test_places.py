"""Cards of the places of power, and the basic deck."""

from __future__ import annotations

import pytest

from interrex.games.old_kings_crown.components import CardPrint
from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, PLATEAU, SPRING, Board, at, seat


@rule("old-kings-crown", "16.1.1", "16.2.1", "16.3.1", "16.4.1", "20.16")
@pytest.mark.parametrize(
    ("faction", "champion"), [("nobility", "n1"), ("clans", "c1"), ("uprising", "u1"), ("gathering", "g1")]
)
def test_a_champion_steals_whoever_guards(faction: str, champion: str) -> None:
    """Y18: 11 against 10 + 5."""
    other = "clans" if faction == "nobility" else "nobility"
    t = at(BIDS, seat(faction, champion), seat(other, "b03", occupied="kc5:b14"))
    t.play(f"bid {champion}", seat=0).play(f"bid {other[0]}-b03", seat=1)
    assert t.offered("steal") == ["kc5"]


@rule("old-kings-crown", "16.1.2", "20.52")
def test_n2_changes_councils() -> None:
    t = at(AUTUMN, seat("nobility"), seat("clans"), relics="n2").play("n2 n2 oaths")
    assert t.council("oaths") == ["n2"]
    assert "n2" not in t.verbs()


@rule("old-kings-crown", "16.1.3")
def test_n3_comes_with_friends() -> None:
    t = at(AUTUMN, seat("nobility", "b02", lore=3, discard="b07", place="n3"), seat("clans"), lost="n-b11 n-b03")
    t.play("journey n-b02", "buy n3", "summon n-b07 oaths")
    assert "n-b11 oaths" not in t.offered("summon")  # each into a different council
    t.play("summon n-b11 relics", "pass")
    assert (t.council("oaths"), t.council("relics")) == (["n-b07"], ["n-b11"])
    assert t.hand("nobility") == ["n3"]


@rule("old-kings-crown", "16.1.4")
def test_n4_is_fortified_by_supporters() -> None:
    t = at(AUTUMN, seat("nobility", "n4", men="plateau:2", camp=3), seat("clans"))
    assert "n4" not in t.verbs()
    t.play("deploy n4 plateau", "n4 n4")
    assert t.stake("n4") == 2


@rule("old-kings-crown", "16.1.5")
def test_n5_gives_votes_and_privileges() -> None:
    t = at(AUTUMN, seat("nobility", "b03", quarters="n5", discard="b12 b03"), seat("clans"))
    assert t.offered("govern") == ["n-b03 relics", "n-b03 secrets", "n-b03 oaths"]
    t.play("n5", "fetch n-b12")
    assert (t.influence("nobility"), "n-b12" in t.hand("nobility")) == (0, True)
    t = at(AUTUMN, seat("nobility", quarters="n5", discard="b12"), seat("clans"), order="clans nobility").play("n5")
    assert (t.influence("nobility"), t.hand("nobility")) == (1, ["n-b12"])


@rule("old-kings-crown", "16.2.2", "9.3.3")
def test_c2_takes_supporters_along() -> None:
    t = at(HIGHLANDS, seat("clans", men="highlands:3", camp=2), seat("nobility"), laid_highlands="c2 n-b03")
    t.play("flank c2 plateau", "along plateau 2")
    assert (t.men("clans", "highlands"), t.men("clans", "plateau")) == (1, 2)
    t = at(HIGHLANDS, seat("clans"), seat("nobility"), laid_highlands="c2 n-b12").play("pass")
    assert t.lost() == ["n-b12"]


@rule("old-kings-crown", "16.2.3", "20.53")
def test_c3_rides_to_victory() -> None:
    t = at(HIGHLANDS, seat("clans"), seat("nobility"), laid_highlands="c3 n-b03").play("pass", "claim castle")
    assert t.influence("clans") == 2


@rule("old-kings-crown", "16.2.4", "20.54")
def test_c4_convenes_on_wagons() -> None:
    t = at(
        HIGHLANDS, seat("clans", quarters="c4"), seat("nobility"), laid_highlands="c-b02 n-b03", plateau="c-b08 c-b03",
    )  # fmt: skip
    assert "c-b02 plateau" in t.offered("flank")  # Traders have Flank
    t.play("c4 secrets", "join c-b02 secrets", "join c-b08 secrets")
    assert t.council("secrets") == ["c-b02", "c-b08"]
    t = at(AUTUMN, seat("clans", quarters="c4", occupied="kc16:b10"), seat("nobility"), relics="c-b07")
    t.play("kc16 c-b07", "go c-b07 hand")
    assert "c-b07" in t.hand("clans")


@rule("old-kings-crown", "16.2.5")
def test_c5_makes_all_resilient_and_lands_supporters() -> None:
    t = at(HIGHLANDS, seat("clans", quarters="c5"), seat("nobility"), laid_highlands="c-b12 n-b07")
    assert t.discard("clans") == ["c-b12"]
    t = at(SPRING, seat("clans", quarters="c5", lost_men=3, camp=0), seat("nobility")).play("c5 plateau 2")
    assert (t.men("clans", "plateau"), t.state.lost_men[0]) == (2, 1)


@rule("old-kings-crown", "16.3.2", "20.55")
def test_u2_breaks_heirs_and_captains() -> None:
    t = at(HIGHLANDS, seat("uprising", place=""), seat("clans"), laid_highlands="u2 c-b12 c-b14 c-b08")
    t.play("pass")  # the Cavalry could flank
    assert t.lost() == ["c-b12"]
    assert t.discard("clans") == ["c-b14"]
    assert set(t.offers()) == {"influence", "lore"}
    t.play("lore")
    assert t.lore("uprising") == 1


@rule("old-kings-crown", "16.3.3", "20.74", "20.56")
def test_u3_wraps_all_but_heirs_in_fog() -> None:
    t = at(HIGHLANDS, seat("uprising", "b03"), seat("clans", "b02"), laid_highlands="u3 c-b01 c-b08")
    assert t.verbs() == {"ambush", "pass"}
    t.play("pass")
    assert t.who() == "uprising"  # neither Ruse nor Cavalry could act: the clash is decided
    t = at(HIGHLANDS, seat("uprising"), seat("clans"), laid_highlands="u3 c-b14")
    assert t.discard("uprising") == ["u3"]  # a Heir sees through it


@rule("old-kings-crown", "5.4.3", "20.30", "10.2.1")
@pytest.mark.parametrize("active", ["u3 u-b07", "u-b07 u3"])
def test_u3_blanks_to_the_end_of_the_night_in_which_it_falls(active: str) -> None:
    t = at(HIGHLANDS, seat("nobility"), seat("clans"), seat("uprising"), highlands=f"{active} c1 n-b14")
    assert "c1" in t.lost()  # it is Resilient, but that is blank
    assert t.discard("clans") == []


@rule("old-kings-crown", "16.3.3", "20.82", "18.1", "18.2")
def test_u3_blanks_nothing_when_rewards_are_due() -> None:
    for location, verb, able in (("castle", "reign", 3), ("wilderness", "roam", 1)):
        t = at(HIGHLANDS, seat("nobility", "", place=""), seat("uprising"), highlands="n-b13 u3")
        t.play(f"claim {location}")
        assert len(t.offered(verb)) == able


@rule("old-kings-crown", "16.2.3", "20.82")
def test_a_text_about_winning_works_against_u3() -> None:
    cards = ("c3 u-b04", "c3 u3")
    fogless, foggy = [at(HIGHLANDS, seat("clans"), seat("uprising"), highlands=here) for here in cards]
    assert foggy.influence("clans") == fogless.play("pass").influence("clans") > 0


@rule("old-kings-crown", "20.74")
def test_kc49_goes_before_u3() -> None:
    t = at(
        HIGHLANDS, seat("uprising"), seat("clans", "b02"), laid_highlands="u3 c-b01", on_highlands="kc49:clans",
    )  # fmt: skip
    assert t.offered("retreat") == ["c-b01"]


@rule("old-kings-crown", "16.3.4", "20.57")
def test_u4_is_a_third_space() -> None:
    t = at(AUTUMN, seat("uprising", "b12 b03", quarters="u4", occupied="kc20:b10 kc32:b11"), seat("clans"))
    t.play("u4", "pledge kc2 u-b12")
    assert t.occupied("uprising") == ["kc20:u-b10", "kc32:u-b11", "kc2:u-b12"]
    assert len(t.road()) == 4


@rule("old-kings-crown", "16.3.5", "20.46", "1.2.10", "1.2.8")
def test_u5_has_friends_in_every_kitchen() -> None:
    t = at(BIDS, seat("uprising", "b14", quarters="u5"), seat("clans", "b03"))
    t.play("bid u-b14", seat=0).play("bid c-b03", seat=1).play("take kc2")
    assert t.view(None)["councils"][0]["votes"] == [1, 0]
    t = at(HIGHLANDS, seat("uprising", quarters="u5"), seat("clans", "b07"), laid_highlands="c-b03")
    t.state.council_marks[0] = (2, 0, 0)
    t.play("claim castle", "reign c-b07 relics")
    assert t.view(None)["councils"][0]["votes"] == [0, 2]


@rule("old-kings-crown", "16.4.2", "20.58", "20.46")
def test_g2_counts_the_absent() -> None:
    t = at(AUTUMN, seat("gathering", occupied="kc16:b10"), seat("clans"), relics="g2").play("g2 oaths")
    assert t.view(None)["councils"][2]["votes"] == [1, 0]
    t.play("kc16 g2", "go g2 lost")
    assert t.lost() == ["g2"]
    assert t.view(None)["councils"][2]["votes"] == [0, 0]
    assert t.view(None)["councils"][2]["marks"] == [1, 0]


@rule("old-kings-crown", "16.4.3", "1.6.4")
def test_g3_wears_a_hide() -> None:
    t = at(HIGHLANDS, seat("gathering"), seat("clans"), laid_highlands="g3 c-b13", lost="g-b08 c-b12")
    assert t.offered("g3") == ["g3 g-b08"]
    t.play("g3 g3 g-b08")
    assert t.view(None)["burned"] == ["g-b08"]
    assert "g3 plateau" in t.offered("flank")
    t.play("pass")
    assert t.state.clash.totals == (10, 9)


@rule("old-kings-crown", "16.4.4", "20.59")
def test_g4_lets_the_smallest_win() -> None:
    t = at(HIGHLANDS, seat("gathering"), seat("clans"), seat("nobility"), laid_highlands="g4 c-b13 n-b04")
    assert t.state.clash.totals == (3, 9, 2)
    assert t.who() == "nobility"


@rule("old-kings-crown", "16.4.5")
def test_g5_opens_a_gate() -> None:
    t = at(AUTUMN, seat("gathering", "b03", lore=1, place="g5"), seat("clans")).play("journey g-b03", "buy g5")
    assert t.state.gate[0] == 3
    t = at(
        HIGHLANDS, seat("gathering", "b02", quarters="g5", gate=3, discard="b13"), seat("clans"),
        laid_highlands="g-b03 c-b12",
    ).play("g5 g-b03", "deeper")  # fmt: skip
    assert t.offered("ambush") == ["g-b03 g-b13"]
    t.play("ambush g-b03 g-b13")
    assert t.state.gate[0] == 1
    assert t.state.clash.totals == (10, 8)


# The basic deck


def printed(t: Board, card: str) -> CardPrint:
    found: CardPrint = t.game.components().cards[card]
    return found


@rule("old-kings-crown", "15.1", "15.2", "15.3", "15.4", "15.5", "15.6", "15.8")
@rule("old-kings-crown", "15.9", "15.10", "15.11", "15.12", "15.13", "15.14")
@rule("old-kings-crown", "1.2.5", "1.2.6")
@pytest.mark.parametrize(
    ("card", "archetype", "strength", "traits", "commands", "votes", "lore"),
    [
        ("b01", "ruse", 0, "invulnerable", "ambush retreat", 0, 0),
        ("b02", "trader", 0, "", "rally-two", 2, 2),
        ("b03", "follower", 1, "invulnerable", "", 0, 1),
        ("b04", "follower", 2, "invulnerable", "", 0, 1),
        ("b05", "follower", 3, "invulnerable", "", 0, 1),
        ("b06", "follower", 4, "invulnerable", "", 0, 1),
        ("b07", "agent", 5, "", "assassinate", 2, 1),
        ("b08", "cavalry", 5, "pathfinder", "flank", 1, 1),
        ("b09", "machine", 5, "invulnerable", "deploy", 0, 0),
        ("b10", "captain", 6, "pathfinder", "", 1, 1),
        ("b11", "captain", 7, "pathfinder", "", 1, 1),
        ("b12", "captain", 8, "pathfinder", "", 1, 1),
        ("b13", "captain", 9, "pathfinder", "", 1, 1),
        ("b14", "heir", 10, "resilient pathfinder", "rally", 1, 1),
    ],
)
def test_the_basic_deck(
    card: str, archetype: str, strength: int, traits: str, commands: str, votes: int, lore: int
) -> None:
    t = at(PLATEAU, seat("nobility"), seat("clans"), laid_plateau="n-b03")
    for letter in "ncug":
        found = printed(t, f"{letter}-{card}")
        assert (found.archetype, found.strength) == (archetype, strength)
        assert (list(found.traits), list(found.commands)) == (traits.split(), commands.split())
        assert (found.votes, found.lore) == (votes, lore)


@rule("old-kings-crown", "15.7", "5.4.2")
def test_the_agent_dies_of_followers_but_still_kills() -> None:
    agent = "b07"
    t = at(HIGHLANDS, seat("nobility"), seat("clans"), laid_highlands=f"n-{agent} c-b03 c-b12")
    assert sorted(t.lost()) == ["c-b12", f"n-{agent}"]


@rule("old-kings-crown", "15.1", "20.51")
def test_the_ruse_ambushes_or_retreats() -> None:
    t = at(HIGHLANDS, seat("nobility", "b02 b03"), seat("clans"), laid_highlands="n-b01 c-b12")
    assert {"ambush", "retreat"} <= t.verbs()
    t.play("ambush n-b01 n-b02")
    assert t.state.clash.stage == "rewards"  # nothing more to use: not Retreat, either


@rule("old-kings-crown", "20.51")
def test_a_ruse_that_gains_retreat_may_use_both() -> None:
    t = at(HIGHLANDS, seat("uprising", "b02", tactics=(0, 3, 0, 0)), seat("clans"), laid_highlands="u-b01 c-b12")
    t.play("ut2 u-b01", "ambush u-b01 u-b02", "retreat u-b01", "withdraw u-b01")
    assert t.hand("uprising") == ["u-b01"]
