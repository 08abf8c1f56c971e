"""The players: score, cards and items of each, and the board of the faction."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .pen import BUILT, OPEN, POINT, Pen, View, rows

ABREAST = 78  # characters from which on two players stand side by side
CONDITIONS = ("fresh", "exhausted", "damaged", "damaged_exhausted")

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
    own = pen.view["seats"][seat]
    return Group(_title(pen, seat), _figures(pen, own), rows(_lines(pen, own)))


def _title(pen: Pen, seat: int) -> Text:
    turn = "▶ " if pen.view["turn"] == seat and pen.view["phase"] else ""
    you = f" ({pen.say('cli-you')})" if seat == pen.seat else ""
    faction = pen.say(f"root-faction-{pen.factions[seat]}")
    return Text.assemble((turn, "bold"), pen.name(seat), you, " · ", (faction, pen.name(seat).style))


def _figures(pen: Pen, own: View) -> Text:
    """``12★ · 4 cards · 14⚔ in the supply``."""
    parts = [Text(f"{own['score']}{POINT}", style="bold"), Text(pen.say("cli-root-cards", n=own["cards"]))]
    if own["warriors"] is not None:
        parts.append(Text(pen.say("cli-root-warriors-left", n=own["warriors"])))
    return Text(" · ").join(parts)


def _lines(pen: Pen, own: View) -> Lines:
    lines: Lines = []
    if own["dominance"]:
        lines.append((pen.say("cli-root-dominance"), pen.suit(pen.suit_of(own["dominance"]))))
    if own["coalition"] is not None:
        lines.append((pen.say("cli-root-coalition"), pen.name(own["coalition"])))
    if own["crafted"]:
        lines.append((pen.say("cli-root-crafted"), pen.cards(own["crafted"])))
    if own["items"]:
        lines.append((pen.say("cli-root-items"), pen.items(own["items"])))
    return lines + BOARDS[own["faction"]](pen, own)


# The boards of the factions


def _marquise(pen: Pen, own: View) -> Lines:
    tracks = pen.printed["tracks"]
    wood = pen.say("root-piece-wood")
    lines = [
        (pen.say(f"root-piece-{kind}"), _track(_standing(pen, kind), points, wood, tracks["marquise_cost"]))
        for kind, points in zip(("sawmill", "workshop", "recruiter"), tracks["marquise_points"], strict=True)
    ]
    return [*lines, (wood, Text(pen.say("cli-root-in-supply", n=pen.view["marquise"]["wood"])))]


def _eyrie(pen: Pen, own: View) -> Lines:
    eyrie = pen.view["eyrie"]
    points = pen.printed["tracks"]["eyrie_points"]
    roosts = _standing(pen, "roost")
    lines: Lines = []
    if eyrie["leader"]:
        key = "root-do-leader" if pen.wide else f"root-leader-{eyrie['leader']}"
        lines.append((pen.say("cli-root-leader"), Text(pen.say(key, leader=eyrie["leader"]))))
    if eyrie["deposed"]:
        deposed = [pen.say(f"root-leader-{leader}") for leader in eyrie["deposed"]]
        lines.append((pen.say("cli-root-deposed"), Text(", ".join(deposed))))
    lines += [(pen.say(f"root-column-{column}"), pen.cards(cards)) for column, cards in eyrie["decree"].items()]
    evening = f" {pen.say('cli-root-evening', points=points[roosts])}"
    return [*lines, (pen.say("root-piece-roost"), Text.assemble(_squares(roosts, len(points) - 1), evening))]


def _alliance(pen: Pen, own: View) -> Lines:
    alliance, tracks = pen.view["alliance"], pen.printed["tracks"]
    supporters = Text(str(alliance["supporters"]))
    if alliance["supporter_cards"]:
        supporters = Text.assemble(supporters, ": ", pen.cards(alliance["supporter_cards"]))
    bases = [
        Text.assemble(pen.suit(suit), f" ({pen.say('cli-root-clearing', n=clearing)})")
        for suit, clearing in alliance["bases"].items()
        if clearing is not None
    ]
    return [
        (pen.say("cli-root-supporters"), supporters),
        (pen.say("cli-root-officers"), Text(str(alliance["officers"]))),
        (pen.say("cli-root-bases"), pen.listed(bases)),
        (
            pen.say("root-piece-sympathy"),
            _track(alliance["sympathy"], tracks["sympathy_points"], pen.say("cli-root-spent"), tracks["sympathy_cost"]),
        ),
    ]


def _vagabond(pen: Pen, own: View) -> Lines:
    vagabond = own["vagabond"]
    if vagabond["character"] is None:
        return []
    character = [pen.say(f"root-character-{vagabond['character']}"), *_place(pen, vagabond)]
    relations = [Text.assemble(pen.faction(f), ": ", _relation(pen, vagabond, f)) for f in vagabond["relations"]]
    quests = [Text.assemble(pen.suit(suit), f" {n}") for suit, n in vagabond["quests"].items() if n]
    held = [condition for condition in CONDITIONS if vagabond[condition] or condition == "fresh"]
    return [
        (pen.say("cli-root-character"), Text(", ".join(character))),
        *[
            (pen.say(f"cli-root-item-{condition.replace('_', '-')}"), pen.items(vagabond[condition]))
            for condition in held
        ],
        (pen.say("cli-root-relations"), pen.listed(relations)),
        (pen.say("cli-root-quests-done"), pen.listed(quests)),
    ]


def _place(pen: Pen, vagabond: View) -> list[str]:
    """Nowhere before the first forest is chosen."""
    return [
        pen.say(f"cli-root-{kind}", n=vagabond[kind]) for kind in ("clearing", "forest") if vagabond[kind] is not None
    ]


def _relation(pen: Pen, vagabond: View, faction: str) -> str:
    step = vagabond["relations"][faction]
    said = pen.say("cli-root-relation", step=step)
    return f"{said} {pen.say('cli-root-aids', n=n)}" if (n := vagabond["aids"][faction]) else said


BOARDS: dict[str, Callable[[Pen, View], Lines]] = {
    "marquise": _marquise,
    "eyrie": _eyrie,
    "alliance": _alliance,
    "vagabond": _vagabond,
    "vagabond-2": _vagabond,
}

# Tracks


def _standing(pen: Pen, kind: str) -> int:
    return sum([clearing["buildings"].get(kind, 0) for clearing in pen.view["clearings"]])


def _squares(placed: int, all_: int) -> Text:
    return Text.assemble((BUILT * placed, "bold"), (OPEN * (all_ - placed), "dim"))


def _track(placed: int, points: list[int], means: str, costs: list[int]) -> Text:
    """``■■□□□□ wood 2 → 2★``: what stands on the map, and what the next one costs and gives."""
    squares = _squares(placed, len(points))
    if placed == len(points):
        return squares
    return Text.assemble(squares, f" {means} {costs[placed]} → {points[placed]}{POINT}")
