"""Broken agents for the compliance check: the correct agent of a game, with a fault in front of it. Most faults are the
same for all games; what they need of one is in its correct agent."""

import subprocess
from contextlib import suppress
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from folders import ROOT
from waiting import wait_until

from tempo.arena.adapter.game_adapter import new_config
from tempo.lab.check.check import check_file
from tempo.lab.check.outcomes import RowStatus
from tempo.lab.check.sandbox import sandbox
from tempo.lab.check.sandbox.sandbox import Limits

AGENTS = ROOT / "tests" / "lab" / "check" / "agents"
GAMES = ("connectx", "gomoku", "othello")
# Rows that a broken agent has to pass by default, beside failing its own; games of ConnectX are the shortest.
NEIGHBOURS = {game: ("answer_type", "seats" if game == "connectx" else "namespace") for game in GAMES}
LIMITS = Limits(act_timeout=1.5, bank=1.5, memory=128, size=64)
UNHURRIED = Limits(act_timeout=60.0, memory=128, size=64)  # where nothing depends on the clock
SLEEPERS = {"empty_bank", "first_move", "worst_move", "cold", "slow_start"}  # rows about time
# `worst_move` and `cold` know their game by its clock, since a busy machine may have used up the bank.
# What the competition takes: these are warned of, and forfeit nothing there. `seats` may do either.
WARNED = {"boards", "observations", "read_only", "empty_bank", "cold", "slow_start", "output"}

FEW_MOVES = """
    LAST = [0]
    def before(observation, configuration):
        jump, LAST[0] = plies_of(observation) - LAST[0], plies_of(observation)
        if abs(jump) > 2 and 1 < len(legal_moves(observation, configuration)) < 5 and LAST[0] >= 20:
            return answer(HOW)
"""
FAULTS = {  # by row; what `before` returns is answered, if it is anything
    "entry": "",
    "namespace": "HERE = __file__",
    "second_process": """
        import pathlib, tempfile
        MARK = pathlib.Path(tempfile.gettempdir(), "mark")
        if MARK.exists():
            raise OSError("somebody was here")
        MARK.touch()
    """,
    "seats": """
        def before(observation, configuration):
            if plies_of(observation) == 3 and configuration.get("size", 15) == 15:
                raise IndexError("the second seat's second move")
    """,
    "observations": """
        def before(observation, configuration):
            observation["step"]
    """,
    "read_only": """
        def before(observation, configuration):
            open("diary.txt", "a").close()
    """,
    "portable": "import rich",
    "empty_bank": """
        import time
        SLEPT = []
        def before(observation, configuration):
            if observation.get("remainingOverageTime") == 0 and not SLEPT:
                SLEPT.append(True)
                time.sleep(3 * configuration["actTimeout"])
    """,
    "first_move": """
        import time
        SEEN = []
        def before(observation, configuration):
            if not SEEN and plies_of(observation) > 1:
                time.sleep(4)
            SEEN.append(True)
    """,
    "worst_move": """
        import time
        def before(observation, configuration):
            if configuration["actTimeout"] > 1 and plies_of(observation) in (10, 11):
                time.sleep(4)
    """,
    "cold": """
        import time
        def before(observation, configuration):
            if configuration["actTimeout"] == 1 and plies_of(observation) in (10, 11):
                time.sleep(4)
    """,
    "slow_start": """
        import time
        SLOWEST = [0.0]
        def before(observation, configuration):
            if observation.get("remainingOverageTime", 0) > 1:
                print("why=hurry" if SLOWEST[0] > 1 else "why=search")
                start = last = time.monotonic()
                while SLOWEST[0] < 1 and last - start < 0.3:
                    earlier, last = last, time.monotonic()
                    SLOWEST[0] = max(SLOWEST[0], last - earlier)
    """,
    "memory": "TABLE = b'x' * (160 << 20)",
    "output": """
        def before(observation, configuration):
            print("thinking " * 2_222)
    """,
    "size": "#" * (65 << 10),
    "environment": """
        import sys
        def before(observation, configuration):
            if "kaggle_environments" in sys.modules:
                return answer(-1)
    """,
}
OWN_FAULTS = {
    "connectx": {
        "answer_type": "answer = float",
        "worst_move": FAULTS["worst_move"].replace("(10, 11)", "(12, 13)"),  # its opening for a search has ten moves
        "seats": """
            LEFT = []
            def before(observation, configuration):
                if observation["board"] == LEFT:
                    raise RuntimeError("the opponent has not moved")
                board, move = list(observation["board"]), inner(observation, configuration)
                column = range(move, len(board), configuration["columns"])
                board[max(cell for cell in column if board[cell] == 0)] = observation["mark"]
                LEFT[:] = board
        """,
        "full_columns": """
            def before(observation, configuration):
                full = [column for column in range(configuration["columns"]) if observation["board"][column]]
                if 1 < len(full) < 6 and (configuration["rows"], configuration["columns"]) == (6, 7):
                    return full[0]
        """,
        "lone_column": """
            def before(observation, configuration):
                free = legal_moves(observation, configuration)
                if len(free) == 1 and configuration["rows"] == 6:
                    return configuration["columns"] - 1 - free[0]
        """,
        "boards": """
            def before(observation, configuration):
                return [column for column in range(7) if observation["board"][column] == 0][0]
        """,
    },
    "othello": {
        "answer_type": "answer = int",
        "before_game": """
            def before_all(observation, configuration):
                return observation["observationString"]
        """,
        "legal_moves": FEW_MOVES.replace("HOW", "27"),
        "lone_move": """
            LAST = [0]
            def before(observation, configuration):
                jump, LAST[0] = plies_of(observation) - LAST[0], plies_of(observation)
                if abs(jump) > 2 and legal_moves(observation, configuration) == [64]:
                    return answer(-1)
        """,
    },
    "gomoku": {
        "answer_type": "answer = str",
        "taken_cells": """
            def before(observation, configuration):
                if configuration["size"] == 15 and 1 < observation["board"].count(0) < 10:
                    return observation["board"].index(1)
        """,
        "lone_cell": """
            def before(observation, configuration):
                if configuration["size"] == 15 and observation["board"].count(0) == 1:
                    return observation["board"].index(1)
        """,
        "boards": """
            def before(observation, configuration):
                return [cell for cell in range(225) if observation["board"][cell] == 0][0]
        """,
    },
}
BROKEN = [(game, row) for game in GAMES for row in FAULTS | OWN_FAULTS[game]]
BROKEN_AGENT = """
def is_under_way(observation):
    return bool(observation.get("board") or observation.get("observationString"))


def before(observation, configuration):
    pass


def before_all(observation, configuration):
    pass

{fault}

def agent(observation, configuration):
    before_all(observation, configuration)
    told = before(observation, configuration) if is_under_way(observation) else None
    return inner(observation, configuration) if told is None else told


"""


def correct(game):
    return AGENTS / game / "correct.py"


def broken_agent(game, fault, folder, ending=""):
    """Write the correct agent with a fault in front of it, and return its path."""
    source = correct(game).read_text().replace("def agent", "def inner")
    path = folder / f"{game}.py"
    path.write_text(source + BROKEN_AGENT.format(fault=dedent(fault)) + ending)
    return path


def failures(path, names=None, game="connectx"):
    """Return the measurement of each row that fails or warns."""
    amiss, limits = {}, UNHURRIED if names and SLEEPERS.isdisjoint(names) else LIMITS
    for row, result in check_file(path, limits, new_config(game), names):
        wrong = RowStatus.FAIL if row.name in WARNED else RowStatus.WARN
        assert result.status is not wrong or row.name == "seats", (row.name, result)
        if result.status in (RowStatus.WARN, RowStatus.FAIL):
            amiss[row.name] = result.measured
    return amiss


def give_up_at(mark: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives a process so much time waits until it leaves a mark, or ends: where it does, the time is over."""

    class Hanging(sandbox.Process):  # type: ignore[misc, name-defined]
        def wait(self, timeout: float | None = None) -> Any:
            if timeout is not None:
                assert wait_until(lambda: mark.exists() or self.has_ended())
            return super().wait(timeout and 0.01)

        def has_ended(self) -> bool:
            with suppress(subprocess.TimeoutExpired):
                super().wait(0.01)
                return True
            return False

    monkeypatch.setattr(sandbox, "Process", Hanging)
