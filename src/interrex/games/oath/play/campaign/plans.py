"""Third step of a campaign: battle plans of attacker, defender, Allies and bandits (rulebook 5.5.3, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.component import GIVEN
from interrex.engine.conditions import condition
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.prospect import Prospect
from interrex.engine.state import State

from ...data.faces import Cost
from ...data.numbers import COST
from ...deeds import ATTACKER, BANDITS, DEFENDER, UNDECIDED, Campaign, Plan
from ...moments import NO_PLAN, NO_POWER, PLAN, PLAN_COST
from ...ruling import POWERS, bandit_sites, barred, ruled_by, rules_card, spendable
from ...state import SLOTS_AMONG, Oath, Procedure, SeatProcedure
from ...words import SIGN, SIGNS, component
from ..access import ComponentVerb, about_it, forbidden_by, in_play, unpromised
from ..asking import Carry, Effect
from ..elsewhere import Question
from ..wealth import pay, payable
from .odds import outlook
from .targets import defending, foes_of

EITHER: Final = 2

PLUS: Final = 0
MINUS: Final = 1


@condition(about_it("oath-not-its-ruler", "7.5.0"))
def ruled_card(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return rules_card(g, seat, card)


@condition(about_it("oath-other-sides-plan", "7.5.1"))
def of_this_side(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return plan_of(card).side in (EITHER, g.war.turn)


@condition(about_it("oath-plan-used", "7.5.2"))
def unused_plan(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return not g.war.used >> card & 1


@condition(about_it("oath-no-plan-beside", "7.5.0"))
def none_beside(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """No plan that allows no other was used by the side, nor is this one such, with others before."""
    war = g.war
    if war.only[war.turn]:
        return False
    return not plan_of(card).alone or all(side_of_plan(war, used.user) != war.turn for used in war.plans)


def _banned(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    return forbidden_by(barred(g, NO_PLAN, seat, card) or barred(g, NO_POWER, seat, card, priced_in_secrets(g, card)))


@condition(_banned)
def unbanned_plan(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return not barred(g, NO_PLAN, seat, card) and not barred(g, NO_POWER, seat, card, priced_in_secrets(g, card))


def priced_in_secrets(g: Oath, card: int) -> bool:
    cost = whole_cost(g, g.war, g.war.seat, card)
    return cost.secrets + cost.burned_secrets > 0


def _dear(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    cost = whole_cost(g, g.war, seat, card)
    return refusal("7.1.2", "oath-no-favor", n=cost.favor + cost.burned_favor)


@condition(_dear)
def pays_favor(g: Oath, card: int, seat: int, *about: Any) -> bool:
    cost = whole_cost(g, g.war, seat, card)
    return cost.favor + cost.burned_favor <= spendable(g, seat)


def _secretive(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    cost = whole_cost(g, g.war, seat, card)
    return refusal("7.1.2", "oath-no-secret", n=cost.secrets + cost.burned_secrets)


@condition(_secretive)
def pays_secrets(g: Oath, card: int, seat: int, *about: Any) -> bool:
    cost = whole_cost(g, g.war, seat, card)
    return cost.secrets + cost.burned_secrets <= g.secrets[seat]


class BattlePlan(ComponentVerb):
    """A battle plan: what it does now, if its side wins, if it loses, and at the end of the campaign."""

    rule = "7.5.0"
    chain = (
        in_play, ruled_card, unpromised, of_this_side, unused_plan, none_beside, unbanned_plan,
        GIVEN, pays_favor, pays_secrets,
    )  # fmt: skip
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

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        return [self.action(PLUS), self.action(MINUS)] if self.signed else [self.action()]

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        """The sign of dice is told with the plan."""
        if self.signed:
            g.tell("oath-uses-signed", seat=seat, what=component(self.number), sign=SIGNS[values[0]])
        else:
            g.tell("oath-uses", seat=seat, what=component(self.number))
        super().act(g, seat, *values)

    def use_up(self, g: Oath, seat: int) -> None:
        pay(g, seat, self.number, whole_cost(g, g.war, seat, self.number))

    def preview(self, g: State, seat: int, said: dict[str, Any]) -> Prospect | None:
        """The odds once it is used, where it only changes dice."""
        twin = g.copy()
        assert isinstance(twin, Oath)
        if not all(effect.plain for effect in self.now):
            return None
        self.perform(twin, seat, self.action(*said.values()))
        for effect in self.now:
            effect.do(twin, self.number, seat)
        return outlook(twin, twin.war)

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        use(g, self, seat, bool(values) and values[0] == MINUS)


def use(g: Oath, plan: BattlePlan, seat: int, minus: bool) -> None:
    """A plan is used, by a seat or the bandits."""
    war: Campaign = g.deeds[-1]
    war.plans = (*war.plans, Plan(plan.number, seat, minus))
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
    if not g.live & PLAN_COST.mask:
        return (0, 0)
    favor = secrets = 0
    for other in foes_of(war, seat) if seat != BANDITS else (war.seat,):
        for _, power in POWERS.at(PLAN_COST, g.own[other] & PLAN_COST.mask):
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
    war: Campaign = g.deeds[-1]
    speaking = g.live & PLAN.mask & ~war.used
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
        if not rules_card(g, seat, number) or (power.given is not None and not power.given.holds(g, number, seat)):
            continue
        if plan.alone and any(side_of_plan(war, used.user) == war.turn for used in war.plans):
            continue
        if affordable(g, war, seat, number) and not barred(g, NO_PLAN, seat, number):
            found.append(plan)
    return found


def side_of_plan(war: Campaign, user: int) -> int:
    return ATTACKER if user == war.seat else DEFENDER


class UsePlans(Question):
    """Use plans one by one, or no more."""

    __slots__ = ()
    rule = "5.5.3"
    asks = "oath-ask-plan"
    ends = "oath-do-no-plan"

    def at(self, g: Oath) -> Moment:
        return PLAN

    def reaction(self, g: Oath, seat: int) -> bool:
        """Of the defending side."""
        return g.turn != seat

    def choices(self, g: Oath) -> Sequence[BattlePlan]:
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
        war: Campaign = g.deeds[-1]
        if n == 0:
            war.stage = "plans"
            war.turn = ATTACKER
            if plans_for(g, war.seat):
                g.push(UsePlans(war.seat))
                return True
        if war.victor == UNDECIDED:
            war.turn = DEFENDER
            if war.defender == BANDITS:
                if g.live & PLAN.mask & ~war.used:
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
        war: Campaign = g.deeds[-1]
        for slot in SLOTS_AMONG[bandit_sites(g)]:
            for number, power in POWERS.at(PLAN, g.at[slot] & PLAN.mask & ~war.used):
                if bandits_use(g, war, number, power.does, power.given):
                    g.tell("oath-bandits-use", what=component(number))
                    use(g, power.does, BANDITS, minus=True)
                    return True
        return False


def bandits_use(g: Oath, war: Campaign, card: int, plan: BattlePlan, given: Any) -> bool:
    if plan.side == ATTACKER or plan.for_players or COST[card] != Cost() or added_cost(g, war, BANDITS) != (0, 0):
        return False
    if war.only[DEFENDER] or (plan.alone and any(used.user == BANDITS for used in war.plans)):
        return False
    return (given is None or given.holds(g, card, BANDITS)) and not barred(g, NO_PLAN, BANDITS, card)
