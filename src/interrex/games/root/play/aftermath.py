"""What the removal of pieces brings about, once all of them are off the map. Each effect stands with its faction."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.verbs import Phrase, Word

from ..state import Decision, Procedure, Root


class LossEffect(Procedure):
    """An effect of losses. Where two want cards of the same pile, their order can matter."""

    __slots__ = ()
    word: ClassVar[str] = ""  # as the answer to what comes first
    merges: ClassVar[bool] = False  # several out of one battle are one

    def owner(self, g: Root) -> int:
        """The seat whose losses they were."""
        raise NotImplementedError

    def piles(self, g: Root) -> int:
        """The piles of cards it takes from or adds to, as bits; hands have the numbers of their seats."""
        return 0

    def merged(self, others: Sequence[LossEffect]) -> LossEffect:
        raise NotImplementedError


Effects = tuple[LossEffect, ...]


def dealt_together(effects: list[LossEffect]) -> Effects:
    """The hits of a battle are dealt together (law 4.3.4): what can be one effect is one."""
    alike = [effect for effect in effects if effect.merges]
    if len(alike) < 2:
        return tuple(effects)
    return (*[effect for effect in effects if not effect.merges], alike[0].merged(alike[1:]))


class Rivals(NamedTuple):
    """Two effects that want cards of the same pile."""

    one: LossEffect
    other: LossEffect


class Aftermath(Procedure):
    """The effects of losses (law 1.5.4), in an order that is asked for where it can matter."""

    __slots__ = ("battle", "effects")

    def __init__(self, effects: Effects, battle: bool = False) -> None:
        self.effects = effects
        self.battle = battle

    def step(self, g: Root, n: int) -> bool:
        rivals = competing(g, self.effects) if len(self.effects) > 1 else None
        if rivals is None:
            g.then(*self.effects)
        elif self.battle and rivals.one.owner(g) == rivals.other.owner(g):
            g.push(ComesFirst(rivals.one.owner(g), "4.3.4", rivals, self))  # whose losses they are says so
        else:
            g.push(ComesFirst(g.turn, "1.1.3", rivals, self))
        return False


def competing(g: Root, effects: Effects) -> Rivals | None:
    """Hands before other piles; named first is what concerns more piles than one."""
    found: list[tuple[int, Rivals]] = []
    for one, other in combinations(effects, 2):
        shared = one.piles(g) & other.piles(g)
        if shared and one.word != other.word:
            pair = (one, other) if one.piles(g).bit_count() >= other.piles(g).bit_count() else (other, one)
            found.append((shared & -shared, Rivals(*pair)))
    return min(found, key=lambda pair: pair[0])[1] if found else None


FIRST: Final = Phrase("first", Word("effect", every=("base", "outrage", "hospitals")))


class ComesFirst(Decision):
    """One of two effects that compete."""

    __slots__ = ("aftermath", "cited", "rivals")
    asks = "root-ask-comes-first"
    phrases = (FIRST,)

    def __init__(self, seat: int, rule: str, rivals: Rivals, aftermath: Aftermath) -> None:
        self.seat = seat
        self.cited = rule
        self.rivals = rivals
        self.aftermath = aftermath

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return [FIRST.action(effect.word) for effect in self.rivals]

    def play(self, g: Root, a: Action) -> None:
        """What comes first does; but what still competes with something else waits for that, and its rival for both."""
        effects, battle = self.aftermath.effects, self.aftermath.battle
        one, other = self.rivals
        first, second = (one, other) if a[1] == one.word else (other, one)
        without_second = tuple([e for e in effects if e is not second])
        if first is one and competing(g, without_second) is not None:
            g.then(Aftermath(without_second, battle), second)
        else:
            g.then(first, Aftermath(tuple([e for e in effects if e is not first]), battle))
