"""Boards: drawn from a view and words alone, at every width, in both languages, with no secrets."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import interrex
from interrex.cli.boards import board
from interrex.cli.menu import Menu, in_order
from interrex.cli.words import speak, words
from interrex.engine import wire
from interrex.engine.game import View
from interrex.engine.match import Match

NAMES = ("Ada", "Bruno", "Celia", "Daria", "Emil")


def drawn(view: dict[str, Any], width: int = 120, language: str = "en") -> str:
    speak(language)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board(typed(view), words(view["game"]), NAMES, width))
    speak("en")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def typed(view: dict[str, Any]) -> View:
    """A view as it is drawn, from one that a test may have changed: nothing but the game's own fields fits."""
    kind = interrex.game(view["game"]).faces.shows[0]
    return View(**{**view, "board": wire.convert(view["board"], kind)})


def played(players: int, moves: int, seed: int = 1, pick: int = 0) -> Match:
    match = interrex.new("kingsburg", players=players, seed=seed)
    while len(match.moves) < moves and not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        match.play(seat, offers[(len(match.moves) * 7 + pick) % len(offers)])
    return match


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_a_board_fits_its_terminal_and_has_all_its_words(width: int, language: str) -> None:
    for moves in (0, 8, 60, 140, 400):
        text = drawn(played(5, moves).view(0), width, language)
        assert max([len(line) for line in text.splitlines()]) <= width
        assert "kingsburg-" not in text
        assert "cli-" not in text


def test_dice_goods_and_buildings_are_shown() -> None:
    match = played(2, 30, seed=3)
    text = drawn(match.view(1))
    mine = match.view(1)["board"]["seats"][1]
    assert "".join([f"[{die}] " for die in mine["coloured"]]).strip() in text
    assert "Bruno (you)" in text
    assert "Ada (you)" not in text
    assert "(you)" not in drawn(match.view(None))
    for seat, name in enumerate(NAMES[:2]):
        row = next(line for line in text.splitlines() if f"{seat + 1} {name}" in line)
        assert f" {match.result().scores[seat]} " in row


def test_nobodys_dice_are_shown_in_a_game_for_two() -> None:
    assert "nobody [" in drawn(played(2, 2).view(0))


def test_the_enemy_is_shown_to_those_who_know_it() -> None:
    match = interrex.new("kingsburg", players=2, seed=1)
    while not any(line.audience is not None for line in match.lines):
        seat = match.pending()[0]
        match.play(seat, match.actions(seat)[-2 if len(match.actions(seat)) > 1 else 0])
    knows = next(line.audience for line in match.lines if line.audience is not None)
    assert "only you know" in drawn(match.view(knows))
    assert "defeat" in drawn(match.view(knows))
    for other in (1 - knows, None):
        assert "not known yet" in drawn(match.view(other))
        assert "defeat" not in drawn(match.view(other))


# Root

TABLES: dict[str, dict[str, Any]] = {
    "autumn": {"map": "autumn"},
    "winter": {"map": "winter"},
    "two vagabonds": {"seat-1": "vagabond-2", "seat-2": "vagabond", "seat-3": "marquise", "seat-4": "alliance"},
}
SEATS = (0, 1, 2, 3, None)


@cache
def roots(table: str) -> tuple[Match, ...]:
    """A game of four as it goes: the set-up, two later positions, every step of a battle, the end."""
    match = interrex.new("root", players=4, seed=4, options=TABLES[table])
    kept, steps = [stopped(match)], set()
    while not match.over and len(match.moves) < 700:
        seat = match.pending()[0]
        offers = match.actions(seat)
        fights = [a for a in offers if a[0] == "battle"]
        match.play(seat, (fights or offers)[(len(match.moves) * 7) % len(fights or offers)])
        fight = match.view(None)["board"]["battle"]
        if len(match.moves) in (30, 300) or (fight and fight["step"] not in steps):
            kept.append(stopped(match))
            steps.add(fight and fight["step"])
    assert {"ambush", "hits"} <= steps
    return (*kept, match)


def stopped(match: Match) -> Match:
    return interrex.replay(match.record)


def views(first: int) -> Iterator[dict[str, Any]]:
    """Every position, each with the eyes of another seat."""
    matches = [match for table in TABLES for match in roots(table)]
    for n, match in enumerate(matches, start=first):
        yield match.view(SEATS[n % len(SEATS)])


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_the_woodland_fits_its_terminal_and_has_all_its_words(width: int, language: str) -> None:
    for view in views(first=width // 20):
        text = drawn(view, width, language)
        assert max([cell_len(line) for line in text.splitlines()]) <= width
        assert not any(sign in text for sign in ("root-", "cli-", "{", "None", "…"))


def test_clearings_have_their_printed_numbers_paths_and_pieces() -> None:
    view = roots("autumn")[0].view(None)
    view["board"]["clearings"][11] |= {
        "ruler": "eyrie",
        "open": 0,
        "ruin": 1,
        "warriors": {"eyrie": 3, "alliance": 1},
        "buildings": {"roost": 1},
        "wood": 2,
        "keep": True,
        "sympathy": True,
        "pawns": ["vagabond"],
    }
    row = next(line for line in drawn(view, 100).splitlines() if line.startswith("│ 12 "))
    for part in ("fox", "4 7 9 10 11", "■▨ ", "♛ 3⚔ roost", " wood×2 keep", " 1⚔ sympathy", "●"):
        assert part in row
    narrow = drawn(view, 60)
    assert "Eyrie ♛ 3⚔ roost" in narrow
    assert "Alliance 1⚔ sympathy" in narrow


def test_pieces_are_cut_short_where_there_is_no_room() -> None:
    view = roots("autumn")[0].view(None)
    view["board"]["clearings"][8] |= {"buildings": {"sawmill": 1, "recruiter": 2}, "wood": 3, "sympathy": True}
    assert "sawmill recruiter×2 wood×3" in drawn(view, 100)
    assert "sawm. recr.×2 wood×3" in drawn(view, 80)


def test_a_wide_terminal_has_room_for_a_sketch_of_the_map() -> None:
    """Between the clearings 9 and 8 of the winter map, at its lower edge, runs a path."""
    view = roots("winter")[0].view(None)
    assert re.search(r" 9 (· +)+8 ", drawn(view, 120))
    assert not re.search(r" 9 (· +)+8 ", drawn(view, 100))


def test_a_seat_sees_its_own_cards_and_supporters_only() -> None:
    match = roots("autumn")[1]
    rows = match.view(None)["board"]["seats"]
    alliance = next(seat for seat in range(4) if rows[seat]["faction"] == "alliance")
    for seat in range(4):
        text = drawn(match.view(seat))
        assert "Your hand" in text
        assert f"{NAMES[seat]} (you)" in text
        assert ("supporters 3: " in text) == (seat == alliance)
    assert "Your hand" not in drawn(match.view(None))
    assert "(you)" not in drawn(match.view(None))


def test_a_hand_says_what_crafting_takes_and_gives_and_what_a_card_does() -> None:
    view = roots("autumn")[0].view(0)
    view["board"]["seats"][0]["hand"] = [
        "sword",
        "cobbler",
        "cobbler",
        "royal-claim",
        "ambush-fox",
        "favor-of-the-mice",
    ]
    lines = [" ".join(line.strip("│ ").split()) for line in drawn(view, 80).splitlines()]
    assert "mouse Sword fox×2 → sword, 2★" in lines
    assert "rabbit Cobbler×2 rabbit×2 → Evening: take a move." in lines
    assert "fox Ambush In defence: 2 hits before the dice. Foils an" in lines
    assert "mouse Favor of the Mice mouse×3 → Remove all enemies in mouse clearings;" in lines


def test_a_battle_shows_its_dice_once_they_are_rolled() -> None:
    fights = [match for match in roots("autumn") if match.view(None)["board"]["battle"]]
    for match in fights:
        fight = match.view(None)["board"]["battle"]
        text = drawn(match.view(None), 80)
        assert f"Battle in clearing {fight['clearing']}: {NAMES[fight['attacker']]} attacks" in text
        assert f"▶ {fight['step']}" in text
        assert ("hits rolled" in text) == (fight["rolled"] is not None)
    assert {match.view(None)["board"]["battle"]["rolled"] is None for match in fights} == {True, False}


def test_a_vagabonds_ally_is_shown_in_battle() -> None:
    view = roots("two vagabonds")[1].view(None)
    view["board"]["battle"] = {"attacker": 0, "defender": 2, "clearing": 5, "ally": "alliance", "ambush": False}
    view["board"]["battle"] |= {"steps": ["ally", "ambush", "dice", "effects", "hits"], "step": "effects"}
    view["board"]["battle"] |= {"most": [4, 1], "rolled": [2, 1], "extra": [1, 0]}
    text = drawn(view, 80)
    assert "Ada, Vagabond 2 + Alliance: at most 4 hits · hits rolled: 2, extra: 1" in text
    assert "Celia, Marquise: at most 1 hit · hits rolled: 1" in text
    assert "ally → ambush → dice → ▶ effects" in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("dominance mouse", "coalition Bruno", "Marquise: hostile", "Eyrie: allied", "friendly 2/3 (1 aid)")),
        ("pl", ("dominacja mysz", "koalicja Bruno", "Markiza: Wróg", "Gniazda: Sojusznik", "krok 2 z 3 (pomoc: 1)")),
    ],
)
def test_dominance_coalition_and_relations_are_shown(language: str, said: tuple[str, ...]) -> None:
    view = roots("autumn")[2].view(None)
    own = next(s for s in view["board"]["seats"] if s["vagabond"])
    own |= {"dominance": "dominance-mouse", "coalition": 1}
    own["vagabond"]["relations"] = {"marquise": "hostile", "eyrie": 3, "alliance": 2}
    own["vagabond"]["aids"] = {"marquise": 0, "eyrie": 0, "alliance": 1}
    view["board"]["seats"] = [own, *[s for s in view["board"]["seats"] if s is not own]]
    text = " ".join(drawn(view, 60, language).replace("│", "").split())
    for part in said:
        assert part in text


# The menu


def test_options_come_in_the_order_of_their_numbers() -> None:
    offers: list[tuple[str | int, ...]] = [
        ("go", 9, "a"),
        ("go", 2, "a", "b"),
        ("go", 2, "c"),
        ("stay", "x"),
        ("pass",),
    ]
    assert in_order(offers) == [("go", 2, "c"), ("go", 2, "a", "b"), ("go", 9, "a"), ("stay", "x"), ("pass",)]


def test_every_option_has_its_number_in_the_menu() -> None:
    match = interrex.new("kingsburg", players=4, seed=1)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    most = 0
    while not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        if len(offers) > most:
            most = len(offers)
            menu = Menu(match, seat, words("kingsburg"), NAMES)
            assert sorted(menu.actions, key=str) == sorted(offers, key=str)
            assert [menu.pick(str(n)) for n in range(1, most + 1)] == menu.actions
            assert [menu.pick(interrex.text(a)) for a in offers] == offers
            assert isinstance(console.file, io.StringIO)
            console.file = io.StringIO()
            console.print(menu.shown())
            shown = console.file.getvalue().split()
            assert all(str(n) in shown for n in range(1, most + 1))
        match.play(seat, offers[len(match.moves) % len(offers)])
    assert most > 12
