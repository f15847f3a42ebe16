"""Machine code of a game from outside the package: made in its own folder, stale with its own sources."""

import os
import shutil
import subprocess
import sys

import pytest
from build_support import load_build
from folders import ROOT

from tempo.native.loader.targets import COMMITTED, usable_codes

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(COMMITTED not in usable_codes(), reason="it is made on Linux, for x86-64"),
]
CALLS = '''\
"""Kernels of Hex to compile ahead of time: the search of the classic profile."""
from tempo.games.hex.agent import Agent
from tempo.games.hex.profiles import CLASSIC
from tempo.search.player.searcher import KernelCall


def calls() -> list[KernelCall]:
    """Return every call, with arguments of the types that it has in play."""
    agent = Agent(CLASSIC)
    return list(agent.player.calls(agent.read_task({"board": [0] * 25, "mark": 1}, None).position))
'''
LOADED = """
from tempo.games.hex.agent import Agent
from tempo.games.hex.profiles import CLASSIC
agent = Agent(CLASSIC, simulations=50, seed=1)
agent({"board": [0] * 25, "mark": 1})
"""


def test_it_lies_in_the_folder_of_the_game(tmp_path, monkeypatch):
    folder = tmp_path / "hex" / "tempo_hex"
    shutil.copytree(ROOT / "examples" / "hex" / "tempo_hex", folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "aot_calls.py").write_text(CALLS)
    agent = (folder / "agent.py").read_text()
    taken = "from tempo.games.hex.aot_data import MACHINE_CODE\nfrom tempo.native.jit import register\n"
    agent = agent.replace("from tempo.search.player.agent", f"{taken}from tempo.search.player.agent", 1)
    (folder / "agent.py").write_text(agent.replace("PLAYOUTS =", "register(MACHINE_CODE)\nPLAYOUTS =", 1))
    monkeypatch.setenv("TEMPO_GAMES", str(tmp_path / "hex"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    def python(*arguments):
        done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    python("-m", "tempo.native.aot.make_objects", "hex")
    assert '"tempo/games/hex/rules.py"' in (folder / "aot_data.py").read_text()
    assert "backend=native" in python("-c", LOADED)
    build = load_build()
    modules = build.modules_of("tempo.games.hex.champion", ROOT)
    assert build.stale_games([modules], ROOT, whole=True) == {}
    assert '"checksum"' in build.bundle("hex", modules, ROOT)
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace("plies += 1", "plies += 1 + 0"))
    assert build.stale_games([modules], ROOT, whole=True).keys() == {"hex"}
