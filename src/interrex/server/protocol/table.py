"""What a table shows, and what is said at it over a socket: the server's messages, and the client's."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from interrex.engine.deals import Form
from interrex.engine.game import Result, View
from interrex.engine.wire import Struct

from .values import (
    DAY,
    ActionText,
    ClientId,
    Language,
    Name,
    OptionValue,
    Place,
    Ref,
    RefusalCode,
    SeatKind,
    Short,
    Text,
    Token,
)

# ------------------------------------------------------------------------------------------------- what is shown


class MessageInfo(Struct, frozen=True):
    """A message to be put into words by Fluent: ``engine.words`` says how parameters become words."""

    key: str
    params: dict[str, Any]


class Foreseen(Struct, frozen=True):
    """One thing to know about an offer beforehand: what it takes, what it gives, what is likely, what may go wrong."""

    kind: Literal["price", "gain", "odds", "risk"]
    message: MessageInfo


class GhostInfo(Struct, frozen=True):
    """A piece where an offer would put it."""

    piece: str  # the game's own word for it
    at: str  # the board element
    n: int
    leaves: str  # the element it would come from; empty: it is new on the board


class Offer(Struct, frozen=True):
    """One action a seat may take now. (Options are what a game is set up with.)"""

    action: str
    label: MessageInfo
    refs: list[str]  # the board elements it concerns: "advisor:8", "die:0:d2"
    final: bool  # it brings luck or shows a secret: it cannot be taken back without asking
    foreseen: list[Foreseen] = msgspec.field(default_factory=list)  # beside what the label says
    ghosts: list[GhostInfo] = msgspec.field(default_factory=list)


class Ask(Struct, frozen=True):
    """What the game asks a seat. ``asked`` goes back with the answer: it tells a stale client from a fresh one."""

    asked: int
    owed: bool  # the game waits for it; else the seat may do this meanwhile, or nothing
    question: MessageInfo
    rule: str
    offers: list[Offer]
    passable: bool = False  # one may pass or do one thing: the seat can say that it always passes this
    foretold: list[MessageInfo] = msgspec.field(default_factory=list)  # what the seat can expect, as things are
    only: bool = False  # there is one offer, and everybody can see that: answering it at once tells nothing
    forms: list[Form] = msgspec.field(default_factory=list)  # what may be said besides, by filling in slots: promises
    invents: str = ""  # the verb of which the seat may make up the word, besides those that are offered


class StepInfo(Struct, frozen=True):
    """A step of a lesson that was made: whose, and why."""

    seat: int
    why: MessageInfo


class LookedInfo(Struct, frozen=True):
    """A move of one's own in a lesson, made after so many: in words, and what it was for."""

    move: int
    label: MessageInfo
    why: MessageInfo


class GuideInfo(Struct, frozen=True):
    """A lesson, as one seat sees it. It lasts while the moves are the lesson's own."""

    lesson: str
    status: Literal["on", "left", "done"]  # left: somebody has gone another way; taking that back brings it on again
    made: int  # how many of its moves were made
    steps: int  # how many it has
    own_made: int  # of these, the seat's own
    own_steps: int
    action: str | None  # what it wants the seat to do now
    why: MessageInfo | None  # and the reason
    cards: list[MessageInfo]  # what is said before the first move: the goal, a turn, the seat's own side
    about: dict[str, MessageInfo]  # by verb, what each kind of action the seat may take now is good for
    meanwhile: list[StepInfo]  # what others did in it since the seat's own last step
    looked: list[LookedInfo]  # when it is over, until the seat's next move: all that the seat has done in it


class LogLine(Struct, frozen=True):
    """One line of the log, said after that many moves."""

    move: int
    message: MessageInfo
    private: bool = False
    refs: tuple[str, ...] = ()  # the board elements it concerns


class OrderWish(Struct, frozen=True):
    """An answer given ahead: to which question, how, under which conditions, how long. See ``engine.ahead``."""

    question: Short
    ways: Annotated[list[Short], msgspec.Meta(max_length=16)]  # tried one after another
    given: Annotated[list[Short], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)  # all must hold
    scope: Literal["game", "turn", "mine"] = "game"  # mine: until it is the seat's own turn
    times: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    until: float | None = None  # by the server's clock


class OrderInfo(Struct, frozen=True):
    """An order of a seat that stands."""

    number: int
    order: OrderWish
    said: list[MessageInfo]  # in words, sentence by sentence
    used: int  # how often it has answered


class DoneInfo(Struct, frozen=True):
    """A move that was made in a seat's name: after how many, by what, and what it was."""

    move: int
    by: Literal["bot", "order", "pass"]
    what: MessageInfo


class SeatState(Struct, frozen=True):
    """What one seat (None: a spectator) sees, is asked and has heard."""

    seat: int | None
    view: View
    ask: Ask | None
    log: list[LogLine]  # whole in the first state on a socket; afterwards from ``log_from`` on
    log_from: int  # the index of the first line sent; a client cuts its log there and appends
    undo: MessageInfo | None  # what stands in the way of taking back; None: the seat may at once
    spoils: bool = False  # nobody is there to agree: taking back makes a practice game of this
    standing: list[MessageInfo] = msgspec.field(default_factory=list)  # the questions this seat always passes
    orders: list[OrderInfo] = msgspec.field(default_factory=list)  # what this seat has answered ahead
    done: list[DoneInfo] = msgspec.field(default_factory=list)  # in this seat's name since it last moved itself
    hours: Hours | None = None  # when its own time stands still
    guide: GuideInfo | None = None  # at a table that is a lesson
    moved: int = 0  # after how many moves of the game this seat had made its last one; 0: it has made none


class Clock(Struct, frozen=True):
    """Time to think: for every move, or for each player in all, with some more after every move."""

    per: Literal["move", "player"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * DAY)]
    more: Annotated[int, msgspec.Meta(ge=0, le=DAY)] = 0


class Hours(Struct, frozen=True):
    """When somebody's time stands still: at night and on some days of the week, where they live."""

    zone: Short  # as in Europe/Warsaw
    sleep: Annotated[int, msgspec.Meta(ge=0, lt=1440)]  # minutes after midnight
    wake: Annotated[int, msgspec.Meta(ge=0, lt=1440)]  # the same as ``sleep``: no night is kept
    free: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=6)]], msgspec.Meta(max_length=7)] = msgspec.field(
        default_factory=list
    )  # whole days, 0 is Monday


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None  # the kind of bot that plays now
    left: bool  # a person's seat that a bot keeps warm
    online: bool
    time: float | None = None  # at a table with a clock: the seconds it has, or had when they began to run
    until: float | None = None  # while they run: when they will be up
    away_from: float | None = None  # of somebody who is not here and has time: from when on a bot may be asked for
    holiday: list[float] | None = None  # from when until when somebody has said to be away


class UndoRequest(Struct, frozen=True):
    """Somebody wants to take moves back, or a bot for somebody absent, and others are asked."""

    seat: int
    moves: int  # how many would be taken back
    needed: list[int]  # seats that have not answered yet
    absent: int | None = None  # the seat for which a bot is wanted; then no moves are taken back
    pause: bool = False  # a pause is wanted: likewise


class TableInfo(Struct, frozen=True):
    """What anybody with the table's address may know."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, OptionValue]
    version: int
    seats: list[SeatInfo]
    status: Literal["open", "running", "finished"]  # open: a seat waits for somebody to join
    listed: bool
    moves: int
    created: float
    waiting_since: float  # when the present decision began to wait
    proof: str  # the fingerprint of the luck's key, published before the first move
    key: str | None  # the key itself, once the game is over
    result: Result | None
    seeded: bool = False  # whoever made the table chose the seed, and could know the luck
    campaign: str | None = None  # whose game it is
    houses: list[int] = msgspec.field(default_factory=list)  # by seat: who this is in the campaign
    practice: bool = False  # somebody took back over luck or others' moves with nobody there to agree
    rematch: str | None = None  # the table at which the same people play again
    pending: list[int] = msgspec.field(default_factory=list)  # whom the game waits for, where that is known
    clock: Clock | None = None  # how long one may think; None: as long as one likes
    hints: bool = False  # whoever is asked something may ask what to do
    hinted: bool = False  # somebody has
    paused: float | None = None  # since when nobody's time runs, as all have agreed


class ChatLine(Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


# ------------------------------------------------------------------------------------------------- server to client


class StateMessage(Struct, frozen=True, tag="state"):
    """The whole situation for the seats of one client. Sent on ``hello`` and after every event."""

    seq: int
    table: TableInfo
    seats: list[SeatState]
    chat: list[ChatLine]  # whole in the first state on a socket; afterwards only new lines (see their numbers)
    request: UndoRequest | None
    history: list[list[int]] | None  # scores after 0, 1, 2, … moves, once the game is over
    now: float  # the server's clock
    packs: list[str] = msgspec.field(default_factory=list)  # opened here: see /api/tables/{id}/packs/{pack}/…


class Accepted(Struct, frozen=True, tag="accepted"):
    """A client's message was carried out; it is in the store. ``seq`` is the event it became."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """A client's message was not carried out, and why. Nothing changed. (``allowed``: why not? You may do that.)"""

    id: str | None
    code: RefusalCode
    rule: str | None
    message: MessageInfo
    sentence: str  # the message in words, in the language asked for


Answer = Accepted | Refused
ServerMessage = StateMessage | Accepted | Refused

# ------------------------------------------------------------------------------------------------- client to server


class Hello(Struct, frozen=True, tag="hello"):
    """The first message on a socket. No tokens: a spectator."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)
    language: Language = "en"


class Play(Struct, frozen=True, tag="play"):
    """Do this. ``id`` is made up by the client: sent again after a lost answer it is not done twice."""

    id: ClientId
    seat: Place
    action: ActionText
    asked: int


class Undo(Struct, frozen=True, tag="undo"):
    """Take back the seat's last move (and what came after it); asks others where the rules of undo say so."""

    id: ClientId
    seat: Place
    practice: bool = False  # even if that makes a practice game of it


class Consent(Struct, frozen=True, tag="consent"):
    """Answer a request to take back, or for a bot in somebody's place."""

    id: ClientId
    seat: Place
    agree: bool


class Chat(Struct, frozen=True, tag="chat"):
    id: ClientId
    seat: Place | None
    text: Text


class Why(Struct, frozen=True, tag="why"):
    """Why can this not be done? By action text, or by the board elements pointed at. Answered by ``refused``."""

    id: ClientId
    seat: Place
    action: ActionText | None = None
    refs: Annotated[list[Ref], msgspec.Meta(max_length=16)] = msgspec.field(default_factory=list)


class Sit(Struct, frozen=True, tag="sit"):
    """Rename oneself, leave the seat to a bot, or take it back."""

    id: ClientId
    seat: Place
    name: Name | None = None
    left: bool | None = None


class Stand(Struct, frozen=True, tag="stand"):
    """Always pass what the seat is asked now, by the key of the question; or be asked it again."""

    id: ClientId
    seat: Place
    question: Short
    on: bool


class Give(Struct, frozen=True, tag="order"):
    """Answer a question before it is asked."""

    id: ClientId
    seat: Place
    order: OrderWish


class Recall(Struct, frozen=True, tag="recall"):
    """Take an order back: from now on the seat is asked again."""

    id: ClientId
    seat: Place
    number: int


class Keep(Struct, frozen=True, tag="hours"):
    """The hours one keeps at this table; none: one's time runs day and night."""

    id: ClientId
    seat: Place
    hours: Hours | None = None


class Holiday(Struct, frozen=True, tag="holiday"):
    """Be away for some days: everybody is told, and one's time stands still. None of both: back again."""

    id: ClientId
    seat: Place
    begins: float | None = None
    ends: float | None = None


class Pause(Struct, frozen=True, tag="pause"):
    """Stop everybody's time, which all must agree to; or go on, which anybody may."""

    id: ClientId
    seat: Place
    on: bool


class StandIn(Struct, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who has been away for a while, until they are back; asks the others."""

    id: ClientId
    seat: Place
    absent: Place


class Look(Struct, frozen=True, tag="look"):
    """Whether whoever is there has the table before their eyes, and not behind another tab. Until it is said they have.

    Nobody is told of a question that they are looking at, nor of one that they have looked at.
    """

    id: ClientId
    on: bool


class Ping(Struct, frozen=True, tag="ping"):
    id: ClientId


ClientMessage = (
    Hello
    | Play
    | Undo
    | Consent
    | Chat
    | Why
    | Sit
    | Stand
    | Give
    | Recall
    | Keep
    | Holiday
    | Pause
    | StandIn
    | Look
    | Ping
)
