"""What a story pack is made of, as types: mechanics in one file, words in one file for each language (rulebook 11).

Everything has a name of its own in the pack, by which effects mean it. A table never sees these names: it knows what is
open by handles, which say nothing about what is not.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from interrex.engine.wire import Struct

from ..vocabulary import (
    USUAL,
    Ability,
    AnyCondition,
    AnyEffect,
    Changed,
    Effects,
    HouseNumber,
    Letter,
    Name,
    Names,
    Resource,
    Sign,
    Until,
    VoteRules,
    Weight,
)

FORMAT = 2  # 1 is still read: it remembers nothing in words, and its cards stay in the deck for ever

House: TypeAlias = Literal[
    "wylio", "solad", "tork", "coden", "allwed", "olwyn", "gamam", "natar", "tiryll", "dualak", "crann", "blodyn"
]  # fmt: skip
Boxes: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Three: TypeAlias = tuple[Boxes, Boxes, Boxes]  # of a house's ordinary achievements
Founders: TypeAlias = Literal["3", "4", "5"]  # how many houses sit in a kingdom's first reign
FOUNDERS: Final = (3, 4, 5)

Icon: TypeAlias = Annotated[
    str, Meta(pattern=r"^((up|down|good|bad) (influence|wealth|morale|welfare|knowledge)|unknown)$")
]


class Storyline(Struct, frozen=True):
    """A thread of the story. ``doors``: for each of its mystery places the two letters that can lead there."""

    doors: tuple[tuple[Letter, Letter], ...] = ()


class StickerPart(Struct, frozen=True):
    row: Resource
    sign: Sign


class StoryCard(Struct, frozen=True):
    """A chapter, or how its storyline ends. ``then`` happens when it is laid, before its abilities."""

    storyline: Name
    number: Annotated[int, Meta(ge=0, le=20)]
    signed: bool = True
    ending: bool = False
    abilities: tuple[Ability, ...] = ()
    then: tuple[AnyEffect, ...] = ()


class EnvelopePart(Struct, frozen=True):
    """A usual one holds a story card and three dilemmas; a special one says what to do instead (rulebook 4.7.11)."""

    story: Name | None = None
    cards: Names = ()
    special: bool = False
    then: tuple[AnyEffect, ...] = ()


class Front(Struct, frozen=True):
    """What the two pans show."""

    aye: tuple[Icon, ...] = ()
    nay: tuple[Icon, ...] = ()


class Dilemma(Struct, frozen=True):
    storyline: Name
    front: Front
    aye: tuple[AnyEffect, ...]
    nay: tuple[AnyEffect, ...]
    skull: bool = False
    rules: VoteRules = USUAL
    needs: AnyCondition | None = None  # what must be so for it to be drawn
    stays: bool = False  # in the deck, though its storyline has ended
    voice: Name | None = None  # in which it is told, for whoever counts: a letter, a child, gossip


class Circumstance(Struct, frozen=True):
    """Lies in the deck; when drawn it has its effects, then stays, goes back or is gone (rulebook 10.8.5)."""

    then: tuple[AnyEffect, ...]
    after: Literal["stay", "back", "gone"] = "stay"
    needs: AnyCondition | None = None


class Event(Struct, frozen=True):
    """Lies in the event area while it lasts (rulebook 10.8)."""

    lasts: Until
    rules: tuple[Changed, ...] = ()
    each_reign: tuple[AnyEffect, ...] = ()
    each_round: tuple[AnyEffect, ...] = ()
    ends_if: AnyCondition | None = None
    on_end: tuple[AnyEffect, ...] = ()


class Case(Struct, frozen=True):
    """What is said if something is so: the words of its recollection under this name."""

    say: Name
    cond: AnyCondition


class Recall(Struct, frozen=True):
    """Words that depend on what was decided: those of the first case that holds, or ``otherwise``."""

    cases: Annotated[tuple[Case, ...], Meta(min_length=1, max_length=24)]


class Epilogue(Struct, frozen=True):
    """Told when the kingdom has ended: of those about the same thing the first that holds.

    ``house``: told only if somebody has taken that house, who is its signer.
    """

    about: Name
    cond: AnyCondition | None = None
    house: HouseNumber | None = None


class DoorPart(Struct, frozen=True):
    """What lies behind a door: it counts in the finale."""

    then: tuple[AnyEffect, ...] = ()


class Worth(Struct, frozen=True):
    """What one prestige and one craving are worth when order is greater, rebellion is, or both are equal."""

    prestige: Weight
    crave: Weight


class LastVote(Struct, frozen=True):
    aye: tuple[AnyEffect, ...]
    nay: tuple[AnyEffect, ...]
    rules: VoteRules = USUAL


class Finale(Struct, frozen=True):
    order: Worth
    rebellion: Worth
    equal: Worth
    then: tuple[AnyEffect, ...] = ()
    last_vote: LastVote | None = None
    scores_reign: bool = False  # is a reign that was cut short scored after all (rulebook 8.3.4)?


class Pack(Struct, frozen=True):
    """``story.toml``, whole."""

    format: Literal[1, 2]
    id: Name
    version: Annotated[int, Meta(ge=1, le=9999)]
    languages: Annotated[tuple[Literal["en", "pl"], ...], Meta(min_length=1)]
    authors: tuple[str, ...]
    licence: str
    opening: Name  # the envelope with which the kingdom begins
    notes: tuple[Name, ...] = ()  # themes that may trouble people; the words say what they are
    storyline: dict[Name, Storyline] = {}
    envelope: dict[Name, EnvelopePart] = {}
    story: dict[Name, StoryCard] = {}
    dilemma: dict[Name, Dilemma] = {}
    circumstance: dict[Name, Circumstance] = {}
    event: dict[Name, Event] = {}
    sticker: dict[Name, StickerPart] = {}
    door: dict[Letter, DoorPart] = {}
    finale: Finale | None = None
    recall: dict[Name, Recall] = {}
    epilogue: dict[Name, Epilogue] = {}
    boxes: dict[House, Three | dict[Founders, Three]] = {}  # where not as usual: for any number of houses, or by it
    draft: bool = False  # words may be missing: it is being written, and cannot be installed


def by_founders(boxes: Three | dict[Founders, Three]) -> dict[int, Three]:
    """What ``[boxes]`` says of a house, by the number of houses with which a kingdom begins."""
    if isinstance(boxes, dict):
        return {int(n): three for n, three in boxes.items()}
    return dict.fromkeys(FOUNDERS, boxes)


__all__ = [
    "FORMAT", "FOUNDERS", "Case", "Circumstance", "Dilemma", "DoorPart", "Effects", "EnvelopePart", "Epilogue", "Event",
    "Finale", "Front", "Icon", "LastVote", "Pack", "Recall", "StickerPart", "StoryCard", "Storyline", "Worth",
    "by_founders",
]  # fmt: skip
