"""What can be read of the games, over HTTP: what is printed on them, their rulebooks, their words; one handler each."""

from __future__ import annotations

import asyncio
from functools import cache

from interrex.bots import kinds
from interrex.engine import wire
from interrex.engine.errors import UnknownGame
from interrex.engine.game import ROLE, Game, Invitation
from interrex.engine.registry import find, games, on_change
from interrex.engine.words import LANGUAGES, invitation, title
from interrex.rules.references import references
from interrex.rules.rulebook import rulebook
from interrex.rules.search import search

from ..protocol.library import (
    GameInfo,
    GameOption,
    InvitationInfo,
    LessonInfo,
    OptionsApart,
    PresetInfo,
    RulebookInfo,
    RuleHit,
    RuleInfo,
    RulesFound,
)
from ..refusals import no, of_error
from ..words import fluent
from .boards import address
from .files import File, pack
from .requests import JSON, PLAIN, SVG, Call, Endpoint

HITS = 50  # rules found that are sent
SOUGHT = 100  # letters of what is looked for


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
    game, language = (await _game(call)).id, call.edition()
    return await asyncio.to_thread(_rules, game, language)


@cache
def _rules(game: str, language: str) -> File:
    book = rulebook(game, language)
    to, by = references(game, language)
    rules = [RuleInfo(r.id, r.text, r.heading, to[r.id], by[r.id]) for r in book.rules.values()]
    return pack(wire.encode(RulebookInfo(game, language, book.intro, rules)), JSON)


async def search_rules(call: Call) -> str:
    """The rules that have these words, best first."""
    game, language, sought = (await _game(call)).id, call.edition(), call.text("words", SOUGHT)
    call.take("searches", call.server.config.limits.searches)
    return await call.server.reader.written(("search", game, language, sought), lambda: _found(game, language, sought))


def _found(game: str, language: str, sought: str) -> str:
    found = search(game, language, sought)
    hits = [RuleHit(hit.id, hit.titles, hit.line) for hit in found.hits[:HITS]]
    return wire.encode(RulesFound(hits, len(found.hits), found.words, found.suggestions)).decode()


async def read_words(call: Call) -> File:
    """All words a table of the game may need, as Fluent text: the engine's, the server's, the game's."""
    language, game = call.edition(), (await _game(call)).id
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


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/games", list_games, gives=list[GameInfo]),
    Endpoint("GET", "/api/games/{game}/picture.svg", read_picture, media=SVG, refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/rules/{language}", read_rules, gives=RulebookInfo, refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/rules/{language}/search", search_rules, gives=RulesFound, refuses=("not-found",),
             query=("words",)),
    Endpoint("GET", "/api/words/{game}/{language}.ftl", read_words, media=PLAIN, refuses=("not-found",)),
)  # fmt: skip
