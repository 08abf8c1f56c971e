"""What is wrong with a story though each of its words is known: names without a thing, things nobody can reach.

A pack is checked before it is played (rulebook 11.7). A fault says the file, the line, and what to do about it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from interrex.engine.game import Fault
from interrex.engine.message import Message
from interrex.engine.wire import Struct

from .. import vocabulary as v
from ..data import FIRST_DILEMMAS, PLACES
from .memory import MARK, OTHERWISE, marks
from .parts import FOUNDERS, Dilemma, EnvelopePart, Event, Pack, StoryCard, by_founders
from .places import where
from .reader import MECHANICS, Texts, mechanics, words_files

USUAL_CARDS: Final = 3
MOST_PARTS: Final = 2000  # of a pack, all kinds together
LONGEST_SCENE: Final = 900
LONGEST_TITLE: Final = 60
HOLDER: Final = "holder "  # in front of what a house is remembered by
FRONT: Final = ("title", "scene", "question", "aye", "nay", "aye-after", "nay-after")


def within(part: object) -> Iterator[object]:
    """A part and everything in it, in written order."""
    if isinstance(part, tuple):
        for piece in part:
            yield from within(piece)
    elif isinstance(part, Struct):
        yield part
        for name in part.__struct_fields__:
            yield from within(getattr(part, name))


def parts(pack: Pack) -> Iterator[tuple[str, str, object]]:
    """Everything that does something: kind, name, part."""
    for kind in ("envelope", "story", "dilemma", "circumstance", "event", "door", "recall", "epilogue"):
        for name, part in getattr(pack, kind).items():
            yield kind, name, part
    if pack.finale is not None:
        yield "finale", "", pack.finale


def faults(pack: Pack, texts: Mapping[str, Texts], sources: Mapping[str, str] | None = None) -> list[Fault]:
    """All that is wrong; none: it can be played. ``sources``: the files' texts, for the lines of the faults."""
    written = sources or {}
    if len(list(parts(pack))) + len(pack.sticker) + len(pack.storyline) > MOST_PARTS:
        return [Fault(MECHANICS, 1, Message("kings-dilemma-lint-parts", {"n": MOST_PARTS}))]
    found = [*_names(pack), *_ways(pack), *_shape(pack), *_outcomes(pack)]
    files = mechanics(written)
    placed = [Fault(*where(written, files, kind, name), message) for kind, name, message in found]
    for language in pack.languages:
        placed += _words(pack, texts.get(language, {}), words_files(written, language), written)
    return placed


Found = tuple[str, str, Message]


def _fault(place: str, bearer: str, key: str, /, **params: str | int) -> Found:
    return place, bearer, Message(f"kings-dilemma-lint-{key}", {"part": f"{place} {bearer}".strip(), **params})


# ------------------------------------------------------------------------------------------------------------- names


def _named(effect: object) -> Iterator[tuple[str, str]]:
    """What an effect, condition or part means by name: kind and name."""
    match effect:
        case v.Sticker(sticker=name):
            yield "sticker", name
        case v.Envelope(envelope=name):
            yield "envelope", name
        case v.LayStory(story=name) | v.AbilityTick(story=name):
            yield "story", name
        case v.CardsIn(cards=names) | v.CardsOut(cards=names):
            yield from [("card", name) for name in names]
        case v.EventOn(event=name) | v.EventOff(event=name) | v.Running(event=name):
            yield "event", name
        case v.Mystery(letter=name):
            yield "door", name
        case v.Told(storyline=name):
            yield "storyline", name
            if isinstance(effect.ended, str):
                yield "story", effect.ended
        case v.Per(per="chapters", of=names):
            yield from [("storyline", name) for name in names]
        case v.When(at="envelope_opened", of=str(name)):
            yield "storyline", name
        case v.SideWas(card=name):
            yield "card", name
        case v.MainSignatory(storyline=name):
            yield "storyline", name
        case v.DoorOpen(letter=name):
            yield "door", name
        case v.Until(end="storyline", of=name):
            yield "storyline", name


def _names(pack: Pack) -> Iterator[Found]:
    known = {kind: set(getattr(pack, kind)) for kind in ("sticker", "envelope", "story", "event", "door", "storyline")}
    known["card"] = {*pack.dilemma, *pack.circumstance}
    for kind, name, part in parts(pack):
        meant = [pair for piece in within(part) for pair in _named(piece)]
        if kind == "envelope":
            envelope = pack.envelope[name]
            meant += [("card", card) for card in envelope.cards]
            meant += [("story", envelope.story)] if envelope.story else []
        if kind in ("dilemma", "story"):
            meant.append(("storyline", getattr(pack, kind)[name].storyline))
        for what, said in meant:
            if said not in known[what]:
                yield _fault(kind, name, "unknown", kind=what, name=said)
    if pack.opening not in pack.envelope:
        yield _fault("opening", pack.opening, "unknown", kind="envelope", name=pack.opening)
    yield from _memory(pack)


def _memory(pack: Pack) -> Iterator[Found]:
    """What a story is asked to remember it has been told."""
    every = [(kind, name, piece) for kind, name, part in parts(pack) for piece in within(part)]
    known = {piece.flag for _, _, piece in every if isinstance(piece, v.Flag)}
    known |= {piece.elect for _, _, piece in every if isinstance(piece, v.VoteRules) and piece.elect is not None}
    known |= {piece.counter for _, _, piece in every if isinstance(piece, v.Count)}
    signed = {*known, *pack.dilemma, *pack.story, *pack.sticker}
    for kind, name, piece in every:
        if isinstance(piece, v.SignedBy) and piece.what not in signed:
            yield _fault(kind, name, "never-set", name=piece.what)
        for wish in asked(piece):
            if wish not in known:
                yield _fault(kind, name, "never-set", name=wish)


def asked(piece: object) -> Iterator[str]:
    """The facts, houses and counts that a piece asks after."""
    match piece:
        case v.Fact(flag=name) | v.Counter(counter=name):
            yield name
        case v.Until(end="fact", of=name):
            yield name
        case v.When(at="when_flag", of=str(name)):
            yield name
        case v.Per(per="facts", of=names):
            yield from names
    if isinstance(piece, Struct):
        said = [getattr(piece, field) for field in piece.__struct_fields__]
        meant = [text.removeprefix("chosen ") for text in said if isinstance(text, str)]
        yield from [text.removeprefix(HOLDER) for text in meant if text.startswith(HOLDER)]


# -------------------------------------------------------------------------------------------------------------- ways


def _met(pack: Pack) -> dict[tuple[str, str], object]:
    """Whatever play can come to from the opening, by kind and name."""
    known: dict[str, Mapping[str, object]] = {
        "envelope": pack.envelope,
        "card": {**pack.dilemma, **pack.circumstance},
        "story": pack.story,
        "event": pack.event,
    }
    met: dict[tuple[str, str], object] = {}
    todo = [("envelope", pack.opening)]
    while todo:
        kind, name = todo.pop()
        part = known.get(kind, {}).get(name)
        if part is None or (kind, name) in met:
            continue
        met[kind, name] = part
        todo += [pair for piece in within(part) if not isinstance(piece, v.Condition) for pair in _named(piece)]
        if isinstance(part, EnvelopePart):
            todo += [("card", card) for card in part.cards]
            todo += [("story", part.story)] if part.story is not None else []
    return met


def _ways(pack: Pack) -> Iterator[Found]:
    """Everything can be reached from the opening, storylines end, and doors lead to six places."""
    met = _met(pack)
    seen = list(met.values())
    for name in pack.envelope:
        if ("envelope", name) not in met:
            yield _fault("envelope", name, "unreachable", name=name)
    for name in (*pack.dilemma, *pack.circumstance):
        if ("card", name) not in met:
            yield _fault("dilemma" if name in pack.dilemma else "circumstance", name, "unreachable", name=name)
    endings = {card.storyline for name, card in pack.story.items() if card.ending and ("story", name) in met}
    for line, storyline in pack.storyline.items():
        if storyline.doors and line not in endings:
            yield _fault("storyline", line, "no-ending", name=line)
    places = sum([len(storyline.doors) for storyline in pack.storyline.values()])
    opened = {e.letter for part in seen for e in within(part) if isinstance(e, v.Mystery)}
    leading = Counter([letter for s in pack.storyline.values() for pair in s.doors for letter in pair])
    for letter in sorted(leading.keys() - opened):
        yield _fault("door", letter, "unreachable", name=letter)
    for letter in sorted({*leading, *pack.door}):
        if leading[letter] != 1:
            yield _fault("door", letter, "letter", name=letter)
    if places != PLACES:
        yield _fault("storyline", "", "places", n=places)


# ------------------------------------------------------------------------------------------------ shape and outcomes


def _shape(pack: Pack) -> Iterator[Found]:
    opening = pack.envelope.get(pack.opening)
    if opening is not None and len(_dilemmas(pack, opening)) < FIRST_DILEMMAS:
        yield _fault("envelope", pack.opening, "few", n=FIRST_DILEMMAS)
    for name, envelope in pack.envelope.items():
        usual = not envelope.special and name != pack.opening
        whole = len(envelope.cards) == len(_dilemmas(pack, envelope)) == USUAL_CARDS
        if usual and (envelope.story is None or not whole):
            yield _fault("envelope", name, "usual", n=USUAL_CARDS)
    used = Counter([e.sticker for _, _, part in parts(pack) for e in within(part) if isinstance(e, v.Sticker)])
    for sticker in pack.sticker:
        if used[sticker] != 1:
            yield _fault("sticker", sticker, "twice" if used[sticker] else "unused", name=sticker)
    if pack.finale is None:
        yield _fault("finale", "", "no-finale")
    for house, boxes in pack.boxes.items():
        for n in FOUNDERS:
            if n not in by_founders(boxes):
                yield _fault("boxes", house, "boxes", name=house, n=n)
    for kind, name, part in parts(pack):
        for piece in within(part):
            yield from _piece(pack, kind, name, piece)


def _dilemmas(pack: Pack, envelope: EnvelopePart) -> list[str]:
    return [card for card in envelope.cards if card not in pack.circumstance]


def _piece(pack: Pack, kind: str, name: str, piece: object) -> Iterator[Found]:
    """What a word may not say, or not there (rulebook 10.1.5, 10.2.29, 10.2.30, 10.4, 10.7)."""
    ending = kind == "story" and pack.story[name].ending
    match piece:
        case v.Move(by=0) | v.Balance(by=0) | v.Pool(by=0) | v.Count(by=0):
            yield _fault(kind, name, "nought")
        case v.SignatoryBonus() if not ending:
            yield _fault(kind, name, "reserved")
        case v.Order() | v.Rebellion() if not ending and kind not in ("door", "finale"):
            yield _fault(kind, name, "reserved")
        case v.Changed(set=rule, to=to) if not LEAST.get(rule, 0) <= to <= MOST.get(rule, 1):
            yield _fault(kind, name, "number", rule=rule, least=LEAST.get(rule, 0), most=MOST.get(rule, 1))
        case v.HoldVote(rules=rules) if rules.labels:
            yield _fault(kind, name, "inner-labels")
        case v.Ability(kind=how, on=on, boxes=boxes, who=who, modify=modify):
            waits = how in ("when", "may")
            if waits != (on is not None) or (boxes and not waits):
                yield _fault(kind, name, "ability")
            if who == "each" and modify is not None and modify.what in COMPARED:
                yield _fault(kind, name, "compared")


COMPARED: Final = ("treasury_count", "majority_count")  # who has most: the same for everybody changes nothing
# What a rule can be changed to (rulebook 10.7); those that are not here are on or off
LEAST: Final = {"start_power": -2, "start_coins": -3}
MOST: Final = {"pass_coin": 3, "deals_tax": 3, "start_power": 2, "start_coins": 3}


def shown(done: v.Effects, pack: Pack) -> set[str]:
    """What a pan may show of an outcome."""
    moves = {f"{'up' if e.by > 0 else 'down'} {e.res}" for e in done if isinstance(e, v.Move)}
    stuck = [pack.sticker[e.sticker] for e in done if isinstance(e, v.Sticker) and e.sticker in pack.sticker]
    return moves | {f"{'good' if s.sign == '+' else 'bad'} {s.row}" for s in stuck} | {"unknown"}


def _outcomes(pack: Pack) -> Iterator[Found]:
    for name, dilemma in pack.dilemma.items():
        for side, icons, done in _sides(dilemma):
            if not done:
                yield _fault("dilemma", name, "nothing", side=side)
            happens = shown(done, pack)
            if not set(icons) <= happens or any(_reverse(icon) in happens - set(icons) for icon in icons):
                yield _fault("dilemma", name, "icon", side=side)
        if dilemma.aye == dilemma.nay:
            yield _fault("dilemma", name, "same")


def _reverse(icon: str) -> str:
    """What would undo what a pan shows (rulebook 11.5); a sticker is not undone."""
    way, _, res = icon.partition(" ")
    return f"{ {'up': 'down', 'down': 'up'}.get(way, 'no') } {res}"


def _sides(dilemma: Dilemma) -> tuple[tuple[str, tuple[str, ...], v.Effects], ...]:
    return ("aye", dilemma.front.aye, dilemma.aye), ("nay", dilemma.front.nay, dilemma.nay)


# ------------------------------------------------------------------------------------------------------------- words


def _choices(part: object, before: str = "") -> tuple[str, ...]:
    """The fields that say what a house may choose from: as many as the longest list of options in a part."""
    most = max([len(piece.options) for piece in within(part) if isinstance(piece, v.Choose)], default=0)
    return tuple([f"{before}choice-{n}" for n in range(1, most + 1)])


def _does(part: object) -> tuple[str, ...]:
    """Whatever lies open and goes on doing something says what."""
    return ("does",) if isinstance(part, Event) or (isinstance(part, StoryCard) and part.abilities) else ()


def _labels(rules: v.VoteRules) -> tuple[str, ...]:
    """What the two sides are called, where not aye and nay (rulebook 10.6.13)."""
    return ("ayename", "nayname") if rules.labels else ()


def wanted(pack: Pack) -> dict[str, tuple[str, ...]]:
    """By part of the story, what it has to say."""
    wanted: dict[str, tuple[str, ...]] = {"pack": ("title", "about", "king")}
    for name, dilemma in pack.dilemma.items():
        choices = (*_choices(dilemma.aye, "aye-"), *_choices(dilemma.nay, "nay-"))
        wanted[name] = (*FRONT, *_labels(dilemma.rules), *choices)
    told: dict[str, object] = {**pack.story, **pack.sticker, **pack.event, **pack.circumstance}
    told |= {f"door-{letter.lower()}": door for letter, door in pack.door.items()}
    told |= {name: envelope for name, envelope in pack.envelope.items() if envelope.special}
    told |= {"finale": pack.finale} if pack.finale is not None else {}
    told |= pack.epilogue
    wanted |= {name: ("title", "tale", *_does(part), *_choices(part)) for name, part in told.items()}
    if pack.finale is not None and pack.finale.last_vote is not None:
        wanted["finale"] += ("question", "aye", "nay", *_labels(pack.finale.last_vote.rules))
    wanted |= {name: (OTHERWISE, *[case.say for case in recall.cases]) for name, recall in pack.recall.items()}
    if pack.format > 1:
        read = [piece.text for _, _, part in parts(pack) for piece in within(part) if isinstance(piece, v.Text)]
        wanted |= dict.fromkeys(read, ("text",))
    return wanted | dict.fromkeys(pack.notes, ("title",))


def _words(pack: Pack, texts: Texts, files: list[str], written: Mapping[str, str]) -> Iterator[Fault]:
    asked = wanted(pack)
    for name, fields in asked.items():
        for field in fields:
            text = texts.get(name, {}).get(field, "")
            limit = LONGEST_TITLE if field == "title" else LONGEST_SCENE
            key = "no-words" if not text and not pack.draft else "long" if len(text) > limit else ""
            if key:
                said = Message(f"kings-dilemma-lint-{key}", {"part": name, "field": field, "n": limit})
                yield Fault(*where(written, files, "", name, field if text else ""), said)
    for name in texts:
        if name not in asked and name not in pack.envelope:
            yield Fault(*where(written, files, "", name), Message("kings-dilemma-lint-spare", {"part": name}))
    if pack.format > 1:
        yield from _filled(pack, texts, files, written)


def _filled(pack: Pack, texts: Texts, files: list[str], written: Mapping[str, str]) -> Iterator[Fault]:
    """What texts want filled in can be; whatever else stands in braces is a slip of the pen."""
    pieces = [piece for _, _, part in parts(pack) for piece in within(part)]
    flags = {piece.flag for piece in pieces if isinstance(piece, v.Flag)}
    flags |= {piece.elect for piece in pieces if isinstance(piece, v.VoteRules) and piece.elect is not None}
    signed = {*flags, *pack.dilemma, *pack.story, *pack.sticker}
    for name, fields in texts.items():
        for field, text in fields.items():
            odd = ["{"] if set("{}") & set(MARK.sub("", text)) else []
            nested = name in pack.recall
            odd += [what for kind, what in marks([text]) if kind == "by" and what not in signed]
            odd += [what for kind, what in marks([text]) if kind == "recall" and (nested or what not in pack.recall)]
            for what in odd:
                said = Message("kings-dilemma-lint-braces", {"part": name, "field": field, "name": what})
                yield Fault(*where(written, files, "", name, field), said)
            if name in pack.story and ("by", name) in marks([text]):  # read out before it is signed
                said = Message("kings-dilemma-lint-signs-itself", {"part": name, "field": field})
                yield Fault(*where(written, files, "", name, field), said)
