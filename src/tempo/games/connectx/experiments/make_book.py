"""Build the opening book and the tables of outcomes and scores: python -m tempo.games.connectx.experiments.make_book

The opening book: the solver finds the exact best move of every position of the book, ply by ply. Of equally good
moves it takes the one nearest to the middle, so the book is reproducible. Each result is appended to a checkpoint in
book/ at once, and a later run resumes from there. When all positions are solved, book_data.py is written.

The outcomes of all positions with eight stones and the scores of those with six are computed the same way: see
make_outcomes.py and make_scores.py.
"""
import random
import sys
from argparse import Namespace
from pathlib import Path

import numpy as np

from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import INTERRUPTED, Parser, positive, run_command
from tempo.arena.command_line.progress import tracked
from tempo.arena.jobs.executor import Executor, add_options, executor_of
from tempo.arena.jobs.pool import WorkerFailed
from tempo.games.connectx.book.book import ALPHABET, Stones, walk_book
from tempo.games.connectx.book.outcomes import OUTCOME_ALPHABET
from tempo.games.connectx.experiments.make_outcomes import LETTERS, find_outcomes
from tempo.games.connectx.experiments.make_scores import find_scores
from tempo.games.connectx.experiments.resumable_solving import (
    Checkpoint,
    Solved,
    new_solver,
    position_of_key,
    solve_key,
    whole_lines,
)
from tempo.games.connectx.solver.move_scores import score_moves

HERE = Path(__file__).parents[1] / "book"
CHECKPOINT = HERE / "book_solved.txt"
DATA = HERE / "book_data.py"
HEADER = "# The key of a position (hexadecimal), its best move, its exact score: see make_book.py.\n"
OUTCOME_CHECKPOINT = HERE / "outcomes_solved.txt"
OUTCOME_DATA = HERE / "outcome_data.py"
SCORE_CHECKPOINT = HERE / "scores_solved.txt"
SCORE_DATA = HERE / "score_data.py"
SCORE_HEADER = '''"""The scores of positions with six stones, made by make_book; never edited by hand."""\n\n'''
OUTCOME_HEADER = '''"""The outcomes of positions with eight stones, made by make_book; never edited by hand."""\n\n'''
DATA_HEADER = '''"""The book's moves, made by make_book; never edited by hand."""\n\n'''
LINE = 100  # characters of text in a line of the data file
TABLE_BITS = 28  # 2 GiB for each worker: a larger table saves repeated search


def read_checkpoint(path: Path) -> dict[int, Solved]:
    """Read the solved positions, by key."""
    entries = (Solved(int(key, 16), int(move), int(score)) for key, move, score in whole_lines(path))
    return {solved.key: solved for solved in entries}


def _line_of(solved: Solved) -> str:
    return f"{solved.key:x} {solved.move} {solved.score}\n"


def make(executor: Executor, table_bits: int, path: Path, data: Path, console: Console) -> None:
    """Solve the missing positions and write the book.

    Args:
        executor: where the positions are solved.
        table_bits: log2 of each worker's table, in entries of 8 bytes.
        path: the checkpoint.
        data: the Python module to write.
        console: for the summary.
    """
    checkpoint = Checkpoint(path, HEADER)
    solved = read_checkpoint(path)

    def choose(positions: list[Stones]) -> list[int]:
        keys = [sum(position) for position in positions]
        missing = [key for key in keys if key not in solved]
        label, known = f"{positions[0][1].bit_count()} stones", len(keys) - len(missing)
        for result in checkpoint.solve(executor, solve_key, missing, table_bits, _line_of, label, known):
            solved[result.key] = result
        return [solved[key].move for key in keys]

    texts = [pack(list(walk_book(seat, choose).values())) for seat in (0, 1)]
    constants = map(_constant, ("FIRST_SEAT_MOVES", "SECOND_SEAT_MOVES"), texts)
    data.write_text(DATA_HEADER + "".join(constants), encoding="utf-8", newline="\n")
    console.print(f"{data.name}: {sum(map(len, texts)):,} characters, {len(solved):,} positions solved")


def pack(moves: list[int]) -> str:
    """Encode moves as text, two to a character."""
    padded = moves + [0] * (len(moves) % 2)
    return "".join(ALPHABET[7 * first + second] for first, second in zip(padded[::2], padded[1::2], strict=True))


def pack_outcomes(outcomes: np.ndarray) -> str:
    """Encode outcomes, -1 to 1, as text, four to a character."""
    digits = np.concatenate([outcomes + 1, np.zeros(-len(outcomes) % 4, outcomes.dtype)]).reshape(-1, 4)
    return "".join(OUTCOME_ALPHABET[place] for place in digits @ np.array([27, 9, 3, 1]))


def _constant(name: str, text: str) -> str:
    """Return a long text as Python source."""
    lines = [f'    "{text[start : start + LINE]}"\n' for start in range(0, len(text), LINE)]
    return f"{name} = (\n{''.join(lines)})\n"


def _make_outcome_data(executor: Executor, table_bits: int, path: Path, data: Path, console: Console) -> None:
    """Solve the missing positions and write the outcomes. Arguments as in `make`."""
    letters = find_outcomes(executor, table_bits, path)
    text = pack_outcomes(np.array([LETTERS.index(letter) - 1 for letter in letters], np.int8))
    data.write_text(OUTCOME_HEADER + _constant("OUTCOMES", text), encoding="utf-8", newline="\n")
    console.print(f"{data.name}: {len(text):,} characters, {len(letters):,} positions solved")


def _make_score_data(executor: Executor, table_bits: int, path: Path, data: Path, console: Console) -> None:
    """Solve the missing positions and write the scores. Arguments as in `make`."""
    letters = find_scores(executor, table_bits, path)
    data.write_text(SCORE_HEADER + _constant("SCORES", letters), encoding="utf-8", newline="\n")
    console.print(f"{data.name}: {len(letters):,} characters")


def verify(count: int, table_bits: int, checkpoint: Path, seed: int, console: Console) -> int:
    """Solve all moves of a random sample again, with an empty table; return 1 if any score differs, else 0."""
    solved = sorted(read_checkpoint(checkpoint).values())
    sample = random.Random(seed).sample(solved, min(count, len(solved)))
    wrong = 0
    for entry in tracked(sample, "verifying"):
        state = np.array(position_of_key(entry.key), np.uint64)
        scores = {column: low for column, low, _ in score_moves(new_solver(table_bits), state)}
        if max(scores.values()) != entry.score or scores[entry.move] != entry.score:
            wrong += 1
            problem = f"move {entry.move}, score {entry.score}, but the moves score {scores}"
            console.print(f"position {entry.key:x}: {problem}")
    console.print(f"{len(sample) - wrong} of {len(sample)} positions agree")
    return 1 if wrong else 0


def parser() -> Parser:
    """Return the command line's parser."""
    options = Parser(prog="python -m tempo.games.connectx.experiments.make_book", description=__doc__)
    add = options.add_argument
    bits_help = "table of 2^N entries of 8 bytes for each worker (%(default)s)"
    add("--table-bits", type=positive, default=TABLE_BITS, metavar="N", help=bits_help)
    add("--only", choices=("moves", "outcomes", "scores"), help="one of the three instead of all")
    add("--verify", type=positive, metavar="N", help="solve a random N of the solved positions again")
    add("--seed", type=int, default=1, metavar="N", help="which positions are verified (%(default)s)")
    add_options(options)
    return options


def run(options: Namespace) -> int:
    console = Console(stderr=True)
    if options.verify is not None:
        return verify(options.verify, options.table_bits, CHECKPOINT, options.seed, console)
    executor = executor_of(options)
    try:
        if options.only in ("moves", None):
            make(executor, options.table_bits, CHECKPOINT, DATA, console)
        if options.only in ("outcomes", None):
            _make_outcome_data(executor, options.table_bits, OUTCOME_CHECKPOINT, OUTCOME_DATA, console)
        if options.only in ("scores", None):  # which begins with the outcomes
            _make_score_data(executor, options.table_bits, SCORE_CHECKPOINT, SCORE_DATA, console)
    except (KeyboardInterrupt, WorkerFailed) as stop:
        reason = str(stop) or "stopped"
        console.print(f"{reason}; solved positions are in a checkpoint, and the same command resumes from it")
        return 1 if isinstance(stop, WorkerFailed) else INTERRUPTED
    return 0


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
