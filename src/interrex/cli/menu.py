"""The menu: what a seat may do now, numbered, in columns, page by page."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from interrex.engine.action import Action, text
from interrex.engine.match import Match
from interrex.engine.words import Words

PAGE = 40
SPACIOUS = 12  # so few options get a line each, and their actions written out


class Menu:
    """The options of one decision. Numbers count from 1 and stay with their options on every page."""

    def __init__(self, match: Match, seat: int, words: Words, names: tuple[str, ...]) -> None:
        self.actions = in_order(match.actions(seat))
        labels = [match.game.label(match.state, seat, action) for action in self.actions]
        self.labels = [words.say(label, names) for label in labels]
        self.page = 0

    def pick(self, line: str) -> Action | None:
        """The option meant by its number or by its text."""
        if line.isdecimal() and 1 <= int(line) <= len(self.actions):
            return self.actions[int(line) - 1]
        return next((action for action in self.actions if text(action) == " ".join(line.split())), None)

    @property
    def pages(self) -> int:
        return -(-len(self.actions) // PAGE)

    def shown(self) -> RenderableType:
        first = self.page * PAGE
        return self._list(range(first, min(first + PAGE, len(self.actions))))

    def turn(self) -> None:
        self.page = (self.page + 1) % self.pages

    def search(self, part: str) -> RenderableType | None:
        """The options that contain these words or letters."""
        part = part.casefold()
        found = [n for n, label in enumerate(self.labels) if part in label.casefold() or part in text(self.actions[n])]
        return self._list(found) if found else None

    def _list(self, numbers: range | list[int]) -> RenderableType:
        width = len(str(len(self.actions)))
        if len(numbers) > SPACIOUS:
            lines = [Text.assemble((f"{n + 1:>{width}}", "bold"), f"  {self.labels[n]}") for n in numbers]
            return Columns(lines, padding=(0, 3), column_first=True)
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold", width=width)
        table.add_column()
        table.add_column(style="dim")
        for n in numbers:
            table.add_row(str(n + 1), self.labels[n], text(self.actions[n]))
        return table


def in_order(actions: list[Action]) -> list[Action]:
    """By verb as the game gives them; those that begin with a number by that number."""
    verbs = list(dict.fromkeys([action[0] for action in actions]))

    def place(action: Action) -> tuple[int, int]:
        return verbs.index(action[0]), action[1] if len(action) > 1 and isinstance(action[1], int) else 0

    return sorted(actions, key=place)
