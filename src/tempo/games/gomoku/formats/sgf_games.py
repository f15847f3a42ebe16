"""Gomoku games in SGF, GM[4]: conversion between `tempo.arena.records.sgf` and the referee's board.

Points are written as in Go (`hh` is the middle of 15x15, rows count from the top). `h8`, which other programs write, is
read as our notation, with row 1 on top. A game may start with stones on the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.sgf import Point, SgfGame, SgfKind, SgfMove, read_sgf, write_sgf
from tempo.games.gomoku.adapter.board import BLACK, EMPTY, INAROW, SMALLEST, WHITE, GomokuBoard
from tempo.games.gomoku.formats.checked_moves import play_checked

Info = dict[str, str]
KIND = SgfKind(4, 15, numbered_rows=False)


def board_of(game: SgfGame, source: str = "SGF") -> GomokuBoard:
    """Replay a game on a board; BadInput with the place of an illegal move."""
    if game.size < SMALLEST:
        raise BadInput(f"{source}: SZ[{game.size}] is too small for five in a row")
    cells = [EMPTY] * (game.size * game.size)
    for points, mark in ((game.black, BLACK), (game.white, WHITE)):
        for column, row in points:
            cells[row * game.size + column] = mark
    opens = game.moves[0].black if game.moves and game.black_first is None else game.black_first is not False
    board = GomokuBoard(game.size, INAROW, cells, BLACK if opens else WHITE)
    if any(mark and board.would_win(cell, mark) for cell, mark in enumerate(cells)):
        raise BadInput(f"{source}: there are five in a row before the first move")
    for number, move in enumerate(game.moves, start=1):
        place = f"{move.place} (move {number})"
        if move.point is None:
            raise BadInput(f"{place}: there is no pass in Gomoku")
        play_checked(board, move.point[1] * game.size + move.point[0], place, BLACK if move.black else WHITE)
    return board


def sgf_of(board: GomokuBoard, info: Info | None = None) -> SgfGame:
    """Return a game as SGF data; `info` holds properties such as {"PB": "name of black"}."""
    black, white = (
        tuple(_point_of(cell, board.size) for cell, mark in enumerate(board.start) if mark == own)
        for own in (BLACK, WHITE)
    )
    moves = tuple(
        SgfMove((board.first == BLACK) == (number % 2 == 0), _point_of(cell, board.size))
        for number, cell in enumerate(board.moves)
    )
    first = board.first == BLACK if black or white or board.first == WHITE else None
    return SgfGame(KIND, board.size, black, white, first, moves, info or {})


def _point_of(cell: int, size: int) -> Point:
    return cell % size, cell // size


def read_gomoku_sgf(text: str, source: str = "SGF") -> Iterator[tuple[GomokuBoard, Info]]:
    """Yield all games of a text, each with its properties."""
    return ((board_of(game, source), game.info) for game in read_sgf(text, KIND, source))


def write_gomoku_sgf(games: Iterable[tuple[GomokuBoard, Info]]) -> str:
    return "".join(write_sgf(sgf_of(board, info)) for board, info in games)
