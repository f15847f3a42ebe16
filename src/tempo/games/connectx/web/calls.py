"""What ConnectX's player in JavaScript (player.js) needs beside the search: kernels and data of the book."""

from typing import Any

import numpy as np

from tempo.games.connectx.adapter import exact_scores
from tempo.games.connectx.book import early_scores
from tempo.games.connectx.book.book import ALPHABET, DEEPEST
from tempo.games.connectx.book.book_data import FIRST_SEAT_MOVES, SECOND_SEAT_MOVES
from tempo.games.connectx.book.outcome_data import OUTCOMES
from tempo.games.connectx.book.outcomes import OUTCOME_ALPHABET, OUTCOME_STONES
from tempo.games.connectx.book.score_data import SCORES
from tempo.games.connectx.solver import prover
from tempo.games.connectx.solver.transposition_table import MAX_SCORE
from tempo.games.connectx.web.key_kernels import back_up_outcomes, keys_after_moves, next_keys
from tempo.search.game import Game
from tempo.search.player.searcher import KernelCall

MOST_KEYS, MOST_FOUND = 100_000, 200_000  # positions of one ply, and moves that lead to them
TABLE_BITS = prover.MAX_PROOF_TABLE_BITS - 2  # of the solver, which grows by two bits at a time: 64 MiB
WEB_SIZES = {("solve_position", "work.table"): 1 << TABLE_BITS}


def web_calls(game: Game, state: np.ndarray) -> list[KernelCall]:
    """Return the calls of the kernels of book and tables."""
    keys, after = np.zeros(MOST_KEYS, np.uint64), np.zeros(MOST_FOUND, np.uint64)
    moves, outcomes, later = (np.zeros(MOST_KEYS, np.int8) for _ in range(3))
    return [
        (next_keys, (keys, 1, after)),
        (keys_after_moves, (keys, moves, 1, after)),
        (back_up_outcomes, (keys, 1, after, 1, later, outcomes)),
    ]


def web_data() -> dict[str, Any]:
    """Return the tables, what the prover expects of a proof, and what exact scores need."""
    return {
        "book": {"moves": [FIRST_SEAT_MOVES, SECOND_SEAT_MOVES], "alphabet": ALPHABET, "deepest": DEEPEST},
        "scores": {"text": SCORES, "zero": early_scores.ZERO_LETTER, "stones": early_scores.SCORE_STONES},
        "outcomes": {"text": OUTCOMES, "alphabet": OUTCOME_ALPHABET, "stones": OUTCOME_STONES},
        "proof": {
            name: getattr(prover, name.upper())
            for name in (
                "reference_effort", "reference_nodes", "effort_per_doubling", "effort_per_stone", "long_line_factor",
                "short_move", "short_move_table_bits",
            )
        } | {"table_bits": TABLE_BITS, "speed": prover.ConnectXProver.speed, "scores": [-MAX_SCORE, MAX_SCORE]},
        "exact": {
            "windows": [exact_scores.OUTCOME_WINDOW, exact_scores.SCORE_WINDOW], "slice": exact_scores.NODES,
        },
    }  # fmt: skip
