"""The hook that makes what a wheel holds besides the source: the web client and, if asked for, compiled modules.

An editable install has neither: the client is left to `make`, and whoever changes the source wants to run it as it is.

`INTERREX_COMPILED=1` has mypyc compile the packages in COMPILED. Their source stays beside them, for tracebacks and for
readers; Python takes the compiled module where there are both. Without a C compiler the plain wheel is built.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "INTERREX_COMPILED"
COMPILED = ("bots", "engine", "games")
# msgspec asks the named tuples in these which types their fields have; mypyc forgets what stands in brackets.
READ = ("games/kings_dilemma/kingdom.py",)
LEARNS = ("bots/tune.py",)  # works on NumPy's arrays, of which a compiler knows nothing
LIBRARY = "interrex"  # all modules are compiled into one library of this name, so that they call each other directly


class BuildWheel(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """For a build in isolation: mypy must see what the source imports, or it takes it for anything."""
        if not wanted():
            return []
        metadata = self.metadata.core
        return [*metadata.dependencies, *metadata.optional_dependencies["compiled"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_web(root)
        if not wanted():
            return
        missing = missing_tool()
        if missing:
            self.app.display_warning(f"{missing} is missing: the plain package is built, not a compiled one.")
            return
        for built, place in compile_modules(root, root / "build/compiled" / str(sys.implementation.cache_tag)).items():
            build_data["force_include"][str(built)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def build_web(root: Path) -> None:
    if not (root / "src/interrex/server/static/index.html").exists():
        for command in (["npm", "ci"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=root / "web", check=True)


def wanted() -> bool:
    return os.environ.get(SWITCH, "").lower() not in ("", "0", "no", "false")


def missing_tool() -> str:
    """What compiling needs and this machine has not; nothing, if it has all."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return compiler
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else str(header)


def sources(root: Path) -> list[Path]:
    """The modules to compile; not those in READ, and not those that say more of a class than its bases.

    mypyc forgets what stands there (`frozen=True`, `tag="vote"`) without a word: structs of msgspec would be others.
    """
    package = root / "src/interrex"
    modules = (path for part in COMPILED for path in (package / part).rglob("*.py"))
    read = {package / place for place in (*READ, *LEARNS)}
    return sorted(path for path in modules if path not in read and not says_more_than_bases(path))


def says_more_than_bases(module: Path) -> bool:
    classes = (node for node in ast.walk(ast.parse(module.read_bytes())) if isinstance(node, ast.ClassDef))
    return any(node.keywords for node in classes)


# Nobody outside of the library calls its functions, so that they call each other without a detour.
KEPT_INSIDE = [] if os.name == "nt" else ["-fvisibility=hidden"]

RUNS_ONCE = b"""#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""


def lighten(source: Path) -> None:
    """Spare the C compiler what takes it most of its time.

    mypyc writes line after line further to the right: nine tenths of what it writes are spaces. And what a module does
    when it is imported is one function, of up to fifteen thousand lines for a table of cards, that runs once.
    """
    light = source.with_suffix(".light")
    with source.open("rb") as lines, light.open("wb") as out:
        out.write(RUNS_ONCE)
        for indented in lines:
            line = indented.lstrip(b" ")
            once = line.startswith(b"char CPyDef_") and line.endswith(b"_____top_level__(void) {\n")
            out.write(b"RUNS_ONCE " + line if once else line)
    light.write_bytes(have_it_made(light.read_bytes()))
    light.replace(source)


# What mypyc writes for a class of which values are pickled, unless Python may derive from it: its `new` leaves the
# constructor to `init`, as Python does, and its `init` leaves it to `new`. Called from Python, nobody would call it.
SHIRKED = re.compile(rb"(?<=\n)(\w+)_init\(PyObject \*self, PyObject \*args, PyObject \*kwds\)\n\{\nreturn 0;\n\}")


def have_it_made(source: bytes) -> bytes:
    """The same C, with `init` calling the constructor wherever `new` does not."""

    def init(found: re.Match[bytes]) -> bytes:
        call = b"CPyPy_%s_____init__(self, args, kwds)" % found[1]
        return found[0] if call in source else found[0].replace(b"return 0;", b"return %s != NULL ? 0 : -1;" % call)

    return SHIRKED.sub(init, source)


def counted(parts: Iterable[list[str]], total: int) -> Iterator[list[str]]:
    """The parts as they come, with a line on the screen that says how far it is: minutes are long without one."""
    for done, part in enumerate(parts, 1):
        if total > 1 and sys.stderr.isatty():
            print(
                f"\rcompiling: {done} of {total} files", end="" if done < total else "\n", file=sys.stderr, flush=True
            )
        yield part


def keep_times(former: Path, now: Path) -> None:
    """What mypyc has written as before is as old as before: a small change of the source compiles few files anew."""
    for file in now.rglob("*.[ch]"):
        before = former / file.relative_to(now)
        if before.is_file() and before.read_bytes() == file.read_bytes():
            shutil.copystat(before, file)


def made_since(made: str, sources: Iterable[Path]) -> bool:
    return os.path.exists(made) and os.path.getmtime(made) > max(source.stat().st_mtime for source in sources)


def compile_modules(root: Path, target: Path) -> dict[Path, str]:
    """Compile; where each library lies, and its place in the wheel."""
    # here, because a plain build has neither; setuptools first, because mypyc looks whether it is there
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    import mypyc.build  # isort: skip

    class BuildInParts(build_ext):  # type: ignore[misc]  # setuptools tells no types
        def build_extensions(self) -> None:
            """As setuptools does it, but as many source files at a time as there are cores, and none in vain."""
            serial = self.compiler.compile
            shared = [Path(__file__), Path(mypyc.build.__file__), *generated.glob("*.h")]

            def compile_one(file: str, output_dir: str, settings: dict[str, Any]) -> list[str]:
                built: list[str] = self.compiler.object_filenames([file], output_dir=output_dir)
                if not made_since(built[0], [Path(file), *shared]):
                    serial([file], output_dir=output_dir, **settings)
                return built

            def compile_all(files: list[str], output_dir: str, **settings: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda file: compile_one(file, output_dir, settings), files)
                    return [built for part in counted(objects, len(files)) for built in part]

            self.compiler.compile = compile_all
            super().build_extensions()

    generated, former = target / "c", target / "c-before"
    here = Path.cwd()
    os.chdir(root)  # tracebacks of compiled modules name the source as it is given here
    try:
        files = [str(path.relative_to(root)) for path in sources(root)]
        if generated.exists():
            shutil.rmtree(former, ignore_errors=True)
            generated.rename(former)
        extensions = mypyc.build.mypycify(
            files, group_name=LIBRARY, target_dir=str(generated), opt_level="2", debug_level="0", multi_file=True
        )
        for source in generated.glob("*.c"):
            lighten(source)
        keep_times(former, generated)
        for extension in extensions:
            extension.extra_compile_args += KEPT_INSIDE
        command = BuildInParts(Distribution({"ext_modules": extensions}))
        command.build_lib = str(target / "lib")
        command.build_temp = str(target / "temp")
        command.parallel = os.cpu_count()  # beside the library, a small one for each module
        shutil.rmtree(target / "lib", ignore_errors=True)  # of modules that have gone since
        command.ensure_finalized()
        command.run()
        return {Path(library): str(Path(library).relative_to(target / "lib")) for library in command.get_outputs()}
    finally:
        os.chdir(here)
