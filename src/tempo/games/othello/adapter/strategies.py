"""Classical strategies of Othello as opponents: each looks one move ahead, at one thing.

A strategy gives every legal move a mark, and plays one of the best at random. They are as simple as in books, on
purpose: opponents of known weakness, and a first hurdle for everything that searches.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tempo.arena.adapter.game_types import AgentFunction
from tempo.arena.players.player_specs import BuiltInPlayer
from tempo.games.othello.adapter.board import EMPTY, PASS, SIZE, SQUARES, OthelloBoard, read_square

Mark = Callable[[OthelloBoard, int], float]  # the mark of a legal move that is not a pass

# Roxanne's squares, from the best to the worst; the four in the middle are never empty.
TIERS = (
    "a1 h1 a8 h8",
    "c3 f3 c6 f6",
    "c4 f4 c5 f5 d3 e3 d6 e6",
    "a3 h3 a6 h6 c1 f1 c8 f8",
    "a4 h4 a5 h5 d1 e1 d8 e8",
    "b3 g3 b6 g6 c2 f2 c7 f7",
    "b4 g4 b5 g5 d2 e2 d7 e7",
    "b2 g2 b7 g7",
    "a2 h2 a7 h7 b1 g1 b8 g8",
)
TIER_OF = {read_square(name): tier for tier, names in enumerate(TIERS) for name in names.split()}
CORNERS = (0, SIZE - 1, SQUARES - SIZE, SQUARES - 1)
LAST = SIZE - 1


def same(board: OthelloBoard, move: int) -> float:
    """Random: mark every move alike."""
    return 0.0


def most_discs(board: OthelloBoard, move: int) -> float:
    """Greedy: mark by the number of flipped discs."""
    return len(board.flips(move, board.mark))


def fewest_discs(board: OthelloBoard, move: int) -> float:
    """Evaporation: mark by how few discs are flipped. Few discs leave the other side little to flip; the last moves
    decide."""
    return -len(board.flips(move, board.mark))


def fewest_replies(board: OthelloBoard, move: int) -> float:
    """Mobility: mark by how few moves the other side has next."""
    after = board_after(board, move)
    return -len(after.squares(3 - board.mark))


def corners_first(board: OthelloBoard, move: int) -> float:
    """Corners: a corner before all, then edges, then the inside; last the squares that give away an empty corner."""
    if move in CORNERS:
        return 3
    row, column = divmod(move, SIZE)
    corner = (0 if row < SIZE // 2 else LAST) * SIZE + (0 if column < SIZE // 2 else LAST)
    down, right = abs(row - corner // SIZE), abs(column - corner % SIZE)
    if board.cells[corner] == EMPTY and max(down, right) == 1:
        return -2 if down and right else -1
    return 2 if row in (0, LAST) or column in (0, LAST) else 1


def most_stable(board: OthelloBoard, move: int) -> float:
    """Stability: mark by more stable discs for us and fewer for the other side."""
    after = board_after(board, move)
    return len(stable(after.cells, board.mark)) - len(stable(after.cells, 3 - board.mark))


def odd_region(board: OthelloBoard, move: int) -> float:
    """Parity: play where the number of empty squares is odd, to have the last move there."""
    return len(region(board.cells, move)) % 2


def best_tier(board: OthelloBoard, move: int) -> float:
    """Roxanne: mark by the rank of the square alone."""
    return -TIER_OF.get(move, len(TIERS))


STRATEGIES: dict[str, Mark] = {
    "random": same,
    "greedy": most_discs,
    "evaporation": fewest_discs,
    "mobility": fewest_replies,
    "corners": corners_first,
    "stable": most_stable,
    "parity": odd_region,
    "roxanne": best_tier,
}


def board_after(board: OthelloBoard, move: int) -> OthelloBoard:
    """Return the board after a move."""
    after = OthelloBoard(board.cells, board.mark)
    after.play(move)
    return after


def stable(cells: list[int], mark: int) -> set[int]:
    """Return discs of `mark` that can never be flipped: each of the four lines through such a disc has no empty square,
    or has on one side the edge of the board or a stable disc of the same colour."""
    full = [full_lines(cells, square) for square in range(SQUARES)]
    safe: set[int] = set()
    rest = {square for square in range(SQUARES) if cells[square] == mark}
    while more := {square for square in rest if is_held(square, full[square], safe)}:
        safe |= more
        rest -= more
    return safe


def is_held(square: int, full: list[bool], safe: set[int]) -> bool:
    """Return whether a disc is stable, given the full lines through it and the discs known to be stable."""
    row, column = divmod(square, SIZE)
    for (down, right), is_full in zip(LINES, full, strict=True):
        sides = ((row + down, column + right), (row - down, column - right))
        if not is_full and not any(not on_board(*side) or side[0] * SIZE + side[1] in safe for side in sides):
            return False
    return True


def full_lines(cells: list[int], square: int) -> list[bool]:
    """Return for each of the four lines through a square whether it has no empty square."""
    return [all(cells[other] != EMPTY for other in line) for line in LINES_THROUGH[square]]


def on_board(row: int, column: int) -> bool:
    """Return whether a row and a column are on the board."""
    return 0 <= row < SIZE and 0 <= column < SIZE


def lines_through(square: int) -> list[list[int]]:
    """Return the four lines through a square."""
    row, column = divmod(square, SIZE)
    steps = range(-LAST, SIZE)
    return [
        [(row + n * down) * SIZE + column + n * right for n in steps if on_board(row + n * down, column + n * right)]
        for down, right in LINES
    ]


LINES = ((0, 1), (1, 0), (1, 1), (1, -1))
LINES_THROUGH = [lines_through(square) for square in range(SQUARES)]


def region(cells: list[int], square: int) -> set[int]:
    """Return the empty squares connected with this one, corners included."""
    connected, waiting = {square}, [square]
    while waiting:
        row, column = divmod(waiting.pop(), SIZE)
        around = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        near = {place[0] * SIZE + place[1] for place in around if on_board(*place)}
        new = {other for other in near if cells[other] == EMPTY} - connected
        connected |= new
        waiting += new
    return connected


def choose(mark: Mark, board: OthelloBoard, generator: random.Random) -> int:
    """Return one of the best moves; the pass where there is no other."""
    legal = board.legal()
    if legal == [PASS]:
        return PASS
    marks = {move: mark(board, move) for move in legal}
    best = max(marks.values())
    return generator.choice([move for move, given in marks.items() if given == best])


def board_shown(observation: Any) -> OthelloBoard:
    """Return the board in an observation."""
    shown = json.loads(observation["observationString"])
    signs = {"": EMPTY, "x": 1, "o": 2}
    return OthelloBoard([signs[sign] for row in shown["board"] for sign in row], 1 + observation["playerId"])


class Strategy(BuiltInPlayer):
    """A strategy in a match, by its name."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.mark = STRATEGIES[self.name]

    def new_agent(self, seed: int, simulations: int | None) -> AgentFunction:
        """Return an agent that plays the strategy."""
        generator = random.Random(seed)

        def agent(observation: Any, configuration: Any) -> dict[str, int]:
            if not observation.get("observationString"):  # the environment asks once before the game
                return {"submission": -1}
            return {"submission": choose(self.mark, board_shown(observation), generator)}

        return agent
