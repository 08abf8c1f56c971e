"""The moments at which components speak, in the order of play.

The order of play asks by moment (``ruling.POWERS``) and needs not know which components there are; ``cards`` enters
what each of them does. Of a question the seat that a power is given is the one it is about, of a choice its user.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from interrex.engine.conditions import Condition
from interrex.engine.powers import ASK, DO, INSTEAD, MAY, Moment, Power

from .deeds import VERBS

# Who has a power, or on whom it works
ACCESS: Final = "access"  # whoever rules the card, or has a pawn at its site (rulebook 7.1.1)
RULER: Final = "ruler"
HOLDER: Final = "holder"  # of an adviser, relic or banner
OTHERS: Final = "others"  # everybody but the holder
ENEMIES: Final = "enemies"  # of its ruler
EVERYBODY: Final = "everybody"
NOT_RULER: Final = "not-ruler"
PAWN_HERE: Final = "pawn-here"
ACCESS_TO_SITE: Final = "access-to-site"  # of a site's own power: its ruler, or a pawn there


ANY_COMPONENT: Final = -1
ELSEWHERE: Final = 0  # nothing that is needed: another target at one's own site will always do


class Ability(Power):
    """A power of Oath: mostly of whoever has access to its component. ``auto`` is rulebook 22.3.2."""

    __slots__ = ("of",)

    def __init__(
        self,
        at: Moment,
        does: Any,
        given: Condition | Callable[..., bool] | None = None,
        whose: str = ACCESS,
        must: bool = False,
        auto: bool = False,
        of: int = ANY_COMPONENT,
    ) -> None:
        super().__init__(at, does, given, whose, must=must, auto=auto)
        self.of = of  # of a ban: the mask of the components that it could be about at all


def _last(value: Any, said: Any) -> Any:
    return said


# What somebody or something is
CROWN: Final = Moment("crown", ASK, operator.or_)  # does the seat rule an empty site? about the slot
MASK: Final = Moment("mask", ASK, operator.or_)  # does its holder rule the cards of Imperial sites, and no Imperial?
ADVISER_WORTH: Final = Moment("adviser-worth", ASK)  # more than one, when advisers are counted
LIMIT: Final = Moment("limit", ASK, min)  # of advisers
OUTSIDERS: Final = Moment("outsiders", ASK, min)  # limit of those that are not free of it
UNLIMITED: Final = Moment("unlimited", ASK, operator.or_)  # free of the limit, about the adviser and whether it comes
CAPACITY: Final = Moment("capacity", ASK, min)  # about the slot
NO_CAPACITY: Final = Moment("no-capacity", ASK, operator.or_)  # text of a card that is played: does it fit anyway?
BANDIT_COUNT: Final = Moment("bandits", ASK)  # more of them at each site
LOCKS: Final = Moment("locks", ASK, operator.or_)  # for the seat, about the slot
PURSE: Final = Moment("purse", ASK, _last)  # the bank that is a seat's board for favor
GOAL: Final = Moment("goal", ASK, operator.or_)  # text of a Vision: does the seat meet it?

# What is forbidden (rulebook 9.2): for the seat, about what it would do
NO_SEARCH: Final = Moment("no-search", ASK, operator.or_)
NO_MUSTER: Final = Moment("no-muster", ASK, operator.or_)  # about the card
NO_TRADE: Final = Moment("no-trade", ASK, operator.or_)  # about the card
NO_TRADE_FAVOR: Final = Moment("no-trade-favor", ASK, operator.or_)
NO_RECOVER: Final = Moment("no-recover", ASK, operator.or_)  # about relic or banner
NO_CAMPAIGN: Final = Moment("no-campaign", ASK, operator.or_)
NO_TRAVEL: Final = Moment("no-travel", ASK, operator.or_)  # about the slots left and reached
NO_FACE_DOWN: Final = Moment("no-face-down", ASK, operator.or_)
NO_FACE_UP: Final = Moment("no-face-up", ASK, operator.or_)  # about the card and the slot, or NOBODY for advisers
NO_PLAN: Final = Moment("no-plan", ASK, operator.or_)  # about the card
NO_TARGET: Final = Moment("no-target", ASK, operator.or_)  # about the kind of target and which
NO_TAKE: Final = Moment("no-take", ASK, operator.or_)  # about relic or banner and whose it is
NO_GIVE: Final = Moment("no-give", ASK, operator.or_)  # of secrets
NO_STATION: Final = Moment("no-station", ASK, operator.or_)
NO_EXILE: Final = Moment("no-exile", ASK, operator.or_)
NO_POWER: Final = Moment("no-power", ASK, operator.or_)  # about the component and whether its cost has secrets
NO_SACRIFICE: Final = Moment("no-sacrifice", ASK, operator.or_)  # for an attacker
TOLL: Final = tuple([Moment(f"toll-{verb}", ASK, operator.or_) for verb in VERBS])  # about what the deed is about
FLIP: Final = tuple([Moment(f"flip-{verb}", ASK, operator.or_) for verb in VERBS])  # a secret must be turned down

# A turn (rulebook 4)
IN_WAKE: Final = Moment("wake", DO)  # what must be done first
AT_SITE: Final = Moment("at-site", MAY)  # the last step of waking
IN_ACT: Final = Moment("action", MAY)
IN_REST: Final = Moment("rest", MAY)
END_ROLLED: Final = Moment("end-rolled", DO)

# Major actions (rulebook 5, 7.4)
BURDEN: Final = tuple([Moment(f"burden-{verb}", DO) for verb in VERBS])
START: Final = tuple([Moment(f"modify-{verb}", MAY) for verb in VERBS])
ENDED: Final = tuple([Moment(f"ended-{verb}", DO) for verb in VERBS])  # others' reactions, about the actor
ANSWERS: Final = Moment("answers", DO)  # a campaign of others, about attacker and defender
ON_DRAW: Final = Moment("on-draw", DO)
PLAYS_TO: Final = Moment("plays-to", ASK, operator.or_)  # mask of slots, about the card
BEFORE_SITE: Final = Moment("before-site", MAY)  # about the slot: a discard before a card comes there
INSTEAD_OF_FAVOR: Final = Moment("instead-of-favor", INSTEAD)  # for playing to a site
HOMELAND: Final = Moment("homeland", DO)  # about the card
ON_PLAY: Final = Moment("on-play", DO)  # the player's own, about the card and its slot
PLAYED: Final = Moment("played", DO)  # others', about the card and its player
WHEN_PLAYED: Final = Moment("when-played", DO)
MUSTERS_ANYWHERE: Final = Moment("laden", ASK, operator.or_)  # may it be mustered with though tokens lie there?
TRADE_FAVOR: Final = Moment("trade-favor", ASK)  # more of it, about how much is gained
MUSTER_EXTRA: Final = Moment("muster-extra", ASK)  # about the card
RECOVERED: Final = Moment("recovered", DO)  # about what, by whom, and what was put on a banner
TAKEN: Final = Moment("taken", DO)  # relics, by somebody: about the taker and the relics
LEAVES: Final = Moment("leaves", DO)  # about the slot
ARRIVES: Final = Moment("arrives", DO)  # about the slot
CHOOSER: Final = Moment("chooser", ASK, _last)  # who names the destination

# Campaigns (rulebook 5.5)
TARGET_DICE: Final = Moment("target-dice", ASK)  # more of them, about the kind of target and which
WHOLE_TARGETS: Final = Moment("whole-targets", ASK, operator.or_)  # do the declared targets break a rule?
FORCE: Final = Moment("force", ASK, operator.or_)  # mask of slots that fight with the attacker
SITE_ATTACK: Final = Moment("site-attack", ASK)  # attack dice for a target at a slot
PLAN: Final = Moment("plan", MAY)
PLAN_COST: Final = Moment("plan-cost", ASK, _last)  # added: (favor burned, secrets placed)
ROLLED: Final = Moment("rolled", MAY)  # about the kind of dice
KILLS_ALL: Final = Moment("kills-all", ASK, operator.or_)  # a defeated force, about the attacker

PLAN_LEAVES: Final = Moment("plan-leaves", INSTEAD)  # a used plan is to be discarded: its user, about the plan

# Primitives
BURNED: Final = Moment("burned", INSTEAD)  # favor, about how much
VISION_GOES: Final = Moment("vision-goes", INSTEAD)  # about the Vision
TITLE_TAKEN: Final = Moment("title-taken", DO)
BURIED: Final = Moment("buried", DO)  # a relic, by itself: it goes back to the relic deck

# The chronicle (rulebook 8)
KEEPS_SITES: Final = Moment("keeps-sites", ASK, operator.or_)  # mask of slots
