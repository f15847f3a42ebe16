"""The bundler: what it writes, that the bundle behaves as the package does, and all that it refuses."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from build_support import plant
from built_files import build, built_file
from folders import ROOT

TARGETS = {"toy": "tempo.games.game.champion"}

SOUND = {
    "tempo/__init__.py": '"""A toy project."""\n',
    "tempo/base.py": '''\
"""Numbers that all modules share.

Said in two paragraphs.
"""
# This speaks of the import below and goes with it.
import math; import os.path as where  # so does this
from typing import NamedTuple

# This stands apart and stays.
HALF, (THIRD, *REST) = 2, (3, 4, 5)
TEXT = """
# no comment

"""


class Pair(NamedTuple):
    """Two numbers."""

    first: int
    second: int  # the larger one


def floor(value, by=HALF):
    return math.floor(value / by) + len(where.basename("a/b"))
''',
    "tempo/search/climb.py": '''\
"""Climbing."""
from math import (
    gcd,
    inf,
)
from tempo.base import (
    HALF,  # two
    Pair,
    floor,
)

try:
    import numba
except ImportError:
    numba = None


def climb(value):
    """As high as possible."""
    from itertools import count
    pair = Pair(floor(value), HALF)
    return next(n for n in count(value) if gcd(n, pair.second) == 1 and n < inf), pair.first
''',
    "tempo/games/game/champion.py": '''\
"""The champion of the toy."""
from tempo.search.climb import climb
import math
from tempo.base import \\
    THIRD

PLAYED = []


def agent(observation, configuration=None):
    # every move counts
    PLAYED.append(observation)
    return sum(climb(observation)) + math.ceil(THIRD / 2) + len(PLAYED)
''',
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return plant(tmp_path, SOUND)


def run(root: Path, *arguments: str) -> int:
    return build.main(list(arguments), root, TARGETS)


def built(root: Path) -> str:
    assert run(root) == 0
    return (root / "submission" / "toy.py").read_text(encoding="utf-8")


def python(*arguments: str, **environment: str) -> str:
    """Run an interpreter that sees the standard library alone."""
    command = [sys.executable, "-S", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


# ---- what it writes ----

def test_the_committed_file_is_what_the_sources_give() -> None:
    (line,) = python("build.py", "--check", "connectx").splitlines()
    assert line.startswith("connectx: ") and line.endswith(", up to date")


def test_git_has_no_other_built_file() -> None:
    done = subprocess.run(["git", "ls-files", "submission"], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.split() == [f"submission/{build.COMMITTED_FILE}.py"]


@pytest.mark.parametrize("name", ["connectx", "gomoku_network", "othello"])
def test_the_real_targets_end_with_the_agent_and_import_nothing_of_ours(name: str) -> None:
    tree = ast.parse(built_file(name).read_text(encoding="utf-8"))
    assert isinstance(tree.body[-1], ast.FunctionDef) and tree.body[-1].name == "agent"
    assert not [item for item in build.imports_in(tree, "") if item.ours]


def test_a_bundle_is_the_modules_without_their_imports(toy: Path) -> None:
    """The whole file, as a person reads it."""
    rule = "# " + "=" * 98
    base = SOUND["tempo/base.py"].partition("# This speaks")[0]
    rest = SOUND["tempo/base.py"].partition("NamedTuple\n\n")[2]
    climb = SOUND["tempo/search/climb.py"].partition(")\n\ntry:")[2]
    champion = SOUND["tempo/games/game/champion.py"].partition("PLAYED")[2]
    assert built(toy) == f'''\
# Tempo: the agent `toy` in one file, to read from top to bottom and to upload as it is.
# Never edit it: edit its modules in src/ and run `python build.py toy`.
#
#   line lines
#     20    18  Tree search
#     20    18    search.climb                    Climbing.
#     38    27  Evaluation, book and tables
#     38    27    base                            Numbers that all modules share.
#     65    14  The agent
#     65    14    champion                        The champion of the toy.

from __future__ import annotations
from math import gcd, inf
import math
import os.path as where
from typing import NamedTuple


{rule}
# src/tempo/search/climb.py

"""Climbing."""

try:{climb}

{rule}
# src/tempo/base.py

{base}
{rest}

{rule}
# src/tempo/games/game/champion.py

"""The champion of the toy."""

PLAYED{champion}'''


def test_a_bundle_behaves_like_the_package(toy: Path) -> None:
    built(toy)
    play = "print([agent(n) for n in range(50)])"
    package = python("-c", f"import sys; sys.path.insert(0, 'src'); sys.path.insert(0, {str(toy / 'src')!r})\n"
                           f"from tempo.games.game.champion import agent\n{play}")
    alone = python("-c", f"env = {{}}; exec(open({str(toy / 'submission' / 'toy.py')!r}).read(), env)\n"
                         f"agent = env['agent']; {play}")
    assert package == alone and len(set(package.split())) > 10


def test_the_last_callable_of_an_empty_dict_is_the_agent(toy: Path) -> None:
    env: dict[str, object] = {}
    exec(built(toy), env)
    assert [value for value in env.values() if callable(value)][-1] is env["agent"]
    assert "__file__" not in env and eval("__name__", env) == "builtins"


def test_the_same_sources_give_the_same_bytes(toy: Path, tmp_path: Path) -> None:
    first = built(toy)
    code = (
        "import sys, build; from pathlib import Path; root = Path(sys.argv[2]);"
        "print(build.bundle('toy', build.modules_of(sys.argv[1], root), root))"
    )
    for seed in ("1", "2"):
        again = python("-c", code, TARGETS["toy"], str(toy), PYTHONHASHSEED=seed)
        assert again == first + "\n"
    elsewhere = plant(tmp_path / "elsewhere", SOUND)
    assert built(elsewhere) == first


def test_modules_stand_in_the_same_order_however_their_imports_are_sorted(tmp_path: Path) -> None:
    imports = [f"from tempo.{name} import {name.upper()}\n" for name in ("a", "b", "c")]
    files = {"tempo/a.py": "from tempo.c import C\nA = C\n", "tempo/b.py": "B = 1\n", "tempo/c.py": "C = 2\n"}
    agent = "def agent(observation, configuration=None):\n    return A + B + C\n"
    for number, lines in enumerate((imports, imports[::-1])):
        files["tempo/games/game/champion.py"] = "".join(lines) + agent
        root = plant(tmp_path / str(number), files)
        order = [module.name for module in build.follow(TARGETS["toy"], root)]
        assert order == ["tempo.c", "tempo.a", "tempo.b", "tempo.games.game.champion"]


def test_annotations_are_not_evaluated_in_a_file(tmp_path: Path) -> None:
    """Whether a module says so or not: what they name may stand further down."""
    rules = "import abc\ndef move() -> Missing:\n    return 1\n"
    files = {"tempo/games/game/rules.py": f"from __future__ import annotations\n{rules}",
             "tempo/games/game/champion.py": "import ast\nfrom tempo.games.game.rules import move\n"
             "def agent(observation: Missing, configuration: Missing = None) -> Missing:\n    return move()\n"}
    text = built(plant(tmp_path, files))
    assert [line for line in text.splitlines() if line and line[0] != "#"][:3] == [
        "from __future__ import annotations", "import abc", "import ast"]
    exec(text, {})


def test_data_modules_have_a_larger_budget(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def files(module: str, size: int) -> dict[str, str]:
        agent = "def agent(observation, configuration=None):\n    return len(BOOK)\n"
        return {f"tempo/{module}.py": f'BOOK = "{"x" * size}"\n',
                "tempo/games/game/champion.py": f"from tempo.{module} import BOOK\n{agent}"}

    assert run(plant(tmp_path / "1", files("book_data", 390_000))) == 0
    assert run(plant(tmp_path / "2", files("book_data", 600_000))) == 1
    assert run(plant(tmp_path / "3", files("book", 240_000))) == 0
    assert run(plant(tmp_path / "4", files("book", 250_000))) == 1
    assert "of 250,000 bytes; shrink it" in capsys.readouterr().err


# ---- the command line ----

def test_check_distinguishes_stale_and_missing_files_from_fresh_ones(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    complaint = "submission/toy.py: {}; `python build.py toy` builds it\n"
    assert run(toy, "--check", "toy") == 1
    assert capsys.readouterr().err == complaint.format("not built") and not (toy / "submission").exists()
    text = built(toy)
    capsys.readouterr()
    assert run(toy, "--check") == 0
    size = f"3 modules, {len(text.splitlines())} lines, {len(text) / 1000:.1f} KB"
    assert capsys.readouterr().out == f"toy: {size}, up to date\n"
    file = toy / "submission" / "toy.py"
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert run(toy, "--check", "toy") == 1
    assert capsys.readouterr().err == complaint.format("stale")
    built(toy)
    module = toy / "src" / "tempo" / "base.py"
    module.write_text(module.read_text() + "# more\n")
    assert run(toy, "--check", "toy") == 1 and file.read_text() == text


def test_without_names_a_check_judges_only_the_committed_file(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The others are ignored by git, so a fresh clone has none."""
    targets = {"connectx": TARGETS["toy"], "toy": TARGETS["toy"]}
    absent = "submission/{0}.py: not built; `python build.py {0}` builds it\n"
    assert build.main(["--check"], toy, targets) == 1
    assert capsys.readouterr() == (absent.format("toy"), absent.format("connectx"))
    assert build.main(["connectx"], toy, targets) == 0
    capsys.readouterr()
    assert build.main(["--check"], toy, targets) == 0
    said = capsys.readouterr()
    assert said.out.startswith("connectx: ") and said.out.endswith(f", up to date\n{absent.format('toy')}")
    assert said.err == ""


def test_targets_are_found_in_the_folders_of_games(toy: Path) -> None:
    """The champion has the name of its game, other modules that end with an agent have it in front of their own."""
    agent = "def agent(observation, configuration=None):\n    return 0\n"
    files = ("game/classic.py", "game/adapter/helper.py", "chess/rook.py")
    plant(toy, {f"tempo/games/{file}": agent for file in files})
    assert build.agents_in(toy) == {
        "chess_rook": "tempo.games.chess.rook",
        "game": "tempo.games.game.champion",
        "game_classic": "tempo.games.game.classic",
    }  # fmt: skip


def test_list_prints_the_agents(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(toy, "--list") == 0
    assert capsys.readouterr().out == "toy: tempo.games.game.champion -> submission/toy.py\n"


def test_an_unknown_target_is_refused_before_anything_is_built(
    toy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(toy, "toy", "chess") == 1
    assert capsys.readouterr().err == "build.py: no agent chess; known: toy\n"
    assert not (toy / "submission").exists()


def test_a_folder_that_cannot_be_written_is_one_line(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (toy / "submission").write_text("a file, not a folder")
    assert run(toy) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "submission" in error


def test_the_best_agent_of_a_game_comes_first(tmp_path):
    for stem in ("champion", "annotated", "zealous"):
        (tmp_path / f"{stem}.py").write_text("def agent(observation, configuration=None):\n    return 0\n")
    (tmp_path / "rules.py").write_text("def play(state):\n    return 0\n")
    module = "tempo.games.toy"
    assert list(build.agents_of("toy", tmp_path).items()) == [
        ("toy", f"{module}.champion"), ("toy_annotated", f"{module}.annotated"), ("toy_zealous", f"{module}.zealous"),
    ]
