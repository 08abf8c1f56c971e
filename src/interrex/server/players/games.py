"""*My games*: where a player sits, whom each game waits for, and what happened last; the most urgent first.

Nothing is played again for it: it is what the rows of tables say, and nothing that not everybody at a table knows.
"""

from __future__ import annotations

from math import inf

from interrex.engine import wire
from interrex.engine.game import Result

from ..protocol.players import MyCampaign, MyGame, MyGames
from ..store import players as stored
from ..store.players import Glimpse, Mine
from ..store.rows import StoredCampaign, TableRow
from ..store.store import Store
from ..tables import calls
from ..tables.glance import Told
from ..tables.memory import waited_for
from ..words import display_names, learn
from .inviting import invited

MOST = 300  # seats, of the newest tables


async def my_games(store: Store, player: str, language: str, now: float) -> MyGames:
    found: Mine = await store.read(stored.mine(player, MOST))
    told = {one.row.id: _told(one.row) for one in found.tables}
    needed = {(one.row.game, said.packs) for one in found.tables if (said := told[one.row.id]) is not None}
    for game, packs in needed:
        await learn(language, game, packs)
    games = [_game(one, told[one.row.id], language) for one in found.tables]
    between = [_campaign(one, houses) for one, houses in found.campaigns if calls.under_way(one) is None]
    games.sort(key=_urgency)
    between.sort(key=lambda one: (one.decided, not one.mine, one.until or inf))
    asked = await invited(store, player, language)
    waiting = sum(one.mine for one in games) + sum(one.mine for one in between) + len(asked)
    return MyGames(games, between, asked, waiting, now)


def _told(row: TableRow) -> Told | None:
    return None if row.told is None else wire.decode(row.told, Told)


def _game(one: Glimpse, told: Told | None, language: str) -> MyGame:
    row, names = one.row, display_names(language, [seat.name for seat in one.seats])
    waits = waited_for(row)
    people = {seat.seat for seat in one.seats if seat.kind == "human" and not seat.left}
    mine = [seat for seat in one.mine if seat in people]
    ends = [None] * row.players if row.ends is None else wire.decode(row.ends, list[float | None])
    runs = [end for seat in mine if seat in waits and (end := ends[seat]) is not None]
    return MyGame(
        table=row.id,
        name=row.name,
        game=row.game,
        seats=one.mine,
        players=list(names),
        mine=any(seat in waits for seat in mine),
        waits=waits,
        open=row.result is None and any(seat.kind == "open" for seat in one.seats),
        left=not mine,
        since=row.waiting_since,
        ends=min(runs, default=None),
        told="" if told is None else told.sentence(language, row.game, names),
        unread=max(0, one.said - one.read),
        moves=row.moves,
        campaign=row.campaign,
        number=row.number,
        result=None if row.result is None else wire.decode(row.result, Result),
    )


def _urgency(game: MyGame) -> tuple[int, float, float]:
    """First what waits for me, by when my time is up and how long it has waited; what is over comes last."""
    if game.result is not None:
        return 2, 0.0, -game.since
    return (0, inf if game.ends is None else game.ends, game.since) if game.mine else (1, 0.0, -game.since)


def _campaign(one: StoredCampaign, houses: list[int]) -> MyCampaign:
    call, over = calls.standing_call(one), calls.finished(one)
    asked = [] if call is None else calls.waits_for(one, call)
    return MyCampaign(
        campaign=one.row.id,
        name=one.row.name,
        game=one.row.game,
        houses=houses,
        played=over[-1].number if over else 0,
        called=call is not None,
        mine=any(house in asked for house in houses),
        until=None if call is None else calls.ends(one, call),
        decided=bool(over) and over[-1].decided not in (None, "null"),
    )
