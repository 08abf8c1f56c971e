"""What a thinking player needs, and a bot that goes by a rule of thumb."""

from __future__ import annotations

from interrex.bots import Bot, Imagine
from interrex.engine.action import Action

from .data import BEARS
from .state import Ferry

HEAVY = 7  # from here on the next crate is more likely to sink the boat than not


def evaluate(g: Ferry, seat: int) -> float:
    return g.score[seat] + (g.load(seat) / 2 if g.load(seat) <= BEARS else 0)


class Ferryman(Bot):
    """Lands with a heavy boat. It knows what the seat sees, and nothing else."""

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        boat = self.game.view(imagine(), seat)["boats"][seat]
        landing = [action for action in actions if action[0] == "land"]
        return landing[0] if landing and sum(boat["weights"]) >= HEAVY else self.luck.choice(actions)
