"""Helpers for tests of the ConnectX agent: drawn boards, observations, decisions.

Boards are drawn with the lowest row last and `.` for an empty cell; rows that are not drawn are empty.
"""
import pytest

from tempo.games.connectx.profiles import CHAMPION, CLASSIC, ConnectXProfile
from tempo.games.connectx.solver_agent import SolverAgent

SEARCHER = CHAMPION._replace(name="searcher", book=False, exact=False)  # tree search only
SEARCHERS = [pytest.param(CLASSIC, id="classic"), pytest.param(SEARCHER, id="searcher")]
PROFILES = [*SEARCHERS, pytest.param(CHAMPION, id="champion")]
STANDARD = (6, 7, 4)


def quiet(profile: ConnectXProfile, simulations: int = 50) -> SolverAgent:
    """Return a deterministic agent that prints nothing."""
    return SolverAgent(profile, simulations, seed=1, log=False)


def cells_of(drawing: str, rows: int = 6) -> list[int]:
    """Return the competition's list of cells of a drawing."""
    lines = drawing.split()
    columns = len(lines[0])
    drawn = ["." * columns] * (rows - len(lines)) + lines
    return [".12".index(cell) for line in drawn for cell in line]


def seen(cells, mark: int | None = None, bank: float | None = 60.0) -> dict:
    """Return an observation of the side to move."""
    stones = sum(cell != 0 for cell in cells)
    mark = mark or 1 + stones % 2
    return {"board": list(cells), "mark": mark, "step": stones, "remainingOverageTime": bank}


def rules(rows: int = 6, columns: int = 7, inarow: int = 4, step: float = 2.0) -> dict:
    return {"rows": rows, "columns": columns, "inarow": inarow, "actTimeout": step, "timeout": 2}


def decide(agent: SolverAgent, cells: list[int], size=STANDARD, mark: int | None = None) -> tuple[int, str]:
    """Return move and reason of an answer, checked for consistency."""
    move = agent(seen(cells, mark), rules(*size))
    assert type(move) is int
    assert agent.last is not None and agent.last.move == move
    return move, agent.last.reason


# A middle-game position without a win and without a block.
FIGHT = cells_of("...2... ..11... .2112..")
