"""Kingdom cards of the first suit: kc1 to kc17."""

from __future__ import annotations

from interrex.testing import rule

from .positions import AUTUMN, BIDS, HIGHLANDS, SPRING, START, Board, at, seat


def holding(frame: object, card: str, hand: str = "b03", **more: object) -> Board:
    """The Nobility with a Kingdom card, occupied by its Captain of 6; the Clans beside it."""
    lying = {k: str(more.pop(k)) for k in list(more) if k in LYING}
    return at(frame, seat("nobility", hand, occupied=f"{card}:b10", **more), seat("clans", "b04"), **lying)  # type: ignore[arg-type]


LYING = ("highlands", "plateau", "lowlands", "relics", "secrets", "oaths", "lost", "order", "favour", "resolved")


def acquiring(card: str, **more: object) -> Board:
    """The Nobility bids its Heir and takes that card from the road; the Clans take their bid back."""
    t = at(BIDS, seat("nobility", "b14", **more), seat("clans", "b03"), road=f"{card} kc2 kc3 kc14")
    return t.play("bid n-b14", seat=0).play("bid c-b03", seat=1).play(f"take {card}")


@rule("old-kings-crown", "17.1")
def test_kc1_makes_pathfinders_and_journeys_from_the_regions() -> None:
    t = holding(AUTUMN, "kc1", highlands="n-b05", quarters="")
    assert t.offered("journey") == ["n-b03", "n-b05"]
    t.play("journey n-b05")
    assert t.discard("nobility") == ["n-b05"]  # a Follower, Pathfinder by the card alone
    assert t.lore("nobility") == 1


@rule("old-kings-crown", "17.2")
def test_kc2_pays_one_for_a_card_in_a_council() -> None:
    t = holding(SPRING, "kc2", relics="n-b07").play("kc2")
    assert t.influence("nobility") == 1
    assert t.occupied("nobility") == ["kc2:n-b10"]
    assert "kc2" not in holding(SPRING, "kc2").verbs()


@rule("old-kings-crown", "17.2", "1.9.3")
def test_kc2_is_worth_three_with_cards_in_all_councils() -> None:
    t = holding(SPRING, "kc2", relics="n-b07", secrets="n-b08", oaths="n-b02").play("kc2", "sell")
    assert t.influence("nobility") == 3
    assert t.occupied("nobility") == []
    assert "n-b10" in t.hand("nobility")
    assert t.kingdom_discard() == ["kc2"]


@rule("old-kings-crown", "17.3")
def test_kc3_gives_followers_votes() -> None:
    t = holding(AUTUMN, "kc3", relics="n-b04").play("govern n-b03 oaths")
    assert t.view(None)["councils"][2]["votes"] == [1, 0]
    t = holding(AUTUMN, "kc3", order="clans nobility", relics="n-b04")
    assert t.view(None)["councils"][0]["votes"] == [2, 0]


@rule("old-kings-crown", "17.4", "20.67", "4.2.9", "20.23")
def test_kc4_saves_the_hand_limit_once() -> None:
    t = acquiring("kc4")
    assert t.state.supply[0] == (3,)
    assert t.discard("nobility") == ["n-b14"]
    t = at(START, seat("nobility", "b03", supply="kc4", deck="", discard="b04 b05"), seat("clans", "b04"))
    assert t.limit("nobility") == 6
    assert t.kingdom_discard() == ["kc4"]


@rule("old-kings-crown", "17.5", "4.1.3")
def test_kc5_strengthens_bids_and_occupiers_but_forbids_theft() -> None:
    t = at(
        BIDS,
        seat("nobility", "b14", occupied="kc5:b03"),
        seat("clans", "b12", occupied="kc13:b04"),
        seat("uprising", "b05", occupied="kc16:b03"),
    )
    t.play("bid n-b14", seat=0).play("bid c-b12", seat=1).play("bid u-b05", seat=2)
    assert t.view(None)["seats"][0]["bid"]["strength"] == 15
    assert t.influence("nobility") == 1  # first to resolve
    assert t.offered("steal") == []
    t.play("take kc1", "occupy 2")
    assert t.offered("steal") == ["kc5", "kc16"]  # 8 against 1 + 5: kc1's Heir guards with 15


@rule("old-kings-crown", "17.5")
def test_kc5_guards_its_occupiers() -> None:
    t = at(BIDS, seat("nobility", "b03", occupied="kc5:b05"), seat("clans", "b12"))
    t.play("bid n-b03", seat=0).play("bid c-b12", seat=1)
    assert t.who() == "clans"
    assert t.refused("steal kc5") == "4.2.3"  # 3 + 5 is not less than 8


@rule("old-kings-crown", "17.6", "1.6.4")
def test_kc6_burns_a_tactic_for_lore() -> None:
    t = holding(SPRING, "kc6", tactics=(0, 2, 1, 1), place="").play("kc6 nt1")
    assert t.lore("nobility") == 1
    t = holding(SPRING, "kc6", place="", tactics=(1, 2, 1, 1)).play("kc6 nt4")
    assert t.lore("nobility") == 3
    assert t.view(None)["seats"][0]["tactics"]["nt4"] is None


@rule("old-kings-crown", "17.7")
def test_kc7_gives_the_cheapest_card_of_the_place_of_power() -> None:
    t = acquiring("kc7")
    assert t.offered("unearth") == ["n1", "n4"]
    t.play("unearth n1")
    assert "n1" in t.hand("nobility")
    assert "kc7" in t.kingdom_discard()
    assert t.discard("nobility") == ["n-b14"]


@rule("old-kings-crown", "17.8")
def test_kc8_doubles_a_single_lore() -> None:
    t = holding(AUTUMN, "kc8", place="").play("journey n-b03")
    assert t.lore("nobility") == 2


@rule("old-kings-crown", "17.9", "20.68")
def test_kc9_helps_thieves_and_pays_for_thefts() -> None:
    t = at(BIDS, seat("nobility", "b08", occupied="kc9:b03"), seat("clans", "b09", occupied="kc16:b11"))
    t.play("bid n-b08", seat=0).play("bid c-b09", seat=1)
    assert t.view(None)["seats"][0]["bid"]["strength"] == 5  # the order of bids is not touched
    t.play("steal kc16", "occupy 2")  # 5 + 3 against 7
    assert t.influence("nobility") == 1
    t.play("steal kc9")  # the thief of this card is paid
    assert t.influence("clans") == 1
    assert t.influence("nobility") == 1


@rule("old-kings-crown", "17.9", "4.2.8")
def test_kc9_pays_for_a_theft_that_takes_its_own_space() -> None:
    t = at(
        BIDS, seat("nobility", "b14", occupied="kc9:b10 kc13:b03"), seat("clans", "b02", occupied="kc42:b04"),
    )  # fmt: skip
    t.play("bid n-b14", seat=0).play("bid c-b02", seat=1).play("steal kc42", "occupy 1")
    assert t.occupied("nobility") == ["kc42:n-b14", "kc13:n-b03"]
    assert t.influence("nobility") == 1


@rule("old-kings-crown", "17.10", "1.5.1")
def test_kc10_lies_on_a_region_and_governs_from_there() -> None:
    t = acquiring("kc10").play("lay-on plateau")
    assert [card["card"] for card in t.view(None)["regions"][1]["cards"]] == ["kc10"]
    assert t.discard("nobility") == ["n-b14"]
    t = at(AUTUMN, seat("nobility", ""), seat("clans"), on_plateau="kc10:nobility", plateau="n-b07", highlands="n-b08")
    assert t.offered("kc10") == ["n-b07 relics", "n-b07 secrets", "n-b07 oaths"]
    t.play("kc10 n-b07 oaths")
    assert t.council("oaths") == ["n-b07"]


@rule("old-kings-crown", "17.11", "20.71")
def test_kc11_collects_a_toll() -> None:
    t = acquiring("kc11").play("lay-at castle")
    assert t.view(None)["locations"][0]["cards"] == [{"card": "kc11", "seat": 0}]
    t = at(HIGHLANDS, seat("nobility"), seat("clans"), laid_highlands="c-b10", on_castle="kc11:nobility")
    t.play("claim castle")
    assert t.influence("nobility") == 1
    assert t.influence("clans") == 1


@rule("old-kings-crown", "17.12")
def test_kc12_pays_pathfinders() -> None:
    t = holding(AUTUMN, "kc12", hand="b11", place="").play("journey n-b11")
    assert (t.lore("nobility"), t.influence("nobility")) == (2, 1)
    t = holding(AUTUMN, "kc12", hand="b03", place="").play("journey n-b03")
    assert (t.lore("nobility"), t.influence("nobility")) == (1, 0)


@rule("old-kings-crown", "17.13")
def test_kc13_answers_ignorance_with_influence() -> None:
    t = holding(SPRING, "kc13").play("kc13")
    assert (t.lore("nobility"), t.influence("nobility")) == (0, 1)
    t = holding(SPRING, "kc13", lore=1, place="").play("kc13")
    assert (t.lore("nobility"), t.influence("nobility")) == (2, 0)


@rule("old-kings-crown", "17.14", "1.6.1")
def test_kc14_brings_a_discarded_card_back() -> None:
    t = holding(SPRING, "kc14", discard="b12 b02").play("kc14 n-b12")
    assert t.hand("nobility") == ["n-b03", "n-b12"]
    assert "kc14" not in t.verbs()  # once a year


@rule("old-kings-crown", "17.15", "20.69")
def test_kc15_uses_the_favour_without_the_disc() -> None:
    t = holding(SPRING, "kc15").play("nf influence")
    assert t.influence("nobility") == 1
    assert "nf" not in t.verbs()


@rule("old-kings-crown", "17.15", "13.1.2")
def test_kc15_uses_the_disc_twice() -> None:
    t = holding(SPRING, "kc15", favour="nobility").play("nf influence", "nf heirs")
    assert t.state.favour_left == 1
    assert "nf" not in t.verbs()


@rule("old-kings-crown", "17.16", "1.7.1")
def test_kc16_trades_a_council_card_for_room() -> None:
    t = holding(AUTUMN, "kc16", oaths="n-b07").play("kc16 n-b07")
    assert t.limit("nobility") == 7
    assert t.discard("nobility") == ["n-b07"]
    assert t.kingdom_discard() == ["kc16"]
    assert "n-b10" in t.hand("nobility")


@rule("old-kings-crown", "17.17", "20.70", "1.7.3", "20.8")
def test_kc17_makes_room_while_it_stays() -> None:
    t = acquiring("kc17")
    assert t.limit("nobility") == 7
    t = at(BIDS, seat("nobility", "b03 b04 b05 b06 b07 b08 b09", occupied="kc17:b10", limit=7), seat("clans", "b14"))
    t.play("bid n-b03", seat=0).play("bid c-b14", seat=1).play("steal kc17")
    assert t.limit("nobility") == 6
    assert t.who() == "nobility"  # the occupier has come back: seven cards, room for six
    t.play("discard n-b04")
    assert len(t.hand("nobility")) == 6
    assert t.limit("clans") == 7


@rule("old-kings-crown", "17.17", "20.53")
def test_kc17_pays_a_victorious_heir() -> None:
    t = at(HIGHLANDS, seat("nobility", occupied="kc17:b10"), seat("clans"), laid_highlands="n-b14 c-b03")
    assert t.influence("nobility") == 1
    t.play("claim castle")
    assert t.influence("nobility") == 2
