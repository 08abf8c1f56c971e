"""Match: a game being played. It checks everything, explains, remembers and replays."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from . import action as actions_
from . import wire, zones
from .action import Action
from .deals import broken, dealings
from .errors import BadAction, BadConfig, BrokenRecord, CannotUndo, IllegalAction, UnknownGame
from .frames import PASS
from .game import Chronicle, Game, Lesson, Options, Result, Start, View
from .luck import Luck, fresh_key, key_from_seed
from .message import LogEntry, Message, Refusal, bare, refusal
from .record import Record
from .registry import find
from .state import State
from .taking_back import Before
from .words import words
from .zones import UnknownPiles


class Move(NamedTuple):
    """A move that was made, and whether it is final: whether others must agree before it is taken back."""

    seat: int
    action: Action
    final: bool


class Attempt(NamedTuple):
    """A move that was checked, and made on a copy of the position: it happens when the match adopts it."""

    move: Move
    state: State


Looked = tuple[State | None, int, UnknownPiles]  # where somebody looked what a seat does not know, and what that was
NOWHERE: Looked = (None, 0, [])


def may_pass(actions: Sequence[Action]) -> bool:
    """Whether one may pass or do one kind of thing."""
    return PASS in actions and len({action[0] for action in actions} - {PASS[0]}) <= 1


def can_stand(state: State, seat: int, actions: Sequence[Action]) -> bool:
    """Whether what a seat is asked can be passed for good: a reaction, never something of its own turn."""
    return state.waiting().reaction(state, seat) and may_pass(actions)


class Reason(NamedTuple):
    """Why not: the rule that forbids it, and a sentence."""

    rule: str
    message: str


class Line(NamedTuple):
    """One line of the log: after which move it was said, to whom (None: all), and what."""

    move: int
    audience: int | None
    message: Message


def check(game: Game, state: State, seat: int, action: Action) -> Refusal | None:
    """None if the seat may do this now; else the rule that forbids it and the words."""
    found = read(game, state, seat, action)
    return found if isinstance(found, Refusal) else None


def read(game: Game, state: State, seat: int, action: Action) -> Action | Refusal:
    """The action in the wording of the offers, if the seat may do it now; else the rule that forbids it."""
    if state.over:
        return refusal(game.result(state).rule, "engine-over")
    waiting = state.waiting()
    pending = waiting.pending()
    if seat not in pending and seat not in waiting.guests():
        names = tuple([Message("engine-seat", {"seat": s}) for s in pending])
        return refusal(waiting.rule_for(pending[0]), "engine-not-pending", seat=seat, pending=names)
    done = waiting.read(seat, action)
    refused = waiting.refuse(state, seat, done)
    if refused is not None:
        return _untimely(game, state, seat, done) or _not_asked(state, seat, done, refused) or refused
    return broken(state, seat, done) or done


def _untimely(game: Game, state: State, seat: int, action: Action) -> Refusal | None:
    """The reason why something cannot be done now that the seat is not asked about."""
    name = action[0]
    if any(phrase.name == name for phrase in state.waiting().spoken(state, seat)):
        return None
    known = next((phrase for phrase in game.faces.clicks if phrase.name == name), None)
    return None if known is None else known.untimely(state, seat, action)


def _not_asked(state: State, seat: int, action: Action, no: Refusal) -> Refusal | None:
    """For an answer to another question than the one that waits, where nothing else is known about it."""
    waiting, name = state.waiting(), action[0]
    if no.message.key != "engine-not-offered" or any(phrase.name == name for phrase in waiting.spoken(state, seat)):
        return None
    return refusal(no.rule, "engine-not-asked", question=waiting.ask(state, seat))


class Match:
    """One game at the checked layer. See ``interrex.new``."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        key: bytes,
        chronicle: Chronicle | None = None,
        houses: tuple[int, ...] = (),
        state: State | None = None,  # None: the beginning
    ) -> None:
        self.game = game
        self.start = game.checked(Start(players, options, chronicle, houses))
        self.players = players
        self.options = self.start.options
        self.key = key
        self.names: tuple[str, ...] = ()  # what a record it came from calls the players; faces know their own
        self.practice = False  # somebody took back over luck or others' moves, with nobody there to agree
        self.hinted = False  # somebody asked what to do
        self.moves: list[Move] = []
        self.lines: list[Line] = []
        self._looked = NOWHERE
        self.state = self._begin() if state is None else state

    def _begin(self) -> State:
        start = self.start
        state = self.game.start(start.players, start.options, Luck(self.key), start.chronicle, start.houses)
        state.listener = []
        state.run()
        self._listen(state)
        return state

    def lesson(self) -> Lesson | None:
        """The lesson that this is: one is known by its options and its luck."""
        for lesson in self.game.extras.lessons:
            same = self.players == lesson.players and self.key == key_from_seed(lesson.seed)
            if same and self.options == self.game.check(lesson.players, lesson.options):
                return lesson
        return None

    # What may be done

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision; several when they decide at the same time; none when the game is over."""
        return self.state.pending()

    def guests(self) -> tuple[int, ...]:
        """The seats that owe nothing but may do something meanwhile; the game does not wait for them."""
        return self.state.guests()

    def asked(self, seat: int) -> bool:
        """Does the seat owe a decision, or may it do something meanwhile?"""
        return seat in self.pending() or seat in self.guests()

    def actions(self, seat: int) -> list[Action]:
        """What the seat may do now: never empty for one that is pending or a guest, empty for any other."""
        return self.state.actions(seat) if self.asked(seat) else []

    def passable(self, seat: int) -> bool:
        """Whether the seat may say that it always passes this: it may answer what another does, or pass.

        As with an ambush: whether the seat could do that one thing now plays no part, so it tells no card.
        """
        return seat in self.pending() and can_stand(self.state, seat, self.state.listed(seat))

    def why_not(self, seat: int, action: Action | str, language: str = "en") -> Reason | None:
        """None if the action is allowed; else the rule that forbids it and a sentence."""
        no = self.refusal(seat, action)
        return None if no is None else Reason(no.rule, self.sentence(no.message, language))

    def refusal(self, seat: int, action: Action | str) -> Refusal | None:
        """``why_not`` before it is put into words."""
        found = self._read(seat, action)
        return found if isinstance(found, Refusal) else None

    def _read(self, seat: int, action: Action | str) -> Action | Refusal:
        try:
            action = actions_.parse(action if isinstance(action, str) else actions_.text(action))
        except BadAction as error:
            return Refusal(self._rule(), error.said)
        if renamed := self.game.rules.renamed:
            action = tuple([word if isinstance(word, int) else renamed.get(word, word) for word in action])
        return read(self.game, self.state, seat, action)

    def _rule(self) -> str:
        if self.state.over:
            return self.game.result(self.state).rule
        waiting = self.state.waiting()
        return waiting.rule_for(waiting.pending()[0])

    def question(self, seat: int) -> Message | None:
        """What the game asks the seat, or what it may do meanwhile, if there is anything."""
        return self.state.waiting().ask(self.state, seat) if self.asked(seat) else None

    def rule(self, seat: int) -> str | None:
        """The rule behind that question."""
        return self.state.waiting().rule_for(seat) if self.asked(seat) else None

    # Play

    def play(self, seat: int, action: Action | str) -> list[Line]:
        """Check and apply an action; returns what was said. Raises IllegalAction(rule, message) and changes nothing."""
        done, state = self._allowed(seat, action), self.state
        before = Before(self.game, state, seat, self._unknown(seat))
        state.play(seat, done)
        return self.adopt(Attempt(Move(seat, done, self._final(before, state)), state))

    def _final(self, before: Before, after: State) -> bool:
        """Whether a move is final; what its seat was found not to know is kept for its next."""
        found = before.final(after)
        self._looked = NOWHERE if before.found is None else (after, before.seat, before.found)
        return found

    def attempt(self, seat: int, action: Action | str) -> Attempt:
        """``play`` on a copy: for whoever must write a move down before it happens. Nothing changes here."""
        done, after = self._allowed(seat, action), self.state.copy()
        after.listener = []
        after.play(seat, done)
        return Attempt(Move(seat, done, self._final(Before(self.game, self.state, seat), after)), after)

    def adopt(self, attempt: Attempt) -> list[Line]:
        """Let an attempt that began where the match stands now have happened; returns what was said."""
        self.state = attempt.state
        self.moves.append(attempt.move)
        return self._listen(self.state)

    def _allowed(self, seat: int, action: Action | str) -> Action:
        """The action in the wording of the offers; IllegalAction if it is none of them."""
        done = self._read(seat, action)
        if isinstance(done, Refusal):
            raise IllegalAction(done.rule, done.message, self.game.id)
        return done

    def _unknown(self, seat: int) -> UnknownPiles:
        """What a seat does not know; for one that moves again, what was found after its last move."""
        state, whose, unknown = self._looked
        if state is self.state and whose == seat:
            return unknown
        return zones.unknown_piles(self.state, self.game.rules.zones, seat)

    def _listen(self, state: State) -> list[Line]:
        told: list[LogEntry] = state.listener or []
        lines = [Line(len(self.moves), t.audience, t.message) for t in told]
        self.lines += lines
        state.listener = []
        return lines

    def log(self, seat: int | None, since: int = 0) -> list[Line]:
        """What was said that this seat (None: a spectator) may hear, from move ``since`` on."""
        first = bisect_left(self.lines, since, key=lambda line: line.move)
        return [line for line in self.lines[first:] if line.audience in (None, seat)]

    # What may be seen

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat may see, ready for JSON; ``view(None)`` is a spectator's."""
        shown: dict[str, Any] = wire.plain(self.seen(seat))
        return shown

    def seen(self, seat: int | None, board: Any = None) -> View:
        """The same as a typed value, for whoever draws it or encodes it at once; with the board, if it is at hand."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadConfig("engine-no-seat", self.game.id, asked=seat, last=self.players - 1)
        return View(
            game=self.game.id,
            seat=seat,
            players=self.players,
            options=self.options,
            moves=len(self.moves),
            pending=self.pending(),
            result=self.result() if self.over else None,
            board=self.game.view(self.state, seat) if board is None else board,
            dealings=dealings(self.state, seat),
        )

    @property
    def over(self) -> bool:
        return self.state.over

    def result(self) -> Result:
        """Winners, scores in seat order, and the rule by which the game ended (as it stands, while it goes on)."""
        return self.game.result(self.state)

    def sentence(
        self, said: Message, language: str = "en", names: tuple[str, ...] = (), seat: int | None = None
    ) -> str:
        """A message in words, as a seat (None: anybody) may read it."""
        return words(language, self.game.id, self.packs(seat)).say(said, names)

    def packs(self, seat: int | None = None) -> tuple[str, ...]:
        """The packs that play has opened so far: for everybody, or with those that a seat alone has been shown."""
        return () if self.game.extras.packs is None else self.game.extras.packs.opened(self.state, seat)

    def chronicle(self) -> Chronicle | None:
        """What a finished game of a campaign leaves behind for the next; None: there is nothing to follow."""
        saga = self.game.saga
        return wire.plain(saga.chronicle(self.state, self.start)) if saga and self.over and self.start.houses else None

    # The record

    @property
    def record(self) -> Record:
        """Config, key, what it began with, and moves: the whole game."""
        return Record(
            game=self.game.id,
            version=self.game.version,
            players=self.players,
            options=dict(self.options),
            key=self.key.hex(),
            chronicle=self.start.chronicle,
            houses=self.start.houses,
            names=self.names,
            practice=self.practice,
            hinted=self.hinted,
            moves=tuple([(m.seat, actions_.text(m.action)) for m in self.moves]),
        )

    def at(self, moves: int) -> Match:
        """The match as it was after that many moves."""
        if not 0 <= moves <= len(self.moves):
            raise CannotUndo("engine-no-such-move", self.game.id, asked=moves, last=len(self.moves))
        earlier = self._again(None)
        for move in self.moves[:moves]:
            earlier.state.play(move.seat, move.action)
            earlier.moves.append(move)
            earlier._listen(earlier.state)
        return earlier

    def stood(self, moves: int, state: State) -> Match:
        """The same, for whoever has kept the position of then."""
        earlier = self._again(state)
        earlier.moves = self.moves[:moves]
        earlier.lines = self.lines[: bisect_right(self.lines, moves, key=lambda line: line.move)]
        return earlier

    def _again(self, state: State | None) -> Match:
        start = self.start
        again = Match(self.game, self.players, self.options, self.key, start.chronicle, start.houses, state)
        again.names, again.practice, again.hinted = self.names, self.practice, self.hinted
        return again

    def undo(self, moves: int = 1) -> None:
        """Take back the last move, or several. Whether a seat may ask for that is ``may_undo``'s matter."""
        if not 1 <= moves <= len(self.moves):
            raise CannotUndo("engine-nothing-to-undo", self.game.id)
        self.return_to(self.at(len(self.moves) - moves))

    def return_to(self, earlier: Match) -> None:
        """Let the match stand where it stood; ``earlier`` is how it was then."""
        self.state, self.moves, self.lines = earlier.state, earlier.moves, earlier.lines
        self.state.listener = []

    def to_take_back(self, seat: int) -> int:
        """How many moves it takes to take back the seat's last one; 0 if it has made none."""
        moves, at = self.moves, len(self.moves)
        while at:
            at -= 1
            if moves[at].seat == seat:
                return len(moves) - at
        return 0

    def must_agree(self, seat: int, people: Sequence[int]) -> list[int]:
        """Those of the people at the table who have a say before the seat takes back; bots do not mind."""
        return [] if self.may_undo(seat) is None else [other for other in people if other != seat]

    def spoils(self, seat: int, people: Sequence[int]) -> bool:
        """Whether taking back makes a practice game of this: over luck or bots' moves, with nobody there to agree.

        Whoever goes back there has looked ahead, and the record says so from then on; it is worth a question once. The
        luck of a lesson is known beforehand: nothing is won by going back in it.
        """
        if self.practice or not self.to_take_back(seat) or self.may_undo(seat) is None:
            return False
        return not self.must_agree(seat, people) and self.lesson() is None

    def may_undo(self, seat: int) -> Message | None:
        """None if the seat may take back its last move without asking anybody; else what stands in the way."""
        return self.against(self.to_take_back(seat))

    def against(self, back: int) -> Message | None:
        """What stands in the way of taking so many moves back to a seat's last one."""
        if not back:
            return bare("engine-nothing-to-undo")
        last = self.moves[-1]
        if back > 1:
            return _crosses(last.seat)
        return bare("engine-undo-crosses-luck") if last.final else None


@cache
def _crosses(seat: int) -> Message:
    return Message("engine-undo-crosses-seat", {"seat": seat})


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    options: Options | None = None,
    chronicle: Chronicle | None = None,
    houses: tuple[int, ...] = (),
) -> Match:
    """A new match. The same seed gives the same luck; without one nobody can know it."""
    key = fresh_key() if seed is None else key_from_seed(seed)
    return Match(find(game), players, options or {}, key, chronicle, houses)


def replay(record: Record) -> Match:
    """Play a record again, checking every move. BrokenRecord names the move, the rule and the reason."""
    try:
        game = find(record.game)
        if not game.reads(record.version):
            raise BrokenRecord("engine-record-version", game.id, found=record.version, known=game.version)
        match = Match(game, record.players, record.options, bytes.fromhex(record.key), record.chronicle, record.houses)
    except (UnknownGame, BadConfig) as error:
        raise BrokenRecord(error.said.key, error.game, **error.said.params) from None
    match.names, match.practice, match.hinted = record.names, record.practice, record.hinted
    for number, (seat, line) in enumerate(record.moves, 1):
        try:
            match.play(seat, line)
        except IllegalAction as illegal:
            raise BrokenRecord(
                "engine-record-illegal",
                game.id,
                number,
                illegal.rule,
                number=number,
                rule=illegal.rule,
                text=line,
                reason=illegal.said,
                seat=seat,
            ) from None
    return match
