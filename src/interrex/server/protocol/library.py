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


class GameInfo(Struct, frozen=True):
    """GET /api/games: what can be played, and what is printed on its components."""

    id: str
    title: str
    titles: dict[str, str]  # by language
    version: int
    players: list[int]
    options: list[GameOption]
    bots: list[str]
    hidden: bool  # whether seats have secrets from each other: a curtain is wanted between hands
    notations: list[str]  # how a finished game can be had in writing: see /api/tables/{id}/notation/{name}
    lessons: list[LessonInfo]
    components: Any  # the game's own type
    apart: list[OptionsApart]
    fullest: dict[str, OptionValue]  # the options of a game with everything in play; none: there is no more to it
    board: str | None = None  # the address of the module that draws it, where a package brings one
    saga: bool = False  # whether games of it make a campaign


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
