"""Exact scores of all moves of a position."""
import numpy as np

from tempo.games.connectx.rules import ALL, MINE, drop, has_line
from tempo.games.connectx.solver.solver import Solver
from tempo.search.exact.solver import NO_LIMIT


def score_moves(
    solver: Solver,
    state: np.ndarray,
    nodes: int | None = None,
    floor: int = -NO_LIMIT,
    ceiling: int = NO_LIMIT,
    only_best: bool = False,
) -> list[tuple[int, int, int]]:
    """Return (column, low, high) for every legal column: bounds of the score for the side to move.

    The columns are solved one after the other, from the center outwards, until the nodes run out.

    Args:
        solver: of this board.
        state: uint64[2], the position.
        nodes: most nodes for all columns; None for no limit.
        floor, ceiling: the search of a column ends when its score is at most the floor or at least the ceiling.
        only_best: raise the floor to the best score so far, so that lower ones stay bounds.
    """
    board, left, scores = solver.work.board, NO_LIMIT if nodes is None else nodes, []
    mine, stones = int(state[MINE]), int(state[ALL])
    empty = (int(board.cells) ^ stones).bit_count()
    middle = (int(board.columns) - 1) / 2
    for column in sorted(range(int(board.columns)), key=lambda column: abs(column - middle)):
        move = int(drop(board, state[ALL], np.uint64(column)))
        if not move:
            continue
        if has_line(board, np.uint64(mine | move)):
            scores.append((column, (empty + 1) // 2, (empty + 1) // 2))
            continue
        after = np.array([mine ^ stones, stones | move], np.uint64)
        low, high, used = solver.solve(after, left, -ceiling, -floor)
        left -= used
        floor = max(floor, -high) if only_best else floor
        scores.append((column, -high, -low))
    return sorted(scores)
