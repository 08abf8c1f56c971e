"""Who rules what, who is whose enemy, what a card is and how many there may be: what powers change for a while.

Everything here is asked again and again, and mostly nothing has a say: so first ``g.live & moment.mask``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from interrex.engine.conditions import ANYTHING, Condition, Mask, Says
from interrex.engine.deals import Clause
from interrex.engine.kept import Kept
from interrex.engine.powers import Acting, Moment, Powers

from .data.constants import ADVISERS, SITE_BANDITS
from .data.faces import NO_SUIT, NOMAD
from .data.numbers import CAPACITY as PRINTED_CAPACITY
from .data.numbers import CHAINED, NOBODY, NUMBER, SUIT
from .deeds import TRADE
from .moments import (
    ACCESS,
    ACCESS_TO_SITE,
    ADVISER_WORTH,
    BANDIT_COUNT,
    CAPACITY,
    CROWN,
    ENEMIES,
    EVERYBODY,
    HOLDER,
    LIMIT,
    LOCKS,
    MASK,
    NOT_RULER,
    OTHERS,
    OUTSIDERS,
    PAWN_HERE,
    PLAN,
    PURSE,
    RULER,
    UNLIMITED,
)
from .state import ALL_SLOTS, IN_TURN, NOWHERE, PURPLE, SLOT_COUNT, SLOTS_AMONG, WITH, Oath

# ------------------------------------------------------------------------------------------------------------- ruling


def rules(g: Oath, seat: int, slot: int) -> bool:
    """Does the seat rule that site (rulebook 10.21)?"""
    colour = g.colours[slot]
    if colour >= 0:
        return g.flag[seat] == colour
    return bool(g.live & CROWN.mask) and crowned(g, seat, slot)


def crowned(g: Oath, seat: int, slot: int) -> bool:
    """An empty site that somebody rules all the same; of the Empire, every Imperial player."""
    if not g.face_up >> slot & 1:
        return False
    crowns = g.live & CROWN.mask
    for number, power in CROWN.found.get(crowns) or POWERS.at(CROWN, crowns):
        holder = g.holder(number)
        if holder != NOBODY and g.flag[holder] == g.flag[seat] and power.does:
            return True
    return False


def ruled(g: Oath, seat: int) -> int:
    """The mask of the sites a seat rules."""
    mask = g.garrisons[g.flag[seat]]
    if g.live & CROWN.mask:
        for slot, colour in enumerate(g.colours):
            if colour < 0 and crowned(g, seat, slot):
                mask |= 1 << slot
    return mask


def rulers(g: Oath, slot: int) -> list[int]:
    """The seats that rule a site; none: the bandits do, or it lies face down."""
    return [seat for seat in range(g.players) if rules(g, seat, slot)]


def chief(g: Oath, slot: int) -> int:
    """Who speaks for the rulers of a site: the Chancellor for the Empire; NOBODY: bandits."""
    found = rulers(g, slot)
    if not found:
        return NOBODY
    return g.chancellor if g.flag[found[0]] == PURPLE and g.chancellor in found else found[0]


def bandits_rule(g: Oath, slot: int) -> bool:
    if g.colours[slot] >= 0 or not g.face_up >> slot & 1:
        return False
    return not g.live & CROWN.mask or not rulers(g, slot)


def bandit_sites(g: Oath) -> int:
    """The mask of the sites that bandits rule."""
    mask = g.face_up
    for held in g.garrisons:
        mask &= ~held
    if g.live & CROWN.mask:
        for slot in SLOTS_AMONG[mask]:
            if rulers(g, slot):
                mask &= ~(1 << slot)
    return mask


def ruled_by(g: Oath, seat: int) -> int:
    """The mask of all components that the seat rules, more or less: no others can be."""
    mask = g.own[seat]
    for slot in range(SLOT_COUNT) if g.live & (CROWN.mask | MASK.mask) else SLOTS_AMONG[g.garrisons[g.flag[seat]]]:
        mask |= g.at[slot]
    return mask


def enemy(g: Oath, seat: int, other: int) -> bool:
    return g.flag[seat] != g.flag[other]


def rules_card(g: Oath, seat: int, card: int) -> bool:
    """The ruler of its site, or whose adviser it is (rulebook 10.21.1)."""
    place = g.place[card]
    if place >= WITH:
        return g.holder(card) == seat
    if g.live & MASK.mask and g.colours[place] == PURPLE and masked(g, card):
        return g.own[seat] & MASK.mask != 0 and _wears_mask(g, seat)
    return rules(g, seat, place)


def _wears_mask(g: Oath, seat: int) -> bool:
    return g.turn == seat and g.phase in IN_TURN and g.flag[seat] != PURPLE


def masked(g: Oath, card: int) -> bool:
    """Is the card at an Imperial site ruled by whoever wears the mask just now? Battle plans are not."""
    if PLAN.mask >> card & 1:
        return False
    return any(_wears_mask(g, g.holder(number)) for number, _ in POWERS.at(MASK, g.live & MASK.mask))


def card_rulers(g: Oath, card: int) -> list[int]:
    return [seat for seat in range(g.players) if rules_card(g, seat, card)]


def card_chief(g: Oath, card: int) -> int:
    """Who gets what goes to a card's ruler; NOBODY: bandits."""
    found = card_rulers(g, card)
    if not found:
        return NOBODY
    return g.chancellor if g.chancellor in found else found[0]


def slot_of(g: Oath, card: int) -> int:
    """Where a card is: its site, or that of its holder's pawn."""
    place = g.place[card]
    return place if place < SLOT_COUNT else g.pawn[g.holder(card)]


def access(g: Oath, seat: int, card: int) -> bool:
    """Rulebook 7.1.1. While somebody acts from another site, or with others' advisers, those count."""
    place = g.place[card]
    if place == NOWHERE:
        return False
    if place >= SLOT_COUNT:
        return place - WITH == seat
    return g.pawn[seat] == place or rules_card(g, seat, card)


# The masks of those that may speak to whoever is at their site, to their holder, to who rules them, and to all; and of
# the crowns and masks by which somebody may rule more than where their warbands are, which are among the latter.
Voices = tuple[int, int, int, int, int]


def voices(acting: Iterable[Acting]) -> Voices:
    here = own = reached = all_over = 0
    for number, power in acting:
        if power.whose == PAWN_HERE:
            here |= 1 << number
        elif power.whose == HOLDER:
            own |= 1 << number
        elif power.whose in (ACCESS, RULER, ACCESS_TO_SITE):
            reached |= 1 << number
        else:
            all_over |= 1 << number
    usurping = CROWN.mask | MASK.mask
    return here | reached, own | reached, reached, all_over | usurping, usurping


def find_voices(moment: Moment) -> Voices:
    """Of all that speak at a moment."""
    return voices(POWERS.at(moment, moment.mask))


VOICES: Final[Kept[Voices]] = Kept("voices", find_voices, "what components do")


def heard(g: Oath, seat: int, speaking: Voices) -> int:
    """The mask of what may have something to say to a seat, more or less: whoever is left out has not."""
    here, own, reached, all_over, usurping = speaking
    to_all = g.live & all_over
    found = to_all | here & g.at[g.pawn[seat]] | own & g.own[seat]
    if reached:
        for slot in SLOTS_AMONG[ALL_SLOTS if to_all and to_all & usurping else g.garrisons[g.flag[seat]]]:
            found |= reached & g.at[slot]
    return found


def all_speaking(moments: tuple[Moment, ...]) -> int:
    """The mask of the components that have something to say at any of the moments."""
    mask = 0
    for moment in moments:
        mask |= moment.mask
    return mask


def concerning(g: Oath, moment: Moment, seat: int) -> int:
    """The mask of what may have something to say to the seat at a moment."""
    return heard(g, seat, VOICES.known.get(moment) or VOICES.of(moment)) if g.live & moment.mask else 0


def applies(g: Oath, card: int, whose: str, seat: int) -> bool:
    """Does a power of that component concern the seat?"""
    if whose == ACCESS:  # mostly
        return access(g, seat, card)
    if whose == HOLDER:
        return g.holder(card) == seat
    place = g.place[card]
    if whose == EVERYBODY:
        return True
    if whose == ENEMIES:
        if place >= WITH:
            return enemy(g, g.holder(card), seat)
        found = card_rulers(g, card)
        return not found or enemy(g, found[0], seat)
    if whose == PAWN_HERE:
        return g.pawn[seat] == place
    if whose == OTHERS:
        return g.holder(card) not in (seat, NOBODY)
    if whose == RULER:
        return rules_card(g, seat, card)
    if whose == NOT_RULER:
        return not rules_card(g, seat, card)
    return whose == ACCESS_TO_SITE and (g.pawn[seat] == place or rules(g, seat, place))


# ----------------------------------------------------------------------------------------------- promises (rulebook 19)

NO_AMBUSH: Final = "leave-alone"  # somebody: no campaign against them
NO_JOURNEY: Final = "keep-away"  # from a slot, as it is written
NO_TARGETS: Final = "spare"  # of somebody, of a kind
NO_USE: Final = "leave-unused"  # a component, by its id


def promised(g: Oath, seat: int, name: str, *words: str | int) -> Clause | None:
    """The pledge by which a seat has promised that."""
    for pledge in g.pledges:
        if pledge.seat == seat and pledge.action[: len(words) + 1] == (name, *words):
            return pledge
    return None


def forsworn(g: Oath, seat: int) -> int:
    """The mask of the components that a seat has promised not to use."""
    return sum({1 << NUMBER[str(p.action[1])] for p in g.pledges if p.seat == seat and p.action[0] == NO_USE})


# -------------------------------------------------------------------------------------------------- asking components


def ignored(g: Oath) -> int:
    """The mask of the components whose powers do not count in the action under way."""
    mask: int = g.deeds[-1].ignores if g.deeds else 0
    return mask


POWERS: Final[Powers[int]] = Powers(concerns=applies, ignored=ignored)


def ask(g: Oath, moment: Moment, first: Any, seat: int, *about: Any) -> Any:
    """A value, with what everything that concerns the seat makes of it."""
    return POWERS.ask(moment, g.live, g, seat, *about, first=first) if g.live & moment.mask else first


def barred(g: Oath, moment: Moment, seat: int, *about: Any) -> int:
    """The component that forbids something to the seat; 0: none does."""
    return POWERS.forbids(moment, g.live, g, seat, *about) or 0 if g.live & moment.mask else 0


def unbarred(g: Oath, moment: Moment, seat: int, slots: int) -> int:
    """Of the slots in a mask those that no component forbids to the seat."""
    live = g.live & moment.mask
    return slots & ~POWERS.forbidden(moment, live, g, seat, slots) if live else slots


def naming(g: Oath, moment: Moment, seat: int, *about: Any) -> list[int]:
    """All components that have something to say about the seat."""
    return [number for number, _ in POWERS.ready(moment, g.live, g, seat, *about)] if g.live & moment.mask else []


def happen(g: Oath, moment: Moment, seat: int, *about: Any) -> None:
    """What components that concern the seat do by themselves."""
    if g.live & moment.mask:
        POWERS.happen(moment, g.live, g, seat, *about)


def react(g: Oath, moment: Moment, *about: Any) -> None:
    """What holders of advisers and relics do when something has happened, from the seat on turn on."""
    live = g.live & moment.mask
    if live:
        for seat in g.order(g.turn):
            POWERS.happen(moment, live, g, seat, *about)


def instead(g: Oath, moment: Moment, seat: int, *about: Any) -> bool:
    """True if something has taken over what was about to happen."""
    return bool(g.live & moment.mask) and POWERS.instead(moment, g.live, g, seat, *about)


def of_text(g: Oath, moment: Moment, card: int, first: Any, seat: int, *about: Any) -> Any:
    """What a card says of itself, live or not."""
    value = first
    for number, power in POWERS.at(moment, 1 << card & moment.mask):
        if power.given is None or power.given.holds(g, number, seat, *about):
            value = moment.fold(value, power.does(g, number, seat, *about) if power.computed else power.does)
    return value


def acting_on(held: Mask, says: Says = "", rule: str = "", reads: int = ANYTHING) -> Condition:
    """The condition that the action under way is about what is in a mask."""

    def holds(g: Oath, card: int, seat: int, *about: Any) -> bool:
        return bool(held(g, card, seat) >> g.deeds[-1].what & 1)

    return Condition(holds, says, rule, reads, held)


# ---------------------------------------------------------------------------------------------------------- advisers


def suit(g: Oath, card: int) -> int:
    """As printed, unless the action under way has it otherwise."""
    if g.deeds and g.deeds[-1].verb == TRADE:
        for changed, as_suit in g.deeds[-1].suits:
            if changed == card:
                return int(as_suit)
    return SUIT[card]


def trades(g: Oath, seat: int) -> bool:
    """Is the action under way a trade of the seat's?"""
    return bool(g.deeds) and g.deeds[-1].verb == TRADE and g.deeds[-1].seat == seat


def advisers(g: Oath, seat: int) -> tuple[int, ...]:
    """The face-up advisers a seat acts with: in an action under way these may be another's."""
    return g.advisers[g.deed.advisers if trades(g, seat) else seat]


def matching(g: Oath, seat: int, wanted: int) -> int:
    """How many advisers of a suit a seat has."""
    if wanted == NO_SUIT:
        return 0
    found = 0
    for card in advisers(g, seat):
        if suit(g, card) == wanted:
            found += 1
            if ADVISER_WORTH.mask >> card & 1:
                found += of_text(g, ADVISER_WORTH, card, 0, seat)
    return found


def suits_advising(g: Oath, seat: int) -> set[int]:
    return {suit(g, card) for card in advisers(g, seat)}


def limit(g: Oath, seat: int, coming: int = 0) -> int:
    """The adviser limit, with a card that comes already in force (rulebook 18.4.1)."""
    mask = (g.own[seat] | 1 << coming if coming else g.own[seat]) & LIMIT.mask
    found = ADVISERS
    if mask:
        for _, power in POWERS.at(LIMIT, mask):
            found = min(found, int(power.does))
    return found


def too_many(g: Oath, seat: int, coming: int = 0, face_up: bool = True) -> int:
    """How many advisers a seat has beyond its limit, with one that comes (rulebook 18.4)."""
    up, down = g.advisers[seat], len(g.facedown[seat])
    text = coming if face_up else 0
    if coming:
        up, down = ((*up, coming), down) if face_up else (up, down + 1)
    mask = (g.own[seat] | (1 << text if text else 0)) & OUTSIDERS.mask
    if coming and face_up and UNLIMITED.mask >> coming & 1:
        return 0
    if mask:
        outside = down + len([card for card in up if SUIT[card] != NOMAD])
        return max(0, outside - min([int(power.does) for _, power in POWERS.at(OUTSIDERS, mask)]))
    return max(0, len(up) + down - limit(g, seat, text))


def locked(g: Oath, seat: int, card: int) -> bool:
    """May the seat not discard, move or swap this face-up card (rulebook 7.2.2)?"""
    if CHAINED[card]:
        return True
    place = g.place[card]
    return place < SLOT_COUNT and bool(g.live & LOCKS.mask) and kept_from(g, seat, place)


def kept_from(g: Oath, seat: int, slot: int) -> bool:
    """Are cards and relics at a site as if locked for the seat?"""
    return barred(g, LOCKS, seat, slot) != 0


# -------------------------------------------------------------------------------------------------------------- sites


def capacity(g: Oath, slot: int) -> int:
    if not g.face_up >> slot & 1:
        return 0
    printed = PRINTED_CAPACITY[g.site[slot]]
    here = g.at[slot] & CAPACITY.mask
    return min([int(power.does) for _, power in POWERS.at(CAPACITY, here)]) if here else printed


def room(g: Oath, slot: int) -> bool:
    return len(g.cards[slot]) < capacity(g, slot)


def bandits(g: Oath, slot: int) -> int:
    found = SITE_BANDITS
    speaking = g.live & BANDIT_COUNT.mask
    if speaking:
        for _, power in POWERS.at(BANDIT_COUNT, speaking):
            found += int(power.does)
    return found


# -------------------------------------------------------------------------------------------------------------- favor


def purse(g: Oath, seat: int) -> int:
    """The bank that is the seat's board for favor, by its advisers or those it trades with (rulebook 18.5.10);
    NOBODY: it has a board like everybody."""
    if not g.live & PURSE.mask:
        return NOBODY
    mask = g.own[g.deed.advisers if trades(g, seat) else seat] & PURSE.mask
    return int(POWERS.at(PURSE, mask)[0][1].does) if mask else NOBODY


def spendable(g: Oath, seat: int) -> int:
    """Favor of such a bank, and of the board, where who borrows a Vow of Kinship may have some."""
    if not g.live & PURSE.mask:
        return g.favor[seat]
    bank = purse(g, seat)
    return g.favor[seat] if bank == NOBODY else g.banks[bank] + g.favor[seat]
