"""What a seat may see, as types: the council, the vote, the kingdom and its chronicles."""

from __future__ import annotations

from interrex.engine.wire import Struct

from ..vocabulary import VoteRules


class MarkerView(Struct, frozen=True):
    resource: str
    row: int
    rising: bool
    token: bool  # is there a momentum token beside it?
    place: int  # 1: the highest; equal ones share it


class HouseView(Struct, frozen=True):
    """What a house of the kingdom has marked on its sheet, whether it sits or not."""

    house: str
    prestige: int
    craving: int
    boxes: tuple[int, ...]  # by achievement
    printed: tuple[int, ...]  # likewise, how many boxes there are in this story
    complete: tuple[bool, ...]  # by achievement: is its ability the house's?
    preferences: tuple[int, ...]  # by agenda


class SeatView(Struct, frozen=True):
    """A house at the table. What is behind its screen is its own only."""

    house: str | None  # not chosen yet
    tokens: tuple[str, ...]
    token_points: int  # that they would bring now
    stance: str  # silent, aye, nay, elects, gathers, moderates, out
    votes_for: int | None  # in an election: the seat
    laid: int  # power on its vote card
    coins_laid: int
    weight: int  # what its card counts for the Leader token
    power: int | None
    coins: int | None
    agenda: str | None
    agenda_rows: tuple[tuple[int, int], ...]  # from and to: where markers count for it now
    agenda_points: int | None  # that it would bring now
    points: tuple[int, ...] | None  # agenda, tokens, coins, power; once scored
    place: int | None  # in the reign, once scored; 5: the last
    signings: int  # stickers and story cards signed in this reign


class StickerView(Struct, frozen=True):
    sticker: str
    positive: bool
    house: str
    boxes: int


class StoryView(Struct, frozen=True):
    story: str
    house: str | None  # who signed it
    boxes: tuple[int, ...]  # marked of its limited abilities, as far as any are


class StackView(Struct, frozen=True):
    """The story cards of one storyline, the top last."""

    cards: list[StoryView]
    ended: bool


class CardView(Struct, frozen=True):
    """What lies on the scales: a dilemma, or whatever else there is a vote on."""

    card: str
    kind: str  # dilemma, circumstance or finale: where its words stand
    asks: bool  # are its question and hints those of the vote? Not if the vote is on what came of it
    aye: tuple[str, ...]  # what the pans show
    nay: tuple[str, ...]
    rules: VoteRules
    outcome: str | None  # once it is turned over
    skull: bool | None  # likewise


class VoteView(Struct, frozen=True):
    """How a vote stands."""

    aye: int
    nay: int
    ahead: str | None  # the side that would win now; none: the Moderator would decide
    named: tuple[int, ...]  # in an election: what counts for each seat
    last: int  # the seat after whose turn the vote would end
    share: int  # of the pool for each who gathers power, as things stand


class TrackView(Struct, frozen=True):
    outcome: str
    skull_space: bool
    skull: bool


class EventView(Struct, frozen=True):
    event: str
    lasts: str  # round, reign, reigns, fact or storyline
    left: int  # reigns


class RuleView(Struct, frozen=True):
    """A rule that is otherwise for now."""

    rule: str
    to: int


class KingView(Struct, frozen=True):
    name: str | None  # of those offered; none: somebody made one up, or the story names him, who is the first
    given: str | None  # a name somebody made up, as it is written
    numeral: str | None  # which of the name he is; that of the first king stands in his story
    house: str | None  # whose kin he is


class ReignView(Struct, frozen=True):
    """A line in the chronicles of the kingdom."""

    king: KingView
    end: str  # died, top or bottom
    dilemmas: int
    houses: tuple[str, ...]
    agendas: tuple[str, ...]
    points: tuple[tuple[int, int, int, int], ...]
    places: tuple[int, ...]


class BoardView(Struct, frozen=True):
    story: str
    reign: int
    king: KingView
    stage: str
    markers: list[MarkerView]
    balance: int
    pool: int
    seats: list[SeatView]
    houses: list[HouseView]  # all that anybody in the kingdom has taken
    free_houses: dict[str, tuple[int, ...]]  # boxes of those that nobody has taken, while some are still to be chosen
    leader: int
    moderator: int
    moderated: bool  # has somebody passed to moderate in this vote?
    signer: str | None  # the house that would sign now
    turn: int | None
    card: CardView | None
    vote: VoteView | None
    circumstance: str | None  # that was drawn and is being carried out
    track: list[TrackView]
    chronicle: list[list[StickerView | None]]  # by resource, by slot
    stories: list[StackView]  # of the storylines that have begun
    order: int  # of the endings reached
    rebellion: int
    events: list[EventView]
    rules: list[RuleView]
    circumstances: list[str]  # in the event area
    doors: list[str]
    next_card: str | None  # whose front the seat has been shown
    draft: list[str] | None  # the agendas a seat chooses from now
    said: list[str]  # under seal, in a silent vote: the seat's own
    reigns: list[ReignView]
    ending: str
