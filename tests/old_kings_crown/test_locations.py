"""The six locations and the three councils."""

from __future__ import annotations

from interrex.testing import rule

from .positions import AUTUMN, HIGHLANDS, LOWLANDS, PLATEAU, SPRING, Board, at, seat


def winning(frame: object, region: str, hand: str = "", **more: object) -> Board:
    """The Nobility wins a region alone."""
    lying = {k: str(more.pop(k)) for k in ("relics", "oaths", "plateau", "lost", "favour") if k in more}
    laid = {f"laid_{region}": "nobility-captain-6 clans-follower-1"}
    return at(frame, seat("nobility", hand, **more), seat("clans"), **laid, **lying)  # type: ignore[arg-type]


@rule("old-kings-crown", "18.1", "20.49", "11.1.7", "11.1.6")
def test_the_castle_governs_and_clears_the_council() -> None:
    t = winning(
        HIGHLANDS, "highlands", "trader", oaths="clans-agent nobility-cavalry", plateau="nobility-captain-7"
    ).play("claim castle")
    assert {offer.split()[0] for offer in t.offered("reign")} == {
        "nobility-trader",
        "nobility-captain-6",
        "nobility-captain-7",
    }
    t.play("reign nobility-captain-7 oaths")
    assert t.council("oaths") == ["nobility-captain-7"]
    assert (t.discard("clans"), t.discard("nobility")) == (["clans-agent"], ["nobility-cavalry"])
    assert t.influence("nobility") == 1


@rule("old-kings-crown", "18.2")
def test_the_wilderness_is_journeyed() -> None:
    t = winning(HIGHLANDS, "highlands", "trader", place="").play("claim wilderness")
    assert t.offered("roam") == ["nobility-trader", "nobility-captain-6"]
    t.play("roam nobility-captain-6")
    assert (t.lore("nobility"), t.discard("nobility")) == (1, ["nobility-captain-6"])


@rule("old-kings-crown", "18.3", "13.1.4", "2.4")
def test_the_fields_grant_the_favour() -> None:
    t = winning(PLATEAU, "plateau", favour="clans").play("pass", "claim fields", "favour")
    assert t.view(None)["favour"] == {"seat": 0, "left": 3}
    t = winning(PLATEAU, "plateau").play("claim fields", "pass")
    assert t.view(None)["favour"]["seat"] is None


@rule("old-kings-crown", "18.4")
def test_the_battlefield_pays_two() -> None:
    t = winning(PLATEAU, "plateau").play("claim battlefield")
    assert t.influence("nobility") == 2
    assert t.state.over


@rule("old-kings-crown", "18.5")
def test_the_shrine_takes_three_cards() -> None:
    t = winning(LOWLANDS, "lowlands", "trader captain-8 captain-9 heir", deck="captain-7").play("claim shrine")
    t.play("bury nobility-trader", "bury nobility-captain-6", "bury nobility-captain-9")
    assert t.deck("nobility") == ["nobility-captain-9", "nobility-captain-6", "nobility-trader", "nobility-captain-7"]
    assert t.view(1)["seats"][0]["deck"] == [None, "nobility-captain-6", None, None]  # what was open is remembered
    assert t.state.over


@rule("old-kings-crown", "18.6", "20.50")
def test_the_necropolis_gives_back() -> None:
    t = winning(LOWLANDS, "lowlands", "trader", discard="captain-7 captain-8 captain-9 heir").play(
        "claim necropolis", "exhume 3"
    )
    assert len(t.hand("nobility")) == 4
    t.play("drop nobility-trader", "pass")
    assert len(t.discard("nobility")) == 2
    assert t.limit("nobility") == 6  # no attrition


@rule("old-kings-crown", "18.6", "20.7", "1.7.2")
def test_who_exhumes_more_than_the_hand_holds_chooses_what_enters() -> None:
    t = winning(
        LOWLANDS, "lowlands", "trader follower-1", limit=3, deck="follower-2", discard="captain-7 captain-8 captain-9"
    ).play("claim necropolis")
    t.play("exhume 3")
    assert sorted(t.offered("enter")) == ["nobility-captain-7", "nobility-captain-8", "nobility-captain-9"]
    t.play("enter nobility-captain-8", "enter nobility-captain-9")
    assert t.hand("nobility") == ["nobility-trader", "nobility-follower-1", "nobility-captain-8"]
    assert t.deck("nobility") == ["nobility-follower-2", "nobility-captain-9", "nobility-captain-7"]
    t.play("drop nobility-trader", "pass")
    assert t.discard("nobility") == ["nobility-trader"]


@rule("old-kings-crown", "18.6", "20.50", "1.8.1", "1.8.2")
def test_nobody_else_learns_which_of_the_exhumed_cards_went_on_the_deck() -> None:
    t = winning(
        LOWLANDS, "lowlands", "trader follower-1", limit=4, deck="follower-2", discard="captain-7 captain-8 captain-9"
    ).play("claim necropolis")
    t.play("exhume 3")
    for step in ("enter nobility-captain-8", "enter nobility-captain-9"):
        theirs = t.view(1)["seats"][0]
        assert (theirs["known"], theirs["discard"]) == ([], [])
        t.play(step)
    theirs, mine = [t.view(eyes)["seats"][0] for eyes in (1, 0)]
    assert (theirs["known"], theirs["deck"]) == ([], [None, None])
    assert (mine["hand"], mine["deck"]) == (
        ["nobility-trader", "nobility-follower-1", "nobility-captain-8", "nobility-captain-9"],
        [None, "nobility-captain-7"],
    )
    assert t.state.listener is not None
    aloud = [str(told.message) for told in t.state.listener if told.audience is None]
    named = [line for line in aloud if "nobility-captain-7" in line or "nobility-captain-8" in line]
    assert all("nobility-captain-7" in line and "nobility-captain-8" in line for line in named)  # all that were drawn


@rule("old-kings-crown", "18.6", "20.9")
def test_a_single_exhumed_card_is_known_wherever_it_goes() -> None:
    t = winning(
        LOWLANDS, "lowlands", "trader follower-1 follower-2", limit=3, deck="follower-3", discard="captain-7"
    ).play("claim necropolis")
    t.play("exhume 1")
    assert t.view(1)["seats"][0]["deck"] == [None, "nobility-captain-7"]


@rule("old-kings-crown", "11.2.1", "11.2.2", "11.2.3", "11.2.4", "11.1.1")
def test_relics_turn_votes_into_influence() -> None:
    t = winning(LOWLANDS, "lowlands", herald="necropolis", relics="nobility-agent nobility-cavalry clans-trader").play(
        "claim necropolis"
    )
    t.play("relics", "cash nobility-agent", "pass")
    assert t.influence("nobility") == 1 + 2 + 1
    assert t.council("relics") == ["nobility-cavalry", "clans-trader"]
    t.play("exhume 1")
    assert t.hand("nobility") == ["nobility-agent"]  # it already lay in the discard pile
    t = winning(LOWLANDS, "lowlands", herald="shrine", relics="nobility-agent").play("claim necropolis")
    assert "relics" not in t.verbs()


@rule("old-kings-crown", "11.2.1")
def test_relics_takes_markers_too() -> None:
    t = at(
        HIGHLANDS,
        seat("uprising", quarters="friends-in-every-kitchen", herald="castle"),
        seat("clans"),
        laid_highlands="uprising-captain-6 clans-follower-1",
    )
    t.state.council_marks[0] = (2, 0, 0)
    t.play("claim castle", "relics", "cash-mark", "cash-mark", "pass")
    assert t.influence("uprising") == 4


@rule("old-kings-crown", "11.3.1", "11.3.2", "11.3.5", "20.41", "20.42")
def test_secrets_bring_a_reward_with_the_fourth_marker() -> None:
    """Y9: three markers on the Shrine and two more."""
    t = at(
        SPRING,
        seat("nobility", "follower-1 follower-2", camp=0, herald="shrine"),
        seat("clans"),
        secrets="nobility-agent",
    )
    t.state.secret_marks[0] = (0, 0, 0, 0, 3, 0)
    t.play("secrets", "mark shrine", "mark shrine", "bury nobility-follower-1", "pass")
    assert t.view(None)["locations"][4]["marks"] == [0, 0]
    assert t.influence("nobility") == 0
    assert t.deck("nobility")[0] == "nobility-follower-1"


@rule("old-kings-crown", "11.3.3", "11.3.4", "11.3.6", "20.43")
def test_secrets_on_several_locations_are_resolved_in_order_of_choice() -> None:
    t = at(SPRING, seat("nobility", camp=0), seat("clans"), secrets="nobility-agent")
    t.state.secret_marks[0] = (0, 0, 3, 3, 0, 0)
    t.state.secret_marks[1] = (0, 0, 2, 2, 0, 0)
    t.play("secrets", "mark fields", "mark battlefield")
    assert t.offered("reap") == ["fields", "battlefield"]
    t.play("reap battlefield", "favour")
    assert t.influence("nobility") == 0
    assert t.view(None)["locations"][3]["marks"] == [0, 2]
    t = at(SPRING, seat("nobility", camp=0), seat("clans"))
    t.state.secret_marks[0] = (3, 0, 0, 0, 0, 0)
    assert "secrets" not in t.verbs()


@rule("old-kings-crown", "11.4.1", "11.4.2", "20.44", "20.45")
def test_oaths_call_supporters_home() -> None:
    t = at(AUTUMN, seat("nobility", camp=0, lost_men=5), seat("clans"), oaths="nobility-cavalry").play("oaths")
    assert t.offered("muster") == ["lost 1", "lost 2"]  # one vote, and the most
    t = at(AUTUMN, seat("nobility", camp=0, lost_men=5), seat("clans"), oaths="nobility-cavalry clans-captain-7").play(
        "oaths"
    )
    assert t.offered("muster") == ["lost 1"]  # shared: nobody has the most


@rule("old-kings-crown", "11.1.2")
def test_votes_are_counted() -> None:
    """X28."""
    t = at(
        AUTUMN,
        seat("nobility", "follower-1"),
        seat("gathering"),
        secrets="nobility-agent gathering-cavalry",
        oaths="nobility-captain-7",
    )
    councils = t.view(None)["councils"]
    assert [council["votes"] for council in councils] == [[0, 0], [2, 1], [1, 0]]
