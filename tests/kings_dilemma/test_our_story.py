"""Our own story: what its cards say is what they do."""

from __future__ import annotations

from interrex.games.kings_dilemma.play import table
from interrex.games.kings_dilemma.play.board import begin_event
from interrex.games.kings_dilemma.play.ending import CleanUp
from interrex.games.kings_dilemma.play.moments import listen
from interrex.games.kings_dilemma.play.rounds import CouncilRound
from interrex.games.kings_dilemma.story.shelf import SHELF
from interrex.testing import ScriptedLuck, rule

from .positions import Position

OURS = SHELF["what-was-borrowed"]


def drawn(card: str) -> Position:
    """Wylio, Solad and Tork are about to vote on a dilemma of our story; Wylio leads."""
    g = table(OURS.id, (1, 2, 3), ScriptedLuck())
    g.deck, g.reign = (OURS.number[card],), 1
    listen(g)
    g.push(CouncilRound())
    return Position("kings-dilemma", g)


def says(part: str, field: str) -> tuple[str, str]:
    return OURS.texts["en"][part][field], OURS.texts["pl"][part][field]


@rule("kings-dilemma", "10.7.10", "10.1.6")
def test_the_captain_in_the_schoolroom_stills_momentum_for_the_rest_of_the_reign() -> None:
    t = drawn("kings-reader").play("aye 1", "gather", "gather", "choose 1")
    assert (t.state.over, t.g.rule("momentum_off")) == (True, 1)
    english, polish = says("reader", "choice-1")
    assert "until this reign ends" in english
    assert "do końca panowania" in polish


@rule("kings-dilemma", "10.1.6", "10.8.3", "10.8.4")
def test_the_long_winter_lasts_this_reign_and_two_more() -> None:
    g = drawn("kings-reader").g
    begin_event(g, OURS.event_number["long-winter"])
    for lies in (True, True, False):
        g.push(CleanUp())
        g.run()
        assert bool(g.events) == lies
    english, polish = says("long-winter", "does")
    assert "this reign and two more" in english
    assert "to panowanie i dwa następne" in polish


@rule("kings-dilemma", "10.2.9")
def test_whoever_led_the_refusal_to_send_guests_is_thanked_and_nobody_else() -> None:
    t = drawn("the-hostages").play("nay 2", "nay 1", "gather")
    assert (t.power("wylio"), t.power("solad")) == (8 - 2 + 2, 8 - 1)
    english, polish = says("the-hostages", "nay-after")
    assert "The house that led the refusal" in english
    assert "Rodu, który przewodził odmowie" in polish
