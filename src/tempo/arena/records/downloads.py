"""Downloads from the competition: folders of episodes and single files, merged into one set of games.

An agent's output is in a file beside its episode: `episode-98765432-agent-0-logs.json` belongs to
`episode-98765432-replay.json` or `98765432.json`, by the number in the name. A file that cannot be read gives one line
of error, and the others are still read. The set has the view of one team, which is player 0 of all games.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tempo.arena.adapter.game_types import FORFEITS, PlayedMove
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.command_line.progress import Progress
from tempo.arena.command_line.text_files import read_text
from tempo.arena.records.converted import record_of, write_converted
from tempo.arena.records.episodes import Episode, differences, read_competition, settings_of
from tempo.arena.records.record_file import BEGINNING, GameRecord, Record, is_json, is_record

LOGS = re.compile(r"(?<![a-z])logs?(?![a-z])", re.IGNORECASE)  # in the name of a file of logs
EXIT_CODES = "exit code: 0; 1 if an episode of several cannot be read; 2 for unusable input; 130 after Ctrl-C"
MOST_NAMED = 6  # teams in a line

Reader = Callable[[Path, Sequence[Path]], Episode]  # of a file, and of the logs that belong to it


class Download(NamedTuple):
    """An episode and its files of logs."""

    path: Path
    logs: tuple[Path, ...]


class Downloads(NamedTuple):
    """The episodes that were read, with errors and remarks."""

    me: str  # the team whose view is taken
    episodes: list[Episode]  # one for each board and clock; player 0 is that team
    troubles: list[str]  # a line for each file that could not be read
    remarks: list[str]  # automatic decisions, for people


def is_download(path: Path) -> bool:
    """Return whether a path is a folder, or a file with an episode."""
    if path.is_dir():
        return True
    try:
        with path.open(encoding="utf-8-sig") as file:
            start = file.read(BEGINNING)
    except (OSError, UnicodeDecodeError):
        return False
    return is_json(start) and not is_record(start)


def identity(path: Path) -> str:
    """Return the longest number in a file's name, the number of its episode; empty if there is none."""
    return max(re.findall(r"\d+", path.stem), key=len, default="")


def is_logs(path: Path) -> bool:
    """Return whether a file has logs, by its name."""
    return path.suffix == ".json" and LOGS.search(path.stem) is not None


def logs_beside(path: Path) -> tuple[Path, ...]:
    """Return the log files of an episode in the same folder."""
    return logs_in([path.parent]).get(identity(path), ())


def logs_in(folders: Sequence[Path]) -> dict[str, tuple[Path, ...]]:
    """Return the log files in these folders, by the number of their episode."""
    logs: dict[str, tuple[Path, ...]] = {}
    for folder in folders:
        for path in sorted(folder.glob("*.json")):
            if is_logs(path) and identity(path):
                logs[identity(path)] = (*logs.get(identity(path), ()), path)
    return logs


def find_downloads(sources: Sequence[Path]) -> list[Download]:
    """Return the episodes among these files and folders, ordered by number, each once."""
    files = [file for source in sources for file in (source.glob("*.json") if source.is_dir() else [source])]
    episodes = {file.resolve(): file for file in files if not is_logs(file)}
    logs = logs_in(list(dict.fromkeys(file.parent for file in files)))
    if not episodes:
        raise BadInput(f"no episode (*.json) in {', '.join(map(str, sources))}")
    ordered = sorted(episodes.values(), key=lambda file: (int(identity(file) or 0), file.name))
    return [Download(file, logs.get(identity(file), ())) for file in ordered]


def read_episode(path: Path, logs: Sequence[Path]) -> Episode:
    """Read one episode with its logs."""
    return read_competition(str(path), read_text(path), logs)


def read_downloads(sources: Sequence[Path], me: str | None = None, read: Reader = read_episode) -> Downloads:
    """Read all episodes that can be read; BadInput if there are none, or if no team is in all games."""
    whole, troubles = read_all(sources, read)
    me, remarks = choose_team([seats_of(episode, game) for _, episode in whole for game in episode.games], me)
    return Downloads(me, merged(whole, me, remarks), troubles, remarks)


def read_all(sources: Sequence[Path], read: Reader = read_episode) -> tuple[list[tuple[Path, Episode]], list[str]]:
    """Return every episode that can be read, and a line for each file that cannot; BadInput if there is no episode."""
    downloads, troubles = find_downloads(sources), list[str]()
    whole: list[tuple[Path, Episode]] = []
    with Progress("files read", len(downloads)) as progress:
        for path, logs in downloads:
            try:
                whole.append((path, read(path, logs)))
            except BadInput as problem:
                troubles.append(str(problem) if path.name in str(problem) else f"'{path}': {problem}")
            progress.count()
            progress.tick()
    if not whole:
        more = f" (and {len(troubles) - 1} more that cannot be read)" if len(troubles) > 1 else ""
        raise BadInput(troubles[0] + more)
    return whole, troubles


def seats_of(episode: Episode, game: GameRecord) -> tuple[str, str]:
    """Return the names of both sides, the one that began first."""
    first, second = (episode.names[player] for player in game["players"])
    return first, second


def choose_team(games: Sequence[tuple[str, str]], me: str | None) -> tuple[str, list[str]]:
    """Return the team whose view to take, with remarks: the one named, or the one that is in all games.

    games: both names of each game
    me: the team that was named
    """
    count = Counter(name for pair in games for name in pair)
    if me is not None:
        if me not in count:
            raise BadInput(f"no team '{me}': {listed(count)}")
        left = sum(me not in pair for pair in games)
        return me, [f"{left:,} of {len(games):,} games are without {me}: left out"] if left else []
    everywhere = [name for name in count if count[name] == len(games)]
    if not everywhere:
        raise BadInput(f"no team is in all {len(games):,} games: name yours by --me ({listed(count)})")
    if len(everywhere) > 1:
        both = " and ".join(everywhere)
        return everywhere[0], [f"{both} are in all games: seen from {everywhere[0]}'s side (--me names another)"]
    return everywhere[0], []


def listed(count: Counter[str]) -> str:
    """Return `ann in 12, bob in 3`."""
    named = [f"{name} in {games:,}" for name, games in count.most_common(MOST_NAMED)]
    return ", ".join([*named, "…"] if len(count) > MOST_NAMED else named)


def merged(read: Sequence[tuple[Path, Episode]], me: str, remarks: list[str]) -> list[Episode]:
    """Merge all games of one team, player 0, into one episode for each board and clock.

    A game keeps the number of its episode as its index, if it is free. Identical files count once.
    """
    whole: list[Episode] = []
    taken: dict[int, Path] = {}
    for path, episode in read:
        number = int(identity(path) or 0) if len(episode.games) == 1 else len(taken)
        if number in taken and taken[number] != path and taken[number].read_bytes() == path.read_bytes():
            remarks.append(f"'{path}' is the same as '{taken[number]}': left out")
            continue
        for game in episode.games:
            seats = seats_of(episode, game)
            if me in seats:
                index = next(free for free in itertools.count() if free not in taken) if number in taken else number
                taken[index] = path
                into = next((entry for entry in whole if entry.config == episode.config), None)
                if into is None:
                    whole.append(into := Episode([me], episode.config, []))
                into.games.append({**game, "index": index, "players": [into.player(name) for name in seats]})
    return whole


def episodes_record(sources: Sequence[Path]) -> tuple[Record, Downloads]:
    """Return downloads as a record like that of a match, together with errors and remarks."""
    downloads = read_downloads(sources)
    if len(downloads.episodes) > 1:
        settings = " and ".join(differences([settings_of(episode.config) for episode in downloads.episodes[:2]]))
        raise BadInput(f"a record has one board and clock, these have {settings}: convert them separately")
    [episode] = downloads.episodes
    episode = episode._replace(games=[recorded(game) for game in episode.games])
    return record_of(episode, [str(source) for source in sources], "as the episodes say", environment=True), downloads


def write_episodes(output: Path, sources: Sequence[Path]) -> tuple[int, int]:
    """Write downloads to a record; return the number of games, and of files that could not be read."""
    record, read = episodes_record(sources)
    for trouble in read.troubles:
        print(f"{PROGRAM} convert: {trouble}", file=sys.stderr)
    return write_converted(output, record), len(read.troubles)


def recorded(game: GameRecord) -> GameRecord:
    """Return the game with the fields of a record: without notes, and without speed where no log has the time."""
    banks = [float(bank or 0.0) for bank in game["banks"]]
    moves = [{name: move[name] for name in PlayedMove._fields} for move in game["moves"]]
    for move in moves:
        move |= {"seconds": move["seconds"] or 0.0, "bank": float(move["bank"] or 0.0)}
        if not move["seconds"]:
            move["simulations"] = None  # without a time there is no speed
    forfeit = next((status for status in game["statuses"] if status in FORFEITS), None)
    return {**game, "moves": moves, "banks": banks, "problem": game["problem"] or forfeit}
