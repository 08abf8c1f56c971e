"""Secrets that are taken, given or burned by a power: which of them, face up or face down, somebody says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from interrex.engine.message import Message

from ..moments import NO_GIVE
from ..play.asking import SEATS, SIDES, Choosing
from ..play.wealth import burn_secrets, take_secret
from ..ruling import barred
from ..state import Oath
from .effects.shape import Selects

UP, DOWN = 0, 1


def sides(g: Oath, seat: int) -> list[int]:
    """The sides that the secrets on a board show."""
    return [side for side, held in ((UP, g.secrets[seat]), (DOWN, g.dark[seat])) if held]


class KeepOneSecret(Choosing):
    """Somebody loses all secrets on their board but one, whichever they like."""

    phrase = SIDES

    def __init__(self, whose: Callable[[Oath, int, int], int]) -> None:
        self.whose = whose

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        victim = self.whose(g, card, seat)
        return sides(g, victim) if g.secrets[victim] + g.dark[victim] > 1 else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        victim = self.whose(g, card, seat)
        burn_secrets(g, victim, g.secrets[victim] - (value == UP), g.dark[victim] - (value == DOWN))

    def chooser(self, g: Oath, card: int, seat: int) -> int:
        return self.whose(g, card, seat)


class TakeSecret(Choosing):
    """One of another player's, but never the last."""

    phrase = SEATS

    def __init__(self, of: Selects) -> None:
        self.of = of

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [other for other in self.of(g, card, seat) if g.secrets[other] + g.dark[other] > 1]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        TAKE_FROM[value].do(g, card, seat)


class TakeSecretFrom(Choosing):
    """Which one, the taker says."""

    phrase = SIDES

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return sides(g, self.other)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        take_secret(g, seat, self.other, value == DOWN)


TAKE_FROM: Final = tuple([TakeSecretFrom(other) for other in range(6)])


class GiveSecretTo(Choosing):
    """One to another player; which one, the giver says."""

    phrase = SIDES

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return sides(g, seat) if not barred(g, NO_GIVE, seat) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        held = g.dark if value == DOWN else g.secrets
        held[seat] -= 1
        held[self.other] += 1
        whom = Message("oath-player", {"seat": self.other})
        g.tell("oath-gives-secrets", seat=seat, n=1, other=whom, dark=int(value == DOWN))


GIVE_TO: Final = tuple([GiveSecretTo(other) for other in range(6)])
