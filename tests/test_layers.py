"""Import rules: every import in src/tempo points down the layers of PACKAGES, and no module imports itself in a cycle.

Imports inside functions are included. A game is a folder of `tempo.games`: adding one changes
nothing here.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from build_support import plant
from built_files import BUILT_AGENTS
from folders import ROOT
from import_statements import import_statements

# Layers, bottom up; "outer" and "experiments" are folders of a game.
PACKAGES = ["registry", "native", "network", "search", "games", "arena", "lab", "training", "outer", "experiments"]
PACKAGES += ["api", "app", "web", "cli"]
PARTS = {  # of a package, bottom up
    "arena": ["command_line", "jobs", "positions", "adapter", "referee", "players", "records"],
    "lab": ["statistics", "report", "tournament", "review", "tune", "check", "bench", "plot"],
}
MOST_MODULES = 13  # of a folder
OUTER = ["adapter", "formats", "protocols", "training", "web"]  # folders of a game that stand above lab and training
TOP = ["cli", "commands", "__main__"]  # the command line: nothing imports it
Graph = dict[str, set[str]]


@cache
def read_graph(source: Path) -> Graph:
    """Every module below `source`, and which of them it imports."""
    files = {}
    for file in source.rglob("*.py"):
        parts = file.relative_to(source).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    graph = {}
    for module, file in files.items():
        package = module if file.name == "__init__.py" else module.rpartition(".")[0]
        found = imported_names(file.read_text(encoding="utf-8"), package)
        # `from a.b import c` names the module a.b.c if there is one, else what a.b holds.
        found = {name if name in files else name.rpartition(".")[0] for name in found}
        graph[module] = (found & files.keys()) - {module}
    return graph


def imported_names(text: str, package: str) -> set[str]:
    names: set[str] = set()
    for node in import_statements(text):
        if isinstance(node, ast.Import):
            names.update(item.name for item in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            names.update(f"{start}.{item.name}" for item in node.names)
    return names


def package(module: str) -> tuple[str, str]:
    """The layer of a module, and the game or the part of arena or lab that it belongs to."""
    parts = module.split(".")[1:]
    if not parts or parts[0] in TOP:
        return ("cli" if parts else "api"), ""
    if parts[0] != "games":
        return parts[0], parts[1] if parts[0] in PARTS and len(parts) > 1 else ""
    game = parts[1] if len(parts) > 1 else ""
    if "experiments" in parts:
        return "experiments", game
    return ("outer" if set(parts[2:]) & set(OUTER) else "games"), game


def may_import(module: str, other: str) -> bool:
    """Imports point down, never to another game, and inside arena and lab to parts that stand before it in PARTS."""
    (here, own), (there, its) = package(module), package(other)
    if here not in PACKAGES or there not in PACKAGES or there == "experiments" != here:
        return False
    if "games" in (here, there) or "outer" in (here, there):
        if own and its and here in ("games", "outer", "experiments") and there in ("games", "outer") and own != its:
            return False
        if there in ("games", "outer") and here not in ("games", "outer", "experiments"):
            return False  # search, arena, lab, training and app find games by name
    if here == there and here in PARTS and own and its:
        parts = PARTS[here]
        return own in parts and its in parts and parts.index(its) <= parts.index(own)
    return PACKAGES.index(there) <= PACKAGES.index(here)


def faults(graph: Graph) -> list[str]:
    found = [f"{module} belongs to no package" for module in graph if package(module)[0] not in PACKAGES]
    for module in graph:
        layer, part = package(module)
        if layer in PARTS and part not in ["", *PARTS[layer]]:
            found.append(f"{module} belongs to no part of the {layer}")
    found += [f"{module} -> {name}" for module in graph for name in graph[module] if not may_import(module, name)]
    return sorted(found)


def cycles(graph: Graph) -> list[list[str]]:
    """Modules that import each other, however far around."""
    reach = {module: reachable(graph[module], graph) for module in graph}
    return sorted({tuple(sorted(o for o in reach[m] if m in reach[o])) for m in graph if m in reach[m]})  # type: ignore


def reachable(roots: Iterable[str], graph: Graph) -> set[str]:
    seen: set[str] = set()
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting.extend(graph[module])
    return seen


def test_imports_point_down() -> None:
    graph = read_graph(ROOT / "src")
    assert graph["tempo.search.mcts"] >= {"tempo.native.jit", "tempo.search.tree"}  # the reader does see imports
    assert faults(graph) == []


def test_there_is_no_cycle() -> None:
    assert cycles(read_graph(ROOT / "src")) == []


def test_no_folder_has_too_many_modules() -> None:
    counts = Counter(path.parent for path in (ROOT / "src").rglob("*.py") if path.name != "__init__.py")
    assert len(counts) > 50
    assert {str(folder): count for folder, count in counts.items() if count > MOST_MODULES} == {}


def test_bundled_modules_import_only_bundled_layers() -> None:
    graph = read_graph(ROOT / "src")
    bundled = reachable(BUILT_AGENTS.values(), graph)
    assert {package(name)[0] for name in bundled} == {"native", "network", "search", "games"}


UNREAD = (".pyc", ".png")


def games_of(graph: Graph) -> set[str]:
    return {module.split(".")[2] for module in graph if module.startswith("tempo.games.")}


def names_in(text: str, games: set[str]) -> list[str]:
    """The games that a text names, as whole words: not `hex` in `hexdigest`, nor in Python's calls like `hex(8)`."""
    return re.findall(rf"(?<![A-Za-z])(?:{'|'.join(sorted(games))})(?![a-z(])", text, re.IGNORECASE)


def test_only_games_name_a_game() -> None:
    """Not in their sources, their help texts or their assets: examples come from the games' adapters."""
    games = games_of(read_graph(ROOT / "src"))
    assert names_in("It plays Othello", games) and names_in("connectx_classic", games)  # the pattern does find
    assert names_in("tempo.games.hex", {"hex"})
    assert not names_in("digest.hexdigest() of a sphex, data.hex() or token_hex(8)", {"hex"})
    parts = ("native", "network", "search", "arena", "lab", "training", "app")
    folders = [ROOT / "src" / "tempo" / part for part in parts]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix not in UNREAD]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    assert len(texts) > 80
    assert {path.name: found for path, text in texts.items() if (found := names_in(text, games))} == {}


SOUND = {
    "tempo/__init__.py": "",
    "tempo/native/bits.py": "",
    "tempo/native/rng.py": "from tempo.native.bits import ONE\n",
    "tempo/search/tree.py": "from tempo.native import bits\n",
    "tempo/search/mcts.py": "from tempo.search import tree\nfrom .tree import grow\n",
    "tempo/games/chess/rules.py": "import tempo.native.rng\n",
    "tempo/games/chess/mate/solver.py": "from tempo.games.chess.rules import play\n",
    "tempo/games/chess/agent.py": "from tempo.games.chess.mate.solver import mate\n",
    "tempo/games/chess/adapter/adapter.py": "import tempo.games.chess.formats.pgn\nimport tempo.lab.tune.study\n",
    "tempo/games/chess/formats/pgn.py": "from tempo.arena.records.formats import Format\n",
    "tempo/games/chess/training/schedule.py": "from tempo.training.train import Trainer\n",
    "tempo/games/chess/experiments/bench.py": "from tempo.games.chess.adapter import adapter\n",
    "tempo/games/go/agent.py": "from tempo.search.mcts import search\n",
    "tempo/arena/referee/adapter.py": "import tempo.arena.command_line.inputs\n",
    "tempo/arena/command_line/inputs.py": "",
    "tempo/arena/records/formats.py": "from tempo.arena.referee import adapter\n",
    "tempo/lab/tune/study/study.py": "from tempo.arena.records.formats import Format\nfrom tempo.search import tree\n",
    "tempo/training/train.py": "from tempo.arena.records.formats import Format\n",
    "tempo/app/server.py": "from tempo.training.train import Trainer\n",
    "tempo/cli.py": "import tempo.app.server\n",
}


def test_a_sound_tree_has_no_faults(tmp_path: Path) -> None:
    graph = read_graph(plant(tmp_path, SOUND) / "src")
    assert graph["tempo.search.mcts"] == {"tempo.search.tree"}
    assert faults(graph) == [] and cycles(graph) == []


WRONG = [
    ("native/bits.py", "from tempo.search.tree import grow\n", "tempo.native.bits -> tempo.search.tree"),
    ("search/mcts.py", "from tempo.games.chess import rules\n", "tempo.search.mcts -> tempo.games.chess.rules"),
    ("search/mcts.py", "from ..games.chess.rules import a\n", "tempo.search.mcts -> tempo.games.chess.rules"),
    ("search/mcts.py", "from ..games import chess\n", "tempo.search.mcts -> tempo.games.chess"),
    ("search/tree.py", "import tempo.lab.tune.study\n", "tempo.search.tree -> tempo.lab.tune.study"),
    ("search/__init__.py", "from ..games import go\n", "tempo.search -> tempo.games.go"),
    ("games/go/extra.py", "def f():\n    import tempo.games.chess.rules\n",
     "tempo.games.go.extra -> tempo.games.chess.rules"),
    ("games/go/agent.py", "def f():\n    import tempo.arena.referee.adapter\n",
     "tempo.games.go.agent -> tempo.arena.referee.adapter"),
    ("games/chess/rules.py", "from tempo.games.chess.adapter.adapter import ADAPTER\n",
     "tempo.games.chess.rules -> tempo.games.chess.adapter.adapter"),
    ("games/chess/adapter/board.py", "import tempo.games.chess.experiments.bench\n",
     "tempo.games.chess.adapter.board -> tempo.games.chess.experiments.bench"),
    ("games/go/adapter/board.py", "import tempo.games.chess.adapter.adapter\n",
     "tempo.games.go.adapter.board -> tempo.games.chess.adapter.adapter"),
    ("games/go/adapter/board.py", "import tempo.app.server\n", "tempo.games.go.adapter.board -> tempo.app.server"),
    ("arena/referee/more.py", "import tempo.lab.tune.study\n", "tempo.arena.referee.more -> tempo.lab.tune.study"),
    ("lab/tune/more.py", "import tempo.training.train\n", "tempo.lab.tune.more -> tempo.training.train"),
    ("lab/tune/more.py", "def f():\n    from tempo.games.chess.adapter.adapter import ADAPTER\n",
     "tempo.lab.tune.more -> tempo.games.chess.adapter.adapter"),
    ("app/more.py", "import tempo.games.go.agent\n", "tempo.app.more -> tempo.games.go.agent"),
    ("lab/more.py", "import tempo\n", "tempo.lab.more -> tempo"),
    ("app/more.py", "import tempo.cli\n", "tempo.app.more -> tempo.cli"),
    ("lab/attic/old.py", "", "tempo.lab.attic.old belongs to no part of the lab"),
    ("attic/old.py", "", "tempo.attic.old belongs to no package"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "text", "expected"), WRONG)
def test_a_wrong_import_is_found(tmp_path: Path, path: str, text: str, expected: str) -> None:
    files = {**SOUND, f"tempo/{path}": text}
    assert expected in faults(read_graph(plant(tmp_path, files) / "src"))


def test_a_cycle_is_found(tmp_path: Path) -> None:
    files = {**SOUND, "tempo/search/tree.py": "def f():\n    from tempo.search.mcts import search\n"}
    assert cycles(read_graph(plant(tmp_path, files) / "src")) == [("tempo.search.mcts", "tempo.search.tree")]
