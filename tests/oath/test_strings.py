"""Chronicles as the community's strings (rulebook 21)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.campaign import mended
from interrex.games.oath.chronicle import RELIC_IDS, VISION_IDS, Chronicle, read
from interrex.games.oath.strings import CARDS, NOTATION, byte_of, read_string, write_string
from interrex.testing import rule

from .test_chronicle import played

BLANK = (
    "030301 0001 10Empire and Exile 00 00 00 012345"
    "0403FFFF FFFFFFFF 0724FFFF FFFFFFFF FFFFFFFF 0B19FFFF FFFFFFFF FFFFFFFF 00 00 00 00 20 07UNKNOWN"
)
SECOND = (
    "030301 0002 10Empire and Exile 00 02 01 012345"
    "0CFFFFDF 22FFFFFF 12FFFFFF 2EFFFFFF 25FFFFFF 05FFFFFF 21FFFFFF 1EFFFFFF"
    "3B 3F67266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C04092610DB6937F413996943647B157B7659013A6956C51"
    "9E895573 06 C39A64503B32 13 E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA 00 04 07UNKNOWN"
)
OLDER = (
    "030200 0002 10The Horder Order 00 10 00 012345"
    "0343FFDE 1621C6DC 133B86E2 22FFFFFF 26FFFFFF 0CFFFFE4 1EFFFFFF 19FFFFFF"
    "37 1B6D76D4D61A330A575AAC31A6D3B32AD2D59E16746E0C249C04A510813875159BBC2545A3711769B9BB2880B11E3F5B410B60050DB619"
    "06 4D5C1F02992B 10 DDE1EAE9EBE7E6E5DAE3EDDFDBE8ECE0"
)


def joined(text: str) -> str:
    """Without the blanks that are there for readers only; those in the name stay."""
    for name in ("Empire and Exile", "The Horder Order"):
        text = text.replace(name, name.replace(" ", "_"))
    return text.replace(" ", "").replace("_", " ")


def of(text: str) -> Chronicle:
    return read(read_string(joined(text)))


@rule("oath", "21.1", "21.2", "21.5", "21.7")
def test_the_start_is_the_first_game() -> None:
    chronicle = of(BLANK)
    assert (chronicle.game, chronicle.oath, chronicle.citizens) == (1, "supremacy", ())
    assert [slot.site for slot in chronicle.sites] == ["plains", "", "mountain", "", "", "rocky-coast", "", ""]
    assert [slot.cards for slot in chronicle.sites if slot.cards] == [("longbows",), ("taming-charm",), ("elders",)]
    assert (chronicle.world, chronicle.relics, chronicle.won) == ((), (), "purple")


@rule("oath", "21.2", "21.4", "21.6")
def test_a_second_game_is_read_part_by_part() -> None:
    chronicle = of(SECOND)
    assert (chronicle.game, chronicle.name, chronicle.oath) == (2, "Empire and Exile", "people")
    assert (chronicle.citizens, chronicle.before, chronicle.won) == (("blue",), (), "white")
    assert [(slot.site, slot.face_up) for slot in chronicle.sites] == [
        ("narrow-pass", True), ("wastes", False), ("great-slum", True), ("the-hidden-place", False),
        ("charming-valley", False), ("river", True), ("marshes", False), ("steppe", False),
    ]  # fmt: skip
    assert chronicle.sites[0].relics == ("horned-mask",)
    assert chronicle.world[:7] == (
        "observatory", "outriders", "wolves", "shield-wall", "keep", "the-great-levy", "vision-of-conquest",
    )  # fmt: skip
    assert (len(chronicle.world), chronicle.world[-1]) == (59, "siege-engines")
    assert set(chronicle.dispossessed) == {
        "vow-of-beastkin", "mountain-giant", "chaos-cult", "downtrodden", "kindred-warriors", "traveling-doctor",
    }  # fmt: skip
    assert (chronicle.relics[0], chronicle.relics[-1], len(chronicle.relics)) == ("map", "cup-of-plenty", 19)


@rule("oath", "21.3", "21.6")
def test_an_older_string_ends_with_its_relics() -> None:
    chronicle = of(OLDER)
    assert (chronicle.oath, chronicle.citizens, chronicle.won) == ("supremacy", ("black",), "purple")
    assert (chronicle.sites[0].cards, chronicle.sites[0].relics) == (("jinx",), ("grand-mask",))
    assert (chronicle.sites[1].cards, chronicle.sites[1].relics) == (
        ("wizard-school", "sprawling-rampart"),
        ("brass-horse",),
    )
    assert (chronicle.sites[2].cards, chronicle.sites[2].relics) == (
        ("kindred-warriors", "levelers"),
        ("dowsing-sticks",),
    )
    assert chronicle.world[0] == "faithful-friend"
    assert (chronicle.relics[0], chronicle.relics[-1]) == ("cup-of-plenty", "truthful-harp")


@rule("oath", "21.4")
def test_every_card_has_a_byte_of_its_own() -> None:
    assert len(CARDS) == 198 + 12 + 20 + 5
    assert all(byte_of(card) == byte for byte, card in CARDS.items())


@pytest.mark.parametrize("text", [BLANK, SECOND])
def test_what_is_read_is_written_again(text: str) -> None:
    assert write_string(read_string(joined(text)), ()) == joined(text)


@rule("oath", "21.9", "21.10")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_chronicle_of_ours_comes_back_from_its_string(players: int) -> None:
    chronicle: dict[str, Any] | None = None
    for number in range(6):
        chronicle = played(players, chronicle, f"{players} players, game {number}")
        text = write_string(chronicle, ("Ada",))
        back, ours = read_string(text), read(chronicle)
        assert {part for part in chronicle if back[part] != chronicle[part]} <= set(NOTATION.omits)
        assert write_string(back, ("Ada",)) == text.replace("03Ada", "07UNKNOWN")
        drawn = read(back)
        assert [(slot.site, slot.cards) for slot in drawn.sites] == [(slot.site, slot.cards) for slot in ours.sites]
        assert {*drawn.world, *drawn.dispossessed} >= {*ours.world, *ours.leaving}
        assert len({*drawn.dispossessed} & {*ours.leaving}) == min(6, len(ours.leaving))
        assert set(drawn.relics[: len(ours.on_top)]) == set(ours.on_top)


@rule("oath", "21.8", "13.7")
@pytest.mark.parametrize(("deck", "cards"), [("3A 67", 58), ("3C 003F67", 60)])
def test_games_in_which_fewer_than_six_joined_or_left_are_read_too(deck: str, cards: int) -> None:
    text = SECOND.replace("3B 3F67", deck)
    assert len(of(text).world) == cards
    assert write_string(read_string(joined(text)), ()) == joined(text)


@rule("oath", "21.8")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        (SECOND[:90], "oath-string-short"),
        ("zz", "oath-string-digits"),
        (SECOND.replace("0CFFFFDF", "0CFFFFD8"), "oath-string-byte"),
        (SECOND.replace("0CFFFFDF", "2FFFFFFF"), "oath-string-byte"),
        (SECOND.replace("22FFFFFF", "2200FFFF"), "oath-string-face-down"),
        (SECOND.replace("0CFFFFDF", "24FFFFFF"), "oath-string-sites"),
        (SECOND.replace("00 02 01 012345", "00 02 04 012345"), "oath-string-oath"),
    ],
)
def test_a_string_that_makes_no_sense_is_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(interrex.BadConfig) as refused:
        of(text)
    assert refused.value.said.key == key


@rule("oath", "21.8")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        (SECOND.replace("C39A6450", "C3C36450"), "oath-mended-doubles"),
        (SECOND.replace("D6A316", "00A316"), "oath-mended-visions"),
        (SECOND.replace("13 E0E2", "12 E2"), "oath-mended-relics"),
    ],
)
def test_a_string_with_doubles_or_gaps_is_mended_and_says_so(text: str, key: str) -> None:
    assert [note.key for note in mended("oath", joined(text))] == [key]
    written = of(text)
    assert written == of(text)
    assert set(VISION_IDS) <= set(written.world)
    assert len(written.relics) + sum([len(slot.relics) for slot in written.sites]) == len(RELIC_IDS)
    assert mended("oath", joined(SECOND)) == ()


@rule("oath", "21.9")
def test_a_campaign_begins_with_a_string_and_keeps_it() -> None:
    campaign = interrex.campaign("oath", ("Ada", "Bo"), brought=joined(SECOND))
    board: Any = campaign.next(seed=3).view(None)["board"]
    assert board["oath"] == "people"
    again = type(campaign).from_json(campaign.to_json())
    assert again.chronicle == campaign.chronicle
    assert campaign.written().startswith("0303010002")
