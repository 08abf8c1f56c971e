"""What a seat may see, as types. What was sealed is named by its handle; its words come once it is open."""

from __future__ import annotations

from typing import Any

from interrex.engine import deals
from interrex.engine.sealed import said
from interrex.engine.wire import Struct

from .data import AGENDA_IDS, HOUSE_IDS, NOBODY, RESOURCES, SPACES, UP
from .kingdom import Entry, Sheet, Stuck
from .state import FOR, GATHERS, MODERATES, OUT, SIDES, SILENT, VOTING, Council
from .words import NAMED

STANCES = {SILENT: "silent", GATHERS: "gathers", MODERATES: "moderates", OUT: "out"}


class MarkerView(Struct, frozen=True):
    resource: str
    row: int
    rising: bool
    token: bool  # is there a momentum token beside it?


class SeatView(Struct, frozen=True):
    """A house at the table. What is behind its screen is its own only."""

    house: str | None  # not chosen yet
    prestige: int
    craving: int
    boxes: tuple[int, ...]
    preferences: tuple[int, ...]
    tokens: tuple[str, ...]
    stance: str
    votes_for: int | None  # in an election: the seat
    laid: int
    coins_laid: int
    power: int | None
    coins: int | None
    agenda: str | None
    points: tuple[int, ...] | None  # agenda, tokens, coins, power; once scored


class StickerView(Struct, frozen=True):
    sticker: str
    positive: bool
    house: str
    boxes: int


class StoryView(Struct, frozen=True):
    story: str
    house: str | None


class CardView(Struct, frozen=True):
    """The dilemma on the table: what its pans show."""

    card: str
    aye: tuple[str, ...]
    nay: tuple[str, ...]
    rules: Any
    outcome: str | None  # once it is turned over


class TrackView(Struct, frozen=True):
    outcome: str
    skull_space: bool


class BoardView(Struct, frozen=True):
    story: str
    reign: int
    king: str
    stage: str
    markers: list[MarkerView]
    balance: int
    pool: int
    seats: list[SeatView]
    leader: int
    moderator: int
    moderated: bool
    turn: int | None
    card: CardView | None
    track: list[TrackView]
    chronicle: list[list[StickerView | None]]
    stories: list[list[StoryView]]
    events: list[str]
    circumstances: list[str]
    doors: list[str]
    next_card: str | None  # whose front the seat has been shown
    draft: list[str] | None  # the agendas a seat chooses from now
    deals: list[Any]
    pledges: list[Any]
    said: list[Any]  # under seal, in a silent vote: the seat's own
    entries: list[Entry]
    ending: str


def view(g: Council, seat: int | None) -> BoardView:
    table = deals.shown(g, seat)
    story = g.story
    choosing = seat is not None and g.stage == "setting-up" and g.pending() == (seat,) and not g.agendas[seat]
    return BoardView(
        story=g.tale,
        reign=g.reign,
        king=g.king,
        stage=g.stage,
        markers=[
            MarkerView(name, g.rows[n], g.faces[n] == UP, bool(g.momentum >> n & 1)) for n, name in enumerate(RESOURCES)
        ],
        balance=g.balance,
        pool=g.pool,
        seats=[_seat(g, s, seat) for s in range(g.players)],
        leader=g.leader,
        moderator=g.moderator,
        moderated=g.moderated,
        turn=g.turn if g.stage == VOTING and g.turn != NOBODY else None,
        card=_card(g),
        track=[
            TrackView(f"{story.card_handle(card)}-{SIDES[side]}", at >= SPACES)
            for at, (card, side) in enumerate(g.track)
        ],
        chronicle=[[_sticker(g, slot) for slot in row] for row in g.chronicle],
        stories=[
            [StoryView(story.story_handle(c.story), HOUSE_IDS[c.house - 1] if c.house else None) for c in stack]
            for stack in g.stories
        ],
        events=[story.event_handle(event.event) for event in g.events],
        circumstances=[story.card_handle(card) for card in g.circumstances],
        doors=[story.door_handle(letter) for letter in g.doors],
        next_card=None if g.known_next(seat) == NOBODY else story.card_handle(g.next_card),
        draft=[AGENDA_IDS[agenda] for agenda in g.draft] if choosing else None,
        deals=table["deals"],
        pledges=table["pledges"],
        said=list(said(g, seat)),
        entries=list(g.entries),
        ending=g.ending,
    )


def _seat(g: Council, seat: int, eyes: int | None) -> SeatView:
    house = g.houses[seat]
    sheet = g.sheets[house - 1] if house else Sheet()
    own, stance = seat == eyes, g.stance[seat]
    shown = own or g.revealed
    return SeatView(
        house=HOUSE_IDS[house - 1] if house else None,
        prestige=sheet.prestige,
        craving=sheet.craving,
        boxes=sheet.boxes,
        preferences=sheet.preferences,
        tokens=tuple([name for bit, name in enumerate(NAMED["token"]) if g.tokens[seat] >> bit & 1]),
        stance=STANCES.get(stance) or ("elects" if stance >= FOR else SIDES[stance]),
        votes_for=stance - FOR if stance >= FOR else None,
        laid=g.laid[seat],
        coins_laid=g.purses[seat],
        power=g.power[seat] if shown else None,
        coins=g.coins[seat] if shown else None,
        agenda=AGENDA_IDS[g.agendas[seat][0]] if shown and g.agendas[seat] else None,
        points=g.points[seat] if g.revealed else None,
    )


def _card(g: Council) -> CardView | None:
    if g.card == NOBODY or not g.story.is_dilemma(g.card):
        return None
    front = g.story.dilemma(g.card).front
    handle = g.story.card_handle(g.card)
    outcome = f"{handle}-{SIDES[g.turned]}" if g.turned else None
    return CardView(handle, front.aye, front.nay, g.rules, outcome)


def _sticker(g: Council, slot: Stuck | None) -> StickerView | None:
    if slot is None:
        return None
    positive = g.story.sticker_sign[slot.sticker] == UP
    return StickerView(g.story.sticker_handle(slot.sticker), positive, HOUSE_IDS[slot.house - 1], slot.boxes)
