"""Proofs against brute force for any slices of nodes, and their use by the player."""
import random

import numpy as np
import pytest
from connectx_oracles import merit, results_of
from games import Referee, empty_state, legal_moves, played
from hypothesis import given, settings
from hypothesis import strategies as st
from player_support import FakeClock, tree_player, use_clock

from tempo.games.connectx.rules import has_line, has_line_in_python, new_board, new_game
from tempo.games.connectx.solver.prover import ConnectXProver
from tempo.native.rng import new_rng
from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.player import player as player_module
from tempo.search.player.clock import TimePlan, proof_seconds
from tempo.search.tree import ROOT, children, new_tree, restrict
from tempo.search.types import Position

SIZES = [(4, 4, 3), (4, 4, 4), (3, 5, 3), (4, 5, 4), (2, 7, 3)]
WHOLE = 10**9


def proof_states(prover: ConnectXProver, game, state, slices) -> list[ProofState]:
    """Return all states of a proof that is sent these slices of nodes."""
    steps, said = prover.prove(game, state), []
    said.append(next(steps))
    while not said[-1].exact:
        said.append(steps.send(next(slices)))
    assert next(steps, None) is None
    return said


def best_by_brute_force(size, moves) -> tuple[set[int], int, int, set[int]]:
    """Return the best columns, the outcome, the plies to the end, and the columns that keep the outcome."""
    referee = Referee(*size)
    for column in moves:
        referee.drop(column)
    results = results_of(size, tuple(referee.cells))
    best = max(results.values(), key=merit)
    keeping = {column for column, result in results.items() if result[0] == best[0]}
    return {column for column, result in results.items() if merit(result) == merit(best)}, *best, keeping


@st.composite
def late_positions(draw) -> tuple[tuple[int, int, int], tuple[int, ...]]:
    """A board size and the moves to a position late enough for brute force."""
    size = draw(st.sampled_from(SIZES))
    chance = random.Random(draw(st.integers(0, 2**32)))
    while True:
        moves: list[int] = []
        referee = Referee(*size)
        left = draw(st.integers(2, 9))
        while not referee.over and size[0] * size[1] - len(moves) > left:
            moves.append(chance.choice(referee.legal))
            referee.drop(moves[-1])
        if not referee.over:
            return size, tuple(moves)


@given(late_positions(), st.integers(1, 50))
@settings(max_examples=60)
def test_every_proof_state_is_true(line, nodes):
    size, moves = line
    game = new_game(*size)
    state = played(game, empty_state(*size[:2]), moves)
    best, outcome, plies, keeping = best_by_brute_force(size, moves)
    before = set(legal_moves(game, state))
    for proof in proof_states(ConnectXProver(), game, state, iter(lambda: nodes, None)):
        assert best <= set(proof.moves) <= before
        before = set(proof.moves)
        assert proof.value in (None, (outcome + 1) / 2)
        if proof.value is not None:
            assert set(proof.moves) <= keeping
        assert proof.plies in (0, plies)
    assert set(proof.moves) == best


@given(st.integers(0, 2**16 - 1), st.sampled_from([(3, 3, 3), (3, 4, 3), (2, 5, 5), (3, 4, 2), (5, 2, 4), (3, 3, 1)]))
def test_lines_in_plain_python(stones, size):
    board = new_board(*size)
    stones &= int(board.cells)
    assert has_line_in_python(board, stones) == has_line(board, np.uint64(stones))


def test_an_immediate_win_needs_no_search():
    game = new_game(6, 7, 4)
    state = played(game, empty_state(6, 7), (0, 1, 0, 1, 0, 1))
    assert proof_states(ConnectXProver(), game, state, iter([])) == [ProofState((0,), 1.0, 1, exact=True)]


def test_another_board_gets_another_solver():
    prover = ConnectXProver()
    for size in ((4, 4, 4), (4, 5, 4), (4, 4, 4), (4, 4, 3)):
        game, state = new_game(*size), empty_state(*size[:2])
        said = proof_states(prover, game, state, iter(lambda: WHOLE, None))[-1]
        assert said == proof_states(ConnectXProver(), game, state, iter(lambda: WHOLE, None))[-1]


def test_the_forecast_worsens_with_the_empty_cells():
    ranks, prover = list(ProofForecast), ConnectXProver()
    for rows, columns in ((6, 7), (7, 8), (4, 5), (6, 9), (9, 6)):
        game = new_game(rows, columns, 4)
        state, seen = empty_state(rows, columns), []
        for stones in range(rows * columns):
            seen.append(ranks.index(prover.forecast(game, state, 40.0)))
            game.play(game.board, state, stones // rows)
        assert seen == sorted(seen)
        assert seen[-1] == ranks.index(ProofForecast.LIKELY)


# ---- in the player ----

def test_restrict_keeps_only_the_given_children():
    game, state = new_game(6, 7, 4), empty_state(6, 7)
    tree = new_tree(game, state, 100_000)
    params = params_of(SearchOptions(proofs=True))
    for first, kept in ((4, (1, 5)), (3000, (0, 3, 6)), (500, (2,))):
        search(game, tree, state, params, new_rng(1), first)
        before = {int(tree.selection[child].action): int(tree.stats[child].visits) for child in children(tree, ROOT)}
        kept = tuple(move for move in kept if move in before) or tuple(before)[:1]
        restrict(tree, ROOT, kept)
        now = {int(tree.selection[child].action): int(tree.stats[child].visits) for child in children(tree, ROOT)}
        assert now == {move: before[move] for move in kept}
        tried = [bool(tree.stats[child].visits) for child in children(tree, ROOT)]
        assert tried == sorted(tried, reverse=True)  # the search relies on this order


class ScriptedProver:
    """A prover that returns a given proof after a given number of nodes."""

    def __init__(self, needs: int, proof: ProofState, forecast: ProofForecast = ProofForecast.LIKELY) -> None:
        self.needs, self.proof, self.hope, self.spent = needs, proof, forecast, 0

    def get_ready(self, game, seconds) -> None:
        """Do nothing."""

    def backend(self, game) -> str:
        return "native"

    def forecast(self, game, state, seconds) -> ProofForecast:
        return self.hope

    def is_in_reach(self, game, state, nodes) -> bool:
        return self.hope is not ProofForecast.HOPELESS

    def prove(self, game, state, seconds):
        self.spent = 0
        while self.spent < self.needs:
            nodes = yield ProofState(tuple(range(7)))
            self.spent += nodes
            player_module.perf_counter.now += nodes * 1e-6
        while True:
            nodes = yield self.proof
            player_module.perf_counter.now += nodes * 1e-6


def think(prover, step=2.0, bank=60.0, simulations=None):
    """Return the last snapshot and the seconds by the simulated clock."""
    clock = FakeClock(iter(lambda: 1e-4, None), most=100)
    position = Position(new_game(6, 7, 4), empty_state(6, 7), 0.0, 0, prover)
    with use_clock(clock):
        player = tree_player(SearchOptions(nodes=50_000, proofs=True), TimePlan(), simulations)
        *_, last = player.think(position, (), step, bank, clock.now)
    return last, clock.elapsed


def test_a_single_best_move_is_played_as_soon_as_it_is_proved():
    last, seconds = think(ScriptedProver(300_000, ProofState((5,), 1.0, 9, exact=True)))
    assert (last.move, last.reason, last.value, last.plies, last.simulations) == (5, "exact", 1.0, 9, 0)
    assert 0.3 <= seconds < 0.32


def test_the_tree_search_breaks_ties_briefly():
    last, seconds = think(ScriptedProver(300_000, ProofState((1, 6), 0.0, 30, exact=True)))
    assert last.move in (1, 6)
    assert (last.reason, last.value, last.plies) == ("exact", 0.0, 30)
    assert set(last.moves) == {1, 6}
    assert 0.3 < seconds < 0.3 + TimePlan().tie + 0.02


def test_a_partial_proof_restricts_the_search():
    last, seconds = think(ScriptedProver(300_000, ProofState((0, 2, 4), 1.0), ProofForecast.POSSIBLE))
    assert (set(last.moves), last.reason, last.value) == ({0, 2, 4}, "outcome", 1.0)
    assert seconds == pytest.approx(0.3 * 2.0 + TimePlan().tie, abs=0.02)


@pytest.mark.parametrize(
    ("forecast", "share"),
    [(ProofForecast.LIKELY, None), (ProofForecast.POSSIBLE, 0.3), (ProofForecast.HOPELESS, 0.0)],
)
def test_an_unfinished_proof_is_abandoned_in_time(forecast, share):
    prover = ScriptedProver(WHOLE, ProofState((3,)), forecast)
    last, seconds = think(prover)
    limit = proof_seconds(TimePlan(), 2.0, 60.0, 1.0) if share is None else share * 2.0
    assert prover.spent * 1e-6 == pytest.approx(limit, abs=0.01)
    assert seconds == pytest.approx(max(2.0, limit + 1.0 if share is None else 2.0), abs=0.02)
    assert last.reason == "search" and last.simulations > 0


@given(st.floats(0.05, 5), st.floats(0, 60), st.sampled_from([ProofForecast.LIKELY, ProofForecast.POSSIBLE]))
@settings(max_examples=15)
def test_no_proof_makes_a_move_late(step, bank, forecast):
    _, seconds = think(ScriptedProver(WHOLE, ProofState((3,)), forecast), step, bank)
    assert seconds <= step + bank


class StallingProver(ScriptedProver):
    """A prover whose first slice takes a given time, as if the machine stalled."""

    def __init__(self, seconds: float, proof: ProofState) -> None:
        super().__init__(0, proof)
        self.seconds = seconds

    def prove(self, game, state, seconds):
        yield self.proof._replace(exact=False)
        player_module.perf_counter.now += self.seconds
        while True:
            yield self.proof


PROOF_STATES = [
    (ProofState((4, 2), 0.5), "outcome"),
    (ProofState((4, 2), 0.0, 30, exact=True), "exact"),
    (ProofState((4, 2)), "search"),
]


@pytest.mark.parametrize(("proof", "reason"), PROOF_STATES)
def test_a_search_follows_a_stall_if_time_is_left(proof, reason):
    last, seconds = think(StallingProver(8.0, proof), 2.0, 8.0)
    assert last.move in (4, 2) and (last.reason, last.simulations > 0) == (reason, True)
    assert seconds < 10.0


@pytest.mark.parametrize(("proof", "reason"), [*PROOF_STATES[:2], (ProofState((4, 2)), "hurry")])
def test_no_search_follows_a_stall_that_took_all_the_time(proof, reason):
    last, seconds = think(StallingProver(9.9, proof), 2.0, 8.0)
    assert (last.move, last.reason, last.simulations) == (4, reason, 0)
    assert seconds == pytest.approx(9.9, abs=0.02)


def test_a_limit_of_simulations_limits_the_nodes_of_the_proof():
    prover = ScriptedProver(WHOLE, ProofState((3,)))
    think(prover, simulations=500)
    assert prover.spent == 500 * player_module.NODES_PER_SIMULATION


@pytest.mark.parametrize(("seconds", "backend", "forecast"), [
    (1.5, "python", ProofForecast.HOPELESS),
    (4000.0, "python", ProofForecast.LIKELY),
    (1.5, "native", ProofForecast.LIKELY),
])
def test_the_forecast_is_lower_for_interpreted_code(seconds, backend, forecast, monkeypatch):
    monkeypatch.setattr(ConnectXProver, "backend", lambda self, game: backend)
    game = new_game(6, 7, 4)
    state = played(game, empty_state(6, 7), (0, 1, 1, 0, 0, 1, 1, 0, 5, 6, 6, 5, 3, 3))
    assert ConnectXProver().forecast(game, state, seconds) is forecast
