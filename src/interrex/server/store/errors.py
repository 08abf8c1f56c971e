"""What can go wrong with a store, whatever it is kept in."""

from __future__ import annotations

from .rows import Lease


class StoreError(Exception):
    """What was asked for was not done, and nothing of it was: the disk is full, the file is gone, nobody answers."""


class Taken(StoreError):
    """The place of what was to be written is taken: it was written before, or somebody else was faster."""


class Unsettled(StoreError):
    """Nobody says whether it was done: what is kept must be read before anything else is written there."""


class Fenced(StoreError):
    """What only one server may do is another's to do by now; nothing of it was done."""

    def __init__(self, lease: Lease) -> None:
        super().__init__(f"lease {lease.epoch} of {lease.name} does not stand")
        self.lease = lease
