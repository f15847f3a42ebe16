"""Export of a board's game: as a record, or in any format of its game."""

from __future__ import annotations

from tempo.app.board import Board
from tempo.app.storage.archive import file_name_parts, record_text
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.convert import NO_SIGN, formats_of, written

RECORD = "jsonl"


def export_game(board: Board, suffix: str) -> tuple[str, str]:
    """Return file name and text of the whole line, whichever position is shown."""
    header, game = board.record()
    formats = formats_of(header["game"])
    if suffix != RECORD and suffix not in formats:
        known = ", ".join(f".{one}" for one in (*formats, RECORD))
        raise BadInput(f"{header['game']} has no format .{suffix:.20}: choose {known}")
    date = NO_SIGN.sub("_", game.get("date") or header["started"])[:10]
    name = "-".join([date, header["game"], *file_name_parts(header, game)])
    text = record_text(header, game) if suffix == RECORD else formats[suffix].write([written(game, header)])
    return f"{name}.{suffix}", text
