"""Which components may have a say in what can be done in the Act Phase.

Most of what lies on the table has none. So it is seen once, from masks, who could make a major action possible or stand
in its way; only those are asked, and where there is nobody what is printed holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from interrex.engine.powers import Acting, Moment

from ..data.numbers import ALL_BANNERS, ALL_SITES
from ..moments import (
    BURDEN,
    CHOOSER,
    CROWN,
    FLIP,
    IN_ACT,
    LOCKS,
    MASK,
    NO_CAMPAIGN,
    NO_MUSTER,
    NO_POWER,
    NO_RECOVER,
    NO_SEARCH,
    NO_TAKE,
    NO_TARGET,
    NO_TRADE,
    NO_TRAVEL,
    POWERS,
    START,
    TOLL,
    WHOLE_TARGETS,
)
from ..standing import Check, Voices, every_power, voices
from ..undertakings import CAMPAIGN, MUSTER, PLAY, RECOVER, SEARCH, TRADE, TRAVEL, VERBS
from .automatic import automatic

Change = Callable[..., None]  # (g, card, deed, *values)
Marked = TypeVar("Marked", bound=Callable[..., Any])
Rows = tuple[tuple[Any, int, bool], ...]  # how major actions make their offers, and whether helped or hindered

# Whom a modifier may help to an action that would not be lawful without it
NOBODY_AT_ALL: Final = 0  # it only changes what the action brings
WITH_SUPPLY: Final = 1
ALWAYS: Final = 2

# Changes that modifiers are made of and that open no way, or none to a seat without Supply
OPENS_NOTHING: Final[set[Change]] = set()
NEEDS_SUPPLY: Final[set[Change]] = set()
WIDENS: Final[set[Change]] = set()  # those that put within reach what is not, as printed


def marking(marked: set[Any]) -> Callable[[Marked], Marked]:
    """Whatever is marked so is in the set."""

    def mark(one: Marked) -> Marked:
        marked.add(one)
        return one

    return mark


opens_nothing: Final = marking(OPENS_NOTHING)  # it changes what an action brings, not whether it can be done
needs_supply: Final = marking(NEEDS_SUPPLY)  # it is no help to somebody who has no Supply at all
widens: Final = marking(WIDENS)


def opens(change: Change) -> int:
    return NOBODY_AT_ALL if change in OPENS_NOTHING else WITH_SUPPLY if change in NEEDS_SUPPLY else ALWAYS


# Whether a major action may be helped
UNAIDED: Final = 0
AIDED: Final = 1
WIDENED: Final = 2  # also with what is out of reach as printed

# The moments at which major actions can be forbidden
BANS: Final[dict[int, tuple[Moment, ...]]] = {
    SEARCH: (NO_SEARCH,),
    MUSTER: (NO_MUSTER,),
    TRADE: (NO_TRADE,),
    RECOVER: (NO_RECOVER, NO_TAKE, LOCKS),
    CAMPAIGN: (NO_CAMPAIGN, NO_TARGET, WHOLE_TARGETS),
    TRAVEL: (NO_TRAVEL, CHOOSER),
    PLAY: (),
}


# Bans that stand in no way, known by their conditions or their moment: of a relic's recovery those about banners and
# about what is somebody's, of a campaign those about targets elsewhere.
Ban = Check | Moment
ABOUT_BANNERS: Final[set[Ban]] = {NO_TAKE}
ABOUT_OTHER_SITES: Final[set[Ban]] = set()

about_banners: Final = marking(ABOUT_BANNERS)
about_other_sites: Final = marking(ABOUT_OTHER_SITES)


class Ways:
    """The components that may have a say in what can be done in the Act Phase, as masks by major action."""

    __slots__ = (
        "all",
        "automatic",
        "banning",
        "bearing",
        "burdening",
        "freeing",
        "hindering",
        "looking",
        "meddling",
        "mild",
        "opening",
        "plans",
        "touching",
        "usurping",
        "voices",
        "wavering",
        "widening",
    )

    def __init__(self) -> None:
        self.opening = [0] * len(VERBS)  # what could make it possible
        self.freeing = [0] * len(VERBS)  # the same for a seat without Supply
        self.widening = [0] * len(VERBS)  # what could be a help to do it with things out of reach
        self.hindering = [0] * len(VERBS)  # what could burden or forbid it, or ask a price for it
        self.burdening = [0] * len(VERBS)
        self.mild = [0] * len(VERBS)  # burdens of what it brings: alone they stand in no way
        self.banning: list[list[Acting]] = [[] for _ in VERBS]
        speaking: list[Acting] = []
        for number, power in every_power():
            if power.at is IN_ACT or power.at is NO_POWER:
                speaking.append((number, power))
            for verb, bans in BANS.items():
                if power.at is START[verb] and power.does.opens:
                    self.opening[verb] |= 1 << number
                    self.freeing[verb] |= (power.does.opens == ALWAYS) << number
                    self.widening[verb] |= power.does.widens << number
                elif power.at is BURDEN[verb] and power.does in OPENS_NOTHING:
                    self.mild[verb] |= 1 << number
                elif power.at in (BURDEN[verb], TOLL[verb], FLIP[verb]) or power.at in bans:
                    self.hindering[verb] |= 1 << number
                    self.banning[verb].append((number, power))
                    self.burdening[verb] |= (power.at is BURDEN[verb]) << number
                else:
                    continue
                speaking.append((number, power))
        self.all = 0
        for mask in (*self.opening, *self.hindering, *self.mild):
            self.all |= mask
        self.voices = voices(speaking)  # theirs, and those of Action powers and what forbids these
        self.wavering = self.all & ~(ALL_SITES | ALL_BANNERS)  # may hang on more than where pawns and cards are
        self.automatic = automatic()
        self.usurping = CROWN.speakers | MASK.speakers  # whoever has these rules more than where warbands are
        self.looking = 0  # those whose Action powers hang on what a seat has seen
        for number, power in every_power():
            if power.at is IN_ACT and power.does.looking:
                self.looking |= 1 << number
        self.touching: list[Voices] = [  # what could change it once it is begun, tolls and secrets turned down apart
            voices([acting for acting in every_power() if acting[1].at in (START[verb], BURDEN[verb])])
            for verb in range(len(VERBS))
        ]
        self.meddling = [  # all of these
            START[verb].speakers | BURDEN[verb].speakers | TOLL[verb].speakers | FLIP[verb].speakers
            for verb in range(len(VERBS))
        ]
        self.bearing: dict[str, int] = {}
        self.plans: dict[int, Rows] = {}

    def hinderers(self, major: Any) -> int:
        """The components that may stand in the way of a major action, but for what it bears."""
        mask = self.bearing.get(major.name)
        if mask is None:
            mask = 0
            for number, power in self.banning[major.verb]:
                if power.at not in major.bears and power.given not in major.bears:
                    mask |= 1 << number
            self.bearing[major.name] = mask
        return mask

    def bearing_on(self, major: Any, speaking: int, supply: bool) -> tuple[int, int]:
        """Whether the components that speak may help to a major action, and which of them may stand in its way."""
        verb, hindering = major.verb, speaking & self.hinderers(major)
        if not speaking & (self.opening if supply else self.freeing)[verb]:
            return UNAIDED, hindering
        return WIDENED if speaking & self.widening[verb] else AIDED, hindering | speaking & self.mild[verb]

    def plan(self, majors: Sequence[Any], speaking: int, supply: bool, joined: Callable[[Rows], Rows]) -> Rows:
        """The major actions to be looked at where these components speak: how each makes its offers, and whether it may
        be helped or hindered."""
        key = speaking & self.all | supply  # no component has the number 0
        found = self.plans.get(key)
        if found is None:
            rows = []
            for major in majors:
                helped, hindering = self.bearing_on(major, speaking, supply)
                if supply or helped or hindering & self.burdening[major.verb]:
                    rows.append((major.offered, helped, hindering != 0))
            found = self.plans[key] = joined(tuple(rows))
        return found


def ways() -> Ways:
    found: Ways | None = POWERS.memo.get("ways")
    if found is None:
        found = POWERS.memo["ways"] = Ways()
    return found
