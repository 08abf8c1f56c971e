"""Third step of a campaign: battle plans of attacker, defender, Allies and bandits (rulebook 5.5.3, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import Choice

from ...data.faces import Cost
from ...data.numbers import COST, NOBODY
from ...moments import NO_PLAN, PLAN, PLAN_COST, POWERS
from ...standing import bandit_sites, barred, ruled_by, rules_card
from ...state import SLOTS_AMONG, Oath, Procedure, SeatProcedure, Verb
from ...undertakings import ATTACKER, BANDITS, DEFENDER, UNDECIDED, Campaign
from ...words import SIGN, component, component_ref
from ..asking import Carry, Effect
from ..deeds import used_label
from ..wealth import pay, payable
from .targets import defending, foes_of

EITHER: Final = 2

PLUS: Final = 0
MINUS: Final = 1


class BattlePlan(Verb):
    """A battle plan: what it does now, if its side wins, if it loses, and at the end of the campaign."""

    rule = "7.5.0"
    number: int = NOBODY
    signed: bool = False

    def __init__(
        self,
        side: int,
        now: tuple[Effect, ...] = (),
        won: tuple[Effect, ...] = (),
        lost: tuple[Effect, ...] = (),
        end: tuple[Effect, ...] = (),
        signed: bool = False,
        alone: bool = False,
        needs_choice: bool = False,
    ) -> None:
        super().__init__("", *((SIGN,) if signed else ()))
        self.side = side
        self.now = now
        self.won = won
        self.lost = lost
        self.end = end
        self.signed = signed
        self.alone = alone  # no other plan of its side, before or after
        self.for_players = needs_choice  # bandits cannot use it

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        return [self.action(PLUS), self.action(MINUS)] if self.signed else [self.action()]

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        war: Campaign = g.doing[-1]
        g.tell("oath-uses", seat=seat, what=component(self.number))
        pay(g, seat, self.number, whole_cost(g, war, seat, self.number))
        use(g, self, seat, values[0] if values else 0)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return used_label(g, self, self.number, a)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (component_ref(self.number), *super().refs(g, seat, a))

    def why_not(self, g: Oath, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "oath-no-use", what=component(self.number))


def use(g: Oath, plan: BattlePlan, seat: int, chosen: int) -> None:
    """A plan is used, by a seat or the bandits."""
    war: Campaign = g.doing[-1]
    war.plans = (*war.plans, (plan.number, seat, chosen))
    war.used |= 1 << plan.number
    if plan.alone:
        war.only = (war.only[0] or war.turn == ATTACKER, war.only[1] or war.turn == DEFENDER)
    if plan.now:
        g.push(Carry(plan.number, seat, plan.now))


def plan_of(card: int) -> BattlePlan:
    plan: BattlePlan = POWERS.at(PLAN, 1 << card)[0][1].does
    return plan


def added_cost(g: Oath, war: Campaign, seat: int) -> tuple[int, int]:
    """Favor burned and secrets placed besides, by powers of the other side."""
    if not g.live & PLAN_COST.speakers:
        return (0, 0)
    favor = secrets = 0
    for other in foes_of(war, seat) if seat != BANDITS else (war.seat,):
        for _, power in POWERS.at(PLAN_COST, g.own[other] & PLAN_COST.speakers):
            favor += power.does[0]
            secrets += power.does[1]
    return favor, secrets


def whole_cost(g: Oath, war: Campaign, seat: int, card: int) -> Cost:
    cost = COST[card]
    favor, secrets = added_cost(g, war, seat)
    if not favor + secrets:
        return cost
    return Cost(cost.favor, cost.secrets + secrets, cost.burned_favor + favor, cost.burned_secrets)


def affordable(g: Oath, war: Campaign, seat: int, card: int) -> bool:
    return payable(g, seat, card, whole_cost(g, war, seat, card), laden=True)


def plans_for(g: Oath, seat: int) -> list[BattlePlan]:
    """The plans a seat may use now, on the side whose turn it is."""
    war: Campaign = g.doing[-1]
    speaking = g.live & PLAN.speakers & ~war.used
    if not speaking or war.only[war.turn]:
        return []
    speaking &= ruled_by(g, seat)
    if not speaking:
        return []
    found = []
    for number, power in PLAN.found.get(speaking) or POWERS.at(PLAN, speaking):
        plan: BattlePlan = power.does
        if plan.side not in (EITHER, war.turn):
            continue
        if not rules_card(g, seat, number) or (power.given is not None and not power.given(g, number, seat)):
            continue
        if plan.alone and any(side_of_plan(war, row[1]) == war.turn for row in war.plans):
            continue
        if affordable(g, war, seat, number) and not barred(g, NO_PLAN, seat, number):
            found.append(plan)
    return found


def side_of_plan(war: Campaign, user: int) -> int:
    return ATTACKER if user == war.seat else DEFENDER


class UsePlans(Choice[Oath]):
    """Use plans one by one, or no more."""

    __slots__ = ()
    rule = "5.5.3"
    asks = "oath-ask-plan"
    ends = "oath-do-no-plan"

    def choices(self, g: Oath) -> Sequence[Verb]:
        return plans_for(g, self.seat)

    def play(self, g: Oath, a: Action) -> None:
        if a[0] != "pass":
            g.push(PlansOf(self.seat))
        super().play(g, a)


class PlansOf(SeatProcedure):
    """The seat is asked as long as it has plans to use and nothing is decided."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        if g.war.victor == UNDECIDED and plans_for(g, self.seat):
            g.push(UsePlans(self.seat))
        return False


class Plans(Procedure):
    """The attacker's, then the defending side's: the defender first, and again while an Ally uses any."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war: Campaign = g.doing[-1]
        if n == 0:
            war.stage = "plans"
            war.turn = ATTACKER
            if plans_for(g, war.seat):
                g.push(UsePlans(war.seat))
                return True
        if war.victor == UNDECIDED:
            war.turn = DEFENDER
            if war.defender == BANDITS:
                if g.live & PLAN.speakers & ~war.used:
                    g.push(BanditPlans())
            elif any(plans_for(g, seat) for seat in defending(war)):
                g.push(Circle(len(war.plans)))
        return False


class Circle(Procedure):
    """Once round the defending side; once more if somebody but the last has used a plan."""

    __slots__ = ("before",)

    def __init__(self, before: int) -> None:
        self.before = before

    def step(self, g: Oath, n: int) -> bool:
        seats = defending(g.war)
        if n < len(seats):
            g.push(PlansOf(seats[n]))
            return True
        if len(g.war.plans) > self.before and len(seats) > 1 and any(plans_for(g, seat) for seat in seats[:-1]):
            g.push(Circle(len(g.war.plans)))
        return False


class BanditPlans(Procedure):
    """Bandits use every plan they rule that costs nothing, from the Cradle's top down (rulebook 18.3.6)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war: Campaign = g.doing[-1]
        for slot in SLOTS_AMONG[bandit_sites(g)]:
            for number, power in POWERS.at(PLAN, g.at[slot] & PLAN.speakers & ~war.used):
                if bandits_use(g, war, number, power.does, power.given):
                    use(g, power.does, BANDITS, MINUS)
                    return True
        return False


def bandits_use(g: Oath, war: Campaign, card: int, plan: BattlePlan, given: Any) -> bool:
    if plan.side == ATTACKER or plan.for_players or COST[card] != Cost() or added_cost(g, war, BANDITS) != (0, 0):
        return False
    if war.only[DEFENDER] or (plan.alone and any(user == BANDITS for _, user, _ in war.plans)):
        return False
    return (given is None or given(g, card, BANDITS)) and not barred(g, NO_PLAN, BANDITS, card)
