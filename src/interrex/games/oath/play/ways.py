"""Which components may have a say in a major action.

Most of what lies on the table has none. A change knows what of an action it touches, a ban what it could forbid at all;
so who could help to a major action, or stand in its way, is read off the entries as masks. Only those are asked, and
where there is nobody what is printed holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.powers import Acting, Moment, Power

from ..deeds import VERBS
from ..moments import (
    ANY_COMPONENT,
    BURDEN,
    CHOOSER,
    FLIP,
    IN_ACT,
    LOCKS,
    NO_CAMPAIGN,
    NO_MUSTER,
    NO_POWER,
    NO_RECOVER,
    NO_SEARCH,
    NO_TAKE,
    NO_TARGET,
    NO_TRADE,
    NO_TRAVEL,
    START,
    TOLL,
    WHOLE_TARGETS,
    Ability,
)
from ..ruling import POWERS, Voices, heard, voices
from ..state import Oath, Verb

# --------------------------------------------------------------------------------------------------------- what changes

# What of an action a change touches
COST: Final = 1  # its cost in Supply, which is still not nought
FREE: Final = 2  # the same, and it may be
REACH: Final = 4  # what it can be about
HURDLES: Final = 8  # what stands in its way: bans, tokens on a card, a price
YIELD: Final = 16  # what it brings and what follows it, not whether it can be done
EVERYTHING: Final = 31


AnyChange = Callable[..., None]  # (position, component, deed, *what was chosen)


class Change:
    """What a modifier or a burden changes about an action under way, and what of it that touches.

    A plain function will do as well: then it may touch everything, and is asked more often than it needs to be.
    """

    def __init__(self, does: AnyChange, touches: int = EVERYTHING) -> None:
        self.does = does
        self.touches = touches

    def __call__(self, g: Oath, card: int, deed: Any, *values: Any) -> None:
        self.does(g, card, deed, *values)


def touching(mask: int) -> Callable[[AnyChange], Change]:
    """A function as a change that touches no more than this."""

    def made(does: AnyChange) -> Change:
        return Change(does, mask)

    return made


def touched(changes: Sequence[AnyChange]) -> int:
    """What some changes touch together. Where there are none, somebody's own way to change it may touch everything."""
    mask = 0
    for change in changes:
        mask |= change.touches if isinstance(change, Change) else EVERYTHING
    return mask if changes else EVERYTHING


# ----------------------------------------------------------------------------------------------------- who has a say

# Whether a major action may be helped
UNAIDED: Final = 0
AIDED: Final = 1
WIDENED: Final = 2  # also with what is out of reach as printed


class Ways(NamedTuple):
    """The components that may have a say in a major action, as masks."""

    all: int
    opening: int  # what could make it possible
    freeing: int  # the same for a seat without Supply
    widening: int  # what could be a help to do it with things out of reach
    hindering: int  # what could burden or forbid it, or ask a price for it
    burdening: int
    mild: int  # burdens of what it brings: alone they stand in no way

    def bearing(self, speaking: int, supply: bool) -> tuple[int, bool]:
        """Whether the components that speak may help to it, and whether any may stand in its way."""
        if not speaking & (self.opening if supply else self.freeing):
            return UNAIDED, speaking & self.hindering != 0
        helped = WIDENED if speaking & self.widening else AIDED
        return helped, speaking & (self.hindering | self.mild) != 0


def all_at(moment: Moment) -> tuple[Acting, ...]:
    """All powers that there are at a moment."""
    return POWERS.at(moment, moment.mask)


def mask_of(acting: Sequence[Acting]) -> int:
    mask = 0
    for number, _ in acting:
        mask |= 1 << number
    return mask


def bans_any(power: Power, objects: int) -> bool:
    """Could a ban be about any of these?"""
    return not isinstance(power, Ability) or power.of & objects != 0


class Contested(Verb):
    """A verb in which components may have a say: a major action, or the playing of a card."""

    verb: int = 0  # the action under way it makes
    bans: ClassVar[tuple[Moment, ...]] = ()  # the moments at which it can be forbidden
    objects: int = ANY_COMPONENT  # the mask of what it can be about, where that is components

    def without_help(self, supply: bool) -> bool:
        """Can it be done where no component has a say, by a seat with Supply or without?"""
        return supply

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        """Where no component could help or hinder it what is printed holds; else they are asked."""
        helped, hindered = ways_of(self).bearing(speaking_in_act(g, seat), g.supply[seat] > 0)
        return self.asked_about(g, seat, helped, hindered) if helped or hindered else self.as_printed(g, seat)

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        """What it offers where no component has a say."""
        raise NotImplementedError

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        """What it offers where components may help to it (UNAIDED, AIDED or WIDENED) or stand in its way."""
        raise NotImplementedError


def find_ways(major: Contested) -> Ways:
    verb = major.verb
    helps = all_at(START[verb])
    opening = mask_of([(n, power) for n, power in helps if power.does.touches & ~YIELD])
    freeing = mask_of([(n, power) for n, power in helps if power.does.touches & FREE])
    widening = mask_of([(n, power) for n, power in helps if power.does.touches & REACH])
    burdens = all_at(BURDEN[verb])
    burdening = mask_of([(n, power) for n, power in burdens if power.does.touches & ~YIELD])
    mild = mask_of(burdens) & ~burdening
    hindering = burdening | TOLL[verb].mask | FLIP[verb].mask
    for moment in major.bans:
        hindering |= mask_of([(n, power) for n, power in all_at(moment) if bans_any(power, major.objects)])
    return Ways(opening | hindering | mild, opening, freeing, widening, hindering, burdening, mild)


WAYS: Final[Kept[Ways]] = Kept("ways", find_ways, "what components do")


def ways_of(major: Contested) -> Ways:
    return WAYS.known.get(major.name) or WAYS.of(major.name, major)


Bearing = tuple[Contested, int, bool]  # a verb, whether components may help to it, and whether any may stand in its way


def find_contesting(verbs: Sequence[Contested]) -> int:
    """The mask of the components that may have a say in any of the verbs."""
    mask = 0
    for verb in verbs:
        mask |= ways_of(verb).all
    return mask


CONTESTING: Final[Kept[int]] = Kept("components with a say", find_contesting, "what components do")


def find_bearings(verbs: Sequence[Contested], speaking: int, supply: bool) -> tuple[Bearing, ...]:
    """Of the verbs those that may have anything to offer where these components speak."""
    found = []
    for verb in verbs:
        ways = ways_of(verb)
        helped, hindered = ways.bearing(speaking, supply)
        if helped or speaking & ways.burdening or verb.without_help(supply):
            found.append((verb, helped, hindered))
    return tuple(found)


# Moments at which something may be said about major actions
ABOUT_MAJORS: Final = (
    *START, *BURDEN, *TOLL, *FLIP, NO_POWER,
    NO_SEARCH, NO_MUSTER, NO_TRADE, NO_RECOVER, NO_TAKE, LOCKS, NO_CAMPAIGN, NO_TARGET, WHOLE_TARGETS,
    NO_TRAVEL, CHOOSER,
)  # fmt: skip
IN_THE_ACT_PHASE: Final = (*ABOUT_MAJORS, IN_ACT)


def voices_at(moments: tuple[Moment, ...]) -> Voices:
    return voices([acting for moment in moments for acting in all_at(moment)])


ACT_VOICES: Final[Kept[Voices]] = Kept("voices of the Act Phase", voices_at, "what components do")


def speaking_in_act(g: Oath, seat: int) -> int:
    """The mask of the components that may have something to say to a seat in its Act Phase."""
    return heard(g, seat, ACT_VOICES.known.get("act") or ACT_VOICES.of("act", IN_THE_ACT_PHASE))


def find_reading(mask: int) -> int:
    """The mask of the components whose conditions may look at any of these (KNOWLEDGE, FORCES)."""
    acting = [one for moment in ABOUT_MAJORS for one in all_at(moment)]
    return mask_of([(n, power) for n, power in acting if power.given is not None and power.given.reads & mask])


READING: Final[Kept[int]] = Kept("conditions that look at it", find_reading, "what components do")


class Meddling(NamedTuple):
    """The components that could change a major action of somebody once it is begun."""

    all: int
    voices: Voices  # of those that modify or burden it: tolls and secrets turned down apart


def find_meddling(verb: int) -> Meddling:
    mask = START[verb].mask | BURDEN[verb].mask | TOLL[verb].mask | FLIP[verb].mask
    return Meddling(mask, voices_at((START[verb], BURDEN[verb])))


MEDDLING: Final[Kept[Meddling]] = Kept("meddling", find_meddling, "what components do", size=len(VERBS))
