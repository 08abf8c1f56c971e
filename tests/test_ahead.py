"""Answers given ahead, in every game: what may be answered so is declared, worded, and tells nobody anything."""

from __future__ import annotations

import pytest

from interrex.bots import Run, asked_seats, decide, make
from interrex.engine import ahead
from interrex.engine.ahead import Given, Question, Way
from interrex.engine.frames import PASS
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match, new
from interrex.engine.order import Order, Scope
from interrex.engine.registry import games
from interrex.engine.words import LANGUAGES, words
from interrex.rules.rulebook import rulebook
from interrex.testing import visits

GAMES = [game for game in games() if game.extras.ahead.questions]
SCOPES: tuple[Scope, ...] = ("game", "turn", "mine")
WORLDS = 3  # imagined for each of the others


def named(game: Game) -> str:
    return game.id


def orders_for(game: Game, match: Match, seat: int, question: Question) -> list[Order]:
    """An order for every way and condition that can be named now, each closed where it must be."""
    state, found = match.state, list[Order]()
    last = next((way.name for way in question.ways if way.always and way.word is None), None)
    for way in question.ways:
        for text in spelt(way, state, seat):
            ways = (text,) if way.always or last is None or not question.closed else (text, last)
            found.append(Order(question.name, ways))
    for given in question.given:
        found += [Order(question.name, found[-1].ways, (text,)) for text in spelt(given, state, seat)]
    return found


def spelt(part: Way | Given, state: object, seat: int) -> list[str]:
    return [part.name] if part.word is None else [f"{part.name} {said}" for said in part.now(state, seat)]


def played(game: Game, seed: str, kind: str = "random") -> list[tuple[Match, int, Question]]:
    """Questions of one game that may be answered ahead, with the positions in which they were asked."""
    match = new(game.id, game.players[1], seed)
    bot, run = make(kind, game, Luck(key_from_seed(f"bot {seed}"))), Run()
    found = []
    while not match.over:
        for seat in asked_seats(match.state):
            if (question := ahead.asked(game, match.state, seat)) is not None:
                found.append((match.stood(len(match.moves), match.state.copy()), seat, question))
        seat = asked_seats(match.state)[0]
        chosen = decide(bot, match.state, seat, run)
        run.note(seat, chosen)
        match.play(seat, chosen)
    return found


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_question_may_be_answered_ahead_or_says_why_not(game: Game) -> None:
    declared = game.extras.ahead
    said = [key for question in declared.questions for key in question.asks]
    said += [key for keys in declared.never.values() for key in keys]
    assert len(said) == len(set(said)), "a question is declared twice"
    asked = {key for key in words("en", game.id).keys if key.startswith(f"{game.id}-ask-")}
    assert asked - set(said) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=named)
def test_all_of_it_is_worded(game: Game, language: str) -> None:
    spoken, match = words(language, game.id), new(game.id, game.players[1], "words")
    for reason in game.extras.ahead.never:
        assert spoken.knows(f"{game.id}-never-{reason}")
    for question in game.extras.ahead.questions:
        for seat in range(match.players):
            for order in orders_for(game, match, seat, question):
                for scope in SCOPES:
                    for said in ahead.in_words(game, Order(order.question, order.ways, order.given, scope, 2)):
                        assert spoken.faults(said) == [], said


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_question_names_a_rule_of_the_rulebook(game: Game) -> None:
    known = rulebook(game.id, "en")
    for question in game.extras.ahead.questions:
        known.find(question.rule)


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_what_is_usual_can_be_given_and_ends_where_it_must(game: Game) -> None:
    match = new(game.id, game.players[1], "usual")
    for seat in range(match.players):
        for order in visits.usual_orders(game, match.state, seat):
            assert ahead.why_not(game, match.state, seat, order) is None, order


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_whether_an_order_answers_tells_the_others_nothing(game: Game) -> None:
    """What one may give ahead answers, or not, alike in all worlds that the others can imagine."""
    luck = Luck(key_from_seed("ahead"))
    questions = played(game, "leak 1", "greedy")
    assert questions, "nothing was asked"
    for match, seat, question in questions[:: max(1, len(questions) // 40)]:
        for order in orders_for(game, match, seat, question):
            if ahead.why_not(game, match.state, seat, order) is not None or _named_secretly(question, order):
                continue
            answers = ahead.answer(game, match.state, seat, order) is not None
            for other in range(match.players):
                if other != seat:
                    for _ in range(WORLDS):
                        world = game.determinize(match.state, other, luck)
                        assert (ahead.answer(game, world, seat, order) is not None) == answers, (question.name, order)


def _named_secretly(question: Question, order: Order) -> bool:
    """A card of the hand that is laid under seal: when anybody answers there is their own affair."""
    return question.once and order.ways[0].startswith("bid ")


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_what_an_order_answers_is_offered(game: Game) -> None:
    for match, seat, question in played(game, "offered 1")[:200]:
        for order in orders_for(game, match, seat, question):
            answer = ahead.answer(game, match.state, seat, order)
            assert answer is None or match.why_not(seat, answer) is None
            if question.way(order.ways[-1]) is not None and question.ways[0].always and not order.given:
                assert answer is not None or order.ways[-1] != question.ways[0].name


def test_nobody_who_is_not_asked_answers() -> None:
    match = new("root", 3, "quiet")
    assert all(ahead.asked(match.game, match.state, seat) is None for seat in range(3))


def test_an_order_is_refused_with_its_reason() -> None:
    match = new("root", 3, "refused")

    def key(order: Order) -> str:
        said = ahead.why_not(match.game, match.state, 0, order)
        return "" if said is None else said.key

    assert key(Order("weather", ("pass",))) == "engine-order-no-question"
    assert key(Order("ambush", ())) == "engine-order-ways"
    assert key(Order("ambush", ("pass", "pass"))) == "engine-order-ways"
    assert key(Order("ambush", ("xyzzy",))) == "engine-order-no-way"
    assert key(Order("ambush", ("pass 3",))) == "engine-order-no-way"
    assert key(Order("ambush", ("",))) == "engine-order-no-way"
    assert key(Order("ambush", ("ambush",))) == "engine-order-open"
    assert key(Order("ambush", ("pass",), times=0)) == "engine-order-times-odd"
    assert key(Order("ambush", ("pass",), given=("by otter",))) == "engine-order-no-way"
    assert key(Order("ambush", ("ambush", "pass"), scope="mine")) == ""
    kingsburg = new("kingsburg", 3, "refused")
    no = ahead.why_not(kingsburg.game, kingsburg.state, 0, Order("recruit", ("pass",), scope="mine"))
    assert no is not None
    assert no.key == "engine-order-no-turns"


def test_an_order_would_have_answered_what_was_asked() -> None:
    match, seat, question = next(one for one in played(GAMES_BY_ID["root"], "tried") if one[2].name == "ambush")
    match.play(seat, PASS)
    order = Order(question.name, ("pass",))
    found = ahead.tried(match, seat, order)
    assert [one.same for one in found] == [True] * len(found)
    assert found[-1].moves == len(match.moves) - 1
    assert found[-1].question.key == "root-ask-ambush"
    once = ahead.tried(match, seat, Order(question.name, ("pass",), times=1))
    assert once == found[:1]
    assert ahead.tried(match, seat, Order("hospital", ("pass",))) == []


def test_a_prepared_bid_is_void_when_the_card_is_gone() -> None:
    game = GAMES_BY_ID["old-kings-crown"]
    match = next(one for one in played(game, "gone") if one[2].name == "bid")[0]
    seat = match.pending()[0]
    card = str(match.actions(seat)[0][1])
    order = Order("bid", (f"bid {card}",), times=1)
    assert ahead.why_not(game, match.state, seat, order) is None
    assert ahead.answer(game, match.state, seat, order) == ("bid", card)
    assert not ahead.gone(game, match.state, seat, order)
    for one in match.pending():
        match.play(one, match.actions(one)[0])
    assert ahead.gone(game, match.state, seat, order), "the bid has left the hand"


def test_scopes_end_with_the_turn_and_with_the_next_own_one() -> None:
    game = GAMES_BY_ID["root"]
    match = new("root", 3, "scope")
    ended: set[tuple[str, int, int]] = set()
    bot, run = make("random", game, Luck(key_from_seed("scope"))), Run()
    while not match.over:
        before, seat = match.state.copy(), match.pending()[0]
        match.play(seat, decide(bot, match.state, seat, run))
        for scope in SCOPES:
            for one in range(3):
                if ahead.outlived(game, before, match.state, one, scope):
                    ended.add((scope, one, match.state.turn))  # type: ignore[attr-defined]
    assert {scope for scope, _, _ in ended} == {"turn", "mine"}
    assert all(one == turn for scope, one, turn in ended if scope == "mine")
    assert any(one != turn for scope, one, turn in ended if scope == "turn")


def test_orders_spare_visits() -> None:
    without = visits.count("root", 3, 1, "random", visits.WITHOUT, "spare")
    ordered = visits.count("root", 3, 1, "random", visits.WITH, "spare")
    assert sum(ordered.ordered.values()) > 0
    assert ordered.a_turn < without.a_turn


GAMES_BY_ID = {game.id: game for game in GAMES}
