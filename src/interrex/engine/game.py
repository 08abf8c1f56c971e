"""Game: what a game hands to the engine. One value per game, in its ``__init__``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from . import verbs, zones
from .action import Action
from .errors import BadConfig, UnknownNotation
from .lesson import Lesson
from .luck import Luck
from .message import Message
from .powers import Power
from .state import State
from .verbs import Phrase
from .zones import Zone

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
    components: Callable[[], dict[str, Any]]  # what is printed on the components, for whoever draws them
    evaluate: Callable[[Any, int], float]
    pieces: Callable[[Any], dict[str, int]]  # what can neither appear nor vanish, beside the cards of the zones
    zones: tuple[Zone, ...] = ()  # where cards lie, and who knows their faces
    verbs: tuple[Phrase, ...] = ()  # what a click may mean though it is not asked about now
    entries: Mapping[str, tuple[Power, ...]] = {}  # what each component does, by its id
    imagine: Callable[[Any, int, Luck], Any] | None = None  # a world that fits, where the zones do not suffice
    notations: tuple[Notation, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    old_label: Callable[[Any, int, Action], Message] | None = None
    old_refs: Callable[[Any, int, Action], tuple[str, ...]] | None = None
    old_meant: Callable[[Any, int, tuple[str, ...]], Action | None] | None = None

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

    # What is derived from verbs and zones

    def label(self, state: State, seat: int, action: Action) -> Message:
        """An option in words."""
        return self.old_label(state, seat, action) if self.old_label else verbs.label(state, seat, action)

    def refs(self, state: State, seat: int, action: Action) -> tuple[str, ...]:
        """The board elements an option concerns."""
        return self.old_refs(state, seat, action) if self.old_refs else verbs.refs(state, seat, action)

    def meant(self, state: State, seat: int, pointed: tuple[str, ...]) -> Action | None:
        """What a seat that points at elements seems to want, allowed or not."""
        if self.old_meant:
            return self.old_meant(state, seat, pointed)
        return verbs.meant(state, seat, pointed, self.verbs)

    def determinize(self, state: State, seat: int, luck: Luck) -> State:
        """A random world that looks the same to the seat."""
        if self.imagine is not None:
            world: State = self.imagine(state, seat, luck)
            return world
        return zones.determinize(state, self.zones, seat, luck)

    def census(self, state: State) -> dict[str, int]:
        """Components that can neither appear nor vanish, counted where they lie."""
        return {**zones.census(state, self.zones), **self.pieces(state)}

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
