"""The Kingdom's Favour."""

from __future__ import annotations

from interrex.testing import rule

from .positions import AUTUMN, HIGHLANDS, SPRING, at, seat


@rule("old-kings-crown", "13.2", "13.1.1", "1.3.2")
def test_bread_and_bonfires_brings_influence_or_guards_heirs() -> None:
    t = at(SPRING, seat("nobility", camp=0), seat("clans", camp=0), favour="nobility").play(
        "bread-and-bonfires influence"
    )
    assert t.influence("nobility") == 1
    assert t.state.favour_left == 2
    t = at(
        SPRING,
        seat("nobility", camp=0),
        seat("clans", camp=0),
        favour="nobility",
        laid_highlands="nobility-heir clans-agent",
    ).play("bread-and-bonfires heirs")
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.active("highlands") == ["nobility-heir", "clans-agent"]


@rule("old-kings-crown", "13.3")
def test_following_wind_brings_herald_and_supporters() -> None:
    t = at(
        HIGHLANDS, seat("clans", herald="shrine", men="plateau:2 lowlands:1", camp=2), seat("nobility"),
        favour="clans", laid_highlands="nobility-follower-1",
    ).play("following-wind castle", "march plateau", "march lowlands")  # fmt: skip
    assert t.herald("clans") == "castle"
    assert t.state.clash.totals == (2, 1)


@rule("old-kings-crown", "13.4")
def test_ear_at_every_keyhole_listens_and_swaps() -> None:
    t = at(
        SPRING,
        seat("uprising", "captain-8", camp=0, occupied="drovers-guild:captain-9"),
        seat("clans", camp=0),
        favour="uprising",
        laid_highlands="uprising-follower-1 clans-agent",
    ).play("ear-at-every-keyhole highlands")
    assert t.view(0)["regions"][0]["laid"][1] == ["clans-agent"]
    t.play("exchange highlands uprising-captain-8")
    assert t.laid("uprising", "highlands") == ["uprising-captain-8"]
    assert t.hand("uprising") == ["uprising-follower-1"]
    assert t.view(1)["regions"][0]["laid"][0] == [None]


@rule("old-kings-crown", "13.4", "1.8.4")
def test_ear_at_every_keyhole_swaps_an_occupier_for_all_to_see() -> None:
    t = at(
        SPRING, seat("uprising", camp=0, occupied="drovers-guild:captain-9"), seat("clans", camp=0), favour="uprising",
        laid_highlands="uprising-follower-1 clans-agent",
    ).play("ear-at-every-keyhole highlands", "exchange highlands uprising-captain-9")  # fmt: skip
    assert t.occupied("uprising") == ["drovers-guild:uprising-follower-1"]
    assert t.view(1)["regions"][0]["laid"][0] == ["uprising-captain-9"]


@rule("old-kings-crown", "13.5")
def test_called_home_by_name_calls_home_where_the_herald_stands() -> None:
    t = at(
        AUTUMN, seat("gathering", herald="fields"), seat("clans"), favour="gathering", plateau="gathering-captain-8",
        highlands="gathering-follower-1",
    )  # fmt: skip
    assert t.offered("called-home-by-name") == ["gathering-captain-8"]
    t.play("called-home-by-name gathering-captain-8")
    assert t.hand("gathering") == ["gathering-captain-8"]


@rule("old-kings-crown", "13.1.2", "13.1.3", "20.47")
def test_the_disc_returns_after_the_third_use() -> None:
    t = at(SPRING, seat("nobility", camp=0), seat("clans", camp=0), favour="nobility", favour_left=1)
    t.play("bread-and-bonfires influence")
    assert t.view(None)["favour"] == {"seat": None, "left": 0}
