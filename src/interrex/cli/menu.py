"""The menu: what a seat may do now, numbered; many offers that begin alike share a line."""

from __future__ import annotations

from itertools import groupby

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from interrex.engine.action import Action, text
from interrex.engine.match import Match
from interrex.engine.words import Words

PAGE = 100
SPACIOUS = 12  # so few offers get a line each, and their actions written out


class Menu:
    """The offers of one decision. Numbers count from 1 and stay with their offers on every page."""

    def __init__(self, match: Match, seat: int, words: Words, names: tuple[str, ...]) -> None:
        self.match, self.seat, self.words, self.names = match, seat, words, names
        self.actions = in_order(match.actions(seat))
        labels = [match.game.label(match.state, seat, action) for action in self.actions]
        self.labels = [words.say(label, names) for label in labels]
        self.page = 0

    def pick(self, line: str) -> Action | None:
        """The offer meant by its number or by its text."""
        if line.isascii() and line.isdecimal() and len(line) < 6:
            number = int(line)
            return self.actions[number - 1] if 1 <= number <= len(self.actions) else None
        return next((action for action in self.actions if text(action) == " ".join(line.split())), None)

    @property
    def pages(self) -> int:
        return -(-len(self.actions) // PAGE)

    def turn(self) -> None:
        self.page = (self.page + 1) % self.pages

    def shown(self) -> RenderableType:
        first = self.page * PAGE
        return self._list(list(range(first, min(first + PAGE, len(self.actions)))))

    def search(self, part: str) -> RenderableType | None:
        """The offers that contain these words or letters."""
        part = part.casefold()
        found = [n for n, label in enumerate(self.labels) if part in label.casefold() or part in text(self.actions[n])]
        return self._list(found) if found else None

    def _list(self, numbers: list[int]) -> RenderableType:
        if len(numbers) > SPACIOUS:
            return self._in_groups(numbers)
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold")
        table.add_column()
        table.add_column(style="dim")
        for n in numbers:
            table.add_row(str(n + 1), self._with_prospect(n), text(self.actions[n]))
        return table

    def _with_prospect(self, n: int) -> Text:
        """An offer, and what it costs and brings."""
        prospect = self.match.game.prospect(self.match.state, self.seat, self.actions[n])
        foreseen = [self.words.say(line.message, self.names) for line in prospect.lines]
        return Text.assemble(self.labels[n], *[(f"  · {said}", "dim") for said in foreseen])

    def _in_groups(self, numbers: list[int]) -> RenderableType:
        """``Influence the Sergeant (5) with   8 d5   9 d3 +2``."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for _, group in groupby(numbers, lambda n: self.actions[n][:2]):
            together = list(group)
            rest = [text(self.actions[n][2:]) for n in together]
            entries = [
                Text.assemble((f"{n + 1}", "bold"), f" {words}", no_wrap=True)
                for n, words in zip(together, rest, strict=True)
            ]
            table.add_row(self._beginning(together, " ".join(rest).split()), Columns(entries, padding=(0, 3)))
        return table

    def _beginning(self, numbers: list[int], later: list[str]) -> str:
        """The words with which all these labels begin, as far as they are not said again behind the numbers."""
        labels = [self.labels[n].split(" ") for n in numbers]
        if len(labels) == 1 and not later:
            return " ".join(labels[0])
        alike: list[str] = []
        for words in zip(*labels, strict=False):
            if len(set(words)) > 1 or words[0].strip("(),:") in later:
                break
            alike.append(words[0])
        return " ".join(alike)


def in_order(actions: list[Action]) -> list[Action]:
    """By verb as the game gives them; those that begin with a number by that number; short ones first."""
    verbs = list(dict.fromkeys([action[0] for action in actions]))

    def place(action: Action) -> tuple[int, int, int]:
        number = action[1] if len(action) > 1 and isinstance(action[1], int) else 0
        return verbs.index(action[0]), number, len(action)

    return sorted(actions, key=place)
