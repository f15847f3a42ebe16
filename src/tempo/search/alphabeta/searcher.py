"""Alpha-beta as the player wants it: what it remembers goes along from one move to the next."""
import math

import numpy as np

from tempo.native.jit import Call
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
from tempo.search.alphabeta.transposition_table import NO_MOVE, NOT_FOUND, clear_table, hash_state, probe
from tempo.search.game import ONGOING, Evaluation, Game
from tempo.search.types import KernelCall, Position, SearchOptions, Snapshot, moves_in

CERTAIN_VALUES = {-1: 0.0, 0: 0.5, 1: 1.0}
GROWTH = 1.5  # times as long a move usually takes to be searched a ply deeper


class AlphaBetaSearcher:
    """Searches the positions of one seat, of a game that can say what they are worth."""

    def __init__(self) -> None:
        self.work: AlphaBetaWorkspace | None = None
        self.game: Game | None = None
        self.position: Position | None = None
        self.question: tuple | None = None  # that was posed, as long as it may go on: the state, the moves
        self.searching: Call | None = None

    def calls(self, position: Position, options: SearchOptions) -> list[KernelCall]:
        """As `Searcher` has it."""
        work = self.work_for(position, options)
        return [(search_alphabeta, (position.game, evaluation_of(position).evaluate, work, 1))]

    def work_for(self, position: Position, options: SearchOptions) -> AlphaBetaWorkspace:
        """The memory for a position: the same as long as it is the same game."""
        if self.work is None or self.game != position.game or self.work.table.size != 1 << options.table_bits:
            self.work = new_alphabeta_workspace(position.game, position.state, options.table_bits)
            self.game = position.game
            self.question = None
        return self.work

    def prepare(self, position: Position, options: SearchOptions, patience: float, on_a_clock: bool) -> bool:
        """As `Searcher` has it."""
        ((called, arguments),) = self.calls(position, options)
        self.position, work = position, self.work_for(position, options)
        if not options.reuse:
            clear_table(work.table)
            self.question = None
        work.cuts[:] = probcut_cuts(evaluation_of(position), position.filled, options.probcut_margin)
        self.searching = called.on(*arguments[:-1], last=(1,), seconds=patience)
        return called.is_ready(*arguments, seconds=patience)

    def forget(self) -> None:
        """As `Searcher` has it."""
        self.work = None

    @property
    def backend(self) -> str:
        """As `Searcher` has it."""
        return "" if self.searching is None else self.searching.backend

    def begin(self, moves: tuple[int, ...] | None) -> int:
        """As `Searcher` has it: every move is looked at, one ply deep. Asked the same again, it goes on."""
        assert self.work is not None and self.position is not None
        moves = tuple(moves_in(self.position)) if moves is None else moves
        question = self.position.state.tobytes(), moves
        if self.question != question:
            self.question = question
            set_query(self.work, self.position.state, moves)
        return self.run(len(moves))

    def run(self, simulations: int) -> int:
        """As `Searcher` has it; a simulation is a node."""
        assert self.searching is not None
        with np.errstate(over="ignore"):  # a key overflows, which only interpreted code remarks upon
            return int(self.searching(simulations))

    def is_settled(self, simulations: float) -> bool:
        """As `Searcher` has it: there is one move, or not even the first one would be searched deeper in time."""
        assert self.work is not None
        status, root = self.work.status, self.work.frames[0]
        if root[MOVE_COUNT] == 1:
            return True
        spent = status[NODES_SEARCHED] - status[ITERATION_START]
        return bool(root[MOVE_INDEX] == 0 and spent + simulations < GROWTH * status[FIRST_MOVE_NODES])

    def look(self) -> Snapshot:
        """As `Searcher` has it. A value is certain where nothing was left out to the end of the game."""
        assert self.work is not None and self.position is not None
        work, status, evaluation = self.work, self.work.status, evaluation_of(self.position)
        count, line = int(work.frames[0, MOVE_COUNT]), self.line_after(int(status[BEST_MOVE]))
        score = int(status[BEST_SCORE]) / evaluation.unit  # some moves may not have been searched since
        scores = tuple(min(int(value) / evaluation.unit, score) for value in work.values[0, :count])
        is_certain = bool(status[FINISHED]) and status[SELECTIVITY] > NO_SELECTIVITY
        return Snapshot(
            move=int(status[BEST_MOVE]),
            reason="proven" if is_certain else "search",
            value=CERTAIN_VALUES[(score > 0) - (score < 0)] if is_certain else self.chance(score),
            plies=len(line) if is_certain else int(status[COMPLETED_DEPTH]),
            moves=tuple(int(action) for action in work.actions[0, :count]),
            visits=tuple(int(nodes) for nodes in work.root_nodes[:count]),
            values=tuple(self.chance(one) for one in scores),
            line=line,
            score=score,
            scores=scores,
        )

    def line_after(self, move: int) -> tuple[int, ...]:
        """As `Searcher` has it: what is remembered of the positions on the way."""
        assert self.work is not None and self.position is not None
        status, lines, game = self.work.status, self.work.pv, self.position.game
        if move == status[BEST_MOVE]:
            return tuple(int(action) for action in lines[0, 1 : 1 + lines[0, 0]])
        line, state = list[int](), self.position.state.copy()
        with np.errstate(over="ignore"):
            while move != NO_MOVE and len(line) < status[COMPLETED_DEPTH]:
                line.append(move)
                game.play(game.board, state, move)
                place = self.find(hash_state(state))
                known = place != NOT_FOUND and game.outcome(game.board, state) == ONGOING
                move = int(self.work.table[place].move) if known else int(NO_MOVE)
        return tuple(line)

    def find(self, key: np.uint64) -> int:
        """Where in the memory a position stands, or NOWHERE."""
        assert self.work is not None
        return int(probe(self.work.table, key))

    def chance(self, score: float) -> float:
        """What a score is worth, 0 lost to 1 won, as games ended that came by such a one."""
        assert self.position is not None
        early, late = evaluation_of(self.position).logistic_scale
        return 1 / (1 + math.exp(-score / (early + (late - early) * self.position.filled)))


def evaluation_of(position: Position) -> Evaluation:
    """What was learned of the game: without it nobody searches like this."""
    if position.evaluation is None:
        raise ValueError("alpha-beta is for games that can say what a position is worth")
    return position.evaluation
