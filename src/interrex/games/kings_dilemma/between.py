"""The kingdom between two reigns, as everybody who takes part may see it: what stands written, and what is new.

It is told from the chronicle alone. What is sealed has no place in it, not even how much there is of it (11.10).
"""

from __future__ import annotations

from interrex.engine.game import Chronicle
from interrex.engine.wire import Struct

from .book import Book, closed, printed, read
from .data import NOBODY
from .kingdom import Sheet
from .story.shelf import SHELF, Story
from .view import house_view, king_view, reign_views, sticker_view, story_view
from .view.types import EventView, HouseView, KingView, ReignView, RuleView, StackView, StickerView


class StandingView(Struct, frozen=True):
    """A house that somebody has taken, and what the last reign brought it."""

    marks: HouseView
    person: int | None  # who plays for it: a house of the campaign
    prestige_by: int
    craving_by: int
    marked: tuple[int, ...]  # achievements of which a box was marked
    sat: bool  # in the last reign
    order: int  # the lowest takes an agenda first and moderates, the highest leads


class KingdomView(Struct, frozen=True):
    story: str
    reign: int  # how many there have been
    king: KingView  # the next one
    closed: bool
    envelopes: int  # opened so far
    order: int
    rebellion: int
    houses: list[StandingView]  # the most prestige first
    chronicle: list[list[StickerView | None]]  # by resource, by slot
    stories: list[StackView]  # of the storylines that have begun
    doors: list[str]
    events: list[EventView]
    rules: list[RuleView]
    reigns: list[ReignView]
    fresh: list[str]  # stickers, story cards, doors and events of the last reign


def shows(written: Chronicle, before: Chronicle | None) -> KingdomView:
    book = read(written)
    old = None if before is None else read(before)
    story = SHELF[book.story]
    return KingdomView(
        story=book.story,
        reign=book.reign,
        king=king_view(book.king, [entry.king for entry in book.entries], story),
        closed=closed(book),
        envelopes=len([fact for fact, _ in book.facts if story.memory[fact].startswith("envelope ")]),
        order=book.order,
        rebellion=book.rebellion,
        houses=_standings(book, old),
        chronicle=[[sticker_view(story, slot) for slot in row] for row in book.chronicle],
        stories=[
            StackView([story_view(story, laid) for laid in stack], book.ended[line] != NOBODY)
            for line, stack in enumerate(book.stories)
            if stack
        ],
        doors=[story.door_handle(letter) for letter in book.doors],
        events=[
            EventView(story.event_handle(e.event), story.event_cards[e.event].lasts.end, e.left) for e in book.events
        ],
        rules=_rules(book, story),
        reigns=reign_views(book.entries, story),
        fresh=[story.plain(name) for name in book.opened if old is not None and name not in old.opened],
    )


def opened(written: Chronicle) -> tuple[str, ...]:
    return read(written).opened


def _standings(book: Book, old: Book | None) -> list[StandingView]:
    taken = [n for n, sheet in enumerate(book.sheets) if sheet.taken]
    rising = sorted(taken, key=lambda n: (book.sheets[n].prestige, n))  # rulebook 1.1.4
    sat = book.entries[-1].houses if book.entries else ()
    return [
        _standing(book, n, old.sheets[n] if old is not None else Sheet(), n + 1 in sat, rising.index(n))
        for n in rising[::-1]
    ]


def _standing(book: Book, n: int, was: Sheet, sat: bool, order: int) -> StandingView:
    sheet = book.sheets[n]
    return StandingView(
        marks=house_view(n + 1, sheet, printed(book)[n]),
        person=book.people.index(n + 1) if n + 1 in book.people else None,
        prestige_by=sheet.prestige - was.prestige,
        craving_by=sheet.craving - was.craving,
        marked=tuple([at for at, boxes in enumerate(sheet.boxes) if boxes > was.boxes[at]]),
        sat=sat,
        order=order,
    )


def _rules(book: Book, story: Story) -> list[RuleView]:
    """Rules that are otherwise in the next reign; of several about one the first holds, as in play."""
    changes = [ruling.change for ruling in book.rulings]
    changes += [change for event in book.events for change in story.event_cards[event.event].rules]
    return [RuleView(name, to) for name, to in {change.set: change.to for change in changes[::-1]}.items()]
