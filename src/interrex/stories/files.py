"""The files of a story, from a folder or a zip. Its writer is a stranger: nothing is unpacked, run or followed."""

from __future__ import annotations

import re
import stat
import zlib
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from interrex.engine.errors import InterrexError

MOST_FILES = 64
LARGEST = 1024 * 1024  # bytes of one
NAME = re.compile(r"[a-z][a-z0-9.-]{0,59}\.toml")


class NotAStory(InterrexError):
    """What is there cannot be the files of a story."""


def read_files(path: Path) -> dict[str, bytes]:
    """The TOML files of a story, by name. Other files of a folder are nobody's business; a zip holds no others."""
    if path.is_dir():
        return _of_folder(path)
    if path.is_file():
        return _of_zip(path)
    raise NotAStory("engine-story-nowhere", path=str(path))


def _of_folder(folder: Path) -> dict[str, bytes]:
    found = [path for path in sorted(folder.glob("*.toml")) if NAME.fullmatch(path.name)]
    _check_number(len(found), folder)
    files: dict[str, bytes] = {}
    for path in found:
        if path.is_symlink() or not path.is_file():
            raise NotAStory("engine-story-odd", path=str(folder), name=path.name)
        with path.open("rb") as file:
            files[path.name] = _check_size(file.read(LARGEST + 1), path.name)
    return files


def _of_zip(path: Path) -> dict[str, bytes]:
    try:
        with ZipFile(path) as archive:
            inside = [info for info in archive.infolist() if not info.is_dir()]
            _check_number(len(inside), path)
            named = [(_name(info, path), info) for info in inside]
            if twin := next((name for n, (name, _) in enumerate(named) if name in dict(named[:n])), ""):
                raise NotAStory("engine-story-twice", path=str(path), name=twin)
            return {name: _read(archive, info) for name, info in named}
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError, zlib.error) as error:
        raise NotAStory("engine-story-zip", path=str(path), detail=type(error).__name__) from None


def _name(info: ZipInfo, path: Path) -> str:
    """The name of a file in a zip: it may lie in one folder, as zips are made, and nowhere else."""
    folder, _, name = info.filename.rpartition("/")
    odd = "/" in folder or folder.startswith(".") or "\\" in info.filename or ":" in info.filename
    if odd or not NAME.fullmatch(name) or stat.S_ISLNK(info.external_attr >> 16):
        raise NotAStory("engine-story-odd", path=str(path), name=info.filename[:80])
    return name


def _read(archive: ZipFile, info: ZipInfo) -> bytes:
    """As much as a file may hold and one byte more: what a zip says of its sizes is not believed."""
    if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):  # others may ask for any amount of memory
        raise NotImplementedError
    with archive.open(info) as file:
        return _check_size(file.read(LARGEST + 1), info.filename)


def _check_number(files: int, path: Path) -> None:
    if files > MOST_FILES:
        raise NotAStory("engine-story-many", path=str(path), n=MOST_FILES)


def _check_size(content: bytes, name: str) -> bytes:
    if len(content) > LARGEST:
        raise NotAStory("engine-story-large", name=name[:80], n=LARGEST)
    return content
