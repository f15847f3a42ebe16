"""The house: every module lies in a room, and each room imports only rooms that stand above it here.

Read from the syntax trees of everything in src/tempo, imports inside functions included. Whatever folder of `tempo` is
none of the rooms of the lab or of the search is a game: whoever adds one adds nothing here.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from build_support import ROOT, load_build, plant

BELOW_GAMES = ["ground", "network", "search"]
LOWER = ["command_line", "jobs", "compiled", "referee", "entrants", "records", "statistics", "report", "selfplay"]
UPPER = ["tournament", "review", "tune", "train", "check", "bench", "board", "picture"]
LAB = [f"lab.{room}" for room in (*LOWER, *UPPER)]
TOLD = ["sport", "files", "protocols"]  # folders of a game that the lower rooms of the lab may serve
TOOLS = "workbench"  # of a game: on top of everything, imported by nobody else
MOST_MODULES = 12
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
    """`ground`, `search`, `lab.ROOM`, `GAME` for what may be bundled, `GAME.sport` and the like for what may not."""
    parts = module.split(".")[1:]
    if not parts or (len(parts) == 1 and not any(other.startswith(f"{module}.") for other in graph)):
        return "ground"
    if parts[0] in BELOW_GAMES:
        return parts[0]
    if parts[0] == "lab":
        return ".".join(parts[:2])
    inner = set(parts) & {*TOLD, TOOLS}
    return f"{parts[0]}.{min(inner)}" if inner else parts[0]


def allowed(here: str) -> set[str]:
    """The rooms that a room may import from; itself is among them."""
    if here in BELOW_GAMES:
        return set(BELOW_GAMES[: BELOW_GAMES.index(here) + 1])
    if here.startswith("lab"):
        own = LAB.index(here) if here in LAB else -1
        return {*BELOW_GAMES, "lab", *LAB[: own + 1]}
    game, _, folder = here.partition(".")
    below = {*BELOW_GAMES, game}
    if folder == TOOLS:
        return {*below, here, "lab", *LAB, *(f"{game}.{one}" for one in TOLD)}
    return {*below, "lab", *LAB[: len(LOWER)], *(f"{game}.{one}" for one in TOLD)} if folder else below


def faults(graph: Graph) -> list[str]:
    found = []
    for module, imports in graph.items():
        here = room(module, graph)
        if here.startswith("lab.") and here not in LAB:
            found.append(f"{module} lies in no room of the lab")
        found += [f"{module} -> {name}" for name in imports if room(name, graph) not in allowed(here)]
    return sorted(found)


def circles(graph: Graph) -> list[list[str]]:
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


def test_each_room_imports_only_those_above_it() -> None:
    graph = read_graph(ROOT / "src")
    assert graph["tempo.search.mcts"] >= {"tempo.jit", "tempo.search.tree"}  # the reader does see imports
    assert faults(graph) == []


def test_there_is_no_circle() -> None:
    assert circles(read_graph(ROOT / "src")) == []


def test_what_is_bundled_imports_nothing_of_the_lab() -> None:
    graph = read_graph(ROOT / "src")
    bundled = reachable(load_build().targets_in(ROOT).values(), graph)
    assert {room(name, graph) for name in bundled} == {*BELOW_GAMES, *games_of(graph)}


def games_of(graph: Graph) -> set[str]:
    return {module.split(".")[1] for module in graph if module.count(".") > 1} - {"lab", "search", "network"}


def test_the_lab_and_the_search_name_no_game() -> None:
    """Not in their sources, their help texts or their assets: examples come from what the games tell."""
    names = re.compile("|".join(games_of(read_graph(ROOT / "src"))), re.IGNORECASE)
    assert names.search("It plays Othello")  # the pattern does find
    folders = [ROOT / "src" / "tempo" / part for part in ("lab", "search")]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    assert len(texts) > 80
    assert [f"{path.name}: {found[0]}" for path, text in texts.items() if (found := names.search(text))] == []


def test_no_room_is_crowded() -> None:
    """A folder holds a dozen modules at most; what only makes it a package is none."""
    folders: dict[Path, int] = {}
    for file in (ROOT / "src" / "tempo").rglob("*.py"):
        folders[file.parent] = folders.get(file.parent, 0) + (file.name != "__init__.py")
    assert {str(folder): count for folder, count in folders.items() if count > MOST_MODULES} == {}


def test_no_room_holds_more_than_a_fifth_of_all() -> None:
    graph = read_graph(ROOT / "src")
    lines: dict[str, int] = {}
    for module in graph:
        path = (ROOT / "src").joinpath(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if not file.name.endswith("_data.py"):
            lines[room(module, graph)] = lines.get(room(module, graph), 0) + len(file.read_text().splitlines())
    assert max(lines.values()) <= 0.2 * sum(lines.values())


SOUND = {
    "tempo/bits.py": "",
    "tempo/rng.py": "from tempo.bits import ONE\n",
    "tempo/search/tree.py": "from tempo import bits\n",
    "tempo/search/mcts.py": "from tempo.search import tree\nfrom .tree import grow\n",
    "tempo/chess/rules.py": "import tempo.rng\n",
    "tempo/chess/mate/solver.py": "from tempo.chess.rules import play\n",
    "tempo/chess/agent.py": "from tempo.chess.rules import play\nfrom tempo.chess.mate.solver import mate\n",
    "tempo/chess/sport/plug_in.py": "from tempo.chess.files.pgn import read\nimport tempo.lab.referee.sport\n",
    "tempo/chess/files/pgn.py": "from tempo.lab.records.formats import Format\n",
    "tempo/chess/workbench/bench.py": "from tempo.lab.tune.tune import run\nfrom tempo.chess.sport import plug_in\n",
    "tempo/go/agent.py": "from tempo.search.mcts import search\n",
    "tempo/lab/referee/sport.py": "import tempo.lab.command_line.inputs\n",
    "tempo/lab/command_line/inputs.py": "",
    "tempo/lab/records/formats.py": "from tempo.lab.referee import sport\n",
    "tempo/lab/tune/tune.py": "from tempo.lab.records.formats import Format\nfrom tempo.search import tree\n",
}


def test_a_sound_tree_has_no_faults(tmp_path: Path) -> None:
    graph = read_graph(plant(tmp_path, SOUND) / "src")
    assert graph["tempo.search.mcts"] == {"tempo.search.tree"}
    assert faults(graph) == [] and circles(graph) == []


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("bits.py", "from tempo.search.tree import grow\n", ["tempo.bits -> tempo.search.tree"]),
        ("search/mcts.py", "from tempo.chess import rules\n", ["tempo.search.mcts -> tempo.chess.rules"]),
        ("search/mcts.py", "from ..chess.rules import a\n", ["tempo.search.mcts -> tempo.chess.rules"]),
        ("search/mcts.py", "from .. import chess\n", ["tempo.search.mcts -> tempo.chess"]),
        ("search/tree.py", "import tempo.lab.tune.tune\n", ["tempo.search.tree -> tempo.lab.tune.tune"]),
        ("search/__init__.py", "from .. import go\n", ["tempo.search -> tempo.go"]),
        ("go/extra.py", "def f():\n    import tempo.chess.rules\n", ["tempo.go.extra -> tempo.chess.rules"]),
        ("go/agent.py", "def f():\n    import tempo.lab.referee.sport\n",
         ["tempo.go.agent -> tempo.lab.referee.sport"]),
        ("chess/rules.py", "from tempo.chess.sport.plug_in import SPORT\n",
         ["tempo.chess.rules -> tempo.chess.sport.plug_in"]),
        ("chess/sport/board.py", "import tempo.lab.tune.tune\n", ["tempo.chess.sport.board -> tempo.lab.tune.tune"]),
        ("chess/sport/board.py", "import tempo.chess.workbench.bench\n",
         ["tempo.chess.sport.board -> tempo.chess.workbench.bench"]),
        ("go/sport/board.py", "import tempo.chess.sport.plug_in\n",
         ["tempo.go.sport.board -> tempo.chess.sport.plug_in"]),
        ("lab/referee/more.py", "import tempo.lab.tune.tune\n", ["tempo.lab.referee.more -> tempo.lab.tune.tune"]),
        ("lab/tune/more.py", "def f():\n    from tempo.chess.sport.plug_in import SPORT\n",
         ["tempo.lab.tune.more -> tempo.chess.sport.plug_in"]),
        ("lab/attic/old.py", "", ["tempo.lab.attic lies in no room of the lab",
                                  "tempo.lab.attic.old lies in no room of the lab"]),
    ],
)  # fmt: skip
def test_a_wrong_import_is_found(tmp_path: Path, path: str, text: str, expected: list[str]) -> None:
    files = {**SOUND, f"tempo/{path}": text}
    assert faults(read_graph(plant(tmp_path, files) / "src")) == expected


def test_a_circle_is_found(tmp_path: Path) -> None:
    files = {**SOUND, "tempo/search/tree.py": "def f():\n    from tempo.search.mcts import search\n"}
    assert circles(read_graph(plant(tmp_path, files) / "src")) == [("tempo.search.mcts", "tempo.search.tree")]
