"""Game: what a game hands to the engine. One value per game, in its ``__init__``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from . import verbs, wire, zones
from .action import Action
from .ahead import Ahead
from .errors import BadConfig, UnknownNotation
from .judgement import Judgement
from .luck import Luck
from .message import Message
from .phrases import PHRASES
from .powers import Power
from .prospect import Preview, Prospect
from .result import Options, Result, View
from .state import State
from .verbs import SEAT, Offered, Phrase, Word
from .zones import Zone

if TYPE_CHECKING:
    from .match import Match

Chronicle = dict[str, Any]  # what a campaign has written down, as JSON knows it

__all__ = ["Options", "Result", "View"]

ROLE = "role"  # the kind of names for what a seat is: a faction, a house
HOUSES: Final = 32  # of a campaign, at most
CHRONICLE_LIMIT = 64 * 1024  # bytes of JSON


class Option(NamedTuple):
    """One thing to choose before the game: its name, the values it may have, the default, the rule about it."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    rule: str
    absent: str = ""  # the key of what is said of a ``value`` that could be installed and is not
    idle: tuple[str, bool | int | str] | None = None  # it changes nothing while that other option has this value
    earlier: tuple[bool | int | str, ...] = ()  # values that are offered no more: what was begun with them goes on


class Exclusion(NamedTuple):
    """Two options, each with a value, that do not go together, and the key of why not."""

    one: tuple[str, bool | int | str]
    other: tuple[str, bool | int | str]
    reason: str


class Notation(NamedTuple):
    """A way in which the players of a game write games down. It is given the game and the names by seat."""

    name: str
    write: Callable[[Match, tuple[str, ...]], str]


class Start(NamedTuple):
    """All that a game begins with."""

    players: int
    options: Options
    chronicle: Chronicle | None = None  # None: the printed beginning
    houses: tuple[int, ...] = ()  # by seat: who this is in the campaign; none: the game stands alone


class ChronicleNotation(NamedTuple):
    """A way in which players keep a chronicle outside of this program. Reading says in a BadConfig what is wrong."""

    name: str
    read: Callable[[str], Chronicle]
    write: Callable[[Chronicle, tuple[str, ...]], str]  # given the names of the houses
    omits: tuple[str, ...] = ()  # the parts of a chronicle that it cannot hold; all others read back as they were
    repairs: Callable[[str], tuple[Message, ...]] | None = None  # what reading had to mend, in words


class Book(NamedTuple):
    """The history of a campaign, a chapter for each game. It tells what everybody at the table could see."""

    chapters: Callable[[Chronicle], list[Any]]  # the game's own type, for faces that draw it
    says: Callable[[Any], tuple[Message, ...]]  # a chapter in words, how it ended first; a seat is a house


class Between(NamedTuple):
    """What lies on the table between two games of a campaign. Whoever takes part may see all of it."""

    shows: Callable[[Chronicle, Chronicle | None], Any]  # now, and what the last game began with: the game's own type
    opened: Callable[[Chronicle], tuple[str, ...]]  # the packs that its words are in


class Saga(NamedTuple):
    """How games of a campaign follow one another. In its messages and results, a seat is a house."""

    chronicle: Callable[[Any, Start], Chronicle]  # what a finished game leaves behind
    options: Callable[[Chronicle, tuple[int, ...]], Options]  # options of the next one, for the houses by seat
    summary: Callable[[Chronicle], tuple[Message, ...]]  # how things stand, in words
    result: Callable[[Chronicle], Result | None] = lambda chronicle: None  # once the campaign itself is decided
    migrate: Callable[[Chronicle, int], Chronicle] = lambda chronicle, version: chronicle  # as written by that version
    notation: ChronicleNotation | None = None  # where there is one, a campaign may begin with a chronicle brought along
    book: Book | None = None
    between: Between | None = None
    houses: int = HOUSES  # that can take part, at most


class Packs(NamedTuple):
    """Words and components that nobody may see before play opens them."""

    names: Callable[[], tuple[str, ...]]  # all there are
    opened: Callable[[Any, int | None], tuple[str, ...]]  # in a position: for all (None), or with a seat's own besides
    components: Callable[[str], dict[str, dict[str, Any]]]  # of a pack: kind, id, what is printed
    words: Callable[[str, str], str] | None = (
        None  # pack, language: Fluent; None: ``locale/packs/<pack>.<language>.ftl``
    )
    plain: Callable[[str], str] = lambda name: name  # the pack that was opened under a name, if its words can differ


class Fault(NamedTuple):
    """What is wrong with a story, where, and what to do about it."""

    file: str
    line: int
    message: Message


Files = Mapping[str, bytes]  # of a story, by name


class StoryTrial(NamedTuple):
    """Campaigns of a story to be played by bots. The same seed gives the same ones."""

    campaigns: int
    players: int  # in each game
    seed: str
    most: int = 20  # games of a campaign, at most
    houses: int = 0  # of a campaign, of which a changing group sits; none: as many as players
    again: bool = False  # a story that has ended is told again, until there were as many games


class StoryWatch(NamedTuple):
    """How a trial is looked at while it goes on, and gone on with later."""

    played: Sequence[Any] = ()  # campaigns of an earlier sitting, as ``add`` was given them
    add: Callable[[Any], None] = lambda campaign: None  # one more was played: as JSON would give it back
    begins: Callable[[int], None] = lambda number: None  # one is about to be


class Stories(NamedTuple):
    """What a game can do with stories that anybody may write. Their files are given to it."""

    blank: Callable[[str], dict[str, str]]  # the files of a new story of that name: whole, and to be written over
    faults: Callable[[Files], list[Fault]]
    advice: Callable[[Files], list[Fault]]  # what had better be otherwise, of one without a fault
    walk: Callable[[Files, str], str]  # what leads where, as SVG, in the words of a language
    rehearse: Callable[
        [Files | None, Callable[[State, int], Action], StoryTrial, StoryWatch], dict[str, Any]
    ]  # its own (None) or another, and who decides: what came of it, as JSON
    option: str  # which of the game's options names the story
    shelve: Callable[[Files], str]  # let a story be played: the value of that option; an error says what is wrong
    titles: Callable[[str], str]  # Fluent: what the values of that option are called in a language
    tally: Callable[[Files, str | None], dict[str, Any]]  # how much there is of it, or of one storyline, as JSON
    tale: Callable[[Sequence[Sequence[Message]], Sequence[str], Callable[[Message, tuple[str, ...]], str], str], str]
    # ^ the logs of all games of a campaign, what they opened, how a message is said to players of such names, and a
    # language: the campaign as somebody would read it, as Markdown


class Step(NamedTuple):
    """One move of a lesson, and the key of the sentence that says why."""

    seat: int
    action: str
    why: str


class Lesson(NamedTuple):
    """A game written down beforehand. ``<game>-lesson-<id>`` is its name, ``<game>-role-<role>`` that of a role.

    Several seats may have the same role: then the pupil's is the first of them.
    """

    id: str
    players: int
    options: Options
    seed: str
    roles: tuple[str, ...]  # by seat: what it plays
    steps: tuple[Step, ...]


class Preset(NamedTuple):
    """A set-up by name: these options, and the others as they are by default.

    ``<game>-preset-<id>`` is its name, and ``.about`` of that what it is like.
    """

    id: str
    options: Mapping[str, Any] = {}
    players: tuple[int, ...] = ()  # it is for so many only; none: for as many as can play
    campaign: bool = False  # it begins a campaign

    def seats(self, game: Game) -> tuple[int, ...]:
        """For how many players it is offered."""
        low, high = game.players
        return self.players or tuple(range(low, high + 1))


class Invitation(NamedTuple):
    """What a game is like, for those who do not know it yet. ``<game>-invitation`` says it in a sentence."""

    minutes: tuple[int, int]  # around a table, of a short game and of a long one
    weight: int  # from 1, learned in passing, to 5, learned over several games
    presets: tuple[Preset, ...] = ()  # what to begin with first
    picture: str = ""  # an SVG in the game's folder, 400 by 500; where there is less room, it is cut from above


class Marks(NamedTuple):
    """How fast random play and copies are meant to be, as multiples of python-chess's random moves a second."""

    decisions: float = 3
    copies: float = 5
    compiled: tuple[float, float] = (0, 0)  # the same two in the compiled build, where they have been set


class Fullest(NamedTuple):
    """A game with everything there is in play: its speed is measured beside that of the plain game."""

    options: dict[str, Any]
    marks: Marks


class Listed(NamedTuple):
    """A component as the rulebook lists it: its kind and id, and what is printed on it beside what it does."""

    kind: str
    id: str
    printed: Message | None = None
    rule: str = ""  # its own, where that does not follow from its place in the list


class Rules(NamedTuple):
    """How it is played."""

    setup: Callable[[Start, Luck], Any]
    result: Callable[[Any], Result]
    pieces: Callable[[Any], dict[str, int]]  # what can neither appear nor vanish, beside the cards of the zones
    zones: tuple[Zone, ...] = ()  # where cards lie, and who knows their faces
    entries: Mapping[str, tuple[Power, ...]] = {}  # what each component does, by its id
    secrets: bool = True  # seats know what others may not
    since: int = 0  # the earliest version whose records may still play; 0: only those of today's
    renamed: Mapping[str, str] = {}  # words of actions as earlier records say them, and those of today


class Layers(NamedTuple):
    """A view in two layers: what everybody sees, and the same with what a seat sees besides.

    The first is worked out once for all who look at a position. Who sees no more than everybody is given that.
    """

    everybody: Callable[[Any], Any]
    own: Callable[[Any, int, Any], Any]  # position, seat, what everybody sees: the view of that seat

    def __call__(self, state: Any, seat: int | None) -> Any:
        seen = self.everybody(state)
        return seen if seat is None else self.own(state, seat, seen)


Seeing = Callable[[Any, int | None], Any] | Layers


class Look:
    """All who look at one position, one after another: what they see alike is worked out once."""

    def __init__(self, view: Seeing, state: State) -> None:
        self.view = view
        self.state = state
        self.seen: Any = None  # by everybody, once somebody has looked

    def of(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) sees. The same object for two: they see the same."""
        if not isinstance(self.view, Layers):
            return self.view(self.state, seat)
        if self.seen is None:
            self.seen = self.view.everybody(self.state)
        return self.seen if seat is None else self.view.own(self.state, seat, self.seen)


class Faces(NamedTuple):
    """How it is shown, and what is said about it."""

    view: Seeing  # what a seat may see: a type of the game's own, or what else ``wire`` knows
    components: Callable[[], Any]  # what is printed on the components, for whoever draws them; likewise
    clicks: tuple[Phrase, ...] = ()  # what a click may mean though it is not asked about now
    log_words: tuple[Word, ...] = ()  # what parameters of told messages point at; a seat does in every game
    prospects: Mapping[str, Preview] = {}  # by verb: what an option costs and brings beside what its label says
    warnings: Callable[[Any, int], tuple[Message, ...]] = lambda state, seat: ()  # what a seat that is asked can expect
    named: Mapping[str, tuple[str, ...]] = {}  # by kind, in printed order: ids worded ``<game>-<kind>-<id>``
    listed: Mapping[str, tuple[Listed, ...]] = {}  # by the rulebook's section or rule: the components that it lists
    roles: Callable[[Any], tuple[str, ...]] = lambda state: ()  # by seat, ids of the kind ROLE; none: seats are alike
    invitation: Invitation | None = None
    shows: tuple[type, ...] = ()  # the types of its view, of what is printed, of what its saga shows: clients draw them


class Depth(NamedTuple):
    """How often the candidates of a decision are tried, and how far a try is played before it is judged."""

    tries: int = 100  # candidates played on and judged
    on: int = 10  # decisions that are played cheaply, at most
    turns: int = 1  # until another has come to decide so often: 1 is the end of the turn
    passing: bool = True  # those decisions pass where they can; else they look one step ahead
    sample: int = 6  # answers that each of them looks at then


class Search(NamedTuple):
    """How the game is best thought ahead. All of it is counted, so that the same seed gives the same move."""

    scale: float = 5.0  # a difference of ``evaluate`` that makes a position clearly better
    wide: int = 8  # candidates
    knight: Depth = Depth()  # some 0.3 s of a plain interpreter
    regent: Depth = Depth(tries=150, on=24, turns=8, passing=False)  # some 2 s
    glances: int = 2  # worlds in which a steward looks at every answer: more where much is hidden
    steward: Depth = Depth(tries=0, on=0)  # judges where an answer leads; or its best few, or all, when the turn ends
    plain_rivals: bool = False  # whoever thinks ahead takes the others for players by ``evaluate``, not by chances

    @property
    def settles(self) -> bool:
        """Are positions compared once the turn has been passed out? Those of its middle mean little then."""
        return self.steward.on > 0 and self.steward.passing


class Personality(NamedTuple):
    """A way to play: how much more, or less, terms of the game's judgement count than they should.

    ``<game>-personality-<id>`` is its name, ``.about`` of that what it is like.
    """

    id: str
    leans: dict[str, float]


class Offer(NamedTuple):
    """An offer that might be made: to whom, and by which steps."""

    partner: int
    steps: tuple[Action, ...]


class Thinking(NamedTuple):
    """What bots ask of it."""

    evaluate: Callable[[Any, int], float]
    judgement: Judgement | None = None  # chances to win, learned; None: ``evaluate`` has to do
    search: Search = Search()
    turn: Callable[[Any], int] | None = None  # whose it is, where others are asked meanwhile; None: whose answer is due
    risks: Callable[[Any], bool] | None = None  # is something under way that luck will decide?
    manners: Callable[[Any, int, Action], float] | None = (
        None  # what an answer is worth besides, of a chance to win: how people play; winning alone is dull, or slow
    )
    imagine: Callable[[Any, int, Luck], Any] | None = None  # a world that fits, where the zones do not suffice
    imagine_again: Callable[[Any, int, Luck, Any], Any] | None = (
        None  # and one for a later position in which all know what they knew, with the cards of the earlier world
    )
    next_offer: Callable[[Any, int], Action | None] | None = (
        None  # the next step of an offer that would pay a seat, as far as it can know, if any; it only looks
    )
    offers: Callable[[Any, int], list[Offer]] | None = (
        None  # offers that a seat might make, for whoever judges them; ``next_offer`` is one its author thought right
    )
    glance: Callable[[Any, int], float] | None = (
        None  # what a position is worth to a seat at a glance: for whole campaigns by the hundred
    )
    personalities: tuple[Personality, ...] = ()
    for_absent: Callable[[Any, int, list[Action]], list[Action]] | None = (
        None  # what is done for a seat whose player has left, of what it may do; None: a bot plays on for it
    )


class Extras(NamedTuple):
    """What only some games have."""

    lessons: tuple[Lesson, ...] = ()
    notations: tuple[Notation, ...] = ()
    packs: Packs | None = None
    stories: Stories | None = None
    marks: Marks = Marks()
    fullest: Fullest | None = None  # where modules make it another game
    ahead: Ahead = Ahead()  # what seats may answer before they are asked


def _leaning(evaluate: Callable[[Any, int], float], judgement: Judgement, scale: float) -> Callable[[Any, int], float]:
    """The same judgement of positions, and what leans counts besides."""

    def leans(g: Any, seat: int) -> float:
        return evaluate(g, seat) + scale * judgement.leant(g, seat)

    return leans


class Game(NamedTuple):
    """A game as the engine knows it. ``package`` is where its words and rulebook are."""

    id: str
    version: int  # of the ruleset: raised when a record of before would play differently
    title: str
    package: str
    players: tuple[int, int]
    options: tuple[Option, ...]
    rules: Rules
    faces: Faces
    thinking: Thinking
    saga: Saga | None = None
    extras: Extras = Extras()
    excludes: tuple[Exclusion, ...] = ()  # options that do not go together

    def leaning(self, name: str) -> Game | None:
        """The same game as somebody of that personality judges it; None where there is nobody like that."""
        found = next((one for one in self.thinking.personalities if one.id == name), None)
        if found is None or self.thinking.judgement is None:
            return None
        judgement = self.thinking.judgement.leaning(found.leans)
        evaluate = _leaning(self.thinking.evaluate, judgement, self.thinking.search.scale)
        return self._replace(thinking=self.thinking._replace(judgement=judgement, evaluate=evaluate))

    def phrases(self) -> tuple[Phrase, ...]:
        """Every phrase that the game can ever offer; passing is none."""
        return PHRASES.of(self.package)

    def reads(self, version: int) -> bool:
        """May a record of that version still play?"""
        return version == self.version or 0 < self.rules.since <= version < self.version

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
            if not any(value == v and type(value) is type(v) for v in (*allowed, *known[name].earlier)):
                if known[name].absent and isinstance(value, str):
                    raise BadConfig(known[name].absent, self.id, value=value[:80])
                raise BadConfig(
                    "engine-bad-value", self.id, name=name, value=str(value), known=", ".join(map(str, allowed))
                )
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        for (one, value), (other, second), reason in self.excludes:
            if chosen[one] == value and chosen[other] == second:
                raise BadConfig(reason, self.id)
        return chosen

    def checked(self, start: Start) -> Start:
        """The start with all its options, or BadConfig. Whether its chronicle makes sense is ``setup``'s matter."""
        players, houses, chronicle = start.players, start.houses, start.chronicle
        options = self.check(players, start.options)
        if houses and not len(houses) == len(set(houses)) == players:
            raise BadConfig("engine-bad-houses", self.id, seats=players)
        if chronicle is not None and self.saga is None:
            raise BadConfig("engine-no-saga", self.id, game=self.title)
        if chronicle is None:
            return Start(players, options, None, houses)
        try:
            chronicle = wire.plain(chronicle)  # a copy: what is written stays as it was written
        except RecursionError:
            raise BadConfig("engine-big-chronicle", self.id, limit=CHRONICLE_LIMIT) from None
        if len(wire.encode(chronicle)) > CHRONICLE_LIMIT:
            raise BadConfig("engine-big-chronicle", self.id, limit=CHRONICLE_LIMIT)
        return Start(players, options, chronicle, houses)

    def start(
        self,
        players: int,
        options: Options,
        luck: Luck,
        chronicle: Chronicle | None = None,
        houses: tuple[int, ...] = (),
    ) -> State:
        """A new position, run up to its first decision is left to the caller, who may want to listen first."""
        try:
            state: State = self.rules.setup(self.checked(Start(players, options, chronicle, houses)), luck)
        except wire.WireError as error:  # the chronicle's: a game reads its own by ``wire.convert``
            raise BadConfig("engine-bad-chronicle", self.id, game=self.title, detail=str(error)) from None
        return state

    # What its parts say

    def view(self, state: State, seat: int | None) -> Any:
        """What a seat (None: a spectator) may see of the board."""
        return self.faces.view(state, seat)

    def look(self, state: State) -> Look:
        """The same for several who look at a position while it stays as it is."""
        return Look(self.faces.view, state)

    def roles(self, state: State) -> tuple[str, ...]:
        """By seat, what it is; none: seats are alike."""
        return self.faces.roles(state)

    def warnings(self, state: State, seat: int) -> tuple[Message, ...]:
        """What a seat that is asked can expect."""
        return self.faces.warnings(state, seat)

    def result(self, state: State) -> Result:
        """How a finished game has ended."""
        return self.rules.result(state)

    def evaluate(self, state: State, seat: int) -> float:
        """How good a position is for a seat."""
        return self.thinking.evaluate(state, seat)

    def chances(self, state: State) -> list[float]:
        """By seat, to win: they add up to one. For games that have a judgement."""
        assert self.thinking.judgement is not None
        chances = self.thinking.judgement.chances(state)
        if not state.over:
            return chances
        won = self.rules.result(state).winners
        return [1 / len(won) if seat in won else 0.0 for seat in range(len(chances))]

    # What is derived from verbs and zones

    def label(self, state: State, seat: int, action: Action) -> Message:
        """An option in words."""
        return verbs.label(state, seat, action)

    def refs(self, state: State, seat: int, action: Action) -> tuple[str, ...]:
        """The board elements an option concerns."""
        return verbs.refs(state, seat, action)

    def prospect(self, state: State, seat: int, action: Action) -> Prospect:
        """What an option costs and brings, as far as the seat can know."""
        return verbs.prospect(state, seat, action, self.faces.prospects)

    def offered(self, state: State, seat: int, actions: Sequence[Action]) -> list[Offered]:
        """The three above for all that a seat may do."""
        return verbs.offered(state, seat, actions, self.faces.prospects)

    def log_refs(self, message: Message) -> tuple[str, ...]:
        """The board elements a told message concerns, in the order of its parameters.

        They follow from what was said and nothing else: whoever may hear it may look there.
        """
        seat: int = message.params.get("seat", -1)
        kinds = {word.name: word for word in (SEAT, *self.faces.log_words)}
        found: list[str] = []
        for name, said in message.params.items():
            word = kinds.get(name)
            if word is not None and isinstance(said, (str, int)) and (seat >= 0 or "{seat}" not in word.ref):
                found += word.refs(seat, (said,))
        return tuple(dict.fromkeys(found))

    def action_for_click(self, state: State, seat: int, pointed: tuple[str, ...]) -> Action | None:
        """What a seat that points at elements seems to want, allowed or not."""
        return verbs.action_for_click(state, seat, pointed, self.faces.clicks)

    def determinize(self, state: State, seat: int, luck: Luck) -> State:
        """A random world that looks the same to the seat."""
        if self.thinking.imagine is not None:
            world: State = self.thinking.imagine(state, seat, luck)
            return world
        return zones.determinize(state, self.rules.zones, seat, luck)

    def imagined_again(self, state: State, seat: int, luck: Luck, world: State) -> State | None:
        """A world for a later position in which everybody knows what they knew in an earlier one, as imagined then.

        None: it does not fit any more.
        """
        if self.thinking.imagine_again is not None:
            found: State | None = self.thinking.imagine_again(state, seat, luck, world)
            return found
        return zones.imagined_again(state, self.rules.zones, seat, luck, world)

    def census(self, state: State) -> dict[str, int]:
        """Components that can neither appear nor vanish, counted where they lie."""
        return {**zones.census(state, self.rules.zones), **self.rules.pieces(state)}

    def notation(self, name: str) -> Notation:
        """The notation of that name, or UnknownNotation with those there are."""
        found = next((notation for notation in self.extras.notations if notation.name == name), None)
        if found is None:
            known = ", ".join([notation.name for notation in self.extras.notations])
            raise UnknownNotation("engine-unknown-notation", self.id, game=self.title, name=name, known=known or "–")
        return found

    def with_story(self, files: Files) -> tuple[Game, str]:
        """The same game with one story more to choose from, and its name; an error says what is wrong with it."""
        assert self.extras.stories is not None
        name = self.extras.stories.shelve(files)
        options = [
            option._replace(values=tuple(dict.fromkeys([*option.values, name])))
            if option.name == self.extras.stories.option
            else option
            for option in self.options
        ]
        return self._replace(options=tuple(options)), name

    def file(self, *path: str) -> str:
        """The text of a file in the game's folder."""
        return resources.files(self.package).joinpath(*path).read_text(encoding="utf-8")

    def pack(self, name: str, language: str) -> str:
        """The words of a pack: only for those who play where it has been opened."""
        if self.extras.packs is not None and self.extras.packs.words is not None:
            return self.extras.packs.words(name, language)
        return self.file("locale", "packs", f"{name}.{language}.ftl")

    def fluent(self, language: str) -> str:
        """All words of the game in one language: of play, of its lessons and hints, and the titles of its stories.

        Never those of its packs.
        """
        folder = resources.files(self.package).joinpath("locale")
        names = [f"{part}{language}.ftl" for part in ("", "aims.", "lessons.")]
        files = [f for f in folder.iterdir() if f.name in names]
        texts = [f.read_text(encoding="utf-8") for f in sorted(files, key=lambda f: f.name)]
        return "\n".join([*texts, self.extras.stories.titles(language)] if self.extras.stories is not None else texts)
