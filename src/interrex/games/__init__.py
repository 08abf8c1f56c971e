"""The games of Interrex. Importing this package registers them all."""

from interrex.engine.registry import register

from .kingsburg import GAME as KINGSBURG

for _game in (KINGSBURG,):
    register(_game)
