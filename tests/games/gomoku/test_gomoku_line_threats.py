"""Wins by threats on the board of lines: every claimed win holds against every defence, in OpenSpiel's games."""
from functools import cache
from random import Random

import numpy as np
from gomoku_support import COMPILED, SEEDS, cells_of, game_position, state_of
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.alphabeta.line_search import begin_line_search
from tempo.games.gomoku.alphabeta.line_threats import find_win_by_threats, winning_threat
from tempo.games.gomoku.alphabeta.line_workspace import THREAT_LIMIT, THREAT_NODES, forget_wins, new_line_workspace
from tempo.games.gomoku.evaluation.line_board import new_line_board
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.rules import gomoku_geometry
from tempo.games.gomoku.threats.vct import find_win
from tempo.native.jit import kernel

NODES = 2_000 if COMPILED else 300


@kernel
def threats_kernel(work, mark, limit):
    """Return the plies to a win by threats."""
    return find_win_by_threats(work, mark, limit)


@cache
def bound(size: int):
    """Return a workspace and its kernels, bound once: to bind them takes longer than most searches."""
    work, cells = new_line_workspace(new_line_board(size, learned_tables()), 4), np.zeros(size * size, np.int8)
    begin = begin_line_search.bind(work, last=(cells, 1, cells == 0))
    return work, begin, threats_kernel.bind(work, last=(1, 1))


def ask(referee, size: int) -> tuple[int, int]:
    """Return plies and move of the win that is claimed for the side to move; the board is as before."""
    (work, begin, find), mark = bound(size), 1 + referee.current_player()
    cells = np.array(cells_of(referee, size), np.int8)
    begin(cells, mark, cells == 0)
    codes = work.board.codes.copy()
    plies = int(find(mark, NODES))
    assert (work.board.codes == codes).all() and (work.board.cells == cells).all()
    return plies, int(winning_threat(work, mark)) if plies else -1


def assert_wins(referee, size: int, seen: set[str]) -> None:
    """Play a claimed win out against every defence, with a new question at every move."""
    if str(referee) in seen:
        return
    seen.add(str(referee))
    attacker, (plies, move) = referee.current_player(), ask(referee, size)
    assert plies % 2 == 1
    after = referee.child(move)
    if after.is_terminal():
        assert after.returns()[attacker] == 1.0
        return
    for answer in after.legal_actions():
        answered = after.child(answer)
        assert not answered.is_terminal(), "the defender wins, or the board is full"
        assert_wins(answered, size, seen)


@given(SEEDS, st.integers(5, 9), st.integers(4, 30))
@settings(max_examples=120 if COMPILED else 5)
def test_claimed_wins_hold(random, size, plies):
    """Wins of up to 11 plies on small boards."""
    referee = game_position(random, size, 5, plies)
    if referee is not None and 0 < ask(referee, size)[0] <= 11:
        assert_wins(referee, size, set())


def test_wins_of_all_lengths_are_tried():
    """Such games contain wins by fours and longer ones, nearly all that the search of `threats/vct.py` finds."""
    random, found, missed, longest = Random(3), 0, 0, 0
    for _ in range(150 if COMPILED else 10):
        referee = game_position(random, 9, 5, 14)
        if referee is not None:
            plies, _ = ask(referee, 9)
            cells, mark = cells_of(referee, 9), 1 + referee.current_player()
            known = find_win(gomoku_geometry(9, 5), state_of(cells, 9, 5, mark), NODES)
            missed += known is not None and plies == 0
            found, longest = found + (plies > 0), max(longest, plies)
    if COMPILED:
        assert found > 40 and longest > 7
    assert missed <= found // 50


def test_a_search_goes_on_where_the_last_one_ended():
    """Fewer nodes than a win needs, asked for again and again, prove it; a proven win costs nothing."""
    (work, begin, find), cells = bound(15), np.zeros(225, np.int8)
    for number, cell in enumerate((99, 115, 95, 85, 81, 114, 70, 116, 113)):
        cells[cell] = 1 + number % 2
    forget_wins(work)
    begin(cells, 2, cells == 0)
    plies = asked = 0
    while plies == 0 and asked < 100:
        plies = find(2, NODES // 10)
        assert work.status[THREAT_NODES] < 2 * work.status[THREAT_LIMIT]
        asked += 1
    assert plies > 0 and asked > 1
    find(2, NODES)
    assert work.status[THREAT_NODES] == 0
