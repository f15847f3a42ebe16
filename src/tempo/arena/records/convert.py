"""`local_eval.py convert`: games of a record to files of other programs, and back.

The game's adapter lists its file formats (`formats`, see `file_formats`). Imported games become a record like that of a
match, which `report` and `review` accept; every move is checked by the referee's rules. Their clock is unknown, except
for times in the files.
"""

from __future__ import annotations

import argparse
import re
from argparse import Namespace
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tempo.arena.adapter.file_formats import Format, WrittenGame
from tempo.arena.adapter.game_adapter import adapter_of, new_config
from tempo.arena.adapter.game_adapter import games as all_games
from tempo.arena.adapter.game_options import add_config
from tempo.arena.adapter.game_types import PlayedGame
from tempo.arena.command_line.inputs import BadInput, Parser, ranges, run_command
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.converted import episode_of, record_of, write_converted
from tempo.arena.records.downloads import EXIT_CODES, is_download, write_episodes
from tempo.arena.records.record_file import RESIGNED, read_record, recorded_config, recorded_game

RECORD = ".jsonl"
LETTERS = {"TIMEOUT": "T"}  # letter of a forfeit in SGF; all others are F
DESCRIPTION = "Write games of a record as files for other programs, or make a record from such files."
EXAMPLES = """\
examples:
  local_eval.py convert runs/2026-11-21/match-101500.jsonl -o games.sgf            all games in one file
  local_eval.py convert runs/2026-11-21/match-101500.jsonl -o game.psq --only 17   the game that the page calls 17
  local_eval.py convert runs/2026-11-21/match-101500.jsonl -o games/ --format psq  a file for each game
  local_eval.py convert downloads/*.psq -o games.jsonl
  local_eval.py convert episodes/ -o games.jsonl                                   downloaded from the competition
  local_eval.py report games.jsonl --html games.html                               the page that replays them

"""
NO_SIGN = re.compile(r"[^\w.+-]+")  # characters of a player's name that do not go into a file name


def parser() -> Parser:
    """Return the parser of `convert`."""
    formats = [(game, *entry) for game in all_games() for entry in formats_of(game).items()]
    known = "".join(f"  {game}: .{suffix} ({kind.name})\n" for game, suffix, kind in formats)
    epilog = f"{EXAMPLES}files:\n{known}\n{EXIT_CODES}"
    options = Parser(prog="local_eval.py convert", description=DESCRIPTION, epilog=epilog)
    add = options.add_argument
    add("files", nargs="+", metavar="FILE", type=Path, help="a record (.jsonl), files of games, or episodes")
    add("-o", "--output", required=True, metavar="OUT", help="a file; or a folder, with a file for each game")
    add("--format", metavar="SUFFIX", help="of the files in a folder (the first below)")
    add("--only", type=numbers, metavar="N", help="games of a record by number: 17, or 0-3,17")
    add("--game", metavar="GAME", help="which game files hold, where their suffix does not tell")
    add_config(options)
    return options


def numbers(text: str) -> set[int]:
    """Parse `0-3,17` to {0, 1, 2, 3, 17}."""
    chosen: set[int] = set()
    for part in text.split(","):
        low, dash, high = part.partition("-")
        if not low.isdecimal() or not (high if dash else low).isdecimal() or int(high or low) < int(low):
            raise argparse.ArgumentTypeError(f"'{part}' is not the number of a game, or a range like 0-3")
        chosen.update(range(int(low), int(high or low) + 1))
    return chosen


def formats_of(game: str) -> Mapping[str, Format]:
    """Return the file formats of a game, by suffix."""
    return adapter_of(game).formats


def run(options: Namespace) -> int:
    """Export a record, or import files."""
    records = [path for path in options.files if path.suffix == RECORD]
    if records and len(options.files) > 1:
        raise BadInput(f"'{records[0]}' is a record: convert one at a time")
    count, unread = (export(records[0], options), 0) if records else load(options)
    print(f"{count:,} game{'' if count == 1 else 's'}: {options.output}")
    return int(bool(unread))


def export(path: Path, options: Namespace) -> int:
    """Write games of a record to files; return their number."""
    header, recorded = read_record(path)
    if missing := sorted((options.only or set()) - set(recorded)):
        raise BadInput(f"'{path}' has no game {missing[0]}: choose from {ranges(recorded)}")
    try:
        games = {
            index: written(game, header)
            for index, game in recorded.items()
            if options.only is None or index in options.only
        }
    except (KeyError, TypeError, ValueError) as problem:
        raise BadInput(f"'{path}' is damaged: {type(problem).__name__} {problem}") from None
    if not games:
        raise BadInput(f"'{path}' holds no finished game yet")
    output, formats = Path(options.output), formats_of(header["game"])
    to_folder = output.is_dir() or options.output.endswith(("/", "\\")) or not output.suffix
    if not formats:
        raise BadInput(f"{header['game']} has no file formats: `report --html` shows its games")
    suffix = options.format or (next(iter(formats)) if to_folder else output.suffix.removeprefix("."))
    if suffix not in formats:
        raise BadInput(f"{header['game']} has no files .{suffix}: choose {listed(formats)}")
    chosen = formats[suffix]
    if not to_folder and not chosen.many and len(games) > 1:
        raise BadInput(f".{suffix} holds one game a file, and these are {len(games):,}: name a folder, or --only one")
    try:
        if to_folder:
            output.mkdir(parents=True, exist_ok=True)
            for index, game in games.items():
                file = output / f"{file_name(index, game)}.{suffix}"
                file.write_text(chosen.write([game]), encoding="utf-8")
        else:
            output.write_text(chosen.write(list(games.values())), encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"cannot write '{output}': {problem.strerror}") from None
    return len(games)


def listed(suffixes: Iterable[str]) -> str:
    """Return `.psq, .sgf`."""
    return ", ".join(f".{suffix}" for suffix in suffixes)


def written(record: Mapping[str, Any], header: Mapping[str, Any]) -> WrittenGame:
    """Return a game of a record by itself."""
    game, config = recorded_game(dict(record)), recorded_config(header)
    first, second = (header["players"][player]["name"] for player in record["players"])
    moves = [move for move in game.moves if move.action is not None]
    return WrittenGame(
        shape=config.shape,
        actions=(*game.opening, *(move.action for move in moves if move.action is not None)),
        players=(first, second),
        seconds=(*(0.0 for _ in game.opening), *(move.seconds for move in moves)),
        result=result_of(game),
        date=record["date"] if "date" in record else (header["started"] or "")[:10],  # unknown for episodes
    )


def result_of(game: PlayedGame) -> str:
    """Return the result as in SGF; empty for an unfinished game."""
    if not game.is_finished():
        return ""
    loser, score = game.forfeit(), game.score(0)
    if loser is None and score == 0.5:
        return "0"
    how = "R" if game.problem == RESIGNED else ""
    if loser is not None:
        how = LETTERS.get(game.statuses[loser], "F")
    return f"{'B' if score == 1.0 else 'W'}+{how}"


def file_name(index: int, game: WrittenGame) -> str:
    """Return a file name like `0017-champion-classic`."""
    return "-".join([f"{index:04d}", *(NO_SIGN.sub("_", name)[:40] for name in game.players)])


def load(options: Namespace) -> tuple[int, int]:
    """Write the games of files to a record; return their number, and that of episodes that could not be read."""
    output = Path(options.output)
    if output.suffix != RECORD:
        raise BadInput(f"files of games become a record: name it {RECORD}, not '{output.name}'")
    if options.only or options.format:
        raise BadInput("--only and --format are for the games of a record")
    if all(map(is_download, options.files)):
        return write_episodes(output, options.files)
    name = options.game or game_of_suffixes({path.suffix.removeprefix(".").lower() for path in options.files})
    usual = new_config(name, options.config).shape
    games = [game for path in options.files for game in format_of(path, name).games(read_text(path), usual, str(path))]
    episode = episode_of(name, games, str(options.files[0]))
    return write_converted(output, record_of(episode, [file.name for file in options.files], "as its file says")), 0


def format_of(path: Path, game: str) -> Format:
    """Return the format of a file by its suffix."""
    formats = formats_of(game)
    if not formats:
        raise BadInput(f"'{path}': {game} has no file formats")
    if (suffix := path.suffix.removeprefix(".").lower()) not in formats:
        raise BadInput(f"'{path}': {game} has files {listed(formats)}, not '{path.suffix}'")
    return formats[suffix]


def game_of_suffixes(suffixes: set[str]) -> str:
    """Return the one game that has files with all these suffixes."""
    known = [game for game in all_games() if suffixes <= set(formats_of(game))]
    if not known:
        raise BadInput(f"no game has files {listed(sorted(suffixes))}: --help lists them")
    if len(known) > 1:
        raise BadInput(f"files {listed(sorted(suffixes))} may hold {' or '.join(known)}: say which by --game")
    return known[0]


def main(argv: list[str]) -> int:
    """Run `local_eval.py convert`."""
    return run_command(parser(), run, argv)
