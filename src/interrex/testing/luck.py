"""Luck that falls as a test needs it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from interrex.engine.luck import Luck, T, key_from_seed


class ScriptedLuck(Luck):
    """Dice and draws from a script; when that is used up, ordinary luck from a fixed seed.

    ``ScriptedLuck(dice="1 3 5  4 4 5")`` serves rolls in that order, however they are grouped.
    ``draws`` serves ``below(n)``: the numbers themselves.
    """

    __slots__ = ("script_dice", "script_draws")

    def __init__(self, dice: str = "", draws: str = "", seed: int = 0) -> None:
        super().__init__(key_from_seed(seed))
        self.script_dice = [int(d) for d in dice.split()]
        self.script_draws = [int(d) for d in draws.split()]

    def copy(self) -> ScriptedLuck:
        twin = ScriptedLuck()
        twin.key, twin.counter, twin._block = self.key, self.counter, self._block
        twin.script_dice = self.script_dice[:]
        twin.script_draws = self.script_draws[:]
        return twin

    def below(self, n: int) -> int:
        if not self.script_draws:
            return super().below(n)
        self.counter += 16  # a draw is a draw: undo must notice it
        draw = self.script_draws.pop(0)
        assert 0 <= draw < n, f"the script draws {draw} below {n}"
        return draw

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def roll(self) -> int:
        return self.dice(1)[0]

    def dice(self, n: int) -> tuple[int, ...]:
        served = self.script_dice[:n]
        self.script_dice = self.script_dice[n:]
        self.counter += 16 * bool(served)
        return tuple(sorted([*served, *[super(ScriptedLuck, self).below(6) + 1 for _ in range(n - len(served))]]))

    @property
    def used_up(self) -> bool:
        return not self.script_dice and not self.script_draws
