"""File formats of Othello games that other programs can read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from tempo.arena.adapter.file_formats import Format, WrittenGame, begins_with, sgf_info, sgf_of_game, with_sgf_info
from tempo.arena.command_line.inputs import BadInput
from tempo.games.othello.adapter.board import BLACK, NEW_GAME, SQUARES, OthelloBoard
from tempo.games.othello.formats.ggf import read_ggf_games, write_ggf
from tempo.games.othello.formats.sgf_games import read_othello_sgf, write_othello_sgf
from tempo.games.othello.formats.transcripts import read_transcripts, write_transcripts

LEAD = re.compile(r"\s*([+-]?)(\d{1,3}(?:\.\d+)?)(?::([rtlm]))?", re.IGNORECASE)  # a result in GGF: +12.00:r
DATE = re.compile(r"\d{4}-\d\d-\d\d")


def read_transcript_text(text: str, shape: Mapping[str, int], source: str) -> Iterator[WrittenGame]:
    """Yield the games of a text of transcripts."""
    return (WrittenGame(shape, tuple(board.moves)) for board in read_transcripts(text, source))


def write_transcript_text(games: Sequence[WrittenGame]) -> str:
    """Return transcripts, one game a line."""
    return write_transcripts(game.actions for game in games)


def read_sgf_text(text: str, shape: Mapping[str, int], source: str) -> Iterator[WrittenGame]:
    """Yield the games of an SGF text."""
    for number, (board, info) in enumerate(read_othello_sgf(text, source), start=1):
        refuse_other_beginnings(board, f"{source}, game {number}")
        yield with_sgf_info(WrittenGame(shape, tuple(board.moves)), info)


def write_sgf_text(games: Sequence[WrittenGame]) -> str:
    """Return games as SGF."""
    return write_othello_sgf((replayed(game), sgf_info(with_discs(game))) for game in games)


def read_ggf_text(text: str, shape: Mapping[str, int], source: str) -> Iterator[WrittenGame]:
    """Yield the games of a GGF text."""
    for number, game in enumerate(read_ggf_games(text, source), start=1):
        refuse_other_beginnings(game.board, f"{source}, game {number}")
        first, second = (game.properties.get(name, "").strip() for name in ("PB", "PW"))
        date = DATE.match(game.properties.get("DT", "").strip())
        written = WrittenGame(shape, tuple(game.board.moves), (first, second), game.seconds)
        result = result_from_ggf(game.properties.get("RE", ""))
        yield written._replace(result=result, date=date[0] if date else "")


def write_ggf_text(games: Sequence[WrittenGame]) -> str:
    """Return games as GGF, one a line."""
    lines = []
    for game in games:
        first, second = (name or "?" for name in game.players)
        about = {"DT": game.date, "PB": first, "PW": second, "RE": ggf_result(game)}
        properties = {name: text for name, text in about.items() if text}
        lines.append(write_ggf(replayed(game), properties=properties, spent=game.seconds) + "\n")
    return "".join(lines)


def refuse_other_beginnings(board: OthelloBoard, place: str) -> None:
    """Raise BadInput if a game does not begin with the usual position."""
    if (board.start, board.first) != (NEW_GAME, BLACK):
        raise BadInput(f"{place}: it begins with a position of its own, which a record cannot hold")


def result_from_ggf(result: str) -> str:
    """Return the result as in SGF, with black's lead in discs; nothing if it is not a lead."""
    lead = LEAD.match(result)
    if lead is None or float(lead[2]) > SQUARES:
        return ""
    discs, how = round(float(lead[2])), {"r": "R", "t": "T"}.get((lead[3] or "").lower(), "")
    return f"{'W' if lead[1] == '-' else 'B'}+{how or discs}" if discs else "0"


def ggf_result(game: WrittenGame) -> str:
    """Return a result as in GGF. A game that ended early counts as lost by all squares of the board."""
    side, _, how = with_discs(game).result.partition("+")
    if side not in ("B", "W"):
        return "0" if side == "0" else "?"
    discs = how if how.isdecimal() else str(SQUARES)
    ended = f":{how.lower()}" if how in ("R", "T") else ""
    return f"{'+' if side == 'B' else '-'}{discs}{ended}"


def replayed(game: WrittenGame) -> OthelloBoard:
    """Return the board after a game."""
    board = OthelloBoard()
    board.reset(game.actions)
    return board


def with_discs(game: WrittenGame) -> WrittenGame:
    """Return the game with the winner's lead in discs in its result, if it was played to the end."""
    board = replayed(game)
    if game.result not in ("B+", "W+") or not board.is_over():
        return game
    return game._replace(result=f"{game.result}{abs(board.lead())}")


FOUR_MOVES = begins_with(r"([a-h]\s*[1-8]\s*){4}")
GGF = begins_with(r"[\d\s]*\(\s*;\s*GM\s*\[Othello\]")
FORMATS = {
    "txt": Format("transcripts, f5d6c3", read_transcript_text, write_transcript_text, FOUR_MOVES),
    "sgf": Format("SGF, GM[2]", read_sgf_text, write_sgf_text, sgf_of_game(2)),
    "ggf": Format("GGF", read_ggf_text, write_ggf_text, GGF),
}
