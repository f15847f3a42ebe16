"""The endgame solver against brute force and published scores, its pauses, and the prover."""
import os
import random
import subprocess
import sys
from itertools import pairwise
from math import inf

import numpy as np
import pytest
from folders import ROOT
from othello_oracles import SAMPLES, random_state, score_by_minimax, unfinished

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.endgame.endgame_table import FIRST_BITS, grow, mix_discs, probe_bounds, store_bounds
from tempo.games.othello.endgame.flip_tables import count_flips
from tempo.games.othello.endgame.prover import EndgameProver, state_after
from tempo.games.othello.experiments.endgame_bench import (
    EMPTIES,
    EndgamePosition,
    measure_position,
    new_positions,
    read_position,
    write_position,
)
from tempo.games.othello.playouts import uniform_playout
from tempo.games.othello.rules import CELLS, PASS, flips_of, moves_of, new_game, start_state
from tempo.native.jit import kernel
from tempo.search.exact.prover import ProofForecast

GAME = new_game(uniform_playout)
EVERY_SQUARE = (1 << CELLS) - 1

# The first five of the long FFO test suite (M. Tastet, FForum), X to move, with the scores that it is published with.
FFO = [
    ("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X", 38, "a2"),
    ("-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X", 0, "h4"),
    ("--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X", 6, "g2"),
    ("--XXXXX---XXXX---OOOXX---OOXXXX--OOXXXO-OOOOXOO----XOX----XXXXX- O", -12, "c7 g3"),
    ("--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O", -14, "d2 b8"),
]


def ffo_state(text: str) -> np.ndarray:
    """Return a position of the FFO suite, where X is black."""
    drawn, mark = text.split()
    state = read_position(drawn).state
    return state if mark == "X" else state[::-1].copy()


def legal(state: np.ndarray) -> list[int]:
    moves = int(moves_of(state[0], state[1]))
    return [square for square in range(CELLS) if moves >> square & 1] or [PASS]


def test_the_last_flips_are_counted_as_by_the_rules():
    rng = random.Random(1)
    for _ in range(1000):
        state = random_state(rng, 1, rng.random())
        (square,) = [s for s in range(CELLS) if not (int(state[0]) | int(state[1])) >> s & 1]
        with np.errstate(over="ignore"):  # products of uint64, whose upper bits nobody needs
            turned = count_flips(state[0], np.uint64(square))
        assert turned == int(flips_of(state[0], state[1], square)).bit_count()


@pytest.mark.parametrize("share", [0.5, 0.15, 0.85])
def test_random_positions_against_minimax(share):
    rng, solver, passes = random.Random(2), EndgameSolver(FIRST_BITS), 0
    for number in range(150):
        state = unfinished(rng, 1 + number % 9, share)
        passes += legal(state) == [PASS]
        bounds = solver.solve(state)
        assert bounds.low == bounds.high == score_by_minimax(state), write_position(EndgamePosition(state, None))
    assert passes > 0 or share == 0.5  # the side with few discs is the one that has to pass


@pytest.mark.parametrize("empty", [8, 10])
def test_positions_from_games_against_minimax(empty):
    chosen = [sample for sample in SAMPLES if sample.empty == empty]
    assert len(chosen) >= 10
    for sample in chosen:
        assert score_by_minimax(sample.state) == sample.score
        outcome = EndgameSolver(FIRST_BITS).solve(sample.state, floor=-2, ceiling=2)
        assert (outcome.low >= 2) - (outcome.high <= -2) == np.sign(sample.score)


def test_the_committed_scores_are_found_again():
    solver = EndgameSolver()
    for sample in SAMPLES:
        if sample.empty <= 14:
            measure_position(solver, sample)  # raises where the score differs


@pytest.mark.slow
def test_every_committed_score_is_found_again():
    solver = EndgameSolver(24)
    for sample in SAMPLES:
        measure_position(solver, sample)


@pytest.mark.parametrize("nodes", [1, 100, 5000])
def test_a_pause_changes_nothing(nodes):
    """A paused and resumed search visits the same nodes."""
    for sample in [sample for sample in SAMPLES if sample.empty == 12][:5]:
        at_once, in_parts = EndgameSolver(FIRST_BITS), EndgameSolver(FIRST_BITS)
        exact, spent = at_once.solve(sample.state), 0
        while True:
            bounds = in_parts.solve(sample.state, nodes)
            spent += bounds.nodes
            assert bounds.low <= sample.score <= bounds.high
            if bounds.low == bounds.high:
                break
            assert bounds.nodes >= nodes
        assert spent == exact.nodes


def test_a_question_about_a_part_ends_as_soon_as_it_is_answered():
    for sample in [sample for sample in SAMPLES if sample.empty == 10]:
        for floor in (-40, -2, sample.score - 2, sample.score, 30):
            bounds = EndgameSolver(FIRST_BITS).solve(sample.state, None, floor, floor + 2)
            assert bounds.low <= sample.score <= bounds.high
            assert bounds.low >= floor + 2 or bounds.high <= floor


def test_a_table_that_grows_forgets_nothing():
    bits, rng = np.uint64(FIRST_BITS), random.Random(3)
    table, kept = np.zeros(2 << FIRST_BITS + 2, np.uint64), {}
    with np.errstate(over="ignore"):
        for known in range(1, 400):
            mine, theirs = np.uint64(rng.getrandbits(64)), np.uint64(rng.getrandbits(64))
            mixed = np.uint64(mix_discs(mine, theirs))
            kept[int(mixed) >> 64 - FIRST_BITS] = (mixed, theirs, np.uint64(known))
            store_bounds(table, bits, mixed, theirs, np.uint64(known))
        grow_table(table, bits)
        for mixed, theirs, known in kept.values():
            assert probe_bounds(table, np.uint64(FIRST_BITS + 2), mixed, theirs) == known
            assert probe_bounds(table, np.uint64(FIRST_BITS + 2), mixed ^ np.uint64(1), theirs) == 0
            assert probe_bounds(table, np.uint64(FIRST_BITS + 2), mixed, theirs ^ np.uint64(1)) == 0


@kernel
def grow_table(table, bits):
    grow(table, bits)


@pytest.mark.parametrize("bits", [16, 19, 30])
def test_tables_of_other_sizes_are_refused(bits):
    with pytest.raises(ValueError, match="table_bits"):
        EndgameSolver(bits)


def test_sets_can_be_written_and_read():
    samples = new_positions(1, seed=5)
    assert [sample.empty for sample in samples] == [8, 10, 12, 14, 16, 18, 20]
    assert [sample.empty for sample in new_positions(2, empties=[22, 9])] == [22, 22, 9, 9]
    for sample in samples:
        again = read_position(write_position(sample._replace(score=-4)))
        assert again.score == -4
        assert np.array_equal(again.state, sample.state)


def proof_states(state, nodes):
    steps = EndgameProver().prove(GAME, state)
    found = [next(steps)]
    while not found[-1].exact:
        found.append(steps.send(nodes))
    return found


def scores_of_moves(state):
    return {move: -score_by_minimax(state_after(state, move)) for move in legal(state)}


def test_proofs_narrow_down_to_the_best_moves():
    rng = random.Random(4)
    chosen = [sample.state for sample in SAMPLES if sample.empty == 8]
    chosen += [unfinished(rng, 7, share) for share in (0.3, 0.5, 0.7) for _ in range(15)]
    for state in chosen:
        scores = scores_of_moves(state)
        best = max(scores.values())
        found = proof_states(state, 50)
        assert set(found[0].moves) == set(scores)
        for before, after in pairwise(found):
            assert set(after.moves) <= set(before.moves)
        for proof in found:
            assert {move for move, score in scores.items() if score == best} & set(proof.moves)
            if proof.value is not None:
                assert proof.value == (np.sign(best) + 1) / 2
                assert all(np.sign(scores[move]) == np.sign(best) for move in proof.moves)
        assert found[-1].value == (np.sign(best) + 1) / 2
        assert all(scores[move] == best for move in found[-1].moves)
        if len(scores) == 1 or best == 0 or len(found[-1].moves) > 1:
            assert set(found[-1].moves) == {move for move, score in scores.items() if score == best}


def test_forecasts_improve_with_time_and_towards_the_end():
    prover, order = EndgameProver(), [ProofForecast.HOPELESS, ProofForecast.POSSIBLE, ProofForecast.LIKELY]
    by_empty = {sample.empty: sample.state for sample in SAMPLES}
    for state in by_empty.values():
        ranks = [order.index(prover.forecast(GAME, state, seconds)) for seconds in (0.0001, 0.01, 1, 100, inf)]
        assert ranks == sorted(ranks)
        assert ranks[-1] == 2
    assert prover.forecast(GAME, by_empty[8], 10) is ProofForecast.LIKELY
    assert prover.forecast(GAME, np.array([0x810000000, 0x1008000000], np.uint64), 1000) is ProofForecast.HOPELESS


def test_proofs_by_counted_nodes_are_tried_only_in_reach():
    """Independently of what ran before, compilation included: such games repeat."""
    by_empty = {sample.empty: sample.state for sample in SAMPLES}
    assert EndgameProver().is_in_reach(GAME, by_empty[10], 100_000)
    assert not EndgameProver().is_in_reach(GAME, start_state(), 10_000_000)
    reached = [EndgameProver().is_in_reach(GAME, by_empty[20], nodes) for nodes in (0, 1000, 10**6, 10**8, 10**10)]
    assert reached == sorted(reached)
    assert not reached[0] and reached[-1]


class CountingSolver(EndgameSolver):
    """A solver that adds up the nodes of its answers."""

    spent = 0

    def solve(self, *question):
        bounds = super().solve(*question)
        self.spent += bounds.nodes
        return bounds


def test_long_proofs_are_not_forecast_as_likely():
    for sample in [sample for sample in SAMPLES if sample.empty <= 12]:
        prover, solver = EndgameProver(), CountingSolver()
        prover.solver = solver
        steps = prover.prove(GAME, sample.state)
        proof = next(steps)
        while not proof.exact:
            proof = steps.send(1 << 40)
        seconds = 0.99 * solver.spent / prover.speed
        assert prover.forecast(GAME, sample.state, seconds) is not ProofForecast.LIKELY


@pytest.mark.slow
@pytest.mark.parametrize(("text", "score", "moves"), FFO)
def test_published_scores(text, score, moves):
    state, solver = ffo_state(text), EndgameSolver(24)
    bounds = solver.solve(state)
    assert bounds.low == bounds.high == score
    for name in moves.split():
        after = state_after(state, "abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1))
        assert solver.solve(after, None, -score, 2 - score).high <= -score


def test_it_runs_interpreted_without_warnings():
    sample = min((sample for sample in SAMPLES if sample.empty == 8), key=lambda sample: len(legal(sample.state)))
    program = (
        "from tempo.games.othello.endgame.endgame_solver import EndgameSolver\n"
        "from tempo.games.othello.experiments.endgame_bench import read_position\n"
        f"sample = read_position({write_position(sample)!r})\n"
        "bounds = EndgameSolver(18).solve(sample.state)\n"
        "assert bounds.low == bounds.high == sample.score\n"
        "print(bounds.nodes)\n"
    )
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    source = ROOT / "src"
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", program]
    done = subprocess.run(command, env=environment, cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == EndgameSolver(18).solve(sample.state).nodes


def test_the_set_is_whole():
    counts = {empty: sum(sample.empty == empty for sample in SAMPLES) for empty in EMPTIES}
    assert counts == dict.fromkeys(EMPTIES, 20)
    assert all(sample.score is not None for sample in SAMPLES)
