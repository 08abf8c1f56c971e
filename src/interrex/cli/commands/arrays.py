"""``interrex arrays``: what the arrays of a game look like, field by field, and which numbers its actions have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer
from rich import box
from rich.table import Table

import interrex
from interrex.engine import wire

from ..arguments import GameId, Json, Lang
from ..terminal import out
from ..usage import Program
from ..words import CommandError, say

if TYPE_CHECKING:
    from interrex.arrays import Column, Spec

app = Program()

KINDS: Final = ("number", "flag", "word", "words", "text", "count", "there")  # of columns


@app.command()
def arrays(
    game: GameId,
    *,
    players: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    words: Annotated[bool, typer.Option("--words")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the layout of a game's arrays: what a seat sees and what it may do, as numbers."""
    try:
        from interrex.arrays import spec  # here, because only this command needs NumPy
    except ImportError:
        raise CommandError("cli-no-arrays") from None
    found = interrex.game(game)
    what = spec(found, min(4, found.players[1]) if players is None else players)
    if json:
        print(wire.pretty(_json(what)))
    else:
        show(what, words)


def _json(what: Spec) -> dict[str, Any]:
    return {
        "game": what.game.id,
        "players": what.players,
        "dtype": what.layout.dtype.name,
        "size": what.layout.size,
        "columns": [column._asdict() for column in what.layout.columns],
        "vocabularies": what.layout.vocabularies,
        "actions": what.numbering.n,
        "phrases": [
            {"verb": one.phrase.name, "words": one.phrase.names, "first": one.first, "size": one.size}
            | {"endless": one.endless}
            for one in what.numbering.ranges
        ],
        "row": {"width": what.rows.width, "columns": [column._asdict() for column in what.rows.columns]},
        "verbs": what.rows.verbs,
        "words": what.rows.words,
    }


def show(what: Spec, words: bool) -> None:
    console = out()
    title, dtype = what.game.title, what.layout.dtype.name
    console.print(say("cli-arrays-title", game=title, players=what.players, size=what.layout.size, dtype=dtype))
    console.print(_columns(what.layout.columns))
    for kind in KINDS:
        means = say(f"cli-arrays-means-{kind}")
        console.print(say("cli-arrays-words", name=say(f"cli-arrays-kind-{kind}"), ids=means), highlight=False)
    console.print()
    for name, ids in what.layout.vocabularies.items():
        listed = " ".join([f"{number}:{id or '–'}" for number, id in enumerate(ids, 1)]) if words else len(ids)
        console.print(say("cli-arrays-words", name=name, ids=str(listed)), highlight=False)
    console.print()
    console.print(say("cli-arrays-actions", n=what.numbering.n))
    console.print(_ranges(what))
    console.print(say("cli-arrays-row", width=what.rows.width, dtype=dtype))
    console.print(_columns(what.rows.columns))


def _columns(columns: tuple[Column, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("at", "field", "kind", "shape", "vocabulary"):
        justify: Literal["right", "left"] = "right" if column == "at" else "left"
        table.add_column(say(f"cli-arrays-{column}"), justify=justify, no_wrap=column == "field", overflow="fold")
    for path, kind, at, shape, _, words in columns:
        table.add_row(str(at), path, say(f"cli-arrays-kind-{kind}"), " × ".join(map(str, shape)), words)
    return table


def _ranges(what: Spec) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("numbers", "verb", "said"):
        table.add_column(say(f"cli-arrays-{column}"))
    table.add_row("0", "pass", "")
    for one in what.numbering.ranges:
        folded = say("cli-arrays-folded") if one.endless else ""
        table.add_row(f"{one.first}–{one.first + one.size - 1}", one.phrase.name, " ".join(one.phrase.names), folded)
    return table
