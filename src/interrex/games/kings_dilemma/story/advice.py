"""What a story may well be and yet had better not: each can be played, and somebody at the table will be sorry."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from interrex.engine.game import Fault
from interrex.engine.message import Message

from .. import vocabulary as v
from ..data import HOUSE_IDS
from .lint import asked, parts, within
from .memory import marks
from .parts import Dilemma, Pack
from .places import where
from .reader import Texts, mechanics, words_files

Found = tuple[str, str, str, dict[str, str | int]]
EMPHASIS: Final = re.compile(r"(?<!\w)([*_])(?=\S).*?(?<=\S)\1(?!\w)")


def advice(pack: Pack, texts: Mapping[str, Texts], sources: Mapping[str, str]) -> list[Fault]:
    """All of it, with the place."""
    files = mechanics(sources)
    done = [
        Fault(*where(sources, files, kind, name), Message(f"kings-dilemma-advice-{key}", params))
        for kind, name, key, params in (*_houses(pack), *_flags(pack, texts), *_votes(pack), *_ends(pack))
    ]
    return [*done, *_emphasis(texts, sources)]


def _emphasis(texts: Mapping[str, Texts], sources: Mapping[str, str]) -> Iterator[Fault]:
    """Words are plain text: asterisks are shown as asterisks."""
    for language, spoken in texts.items():
        for part, fields in spoken.items():
            for field, text in fields.items():
                if found := EMPHASIS.search(text):
                    said = Message(
                        "kings-dilemma-advice-emphasis", {"part": part, "field": field, "text": found[0][:40]}
                    )
                    yield Fault(*where(sources, words_files(sources, language), "", part, field), said)


def _houses(pack: Pack) -> Iterator[Found]:
    """Every house can reach its story achievement (rulebook 6.7.5)."""
    pieces = [piece for _, _, part in parts(pack) for piece in within(part)]
    granted = {piece.house for piece in pieces if isinstance(piece, v.Achieve)}
    for number, house in enumerate(HOUSE_IDS, 1):
        if number not in granted:
            yield "story", "", "achievement", {"house": number, "name": house}


def _flags(pack: Pack, texts: Mapping[str, Texts]) -> Iterator[Found]:
    """What is remembered is asked after: by a condition, as a house, or in words."""
    pieces = [(kind, name, piece) for kind, name, part in parts(pack) for piece in within(part)]
    known = {what for _, _, piece in pieces for what in asked(piece)}
    known |= {piece.what for _, _, piece in pieces if isinstance(piece, v.SignedBy)}
    said = [text for spoken in texts.values() for fields in spoken.values() for text in fields.values()]
    known |= {what for kind, what in marks(said) if kind == "by"}
    told: set[str] = set()
    for kind, name, piece in pieces:
        set_here = _remembered(piece)
        if set_here and set_here not in known | told:
            told.add(set_here)
            yield kind, name, "unread", {"part": f"{kind} {name}", "name": set_here}


def _remembered(piece: object) -> str:
    match piece:
        case v.Flag(flag=name, on=True):
            return name
        case v.Count(counter=name):
            return name
        case v.VoteRules(elect=str(name)):
            return name
    return ""


def _votes(pack: Pack) -> Iterator[Found]:
    """A vote decides something, and does not come back for ever."""
    for name, dilemma in pack.dilemma.items():
        if _weighs_nothing(dilemma):
            yield "dilemma", name, "idle", {"part": f"dilemma {name}"}
        if all(any(isinstance(e, v.CardTo) and e.to == "deck" for e in side) for side in (dilemma.aye, dilemma.nay)):
            yield "dilemma", name, "endless", {"part": f"dilemma {name}"}


def _weighs_nothing(dilemma: Dilemma) -> bool:
    """Do both sides come to the same, but for the order and what is read out?"""
    aye, nay = [{repr(e) for e in side if not isinstance(e, v.Text)} for side in (dilemma.aye, dilemma.nay)]
    return aye == nay and dilemma.aye != dilemma.nay


def _ends(pack: Pack) -> Iterator[Found]:
    if pack.finale is not None and not pack.finale.scores_reign:
        yield "finale", "", "unscored", {}
