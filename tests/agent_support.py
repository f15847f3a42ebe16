"""What the tests of the ConnectX agent share: boards drawn by hand, and how an agent is asked.

Boards are drawn as they stand, lowest row last, `.` for an empty cell; rows that are not drawn are empty.
"""
import pytest

from tempo.games.connectx.profiles import CHAMPION, CLASSIC, ConnectXProfile
from tempo.games.connectx.solver_agent import SolverAgent

SEARCHER = CHAMPION._replace(name="searcher", book=False, exact=False)  # nothing but the tree to go by
SEARCHERS = [pytest.param(CLASSIC, id="classic"), pytest.param(SEARCHER, id="searcher")]
PROFILES = [*SEARCHERS, pytest.param(CHAMPION, id="champion")]
STANDARD = (6, 7, 4)


def quiet(profile: ConnectXProfile, simulations: int = 50) -> SolverAgent:
    """One that repeats itself and prints nothing."""
    return SolverAgent(profile, simulations, seed=1, log=False)


def cells_of(drawing: str, rows: int = 6) -> list[int]:
    """The competition's list of cells."""
    lines = drawing.split()
    columns = len(lines[0])
    drawn = ["." * columns] * (rows - len(lines)) + lines
    return [".12".index(cell) for line in drawn for cell in line]


def seen(cells, mark: int | None = None, bank: float | None = 60.0) -> dict:
    """What the side to move sees."""
    stones = sum(cell != 0 for cell in cells)
    mark = mark or 1 + stones % 2
    return {"board": list(cells), "mark": mark, "step": stones, "remainingOverageTime": bank}


def rules(rows: int = 6, columns: int = 7, inarow: int = 4, step: float = 2.0) -> dict:
    return {"rows": rows, "columns": columns, "inarow": inarow, "actTimeout": step, "timeout": 2}


def decide(agent: SolverAgent, cells: list[int], size=STANDARD, mark: int | None = None) -> tuple[int, str]:
    """The move and the reason, of an answer that is sound in itself."""
    move = agent(seen(cells, mark), rules(*size))
    assert type(move) is int
    assert agent.last is not None and agent.last.move == move
    return move, agent.last.reason


# In the middle of things: nothing to take and nothing to block.
FIGHT = cells_of("...2... ..11... .2112..")
