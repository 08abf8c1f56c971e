"""Words, phrases, verbs and choices: read, written, worded, pointed at, refused."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine import verbs
from interrex.engine.action import Action
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.verbs import AGAIN, AMOUNT, ONCE, WHILE_OPEN, Choice, Phrase, Verb, Word, counted, table
from tests.engine.toy import state
from tests.engine.toy.state import Tribute

COLOUR = table("colour", "lamp:{}", ("red", "green", "blue"))
FLOOR = counted("floor", "floor:{}", 4)
ALL = Word("colours", "lamp:{}", read=lambda said: said if set(said) <= {"red", "green"} else None, many=True)


def position() -> Tribute:
    return state.new(2, 1, False, Luck(key_from_seed(1)))


# Words


def test_a_word_of_a_table_stands_for_its_place() -> None:
    assert (COLOUR.read("green"), COLOUR.write(1), COLOUR.read("grey")) == (1, "green", None)


def test_a_printed_number_counts_from_one() -> None:
    assert (FLOOR.read(4), FLOOR.write(3)) == (3, 4)
    assert [FLOOR.read(word) for word in (0, 5, "one")] == [None] * 3


def test_an_amount_is_a_number() -> None:
    assert [AMOUNT.read(word) for word in (0, 7, -1, "x")] == [0, 7, None, None]


def test_a_ref_is_read_back_into_its_word() -> None:
    assert COLOUR.refs(0, ("red", "red", "blue")) == ["lamp:red", "lamp:blue"]
    assert COLOUR.pointed(0, "lamp:red") == "red"
    assert [COLOUR.pointed(0, ref) for ref in ("lamp:grey", "door:red", "lamp:")] == [None] * 3
    assert FLOOR.pointed(0, "floor:3") == 3
    assert Word("silent").pointed(0, "lamp:red") is None


def test_a_ref_may_hold_the_seat() -> None:
    own = Word("die", "die:{seat}:{}")
    assert own.refs(2, (5,)) == ["die:2:5"]
    assert (own.pointed(2, "die:2:5"), own.pointed(1, "die:2:5")) == (5, None)


def test_a_kind_of_word_can_go_by_another_name() -> None:
    start = FLOOR.renamed("start")
    assert (start.name, start.ref, FLOOR.renamed("end", "").ref) == ("start", "floor:{}", "")


# Phrases

PAINT = Phrase("paint", FLOOR, COLOUR)
LIGHT = Phrase("light", FLOOR, ALL)


def test_values_are_written_and_read_back() -> None:
    assert PAINT.action(2, 1) == ("paint", 3, "green")
    assert PAINT.action(2, 1) is PAINT.action(2, 1)
    assert PAINT.values(("paint", 3, "green")) == [2, 1]
    assert LIGHT.action(0, ("red", "green")) == ("light", 1, "red", "green")
    assert LIGHT.values(("light", 1, "red", "green")) == [0, ("red", "green")]


@pytest.mark.parametrize(
    ("phrase", "action", "key"),
    [
        (PAINT, ("paint", 3), "engine-words-wanted"),
        (PAINT, ("paint", 3, "red", "red"), "engine-words-wanted"),
        (PAINT, ("paint", 9, "red"), "engine-no-such-word"),
        (PAINT, ("paint", 3, "grey"), "engine-no-such-word"),
        (PAINT, ("paint", 3, "red"), None),
        (LIGHT, ("light",), "engine-words-wanted"),
        (LIGHT, ("light", 1, "grey"), "engine-no-such-word"),
        (LIGHT, ("light", 1), None),
        (Phrase("rest"), ("rest", 1), "engine-no-words-wanted"),
    ],
)
def test_words_that_do_not_fit_are_refused(phrase: Phrase, action: Action, key: str | None) -> None:
    no = phrase.misread(position(), action, "1.1")
    assert (None if no is None else no.message.key) == key


def test_label_and_refs_follow_from_the_words() -> None:
    label = PAINT.label(position(), 0, ("paint", 3, "green"))
    assert (label.key, label.params) == ("toy-do-paint", {"floor": 3, "colour": "green"})
    assert Phrase("paint", says="toy-other").label(position(), 0, ("paint",)).key == "toy-other"
    assert PAINT.refs(position(), 0, ("paint", 3, "green")) == ("floor:3", "lamp:green")


def test_elements_spell_an_action_whole_or_in_part() -> None:
    assert PAINT.fill(position(), 0, ("lamp:red", "floor:2")) == (("paint", 2, "red"), True)
    assert PAINT.fill(position(), 0, ("floor:2",)) == (("paint", 2), False)
    assert PAINT.fill(position(), 0, ("lamp:red",)) is None, "its first word is missing"
    assert PAINT.fill(position(), 0, ("floor:2", "door:1")) is None
    assert PAINT.fill(position(), 0, ()) is None
    assert LIGHT.fill(position(), 0, ("lamp:red", "floor:1", "lamp:green")) == (("light", 1, "red", "green"), True)


# Choices


class Tick(Verb[Tribute]):
    """Offered while the score is below two."""

    name = "tick"
    rule = "1.1"

    def offers(self, g: Tribute, seat: int) -> list[Action]:
        return [self.action()] if g.score[seat] < 2 else []

    def act(self, g: Tribute, seat: int, *values: Any) -> None:
        g.score[seat] += 1


class Ticking(Choice[Tribute]):
    __slots__ = ()
    rule = "1.1"
    ends = "toy-do-pass"
    verbs = (Tick(),)


class Once(Ticking):
    __slots__ = ()
    again = ONCE


class Again(Ticking):
    __slots__ = ()
    again = AGAIN


class WhileOpen(Ticking):
    __slots__ = ()
    again = WHILE_OPEN


@pytest.mark.parametrize(("kind", "ticks", "asked"), [(Once, 1, False), (Again, 2, True), (WhileOpen, 2, False)])
def test_a_choice_is_asked_once_again_or_while_there_is_something_to_choose(
    kind: type[Ticking], ticks: int, asked: bool
) -> None:
    g = position()
    g.push(kind(0))
    for _ in range(ticks):
        assert g.actions(0) == [("tick",), ("pass",)]
        g.play(0, ("tick",))
    assert g.over is not asked
    if asked:
        assert g.actions(0) == [("pass",)]
        g.play(0, ("pass",))
        assert g.over


def test_a_verb_refuses_what_it_does_not_offer() -> None:
    g = position()
    choice = Once(0)
    g.push(choice)
    assert choice.refuse(g, 0, ("tick",)) is None
    assert choice.refuse(g, 0, ("tick", 1)).message.key == "engine-no-words-wanted"  # type: ignore[union-attr]
    assert choice.refuse(g, 0, ("tock",)).message.key == "engine-not-offered"  # type: ignore[union-attr]


# What a click means


def meant(m: interrex.Match, seat: int, *pointed: str) -> Action | None:
    return m.game.action_for_click(m.state, seat, pointed)


def test_a_click_means_a_verb_on_offer_before_any_other() -> None:
    m = interrex.new("toy", players=2, seed=5)
    assert meant(m, 0, "card:1") == ("look", 1), "no verb on offer has such a word, but the game has"
    assert meant(m, 0, "nothing:1") is None
    on_offer, asked, known = Phrase("b", FLOOR), Phrase("a", FLOOR), Phrase("c", FLOOR)

    class Asked(Choice[Tribute]):
        __slots__ = ()
        phrases = (asked, on_offer)

        def actions(self, g: Tribute) -> list[Action]:
            return [("b", 1)]

        def spoken(self, g: Any, seat: int) -> tuple[Phrase, ...]:
            return self.phrases

    g = position()
    g.push(Asked(0))
    assert verbs.action_for_click(g, 0, ("floor:1",), (known,)) == ("b", 1)
    assert verbs.action_for_click(g, 1, ("floor:1",), (known,)) == ("c", 1), "who is not asked anything"
    assert verbs.action_for_click(g, 0, ("floor:1", "lamp:red"), (PAINT, known)) == ("paint", 1, "red")
    assert verbs.action_for_click(g, 0, ("floor:1",), (PAINT,)) == ("b", 1), "a whole action before a part of one"
