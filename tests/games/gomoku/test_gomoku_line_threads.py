"""The search by lines on several threads: proofs hold, one thread as before, each thread has a board of its own."""
from math import inf
from typing import Any

import numpy as np
import pytest
from gomoku_plain import Cells, minimax, random_cells
from gomoku_support import state_of
from waiting import wait_until

from tempo.arena.players.profile_agents import make_agent
from tempo.games.gomoku.alphabeta.line_search import LINE_STEPS
from tempo.games.gomoku.alphabeta.line_searcher import LineSearcher
from tempo.games.gomoku.alphabeta.line_workspace import PASS, PROVEN, ROOT_STONES
from tempo.games.gomoku.alphabeta.shared_line_searcher import SharedLineSearcher
from tempo.games.gomoku.evaluation.line_board import STONES_PUT
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.gomoku_agent import game_of
from tempo.games.gomoku.profiles import CHAMPION
from tempo.search.alphabeta.pvs import (
    BEST_SCORE,
    COMPLETED_DEPTH,
    CURRENT_PLY,
    DEPTH,
    FINISHED,
    NODES_SEARCHED,
    STAGE,
)
from tempo.search.threads.shared_deepening import FIRST_DEPTH, RUNNING, STOP
from tempo.search.threads.shared_searcher import SharedTreeSearcher
from tempo.search.types import Position

QUIET = tuple({40: 1, 41: 2, 31: 1, 49: 2, 30: 1}.get(cell, 0) for cell in range(81))
OPTIONS = CHAMPION.options._replace(table_bits=16, reuse=True)


def begun(searcher: LineSearcher, cells: Cells, size: int, mark: int) -> LineSearcher:
    state = state_of(cells, size, 5, mark)
    searcher.prepare(Position(game_of(size, 5, "weighted", True), state, 0.2, 20), OPTIONS, inf, False)
    searcher.begin(None)
    return searcher


def test_one_thread_searches_as_before():
    for cells in (QUIET, random_cells(1, 9, 65), random_cells(2, 9, 65)):
        alone = begun(LineSearcher(learned_tables()), cells, 9, 2)
        shared = begun(SharedLineSearcher(1, learned_tables()), cells, 9, 2)
        for _ in range(3):
            assert alone.run(5_000) == shared.run(5_000)
            assert alone.look() == shared.look()


@pytest.mark.parametrize("threads", [2, 4])
def test_proven_values_are_those_of_a_plain_search(threads):
    searcher, proven = SharedLineSearcher(threads, learned_tables()), 0
    for seed in range(12):
        cells = random_cells(seed, 5, 7)
        begun(searcher, cells, 5, 1)
        while searcher.run(20_000) >= 20_000:
            pass
        assert searcher.work.status[FINISHED]
        score = int(searcher.work.status[BEST_SCORE])
        if abs(score) >= PROVEN:
            proven += 1
            assert (score > 0) == (minimax(cells, 5, 1) > 0)
    assert proven


def takes_part(searcher: SharedLineSearcher) -> bool:
    """Search on; return whether each thread has searched. On a busy machine one may begin when the first has ended."""
    searcher.run(30_000)
    searcher.pool.wait_idle()
    return all(work.status[NODES_SEARCHED] > 0 for work in searcher.works)


def test_the_table_is_kept_between_moves():
    """The table is kept; a worker still busy when the query changes does no harm."""
    searcher, cells = SharedLineSearcher(3, learned_tables()), QUIET
    begun(searcher, cells, 9, 2)
    assert wait_until(lambda: takes_part(searcher))
    for turn in range(6):
        begun(searcher, cells, 9, 2 - turn % 2)
        for nodes in (300, 5_000, 30_000):
            assert searcher.run(nodes) >= nodes or searcher.work.status[FINISHED]
        snapshot = searcher.look()
        assert cells[snapshot.move] == 0 and snapshot.move in snapshot.moves and snapshot.line[0] == snapshot.move
        if searcher.is_certain():
            break
        assert searcher.work.status[COMPLETED_DEPTH] > 3
        cells = (*cells[: snapshot.move], 2 - turn % 2, *cells[snapshot.move + 1 :])
    assert turn > 1


def arrays_in(part: Any) -> list[np.ndarray]:
    if isinstance(part, tuple):
        return [array for one in part for array in arrays_in(one)]
    return [part] if isinstance(part, np.ndarray) else []


def test_threads_share_the_table_and_no_other_array_that_they_write_to():
    searcher = begun(SharedLineSearcher(2, learned_tables()), QUIET, 9, 2)
    first, second = searcher.works
    before = [array.copy() for array in arrays_in(second)]
    searcher.shared[STOP] = RUNNING
    searcher.searching(5_000)  # the first thread alone
    changed = [array for array, old in zip(arrays_in(second), before, strict=True) if array.tobytes() != old.tobytes()]
    assert [array is second.table for array in changed] == [True]
    assert first.table is second.table and first.board.words is second.board.words


def test_a_thread_that_goes_deeper_takes_the_stones_of_its_line():
    """The board has the stones of the root, and one for each ply but the passes."""
    searcher = begun(SharedLineSearcher(2, learned_tables()), QUIET, 9, 2)
    work, lengths = searcher.works[1], set()
    searcher.shared[STOP] = RUNNING
    for depth in range(2, 10):
        searcher.shared[FIRST_DEPTH] = depth
        searcher.helping[0](301)
        plies = int(work.status[CURRENT_PLY])
        passes = int((work.frames[:plies, STAGE] == PASS).sum())
        assert work.frames[0, DEPTH] > depth
        assert work.board.sums[STONES_PUT] == work.status[ROOT_STONES] + plies - passes
        lengths.add(plies)
    assert max(lengths) > 3
    LINE_STEPS.leave_line(work)
    assert tuple(work.board.cells) == QUIET


def test_the_option_threads_serves_both_searches_of_the_profile():
    searcher = make_agent("gomoku", "champion", {"threads": "2"}, None, 1).player.searcher
    assert isinstance(searcher.fives, SharedLineSearcher) and len(searcher.fives.works) == 0
    assert isinstance(searcher.others, SharedTreeSearcher)
    assert searcher.fives.pool.threads == searcher.others.pool.threads == 2
