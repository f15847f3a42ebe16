"""Speed of the threat searches: `python -m tempo.games.gomoku.experiments.threat_bench`.

The positions come from games on 15x15 whose moves are drawn in proportion to the square of their priors; they are the
same on every machine. Times are processor time.
"""
import random
from collections.abc import Callable
from time import process_time

import numpy as np
from rich.table import Table

from tempo.arena.command_line.console import Console
from tempo.games.gomoku.adapter.board import INAROW
from tempo.games.gomoku.candidates import candidates, write_priors
from tempo.games.gomoku.rules import COUNTERS, gomoku_geometry, gomoku_outcome, gomoku_play, new_gomoku_state
from tempo.games.gomoku.threats.vcf import NODES, find_vcf, solve_leaf
from tempo.games.gomoku.threats.vct import MAX_PLIES, find_vct
from tempo.search.game import ONGOING

SIZE, POSITIONS, SEED = 15, 3000, 5
BOARD = gomoku_geometry(SIZE, INAROW)


def _game_positions() -> list[np.ndarray]:
    """Return all positions of a few games."""
    positions: list[np.ndarray] = []
    choice = random.Random(SEED)
    actions, priors = np.zeros(SIZE * SIZE, np.int16), np.zeros(SIZE * SIZE, np.float32)
    while len(positions) < POSITIONS:
        state = new_gomoku_state([0] * SIZE * SIZE, SIZE, INAROW, 1)
        while gomoku_outcome(BOARD, state) == ONGOING:
            positions.append(state.copy())
            count = candidates(BOARD, state, actions)
            write_priors(BOARD, state, actions, count, priors)
            weights = [prior**2 + 1e-9 for prior in priors[:count].tolist()]
            gomoku_play(BOARD, state, choice.choices(actions[:count].tolist(), weights)[0])
    return positions[:POSITIONS]


def _measure(positions: list[np.ndarray], search: Callable[[np.ndarray], int]) -> tuple[float, float, float]:
    """Return the share of positions where a result is found, and the mean microseconds and nodes for a position."""
    results = nodes = 0
    search(positions[0])  # compiles
    started = process_time()
    for state in positions:
        results += search(state) != 0
        nodes += int(BOARD.scratch[COUNTERS, NODES])
    seconds = process_time() - started
    return results / len(positions), seconds / len(positions) * 1e6, nodes / len(positions)


def main() -> None:
    positions = _game_positions()
    table = Table("search", "found", "µs each", "nodes each", "million nodes a second", title="Threats on 15x15")
    searches: dict[str, Callable[[np.ndarray], int]] = {
        "solve_leaf": lambda state: solve_leaf(BOARD, state),
        "fours, 100,000 nodes": lambda state: find_vcf(BOARD, state, 100_000),
        "threats, 1,000 nodes": lambda state: find_vct(BOARD, state, 1000, MAX_PLIES),
        "threats, 10,000 nodes": lambda state: find_vct(BOARD, state, 10_000, MAX_PLIES),
    }
    for name, search in searches.items():
        share, each, nodes = _measure(positions, search)
        speed = "" if name == "solve_leaf" else f"{nodes / each:.1f}"
        table.add_row(name, f"{100 * share:.1f} %", f"{each:.1f}", f"{nodes:.0f}", speed)
    Console().print(table)


if __name__ == "__main__":
    main()
