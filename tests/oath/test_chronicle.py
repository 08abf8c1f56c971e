"""Writing the chronicle (rulebook 8), the next game from it, and a campaign of many games."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.game import Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath import GAME
from interrex.games.oath.chronicle import Chronicle, read
from interrex.games.oath.data.denizens import DENIZENS
from interrex.games.oath.data.numbers import IDS, NUMBER, SUIT, is_denizen
from interrex.games.oath.play.victory import EndOfRound
from interrex.testing import rule
from interrex.testing.conformance import play_on_and_check

from .positions import SITES, TURN, Board, Seat, at, chancellor, citizen, exile

START = Start(3, {"chancellor": 0, "guided": False})
RULES_ALL = "; ".join([f"{site}: 0x1" for site in SITES.split()])


def usurped(*others: Seat, **more: object) -> Board:
    """An Exile (seat 1) has won as Usurper and is asked for the next oath."""
    one = more.pop("one", {})
    seats = (chancellor(), exile(**one), *others)  # type: ignore[arg-type]
    return at(*seats, turn=1, title=1, usurper=True, frame=TURN, **more)  # type: ignore[arg-type]


def reigning(*others: Seat, own: dict[str, object] | None = None, **more: object) -> Board:
    """The Chancellor has won by a stable regime."""
    options = {"round": 5, "dice": "6", "bands": "fertile-valley: 0x1", **more}
    return at(chancellor(**(own or {})), *(others or (exile(),)), frame=EndOfRound(), **options)  # type: ignore[arg-type]


def written(t: Board) -> Chronicle:
    """What the game leaves behind, everything left open decided by passing."""
    while not t.state.over:
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    return read(GAME.saga.writes(t.state, START))  # type: ignore[union-attr]


def lying(chronicle: Chronicle) -> list[str]:
    """The sites, face-down ones in brackets."""
    return [slot.site if slot.face_up else f"({slot.site})" for slot in chronicle.sites]


def played(players: int, chronicle: dict[str, Any] | None, seed: int | str) -> dict[str, Any]:
    """The chronicle of a random game."""
    houses = tuple(range(6 - players, 6))
    state = GAME.start(players, {}, Luck(key_from_seed(seed)), chronicle, houses)
    state.run()
    luck = Luck(key_from_seed(f"played {seed}"))
    while not state.over:
        seat = state.pending()[0]
        state.play(seat, luck.choice(state.actions(seat)))
    found: dict[str, Any] = GAME.saga.writes(state, Start(players, {}, chronicle, houses))  # type: ignore[union-attr]
    return found


# ----------------------------------------------------------------------------------------------------- oath, Citizens


@rule("oath", "8.0", "3.5")
def test_the_result_is_settled_before_the_chronicle_is_written() -> None:
    t = usurped()
    assert not t.state.over
    assert GAME.result(t.state).winners == (1,)
    assert t.asked() == "oath-ask-vow"


@rule("oath", "8.1")
def test_the_winner_vows_any_oath_but_the_present_one() -> None:
    t = usurped(oath="people")
    assert t.offered("vow") == ["devotion", "protection", "supremacy"]
    assert written(t.play("vow devotion")).oath == "devotion"


@rule("oath", "8.1")
def test_who_wins_by_a_vision_alone_vows_what_it_shows() -> None:
    t = at(
        chancellor(), exile(vision="vision-of-faith"), turn=1, darkest_secret=1, visions=3, oath="devotion", frame=TURN
    )
    assert t.asked() != "oath-ask-vow"
    assert written(t).oath == "devotion"


@rule("oath", "8.2.1", "8.7.2")
def test_an_exiles_victory_turns_all_citizens_boards() -> None:
    t = usurped(citizen())
    t.state.unplayed = 1 << 4
    assert written(t).citizens == ()


@rule("oath", "8.7.2")
def test_under_the_empire_boards_stay_as_they_lie() -> None:
    t = reigning(exile(), citizen())
    t.state.unplayed = 1 << 4
    assert written(t).citizens == ("blue", "yellow")


@rule("oath", "8.2.2")
def test_citizenship_is_offered_to_those_who_were_exiles_before() -> None:
    t = usurped(citizen(), exile(at="steppe"), bands="steppe: 3x4; lush-coast: 1x1").play("vow people")
    assert t.offered("grant") == ["3"]
    t.play("grant 3", "swear")
    assert t.asked() != "oath-ask-grant"
    chronicle = written(t)
    assert chronicle.citizens == ("white",)
    assert lying(chronicle)[:2] == ["steppe", "lush-coast"]  # ruled by the winner now, and moved together


@rule("oath", "8.2.2")
def test_an_exile_may_decline() -> None:
    t = usurped(exile(at="steppe"), bands="steppe: 2x4").play("vow people", "grant 2", "pass")
    assert written(t).citizens == ()
    assert {"site": "steppe"} in t.log("oath-discards-site")


@rule("oath", "22.2.16")
def test_a_winner_out_of_warbands_rules_the_sites_of_new_citizens_all_the_same() -> None:
    t = usurped(exile(), bands="steppe: 2x4").play("vow people")
    t.state.bank[1] = 0
    assert lying(written(t.play("grant 2", "swear")))[0] == "steppe"


# ----------------------------------------------------------------------------------------------------------- edifices


@rule("oath", "8.3.1")
def test_an_edifice_replaces_a_denizen_of_its_suit() -> None:
    t = reigning(cards="fertile-valley: keep tents; steppe: elders").play("vow people")
    assert t.offered("build") == ["keep", "tents"]
    chronicle = written(t.play("build tents"))
    assert chronicle.sites[0].cards == ("keep", "ancient-forge")
    assert "tents" in chronicle.world
    assert "ancient-forge" not in chronicle.edifices


@rule("oath", "8.3.1.1")
@pytest.mark.parametrize(("site", "offered"), [("fertile-valley", ["salt-the-earth"]), ("drowned-city", [])])
def test_locked_denizens_can_be_built_over_but_not_where_there_would_be_no_room(site: str, offered: list[str]) -> None:
    t = reigning(cards=f"{site}: salt-the-earth", bands=f"{site}: 0x1").play("vow people")
    assert t.offered("build") == offered


@rule("oath", "8.3.1")
def test_a_ruin_is_repaired_and_stops_another_edifice_from_being_built_there() -> None:
    t = reigning(cards="fertile-valley: keep bandit-rampart").play("vow people")
    assert (t.offered("build"), t.offered("repair")) == ([], ["bandit-rampart"])
    t.play("repair bandit-rampart")
    assert written(t).sites[0].cards == ("keep", "sprawling-rampart")


@rule("oath", "8.3.1")
def test_an_exile_builds_nothing() -> None:
    t = usurped(cards="steppe: keep", bands="steppe: 1x2").play("vow people")
    assert t.asked() != "oath-ask-build"


# ---------------------------------------------------------------------------------------------------------------- map


@rule("oath", "8.3.2")
def test_sites_that_the_winner_does_not_rule_leave_with_their_cards() -> None:
    t = reigning(
        exile(),
        bands="steppe: 0x1; lush-coast: 1x2",
        cards="lush-coast: keep hall-of-mockery",
        relics="lush-coast: whistle",
    )
    chronicle = written(t)
    assert lying(chronicle)[0] == "steppe"
    assert {"site": "lush-coast"} in t.log("oath-discards-site")
    assert "hall-of-debate" in chronicle.edifices
    assert "whistle" in chronicle.relics
    assert "keep" in (*chronicle.world, *chronicle.dispossessed)


@rule("oath", "8.3.3", "8.3.5.4", "22.1.14")
def test_edifices_of_others_fall_into_ruin_and_go_to_the_bottom() -> None:
    t = reigning(
        exile(),
        bands="steppe: 0x1; fertile-valley: 1x2",
        cards="fertile-valley: keep sprawling-rampart; steppe: hall-of-mockery elders",
        relics="steppe: whistle",
    )
    chronicle = written(t.play("vow people", "pass"))
    assert chronicle.sites[7].site == "steppe"  # set aside last, so laid first
    assert chronicle.sites[7].cards == ("hall-of-mockery", "elders")
    assert chronicle.sites[7].relics[0] == "whistle"
    assert (chronicle.sites[6].site, chronicle.sites[6].cards) == ("fertile-valley", ("bandit-rampart",))
    assert chronicle.history[-1].ruined == ("sprawling-rampart",)


@rule("oath", "15.5")
def test_an_intact_forest_temple_keeps_sites_with_a_beast_card() -> None:
    t = reigning(exile(), bands="steppe: 0x1", cards="steppe: forest-temple; lush-coast: wolves; salt-flats: elders")
    assert {"steppe", "lush-coast"} <= set(lying(written(t)))


@rule("oath", "8.3.4")
def test_favor_secrets_and_warbands_leave_the_map() -> None:
    t = reigning(bands="steppe: 0x3", tokens="", cards="steppe: keep")
    t.state.site_favor[3], t.state.shared = 2, t.state.shared - 2
    before = GAME.pieces(t.state)
    written(t)
    assert (t.state.bands, t.state.site_favor) == ([0] * 8, [0] * 8)
    assert GAME.pieces(t.state) == before


@rule("oath", "8.3.5", "8.3.5.1", "8.3.5.2", "8.3.5.3", "8.7.1")
def test_sites_move_up_from_region_to_region() -> None:
    t = reigning(bands="standing-stones: 0x1; deep-woods: 0x1; salt-flats: 0x1; drowned-city: 0x1; lush-coast: 0x1")
    assert lying(written(t))[:5] == ["standing-stones", "deep-woods", "salt-flats", "drowned-city", "lush-coast"]


@rule("oath", "8.3.5.5")
def test_ruins_that_find_no_room_in_the_hinterland_go_to_the_provinces() -> None:
    first = "standing-stones: bandit-rampart; ancient-city: hall-of-mockery"
    t = reigning(bands=RULES_ALL, cards=f"{first}; steppe: ruined-temple; deep-woods: fallen-spire")
    chronicle = written(t.play("vow people", "pass"))
    assert lying(chronicle) == [
        "fertile-valley", "salt-flats", "drowned-city", "lush-coast", "standing-stones", "ancient-city", "steppe",
        "deep-woods",
    ]  # fmt: skip


@rule("oath", "8.3.5.6", "8.3.5.7")
def test_empty_slots_are_filled_face_down_and_each_region_turns_its_top_site() -> None:
    chronicle = written(usurped())
    assert [slot.face_up for slot in chronicle.sites] == [True, False, True, False, False, True, False, False]
    assert len({slot.site for slot in chronicle.sites}) == 8


# -------------------------------------------------------------------------------------------------------------- decks


def suits_in(cards: list[int]) -> list[int]:
    return sorted([SUIT[card] for card in cards])


@rule("oath", "8.4.1", "22.2.12")
def test_six_cards_join_by_the_most_common_suit_of_face_up_advisers() -> None:
    t = usurped(one={"advisers": "wolves", "hidden": "keep elders"})
    before = t.state.archive
    chronicle = written(t)
    joined = [card for card in before if card not in t.state.archive]
    assert suits_in(joined) == [0, 4, 4, 4, 5, 5]  # Beast, Nomad, Discord
    assert chronicle.history[-1].suit == "beast"


@rule("oath", "8.4.1")
def test_of_suits_as_common_the_winner_chooses_and_without_advisers_any() -> None:
    t = usurped(one={"advisers": "wolves keep"}).play("vow people")
    assert t.offered("recruit") == ["order", "beast"]
    assert len(usurped().play("vow people").offered("recruit")) == 6


@rule("oath", "8.4.2", "22.2.13", "22.2.14")
def test_where_the_archive_is_short_it_heals() -> None:
    t = usurped(one={"advisers": "wolves"}, dispossessed="keep longbows tents")
    t.state.archive = tuple([card for card in t.state.archive if SUIT[card] != 0])
    before = len(t.state.archive)
    chronicle = written(t)
    assert chronicle.history[-1].suit == ""
    assert {"keep", "longbows"} <= set(chronicle.world)
    assert len(t.state.archive) == before + 1  # Tents


@rule("oath", "8.5", "22.2.15")
def test_six_cards_of_the_piles_and_the_losers_advisers_leave() -> None:
    piles = "cradle: longbows taming-charm; provinces: elders vision-of-faith; hinterland: scouts"
    t = usurped(
        exile(advisers="keep", hidden="tinkers-fair"), one={"advisers": "wolves", "hidden": "tents"}, piles=piles
    )
    chronicle = written(t)
    losers = {"longbows", "taming-charm", "elders", "scouts", "keep", "tinkers-fair"}
    assert len(chronicle.dispossessed) == 6
    assert set(chronicle.dispossessed) <= losers | {"wayside-inn"}
    assert {"wolves", "tents", "vision-of-faith"} <= set(chronicle.world)


@rule("oath", "8.6.1", "8.6.3")
def test_the_winners_relics_and_the_reliquary_come_on_top_of_the_losers() -> None:
    t = usurped(exile(relics="obsidian-cage"), one={"relics": "grand-mask"})
    chronicle = written(t)
    assert set(chronicle.relics[:5]) == {"grand-mask", "truthful-harp", "cup-of-plenty", "cracked-horn", "brass-horse"}
    assert "obsidian-cage" in chronicle.relics[5:] or any("obsidian-cage" in slot.relics for slot in chronicle.sites)
    assert "grand-scepter" not in chronicle.relics


@rule("oath", "8.6.2", "22.2.17")
def test_face_up_sites_are_filled_with_relics_while_there_are_any() -> None:
    sites = SITES.replace("fertile-valley", "mountain").replace("steppe", "mine")
    t = reigning(exile(relics="whistle"), sites=sites, bands="mountain: 0x1; mine: 0x1")
    t.state.relic_deck = ()
    assert [slot.relics for slot in written(t).sites[:2]] == [("whistle",), ()]


@rule("oath", "8.8")
def test_the_world_deck_has_two_visions_in_twelve_and_three_in_the_next_eighteen() -> None:
    chronicle = read(played(3, None, 5))
    visions = [at for at, card in enumerate(chronicle.world) if not is_denizen(NUMBER[card])]
    assert len([at for at in visions if at < 12]) == 2
    assert len([at for at in visions if 12 <= at < 30]) == 3


# ------------------------------------------------------------------------------------------------- game after game


@rule("oath", "12.7", "1.1", "12.3")
def test_the_next_game_begins_where_the_last_one_ended() -> None:
    before = played(3, None, 5)
    chronicle = read(before)
    houses = (4, chronicle.winner or 0, 5)
    state: Any = GAME.start(3, {}, Luck(key_from_seed(1)), before, houses)
    assert state.chancellor == 1
    assert [IDS[site] for site in state.site] == [slot.site for slot in chronicle.sites]
    assert [IDS[card] for card in state.world[::-1]] == list(chronicle.world)


def adds_up(chronicle: Chronicle) -> None:
    cards = [*chronicle.world, *[card for slot in chronicle.sites for card in slot.cards]]
    denizens = [card for card in cards if is_denizen(NUMBER[card])]
    assert len(set(denizens)) == len(denizens)
    assert len(chronicle.archive) + len(chronicle.dispossessed) + len(denizens) == len(DENIZENS)
    assert len(chronicle.relics) + sum([len(slot.relics) for slot in chronicle.sites]) == 20


@rule("oath", "12.1", "12.2", "13.7")
def test_thirty_games_in_a_row_lose_no_card() -> None:
    chronicle = None
    for number in range(30):
        chronicle = played(2 + number % 5, chronicle, number)
        adds_up(read(chronicle))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_campaign_passes_all_checks(players: int) -> None:
    campaign = play_on_and_check(GAME, players, 2, seed=players, every=25)
    assert campaign.chronicle is not None
    assert [chapter.game for chapter in read(campaign.chronicle).history] == [1, 2]
