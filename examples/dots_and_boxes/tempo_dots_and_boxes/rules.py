"""Dots and Boxes: draw edges between dots; the side that draws a box's last edge owns it and moves again.

Sides alternate for the search, whose values change sign with every ply. So after a move that closes a box the other
side has one legal move, a pass. Most boxes win; the game ends with the last edge.

Edges are numbered row by row, first the horizontal ones, then the vertical ones. The pass comes after them. A state has
four uint64 words: a bit for each edge that is drawn, the boxes of both sides, and whether the side to move must pass.
Who owns which box does not matter for what follows, so positions with the same counts are one.
"""
from functools import cache
from typing import NamedTuple

import numpy as np

from tempo.native.bits import ONE, ZERO
from tempo.native.jit import njit
from tempo.native.rng import below
from tempo.search.game import DRAWN, LOST, ONGOING, WON, Game
from tempo.search.playout_log import log_move

EDGES, MINE, THEIRS, MUST_PASS = 0, 1, 2, 3  # words of a state
MOST_SIDE = 5  # rows or columns: the edges of a larger board do not fit into a word
LETTERS = "abcdef"


class BoxGeometry(NamedTuple):
    """Tables of one board size."""

    boxes: np.ndarray  # uint64[edges, 2], the edges of the boxes beside each edge; 0 outside the board
    all_edges: np.uint64


def edge_count(rows: int, columns: int) -> int:
    """Return the number of edges, also the number of the pass."""
    return (rows + 1) * columns + rows * (columns + 1)


def edges_of(box: int, rows: int, columns: int) -> list[int]:
    """Return the four edges of a box: above, below, left, right."""
    row, column = divmod(box, columns)
    left = (rows + 1) * columns + row * (columns + 1) + column
    return [box, box + columns, left, left + 1]


@cache
def box_geometry(rows: int, columns: int) -> BoxGeometry:
    """Return the tables of a board size, the same object at every call."""
    edges = edge_count(rows, columns)
    boxes = np.zeros((edges, 2), np.uint64)
    for box in range(rows * columns):
        own = edges_of(box, rows, columns)
        for edge in own:
            boxes[edge, 1 if boxes[edge, 0] else 0] = sum(1 << one for one in own)
    return BoxGeometry(boxes, np.uint64((1 << edges) - 1))


@njit
def legal(board, state, actions):
    """Write the edges that are not drawn, or the pass; return their number."""
    edges = board.boxes.shape[0]
    if state[MUST_PASS] != ZERO:
        actions[0] = edges
        return 1
    count = 0
    for edge in range(edges):
        if (state[EDGES] >> np.uint64(edge)) & ONE == ZERO:
            actions[count] = edge
            count += 1
    return count


@njit
def play(board, state, action):
    """Draw an edge or pass; the other side is then to move, and must pass if this closed a box."""
    closed = ZERO
    if action < board.boxes.shape[0]:
        state[EDGES] |= ONE << np.uint64(action)
        for number in range(2):
            box = board.boxes[action, number]
            if box != ZERO and state[EDGES] & box == box:
                closed += ONE
    mine = state[MINE] + closed
    state[MINE] = state[THEIRS]
    state[THEIRS] = mine
    state[MUST_PASS] = ONE if closed != ZERO else ZERO


@njit
def outcome(board, state):
    """Return the result for the side that just moved, once all edges are drawn."""
    if state[EDGES] != board.all_edges:
        return ONGOING
    if state[THEIRS] == state[MINE]:
        return DRAWN
    return WON if state[THEIRS] > state[MINE] else LOST


@njit
def playout(board, state, rng, log):
    """Play uniformly random moves to the end. See Game.playout."""
    edges = board.boxes.shape[0]
    plies = 0
    while state[EDGES] != board.all_edges:
        edge = edges if state[MUST_PASS] != ZERO else below(rng, edges)
        if edge == edges or (state[EDGES] >> np.uint64(edge)) & ONE == ZERO:
            play(board, state, edge)
            log_move(log, plies, edge)
            plies += 1
    result = outcome(board, state) * plies
    return -result if plies & 1 else result


def new_state(cells: list[int], mark: int, passes: bool, rows: int, columns: int) -> np.ndarray:
    """Return a state.

    cells    the edges, then the boxes: 0 free, 1 the first player's, 2 the second's
    mark     the side to move
    passes   whether it must pass
    """
    count = edge_count(rows, columns)
    edges = sum(1 << edge for edge, drawn in enumerate(cells[:count]) if drawn)
    boxes = list(cells[count:])
    return np.array([edges, boxes.count(mark), boxes.count(3 - mark), passes], np.uint64)


def new_game(rows: int, columns: int) -> Game:
    """Return the rules on a board size."""
    edges = edge_count(rows, columns)
    return Game(box_geometry(rows, columns), legal, play, outcome, playout, edges, edges + rows * columns)


def move_name(action: int, rows: int, columns: int) -> str:
    """Return the dots that a move connects, as a1b1; letters for columns of dots, numbers for rows."""
    if action == edge_count(rows, columns):
        return "pass"
    upright = action - (rows + 1) * columns
    row, column = divmod(action, columns) if upright < 0 else divmod(upright, columns + 1)
    end = (row, column + 1) if upright < 0 else (row + 1, column)
    return "".join(f"{LETTERS[right]}{down + 1}" for down, right in ((row, column), end))
