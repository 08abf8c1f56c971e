"""Campaigns at the server: houses that people keep across tables, and one game after another.

The games of a campaign are the tables that name it, so what a game leaves behind is written with its last move or not
at all, and once. A house's token opens its seat at every one of those tables.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from typing import Any, Literal, cast

from interrex.campaign import Campaign, of_file, up_to_date
from interrex.campaign.file import CampaignFile, write
from interrex.engine import wire
from interrex.engine.errors import InterrexError, UnknownGame
from interrex.engine.game import Chronicle, Game, Result
from interrex.engine.registry import find

from ..names import all_apart, clean
from ..protocol.campaigns import (
    BetweenInfo,
    BookInfo,
    CampaignBrought,
    CampaignGame,
    CampaignInfo,
    CampaignMade,
    CampaignWanted,
    ChapterInfo,
    HouseClaim,
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
from ..store.rows import CampaignRow, HouseRow, NewTable, SeatRow, StoredCampaign, TableRow
from ..tokens import hashed, holder, new_table_id, new_token
from ..words import DEFAULT, called
from .memory import Tables, bot_of
from .stored import as_json, record_of, row_of
from .transfer import events_of

NOT_KNOWN = Result((), (), "")  # how a game ended whose rules are gone


class Campaigns:
    def __init__(self, tables: Tables, scribe: Scribe) -> None:
        self.tables = tables
        self.scribe = scribe
        self.store = tables.store
        self._lock = asyncio.Lock()  # whoever changes a campaign; that is rare enough for one lock
        self._importing = asyncio.Lock()  # playing games again takes time: one campaign after another

    async def listed(self, most: int) -> list[CampaignInfo]:
        found = await self.store.campaigns(most)
        for game in {stored.row.game for stored in found}:
            await _import(game)
        return [shown(stored) for stored in found]

    async def see(self, campaign_id: str) -> CampaignInfo:
        return shown(await self._find(campaign_id))

    async def book(self, campaign_id: str) -> BookInfo:
        """Its history. BadConfig says that the game keeps none."""
        stored = await self._find(campaign_id)
        campaign = revived(stored)
        return BookInfo(
            id=stored.row.id,
            name=stored.row.name,
            game=stored.row.game,
            houses=names_of(stored),
            chapters=[ChapterInfo([info(line) for line in said], drawn) for said, drawn in campaign.chapters()],
        )

    async def between(self, campaign_id: str, language: str) -> BetweenInfo:
        """What lies on the table until the next game, and the words of what was opened."""
        stored = await self._find(campaign_id)
        campaign = revived(stored)
        texts = [campaign.game.pack(pack, language) for pack in campaign.packs()]
        return BetweenInfo(campaign.lies(begun_with(stored)), "\n".join(texts))

    async def house(self, campaign_id: str, token: str | None) -> HouseInfo:
        """The house that a token opens."""
        stored = await self._find(campaign_id)
        house = _check_member(stored, token)
        if house is None:
            raise no("not-yours", "server-campaign-members-only")
        return houses_of(stored)[house]

    # Making one

    async def found(self, wanted: CampaignWanted, language: str) -> CampaignMade:
        """A new campaign. BadConfig and the like say what is wrong with the wish."""
        game = await asyncio.to_thread(find, wanted.game)  # it may have to be imported
        names = named([clean(house.name) for house in wanted.houses], language)
        Campaign(game, names, wanted.options).next(range(game.players[0]))  # options that no game could begin with
        keys = [HouseKey(n, new_token()) for n, house in enumerate(wanted.houses) if house.kind == "human"]
        tokens = {key.house: hashed(key.token) for key in keys}
        houses = [
            HouseRow(n, house.kind, names[n], bot_of(house), tokens.get(n)) for n, house in enumerate(wanted.houses)
        ]
        clock = None if wanted.clock is None else as_json(wanted.clock)
        return await self._made(game, wanted.name, wanted.listed, wanted.options, houses, keys, clock=clock)

    async def bring(self, brought: CampaignBrought) -> CampaignMade:
        """A campaign from elsewhere, all of it checked; BrokenRecord says what is wrong with it."""
        async with self._importing:
            campaign = await asyncio.to_thread(of_file, brought.campaign)
        names = named([clean(name) for name in campaign.houses], DEFAULT)
        houses = [HouseRow(n, "open", name, None, None) for n, name in enumerate(names)]
        return await self._made(campaign.game, brought.name, brought.listed, campaign.options, houses, [], campaign)

    async def _made(
        self,
        game: Game,
        name: str,
        listed: bool,
        options: Any,
        houses: list[HouseRow],
        keys: list[HouseKey],
        played: Campaign | None = None,
        clock: str | None = None,
    ) -> CampaignMade:
        owner, now = new_token(), self.tables.config.clock()
        row = CampaignRow(
            new_table_id(), clean(name), game.id, wire.encode(options).decode(), listed, hashed(owner), now, clock
        )
        names = [house.name for house in houses]
        await self.store.found(row, houses, [] if played is None else games_of(played, row, names))
        return CampaignMade(await self.see(row.id), owner, keys)

    # Taking part

    async def join(self, campaign_id: str, claim: HouseClaim) -> HouseJoined:
        """Play for an open house from now on."""
        async with self._lock:
            stored = await self._find(campaign_id)
            if claim.house >= len(stored.houses) or stored.houses[claim.house].kind != "open":
                raise no("conflict", "server-house-taken")
            token = new_token()
            table = under_way(stored)
            seats = [] if table is None or not self._goes_on(table) else wire.decode(table.houses, list[int])
            if table is not None and claim.house in seats:
                async with self.tables.hold(table.id) as live:
                    await live.table.join(seats.index(claim.house), claim.name, token)
            else:
                house = HouseRow(claim.house, "human", clean(claim.name), None, hashed(token))
                await self.store.hold(campaign_id, house)
            return HouseJoined(await self.see(campaign_id), HouseKey(claim.house, token))

    async def invite(self, campaign_id: str, token: str | None, wanted: HouseWanted, language: str) -> CampaignInfo:
        """One house more, for a newcomer or a bot."""
        async with self._lock:
            stored = await self._find(campaign_id)
            _check_member(stored, token)
            number, most = len(stored.houses), most_houses(find(stored.row.game))
            if number >= most:
                raise no("conflict", "server-campaign-full", most=most)
            names = named([*[house.name for house in stored.houses], clean(wanted.name)], language)
            bot = bot_of(SeatWanted(wanted.kind, bot=wanted.bot))
            await self.store.add_house(campaign_id, HouseRow(number, wanted.kind, names[number], bot, None))
            return await self.see(campaign_id)

    # Playing

    async def next(self, campaign_id: str, token: str | None, wanted: NextGame) -> TableMade:
        """The table of the next game. The seats that the caller's token opens come back with it."""
        async with self._lock:
            stored = await self._find(campaign_id)
            house = _check_member(stored, token)
            assert token is not None
            await self._make_way(stored, house is None, wanted.anew)
            campaign = revived(stored)
            playing = wanted.houses if wanted.houses is not None else usual(stored)
            match = campaign.next(playing, wanted.options, wanted.seed)
            number = len(finished(stored)) + 1
            row = row_of(
                match.record,
                name=table_name(stored.row, number),
                listed=stored.row.listed,
                seeded=wanted.seed is not None,
                owner=stored.row.owner,
                now=self.tables.config.clock(),
                campaign=campaign_id,
                number=number,
                clock=stored.row.clock,
            )
            names, holders = names_of(stored), [stored.houses[number] for number in match.start.houses]
            seats = [SeatRow(seat, h.kind, names[h.house], h.bot, False, h.token) for seat, h in enumerate(holders)]
            try:
                await self.store.create(row, seats)
            except sqlite3.IntegrityError:  # another process was faster
                raise no("conflict", "server-campaign-under-way") from None
            keys = [SeatKey(seat, token) for seat, h in enumerate(holders) if h.house == house]
            async with self.tables.hold(row.id) as live:
                return TableMade(live.views.info(), token if house is None else "", keys)

    async def _make_way(self, stored: StoredCampaign, owner: bool, anew: bool) -> None:
        """A campaign has one game at a time. One that cannot or shall not go on becomes a table of its own."""
        table = under_way(stored)
        if table is None:
            return
        if not anew:
            raise no("conflict", "server-campaign-under-way")
        if not self._goes_on(table):
            await self.store.give_up(table.id)
            return
        if not owner:
            raise no("not-yours", "server-campaign-owner-only")
        async with self.tables.hold(table.id) as live:
            await live.table.give_up()

    def _goes_on(self, table: TableRow) -> bool:
        """Whether its rules are still those of today."""
        return table.version == find(table.game).version

    # Handing on

    async def export(self, campaign_id: str) -> str:
        """The campaign as a file. A game under way is not in it: its key is a secret."""
        stored = await self._find(campaign_id)
        played, houses = finished(stored), tuple(names_of(stored))
        key = ("campaign", campaign_id, str(len(played)), *houses)
        if (written := self.scribe.at_hand(key)) is not None:
            return written
        tables = [table for row in played if (table := await self.store.load(row.id)) is not None]
        version, chronicle = wrote_last(stored)
        options = wire.decode(stored.row.options, dict[str, Any])

        def file() -> str:
            records = tuple([record_of(table) for table in tables])
            return write(CampaignFile(stored.row.game, version, houses, options, chronicle, records))

        return await self.scribe.written(key, file)

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


# What is stored, as the campaign it is


def finished(stored: StoredCampaign) -> list[TableRow]:
    return [table for table in stored.tables if table.result is not None]


def under_way(stored: StoredCampaign) -> TableRow | None:
    return next((table for table in stored.tables if table.result is None), None)


def usual(stored: StoredCampaign) -> list[int]:
    """Who plays when nobody says otherwise: those of the last game, or all."""
    played = finished(stored)
    return wire.decode(played[-1].houses, list[int]) if played else [house.house for house in stored.houses]


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
            )
            for table in stored.tables
        ],
        story=[info(message) for message in story],
        result=result,
        clock=None if row.clock is None else wire.decode(row.clock, Clock),
    )


def houses_of(stored: StoredCampaign) -> list[HouseInfo]:
    """Who takes part."""
    kinds = [cast(Literal["human", "open", "bot"], row.kind) for row in stored.houses]
    named = zip(stored.houses, kinds, names_of(stored), strict=True)
    return [HouseInfo(row.house, kind, name, row.bot) for row, kind, name in named]


def games_of(campaign: Campaign, row: CampaignRow, names: list[str]) -> list[NewTable]:
    """The games of a campaign from elsewhere, as tables that are over; ``names`` are those of the houses here."""
    left = [(after.record.version, after.record.chronicle) for after in campaign.games[1:]]  # with which it began
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
    return all_apart(called(language, names))


def _check_member(stored: StoredCampaign, token: str | None) -> int | None:
    """The house whose token came along; None for the owner's."""
    if token is None:
        raise no("not-yours", "server-token-wanted")
    house = holder(token, [house.token for house in stored.houses])
    if house is None and holder(token, [stored.row.owner]) is None:
        raise no("not-yours", "server-campaign-members-only")
    return house
