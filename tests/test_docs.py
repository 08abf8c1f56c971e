"""The docs name only what there is, and whoever follows docs/adding-a-game.md has a game."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import interrex
from interrex.engine import registry
from interrex.testing.conformance import play_and_check

ROOT = Path(__file__).parent.parent
PAGES = ("adding-a-card", "adding-a-game", "architecture", "bots", "campaigns", "glossary", "story-packs")
FOREIGN = frozenset(["Annotated", "Final", "ClassVar", "None", "True", "Decisions", "MyBook"])


@cache
def members() -> dict[str, set[str]]:
    """By the name of a class in the code: all that it has, its parents included by name."""
    found: dict[str, set[str]] = {}
    for path in [path for top in ("src", "tests") for path in (ROOT / top).rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                held = found.setdefault(node.name, set())
                for one in node.body:
                    if isinstance(one, ast.FunctionDef):
                        held.add(one.name)
                    elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
                        held.add(one.target.id)
                held |= {base.id for base in node.bases if isinstance(base, ast.Name)}
                for attribute in ast.walk(node):
                    if isinstance(attribute, ast.Attribute) and isinstance(attribute.ctx, ast.Store):
                        held.add(attribute.attr)
    return found


def has(kind: str, name: str) -> bool:
    held = members().get(kind, set())
    return name in held or any(has(parent, name) for parent in held if parent in members() and parent != kind)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_what_there_is(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text()
    quoted = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.S))
    for kind, name in re.findall(
        r"\b([A-Z][a-z]\w+)\.([a-z_]\w+)", " ".join([one for one in quoted if "/" not in one])
    ):
        if name not in ("svelte", "ftl", "py", "md", "ts"):
            assert has(kind, name), f"{kind}.{name} is not there any more"
    for kind in {one for one in quoted if re.fullmatch(r"[A-Z][a-z]+(?:[A-Z][a-z]+)*", one)} - FOREIGN:
        assert kind in members(), f"{kind} is not there any more"
    for path in {one for one in quoted if re.fullmatch(r"(?:src|docs|tests|web|tools|examples)/[\w./-]+", one)}:
        assert (ROOT / path).exists(), f"{path} is not there any more"


@pytest.mark.parametrize("page", PAGES)
def test_a_table_of_the_parts_of_something_names_only_its_parts(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text()
    for kind, rows in re.findall(r"^\| part of `(\w+)` .*\n\|[ -|]+\n((?:\|.*\n)+)", text, flags=re.M):
        for name in re.findall(r"^\| `(\w+)", rows, flags=re.M):
            assert has(kind, name), f"{kind}.{name} is not there any more"


# A game, step by step

RULEBOOK = """# Pebbles

Two take pebbles from one heap. Whoever takes the last one wins.

## 1 Play

**1.1** There are seven pebbles. In turn each takes one, two or three of them.

**1.2** Whoever takes the last pebble wins.
"""

GAME = {
    "rulebook/en.md": RULEBOOK,
    "rulebook/pl.md": RULEBOOK,
    "locale/en.ftl": """
pebbles-word-n = a number from 1 to 3
pebbles-ask = How many pebbles do you take?
pebbles-do-take = Take { $n }
pebbles-takes = { $seat } takes { $n }.
pebbles-too-many = There are { $n } pebbles left.
""",
    "locale/pl.ftl": """
pebbles-word-n = liczba od 1 do 3
pebbles-ask = Ile kamyków bierzesz?
pebbles-do-take = Weź { $n }
pebbles-takes = { $seat } bierze { $n }.
pebbles-too-many = Zostało kamyków: { $n }.
""",
    "data.py": "HEAP, MOST = 7, 3\n",
    "state.py": """
from interrex.engine.state import State
class Pebbles(State):
    __slots__ = ("heap", "last", "players")
    game = "pebbles"
    def copy(self):
        twin = Pebbles()
        self.copy_into(twin)
        twin.heap, twin.last, twin.players = self.heap, self.last, self.players
        return twin
""",
    "words.py": """
from interrex.engine.verbs import counted
from .data import MOST
N = counted("n", "pebble:{}", MOST)
""",
    "play.py": """
from interrex.engine.frames import Procedure
from interrex.engine.game import Result
from interrex.engine.message import refusal
from interrex.engine.verbs import Choice, Verb
from .data import HEAP, MOST
from .state import Pebbles
from .words import N
class Take(Verb):
    name, rule, takes = "take", "1.1", (N,)
    def offers(self, g, seat):
        return self.each(range(min(g.heap, MOST)))
    def act(self, g, seat, n):
        g.heap, g.last = g.heap - n - 1, seat
        g.tell("pebbles-takes", seat=seat, n=n + 1)
    def why_not(self, g, seat, n):
        return refusal(self.rule, "pebbles-too-many", n=g.heap)
TAKE = Take()
class Turn(Choice):
    __slots__ = ()
    rule, asks, verbs = "1.1", "pebbles-ask", (TAKE,)
class Turns(Procedure):
    __slots__ = ()
    def step(self, g, n):
        if g.heap:
            g.push(Turn(n % g.players))
        return g.heap > 0
def setup(start, luck):
    g = Pebbles()
    g.begin(luck)
    g.heap, g.last, g.players = HEAP, 0, start.players
    g.push(Turns())
    return g
def result(g):
    return Result((g.last,), tuple([int(seat == g.last) for seat in range(g.players)]), "1.2")
""",
    "view.py": """
from .data import HEAP
def view(g, seat):
    return {"heap": g.heap}
def components():
    return {"heap": HEAP}
""",
    "bot.py": "def evaluate(g, seat):\n    return float(g.last == seat)\n",
    "__init__.py": """
from interrex.engine.game import Faces, Game, Rules, Thinking
from .bot import evaluate
from .play import TAKE, result, setup
from .view import components, view
GAME = Game(
    id="pebbles", version=1, title="Pebbles", package=__name__, players=(2, 2), options=(),
    rules=Rules(setup=setup, result=result, pieces=lambda g: {}, secrets=False),
    faces=Faces(view=view, components=components, clicks=(TAKE,)),
    thinking=Thinking(evaluate=evaluate),
)
""",
}  # fmt: skip


def test_whoever_follows_the_steps_has_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    for name, text in GAME.items():
        assert name.rpartition("/")[2] in page, f"the page does not ask for {name}"
        (tmp_path / "pebbles" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "pebbles" / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    game: interrex.Game = __import__("pebbles").GAME
    registry.register(game)
    try:
        for seed in range(3):
            match = play_and_check(game, 2, {}, seed)
            assert match.result() is not None
        assert ("take", 3) in [(phrase.name, phrase.count()) for phrase in game.phrases()]
        begun = interrex.new("pebbles", 2, seed=1).state
        assert game.action_for_click(begun, 0, ("pebble:2",)) == ("take", 2)
    finally:
        registry.unregister("pebbles")
        for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
            del sys.modules[name]
