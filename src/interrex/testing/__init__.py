"""What tests of any game use: scripted luck, tables with positions, claims on rules, the conformance suite, load.

from interrex.testing import ScriptedLuck, Table, rule

@rule("game", "4.1.5")
def test_tied_totals_keep_the_earlier_seat_first(): ...
"""

from .claims import rule
from .luck import ScriptedLuck
from .snapshot import snapshot
from .table import Table

__all__ = ["ScriptedLuck", "Table", "rule", "snapshot"]
