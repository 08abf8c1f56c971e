"""Campaigns: games one after another, and what outlives each of them.

c = interrex.campaign(game, houses=("Ada", "Bo"))
m = c.next()                # the first game; play it to its end
c.add(m)                    # now c.chronicle is what it has left behind
m = c.next()                # the second, as the first one settled it

A house is somebody across games: whoever plays for it. A campaign is kept as the records of its games. What the last
of them wrote down stands beside them for one reason: it must outlive the ruleset that wrote it. While that record can
be played again, the two have to agree. From a file of somebody else nothing is believed that was not played again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec

from interrex.engine import wire
from interrex.engine.errors import BadConfig, BrokenRecord, InterrexError
from interrex.engine.game import Book, Chronicle, ChronicleNotation, Game, Options, Result, Saga
from interrex.engine.luck import fresh_key, key_from_seed
from interrex.engine.match import Match, replay
from interrex.engine.message import Message
from interrex.engine.record import Record
from interrex.engine.registry import find

from .file import FORMAT, NAME, CampaignFile, read, write

JOINERS = "\u200c\u200d"  # they shape letters and emoji, and steer nothing


class Played(NamedTuple):
    """A game of a campaign. The result is None where it was played under rules that are gone."""

    record: Record
    result: Result | None


class Chapter(NamedTuple):
    """A game in the history book: in words, how it ended first; and as the game itself writes it down."""

    said: tuple[Message, ...]
    drawn: Any


class CannotAdd(InterrexError):
    """A game that is not this campaign's next: unfinished, of another game or version, of other houses or chronicle."""


class Campaign:
    """Games one after another, kept as their records."""

    def __init__(
        self, game: Game, houses: Sequence[str], options: Options | None = None, begun: Chronicle | None = None
    ) -> None:
        """``begun``: a chronicle brought along, for a game whose players keep theirs elsewhere too."""
        self.game = game
        self.saga = _saga(game)
        self.houses: list[str] = []
        self.options = dict(options or {})  # of every game, where the chronicle does not settle them
        self.games: list[Played] = []
        self.chronicle = begun  # what the last of them has written down
        if len(houses) < game.players[0]:
            raise BadConfig("engine-campaign-few", game.id, game=game.title, least=game.players[0])
        game.check(game.players[0], self.options)
        if begun is not None:
            _notation(game)
        for name in houses:
            self.join(name)

    def join(self, name: str) -> int:
        """A newcomer's house; its number."""
        name = name.strip()
        if not name or len(name) > NAME or not all(c.isprintable() or c in JOINERS for c in name):
            raise BadConfig("engine-campaign-name", self.game.id, name=name[:NAME], most=NAME)
        if len(self.houses) >= self.saga.houses or name in self.houses:
            raise BadConfig("engine-campaign-taken", self.game.id, name=name, most=self.saga.houses)
        self.houses.append(name)
        return len(self.houses) - 1

    # Games

    def settled(self, houses: tuple[int, ...]) -> Options:
        """What the chronicle leaves no choice about when these houses play next."""
        return {} if self.chronicle is None else self.saga.options(self.chronicle, houses)

    def next(
        self, houses: Sequence[int] | None = None, options: Options | None = None, seed: int | str | None = None
    ) -> Match:
        """The next game, for these houses in seat order (all of them if none are named). It is ``add``-ed when over."""
        playing = tuple(range(len(self.houses)) if houses is None else houses)
        if not set(playing) <= set(range(len(self.houses))):
            raise BadConfig("engine-campaign-no-house", self.game.id, last=len(self.houses) - 1)
        wanted = {**self.options, **(options or {}), **self.settled(playing)}
        key = fresh_key() if seed is None else key_from_seed(seed)
        return Match(self.game, len(playing), wanted, key, self.chronicle, playing)

    def add(self, match: Match) -> None:
        """Write down a finished game. CannotAdd says what is wrong with it; then nothing has changed."""
        if (match.game.id, match.game.version) != (self.game.id, self.game.version):
            raise CannotAdd("engine-campaign-other-game", self.game.id, game=self.game.title, version=self.game.version)
        if not match.over:
            raise CannotAdd("engine-campaign-not-over", self.game.id)
        start = match.start
        self.check_houses(start.houses)
        if start.chronicle != self.chronicle:
            raise CannotAdd("engine-campaign-other-chronicle", self.game.id)
        self.chronicle = match.chronicle()
        self.games.append(Played(match.record, match.result()))

    def check_houses(self, houses: tuple[int, ...]) -> None:
        """Whether a game was played by houses of this campaign."""
        if not houses or max(houses) >= len(self.houses):
            raise CannotAdd("engine-campaign-other-houses", self.game.id)

    # Chronicles kept elsewhere

    def written(self) -> str:
        """The chronicle as players of the game keep it. It lays open all there is: not while a game is under way."""
        notation = _notation(self.game)
        if self.chronicle is None:
            raise BadConfig("engine-campaign-unwritten", self.game.id)
        return notation.write(self.chronicle, tuple(self.houses))

    # How things stand

    def story(self) -> tuple[Message, ...]:
        """What has happened, in the game's words. A seat in these messages is a house."""
        return () if self.chronicle is None else self.saga.summary(self.chronicle)

    def chapters(self) -> list[Chapter]:
        """The history book, where the game keeps one: a chapter for each game played. A seat in it is a house."""
        book = _book(self.game)
        told = [] if self.chronicle is None else book.chapters(self.chronicle)
        return [Chapter(book.says(chapter), chapter) for chapter in told]

    def begun_with(self) -> Chronicle | None:
        """What the last game began with, where today's rules can read it."""
        last = self.games[-1].record if self.games else None
        return last.chronicle if last is not None and last.version == self.game.version else None

    def on_table(self, before: Chronicle | None) -> Any | None:
        """What lies on the table until the next game, as the game itself shows it; None: nothing, or it shows none.

        ``before``: what the last game began with.
        """
        between, now = self.saga.between, self.chronicle
        return None if between is None or now is None else between.shows(now, before)

    def packs(self) -> tuple[str, ...]:
        """The packs that its games have opened, where the game tells."""
        between, now = self.saga.between, self.chronicle
        return () if between is None or now is None else between.opened(now)

    def result(self) -> Result | None:
        """Who has won the campaign, once that is decided; winners and scores are by house."""
        return None if self.chronicle is None else self.saga.result(self.chronicle)

    # Files

    def to_json(self) -> str:
        """A text that a person can read. It holds the keys of its games, all of them finished."""
        records = each_chronicle_once(self.game, [played.record for played in self.games])
        game, houses = self.game, tuple(self.houses)
        return write(CampaignFile(game.id, game.version, houses, self.options, self.chronicle, records))

    @staticmethod
    def from_json(data: bytes | str) -> Campaign:
        """The campaign in a file from anywhere, all of it played again; BrokenRecord says what is wrong with it."""
        return of_file(read(data))

    @staticmethod
    def resumed(data: bytes | str) -> Campaign:
        """The campaign in a file of one's own: what an earlier ruleset wrote down there is brought up to date."""
        return of_own_file(read(data))


def each_chronicle_once(game: Game, records: Sequence[Record]) -> tuple[Record, ...]:
    """Without what the game before gives out when it is played again: files would grow with the square of games."""
    found = list(records[:1])
    for before, record in pairwise(records):
        known = all(one.version == game.version or game.reads(one.version) for one in (before, record))
        found.append(msgspec.structs.replace(record, chronicle=None) if known else record)
    return tuple(found)


def of_own_file(file: CampaignFile) -> Campaign:
    """The campaign of a file that nobody else has written. Never for what comes over the network."""
    return _of(file, _own_begun, _take_up, _write_down)


def of_file(file: CampaignFile) -> Campaign:
    """The campaign that a file describes; BrokenRecord where it does not follow the rules.

    Nothing is believed that was not played again. A game that today's rules cannot play from what the games before it
    really left stays as text: it opens no pack, and the campaign goes on from where it was.
    """
    return _of(file, _begun, _retrace, _compare)


def _of(
    file: CampaignFile,
    begun: Callable[[CampaignFile], Chronicle | None],
    take: Callable[[Campaign, Record], None],
    close: Callable[[Campaign, CampaignFile], None],
) -> Campaign:
    if file.format != FORMAT:
        raise BrokenRecord("engine-campaign-format", found=file.format, known=FORMAT)
    try:
        campaign = Campaign(find(file.game), file.houses, file.options, begun(file))
        for record in file.records:
            take(campaign, _completed(campaign, record.of_today()))
        close(campaign, file)
    except BrokenRecord:
        raise
    except InterrexError as error:
        raise BrokenRecord(error.said.key, error.game, **error.said.params) from None
    return campaign


def _completed(campaign: Campaign, record: Record) -> Record:
    """With what the game before gave out, where it says nothing else."""
    if not campaign.games or record.chronicle is not None:
        return record
    return msgspec.structs.replace(record, chronicle=campaign.chronicle)


# From anywhere


def _begun(file: CampaignFile) -> Chronicle | None:
    """What the first game of a campaign begins with: nothing, or what could be brought along."""
    game = find(file.game)
    if not _open(game):
        return None
    if not file.records:
        return brought(game, up_to_date(game, file.chronicle, file.version))
    first = file.records[0]
    return brought(game, up_to_date(game, first.chronicle, first.version)) if first.game == game.id else None


def _open(game: Game) -> bool:
    """Whether its players may begin with any chronicle they like: nothing sealed hangs on it."""
    return _saga(game).notation is not None and game.extras.packs is None


def brought(game: Game, chronicle: Chronicle | None) -> Chronicle | None:
    """As much of a chronicle as its players' own notation can hold: who won what is not among it. None: nothing."""
    notation = _notation(game)
    try:
        return None if chronicle is None else notation.read(notation.write(chronicle, ()))
    except BadConfig:  # what it cannot hold cannot be brought along
        return None


def _retrace(campaign: Campaign, record: Record) -> None:
    """Add a game by playing it again, under today's rules and from what was really left to it."""
    game = campaign.game
    after_text = bool(campaign.games) and campaign.games[-1].result is None
    gone = record.game == game.id and record.version < game.version and not game.reads(record.version)
    if not gone and not after_text:
        campaign.add(replay(record))
        return
    campaign.check_houses(record.houses)
    if after_text and not gone and _open(game) and record.chronicle == brought(game, record.chronicle):
        campaign.chronicle = record.chronicle
    try:
        campaign.add(replay(msgspec.structs.replace(record, version=game.version, chronicle=campaign.chronicle)))
    except InterrexError:
        campaign.games.append(Played(msgspec.structs.replace(record, version=GONE), None))


GONE: Final = 0  # the version of rules by which no game is ever played: a text stays one


def _compare(campaign: Campaign, file: CampaignFile) -> None:
    """What the file says was written down last: it must be what the last game gives out, where that can be asked."""
    game = campaign.game
    if campaign.games and file.chronicle is None:  # sealed: what playing them again gives out
        return
    written = up_to_date(game, file.chronicle, file.version)
    text = [played for played in campaign.games if played.result is None]
    if text and campaign.games[-1].result is None and _open(game):
        campaign.chronicle = brought(game, written)
    elif not text and file.version == game.version and campaign.chronicle != written:
        raise BrokenRecord("engine-campaign-other-chronicle", game.id)


# One's own


def _own_begun(file: CampaignFile) -> Chronicle | None:
    """What the first game of a campaign begins with: nothing, or what was brought along."""
    game = find(file.game)
    if _saga(game).notation is None:
        return None
    return file.records[0].chronicle if file.records else up_to_date(game, file.chronicle, file.version)


def _take_up(campaign: Campaign, record: Record) -> None:
    """Add a game by playing it again. One of an earlier ruleset is taken as it is: nobody can play it any more."""
    game = campaign.game
    if record.game == game.id and record.version < game.version and not game.reads(record.version):
        campaign.check_houses(record.houses)
        campaign.games.append(Played(record, None))
        return
    if campaign.games and campaign.games[-1].result is None:
        campaign.chronicle = record.chronicle  # what the game before gave out is known from here only
    campaign.add(replay(record))


def _write_down(campaign: Campaign, file: CampaignFile) -> None:
    """What the file says was written down last: it must be what the last game gives out, where that can be asked."""
    written = up_to_date(campaign.game, file.chronicle, file.version)
    if campaign.games and campaign.games[-1].result is None:
        campaign.chronicle = written
    if campaign.chronicle != written or (campaign.games and written is None):
        raise BrokenRecord("engine-campaign-other-chronicle", campaign.game.id)


def up_to_date(game: Game, chronicle: Chronicle | None, version: int) -> Chronicle | None:
    """A chronicle as the rules of today would have written it; BadConfig if it is none."""
    saga = _saga(game)
    if version > game.version:
        raise BadConfig("engine-record-version", game.id, found=version, known=game.version)
    if chronicle is None:
        return None
    try:
        written = chronicle if version == game.version else saga.migrate(chronicle, version)
        saga.summary(written)  # a game reads its chronicle before it tells it
    except wire.WireError as error:
        raise BadConfig("engine-bad-chronicle", game.id, game=game.title, detail=str(error)) from None
    return written


def campaign(game: str, houses: Sequence[str], options: Options | None = None, brought: str | None = None) -> Campaign:
    """A new campaign of a game, for these houses; ``brought``: a chronicle in the notation of its players."""
    found = find(game)
    return Campaign(found, houses, options, None if brought is None else _notation(found).read(brought))


def mended(game: str, brought: str) -> tuple[Message, ...]:
    """What had to be mended in a chronicle that players have brought along."""
    repairs = _notation(find(game)).repairs
    return () if repairs is None else repairs(brought)


def _book(game: Game) -> Book:
    book = _saga(game).book
    if book is None:
        raise BadConfig("engine-campaign-no-book", game.id, game=game.title)
    return book


def _notation(game: Game) -> ChronicleNotation:
    notation = _saga(game).notation
    if notation is None:
        raise BadConfig("engine-campaign-brought", game.id, game=game.title)
    return notation


def _saga(game: Game) -> Saga:
    if game.saga is None:
        raise BadConfig("engine-no-saga", game.id, game=game.title)
    return game.saga


class Campaigns(ModuleType):
    """The package can be called: ``interrex.campaign(…)`` is a new campaign."""

    __call__ = staticmethod(campaign)


sys.modules[__name__].__class__ = Campaigns
