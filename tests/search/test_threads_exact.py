"""Solvers on several threads, more than cores: their answers are those of one thread."""
import random
from functools import partial

import numpy as np
import pytest
from connectx_oracles import LONGER, as_state, ends, every_score
from games import empty_state, legal_moves, played
from othello_oracles import SAMPLES, score_by_minimax, unfinished
from thread_support import nothing_is_wrong

from tempo.games.connectx.experiments.solver_bench import POSITIONS, measure_set
from tempo.games.connectx.experiments.solver_sets import BOARD, read_set, state_after
from tempo.games.connectx.rules import new_board
from tempo.games.connectx.rules import new_game as new_connectx
from tempo.games.connectx.solver.prover import ConnectXProver
from tempo.games.connectx.solver.shared_solver import SharedSolver
from tempo.games.connectx.solver.solver import Solver
from tempo.games.connectx.solver.transposition_table import MAX_SCORE
from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.endgame.endgame_table import (
    FIRST_BITS,
    MIX_MINE,
    MIX_THEIRS,
    mix_discs,
    probe_bounds,
    store_bounds,
)
from tempo.games.othello.endgame.prover import EndgameProver
from tempo.games.othello.endgame.shared_endgame import SharedEndgameSolver
from tempo.games.othello.experiments.endgame_bench import measure_position
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import new_game as new_othello
from tempo.native.backends import BACKENDS, PYTHON
from tempo.native.bits import ONE, ZERO
from tempo.native.jit import kernel
from tempo.native.rng import below
from tempo.search.threads import shared_solving

THREADS = 3
WORD, MARK = (1 << 64) - 1, np.uint64((1 << 17) - 1)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wake workers at once, although queries are too small here for that to pay."""
    monkeypatch.setattr(shared_solving, "ALONE", 1)
    monkeypatch.setattr(shared_solving, "WORTH_WAKING", 1)


@pytest.mark.parametrize("size", [(4, 4, 3), *(pytest.param(one, marks=pytest.mark.slow) for one in LONGER)])
def test_scores_of_small_boards_are_those_of_brute_force(eager, size):
    """The table is mostly full of other positions, and sometimes cleared."""
    scores, solver = sorted(every_score(*size).items()), SharedSolver(new_board(*size), 16, THREADS)
    drawn = random.Random(1).sample(scores, 600)
    for number, (position, score) in enumerate(drawn):
        if number % 60 == 0:
            solver.reset()
        assert solver.solve(as_state(position))[:2] == (score, score), (size, position)


@pytest.mark.parametrize("size", [(4, 5, 4), (5, 4, 4), (5, 5, 4)])
def test_scores_of_larger_boards_are_those_of_one_thread(eager, size):
    chance, game = random.Random(2), new_connectx(*size)
    alone, together = Solver(game.board, 18), SharedSolver(game.board, 18, THREADS)
    for number in range(80):
        if number % 20 == 0:
            together.reset()
        state = empty_state(*size[:2])
        for _ in range(chance.randrange(10)):
            after = played(game, state, [chance.choice(legal_moves(game, state))])
            if ends(game, after):
                break
            state = after
        assert together.solve(state)[:2] == alone.solve(state)[:2]


@pytest.mark.parametrize("name", ["begin-easy", "begin-medium", "middle-medium"])
def test_published_scores_are_found_again(name):
    """The table grows during the search."""
    measure_set(SharedSolver(BOARD, 20, THREADS), name, read_set(POSITIONS, name)[::36], repeats=1)


def test_a_table_that_is_far_too_small_does_no_harm(eager):
    measure_set(SharedSolver(BOARD, 12, 4), "middle-medium", read_set(POSITIONS, "middle-medium")[:20], repeats=1)


@pytest.mark.slow
def test_all_published_scores_are_found_again():
    for name in ("begin-medium", "middle-easy", "middle-medium"):
        measure_set(SharedSolver(BOARD, 22, THREADS), name, read_set(POSITIONS, name), repeats=1)


def test_bounds_are_true_at_every_pause(eager):
    """They only tighten, whatever other queries come between, and the nodes stay within the limit."""
    chance, solver = random.Random(3), SharedSolver(BOARD, 20, THREADS)
    other = state_after(read_set(POSITIONS, "middle-easy")[0].moves)
    for sample in read_set(POSITIONS, "begin-medium")[:3]:
        state, low, high = state_after(sample.moves), -MAX_SCORE, MAX_SCORE
        if chance.random() < 0.3:
            solver.reset()
        while low < high:
            limit = chance.choice([1, 700, 20_000, 200_000])
            bounds = solver.solve(state, limit)
            assert low <= bounds.low <= sample.score <= bounds.high <= high and bounds.nodes <= limit
            low, high = bounds.low, bounds.high
            if chance.random() < 0.1:
                solver.solve(other, chance.choice([0, 3_000]))


def test_endgames_from_games_have_their_committed_scores():
    solver = SharedEndgameSolver(threads=THREADS)
    for sample in SAMPLES:
        if sample.empty in (12, 14, 16):
            measure_position(solver, sample)  # raises where the score differs


@pytest.mark.slow
def test_long_endgames_have_their_committed_scores():
    solver = SharedEndgameSolver(threads=THREADS)
    for sample in SAMPLES:
        measure_position(solver, sample)


@pytest.mark.parametrize("share", [0.5, 0.2])
def test_endgames_full_of_passes_against_one_thread(eager, share):
    chance, alone, solver = random.Random(4), EndgameSolver(), SharedEndgameSolver(threads=THREADS)
    for number in range(80):
        state = unfinished(chance, 7 + number % 8, share)
        expected = alone.solve(state)
        if number % 8 < 2:
            assert expected.low == score_by_minimax(state)
        bounds = solver.solve(state, chance.choice([None, 900]), -1, 1)
        assert bounds.low <= expected.low <= bounds.high
        assert solver.solve(state)[:2] == expected[:2]


def test_proofs_of_columns_are_those_of_one_thread(eager):
    game, alone, together = new_connectx(6, 7, 4), ConnectXProver(), ConnectXProver()
    together.new_solver = partial(SharedSolver, threads=2)
    for sample in read_set(POSITIONS, "begin-medium")[:2]:
        proof_states = [last_proof(prover, game, state_after(sample.moves)) for prover in (alone, together)]
        assert proof_states[0] == proof_states[1] and proof_states[0].exact
    assert together.backend(game) != PYTHON
    small = new_connectx(4, 5, 4)
    assert last_proof(together, small, played(small, empty_state(4, 5), [2, 2])).exact


def test_proofs_of_endgames_are_those_of_one_thread(eager):
    game, alone, together = new_othello(uniform_playout), EndgameProver(), EndgameProver()
    together.new_solver = partial(SharedEndgameSolver, threads=2)
    for sample in SAMPLES:
        if sample.empty in (10, 14):
            first, second = (last_proof(prover, game, sample.state) for prover in (alone, together))
            assert first == second and first.exact


def last_proof(prover, game, state):
    """Return the final proof, in slices."""
    steps = prover.prove(game, state)
    proof = next(steps)
    while not proof.exact:
        proof = steps.send(2_500)
    return proof


def test_interpreted_threads_leave_the_work_to_one(monkeypatch):
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    monkeypatch.setattr(BACKENDS, "loaded", {})
    size = (4, 4, 4)
    one, several = Solver(new_board(*size), 14), SharedSolver(new_board(*size), 14, 4)
    state = played(new_connectx(*size), empty_state(4, 4), [1, 2, 1])
    assert several.solve(state) == one.solve(state)
    assert not several.team.is_ready


@kernel
def write_and_read(table, mines, theirs, rng, rounds):
    """Store and probe entries that follow from their positions; return the counts of found and of wrong entries."""
    bits, wrong, right = np.uint64(FIRST_BITS), 0, 0
    for _ in range(rounds):
        at = below(rng, mines.size)
        mixed = mix_discs(mines[at], theirs[at])
        store_bounds(table, bits, mixed, theirs[at], ONE + (mixed & MARK))
        at = below(rng, mines.size)
        mixed = mix_discs(mines[at], theirs[at])
        known = probe_bounds(table, bits, mixed, theirs[at])
        if known == ONE + (mixed & MARK):
            right += 1
        elif known != ZERO:
            wrong += 1
    return (wrong << 40) + right


def test_no_entry_of_an_endgame_is_ever_torn():
    """Threads store and probe a few positions in two places of the table."""
    chance, table = random.Random(5), np.zeros(2 << FIRST_BITS, np.uint64)
    theirs = [chance.getrandbits(64) for _ in range(8)]
    mixed = [(number & 1) << 63 | chance.getrandbits(40) for number in range(8)]
    undo = pow(int(MIX_MINE), -1, 1 << 64)
    mines = [(mix ^ (their * int(MIX_THEIRS) & WORD)) * undo & WORD for mix, their in zip(mixed, theirs, strict=True)]
    fixed = table, np.array(mines, np.uint64), np.array(theirs, np.uint64)
    assert nothing_is_wrong(write_and_read, [fixed] * 3)
