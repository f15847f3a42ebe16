"""Alpha-beta on several threads: exact results at the end of the game, the shared table, one thread as before."""
from math import inf

import numpy as np
import pytest
from alphabeta_support import GAME, OPTIONS, after, position_after
from thread_support import nothing_is_wrong

from tempo.arena.players.profile_agents import make_agent
from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.shared_evaluator import own_evaluator
from tempo.native.bits import ONE, TWO
from tempo.native.jit import kernel
from tempo.native.rng import below
from tempo.search.alphabeta.pvs import COMPLETED_DEPTH
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.alphabeta.transposition_table import (
    NOT_FOUND,
    new_table,
    probe,
    store,
    unpack_known,
)
from tempo.search.threads.shared_alphabeta import SharedAlphaBetaSearcher
from tempo.search.types import Position


def begun(searcher: AlphaBetaSearcher, state: np.ndarray) -> AlphaBetaSearcher:
    searcher.prepare(Position(GAME, state, 0.5, 0, evaluation=EVALUATION), OPTIONS, inf, False)
    searcher.begin(None)
    return searcher


def test_one_thread_searches_as_before():
    for seed in range(3):
        state = position_after(20, seed)
        alone, shared = begun(AlphaBetaSearcher(), state), begun(SharedAlphaBetaSearcher(1, own_evaluator), state)
        for _ in range(3):
            assert alone.run(50_000) == shared.run(50_000)
            assert alone.look() == shared.look()
        for move in alone.look().moves:
            assert alone.line_after(move) == shared.line_after(move)


@pytest.mark.parametrize("threads", [2, 4])
def test_to_the_end_of_the_game_it_finds_what_the_solver_finds(threads):
    solver, searcher = EndgameSolver(18), SharedAlphaBetaSearcher(threads, own_evaluator)
    for number in range(12):
        state = position_after(48 + number % 4, number)
        begun(searcher, state)
        while searcher.run(20_000) >= 20_000:
            pass
        snapshot = searcher.look()
        assert (snapshot.reason, snapshot.score) == ("proven", solver.solve(state).low)
        assert -solver.solve(after(state, snapshot.move)).low == snapshot.score


def test_the_table_is_kept_between_moves():
    """The table is kept; a worker still busy when the query changes does no harm."""
    searcher, state = SharedAlphaBetaSearcher(3, own_evaluator), position_after(20, 1)
    for _ in range(8):
        begun(searcher, state)
        for nodes in (300, 5_000, 30_000):
            assert searcher.run(nodes) >= nodes
        snapshot = searcher.look()
        assert snapshot.move in snapshot.moves and snapshot.line[0] == snapshot.move
        assert searcher.work is not None and searcher.work.status[COMPLETED_DEPTH] > 3
        state = after(state, snapshot.move)


@kernel
def store_and_probe(table, keys, rng, rounds):
    """Store and probe entries that follow from their keys; return the counts of found and of wrong entries."""
    wrong, right = 0, 0
    for _ in range(rounds):
        number = np.int64(below(rng, keys.size))
        store(table, keys[number], 1000 - 300 * number, 5, number, np.int64(ONE + (keys[number] & TWO)))
        number = np.int64(below(rng, keys.size))
        known = probe(table, keys[number])
        if known != NOT_FOUND:
            value, _, move, info = unpack_known(known)
            if (value, move, info) == (1000 - 300 * number, number, np.int64(ONE + (keys[number] & TWO))):
                right += 1
            else:
                wrong += 1
    return (wrong << 40) + right


def test_no_entry_is_ever_torn():
    """Threads store and probe a few positions in one bucket."""
    table = new_table(4)
    keys = np.array([(number * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFF0 for number in range(1, 12)], np.uint64)
    assert nothing_is_wrong(store_and_probe, [(table, keys)] * 3)


def test_a_player_with_threads_searches_and_solves_with_them():
    agent = make_agent("othello", "champion", {"threads": "2"})
    assert type(agent.player.searcher) is SharedAlphaBetaSearcher
    assert agent.prover.new_solver.keywords == {"threads": 2}
