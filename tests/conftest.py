"""For all tests: whatever is remembered is worked out anew as well and compared, unless INTERREX_CHECK_KEPT=0.

And what several kinds of tests may ask for.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from interrex.engine import kept

if TYPE_CHECKING:
    from interrex.testing.postgres import Cluster

kept.check(os.environ.get("INTERREX_CHECK_KEPT", "1") == "1")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, one for each process of tests."""
    from interrex.testing.postgres import Cluster  # here, because few tests need it

    with Cluster() as running:
        yield running
