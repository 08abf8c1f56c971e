"""What is foretold in a vote comes true when it is played."""

from __future__ import annotations

import pytest

from interrex.games.kings_dilemma.prospects import leader_with, moved_by, points, share_with, tally_with
from interrex.games.kings_dilemma.state import AYE, NAY
from interrex.games.kings_dilemma.story.parts import Front
from interrex.games.kings_dilemma.vocabulary import Move, VoteRules
from interrex.testing import rule

from .positions import Position, at


def line(t: Position, action: str, key: str) -> dict[str, object]:
    """The parameters of one line of what is foretold for an action."""
    found = [one.message for one in t.prospect(action).lines if one.message.key == f"kings-dilemma-{key}"]
    assert found, f"{action}: nothing is said of {key}"
    return dict(found[0].params)


@pytest.mark.parametrize(("answer", "left"), [("nay 5", "back"), ("nay 1", "n")])
@rule("kings-dilemma", "4.5.5", "4.5.6")
def test_what_is_left_after_a_vote_is_what_was_foretold(answer: str, left: str) -> None:
    t = at(leader="wylio")
    told = line(t, "aye 3", "would-lay")
    t.play("aye 3", answer, "gather").play_out("hold")
    assert t.power("wylio") == told[left]


@rule("kings-dilemma", "4.3.19", "4.3.20", "4.3.11")
def test_how_it_would_stand_is_how_it_stands() -> None:
    t = at(leader="wylio", moderator="tork").play("aye 3")
    for laid, key in ((2, "would-win-aye"), (3, "would-tie"), (4, "would-win-nay")):
        assert line(t, f"nay {laid}", key)
    assert line(t, "nay 3", "would-tie") == {"seat": 2}
    assert line(t, "nay 4", "would-lead") == {}
    assert leader_with(t.g, 1, 4) == 1
    foretold = tally_with(t.g, 1, NAY, 4)
    t.play("nay 4")
    assert (t.leader(), t.who()) == ("solad", "tork")
    t.play("gather").play_out("hold")
    assert t.g.tally == (foretold[AYE], foretold[NAY]) == (3, 4)


@rule("kings-dilemma", "4.5.2")
def test_who_gathers_power_gets_the_share_that_was_foretold() -> None:
    t = at(leader="wylio", pool=7).play("aye 1", "gather")
    assert share_with(t.g, 2) == 3
    told = line(t, "gather", "would-share")
    t.play("gather")
    assert (t.power("tork"), told["power"]) == (11, 11)
    assert t.coins("tork") == 11


@rule("kings-dilemma", "4.2.1", "4.2.2")
def test_what_the_pans_mean_for_an_agenda_comes_true_if_they_move_by_a_step() -> None:
    front = Front(aye=("up wealth", "down morale"), nay=("down wealth", "good welfare"))
    moves = {
        AYE: [Move(res="wealth", by=1), Move(res="morale", by=-1)],
        NAY: [Move(res="wealth", by=-1)],
    }
    for side, word in ((AYE, "aye"), (NAY, "nay")):
        for agenda in range(6):
            t = at(
                front=front, aye=moves[AYE], nay=moves[NAY], leader="wylio", rows=[9, 12, 5, 9, 13], momentum=2,
                agendas=[[agenda], [], []], tokens=[0b0000100010, 0, 0],
            )  # fmt: skip
            now, foretold = points(t.g, 0), points(moved_by(t.g, side), 0)
            said = [one.params for one in t.game.warnings(t.g, 0) if one.key == f"kings-dilemma-would-mean-{word}"]
            assert [(one["n"], one["tokens"]) for one in said] == ([now] if now != foretold else [])
            assert [(one["then"], one["change"]) for one in said] == ([foretold] if now != foretold else [])
            t.play(f"{word} 2", "gather", "gather")
            assert points(t.g, 0) == foretold


@rule("kings-dilemma", "4.3.20", "4.4.21")
def test_whom_a_tie_favours_is_said() -> None:
    t = at(leader="wylio", moderator="solad")
    assert "A tie is decided by Player 2." in t.foretold()
    t.deal("wylio with {solad}", "wylio promise {wylio} coins 2 {solad}", "wylio promise {solad} tie nay")
    t.deal("wylio propose", "solad accept 1")
    assert "A tie goes to nay: Player 2 has promised it." in t.foretold()
    assert "A tie is yours to decide." in at(leader="wylio", moderator="wylio").foretold()


def test_what_a_house_cannot_know_is_not_foretold() -> None:
    """In a silent vote nobody knows what others lay; what is behind other screens never changes a line."""
    t = at(leader="wylio", rules=VoteRules(silent=True))
    assert {one.kind for one in t.prospect("aye 2", 0).lines} == {"price"}
    one, other = at(leader="wylio"), at(leader="wylio", power=[8, 1, 20], coins=[10, 0, 9])
    for action in ("aye 2", "gather", "moderate"):
        assert one.prospect(action) == other.prospect(action)
