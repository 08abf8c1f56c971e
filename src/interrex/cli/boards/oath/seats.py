"""The players: wealth, warbands, advisers and relics; and the cards one has drawn, with what they do."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.games.oath.view.types import SeatView

from .pen import FAVOR, PAWN, SECRET, SUPPLY, WARBAND, Pen, rows


def seats(pen: Pen) -> Panel:
    return pen.panel(Group(*[_seat(pen, n, own) for n, own in enumerate(pen.view.seats)]), pen.say("cli-oath-players"))


def _seat(pen: Pen, seat: int, own: SeatView) -> Group:
    lines = [(pen.say("cli-oath-advisers", n=own.limit), _advisers(pen, own))]
    if own.vision is not None:
        lines.append((pen.say("cli-oath-vision"), pen.card(own.vision)))
    if own.relics:
        lines.append((pen.say("cli-oath-relics"), pen.cards(own.relics)))
    return Group(_title(pen, seat, own), rows(lines))


def _title(pen: Pen, seat: int, own: SeatView) -> Text:
    """``Ada (you) · Chancellor · ◒6 · 2✪ 1✦ · ⚑3/17``."""
    you = f" ({pen.say('cli-you')})" if seat == pen.seat else ""
    dark = f" (+{own.face_down_secrets})" if own.face_down_secrets else ""
    wealth = f"{own.favor}{FAVOR} {own.secrets}{SECRET}{dark}"
    figures = " · ".join([f"{SUPPLY}{own.supply}", wealth, f"{WARBAND}{own.warbands}/{own.bank}"])
    beside = "" if own.pawn else f" · {PAWN}{pen.say('cli-oath-pawn-beside')}"
    return Text.assemble(pen.name(seat), you, " · ", pen.named("role", own.role), " · ", figures, beside)


def _advisers(pen: Pen, own: SeatView) -> Text:
    return pen.listed([*[pen.card(card) for card in own.advisers], *[pen.down(face) for face in own.face_down]])


def drawn(pen: Pen, seat: int) -> Panel:
    """Each card with everything it says."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(ratio=1)
    for face in pen.view.seats[seat].drawn:
        does = Text("") if face.card is None else Text(pen.say(f"oath-card-{face.card}.does"))
        table.add_row(pen.down(face), does)
    return pen.panel(table, pen.say("cli-oath-drawn"))
