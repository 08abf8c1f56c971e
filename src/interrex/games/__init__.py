"""The games of Interrex, a folder each. They come in through the entry point ``interrex.games``: see pyproject.toml.

The package can be called, too: ``interrex.games()`` are the games that are registered; each folder is a module of it.
"""

import sys
from types import ModuleType

from mypy_extensions import mypyc_attr

from interrex.engine.game import Game
from interrex.engine.registry import games as registered


@mypyc_attr(native_class=False)  # a module takes no class that is laid out otherwise than its own
class Games(ModuleType):
    def __call__(self) -> tuple[Game, ...]:
        return registered()


sys.modules[__name__].__class__ = Games
