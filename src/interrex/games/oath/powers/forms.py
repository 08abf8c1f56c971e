"""What a power is: the forms of rulebook 7, and what powers forbid, count and take over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from interrex.engine.powers import Moment, Power

from ..deeds import PLAY, SEARCH
from ..moments import (
    ACCESS,
    ANY_COMPONENT,
    BURDEN,
    CAPACITY,
    ENEMIES,
    FLIP,
    HOLDER,
    HOMELAND,
    IN_ACT,
    IN_REST,
    LIMIT,
    PLAN,
    START,
    TOLL,
    WHEN_PLAYED,
    Ability,
)
from ..play.access import ComponentVerb
from ..play.asking import Effect, carry
from ..play.campaign.plans import BattlePlan
from ..play.deeds import Modifier
from ..play.using import Use
from ..play.ways import AnyChange, touched
from ..state import Oath
from .checks import Check


def named(entries: Mapping[str, tuple[Power, ...]]) -> dict[str, tuple[Power, ...]]:
    """The entries; each verb in them knows whose it is."""
    for powers in entries.values():
        for power in powers:
            if isinstance(power.does, ComponentVerb):
                power.does.whose = power.whose
    return dict(entries)


# --------------------------------------------------------------------------------------- what somebody may or must do


def action(*effects: Effect, given: Check | None = None, whose: str = ACCESS) -> Ability:
    """In the Act Phase, with access and its cost paid (rulebook 7.3.2)."""
    return Ability(IN_ACT, Use(*effects), given, whose)


def action_verb(use: Use, given: Check | None = None, whose: str = ACCESS) -> Ability:
    """The same, where it takes words of its own."""
    return Ability(IN_ACT, use, given, whose)


def rest(*effects: Effect, given: Check | None = None) -> Ability:
    """At the end of the Rest Phase, once (rulebook 7.3.4)."""
    return Ability(IN_REST, Use(*effects), given, HOLDER)


def when_played(*effects: Effect, given: Check | None = None) -> Ability:
    """The player of it must (rulebook 7.3.3)."""

    def happens(g: Oath, card: int, seat: int) -> None:
        carry(g, card, seat, effects)

    return Ability(WHEN_PLAYED, happens, given, HOLDER, must=True)


def modifies(
    verb: int, *changes: AnyChange, given: Check | None = None, whose: str = ACCESS, auto: bool = False
) -> Ability:
    """At the start of a major action, once (rulebook 7.4). ``auto``: it costs nothing and can only help."""
    return Ability(START[verb], Modifier(*changes), given, whose, auto=auto)


def modifies_with(verb: int, modifier: Modifier, given: Check | None = None, whose: str = ACCESS) -> Ability:
    """The same, where it takes words of its own."""
    return Ability(START[verb], modifier, given, whose)


def modifies_playing(*changes: AnyChange, given: Check | None = None, auto: bool = False) -> tuple[Ability, Ability]:
    """A modifier of search that also counts when a face-down adviser is played (rulebook 18.1.9)."""
    return modifies_playing_with(Modifier(*changes), given, auto)


def modifies_playing_with(
    modifier: Modifier, given: Check | None = None, auto: bool = False
) -> tuple[Ability, Ability]:
    """The same, where it takes words of its own."""
    return (
        Ability(START[SEARCH], modifier, given, ACCESS, auto=auto),
        Ability(START[PLAY], modifier, given, ACCESS, auto=auto),
    )


def burdens(verb: int, *changes: AnyChange, who: str, given: Check | None = None) -> Ability:
    """At the same moment, but it must."""

    return Ability(BURDEN[verb], Burden(changes), given, who, must=True)


class Burden:
    """Changes that are made whether anybody likes them or not."""

    def __init__(self, changes: tuple[AnyChange, ...]) -> None:
        self.changes = changes
        self.touches = touched(changes)

    def __call__(self, g: Oath, card: int, seat: int) -> None:
        for change in self.changes:
            change(g, card, g.deeds[-1])


# ------------------------------------------------------------------------------------------------------- battle plans

WON: Final = 1
LOST: Final = 2
END: Final = 3


class Later:
    """Parts of a plan that wait for the outcome."""

    def __init__(self, when: int, effects: tuple[Effect, ...]) -> None:
        self.when = when
        self.effects = effects


def if_won(*effects: Effect) -> Later:
    return Later(WON, effects)


def at_end(*effects: Effect) -> Later:
    return Later(END, effects)


def plan(
    side: int, *parts: Effect | Later, given: Check | None = None, alone: bool = False, for_players: bool = False
) -> Ability:
    """A battle plan (rulebook 7.5). ``alone``: its side uses no other; ``for_players``: bandits cannot use it."""
    now = tuple([part for part in parts if isinstance(part, Effect)])
    later = [part for part in parts if isinstance(part, Later)]
    won, lost, end = [
        tuple([e for part in later if part.when == when for e in part.effects]) for when in (WON, LOST, END)
    ]
    signed = any(getattr(part, "signed", False) for part in now)
    return Ability(PLAN, BattlePlan(side, now, won, lost, end, signed, alone, for_players), given)


# ------------------------------------------------------------------------------------ bans, counts, reactions, limits


def cannot(moment: Moment, given: Check | None = None, who: str = HOLDER, of: int = ANY_COMPONENT) -> Ability:
    """Forbids something (rulebook 9.2.2); ``of``: the mask of the components it could be about at all."""
    return Ability(moment, True, given, who, of=of)


def toll(verb: int, given: Check | None = None) -> Ability:
    """Forbidden to the ruler's enemies unless they give the ruler one favor (rulebook 18.1.8)."""
    return Ability(TOLL[verb], True, given, ENEMIES)


def flips(verb: int, given: Check | None = None, who: str = ENEMIES) -> Ability:
    """Forbidden unless a secret is turned face down (rulebook 11.12)."""
    return Ability(FLIP[verb], True, given, who)


def says(moment: Moment, value: Any, given: Check | None = None, whose: str = HOLDER) -> Ability:
    """A value at a moment of its own: a number, a mask, or a function of position, component and seat."""
    return Ability(moment, value, given, whose)


def does(moment: Moment, what: Callable[..., None], given: Check | None = None, whose: str = HOLDER) -> Ability:
    """Something that happens at a moment of its own."""
    return Ability(moment, what, given, whose, must=True)


def limit(n: int) -> Ability:
    """Of advisers (rulebook 7.6.4)."""
    return Ability(LIMIT, n, None, HOLDER)


def capacity(n: int) -> Ability:
    """Of the site where it lies."""
    return Ability(CAPACITY, n, None, HOLDER)


def homeland(*effects: Effect) -> Ability:
    """The reward for a card of the site's suit (rulebook 11.2)."""

    def reward(g: Oath, site: int, seat: int, card: int) -> None:
        carry(g, site, seat, effects)

    return Ability(HOMELAND, reward)
