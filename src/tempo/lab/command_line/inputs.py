"""What people type: the parser, the types of its options, and the error for input that cannot be used.

Bad input gets one line that says what was wrong, and exit code 2. No usage text, no traceback.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from tempo.lab.command_line.program import CHECKOUT_NAME, PROGRAM

PACKAGE = Path(__file__).resolve().parents[2]  # the folder of `tempo`
CHECKOUT = PACKAGE.parents[1] if (PACKAGE.parents[1] / "build.py").is_file() else None  # None where it is installed
ROOT = CHECKOUT or Path.cwd()  # runs/ and submission/ lie there
INTERRUPTED = 130  # what a shell reports of a program that Ctrl-C ended


class BadInput(Exception):
    """Something typed, or a file named, that cannot be used. The message is for the person who typed it."""


class Parser(argparse.ArgumentParser):
    """argparse, with errors of one line."""

    def __init__(self, **options: Any) -> None:
        texts = {name: text.replace(CHECKOUT_NAME, PROGRAM) for name, text in options.items() if isinstance(text, str)}
        options |= texts  # prog, description and epilog call the program by its name
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help lists the options)\n")

    def parse_all(self, argv: Sequence[str]) -> argparse.Namespace:
        """All that was typed; in `typed` the options that stand there, in their order."""
        options, unknown = self.parse_known_args(argv)
        known = [name for action in self._actions for name in action.option_strings]
        if unknown:
            mended = did_you_mean(unknown[0].partition("=")[0], known)
            self.error(f"unrecognized arguments: {' '.join(unknown)}{mended}")
        options.typed = [name for name in (part.partition("=")[0] for part in argv) if name in known]
        return options


class RenamedOption(argparse.Action):
    """An option's old name: it still works, and prints one line with the new name."""

    def __init__(self, option_strings: Sequence[str], dest: str, new: str, **options: Any) -> None:
        super().__init__(option_strings, dest, **(options | {"default": argparse.SUPPRESS, "help": argparse.SUPPRESS}))
        self.new = new

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: str | None = None
    ) -> None:  # fmt: skip
        print(f"{parser.prog}: {option} is now called {self.new}", file=sys.stderr)
        setattr(namespace, self.dest, values)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a complaint about a word that is none of these; nothing if none is like it."""
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


def run_command(parser: Parser, run: Callable[[argparse.Namespace], int], argv: list[str]) -> int:
    """Parse, run, and turn what can go wrong before the first game into one line and an exit code."""
    options = parser.parse_all(argv)
    try:
        return run(options)
    except BadInput as problem:
        print(f"{parser.prog}: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"{parser.prog}: interrupted", file=sys.stderr)
        return INTERRUPTED


def cores() -> int:
    """The cores that this process may use: its affinity, and the quota of its container."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, min(count, int(quota) // int(period)))
    except (OSError, ValueError):  # no such file, or the quota is "max"
        return count


def shape(text: str) -> dict[str, int]:
    """`rows=8,columns=9,inarow=5`, any part of it; which parts there are is the game's to say."""
    values = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        if not name.strip().isidentifier() or not number.strip().isdecimal() or int(number) < 1:
            raise argparse.ArgumentTypeError(f"'{part}' is not like rows=6, with a number from 1 up")
        values[name.strip()] = int(number)
    return values


def shape_text(sizes: Mapping[str, int], between: str = ",") -> str:
    """The same, as it is typed."""
    return between.join(f"{name}={size}" for name, size in sizes.items())


def positive(text: str) -> int:
    """A whole number from 1 up; thousands may be parted by commas or underscores."""
    digits = text.replace(",", "").replace("_", "")
    if not digits.isdecimal() or int(digits) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 up")
    return int(digits)


def zero_or_more(text: str) -> int:
    """The same, or 0."""
    return 0 if text == "0" else positive(text)


def seconds(text: str) -> float:
    """A time of 0 or more."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return value


def plies(text: str) -> tuple[int, int]:
    """`2-6`, or `4` for exactly four."""
    low, _, high = text.partition("-")
    high = high or low
    if not (low.isdecimal() and high.isdecimal()) or int(low) > int(high):
        raise argparse.ArgumentTypeError(f"'{text}' is not a range like 2-6")
    return int(low), int(high)


def writable(text: str) -> Path:
    """A file that can be written when all is played: told before, not after, an hour of games."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"cannot write '{text}': no such folder, or a folder itself")
    return path


def agent_file(text: str) -> Path:
    """The path of an agent that exists."""
    path = Path(text)
    if not path.is_file():
        mend = ""
        if path.resolve().parent == ROOT / "submission":
            mend = " (python build.py makes it)" if CHECKOUT else " (it is built in a checkout of Tempo, not installed)"
        raise BadInput(f"there is no agent file '{text}'{mend}")
    return path
