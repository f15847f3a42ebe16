"""Alpha-beta with Othello's evaluation: values, transposition table, ProbCut, and resuming after any node."""
import math
import random

import numpy as np
import pytest
from alphabeta_support import BITS, GAME, OPTIONS, after, position_after, searched
from games import legal_moves
from player_support import FakeClock, use_clock

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.calibration import EVALUATION
from tempo.games.othello.evaluation.evaluate import UNIT, evaluate
from tempo.games.othello.evaluation.unpacking import learned_evaluator
from tempo.games.othello.rules import CELLS, MINE, PASS, THEIRS, outcome
from tempo.search.alphabeta import pvs_searcher
from tempo.search.alphabeta.deepening import alphabeta_steps
from tempo.search.alphabeta.pvs import (
    BEST_MOVE,
    BEST_SCORE,
    COMPLETED_DEPTH,
    FIRST_MOVE_NODES,
    ITERATION_START,
    MOVE_INDEX,
    NODES_SEARCHED,
    SELECTIVITY,
    search_alphabeta,
)
from tempo.search.alphabeta.pvs_searcher import GROWTH
from tempo.search.alphabeta.searcher import AlphaBetaSearcher
from tempo.search.alphabeta.selectivity import probcut_cuts
from tempo.search.alphabeta.transposition_table import (
    BUCKET_SIZE,
    EXACT,
    LOWER,
    NOT_FOUND,
    UPPER,
    hash_state,
    new_table,
    probe,
    store,
    unpack_known,
)
from tempo.search.alphabeta.workspace import (
    NO_SELECTIVITY,
    new_alphabeta_workspace,
    set_query,
)
from tempo.search.game import ONGOING
from tempo.search.options import SearchOptions
from tempo.search.player.clock import TimePlan, allocate
from tempo.search.player.player import Player
from tempo.search.types import Position

SEEDS = range(4)


def plain_value(state: np.ndarray, depth: int) -> int:
    """Return the value of a full-width search; a pass counts as one ply."""
    if depth == 0 or outcome(None, state) != ONGOING:
        return int(evaluate(learned_evaluator(), state))
    return max(-plain_value(after(state, move), depth - 1) for move in legal_moves(GAME, state))


# ---- values ----

@pytest.mark.parametrize("plies", [6, 20, 40, 52])
def test_values_and_moves_are_those_of_a_plain_search(plies):
    state = position_after(plies, plies)
    work = searched(state, 3)
    values = {move: -plain_value(after(state, move), 2) for move in legal_moves(GAME, state)}
    assert work.status[BEST_SCORE] == max(values.values()) == values[int(work.status[BEST_MOVE])]
    for place in range(len(values)):  # what a move is worth, or more
        assert work.values[0, place] >= values[int(work.actions[0, place])]


@pytest.mark.parametrize("seed", SEEDS)
def test_to_the_end_of_the_game_it_finds_what_the_solver_finds(seed):
    """The final value is exact, whatever ProbCut left out at first."""
    state = position_after(50, seed)
    work = searched(state, 99, probcut_margin=0.5)
    assert work.status[SELECTIVITY] == NO_SELECTIVITY + 1
    assert work.status[BEST_SCORE] == UNIT * EndgameSolver(18).solve(state).low


@pytest.mark.parametrize("seed", SEEDS)
def test_only_candidate_moves_are_searched(seed):
    state = position_after(20, seed)
    best = int(searched(state, 4).status[BEST_MOVE])
    others = tuple(move for move in legal_moves(GAME, state) if move != best)
    work = searched(state, 4, moves=others)
    assert int(work.status[BEST_MOVE]) in others and {int(one) for one in work.actions[0, : len(others)]} == set(others)


# ---- resuming ----

@pytest.mark.parametrize("piece", [1, 50, 3000])
@pytest.mark.parametrize("probcut_margin", [0.0, 1.0])
def test_a_search_in_pieces_is_the_same_search(piece, probcut_margin):
    state, works = position_after(24, 5), []
    for size in (piece, 40_000):
        work = new_alphabeta_workspace(GAME, state, BITS)
        work.cuts[:] = probcut_cuts(EVALUATION, 0.5, probcut_margin)
        set_query(work, state, tuple(legal_moves(GAME, state)))
        run = search_alphabeta.bind(alphabeta_steps(GAME, evaluate), work, last=(1,))
        while work.status[NODES_SEARCHED] < 40_000:
            run(min(size, 40_000 - int(work.status[NODES_SEARCHED])))
        works.append(work)
    assert all((one == other).all() for one, other in zip(*works, strict=True))


# ---- transposition table ----

def test_the_table_keeps_the_latest_or_deepest_entry():
    """Against a dict, with keys that share few buckets; entries are lost only as a whole."""
    table, told_of, chance = new_table(4), {}, random.Random(1)
    for _ in range(2000):
        key, depth = np.uint64(chance.randrange(40) << 40 | chance.randrange(16)), chance.randrange(1, 9)
        value, bound = chance.randrange(-8192, 8193), chance.choice((LOWER, UPPER, EXACT))
        kept = probe(table, key) != NOT_FOUND and unpack_known(probe(table, key))[1] > depth
        store(table, key, value, depth, 7, 3 << 5 | 1 << 2 | bound)
        if not kept:
            told_of[key] = (value, 3 << 5 | 1 << 2 | bound, depth)
        value, depth, _, info = unpack_known(probe(table, key))
        assert (value, info, depth) == told_of[key]
    found = [key for key in told_of if probe(table, key) != NOT_FOUND]
    assert len(found) == table.size
    for key in found:
        value, depth, _, info = unpack_known(probe(table, key))
        assert (value, info, depth) == told_of[key]


def test_entries_of_earlier_searches_are_replaced_first():
    table = new_table(2)
    assert table.size == BUCKET_SIZE
    for number in range(4):
        store(table, np.uint64(number + 1), number, 20 if number else 3, 0, 1 << 5 | EXACT)
    store(table, np.uint64(9), 9, 1, 0, 2 << 5 | EXACT)
    assert probe(table, np.uint64(1)) == NOT_FOUND
    store(table, np.uint64(10), 10, 1, 0, 2 << 5 | EXACT)
    assert probe(table, np.uint64(9)) != NOT_FOUND


def test_states_have_different_hashes():
    with np.errstate(over="ignore"):
        states = [position_after(plies, seed) for plies in (4, 20, 40) for seed in range(30)]
        states += [state[::-1] for state in states]
        assert len({int(hash_state(state)) for state in states}) == len({tuple(map(int, state)) for state in states})


# ---- the searcher ----

def new_player(simulations: int | None = None, options: SearchOptions = OPTIONS) -> Player:
    return Player(options, TimePlan(), AlphaBetaSearcher(), simulations)


def asked(state: np.ndarray) -> Position:
    discs = int(state[MINE] | state[THEIRS]).bit_count()
    return Position(GAME, state, discs / CELLS, discs - 4, None, EVALUATION)


@pytest.mark.parametrize("plies", [4, 20, 40, 54])
def test_a_snapshot_has_all_moves(plies):
    state = position_after(plies, 1)
    (last,) = new_player(20_000).think(asked(state), (), 0.0, 0.0, 0.0)
    assert sorted(last.moves) == legal_moves(GAME, state) and last.move == last.line[0]
    assert len(last.visits) == len(last.values) == len(last.scores) == len(last.moves)
    assert last.score == last.scores[last.moves.index(last.move)] == max(last.scores)
    assert 0 <= last.value <= 1 and (last.value > 0.5) == (last.score > 0)
    assert all(0 <= value <= 1 for value in last.values)
    assert sum(last.visits) <= last.simulations and last.plies > 2
    for move in last.line:
        assert move in legal_moves(GAME, state)
        state = after(state, move)


def test_exact_values_are_called_proven():
    state = position_after(54, 2)
    (last,) = new_player(10_000_000).think(asked(state), (), 0.0, 0.0, 0.0)
    score = EndgameSolver(18).solve(state).low
    assert (last.reason, last.score) == ("proven", score)
    assert last.value == (1.0 if score > 0 else 0.5 if score == 0 else 0.0)
    assert last.simulations < 10_000_000


def test_the_table_helps_with_the_next_move():
    """Two plies along the principal variation, the same nodes reach at least the same depth."""
    state = position_after(20, 3)
    fresh, going_on = new_player(60_000), new_player(60_000, OPTIONS._replace(reuse=True))
    for player in (fresh, going_on):
        (last,) = player.think(asked(state), (), 0.0, 0.0, 0.0)
    later = after(after(state, last.line[0]), last.line[1])
    depths = [next(player.think(asked(later), (), 0.0, 0.0, 0.0)).plies for player in (fresh, going_on)]
    assert depths[1] >= depths[0]


@pytest.mark.parametrize("price", [1e-7, 1e-5, 1e-3])
@pytest.mark.parametrize(("step", "bank"), [(0.1, 0.0), (1.0, 0.0), (0.5, 12.0)])
def test_no_move_is_late(price, step, bank):
    """Also at the node rate of interpreted code."""
    where = asked(position_after(20, 1))
    budget = allocate(TimePlan(), step, bank, where.filled)
    clock = FakeClock(iter(lambda: price, None), most=50, called=search_alphabeta)
    with use_clock(clock, pvs_searcher, "search_alphabeta"):
        *_, last = new_player().think(where, (), step, bank, clock())
    assert clock.elapsed <= budget.hard
    assert clock.elapsed >= 0.7 * budget.soft
    assert last.move in legal_moves(GAME, where.state)


def test_it_is_settled_when_the_first_move_would_not_be_finished():
    searcher, where = AlphaBetaSearcher(), asked(position_after(20, 1))
    searcher.prepare(where, OPTIONS, math.inf, False)
    searcher.begin(None)
    status, root = searcher.work.status, searcher.work.frames[0]
    while status[COMPLETED_DEPTH] < 6:
        searcher.run(1)
    assert root[MOVE_INDEX] == 0 and status[NODES_SEARCHED] == status[ITERATION_START]
    cost = int(GROWTH * status[FIRST_MOVE_NODES])
    assert searcher.is_settled(cost - 1) and not searcher.is_settled(cost + 1)
    while root[MOVE_INDEX] == 0:
        searcher.run(1)
    assert not searcher.is_settled(1)  # any other move may be better
    searcher.begin(tuple(legal_moves(GAME, where.state)[:1]))
    assert searcher.is_settled(10**9)


def test_the_same_query_is_resumed():
    """Like the board's analysis, which repeats its query; without reuse the search starts again."""
    for reuse in (True, False):
        player, where = new_player(30_000, OPTIONS._replace(reuse=reuse)), asked(position_after(20, 2))
        first, second = (next(player.think(where, (), 0.0, 0.0, 0.0)) for _ in range(2))
        assert (sum(second.visits) > 1.2 * sum(first.visits)) == reuse
        assert (second.plies, second.score) >= (first.plies, -99.0)


def test_every_move_has_a_line():
    player, state = new_player(50_000), position_after(20, 2)
    (last,) = player.think(asked(state), (), 0.0, 0.0, 0.0)
    lines = {move: player.searcher.line_after(move) for move in last.moves}
    assert lines[last.move] == last.line and max(map(len, lines.values())) > 3
    for move, line in lines.items():
        after_line = state
        assert line[0] == move
        for one in line:
            assert one in legal_moves(GAME, after_line)
            after_line = after(after_line, one)


def test_a_pass_is_a_move_like_any_other():
    cells = [1, 2] + [0] * 62
    state = np.array([sum(1 << i for i, c in enumerate(cells) if c == mark) for mark in (2, 1)], np.uint64)
    (last,) = new_player(1000).think(asked(state), (), 0.0, 0.0, 0.0)
    assert last.move == PASS and last.reason == "proven"
