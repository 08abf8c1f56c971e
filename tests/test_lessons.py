"""Every game's lessons: they can be played to their end, and everything said in them has words in both languages."""

from __future__ import annotations

import pytest

import interrex
from interrex.bots.seated import may_move
from interrex.engine.game import Lesson
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.lessons import DONE, ON, about, cards, guide

LESSONS = [
    pytest.param(game.id, lesson, id=f"{game.id}-{lesson.id}")
    for game in interrex.games()
    for lesson in game.extras.lessons
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_guide_goes_along_and_only_whose_step_it_is_may_move(game: str, lesson: Lesson) -> None:
    match = interrex.new(game, lesson.players, lesson.seed, lesson.options)
    seats = range(lesson.players)
    for made, step in enumerate(lesson.steps):
        told = guide(match)
        assert told is not None
        assert (told.status, told.made, told.wants(step.seat)) == (ON, made, step)
        assert [seat for seat in seats if told.wants(seat)] == [step.seat]
        assert [seat for seat in seats if may_move(match, seat)] == [step.seat]
        match.play(step.seat, step.action)
    for _ in range(2):  # what comes after the lesson is nobody's business
        told = guide(match)
        assert told is not None
        assert told.status == DONE
        assert all(may_move(match, seat) for seat in seats)
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_card_every_step_and_every_other_choice_has_words(game: str, lesson: Lesson, language: str) -> None:
    spoken = words(language, game)
    match = interrex.new(game, lesson.players, lesson.seed, lesson.options)
    for step in lesson.steps:
        told = about(match, lesson, step.seat)
        assert {str(action[0]) for action in match.actions(step.seat)} == set(told)
        assert spoken.knows(step.why), step
        assert all(spoken.knows(message.key) for message in told.values())
        match.play(step.seat, step.action)
    assert len({spoken.say(Message(step.why, {})) for step in lesson.steps}) == len(lesson.steps)
    for seat in range(lesson.players):
        assert len(cards(game, lesson, seat)) == 3
        assert all(spoken.knows(card.key) for card in cards(game, lesson, seat))
    for key in (f"lesson-{lesson.id}", f"lesson-{lesson.id}-text", *[f"role-{role}" for role in lesson.roles]):
        assert spoken.knows(f"{game}-{key}")
