"""Command-line input: parser, option types, and the error for bad input.

Bad input gets one line that says what is wrong, and exit code 2. No usage text, no traceback.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from tempo.arena.command_line.clean_output import cleaned_output
from tempo.arena.command_line.process_text import one_line
from tempo.arena.command_line.program import CHECKOUT_NAME, PROGRAM

PACKAGE = Path(__file__).resolve().parents[2]  # the folder of `tempo`
CHECKOUT = PACKAGE.parents[1] if (PACKAGE.parents[1] / "build.py").is_file() else None  # None where it is installed
ROOT = CHECKOUT or Path.cwd()  # runs/ and submission/ lie there
MOST_RANGES = 8  # in a list of numbers to choose from
IMAGES = (".png", ".svg")
LARGEST_SCALE = 10_000  # of a clock
INTERRUPTED = 130  # exit code of a program that Ctrl-C ended


class BadInput(ValueError):
    """Input that cannot be used. The message is one line for the person who typed it."""

    def __str__(self) -> str:
        return one_line(super().__str__())


class SearchFailed(BaseException):
    """An error in a search of ours, with file and line: it ends the run. Referees let it pass, as they do Ctrl-C."""


class Parser(argparse.ArgumentParser):
    """ArgumentParser with errors of one line."""

    def __init__(self, **options: Any) -> None:
        texts = {name: text.replace(CHECKOUT_NAME, PROGRAM) for name, text in options.items() if isinstance(text, str)}
        options |= texts  # prog, description and epilog call the program by its name
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Print one line and exit with code 2."""
        self.exit(2, f"{self.prog}: {one_line(message)} (--help lists the options)\n")

    def parse_all(self, argv: Sequence[str]) -> argparse.Namespace:
        """Parse all arguments, names and options in any order; `typed` lists the options given, in their order."""
        options, unknown = self.parse_known_intermixed_args(argv)
        known = [name for action in self._actions for name in action.option_strings]
        if unknown:
            hint = did_you_mean(unknown[0].partition("=")[0], known)
            self.error(f"unrecognized arguments: {' '.join(unknown)}{hint}")
        options.typed = [name for name in (part.partition("=")[0] for part in argv) if name in known]
        return options


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a suffix of an error message that suggests a similar word, or nothing."""
    near = get_close_matches(word, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


def ranges(numbers: Iterable[int]) -> str:
    """Format numbers like `0-3, 17`, the first ones of many."""
    runs: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        low = runs.pop()[0] if runs and runs[-1][1] == number - 1 else number
        runs.append((low, number))
    parts = [f"{low}-{high}" if high > low else f"{low}" for low, high in runs]
    return ", ".join([*parts[:MOST_RANGES], "…"] if len(parts) > MOST_RANGES else parts)


def run_command(parser: Parser, run: Callable[[argparse.Namespace], int], argv: list[str]) -> int:
    """Parse and run a command; bad input, an error in a search and Ctrl-C become one line and an exit code."""
    with cleaned_output():
        options = parser.parse_all(argv)
        try:
            return run(options)
        except BadInput as problem:
            print(f"{parser.prog}: {problem}", file=sys.stderr)
            return 2
        except SearchFailed as failure:
            print(f"{parser.prog}: {failure}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            print(f"{parser.prog}: interrupted", file=sys.stderr)
            return INTERRUPTED


def shape(text: str) -> dict[str, int]:
    """Parse `rows=8,columns=9,inarow=5` or a part of it; the game checks the names."""
    values: dict[str, int] = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        if name.strip() in values:
            raise argparse.ArgumentTypeError(f"'{text}' sets {name.strip()} twice")
        if not name.strip().isidentifier() or not number.strip().isdecimal() or int(number) < 1:
            raise argparse.ArgumentTypeError(f"'{part}' is not like rows=6, with a number from 1 up")
        values[name.strip()] = int(number)
    return values


def shape_text(sizes: Mapping[str, int], between: str = ",") -> str:
    """Format sizes as they are typed."""
    return between.join(f"{name}={size}" for name, size in sizes.items())


def positive(text: str) -> int:
    """Parse a whole number from 1 up; commas or underscores may separate thousands."""
    digits = text.replace(",", "").replace("_", "")
    if not digits.isdecimal() or int(digits) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 up")
    return int(digits)


def zero_or_more(text: str) -> int:
    """Parse a whole number from 0 up."""
    return 0 if text == "0" else positive(text)


def seconds(text: str) -> float:
    """Parse a time in seconds, 0 or more."""
    return _number(text, 0, sys.float_info.max, "a number of seconds")


def divisor(text: str) -> float:
    """Parse the scale of a clock."""
    return _number(text, 1, LARGEST_SCALE, f"a number from 1 to {LARGEST_SCALE:,}")


def _number(text: str, low: float, high: float, what: str) -> float:
    """Parse a number within bounds."""
    with suppress(ValueError):
        if low <= (value := float(text)) <= high:
            return value
    raise argparse.ArgumentTypeError(f"'{text}' is not {what}")


def plies(text: str) -> tuple[int, int]:
    """Parse a range `2-6`, or `4` for exactly four."""
    low, _, high = text.partition("-")
    high = high or low
    if not (low.isdecimal() and high.isdecimal()) or int(low) > int(high):
        raise argparse.ArgumentTypeError(f"'{text}' is not a range like 2-6")
    return int(low), int(high)


def writable(text: str) -> Path:
    """Parse the path of a file that can be written, checked before an hour of games is played."""
    path = Path(text)
    if path.is_dir() or not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"cannot write '{text}': no such folder, or a folder itself")
    return path


def image_file(text: str) -> Path:
    """Parse the path of a picture that can be written."""
    path = writable(text)
    if path.suffix not in IMAGES:
        raise argparse.ArgumentTypeError(f"'{text}' should end in {' or '.join(IMAGES)}")
    return path


def agent_file(text: str) -> Path:
    """Return the path of an existing agent file."""
    path = Path(text)
    if not path.is_file():
        mend = ""
        if path.resolve().parent == ROOT / "submission":
            in_checkout = f" (python build.py {path.stem} makes it)"
            mend = in_checkout if CHECKOUT else " (it is built in a checkout of Tempo, not installed)"
        raise BadInput(f"there is no agent file '{text}'{mend}")
    return path
