"""The files of Othello games that other programs can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.referee.file_formats import Format, WrittenGame, begins_with, sgf_info, sgf_of_game, told_by_sgf
from tempo.othello.files.sgf_games import load_othello_sgf, save_othello_sgf
from tempo.othello.files.transcripts import load_transcripts, save_transcripts
from tempo.othello.sport.board import OthelloBoard


def read_transcript_file(path: Path, shape: Mapping[str, int]) -> list[WrittenGame]:
    return [WrittenGame(shape, tuple(board.moves)) for board in load_transcripts(path)]


def write_transcript_file(path: Path, games: Sequence[WrittenGame]) -> None:
    save_transcripts(path, [game.actions for game in games])


def read_sgf_file(path: Path, shape: Mapping[str, int]) -> list[WrittenGame]:
    games = []
    for number, (board, info) in enumerate(load_othello_sgf(path), start=1):
        if (board.start, board.first) != (OthelloBoard().start, OthelloBoard().first):
            raise BadInput(f"{path}, game {number}: it begins from a position of its own, which a record cannot hold")
        games.append(told_by_sgf(WrittenGame(shape, tuple(board.moves)), info))
    return games


def write_sgf_file(path: Path, games: Sequence[WrittenGame]) -> None:
    save_othello_sgf(path, [(replayed(game), sgf_info(with_discs(game))) for game in games])


def replayed(game: WrittenGame) -> OthelloBoard:
    board = OthelloBoard()
    board.reset(game.actions)
    return board


def with_discs(game: WrittenGame) -> WrittenGame:
    """The result with the discs by which a game that was played to its end was won."""
    board = replayed(game)
    if game.result not in ("B+", "W+") or not board.is_over():
        return game
    return game._replace(result=f"{game.result}{abs(board.lead())}")


FOUR_MOVES = begins_with(r"([a-h]\s*[1-8]\s*){4}")
FORMATS = {
    "txt": Format("transcripts, f5d6c3", read_transcript_file, write_transcript_file, FOUR_MOVES),
    "sgf": Format("SGF, GM[2]", read_sgf_file, write_sgf_file, sgf_of_game(2)),
}
