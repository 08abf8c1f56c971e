"""Game: what a game hands to the engine. One value per game, in its ``__init__``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from .action import Action
from .errors import BadConfig, UnknownNotation
from .lesson import Lesson
from .luck import Luck
from .message import Message
from .state import State

if TYPE_CHECKING:
    from .match import Match

Options = Mapping[str, Any]
View = dict[str, Any]


class Option(NamedTuple):
    """One thing to choose before the game: its name, the values it may have, the default, the rule about it."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    rule: str


class Result(NamedTuple):
    """How a game ended: the winners (several share), the scores in seat order, the rule that decided."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str

    def json(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "rule": self.rule}


class Notation(NamedTuple):
    """A way in which the players of a game write games down. It is given the game and the names by seat."""

    name: str
    write: Callable[[Match, tuple[str, ...]], str]


class Game(NamedTuple):
    """A game as the engine knows it. ``package`` is where its words and rulebook are."""

    id: str
    version: int  # of the ruleset: raised when a record of before would play differently
    title: str
    package: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    secrets: bool  # seats know what others may not
    setup: Callable[[int, Options, Luck], Any]
    result: Callable[[Any], Result]
    view: Callable[[Any, int | None], View]
    label: Callable[[Any, int, Action], Message]  # an option in words
    refs: Callable[[Any, int, Action], tuple[str, ...]]  # the board elements an option concerns
    meant: Callable[[Any, int, tuple[str, ...]], Action | None]  # what a seat that points at elements seems to want
    components: Callable[[], dict[str, Any]]  # what is printed on the components, for whoever draws them
    determinize: Callable[[Any, int, Luck], Any]
    evaluate: Callable[[Any, int], float]
    census: Callable[[Any], dict[str, int]]  # components that can neither appear nor vanish
    notations: tuple[Notation, ...] = ()
    lessons: tuple[Lesson, ...] = ()

    def check(self, players: int, options: Options) -> dict[str, Any]:
        """The full set of options, or BadConfig saying what is wrong and what would be right."""
        low, high = self.players
        if not low <= players <= high:
            raise BadConfig("engine-bad-players", self.id, game=self.title, asked=players, low=low, high=high)
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                close = get_close_matches(name, known, 1) or sorted(known)
                raise BadConfig("engine-bad-option", self.id, game=self.title, name=name, known=", ".join(close) or "–")
            allowed = known[name].values
            if not any(value == v and type(value) is type(v) for v in allowed):
                raise BadConfig(
                    "engine-bad-value", self.id, name=name, value=str(value), known=", ".join(map(str, allowed))
                )
        return {name: options.get(name, option.default) for name, option in known.items()}

    def start(self, players: int, options: Options, luck: Luck) -> State:
        """A new position, run up to its first decision is left to the caller, who may want to listen first."""
        state: State = self.setup(players, self.check(players, options), luck)
        return state

    def notation(self, name: str) -> Notation:
        """The notation of that name, or UnknownNotation with those there are."""
        found = next((notation for notation in self.notations if notation.name == name), None)
        if found is None:
            known = ", ".join([notation.name for notation in self.notations])
            raise UnknownNotation("engine-unknown-notation", self.id, game=self.title, name=name, known=known or "–")
        return found

    def file(self, *path: str) -> str:
        """The text of a file in the game's folder."""
        return resources.files(self.package).joinpath(*path).read_text(encoding="utf-8")

    def fluent(self, language: str) -> str:
        """All words of the game in one language: those of play, and those of its lessons."""
        folder = resources.files(self.package).joinpath("locale")
        files = [f for f in folder.iterdir() if f.name in (f"{language}.ftl", f"lessons.{language}.ftl")]
        return "\n".join([f.read_text(encoding="utf-8") for f in sorted(files, key=lambda f: f.name)])
