"""Openings from a file: one a line in the notation of the game, the games of a file of another program, or a score set.

Lines are read as `convert` and `review` read typed moves; blank lines and those that begin with # are skipped. The
beginning of a file shows whether it is of another program (SGF, psq, GGF): then each of its games is an opening. A set
of positions with scores, as `accuracy --save` writes it, is known by its first line: then each position is one.
"""

from __future__ import annotations

import random
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from tempo.arena.adapter.file_formats import Format
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.inputs import BadInput, shape_text
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.record_file import BEGINNING
from tempo.arena.records.score_sets import is_score_set, read_score_set

LINES = "txt"  # suffix of the formats with one game a line
COMMENT = "#"
Opening = tuple[int, ...]


def opening_source(options: Namespace, config: MatchConfig) -> dict[str, Any] | None:
    """Return the openings of --openings in the order in which they are played, for the header; None without it."""
    if options.openings is None:
        if options.shuffle:
            raise BadInput("--shuffle draws from a file of openings: name one by --openings")
        return None
    if options.plies is not None:
        raise BadInput("--plies draws random openings, --openings takes them from a file: leave out one of them")
    openings = read_openings(options.openings, config)
    if options.shuffle:
        openings = random.Random(f"opening file {options.seed}").sample(openings, len(openings))
    return {"file": str(options.openings), "shuffled": options.shuffle, "moves": openings}


def openings_of(header: Mapping[str, Any], config: MatchConfig) -> list[Opening]:
    """Return the openings of the run that a header describes, one per pair; those of a file repeat in their order."""
    if source := header.get("opening_file"):
        return list(islice(cycle(tuple(moves) for moves in source["moves"]), header["pairs"]))
    plies = None if header["plies"] is None else (header["plies"][0], header["plies"][1])
    return adapter_of(config.game).draw_openings(header["pairs"], config, plies, header["seed"])


def openings_text(header: Mapping[str, Any]) -> str:
    """Return the origin of the openings."""
    if source := header.get("opening_file"):
        return f"openings of {source['file']}{', shuffled' if source['shuffled'] else ''}"
    plies = header["plies"]
    return "set of openings" if plies is None else f"plies {plies[0]}-{plies[1]}"


def repeats_text(header: Mapping[str, Any]) -> str:
    """Return a warning if a file has fewer openings than the run has pairs; else nothing."""
    source = header.get("opening_file")
    if source is None or (count := len(source["moves"])) >= header["pairs"]:
        return ""
    return f"{source['file']} has {count:,} {'opening' if count == 1 else 'openings'}: after pair {count:,} they repeat"


def read_openings(path: Path, config: MatchConfig) -> list[Opening]:
    """Return the openings of a file; BadInput names the line or the game, and what is wrong with it."""
    text, formats = read_text(path), adapter_of(config.game).formats
    if is_score_set(text):
        return _positions(path, config)
    known = [reader for suffix, reader in formats.items() if suffix != LINES and reader.fits(text[:BEGINNING])]
    placed = _games(path, text, known[0], config) if known else _lines(path, text, formats.get(LINES), config)
    if not placed:
        raise BadInput(f"{path} holds no opening")
    for place, actions in placed:
        if board_after(config, actions).rewards() is not None:
            raise BadInput(f"{place}: the game is over after these moves, so it is no opening")
    return [tuple(actions) for _, actions in placed]


def _positions(path: Path, config: MatchConfig) -> list[Opening]:
    """Return the positions of a set with scores, which must be of this board."""
    own, positions = read_score_set(path)
    if (own.game, dict(own.shape)) != (config.game, dict(config.shape)):
        sizes = shape_text(own.shape)
        raise BadInput(f"{path} holds positions of {own.game}: give --game {own.game}{sizes and f' --config {sizes}'}")
    return [position.actions for position in positions]


def _games(path: Path, text: str, known: Format, config: MatchConfig) -> list[tuple[str, Sequence[int]]]:
    """Return the moves of each game of a file of another program, with its place."""
    openings: list[tuple[str, Sequence[int]]] = []
    for number, game in enumerate(known.games(text, config.shape, str(path)), start=1):
        place = f"{path}, game {number}"
        if dict(game.shape) != dict(config.shape):
            raise BadInput(f"{place}: its board has {shape_text(game.shape)}: give --config {shape_text(game.shape)}")
        openings.append((place, game.actions))
    return openings


def _lines(path: Path, text: str, lines: Format | None, config: MatchConfig) -> list[tuple[str, Sequence[int]]]:
    """Return the moves of each line, with its place. `lines` is the format of the game's lines, if there is one."""
    kept = ["" if line.lstrip().startswith(COMMENT) else line for line in text.splitlines()]
    places = {f"{path}, line {number}": line for number, line in enumerate(kept, start=1) if line.strip()}
    if lines is not None:
        games = lines.games("\n".join(kept), config.shape, str(path))
        return [(place, game.actions) for place, game in zip(places, games, strict=True)]
    return [(place, _typed(place, line, config)) for place, line in places.items()]


def _typed(place: str, line: str, config: MatchConfig) -> list[int]:
    """Return the moves of a line, with blanks between them or without."""
    try:
        actions = adapter_of(config.game).read_actions(line, config)
    except BadInput as problem:
        raise BadInput(f"{place}, {problem}") from None
    if actions is None:
        example = adapter_of(config.game).move_example(config)
        raise BadInput(f"{place}: '{line.strip():.30}' is not a list of moves of {config.game}, such as {example}")
    return actions
