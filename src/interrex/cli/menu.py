"""The menu: what a seat may do now, numbered; many offers that begin alike share a line."""

from __future__ import annotations

from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from interrex.engine.action import Action, text
from interrex.engine.match import Match
from interrex.engine.words import Words

from .typed import folded

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
        """The offer meant by its number, by its text or by its words."""
        if line.isascii() and line.isdecimal() and len(line) < 6:
            number = int(line)
            return self.actions[number - 1] if 1 <= number <= len(self.actions) else None
        typed = next((action for action in self.actions if text(action) == " ".join(line.split())), None)
        return self._labelled(line) if typed is None else typed

    def _labelled(self, line: str) -> Action | None:
        """The one offer that reads like this."""
        named = [n for n, label in enumerate(self.labels) if folded(label) == folded(line)]
        return self.actions[named[0]] if len(named) == 1 else None

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
        part = folded(part)
        found = [n for n, label in enumerate(self.labels) if part in folded(label) or part in text(self.actions[n])]
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
        return Text.assemble(self.labels[n], *self._foreseen(n))

    def _foreseen(self, n: int) -> list[tuple[str, str]]:
        prospect = self.match.game.prospect(self.match.state, self.seat, self.actions[n])
        return [(f"  · {self.words.say(line.message, self.names)}", "dim") for line in prospect.lines]

    def _in_groups(self, numbers: list[int]) -> RenderableType:
        """``Influence the Sergeant (5) with   8 a 5   9 a 3 and a +2 token``: the beginning, then what differs."""
        table = Table.grid(padding=(0, 2))
        table.add_column()
        table.add_column()
        for _, group in groupby(numbers, lambda n: self.actions[n][:2]):
            together = list(group)
            begin = self._beginning(together)
            foreseen = {n: self._foreseen(n) for n in together}
            entries = [self._entry(n, begin, foreseen[n]) for n in together]
            rest: RenderableType = Group(*entries) if any(foreseen.values()) else Columns(entries, padding=(0, 3))
            table.add_row(" ".join(self.labels[together[0]].split(" ")[:begin]), rest)
        return table

    def _entry(self, n: int, begin: int, foreseen: list[tuple[str, str]]) -> Text:
        """The number of an offer, how it goes on, and its own words where another reads the same."""
        ends = " ".join(self.labels[n].split(" ")[begin:])
        told = [ends, text(self.actions[n]) if self.labels.count(self.labels[n]) > 1 else ""]
        said = " ".join([part for part in told if part])
        return Text.assemble((f"{n + 1}", "bold"), f" {said}" if said else "", *foreseen)

    def _beginning(self, numbers: list[int]) -> int:
        """With how many words all these labels begin."""
        labels = [self.labels[n].split(" ") for n in numbers]
        for at, words in enumerate(zip(*labels, strict=False)):
            if len(set(words)) > 1:
                return at
        return min([len(words) for words in labels])


def in_order(actions: list[Action]) -> list[Action]:
    """By verb as the game gives them; those that begin with a number by that number; short ones first."""
    verbs = list(dict.fromkeys([action[0] for action in actions]))

    def place(action: Action) -> tuple[int, int, int]:
        number = action[1] if len(action) > 1 and isinstance(action[1], int) else 0
        return verbs.index(action[0]), number, len(action)

    return sorted(actions, key=place)
