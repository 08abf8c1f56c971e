"""Answers given ahead: which questions a seat may answer before they are asked, how, and under which conditions.

A game declares its *questions*. Each has *ways* to be answered, of which an order names some in the order in which they
are tried, and conditions (*given*) that narrow it. Whether an order answers must not tell what the others cannot see:
conditions speak of what everybody sees, and where offers hang on hidden cards an order has to end in a way that always
fits (``Question.closed``). The conformance suite looks at that in worlds that others may imagine.

Everything else that a game asks is *never* answered ahead, and it says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from . import action as actions_
from .action import Action
from .errors import BadAction
from .frames import PASS
from .message import Message, bare
from .order import Order, Scope
from .verbs import Word

if TYPE_CHECKING:
    from .game import Game
    from .match import Match
    from .state import State

Said = str | int

MOST_WAYS: Final = 12  # in one order
MOST_TIMES: Final = 99


def nothing(g: Any, seat: int) -> Sequence[Said]:
    return ()


def _always(g: Any, seat: int) -> bool:
    return True


class Way(NamedTuple):
    """One way to answer: which of what is offered then. ``<game>-ahead-way-<name>`` says it."""

    name: str
    pick: Callable[[Any, int, Any, Sequence[Action]], Action | None]  # None: it does not fit now
    word: Word | None = None  # what an order says with it: a card, a piece
    now: Callable[[Any, int], Sequence[Said]] = nothing  # all that may be said for it now, as far as the seat knows
    always: bool = False  # it fits whenever the question is asked
    says: str = ""  # the key, where that of its name will not do


class Given(NamedTuple):
    """A condition, on what everybody sees. ``<game>-ahead-if-<name>`` says it."""

    name: str
    holds: Callable[[Any, int, Any], bool]
    word: Word | None = None
    now: Callable[[Any, int], Sequence[Said]] = nothing


class Question(NamedTuple):
    """A question that may be answered ahead. ``<game>-ahead-<name>`` says when it is asked."""

    name: str
    asks: tuple[str, ...]  # the keys it has in play
    ways: tuple[Way, ...]
    rule: str
    given: tuple[Given, ...] = ()
    usual: tuple[str, ...] = ()  # the ways that are proposed, and that bots take
    closed: bool = False  # an order must end in a way that always fits: what is offered hangs on hidden cards
    when: Callable[[Any, int], bool] = _always  # of several occasions with these keys, those that are meant
    once: bool = False  # an order for it is meant for the next time

    def way(self, name: Said) -> Way | None:
        return next((way for way in self.ways if way.name == name), None)

    def condition(self, name: Said) -> Given | None:
        return next((given for given in self.given if given.name == name), None)


class Ahead(NamedTuple):
    """What a game lets seats answer ahead, and why all else is not: by reason, the keys of questions."""

    questions: tuple[Question, ...] = ()
    never: Mapping[str, tuple[str, ...]] = {}  # ``<game>-never-<reason>`` says it
    turn: Callable[[Any], Any] | None = None  # what stays the same while a turn lasts; None: whose it is

    def question(self, name: str) -> Question | None:
        return next((question for question in self.questions if question.name == name), None)


# ------------------------------------------------------------------------------------------------- ways for any game


def _passes(g: Any, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    return PASS if PASS in offered else None


PASSING: Final = Way("pass", _passes, always=True, says="engine-ahead-way-pass")


def any_of(verb: str, name: str = "", always: bool = False) -> Way:
    """The first offer of a verb."""

    def pick(g: Any, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
        return next((a for a in offered if a[0] == verb), None)

    return Way(name or verb, pick, always=always)


def exactly(verb: str, word: Word, now: Callable[[Any, int], Sequence[Said]], name: str = "") -> Way:
    """The offer of a verb with the word that the order names."""

    def pick(g: Any, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
        return next((a for a in offered if a[0] == verb and a[1:2] == (value,)), None)

    return Way(name or verb, pick, word, now)


def use(word: Word, now: Callable[[Any, int], Sequence[Said]]) -> Way:
    """The first offer of the component that the order names: its verb is called after it."""

    def pick(g: Any, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
        return next((a for a in offered if a[0] == value), None)

    return Way("use", pick, word, now)


def _anything(g: Any, seat: int, value: Any, offered: Sequence[Action]) -> Action | None:
    return next((a for a in offered if a != PASS), None)


ANYTHING: Final = Way("anything", _anything, says="engine-ahead-way-anything")


# ------------------------------------------------------------------------------------------------- when it is asked


def asked(game: Game, state: State, seat: int) -> Question | None:
    """The question that the seat is asked now, if it may be answered ahead."""
    questions = game.extras.ahead.questions
    if not questions or state.over or (seat not in state.pending() and seat not in state.guests()):
        return None
    key = state.waiting().ask(state, seat).key
    return next((one for one in questions if key in one.asks and one.when(state, seat)), None)


def answer(game: Game, state: State, seat: int, order: Order) -> Action | None:
    """What an order answers to what the seat is asked now; None: it is about something else, or does not fit."""
    question = asked(game, state, seat)
    if question is None or question.name != order.question or not holds(question, state, seat, order):
        return None
    return pick(question, state, seat, order)


def holds(question: Question, state: State, seat: int, order: Order) -> bool:
    """Are all its conditions met?"""
    for text in order.given:
        name, *said = actions_.parse(text)
        given = question.condition(name)
        if given is None or not given.holds(state, seat, said[0] if said else None):
            return False
    return True


def pick(question: Question, state: State, seat: int, order: Order) -> Action | None:
    """The first of its ways that fits."""
    offered = state.answers(seat)
    for text in order.ways:
        name, *said = actions_.parse(text)
        way = question.way(name)
        found = None if way is None or not offered else way.pick(state, seat, said[0] if said else None, offered)
        if found is not None and found in offered:
            return found
    return None


def gone(game: Game, state: State, seat: int, order: Order) -> bool:
    """Is nothing left of what the order supposed: none of the cards or pieces it names?"""
    question = game.extras.ahead.question(order.question)
    if question is None:
        return True
    named = [(way, said[0]) for name, *said in map(actions_.parse, order.ways) if said and (way := question.way(name))]
    return bool(named) and not any(said in way.now(state, seat) for way, said in named)


def turn(game: Game, state: State) -> Any:
    """What stays the same while a turn lasts."""
    of = game.extras.ahead.turn or game.thinking.turn
    return None if of is None or state.over else of(state)


def outlived(game: Game, before: State, after: State, seat: int, scope: Scope) -> bool:
    """Has a move ended how long an order of that scope was to last?"""
    if scope == "mine":
        whose = game.thinking.turn
        return whose is not None and not after.over and whose(before) != seat and whose(after) == seat
    return scope == "turn" and turn(game, before) != turn(game, after)


# ------------------------------------------------------------------------------------------------- when it is given


def why_not(game: Game, state: State, seat: int, order: Order) -> Message | None:
    """Why an order cannot be given now; None: it can."""
    question = game.extras.ahead.question(order.question)
    if question is None:
        return Message("engine-order-no-question", {"name": order.question})
    if not 1 <= len(order.ways) <= MOST_WAYS or len(set(order.ways)) < len(order.ways):
        return Message("engine-order-ways", {"most": MOST_WAYS})
    for text in (*order.ways, *order.given):
        if not _sayable(question, text, text in order.ways, state, seat):
            return Message("engine-order-no-way", {"text": text})
    last = question.way(actions_.parse(order.ways[-1])[0])
    if question.closed and (last is None or not last.always):
        return bare("engine-order-open")
    if order.scope == "mine" and game.thinking.turn is None:
        return bare("engine-order-no-turns")
    if order.times is not None and not 1 <= order.times <= MOST_TIMES:
        return Message("engine-order-times-odd", {"most": MOST_TIMES})
    return None


def _sayable(question: Question, text: str, is_way: bool, state: State, seat: int) -> bool:
    """Is that one of the question's ways or conditions, with a word that may be said for it now?"""
    try:
        name, *said = actions_.parse(text)
    except BadAction:
        return False
    part: Way | Given | None = question.way(name) if is_way else question.condition(name)
    if part is None:
        return False
    return len(said) == 1 and said[0] in part.now(state, seat) if part.word is not None else not said


def proposed(question: Question, state: State, seat: int) -> tuple[str, ...]:
    """Of the ways that are usual, those that the seat can name now."""
    return tuple([text for text in question.usual if _sayable(question, text, True, state, seat)])


def in_words(game: Game, order: Order) -> tuple[Message, ...]:
    """The order in sentences: when, what, under which conditions, how long. When it ends by the clock is not said."""
    question = game.extras.ahead.question(order.question)
    if question is None:
        return (Message("engine-order-no-question", {"name": order.question}),)
    ways = [say_way(game, question, text) for text in order.ways]
    what = ways[-1]
    for way in ways[-2::-1]:
        what = Message("engine-order-else", {"first": way, "rest": what})
    found = [Message("engine-order", {"question": bare(f"{game.id}-ahead-{question.name}"), "what": what})]
    if order.given:
        given = tuple([say_given(game, question, text) for text in order.given])
        found.append(Message("engine-order-if", {"clauses": given}))
    found.append(bare(f"engine-order-scope-{order.scope}"))
    if order.times is not None:
        found.append(Message("engine-order-times", {"n": order.times}))
    return tuple(found)


def say_way(game: Game, question: Question, text: str) -> Message:
    name, *said = actions_.parse(text)
    way = question.way(name)
    key = f"{game.id}-ahead-way-{name}" if way is None or not way.says else way.says
    return Message(key, _told(None if way is None else way.word, said))


def say_given(game: Game, question: Question, text: str) -> Message:
    name, *said = actions_.parse(text)
    given = question.condition(name)
    return Message(f"{game.id}-ahead-if-{name}", _told(None if given is None else given.word, said))


def _told(word: Word | None, said: list[Said]) -> dict[str, Any]:
    return {} if word is None or not said else {word.name: word.tell(said[0])}


# ------------------------------------------------------------------------------------------------- as if it had stood


class Tried(NamedTuple):
    """A question of this game that an order would have answered: after how many moves, how, and what was said."""

    moves: int
    question: Message
    would: Message
    did: Message

    @property
    def same(self) -> bool:
        return self.would == self.did


def tried(match: Match, seat: int, order: Order) -> list[Tried]:
    """What an order would have answered of all that its seat was asked so far. It plays the game again: mind where."""
    game, moves = match.game, list(match.moves)
    state, found = match.at(0).state, list[Tried]()
    for number, move in enumerate(moves):
        if move.seat == seat and (would := answer(game, state, seat, order)) is not None:
            said = [game.label(state, seat, action) for action in (would, move.action)]
            found.append(Tried(number, state.waiting().ask(state, seat), *said))
            if order.times is not None and len(found) == order.times:
                break
        state.play(move.seat, move.action)
    return found
