"""Everything in engine, games and bots can be compiled, a new game without anything special.

mypyc goes through all modules, to the C that it writes of them; what a C compiler then makes of that is seen in
`make test-compiled`, which takes minutes where this takes seconds.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

import interrex
from interrex.engine import wire
from interrex.games.kings_dilemma.kingdom import Sheet

ROOT = Path(__file__).parents[1]
PROGRAM = """
import sys
from mypyc.build import mypycify
target, *files = sys.argv[1:]
mypycify(files, target_dir=target, multi_file=True)
"""


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_wheel", ROOT / "tools" / "build_wheel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_to_c(target: Path, *files: Path, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, str(target), *map(str, files)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_every_module_of_engine_games_and_bots_can_be_compiled(hook: ModuleType, tmp_path: Path) -> None:
    ran = compile_to_c(tmp_path, *hook.sources(ROOT))
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_a_module_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text("class A: pass\nclass B: pass\nclass C(A, B): pass\n")
    ran = compile_to_c(tmp_path / "c", tmp_path / "game.py", folder=tmp_path)
    assert ran.returncode != 0
    assert "game.py:3" in ran.stdout + ran.stderr


PICKLED = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Frame:
    pass

class Question(Frame):
    def __init__(self, seat: int) -> None:
        self.seat = seat
"""


def test_the_constructor_of_what_can_be_pickled_is_called_from_python(hook: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text(PICKLED)
    assert compile_to_c(tmp_path / "c", tmp_path / "game.py", folder=tmp_path).returncode == 0
    written = ""
    for source in (tmp_path / "c").glob("*.c"):
        hook.lighten(source)
        written += source.read_text()
    assert "return CPyPy_Question_____init__(self, args, kwds) != NULL ? 0 : -1;" in written


def test_a_folder_of_a_game_is_compiled_because_it_is_there(hook: ModuleType) -> None:
    compiled = {path.parent for path in hook.sources(ROOT)}
    assert compiled.issuperset([path.parent for path in (ROOT / "src/interrex/games").glob("*/__init__.py")])


def test_what_mypyc_would_forget_of_a_class_stays_python(hook: ModuleType, tmp_path: Path) -> None:
    places = {path.relative_to(ROOT / "src/interrex").as_posix() for path in hook.sources(ROOT)}
    assert "engine/wire.py" not in places
    assert "games/kings_dilemma/vocabulary.py" not in places
    assert {"engine/verbs.py", "engine/game.py", "engine/ahead.py"} <= places
    (tmp_path / "one.py").write_text("class A(B, tag='a'): pass\n")
    assert hook.says_more_than_bases(tmp_path / "one.py")


def test_named_tuples_that_are_read_from_json_stay_python(hook: ModuleType) -> None:
    """mypyc leaves `tuple` of `tuple[int, ...]` and less of `int | None`: anything would fit, or nothing."""
    assert interrex.games()  # all are imported now
    places = [path.relative_to(ROOT / "src").with_suffix("") for path in hook.sources(ROOT)]
    read = named_tuples_in(kinds_of(wire.Struct))
    assert Sheet in read
    assert [kind for kind in read if Path(*kind.__module__.split(".")) in places] == []


def test_what_a_compiled_class_derives_from_is_compiled(hook: ModuleType) -> None:
    """Of a base that stays Python a compiled class inherits no attribute; structs of msgspec are made anew."""
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in hook.sources(ROOT)]
    compiled = {name.removesuffix(".__init__") for name in names}
    for name in compiled:
        for kind in vars(importlib.import_module(name)).values():
            if isinstance(kind, type) and kind.__module__ == name and not issubclass(kind, wire.Struct):
                ours = {base.__module__ for base in kind.__mro__ if base.__module__.startswith("interrex.")}
                assert ours <= compiled, f"{name}.{kind.__name__} derives from what is in {ours - compiled}"


def kinds_of(base: type) -> list[Any]:
    children: list[type] = base.__subclasses__()
    return [kind for child in children for kind in (child, *kinds_of(child))]


def named_tuples_in(waiting: list[Any]) -> set[Any]:
    """Those in the fields of structs, and in their own fields; fields of any type are looked into."""
    found: set[Any] = set()
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if kind not in found and isinstance(kind, type) and hasattr(kind, "__annotations__"):
            found.add(kind)
            waiting += get_type_hints(kind).values()
    return {kind for kind in found if issubclass(kind, tuple)}


def test_without_a_c_compiler_what_is_missing_is_named(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert hook.missing_tool() == "no-such-compiler"


def test_nothing_named_could_be_taken_for_what_is_given_by_place(hook: ModuleType) -> None:
    """mypyc hands `seat=1` to a parameter `seat` even where that is given by place alone, and `**params` lacks it."""
    trees = [ast.parse(path.read_bytes()) for path in hook.sources(ROOT)]
    by_place: dict[str, set[str]] = {}
    for tree in trees:
        for holder in ast.walk(tree):
            for node in ast.iter_child_nodes(holder):
                if isinstance(node, ast.FunctionDef) and node.args.kwarg and node.args.posonlyargs:
                    called = holder.name if node.name == "__init__" and isinstance(holder, ast.ClassDef) else node.name
                    by_place[called] = {argument.arg for argument in node.args.posonlyargs}
    assert by_place["whisper"] == {"self", "listener", "key"}
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in calls:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        named = {keyword.arg for keyword in call.keywords}
        assert not named & by_place.get(name, set()), ast.unparse(call)


def test_tuples_of_floats_say_so(hook: ModuleType) -> None:
    """Of a constant that is a tuple of nothing but floats mypyc believes that it was never set."""
    for path in hook.sources(ROOT):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
                items = node.value.elts if isinstance(node.value, ast.Tuple) else []
                kinds = {type(item.value) if isinstance(item, ast.Constant) else None for item in items}
                assert kinds != {float}, f"{path}: {ast.unparse(node)}"


def test_what_is_caught_has_one_kind_by_one_name(hook: ModuleType) -> None:
    """A compiled function has one type for a name: an error of another kind by the same name is refused."""
    for path in hook.sources(ROOT):
        functions = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.FunctionDef)]
        for function in functions:
            caught: dict[str, str] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                    kind = ast.unparse(node.type)
                    assert caught.setdefault(node.name, kind) == kind, f"{path}: {function.name} catches {kind}"


@pytest.mark.parametrize(("said", "wanted"), [("1", True), ("yes", True), ("0", False), ("", False), ("no", False)])
def test_the_switch(hook: ModuleType, monkeypatch: pytest.MonkeyPatch, said: str, wanted: bool) -> None:
    monkeypatch.setenv("INTERREX_COMPILED", said)
    assert hook.wanted() is wanted
