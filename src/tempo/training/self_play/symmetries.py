"""Symmetries of boards: permutations of the cells, and of the actions of a network."""
from __future__ import annotations

import numpy as np


def mirrored(rows: int, columns: int) -> np.ndarray:
    """Return a board and its mirror image, left for right: int64[2, cells] the cell that moves to each cell."""
    cells = np.arange(rows * columns).reshape(rows, columns)
    return np.array([cells.ravel(), cells[:, ::-1].ravel()])


def of_actions(symmetries: np.ndarray, columns: int, actions: int) -> np.ndarray:
    """Return the symmetries of the actions: int64[symmetries, actions] the action that moves to each action.

    Args:
        symmetries: int64[symmetries, cells].
        columns: of the board.
        actions: how many. They are the cells, the columns, or from * cells + to.
    """
    count, cells = symmetries.shape
    if actions == cells:
        return symmetries
    if actions == columns:
        return symmetries[:, :columns]  # the top row's
    if actions == cells**2:
        return (cells * symmetries[:, :, None] + symmetries[:, None]).reshape(count, actions)
    if count == 1:
        return np.arange(actions)[None]
    raise ValueError(f"{actions} actions on {cells} cells: neither cells nor columns nor from * cells + to")
