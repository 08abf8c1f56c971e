"""Looking things up: positions of before, packs, games and their rules."""

from __future__ import annotations

from typing import Any

from interrex.engine.game import View
from interrex.engine.wire import Struct

from .table import LogLine
from .values import OptionValue


class Position(Struct, frozen=True):
    """GET /api/tables/{id}/positions/{move}: what the token's seat saw after that many moves."""

    move: int
    moves: int
    view: View
    log: list[LogLine]  # said by this very move


class PackInfo(Struct, frozen=True):
    """GET /api/tables/{id}/packs/{pack}: what is printed on the components of a pack that was opened at the table."""

    components: dict[str, dict[str, Any]]  # kind, id, what is printed


class GameOption(Struct, frozen=True):
    """One thing to choose before a game."""

    name: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    idle: tuple[str, OptionValue] | None = None  # it changes nothing while that other option has this value


class OptionsApart(Struct, frozen=True):
    """Two options, each with a value, that do not go together, and why not."""

    one: tuple[str, OptionValue]
    other: tuple[str, OptionValue]
    reason: str  # the key of the words


class LessonInfo(Struct, frozen=True):
    """A lesson: a table made with these options and this seed, with so many seats, is guided."""

    id: str
    players: int
    options: dict[str, OptionValue]
    seed: str
    roles: list[str]  # by seat; ``<game>-role-<role>`` is the name


class PresetInfo(Struct, frozen=True):
    """A set-up by name, ``<game>-preset-<id>``: these options, and the others as they are by default."""

    id: str
    options: dict[str, OptionValue]
    players: list[int]  # for so many it is offered
    campaign: bool  # it begins a campaign


class InvitationInfo(Struct, frozen=True):
    """What a game is like, for those who do not know it yet."""

    says: dict[str, str]  # in a sentence, by language; empty: nothing
    minutes: tuple[int, int]  # around a table, of a short game and of a long one
    weight: int  # from 1, learned in passing, to 5, learned over several games
    presets: list[PresetInfo]  # what to begin with first
    picture: bool  # whether there is one: /api/games/{game}/picture.svg


class GameInfo(Struct, frozen=True):
    """GET /api/games: what can be played, and what is printed on its components."""

    id: str
    title: str
    titles: dict[str, str]  # by language
    version: int
    players: list[int]
    options: list[GameOption]
    bots: list[str]
    personalities: list[
        str
    ]  # of bots: ``knight/builder``; ``<game>-personality-<id>`` is the name, ``.about`` what it is like
    hidden: bool  # whether seats have secrets from each other: a curtain is wanted between hands
    ahead: bool  # whether questions may be answered before they are asked
    notations: list[str]  # how a finished game can be had in writing: see /api/tables/{id}/notation/{name}
    lessons: list[LessonInfo]
    components: Any  # the game's own type
    apart: list[OptionsApart]
    roles: list[str]  # what a seat can be; ``<game>-role-<role>`` is the name, ``.about`` of that what it is like
    board: str | None = None  # the address of the module that draws it, where a package brings one
    saga: bool = False  # whether games of it make a campaign
    invitation: InvitationInfo | None = None


class RuleInfo(Struct, frozen=True):
    id: str
    text: str
    heading: bool
    refers_to: tuple[str, ...] = ()  # the rules its text names
    referred_by: tuple[str, ...] = ()  # the rules that name it


class RulebookInfo(Struct, frozen=True):
    """GET /api/games/{game}/rules/{language}"""

    game: str
    language: str
    intro: str
    rules: list[RuleInfo]


class RuleHit(Struct, frozen=True):
    id: str
    titles: tuple[str, ...]  # of the chapter and section it stands in
    line: str  # as much of it as shows the words


class RulesFound(Struct, frozen=True):
    """GET /api/games/{game}/rules/{language}/search?words=…"""

    hits: list[RuleHit]  # the best
    total: int  # with those that are not sent
    words: tuple[str, ...]  # to be marked, in lower case
    suggestions: tuple[str, ...]  # what else to look for, if there are no hits
