"""Proven scores of Gomoku moves: wins by threats, losses to threats, positions that can only be drawn.

A win by threats is proven, with an upper bound of its plies; where none is found, nothing is known. A move is won if a
line follows from it against every defence, and lost if the opponent has such a win after it. The first two searches
ask whether the side to move has a win, and whether the opponent would have one if the side to move passed. An extra
stone never harms its side, so without the latter no move loses to threats. Only then the moves are tried, those near
stones first.

On positions of games on 15x15 whose moves are drawn by their priors (`threat_bench`): with a limit of 0.1 s for a
position (0.03 s used on average) 84 positions of 300 are proved won and 58 % of all moves lost. Without a limit (0.4 s
on average, 5 s at most) it is 95 positions and 63 %.
"""

from __future__ import annotations

import numpy as np

from tempo.arena.adapter.exact import UNKNOWN, Cost, Effort, ExactScorer, Score, Scores
from tempo.arena.adapter.game_types import MatchConfig
from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.gomoku_agent import completing_cells
from tempo.games.gomoku.rules import (
    BOTH_MARKS,
    CELLS_AT,
    COUNTERS,
    MAX_THREATS,
    SECOND,
    STONES,
    TO_MOVE,
    GomokuGeometry,
    gomoku_geometry,
    gomoku_play,
    new_gomoku_state,
    put_stone,
    take_stone,
)
from tempo.games.gomoku.threats.vcf import NODES, START, start_search
from tempo.games.gomoku.threats.vct import MAX_PLIES, find_win, vct_defend
from tempo.native.jit import kernel

WIN = 1000  # score of a win: WIN minus the stones on the board at the end
DRAW = Score(0, 0)
SPEED = 5_000_000  # nodes a second
ROOT_NODES, MOVE_NODES = 1_000_000, 100_000  # limits of one search
ROOT_SEARCHES, MOVE_SEARCHES = 4, 3  # shares of the effort: the two root searches take at most half
NO_LIMIT = np.int64(MAX_PLIES)


class GomokuExact(ExactScorer):
    """Proven wins and losses by threats, on any board."""

    meaning = "won or lost by threats, at or before the given move of the game"
    measures_margin = False

    def prepare(self, config: MatchConfig, memory: int) -> None:
        size, inarow = config.shape["size"], config.shape["inarow"]
        board, state = gomoku_geometry(size, inarow), new_gomoku_state([0] * size * size, size, inarow, 1)
        find_win(board, state, 1)
        win_with(board, state, 0, 1)

    def scores(self, position: GomokuBoard, effort: Effort, memory: int) -> Scores:
        state = new_gomoku_state(position.cells, position.size, position.inarow, position.mark)
        board = gomoku_geometry(position.size, position.inarow)
        scores = _plain_scores(board, state, position.legal())
        _search_threats(scores, board, state, effort)
        return scores

    def text(self, score: Score) -> str:
        when = "at" if score.is_exact else "by"
        if score.value == 1:
            return f"won {when} {WIN - score.low}"
        if score.value == -1:
            return f"lost {when} {WIN + score.high}"
        if score == DRAW:
            return "draw"
        return "not lost" if score.low == 0 else "not won" if score.high == 0 else "?"

    def counted(self, score: Score) -> dict[str, int]:
        bound = score.low if score.value == 1 else -score.high
        return {"move": WIN - bound} if score.value else {}

    def cost(self, config: MatchConfig, ply: int, best: int, played: int) -> Cost:
        return Cost(best - played, "plies")


def _plain_scores(board: GomokuGeometry, state: np.ndarray, moves: list[int]) -> dict[int, Score]:
    """Return the scores that need no search: lines completed now or next, and lines that nobody can complete."""
    mark, stones = int(state[TO_MOVE]), int(state[STONES])
    wins, losses = completing_cells(board, state, mark), completing_cells(board, state, BOTH_MARKS - mark)
    low = UNKNOWN.low if _can_win(board, state, BOTH_MARKS - mark) else 0
    high = UNKNOWN.high if _can_win(board, state, mark) else 0
    scores = {}
    for move in moves:
        if move in wins:
            scores[move] = _won(UNKNOWN, stones + 1, stones + 1)
        elif any(cell != move for cell in losses):
            scores[move] = _lost(UNKNOWN, stones + 2, stones + 2)
        else:
            scores[move] = Score(low, high) if len(moves) > 1 else DRAW
    return scores


def _can_win(board: GomokuGeometry, state: np.ndarray, mark: int) -> bool:
    """Test whether some window has no stone of the other side."""
    windows = state[CELLS_AT + board.size * board.size :]
    return bool(np.any((windows // SECOND if mark == 1 else windows % SECOND) == 0))


def _search_threats(scores: dict[int, Score], board: GomokuGeometry, state: np.ndarray, effort: Effort) -> None:
    """Narrow the scores of moves that win by threats or lose to them, until the effort is spent."""
    moves = [move for move in _nearest_first(board, state, list(scores)) if not scores[move].is_exact]
    if not moves:
        return
    passed, stones = state.copy(), int(state[STONES])
    passed[TO_MOVE] = BOTH_MARKS - state[TO_MOVE]
    win = find_win(board, state, _nodes_for(ROOT_SEARCHES, effort, ROOT_NODES))
    threat = find_win(board, passed, _nodes_for(ROOT_SEARCHES, effort, ROOT_NODES))
    if win is not None and win.move in moves:
        scores[win.move] = _won(scores[win.move], stones + 3, stones + win.plies)
    for number, move in enumerate(moves):
        nodes = _nodes_for(MOVE_SEARCHES * (len(moves) - number), effort, MOVE_NODES)
        if nodes == 0:
            return
        if win is not None and (plies := win_with(board, state, move, nodes)):
            scores[move] = _won(scores[move], stones + 3, stones + plies)
        if threat is not None and scores[move].value is None and (plies := loss_after(board, state, move, nodes)):
            scores[move] = _lost(scores[move], stones + 4, stones + plies)


def _won(score: Score, first: int, last: int) -> Score:
    """Return the score of a move that wins with `first` to `last` stones on the board."""
    return Score(max(score.low, WIN - last), min(score.high, WIN - first))


def _lost(score: Score, first: int, last: int) -> Score:
    """Return the score of a move that loses with `first` to `last` stones on the board."""
    return Score(max(score.low, first - WIN), min(score.high, last - WIN))


def loss_after(board: GomokuGeometry, state: np.ndarray, move: int, nodes: int) -> int:
    """Return the plies in which this move loses at the latest; 0 if no win of the opponent's is found."""
    after = state.copy()
    gomoku_play(board, after, move)
    win = find_win(board, after, nodes)
    return 0 if win is None else win.plies + 1


def _nodes_for(searches: int, effort: Effort, most: int) -> int:
    """Return the nodes for the next of `searches` searches that share the rest of the effort, and charge them."""
    nodes = int(min(most, min(effort.nodes, effort.seconds_left * SPEED) / searches))
    effort.spend(nodes)
    return nodes


def _nearest_first(board: GomokuGeometry, state: np.ndarray, moves: list[int]) -> list[int]:
    """Return the moves sorted by their distance from the nearest stone."""
    cells = state[CELLS_AT : CELLS_AT + board.size * board.size].reshape(board.size, board.size)
    stones = np.argwhere(cells)
    if len(stones) == 0:
        return moves
    places = np.array([divmod(move, board.size) for move in moves])
    distances = np.abs(places[:, None] - stones).max(axis=2).min(axis=1)
    return [moves[place] for place in np.argsort(distances, kind="stable")]


@kernel
def win_with(board, state, cell, nodes):
    """Return the plies in which a move on `cell` wins by threats at the latest; 0 if no such win is found.

    The move must not complete a line. If the opponent has a five, it must block it.
    """
    mark = np.int64(state[TO_MOVE])
    key = start_search(board, nodes) ^ board.zobrist[mark, cell]
    put_stone(board, state, cell, mark)
    plies = 0
    for depth in range(1, MAX_THREATS + 1):
        plies = vct_defend(board, state, mark, depth, NO_LIMIT, START, key)
        if plies > 0 or board.scratch[COUNTERS, NODES] > nodes:
            break
    take_stone(board, state, cell, mark)
    return plies + 1 if plies > 0 else 0


EXACT = GomokuExact()
