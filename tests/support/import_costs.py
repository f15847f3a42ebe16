"""Processor time and memory of reading hostile texts, each in a forked process: `python import_costs.py FAMILY WAY`.

The ways are those of the board (`import`), of `convert`, and of `review`, which reads any file (`read`). Prints a line
of JSON for each text: name, seconds of a processor, growth of memory in MB, and what was said about the text.
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from resource import RLIMIT_CPU, RUSAGE_SELF, getrusage, setrlimit
from tempfile import TemporaryDirectory
from time import process_time

from hostile_texts import families

from tempo.app.storage.importer import import_games
from tempo.lab.command_line.inputs import BadInput
from tempo.lab.records.convert import main as convert
from tempo.lab.records.read_games import read_file

ENDLESS = 60  # seconds of a processor after which a reader is killed


def imported(text: str, path: Path, game: str | None) -> str:
    """Import as the board does."""
    return f"{len(import_games(text, 'the text', game or 'gomoku'))} games"


def converted(text: str, path: Path, game: str | None) -> str:
    """Convert a file to a record."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()) as said:
        code = convert([str(path), "-o", str(path.with_suffix(".jsonl")), *(["--game", game] if game else [])])
    return said.getvalue() if code else "converted"


def read(text: str, path: Path, game: str | None) -> str:
    """Read a file as `review` does."""
    return f"{len(read_file(path, (), game, {}).games)} games"


WAYS: dict[str, Callable[[str, Path, str | None], str]] = {"import": imported, "convert": converted, "read": read}


def memory() -> float:
    """Return the most memory of this process so far, in MB."""
    return getrusage(RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def cost(way: Callable[[str, Path, str | None], str], text: str, path: Path, game: str | None) -> list[object]:
    """Return seconds, MB and what was said, of a forked process; its wait status if it died."""
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
        answer = [process_time() - began, memory() - before, said[:300]]
        os.write(writing, json.dumps(answer).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as reader:
        answer_text = reader.read()
    status = os.waitpid(process, 0)[1]
    return json.loads(answer_text) if answer_text else [float(ENDLESS), 0.0, f"!died, {status}"]


def main(family: str, way: str) -> None:
    game, dot, suffix = family.partition(".")
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"hostile.{suffix or 'txt'}"
        for name, text in families()[family]():
            print(json.dumps([name, *cost(WAYS[way], text, path, game if dot else None)]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
