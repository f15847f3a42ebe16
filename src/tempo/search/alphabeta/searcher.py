"""Alpha-beta as a `Searcher`: the transposition table is kept from one move to the next."""
import math

import numpy as np

from tempo.native.jit import BoundKernel
from tempo.search.alphabeta.deepening import (
    BEST_SCORE,
    COMPLETED_DEPTH,
    FINISHED,
    FIRST_MOVE_NODES,
    ITERATION_START,
    MOVE_COUNT,
    MOVE_INDEX,
    NO_SELECTIVITY,
    SELECTIVITY,
    AlphaBetaWorkspace,
    new_alphabeta_workspace,
    search_alphabeta,
    set_query,
)
from tempo.search.alphabeta.last_plies import BEST_MOVE, NODES_SEARCHED
from tempo.search.alphabeta.selectivity import probcut_cuts
from tempo.search.alphabeta.transposition_table import NO_MOVE, NOT_FOUND, hash_state, probe, unpack_known
from tempo.search.game import ONGOING, Evaluation, Game
from tempo.search.options import SearchOptions
from tempo.search.searcher import KernelCall
from tempo.search.types import Position, Snapshot, moves_in

CERTAIN_VALUES = {-1: 0.0, 0: 0.5, 1: 1.0}
GROWTH = 1.5  # usual ratio of a move's nodes from one iteration to the next


class AlphaBetaSearcher:
    """Searches positions of a game with an evaluation, for one player."""

    def __init__(self) -> None:
        self.work: AlphaBetaWorkspace | None = None
        self.game: Game | None = None
        self.position: Position | None = None
        self.question: tuple | None = None  # state and moves of the current search, None if it cannot be resumed
        self.searching: BoundKernel | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """Return the kernel call; see `Searcher`."""
        work = self._work_for(position, options)
        return [(search_alphabeta, (position.game, evaluation_of(position).evaluate, work, 1))]

    def _work_for(self, position: Position, options: SearchOptions) -> AlphaBetaWorkspace:
        """Return the workspace, a new one only for another game or another table size."""
        if self.work is None or self.game != position.game or self.work.table.size != 1 << options.table_bits:
            self.work = new_alphabeta_workspace(position.game, position.state, options.table_bits)
            self.game = position.game
            self.question = None
        return self.work

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """Set the position and its ProbCut margins; see `Searcher`."""
        ((called, arguments),) = self.calls(position, options)
        self.position, work = position, self._work_for(position, options)
        if not options.reuse:
            work.table.fill(0)
            self.question = None
        work.cuts[:] = probcut_cuts(evaluation_of(position), position.filled, options.probcut_margin)
        self.searching = called.bind(*arguments[:-1], last=(1,), seconds=patience)
        return called.is_ready(*arguments, seconds=patience)

    def forget(self) -> None:
        """Drop the workspace."""
        self.work = None

    @property
    def backend(self) -> str:
        """The backend that runs the search now; see `Searcher`."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """Start a search among these moves and search each one ply deep; the same query again is resumed."""
        assert self.work is not None and self.position is not None
        moves = tuple(moves_in(self.position)) if moves is None else moves
        question = self.position.state.tobytes(), moves
        if self.question != question:
            self.question = question
            set_query(self.work, self.position.state, moves)
        return self.run(len(moves))

    def run(self, simulations: int) -> int:
        """Search for this many nodes; see `Searcher`."""
        assert self.searching is not None
        with np.errstate(over="ignore"):  # hashes overflow; only interpreted code warns
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """Return whether there is one move, or too little time for the first move of the next iteration."""
        assert self.work is not None
        status, root = self.work.status, self.work.frames[0]
        if root[MOVE_COUNT] == 1:
            return True
        spent = status[NODES_SEARCHED] - status[ITERATION_START]
        return bool(root[MOVE_INDEX] == 0 and spent + simulations < GROWTH * status[FIRST_MOVE_NODES])

    def leading_move(self) -> int | None:
        """Return the best move so far, None if its result is proven; see `Searcher`."""
        assert self.work is not None
        return None if self._is_certain() else int(self.work.status[BEST_MOVE])

    def refute(self, move: int, plies: int) -> None:
        """Search on among the other moves, if there are any; see `Searcher`."""
        assert self.question is not None
        others = tuple(other for other in self.question[1] if other != move)
        if others:
            self.begin(others)

    def _is_certain(self) -> bool:
        """Return whether no line was cut before the end of the game."""
        assert self.work is not None
        return bool(self.work.status[FINISHED]) and bool(self.work.status[SELECTIVITY] > NO_SELECTIVITY)

    def look(self) -> Snapshot:
        """Return a snapshot; a value is proven if no line was cut before the end of the game."""
        assert self.work is not None and self.position is not None
        work, status, evaluation = self.work, self.work.status, evaluation_of(self.position)
        count, line = int(work.frames[0, MOVE_COUNT]), self.line_after(int(status[BEST_MOVE]))
        score = int(status[BEST_SCORE]) / evaluation.unit  # some moves may not have been searched since
        scores = tuple(min(int(value) / evaluation.unit, score) for value in work.values[0, :count])
        is_certain = self._is_certain()
        return Snapshot(
            move=int(status[BEST_MOVE]),
            reason="proven" if is_certain else "search",
            value=CERTAIN_VALUES[(score > 0) - (score < 0)] if is_certain else self._chance(score),
            plies=len(line) if is_certain else int(status[COMPLETED_DEPTH]),
            moves=tuple(int(action) for action in work.actions[0, :count]),
            visits=tuple(int(nodes) for nodes in work.root_nodes[:count]),
            values=tuple(self._chance(one) for one in scores),
            line=line,
            score=score,
            scores=scores,
        )

    def line_after(self, move: int) -> tuple[int, ...]:
        """Return the principal variation after a move, from the transposition table for other than the best move."""
        assert self.work is not None and self.position is not None
        status, lines, game = self.work.status, self.work.pv, self.position.game
        if move == status[BEST_MOVE]:
            return tuple(int(action) for action in lines[0, 1 : 1 + lines[0, 0]])
        line, state = list[int](), self.position.state.copy()
        with np.errstate(over="ignore"):
            while move != NO_MOVE and len(line) < status[COMPLETED_DEPTH]:
                line.append(move)
                game.play(game.board, state, move)
                known = probe(self.work.table, hash_state(state))
                goes_on = known != NOT_FOUND and game.outcome(game.board, state) == ONGOING
                move = int(unpack_known(known)[2] if goes_on else NO_MOVE)
        return tuple(line)

    def _chance(self, score: float) -> float:
        """Return the probability of winning with a score, by the logistic curve fitted to played games."""
        assert self.position is not None
        early, late = evaluation_of(self.position).logistic_scale
        return 1 / (1 + math.exp(-score / (early + (late - early) * self.position.filled)))


def evaluation_of(position: Position) -> Evaluation:
    """Return the evaluation of the position's game; ValueError if it has none."""
    if position.evaluation is None:
        raise ValueError("alpha-beta needs a game with an evaluation")
    return position.evaluation
