"""Dependencies point one way: cli, server → bots, campaign → games → engine, and rules → engine (DESIGN section 1)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import interrex

ROOT = Path(__file__).parents[2] / "src" / "interrex"
LAYERS = {  # a package, and the packages of this project that it may import
    "engine": {"engine"},
    "lessons": {"engine"},
    "naming": {"engine"},
    "build": {"engine"},
    "games": {"games", "lessons", "engine"},
    "rules": {"rules", "engine"},
    "bots": {"bots", "crews", "games", "lessons", "engine"},
    "campaign": {"campaign", "games", "engine"},
    "stories": {"stories", "engine"},
    "arrays": {"arrays", "games", "engine"},
    "benchmark": {"benchmark", "bots", "engine", "review"},
    "crews": {"crews", "bots", "engine"},
    "dataset": {"arrays", "bots", "engine"},
    "review": {"review", "bots", "crews", "engine"},
    "vectors": {"vectors", "arrays", "bots", "engine"},
    "pettingzoo": {"arrays", "cli", "engine"},  # a board is drawn as the terminal does
    "openspiel": {"arrays", "engine"},
    "testing": {"testing", "arrays", "bots", "campaign", "rules", "games", "build", "engine"},
    "testing/authenticator.py": {"server"},  # which writes keys in its way
    "testing/door_speed.py": {"arrays", "pettingzoo", "openspiel", "engine"},  # what it measures
    "testing/telling.py": {"server", "testing", "engine"},  # whom it has told
    "testing/siege": {"server", "testing", "bots", "campaign", "rules", "games", "build", "engine"},  # what it besieges
    "server": {"server", "stories", "review", "bots", "campaign", "rules", "games", "lessons", "naming", "engine"},
    "cli": {
        "cli",
        "benchmark",
        "crews",
        "dataset",
        "review",
        "vectors",
        "server",
        "arrays",
        "stories",
        "testing",
        "bots",
        "campaign",
        "rules",
        "games",
        "lessons",
        "naming",
        "build",
        "engine",
    },
}
NO_IO = {"sqlite3", "socket", "asyncio", "threading", "multiprocessing", "subprocess", "os", "io", "shutil", "tempfile",
         "starlette", "uvicorn", "typer", "rich", "http", "urllib", "logging", "time"}  # fmt: skip
MODULES = sorted(ROOT.rglob("*.py"))
PURE = ("engine", "games", "rules", "bots", "campaign")
RULES = [path for path in MODULES if path.relative_to(ROOT).parts[0] in PURE]
ZONED = [game.id for game in interrex.games() if game.rules.zones]


def imports(path: Path) -> list[str]:
    """Absolute names of everything a file imports."""
    package = ["interrex", *path.relative_to(ROOT).parent.parts]
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1]
            found += [".".join([*base, node.module or "", alias.name]).replace("..", ".") for alias in node.names]
    return found


@pytest.mark.parametrize("path", MODULES, ids=[str(p.relative_to(ROOT)) for p in MODULES])
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    if parts == ("__init__.py",):
        return  # the public API
    own = [name.split(".") for name in imports(path) if name.startswith("interrex.")]
    layers = {name[1] for name in own if name[1] in LAYERS}
    below = LAYERS.get("/".join(parts[:2])) or LAYERS[parts[0].removesuffix(".py")]
    if parts[0] in ("engine", "games", "bots"):
        assert len(layers) == len({name[1] for name in own}), f"{path.name} imports the public API"
    assert layers <= below, f"{path.name} imports {layers - below}"
    if parts[0] == "games" and len(parts) > 2:
        others = {name[2] for name in own if name[1] == "games" and len(name) > 2} - {parts[1]}
        assert not others, f"{parts[1]} imports another game: {others}"
    if parts[0] in ("engine", "games"):
        outside = {name.split(".")[0] for name in imports(path)}
        assert not outside & NO_IO, f"{path.name} does I/O: {outside & NO_IO}"


@pytest.mark.parametrize("game", ZONED)
def test_no_game_counts_what_it_reveals(game: str) -> None:
    """The engine derives it from zones, seals and whispers (DESIGN section 5): what is counted by hand is forgotten."""
    counted = [str(path.relative_to(ROOT)) for path in (ROOT / "games" / game).rglob("*.py") if counts(path)]
    assert not counted, f"count reveals by hand: {counted}"


def counts(path: Path) -> bool:
    return "reveals" in [getattr(node, "attr", "") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


@pytest.mark.parametrize("path", RULES, ids=[str(p.relative_to(ROOT)) for p in RULES])
def test_no_import_hides_in_a_function(path: Path) -> None:
    """That hides a cycle: then the layers are wrong, not the import."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = [node for function in functions for node in ast.walk(function)]
    assert not [node.lineno for node in inside if isinstance(node, ast.Import | ast.ImportFrom)]


def test_the_rule_would_notice_a_wrong_import(tmp_path: Path) -> None:
    file = ROOT / "engine" / "luck.py"
    assert "hashlib.blake2b" in imports(file)
    assert "interrex.engine.errors.BadAction" in imports(ROOT / "engine" / "action.py")
    assert "interrex.games.kingsburg.moments.SEASON_END" in imports(ROOT / "games" / "kingsburg" / "play" / "season.py")


def test_the_games_can_be_listed_and_a_games_folder_imported_under_another_name() -> None:
    import interrex.games.root as woodland

    assert woodland.GAME in interrex.games()
    assert interrex.games.root is woodland  # type: ignore[attr-defined]
