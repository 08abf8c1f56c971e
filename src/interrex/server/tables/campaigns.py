"""Campaigns at the server: houses that people keep across tables, and one game after another.

The games of a campaign are the tables that name it, so what a game leaves behind is written with its last move or not
at all, and once. A house's token opens its seat at every one of those tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar, cast

import msgspec

from interrex.campaign import Campaign, each_chronicle_once, of_file, up_to_date
from interrex.campaign.file import CampaignFile, write
from interrex.engine import wire
from interrex.engine.errors import InterrexError, UnknownGame
from interrex.engine.game import Chronicle, Game, Result
from interrex.engine.match import Match
from interrex.engine.registry import find
from interrex.review.hints import can_hint

from ..config import EXPORT_LIMIT
from ..names import all_apart, clean
from ..protocol.campaigns import (
    BetweenInfo,
    BookInfo,
    CallAnswer,
    Called,
    CampaignBrought,
    CampaignGame,
    CampaignInfo,
    CampaignListed,
    CampaignMade,
    CampaignWanted,
    ChapterInfo,
    HouseClaim,
    HouseGone,
    HouseInfo,
    HouseJoined,
    HouseKey,
    HouseWanted,
    NextGame,
)
from ..protocol.lobby import SeatKey, SeatWanted, TableMade
from ..protocol.table import Clock
from ..refusals import info, no
from ..scribe import Scribe
from ..store import lists, notices
from ..store.errors import Taken
from ..store.rows import Asks, CampaignRow, HouseRow, NewTable, SeatRow, Stored, StoredCampaign, TableRow
from ..tokens import hashed, new_table_id, new_token
from ..words import DEFAULT, display_names
from . import calls, questions, rights, seating
from .calls import Call, finished, under_way
from .memory import Tables, alone, bot_of, kind_of
from .stored import as_json, events_of, record_of, row_of
from .turns import one_at_a_time

T = TypeVar("T")
NOT_KNOWN = Result((), (), "")  # how a game ended whose rules are gone


class Campaigns:
    def __init__(self, tables: Tables, scribe: Scribe) -> None:
        self.tables = tables
        self.board = tables.board
        self.scribe = scribe
        self.store = tables.store
        self.lock = asyncio.Lock()  # whoever changes a campaign; that is rare enough for one lock
        self._importing = asyncio.Lock()  # playing games again takes time: one campaign after another

    # Looking. All of it is made apart from those who play: a long history takes longer to tell than a move to make.

    async def listed(self, most: int, after: str | None) -> bytes:
        """A page of the campaigns anybody may see."""

        async def make() -> bytes:
            found = await self.store.read(lists.campaigns(most, after))
            if found is None:
                raise no("not-found", "server-no-campaign")
            return await self.board.apart(lambda: wire.encode([listed_info(stored) for stored in found]))

        return await self.board.shown(("campaigns", str(most), after or ""), make)

    async def see(self, campaign_id: str) -> CampaignInfo:
        stored = await self._find(campaign_id)
        return await self.board.apart(lambda: shown(stored))

    async def page(self, campaign_id: str) -> bytes:
        """What anybody with its address may know."""
        return await self._page(("campaign", campaign_id), shown)

    async def book(self, campaign_id: str) -> bytes:
        """Its history. BadConfig says that the game keeps none."""
        return await self._page(("book", campaign_id), book_of)

    async def between(self, campaign_id: str, language: str) -> bytes:
        """What lies on the table until the next game, and the words of what was opened."""
        return await self._page(("between", campaign_id, language), lambda stored: between_of(stored, language))

    async def _page(self, key: tuple[str, ...], of: Callable[[StoredCampaign], Any]) -> bytes:
        async def make() -> bytes:
            stored = await self._find(key[1])
            return await self.board.apart(lambda: wire.encode(of(stored)))

        return await self.board.shown(key, make)

    async def look_up(self) -> None:
        """After a start: who has won the campaigns that were kept by earlier versions, one after another."""
        for campaign_id in await self.store.undecided():
            await self._look_up(campaign_id)

    async def _look_up(self, campaign_id: str) -> None:
        """Write down who has won, for the list; the rules say it, and a list asks no rules."""
        stored = await self._find(campaign_id)
        if played := finished(stored):
            decided = await self.board.apart(lambda: as_json(result_of(stored)))
            await self.store.decide(campaign_id, played[-1].id, decided)

    async def house(self, campaign_id: str, token: str | None) -> HouseInfo:
        """The house that a token opens."""
        stored = await self._find(campaign_id)
        who = rights.visitor(stored, token)
        rights.check("call", who)
        return houses_of(stored)[_own(who)]

    # Making one

    async def found(self, wanted: CampaignWanted, language: str) -> CampaignMade:
        """A new campaign. BadConfig and the like say what is wrong with the wish."""
        game = await asyncio.to_thread(find, wanted.game)  # it may have to be imported
        names = named([clean(house.name) for house in wanted.houses], language)
        begun = Campaign(game, names, wanted.options)
        await _apart(lambda: begun.next(range(game.players[0])))  # options that no game could begin with
        keys = [HouseKey(n, new_token()) for n, house in enumerate(wanted.houses) if house.kind == "human"]
        tokens = {key.house: hashed(key.token) for key in keys}
        houses = [
            HouseRow(n, house.kind, names[n], bot_of(house, game), tokens.get(n))
            for n, house in enumerate(wanted.houses)
        ]
        clock = None if wanted.clock is None else as_json(wanted.clock)
        row = self._row(game, wanted.name, wanted.listed, wanted.options)._replace(clock=clock, wait=wanted.wait)
        return await self._made(row, houses, keys)

    async def bring(self, brought: CampaignBrought) -> CampaignMade:
        """A campaign from elsewhere, all of it checked; BrokenRecord says what is wrong with it."""
        async with self._importing:
            campaign = await asyncio.to_thread(of_file, brought.campaign)
        names = named([clean(name) for name in campaign.houses], DEFAULT)
        houses = [HouseRow(n, "open", name, None, None) for n, name in enumerate(names)]
        row = self._row(campaign.game, brought.name, brought.listed, campaign.options)
        row = row._replace(practice=brought.campaign.practice)
        return await self._made(row, houses, [], campaign)

    def _row(self, game: Game, name: str, listed: bool, options: Any) -> CampaignRow:
        """A new campaign, without an owner yet."""
        now = self.tables.config.clock()
        return CampaignRow(new_table_id(), clean(name), game.id, as_json(options), listed, b"", now)

    async def _made(
        self, row: CampaignRow, houses: list[HouseRow], keys: list[HouseKey], played: Campaign | None = None
    ) -> CampaignMade:
        owner = new_token()
        row, names = row._replace(owner=hashed(owner)), [house.name for house in houses]
        if played is None:
            await self.store.found(row, houses)
        else:
            await self.store.found(row, houses, await _apart(lambda: games_of(played, row, names)))
            await self._look_up(row.id)
        return CampaignMade(await self.see(row.id), owner, keys)

    # Taking part

    @one_at_a_time
    async def join(self, campaign_id: str, token: str | None, claim: HouseClaim) -> HouseJoined:
        """Play for an open house from now on."""
        stored = await self._find(campaign_id)
        rights.check("join", rights.visitor(stored, token))
        if claim.house >= len(stored.houses) or stored.houses[claim.house].kind != "open":
            raise no("conflict", "server-house-taken")
        token = new_token()
        table = under_way(stored)
        seats = [] if table is None or not self._goes_on(table) else wire.decode(table.houses, list[int])
        if table is not None and claim.house in seats:
            async with self.tables.hold(table.id) as live:
                await seating.join(live.table, seats.index(claim.house), claim.name, token)
        else:
            house = HouseRow(claim.house, "human", clean(claim.name), None, hashed(token))
            await self.store.hold(campaign_id, house, "open")
        return HouseJoined(await self.see(campaign_id), HouseKey(claim.house, token))

    @one_at_a_time
    async def invite(self, campaign_id: str, token: str | None, wanted: HouseWanted, language: str) -> CampaignInfo:
        """One house more, for a newcomer or a bot."""
        stored = await self._find(campaign_id)
        rights.check("invite", rights.visitor(stored, token))
        number, most = len(stored.houses), most_houses(find(stored.row.game))
        if number >= most:
            raise no("conflict", "server-campaign-full", most=most)
        names = named([*[house.name for house in stored.houses], clean(wanted.name)], language)
        bot = bot_of(SeatWanted(wanted.kind, bot=wanted.bot), find(stored.row.game))
        await self.store.add_house(campaign_id, HouseRow(number, wanted.kind, names[number], bot, None))
        return await self.see(campaign_id)

    @one_at_a_time
    async def dismiss(self, campaign_id: str, token: str | None, gone: HouseGone) -> CampaignInfo:
        """A bot plays for a house from now on, in the game under way and in all that follow."""
        stored = await self._find(campaign_id)
        rights.check("dismiss", rights.visitor(stored, token))
        if gone.house >= len(stored.houses) or stored.houses[gone.house].kind != "human":
            raise no("conflict", "server-nobody-plays")
        bot, table, house = kind_of(gone.bot, find(stored.row.game)), under_way(stored), stored.houses[gone.house]
        seats = [] if table is None or not self._goes_on(table) else wire.decode(table.houses, list[int])
        if table is not None and gone.house in seats:
            async with self.tables.hold(table.id) as live:
                await seating.dismiss(live.table, seats.index(gone.house), bot)
        else:
            away = house._replace(kind="bot", name="", bot=bot, token=None, dismissed=house.token)
            await self.store.hold(campaign_id, away, "human")
        return await self.see(campaign_id)

    # Playing

    @one_at_a_time
    async def next(self, campaign_id: str, token: str | None, wanted: NextGame) -> Called:
        """Call for a game, agree to the one that is called for, or begin it once nobody is waited for any longer."""
        stored = await self._find(campaign_id)
        who = rights.visitor(stored, token)
        rights.check("call", who)
        await self._make_way(stored, who, wanted.anew)
        call = calls.called(stored, who.house, wanted, self.tables.config.clock())
        match = await _apart(lambda: match_of(stored, call))  # refused, if no such game could begin
        made = None if self._waits(stored, call) else await self._begin(stored, call, match, who, token)
        if made is None:
            asks = Asks(calls.asked(call), call.at, tuple(calls.waits_for(stored, call)))
            told = notices.plan_call(campaign_id, asks, self.tables.config.notice_after)
            await self.store.call(campaign_id, as_json(call), stored.row.called, told)
        return Called(await self.see(campaign_id), made)

    @one_at_a_time
    async def answer(self, campaign_id: str, token: str | None, answer: CallAnswer) -> Called:
        """Agree to the game that is called for, or stay away from it."""
        stored = await self._find(campaign_id)
        who = rights.visitor(stored, token)
        rights.check("call", who)
        house, before = _own(who), calls.standing_call(stored)
        if before is None:
            raise no("conflict", "server-campaign-not-called")
        call, made = calls.answered(calls.named(before, answer.call), house, answer.agree), None
        if not self._waits(stored, call):
            with suppress(InterrexError):  # too few are left: whoever calls next is told
                match = await _apart(lambda: match_of(stored, call))
                made = await self._begin(stored, call, match, who, token)
        if made is None:
            await self.store.call(campaign_id, as_json(call), stored.row.called)
        return Called(await self.see(campaign_id), made)

    def _waits(self, stored: StoredCampaign, call: Call) -> bool:
        return bool(calls.waits_for(stored, call)) and self.tables.config.clock() < calls.ends(stored, call)

    async def _begin(
        self, stored: StoredCampaign, call: Call, match: Match, who: rights.Visitor, token: str | None
    ) -> TableMade:
        """The table of the next game. The seats that the caller's token opens come back with it."""
        assert token is not None
        number = len(finished(stored)) + 1
        row = row_of(
            match.record,
            name=table_name(stored.row, number),
            listed=stored.row.listed,
            seeded=call.seed is not None,
            owner=stored.row.owner,
            now=self.tables.config.clock(),
            campaign=stored.row.id,
            number=number,
            clock=stored.row.clock,
            pending=match.pending(),
            hints=can_hint(match.game) and alone([stored.houses[number].kind for number in match.start.houses]),
        )
        names, holders = names_of(stored), [stored.houses[number] for number in match.start.houses]
        seats = [SeatRow(seat, h.kind, names[h.house], h.bot, False, h.token) for seat, h in enumerate(holders)]
        try:
            asks, after = questions.of_seats(0, row.created, match.pending(), seats), self.tables.config.notice_after
            told = None if asks is None else notices.plan(row.id, asks, after)
            await self.store.begin(stored.row.id, NewTable(row, seats), stored.row.called, told)
        except Taken:  # another server was faster
            if under_way(await self._find(stored.row.id)) is not None:
                raise no("conflict", "server-campaign-under-way") from None
            raise
        keys = [SeatKey(seat, token) for seat, h in enumerate(holders) if h.house == who.house]
        async with self.tables.hold(row.id) as live:
            return TableMade(live.views.info(), token if who.role == "owner" else "", keys)

    async def _make_way(self, stored: StoredCampaign, who: rights.Visitor, anew: bool) -> None:
        """A campaign has one game at a time. One that cannot or shall not go on becomes a table of its own."""
        table = under_way(stored)
        if table is None:
            return
        if not anew:
            raise no("conflict", "server-campaign-under-way")
        if not self._goes_on(table):
            await self.store.give_up(table.id)
            return
        rights.check("give up", who)
        async with self.tables.hold(table.id) as live:
            await live.table.give_up()

    def _goes_on(self, table: TableRow) -> bool:
        """Whether its rules are still those of today."""
        return find(table.game).reads(table.version)

    # Handing on

    async def export(self, campaign_id: str, token: str | None) -> str:
        """The campaign as a file. A game under way is not in it: its key is a secret.

        Nor is what games left to those after them, while there may be a next one: it is sealed, and whoever brings the
        campaign elsewhere has it made anew by playing the games again.
        """
        stored = await self._find(campaign_id)
        decided = await _apart(lambda: is_decided(stored))
        rights.check("export decided" if decided else "export", rights.visitor(stored, token))
        played, houses = finished(stored), tuple(names_of(stored))
        key = ("campaign", campaign_id, str(len(played)), str(decided), str(stored.row.practice), *houses)
        if (written := self.scribe.at_hand(key)) is not None:
            return written
        tables = [table for row in played if (table := await self.store.load(row.id)) is not None]
        written = await self.scribe.written(key, lambda: write(file_of(stored, tables, sealed=not decided)))
        if len(written) > EXPORT_LIMIT:  # letters, nearly all of them bytes
            raise no("too-large", "server-too-large", limit=EXPORT_LIMIT)
        return written

    async def check_record(self, table_id: str, token: str | None) -> None:
        """No, in words, if a game belongs to a campaign whose records are not for whoever shows this token."""
        found = await self.store.table(table_id) if table_id.isascii() else None
        if found is None:
            return
        row, decided = found[0], False
        if row.campaign is not None:
            stored = await self._find(row.campaign)
            decided = await _apart(lambda: is_decided(stored))
            rights.check("export decided" if decided else "export", rights.visitor(stored, token))
        if not decided and row.chronicle is not None:  # of a game that was given up, too
            await _import(row.game)
            if begins_sealed(row.game):
                raise no("conflict", "server-record-sealed")

    async def _find(self, campaign_id: str) -> StoredCampaign:
        stored = await self.store.campaign(campaign_id) if campaign_id.isascii() else None
        if stored is None:
            raise no("not-found", "server-no-campaign")
        await _import(stored.row.game)
        return stored


async def _import(game: str) -> None:
    """Nobody's move waits for that. If it is not installed any more, whoever needs it says so."""
    with suppress(UnknownGame):
        await asyncio.to_thread(find, game)


async def _apart(work: Callable[[], T]) -> T:
    """What takes longer than a move, in a thread of its own: nobody's move waits for it."""
    return await asyncio.to_thread(work)


def _own(who: rights.Visitor) -> int:
    """The house that somebody plays for; the owner may play for none."""
    if who.house is None:
        raise no("not-yours", "server-campaign-members-only")
    return who.house


# What is stored, as the campaign it is


def match_of(stored: StoredCampaign, call: Call) -> Match:
    """The game that is called for; InterrexError says why there can be none."""
    return revived(stored).next(call.lineup(), call.options, call.seed)


def begins_sealed(game: str) -> bool:
    """Whether what a game of a campaign begins with may name what is sealed; of a game that is gone nobody knows."""
    try:
        return find(game).extras.packs is not None
    except UnknownGame:
        return True


def is_decided(stored: StoredCampaign) -> bool:
    """Whether there is no next game: what was sealed need not be any longer."""
    return result_of(stored) is not None


def result_of(stored: StoredCampaign) -> Result | None:
    """Who has won the campaign, if anybody has."""
    try:
        return revived(stored).result()
    except InterrexError:  # a game that is gone, or rules that forgot how to read what they wrote
        return None


def listed_info(stored: StoredCampaign) -> CampaignListed:
    """What a list shows, from what is stored: no rules are asked."""
    row, played, table = stored.row, finished(stored), under_way(stored)
    decided = played[-1].decided if played else None
    return CampaignListed(
        id=row.id,
        name=row.name,
        game=row.game,
        created=row.created,
        houses=houses_of(stored),
        played=played[-1].number if played else 0,
        table=None if table is None else table.id,
        result=None if decided in (None, "null") else wire.decode(decided, Result),
        called=calls.call_info(stored),
        practice=row.practice,
    )


def book_of(stored: StoredCampaign) -> BookInfo:
    return BookInfo(
        id=stored.row.id,
        name=stored.row.name,
        game=stored.row.game,
        houses=names_of(stored),
        chapters=[ChapterInfo([info(line) for line in said], drawn) for said, drawn in revived(stored).chapters()],
    )


def between_of(stored: StoredCampaign, language: str) -> BetweenInfo:
    campaign = revived(stored)
    texts = [campaign.game.pack(pack, language) for pack in campaign.packs()]
    return BetweenInfo(campaign.on_table(begun_with(stored)), "\n".join(texts))


def file_of(stored: StoredCampaign, tables: list[Stored], sealed: bool) -> CampaignFile:
    """The campaign as it is handed on. What was brought along stays in: its first game began with it."""
    version, chronicle = wrote_last(stored)
    options = wire.decode(stored.row.options, dict[str, Any])
    records = each_chronicle_once(find(stored.row.game), [record_of(table) for table in tables])
    if sealed and records:
        records = (records[0], *[msgspec.structs.replace(record, chronicle=None) for record in records[1:]])
        chronicle = None
    houses, practice = tuple(names_of(stored)), stored.row.practice
    return CampaignFile(stored.row.game, version, houses, options, chronicle, records, practice)


def wrote_last(stored: StoredCampaign) -> tuple[int, Chronicle | None]:
    """What the last game left behind, and the version of the rules by which it can be read."""
    played = finished(stored)
    if not played or played[-1].wrote is None:
        return find(stored.row.game).version, None
    return wire.decode(played[-1].wrote, tuple[int, Chronicle])


def begun_with(stored: StoredCampaign) -> Chronicle | None:
    """What the last game began with, where today's rules can read it."""
    played = finished(stored)
    if not played or played[-1].chronicle is None or played[-1].version != find(stored.row.game).version:
        return None
    return wire.decode(played[-1].chronicle, Chronicle)


def revived(stored: StoredCampaign) -> Campaign:
    """The campaign as it stands, ready for its next game. Nothing is played again: all of it was checked before."""
    game = find(stored.row.game)
    campaign = Campaign(game, names_of(stored), wire.decode(stored.row.options, dict[str, Any]))
    version, chronicle = wrote_last(stored)
    campaign.chronicle = up_to_date(game, chronicle, version)
    return campaign


def most_houses(game: Game) -> int:
    assert game.saga is not None
    return game.saga.houses


def names_of(stored: StoredCampaign) -> list[str]:
    """The houses' names, each once: two people may have given the same."""
    return named([house.name for house in stored.houses], DEFAULT)


def table_name(row: CampaignRow, number: int) -> str:
    return f"{row.name[:24]} · {number}" if row.name else ""


def shown(stored: StoredCampaign) -> CampaignInfo:
    """What anybody with its address may know."""
    row = stored.row
    try:
        campaign = revived(stored)
        story, result = campaign.story(), campaign.result()
    except InterrexError as error:  # a game that is gone, or rules that forgot how to read what they wrote
        story, result = (error.said,), None
    return CampaignInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        options=wire.decode(row.options, dict[str, Any]),
        listed=row.listed,
        created=row.created,
        houses=houses_of(stored),
        games=[
            CampaignGame(
                number=table.number,
                table=table.id,
                houses=wire.decode(table.houses, list[int]),
                moves=table.moves,
                result=None if table.result is None else wire.decode(table.result, Result),
                away=away,
            )
            for table, away in zip(stored.tables, calls.stayed_away(stored), strict=True)
        ],
        story=[info(message) for message in story],
        result=result,
        clock=None if row.clock is None else wire.decode(row.clock, Clock),
        wait=row.wait,
        called=calls.call_info(stored),
        practice=row.practice,
    )


def houses_of(stored: StoredCampaign) -> list[HouseInfo]:
    """Who takes part."""
    kinds = [cast(Literal["human", "open", "bot"], row.kind) for row in stored.houses]
    named = zip(stored.houses, kinds, names_of(stored), strict=True)
    return [HouseInfo(row.house, kind, name, row.bot) for row, kind, name in named]


def games_of(campaign: Campaign, row: CampaignRow, names: list[str]) -> list[NewTable]:
    """The games of a campaign from elsewhere, as tables that are over; ``names`` are those of the houses here."""
    left = [  # with which the next began; of what was not played again nothing is believed
        (after.record.version, None if after.result is None else after.record.chronicle) for after in campaign.games[1:]
    ]
    left.append((campaign.game.version, campaign.chronicle))
    tables: list[NewTable] = []
    for number, ((record, result), (version, wrote)) in enumerate(zip(campaign.games, left, strict=False), 1):
        table = row_of(
            record,
            result or NOT_KNOWN,
            None if wrote is None else (version, wrote),
            name=table_name(row, number),
            listed=row.listed,
            seeded=True,  # whoever has the record has the key
            owner=row.owner,
            now=row.created,
            campaign=row.id,
            number=number,
        )
        seats = [SeatRow(n, "human", names[h], None, False, None) for n, h in enumerate(record.houses)]
        tables.append(NewTable(table, seats, events_of(record, row.created)))
    return tables


def named(names: list[str], language: str) -> list[str]:
    """A name of its own for every house: who gives none is called by number, a namesake is the second of that name."""
    return all_apart(display_names(language, names))
