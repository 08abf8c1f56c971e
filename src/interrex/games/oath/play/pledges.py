"""What the Tribunal makes binding: deeds promised until a named round, and the price of a broken promise (rulebook 19).

A promise takes away the actions that would break it. Where an action follows without being chosen, those who look for
it ask ``ruling.promised``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.deals import Clause, Row, Term, Terms, end
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import numbers
from interrex.engine.verbs import Word

from ..data.banners import DARKEST_SECRET, PEOPLES_FAVOR
from ..data.constants import ROUNDS
from ..data.numbers import KIND, MOB_BANNER, NUMBER
from ..moments import IN_ACT, NO_GIVE, PLAN, START
from ..ruling import NO_AMBUSH, NO_JOURNEY, NO_TARGETS, NO_USE, POWERS, barred, spendable
from ..state import CITIZEN, SLOT_COUNT, Oath, Procedure
from ..words import BANNER, CARD, GOODS, SEAT, SLOT, SPARED, UNTIL, N, component, told
from .asking import Pick
from .campaign.targets import MayJoin, Permission
from .deals import FAVOR_TERM, SECRETS_TERM, why_not_to
from .moving import banner_of
from .title import HEIRS
from .wealth import give_favor

OF_CHOICE: Final = (IN_ACT, PLAN, *START)  # the moments of powers that are used, or not
MOST_OWED: Final = 6  # favor or secrets that one promise is about


class SpokenTerm(Term[Oath]):
    """A term whose label names sites and players as they are in the position."""

    def tell(self, g: Any, word: Word, said: Any) -> Any:
        return told(g, word, said)


class Pledge(SpokenTerm):
    """Holds until the end of a round, which is its last word."""

    rule = "19.8"

    def others(self, g: Oath, seat: int) -> list[int]:
        return [other for other in range(g.players) if other != seat]

    def until_each(self, g: Oath, *words: Sequence[int]) -> list[Row]:
        """For every round that may still end."""
        return [(*words, range(g.round, ROUNDS + 1))]

    def why_not(self, g: Oath, seat: int, *values: Any) -> Refusal | None:
        """What is promised comes first, how long last."""
        return self.why_not_about(g, seat, *values[:-1]) or self.why_not_until(g, values[-1])

    def why_not_until(self, g: Oath, last: int) -> Refusal | None:
        if last < g.round:
            return refusal(self.rule, "oath-round-over", n=last)
        return refusal(self.rule, "oath-no-such-round", n=ROUNDS) if last > ROUNDS else None

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        """Mostly somebody is named, and that is all that can be wrong."""
        return why_not_to(g, self.rule, seat, what[0])

    def due(self, g: Oath, pledge: Clause) -> bool:
        """Its round is over: was it kept?"""
        return True


# ------------------------------------------------------------------------------------------------------- not to do so


class LeaveAlone(Pledge):
    """No campaign against somebody."""

    name = NO_AMBUSH
    takes = (SEAT, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, self.others(g, seat))


class SpareTargets(Pledge):
    """No target of a kind in campaigns against somebody."""

    name = NO_TARGETS
    takes = (SEAT, SPARED, UNTIL)
    verbs: Final = {"sites": "target-site", "relics": "target-relic", "banners": "target-banner", "pawn": "target-pawn"}

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, self.others(g, seat), range(4))

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        """That a campaign has the attacker's own site for a target ``campaign.attackable`` sees to."""
        return a[0] != self.verbs[str(promised[2])] or bool(g.war.defender != promised[1])


class ShunBanner(Pledge):
    """No recovering of a banner, on whichever side it lies."""

    name = "shun-banner"
    takes = (BANNER, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, (NUMBER[PEOPLES_FAVOR], NUMBER[DARKEST_SECRET]))

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        named = component(NUMBER[PEOPLES_FAVOR])
        if what[0] == MOB_BANNER:
            return refusal(self.rule, "oath-both-its-sides", what=named)
        return None if KIND[what[0]] == "banner" else refusal(self.rule, "oath-no-such-banner")

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "recover-banner" or banner_of(NUMBER[str(a[1])]) != banner_of(NUMBER[str(promised[1])])


class KeepAway(Pledge):
    """No journey to a site of one's own will."""

    name = NO_JOURNEY
    takes = (SLOT, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, range(SLOT_COUNT))

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        return None  # any site, be it face down

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "travel" or a[1] != promised[1]


class HideVisions(Pledge):
    """No Vision is played face up."""

    name = "hide-visions"
    takes = (UNTIL,)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g)

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        return None  # nothing is named

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "reveal"


class LeaveUnused(Pledge):
    """A card of which the seat could choose to use the power stays unused; modifiers ask ``ruling.forsworn``."""

    name = NO_USE
    takes = (CARD, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, numbers(of_choice() & (g.own[seat] | g.at[g.pawn[seat]])))

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        (number,) = what
        if not of_choice() >> number & 1:
            return refusal(self.rule, "oath-nothing-to-forswear", what=component(number))
        near = (g.own[seat] | g.at[g.pawn[seat]]) >> number & 1
        return None if near else refusal(self.rule, "oath-not-near", seat=seat, what=component(number))

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        return a[0] not in verbs_of(NUMBER[str(promised[1])])


def of_choice() -> int:
    """The components with a power that is used, or not."""
    mask = 0
    for moment in OF_CHOICE:
        mask |= moment.mask
    return mask


def verbs_of(card: int) -> frozenset[str]:
    """The names of the verbs by which a component is used: mostly its own."""
    return frozenset([power.does.name for power in POWERS.by_number.get(card, ()) if power.at in OF_CHOICE])


# ----------------------------------------------------------------------------------------------------------- to do so


class Service(Pledge):
    """Something done for a party of the deal, which is its first word."""

    towards = 0


class Permit(Service):
    """Whatever permission somebody asks for is given (rulebook 5.5.2.7, 6.5)."""

    name = "permit"
    takes = (SEAT, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, self.others(g, seat))

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        asked = g.stack[-1] if g.stack else None
        return not (isinstance(asked, Permission) and asked.asker == promised[1] and a[0] == "deny")


class JoinAlly(Service):
    """A Citizen joins somebody who defends, wherever they may."""

    name = "ally-with"
    takes = (SEAT, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        if g.role[seat] != CITIZEN:
            return []
        return self.until_each(g, self.others(g, seat))

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        if g.role[seat] != CITIZEN:
            return refusal(self.rule, "oath-not-a-citizen", seat=seat)
        return super().why_not_about(g, seat, *what)

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        asked = bool(g.stack) and isinstance(g.stack[-1], MayJoin) and g.war.defender == promised[1]
        return not asked or a != PASS


class NameHeir(Pledge):
    """Somebody takes the title where the holder must choose."""

    name = "name-heir"
    takes = (SEAT, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, self.others(g, seat))

    def allows(self, g: Oath, seat: int, promised: Action, a: Action) -> bool:
        asked = g.stack[-1] if g.stack else None
        return not (isinstance(asked, Pick) and asked.effect is HEIRS) or a[1] == promised[1]


class OweFavor(Service):
    """Favor that is given when the round is over."""

    name = "owe-favor"
    takes = (SEAT, N, UNTIL)

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        return self.until_each(g, self.others(g, seat), range(1, MOST_OWED + 1))

    def why_not_about(self, g: Oath, seat: int, *what: Any) -> Refusal | None:
        other, n = what
        return super().why_not_about(g, seat, other) or why_not_amount(self.rule, n)

    def due(self, g: Oath, pledge: Clause) -> bool:
        other, n, _ = self.values(pledge.action)
        able = spendable(g, pledge.seat) >= int(n)
        give_favor(g, pledge.seat, other, n)
        return able


def why_not_amount(rule: str, n: int) -> Refusal | None:
    """Of what is owed, which nobody need have yet."""
    if not n:
        return refusal(rule, "oath-no-promise-of-none")
    return refusal(rule, "oath-owes-at-most", n=MOST_OWED) if n > MOST_OWED else None


class OweSecrets(OweFavor):
    name = "owe-secrets"

    def due(self, g: Oath, pledge: Clause) -> bool:
        other, n, _ = self.values(pledge.action)
        return give_secrets(g, pledge.seat, other, n)


def give_secrets(g: Oath, seat: int, other: int, n: int) -> bool:
    """As many as there are, and may be given: were there enough?"""
    own = 0 if barred(g, NO_GIVE, seat) else g.secrets[seat] + g.dark[seat]
    SECRETS_TERM.act(g, seat, other, min(n, own))
    return own >= n


# ---------------------------------------------------------------------------------------------------------- penalties


class Forfeit(SpokenTerm):
    """What a seat gives, as far as it has it, if a promise of its own in the deal is broken (rulebook 19.10)."""

    name = "forfeit"
    takes = (SEAT, GOODS, N)
    rule = "19.10"
    now = True
    held = True
    towards = 0

    def could(self, g: Oath, seat: int) -> Sequence[Row]:
        others = [other for other in range(g.players) if other != seat]
        return [(others, (0, 1), range(1, MOST_OWED + 1))]

    def why_not(self, g: Oath, seat: int, *values: Any) -> Refusal | None:
        other, _, n = values
        return why_not_to(g, self.rule, seat, other) or why_not_amount(self.rule, n)

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        """Nothing is laid aside."""

    def secures(self, deposit: Clause, pledge: Clause) -> bool:
        return deposit.seat == pledge.seat

    def pays(self, g: Oath, seat: int, *values: Any) -> None:
        """Kept: nothing is owed."""

    def returns(self, g: Oath, seat: int, *values: Any) -> None:
        other, goods, n = values
        if goods:
            give_secrets(g, seat, other, n)
        else:
            give_favor(g, seat, other, n)


TRIBUNAL: Final = Terms(
    "19.8", FAVOR_TERM, SECRETS_TERM,
    LeaveAlone(), SpareTargets(), ShunBanner(), KeepAway(), HideVisions(), LeaveUnused(),
    Permit(), JoinAlly(), NameHeir(), OweFavor(), OweSecrets(), Forfeit(),
)  # fmt: skip


class PledgesDue(Procedure):
    """A round is over: debts are paid, and what was promised until now binds no longer."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        for pledge in g.pledges:
            if isinstance(pledge.term, Pledge) and pledge.action[-1] == g.round:
                end(g, pledge, kept=pledge.term.due(g, pledge))
        return False
