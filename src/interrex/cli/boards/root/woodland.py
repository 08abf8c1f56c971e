"""The woodland: a table of the twelve clearings, the forests, and what the signs mean."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.games.root.view.types import ClearingView

from . import sketch
from .pen import BUILT, OPEN, PAWN, POINT, RUIN, RULES, WARRIOR, Pen, rows

COLUMNED = 78  # characters from which on each faction has a column of its own
FRAME = 4  # characters of the panel's sides
OWNS = {"marquise": ("sawmill", "workshop", "recruiter"), "eyrie": ("roost",), "alliance": ("base",)}


def woodland(pen: Pen) -> Panel:
    parts: list[RenderableType] = [_beside_a_sketch(pen) if pen.wide else _clearings(pen, pen.width - FRAME)]
    if pen.roams:
        parts.append(_forests(pen))
    season = f"root-option-map-{pen.view.map}"
    return pen.panel(Group(*parts), f"{pen.say('cli-root-woodland')} · {pen.say(season)}")


def _beside_a_sketch(pen: Pen) -> Table:
    both = Table.grid(padding=(0, 1, 0, 0), expand=True)
    both.add_column(ratio=1)
    both.add_column(width=sketch.WIDTH)
    both.add_row(_clearings(pen, pen.width - FRAME - sketch.WIDTH - 1), sketch.sketch(pen))
    return both


# The clearings


def _clearings(pen: Pen, room: int) -> Table:
    """As wide apart as there is room, and pieces cut short where there is none."""
    heads = [Text(), *[Text(pen.say(f"cli-root-{key}"), style="dim") for key in ("suit", "paths", "slots")]]
    if pen.width >= COLUMNED:
        heads += [pen.faction(faction) for faction in pen.factions]
    else:
        heads.append(Text(pen.say("cli-root-pieces"), style="dim"))
    for gap, short in ((2, False), (1, False), (1, True)):
        lines = [heads, *_lines(pen, short)]
        columns = [max([_width(cell) for cell in column]) for column in zip(*lines, strict=True)]
        if sum(columns) + gap * (len(columns) - 1) <= room:
            break
    table = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    table.add_column(justify="right", style="bold")
    for column in range(1, len(heads)):
        table.add_column(no_wrap=column < 4)
    for line in lines:
        table.add_row(*line)
    return table


def _width(cell: Text) -> int:
    return max([line.cell_len for line in cell.split()])


def _lines(pen: Pen, short: bool) -> list[list[Text]]:
    """Number, suit, paths, slots, pieces."""
    paths = pen.printed.maps[pen.view.map].paths
    lines = []
    for number, clearing in enumerate(pen.view.clearings, start=1):
        near = sorted([a + b - number for a, b in paths if number in (a, b)])
        first = [Text(str(number)), pen.suit(clearing.suit), Text(" ".join(map(str, near))), _slots(clearing)]
        lines.append(first + _pieces(pen, clearing, short))
    return lines


def _slots(clearing: ClearingView) -> Text:
    """``■▨□``: built on, under a ruin, open."""
    built = sum(clearing.buildings.values())
    return Text(BUILT * built + RUIN * bool(clearing.ruin) + OPEN * clearing.open)


def _pieces(pen: Pen, clearing: ClearingView, short: bool) -> list[Text]:
    cells = {faction: _held(pen, clearing, faction, short) for faction in pen.factions}
    if pen.width >= COLUMNED:
        return list(cells.values())
    lines = [Text.assemble(pen.faction(faction), " ", cell) for faction, cell in cells.items() if cell]
    return [Text("\n").join(lines)]


def _held(pen: Pen, clearing: ClearingView, faction: str, short: bool) -> Text:
    """``♛ 3⚔ sawmill wood×2``: what a faction has in a clearing."""
    parts = [RULES] if clearing.ruler == faction else []
    parts += [f"{n}{WARRIOR}"] if (n := clearing.warriors.get(faction, 0)) else []
    pieces = {kind: clearing.buildings.get(kind, 0) for kind in OWNS.get(faction, ())}
    if faction == "marquise":
        pieces |= {"wood": clearing.wood, "keep": clearing.keep}
    if faction == "alliance":
        pieces["sympathy"] = clearing.sympathy
    parts += [pen.several(_piece(pen, kind, short), n).plain for kind, n in pieces.items() if n]
    parts += [PAWN] if faction in clearing.pawns else []
    return Text(" ".join(parts), style=pen.faction(faction).style)


def _piece(pen: Pen, kind: str, short: bool) -> Text:
    """``sawmill``, or ``sawm.`` in short."""
    name = pen.say(f"root-piece-{kind}")
    return Text(f"{name[:4]}." if short and len(name) > 5 else name)


# The forests and the signs


def _forests(pen: Pen) -> Table:
    """``Forests  1: 1-2-5-10   2: 1-9-10-12 ●``, each with the clearings it touches."""
    parts = []
    for number, clearings in enumerate(pen.printed.maps[pen.view.map].forests, start=1):
        here = [s.faction for s in pen.view.seats if s.vagabond and s.vagabond.forest == number]
        pawns = [(f" {PAWN}", pen.faction(faction).style) for faction in here]
        parts.append(Text.assemble((f"{number}:", "bold"), f" {'-'.join(map(str, clearings))}", *pawns))
    return rows([(pen.say("cli-root-forests"), Columns(parts, padding=(0, 2)))])


def legend(pen: Pen) -> Columns:
    signs = {
        RULES: "rules",
        WARRIOR: "warrior",
        PAWN: "pawn",
        BUILT: "built",
        OPEN: "open",
        RUIN: "ruin",
        POINT: "point",
    }
    said = [Text(f"{sign} {pen.say(f'cli-root-sign-{word}')}", style="dim") for sign, word in signs.items()]
    return Columns(said, padding=(0, 2))
