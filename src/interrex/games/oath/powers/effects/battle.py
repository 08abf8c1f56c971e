"""What a power does to the campaign under way, and campaigns for no Supply."""

from __future__ import annotations

from collections.abc import Sequence

from ...data.numbers import is_relic
from ...deeds import ATTACKER, DEFENDER
from ...moments import PLAN_LEAVES
from ...play import campaign as campaigns
from ...play.asking import FOES, Choosing, Effect
from ...play.campaign.targets import change_attack
from ...play.moving import discard
from ...ruling import instead
from ...state import Oath
from ..checks import Count, amount


class Dice(Effect):
    """Dice added to the pools or removed. ``signed``: the user chooses the sign of the attack dice (rulebook 7.5.4)."""

    plain = True

    def __init__(self, attack: Count = 0, defense: Count = 0, signed: bool = False) -> None:
        self.attack = attack
        self.defense = defense
        self.signed = signed

    def do(self, g: Oath, card: int, seat: int) -> None:
        war = g.war
        n = amount(self.attack, g, card, seat)
        if self.signed and war.plans[-1].minus:
            n = -n
        change_attack(war, n)
        war.defense = max(0, war.defense + amount(self.defense, g, card, seat))


class IgnoreFaces(Effect):
    """Faces of dice that count nothing in this campaign."""

    plain = True

    def __init__(self, faces: int) -> None:
        self.faces = faces

    def do(self, g: Oath, card: int, seat: int) -> None:
        g.war.facing |= self.faces


class Spare(Effect):
    """If defeated, the user's side loses nobody, whatever would kill all (rulebook 18.3.7)."""

    plain = True

    def do(self, g: Oath, card: int, seat: int) -> None:
        side = ATTACKER if seat == g.war.seat else DEFENDER
        g.war.spared = (g.war.spared[0] or side == ATTACKER, g.war.spared[1] or side == DEFENDER)


class LoseAll(Effect):
    """If defeated, the user's side loses its whole force."""

    plain = True

    def do(self, g: Oath, card: int, seat: int) -> None:
        side = ATTACKER if seat == g.war.seat else DEFENDER
        g.war.kills_all = (g.war.kills_all[0] or side == ATTACKER, g.war.kills_all[1] or side == DEFENDER)


class WinNow(Effect):
    """The user's side is victorious at once (rulebook 18.3.2)."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        g.war.victor = ATTACKER if seat == g.war.seat else DEFENDER


class DiscardThis(Effect):
    """The component itself, at the end of the campaign."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        if g.live >> card & 1 and not is_relic(card) and not instead(g, PLAN_LEAVES, seat, card):
            discard(g, card, seat)


class FreeCampaign(Choosing):
    """A whole campaign for no Supply, against whom the user chooses."""

    phrase = FOES
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return campaigns.attackable(g, seat, g.pawn[seat])

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        campaigns.begin(g, seat, value, g.pawn[seat], free=True)
