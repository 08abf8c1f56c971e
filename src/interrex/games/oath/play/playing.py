"""Playing a card to a site, among advisers or as a revealed Vision, or discarding it (rulebook 5.1.4, 6.1, 18.1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..data.constants import ADVISERS
from ..data.faces import ADVISER_ONLY, NOMAD, SITE_ONLY
from ..data.numbers import CHAINED, CONSPIRES, IDS, NOBODY, SUIT, VISION, WHERE, back, is_vision
from ..data.numbers import SITE as SITES
from ..deeds import PLAY, ActDeed
from ..moments import (
    BEFORE_SITE,
    HOMELAND,
    INSTEAD_OF_FAVOR,
    LIMIT,
    NO_CAPACITY,
    NO_FACE_DOWN,
    NO_FACE_UP,
    ON_PLAY,
    OUTSIDERS,
    PLAYED,
    PLAYS_TO,
    UNLIMITED,
    WHEN_PLAYED,
)
from ..ruling import POWERS, applies, ask, barred, capacity, happen, instead, of_text, react, too_many
from ..state import (
    EXILE,
    SLOT_COUNT,
    SLOTS_AMONG,
    WITH,
    AnyFrame,
    Oath,
    Procedure,
    SeatProcedure,
    Verb,
    by_seat,
    without,
)
from ..words import CARD, SLOT, component
from .access import forbidden_by
from .asking import CARDS, Choosing
from .deeds import MAJOR, Major, why_not
from .elsewhere import Question
from .moving import (
    discard,
    discard_drawn,
    discard_vision,
    drop_adviser,
    enliven,
    everybody,
    movable,
    to_advisers,
    to_facedown,
    to_site,
)
from .wealth import gain_favor

NO_SITE: Final = NOBODY  # a card comes among advisers

# ---------------------------------------------------------------------------------------------------- where it can go


def sites_for(g: Oath, seat: int, card: int) -> list[int]:
    """The slots to which the seat may play a card now."""
    if card in VISION or WHERE[card] == ADVISER_ONLY:
        return []
    mask = 1 << g.pawn[seat]
    if g.live & PLAYS_TO.mask:
        mask |= ask(g, PLAYS_TO, 0, seat, card)
    found = []
    for slot in SLOTS_AMONG[mask & g.face_up]:
        if fits(g, seat, card, slot):
            found.append(slot)
    return found


def fits(g: Oath, seat: int, card: int, slot: int) -> bool:
    if not g.face_up >> slot & 1 or barred(g, NO_FACE_UP, seat, card, slot):
        return False
    if NO_CAPACITY.mask >> card & 1:
        return bool(of_text(g, NO_CAPACITY, card, False, seat, slot))
    return holds_one_more(g, seat, slot)


def holds_one_more(g: Oath, seat: int, slot: int) -> bool:
    """Is there room at a site, or can the seat make some?"""
    over = len(g.cards[slot]) + 1 - capacity(g, slot)
    return over <= 0 or (over == 1 and bool(clearable(g, seat, slot, slot, 0)))


def removable(g: Oath, seat: int, coming: int, face_up: bool) -> list[int]:
    """Advisers that can make room for one that comes (rulebook 18.4.2)."""
    up = [card for card in g.advisers[seat] if not CHAINED[card]]
    if (g.own[seat] | (1 << coming if face_up else 0)) & OUTSIDERS.mask:
        up = [card for card in up if SUIT[card] != NOMAD]
    return [*up, *g.facedown[seat]]


def room_for(g: Oath, seat: int, card: int, face_up: bool) -> bool:
    limiting = LIMIT.mask | OUTSIDERS.mask | UNLIMITED.mask
    if g.own[seat] & limiting or (face_up and limiting >> card & 1):
        return too_many(g, seat, card, face_up) <= len(removable(g, seat, card, face_up))
    over = len(g.advisers[seat]) + len(g.facedown[seat]) + 1 - ADVISERS
    return over <= 0 or over <= len(removable(g, seat, card, face_up))


def may_advise(g: Oath, seat: int, card: int) -> Refusal | None:
    """Why a card cannot be played face up among the seat's advisers."""
    if card in VISION:
        return refusal("5.1.4.3", "oath-visions-not-advisers")
    if WHERE[card] == SITE_ONLY:
        return refusal("7.2.1", "oath-only-sites", what=component(card))
    by = barred(g, NO_FACE_UP, seat, card, NO_SITE)
    if by:
        return forbidden_by(by)
    return None if room_for(g, seat, card, True) else refusal("18.4.2", "oath-no-room-for-advisers")


def may_hide(g: Oath, seat: int, card: int) -> Refusal | None:
    by = barred(g, NO_FACE_DOWN, seat)
    if by:
        return forbidden_by(by)
    return None if room_for(g, seat, card, False) else refusal("5.1.4.2.1", "oath-no-room-for-advisers")


def may_reveal(g: Oath, seat: int, card: int) -> Refusal | None:
    """Why a Vision cannot be played face up (rulebook 5.1.4.3)."""
    if not is_vision(card):
        return refusal("5.1.4.3", "oath-no-vision")
    if card != CONSPIRES and g.role[seat] != EXILE:
        return refusal("5.1.4.3", "oath-exiles-only")
    by = barred(g, NO_FACE_UP, seat, card, NO_SITE)
    return forbidden_by(by) if by else None


# ------------------------------------------------------------------------------------------------------------ choices


def not_drawn(card: int) -> Refusal:
    return refusal("5.1.3", "oath-not-drawn", what=component(card))


class ToSite(Verb):
    name = "play-to-site"
    takes = (CARD, SLOT)
    rule = "5.1.4.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        found = []
        for card in g.drawn[seat]:
            for slot in sites_for(g, seat, card):
                found.append(self.action(card, slot))
        return found

    def why_not(self, g: Oath, seat: int, card: int, slot: int) -> Refusal | None:
        if card not in g.drawn[seat]:
            return not_drawn(card)
        if is_vision(card):
            return refusal("5.1.4.3", "oath-visions-not-at-sites")
        if WHERE[card] == ADVISER_ONLY:
            return refusal("7.2.1", "oath-only-advisers", what=component(card))
        by = barred(g, NO_FACE_UP, seat, card, slot)
        return forbidden_by(by) if by else refusal(self.rule, "oath-no-room-at-site")

    def act(self, g: Oath, seat: int, card: int, slot: int) -> None:
        g.deed.gained += 1
        lay(g, seat, card, slot)


class ToAdvisers(Verb):
    name = "play-face-up"
    takes = (CARD,)
    rule = "5.1.4.2"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        found = []
        for card in g.drawn[seat]:
            if may_advise(g, seat, card) is None:
                found.append(card)
        return self.each(found)

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return may_advise(g, seat, card) if card in g.drawn[seat] else not_drawn(card)

    def act(self, g: Oath, seat: int, card: int) -> None:
        lay(g, seat, card, NO_SITE)


class FaceDown(Verb):
    name = "play-face-down"
    takes = (CARD,)
    rule = "5.1.4.2"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        deed: ActDeed = g.deeds[-1]
        if deed.verb == PLAY and not deed.how:
            return []
        found = []
        for card in g.drawn[seat]:
            if may_hide(g, seat, card) is None:
                found.append(card)
        return self.each(found)

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return may_hide(g, seat, card) if card in g.drawn[seat] else not_drawn(card)

    def act(self, g: Oath, seat: int, card: int) -> None:
        g.push(Hide(seat, g.drawn[seat].index(card)))


class Reveal(Verb):
    """A Vision, face up."""

    name = "reveal"
    takes = (CARD,)
    rule = "5.1.4.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each([card for card in g.drawn[seat] if card in VISION and may_reveal(g, seat, card) is None])

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return may_reveal(g, seat, card) if card in g.drawn[seat] else not_drawn(card)

    def act(self, g: Oath, seat: int, card: int) -> None:
        lay(g, seat, card, NO_SITE)


class Drop(Verb):
    name = "discard"
    takes = (CARD,)
    rule = "5.1.4"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return self.each(g.drawn[seat])

    def act(self, g: Oath, seat: int, card: int) -> None:
        discard_drawn(g, seat, card)

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        return not_drawn(card)


PLACING: Final = (ToSite(), ToAdvisers(), FaceDown(), Reveal(), Drop())
OF_VISIONS: Final = PLACING[2:]
OF_OTHERS: Final = (*PLACING[:3], PLACING[4])


class Place(Question):
    """Where the card goes."""

    __slots__ = ()
    verbs = PLACING
    rule = "5.1.4"
    asks = "oath-ask-place"

    def choices(self, g: Oath) -> Sequence[Verb]:
        """Only Visions are revealed, and nothing else is done with them face up."""
        visions = len([card for card in g.drawn[self.seat] if card in VISION])
        return OF_OTHERS if not visions else OF_VISIONS if visions == len(g.drawn[self.seat]) else PLACING

    def actions(self, g: Oath) -> list[Action]:
        found = super().actions(g)
        deed: ActDeed = g.deeds[-1]
        if deed.plays > 1 and len(g.drawn[self.seat]) == 1 and not deed.gained:  # rulebook 18.5.15
            return [a for a in found if a[0] in ("play-to-site", "discard")]
        return found


PLACES: Final = by_seat(Place)


class Playing(SeatProcedure):
    """What was kept is played, one card after another."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if not g.drawn[self.seat]:
            return False
        if n == 0 and g.deeds[-1].shown:
            for card in g.drawn[self.seat]:
                g.eyes[card] = everybody(g)
        g.push(PLACES[self.seat])
        return True


# -------------------------------------------------------------------------------------------------------- laying down


class MakeRoom(Choosing):
    """Advisers over the limit go first (rulebook 5.1.4.2.1). One that comes face down is any card."""

    phrase = CARDS
    asks = "oath-ask-room"

    def __init__(self, face_up: bool) -> None:
        self.face_up = face_up

    def options(self, g: Oath, card: int, seat: int) -> list[int]:
        return removable(g, seat, card, self.face_up) if too_many(g, seat, card, self.face_up) else []

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        drop_adviser(g, seat, value)
        self.do(g, card, seat)


ROOM_FACE_UP, ROOM_FACE_DOWN = MakeRoom(True), MakeRoom(False)
ANY_CARD: Final = 1


class Hide(Procedure):
    """A card goes face down among the advisers. It is known by its place in the hand: nobody else sees it."""

    __slots__ = ("at", "seat")

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def step(self, g: Oath, n: int) -> bool:
        seat = self.seat
        if n == 0:
            ROOM_FACE_DOWN.do(g, ANY_CARD, seat)
            return True
        card = g.drawn[seat][self.at]
        g.drawn[seat] = without(g.drawn[seat], card)
        to_facedown(g, seat, card)
        g.tell("oath-plays-hidden", seat=seat, back=back(card))
        return False


def lay(g: Oath, seat: int, card: int, slot: int) -> None:
    """From here on everybody sees the card."""
    g.uncover()
    g.eyes[card] = everybody(g)
    g.push(Lay(seat, card, slot))


class Lay(Procedure):
    """A card is played face up: room is made, it is laid down, and what that brings follows (rulebook 18.1.7)."""

    __slots__ = ("card", "seat", "slot")

    def __init__(self, seat: int, card: int, slot: int) -> None:
        self.seat = seat
        self.card = card
        self.slot = slot

    def step(self, g: Oath, n: int) -> bool:
        """Each step may ask something; if it does not, the next follows at once."""
        seat, card, slot, depth = self.seat, self.card, self.slot, len(g.stack)
        if n == 0:
            if slot != NO_SITE:
                before_site(g, seat, slot, bool(of_text(g, NO_CAPACITY, card, False, seat, slot)))
            elif not is_vision(card):
                ROOM_FACE_UP.do(g, card, seat)
            if len(g.stack) > depth:
                return True
        if n < 2:
            g.resume_at(2)
            g.drawn[seat] = without(g.drawn[seat], card)
            lay_down(g, seat, card, slot)
            if len(g.stack) > depth:
                return True
        if n < 3 and g.live & ON_PLAY.mask:
            g.resume_at(3)
            happen(g, ON_PLAY, seat, card, slot)
            return True
        if n < 4 and g.live & PLAYED.mask:
            g.resume_at(4)
            react(g, PLAYED, seat, card)
            return True
        if n < 5 and WHEN_PLAYED.mask >> card & 1:
            g.resume_at(5)
            g.deed.sorted = False
            when_played(g, seat, card)
            return True
        g.deed.sorted = True
        return False


def told_where(g: Oath, card: int, slot: int) -> Message:
    if is_vision(card):
        return Message("oath-on-board", {})
    return Message("oath-among-advisers", {}) if slot == NO_SITE else component(g.site[slot])


def lay_down(g: Oath, seat: int, card: int, slot: int) -> None:
    if g.listener is not None:
        g.tell("oath-plays", seat=seat, card=IDS[card], where=told_where(g, card, slot))
    if is_vision(card):
        g.eyes[card] = 0
        if card == CONSPIRES:
            g.boxed = (*g.boxed, card)
        else:
            discard_vision(g, seat)
            g.vision[seat] = card
            enliven(g, card, WITH + seat)
    elif slot == NO_SITE:
        to_advisers(g, seat, card)
    else:
        to_site(g, card, slot)
        if not instead(g, INSTEAD_OF_FAVOR, seat):
            gain_favor(g, seat, SUIT[card], 1)
        homeland(g, seat, card, slot)


def homeland(g: Oath, seat: int, card: int, slot: int) -> None:
    """Rulebook 11.2.0."""
    site, suit = g.site[slot], SUIT[card]
    if HOMELAND.mask >> site & 1 and SITES[site].homeland == suit and (seat, slot, suit) not in g.discarded:
        for number, power in POWERS.at(HOMELAND, 1 << site):
            power.does(g, number, seat, card)


def when_played(g: Oath, seat: int, card: int) -> None:
    """The player must (rulebook 7.3.3)."""
    if WHEN_PLAYED.mask >> card & 1:
        for number, power in POWERS.at(WHEN_PLAYED, 1 << card):
            if power.given is None or power.given.holds(g, number, seat):
                power.does(g, number, seat)


# --------------------------------------------------------------------------------------- discards before a card comes


def clearing(g: Oath, seat: int, slot: int, used: int) -> list[tuple[int, int]]:
    """Powers that let the seat discard a card before one comes to a slot, and the slots where they do."""
    speaking = g.live & BEFORE_SITE.mask & ~used
    if not speaking:
        return []
    found = []
    for number, power in POWERS.at(BEFORE_SITE, speaking):
        if applies(g, number, power.whose, seat) and (power.given is None or power.given.holds(g, number, seat, slot)):
            found.append((number, int(power.does(g, number, seat, slot))))
    return found


def clearable(g: Oath, seat: int, slot: int, at: int, used: int) -> list[int]:
    """The cards at a slot that the seat may discard before one comes to another, or the same, slot.

    A card goes neither by its own power nor after it (rulebook 7.4.3).
    """
    return cleared_by(g, seat, clearing(g, seat, slot, used), at, used)


def cleared_by(g: Oath, seat: int, clearing: list[tuple[int, int]], at: int, used: int) -> list[int]:
    powers, found = [], []
    for number, mask in clearing:
        if mask >> at & 1:
            powers.append(number)
    if powers:
        for card in movable(g, seat, g.cards[at]):
            if not used >> card & 1 and powers != [card]:
                found.append(card)
    return found


def before_site(g: Oath, seat: int, slot: int, roomless: bool) -> None:
    if g.live & BEFORE_SITE.mask:
        asked = ClearFirst(seat, slot, 0, roomless)
        if asked.open(g):
            g.push(asked)


class Clear(Verb):
    """Discard a card at a site before another comes there."""

    name = "clear"
    takes = (CARD,)
    rule = "5.1.4.1"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return []

    def act(self, g: Oath, seat: int, card: int) -> None:
        discard(g, card, seat)


class ClearFirst(Question):
    """Discard a card first, or go on; where there is no room one must go."""

    __slots__ = ("roomless", "slot", "used")
    verbs = (Clear(),)
    rule = "5.1.4.1"
    asks = "oath-ask-clear"
    ends = "oath-do-clear-nothing"

    def __init__(self, seat: int, slot: int, used: int, roomless: bool) -> None:
        self.seat = seat
        self.slot = slot
        self.used = used
        self.roomless = roomless

    def cards(self, g: Oath) -> list[int]:
        found, seat, used = clearing(g, self.seat, self.slot, self.used), self.seat, self.used
        return [card for at in range(SLOT_COUNT) for card in cleared_by(g, seat, found, at, used)] if found else []

    def may_pass(self, g: Oath) -> bool:
        return self.roomless or len(g.cards[self.slot]) < capacity(g, self.slot)

    def actions(self, g: Oath) -> list[Action]:
        found = self.verbs[0].each(self.cards(g))
        return [*found, ("pass",)] if self.may_pass(g) else [a for a in found if self.helps(g, a)]

    def helps(self, g: Oath, a: Action) -> bool:
        """No other power is left for making room: it must be made now."""
        card = self.verbs[0].values(a)[0]
        at = g.place[card]
        return at == self.slot or bool(
            clearable(g, self.seat, self.slot, self.slot, self.used | 1 << self.power(g, card))
        )

    def power(self, g: Oath, card: int) -> int:
        """The power by which a card goes: of others than its own the one that reaches least."""
        at, found = g.place[card], clearing(g, self.seat, self.slot, self.used)
        found = [row for row in found if row[1] >> at & 1 and row[0] != card]
        return min(found, key=lambda row: row[1].bit_count())[0]

    def open(self, g: Oath) -> bool:
        return bool(self.cards(g))

    def play(self, g: Oath, a: Action) -> None:
        if a[0] == "pass":
            return
        card = self.verbs[0].values(a)[0]
        used = self.used | 1 << self.power(g, card)
        discard(g, card, self.seat)
        again = ClearFirst(self.seat, self.slot, used, self.roomless)
        if again.open(g):
            g.push(again)

    def question(self, g: Oath) -> Message:
        return Message(self.asks, {})


# ----------------------------------------------------------------------------- a face-down adviser, or as if searched


class TurnUp(Major):
    """Play or discard a face-down adviser, as if it had been searched for (rulebook 6.1)."""

    name = "turn-up"
    takes = (CARD,)
    rule = "6.1"
    verb = PLAY
    quiet_as_printed = True  # where it is laid is asked next

    def without_help(self, supply: bool) -> bool:
        return True

    def cost(self, g: Oath, deed: ActDeed) -> int:
        return 0

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        hidden = g.facedown[seat]
        return self.each(hidden) if hidden else ()

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        hidden = g.facedown[seat]
        return self.each([card for card in hidden if self.possible(g, self.new(g, seat, card))])

    def why_not(self, g: Oath, seat: int, card: int) -> Refusal | None:
        if card not in g.facedown[seat]:
            return refusal(self.rule, "oath-not-your-adviser")
        return why_not(g, self.new(g, seat, card))

    def act(self, g: Oath, seat: int, card: int) -> None:
        """It is taken in hand: what it is, nobody else may learn from the action under way."""
        g.facedown[seat] = without(g.facedown[seat], card)
        g.drawn[seat] = (*g.drawn[seat], card)
        g.tell("oath-turns-up", seat=seat, back=back(card))
        self.begin(g, seat, 0)

    def stages(self, seat: int) -> tuple[AnyFrame, ...]:
        return (Playing(seat),)


TURN_UP: Final = TurnUp()
MAJOR[PLAY] = TURN_UP


def play_searched(g: Oath, seat: int, card: int) -> None:
    """Play or discard a card in hand as if it had been searched for; face down too (rulebook 18.1.9)."""
    g.drawn[seat] = (*g.drawn[seat], card)
    if can_play_searched(g, seat):
        TURN_UP.begin(g, seat, 0, 1)
    else:
        discard_drawn(g, seat, card)


def can_play_searched(g: Oath, seat: int) -> bool:
    """Are its tolls within the seat's means?"""
    return TURN_UP.possible(g, TURN_UP.new(g, seat, 0, 1))
