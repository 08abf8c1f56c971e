"""What a power changes between players: citizenship without an offer, and a floor for binding deals."""

from __future__ import annotations

from typing import Final

from interrex.engine.deals import Terms

from ...deeds import BANDITS
from ...play.asking import Effect, carry
from ...play.citizenship import BLIND_RELIC, become_citizen
from ...play.deals import negotiate
from ...state import EXILE, Oath
from .shape import Do, Selects


class BecomeCitizen(Effect):
    """Without an offer (rulebook 7.6.1)."""

    says = "oath-only-an-exile"

    def __init__(self, blind_relic: bool = False) -> None:
        self.blind_relic = blind_relic

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return seat != BANDITS and g.role[seat] == EXILE

    def do(self, g: Oath, card: int, seat: int) -> None:
        if self.blind_relic:
            carry(g, card, seat, (BECOME, BLIND_RELIC))
        else:
            become_citizen(g, seat)


def _become(g: Oath, card: int, seat: int) -> None:
    become_citizen(g, seat)


BECOME: Final = Do(_become)


class Negotiate(Effect):
    """A floor for binding deals, with some or all players (rulebook 19.3)."""

    def __init__(self, terms: Terms, with_: Selects) -> None:
        self.terms = terms
        self.with_ = with_

    def do(self, g: Oath, card: int, seat: int) -> None:
        negotiate(g, (seat, *self.with_(g, card, seat)), self.terms, seat)
