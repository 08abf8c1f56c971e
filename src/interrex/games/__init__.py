"""The games of Interrex. Importing this package registers them all."""

from interrex.engine.registry import register

from .kingsburg import GAME as KINGSBURG
from .root import GAME as ROOT

for _game in (KINGSBURG, ROOT):
    register(_game)
