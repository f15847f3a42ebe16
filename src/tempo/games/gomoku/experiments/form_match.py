"""Games of weights by phase against one set of weights, at equal nodes.

    python -m tempo.games.gomoku.experiments.form_match                 two minutes on one core

Both are fitted to the same games of a training run, equally long (line_forms.py). Each search evaluates by the phase of
its root, which costs nothing. Openings are level ones on 15x15, each played with both colours.
"""
import sys
from argparse import Namespace
from collections.abc import Sequence

import numpy as np
from rich.table import Table

from tempo.games.gomoku.adapter.openings import draw_level_openings
from tempo.games.gomoku.alphabeta.line_workspace import PROVEN
from tempo.games.gomoku.evaluation.weights import LineWeights, tables_of
from tempo.games.gomoku.experiments.line_forms import add_games, classical_form, fit_form, phase_form, read_round
from tempo.games.gomoku.experiments.line_phases import LAST_PHASE_FROM, with_phases
from tempo.games.gomoku.training.line_fitting import initial_weights
from tempo.games.gomoku.training.line_games import ShortSearch, read_games
from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import Parser, positive, run_command
from tempo.lab.statistics.pentanomial import estimate, pair_counts
from tempo.native.aot.kernel_cache import use_kernel_cache

SIZE, SEED = 15, 7


class PhasePlayer:
    """Searches with the weights of the root's phase."""

    def __init__(self, weights: LineWeights, nodes: int) -> None:
        """Prepare a search for each phase; the phase is the first index of the weights."""
        self.nodes = nodes
        self.searches = [ShortSearch(SIZE, tables_of(LineWeights(*parts))) for parts in zip(*weights, strict=True)]

    def forget(self) -> None:
        """Clear all transposition tables."""
        for search in self.searches:
            search.work.table.fill(0)

    def move(self, cells: np.ndarray, stones: int) -> tuple[int, int]:
        """Return the best move and its score."""
        phases = len(self.searches)
        search = self.searches[min(stones * phases // int(LAST_PHASE_FROM), phases - 1)]
        score = search.score(cells, 1 + stones % 2, self.nodes)
        return search.best, score


def play(players: Sequence[PhasePlayer], opening: Sequence[int]) -> float:
    """Play a game until a search proves its result; return the points of the first player."""
    cells = np.zeros(SIZE * SIZE, np.int8)
    for player in players:
        player.forget()
    for stones, cell in enumerate(opening):
        cells[cell] = 1 + stones % 2
    for stones in range(len(opening), SIZE * SIZE):
        move, score = players[stones % 2].move(cells, stones)
        if abs(score) >= PROVEN:
            return float((score > 0) == (stones % 2 == 0))
        cells[move] = 1 + stones % 2
    return 0.5


def score_of(weights: LineWeights, others: LineWeights, pairs: int, nodes: int) -> str:
    """Return the score of weights by phase against others, as text."""
    one, two = PhasePlayer(weights, nodes), PhasePlayer(others, nodes)
    openings = draw_level_openings(pairs, SIZE, SEED)
    found = estimate(pair_counts((play((one, two), opening), 1 - play((two, one), opening)) for opening in openings))
    return f"{100 * found.score:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"


def parser() -> Parser:
    """Return the parser of the command."""
    made = Parser(prog="python -m tempo.games.gomoku.experiments.form_match", description=__doc__)
    add_games(made)
    made.add_argument("--phases", type=positive, default=4, metavar="N", help="phases (4)")
    made.add_argument("--pairs", type=positive, default=150, metavar="N", help="pairs of games (150)")
    made.add_argument("--nodes", type=positive, default=1_000, metavar="N", help="nodes a move (1,000)")
    return made


def run(options: Namespace) -> int:
    """Fit both, play, and print the scores."""
    use_kernel_cache()
    learned, _, result_weight = read_round(options)
    games, classical = read_games(learned, result_weight), initial_weights()
    fit_form(classical_form(classical), games)
    phased = with_phases(classical, options.phases)
    for form in (classical_form(classical), phase_form(phased)):
        fit_form(form, games)
    same = with_phases(classical, options.phases)
    title = f"{options.pairs} pairs, {options.nodes:,} nodes a move"
    table = Table(f"by {options.phases} phases", "score against one set of weights", title=title)
    for name, weights in {
        "values and ratings": phased,
        "values": phased._replace(ratings=same.ratings),
        "ratings": same._replace(ratings=phased.ratings),
    }.items():
        table.add_row(name, score_of(weights, with_phases(classical, 1), options.pairs, options.nodes))
    Console().print(table)
    return 0


if __name__ == "__main__":
    raise SystemExit(run_command(parser(), run, sys.argv[1:]))
