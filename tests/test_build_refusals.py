"""What the bundler refuses: each case is a sound toy project with one thing wrong in it.

A refusal is one line, `file:line: what is wrong; what to do`. It leaves the target's file as it was; others are built.
"""

from pathlib import Path

import pytest
from build_support import plant
from built_files import build

TARGETS = {"fine": "tempo.games.plain.other", "toy": "tempo.games.game.champion"}  # the first builds in every case

AGENT = "\n\ndef agent(observation, configuration=None):\n    return move(observation)\n"
CHAMPION = "from tempo.games.game.rules import move\n" + AGENT
SOUND = {
    "base.py": "import math\n\nONE = 1\n\n\ndef half(value):\n    return math.floor(value / 2)\n",
    "games/game/rules.py": "from tempo.base import ONE, half\n\n\ndef move(value: int) -> int:\n    return half(ONE)\n",
    "games/game/champion.py": CHAMPION,
    "games/plain/other.py": "def agent(observation, configuration=None):\n    return 0\n",
}
BASE, RULES, ROOT = SOUND["base.py"], SOUND["games/game/rules.py"], "games/game/champion.py"


def refusal(root: Path, files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> str:
    """Build the sound project with these files in place of its own; return the refusal, which concerns one target."""
    plant(root, {f"tempo/{path}": text for path, text in {**SOUND, **files}.items()})
    submission = root / "submission"
    submission.mkdir()
    (submission / "toy.py").write_text("as it was")
    assert build.main([], root, TARGETS) == 1
    output = capsys.readouterr()
    assert sorted(file.name for file in submission.iterdir()) == ["fine.py", "toy.py"]
    assert (submission / "toy.py").read_text() == "as it was"
    assert output.out.startswith("fine: ") and output.out.count("\n") == output.err.count("\n") == 1
    return output.err.rstrip("\n")


def test_the_project_is_sound_without_a_change(tmp_path: Path) -> None:
    plant(tmp_path, {f"tempo/{path}": text for path, text in SOUND.items()})
    assert build.main([], tmp_path, TARGETS) == 0
    assert sorted(file.name for file in (tmp_path / "submission").iterdir()) == ["fine.py", "toy.py"]


IMPORTS = {
    "alias of ours": (
        {"games/game/rules.py": "import math\nfrom tempo.base import (\n    ONE,\n    half as h,\n)\nmove = h\n"},
        "games/game/rules.py:4: alias h for half; use the name that it is defined by",
    ),
    "star of ours": (
        {"games/game/rules.py": "\nfrom tempo.base import *\nmove = 1\n"},
        "games/game/rules.py:2: star import from tempo.base; name what is needed",
    ),
    "star of others": (
        {"base.py": f"from numpy import *\n{BASE}"},
        "base.py:1: star import from numpy; name what is needed",
    ),
    "module as a whole": (
        {"games/game/rules.py": "import math, tempo.base\nmove = tempo.base.half\n"},
        "games/game/rules.py:1: import tempo.base; write from tempo.base import NAME",
    ),
    "package as a whole": (
        {"games/game/rules.py": "import tempo\nmove = 1\n"},
        "games/game/rules.py:1: import tempo; write from tempo import NAME",
    ),
    "relative": (
        {"games/game/rules.py": "from ..base import half\nmove = half\n"},
        "games/game/rules.py:1: relative import; write from tempo.MODULE import NAME",
    ),
    "module from the package": (
        {"games/game/rules.py": "\n\nfrom tempo import base\nmove = base.half\n"},
        "games/game/rules.py:3: tempo is a package; import from one of its modules",
    ),
    "module from a package in it": (
        {ROOT: "from tempo.games.game import rules" + AGENT},
        "games/game/champion.py:1: tempo.games.game is a package; import from one of its modules",
    ),
    "ours in a function": (
        {"games/game/rules.py": "def move(value):\n    from tempo.base import half\n    return half(value)\n"},
        "games/game/rules.py:2: import from tempo.base in a block; move it to the top level",
    ),
    "ours in a try": (
        {"games/game/rules.py": "try:\n    from tempo.base import half\nexcept ImportError:\n    pass\nmove = 1\n"},
        "games/game/rules.py:2: import from tempo.base in a block; move it to the top level",
    ),
    "not allowed": (
        {"base.py": f"{BASE}import scipy.stats\n"},
        "base.py:8: scipy.stats is not allowed; use stdlib, numpy, numba",
    ),
    "not allowed in a try": (
        {"base.py": f"try:\n    from torch.nn import Linear\nexcept ImportError:\n    Linear = None\n{BASE}"},
        "base.py:2: torch.nn is not allowed; use stdlib, numpy, numba",
    ),
    "not allowed under TYPE_CHECKING": (
        {"base.py": f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import rich\n{BASE}"},
        "base.py:3: rich is not allowed; use stdlib, numpy, numba",
    ),
    "not allowed in a function": (
        {"base.py": f"{BASE}    import pandas as pd\n"},
        "base.py:8: pandas is not allowed; use stdlib, numpy, numba",
    ),
    "not defined": (
        {"games/game/rules.py": "from tempo.base import (\n    half,\n    third,\n)\nmove = half\n"},
        "games/game/rules.py:3: tempo.base does not define third; import it from its module",
    ),
    "defined elsewhere": (
        {ROOT: "from tempo.games.game.rules import half, move" + AGENT},
        "games/game/champion.py:1: tempo.games.game.rules does not define half; import it from its module",
    ),
    "no such module": (
        {"games/game/rules.py": f"{RULES}from tempo.bass import TWO\n"},
        "games/game/rules.py:6: no module tempo.bass; write src/tempo/bass.py or mend the name",
    ),
    "cycle": (
        {"base.py": f"{BASE}from tempo.games.game.rules import move\n"},
        "base.py:8: import cycle tempo.games.game.rules -> tempo.base -> tempo.games.game.rules; "
        "move what both need to a module below them",
    ),
    "cycle of one": (
        {"base.py": f"from tempo.base import ONE\n{BASE}"},
        "base.py:1: import cycle tempo.base -> tempo.base; move what both need to a module below them",
    ),
    "lab": (
        {"games/game/rules.py": f"from tempo.lab.runner import run\n{RULES}", "lab/runner.py": "run = 1\n"},
        "games/game/rules.py:1: tempo.lab.runner is never bundled; do without it",
    ),
    "protocols": (
        {"base.py": f"from tempo.games.game.protocols import serve\n{BASE}"},
        "base.py:1: tempo.games.game.protocols is never bundled; do without it",
    ),
    "adapter": (
        {"base.py": f"from tempo.games.game.adapter.board import Board\n{BASE}"},
        "base.py:1: tempo.games.game.adapter.board is never bundled; do without it",
    ),
    "import that shares its line": (
        {"base.py": f"{BASE}TWO = 2; import os\n"},
        "base.py:8: an import and other code on one line; give each its own",
    ),
    "import that code shares": (
        {"base.py": f"import os; TWO = 2\n{BASE}"},
        "base.py:1: an import and other code on one line; give each its own",
    ),
    "code in __init__": (
        {"games/game/__init__.py": '"""The game."""\nimport os\n'},
        "games/game/__init__.py:1: code in __init__; move it elsewhere",
    ),
}

TWICE = "is something else in src/tempo/base.py:3; rename one of them"
NAMES = {
    "constant": ({ROOT: CHAMPION.replace("\n\n\n", "\nONE = 2\n\n\n")}, f"games/game/champion.py:2: ONE {TWICE}"),
    "tuple": ({"games/game/rules.py": "from tempo.base import half\nmove, (_, *ONE) = half, (1, 2)\n"},
              f"games/game/rules.py:2: ONE {TWICE}"),
    "annotated": ({"games/game/rules.py": f"{RULES}ONE: int = 3\n"}, f"games/game/rules.py:6: ONE {TWICE}"),
    "function": ({"games/game/rules.py": f"{RULES}def ONE():\n    pass\n"}, f"games/game/rules.py:6: ONE {TWICE}"),
    "class": ({"games/game/rules.py": f"{RULES}class ONE:\n    pass\n"}, f"games/game/rules.py:6: ONE {TWICE}"),
    "loop": ({"games/game/rules.py": f"{RULES}for ONE in []:\n    pass\n"}, f"games/game/rules.py:6: ONE {TWICE}"),
    "with": ({"games/game/rules.py": f"{RULES}with open('') as ONE:\n    pass\n"},
             f"games/game/rules.py:6: ONE {TWICE}"),
    "walrus": ({"games/game/rules.py": f"{RULES}[(ONE := n) for n in ()]\n"}, f"games/game/rules.py:6: ONE {TWICE}"),
    "global": ({"games/game/rules.py": f"{RULES}def play():\n    global ONE\n    ONE = 2\n"},
               f"games/game/rules.py:6: ONE {TWICE}"),
    "import": ({"games/game/rules.py": f"import abc as ONE\n{RULES}"}, f"games/game/rules.py:1: ONE {TWICE}"),
    "name from elsewhere": (
        {"games/game/rules.py": f"from cmath import floor as math\n{RULES}"},
        "games/game/rules.py:1: math is something else in src/tempo/base.py:1; rename one of them",
    ),
    "definition over an import": (
        {"games/game/rules.py": f"{RULES}def math():\n    pass\n"},
        "games/game/rules.py:6: math is something else in src/tempo/base.py:1; rename one of them",
    ),
    "import in a try": (
        {"games/game/rules.py": f"{RULES}try:\n    import math\nexcept ImportError:\n    math = None\n"},
        "games/game/rules.py:6: math is something else in src/tempo/base.py:1; rename one of them",
    ),
    "two names for one thing": (
        {"base.py": f"import numpy as np\n{BASE}", "games/game/rules.py": f"import numpy as xp\n{RULES}"},
        "games/game/rules.py:1: xp is called np in src/tempo/base.py:1; use one name",
    ),
    "builtin": ({"base.py": f"{BASE}from math import pow\n"},
                "base.py:8: pow hides the builtin from all modules; choose another name"),
    "__file__": ({"base.py": f"{BASE}    here = __file__\n"},
                 "base.py:8: a bundle has no __file__ of its own; do without"),
    "__main__ block": ({"base.py": f'{BASE}\n\nif __name__ == "__main__":\n    half(1)\n'},
                       "base.py:10: a bundle has no __name__ of its own; do without"),
}

SIGNATURE = "def agent(observation, configuration=None)"
AGENTS = {
    "none": ({ROOT: "from tempo.games.game.rules import move\n"},
             f"games/game/champion.py:1: no agent; end the module with {SIGNATURE}"),
    "empty": ({ROOT: ""}, f"games/game/champion.py:1: no agent; end the module with {SIGNATURE}"),
    "function after it": ({ROOT: f"{CHAMPION}\n\ndef help_it():\n    pass\n"},
                          "games/game/champion.py:8: code after agent; move it above agent"),
    "import after it": ({ROOT: f"{CHAMPION}from tempo.base import half\n"},
                        "games/game/champion.py:6: code after agent; move it above agent"),
    "bound before": ({ROOT: f"agent = None\n{CHAMPION}"},
                     "games/game/champion.py:5: agent is bound twice; define it once, last"),
    "not a function": ({ROOT: "from tempo.games.game.rules import move\nagent = move\n"},
                       f"games/game/champion.py:2: the competition cannot call this; write {SIGNATURE}"),
    "other parameters": ({ROOT: CHAMPION.replace("configuration=None", "clock")},
                         f"games/game/champion.py:4: the competition cannot call this; write {SIGNATURE}"),
    "in another module too": (
        {"base.py": f"{BASE}agent = 1\n"},
        "games/game/champion.py:4: agent is something else in src/tempo/base.py:8; rename one of them",
    ),
}


@pytest.mark.parametrize(("files", "expected"), IMPORTS.values(), ids=IMPORTS)
def test_an_import_is_refused(
    files: dict[str, str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(tmp_path, files, capsys) == f"src/tempo/{expected}"


@pytest.mark.parametrize(("files", "expected"), NAMES.values(), ids=NAMES)
def test_a_name_is_refused(
    files: dict[str, str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(tmp_path, files, capsys) == f"src/tempo/{expected}"


@pytest.mark.parametrize(("files", "expected"), AGENTS.values(), ids=AGENTS)
def test_an_agent_is_refused(
    files: dict[str, str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(tmp_path, files, capsys) == f"src/tempo/{expected}"


@pytest.mark.parametrize(
    ("text", "line"), [("ONE = 1\nTWO = = 2\n", 2), ("ONE = 1\nreturn\n", 2), ("type ONE = int\n", 1), ("\0", 1)]
)
def test_a_module_that_is_not_python_is_refused(
    text: str, line: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refusal(tmp_path, {"base.py": text}, capsys)
    assert said.startswith(f"src/tempo/base.py:{line}: ") and said.endswith("; write Python 3.10 in UTF-8")


def test_a_target_without_its_module_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main([], plant(tmp_path, {}), {"toy": "tempo.games.game.champion"}) == 1
    assert capsys.readouterr().err == (
        "build.py: no module tempo.games.game.champion; write src/tempo/games/game/champion.py or mend the name\n")
