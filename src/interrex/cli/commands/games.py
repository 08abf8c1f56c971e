"""``interrex games``: what there is to play."""

from __future__ import annotations

from rich import box
from rich.table import Table

import interrex
from interrex.engine import wire
from interrex.engine.game import Game, Option

from ..arguments import Json, Lang
from ..terminal import out
from ..words import say


def games(*, lang: Lang = None, json: Json = False) -> None:
    """List the games, with their players and options."""
    if json:
        print(wire.pretty([_json(game) for game in interrex.games()]))
        return
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("id", "title", "players", "options"):
        table.add_column(say(f"cli-games-{column}"), no_wrap=column == "id")
    for game in interrex.games():
        low, high = game.players
        table.add_row(game.id, game.title, f"{low}–{high}", "\n".join([_words(o) for o in game.options]) or "–")
        for lesson in game.lessons:
            table.add_row("", say("cli-games-lesson"), "", f"{lesson.id}: {', '.join(lesson.roles)}")
    out().print(table)
    out().print(say("cli-games-how", game=interrex.games()[0].id))


def _words(option: Option) -> str:
    values = ", ".join([f"{v} *" if v == option.default else str(v) for v in option.values])
    return f"{option.name}: {values}"


def _json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "title": game.title,
        "players": list(game.players),
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "rule": o.rule} for o in game.options
        ],
        "lessons": [{"id": lesson.id, "roles": list(lesson.roles)} for lesson in game.lessons],
        "notations": [notation.name for notation in game.notations],
    }
