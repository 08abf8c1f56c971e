"""What a story says, as Fluent: one small text for each thing that is sealed by itself.

Words are plain text. Whatever looks like markup is written so that it is read as it stands.
"""

from __future__ import annotations

import re

from .reader import Texts

GAME = "kings-dilemma"


def escaped(text: str) -> str:
    """A text as the value of a Fluent message."""
    return re.sub(r"[{}]", lambda sign: f'{{"{sign[0]}"}}', text)


def message(kind: str, handle: str, fields: dict[str, str], names: tuple[str, ...]) -> str:
    """One message: its title, and these of its other texts as attributes."""
    lines = [f"{GAME}-{kind}-{handle} = {escaped(fields.get('title', handle))}"]
    lines += [f"    .{name} = {escaped(fields[name])}" for name in names if name in fields]
    return "\n".join(lines)


FRONT = ("scene", "question", "aye", "nay", "ayename", "nayname")


def front(handle: str, part: str, texts: Texts) -> str:
    """What stands on the front of a dilemma."""
    return message("card", handle, texts.get(part, {}), FRONT)


def outcome(handle: str, part: str, side: str, texts: Texts) -> str:
    """What stands on the back for one side, its choices included."""
    fields = texts.get(part, {})
    said = {"title": fields.get(f"{side}-after", "–")}
    lines = [message("outcome", f"{handle}-{side}", said, ())]
    return "\n".join([*lines, *_choices(f"{handle}-{side}", f"{side}-choice-", fields)])


def _choices(handle: str, prefix: str, fields: dict[str, str]) -> list[str]:
    """What a house may choose, in words."""
    named = [(name.removeprefix(prefix), text) for name, text in fields.items() if name.startswith(prefix)]
    return [message("choice", f"{handle}-{n}", {"title": text}, ()) for n, text in named]


def finale(handle: str, part: str, texts: Texts) -> str:
    """How the story ends, and what the last vote is about (rulebook 8.4.1)."""
    fields = texts.get(part, {})
    said = message("finale", handle, fields, ("tale", *FRONT[1:]))
    return "\n".join([said, *_choices(handle, "choice-", fields)])


def simple(kind: str, handle: str, part: str, texts: Texts) -> str:
    """A story card, a sticker, an event, a circumstance, a door."""
    fields = texts.get(part, {})
    return "\n".join([message(kind, handle, fields, ("tale", "does")), *_choices(handle, "choice-", fields)])
