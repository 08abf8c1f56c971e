"""For all tests: whatever is remembered is worked out anew as well and compared, unless INTERREX_CHECK_KEPT=0."""

from __future__ import annotations

import os

from interrex.engine import kept

kept.check(os.environ.get("INTERREX_CHECK_KEPT", "1") == "1")
