"""A board for games that have none of their own yet: the view as an outline."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text
from rich.tree import Tree

from interrex.engine import wire
from interrex.engine.game import View
from interrex.engine.words import Words


def board(view: View, words: Words, names: tuple[str, ...], width: int) -> RenderableType:
    tree = Tree(Text(", ".join(names), style="bold"), guide_style="dim")
    _grow(tree, wire.plain(view.board))
    return Panel(tree, title=view.game, border_style="dim")


def _grow(tree: Tree, value: Any) -> None:
    """Things within things become branches; lists of plain values stay on one line."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, part in pairs:
        if _plain(part):
            tree.add(Text.assemble((f"{name}: ", "bold"), _line(part)))
        else:
            _grow(tree.add(Text(str(name), style="bold")), part)


def _plain(value: Any) -> bool:
    return not isinstance(value, dict | list) or not any(isinstance(part, dict | list) for part in value)


def _line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{name} {part}" for name, part in value.items()]) or "–"
    if isinstance(value, list):
        return " ".join(map(str, value)) or "–"
    return "–" if value is None else str(value)
