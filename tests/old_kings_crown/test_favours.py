"""The Kingdom's Favour."""

from __future__ import annotations

from interrex.testing import rule

from .positions import AUTUMN, HIGHLANDS, SPRING, at, seat


@rule("old-kings-crown", "13.2", "13.1.1", "1.3.2")
def test_nf_brings_influence_or_guards_heirs() -> None:
    t = at(SPRING, seat("nobility", camp=0), seat("clans", camp=0), favour="nobility").play("nf influence")
    assert t.influence("nobility") == 1
    assert t.state.favour_left == 2
    t = at(
        SPRING, seat("nobility", camp=0), seat("clans", camp=0), favour="nobility", laid_highlands="n-b14 c-b07"
    ).play("nf heirs")
    t.state.push(HIGHLANDS)
    t.state.run()
    assert t.active("highlands") == ["n-b14", "c-b07"]


@rule("old-kings-crown", "13.3")
def test_cf_brings_herald_and_supporters() -> None:
    t = at(
        HIGHLANDS, seat("clans", herald="shrine", men="plateau:2 lowlands:1", camp=2), seat("nobility"),
        favour="clans", laid_highlands="n-b03",
    ).play("cf castle", "march plateau", "march lowlands")  # fmt: skip
    assert t.herald("clans") == "castle"
    assert t.state.clash.totals == (2, 1)


@rule("old-kings-crown", "13.4")
def test_uf_listens_and_swaps() -> None:
    t = at(
        SPRING, seat("uprising", "b12", camp=0, occupied="kc1:b13"), seat("clans", camp=0), favour="uprising",
        laid_highlands="u-b03 c-b07",
    ).play("uf highlands")  # fmt: skip
    assert t.view(0)["regions"][0]["laid"][1] == ["c-b07"]
    t.play("exchange highlands u-b12")
    assert t.laid("uprising", "highlands") == ["u-b12"]
    assert t.hand("uprising") == ["u-b03"]
    assert t.view(1)["regions"][0]["laid"][0] == [None]


@rule("old-kings-crown", "13.4", "1.8.4")
def test_uf_swaps_an_occupier_for_all_to_see() -> None:
    t = at(
        SPRING, seat("uprising", camp=0, occupied="kc1:b13"), seat("clans", camp=0), favour="uprising",
        laid_highlands="u-b03 c-b07",
    ).play("uf highlands", "exchange highlands u-b13")  # fmt: skip
    assert t.occupied("uprising") == ["kc1:u-b03"]
    assert t.view(1)["regions"][0]["laid"][0] == ["u-b13"]


@rule("old-kings-crown", "13.5")
def test_gf_calls_home_where_the_herald_stands() -> None:
    t = at(
        AUTUMN, seat("gathering", herald="fields"), seat("clans"), favour="gathering", plateau="g-b12",
        highlands="g-b03",
    )  # fmt: skip
    assert t.offered("gf") == ["g-b12"]
    t.play("gf g-b12")
    assert t.hand("gathering") == ["g-b12"]


@rule("old-kings-crown", "13.1.2", "13.1.3", "20.47")
def test_the_disc_returns_after_the_third_use() -> None:
    t = at(SPRING, seat("nobility", camp=0), seat("clans", camp=0), favour="nobility", favour_left=1)
    t.play("nf influence")
    assert t.view(None)["favour"] == {"seat": None, "left": 0}
