"""What a seat may see, as types: the map, the councils, the seats, a clash under way."""

from __future__ import annotations

from interrex.engine.wire import Struct


class FavourView(Struct, frozen=True):
    """The disc of the Kingdom's Favour: who holds it, and how often it can still be turned."""

    seat: int | None  # None: it lies on the Tilled Fields
    left: int


class LyingView(Struct, frozen=True):
    """A Kingdom card that lies on the map, and whose it is."""

    card: str
    seat: int


class ActiveView(Struct, frozen=True):
    """A card face up beside a region, with what it is worth there now."""

    card: str
    seat: int
    strength: int
    traits: tuple[str, ...]  # printed and gained
    commands: tuple[str, ...]
    influence: int  # lying on it
    fought: bool  # in an earlier clash here this year: it counts no more


class RegionView(Struct, frozen=True):
    """A region and everything beside and on it. Lists by seat are in seat order."""

    id: str
    marker: int | None  # which clash of the year is fought here; None: nobody has said yet
    resolved: bool
    active: list[ActiveView]  # in the order of arrival
    laid: list[list[str | None]]  # by seat: face-down cards; None for a back
    sealed: str | None  # the card that whoever looks has said under seal to lay here
    supporters: list[int]  # by seat
    tired: list[int]  # by seat: of them, those that have fought here
    cards: list[LyingView]
    barred: int | None  # the seat that keeps others' cards out


class LocationView(Struct, frozen=True):
    """A location: the Heralds there, markers of the council of Secrets by seat, Kingdom cards."""

    id: str
    heralds: list[int]
    marks: list[int]
    cards: list[LyingView]


class SitterView(Struct, frozen=True):
    """A card in a council, and its votes."""

    card: str
    seat: int
    votes: int


class CouncilView(Struct, frozen=True):
    """A council: who sits there, markers and votes by seat."""

    id: str
    cards: list[SitterView]
    marks: list[int]
    votes: list[int]


class OccupiedView(Struct, frozen=True):
    """A Kingdom card on a board, the card beneath it, and how strongly that guards it."""

    kingdom: str
    card: str | None
    guard: int


class BidView(Struct, frozen=True):
    """An open bid, or another card laid for a Kingdom card."""

    card: str
    strength: int


class SeatView(Struct, frozen=True):
    """A player's board and piles."""

    faction: str
    influence: int
    lore: int
    limit: int  # of the hand
    hand: list[str] | None  # for its owner's eyes
    known: list[str]  # of another's hand: what was seen to go there
    cards: int  # in hand
    deck: list[str | None]  # top last; None: unknown
    discard: list[str]
    place: list[str]  # of power: not bought yet
    quarters: list[str]  # headquarters that were bought
    markers: int  # on one of these
    tactics: dict[str, int | None]  # uses left of each; None: burned
    favours: list[str]  # Favour actions it may use
    favour_uses: int  # of its own, this year
    occupied: list[OccupiedView | None]  # by space
    supply: list[str]  # Kingdom cards that need no space
    dealt: list[str] | None  # in the advanced set-up, for its owner's eyes
    supporters: int  # on the board
    lost_supporters: int
    herald: str | None  # the location; None: at home
    bid: BidView | None
    sealed: str | None  # the card it bids under seal, for its own eyes
    used: list[str]  # this year
    used_in_autumn: list[str]
    lasting: list[str]  # what holds for this year


class ClashView(Struct, frozen=True):
    """A clash under way: its stage, who takes part, and how strong they are as things stand."""

    region: str
    seats: list[int]  # in turn order
    stage: str
    first: bool  # in its region this year
    winner: int | None
    totals: list[int]  # by seat


class BoardView(Struct, frozen=True):
    """The kingdom, what lies beside the map, and everybody's board."""

    year: int
    years: int
    season: str
    order: list[int]  # seats on the order track, first on top; none while it is not drawn yet
    favour: FavourView
    road: list[str | None]  # left to right; None: a gap. The leftmost is the top of the deck
    ahead: list[str | None]  # the next cards of the deck, for those who looked at them
    kingdom_deck: int  # cards beneath the road's leftmost
    kingdom_discard: list[str]
    kingdom_burned: list[str]
    acquiring: str | None  # a Kingdom card on its way to a board
    regions: list[RegionView]
    locations: list[LocationView]
    councils: list[CouncilView]
    seats: list[SeatView]
    lost: list[str]
    burned: list[str]
    clash: ClashView | None
    said: list[str]  # what this seat has said under seal, for its own eyes
