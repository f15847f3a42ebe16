"""Alpha-beta by lines: its proofs hold against a plain search, and slices give the same search as one call."""
from functools import cache

import numpy as np
import pytest
from gomoku_plain import Cells, brute_vcf, minimax, random_cells
from gomoku_support import state_of
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tempo.games.gomoku.alphabeta.line_fours import find_win_by_fours
from tempo.games.gomoku.alphabeta.line_moves import NO_CANDIDATE, list_moves, take_best
from tempo.games.gomoku.alphabeta.line_search import LINE_STEPS, begin_line_search
from tempo.games.gomoku.alphabeta.line_searcher import LineSearcher
from tempo.games.gomoku.alphabeta.line_workspace import (
    FOURS_NODES,
    PROVEN,
    WIN,
    LineWorkspace,
    forget_wins,
    new_line_workspace,
)
from tempo.games.gomoku.evaluation.evaluate import has, rating_of, threats_of
from tempo.games.gomoku.evaluation.line_board import new_line_board, set_up
from tempo.games.gomoku.evaluation.patterns import MAKES_FIVE, MAKES_OPEN_FOUR
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.gomoku_agent import game_of
from tempo.games.gomoku.lines_agent import LinesAgent
from tempo.games.gomoku.profiles import CHAMPION
from tempo.native.backends import PYTHON
from tempo.search.alphabeta.pvs import (
    BEST_MOVE,
    BEST_SCORE,
    COMPLETED_DEPTH,
    FINISHED,
    NODES_SEARCHED,
    search_alphabeta,
)
from tempo.search.types import Position

SEEDS = st.integers(0, 1 << 30)


@cache
def work_of(size: int) -> LineWorkspace:
    return new_line_workspace(new_line_board(size, learned_tables()), 12)


def ask_for_fours(work: LineWorkspace, cells: Cells, mark: int, limit: int) -> int:
    """Return the plies of a win by fours, or 0."""
    set_up(work.board, np.array(cells, np.int8))
    return int(find_win_by_fours(work, mark, limit))


def search(work: LineWorkspace, cells: Cells, mark: int, slices: int, nodes: int) -> np.ndarray:
    """Search in slices; return the status."""
    work.table.fill(0)
    forget_wins(work)
    work.status[:] = 0
    allowed = np.ones(len(cells), np.bool_)
    begin_line_search(work, np.array(cells, np.int8), mark, allowed)
    for _ in range(slices):
        search_alphabeta(LINE_STEPS, work, nodes)
    return work.status.copy()


@settings(max_examples=25)
@given(SEEDS, st.sampled_from([1, 2]))
def test_proven_values_are_those_of_a_plain_search(seed, mark):
    cells = random_cells(seed, 5, 7)
    status, exact = search(work_of(5), cells, mark, 1, 20_000), minimax(cells, 5, mark)
    assert status[FINISHED]
    score = int(status[BEST_SCORE])
    if abs(score) >= PROVEN:
        assert (score > 0) == (exact > 0)
        assert abs(exact) <= WIN - abs(score)


@settings(max_examples=40)
@given(SEEDS, st.sampled_from([1, 2]))
def test_a_win_by_fours_is_one(seed, mark):
    cells = random_cells(seed, 7, 25)
    board, plies = work_of(7).board, ask_for_fours(work_of(7), cells, mark, 200)
    before = board.codes.copy()
    assert plies == ask_for_fours(work_of(7), cells, mark, 200)
    assert (board.codes == before).all()
    if plies:
        assert 0 < brute_vcf(cells, 7, 5, mark, plies) <= plies


LONG_WINS = (  # moves, and plies of the win that is found by the first player, who is to move
    ((154, 69, 112, 98, 111, 113, 128, 68, 96, 83, 53, 144, 126, 141, 125, 129), 15),
    ((95, 129, 156, 144, 110, 130, 140, 125, 159, 160, 172, 124, 143, 128, 127, 111, 112), 9),
)


@pytest.mark.parametrize("moves, plies", LONG_WINS)
def test_searches_that_ended_at_their_limit_hide_no_win_by_fours(moves, plies):
    cells, work = np.zeros(225, np.int8), work_of(15)
    cells[list(moves[::2])], cells[list(moves[1::2])] = 1, 2
    forget_wins(work)
    for limit in (0, 1, 5, 2, 20, 3, 30, 8, 12):
        assert ask_for_fours(work, cells, 1, limit) == 0
        assert ask_for_fours(work, cells, 1, limit) == 0
        assert work.status[FOURS_NODES] == 0
    assert ask_for_fours(work, cells, 1, 300) == plies


@settings(max_examples=10)
@given(SEEDS, st.integers(0, 4), st.integers(0, 5))
def test_moves_that_are_left_out_lose_to_an_open_four(seed, row, column):
    """Where the opponent has an open three; every other empty cell is listed."""
    cells = list(random_cells(seed, 9, 71))
    for place, mark in enumerate((0, 2, 2, 2)):
        cells[9 * (2 + row) + column + place] = mark
    board, candidates = new_line_board(9, learned_tables()), np.zeros(81, np.int64)
    set_up(board, np.array(cells, np.int8))
    is_quiet = not (has(threats_of(board, 1), MAKES_FIVE) or has(threats_of(board, 2), MAKES_FIVE))
    assume(is_quiet and has(threats_of(board, 2), MAKES_OPEN_FOUR))
    count, _ = list_moves(board, 1, candidates)
    listed = set(np.flatnonzero(candidates != NO_CANDIDATE).tolist())
    assert len(listed) == count
    left_out = {cell for cell, stone in enumerate(cells) if stone == 0} - listed
    assert listed and left_out
    for cell in left_out:
        assert brute_vcf((*cells[:cell], 1, *cells[cell + 1 :]), 9, 5, 2, 3) == 3


@settings(max_examples=15)
@given(SEEDS)
def test_the_best_candidates_come_first_and_equal_ones_in_the_order_of_cells(seed):
    cells = np.array(random_cells(seed, 9, 40), np.int8)
    board, candidates = new_line_board(9, learned_tables()), np.zeros(81, np.int64)
    set_up(board, cells)
    count, top = list_moves(board, 1, candidates)
    taken = [int(take_best(candidates)) for _ in range(count)]
    assert taken == sorted(taken, key=lambda cell: (-int(rating_of(board, cell, 1)), cell))
    assert top == max((int(rating_of(board, cell, 1)) for cell in taken), default=NO_CANDIDATE)
    assert (candidates == NO_CANDIDATE).all()


THREE_IN_A_COLUMN, FOUR_ELSEWHERE = [(9, 4), (10, 4)], [(11, 1), (11, 2), (11, 3)]


@pytest.mark.parametrize("more, leads_on", [([], False), (THREE_IN_A_COLUMN, True), (FOUR_ELSEWHERE, True)])
def test_a_four_is_tried_only_if_it_may_lead_on_along_another_line(more, leads_on):
    """Three in a row between the border and a stone of the opponent: two cells for a four, of one line."""
    cells = np.zeros((15, 15), np.int8)
    cells[7, 1:4], cells[[7, 11], 5] = 1, 2
    for place in more:
        cells[place] = 1
    work = work_of(15)
    forget_wins(work)
    ask_for_fours(work, cells.ravel(), 1, 100)
    assert (work.status[FOURS_NODES] > 0) == leads_on


@settings(max_examples=5)
@given(SEEDS)
def test_a_search_in_slices_is_the_search_at_once(seed):
    cells, work = random_cells(seed, 9, 65), work_of(9)
    at_once = search(work, cells, 1, 1, 3_000)
    search(work, cells, 1, 1, 1)
    run = search_alphabeta.bind(LINE_STEPS, work, last=(1,))
    while work.status[NODES_SEARCHED] < at_once[NODES_SEARCHED] and not work.status[FINISHED]:
        run(1)
    assert (work.status[: FINISHED + 1] == at_once[: FINISHED + 1]).all()


@pytest.mark.parametrize(
    ("size", "stones", "result"),
    [
        (15, (112, 113, 98, 126, 97, 99), (127, 160, 20_000, 9)),
        (9, (40, 41, 31, 49, 30), (50, 32, 20_000, 10)),
        (8, (), (28, 56, 20_000, 7)),
        (13, (84, 85, 71, 72, 97, 98, 70), (59, WIN - 3, 1, 1)),
    ],
)
def test_fixed_searches_have_fixed_results(size, stones, result):
    """Best move, score, nodes and depth: they change only with the weights or the search itself."""
    cells = tuple(1 + stones.index(cell) % 2 if cell in stones else 0 for cell in range(size * size))
    status = search(work_of(size), cells, 1 + len(stones) % 2, 1, 20_000)
    assert tuple(status[[BEST_MOVE, BEST_SCORE, NODES_SEARCHED, COMPLETED_DEPTH]]) == result


@pytest.mark.parametrize(
    ("moves", "nodes"),
    [
        ("99,115,95,85,81,114,70,116,113", 2_000),
        ("141,66,64,126,96,112,98,97,125,113,109,93,140", 4_000),
        (
            "140,139,64,157,125,155,171,156,154,127,112,126,96,80,113,128,114,115,129,145",
            20_000,
        ),
    ],
)
def test_a_win_by_force_is_proven_within_some_nodes(moves, nodes):
    """Wins in 13 to 19 plies: without the search for wins by threats, up to six times as many nodes are needed."""
    stones = [int(cell) for cell in moves.split(",")]
    cells = tuple(1 + stones.index(cell) % 2 if cell in stones else 0 for cell in range(225))
    assert search(work_of(15), cells, 1 + len(stones) % 2, 1, nodes)[BEST_SCORE] >= PROVEN


def test_the_searcher_resumes_and_obeys_the_allowed_moves():
    cells = random_cells(3, 9, 60)
    position = Position(game_of(9, 5, "weighted", True), state_of(cells, 9, 5, 1), 0.2, 20)
    searcher = LineSearcher(learned_tables())
    searcher.prepare(position, CHAMPION.options, 60.0, False)
    searcher.begin(None)
    searcher.run(2_000)
    free = searcher.look()
    assert cells[free.move] == 0
    assert free.line[0] == free.move
    assert len(free.moves) == cells.count(0)
    some = tuple(move for move in free.moves if move != free.move)[:3]
    searcher.begin(some)
    searcher.run(500)
    assert searcher.look().move in some


def test_interpreted_code_on_a_clock_and_other_lengths_are_left_to_the_tree(monkeypatch):
    agent = LinesAgent(CHAMPION, None, 1, False)
    fives = agent.read_task({"board": [0] * 81, "mark": 1}, {"size": 9, "inarow": 5}).position
    fours = agent.read_task({"board": [0] * 81, "mark": 1}, {"size": 9, "inarow": 4}).position
    searcher = agent.player.searcher
    searcher.prepare(fives, CHAMPION.options, 60.0, False)
    assert searcher.used is searcher.fives
    searcher.prepare(fours, CHAMPION.options, 60.0, False)
    assert searcher.used is searcher.others
    monkeypatch.setattr(LineSearcher, "backend", PYTHON)
    searcher.prepare(fives, CHAMPION.options, 60.0, True)
    assert searcher.used is searcher.others


def test_a_refuted_move_is_not_searched_again():
    searcher = LineSearcher(learned_tables())
    state = state_of(tuple({112: 1, 113: 2}.get(cell, 0) for cell in range(225)), 15, 5, 1)
    position = Position(game_of(15, 5, "weighted", True), state, 0.0, 2)
    searcher.prepare(position, CHAMPION.options, 60.0, False)
    searcher.begin(None)
    searcher.run(5_000)
    first = searcher.leading_move()
    assert first is not None
    searcher.refute(first, 4)
    searcher.run(5_000)
    seen = searcher.look()
    assert searcher.leading_move() == seen.move != first and first not in seen.moves and len(seen.moves) == 222
