"""What can go wrong with a store, whatever it is kept in."""

from __future__ import annotations


class StoreError(Exception):
    """What was asked for was not done, and nothing of it was: the disk is full, the file is gone, nobody answers."""


class Taken(StoreError):
    """The place of what was to be written is taken: it was written before, or somebody else was faster."""


class Unsettled(StoreError):
    """Nobody says whether it was done: what is kept must be read before anything else is written there."""
