"""Bundle an agent and all modules of `tempo` that it imports into one readable file for upload.

    python build.py                 builds every agent into submission/, and compiles all kernels of the games
    python build.py connectx        builds some of them, and compiles only the kernels that they have
    python build.py --check         builds nothing; exit code 1 if submission/connectx.py is stale, which is committed
    python build.py --check gomoku  the same for files that git ignores: all but that one
    python build.py --plain         leaves out the machine code: every byte can be read
    python build.py --list          lists the agents: each module directly in a game's folder that defines `agent`
    python build.py hex             builds that of a game outside src/tempo, installed or in TEMPO_GAMES, only by name
    python build.py --targets all   builds into submission/everywhere/, with machine code for every system

Four steps, in the order of this file: parse each module, order them bottom up, check that they can share one namespace,
write. Modules are copied line by line, without top-level imports and the comments directly above those. Imports from
`tempo` are dropped, because their modules stand higher up in the file; the others are gathered at the top. An import in
a block (`try: from numba import njit`) stays where it is, and its name belongs to that module.

Code that would mean something else in the bundle is refused with file and line before anything is written. Two facts
make the rules. The competition executes the file in an empty dict and calls the last callable in it. All modules share
one namespace, so only one of them may bind a name, and no name may hide a builtin. The same sources give the same
bytes. A file whose first move raises is refused, too: it plays interpreted, in a process of its own, where numpy is
installed. This file needs only the standard library.

A game brings machine code of its search (docs/background/machine-code.md); a file gets that of its own modules.
Kernels whose definitions changed are compiled where numba 0.62 or newer is installed, on all cores; elsewhere the file
is built without machine code. A changed comment or docstring compiles nothing. Before a commit build all: --check says
which kernels are stale. An error in one agent does not stop the others.
"""

import argparse
import ast
import builtins
import json
import lzma
import os
import re
import subprocess
import symtable
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

from tempo.native.aot.packing import chapters_of, merged, unpacked  # noqa: E402, all of the standard library alone
from tempo.native.aot.source_digest import stale_sources  # noqa: E402
from tempo.native.loader.aot_format import TEXT_OF_OBJECTS, digest_of_bytes  # noqa: E402
from tempo.native.loader.targets import CODES, COMMITTED, TARGETS  # noqa: E402
from tempo.registry import folder_of, plugins, source_file  # noqa: E402

PACKAGE = "tempo"
ALLOWED = sys.stdlib_module_names | {"numpy", "numba", "llvmlite", PACKAGE}
# As any part of a module's name:
NEVER_BUNDLED = {"arena", "lab", "training", "app", "api", "web", "aot", "adapter", "formats", "protocols"}
NEVER_BUNDLED |= {"experiments"}
FOREIGN = {"__name__", "__file__", "__path__", "__package__", "__spec__"}  # of the loader, or missing
BUDGET, BUDGET_WITH_DATA = 200_000, 600_000  # bytes; data (a book, weights) lives in modules named *_data
MACHINE_CODE = "aot_data"  # the module of a game with its machine code
MAKER = "tempo.native.aot.make_objects"
CANNOT_COMPILE_HERE = 3  # its exit code on other systems than Linux x86-64, and with a numba that is too old
TRIAL = "tempo.lab.check.first_moves"
BUILTINS = {name for name in dir(builtins) if not name.startswith("__")}
SIGNATURE = "def agent(observation, configuration=None)"
ENTRY = re.compile(r"^def agent\(", re.MULTILINE)  # what makes a module on top of a game's folder an agent
EVERYWHERE = "submission/everywhere"
COMMITTED_FILE = "connectx"  # git ignores the other files in submission/
BEST = "champion"  # the agent that has the name of its game
IMPORTS = (ast.Import, ast.ImportFrom)
RULE = "# " + "=" * 98


class Refusal(Exception):
    """The sources cannot be bundled as they stand."""


def refuse_if(fault: bool, where: str, wrong: str, remedy: str) -> None:
    if fault:
        raise Refusal(f"{where}: {wrong}; {remedy}")


class Import(NamedTuple):  # one name of an import statement
    where: str  # file:line
    source: str
    name: str  # empty for `import source`
    alias: str  # empty where there is none

    @property
    def ours(self) -> bool:
        return self.source.partition(".")[0] == PACKAGE

    @property
    def bound(self) -> str:
        return self.alias or self.name or self.source.partition(".")[0]

    @property
    def spelled(self) -> str:
        return (self.name or self.source) + (f" as {self.alias}" if self.alias else "")


class Module(NamedTuple):
    name: str
    path: str  # as people read it: src/tempo/…
    lines: list[str]
    tree: ast.Module
    imports: list[Import]  # those at the top level
    defines: dict[str, str]  # every other name that the module binds, and where


# ---- agents: which files are built? ----

def agents_in(root: Path) -> dict[str, str]:
    """Return the agents by name, each the module that defines its agent. A game is a folder; there is no list."""
    folders = sorted(path for path in (root / "src" / PACKAGE / "games").iterdir() if path.is_dir())
    return {name: module for folder in folders for name, module in agents_of(folder.name, folder).items()}


def agents_outside() -> dict[str, str]:
    """Return the agents of games from outside the package, which are only built by name."""
    return {name: module for game in plugins().mounted for name, module in agents_of(game, folder_of(game)).items()}


def agents_of(game: str, folder: Path) -> dict[str, str]:
    """Return the agents of one game, the best one first."""
    ends = sorted((path.stem for path in folder.glob("*.py") if ENTRY.search(path.read_text(encoding="utf-8"))),
                  key=lambda stem: (stem != BEST, stem))
    return {game if stem == BEST else f"{game}_{stem}": f"{PACKAGE}.games.{game}.{stem}" for stem in ends}


class Machines(NamedTuple):
    """The machines that a file brings machine code for."""

    codes: list[str]  # kinds of code
    folder: Path | None  # with the texts of those that are not committed

    def record_of(self, module: Module, code: str) -> tuple[dict, str]:
        """Return the code of a game of a kind that is not committed, and what it records about itself."""
        assert self.folder
        return read_record((self.folder / f"{module.name.split('.')[2]}-{code}").read_text(encoding="utf-8"))


HERE = Machines([COMMITTED], None)


# ---- parse: what does one module import, and what does it define? ----

def parse(name: str, path: str, file: Path) -> Module:
    try:
        return parsed(name, path, file.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError) as error:  # ValueError: not UTF-8, or null bytes
        raise Refusal(f"{path}:{getattr(error, 'lineno', 0) or 1}: {error}; write Python 3.10 in UTF-8") from None


@cache
def parsed(name: str, path: str, text: str) -> Module:
    """Parse a module; most are part of several agents."""
    compile(text, path, "exec", dont_inherit=True)  # finds what ast.parse lets pass
    tree = ast.parse(text, path, feature_version=(3, 10))
    others = [s for s in tree.body if not isinstance(s, IMPORTS)]
    imports = [i for s in tree.body if isinstance(s, IMPORTS) for i in imports_in(s, path)]
    for item in imports_in(tree, path):
        check_import(item, item in imports)
    check_nodes(tree, path)
    defines = {bound: f"{path}:{s.lineno}" for s in reversed(others) for bound in names_bound_by(s)}
    return Module(name, path, text.split("\n"), tree, imports, defines)


def imports_in(tree: ast.AST, path: str) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, IMPORTS):
            source = "" if isinstance(node, ast.Import) else "." * node.level + (node.module or "")
            for a in node.names:
                yield Import(f"{path}:{a.lineno}", source or a.name, a.name if source else "", a.asname or "")


def names_bound_by(statement: ast.stmt) -> list[str]:
    """Return the names that a statement binds in its module, also through functions that declare them global."""
    symbols = symtable.symtable(ast.unparse(statement), "statement", "exec").get_symbols()
    names = {s.get_name() for s in symbols if s.is_assigned() or s.is_imported() or s.is_declared_global()}
    return sorted(names.union(*(node.names for node in ast.walk(statement) if isinstance(node, ast.Global))))


def check_import(item: Import, top_level: bool) -> None:
    where, source, name, alias = item
    refuse_if(source.startswith("."), where, "relative import", f"write from {PACKAGE}.MODULE import NAME")
    refuse_if(name == "*", where, f"star import from {source}", "name what is needed")
    first, _, rest = source.partition(".")
    mounted = next((game for game, one in plugins().mounted.items() if one.folder and one.folder.name == first), "")
    mend = f"write {PACKAGE}.games.{mounted}.{rest or 'MODULE'}" if mounted else "use stdlib, numpy, numba"
    refuse_if(first not in ALLOWED, where, f"{source} is not allowed", mend)
    if item.ours:
        refuse_if(not name, where, f"import {source}", f"write from {source} import NAME")
        refuse_if(alias != "", where, f"alias {alias} for {name}", "use the name that it is defined by")
        refuse_if(not top_level, where, f"import from {source} in a block", "move it to the top level")


def check_nodes(tree: ast.Module, path: str) -> None:
    for one, two in pairwise(tree.body):
        mixed = two.lineno == one.end_lineno and isinstance(one, IMPORTS) != isinstance(two, IMPORTS)
        refuse_if(mixed, f"{path}:{two.lineno}", "an import and other code on one line", "give each its own")
    for node in (node for node in ast.walk(tree) if isinstance(node, ast.Name)):
        refuse_if(node.id in FOREIGN, f"{path}:{node.lineno}", f"a bundle has no {node.id} of its own", "do without")


# ---- order: each module after all that it imports from ----

def follow(agent: str, root: Path) -> list[Module]:
    """Return the modules that an agent needs, itself last; siblings in the order of their names."""
    done: dict[str, Module] = {}
    chain: list[str] = []

    def visit(name: str, where: str) -> None:
        cycle = " -> ".join([*chain[chain.index(name):], name]) if name in chain else ""
        refuse_if(cycle != "", where, f"import cycle {cycle}", "move what both need to a module below them")
        if name not in done:
            chain.append(name)
            module = parse(name, *locate(name, where, root))
            for item in sorted((i for i in module.imports if i.ours), key=lambda i: i.source):
                visit(item.source, item.where)
                wrong = f"{item.source} does not define {item.name}"
                refuse_if(item.name not in done[item.source].defines, item.where, wrong, "import it from its module")
            done[chain.pop()] = module

    visit(agent, "build.py")
    return list(done.values())


def locate(name: str, where: str, root: Path) -> tuple[str, Path]:
    """Return a module's path as people read it, and its file; raise Refusal if it may not be bundled."""
    parts = name.split(".")
    path, file = place_of(parts, ".py", root)
    refuse_if(not NEVER_BUNDLED.isdisjoint(parts), where, f"{name} is never bundled", "do without it")
    refuse_if(file.with_suffix("").is_dir(), where, f"{name} is a package", "import from one of its modules")
    refuse_if(not file.is_file(), where, f"no module {name}", f"write {path} or mend the name")
    for depth in range(2, len(parts)):  # the package's own may hold code: nothing bundled imports from it
        init, init_file = place_of(parts[:depth], "/__init__.py", root)
        tree = parse(init, init, init_file).tree if init_file.is_file() else ast.Module([], [])
        refuse_if(len(tree.body) > bool(ast.get_docstring(tree)), f"{init}:1", "code in __init__", "move it elsewhere")
    return path, file


def place_of(parts: list[str], end: str, root: Path) -> tuple[str, Path]:
    """Return a source's path as people read it, src/tempo/… or that in a game from outside, and its file."""
    below = root / "src"
    file = source_file(f"{'/'.join(parts)}{end}", below)
    return file.relative_to(root if file.is_relative_to(below) else folder_of(parts[2]).parent).as_posix(), file


# ---- check: can these modules share one namespace? ----

def check_names(modules: list[Module]) -> None:
    """Refuse a name with two meanings, and a meaning with two names."""
    names, meanings = dict[str, tuple[str, str]](), dict[str, tuple[str, str]]()
    for module in modules:
        bound = [(i.bound, f"{i.source} {i.name}", i.where) for i in module.imports if not i.ours]
        bound += [(name, f"{module.name} {name}", where) for name, where in module.defines.items()]
        for name, meaning, where in bound:
            refuse_if(name in BUILTINS, where, f"{name} hides the builtin from all modules", "choose another name")
            other, first = meanings.setdefault(name, (meaning, where))
            refuse_if(other != meaning, where, f"{name} is something else in {first}", "rename one of them")
            other, first = names.setdefault(meaning, (name, where))
            refuse_if(other != name, where, f"{name} is called {other} in {first}", "use one name")


def check_annotations(modules: list[Module]) -> None:
    """Refuse a mixture of modules with and without the __future__ import, which holds for the whole file."""
    lazy = [module.path for module in modules if any(item.source == "__future__" for item in module.imports)]
    for path, tree in [(m.path, m.tree) for m in modules if lazy and m.path not in lazy]:
        for node in ast.walk(tree):
            note = getattr(node, "annotation", None) or getattr(node, "returns", None)
            wrong = f"no `from __future__ import annotations`, as in {lazy[0]}"
            refuse_if(bool(note), f"{path}:{getattr(note, 'lineno', 1)}", wrong, "use it in all modules or in none")


def check_agent(path: str, statements: list[ast.stmt]) -> None:
    """Refuse an `agent` that is not bound once, last: a name bound again keeps its first place in a dict."""
    binders = [s for s in statements if "agent" in names_bound_by(s)]
    refuse_if(not binders, f"{path}:1", "no agent", f"end the module with {SIGNATURE}")
    agent, last = binders[-1], statements[-1]
    refuse_if(len(binders) > 1, f"{path}:{agent.lineno}", "agent is bound twice", "define it once, last")
    refuse_if(agent is not last, f"{path}:{last.lineno}", "code after agent", "move it above agent")
    right = isinstance(agent, ast.FunctionDef) and [a.arg for a in agent.args.args] == ["observation", "configuration"]
    refuse_if(not right, f"{path}:{agent.lineno}", "the competition cannot call this", f"write {SIGNATURE}")


# ---- write: a header, the imports, and the rest of each module under its banner ----

def modules_of(agent: str, root: Path) -> list[Module]:
    """Return the modules that an agent needs; raise Refusal if they cannot live in one file."""
    modules = follow(agent, root)
    check_names(modules)
    check_annotations(modules)
    check_agent(modules[-1].path, modules[-1].tree.body)
    return modules


def bundle(name: str, modules: list[Module], root: Path, plain: bool = False, machines: Machines = HERE) -> str:
    """Return the text of an agent's file."""
    parts = [header(name, modules), *gathered([i for module in modules for i in module.imports if not i.ours])]
    parts += [f"\n\n{RULE}\n# {module.path}\n\n{body(module)}" for module in modules]
    text = with_machine_code("\n".join(parts) + "\n", modules, root, plain, machines)
    compile(text, f"{name}.py", "exec", dont_inherit=True)
    budget = BUDGET_WITH_DATA if any(module.name.endswith("_data") for module in modules) else BUDGET
    size = len(text.encode())
    over = machines == HERE and size > budget
    refuse_if(over, f"{modules[-1].path}:1", f"{name} has {size:,} of {budget:,} bytes", "shrink it")
    return text


def with_machine_code(text: str, modules: list[Module], root: Path, plain: bool, machines: Machines) -> str:
    """Return the bundle with its machine code labelled as made from this very file, or with none if that is stale."""
    for module in modules:
        if module.name.endswith(f".{MACHINE_CODE}"):
            names = {module.name for module in modules}
            if plain or stale_kernels(module, root, names):
                return TEXT_OF_OBJECTS.sub('MACHINE_CODE = """\\n"""', text)
            made_from = {"sources": [], "digest": digest_of_bytes(TEXT_OF_OBJECTS.sub("", text).encode())}
            parts = list[str]()
            for code in machines.codes:
                recorded, payload = record_of(module) if code == COMMITTED else machines.record_of(module, code)
                payload = merged(payload, names)
                label = {"code": code, "numba": recorded["numba"], **made_from}
                label["checksum"] = digest_of_bytes(payload.replace("\n", "").encode())
                parts.append(f"{json.dumps(label)}\n{payload}")
            before, after = TEXT_OF_OBJECTS.split(text)
            return f'{before}MACHINE_CODE = """{chr(10).join(parts)}"""{after}'
    return text


def is_same(text: str, other: str) -> bool:
    """Return whether two files are equal but for how their machine code was packed: versions of lzma may differ."""
    if text == other:
        return True
    try:
        parts = [[unpacked(code) for found in TEXT_OF_OBJECTS.findall(one) for code in chapters_of(found[:-3]).values()]
                 for one in (text, other)]  # fmt: skip
    except (ValueError, lzma.LZMAError):
        return False
    return bool(parts[0]) and parts[0] == parts[1] and TEXT_OF_OBJECTS.sub("", text) == TEXT_OF_OBJECTS.sub("", other)


def header(name: str, modules: list[Module]) -> str:
    """Return the head of a file: what it is, and the first line of each module's docstring."""
    lines = [f"Tempo: the agent `{name}` in one file, to read from top to bottom and to upload as it is.",
             f"Never edit it: edit its modules in src/ and run `python build.py {name}`. They are:", ""]
    lines += [f"  {m.name:28} {(ast.get_docstring(m.tree) or '').partition(chr(10))[0]}" for m in modules]
    return "\n".join(f"# {line}".rstrip() for line in lines) + "\n"


def gathered(imports: list[Import]) -> list[str]:
    """Return one import line for each source, sorted, __future__ first."""
    lines = {f"import {item.spelled}" for item in imports if not item.name}
    for source in {item.source for item in imports if item.name}:
        names = sorted({item.spelled for item in imports if item.name and item.source == source})
        lines.add(f"from {source} import {', '.join(names)}")
    return sorted(lines, key=lambda line: ("__future__" not in line, line.split()[1], line))


def body(module: Module) -> str:
    """Return a module without its imports, the comments directly above them and the blank lines above those."""
    lines, kept, end = module.lines, list[str](), 0
    for statement in module.tree.body:
        above, start = lines[end:statement.lineno - 1], max(end, statement.lineno - 1)
        end = statement.end_lineno or 0
        if isinstance(statement, IMPORTS):
            while above and above[-1].startswith("#"):
                above.pop()
            while above and not above[-1].strip():
                above.pop()
        kept += above if isinstance(statement, IMPORTS) else above + lines[start:end]
    return "\n".join(kept + lines[end:]).strip("\n")


# ---- machine code: is it that of these sources? ----

def record_of(module: Module) -> tuple[dict, str]:
    """Return what machine code records about itself, and the code; nothing where that is damaged."""
    found = TEXT_OF_OBJECTS.search("\n".join(module.lines))
    return read_record(found[0].partition('"""')[2].removesuffix('"""') if found else "")


def read_record(text: str) -> tuple[dict, str]:
    """Return the head of a text of machine code and its chapters."""
    head, _, payload = text.partition("\n")
    try:
        recorded = json.loads(head) if head else {}
        return (recorded if isinstance(recorded.get("sources"), dict) else {}), payload
    except ValueError:
        return {}, payload


def stale_kernels(module: Module, root: Path, names: set[str] | None = None) -> list[str]:
    """Return the kernels of a game without machine code of these very sources. Comments and docstrings do not count.

    With the names of a file's modules, only the kernels that need no others count.
    """
    recorded, payload = record_of(module)
    if not recorded or digest_of_bytes(payload.replace("\n", "").encode()) != recorded["checksum"]:
        return ["all kernels"]
    kernels, paths = recorded["kernels"], list(recorded["sources"])
    own = {key: {paths[number] for number in kernel["sources"]} for key, kernel in kernels.items()}
    changed = set(stale_sources(recorded["sources"], root / "src"))
    if changed.difference(*own.values()):  # it says which kernels there are
        return ["all kernels"]
    return [key.partition("-")[0] for key, kernel in kernels.items()
            if (names is None or names.issuperset(kernel.get("needs", "").split()))
            and (not kernel["digest"] or changed & own[key])]


def ensure_modules(agents: list[str], root: Path) -> None:
    """Write a module without machine code for each game that names kernels (aot_calls.py) and has no module yet."""
    for folder in {place_of(agent.split("."), ".py", root)[1].parent for agent in agents}:
        file = folder / f"{MACHINE_CODE}.py"
        if (folder / "aot_calls.py").is_file() and not file.exists():
            file.write_text('"""Machine code, not made yet."""\n\nMACHINE_CODE = """\n"""\n', encoding="utf-8")


def stale_games(files: list[list[Module]], root: Path, whole: bool) -> dict[str, list[str]]:
    """Return the stale kernels of each game, those of these files or, with `whole`, all of their games."""
    found = dict[str, list[str]]()
    for modules in files:
        names = None if whole else {module.name for module in modules}
        for module in modules:
            if module.name.endswith(f".{MACHINE_CODE}") and (kernels := stale_kernels(module, root, names)):
                found.setdefault(module.name.split(".")[2], []).extend(kernels)
    return {game: sorted(set(kernels)) for game, kernels in found.items()}


def listing(games: dict[str, list[str]]) -> str:
    """Return games with their kernels in one line."""
    return "; ".join(f"{game} ({', '.join(kernels)})" for game, kernels in games.items())


def make_machine_code(games: list[str], files: list[list[Module]], root: Path, machines: Machines = HERE) -> bool:
    """Compile the kernels that changed, where numba can; return False if one cannot be compiled.

    games: names
    files: the modules of files, if only their kernels are wanted
    root: of the project
    machines: those for which code is made
    """
    if find_spec("numba") is None:
        print(f"{', '.join(games)}: no numba to make machine code with")
        return True
    print(f"machine code of {', '.join(games)}: compiling what changed ...", flush=True)
    only = [part for modules in files for part in ("--file", " ".join(module.name for module in modules))]
    other = [part for code in machines.codes if code != COMMITTED for part in ("--code", code)]
    into = ["--into", str(machines.folder)] if machines.folder else []
    done = subprocess.run([sys.executable, "-m", MAKER, *games, *only, *other, *into], cwd=root, env=environment(root))
    if done.returncode < 0:
        print(f"build.py: signal {-done.returncode} ended the compiling of {', '.join(games)}", file=sys.stderr)
    return done.returncode in (0, CANNOT_COMPILE_HERE)


def try_out(name: str, modules: list[Module], root: Path) -> None:
    """Ask an agent's file for its first moves, interpreted, in a process of its own; raise Refusal if one raises."""
    text = bundle(name, modules, root, plain=True)
    if find_spec("numpy") is None:
        return print(f"{name}: no numpy to ask it for a first move")
    if not (root / "src" / Path(*TRIAL.split("."))).with_suffix(".py").is_file():
        return None  # a project without the lab
    command = [sys.executable, "-m", TRIAL, modules[-1].name.split(".")[2]]
    interpreted = environment(root) | {"TEMPO_BACKEND": "python", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, input=text, env=interpreted, capture_output=True, encoding="utf-8")
    if done.returncode:
        crash = f"0 {(done.stderr.strip() or f'exit code {done.returncode}').splitlines()[-1]}"
        line, _, error = (done.stdout.strip() or crash).partition(" ")
        where = source_of(int(line), text.split("\n"), modules)
        raise Refusal(f"{where}: a first move of {name} raises {error}; submission/{name}.py stays as it was")


def source_of(line: int, lines: list[str], modules: list[Module]) -> str:
    """Return file:line of the source that a line of a built file was copied from."""
    above = lines[:max(0, line - 1)]
    banner = max((number for number, text in enumerate(above) if text == RULE), default=-1) + 1
    for module in modules:
        if lines[banner] == f"# {module.path}":
            places = [number for number, text in enumerate(module.lines, 1) if text == lines[line - 1]]
            return f"{module.path}:{places[above[banner:].count(lines[line - 1])]}"
    return modules[-1].path


def environment(root: Path) -> dict[str, str]:
    """Return the environment of a process that imports the sources of a project."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])}


def deliver(name: str, text: str, modules: list[Module], check: bool, file: Path) -> str:
    """Write the file whole or not at all, or with `check` compare it; return what is wrong with it, if anything."""
    if check and not (file.is_file() and is_same(file.read_bytes().decode(errors="replace"), text)):
        fault = "stale" if file.is_file() else "not built"
        return f"submission/{name}.py: {fault}; `python build.py {name}` builds it"
    if not check:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(".draft")
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(file)
    size = f"{len(modules)} modules, {len(text.splitlines()):,} lines, {len(text.encode()) / 1000:.1f} KB"
    print(f"{name}: {size}{', up to date' if check else ''}")
    return ""


def main(arguments: list[str] | None = None, root: Path = ROOT, agents: dict[str, str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Bundle an agent and all that it imports into one file.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="agents to build (default: all)")
    parser.add_argument("--check", action="store_true", help="compare with submission/ and write nothing")
    parser.add_argument("--plain", action="store_true", help="leave out the machine code")
    parser.add_argument("--list", action="store_true", help="list the agents")
    parser.add_argument("--targets", type=codes_of, metavar="NAME,...", help=f"write files with machine code for these "
                        f"machines into {EVERYWHERE}/: all, or some of {', '.join(TARGETS)}")
    options = parser.parse_args(arguments)
    if options.targets and (options.check or options.plain):
        parser.error("--targets goes with neither --check nor --plain")
    known = {**agents_in(root), **agents_outside()} if agents is None else agents
    if options.list:
        print("\n".join(f"{name}: {module} -> submission/{name}.py" for name, module in known.items()))
        return 0
    if unknown := [name for name in options.names if name not in known]:
        print(f"build.py: no agent {', '.join(unknown)}; known: {', '.join(known)}", file=sys.stderr)
        return 1
    agents = known if options.names else agents_in(root) if agents is None else agents
    failed = build(options.names, agents, root, options.check, options.plain)
    if options.targets and not failed:
        failed = build_for(options.targets, options.names or list(agents), agents, root)
    return 1 if failed else 0


def codes_of(text: str) -> list[str]:
    """Return the kinds of machine code for targets, given as `all` or by names."""
    names = list(TARGETS) if text == "all" else text.split(",")
    if unknown := [name for name in names if name not in TARGETS]:
        raise argparse.ArgumentTypeError(f"no target {', '.join(unknown)}; known: all, {', '.join(TARGETS)}")
    return [code for code in CODES if code in {TARGETS[name] for name in names}]


def build_for(codes: list[str], names: list[str], agents: dict[str, str], root: Path) -> int:
    """Write files with these kinds of machine code, after `build`; return how many failed."""
    files = {name: follow(agents[name], root) for name in names}
    games = {module.name.split(".")[2] for modules in files.values() for module in modules
             if module.name.endswith(f".{MACHINE_CODE}")}  # fmt: skip
    failed = set[str]()
    with TemporaryDirectory() as folder:
        machines = Machines(codes, Path(folder))
        if games and not make_machine_code(sorted(games), list(files.values()), root, machines):
            return len(names)
        for name, modules in files.items():
            try:
                text = bundle(name, modules, root, machines=machines)
                deliver(name, text, modules, False, root / EVERYWHERE / f"{name}.py")
            except OSError as error:
                print(f"{name}: no machine code for {', '.join(codes)}: {error}", file=sys.stderr)
                failed.add(name)
    return len(failed)


def build(names: list[str], agents: dict[str, str], root: Path, check: bool, plain: bool) -> int:
    """Build or check these agents, or all; return how many failed.

    All agents are checked before anything is compiled or written. An error in one does not stop the others. Without
    names all kernels of the games are compiled, also those that no file has, and a check fails for no file but the one
    that is committed.
    """
    whole, names = not names, names or list(agents)
    failed = set[str]()

    @contextmanager
    def reporting(name: str) -> Iterator[None]:
        try:
            yield
        except (Refusal, OSError, SyntaxError) as error:
            print(error, file=sys.stderr)
            failed.add(name)

    modules: dict[str, list[Module]] = {}
    if not check:
        ensure_modules([agents[name] for name in names], root)
    for name in names:
        with reporting(name):
            modules[name] = modules_of(agents[name], root)
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each waits for a process of its own
        trials = {name: pool.submit(try_out, name, found, root) for name, found in modules.items() if not check}
    for name, trial in trials.items():
        with reporting(name):
            trial.result()
    modules = {name: found for name, found in modules.items() if name not in failed}
    if not plain and (stale := stale_games(list(modules.values()), root, check or whole)):
        if check or not renew(stale, list(modules.values()), root, whole):
            failed |= {name for name in modules if agents[name].split(".")[2] in stale}
        if check:
            print(f"build.py: machine code older than its sources: {listing(stale)}; run `python build.py`, where "
                  "numba 0.62 or newer is installed", file=sys.stderr)
        modules = {name: follow(agents[name], root) for name in modules}
    for name in [name for name in modules if not (check and name in failed)]:
        with reporting(name):
            text = bundle(name, modules[name], root, plain)
            if fault := deliver(name, text, modules[name], check, root / "submission" / f"{name}.py"):
                optional = whole and name != COMMITTED_FILE
                print(fault, file=sys.stdout if optional else sys.stderr)
                failed |= set() if optional else {name}
    return len(failed)


def renew(stale: dict[str, list[str]], files: list[list[Module]], root: Path, whole: bool) -> bool:
    """Compile the stale kernels of games, and say what is still stale; return False if one cannot be compiled."""
    is_made = make_machine_code(list(stale), [] if whole else files, root)
    now = [follow(modules[-1].name, root) for modules in files]
    if left := stale_games(now, root, whole=False):
        print(f"{', '.join(left)}: built without machine code; the file will compile as it plays")
    if not whole and (left := stale_games(now, root, whole=True)):
        print(f"`python build.py` compiles the rest: {listing(left)}")
    return is_made


if __name__ == "__main__":
    sys.exit(main())
