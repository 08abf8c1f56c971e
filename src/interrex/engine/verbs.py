"""Verbs: the unit in which a game is written. One object says its words, when it is offered, what it does, why not.

An action is a verb and its words. What a word is (a clearing, a card, a faction) is said once, as a ``Word`` that knows
how it is read and written, what a message calls it and which element of the board it points at. So the label of an
option, its refs and what a click seems to mean are derived, and nobody writes them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from .action import Action
from .frames import PASS, Decision, G, Procedure
from .kept import Kept
from .message import Message, Param, Refusal, refusal
from .prospect import NOTHING, Preview, Prospect

if TYPE_CHECKING:
    from .state import State


def _same(word: Any) -> Any:
    return word


def _read(read: Callable[[Any], Any], said: Any) -> Any:
    return read(said)


@lru_cache(4096)  # a table's offers and log point at the same few hundred elements all the time
def _refs(ref: str, seat: int, words: Action) -> tuple[str, ...]:
    return tuple(dict.fromkeys([ref.format(word, seat=seat) for word in words]))


class Word(NamedTuple):
    """A kind of word in an action. ``<game>-word-<name>`` is what it is called."""

    name: str  # of the parameter: <game>-do-march says { $start }, and <game>-start-5 may word it
    ref: str = ""  # the element it points at: "clearing:{}", "goods:{seat}:{}"; empty: it points at nothing
    read: Callable[[Any], Any] = _same  # 5 to 4, "eyrie" to EYRIE; None: there is no such thing
    write: Callable[[Any], Any] = _same
    tell: Callable[[Any], Param] = _same  # the word as a message's parameter
    many: bool = False  # it stands for all the words to come: read, write and tell take and give tuples
    size: int = 0  # its values are 0 to size - 1
    every: Action | tuple[Action, ...] = ()  # all that can be said for it, where size and ``write`` do not tell
    endless: bool = False  # what can be said for it is not counted, but ``read`` knows it

    def said(self) -> tuple[Any, ...] | None:
        """All that can be said for it, in order; None: there is no end to that."""
        if self.endless:
            return None
        return self.every or tuple([self.write(value) for value in range(self.size)])

    def can_be(self, said: Any) -> bool:
        """Is that among all that can be said for it?"""
        every = self.said()
        return self.read(said) is not None if every is None else said in every

    def renamed(self, name: str, ref: str | None = None) -> Word:
        """The same kind of word under another name: a clearing called start."""
        return self._replace(name=name, ref=self.ref if ref is None else ref)

    def refs(self, seat: int, words: Action) -> list[str]:
        """The elements these words point at, each once."""
        return list(_refs(self.ref, seat, words)) if self.ref else []

    def pointed(self, seat: int, ref: str) -> str | int | None:
        """The word that a ref stands for, if it can be one of this kind."""
        before, found, after = self.ref.format("\0", seat=seat).partition("\0")
        if not found or not ref.startswith(before) or not ref.endswith(after):
            return None
        rest = ref[len(before) : len(ref) - len(after)]
        word: str | int = int(rest) if rest.isdecimal() and len(rest) < 9 else rest
        return None if self.read((word,) if self.many else word) is None else word


def table(name: str, ref: str, names: Sequence[str]) -> Word:
    """A kind of word that names one of these; the value is its place among them."""
    numbers = {word: number for number, word in enumerate(names)}
    return Word(name, ref, numbers.get, names.__getitem__, size=len(names))


def counted(name: str, ref: str, most: int) -> Word:
    """A printed number from 1 on; the value counts from 0."""
    return Word(
        name, ref, {number + 1: number for number in range(most)}.get, range(1, most + 1).__getitem__, size=most
    )


MOST: Final = 100
AMOUNT: Final = Word("n", "", {n: n for n in range(MOST)}.get, size=MOST)
SEATS: Final = 32  # of any game, at most
SEAT: Final = Word("seat", "seat:{}", {n: n for n in range(SEATS)}.get, size=SEATS)


class Offered(NamedTuple):
    """An option as the faces show it."""

    label: Message
    refs: tuple[str, ...]
    prospect: Prospect


@mypyc_attr(allow_interpreted_subclasses=True)
class Phrase:
    """A verb and its words: read, written, worded and pointed at. ``<game>-do-<name>`` is its label."""

    one_of_each: ClassVar[bool] = True  # it is known by itself, and never copied
    name: str = ""
    only_explains: ClassVar[bool] = False  # no decision offers it: it says why not
    takes: ClassVar[tuple[Word, ...]] = ()  # its words, where a class of its own says so
    says: str = ""  # the label's key, where that of its name will not do
    quiet: bool = False  # sure, wherever it is offered, to draw no luck, show nothing and end nothing
    discloses: bool = False  # sure, wherever it is offered, to show somebody what they did not know

    def __init__(self, name: str = "", *words: Word, says: str = "") -> None:
        self.words = words or self.takes
        self.names = tuple([word.name for word in self.words])
        self.take_over()
        if name:
            self.name = name
            self.says = says
        self.written: dict[tuple[Any, ...], Action] = {}
        self.rows: dict[Any, tuple[Action, ...]] = {}
        self.masked: dict[tuple[int, tuple[Any, ...]], tuple[Action, ...]] = {}
        self.single: tuple[Action, ...] | None = None  # of a verb with one word, its row, once it was asked for
        self.reads: tuple[Callable[[Any], Any], ...] | None = None  # of its words, where they are as many as said
        self.only: Callable[[Any], Any] | None = None  # the one of these, where there is no other
        self.spelt: dict[Action, list[Any]] = {}  # what was read, where they are not
        kind: Any = type(self)
        self.steady = kind.tell is Phrase.tell  # the same action is called the same in every position
        own = kind.label is Phrase.label and kind.refs is Phrase.refs and kind.as_offered is Phrase.as_offered
        self.plain = self.steady and own and kind.preview is Phrase.preview  # and is offered the same in all respects

    def take_over(self) -> None:
        """What the class says becomes the verb's own: a compiled engine looks there, whether or not a game is."""
        kind: Any = type(self)
        if not self.name and isinstance(kind.name, str):
            self.name = kind.name
        if not self.says and isinstance(kind.says, str):
            self.says = kind.says
        if not self.quiet and isinstance(kind.quiet, bool):
            self.quiet = kind.quiet
        if not self.discloses and isinstance(kind.discloses, bool):
            self.discloses = kind.discloses

    def row(self, *first: Any) -> tuple[Action, ...]:
        """Its actions with these values, by the value of the last word."""
        found = self.rows.get(first[0] if len(first) == 1 else first)  # one by itself is found sooner
        return self._write_row(first) if found is None else found

    def _write_row(self, first: tuple[Any, ...]) -> tuple[Action, ...]:
        found = tuple([self.action(*first, last) for last in range(self.words[-1].size)])
        self.rows[first[0] if len(first) == 1 else first] = found
        return found

    def among(self, mask: int, *first: Any) -> tuple[Action, ...]:
        """Of its actions with these values those whose last word is in a mask; for words of few values."""
        found = self.masked.get((mask, first))
        return self._pick(mask, first) if found is None else found

    def _pick(self, mask: int, first: tuple[Any, ...]) -> tuple[Action, ...]:
        found = self.masked[mask, first] = tuple([a for n, a in enumerate(self.row(*first)) if mask >> n & 1])
        return found

    def each(self, values: Iterable[int]) -> list[Action]:
        """Of a verb with one word: an action for each of these values."""
        single = self.single
        if single is None:
            single = self.single = self.row()
        found: list[Action] = []
        listed: list[int] = values if isinstance(values, list) else list(values)  # compiled code is fastest with these
        for value in listed:  # written out: a comprehension is a call
            found.append(single[value])
        return found

    def action(self, *values: Any) -> Action:
        """The values written as an action; the same ones give the same tuple again."""
        found = self.written.get(values)
        if found is None:
            found = self.written[values] = self._write(values)
        return found

    def _write(self, values: tuple[Any, ...]) -> Action:
        out: list[str | int] = [self.name]
        for word, value in zip(self.words, values, strict=True):
            if word.many:
                out += word.write(value)
            else:
                out.append(word.write(value))
        return tuple(out)

    def values(self, a: Action) -> list[Any]:
        """What the words of an offered action stand for."""
        reads = self.reads
        if reads is not None:
            match len(reads):  # written out: it is done at every move
                case 1:
                    return [reads[0](a[1])]
                case 2:
                    return [reads[0](a[1]), reads[1](a[2])]
            return list(map(_read, reads, a[1:]))
        found = self.spelt.get(a)
        if found is None:
            found = [word.read(said) for word, said in self.pairs(a)]
            if self.words and self.words[-1].many:
                self.spelt[a] = found
            else:
                self.reads = tuple([word.read for word in self.words])
                self.only = self.reads[0] if len(self.reads) == 1 else None
        return found

    def pairs(self, a: Action) -> list[tuple[Word, Any]]:
        """Each word with what is said for it."""
        if self.words and self.words[-1].many:
            last = len(self.words)
            return [*zip(self.words[:-1], a[1:last], strict=True), (self.words[-1], a[last:])]
        return list(zip(self.words, a[1:], strict=True))

    def count(self) -> int | None:
        """How many actions it can spell in all; None: there is no end to them."""
        counts = [None if (said := word.said()) is None else len(said) for word in self.words]
        return None if None in counts else prod([count for count in counts if count is not None])

    def spells(self, a: Action) -> bool:
        """Is that one of its actions, allowed or not?"""
        return a[0] == self.name and self._fits(a) and all(word.can_be(said) for word, said in self.pairs(a))

    def _fits(self, a: Action) -> bool:
        """Are there as many words as it has?"""
        many = bool(self.words) and self.words[-1].many
        least = len(self.words) - many
        return len(a) - 1 == least or (many and len(a) - 1 > least)

    def within(self, a: Action) -> Action | None:
        """The action that stands in it, where its words are one: another phrase spells that."""
        return None

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        """Why not now, though nothing of the kind is asked (``Faces.clicks``); None where there is no reason."""
        return None

    def misread(self, g: State, a: Action, rule: str) -> Refusal | None:
        """The refusal of an action whose words are too few, too many, or name what there is not."""
        if not self._fits(a):
            kinds = tuple([Message(f"{g.game}-word-{word.name}", {}) for word in self.words])
            return refusal(
                rule, "engine-words-wanted" if kinds else "engine-no-words-wanted", verb=self.name, kinds=kinds
            )
        for word, said in self.pairs(a):
            if word.read(said) is None:
                kind = Message(f"{g.game}-word-{word.name}", {})
                return refusal(rule, "engine-no-such-word", said=said, kind=kind)
        return None

    def label(self, g: State, seat: int, a: Action) -> Message:
        """The option in words."""
        return LABELS.of((self, g.game, a), self, g, a) if self.steady else self._label(g, a)

    def _label(self, g: State, a: Action) -> Message:
        told = {word.name: self.tell(g, word, said) for word, said in self.pairs(a)}
        return Message(self.says or f"{g.game}-do-{self.name}", told)

    def tell(self, g: State, word: Word, said: Any) -> Any:
        """A word of the label as a message's parameter; for a game that names things as the position has them."""
        return word.tell(said)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        """The board elements it concerns, in the order of its words."""
        return PLACES.of((self, seat, a), self, seat, a)

    def _refs(self, seat: int, a: Action) -> tuple[str, ...]:
        found: list[str] = []
        for word, said in self.pairs(a):
            found += word.refs(seat, said if word.many else (said,))
        return tuple(found)

    def as_offered(self, g: State, seat: int, a: Action, known: Mapping[str, Preview]) -> Offered:
        """The option as the faces show it."""
        shown = _prospect(g, seat, a, self, known)
        return Offered(self.label(g, seat, a), self.refs(g, seat, a), shown)

    def always_alike(self, a: Action) -> bool:
        """Does this option say and point at the same in every position, as far as the verb has a say in it?"""
        return self.plain

    def final(self, g: Any, seat: int, a: Action) -> bool | None:
        """Must others agree before this is taken back, as far as that is sure from what the seat knows?

        None: whoever wants to know has to try it (``Trial``).
        """
        return (self.discloses or None) if not self.quiet else False

    def preview(self, g: State, seat: int, said: dict[str, Any]) -> Prospect | None:
        """What an option costs and brings, for a verb that says it itself; None: ``Faces.prospects`` may know."""
        return None

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """The action that these elements spell, and whether it is a whole one; None if they spell none of this verb."""
        left = list(pointed)
        said: list[list[str | int]] = []
        for word in self.words:
            fits = [(ref, found) for ref in left if (found := word.pointed(seat, ref)) is not None]
            taken = fits if word.many else fits[:1]
            for ref, _ in taken:
                left.remove(ref)
            said.append([found for _, found in taken])
        if left or not pointed:
            return None
        out: list[str | int] = [self.name]
        for words in said:
            if not words:
                return (tuple(out), False) if len(out) > 1 else None
            out += words
        return tuple(out), True


LABELS: Final = Kept("labels", Phrase._label, "the phrase, the game, the action", size=1 << 15)
PLACES: Final = Kept("places", Phrase._refs, "the phrase, the seat, the action", size=1 << 15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Phrase, Generic[G]):
    """One thing a seat may do. It has no state: one of each, used in every decision that offers it."""

    rule: str = ""
    last: bool = False  # whoever does it is not asked again
    stays: bool = False  # it answers nothing: the question stays

    def take_over(self) -> None:
        super().take_over()
        kind: Any = type(self)
        if not self.rule and isinstance(kind.rule, str):
            self.rule = kind.rule
        if not self.last and isinstance(kind.last, bool):
            self.last = kind.last
        if not self.stays and isinstance(kind.stays, bool):
            self.stays = kind.stays

    def offers(self, g: G, seat: int) -> Sequence[Action]:
        """The actions of this verb that are allowed now, made by ``self.action``."""
        raise NotImplementedError

    def when_ready(self, g: G, seat: int) -> Sequence[Action]:
        """The same where it is known already that the verb is ready (see ``ComponentVerb``)."""
        return self.offers(g, seat)

    def act(self, g: G, seat: int, *values: Any) -> None:
        raise NotImplementedError

    def perform(self, g: G, seat: int, a: Action) -> None:
        """Act with what the words of an offered action stand for."""
        verb: Any = self  # each verb's ``act`` has words of its own: compiled, too, it is called as it is written
        only = self.only
        if only is not None:
            verb.act(g, seat, only(a[1]))
            return
        reads = self.reads
        if reads is None:
            verb.act(g, seat, *self.values(a))
            return
        match len(reads):  # written out, as in ``values``: a call with a star costs several without
            case 2:
                verb.act(g, seat, reads[0](a[1]), reads[1](a[2]))
            case 0:
                verb.act(g, seat)
            case 3:
                verb.act(g, seat, reads[0](a[1]), reads[1](a[2]), reads[2](a[3]))
            case _:
                verb.act(g, seat, *self.values(a))

    def why_not(self, g: G, seat: int, *values: Any) -> Refusal | None:
        """The reason, for values that are not offered; None where there is no special one."""
        return None

    def seems(self, g: G, seat: int) -> bool:
        """May it be on offer, as far as anybody can see? Who is asked is decided by this: silence tells nothing."""
        return bool(self.offers(g, seat))

    def refuse(self, g: G, seat: int, a: Action) -> Refusal | None:
        return self.misread(g, a, self.rule) or self.why_not(g, seat, *self.values(a))


# Is a choice asked anew after each, until the seat passes?
ONCE: Final = 0
AGAIN: Final = 1
WHILE_OPEN: Final = 2  # as long as there seems to be anything to choose


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision[G]):
    """A decision among verbs. ``ends``: the key of what passing means here; empty: there is no passing."""

    __slots__ = ()
    verbs: ClassVar[tuple[Verb[Any], ...]] = ()
    again: ClassVar[int] = ONCE

    def choices(self, g: G) -> Sequence[Verb[G]]:
        """The verbs; for a game whose position decides which there are."""
        return self.verbs

    def actions(self, g: G) -> list[Action]:
        found: list[Action] = []
        for verb in self.choices(g):
            if offers := verb.offers(g, self.seat):
                found += offers
        if self.may_pass(g):
            found.append(PASS)
        return found

    def may_pass(self, g: G) -> bool:
        return self.ends != ""

    def open(self, g: G) -> bool:
        """Is there anything to choose, as far as anybody can see?"""
        for verb in self.choices(g):  # written out: it is asked again and again
            if verb.seems(g, self.seat):
                return True
        return False

    def forced(self, g: G) -> Action | None:
        """What happens without being asked about, where a choice is asked again and again; mostly nothing."""
        return None

    def play(self, g: G, a: Action) -> None:
        if len(a) == 1 and a == PASS:  # the length is seen at once
            self.passed(g)
            return
        verb = self.offering(g, a)
        if not self.again or verb.last:
            self.do(g, verb, a)
        elif self.again == AGAIN:
            g.push(self)
            self.do(g, verb, a)
        else:
            depth = len(g.stack)
            self.do(g, verb, a)
            if len(g.stack) == depth:
                self.ask_on(g)
            else:  # first what it has begun
                g.stack.insert(depth, While(self))
                g.steps.insert(depth, 0)

    def ask_on(self, g: G) -> None:
        """Ask, if there seems to be anything to choose; what is left without a choice happens."""
        only = self.forced(g)
        if only is not None:
            self.play(g, only)
        elif self.open(g):
            g.push(self)

    def offering(self, g: G, a: Action) -> Verb[G]:
        """The verb of an action that is offered; for a game that knows it without looking at the position."""
        kind: Any = type(self)
        own = NAMED.known.get(kind)
        if own is None:
            own = NAMED.of(kind, self.verbs)
        verb = own.get(a[0]) or self.find(g, a[0])
        assert verb is not None
        return verb

    def find(self, g: G, name: str | int) -> Verb[G] | None:
        """The verb of that name, if it is one of the choices."""
        kind: Any = type(self)
        known = NAMED.of(kind, self.verbs).get(name)
        if known is not None:
            return known
        for verb in self.choices(g):
            if verb.name == name:
                return verb
        return None

    def do(self, g: G, verb: Verb[G], a: Action) -> None:
        verb.perform(g, self.seat, a)

    def passed(self, g: G) -> None:
        """What passing does: nothing, mostly."""

    def why_not(self, g: G, a: Action) -> Refusal | None:
        verb = self.find(g, a[0])
        return self.otherwise(g, a) if verb is None else verb.refuse(g, self.seat, a)

    def otherwise(self, g: G, a: Action) -> Refusal | None:
        """The reason, for an action of a verb that this decision does not have."""
        return None

    def spoken(self, g: G, seat: int) -> Sequence[Phrase]:
        return self.choices(g)


def _named(verbs: tuple[Verb[Any], ...]) -> dict[str | int, Verb[Any]]:
    return {verb.name: verb for verb in verbs}


NAMED: Final = Kept("verbs by name", _named, "the class of choices")


class While(Procedure[G]):
    """A choice that is asked if there seems to be anything to choose."""

    __slots__ = ("choice",)

    def __init__(self, choice: Choice[G]) -> None:
        self.choice = choice

    def step(self, g: G, n: int) -> bool:
        self.choice.ask_on(g)
        return False


# What the faces ask about an option


def phrase_of(g: State, seat: int, a: Action) -> Phrase:
    """The phrase an offered action is made of."""
    return next(phrase for phrase in g.waiting().spoken(g, seat) if phrase.name == a[0])


def phrases_by_name(g: State, seat: int) -> dict[str | int, Phrase]:
    """All that a seat can answer now; of two phrases of a name the first."""
    return {phrase.name: phrase for phrase in g.waiting().spoken(g, seat)[::-1]}


def label(g: State, seat: int, a: Action) -> Message:
    """An option in words."""
    return g.waiting().passing(g, seat) if a == PASS else phrase_of(g, seat, a).label(g, seat, a)


def refs(g: State, seat: int, a: Action) -> tuple[str, ...]:
    """The board elements an option concerns."""
    return () if a == PASS else phrase_of(g, seat, a).refs(g, seat, a)


def prospect(g: State, seat: int, a: Action, known: Mapping[str, Preview]) -> Prospect:
    """What an option costs and brings: as its verb says, or what is known of verbs of that name."""
    return _prospect(g, seat, a, None if a == PASS else phrase_of(g, seat, a), known)


def _prospect(g: State, seat: int, a: Action, phrase: Phrase | None, known: Mapping[str, Preview]) -> Prospect:
    said: dict[str, Any] = {}
    own: Prospect | None = None
    if phrase is not None:
        said = dict(zip(phrase.names, phrase.values(a), strict=True))
        own = phrase.preview(g, seat, said)
    if own is None:
        foresees = known.get(str(a[0]))
        return NOTHING if foresees is None else foresees(g, seat, said)
    return own


def offered(g: State, seat: int, actions: Sequence[Action], known: Mapping[str, Preview]) -> list[Offered]:
    """``label``, ``refs`` and ``prospect`` of all that a seat may do: its phrases are looked up once, not for each."""
    waiting, phrases = g.waiting(), phrases_by_name(g, seat)
    found: list[Offered] = []
    for a in actions:
        if a == PASS:
            found.append(Offered(waiting.passing(g, seat), (), _prospect(g, seat, a, None, known)))
        else:
            found.append(phrases[a[0]].as_offered(g, seat, a, known))
    return found


def action_for_click(g: State, seat: int, pointed: tuple[str, ...], known: Sequence[Phrase]) -> Action | None:
    """What a seat that points at these elements seems to want, allowed or not.

    Of the verbs on offer, then of those it is asked about, then of all the game has: the first whose words the elements
    fill; else the first they fill in part.
    """
    asked: list[Phrase] = []
    if seat in g.pending() or seat in g.guests():
        offered = {a[0] for a in g.actions(seat)}
        asked = sorted(g.waiting().spoken(g, seat), key=lambda phrase: phrase.name not in offered)
    spelt = [found for phrase in (*asked, *known) if (found := phrase.fill(g, seat, pointed))]
    return next((action for action, whole in spelt if whole), spelt[0][0] if spelt else None)
