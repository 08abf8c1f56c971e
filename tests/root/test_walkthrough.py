"""The first-game walkthrough: hands, set-up, and the guided game over two rounds (rulebook 11.4)."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.action import parse, text
from interrex.engine.errors import BadConfig
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.games.root.data import CARDS
from interrex.games.root.lessons import FIRST_GAME, SCRIPT
from interrex.games.root.rootlog import rootlog
from interrex.lessons import LEFT, ON, guide
from interrex.testing import rule


def begin() -> Match:
    return interrex.new("root", 4, FIRST_GAME.seed, FIRST_GAME.options)


def after(steps: int) -> Match:
    match = begin()
    for step in FIRST_GAME.steps[:steps]:
        match.play(step.seat, step.action)
    return match


def status(match: Match) -> str:
    told = guide(match)
    assert told is not None
    return told.status


def hand(match: Match, seat: int) -> list[str]:
    return sorted(match.view(seat)["board"]["seats"][seat]["hand"])


@rule("root", "11.4", "23.24")
@pytest.mark.parametrize("seed", ["any", "luck"])
def test_hands_and_pieces_are_laid_out(seed: str) -> None:
    match = interrex.new("root", 4, seed, {"walkthrough": True})
    assert hand(match, 0) == ["better-burrow-bank", "brutal-tactics", "travel-gear-mouse"]
    assert hand(match, 1) == ["bake-sale", "cobbler", "sword"]
    assert hand(match, 2) == ["crossbow-mouse", "investments", "tax-collector"]
    assert hand(match, 3) == ["codebreakers", "gently-used-knapsack", "sappers"]
    board = match.view(2)["board"]
    assert sorted(board["alliance"]["supporter_cards"]) == ["command-warren", "foxfolk-steel", "travel-gear-fox"]
    assert [seat["faction"] for seat in board["seats"]] == ["marquise", "eyrie", "alliance", "vagabond"]
    places = {n: c["buildings"] for n, c in enumerate(board["clearings"], 1) if c["buildings"]}
    assert places == {1: {"sawmill": 1}, 3: {"roost": 1}, 5: {"workshop": 1}, 9: {"recruiter": 1}}
    assert [c["warriors"].get("marquise", 0) for c in board["clearings"]] == [1, 1, 0, *[1] * 9]
    assert board["clearings"][2]["warriors"] == {"eyrie": 6}
    assert (board["marquise"]["keep"], board["eyrie"]["leader"], board["deck"]) == (1, "despot", 54 - 15)
    assert board["seats"][3]["vagabond"]["character"] == "thief"
    assert board["seats"][3]["vagabond"]["forest"] == 2
    assert match.pending() == (0,), "nobody is asked about the set-up"


@rule("root", "11.4")
@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (4, {"map": "winter"}), (4, {"seat-1": "eyrie"}), (4, {"seat-4": "vagabond-2"})],
)
def test_the_walkthrough_is_for_four_in_its_own_order(players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadConfig, match="autumn map"):
        interrex.new("root", players, 1, {"walkthrough": True, **options})


@rule("root", "11.4")
def test_naming_the_walkthroughs_own_factions_is_fine() -> None:
    named = {"seat-1": "marquise", "seat-2": "eyrie", "seat-3": "alliance", "seat-4": "vagabond"}
    assert interrex.new("root", 4, 1, {"walkthrough": True, **named}).pending() == (0,)


def test_the_first_round_of_the_sheet() -> None:
    """What the printed sheet says came of it; its point for the first sympathy aside (rulebook 23.12)."""
    match = after(30)
    board = match.view(None)["board"]
    assert [seat["score"] for seat in board["seats"]] == [1, 1, 1, 2]
    assert board["clearings"][9]["buildings"] == {"sawmill": 1}
    assert board["clearings"][5]["warriors"] == {"marquise": 3}
    assert board["clearings"][6]["warriors"] == {"marquise": 1, "eyrie": 1}
    assert board["clearings"][6]["buildings"] == {"roost": 1}
    assert board["clearings"][11]["sympathy"]
    dice = [line.message.params for line in match.lines if line.message.key == "root-rolls"]
    assert [(d["high"], d["low"]) for d in dice] == [(1, 0)]
    assert board["round"] == 2


def test_the_second_round() -> None:
    match = after(len(FIRST_GAME.steps))
    board = match.view(None)["board"]
    assert [seat["score"] for seat in board["seats"]] == [5, 2, 3, 4]
    assert (board["round"], board["alliance"]["officers"]) == (3, 3)
    assert board["seats"][3]["crafted"] == ["armorers"]
    assert match.pending() == (0,)


def test_another_way_leaves_the_guide_until_it_is_taken_back() -> None:
    match = after(1)
    match.play(0, "recruit")
    left = guide(match)
    assert left is not None
    assert (left.status, left.made, left.step) == (LEFT, 1, None)
    match.play(0, "build sawmill 10")
    assert status(match) == LEFT
    match.undo(2)
    assert status(match) == ON


def test_other_luck_or_other_options_are_no_lesson() -> None:
    assert guide(interrex.new("root", 4, "another", FIRST_GAME.options)) is None
    assert guide(interrex.new("root", 4, FIRST_GAME.seed)) is None
    assert guide(interrex.new("kingsburg", 4, FIRST_GAME.seed)) is None


def test_meanwhile_is_what_the_others_did_since() -> None:
    told = guide(after(15))
    assert told is not None
    assert [step.seat for step in told.meanwhile(2)] == [0] * 7 + [1] * 8
    assert [step.seat for step in told.meanwhile(0)] == [1] * 8
    assert told.meanwhile(1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_name_no_card_that_others_may_not_know(language: str) -> None:
    """They are told to everybody: a card may be named once it has been seen."""
    spoken = words(language, "root")
    names = {card.id: spoken.say(Message(f"root-card-{card.id}", {})).split(" (")[0] for card in CARDS}
    match = begin()
    for step in FIRST_GAME.steps:
        why = spoken.say(Message(step.why, {}))
        match.play(step.seat, step.action)
        public = [line.message for line in match.lines if line.audience is None]
        seen = {names.get(str(param)) for message in public for param in message.params.values()}
        for name in names.values():
            if name not in ("Kusza", "Crossbow", "Miecz", "Sword"):  # items of the same name
                assert name not in why or name in seen, step


def test_the_script_reads_as_a_table() -> None:
    assert len([line for line in SCRIPT.splitlines() if line]) == len(FIRST_GAME.steps) == 72
    assert all(text(parse(step.action)) == step.action for step in FIRST_GAME.steps)


def test_a_walkthrough_game_can_be_written_as_rootlog() -> None:
    match = after(len(FIRST_GAME.steps))
    while not match.over:
        seat = match.pending()[0]
        match.play(seat, match.actions(seat)[len(match.moves) % len(match.actions(seat))])
    log = rootlog(match)
    assert "Winner: " in log
    assert log.index("C: ") < log.index("Winner: ")
