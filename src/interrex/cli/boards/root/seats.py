"""The players: score, cards and items of each, and the board of the faction."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.games.root.view.types import SeatView, TrackView, VagabondView

from .pen import BUILT, OPEN, POINT, Pen, rows

ABREAST = 78  # characters from which on two players stand side by side
STATES = ("fresh", "exhausted", "damaged", "damaged-exhausted")

Lines = list[tuple[str, Text]]


def seats(pen: Pen) -> Panel:
    columns = 2 if pen.width >= ABREAST else 1
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1)
    drawn = [_seat(pen, seat) for seat in range(len(pen.factions))]
    for first in range(0, len(drawn), columns):
        if first:
            table.add_row()
        table.add_row(*drawn[first : first + columns])
    return pen.panel(table, pen.say("cli-root-players"))


def _seat(pen: Pen, seat: int) -> Group:
    own = pen.view.seats[seat]
    return Group(_title(pen, seat), _figures(pen, own), rows(_lines(pen, own)))


def _title(pen: Pen, seat: int) -> Text:
    turn = "▶ " if pen.view.turn == seat and pen.view.phase else ""
    you = f" ({pen.say('cli-you')})" if seat == pen.seat else ""
    faction = pen.say(f"root-faction-{pen.factions[seat]}")
    return Text.assemble((turn, "bold"), pen.name(seat), you, " · ", (faction, pen.name(seat).style))


def _figures(pen: Pen, own: SeatView) -> Text:
    """``12★ · 4 cards · 14⚔ in the supply``."""
    parts = [Text(f"{own.score}{POINT}", style="bold"), Text(pen.say("cli-root-cards", n=own.cards))]
    if own.warriors is not None:
        parts.append(Text(pen.say("cli-root-warriors-left", n=own.warriors)))
    return Text(" · ").join(parts)


def _lines(pen: Pen, own: SeatView) -> Lines:
    lines: Lines = []
    if own.dominance:
        lines.append((pen.say("cli-root-dominance"), pen.suit(pen.suit_of(own.dominance))))
    if own.coalition is not None:
        lines.append((pen.say("cli-root-coalition"), pen.name(own.coalition)))
    if own.crafted:
        lines.append((pen.say("cli-root-crafted"), pen.cards(own.crafted)))
    if own.items:
        lines.append((pen.say("cli-root-items"), pen.items(own.items)))
    return lines + BOARDS[own.faction](pen, own)


# The boards of the factions


def _marquise(pen: Pen, own: SeatView) -> Lines:
    wood = pen.say("root-piece-wood")
    lines = [(pen.say(f"root-piece-{kind}"), _track(pen, kind, wood)) for kind in ("sawmill", "workshop", "recruiter")]
    return [*lines, (wood, Text(pen.say("cli-root-in-supply", n=pen.view.marquise.wood)))]


def _eyrie(pen: Pen, own: SeatView) -> Lines:
    eyrie, roosts = pen.view.eyrie, pen.view.tracks["roost"]
    lines: Lines = []
    if eyrie.leader:
        key = "root-do-leader" if pen.wide else f"root-leader-{eyrie.leader}"
        lines.append((pen.say("cli-root-leader"), Text(pen.say(key, leader=eyrie.leader))))
    if eyrie.deposed:
        deposed = [pen.say(f"root-leader-{leader}") for leader in eyrie.deposed]
        lines.append((pen.say("cli-root-deposed"), Text(", ".join(deposed))))
    decree = {column: [on.card for on in cards] for column, cards in eyrie.decree.items()}
    lines += [(pen.say(f"root-column-{column}"), pen.cards(cards)) for column, cards in decree.items()]
    evening = f" {pen.say('cli-root-evening', points=eyrie.evening)}"
    return [*lines, (pen.say("root-piece-roost"), Text.assemble(_squares(roosts), evening))]


def _alliance(pen: Pen, own: SeatView) -> Lines:
    alliance = pen.view.alliance
    supporters = Text(str(alliance.supporters))
    if alliance.supporter_cards:
        supporters = Text.assemble(supporters, ": ", pen.cards(alliance.supporter_cards))
    bases = [
        Text.assemble(pen.suit(suit), f" ({pen.say('cli-root-clearing', n=clearing)})")
        for suit, clearing in alliance.bases.items()
        if clearing is not None
    ]
    return [
        (pen.say("cli-root-supporters"), supporters),
        (pen.say("cli-root-officers"), Text(str(alliance.officers))),
        (pen.say("cli-root-bases"), pen.listed(bases)),
        (pen.say("root-piece-sympathy"), _track(pen, "sympathy", pen.say("cli-root-spent"))),
    ]


def _vagabond(pen: Pen, own: SeatView) -> Lines:
    vagabond = own.vagabond
    if vagabond is None or vagabond.character is None:
        return []
    character = [pen.say(f"root-character-{vagabond.character}"), *_place(pen, vagabond)]
    relations = [Text.assemble(pen.faction(f), ": ", _relation(pen, vagabond, f)) for f in vagabond.relations]
    quests = [Text.assemble(pen.suit(suit), f" {n}") for suit, n in vagabond.quests.items() if n]
    piles = (vagabond.fresh, vagabond.exhausted, vagabond.damaged, vagabond.damaged_exhausted)
    held = {state: pile for state, pile in zip(STATES, piles, strict=True) if pile or state == "fresh"}
    return [
        (pen.say("cli-root-character"), Text(", ".join(character))),
        *[(pen.say(f"cli-root-item-{state}"), pen.items(pile)) for state, pile in held.items()],
        (pen.say("cli-root-relations"), pen.listed(relations)),
        (pen.say("cli-root-quests-done"), pen.listed(quests)),
    ]


def _place(pen: Pen, vagabond: VagabondView) -> list[str]:
    """Nowhere before the first forest is chosen."""
    places = {"clearing": vagabond.clearing, "forest": vagabond.forest}
    return [pen.say(f"cli-root-{kind}", n=n) for kind, n in places.items() if n is not None]


def _relation(pen: Pen, vagabond: VagabondView, faction: str) -> str:
    step = vagabond.relations[faction]
    said = pen.say("cli-root-relation", step=step)
    return f"{said} {pen.say('cli-root-aids', n=n)}" if (n := vagabond.aids[faction]) else said


BOARDS: dict[str, Callable[[Pen, SeatView], Lines]] = {
    "marquise": _marquise,
    "eyrie": _eyrie,
    "alliance": _alliance,
    "vagabond": _vagabond,
    "vagabond-2": _vagabond,
}

# Tracks


def _squares(track: TrackView) -> Text:
    return Text.assemble((BUILT * track.placed, "bold"), (OPEN * (track.of - track.placed), "dim"))


def _track(pen: Pen, kind: str, means: str) -> Text:
    """``■■□□□□ wood 2 → 2★``: what stands on the map, and what the next one costs and gives."""
    track = pen.view.tracks[kind]
    if track.points is None:
        return _squares(track)
    return Text.assemble(_squares(track), f" {means} {track.cost} → {track.points}{POINT}")
