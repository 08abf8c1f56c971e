"""Writing the chronicle (rulebook 8), the next game from it, and a campaign of many games."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine import wire
from interrex.engine.game import Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath import GAME
from interrex.games.oath.chronicle import RELIC_IDS, VISION_IDS, Chronicle, Lying, read
from interrex.games.oath.data.denizens import DENIZENS
from interrex.games.oath.data.numbers import IDS, NUMBER, SUIT, is_denizen
from interrex.games.oath.play.chronicle.vows import enfranchise
from interrex.games.oath.play.victory import EndOfRound
from interrex.games.oath.saga import SAGA
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
    return read(GAME.saga.chronicle(t.state, START))  # type: ignore[union-attr]


def next_game(chronicle: Chronicle, seed: int = 1) -> Any:
    """What the game of that seed makes of it."""
    return GAME.start(3, {}, Luck(key_from_seed(seed)), wire.plain(chronicle))


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
    found: dict[str, Any] = GAME.saga.chronicle(state, Start(players, {}, chronicle, houses))  # type: ignore[union-attr]
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
    t.play("grant 3")
    sworn, steppe = t.state.copy(), t.state.colours.index(t.state.colour[3])
    assert sworn.bands[steppe] == 4
    enfranchise(sworn, 3, 1)
    assert (sworn.bands[steppe], sworn.colours[steppe]) == (1, sworn.board_colour(1)), "one of the winner's for theirs"
    t.play("swear")
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
    assert "whistle" in chronicle.unseen
    assert "keep" in chronicle.leaving


@rule("oath", "8.3.3", "8.3.5.4", "22.1.14")
def test_edifices_of_others_fall_into_ruin_and_go_to_the_bottom() -> None:
    t = reigning(
        exile(),
        bands="steppe: 0x1; fertile-valley: 1x2",
        cards="fertile-valley: keep sprawling-rampart; steppe: hall-of-mockery elders",
        relics="steppe: whistle",
    )
    t.state.eyes[NUMBER["whistle"]] = 1
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
    before = GAME.rules.pieces(t.state)
    written(t)
    assert (t.state.bands, t.state.site_favor) == ([0] * 8, [0] * 8)
    assert GAME.rules.pieces(t.state) == before


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
    assert [bool(slot.site) for slot in chronicle.sites] == [slot.face_up for slot in chronicle.sites]
    assert len({*next_game(chronicle).site}) == 8


# -------------------------------------------------------------------------------------------------------------- decks


def suits_in(cards: list[int]) -> list[int]:
    return sorted([SUIT[card] for card in cards])


@rule("oath", "8.4.1", "22.2.12")
def test_six_cards_join_by_the_most_common_suit_of_face_up_advisers() -> None:
    t = usurped(one={"advisers": "wolves", "hidden": "keep elders"})
    chronicle = written(t)
    joined = [card for card in t.state.archive if card not in next_game(chronicle).archive]
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
    chronicle = written(t)
    assert chronicle.history[-1].suit == ""
    after = next_game(chronicle)
    assert {NUMBER["keep"], NUMBER["longbows"]} <= set(after.world)
    assert set(after.archive) == {*t.state.archive, NUMBER["tents"]}


@rule("oath", "8.5", "22.2.15")
def test_six_cards_of_the_piles_and_the_losers_advisers_leave() -> None:
    piles = "cradle: longbows taming-charm; provinces: elders vision-of-faith; hinterland: scouts"
    t = usurped(
        exile(advisers="keep", hidden="tinkers-fair"), one={"advisers": "wolves", "hidden": "tents"}, piles=piles
    )
    chronicle = written(t)
    losers = {"longbows", "taming-charm", "elders", "scouts", "keep", "tinkers-fair"}
    assert set(chronicle.leaving) - {"wayside-inn"} == losers
    left = [{IDS[card] for card in next_game(chronicle, seed).dispossessed} for seed in range(20)]
    assert all(len(six) == 6 and six <= set(chronicle.leaving) for six in left)
    assert {"wolves", "tents", "vision-of-faith"} <= set(chronicle.world)


@rule("oath", "8.6.1", "8.6.3")
def test_the_winners_relics_and_the_reliquary_come_on_top_of_the_losers() -> None:
    t = usurped(exile(relics="obsidian-cage"), one={"relics": "grand-mask"})
    chronicle = written(t)
    assert set(chronicle.on_top) == {"grand-mask", "truthful-harp", "cup-of-plenty", "cracked-horn", "brass-horse"}
    assert chronicle.relics == ("obsidian-cage",)
    after = next_game(chronicle)
    assert {IDS[relic] for relic in after.relic_deck[-5:]} == set(chronicle.on_top)


@rule("oath", "8.6.2", "22.2.17")
def test_face_up_sites_are_filled_with_relics_while_there_are_any() -> None:
    sites = SITES.replace("fertile-valley", "mountain").replace("steppe", "mine")
    t = reigning(exile(relics="whistle"), sites=sites, bands="mountain: 0x1; mine: 0x1")
    t.state.relic_deck = ()
    t.state.reliquary = (0, 0, 0, 0)
    chronicle = wire.replace(written(t), on_top=tuple([relic for relic in RELIC_IDS if relic != "whistle"]))
    assert [[IDS[relic] for relic in there] for there in next_game(chronicle).relics_at[:2]] == [["whistle"], []]


@rule("oath", "8.8")
def test_the_world_deck_has_two_visions_in_twelve_and_three_in_the_next_eighteen() -> None:
    world = next_game(read(played(3, None, 5))).world[::-1]
    visions = [at for at, card in enumerate(world) if not is_denizen(card)]
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
    faces = [(IDS[site], bool(state.face_up >> slot & 1)) for slot, site in enumerate(state.site)]
    assert [site for site, up in faces if up] == [slot.site for slot in chronicle.sites if slot.face_up]
    assert [up for _, up in faces] == [slot.face_up for slot in chronicle.sites]


def adds_up(chronicle: Chronicle) -> None:
    cards = [*chronicle.world, *chronicle.leaving, *[card for slot in chronicle.sites for card in slot.cards]]
    denizens = [card for card in cards if is_denizen(NUMBER[card])]
    assert len(set(denizens)) == len(denizens)
    assert len(chronicle.archive) + len(chronicle.dispossessed) + len(denizens) == len(DENIZENS)
    relics = [*chronicle.relics, *chronicle.unseen, *chronicle.on_top, *[r for s in chronicle.sites for r in s.relics]]
    assert len(relics) == len(set(relics)) == 20


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


# ---------------------------------------------------------------------------------------- what the next game will bring


def hidden(state: Any) -> dict[str, tuple[int, ...]]:
    """What nobody may know when a game begins."""
    face_down = [site for slot, site in enumerate(state.site) if not state.face_up >> slot & 1]
    return {
        "world": state.world, "dispossessed": state.dispossessed, "archive": state.archive,
        "relic deck": state.relic_deck, "sites": tuple(face_down),
    }  # fmt: skip


@rule("oath", "22.3.7", "8.4.1", "8.5", "8.8")
def test_nothing_hidden_is_settled_before_the_next_game_has_a_key() -> None:
    chronicle = read(played(3, None, 5))
    one, other = [hidden(next_game(chronicle, seed)) for seed in (1, 2)]
    assert not [what for what in one if one[what] == other[what]]
    lists = [chronicle.world, chronicle.leaving, chronicle.dispossessed, chronicle.relics, chronicle.unseen]
    assert all([NUMBER[card] for card in cards] == sorted([NUMBER[card] for card in cards]) for cards in lists)
    assert not any(slot.site for slot in chronicle.sites if not slot.face_up)


@rule("oath", "22.3.8", "8.7.1")
def test_relics_that_stay_keep_their_place_if_somebody_has_seen_them() -> None:
    t = reigning(exile(), bands="steppe: 0x1; lush-coast: 0x1", relics="steppe: whistle; lush-coast: map")
    t.state.eyes[NUMBER["whistle"]] = 0b10
    chronicle = written(t)
    stay = {slot.site: (slot.relics, slot.unseen) for slot in chronicle.sites if slot.face_up and slot.site != "mine"}
    assert (stay["steppe"], stay["lush-coast"]) == ((("whistle",), 0), ((), 1))
    assert "map" in chronicle.unseen
    first = [slot.site for slot in chronicle.sites].index("lush-coast")
    assert len({next_game(chronicle, seed).relics_at[first] for seed in range(8)}) > 1


@rule("oath", "22.3.7")
def test_a_chronicle_of_earlier_rules_loses_its_order_and_nothing_else() -> None:
    sites = [
        Lying("steppe", True, ("keep",), ("map",)), Lying("mine", False), *[Lying()] * 6,
    ]  # fmt: skip
    world = ("wolves", *VISION_IDS, "longbows", "tents")
    relics = tuple([relic for relic in RELIC_IDS[::-1] if relic != "map"])
    before = wire.plain(Chronicle(4, "people", (), tuple(sites), world, ("elders",), relics, winner=2, name="Ours"))
    after = read(SAGA.migrate(before, 2))
    assert (after.game, after.winner, after.name, after.dispossessed) == (4, 2, "Ours", ("elders",))
    assert after.world == tuple(sorted(world, key=NUMBER.__getitem__))
    assert after.sites[:2] == (Lying("steppe", True, ("keep",), (), 1), Lying())
    assert (after.relics, after.unseen) == ((), tuple(sorted(RELIC_IDS, key=NUMBER.__getitem__)))
    assert SAGA.migrate(before, 3) == before
    assert next_game(after).world != next_game(after, 2).world
