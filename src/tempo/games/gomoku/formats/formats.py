"""File formats of Gomoku games for import and export."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tempo.arena.adapter.file_formats import Format, WrittenGame, begins_with, sgf_info, sgf_of_game, with_sgf_info
from tempo.arena.command_line.inputs import BadInput
from tempo.games.gomoku.adapter.board import BLACK, INAROW, SMALLEST, GomokuBoard, in_turns
from tempo.games.gomoku.formats.psq import PsqGame, read_psq, write_psq
from tempo.games.gomoku.formats.sgf_games import read_gomoku_sgf, write_gomoku_sgf


def _read_psq_text(text: str, shape: Mapping[str, int], source: str) -> list[WrittenGame]:
    game = read_psq(text, source)
    seconds = tuple(spent / 1000 for spent in game.milliseconds)
    return [WrittenGame(_shape_of(game.board), tuple(game.board.moves), game.players, seconds)]


def _write_psq_text(games: Sequence[WrittenGame]) -> str:
    (game,) = games
    seconds = game.seconds or (0.0,) * len(game.actions)
    return write_psq(PsqGame(_replayed(game), tuple(round(1000 * spent) for spent in seconds), game.players))


def _read_sgf_text(text: str, shape: Mapping[str, int], source: str) -> Iterator[WrittenGame]:
    """Yield the games of an SGF text; setup stones become moves, since their order makes no difference in Gomoku."""
    for number, (board, info) in enumerate(read_gomoku_sgf(text, source), start=1):
        try:
            before = in_turns(board.start)
        except ValueError as problem:
            raise BadInput(f"{source}, game {number}: {problem}") from None
        if (board.first == BLACK) != (len(before) % 2 == 0):
            stones = f"it starts with {len(before)} stones"
            raise BadInput(f"{source}, game {number}: {stones}, and the wrong side is to move")
        yield with_sgf_info(WrittenGame(_shape_of(board), (*before, *board.moves)), info)


def _write_sgf_text(games: Sequence[WrittenGame]) -> str:
    return write_gomoku_sgf((_replayed(game), sgf_info(game)) for game in games)


def _shape_of(board: GomokuBoard) -> dict[str, int]:
    return {"size": board.size, "inarow": board.inarow}


def _replayed(game: WrittenGame) -> GomokuBoard:
    """Return the game on a board; BadInput for boards that the formats cannot hold."""
    if game.shape["inarow"] != INAROW or game.shape["size"] < SMALLEST:
        size, inarow = game.shape["size"], game.shape["inarow"]
        raise BadInput(f"{size}x{size}, {inarow} in a row: game files hold {INAROW} in a row, from 5x5 up")
    board = GomokuBoard(game.shape["size"], INAROW)
    board.reset(game.actions)
    return board


FORMATS = {
    "psq": Format("Piskvork", _read_psq_text, _write_psq_text, begins_with("Piskvor"), many=False),
    "sgf": Format("SGF, GM[4]", _read_sgf_text, _write_sgf_text, sgf_of_game(4)),
}
