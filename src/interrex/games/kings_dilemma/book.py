"""The kingdom: what one reign leaves to the next, and how the campaign stands (rulebook 7.3, 8).

What is sealed is written down by number only; what the numbers mean stands in the story pack.
"""

from __future__ import annotations

from typing import Final

from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.game import Chronicle, Options, Result, Start
from interrex.engine.message import Message, message

from .data import HOUSE_IDS, NO_HOUSE
from .kingdom import Boxes, Entry, Happening, Laid, Postponed, Ruling, Sheet, Stickers, founders
from .state import Council
from .story.parts import Worth
from .story.shelf import SHELF, THE_END, Story

GAME: Final = "kings-dilemma"


class Book(wire.Struct, frozen=True, omit_defaults=True):
    """What is written down when a reign is over."""

    story: str
    version: int  # of the story
    reign: int
    king: str
    people: tuple[int, ...]  # by house of the campaign: the number of its house, or none yet
    deck: tuple[int, ...]
    chronicle: Stickers
    stories: tuple[tuple[Laid, ...], ...]
    ended: tuple[int, ...]
    events: tuple[Happening, ...]
    later: tuple[Postponed, ...]
    rulings: tuple[Ruling, ...]
    facts: tuple[tuple[int, int], ...]
    counters: tuple[tuple[int, int], ...]
    sides: tuple[tuple[int, int], ...]
    doors: tuple[str, ...]
    order: int
    rebellion: int
    sheets: tuple[Sheet, ...]
    entries: tuple[Entry, ...]
    opened: tuple[str, ...]
    hands: tuple[tuple[int, int], ...] = ()  # by card: the house that signed for it


def read(written: Chronicle) -> Book:
    """The book, if it fits a story we have; BadConfig otherwise."""
    book = wire.convert(written, Book)
    story = SHELF.get(book.story)
    if story is None or story.pack.version != book.version:
        raise BadConfig("kings-dilemma-no-story", GAME, value=book.story)
    if not _makes_sense(book, story):
        raise BadConfig("kings-dilemma-no-sense", GAME)
    return book


def _makes_sense(book: Book, story: Story) -> bool:
    stuck = [slot for row in book.chronicle for slot in row if slot is not None]
    laid = [card for stack in book.stories for card in stack]
    houses = [*book.people, *[s.house for s in stuck], *[c.house for c in laid], *[p.house for p in book.later]]
    below = [
        (book.deck, story.cards),
        ([slot.sticker for slot in stuck], story.stickers),
        ([card.story for card in laid], story.stories),
        ([event.event for event in book.events], story.events),
        ([postponed.later for postponed in book.later], story.laters),
        ([fact for fact, _ in book.facts], story.memory),
        ([counter for counter, _ in book.counters], story.counters),
    ]
    return (
        all(0 <= number < len(known) for numbers, known in below for number in numbers)
        and all(NO_HOUSE <= house <= len(HOUSE_IDS) for house in houses)
        and len(book.chronicle) == 5
        and all(len(row) == 4 for row in book.chronicle)
        and len(book.sheets) == len(HOUSE_IDS)
        and len(book.stories) == len(book.ended) == len(story.storylines)
        and all(story.knows(name) for name in book.opened)
        and all(0 <= card < len(story.cards) and 0 < house <= len(HOUSE_IDS) for card, house in book.hands)
        and {postponed.handle for postponed in book.later} <= {"", *map(story.plain, book.opened)}
        and set(book.doors) <= set(story.pack.door)
    )


def open_book(g: Council, written: Chronicle) -> None:
    """The next reign begins with what the last one left."""
    book, story = read(written), g.story
    if book.story != story.id:
        raise BadConfig("kings-dilemma-no-sense", GAME)
    g.reign, g.king, g.deck, g.chronicle = book.reign + 1, book.king, book.deck, book.chronicle
    g.stories, g.ended, g.events, g.later, g.rulings = book.stories, book.ended, book.events, book.later, book.rulings
    g.facts = {story.memory[fact]: house for fact, house in book.facts}
    g.counters = {story.counters[counter]: n for counter, n in book.counters}
    g.sides, g.hands = dict(book.sides), dict(book.hands)
    g.doors, g.order, g.rebellion = book.doors, book.order, book.rebellion
    g.sheets, g.entries, g.opened = book.sheets, book.entries, book.opened


def seated(start: Start) -> tuple[int, ...]:
    """By seat the numbers of the houses that sit; newcomers have yet to choose one (rulebook 8.2.1)."""
    known, strangers = people(start), (NO_HOUSE,) * start.players
    return tuple([known[p] if p < len(known) else NO_HOUSE for p in start.houses]) or strangers


def people(start: Start) -> tuple[int, ...]:
    """By house of the campaign, the numbers of those known before this reign."""
    return () if start.chronicle is None else read(start.chronicle).people


def writes(g: Council, start: Start) -> Chronicle:
    known = list(people(start))
    known += [NO_HOUSE] * (max(start.houses, default=-1) + 1 - len(known))
    for seat, person in enumerate(start.houses):
        known[person] = g.houses[seat]
    story = g.story
    book = Book(
        story=story.id,
        version=story.pack.version,
        reign=g.reign,
        king=g.king,
        people=tuple(known),
        deck=g.deck,
        chronicle=g.chronicle,
        stories=g.stories,
        ended=g.ended,
        events=g.events,
        later=g.later,
        rulings=g.rulings,
        facts=tuple([(story.memory.index(fact), house) for fact, house in g.facts.items()]),
        counters=tuple([(story.counters.index(name), n) for name, n in g.counters.items()]),
        sides=tuple(g.sides.items()),
        doors=g.doors,
        order=g.order,
        rebellion=g.rebellion,
        sheets=g.sheets,
        entries=g.entries,
        opened=g.opened,
        hands=tuple(g.hands.items()),
    )
    plain: Chronicle = wire.plain(book)
    return plain


def settles(written: Chronicle, houses: tuple[int, ...]) -> Options:
    """The story is no longer anybody's choice; a closed kingdom has no further reign (rulebook 8.1.1)."""
    book = read(written)
    if closed(book):
        raise BadConfig("kings-dilemma-closed", GAME)
    return {"story": book.story}


def printed(book: Book) -> tuple[Boxes, ...]:
    """By house, how many boxes its achievements have in this kingdom (rulebook 11.19)."""
    return SHELF[book.story].boxes[founders(book.entries, book.people)]


def closed(book: Book) -> bool:
    return any(SHELF[book.story].memory[fact] == THE_END for fact, _ in book.facts)


def worth(book: Book) -> Worth:
    """What prestige and craving are worth in the finale (rulebook 8.4.3)."""
    finale = SHELF[book.story].pack.finale
    assert finale is not None
    if book.order == book.rebellion:
        return finale.equal
    return finale.order if book.order > book.rebellion else finale.rebellion


def result(written: Chronicle) -> Result | None:
    """The house whose prestige and craving are worth most; ties by prestige, then number (rulebook 8.4.4)."""
    book = read(written)
    if not closed(book):
        return None
    rate = worth(book)
    sheets = [book.sheets[house - 1] if house else Sheet() for house in book.people]
    scores = tuple([sheet.prestige * rate.prestige + sheet.craving * rate.crave for sheet in sheets])
    ranks = [(scores[n], sheets[n].prestige, book.people[n]) for n in range(len(scores))]
    return Result((ranks.index(max(ranks)),), scores, "8.4.4")


def tells(written: Chronicle) -> tuple[Message, ...]:
    book = read(written)
    lines = [
        message("kings-dilemma-story-reign", reign=number, n=entry.dilemmas, ending=entry.end)
        for number, entry in enumerate(book.entries, 1)
    ]
    for person, house in enumerate(book.people):
        if house:
            sheet = book.sheets[house - 1]
            lines.append(
                message("kings-dilemma-story-house", seat=person, house=house, n=sheet.prestige, craving=sheet.craving)
            )
    return tuple(lines)
