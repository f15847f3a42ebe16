"""The built files with networks: their size, and when they use the network."""

import json
import subprocess
import sys
from typing import Any

import pytest
from built_files import built_file
from interpreting import interpret
from waiting import PATIENCE
from what_windows_lacks import needs_committed_code

from tempo.arena.adapter.game_adapter import adapter_of, board_after, new_config
from tempo.arena.adapter.game_types import Struct
from tempo.arena.players.profile_agents import make_agent
from tempo.games.connectx.learned import encoder
from tempo.games.gomoku.learned import network_agent
from tempo.native.loader.machine_code import CHAPTER

LARGEST = 600_000  # bytes
GAMES = {"connectx": {}, "gomoku": {"size": 8}}
LONGEST = 0.3  # seconds of a processor for a move
SHORT_GAME = """
import contextlib, io, json, os, sys
path, os.environ["TEMPO_BACKEND"], game, shape = sys.argv[1:5]
moves, step = json.loads(sys.argv[5]), float(sys.argv[6])
from tempo.arena.adapter.game_adapter import board_after, new_config, adapter_of
from tempo.arena.adapter.game_types import Struct
names = {}
with open(path) as file:
    exec(compile(file.read(), path, "exec"), names)
names["perf_counter"] = names["thread_time"]  # a busy machine takes no time of a move
adapter, config = adapter_of(game), new_config(game, json.loads(shape))
found = []
with contextlib.redirect_stdout(io.StringIO()):
    for played in moves:
        board = board_after(config, tuple(played))
        configuration = {**adapter.configuration_of(config), "actTimeout": step}
        answer = names["agent"](adapter.observation_of(board, 1.0), configuration)
        last = names["PLAYER"].last
        found.append([answer in board.legal(), last.reason, last.backend, last.simulations, sum(last.priors)])
print(json.dumps(found))
"""
QUIET = {"connectx": [[3, 3], [3, 3, 2, 4], [0, 6, 3, 3]], "gomoku": [[27], [27, 28, 35], [9, 54, 20]]}


def answers(game: str, backend: str, step: float) -> list[list[Any]]:
    """Ask the file in a fresh process about quiet positions: legal, reason, backend, simulations, sum of priors."""
    file = built_file(f"{game}_network")
    told = [str(file), backend, game, json.dumps(GAMES[game]), json.dumps(QUIET[game]), str(step)]
    done = subprocess.run([sys.executable, "-c", SHORT_GAME, *told], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    found: list[list[Any]] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_small(game: str) -> None:
    assert built_file(f"{game}_network").stat().st_size <= LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_a_champions_file_has_no_network(game: str) -> None:
    for name, holds in ((game, False), (f"{game}_network", True)):
        text = built_file(name).read_text(encoding="utf-8")
        assert ("src/tempo/network/layers.py" in text) == holds
        assert any("tempo.network.layers" in head for head in CHAPTER.findall(text)) == holds


@needs_committed_code
@pytest.mark.parametrize("game", GAMES)
def test_machine_code_uses_the_network(game: str) -> None:
    for legal, reason, backend, simulations, priors in answers(game, "native", LONGEST):
        assert legal and reason in ("search", "settled", "proven") and backend == "native"
        assert simulations > 0 and priors == pytest.approx(1, abs=1e-3)  # the network's, in one simulation


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_code_plays_without_the_network(game: str) -> None:
    """One evaluation by interpreted code would take longer than a move."""
    for legal, reason, backend, simulations, priors in answers(game, "python", LONGEST):
        assert legal and reason in ("search", "settled", "proven") and backend == "python"
        assert simulations > 1 and priors == 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_other_boards_are_played_without_the_network(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted in Gomoku, where no other test needs the kernel."""
    if game == "gomoku":
        interpret(monkeypatch)
    config = new_config(game, {"rows": 7, "columns": 7} if game == "connectx" else {"size": 9})
    agent, adapter = make_agent(game, "network", {}, 50, 1), adapter_of(game)
    move = agent(adapter.observation_of(board_after(config, (3, 1)), 1.0), Struct(adapter.configuration_of(config)))
    assert move in board_after(config, (3, 1)).legal() and agent.last.priors == ()


@pytest.mark.parametrize("game", GAMES)
def test_seeds_reproduce_the_search(game: str) -> None:
    config, adapter, found = new_config(game, GAMES[game]), adapter_of(game), []
    shown = adapter.observation_of(board_after(config, tuple(QUIET[game][1])), 60.0)
    for _ in range(2):
        agent = make_agent(game, "network", {}, 100, 1)
        agent(shown, Struct(adapter.configuration_of(config)))
        found.append((agent.last.visits, agent.last.values, agent.last.priors))
    assert found[0] == found[1] and sum(found[0][0]) in (99, 100)


def test_adapters_and_agents_agree_on_the_trained_boards():
    standard, small = adapter_of("connectx").learned_shape, adapter_of("gomoku").learned_shape
    assert standard == {"rows": encoder.ROWS, "columns": encoder.COLUMNS, "inarow": encoder.IN_A_ROW}
    assert small == {"size": network_agent.SIZE, "inarow": network_agent.IN_A_ROW}
    assert adapter_of("othello").learned_shape is None
