"""The client's TypeScript types, made from the protocol and from what games show: they cannot say anything else.

``python -m interrex.server.typescript web/src`` writes them (``make types``); a test fails while the files differ. A
game's types are those it ``shows``; they stand beside its board, as ``view.ts``.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from interrex.engine.registry import games

from . import protocol
from .http.routes import ENDPOINTS
from .protocol import (
    advice,
    campaigns,
    library,
    lobby,
    notices,
    orders,
    passkeys,
    people,
    players,
    standing,
    table,
    values,
)

PROTOCOL = (
    values,
    table,
    orders,
    people,
    lobby,
    campaigns,
    library,
    notices,
    passkeys,
    players,
    advice,
    standing,
)  # in the order in which they build on one another
_PLAIN = {bool: "boolean", int: "number", float: "number", str: "string", NoneType: "null", Any: "any"}
_COMMENT = re.compile(r"^    (\w+): .*?  # (.+)$", re.MULTILINE)
_MADE = "/** Made from `{source}` by `make types`; not written by hand. */\n"


def files() -> dict[str, str]:
    """What is generated, by its path in the client's sources."""
    made = {"lib/protocol.ts": _protocol()}
    for game in games():
        if game.faces.shows:
            source = game.package.replace(".", "/")
            made[f"boards/{game.id}/view.ts"] = _MADE.format(source=source) + Types(set()).write(game.faces.shows)
    return made


def _protocol() -> str:
    own = [value for part in PROTOCOL for value in vars(part).values() if _is_struct(value)]
    taken = [endpoint.takes for endpoint in ENDPOINTS if endpoint.takes is not None]
    sent = reached([*get_args(table.ClientMessage), *taken])
    types = Types(set(sent), aliases_in(*PROTOCOL))
    made_here = [kind for kind in own if kind.__module__.startswith(protocol.__name__)]
    return _MADE.format(source="interrex/server/protocol") + types.write(made_here)


def aliases_in(*modules: ModuleType) -> dict[str, str]:
    """The names of the modules' unions, by what they stand for."""
    named = {name: kind for module in modules for name, kind in vars(module).items()}
    unions = {name: kind for name, kind in named.items() if get_origin(kind) in (Literal, Union, UnionType)}
    return {Types(set()).name(kind): name for name, kind in unions.items()}


def reached(kinds: Iterable[Any]) -> list[type]:
    """The structs among types and in their fields, each where it is first met."""
    found: dict[type, None] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if _is_struct(kind) and kind not in found:
            found[kind] = None
            waiting[:0] = [field.type for field in msgspec.structs.fields(kind)]
        elif not _is_struct(kind):
            waiting[:0] = get_args(kind)
    return list(found)


class Types:
    """TypeScript for structs; all keys are texts. Clients and some views may leave out fields with a default."""

    def __init__(self, sent: set[type], aliases: Mapping[str, str] | None = None) -> None:
        self.sent = sent
        self.aliases = aliases or {}

    def write(self, kinds: Iterable[type]) -> str:
        named = [f"\nexport type {name} = {kind}\n" for kind, name in self.aliases.items()]
        return "".join([*named, *[self.interface(kind) for kind in reached(kinds)]])

    def interface(self, kind: type) -> str:
        lines = [*_documented(inspect.cleandoc(kind.__doc__ or "")), f"export interface {kind.__name__} {{"]
        if tag := kind.__struct_config__.tag:  # type: ignore[attr-defined]
            lines.append(f"  type: '{tag}'")
        comments = dict(_COMMENT.findall(inspect.getsource(kind)))
        for field in msgspec.structs.fields(kind):
            lines += [f"  {line}" for line in _documented(comments.get(field.name, ""))]
            absent = kind in self.sent or kind.__struct_config__.omit_defaults  # type: ignore[attr-defined]
            optional = "?" if absent and not field.required else ""
            name = field.encode_name if field.encode_name.isidentifier() else f"'{field.encode_name}'"
            lines.append(f"  {name}{optional}: {self.name(field.type)}")
        return "\n".join(["", *lines, "}", ""])

    def name(self, kind: Any) -> str:
        """A type as TypeScript writes it; by its own name, where it has one."""
        written = self._written(kind)
        return self.aliases.get(written, written)

    def _written(self, kind: Any) -> str:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.name(args[0])
        if origin is Literal:
            return " | ".join([f"'{value}'" for value in args])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys([self.name(part) for part in args]))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join([self.name(part) for part in args])}]"
        if origin in (list, tuple):
            return f"{self._part(args[0])}[]"
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return f"{{ [key: string]: {self.name(args[1])} }}"
        return str(kind.__name__) if _is_struct(kind) else _PLAIN[kind]

    def _part(self, kind: Any) -> str:
        name = self.name(kind)
        return f"({name})" if " | " in name else name


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _documented(text: str) -> list[str]:
    return [f"/** {' '.join(text.replace('``', '`').split())} */"] if text else []


def main(folder: Path) -> None:
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
