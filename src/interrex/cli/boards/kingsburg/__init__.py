"""Kingsburg's board for the terminal: the year, the council, the players and their provinces.

It draws a view and the printed components, never a position. Dice of a player's colour stand in square brackets, white
ones in round; goods are the first letters of their names in the person's language.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.engine.game import View
from interrex.engine.message import Message
from interrex.engine.words import Words
from interrex.games.kingsburg.components import AdvisorField, BuildingField, Gain, Goods, Loss, components
from interrex.games.kingsburg.data import AID, COLUMNS, GOODS, WINTER, YEARS
from interrex.games.kingsburg.play.whims import CHEST, LOT
from interrex.games.kingsburg.view.types import BoardView, DiceSet, SeatView

from ...terminal import seat_style

WIDE = 119  # characters from which on a cell of the council or of the provinces fits on one line
ROMAN = ("", "I", "II", "III", "IV", "V")
STYLES = {"gold": "bright_yellow", "wood": "green", "stone": "white"}
POINT, SOLDIER, ANY, LOOK, SWAP = "★", "⚔", "?", "◉", "⇄"
PLACES_A_COLUMN = 6
PHASES = range(AID, WINTER + 1)
PRINTED = components()
BUILDINGS = {building.id: building for building in PRINTED.buildings}
PLACES = {building.id: (building.row, place) for place, building in enumerate(PRINTED.buildings)}


def board(view: View, words: Words, names: tuple[str, ...], width: int) -> RenderableType:
    return Board(view, words, names, width).draw()


class Board:
    """One view, drawn once."""

    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        self.seat: int | None = view.seat
        self.view: BoardView = view.board
        self.words = words
        self.names = names
        self.wide = width >= WIDE

    def draw(self) -> RenderableType:
        about = (*self.politicians(), *self.whims())
        return Group(self.year(), self.council(), *about, self.players(), self.provinces(), self.legend())

    def say(self, key: str, **params: Any) -> str:
        return self.words.say(Message(key, params), self.names)

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=f"bold {seat_style(seat)}")

    def good(self, kind: str) -> Text:
        return Text(self.say(f"cli-kingsburg-letter-{kind}"), style=STYLES[kind])

    def goods(self, amounts: Goods) -> Text:
        """``2G 1S``."""
        parts = [Text.assemble(str(n), self.good(kind)) for kind, n in _each(amounts) if n]
        return Text(" ").join(parts)

    # The year

    def year(self) -> Panel:
        view = self.view
        return Panel(
            Group(Text("  ").join([self.phase(n, n == view.phase) for n in PHASES]), self.enemy(), *self.fate()),
            title=Text(self.say("cli-kingsburg-year", year=ROMAN[view.year], years=ROMAN[YEARS]), style="bold"),
            title_align="left",
            border_style="dim",
        )

    def phase(self, number: int, now: bool) -> Text:
        name = self.say(f"kingsburg-phase-{number}")
        return Text(f"▶ {name} ", style="bold reverse") if now else Text(name, style="dim")

    def fate(self) -> list[Text]:
        """The cards that are everybody's this year, and the advisors whom they or others have touched."""
        view = self.view
        cards = [f"destiny-{view.destiny}"] if view.destiny else []
        cards += [f"edict-{view.edict}"] if view.edict else []
        said = [[self.say(f"kingsburg-{card}{part}") for part in ("", ".does")] for card in cards]
        lines = [Text.assemble((name, "bold"), " ", does) for name, does in said]
        touched = [self.say(f"kingsburg-advisor-{rank}") for rank in dict.fromkeys((*view.marked, *view.closed))]
        lines += [Text(", ".join(touched))] if touched else []
        tokens = [
            Text.assemble(self.say(f"kingsburg-advisor-{rank}"), " ", self.name(seat)) for rank, seat in view.allies
        ]
        return [*lines, Text(", ").join(tokens)] if tokens else lines

    def enemy(self) -> Text:
        enemy = self.view.enemy
        card = enemy.card
        low, high = enemy.range
        title = (self.say("cli-kingsburg-enemy"), "dim")
        if card is None:
            return Text.assemble(title, " ", self.say("cli-kingsburg-enemy-unknown", low=low, high=high))
        kind = (self.say("cli-kingsburg-enemy-known", enemy=card.kind, strength=card.strength), "bold red")
        gain, lose = self._stakes(card.gain), self._stakes(card.lose)
        parts: list[str | Text | tuple[str, str]] = [title, " ", kind, "  "]
        parts += [(self.say("cli-kingsburg-victory"), "dim"), " ", gain, "  "]
        parts += [(self.say("cli-kingsburg-defeat"), "dim"), " ", lose]
        if not enemy.revealed:
            parts += ["  ", (self.say("cli-kingsburg-secret"), "italic dim")]
        return Text.assemble(*parts)

    def _stakes(self, stakes: Gain | Loss) -> Text:
        parts = [self.goods(stakes.goods)]
        parts += [Text(f"{stakes.any}{ANY}")] if stakes.any else []
        parts += [Text(f"{stakes.points}{POINT}")] if stakes.points else []
        if isinstance(stakes, Loss) and stakes.buildings:
            parts.append(Text(self.say("cli-kingsburg-buildings", n=stakes.buildings)))
        return Text(" ").join([part for part in parts if part]) or Text("–")

    # The council

    def council(self) -> Panel:
        """Three columns of six, from the Jester to the King; who sits there beside or below the name."""
        table = Table(box=None, show_header=False, expand=True, pad_edge=False, padding=(0, 1, 0, 0))
        columns = len(PRINTED.advisors) // PLACES_A_COLUMN
        for _ in range(columns):
            table.add_column(width=2, justify="right")
            table.add_column(width=13)
            table.add_column(width=7)
            table.add_column(ratio=1)
        for row in range(PLACES_A_COLUMN):
            here = [PRINTED.advisors[column * PLACES_A_COLUMN + row] for column in range(columns)]
            table.add_row(*[cell for advisor in here for cell in self.advisor(advisor)])
        title = Text(self.say("cli-kingsburg-council"), style="bold")
        return Panel(table, title=title, title_align="left", border_style="dim")

    def politicians(self) -> list[Panel]:
        """The places on the card of a governor who has some of their own."""
        if len(self.view.advisors) == len(PRINTED.advisors):
            return []
        lines = [Text("  ").join([cell for cell in self.advisor(place) if cell]) for place in PRINTED.politicians]
        title = Text(self.say("kingsburg-governor-politician"), style="bold")
        return [Panel(Group(*lines), title=title, title_align="left", border_style="dim")]

    def whims(self) -> list[Panel]:
        """What the tiles say, one a line, with what lies on them."""
        if not self.view.whims:
            return []
        lines = [self.whim(rank) for rank in self.view.whims]
        title = Text(self.say("kingsburg-kind-whim"), style="bold")
        return [Panel(Group(*lines), title=title, title_align="left", border_style="dim")]

    def whim(self, rank: int) -> Text:
        lying = {
            CHEST: self._lot(self.view.chest) if self.view.chest else "",
            LOT: self.view.lot and self.good(self.view.lot),
        }
        does = self.say(f"kingsburg-whim-{rank}.does")
        return Text.assemble((f"{rank:2} ", "bold"), does, " ", lying.get(rank, ""))

    def advisor(self, advisor: AdvisorField) -> tuple[Text, Text, Text, Text]:
        """Rank, name, reward, who."""
        sets = [self._placed(dice) for dice in self.view.advisors[advisor.place - 1]]
        style = "dim" if sets else "bold"
        name = Text(self.say(f"kingsburg-advisor-{advisor.place}"), style=style)
        beside, below = (sets, []) if self.wide else ([], sets)
        return (
            Text(str(advisor.rank), style=style),
            Text("\n").join([name, *below]),
            self.reward(advisor),
            Text("\n").join(beside),
        )

    def _placed(self, dice: DiceSet) -> Text:
        if dice.seat is None:
            return Text.assemble((self.say("cli-kingsburg-nobody"), "dim"), " ", self._set(dice, "dim"))
        return Text.assemble(self.name(dice.seat), " ", self._set(dice, seat_style(dice.seat)))

    def _set(self, dice: DiceSet, style: str) -> Text:
        """``[35](4)``."""
        white = "".join(map(str, dice.white))
        return Text.assemble((f"[{''.join(map(str, dice.coloured))}]", style), f"({white})" if white else "")

    def dice(self, holder: SeatView, style: str) -> Text:
        """``[3] [5] (4)``: a hand."""
        own = Text(" ".join([f"[{die}]" for die in holder.coloured]), style=style)
        return Text.assemble(own, *[f" ({die})" for die in holder.white])

    def reward(self, advisor: AdvisorField) -> Text:
        """What an advisor gives, in signs; a whim has too many to show."""
        if advisor.place in self.view.whims:
            return Text(self.say("cli-kingsburg-whim"), style="italic")
        parts = [lot] if (lot := self._lot(advisor.goods)) else []
        parts += [Text("/").join([self._lot(lot) for lot in advisor.choice])] if advisor.choice else []
        parts += [Text(f"{advisor.any}{ANY}")] if advisor.any else []
        parts += [Text(f"{advisor.soldiers}{SOLDIER}")] if advisor.soldiers else []
        parts += [Text(f"{advisor.points}{POINT}".replace("-", "−"))] if advisor.points else []
        parts += [Text("+2")] if advisor.tokens else []
        parts += [Text(SWAP)] if advisor.trade else []
        return Text.assemble(Text(" ").join(parts), LOOK if advisor.peek else "")

    def _lot(self, lot: Goods) -> Text:
        """``GWS`` for one of each, ``4G`` for several of a kind."""
        return Text.assemble(*[Text.assemble("" if n == 1 else str(n), self.good(kind)) for kind, n in _each(lot) if n])

    # The players

    def players(self) -> Panel:
        """In turn order, the seat that looks at the board marked."""
        table = Table(box=None, expand=True, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(POINT, justify="right")
        for kind in GOODS:
            table.add_column(self.say(f"cli-kingsburg-{kind}"), justify="right")
        table.add_column("+2", justify="right")
        table.add_column(self.say("cli-kingsburg-army"), justify="right")
        table.add_column(self.say("cli-kingsburg-dice"))
        table.add_column("", ratio=1)
        for seat in self.view.order:
            s = self.view.seats[seat]
            table.add_row(
                Text.assemble((f"{seat + 1} ", seat_style(seat)), self.name(seat), self._you(seat)),
                Text(str(s.score), style="bold"),
                *[Text(str(n), style=STYLES[kind] if n else "dim") for kind, n in _each(s.goods)],
                str(s.tokens),
                str(s.army),
                self.dice(s, seat_style(seat)),
                Text(", ".join(self._marks(seat, s)), style="dim italic"),
            )
        title = Text(self.say("cli-kingsburg-players"), style="bold")
        return Panel(table, title=title, title_align="left", border_style="dim")

    def _you(self, seat: int) -> str:
        return f" ({self.say('cli-you')})" if seat == self.seat else ""

    def _marks(self, seat: int, s: SeatView) -> list[str]:
        marks = {
            "envoy": seat == self.view.envoy,
            "aided": s.aided,
            "passed": s.passed,
            "peeked": s.peeked,
        }
        said = [self.say(f"cli-kingsburg-mark-{mark}") for mark, true in marks.items() if true]
        if s.governor:
            said.append(self.say(f"kingsburg-governor-{s.governor}"))
        if s.group:
            said.append(self.say(f"kingsburg-group-{s.group}"))
        if s.levies:
            said.append(self.say("cli-kingsburg-mark-levies", list=" ".join(map(str, s.levies))))
        return said

    # The provinces

    def provinces(self) -> Panel:
        """All rows once: each building with its price, its points and the numbers of those who have it."""
        table = Table(box=None, show_header=False, expand=True, pad_edge=False, padding=(0, 1))
        rows = self.rows()
        own_rows = any(len(seats) < len(self.view.seats) for seats in rows.values())
        if own_rows:
            table.add_column(width=1 + len(self.view.seats))
        for _ in range(COLUMNS):
            table.add_column(ratio=1)
        for row, seats in rows.items():
            cells = [self.building(BUILDINGS[building]) for building in row]
            table.add_row(*([self._whose(row, seats)] if own_rows else []), *cells)
        title = Text(self.say("cli-kingsburg-provinces"), style="bold")
        return Panel(table, title=title, title_align="left", border_style="dim")

    def rows(self) -> dict[tuple[str, ...], list[int]]:
        """The rows of all sheets by their letters, each with the seats that have it."""
        found: dict[tuple[str, ...], list[int]] = {}
        for seat, s in enumerate(self.view.seats):
            for row in s.sheet or PRINTED.sheet:
                found.setdefault(row, []).append(seat)
        return dict(sorted(found.items(), key=lambda each: PLACES[each[0][0]]))

    def _whose(self, row: tuple[str, ...], seats: list[int]) -> Text:
        """``B13``: the letter, and the numbers of those who have the row."""
        numbers = [(str(seat + 1), seat_style(seat)) for seat in seats]
        return Text.assemble((BUILDINGS[row[0]].row, "dim"), *numbers)

    def building(self, building: BuildingField) -> Text:
        owners = [seat for seat, s in enumerate(self.view.seats) if building.id in s.buildings]
        mine = self.seat in owners
        name = Text(self.say(f"kingsburg-building-{building.id}"), style=self._style(mine))
        price = Text.assemble(self._lot(building.cost), f" {building.points}{POINT}" if building.points else "")
        numbers = Text("").join([Text(str(seat + 1), style=f"bold reverse {seat_style(seat)}") for seat in owners])
        between = " " if self.wide else "\n"
        return Text.assemble(name, between, price, "  " if owners else "", numbers)

    def _style(self, mine: bool) -> str:
        return f"bold {seat_style(self.seat)}" if mine and self.seat is not None else ""

    def legend(self) -> Text:
        goods = [Text.assemble(self.good(kind), " ", self.say(f"cli-kingsburg-{kind}")) for kind in GOODS]
        signs = {
            POINT: "point",
            SOLDIER: "soldier",
            ANY: "any",
            SWAP: "swap",
            LOOK: "look",
            "[3]": "die",
            "(3)": "white",
        }
        rest = [Text(f"{sign} {self.say(f'cli-kingsburg-sign-{word}')}") for sign, word in signs.items()]
        line = Text("  ").join([*goods, *rest])
        line.stylize("dim")
        return line


def _each(goods: Goods) -> list[tuple[str, int]]:
    return [(kind, getattr(goods, kind)) for kind in GOODS]
