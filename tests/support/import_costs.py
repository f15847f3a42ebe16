"""Processor time and memory of reading hostile texts, each in a forked process: `python import_costs.py FAMILY WAY...`

The ways are those of the board's server (`served`), of `convert`, and of `review`, which reads any file (`read`). With
`replay` the server plays as many moves of the family's game as a request may hold. Prints a line of JSON for each text:
way, name, processor time, growth of memory in MB, and what was said about the text. The unit of processor time is
that of counting to a million, at the start and after a long time, which a busy machine makes longer, too. Files of
PROPER games are left out: `convert` and `review` may take as long as there are games.
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from math import inf
from pathlib import Path
from resource import RLIMIT_CPU, RUSAGE_SELF, getrusage, setrlimit
from tempfile import TemporaryDirectory
from time import process_time

from hostile_texts import families
from storage_support import random_actions

from tempo.app.rules.formats_route import games_of
from tempo.app.rules.rules_route import MAX_MOVES, MoveReader, read_games
from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.convert import main as convert
from tempo.arena.records.read_games import read_file

PROPER = {"games", "empty games", "openings", "text before"}
PROPER |= {"short games", "few short games", "whole games", "most games"}
ENDLESS = 60  # seconds of a processor after which a reader is killed


def served(text: str, path: Path, game: str | None) -> str:
    """Read in all formats of all games, and as typed moves."""
    formats = [[name, suffix] for name in games() for suffix in adapter_of(name).formats]
    return f"{len(games_of({'text': text, 'source': 'the text', 'formats': formats, 'typed': games()}))} games"


def replayed(text: str, path: Path, game: str | None) -> str:
    """Play the moves of games, which are JSON."""
    reader = MoveReader(new_config(str(game)))
    answers = [reader.replay(words, seats) for words, seats in read_games(json.loads(text))]
    assert all(answer["wrong"] is None for answer in answers)
    return f"{len(answers)} games"


def most_moves(game: str) -> str:
    """Return random games with as many moves as a request may hold, by the moves' names."""
    config, written, moves = new_config(game), [], 0
    for seed in range(MAX_MOVES):
        actions = random_actions(game, seed % 50)
        if (moves := moves + len(actions)) > MAX_MOVES or len(written) == 10_000:
            break
        words = [adapter_of(game).name_of(action, config).lower() for action in actions]
        written.append({"words": words, "seats": [None] * len(words)})
    return json.dumps(written)


def converted(text: str, path: Path, game: str | None) -> str:
    """Convert a file to a record."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()) as said:
        code = convert([str(path), "-o", str(path.with_suffix(".jsonl")), *(["--game", game] if game else [])])
    return said.getvalue() if code else "converted"


def read(text: str, path: Path, game: str | None) -> str:
    """Read a file as `review` does."""
    return f"{len(read_file(path, (), game, {}).games)} games"


WAYS: dict[str, Callable[[str, Path, str | None], str]] = {
    "served": served, "replay": replayed, "convert": converted, "read": read,
}  # fmt: skip


def memory() -> float:
    """Return the most memory of this process so far, in MB."""
    return getrusage(RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def counting() -> float:
    """Return the processor time of counting to a million."""
    began = process_time()
    for _ in range(1_000_000):
        pass
    return process_time() - began


UNIT = counting()


def cost(way: Callable[[str, Path, str | None], str], text: str, path: Path, game: str | None) -> list[object]:
    """Return processor time, MB and what was said, of a forked process; its wait status if it died."""
    path.write_text(text, encoding="utf-8", errors="replace")
    reading, writing = os.pipe()
    if (process := os.fork()) == 0:
        setrlimit(RLIMIT_CPU, (ENDLESS, ENDLESS))
        before, began = memory(), process_time()
        try:
            said = way(text, path, game)
        except BadInput as problem:
            said = str(problem)
        except BaseException as problem:
            said = f"!{type(problem).__name__}: {problem}"
        taken = process_time() - began
        unit = max(UNIT, counting()) if taken > 10 * UNIT else UNIT
        answer = [taken / unit, memory() - before, said[:300]]
        os.write(writing, json.dumps(answer).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as reader:
        answer_text = reader.read()
    status = os.waitpid(process, 0)[1]
    return json.loads(answer_text) if answer_text else [inf, 0.0, f"!died, {status}"]


def main(family: str, *ways: str) -> None:
    game, dot, suffix = family.partition(".")
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"hostile.{suffix or 'txt'}"
        for way in ways:
            for name, text in [("most moves", most_moves(game))] if way == "replay" else families()[family]():
                if name not in PROPER or way in ("served", "replay"):
                    costs = cost(WAYS[way], text, path, game if dot else None)
                    print(json.dumps([way, name, *costs]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
