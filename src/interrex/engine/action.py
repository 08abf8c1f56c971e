"""Actions and their text form.

An action is a tuple: a verb, then small integers or short words. Its text is those parts joined by spaces
(``influence 8 d35``). ``parse`` and ``text`` are inverse for every action a game may offer.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from .errors import BadAction

Action = tuple[str | int, ...]

MAX_TEXT: Final = 200
_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})\Z", re.ASCII)
_WORD: Final = re.compile(r"[a-zß-öø-ž0-9+:.\-]{1,40}\Z", re.ASCII)  # with the small letters of Latin alphabets


def text(action: Action) -> str:
    """``("influence", 8, "d35")`` to ``influence 8 d35``."""
    return " ".join([str(part) for part in action])


def worded(written: str) -> str:
    """What somebody wrote, as one word of an action: in small letters, with hyphens for spaces."""
    return "-".join(written.lower().split())


def _is_word(part: str) -> bool:
    return _WORD.match(part) is not None and part == part.lower()  # capitals stand among the letters beyond z


@lru_cache(4096)
def parse(line: str) -> Action:
    """``influence 8 d35`` to ``("influence", 8, "d35")``; raises BadAction for what cannot be an action."""
    parts = line[: MAX_TEXT + 1].split()
    if not parts or len(line) > MAX_TEXT or _NUMBER.match(parts[0]) or not all(map(_is_word, parts)):
        raise BadAction("engine-bad-action", text=line[:60])
    return tuple([int(p) if _NUMBER.match(p) and p != "-0" else p for p in parts])
