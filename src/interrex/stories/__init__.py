"""Stories that people have installed: a folder for each game, in it a folder for each story.

They come in by one door. What cannot be read safely (``files``), or has a fault by its game's own judgement, stays
outside; so does, when the program starts, what somebody has changed since: a story is called after what it does.
"""

from __future__ import annotations

import re
import shutil
import tempfile
import warnings
from pathlib import Path

from interrex.engine.doors import BrokenPackage, PackageWarning
from interrex.engine.errors import InterrexError
from interrex.engine.game import Files, Game
from interrex.engine.message import Message
from interrex.engine.registry import find, register

from .files import read_files

NAME = re.compile(r"[a-z][a-z0-9_-]{0,79}")  # of a story that may be installed, or of a game


class NotInstalled(InterrexError):
    """There is no story of that name."""


def installed(root: Path) -> list[Path]:
    """The folders of all stories, by game and name. What is called otherwise is nobody's business."""
    games = [path for path in sorted(root.glob("*/")) if NAME.fullmatch(path.name)]
    return [path for game in games for path in sorted(game.glob("*/")) if NAME.fullmatch(path.name)]


def install(root: Path, game: Game, files: Files) -> str:
    """Let a story be played from now on; its name. An error says what is wrong with it, and nothing has changed."""
    fuller, name = game.with_story(files)
    place = root / game.id / name
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place.parent, prefix=".new-") as scratch:
        whole = Path(scratch) / name
        whole.mkdir()
        for file, content in files.items():
            (whole / file).write_bytes(content)
        if place.exists():
            shutil.rmtree(place)
        whole.rename(place)
    register(fuller)
    return name


def remove(root: Path, game: Game, name: str) -> None:
    """Take a story away. What is played with it can be played no more until it is installed again."""
    place = root / game.id / name
    if place not in installed(root):
        raise NotInstalled("engine-story-not-there", game.id, name=name[:80])
    shutil.rmtree(place)


def shelve(root: Path) -> None:
    """Let all that is installed be played. Of what cannot be, a warning tells, and the rest goes on."""
    for place in installed(root):
        try:
            game = find(place.parent.name)
            if game.extras.stories is None:
                raise NotInstalled("engine-story-no-game", game.id, game=game.title)
            fuller, name = game.with_story(read_files(place))
            if name != place.name:
                raise NotInstalled("engine-story-changed", game.id)
        except InterrexError as error:
            warnings.warn(PackageWarning(_broken(place, error)), stacklevel=2)
        else:
            register(fuller)


def _broken(place: Path, error: InterrexError) -> BrokenPackage:
    detail = Message(error.said.key, error.said.params)
    return BrokenPackage("engine-broken-story", error.game, name=f"{place.parent.name}/{place.name}", detail=detail)
