"""Campaigns: houses, games, and the history they make."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from interrex.campaign.file import CampaignFile
from interrex.engine.game import Result
from interrex.engine.wire import Struct

from .lobby import SeatWanted, TableMade
from .table import Clock, MessageInfo
from .values import DAY, Name, Options, OptionValue, Place, SeatKind, Short


class HouseInfo(Struct, frozen=True):
    """Who somebody is across the games of a campaign."""

    house: int
    kind: SeatKind  # open: whoever joins will play for it
    name: str
    bot: str | None


class CampaignGame(Struct, frozen=True):
    """A game of a campaign: the table it is or was played at."""

    number: int
    table: str
    houses: list[int]  # by seat
    moves: int
    result: Result | None  # None: it is being played; by seat, as at the table
    away: list[int]  # the houses of the game before that stayed away from this one


class CallInfo(Struct, frozen=True):
    """The next game that somebody has called for. It begins when nobody is waited for, or may begin in time."""

    id: str  # to be named by whoever answers it
    by: int | None  # the house; None: the owner
    at: float
    until: float  # from then on nobody is waited for
    houses: list[int]  # that shall play, by seat
    options: dict[str, OptionValue]
    seeded: bool  # somebody has chosen its luck: the campaign is for practice from then on
    agreed: list[int]
    away: list[int]  # houses that have said that they stay away
    waits: list[int]  # houses that have yet to answer


class CampaignInfo(Struct, frozen=True):
    """GET /api/campaigns/{id}: what anybody with its address may know. In story and result, a seat is a house."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    listed: bool
    created: float
    houses: list[HouseInfo]
    games: list[CampaignGame]
    story: list[MessageInfo]
    result: Result | None  # of the campaign, once it is decided: there is no next game
    clock: Clock | None = None  # of all its games
    wait: int = 0  # seconds that those of the last game have to agree to the next one
    called: CallInfo | None = None
    practice: bool = False  # the luck of one of its games was chosen


class CampaignListed(Struct, frozen=True):
    """One of GET /api/campaigns: what a list shows of it."""

    id: str
    name: str
    game: str
    created: float
    houses: list[HouseInfo]
    played: int  # games that are over
    table: str | None  # of the game under way
    result: Result | None  # of the campaign, once it is decided
    called: CallInfo | None
    practice: bool


class ChapterInfo(Struct, frozen=True):
    """A game in the history book of a campaign. A seat in it is a house."""

    said: list[MessageInfo]  # its title, how it ended, and what came of it
    drawn: Any  # what a board may draw of it, of a type of the game's own


class BookInfo(Struct, frozen=True):
    """GET /api/campaigns/{id}/book: the history of a campaign, for anybody with its address."""

    id: str
    name: str
    game: str
    houses: list[str]
    chapters: list[ChapterInfo]


class BetweenInfo(Struct, frozen=True):
    """GET /api/campaigns/{id}/between/{language}: what lies on the table between two games of a campaign."""

    lies: Any  # of a type of the game's own; null: no game is over, or the game shows nothing
    words: str  # Fluent text of the packs that its games have opened


class CampaignWanted(Struct, frozen=True):
    """POST /api/campaigns: houses as the seats of a table, but for all its games. No game begins yet."""

    game: Short
    houses: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=32)]
    name: Name = ""
    options: Options = msgspec.field(default_factory=dict)
    listed: bool = True
    clock: Clock | None = None
    wait: Annotated[int, msgspec.Meta(ge=60, le=30 * DAY)] = 3 * DAY  # for answers to a call for the next game, seconds


class CampaignBrought(Struct, frozen=True):
    """POST /api/campaigns/import: a campaign that was exported elsewhere. Its houses are open to join."""

    campaign: CampaignFile
    name: Name = ""
    listed: bool = True


class HouseKey(Struct, frozen=True):
    """A house's token: it opens the house's seat at every table of the campaign."""

    house: int
    token: str


class CampaignMade(Struct, frozen=True):
    """The answer to both. ``owner`` opens what only the owner of the campaign and its tables may do."""

    campaign: CampaignInfo
    owner: str
    houses: list[HouseKey]


class HouseClaim(Struct, frozen=True):
    """POST /api/campaigns/{id}/join: play for an open house from now on; at the game under way as well."""

    house: Place
    name: Name = ""


class HouseJoined(Struct, frozen=True):
    campaign: CampaignInfo
    house: HouseKey


class HouseWanted(Struct, frozen=True):
    """POST /api/campaigns/{id}/houses, by anyone who takes part: a newcomer's house, or a bot's."""

    kind: Literal["open", "bot"] = "open"
    name: Name = ""
    bot: Short | None = None


class NextGame(Struct, frozen=True):
    """POST /api/campaigns/{id}/next, by anyone who takes part: call for a game, or agree to the one called for.

    Without houses, options and seed it is the usual one, or the one called for that is named. What somebody else has
    put in its place meanwhile is not agreed to unseen.
    """

    houses: Annotated[list[Place], msgspec.Meta(max_length=32)] | None = None  # by seat; None: those of the last game
    options: Options = msgspec.field(default_factory=dict)
    seed: Short | None = None  # for practice, and marks the campaign so
    anew: bool = False  # give up the game under way: for the owner, or for all when its rules are gone
    call: Short | None = None  # the id of the call that is agreed to


class CallAnswer(Struct, frozen=True):
    """POST /api/campaigns/{id}/answer with a house's token: agree to the game called for, or stay away from it."""

    agree: bool
    call: Short  # the id of the call that is answered: it may have been replaced since it was seen


class Called(Struct, frozen=True):
    """The answer to both: the campaign, and the table if the game has begun."""

    campaign: CampaignInfo
    made: TableMade | None


class HouseGone(Struct, frozen=True):
    """POST /api/campaigns/{id}/dismiss with the owner's token: a bot plays for the house, for good."""

    house: Place
    bot: Short | None = None
