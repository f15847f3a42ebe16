"""Imports run one way only: bits, rng, jit -> search -> network -> games -> arena, web, training.

Read from the syntax trees of everything in src/tempo, imports inside functions included. A folder of `tempo`
that is none of the rooms below is a game: whoever adds one adds nothing here. Tools inside a game's folder
that no build target reaches, as one that computes a book, may use the arena; what a target reaches may not.
"""

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest
from build_support import ROOT, load_build, plant

TARGETS = load_build().TARGETS.values()
NEVER_BUNDLED = {"arena", "web", "training"}
BELOW = {"base": {"base"}, "search": {"base", "search"}, "network": {"base", "search", "network"}}
Graph = dict[str, set[str]]


def read_graph(source: Path) -> Graph:
    """Every module below `source`, and which of them it imports."""
    files = {}
    for file in source.rglob("*.py"):
        parts = file.relative_to(source).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    graph = {}
    for module, file in files.items():
        package = module if file.name == "__init__.py" else module.rpartition(".")[0]
        found = imported_names(ast.parse(file.read_text(encoding="utf-8")), package)
        # `from a.b import c` names the module a.b.c if there is one, else what a.b holds.
        found = {name if name in files else name.rpartition(".")[0] for name in found}
        graph[module] = (found & files.keys()) - {module}
    return graph


def imported_names(tree: ast.Module, package: str) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names.update(item.name for item in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            names.update(f"{start}.{item.name}" for item in node.names)
    return names


def room(module: str, graph: Graph) -> str:
    parts = module.split(".")[1:]
    if NEVER_BUNDLED.intersection(parts):
        return "tools"
    if not parts or (len(parts) == 1 and not any(other.startswith(f"{module}.") for other in graph)):
        return "base"
    return parts[0]


def reachable(roots: Iterable[str], graph: Graph) -> set[str]:
    seen: set[str] = set()
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting.extend(graph[module])
    return seen


def faults(graph: Graph, targets: Iterable[str]) -> list[str]:
    bundled = reachable(targets, graph)
    found = []
    for module, imports in graph.items():
        here = room(module, graph)
        allowed = BELOW.get(here, {*BELOW, here})
        if here not in BELOW and module not in bundled:
            allowed = {*allowed, "tools"}
        if here != "tools":
            found += [f"{module} -> {name}" for name in imports if room(name, graph) not in allowed]
    carried = [f"bundled: {name}" for name in bundled if room(name, graph) == "tools"]
    return sorted(found) + sorted(carried)


def test_imports_of_the_project_run_one_way() -> None:
    graph = read_graph(ROOT / "src")
    assert graph["tempo.search.mcts"] >= {"tempo.jit", "tempo.search.tree"}  # the reader does see imports
    assert faults(graph, TARGETS) == []


SOUND = {
    "tempo/bits.py": "",
    "tempo/rng.py": "from tempo.bits import ONE\n",
    "tempo/search/tree.py": "from tempo import bits\n",
    "tempo/search/mcts.py": "from tempo.search import tree\nfrom .tree import grow\n",
    "tempo/network/inference.py": "from tempo.search.tree import grow\n",
    "tempo/network/training/loop.py": "from tempo.chess.agent import agent\nfrom tempo.network import inference\n",
    "tempo/chess/rules.py": "import tempo.rng\n",
    "tempo/chess/agent.py": "from tempo.chess.rules import play\nfrom tempo.network.inference import value\n",
    "tempo/chess/make_book.py": "from tempo.lab.referee.one_game import run\n",
    "tempo/go/agent.py": "from tempo.search.mcts import search\n",
    "tempo/lab/referee/one_game.py": "from tempo.chess.agent import agent\nfrom tempo.go.agent import agent\n",
}
TOY_TARGETS = ["tempo.chess.agent", "tempo.go.agent"]


def test_a_sound_tree_has_no_faults(tmp_path: Path) -> None:
    graph = read_graph(plant(tmp_path, SOUND) / "src")
    assert graph["tempo.search.mcts"] == {"tempo.search.tree"}
    assert graph["tempo.network.training.loop"] == {"tempo.chess.agent", "tempo.network.inference"}
    assert faults(graph, TOY_TARGETS) == []


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("bits.py", "from tempo.search.tree import grow\n", ["tempo.bits -> tempo.search.tree"]),
        ("search/mcts.py", "from tempo.chess import rules\n", ["tempo.search.mcts -> tempo.chess.rules"]),
        ("search/mcts.py", "from ..chess.rules import a\n", ["tempo.search.mcts -> tempo.chess.rules"]),
        ("search/mcts.py", "from .. import chess\n", ["tempo.search.mcts -> tempo.chess"]),
        ("search/tree.py", "import tempo.chess.rules as r\n", ["tempo.search.tree -> tempo.chess.rules"]),
        ("search/tree.py", "import tempo.network\n", ["tempo.search.tree -> tempo.network"]),
        ("search/__init__.py", "from .. import go\n", ["tempo.search -> tempo.go"]),
        ("network/inference.py", "import tempo.go.agent\n", ["tempo.network.inference -> tempo.go.agent"]),
        ("network/other.py", "import tempo.network.training.loop\n",
         ["tempo.network.other -> tempo.network.training.loop"]),
        ("go/extra.py", "def f():\n    import tempo.chess.rules\n", ["tempo.go.extra -> tempo.chess.rules"]),
        ("go/agent.py", "def f():\n    import tempo.web\n",
         ["tempo.go.agent -> tempo.web", "bundled: tempo.web"]),
        ("chess/rules.py", "from tempo.chess.make_book import make\n",
         ["tempo.chess.make_book -> tempo.lab.referee.one_game", "bundled: tempo.lab.referee.one_game"]),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, path: str, text: str, expected: list[str]) -> None:
    files = {**SOUND, "tempo/web/__init__.py": "", f"tempo/{path}": text}
    assert faults(read_graph(plant(tmp_path, files) / "src"), TOY_TARGETS) == expected
