"""What is in the box: crates by weight, two quays, four crews."""

from typing import Final

WEIGHTS: Final = tuple([weight for weight in range(1, 7) for _ in range(4)])  # of each crate, by its number
QUAYS: Final = 2
BEARS: Final = 10  # so much a boat bears
ROUNDS: Final = (3, 5)
CREWS: Final = ("heron", "otter", "newt", "pike")
