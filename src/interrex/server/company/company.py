"""A server's company: who else uses the same store. Here is the company of one: it hears nobody, and may do all.

This is all that tables know of other servers. ``several`` has what more than one of them needs.
"""

from __future__ import annotations

from collections.abc import Collection, Set
from typing import Protocol

from ..config import Rate
from ..store.rows import Lease, Renewal

NOBODY: frozenset[int] = frozenset()


class Told(Protocol):
    """Who is told what other servers did: the tables in memory."""

    def heard(self, table: str, seq: int) -> None:
        """So many events have happened at a table; those that are not here can be read now."""

    def turned(self, table: str) -> None:
        """Something about a table has changed without an event."""

    def opened(self, renewal: Renewal) -> None:
        """A link was renewed elsewhere."""

    def came_or_went(self, table: str, gone: Set[int]) -> None:
        """Others are at a table by way of other servers than before; these are not any more."""

    def missed(self) -> None:
        """Nobody knows what happened meanwhile."""

    def watched(self) -> Collection[str]:
        """The tables at which somebody waits for what happens."""

    def tended(self) -> Collection[str]:
        """What this server may need a lease for: tables in memory, and those with a clock that it winds."""

    def here(self) -> dict[str, list[int]]:
        """By table, the seats whose people are at this server; tables with nobody are left out."""

    def hidden(self) -> dict[str, list[int]]:
        """By table, the seats of those who are there and look at something else."""


class Company:
    AGAIN = 5.0  # seconds until one asks again for what another server does
    alone = True

    def fresh(self) -> bool:
        """Whether all is heard as it happens; if not, whoever does something looks first what others have done."""
        return True

    def online(self, table: str) -> Set[int]:
        """The seats whose people are at a table by way of other servers."""
        return NOBODY

    def looking(self, table: str) -> Set[int]:
        """Those of them who have it before their eyes."""
        return NOBODY

    def here(self, table: str, seats: Collection[int], hidden: Collection[int]) -> None:
        """These, and nobody else, are at a table by way of this server; of some of them it is hidden."""

    async def lease(self, table: str) -> Lease | None:
        """The right to do what only one server may do at a table; None while another has it."""
        return Lease(table, "", 0)

    def holds(self, table: str) -> bool:
        """Whether what only one may do at a table is for this server to do, where there are others."""
        return False

    def lost(self, lease: Lease) -> None:
        """Somebody else has it: it was found out by writing."""

    async def unattended(self, timed: list[str]) -> list[str]:
        """Of the tables with a clock, those that no server looks after."""
        return timed

    async def take(self, what: str, who: str, rate: Rate) -> None:
        """Count one of what must not be tried often, at all servers together; No if it is one too many."""

    async def give_back(self, what: str, who: str) -> None:
        """The one counted last was none."""

    async def begin(self, tables: Told) -> None:
        """Hear and speak from now on."""

    async def close(self) -> None:
        """Say no more; others may do at once what this server did."""
