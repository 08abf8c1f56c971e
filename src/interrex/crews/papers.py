"""Papers: which edition of all that games hang on is here. Whoever has other papers would play other games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path

import interrex
from interrex.bots.base import Bot
from interrex.bots.kinds import UnknownBot, find
from interrex.engine.errors import UnknownGame
from interrex.engine.registry import find as find_game

PLAYS = ("engine", "games", "bots")  # what a game's course hangs on: not what draws, serves or words it
READ = (".py", ".json", ".toml")


def papers(game: str, bots: Iterable[str]) -> dict[str, str]:
    """Editions by name, nothing for what is not here: the package, its files, the game, each bot."""
    return {
        "interrex": interrex.__version__,
        "files": _files(),
        f"game {game}": _game(game),
        **{f"bot {bot}": _bot(bot) for bot in bots},
    }


@cache
def _files() -> str:
    """Of the source: the same for a compiled package. Weights that were learned anew count, too."""
    package = Path(str(resources.files("interrex")))
    found = [path for part in PLAYS for path in (package / part).rglob("*") if path.suffix in READ]
    return _hash([name + content for name, content in sorted([_named(package, path) for path in found])])


def _named(package: Path, path: Path) -> tuple[bytes, bytes]:
    return path.relative_to(package).as_posix().encode(), path.read_bytes()


def _game(name: str) -> str:
    """Its rules' version and its options: which stories are installed is one of them."""
    try:
        game = find_game(name)
    except UnknownGame:
        return ""
    return f"{game.version} {_hash([repr(game.options).encode()])}"


def _bot(name: str) -> str:
    try:
        bot = find(name)
    except UnknownBot:
        return ""
    return _hash([_source(one) for one in bot.__mro__ if issubclass(one, Bot)])


def _source(bot: type[Bot]) -> bytes:
    """Of a bot that is not ours, the file it stands in; ours are among the files."""
    module = __import__(bot.__module__, fromlist=["*"])
    ours = bot.__module__.startswith("interrex.")
    return bot.__qualname__.encode() + (b"" if ours else Path(module.__file__ or "").read_bytes())


def _hash(parts: list[bytes]) -> str:
    return sha256(b"\0".join(parts)).hexdigest()[:12]
