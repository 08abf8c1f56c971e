"""Set-up (rulebook 1), the first game and other games (rulebook 12), pieces and dice (rulebook 13)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.game import Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath import GAME
from interrex.games.oath.chronicle import Chronicle, Lying, first_chronicle
from interrex.games.oath.data import constants, first_game
from interrex.games.oath.data.denizens import DENIZENS
from interrex.games.oath.data.edifices import EDIFICES
from interrex.games.oath.data.numbers import IDS, NUMBER, SUIT, is_vision
from interrex.games.oath.data.relics import GRAND_SCEPTER, RELICS
from interrex.games.oath.data.sites import SITES
from interrex.games.oath.data.visions import VISIONS
from interrex.games.oath.dealing import Dealt, draw
from interrex.games.oath.state import CITIZEN, EXILE, PURPLE
from interrex.games.oath.words import COLOURS
from interrex.testing import ScriptedLuck, rule

from .positions import Board, ids

TWENTY = tuple([relic.id for relic in RELICS if relic.id != GRAND_SCEPTER])


def begin(
    players: int = 4, seed: int = 1, chancellor: int = 0, written: Chronicle | None = None, houses: str = ""
) -> Board:
    """The very beginning of a game: the first question of set-up."""
    kept = None if written is None else wire.plain(written)
    options = {"chancellor": chancellor, "guided": False}
    start = Start(players, options, kept, tuple([int(house) for house in houses.split()]))
    return Board("oath", GAME.rules.setup(start, ScriptedLuck(seed=seed)))


def settled(t: Board) -> Board:
    """Everybody has chosen: the first turn begins."""
    while t.state.round == 1 and not t.log("oath-round"):
        t.play(t.offers()[0])
    return t


def chronicle(**changes: object) -> Chronicle:
    """The first game's, with something changed."""
    return wire.replace(first_chronicle(), **changes)


def dealt(kept: Chronicle, seed: int = 1) -> Dealt:
    """Its cards, as the game of that seed draws them."""
    return draw(kept, ScriptedLuck(seed=seed))


def with_sites(*named: str, cards: Mapping[str, tuple[str, ...]] | None = None) -> tuple[Lying, ...]:
    """Eight slots: face-up sites named, face-down ones with a minus; the rest is drawn."""
    lying = []
    for name in named:
        site, up = name.removeprefix("-"), not name.startswith("-")
        lying.append(Lying(site, up, (cards or {}).get(site, ())))
    return (*lying, *[Lying()] * (8 - len(lying)))


# ------------------------------------------------------------------------------------------------------------ set-up


@rule("oath", "1.1", "12.4", "2.1.1", "22.2.25")
def test_the_first_map() -> None:
    g = begin().state
    up = {slot: (IDS[g.site[slot]], ids(g.cards[slot])) for slot in range(8) if g.face_up >> slot & 1}
    assert up == {
        0: ("plains", ["longbows"]),
        2: ("mountain", ["taming-charm"]),
        5: ("rocky-coast", ["elders"]),
    }
    assert len({*g.site}) == 8
    hidden = {tuple(begin(seed=seed).state.site) for seed in range(5)}
    assert len(hidden) > 1, "the face-down ones are random"


@rule("oath", "1.1")
def test_a_map_is_laid_as_the_chronicle_has_it() -> None:
    sites = with_sites(
        "steppe", "-mine", "river", cards={"steppe": ("great-spire", "tents"), "river": ("fallen-spire",)}
    )
    sites = (sites[0], sites[1], Lying("river", True, ("elders",), ("map",)), *sites[3:])
    g = begin(written=chronicle(sites=sites)).state
    assert [IDS[g.site[slot]] for slot in (0, 2)] == ["steppe", "river"]
    assert (ids(g.cards[0]), ids(g.cards[2]), ids(g.relics_at[2])) == (["great-spire", "tents"], ["elders"], ["map"])
    assert g.face_up == 0b101


@rule("oath", "22.3.7", "22.3.8", "21.10")
def test_what_a_chronicle_names_face_down_is_drawn_anew_and_what_was_seen_is_known_to_all() -> None:
    sites = (Lying("river", True, (), ("map",), 1), Lying("mine"), *[Lying()] * 6)
    unseen = ("whistle", "ivory-eye", "sticky-fire")
    others = tuple([relic for relic in TWENTY if relic not in (*unseen, "map")])
    kept = chronicle(sites=sites, unseen=unseen, relics=others)
    boards = [begin(seed=seed, written=kept).state for seed in range(20)]
    assert len({IDS[g.site[1]] for g in boards}) > 5, "any site may lie there"
    assert {IDS[g.relics_at[0][0]] for g in boards} == {"map"}
    assert all(g.eyes[NUMBER["map"]] == 0b1111 for g in boards)
    assert {IDS[g.relics_at[0][1]] for g in boards} == {"whistle", "ivory-eye", "sticky-fire"}
    assert not any(g.eyes[g.relics_at[0][1]] for g in boards)


@rule("oath", "1.2", "1.3", "1.14", "2.1.4", "2.10")
def test_round_one_no_visions_the_oath_and_its_keeper() -> None:
    t = begin(written=chronicle(oath="devotion"))
    shown = t.view(None)
    assert (shown["round"], shown["oath"]) == (1, "devotion")
    assert shown["title"] == {"seat": 0, "usurper": False}
    drawn = [card for hand in t.state.drawn for card in hand] + [card for down in t.state.facedown for card in down]
    assert shown["visions_drawn"] == len([card for card in drawn if is_vision(card)])


@rule("oath", "1.4", "1.5", "1.6", "1.11", "1.15", "12.2", "2.1.7", "2.1.3")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_favor_and_secrets_at_first(players: int, each: int) -> None:
    g = begin(players).state
    assert g.banks == [each] * 6
    assert g.on_banner == [1, 1]
    assert g.favor == [2] + [1] * (players - 1)
    assert g.secrets == [1] * players
    assert g.shared == 36 - 6 * each - 1 - sum(g.favor) - sum(g.site_favor)
    assert g.shared_secrets == 20 - 1 - players - sum(g.site_secrets)
    assert not g.mob


@rule("oath", "1.7", "12.3")
def test_who_is_chancellor() -> None:
    assert begin().state.chancellor == 0
    assert begin(chancellor=3).state.chancellor == 2
    kept = chronicle(winner=7)
    assert begin(written=kept, houses="4 7 1 2").state.chancellor == 1, "the last winner"
    assert begin(written=kept, houses="4 5 1 2").state.chancellor == 0, "who does not play"
    with pytest.raises(BadConfig):
        begin(players=3, chancellor=4)


@rule("oath", "1.7", "4.0.1")
def test_turns_go_clockwise_from_the_chancellor() -> None:
    t = settled(begin(players=3, chancellor=3))
    order = []
    while t.state.round == 1:
        if t.asked() == "oath-ask-act":
            order.append(t.seat())
        t.play("pass" if "pass" in t.offers() else t.offers()[0])
    assert order == [2, 0, 1]


@rule("oath", "1.8", "2.4.3", "1.12", "13.7")
def test_the_chancellor_has_the_scepter_and_purple_warbands() -> None:
    t = begin()
    g = t.state
    assert t.relics(0) == ["the-grand-scepter"]
    assert g.host[0] == 3
    assert {slot: g.bands[slot] for slot in range(8) if g.bands[slot]} == {0: 2, 2: 1, 5: 1}
    assert g.bank[PURPLE] == 24 - 7
    assert g.bank[1:4] == [11, 11, 11]


@rule("oath", "1.12", "2.9")
def test_only_sites_with_a_denizen_or_an_intact_edifice_are_garrisoned() -> None:
    cards = {"steppe": ("great-spire",), "river": ("fallen-spire",), "mine": ("elders",)}
    sites = with_sites("lush-coast", "steppe", "river", "mine", "marshes", cards=cards)
    g = begin(written=chronicle(sites=(*sites[:2], Lying("river", True, ("fallen-spire",)), *sites[3:]))).state
    assert g.bands[:5] == [2, 1, 0, 1, 0]


@rule("oath", "1.12", "1.23.1", "22.1.2")
def test_the_chancellor_begins_at_the_top_of_the_cradle() -> None:
    t = begin(written=chronicle(sites=with_sites("steppe", "-mine", "river")))
    assert t.state.bands[:3] == [2, 0, 0]
    settled(t)
    assert t.site(0) == "steppe"


@rule("oath", "1.9", "1.15", "12.1", "12.7")
def test_boards_are_chosen_in_turn_order_with_their_sides() -> None:
    t = begin(players=3, written=chronicle(citizens=("blue", "red")))
    assert (t.seat(), t.asked()) == (1, "oath-ask-board")
    assert len(t.offered("board")) == 5
    t.play("board blue")
    assert t.seat() == 2
    assert "blue" not in t.offered("board")
    other = next(colour for colour in t.offered("board") if colour != "red")
    t.play(f"board {other}")
    g = t.state
    assert g.role[1:] == [CITIZEN, EXILE]
    assert g.host == [3, 3, 3]
    assert g.bank[PURPLE] == 24 - sum(g.bands) - 6
    assert g.bank[g.colour[1]] == 14
    assert g.bank[g.colour[2]] == 11


@rule("oath", "22.2.1", "1.15")
def test_purple_warbands_may_run_short_for_the_last_citizens() -> None:
    names = ("steppe", "river", "mine", "lush-coast", "marshes", "wastes", "barren-coast", "rocky-coast")
    denizens = ("tents", "wolves", "keep", "scouts", "elders", "rangers", "alchemist", "scryer")
    sites = with_sites(*names, cards={site: (card,) for site, card in zip(names, denizens, strict=True)})
    g = begin(players=6, written=chronicle(sites=sites, citizens=tuple(COLOURS[1:]))).state
    assert sum(g.bands) == 9
    assert g.host == [3, 3, 3, 3, 3, 0]
    assert g.bank[PURPLE] == 0


@rule("oath", "1.10", "13.1")
def test_supply_starts_on_the_leftmost_space() -> None:
    assert begin().state.supply == [7, 7, 7, 7]


@rule("oath", "1.13")
@pytest.mark.parametrize(
    ("oath", "holds"), [("supremacy", [-1, -1]), ("people", [0, -1]), ("devotion", [-1, 0]), ("protection", [-1, -1])]
)
def test_the_oath_may_give_the_chancellor_a_banner(oath: str, holds: list[int]) -> None:
    assert begin(written=chronicle(oath=oath)).state.holds == holds


@rule("oath", "1.16", "2.8.2")
def test_prompts_of_face_up_sites_are_followed() -> None:
    sites = with_sites("mine", "-salt-flats", "drowned-city")
    g = begin(written=chronicle(sites=sites)).state
    assert (g.site_favor[0], g.site_secrets[0]) == (3, 0)
    assert (g.site_favor[1], g.site_secrets[1]) == (0, 0), "face down"
    assert (g.site_favor[2], g.site_secrets[2]) == (0, 3)


@rule("oath", "1.16")
def test_where_favor_runs_short_the_chancellor_says_where_it_goes() -> None:
    sites = with_sites("mine", "salt-flats")
    t = begin(players=6, written=chronicle(sites=sites))
    assert t.state.shared == 4, "five are asked for"
    assert (t.seat(), t.asked()) == (0, "oath-ask-prompt")
    t.play("share 2")
    assert (t.state.site_favor[:2], t.state.shared) == ([2, 2], 0)


@rule("oath", "1.17", "1.18", "2.3.1", "22.1.1", "12.6")
def test_the_reliquary_and_the_relic_deck() -> None:
    t = begin()
    g = t.state
    assert len([relic for relic in g.reliquary if relic]) == 4
    assert len(g.relics_at[2]) == 1, "the prompt of Mountain is followed first"
    assert len(g.relic_deck) == 15
    assert all(space == {"relic": None} for space in t.view(0)["reliquary"])
    top = ["map", "ivory-eye", "whistle", "sticky-fire"]
    kept = chronicle(on_top=top, relics=[one for one in TWENTY if one not in top], sites=with_sites("plains"))
    found = [ids(begin(seed=seed, written=kept).state.reliquary) for seed in range(4)]
    assert {tuple(sorted(row)) for row in found} == {("ivory-eye", "map", "sticky-fire", "whistle")}
    assert len({tuple(row) for row in found}) > 1, "at random"


@rule("oath", "22.2.17")
def test_a_short_relic_deck_leaves_spaces_uncovered() -> None:
    bare = ("plains", "lush-coast", "rocky-coast", "river", "fertile-valley", "charming-valley")
    full = [Lying(site, True, (), TWENTY[3 * n : 3 * n + 3]) for n, site in enumerate(bare)]
    g = begin(written=chronicle(relics=TWENTY[18:], sites=(*full, Lying(), Lying()))).state
    assert [bool(relic) for relic in g.reliquary] == [True, True, False, False]
    assert [bool(g.own[0] >> number & 1) for number in (267, 269, 268, 270)] == [False, False, True, True]


@rule("oath", "1.19", "1.20", "1.21", "1.22", "2.1.2", "2.1.5", "2.1.6")
def test_piles_and_hands_come_from_the_bottom_of_the_world_deck() -> None:
    world = dealt(kept := chronicle()).world
    bottom = list(world[::-1])
    t = begin(players=3, written=kept)
    g = t.state
    assert [ids(pile) for pile in g.piles] == [[bottom[0]], [bottom[1]], [bottom[2]]]
    assert ids(g.drawn[0]) == bottom[3:6]
    assert [ids(hand) for hand in g.drawn[1:]] == [bottom[6:9], bottom[9:12]]
    assert ids(g.world)[::-1] == list(world[:-12])


@rule("oath", "1.23.2", "9.3.1")
def test_where_the_world_deck_runs_out_the_last_begin_with_fewer_cards() -> None:
    visions = tuple([vision.id for vision in VISIONS])
    t = settled(begin(players=4, written=chronicle(world=(*visions, "wolves", "keep", "tents"))))
    assert [len(cards) for cards in t.state.facedown] == [1, 1, 0, 0]


@rule("oath", "1.22", "2.7.1")
def test_visions_in_first_hands_are_counted() -> None:
    """A world deck so small that its Visions come up at once; one in a pile nobody has drawn."""
    few = chronicle(world=(*[vision.id for vision in VISIONS], "wolves", "keep", "tents", "scouts"))
    for seed in range(8):
        g = begin(players=2, written=few, seed=seed).state
        assert g.visions_drawn == len([card for hand in g.drawn for card in hand if is_vision(card)])
        assert g.visions_drawn + len([card for pile in (*g.piles, g.world) for card in pile if is_vision(card)]) == 5


@rule("oath", "1.23", "1.23.1", "1.23.2", "1.23.3", "22.1.2", "10.5.1")
def test_each_player_settles_before_the_next() -> None:
    t = begin(players=2)
    assert (t.seat(), t.asked(), t.site(0)) == (0, "oath-ask-discard", "plains")
    first, second, kept = t.offered("discard")
    t.play(f"discard {first}", f"discard {second}")
    assert t.hidden(0) == [kept]
    assert t.pile("provinces")[1:] == [first, second], "the Chancellor's pawn is in the Cradle"
    assert (t.seat(), t.asked()) == (1, "oath-ask-pawn")
    assert t.offered("pawn") == ["1", "3", "6"]
    t.play("pawn 6")
    first, second, kept = t.offered("discard")
    t.play(f"discard {first}", f"discard {second}")
    assert t.pile("cradle")[1:] == [first, second]
    assert t.hidden(1) == [kept]
    assert t.asked() == "oath-ask-act"


# ----------------------------------------------------------------------------------------------------- the first game


@rule("oath", "12.5", "13.7", "8.8")
def test_the_first_decks() -> None:
    kept = dealt(chronicle())
    denizens = [card for card in kept.world if not is_vision(NUMBER[card])]
    lying = [card for site in chronicle().sites for card in site.cards]
    assert sorted([NUMBER[card] for card in (*denizens, *lying)]) == list(range(1, 55))
    assert len(kept.archive) == 144
    assert [sum([SUIT[NUMBER[card]] == suit for card in kept.archive]) for suit in range(6)] == [24] * 6
    assert kept.dispossessed == ()
    assert chronicle().citizens == ()
    visions = [at for at, card in enumerate(kept.world) if is_vision(NUMBER[card])]
    assert len([at for at in visions if at < 12]) == 2
    assert len([at for at in visions if 12 <= at < 30]) == 3


@rule("oath", "12.1", "22.2.24", "12.2")
def test_two_are_enough() -> None:
    t = settled(begin(players=2))
    assert [t.state.role[seat] for seat in range(2)] == [0, EXILE]
    kept = chronicle(citizens=("blue",))
    t = begin(players=2, written=kept).play("board blue")
    assert t.state.role[1] == CITIZEN
    assert GAME.players == (2, 6)


@rule("oath", "12.9")
def test_a_bot_is_offered_what_a_person_is() -> None:
    t = settled(begin(players=2))
    world = GAME.thinking.imagine(t.state, 0, ScriptedLuck()) if GAME.thinking.imagine else t.state
    assert world.actions(0) == t.state.actions(0)


# ------------------------------------------------------------------------------------------------------------- pieces


@rule("oath", "13.7")
def test_the_pieces_of_the_box() -> None:
    assert (len(DENIZENS), len(EDIFICES), len(RELICS), len(SITES), len(VISIONS)) == (198, 12, 21, 23, 5)
    assert (constants.FAVOR_TOKENS, constants.CHANCELLORS_WARBANDS, constants.EXILES_WARBANDS) == (36, 24, 14)


@rule("oath", "13.4", "13.5", "13.6")
def test_the_faces_of_the_dice() -> None:
    attack = [(face.swords, face.hollow, face.skulls) for face in constants.ATTACK_DIE]
    assert sorted(attack) == [(0, 1, 0)] * 3 + [(1, 0, 0)] * 2 + [(2, 0, 1)]
    defense = [(face.shields, face.doubles) for face in constants.DEFENSE_DIE]
    assert sorted(defense) == [(0, False)] * 2 + [(0, True)] + [(1, False)] * 2 + [(2, False)]
    luck = Luck(key_from_seed("end die"))
    assert {luck.roll() for _ in range(100)} == {1, 2, 3, 4, 5, 6}


@rule("oath", "12.8")
def test_the_guided_first_game_is_fixed() -> None:
    g = GAME.rules.setup(Start(2, {"chancellor": 0, "guided": True}), ScriptedLuck(seed=3))
    assert [IDS[site] for site in g.site] == [slot.site for slot in first_game.GUIDED_GAME]
    assert ids(g.world[::-1])[:3] == ["garrison", "faithful-friend", "fire-talkers"]
    assert ids(g.relics_at[2]) == ["ivory-eye"]
    assert g.first_game, "everybody knows which cards are in it"
