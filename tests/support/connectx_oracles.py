"""Exact results of ConnectX by full search."""

from functools import cache

import numpy as np
from games import Referee

from tempo.games.connectx.rules import has_line, new_board
from tempo.games.connectx.solver.transposition_table import MAX_SCORE

Position = tuple[int, int]
LONGER = [(5, 4, 4), (4, 5, 4), (4, 5, 3), (6, 4, 3), (3, 6, 3), (2, 9, 4)]


@cache
def every_score(rows: int, columns: int, inarow: int) -> dict[Position, int]:
    """Return the exact score of every reachable position by full search."""
    board, scores = new_board(rows, columns, inarow), {}
    bottom, column, stride = int(board.bottom), int(board.column), int(board.stride)

    def score(mine: int, stones: int) -> int:
        if (mine, stones) not in scores:
            empty, best = rows * columns - stones.bit_count(), -MAX_SCORE
            for number in range(columns):
                move = (stones + bottom) & (column << (number * stride))
                if move and has_line(board, np.uint64(mine | move)):
                    best = max(best, (empty + 1) // 2)
                elif move:
                    best = max(best, -score(mine ^ stones, stones | move))
            scores[mine, stones] = best if empty else 0
        return scores[mine, stones]

    score(0, 0)
    return scores


def as_state(position: Position) -> np.ndarray:
    return np.array(position, np.uint64)


def ends(game, state) -> bool:
    return has_line(game.board, state[0] ^ state[1]) or state[1] == game.board.cells


@cache
def best_result(size: tuple[int, int, int], cells: tuple[int, ...]) -> tuple[int, int]:
    """Return (outcome for the side to move, plies to the end) by full search."""
    return max(results_of(size, cells).values(), key=merit)


def results_of(size: tuple[int, int, int], cells: tuple[int, ...]) -> dict[int, tuple[int, int]]:
    """Return (outcome for the side to move, plies to the end) of each of its moves."""
    results = {}
    for column in referee_at(size, cells).legal:
        referee = referee_at(size, cells)
        referee.drop(column)
        outcome, plies = (-int(referee.won), 0) if referee.over else best_result(size, tuple(referee.cells))
        results[column] = (-outcome, plies + 1)
    return results


def merit(result: tuple[int, int]) -> tuple[int, int]:
    outcome, plies = result
    return outcome, -plies * outcome


def referee_at(size: tuple[int, int, int], cells: tuple[int, ...]) -> Referee:
    """Return a referee with these cells."""
    referee = Referee(*size)
    referee.cells, referee.mark = list(cells), 1 + sum(map(bool, cells)) % 2
    return referee
