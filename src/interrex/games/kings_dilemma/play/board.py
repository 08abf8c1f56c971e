"""The board: markers and their momentum, the balance, stickers, story cards, envelopes, doors (rulebook 4.6, 4.7)."""

from __future__ import annotations

from ..data import DOWN, NO_HOUSE, NOBODY, PLACES, RESOURCES, SLOTS, TOP, UP
from ..kingdom import Happening, Laid, Stuck
from ..state import SETTING_UP, Council
from .houses import holds
from .moments import fire, listen
from .running import Run
from .telling import read_out

# ------------------------------------------------------------------------------------------------------------- 4.6


def move(g: Council, res: int, by: int) -> None:
    """One move of a marker, with momentum and the balance (rulebook 4.6.3 to 4.6.11)."""
    if g.stage == SETTING_UP:  # rulebook 10.1.9
        start_on(g, res, g.rows[res] + by)
        return
    way = UP if by > 0 else DOWN
    before, old_face, old_momentum = g.rows[res], g.faces[res], g.momentum
    if not g.rule("momentum_off"):
        if g.faces[res] == way:
            by += way * (1 + (g.momentum >> res & 1))
            g.momentum |= 1 << res
        else:
            g.faces[res] = way
            g.momentum &= ~(1 << res)
    g.rows[res] = on_track(before + by)
    if g.listener is not None:
        moved = g.rows[res] - before
        key = "stays" if not moved else "rises" if moved > 0 else "falls"
        g.tell(f"kings-dilemma-{key}", resource=RESOURCES[res], n=abs(moved), row=g.rows[res])
        tell_momentum(g, res, old_face, old_momentum)
    shift(g, by)
    if "marker_moved" in g.heard:
        fire(g, "marker_moved", sign=way, res=res)


def tell_momentum(g: Council, res: int, old_face: int, old_momentum: int) -> None:
    """A marker that is turned over loses its token (rulebook 4.6.13): that needs no words of its own."""
    token, before = g.momentum >> res & 1, old_momentum >> res & 1
    if g.faces[res] != old_face:
        g.tell("kings-dilemma-turns", resource=RESOURCES[res], face=g.faces[res])
        before = 0
    if token != before:
        g.tell(f"kings-dilemma-momentum-{'on' if token else 'off'}", resource=RESOURCES[res])


def start_on(g: Council, res: int, row: int) -> None:
    """Where a marker stands while the reign is set up: without momentum and balance (rulebook 3.3.4, 10.1.9)."""
    before = g.rows[res]
    g.rows[res] = on_track(row)
    if g.rows[res] != before:
        g.tell("kings-dilemma-starts-on", resource=RESOURCES[res], row=g.rows[res])


def on_track(row: int) -> int:
    """Nothing moves beyond the ends of a track."""
    return 1 if row < 1 else TOP if row > TOP else row


def shift(g: Council, by: int) -> None:
    """The balance moves; once at an end it stays there for the round (rulebook 4.6.7, 4.6.11)."""
    if g.stopped or not by:
        return
    if g.rule("balance_half"):
        by = by // 2 if by > 0 else -(-by // 2)
    g.balance = on_track(g.balance + by)
    g.stopped = g.balance in (1, TOP)
    if g.listener is not None:
        g.tell("kings-dilemma-balance", n=g.balance)


def turn(g: Council, res: int, face: str, token: str) -> None:
    """Momentum alone (rulebook 4.6.13): a token never lies beside a marker of the other colour."""
    old, old_momentum = g.faces[res], g.momentum
    g.faces[res] = {"+": UP, "-": DOWN, "flip": -old}.get(face, old)
    if g.faces[res] != old:
        g.momentum &= ~(1 << res)
    if token == "on":
        g.momentum |= 1 << res
    elif token == "off":
        g.momentum &= ~(1 << res)
    tell_momentum(g, res, old, old_momentum)


# -------------------------------------------------------------------------------------------------------- stickers


def signing(g: Council) -> int:
    """The house that signs: whom the card names, whom the Leader has promised it, or the Leader (4.7.1, 4.7.16)."""
    if g.signer != NO_HOUSE:
        return g.signer
    for pledge in g.pledges:
        if pledge.seat == g.leader and pledge.action[0] == "let-sign":
            return g.houses[int(pledge.action[1])]
    return g.houses[g.leader]


def sign(g: Council, kind: str, sign_: int = 0) -> int:
    house = signing(g)
    g.signed = True
    seat = g.seat_of(house)
    if seat != NOBODY:
        g.signings[seat] += 1
        fire(g, "signed", seat, kind=kind, sign=sign_)
    return house


def stick(g: Council, sticker: int) -> None:
    """A sticker is signed and placed (rulebook 4.7.1 to 4.7.5)."""
    story = g.story
    handle = story.sticker_handle(sticker)
    read_out(g, handle)
    row = story.sticker_row[sticker]
    house = sign(g, "sticker", story.sticker_sign[sticker])
    slots = list(g.chronicle[row])
    slots[slot_for(slots)] = Stuck(sticker, house, 0)
    g.chronicle = (*g.chronicle[:row], tuple(slots), *g.chronicle[row + 1 :])
    g.tell("kings-dilemma-sticks", house=house, sticker=handle, resource=RESOURCES[row])


def slot_for(slots: list[Stuck | None]) -> int:
    """The leftmost empty slot, or that of the oldest sticker, of several the leftmost (rulebook 4.7.2, 4.7.3)."""
    if None in slots:
        return slots.index(None)
    ages = [slot.boxes for slot in slots if slot is not None]
    return ages.index(max(ages))


def newest(g: Council, row: int, sign_: int, present: bool = False) -> int:
    """The slot of the newest sticker of a sign: fewest boxes, then farthest right (rulebook 3.5.2); -1: there is none.

    ``present``: only those signed by houses that sit.
    """
    signs = g.story.sticker_sign
    found = NOBODY
    for slot in range(SLOTS):
        stuck = g.chronicle[row][slot]
        if stuck is None or signs[stuck.sticker] != sign_ or (present and stuck.house not in g.houses):
            continue
        best = None if found == NOBODY else g.chronicle[row][found]
        if best is None or stuck.boxes <= best.boxes:
            found = slot
    return found


def oldest(g: Council, row: int, sign_: int) -> int:
    """The slot of the oldest of a sign: most boxes, then farthest left (rulebook 10.2.5); -1: there is none."""
    signs = g.story.sticker_sign
    found = NOBODY
    for slot in range(SLOTS):
        stuck = g.chronicle[row][slot]
        if stuck is None or signs[stuck.sticker] != sign_:
            continue
        best = None if found == NOBODY else g.chronicle[row][found]
        if best is None or stuck.boxes > best.boxes:
            found = slot
    return found


def unstick(g: Council, row: int, slot: int) -> None:
    slots = list(g.chronicle[row])
    stuck = slots[slot]
    assert stuck is not None
    slots[slot] = None
    g.chronicle = (*g.chronicle[:row], tuple(slots), *g.chronicle[row + 1 :])
    g.tell("kings-dilemma-unsticks", resource=RESOURCES[row], sticker=g.story.sticker_handle(stuck.sticker))


def age(g: Council, row: int, by: int) -> None:
    """Boxes are marked on every sticker of a row (rulebook 3.2.1, 10.2.6)."""
    slots = tuple([None if slot is None else slot._replace(boxes=slot.boxes + by) for slot in g.chronicle[row]])
    g.chronicle = (*g.chronicle[:row], slots, *g.chronicle[row + 1 :])


# --------------------------------------------------------------------------------------------- envelopes and stories


def open_envelope(g: Council, name: str, first: bool = False) -> None:
    """An envelope is opened, once (rulebook 4.7.7 to 4.7.11). ``first``: with which the kingdom begins (8.1.2)."""
    envelope = g.story.pack.envelope[name]
    if f"envelope {name}" in g.facts:
        return
    g.facts = {**g.facts, f"envelope {name}": NO_HOUSE}
    if not first:
        g.uncover()
        g.tell("kings-dilemma-opens")
    if envelope.special:  # what it says is done after its story card
        handle = g.story.envelope_handle(name)
        read_out(g, handle)
        g.tell("kings-dilemma-special", envelope=handle)
        g.push(Run(envelope.then, signing(g), handle))
    if envelope.story is not None:
        lay_story(g, g.story.story_number[envelope.story], signed=not first)
        line = g.story.story_cards[g.story.story_number[envelope.story]].storyline
        fire(g, "envelope_opened", of=line)
    shuffle_in(g, [g.story.number[card] for card in envelope.cards])


def shuffle_in(g: Council, cards: list[int]) -> None:
    """Cards go into the deck, which is shuffled: whoever knew the next card does not any more."""
    g.deck = tuple(sorted([card for card in (*g.deck, *cards) if not told_out(g, card)]))
    g.next_card, g.shown = NOBODY, 0


def told_out(g: Council, card: int) -> bool:
    """Does a dilemma belong to a storyline that has ended (rulebook 4.7.12)?"""
    line = g.story.leaves_with(card)
    return line != NOBODY and g.ended[line] != NOBODY


def drawable(g: Council) -> tuple[int, ...]:
    """The cards of the deck whose time has come (rulebook 11.15)."""
    needs = g.story.needs
    if not needs:
        return g.deck
    return tuple([card for card in g.deck if card not in needs or holds(g, needs[card], NO_HOUSE)])


def put_back(g: Council, circumstances: list[int]) -> None:
    """Out of the event area into the deck."""
    shuffle_in(g, circumstances)
    g.circumstances = tuple([card for card in g.circumstances if card not in circumstances])
    for card in circumstances:
        g.tell("kings-dilemma-into-deck", card=g.story.card_handle(card))


def find_next(g: Council) -> int:
    """The next card of the deck: found by luck when it is first wanted; it stays the next until all are shuffled."""
    if g.next_card not in g.deck:
        g.next_card = g.luck.choice(drawable(g))
    return g.next_card


def lay_story(g: Council, story: int, signed: bool = True) -> None:
    """A story card is laid on its stack; what it covers ends at once (rulebook 4.7.8, 4.7.9)."""
    card = g.story.story_cards[story]
    line = g.story.storyline_number[card.storyline]
    handle = g.story.story_handle(story)
    read_out(g, handle)
    house = sign(g, "story") if card.signed and signed else NO_HOUSE
    g.stories = (*g.stories[:line], (*g.stories[line], Laid(story, house)), *g.stories[line + 1 :])
    if house != NO_HOUSE:
        g.tell("kings-dilemma-story-signed", house=house, story=handle)
    else:
        g.tell("kings-dilemma-story-laid", story=handle)
    if card.ending:
        g.ended = (*g.ended[:line], story, *g.ended[line + 1 :])
        if g.story.pack.format > 1:
            shuffle_in(g, [])  # its dilemmas leave the deck
    listen(g)
    at_once = [ability.then for ability in card.abilities if ability.kind == "once"]
    g.then(*[Run(then, house, handle) for then in (card.then, *at_once) if then])


def open_door(g: Council, letter: str) -> None:
    """A mystery sticker finds its place (rulebook 8.3.2): one for each pair of doors, six in all."""
    rivals = [pair for line in g.story.pack.storyline.values() for pair in line.doors if letter in pair]
    taken = [other for pair in rivals for other in pair if other in g.doors]
    if taken or letter in g.doors or len(g.doors) >= PLACES:
        return
    g.doors = (*g.doors, letter)
    handle = g.story.door_handle(letter)
    read_out(g, handle)
    g.tell("kings-dilemma-door", door=handle, n=len(g.doors))


def begin_event(g: Council, event: int) -> None:
    card = g.story.event_cards[event]
    read_out(g, g.story.event_handle(event))
    if all(happening.event != event for happening in g.events):
        g.events = (*g.events, Happening(event, card.lasts.reigns))
        g.tell("kings-dilemma-event", event=g.story.event_handle(event))


def end_event(g: Council, event: int) -> None:
    if any(happening.event == event for happening in g.events):
        g.events = tuple([happening for happening in g.events if happening.event != event])
        g.tell("kings-dilemma-event-ends", event=g.story.event_handle(event))
        if on_end := g.story.event_cards[event].on_end:
            g.push(Run(on_end, signing(g), g.story.event_handle(event)))
