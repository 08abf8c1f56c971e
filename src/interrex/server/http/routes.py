"""The API: what can be asked over HTTP, one handler each. The table at the end is the whole of it."""

from __future__ import annotations

import asyncio
from functools import cache

from interrex.bots import kinds
from interrex.campaign.file import CampaignFile
from interrex.engine import wire
from interrex.engine.errors import UnknownGame, UnknownNotation
from interrex.engine.game import ROLE, Game, Invitation
from interrex.engine.record import Record
from interrex.engine.registry import find, games, on_change
from interrex.engine.words import LANGUAGES, invitation, title
from interrex.rules.references import references
from interrex.rules.rulebook import rulebook
from interrex.rules.search import search

from ..config import IMPORT_LIMIT
from ..protocol.campaigns import (
    BetweenInfo,
    BookInfo,
    CallAnswer,
    Called,
    CampaignBrought,
    CampaignInfo,
    CampaignListed,
    CampaignMade,
    CampaignWanted,
    HouseClaim,
    HouseGone,
    HouseInfo,
    HouseJoined,
    HouseWanted,
    NextGame,
)
from ..protocol.library import (
    GameInfo,
    GameOption,
    InvitationInfo,
    LessonInfo,
    OptionsApart,
    PackInfo,
    Position,
    PresetInfo,
    RulebookInfo,
    RuleHit,
    RuleInfo,
    RulesFound,
)
from ..protocol.lobby import (
    Dismiss,
    Fill,
    Join,
    Joined,
    LobbyInfo,
    LobbyKey,
    MovePosted,
    PlayOn,
    Renew,
    SeatKey,
    TableMade,
    TableWanted,
)
from ..protocol.orders import AheadInfo, OrderTried, OrderTry
from ..protocol.people import OpeningInfo, OpeningWanted
from ..protocol.table import (
    Accepted,
    Chat,
    Consent,
    Give,
    Holiday,
    Keep,
    Pause,
    Recall,
    Refused,
    Sit,
    Stand,
    StandIn,
    StateMessage,
    TableInfo,
    Undo,
    Why,
)
from ..refusals import Code, no, of_error
from ..store import people
from ..tables import openings, orders, rights, seating
from ..tables.acting import Act, act
from ..tables.memory import Live, kind_of
from ..tables.views import NOTHING
from ..tokens import new_token
from ..words import fluent
from . import advice, me, passkeys, told
from .boards import address
from .files import File, pack
from .requests import JSON, PLAIN, SVG, Call, Endpoint

HITS = 50  # rules found that are sent
PAGE = 50  # tables or campaigns on a page, at most
SOUGHT = 100  # letters of what is looked for

# Games, rules, words


async def list_games(call: Call) -> File:
    """What can be played, and what is printed on its components."""
    return await asyncio.to_thread(_games, kinds())  # the first who asks has them imported


@cache
def _games(bots: tuple[str, ...]) -> File:
    return pack(wire.encode([_game_info(game, bots) for game in games()]), JSON)


def _game_info(game: Game, bots: tuple[str, ...]) -> GameInfo:
    low, high = game.players
    return GameInfo(
        id=game.id,
        title=game.title,
        titles={language: title(game.id, language) for language in LANGUAGES},
        version=game.version,
        players=list(range(low, high + 1)),
        options=[GameOption(o.name, list(o.values), o.default, o.rule, o.idle) for o in game.options],
        bots=list(bots),
        hidden=game.rules.secrets,
        ahead=bool(game.extras.ahead.questions),
        notations=[notation.name for notation in game.extras.notations],
        lessons=[
            LessonInfo(one.id, one.players, dict(one.options), one.seed, list(one.roles)) for one in game.extras.lessons
        ],
        components=game.faces.components(),
        board=address(game.id),
        saga=game.saga is not None,
        apart=[OptionsApart(*excluded) for excluded in game.excludes],
        personalities=[one.id for one in game.thinking.personalities],
        roles=list(game.faces.named.get(ROLE, ())),
        invitation=_invitation(game, game.faces.invitation) if game.faces.invitation else None,
    )


def _invitation(game: Game, invites: Invitation) -> InvitationInfo:
    return InvitationInfo(
        says={language: invitation(game.id, language) for language in LANGUAGES},
        minutes=invites.minutes,
        weight=invites.weight,
        presets=[PresetInfo(p.id, dict(p.options), list(p.seats(game)), p.campaign) for p in invites.presets],
        picture=bool(invites.picture),
    )


async def read_picture(call: Call) -> File:
    """What a game's table looks like, as somebody drew it."""
    game = await _game(call)
    if game.faces.invitation is None or not game.faces.invitation.picture:
        raise no("not-found", "server-no-picture", game=game.title)
    return _picture(game.id)


@cache
def _picture(game: str) -> File:
    found = find(game)
    assert found.faces.invitation is not None
    return pack(found.file(found.faces.invitation.picture).encode(), SVG)


async def read_rules(call: Call) -> File:
    """A game's rulebook in one language."""
    game, language = (await _game(call)).id, _language(call)
    return await asyncio.to_thread(_rules, game, language)


@cache
def _rules(game: str, language: str) -> File:
    book = rulebook(game, language)
    to, by = references(game, language)
    rules = [RuleInfo(r.id, r.text, r.heading, to[r.id], by[r.id]) for r in book.rules.values()]
    return pack(wire.encode(RulebookInfo(game, language, book.intro, rules)), JSON)


async def search_rules(call: Call) -> str:
    """The rules that have these words, best first."""
    game, language, sought = (await _game(call)).id, _language(call), call.text("words", SOUGHT)
    call.take("searches", call.server.config.limits.searches)
    return await call.server.reader.written(("search", game, language, sought), lambda: _found(game, language, sought))


def _found(game: str, language: str, sought: str) -> str:
    found = search(game, language, sought)
    hits = [RuleHit(hit.id, hit.titles, hit.line) for hit in found.hits[:HITS]]
    return wire.encode(RulesFound(hits, len(found.hits), found.words, found.suggestions)).decode()


async def read_words(call: Call) -> File:
    """All words a table of the game may need, as Fluent text: the engine's, the server's, the game's."""
    language, game = _language(call), (await _game(call)).id
    return await asyncio.to_thread(_words, language, game)


@cache
def _words(language: str, game: str) -> File:
    return pack(fluent(language, game).encode(), PLAIN)


for _forgets in (_games, _picture, _rules, _words):
    on_change(_forgets.cache_clear)


async def _game(call: Call) -> Game:
    try:
        return await asyncio.to_thread(find, call.part("game")[:60])  # it may have to be imported
    except UnknownGame as error:
        raise of_error(error, "not-found") from None


def _language(call: Call) -> str:
    language = call.part("language")[:60]
    if language not in LANGUAGES:
        raise no("not-found", "engine-unknown-language", asked=language, known=", ".join(LANGUAGES))
    return language


# The lobby


async def look_at_lobby(call: Call) -> LobbyInfo:
    """Whether listing and making tables takes a password, and whether this client has given it."""
    return LobbyInfo(call.server.lobby.needed, call.inside(), call.server.config.public_lobby, call.passkeys())


async def enter_lobby(call: Call, key: LobbyKey) -> LobbyInfo:
    """Give the password; a cookie remembers it."""
    server = call.server
    if server.lobby.needed:
        await call.take_everywhere("passwords", server.config.limits.passwords)
        await call.take_everywhere("guesses", server.config.limits.guesses, "")
        if not server.lobby.knows(key.password):
            raise no("password", "server-wrong-password")
        server.limiter.give_back("guesses", "")
        await call.tables.company.give_back("guesses", "")
        call.cookie = server.lobby.admit(server.config.clock())
    return LobbyInfo(server.lobby.needed, True, server.config.public_lobby, call.passkeys())


async def list_tables(call: Call) -> bytes:
    """The listed tables, newest first; those after one of them."""
    call.check_lobby()
    call.take("lists", call.server.config.limits.lists)
    return await call.tables.listed(call.number("limit", PAGE, PAGE), call.after())


async def make_table(call: Call, wanted: TableWanted) -> TableMade:
    """A new table, and the tokens of its owner and of the owner's own seats."""
    call.check_lobby()
    await _count_table(call)
    if wanted.opening is not None:
        await _may_open_up(call)
    made = await call.tables.create(wanted)
    if wanted.opening is not None:
        await openings.open_up(call.tables, made.table.id, wanted.opening)
    return made


# Company


async def list_openings(call: Call) -> bytes:
    """Tables that want company, newest first, for everybody; where whoever runs the server has such a page."""
    call.take("lists", call.server.config.limits.lists)
    return await openings.openings(call.tables)


async def open_up(call: Call, wanted: OpeningWanted) -> OpeningWanted:
    """Show the table on the page for everybody. For its owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await _may_open_up(call)
        await openings.open_up(call.tables, live.table.id, wanted)
        return wanted


async def see_opening(call: Call) -> OpeningWanted | None:
    """How the table stands on the page for everybody, if it does. For its owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        return await openings.opening(call.tables, live.table.id)


async def close_up(call: Call) -> TableInfo:
    """The page for everybody shows it no longer. For its owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await call.tables.store.write(people.close_up(live.table.id))
        return live.views.info()


async def _may_open_up(call: Call) -> None:
    openings.check(call.tables)
    await call.take_everywhere("openings", call.server.config.limits.openings)


# Campaigns


async def list_campaigns(call: Call) -> bytes:
    """The listed campaigns, newest first; those after one of them."""
    rights.check("list", rights.Visitor("spectator" if call.inside() else "stranger"))
    call.take("lists", call.server.config.limits.lists)
    return await call.server.campaigns.listed(call.number("limit", PAGE, PAGE), call.after())


async def make_campaign(call: Call, wanted: CampaignWanted) -> CampaignMade:
    """A new campaign, and the tokens of its owner and of the owner's own houses."""
    call.check_lobby()
    await _count_table(call)
    return await call.server.campaigns.found(wanted, call.language)


async def import_campaign(call: Call, brought: CampaignBrought) -> CampaignMade:
    """A campaign from elsewhere, once every game in it has been played again."""
    return await call.server.campaigns.bring(brought)


async def may_import(call: Call) -> None:
    """Before the file is read: it may be long."""
    call.check_lobby()
    await call.take_everywhere("imports", call.server.config.limits.imports)


async def see_campaign(call: Call) -> bytes:
    """What anybody with the campaign's address may know."""
    call.take("pages", call.server.config.limits.pages)
    return await call.server.campaigns.page(call.part("id"))


async def see_book(call: Call) -> bytes:
    """The history of the campaign, a chapter for each of its games, where the game keeps one."""
    call.take("pages", call.server.config.limits.pages)
    return await call.server.campaigns.book(call.part("id"))


async def see_between(call: Call) -> bytes:
    """What lies on the table between two games of a campaign, with the words it needs."""
    call.take("pages", call.server.config.limits.pages)
    return await call.server.campaigns.between(call.part("id"), _language(call))


async def see_house(call: Call) -> HouseInfo:
    """The house that the token opens."""
    return await call.server.campaigns.house(call.part("id"), call.token)


async def export_campaign(call: Call) -> str:
    """The campaign as a file to keep, with the records of its finished games; never of the one under way.

    Until it is decided, for those who take part, and without what is sealed.
    """
    call.take("writings", call.server.config.limits.writings)
    return await call.server.campaigns.export(call.part("id"), call.token)


async def join_campaign(call: Call, claim: HouseClaim) -> HouseJoined:
    """Play for an open house; its token comes back, and opens its seat at every table of the campaign."""
    await _count_table(call)
    return await call.server.campaigns.join(call.part("id"), call.token, claim)


async def add_house(call: Call, wanted: HouseWanted) -> CampaignInfo:
    """One house more, for a newcomer or a bot. For those who take part."""
    await _count_table(call)
    return await call.server.campaigns.invite(call.part("id"), call.token, wanted, call.language)


async def next_game(call: Call, wanted: NextGame) -> Called:
    """Call for the next game, agree to it, or begin it when nobody is waited for. For those who take part."""
    await _count_table(call)
    return await call.server.campaigns.next(call.part("id"), call.token, wanted)


async def answer_call(call: Call, answer: CallAnswer) -> Called:
    """Agree to the game that somebody has called for, or stay away from it. For the house whose token it is."""
    await _count_table(call)
    return await call.server.campaigns.answer(call.part("id"), call.token, answer)


async def dismiss_house(call: Call, gone: HouseGone) -> CampaignInfo:
    """A bot for good in the place of whoever plays for a house. For the campaign's owner."""
    return await call.server.campaigns.dismiss(call.part("id"), call.token, gone)


async def _count_table(call: Call) -> None:
    await call.take_everywhere("tables", call.server.config.limits.tables)


# One table


async def see_table(call: Call) -> TableInfo:
    """What anybody with the table's address may know."""
    if (info := await call.tables.info(call.part("id"))) is not None:
        return info
    async with call.hold() as live:
        return live.views.info()


async def join(call: Call, wanted: Join) -> Joined:
    """Take an open seat; its token comes back."""
    async with call.hold() as live:
        call.count(live, None, "chat")
        if await openings.opening(call.tables, live.table.id) is not None:  # nobody takes all that is on the page
            await call.take_everywhere("sittings", call.server.config.limits.sittings)
        token = new_token()
        seat = await seating.join(live.table, wanted.seat, wanted.name, token)
        return Joined(live.views.info(), SeatKey(seat, token))


async def fill(call: Call, wanted: Fill) -> TableInfo:
    """Bots for all open seats. For the table's owner."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await seating.fill(live.table, kind_of(wanted.bot, live.table.match.game), wanted.names)
        return live.views.info()


async def renew(call: Call, wanted: Renew) -> SeatKey:
    """A new link for one's own seat; the old one dies."""
    async with call.hold() as live:
        seat, token = _about(call, live, wanted.seat), new_token()
        await seating.renew(live.table, seat, token)
        return SeatKey(seat, token)


async def dismiss(call: Call, wanted: Dismiss) -> TableInfo:
    """A bot for good in the seat of somebody else. For the table's owner, who cannot have the seat: it has a hand."""
    async with call.hold() as live:
        live.table.check_owner(call.token)
        await seating.dismiss(live.table, wanted.seat, kind_of(wanted.bot, live.table.match.game))
        return live.views.info()


async def play_again(call: Call) -> TableInfo:
    """The table at which the people of a finished game play again: everybody's token opens their seat there, too."""
    async with call.hold() as live:
        call.seat(live, None)
        await _count_table(call)
        return await call.tables.play_again(live)


async def play_on(call: Call, wanted: PlayOn) -> TableMade:
    """A practice game against bots from a position of a finished one; the token of the seat comes back."""
    call.check_lobby()
    await _count_table(call)
    call.take("loads", call.server.config.limits.loads)
    return await call.tables.play_on(call.part("id"), wanted)


async def see_state(call: Call) -> bytes:
    """The whole situation for the token's seat, or for a spectator."""
    async with call.hold() as live:
        return live.views.state([call.viewer(live)], NOTHING, 0, call.server.config.clock())


async def see_position(call: Call) -> Position:
    """What the token's seat, or a spectator, saw after that many moves.

    Of a finished game also what another seat saw (``seat``), for whoever may have its record.
    """
    call.take("positions", call.server.config.limits.positions)
    move, seat = call.place("move"), call.seat_named()
    if seat is None:
        async with call.hold() as live:
            return live.views.position(call.viewer(live), move)
    await call.server.campaigns.check_record(call.part("id"), call.token)
    async with call.hold() as live:
        if not live.table.match.over:
            raise no("conflict", "server-review-not-over")
        if seat >= live.table.match.players:
            raise no("not-found", "server-not-found")
        return live.views.position(seat, move)


async def see_record(call: Call) -> str:
    """The record of a finished game, key and all: whoever has it can check every die."""
    call.take("writings", call.server.config.limits.writings)
    await call.server.campaigns.check_record(call.part("id"), call.token)
    record = await call.tables.record(call.part("id"))
    return await call.server.scribe.written(("record", call.part("id"), *record.names), record.to_json)


async def see_notation(call: Call) -> str:
    """A finished game as its players write games down: it shows what was hidden."""
    call.take("writings", call.server.config.limits.writings)
    await call.server.campaigns.check_record(call.part("id"), call.token)
    async with call.hold() as live:
        table, match = live.table, live.table.match
        try:
            notation = match.game.notation(call.part("name")[:60])
        except UnknownNotation as error:
            raise of_error(error, "not-found") from None
        if not match.over:
            raise no("conflict", "server-notation-not-over")
        names = table.names(call.language)
        key = ("notation", notation.name, table.id, *names)
        return await call.server.scribe.written(key, lambda: notation.write(match, names))


# Packs


async def see_pack(call: Call) -> PackInfo:
    """What is printed on the components of a pack, for a table that has opened it or a seat that was shown it."""
    game, pack = await _opened(call)
    assert game.extras.packs is not None
    return PackInfo(game.extras.packs.components(pack))


async def read_pack(call: Call) -> str:
    """The words of a pack as Fluent text, for a table that has opened it or a seat that was shown it."""
    game, pack = await _opened(call)
    return game.pack(pack, _language(call))


async def _opened(call: Call) -> tuple[Game, str]:
    """A pack that is sealed is not there: whoever asks learns as much about it as about one nobody made."""
    async with call.hold() as live:
        match, pack = live.table.match, call.part("pack")
        if pack not in match.packs(call.viewer(live)):
            raise no("not-found", "server-not-found")
        return match.game, pack


# What a seat does


async def play(call: Call, move: MovePosted) -> Accepted:
    """Make a move."""
    async with call.hold() as live:
        seat = _about(call, live, None)
        return Accepted(move.id, await live.table.play(seat, move.action, move.asked, move.id))


async def undo(call: Call, wish: Undo) -> Accepted:
    """Take back the seat's last move, or ask the others."""
    return await _acted(call, wish)


async def consent(call: Call, answer: Consent) -> Accepted:
    """Agree to somebody's taking back, or not; whoever asked may withdraw by a no."""
    return await _acted(call, answer)


async def chat(call: Call, line: Chat) -> Accepted:
    """Say something; without a seat, as a spectator."""
    async with call.hold() as live:
        seat = None if line.seat is None else call.seat(live, line.seat)
        call.count(live, seat, "chat")
        return Accepted(line.id, await live.table.chat(seat, line.text, line.id))


async def sit(call: Call, wish: Sit) -> Accepted:
    """Rename oneself, leave the seat to a bot, or take it back."""
    return await _acted(call, wish)


async def stand(call: Call, wish: Stand) -> Accepted:
    """Always pass a question, or be asked it again."""
    return await _acted(call, wish)


async def see_orders(call: Call) -> AheadInfo:
    """What the seat may answer before it is asked, and what nobody may."""
    async with call.hold() as live:
        return orders.catalogue(live.table.match, call.seat(live, None))


async def try_order(call: Call, wish: OrderTry) -> OrderTried:
    """An order in words, and what it would have answered in this game so far. It is not given."""
    async with call.hold() as live:
        seat, match = _about(call, live, wish.seat), live.table.match
        order = orders.checked(match, seat, wish.order)
        async with live.table.replaying:
            return await asyncio.to_thread(orders.tried, match, seat, order)


async def give_order(call: Call, wish: Give) -> Accepted:
    """Answer a question before it is asked."""
    return await _acted(call, wish)


async def recall_order(call: Call, wish: Recall) -> Accepted:
    """Take an order back."""
    return await _acted(call, wish)


async def keep_hours(call: Call, wish: Keep) -> Accepted:
    """The hours at which one's time stands still."""
    return await _acted(call, wish)


async def go_on_holiday(call: Call, wish: Holiday) -> Accepted:
    """Be away for some days, or back."""
    return await _acted(call, wish)


async def pause(call: Call, wish: Pause) -> Accepted:
    """Stop everybody's time, if all agree; or go on."""
    return await _acted(call, wish)


async def stand_in(call: Call, wish: StandIn) -> Accepted:
    """A bot for somebody who has been away, if the others agree."""
    return await _acted(call, wish)


async def why(call: Call, question: Why) -> Refused:
    """Why can this not be done?"""
    async with call.hold() as live:
        seat = _about(call, live, question.seat)
        reason = live.table.why(seat, question.action, question.refs)
        return await reason.said(call.language, live.table.names(call.language), question.id)


async def _acted(call: Call, wish: Act) -> Accepted:
    async with call.hold() as live:
        return Accepted(wish.id, await act(live.table, _about(call, live, wish.seat), wish))


def _about(call: Call, live: Live, asked: int | None) -> int:
    """The token's seat, within its limits; refusals from here on may name the players."""
    seat = call.seat(live, asked)
    call.live = live
    call.count(live, seat)
    return seat


# The whole of it

_TABLE = "/api/tables/{id}"
_CAMPAIGN = "/api/campaigns/{id}"
_GATE: tuple[Code, ...] = ("password",)
_FIND: tuple[Code, ...] = ("not-found", "conflict", "not-yours")
_ACT: tuple[Code, ...] = (*_FIND, "bad", "too-large", "stale", "illegal")

ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", list_games, gives=list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/picture.svg", read_picture, media=SVG, refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/rules/{language}", read_rules, gives=RulebookInfo, refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/rules/{language}/search", search_rules, gives=RulesFound, refuses=("not-found",),
             query=("words",)),
    Endpoint("GET", "/api/words/{game}/{language}.ftl", read_words, media=PLAIN, refuses=("not-found",)),
    Endpoint("GET", "/api/lobby", look_at_lobby, gives=LobbyInfo),
    Endpoint("POST", "/api/lobby", enter_lobby, LobbyKey, LobbyInfo, refuses=("password", "bad", "too-large")),
    Endpoint("GET", "/api/tables", list_tables, gives=list[TableInfo],
             refuses=(*_GATE, "bad", "not-found"), query=("limit", "after")),
    Endpoint("POST", "/api/tables", make_table, TableWanted, TableMade, status=201,
             refuses=(*_GATE, "bad", "too-large", "not-found")),
    Endpoint("GET", "/api/campaigns", list_campaigns, gives=list[CampaignListed],
             refuses=(*_GATE, "bad", "not-found"), query=("limit", "after")),
    Endpoint("POST", "/api/campaigns", make_campaign, CampaignWanted, CampaignMade, status=201,
             refuses=(*_GATE, "bad", "too-large")),
    Endpoint("POST", "/api/campaigns/import", import_campaign, CampaignBrought, CampaignMade, status=201,
             refuses=(*_GATE, "bad", "too-large"), limit=IMPORT_LIMIT, before=may_import),
    Endpoint("GET", _CAMPAIGN, see_campaign, gives=CampaignInfo, refuses=_FIND),
    Endpoint("GET", _CAMPAIGN + "/book", see_book, gives=BookInfo, refuses=(*_FIND, "bad")),
    Endpoint("GET", _CAMPAIGN + "/between/{language}", see_between, gives=BetweenInfo, refuses=(*_FIND, "bad")),
    Endpoint("GET", _CAMPAIGN + "/house", see_house, gives=HouseInfo, token="house", refuses=_FIND),
    Endpoint("GET", _CAMPAIGN + "/export", export_campaign, gives=CampaignFile, token="maybe", refuses=_FIND),
    Endpoint("POST", _CAMPAIGN + "/join", join_campaign, HouseClaim, HouseJoined, refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _CAMPAIGN + "/dismiss", dismiss_house, HouseGone, CampaignInfo, token="owner",
             refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _CAMPAIGN + "/houses", add_house, HouseWanted, CampaignInfo, token="house",
             refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _CAMPAIGN + "/next", next_game, NextGame, Called, token="house",
             refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _CAMPAIGN + "/answer", answer_call, CallAnswer, Called, token="house",
             refuses=(*_FIND, "bad", "too-large")),
    Endpoint("GET", "/api/open", list_openings, gives=list[OpeningInfo], refuses=("not-found",)),
    Endpoint("POST", _TABLE + "/opening", open_up, OpeningWanted, OpeningWanted, token="owner",
             refuses=(*_FIND, "bad", "too-large")),
    Endpoint("GET", _TABLE + "/opening", see_opening, gives=OpeningWanted | None, token="owner", refuses=_FIND),
    Endpoint("POST", _TABLE + "/opening/remove", close_up, gives=TableInfo, token="owner", refuses=_FIND),
    Endpoint("GET", _TABLE, see_table, gives=TableInfo, refuses=_FIND),
    Endpoint("POST", _TABLE + "/join", join, Join, Joined, refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _TABLE + "/fill", fill, Fill, TableInfo, token="owner", refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _TABLE + "/renew", renew, Renew, SeatKey, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/dismiss", dismiss, Dismiss, TableInfo, token="owner",
             refuses=(*_FIND, "bad", "too-large")),
    Endpoint("POST", _TABLE + "/rematch", play_again, gives=TableInfo, token="seat", refuses=_FIND),
    Endpoint("POST", _TABLE + "/play-on", play_on, PlayOn, TableMade, status=201,
             refuses=(*_GATE, *_FIND, "bad", "too-large")),
    Endpoint("GET", _TABLE + "/state", see_state, gives=StateMessage, token="maybe", refuses=_FIND),
    Endpoint(
        "GET",
        _TABLE + "/positions/{move}",
        see_position,
        gives=Position,
        token="maybe",
        refuses=_FIND,
        query=("seat",),
    ),
    Endpoint("GET", _TABLE + "/record", see_record, gives=Record, token="maybe", refuses=_FIND),
    Endpoint("GET", _TABLE + "/notation/{name}", see_notation, media=PLAIN, token="maybe", refuses=_FIND),
    Endpoint("GET", _TABLE + "/packs/{pack}", see_pack, gives=PackInfo, token="maybe", refuses=_FIND),
    Endpoint("GET", _TABLE + "/packs/{pack}/{language}.ftl", read_pack, media=PLAIN, token="maybe", refuses=_FIND),
    Endpoint("POST", _TABLE + "/moves", play, MovePosted, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/undo", undo, Undo, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/consent", consent, Consent, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/chat", chat, Chat, Accepted, token="maybe", refuses=_ACT),
    Endpoint("POST", _TABLE + "/sit", sit, Sit, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/stand", stand, Stand, Accepted, token="seat", refuses=_ACT),
    Endpoint("GET", _TABLE + "/orders", see_orders, gives=AheadInfo, token="seat", refuses=_FIND),
    Endpoint("POST", _TABLE + "/orders", give_order, Give, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/orders/try", try_order, OrderTry, OrderTried, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/orders/recall", recall_order, Recall, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/hours", keep_hours, Keep, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/pause", pause, Pause, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/holiday", go_on_holiday, Holiday, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/stand-in", stand_in, StandIn, Accepted, token="seat", refuses=_ACT),
    Endpoint("POST", _TABLE + "/why", why, Why, Refused, token="seat", refuses=_ACT),
    *me.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *advice.ENDPOINTS,
    *told.ENDPOINTS,
)  # fmt: skip
