"""Precomputed exact scores of the standard board's first plies, where the solver takes seconds.

`sets/early_scores.txt` holds the scores of positions with six stones, mirror images once, sorted by key, one letter
each. Scores with fewer stones are backed up from them. The command that makes the file appends each full line and
resumes at the end of the file. An incomplete file is usable: missing scores are unknown.

    python -m tempo.games.connectx.adapter.early_scores --table-bits 29
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import numpy as np

from tempo.games.connectx.book.book import BOOK_COLUMNS, Stones, canonical
from tempo.games.connectx.book.outcomes import drop_all, mirror_bitboards, outcomes_by_ply, positions_by_ply
from tempo.games.connectx.rules import new_board
from tempo.games.connectx.solver.solver import Solver
from tempo.games.connectx.solver.transposition_table import MAX_SCORE, MIX
from tempo.lab.command_line.inputs import Parser
from tempo.lab.command_line.progress import tracked
from tempo.search.exact.solver import BITS, LAST_BITS, STORED

FILE = Path(__file__).with_name("sets") / "early_scores.txt"
STONES = 6
NO_SCORE = -MAX_SCORE  # marks unknown scores in arrays
ZERO_LETTER = 85  # U stands for the score 0, V for 1, and so on
LINE = 50  # letters in a line of the file
HEADER = f"# scores of all positions with {STONES} stones, U for 0, in the order of their keys: see early_scores.py\n"


def outcome_bounds(outcome: int) -> tuple[int, int]:
    """Return the bounds of a score with this outcome."""
    return (1, MAX_SCORE) if outcome > 0 else (-MAX_SCORE, -1) if outcome < 0 else (0, 0)


def preload_outcomes(solver: Solver) -> None:
    """Write the outcomes of all positions with six to eight stones into the solver's table.

    It must be a solver of the standard board that has not searched yet. Its search then never goes below eight stones
    for an outcome, and takes as little as a third of the time for a score.
    """
    work = solver.work
    bits, page_bits, one = np.uint64(work.task[LAST_BITS]), work.page_bits, np.uint64(1)
    bits -= (bits - page_bits) % np.uint64(2)  # the table grows by two bits at a time
    work.task[BITS], work.task[STORED] = bits, 0
    work.table[:] = 0
    for ply, outcomes in list(zip(positions_by_ply(), outcomes_by_ply(), strict=True))[STONES:]:
        bounds = np.array([outcome_bounds(outcome) for outcome in (-1, 0, 1)])[outcomes + 1]
        low, high = (bounds[:, 0] + MAX_SCORE).astype(np.uint64), (MAX_SCORE - bounds[:, 1]).astype(np.uint64)
        known = low | high << np.uint64(7)
        for keys in (ply.keys, mirror_bitboards(ply.mine) + mirror_bitboards(ply.stones)):
            hashed, region = (keys << work.pad) * MIX, (keys & work.lower) * MIX
            page = region >> one >> (np.uint64(63) + page_bits - bits)
            place = page << page_bits | hashed >> (np.uint64(64) - page_bits)
            work.table[place] = hashed << page_bits | known


def score_letters(path: Path = FILE) -> str:
    """Return the letters in the file, which may be incomplete."""
    lines = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    return "".join(line for line in lines if not line.startswith("#"))


def _read_scores(path: Path = FILE) -> np.ndarray:
    """Return the scores in the file."""
    return np.frombuffer(score_letters(path).encode(), np.uint8).astype(np.int64) - ZERO_LETTER


@cache
def all_scores() -> list[np.ndarray]:
    """Return the scores of all positions with up to six stones, by ply; NO_SCORE where they are unknown."""
    last = np.full(len(positions_by_ply()[STONES].keys), NO_SCORE)
    read = _read_scores()
    last[: len(read)] = read
    known = [last]
    for stones in range(STONES - 1, -1, -1):
        known.insert(0, _back_up_scores(stones, known[0]))
    return known


def _back_up_scores(stones: int, after: np.ndarray) -> np.ndarray:
    """Back up the scores of the positions with this number of stones from those with one more."""
    ply, keys_after = positions_by_ply()[stones], positions_by_ply()[stones + 1].keys
    best = np.full(len(ply.keys), -MAX_SCORE)
    missing = np.zeros(len(ply.keys), bool)
    for column in range(BOOK_COLUMNS):
        legal, _, mine, placed = drop_all(ply, column)  # no stone wins this early
        keys = np.minimum(mine + placed, mirror_bitboards(mine) + mirror_bitboards(placed))
        scores = after[np.minimum(np.searchsorted(keys_after, keys), len(keys_after) - 1)]
        missing |= legal & (scores == NO_SCORE)
        best = np.where(legal, np.maximum(best, -scores), best)
    return np.where(missing, NO_SCORE, best)


def early_score(position: Stones) -> int | None:
    """Return the precomputed score for the side to move, else None."""
    count = position[1].bit_count()
    if count > STONES:
        return None
    (mine, placed), _ = canonical(position)
    score = int(all_scores()[count][np.searchsorted(positions_by_ply()[count].keys, np.uint64(mine + placed))])
    return None if score == NO_SCORE else score


def main(argv: list[str]) -> int:
    """Compute the missing scores and append them to the file."""
    parser = Parser(prog="python -m tempo.games.connectx.adapter.early_scores", description=__doc__)
    parser.add_argument("--table-bits", type=int, default=27, metavar="N", help="2^N words of table (%(default)s)")
    options = parser.parse_args(argv)
    ply, outcomes, done = positions_by_ply()[STONES], outcomes_by_ply()[STONES], len(_read_scores())
    solver = Solver(new_board(6, 7, 4), options.table_bits)
    preload_outcomes(solver)
    if not FILE.exists():
        FILE.write_text(HEADER, encoding="ascii", newline="\n")
    letters = ""
    for place in tracked(range(done, len(ply.keys)), "scoring"):
        position = int(ply.mine[place]), int(ply.stones[place])
        solver.known[position] = outcome_bounds(int(outcomes[place]))
        letters += chr(solver.solve(np.array(position, np.uint64)).low + ZERO_LETTER)
        if len(letters) == LINE or place + 1 == len(ply.keys):
            with FILE.open("a", encoding="ascii", newline="\n") as file:
                file.write(letters + "\n")
            letters = ""
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
