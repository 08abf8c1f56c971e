"""What would you do? Hints hang on what a seat can know alone, and say what speaks for an answer."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest

import interrex
from interrex.bots import asked_seats
from interrex.engine.action import Action, parse
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.review.hints import Aim, Hint, aims, hints, loss_of, sentences, weighed
from interrex.review.leaks import twins
from interrex.review.weighing import Outcome, Weighed, Weighing

GAMES = [game.id for game in interrex.games() if game.thinking.judgement is not None]


def at(game: str, players: int, moves: int, seed: str = "hints") -> Match:
    """A game of people who do anything, after that many moves, where somebody has a choice."""
    match, luck = interrex.new(game, players, seed), Luck(key_from_seed(seed))
    while len(match.moves) < moves or len(match.state.answers(asked_seats(match.state)[0])) < 2:
        seat = asked_seats(match.state)[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_the_same_in_worlds_that_look_the_same(game: str) -> None:
    for twin in islice(twins(interrex.game(game), "few", worlds=3), 4):
        assert twin.real
        assert twin.real == twin.imagined


def test_worlds_that_look_otherwise_do_give_other_hints() -> None:
    """Else the test above could not fail: somebody else's hand does not count, one's own does."""
    match = at("old-kings-crown", 3, 20)
    seat = asked_seats(match.state)[0]
    other = match.game.determinize(match.state, (seat + 1) % 3, Luck(key_from_seed("another")))
    assert match.game.view(other, seat) != match.game.view(match.state, seat)
    assert weighed(match.game, match.state, seat, 20, worlds=3) != weighed(match.game, other, seat, 20, worlds=3)


@pytest.mark.parametrize("game", GAMES)
def test_what_judgement_looks_at_has_words_in_both_languages(game: str) -> None:
    judgement = interrex.game(game).thinking.judgement
    assert judgement is not None
    for language in LANGUAGES:
        said = words(language, game)
        for name in judgement.names:
            more, less = [said.say(Message(f"{game}-aim-{name}.{way}", {})) for way in ("more", "less")]
            assert f"{game}-aim" not in more + less
            assert more != less


@pytest.mark.parametrize("game", GAMES)
def test_three_answers_the_best_first_with_reasons_that_read_well(game: str) -> None:
    match = at(game, 3, 12)
    seat = asked_seats(match.state)[0]
    found = hints(match.game, match.state, seat, 12, worlds=4)
    offered = match.state.answers(seat)
    assert 2 <= len(found) <= 3
    assert [hint.chance for hint in found] == sorted([hint.chance for hint in found], reverse=True)
    assert all(parse(hint.action) in offered and 0 <= hint.chance <= 1 for hint in found)
    assert found[0].behind == 0 <= found[1].behind
    for language in LANGUAGES:
        for hint in found:
            assert not [fault for one in sentences(game, seat, hint) for fault in words(language, game).faults(one)]


def test_a_question_with_one_answer_needs_no_hint() -> None:
    match, luck = interrex.new("root", 2, seed=1), Luck(key_from_seed("one"))
    while len(match.state.answers(seat := asked_seats(match.state)[0])) > 1:
        match.play(seat, luck.choice(match.state.answers(seat)))
    assert hints(match.game, match.state, seat, len(match.moves)) == []


def test_what_speaks_for_an_answer_is_what_differs_most_from_the_next_best() -> None:
    """Points are worth most late in Kingsburg; soldiers hardly anything; what a rival gets speaks against."""
    game = interrex.game("kingsburg")
    judgement = game.thinking.judgement
    assert judgement is not None
    names = judgement.names
    weights = [1.0 if name in ("score", "soldiers", "tokens") else 0.0 for name in names]

    def outcome(own: dict[str, float], rival: dict[str, float]) -> Outcome:
        return Outcome([0.5, 0.5], [[row.get(name, 0.0) for name in names] for row in (own, rival)], weights)

    one, other = ("build", "inn"), ("pass",)
    tries: dict[Action, list[Outcome]] = {
        one: [outcome({"score": 3, "soldiers": 0}, {"tokens": 2})],
        other: [outcome({"score": 1, "soldiers": 1, "goods": 99}, {})],
    }
    weighing = Weighing((Weighed(one, 0.5, 0), Weighed(other, 0.4, 0)), tries, 0)
    gains, costs = aims(game, weighing, one, other)
    assert gains == [Aim("score", 0, True)]
    assert costs == [Aim("tokens", 1, True)]
    hint = Hint("build inn", 0.5, 0, 0, 0, gains, costs)
    said = [words("en", "kingsburg").say(one, ("Ada", "Bo")) for one in sentences("kingsburg", 0, hint)]
    assert said == ["For it: more points.", "Against it: Bo: more +2 tokens."]


def test_where_the_game_is_over_its_end_speaks() -> None:
    """No term of a judgement has anything to say of it; and to lose is not much the same as to go on."""
    game = interrex.game("root")
    ended, on = Outcome([0.0, 1.0], [], []), Outcome([0.3, 0.7], [[0.0], [0.0]], [0.0])
    one, other = ("stay",), ("leave",)
    weighing = Weighing((Weighed(one, 0.3, 0), Weighed(other, 0.0, 0)), {one: [on, on], other: [ended, ended]}, 0)
    assert aims(game, weighing, one, other) == ([Aim("outcome", 0, True)], [])
    gains, costs = aims(game, weighing, other, one)
    assert (gains, costs) == ([], [Aim("outcome", 0, False)])
    hint = Hint("leave", 0.0, 0, 0.3, 0, gains, costs)
    said = [words(language, "root").say(sentence) for language in LANGUAGES for sentence in sentences("root", 0, hint)]
    assert said == ["Against it: it ends worse.", "Przeciw: kończy się gorzej."]
    same = Weighing(weighing.candidates, {one: [ended, ended], other: [ended, ended]}, 0)
    assert aims(game, same, one, other) == ([], [])


def test_the_cost_of_a_move_is_what_lies_between_it_and_the_best() -> None:
    match = at("kingsburg", 2, 40)
    seat = asked_seats(match.state)[0]
    whole = partial(weighed, match.game, match.state, seat, 40)
    weighing = whole()
    assert weighing is not None
    best, worst = weighing.candidates[0], weighing.candidates[-1]
    assert loss_of(match.game, match.state, seat, 40, best.action) is None
    loss = loss_of(match.game, match.state, seat, 40, worst.action)
    assert loss is not None
    assert loss.cost == pytest.approx(best.chance - worst.chance)
    assert loss.beyond(loss.cost) == (loss.cost > 2 * loss.error)
    assert not loss.beyond(loss.cost + 0.01)
    assert loss_of(match.game, match.state, seat, 40, ("build", "nothing")) is None


def test_a_game_in_which_somebody_asked_says_so_in_its_record() -> None:
    match = interrex.new("kingsburg", 2, seed=1)
    assert '"hinted": false' in match.record.to_json()
    match.hinted = True
    again = interrex.replay(interrex.Record.from_json(match.record.to_json()))
    assert again.hinted
    assert again.at(0).hinted
    assert again.record.hinted
