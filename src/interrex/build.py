"""Which build of the package is running, the source as it is or compiled, and how to run the source in any case."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from .engine import state

PACKAGE: Final = Path(str(state.__file__)).parents[1]

# A compiled package has its source beside it. What runs a module as the source has it: a finder of its own for the
# folders of the package, which knows no compiled modules.
FROM_SOURCE: Final = """
import os, runpy, sys
from importlib.machinery import FileFinder, SourceFileLoader

package, module, *sys.argv[1:] = sys.argv[1:]

def finder(folder):
    if folder != package and not folder.startswith(package + os.sep):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, [".py"]))

sys.path_hooks.insert(0, finder)
runpy.run_module(module, run_name="__main__", alter_sys=True)
"""


def compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def from_source(module: str, *arguments: str) -> list[str]:
    """The command line that runs a module of the package as its source has it, whichever build this is."""
    return [sys.executable, "-c", FROM_SOURCE, str(PACKAGE), module, *arguments]
