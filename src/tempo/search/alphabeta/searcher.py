"""Alpha-beta with a game's evaluation as a `Searcher`."""
import numpy as np

from tempo.native.elementary import exp
from tempo.search.alphabeta.deepening import alphabeta_steps
from tempo.search.alphabeta.pvs import BEST_MOVE, BEST_SCORE, COMPLETED_DEPTH, FINISHED, SELECTIVITY, Steps
from tempo.search.alphabeta.pvs_searcher import PvsSearcher
from tempo.search.alphabeta.selectivity import margin_growth, probcut_cuts
from tempo.search.alphabeta.transposition_table import NO_MOVE, NOT_FOUND, hash_state, probe, unpack_known
from tempo.search.alphabeta.workspace import (
    NO_SELECTIVITY,
    AlphaBetaWorkspace,
    new_alphabeta_workspace,
    set_query,
)
from tempo.search.game import ONGOING, Evaluation, Game
from tempo.search.options import SearchOptions
from tempo.search.types import Position, Snapshot, moves_in

CERTAIN_VALUES = {-1: 0.0, 0: 0.5, 1: 1.0}


class AlphaBetaSearcher(PvsSearcher):
    """Searches positions of a game with an evaluation, for one player."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None  # of the workspace

    def steps(self, position: Position) -> Steps:
        """Override; see `PvsSearcher`."""
        return alphabeta_steps(position.game, evaluation_of(position).evaluate)

    def fits(self, position: Position) -> bool:
        """Override; see `PvsSearcher`."""
        return self.game == position.game

    def new_work(self, position: Position, table_bits: int) -> AlphaBetaWorkspace:
        """Override; see `PvsSearcher`."""
        self.game = position.game
        return new_alphabeta_workspace(position.game, position.state, table_bits)

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position and its ProbCut margins; see `Searcher`."""
        is_ready = super().prepare(position, options, patience, on_a_clock)
        evaluation = evaluation_of(position)
        self.work.cuts[:] = probcut_cuts(evaluation, position.filled, options.probcut_margin)
        self.work.margin_growth[:] = margin_growth(evaluation)
        return is_ready

    def all_moves(self, position: Position) -> tuple[int, ...]:
        """Override; see `PvsSearcher`."""
        return tuple(moves_in(position))

    def set_query(self, position: Position, moves: tuple[int, ...]) -> None:
        """Override; see `PvsSearcher`."""
        set_query(self.work, position.state, moves)

    def first_nodes(self, moves: tuple[int, ...]) -> int:
        """Return the nodes that search each move one ply deep."""
        return len(moves)

    def is_certain(self) -> bool:
        """Return whether no line was cut before the end of the game."""
        status = self.work.status
        return bool(status[FINISHED]) and bool(status[SELECTIVITY] > NO_SELECTIVITY)

    def look(self) -> Snapshot:
        """Return a snapshot with scores in points; see `Searcher`."""
        assert self.position is not None
        snapshot, unit, score = super().look(), evaluation_of(self.position).unit, int(self.work.status[BEST_SCORE])
        value = CERTAIN_VALUES[(score > 0) - (score < 0)] if self.is_certain() else snapshot.value
        scores = tuple(each / unit for each in self.scores())
        return snapshot._replace(value=value, score=score / unit, scores=scores)

    def plies_to_end(self, score: int, line: tuple[int, ...]) -> int:
        """Override; see `PvsSearcher`."""
        return len(line)

    def chance(self, score: int) -> float:
        """Return the probability of winning with a score, by the logistic curve fitted to played games."""
        assert self.position is not None
        evaluation = evaluation_of(self.position)
        early, late = evaluation.logistic_scale
        return 1 / (1 + exp(-(score / evaluation.unit) / (early + (late - early) * self.position.filled)))

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation after a move, from the transposition table for other than the best move."""
        assert self.position is not None
        status, game = self.work.status, self.position.game
        if move == status[BEST_MOVE]:
            return super().line_after(move)
        line, state = list[int](), self.position.state.copy()
        with np.errstate(over="ignore"):
            while move != NO_MOVE and len(line) < status[COMPLETED_DEPTH]:
                line.append(move)
                game.play(game.board, state, move)
                known = probe(self.work.table, hash_state(state))
                goes_on = known != NOT_FOUND and game.outcome(game.board, state) == ONGOING
                move = int(unpack_known(known)[2] if goes_on else NO_MOVE)
        return tuple(line)


def evaluation_of(position: Position) -> Evaluation:
    """Return the evaluation of the position's game; ValueError if it has none."""
    if position.evaluation is None:
        raise ValueError("alpha-beta needs a game with an evaluation")
    return position.evaluation
