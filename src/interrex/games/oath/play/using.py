"""Using powers that stand for themselves: Action, Wake and Rest (rulebook 7.1, 7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.powers import Moment
from interrex.engine.state import State
from interrex.engine.verbs import WHILE_OPEN, Choice
from interrex.engine.verbs import Verb as AnyVerb

from ..data.numbers import COST, LADING, NOBODY, OVER_FAVOR, OVER_SECRETS, SCEPTER
from ..moments import ACCESS, ACCESS_TO_SITE, IN_ACT, NO_POWER, PAWN_HERE, POWERS
from ..standing import applies, concerning
from ..state import Oath, Verb
from ..words import component, component_ref
from .asking import Effect, carry
from .deeds import used_label
from .wealth import affordable, pay

PRICED: Final = OVER_FAVOR[0] | OVER_SECRETS[0]
COSTLY: Final = PRICED | LADING | 1 << SCEPTER  # those of which something must be seen first


class Use(Verb):
    """A power that somebody uses. It is called after its component, unless it has a name and words of its own."""

    rule = "7.3.2"
    number: int = NOBODY
    looking: bool = False  # do its offers hang on which relics and advisers the seat has seen?

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = effects
        self.plainly: tuple[Action, ...] = ()

    def ready(self, g: Oath, seat: int) -> bool:
        """Would it do anything (rulebook 18.1.5)?"""
        for effect in self.effects:
            if effect.can(g, self.number, seat):
                return True
        return False

    def offers(self, g: Oath, seat: int) -> Sequence[Action]:
        if not self.ready(g, seat):
            return ()
        if not self.plainly:
            self.plainly = (self.action(),)
        return self.plainly

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        if g.told is not None:
            g.tell("oath-uses", seat=seat, what=component(self.number))
        if PRICED >> self.number & 1:
            pay(g, seat, self.number, COST[self.number])
        self.happens(g, seat, *values)

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        carry(g, self.number, seat, self.effects)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return super().label(g, seat, a) if self.says else used_label(g, self, self.number, a)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (component_ref(self.number), *super().refs(g, seat, a))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """A click on the component means its verb; what else it needs may be pointed at as well."""
        own = component_ref(self.number)
        if own not in pointed:
            return None
        rest = tuple([ref for ref in pointed if ref != own])
        return super().fill(g, seat, rest) if rest else ((self.name,), not self.words)

    def why_not(self, g: Oath, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "oath-no-use", what=component(self.number))


def usable(g: Oath, seat: int, moment: Moment, used: int = 0) -> Sequence[Verb]:
    """The verbs of powers at a moment that concern the seat, apply and can be paid."""
    mask = concerning(g, moment, seat) & ~used
    return usable_of(g, seat, moment, mask, g.own[seat], g.live & NO_POWER.speakers) if mask else ()


def usable_of(g: Oath, seat: int, moment: Moment, mask: int, reach: int, bans: int) -> Sequence[Verb]:
    """The same of some components; ``reach`` is the mask of those to which the seat has access for certain, ``bans``
    that of those that may forbid it powers."""
    if mask & COSTLY:
        mask = affordable(g, seat, mask)
    if mask and bans:
        mask = unbanned(g, seat, mask, bans)
    if not mask:
        return ()
    known: OpenToAll = POWERS.memo.get(moment.name) or open_to_all(moment)
    at_will = reach & known.mask | g.at[g.pawn[seat]] & known.to_pawns
    if not mask & ~at_will:
        return known.verbs.get(mask) or known.of(mask)
    found: list[Verb] = []
    while mask:  # one component after another: sets of them are too many to be remembered
        low = mask & -mask
        mask ^= low
        if low & at_will:
            found += known.of(low)
            continue
        for number, power in moment.found.get(low) or POWERS.at(moment, low):
            if ((power.whose == ACCESS and reach & low) or applies(g, number, power.whose, seat)) and (
                power.given is None or power.given(g, number, seat)
            ):
                found.append(power.does)
    return found


class OpenToAll:
    """The components whose powers at a moment ask for nothing but access, or a pawn there; and the verbs of sets."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.mask = 0
        self.to_pawns = 0
        for number, powers in POWERS.by_number.items():
            acting = [power for power in powers if power.at is moment]
            if acting and all(power.given is None for power in acting):
                who = {power.whose for power in acting}
                self.mask |= (who <= {ACCESS, ACCESS_TO_SITE}) << number
                self.to_pawns |= (who <= {ACCESS, ACCESS_TO_SITE, PAWN_HERE}) << number
        self.verbs: dict[int, tuple[Verb, ...]] = {}

    def of(self, mask: int) -> tuple[Verb, ...]:
        found = self.verbs.get(mask)
        if found is None:
            found = self.verbs[mask] = tuple([power.does for _, power in POWERS.at(self.moment, mask)])
        return found


def open_to_all(moment: Moment) -> OpenToAll:
    found = POWERS.memo[moment.name] = OpenToAll(moment)
    return found


def unbanned(g: Oath, seat: int, mask: int, bans: int) -> int:
    """Of the components in a mask those whose powers nothing forbids the seat to use."""
    ignored = g.doing[-1].ignores if g.doing else 0
    for number, power in POWERS.at(NO_POWER, bans & ~ignored):
        if applies(g, number, power.whose, seat):
            for other in POWERS.inside(mask):
                if power.given is None or power.given(g, number, seat, other, bool(OVER_SECRETS[0] >> other & 1)):
                    mask &= ~(1 << other)
    return mask


def actions(g: Oath, seat: int, acting: int, bans: int, reach: int) -> list[Action]:
    """What Action powers offer (rulebook 6.2), in the words of ``usable_of``."""
    if acting & COSTLY:
        acting = affordable(g, seat, acting)
        if not acting:
            return []
    known: OpenToAll = POWERS.memo.get("action") or open_to_all(IN_ACT)
    verbs: Sequence[Verb] | None = None if bans else known.verbs.get(acting)
    if verbs is None or acting & ~(reach & known.mask):
        verbs = usable_of(g, seat, IN_ACT, acting, reach, bans)
    found: list[Action] = []
    for verb in verbs:
        found += verb.offers(g, seat)
    return found


class UseOrPass(Choice[Oath]):
    """Powers at a moment, each once, in any order."""

    __slots__ = ("moment",)
    again = WHILE_OPEN
    ends = "oath-do-use-nothing"

    def __init__(self, seat: int, moment: Moment) -> None:
        self.seat = seat
        self.moment = moment

    def rule_for(self, seat: int) -> str:
        return "4.3.5" if self.moment.name == "rest" else "4.1.4"

    def choices(self, g: Oath) -> Sequence[Verb]:
        return usable(g, self.seat, self.moment, g.rested)

    def do(self, g: Oath, verb: AnyVerb[Oath], a: Action) -> None:
        assert isinstance(verb, Use)
        g.rested |= 1 << verb.number
        super().do(g, verb, a)

    def question(self, g: Oath) -> Message:
        return Message(f"oath-ask-{self.moment.name}", {})
