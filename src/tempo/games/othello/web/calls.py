"""What Othello's player in JavaScript (player.js) needs beside the search: what its prover expects of a proof."""

from typing import Any

import numpy as np

from tempo.games.othello.adapter import exact_scores
from tempo.games.othello.endgame import prover
from tempo.games.othello.endgame.endgame_table import GREATEST, LEAST
from tempo.games.othello.endgame.endgame_tree import CORNERS
from tempo.games.othello.evaluation.evaluate import UNIT
from tempo.games.othello.evaluation.patterns import PATTERNS, PLACEMENTS
from tempo.games.othello.evaluation.unpacking import learned_evaluator
from tempo.games.othello.rules import CELLS
from tempo.games.othello.web.feature_filling import fill_arrays, filling_arguments
from tempo.games.othello.web.pattern_effects import pattern_effects
from tempo.search.game import Game
from tempo.search.player.searcher import KernelCall


def computed_arrays() -> list[np.ndarray]:
    """Return the arrays that `fill_arrays` writes."""
    return [learned_evaluator().features]


def web_calls(game: Game, state: np.ndarray) -> list[KernelCall]:
    """Return the kernel that computes the weights of the evaluation."""
    return [filling_call()]


def explaining_calls() -> list[KernelCall]:
    """Return what a page calls to explain the evaluation."""
    evaluator, state = learned_evaluator(), np.zeros(2, np.uint64)
    return [filling_call(), (pattern_effects, (evaluator, state, np.zeros(PLACEMENTS, np.int64)))]


def filling_call() -> KernelCall:
    """Return the call that computes the weights of the evaluation."""
    return fill_arrays, filling_arguments(learned_evaluator().features)


def web_data() -> dict[str, Any]:
    """Return the numbers of the prover and of exact scores."""
    names = "most_empty usual_squares usual_proof empty_doubles many_empty_doubles usual_moves table_bits"
    proof = {name: getattr(prover, name.upper()) for name in names.split()}
    corners = [square for square in range(CELLS) if int(CORNERS) >> square & 1]
    exact = {
        "most_empty": exact_scores.MOST_EMPTY, "first_nodes": exact_scores.FIRST_NODES, "slice": exact_scores.SLICE,
        "windows": [exact_scores.OUTCOME_WINDOW, exact_scores.SCORE_WINDOW],
    }  # fmt: skip
    proof |= {"speed": prover.EndgameProver.speed, "scores": [LEAST, GREATEST], "corners": corners}
    patterns = [{"name": pattern.name, "placements": pattern.placements} for pattern in PATTERNS]
    return {"proof": proof, "exact": exact, "patterns": patterns, "unit": UNIT}
