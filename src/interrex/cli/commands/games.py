"""``interrex games``: what there is to play, and what a game's options, roles and components are called."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import interrex
from interrex import bots
from interrex.engine import wire
from interrex.engine.game import Game, Option
from interrex.engine.message import Message
from interrex.engine.words import Words, invitation, words
from interrex.naming import Names, OptionName

from ..arguments import Json, Lang
from ..lesson import roles
from ..terminal import out
from ..usage import Program
from ..words import say, spoken, titled

app = Program()


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    *,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the games with their players and options; or one game's options, roles and components by name."""
    if game is not None:
        found, names = interrex.game(game), interrex.names(game, spoken())
        if json:
            print(wire.pretty({**_json(found), **_names_json(names)}))
        else:
            show_game(out(), found, names)
    elif json:
        print(wire.pretty([_json(one) for one in interrex.games()]))
    else:
        show_all(out())


# All games


def show_all(console: Console) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("id", "title", "players", "options"):
        table.add_column(say(f"cli-games-{column}"), no_wrap=column == "id")
    for game in interrex.games():
        low, high = game.players
        table.add_row(game.id, titled(game), f"{low}–{high}", "\n".join([_words(o) for o in game.options]) or "–")
        for lesson in game.extras.lessons:
            table.add_row("", say("cli-games-lesson"), "", f"{lesson.id}: {', '.join(roles(lesson))}")
        for notation in game.extras.notations:
            table.add_row("", say("cli-games-notation"), "", notation.name)
    console.print(table)
    first = interrex.games()[0].id
    for key, params in (
        ("cli-games-how", {"game": first}),
        ("cli-games-more", {"game": first}),
        ("cli-games-bots", {"known": ", ".join(bots.kinds())}),
    ):
        console.print(say(key, **params), soft_wrap=True)


def _words(option: Option) -> str:
    values = ", ".join([f"{v} *" if v == option.default else str(v) for v in option.values])
    return f"{option.name}: {values}"


# One game


def show_game(console: Console, game: Game, names: Names) -> None:
    """Ids, as they are typed, and what each is called."""
    low, high = game.players
    told = words(spoken(), game.id)
    console.print(Text.assemble((titled(game), "bold"), f"  {say('cli-games-players')}: {low}–{high}"))
    if invites := game.faces.invitation:
        short, long = invites.minutes
        console.print(invitation(game.id, spoken()))
        console.print(say("cli-games-like", low=short, high=long, weight=invites.weight), style="dim")
    if game.options:
        heading(console, say("cli-games-options"))
        table = Table.grid(padding=(0, 2))
        for option in game.options:
            called = names.options[option.name]
            table.add_row(Text(option.name, "cyan"), called.name, Text(say("cli-games-rule", rule=option.rule), "dim"))
            for value in option.values:
                mark = " *" if value == option.default else ""
                table.add_row(Text(f"  {_typed(value)}{mark}", "cyan"), Text(f"  {called.values[value]}"))
        console.print(Padding(table, (0, 2)))
    for kind, title in names.kinds.items():
        heading(console, title)
        table = Table.grid(padding=(0, 2))
        for name, called_ in names.components[kind].items():
            table.add_row(Text(name, "cyan"), called_)
            _about(table, told, f"{game.id}-{kind}-{name}")  # what a role is like to play
        console.print(Padding(table, (0, 2)))
    if game.thinking.personalities:
        heading(console, say("cli-games-personalities"))
        table = Table.grid(padding=(0, 2))
        for personality in game.thinking.personalities:
            key = f"{game.id}-personality-{personality.id}"
            table.add_row(Text(f"steward{bots.SLASH}{personality.id}", "cyan"), told.say(Message(key, {})))
            _about(table, told, key)
        console.print(Padding(table, (0, 2)))


def _about(table: Table, told: Words, key: str) -> None:
    if told.knows(about := f"{key}.about"):
        table.add_row("", Text(" ".join(told.say(Message(about, {})).split()), "dim"))


def heading(console: Console, title: str) -> None:
    console.print()
    console.print(title, style="bold")


def _typed(value: bool | int | str) -> str:
    """As it is written after ``-o NAME=``."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# For machines


def _json(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "title": game.title,
        "players": list(game.players),
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "rule": o.rule} for o in game.options
        ],
        "lessons": [{"id": lesson.id, "roles": roles(lesson)} for lesson in game.extras.lessons],
        "notations": [notation.name for notation in game.extras.notations],
    }


def _names_json(names: Names) -> dict[str, object]:
    """The names, in the language that was asked for."""
    return {
        "language": spoken(),
        "names": {
            "options": {name: _option_json(option) for name, option in names.options.items()},
            "kinds": names.kinds,
            "components": names.components,
        },
    }


def _option_json(option: OptionName) -> dict[str, object]:
    return {"name": option.name, "values": {_typed(value): called for value, called in option.values.items()}}
