"""Calibration of the evaluation, fitted to our own searches and games: the numbers in evaluation/calibration.py.

    python -m tempo.games.othello.experiments.calibrate                  a quarter of an hour on one core
    python -m tempo.games.othello.experiments.calibrate --positions 10   a quick look

Positions come from the games that training plays, with 10 to 52 empty squares. Each is searched without ProbCut, and
the value at every depth is recorded: the spread between the values at two depths is fitted by least squares of its
logarithm. Then the position is played to its end by quick searches: the logistic scale is the one that makes the
results likeliest.
"""
import math
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from tempo.arena.command_line.inputs import Parser, positive
from tempo.arena.command_line.progress import tracked
from tempo.games.othello.endgame.prover import state_after
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.evaluate import UNIT
from tempo.games.othello.evaluation.unpacking import learned_evaluator
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import CELLS, MINE, THEIRS, new_game, outcome, start_state
from tempo.games.othello.training.noisy_games import LOW_NOISE, play_noisy_game
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.rng import new_rng
from tempo.search.alphabeta.pvs import BEST_SCORE, COMPLETED_DEPTH, FINISHED, NODES_SEARCHED
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.alphabeta.selectivity import MIN_CUT_DEPTH, shallow_depth, spread
from tempo.search.game import ONGOING
from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan
from tempo.search.player.player import Player
from tempo.search.types import Position

EMPTY = range(52, 9, -6)  # squares
FEWEST_FITTED = 16  # empty squares: with fewer, searches soon see the end
NODES, QUICK = 3_000_000, 3_000  # of a search whose values are fitted, and of one in a game to the end
FIRST_PIECE, PIECE = 20, 2_000  # nodes between two readings of the depth
WHOLE = SearchOptions(search="alphabeta", probcut_margin=0.0)
LARGEST_DIFFERENCE = 12.0  # discs: larger differences count as this
FEWEST_VALUES = 10  # for a spread
LOGISTIC_SCALES = np.arange(1.0, 25.0, 0.25)  # to try


class Searched(NamedTuple):
    """A position, its values by search depth, and the result of its game."""

    filled: float
    values: dict[int, float]
    result: float  # 0 lost to 1 won, for the side to move


def positions(count: int, empties: Iterable[int] = EMPTY) -> Iterator[np.ndarray]:
    """Yield `count` states for each number of empty squares, from games that the evaluation plays with itself."""
    evaluator, state, rng, trace = learned_evaluator(), start_state(), new_rng(1), np.zeros((CELLS, 3), np.uint64)
    walking = play_noisy_game.bind(evaluator, last=(LOW_NOISE, state, rng, 0, trace))
    for empty in empties:
        reached = 0
        while reached < count:
            if walking(LOW_NOISE, state, rng, empty, trace):
                reached += 1
                yield state.copy()


def position_of(state: np.ndarray) -> Position:
    """Return the position to search."""
    game = new_game(uniform_playout)._replace(board=learned_evaluator())
    discs = (int(state[MINE]) | int(state[THEIRS])).bit_count()
    return Position(game, state, discs / CELLS, discs - 4, None, EVALUATION)


def searched(searcher: AlphaBetaSearcher, state: np.ndarray) -> Searched:
    """Search a position deeper and deeper, and play it to its end."""
    position, values = position_of(state), dict[int, float]()
    searcher.forget()
    searcher.prepare(position, WHOLE, math.inf, False)
    searcher.begin(None)
    assert searcher.work is not None
    status = searcher.work.status
    while status[NODES_SEARCHED] < NODES and not status[FINISHED]:
        searcher.run(PIECE if status[COMPLETED_DEPTH] > MIN_CUT_DEPTH else FIRST_PIECE)
        values.setdefault(int(status[COMPLETED_DEPTH]), int(status[BEST_SCORE]) / UNIT)
    return Searched(position.filled, values, result_of(state))


def result_of(state: np.ndarray) -> float:
    """Play a game to its end; return 0 lost to 1 won for the side to move."""
    player, turns = Player(WHOLE._replace(probcut_margin=1.0), TimePlan(), AlphaBetaSearcher(), QUICK), 0
    while (result := outcome(None, state)) == ONGOING:
        *_, last = player.think(position_of(state), (), 0.0, 0.0, 0.0)
        state, turns = state_after(state, last.move), turns + 1
    return (1 - result) / 2 if turns % 2 == 0 else (1 + result) / 2


def fit_spread(searches: list[Searched]) -> tuple[float, ...]:
    """Return the four numbers of selectivity.py; print measured and fitted spreads."""
    rows, logarithms, weights = [], [], []
    for filled in sorted({each.filled for each in searches if each.filled <= 1 - FEWEST_FITTED / CELLS}):
        for deep in range(MIN_CUT_DEPTH, 14):
            for shallow in {shallow_depth(deep), max(1, shallow_depth(deep) - 2)}:
                alike = (each.values for each in searches if each.filled == filled)
                pairs = [values for values in alike if {shallow, deep} <= values.keys()]
                if shallow < deep and len(pairs) >= FEWEST_VALUES:
                    differences = np.array([values[deep] - values[shallow] for values in pairs])
                    squares = differences.clip(-LARGEST_DIFFERENCE, LARGEST_DIFFERENCE) ** 2
                    rows.append((1.0, math.log(deep - shallow), math.log(shallow + 1), filled))
                    logarithms.append(0.5 * math.log(squares.mean()))
                    weights.append(math.sqrt(len(pairs)))
    scale = np.array(weights)
    fitted = np.linalg.lstsq(np.array(rows) * scale[:, None], np.array(logarithms) * scale, rcond=None)[0]
    numbers = tuple(round(float(number), 3) for number in fitted)
    print("empty shallow deep  measured fitted")
    for (_, further, deeper, filled), logarithm in zip(rows, logarithms, strict=True):
        shallow, empty = round(math.exp(deeper)) - 1, round(CELLS * (1 - filled))
        deep = shallow + round(math.exp(further))
        if deep % 3 == 0:
            fitted = spread(numbers, shallow, deep, filled)
            print(f"{empty:5} {shallow:7} {deep:4} {math.exp(logarithm):9.2f} {fitted:6.2f}")
    return numbers


def fit_logistic_scale(searches: list[Searched]) -> tuple[float, float]:
    """Return the scales on an empty and on a full board that make the results likeliest."""
    filled = np.array([each.filled for each in searches])
    score = np.array([each.values[max(each.values)] for each in searches])
    result = np.array([each.result for each in searches])

    def surprise(early: float, late: float) -> float:
        chance = 1 / (1 + np.exp(-(score / (early + (late - early) * filled)).clip(-30, 30)))
        chance = chance.clip(1e-6, 1 - 1e-6)
        return float(-(result * np.log(chance) + (1 - result) * np.log(1 - chance)).mean())

    pairs = [(float(early), float(late)) for early in LOGISTIC_SCALES for late in LOGISTIC_SCALES]
    best = min(pairs, key=lambda pair: surprise(*pair))
    print(f"surprise {surprise(*best):.4f}, without a score {surprise(1e9, 1e9):.4f}")
    return best


def main(argv: list[str]) -> int:
    """Run the fit."""
    parser = Parser(prog="python -m tempo.games.othello.experiments.calibrate", description=__doc__)
    parser.add_argument("--positions", type=positive, default=60, metavar="N", help="each number of empty squares (60)")
    options = parser.parse_args(argv)
    use_kernel_cache()
    searcher, states = AlphaBetaSearcher(), list(positions(options.positions))
    searches = [searched(searcher, state) for state in tracked(states, "searching")]
    scale = fit_logistic_scale(searches)
    print(f"SPREAD = {fit_spread(searches)}")
    print(f"EVALUATION = Evaluation(evaluate, UNIT, logistic_scale={scale}, spread=SPREAD, plies=CELLS)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
