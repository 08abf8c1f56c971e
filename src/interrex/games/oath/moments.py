"""The moments at which components speak, in the order of play.

The order of play asks by moment (``ruling.POWERS``) and needs not know which components there are; ``cards`` enters
what each of them does. Of a question the seat that a power is given is the one it is about, of a choice its user.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from interrex.engine.conditions import Condition
from interrex.engine.powers import Moment, Power

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
CROWN: Final = Moment("crown", operator.or_)  # does the seat rule an empty site? about the slot
MASK: Final = Moment("mask", operator.or_)  # does its holder rule the cards of Imperial sites, and no Imperial?
ADVISER_WORTH: Final = Moment("adviser-worth")  # more than one, when advisers are counted
LIMIT: Final = Moment("limit", min)  # of advisers
OUTSIDERS: Final = Moment("outsiders", min)  # limit of those that are not free of it
UNLIMITED: Final = Moment("unlimited", operator.or_)  # free of the limit, about the adviser and whether it comes
CAPACITY: Final = Moment("capacity", min)  # about the slot
NO_CAPACITY: Final = Moment("no-capacity", operator.or_)  # text of a card that is played: does it fit anyway?
BANDIT_COUNT: Final = Moment("bandits")  # more of them at each site
LOCKS: Final = Moment("locks", operator.or_)  # for the seat, about the slot
PURSE: Final = Moment("purse", _last)  # the bank that is a seat's board for favor
GOAL: Final = Moment("goal", operator.or_)  # text of a Vision: does the seat meet it?

# What is forbidden (rulebook 9.2): for the seat, about what it would do
NO_SEARCH: Final = Moment("no-search", operator.or_)
NO_MUSTER: Final = Moment("no-muster", operator.or_)  # about the card
NO_TRADE: Final = Moment("no-trade", operator.or_)  # about the card
NO_TRADE_FAVOR: Final = Moment("no-trade-favor", operator.or_)
NO_RECOVER: Final = Moment("no-recover", operator.or_)  # about relic or banner
NO_CAMPAIGN: Final = Moment("no-campaign", operator.or_)
NO_TRAVEL: Final = Moment("no-travel", operator.or_)  # about the slots left and reached
NO_FACE_DOWN: Final = Moment("no-face-down", operator.or_)
NO_FACE_UP: Final = Moment("no-face-up", operator.or_)  # about the card and the slot, or NOBODY for advisers
NO_PLAN: Final = Moment("no-plan", operator.or_)  # about the card
NO_TARGET: Final = Moment("no-target", operator.or_)  # about the kind of target and which
NO_TAKE: Final = Moment("no-take", operator.or_)  # about relic or banner and whose it is
NO_GIVE: Final = Moment("no-give", operator.or_)  # of secrets
NO_STATION: Final = Moment("no-station", operator.or_)
NO_EXILE: Final = Moment("no-exile", operator.or_)
NO_POWER: Final = Moment("no-power", operator.or_)  # about the component and whether its cost has secrets
NO_SACRIFICE: Final = Moment("no-sacrifice", operator.or_)  # for an attacker
TOLL: Final = tuple([Moment(f"toll-{verb}", operator.or_) for verb in VERBS])  # about what the deed is about
FLIP: Final = tuple([Moment(f"flip-{verb}", operator.or_) for verb in VERBS])  # a secret must be turned down

# A turn (rulebook 4)
IN_WAKE: Final = Moment("wake")  # what must be done first
AT_SITE: Final = Moment("at-site")  # the last step of waking
IN_ACT: Final = Moment("action")
IN_REST: Final = Moment("rest")
END_ROLLED: Final = Moment("end-rolled")

# Major actions (rulebook 5, 7.4)
BURDEN: Final = tuple([Moment(f"burden-{verb}") for verb in VERBS])
START: Final = tuple([Moment(f"modify-{verb}") for verb in VERBS])
ENDED: Final = tuple([Moment(f"ended-{verb}") for verb in VERBS])  # others' reactions, about the actor
ANSWERS: Final = Moment("answers")  # a campaign of others, about attacker and defender
ON_DRAW: Final = Moment("on-draw")
PLAYS_TO: Final = Moment("plays-to", operator.or_)  # mask of slots, about the card
BEFORE_SITE: Final = Moment("before-site")  # about the slot: a discard before a card comes there
INSTEAD_OF_FAVOR: Final = Moment("instead-of-favor")  # for playing to a site
HOMELAND: Final = Moment("homeland")  # about the card
ON_PLAY: Final = Moment("on-play")  # the player's own, about the card and its slot
PLAYED: Final = Moment("played")  # others', about the card and its player
WHEN_PLAYED: Final = Moment("when-played")
TRADE_FAVOR: Final = Moment("trade-favor")  # more of it, about how much is gained
RECOVERED: Final = Moment("recovered")  # about what, by whom, and what was put on a banner
TAKEN: Final = Moment("taken")  # relics, by somebody: about the taker and the relics
LEAVES: Final = Moment("leaves")  # about the slot
ARRIVES: Final = Moment("arrives")  # about the slot
CHOOSER: Final = Moment("chooser", _last)  # who names the destination

# Campaigns (rulebook 5.5)
TARGET_DICE: Final = Moment("target-dice")  # more of them, about the kind of target and which
WHOLE_TARGETS: Final = Moment("whole-targets", operator.or_)  # do the declared targets break a rule?
FORCE: Final = Moment("force", operator.or_)  # mask of slots that fight with the attacker
SITE_ATTACK: Final = Moment("site-attack")  # attack dice for a target at a slot
PLAN: Final = Moment("plan")
PLAN_COST: Final = Moment("plan-cost", _last)  # added: (favor burned, secrets placed)
ROLLED: Final = Moment("rolled")  # about the kind of dice
KILLS_ALL: Final = Moment("kills-all", operator.or_)  # a defeated force, about the attacker

PLAN_LEAVES: Final = Moment("plan-leaves")  # instead of discarding a used plan: its user, about the plan

# Primitives
BURNED: Final = Moment("burned")  # instead of burning favor, about how much
VISION_GOES: Final = Moment("vision-goes")  # instead of its going, about the Vision
TITLE_TAKEN: Final = Moment("title-taken")
BURIED: Final = Moment("buried")  # a relic, by itself: it goes back to the relic deck

# The chronicle (rulebook 8)
KEEPS_SITES: Final = Moment("keeps-sites", operator.or_)  # mask of slots
