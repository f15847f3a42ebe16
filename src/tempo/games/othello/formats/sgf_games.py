"""Othello games in SGF, GM[2]: conversion between `tempo.arena.records.sgf` and the referee's board.

Points are written as in Othello (`f5`), as Edax and Cassio do. The four discs of the start are always written; a game
without any disc set up begins as usual. A pass is written as `[]`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.sgf import Point, SgfGame, SgfKind, SgfMove, read_sgf, write_sgf
from tempo.games.othello.adapter.board import BLACK, EMPTY, PASS, SIZE, SQUARES, WHITE, OthelloBoard
from tempo.games.othello.formats.checked_moves import play_checked

Info = dict[str, str]
KIND = SgfKind(2, SIZE, numbered_rows=True)


def board_of(game: SgfGame, source: str = "SGF") -> OthelloBoard:
    """Replay a game; refuse illegal moves with their place."""
    if game.size != SIZE:
        raise BadInput(f"{source}: SZ[{game.size}] is not the board of Othello, SZ[8]")
    cells = [EMPTY] * SQUARES
    for points, mark in ((game.black, BLACK), (game.white, WHITE)):
        for column, row in points:
            cells[row * SIZE + column] = mark
    opens = game.moves[0].black if game.moves and game.black_first is None else game.black_first is not False
    board = OthelloBoard(cells if any(cells) else None, BLACK if opens else WHITE)
    for number, move in enumerate(game.moves, start=1):
        square = PASS if move.point is None else move.point[1] * SIZE + move.point[0]
        play_checked(board, square, f"{move.place} (move {number})", BLACK if move.black else WHITE)
    return board


def sgf_of(board: OthelloBoard, info: Info | None = None) -> SgfGame:
    """Return a game with all that the format can hold; `info` as {"PB": "name of black"}."""
    mark, moves = board.first, []
    for move in board.moves:
        moves.append(SgfMove(mark == BLACK, None if move == PASS else point_of(move)))
        mark = 3 - mark
    black, white = (
        tuple(point_of(square) for square in range(SQUARES) if board.start[square] == mark) for mark in (BLACK, WHITE)
    )
    return SgfGame(KIND, SIZE, black, white, board.first == BLACK, tuple(moves), info or {})


def point_of(square: int) -> Point:
    """Return column and row of a square."""
    return square % SIZE, square // SIZE


def read_othello_sgf(text: str, source: str = "SGF") -> Iterator[tuple[OthelloBoard, Info]]:
    """Yield all games of a text, with their information."""
    return ((board_of(game, source), game.info) for game in read_sgf(text, KIND, source))


def write_othello_sgf(games: Iterable[tuple[OthelloBoard, Info]]) -> str:
    """Return games as SGF."""
    return "".join(write_sgf(sgf_of(board, info)) for board, info in games)
