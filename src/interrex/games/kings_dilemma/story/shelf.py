"""The stories we know, ready for play: parts by number, handles, and the words of each sealed thing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from importlib import resources
from typing import Final

from interrex.engine.action import worded
from interrex.engine.game import Fault
from interrex.engine.kept import forget_all
from interrex.engine.wire import replace

from ..data import HOUSES, NOBODY, RESOURCE, RESOURCES, SIGN, House
from ..kingdom import Boxes
from ..vocabulary import (
    AnyCondition,
    Balance,
    Count,
    Effects,
    Envelope,
    Flag,
    Later,
    Momentum,
    Move,
    Sticker,
    Text,
    VoteRules,
)
from .lint import faults, within
from .memory import OTHERWISE, Slot, fill, marks
from .parts import FOUNDERS, Circumstance, Dilemma, Event, Front, Pack, StoryCard, by_founders
from .reader import MECHANICS, BadStory, Spoken, Texts, mechanics, read, read_words
from .words import finale, front, message, outcome, simple

RUMOUR: Final = 10_000  # numbers of cards that nobody has printed: what a seat imagines of a sealed deck
GUESSED: Final = 20_000  # and of cards of which only the front is known


THE_END: Final = "the end"
TOLD: Final = re.compile(r"(.+)_([0-9]+(?:-[0-9]+)*)")  # a sealed thing, and what its words were filled with
_KINDS: Final = ("envelope", "story", "dilemma", "circumstance", "event", "door")


class Story:
    """A pack as play knows it. Cards (dilemmas, then circumstances) and all else have numbers in written order.

    ``name`` is what tables call it; the pack's own if there is none other.
    """

    def __init__(self, pack: Pack, texts: Mapping[str, Texts], name: str = "") -> None:
        self.id = name or pack.id
        self.pack = pack
        self.texts = texts
        self.cards: tuple[str, ...] = (*pack.dilemma, *pack.circumstance)
        self.number = {name: number for number, name in enumerate(self.cards)}
        self.dilemmas = tuple([_in_order(dilemma) for dilemma in pack.dilemma.values()])
        self.guesses = tuple([_guess(dilemma) for dilemma in self.dilemmas])
        self.stickers = tuple(pack.sticker)
        self.sticker_number = {name: number for number, name in enumerate(self.stickers)}
        self.sticker_row = tuple([RESOURCE[s.row] for s in pack.sticker.values()])
        self.sticker_sign = tuple([SIGN[s.sign] for s in pack.sticker.values()])
        self.stories = tuple(pack.story)
        self.story_number = {name: number for number, name in enumerate(self.stories)}
        self.story_cards: tuple[StoryCard, ...] = tuple(pack.story.values())
        self.events = tuple(pack.event)
        self.event_number = {name: number for number, name in enumerate(self.events)}
        self.event_cards: tuple[Event, ...] = tuple(pack.event.values())
        self.storylines = tuple(pack.storyline)
        self.storyline_number = {name: number for number, name in enumerate(self.storylines)}
        parts = [part for kind in _KINDS for part in getattr(pack, kind).values()]
        found = [effect for part in (*parts, pack.finale) for effect in within(part)]
        self.laters = tuple(dict.fromkeys([effect for effect in found if isinstance(effect, Later)]))
        flags = {effect.flag for effect in found if isinstance(effect, Flag)}
        elected = {effect.elect for effect in found if isinstance(effect, VoteRules) and effect.elect}
        envelopes = [f"envelope {name}" for name in pack.envelope]
        self.memory = (THE_END, *envelopes, *sorted(flags | elected))  # what can be remembered
        self.counters = tuple(sorted({effect.counter for effect in found if isinstance(effect, Count)}))
        self.card_handles = self._handles("c", self.cards)
        self.sticker_handles = self._handles("s", self.stickers)
        self.story_handles = self._handles("t", self.stories)
        self.event_handles = self._handles("e", self.events)
        self.envelope_handles = dict(zip(pack.envelope, self._handles("v", tuple(pack.envelope)), strict=True))
        # Of achievements: by how many houses sit in the first reign, by house
        self.boxes = {n: tuple([_boxes(house, pack, n) for house in HOUSES]) for n in FOUNDERS}
        self.remembers = pack.format > 1
        texts_read = sorted({effect.text for effect in found if isinstance(effect, Text)}) if self.remembers else []
        self.text_handles = dict(zip(texts_read, self._handles("x", tuple(texts_read)), strict=True))
        self.epilogue_handles = dict(zip(pack.epilogue, self._handles("n", tuple(pack.epilogue)), strict=True))
        cards: dict[str, Dilemma | Circumstance] = {**pack.dilemma, **pack.circumstance}
        self.needs: dict[int, AnyCondition] = {
            self.number[card]: part.needs for card, part in cards.items() if part.needs is not None
        }
        self._leaves = [
            NOBODY if part.stays or not self.remembers else self.storyline_number[part.storyline]
            for part in pack.dilemma.values()
        ]
        self.sealed = self._sealed()
        self._slots: dict[str, tuple[Slot, ...]] = {}

    def is_dilemma(self, card: int) -> bool:
        return card < len(self.dilemmas) or card >= RUMOUR

    def dilemma(self, card: int) -> Dilemma:
        if card >= GUESSED:
            return self.guesses[card - GUESSED]
        return RUMOURS[card - RUMOUR] if card >= RUMOUR else self.dilemmas[card]

    def leaves_with(self, card: int) -> int:
        """The storyline with whose ending a card leaves the deck; NOBODY: it stays."""
        return self._leaves[card] if card < len(self._leaves) else NOBODY

    def guessed(self, card: int) -> int:
        """The number of a card with the same front, and a back that anybody could guess."""
        return GUESSED + card if card < len(self.dilemmas) else card

    def circumstance(self, card: int) -> Circumstance:
        return self.pack.circumstance[self.cards[card]]

    # Handles: what a table calls things by. They tell neither how many there are nor what belongs together (11.10)

    def _handles(self, kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
        made = [blake2b(f"{self.id} {kind} {name}".encode(), digest_size=4).hexdigest() for name in names]
        if twin := next((name for n, name in enumerate(names) if made[n] in made[:n]), ""):
            raise BadStory("kings-dilemma-story-alike", "kings-dilemma", file=MECHANICS, line=1, part=twin)
        return tuple([f"{self.id}-{kind}{handle}" for handle in made])

    def card_handle(self, card: int) -> str:
        if card >= GUESSED:
            card -= GUESSED
        return self.card_handles[card] if card < RUMOUR else f"{self.id}-rumour-{card - RUMOUR}"

    def sticker_handle(self, sticker: int) -> str:
        return self.sticker_handles[sticker]

    def story_handle(self, story: int) -> str:
        return self.story_handles[story]

    def event_handle(self, event: int) -> str:
        return self.event_handles[event]

    def envelope_handle(self, name: str) -> str:
        return self.envelope_handles[name]

    def door_handle(self, letter: str) -> str:
        return f"{self.id}-door-{letter.lower()}"

    def _sealed(self) -> dict[str, tuple[str, str, str]]:
        """By handle: kind, part, and the side of a dilemma's back."""
        found: dict[str, tuple[str, str, str]] = {}
        for number, name in enumerate(self.cards):
            handle = self.card_handle(number)
            if self.is_dilemma(number):
                found[handle] = ("front", name, "")
                found.update({f"{handle}-{side}": ("outcome", name, side) for side in ("aye", "nay")})
            else:
                found[handle] = ("card", name, "")
        found.update({self.sticker_handle(n): ("sticker", name, "") for n, name in enumerate(self.stickers)})
        found.update({self.story_handle(n): ("story", name, "") for n, name in enumerate(self.stories)})
        found.update({self.event_handle(n): ("event", name, "") for n, name in enumerate(self.events)})
        found.update({self.door_handle(letter): ("door", f"door-{letter.lower()}", "") for letter in self.pack.door})
        special = [name for name, envelope in self.pack.envelope.items() if envelope.special]
        found.update({self.envelope_handle(name): ("envelope", name, "") for name in special})
        if self.pack.finale is not None:
            found[f"{self.id}-finale"] = ("finale", "finale", "")
        found.update({handle: ("text", name, "") for name, handle in self.text_handles.items()})
        found.update({handle: ("epilogue", name, "") for name, handle in self.epilogue_handles.items()})
        return found

    # Words that remember: a sealed thing is opened under its handle, and what its words are filled with (11.15)

    def slots(self, handle: str) -> tuple[Slot, ...]:
        """What has to be filled in where a sealed thing is opened; the same in every language."""
        if not self.remembers or handle not in self.sealed:  # of a rumour nobody has words
            return ()
        if handle not in self._slots:
            kind, part, side = self.sealed[handle]
            said = [fields for texts in self.texts.values() for fields in (texts.get(part, {}),)]
            found = marks([text for fields in said for name, text in fields.items() if _belongs(name, kind, side)])
            recalled = [name for what, name in found if what == "recall"]
            inner = [
                text for texts in self.texts.values() for name in recalled for text in texts.get(name, {}).values()
            ]
            self._slots[handle] = tuple(sorted({*found, *marks(inner)}))
        return self._slots[handle]

    def telling(self, handle: str, values: Sequence[int]) -> str:
        """What a sealed thing is called once its words are settled."""
        return f"{handle}_{'-'.join([str(value) for value in values])}"

    def plain(self, name: str) -> str:
        """The handle of what was opened under a name."""
        told = None if name in self.sealed else TOLD.fullmatch(name)
        return name if told is None else told[1]

    def knows(self, name: str) -> bool:
        """Can something be opened under this name?"""
        handle = self.plain(name)
        if handle not in self.sealed:
            return False
        values = [int(value) for value in name[len(handle) + 1 :].split("-") if value]
        slots = self.slots(handle)
        most = [len(self.pack.recall[what].cases) if kind == "recall" else 12 for kind, what in slots]
        return len(values) == len(slots) and all(0 <= n <= high for n, high in zip(values, most, strict=True))

    def _filled(self, name: str, language: str) -> Texts:
        """The words of a part as they were settled when it was opened."""
        handle = self.plain(name)
        part = self.sealed[handle][1]
        texts = self.texts.get(language) or next(iter(self.texts.values()))
        slots = self.slots(handle)
        if not slots:
            return texts
        given = [int(value) for value in name[len(handle) + 1 :].split("-") if value]
        values = dict(zip(slots, given, strict=False))
        phrases = {what: self._phrases(what, texts) for kind, what in slots if kind == "recall"}
        said = {field: fill(text, values, phrases, language) for field, text in texts.get(part, {}).items()}
        return {part: said}

    def said(self, name: str, language: str) -> dict[str, str]:
        """What stands on a sealed thing, by field, under the name it was opened with."""
        return self._filled(name, language).get(self.sealed[self.plain(name)][1], {})

    def _phrases(self, recall: str, texts: Texts) -> list[str]:
        fields = texts.get(recall, {})
        return [fields.get(case, "") for case in (OTHERWISE, *[case.say for case in self.pack.recall[recall].cases])]

    def fluent(self, name: str, language: str) -> str:
        """The words of a sealed thing, under the name it was opened with."""
        sealed = self.plain(name)
        kind, part, side = self.sealed[sealed]
        texts = self._filled(name, language)
        if kind == "front":
            return front(sealed, part, texts)
        if kind == "outcome":
            return outcome(sealed.removesuffix(f"-{side}"), part, side, texts)
        if kind == "text":
            return message(kind, sealed, {"title": texts.get(part, {}).get("text", "–")}, ())
        if kind == "finale":
            return finale(sealed, part, texts)
        return simple(kind, sealed, part, texts)

    @property
    def first_king(self) -> str:
        """The name of the first king, as kings are named (rulebook 6.5.3): in the first of its languages."""
        texts = self.texts.get(self.pack.languages[0], {}) if self.pack.languages else {}
        return worded(texts.get("pack", {}).get("king", ""))

    def title(self, language: str) -> str:
        """What stands on its cover, as Fluent: title, subject, its first king, what may trouble people (11.8)."""
        texts = self.texts.get(language) or next(iter(self.texts.values()))
        cover = texts.get("pack", {})
        notes = ", ".join([texts[note]["title"] for note in self.pack.notes])
        fields = {**cover, "notes": notes} if notes else cover
        return message("option-story", self.id, fields, ("about", "king", "notes"))


def _boxes(house: House, pack: Pack, founders: int) -> Boxes:
    """How many boxes its achievements have: as chapter 9 has them, unless the story says otherwise (rulebook 11.19)."""
    story, *usual = [achievement.boxes for achievement in house.achievements]
    said = [said for name, said in pack.boxes.items() if name == house.id]
    first, second, third = by_founders(said[0])[founders] if said else usual
    return (story, first, second, third)


def _belongs(field: str, kind: str, side: str) -> bool:
    """Is a text of a dilemma part of its front, or of a side of its back?"""
    if kind == "outcome":
        return field.startswith(f"{side}-")
    return kind != "front" or not field.startswith(("aye-", "nay-"))


# The order in which an outcome is carried out: what is not here happens where it is written (rulebook 4.6.2)
ORDER: Final[dict[type, int]] = {Move: 0, Balance: 0, Momentum: 0, Sticker: 1, Envelope: 2}


def _in_order(dilemma: Dilemma) -> Dilemma:
    aye, nay = [_sorted(outcome) for outcome in (dilemma.aye, dilemma.nay)]
    return replace(dilemma, aye=aye, nay=nay)


def _sorted(outcome: Effects) -> Effects:
    ordered = iter(sorted([e for e in outcome if type(e) in ORDER], key=lambda e: ORDER[type(e)]))
    return tuple([next(ordered) if type(effect) in ORDER else effect for effect in outcome])


# What a seat imagines of a sealed deck: cards of no pack, each of an ordinary kind. Bots that think ahead meet these.


def _rumour(n: int) -> Dilemma:
    up, down = RESOURCES[n % 5], RESOURCES[(n + 1 + n // 5 % 4) % 5]
    trade: Effects = (Move(res=up, by=1), Move(res=down, by=-1))
    fall: Effects = (Move(res=down, by=-1),)
    rise: Effects = (Move(res=up, by=1),)
    aye, nay = ((trade, fall), (fall, rise), (trade, (Balance(by=-1),)))[n // 20]
    return Dilemma(storyline="rumour", front=Front(aye=_shown(aye), nay=_shown(nay)), aye=aye, nay=nay, skull=n % 7 < 2)


def _shown(effects: Effects) -> tuple[str, ...]:
    return tuple([f"{'up' if e.by > 0 else 'down'} {e.res}" for e in effects if isinstance(e, Move)])


def _guess(dilemma: Dilemma) -> Dilemma:
    """What its pans show, taken at their word."""
    aye, nay = [
        tuple([MOVES[icon] for icon in icons if icon in MOVES]) for icons in (dilemma.front.aye, dilemma.front.nay)
    ]
    return Dilemma(storyline=dilemma.storyline, front=dilemma.front, aye=aye, nay=nay, rules=dilemma.rules)


MOVES: Final = {f"{way} {res}": Move(res=res, by=by) for way, by in (("up", 1), ("down", -1)) for res in RESOURCES}
RUMOURS: Final = tuple([_rumour(n) for n in range(60)])


def of_files(files: Mapping[str, bytes], name: str = "") -> Story:
    """A story from the files of its pack; BadStory says what is wrong with them."""
    pack = read(files)
    texts: dict[str, Texts] = {language: read_words(files, language) for language in pack.languages}
    for fault in faults(pack, texts, sources(files)):
        raise BadStory(
            fault.message.key, "kings-dilemma", **{**fault.message.params, "file": fault.file, "line": fault.line}
        )
    return Story(pack, texts, name)


def sources(files: Mapping[str, bytes]) -> dict[str, str]:
    return {name: content.decode(errors="replace") for name, content in files.items()}


def wrong_with(files: Mapping[str, bytes]) -> list[Fault]:
    """All that is wrong with the files of a pack: what cannot be read comes alone."""
    try:
        pack = read(files)
        texts: dict[str, Texts] = {language: read_words(files, language) for language in pack.languages}
    except BadStory as error:
        params = error.said.params
        return [Fault(str(params["file"]), int(str(params["line"])), error.said)]
    return faults(pack, texts, sources(files))


def _files(folder: str) -> dict[str, bytes]:
    inside = resources.files("interrex.games.kings_dilemma").joinpath("stories", folder)
    return {file.name: file.read_bytes() for file in inside.iterdir() if file.name.endswith(".toml")}


def _ours(folder: str, earlier: str | None = None) -> Story:
    """One of our own: tests see to it that nothing is wrong with it. Its words are read when somebody asks for them."""
    files, instead = _files(folder), None if earlier is None else _files(earlier)
    pack = read(files, instead)
    return Story(pack, Spoken(files, pack.languages, instead))


FOLDERS: Final = {  # what is played unless another is asked for stands first
    "what-the-chairs-remember-2": "what-the-chairs-remember",
    "what-was-borrowed": "what-was-borrowed",
}
OURS: Final = tuple(FOLDERS)
# Kingdoms that were begun with an earlier edition go on with it. Nobody begins one any more. It is kept as what stood
# there instead of what stands in today's
EARLIER: Final = {"what-the-chairs-remember": ("what-the-chairs-remember", "what-the-chairs-remember.first")}
SHELF: Final[dict[str, Story]] = {
    **{name: _ours(folder) for name, folder in FOLDERS.items()},
    **{name: _ours(*folders) for name, folders in EARLIER.items()},
}


def shelve(files: Mapping[str, bytes]) -> str:
    """A story from elsewhere takes its place beside ours. Its name tells what it does from whatever else is called so.

    What it says may be corrected: then it is the same story, in other words (rulebook 11.14).
    """
    pack = read(files)
    if pack.draft:
        raise BadStory("kings-dilemma-story-draft", "kings-dilemma", file=MECHANICS, line=1)
    written = b"\0".join([files[name].replace(b"\r\n", b"\n") for name in mechanics(files)])
    digest = blake2b(written, digest_size=8).hexdigest()
    name = f"{pack.id}_{digest}"
    SHELF[name] = of_files(files, name)
    forget_all()  # what was worked out from the stories there were
    return name


def titles(language: str) -> str:
    """What stands on the covers of all stories."""
    return "\n".join([story.title(language) for story in SHELF.values()])


def sealed_in(name: str) -> Story:
    """The story in which something was opened under a name."""
    return next(story for story in SHELF.values() if story.plain(name) in story.sealed)


def plain(name: str) -> str:
    """The handle of what was opened under a name."""
    return sealed_in(name).plain(name)
