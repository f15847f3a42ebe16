"""Bundle an agent and all modules of `tempo` that it imports into one readable file for upload.

    python build.py                 builds every agent into submission/, and compiles all kernels of the games
    python build.py connectx        builds some of them, and compiles only the kernels that they have
    python build.py --check         builds nothing; exit code 1 if submission/connectx.py is stale, which is committed
    python build.py --check gomoku  the same for files that git ignores: all but that one
    python build.py --plain         leaves out the machine code: every byte can be read
    python build.py --list          lists the agents: each module directly in a game's folder that defines `agent`
    python build.py hex             builds that of a game outside src/tempo, installed or in TEMPO_GAMES, only by name
    python build.py --targets all   builds into submission/everywhere/, with machine code for every system

Four steps, in the order of this file: parse each module, follow its imports, check that all can share one namespace,
write. Below a table of contents the modules stand in the order of a reader (reading_order.py): options, rules, search,
player, solver, data, machine code, and the agent last. They are copied line by line, without top-level imports and the
comments directly above those. Imports from `tempo` are dropped, the others are gathered at the top. An import in a
block (`try: from numba import njit`) stays where it is, and its name belongs to that module. Annotations are not
evaluated in the file.

Code that would mean something else in the bundle is refused with file and line before anything is written. Two facts
make the rules. The competition executes the file in an empty dict and calls the last callable in it. All modules share
one namespace, so only one of them may bind a name, and no name may hide a builtin. The same sources give the same
bytes. A file whose first move raises is refused, too: it plays interpreted, in a process of its own, where numpy is
installed. This file needs only the standard library.

A game brings machine code of its search (docs/background/machine-code.md); a file gets that of its own modules.
Kernels whose definitions changed are compiled where numba 0.60 or newer is installed, on all cores; elsewhere the file
is built without machine code. A changed comment or docstring compiles nothing. Before a commit build all: --check says
which kernels are stale. An error in one agent does not stop the others.
"""

import argparse
import ast
import builtins
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

from tempo.native.aot import bundled_code  # noqa: E402, all of the standard library alone
from tempo.native.aot.bundled_code import HERE, Machines, listing, stale_games  # noqa: E402
from tempo.native.aot.bundled_module import (  # noqa: E402
    IMPORTS,
    PACKAGE,
    Import,
    Module,
    body,
    gathered,
    imports_in,
    names_bound_by,
)
from tempo.native.aot.reading_order import contents, in_reading_order  # noqa: E402
from tempo.native.loader.targets import TARGETS  # noqa: E402
from tempo.registry import folder_of, plugins, source_file  # noqa: E402

ALLOWED = sys.stdlib_module_names | {"numpy", "numba", "llvmlite", PACKAGE}
# As any part of a module's name:
NEVER_BUNDLED = {"arena", "lab", "training", "app", "api", "web", "aot", "adapter", "formats", "protocols"}
NEVER_BUNDLED |= {"experiments"}
FOREIGN = {"__name__", "__file__", "__path__", "__package__", "__spec__"}  # of the loader, or missing
BUDGET, BUDGET_WITH_DATA = 250_000, 600_000  # bytes; data (a book, weights) lives in modules named *_data
TRIAL = "tempo.lab.check.first_moves"
BUILTINS = {name for name in dir(builtins) if not name.startswith("__")}
SIGNATURE = "def agent(observation, configuration=None)"
ENTRY = re.compile(r"^def agent\(", re.MULTILINE)  # what makes a module on top of a game's folder an agent
EVERYWHERE = "submission/everywhere"
COMMITTED_FILE = "connectx"  # git ignores the other files in submission/
BEST = "champion"  # the agent that has the name of its game
RULE = "# " + "=" * 98


class Refusal(Exception):
    """The sources cannot be bundled as they stand."""


def refuse_if(fault: bool, where: str, wrong: str, remedy: str) -> None:
    if fault:
        raise Refusal(f"{where}: {wrong}; {remedy}")


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


# ---- follow: which modules does an agent need? ----

def follow(agent: str, root: Path) -> list[Module]:
    """Return the modules that an agent needs, each after all that it imports from; siblings in the order of names."""
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


def check_agent(path: str, statements: list[ast.stmt]) -> None:
    """Refuse an `agent` that is not bound once, last: a name bound again keeps its first place in a dict."""
    binders = [s for s in statements if "agent" in names_bound_by(s)]
    refuse_if(not binders, f"{path}:1", "no agent", f"end the module with {SIGNATURE}")
    agent, last = binders[-1], statements[-1]
    refuse_if(len(binders) > 1, f"{path}:{agent.lineno}", "agent is bound twice", "define it once, last")
    refuse_if(agent is not last, f"{path}:{last.lineno}", "code after agent", "move it above agent")
    right = isinstance(agent, ast.FunctionDef) and [a.arg for a in agent.args.args] == ["observation", "configuration"]
    refuse_if(not right, f"{path}:{agent.lineno}", "the competition cannot call this", f"write {SIGNATURE}")


# ---- write: contents, the imports, and the rest of each module under its banner ----

def modules_of(agent: str, root: Path) -> list[Module]:
    """Return the modules that an agent needs; raise Refusal if they cannot live in one file."""
    modules = follow(agent, root)
    check_names(modules)
    check_agent(modules[-1].path, modules[-1].tree.body)
    return modules


def bundle(name: str, modules: list[Module], root: Path, plain: bool = False, machines: Machines = HERE) -> str:
    """Return the text of an agent's file."""
    others = [item for module in modules for item in module.imports if not item.ours]
    imports = gathered([Import("", "__future__", "annotations", ""), *others])
    parts, known = in_reading_order(modules), {module.name: module for module in modules}
    texts = {name: f"\n\n{RULE}\n# {module.path}\n\n{body(module)}" for name, module in known.items()}
    text = "\n".join([
        f"# Tempo: the agent `{name}` in one file, to read from top to bottom and to upload as it is.",
        f"# Never edit it: edit its modules in src/ and run `python build.py {name}`.",
        *contents(parts, known, texts, 2 + len(imports)), *imports,
        *(texts[name] for part in parts for name in part.modules), "",
    ])  # fmt: skip
    text = bundled_code.with_machine_code(text, modules, root, plain, machines)
    compile(text, f"{name}.py", "exec", dont_inherit=True)
    budget = BUDGET_WITH_DATA if any(module.name.endswith("_data") for module in modules) else BUDGET
    size = len(text.encode())
    over = machines == HERE and size > budget
    refuse_if(over, f"{modules[-1].path}:1", f"{name} has {size:,} of {budget:,} bytes", "shrink it")
    return text


# ---- deliver: does it play, and where does it go? ----

def try_out(name: str, modules: list[Module], root: Path) -> None:
    """Ask an agent's file for its first moves, interpreted, in a process of its own; raise Refusal if one raises."""
    text = bundle(name, modules, root, plain=True)
    if find_spec("numpy") is None:
        return print(f"{name}: no numpy to ask it for a first move")
    if not (root / "src" / Path(*TRIAL.split("."))).with_suffix(".py").is_file():
        return None  # a project without the lab
    command = [sys.executable, "-m", TRIAL, modules[-1].name.split(".")[2]]
    interpreted = bundled_code.environment(root) | {"TEMPO_BACKEND": "python", "PYTHONIOENCODING": "utf-8"}
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


def deliver(name: str, text: str, modules: list[Module], check: bool, file: Path) -> str:
    """Write the file whole or not at all, or with `check` compare it; return what is wrong with it, if anything."""
    if check and not (file.is_file() and bundled_code.is_same(file.read_bytes().decode(errors="replace"), text)):
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
    parser.add_argument("--targets", type=bundled_code.codes_for, metavar="NAME,...", help="write files with machine "
                        f"code for these machines into {EVERYWHERE}/: all, or some of {', '.join(TARGETS)}")
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
        files = {name: follow(agents[name], root) for name in options.names or agents}
        failed = build_for(options.targets, files, root)
    return 1 if failed else 0


def build_for(codes: list[str], files: dict[str, list[Module]], root: Path) -> int:
    """Write files with these kinds of machine code, after `build`; return how many failed."""
    failed = 0
    with TemporaryDirectory() as folder:
        machines, games = Machines(codes, Path(folder)), sorted(bundled_code.games_of(files.values()))
        if games and not bundled_code.make(games, files.values(), root, machines):
            return len(files)
        for name, modules in files.items():
            try:
                text = bundle(name, modules, root, machines=machines)
                deliver(name, text, modules, False, root / EVERYWHERE / f"{name}.py")
            except OSError as error:
                print(f"{name}: no machine code for {', '.join(codes)}: {error}", file=sys.stderr)
                failed += 1
    return failed


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
        bundled_code.ensure_modules([agents[name] for name in names], root)
    for name in names:
        with reporting(name):
            modules[name] = modules_of(agents[name], root)
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each waits for a process of its own
        trials = {name: pool.submit(try_out, name, file, root) for name, file in modules.items() if not check}
    for name, trial in trials.items():
        with reporting(name):
            trial.result()
    modules = {name: file for name, file in modules.items() if name not in failed}
    if not plain and (stale := stale_games(modules.values(), root, check or whole)):
        if check:
            print(f"build.py: machine code older than its sources: {listing(stale)}; run `python build.py`, where "
                  "numba 0.60 or newer is installed", file=sys.stderr)
        if check or not bundled_code.renew(stale, modules.values(), root, whole):
            failed |= {name for name in modules if agents[name].split(".")[2] in stale}
        modules = {name: follow(agents[name], root) for name in modules}
    for name in [name for name in modules if not (check and name in failed)]:
        with reporting(name):
            text = bundle(name, modules[name], root, plain)
            if fault := deliver(name, text, modules[name], check, root / "submission" / f"{name}.py"):
                optional = whole and name != COMMITTED_FILE
                print(fault, file=sys.stdout if optional else sys.stderr)
                failed |= set() if optional else {name}
    return len(failed)


if __name__ == "__main__":
    sys.exit(main())
