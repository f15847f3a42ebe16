"""Player under a clock: limits hold, snapshots come in time, the early stop changes no move."""
from itertools import count, pairwise, repeat

import numpy as np
import pytest
from games import played
from hypothesis import given, settings
from hypothesis import strategies as st
from player_support import GAME, PLAIN, SOLVING, FakeClock, position, random_moves, think, tree_player, use_clock

from tempo.games.connectx.solver.prover import ConnectXProver
from tempo.native.rng import new_rng
from tempo.search.choose import best_move
from tempo.search.options import SearchOptions
from tempo.search.player import player as player_module
from tempo.search.player.clock import TimePlan, allocate
from tempo.search.player.player import BATCH_SECONDS, Player
from tempo.search.tree import ROOT
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Decision, Snapshot

ROUNDING = 1e-9
LEAST_BATCH = 1e-4  # seconds that the player never divides further


# ---- time ----

PRICES = st.floats(-7.0, -2.0).map(lambda exponent: 10**exponent)  # 0.1 us to 10 ms a simulation


@given(PRICES, st.floats(0.0, 3.0), st.floats(0.0, 20.0), st.integers(0, 20))
@settings(max_examples=25)
def test_the_time_is_used_and_never_overrun(price, step, bank, stones):
    """At a steady speed the search uses the time up to the soft limit, less one batch."""
    where = position(random_moves(np.random.default_rng(stones), stones))
    budget = allocate(TimePlan(), step, bank, where.filled)
    with use_clock(FakeClock(repeat(price), most=8)) as clock:
        last = think(tree_player(PLAIN, TimePlan()), where, step, bank)[-1]
    least = sum(seconds for _, seconds in clock.batches[:2])  # one simulation and a first batch, come what may
    slowest = max(seconds for _, seconds in clock.batches)
    assert clock.elapsed <= max(budget.hard + LEAST_BATCH, least) + ROUNDING
    assert clock.elapsed >= min(budget.soft, budget.hard - slowest) - ROUNDING
    assert last.seconds == pytest.approx(clock.elapsed)
    assert last.simulations == sum(simulations for simulations, _ in clock.batches)


@pytest.mark.parametrize(("bank", "expected"), [(0.0, (0.6, 0.8, 0.85, 0.85)), (3.0, (1.0, 1.0, 1.0, 1.0))])
def test_an_unknown_machine_keeps_time_back_for_a_stall(bank, expected):
    """On an unknown machine and without a bank time is kept back, less with every move."""
    player, plan = Player(PLAIN, TimePlan(cap=0.0), TreeSearcher(new_rng(1)), None), []
    for _ in expected:
        with use_clock(FakeClock(repeat(1e-5), most=8)) as clock:
            think(player, position((3, 3)), 1.0, bank)
        plan.append(clock.elapsed)
    assert plan == pytest.approx(expected, abs=0.02)


@given(PRICES, st.lists(st.floats(1.0, 4.0), min_size=1, max_size=50), st.floats(0.0, 3.0), st.floats(0.0, 20.0))
@settings(max_examples=25)
def test_an_uneven_speed_stays_within_the_margin(price, slowness, step, bank):
    """Batches up to four times slower than expected may pass the hard limit, but never the bank."""
    where = position((3, 3))
    budget = allocate(TimePlan(), step, bank, where.filled)
    prices = (price * slowness[i % len(slowness)] for i in range(10**9))
    with use_clock(FakeClock(prices, most=8)) as clock:
        think(tree_player(PLAIN, TimePlan()), where, step, bank)
    least = sum(seconds for _, seconds in clock.batches[:2])
    assert clock.elapsed < step + bank or least > budget.hard


@given(PRICES)
@settings(max_examples=15)
def test_batches_are_short(price):
    """After the first, no batch is expected to last longer than intended, unless one simulation does."""
    with use_clock(FakeClock(repeat(price), most=8)) as clock:
        think(tree_player(PLAIN, TimePlan()), position(), 1.0)
    assert all(seconds <= max(BATCH_SECONDS, price) + ROUNDING for _, seconds in clock.batches[2:])
    assert len(clock.batches) > 50


def test_compile_time_is_not_taken_for_search_speed():
    """The first simulation takes three seconds of the bank; the rest of the time is used at full speed."""

    def prices():
        yield 3.0
        yield from repeat(1e-5)

    where = position((3, 3))
    with use_clock(FakeClock(prices(), most=8)) as clock:
        think(tree_player(PLAIN, TimePlan()), where, 2.0, 60.0)
    assert clock.elapsed == pytest.approx(allocate(TimePlan(), 2.0, 60.0, where.filled).soft, abs=BATCH_SECONDS)


# ---- after a stall ----

def simulations_of_moves(stalls: dict[int, float], moves: int, step: float = 0.2, bank: float = 0.0) -> list[int]:
    """Return the simulations of each move at a steady speed, with stalls during some of them."""
    def prices(stall: float):
        for batch in count():
            yield stall / 16 if batch == 10 and stall else 1e-5

    found, player = [], tree_player(PLAIN, TimePlan())
    with use_clock(FakeClock(prices(0.0), most=8)) as clock:
        for number in range(moves):
            clock.prices, before = prices(stalls.get(number, 0.0)), len(clock.batches)
            think(player, position((3, 3)), step, bank)
            found.append(sum(simulations for simulations, _ in clock.batches[before:]))
    return found


@pytest.mark.parametrize("seconds", [0.03, 0.1, 1.0, 30.0])
def test_after_a_stall_the_next_move_is_searched_and_the_one_after_as_usual(seconds):
    usual, *_ = simulations_of_moves({}, 1)
    before, _, after, later, *rest = simulations_of_moves({1: seconds}, 6)
    assert before >= 0.99 * usual
    assert after >= 0.45 * usual
    assert all(simulations >= 0.99 * usual for simulations in (later, *rest))


def test_after_a_stall_the_next_move_leaves_room_for_another():
    """After a batch of 60 ms a search of 150 ms stops 60 ms early."""
    usual, *_ = simulations_of_moves({}, 1)
    _, _, after, *_ = simulations_of_moves({1: 0.06}, 3)
    assert after < 0.7 * usual


def test_stalls_in_every_move_never_stop_all_search():
    usual, *_ = simulations_of_moves({}, 1)
    for simulations in simulations_of_moves(dict.fromkeys(range(50), 5.0), 50):
        assert simulations >= 17
    assert simulations_of_moves(dict.fromkeys(range(50), 5.0), 51)[50] >= 0.45 * usual


def test_snapshots_while_the_time_runs():
    """Each snapshot has a playable move; they count up, and the last one agrees with the tree."""
    moves = (3, 3, 3, 3, 3, 2, 3, 2)
    player = tree_player(PLAIN, TimePlan(), seed=3)
    with use_clock(FakeClock(repeat(1e-3))):
        snapshots = think(player, position(moves), 1.5)
    assert 10 <= len(snapshots) <= 20
    for snapshot in snapshots:
        assert snapshot.move in snapshot.moves
        assert sorted(snapshot.moves) == [0, 1, 2, 4, 5, 6]
        assert sum(snapshot.visits) == snapshot.simulations
        assert all(0.0 <= value <= 1.0 for value in snapshot.values)
        assert snapshot.line[0] == snapshot.move and snapshot.plies == len(snapshot.line)
        played(GAME, position(moves).state, snapshot.line)
        assert (snapshot.reason, snapshot.number, snapshot.bank) == ("search", 8, 0.0)
    for earlier, later in pairwise(snapshots):
        assert earlier.simulations < later.simulations and earlier.seconds < later.seconds
    last = snapshots[-1]
    assert last.simulations == int(player.searcher.tree.stats[ROOT].visits)
    assert last.move == int(player.searcher.tree.selection[best_move(player.searcher.tree, "value")].action)
    assert last.values[last.moves.index(last.move)] == last.value == max(last.values)


def test_a_search_can_be_left_at_any_time():
    """The generator may be left at any time; the next query is answered as usual."""
    player = tree_player(SOLVING, TimePlan(), seed=3)
    with use_clock(FakeClock(repeat(1e-3))):
        first = next(iter(player.think(position((3, 3)), (), 1.0, 0.0, player_module.perf_counter())))
        assert first.move in range(7)
        taken_up = think(player, position((3, 3)), 1.0)[-1]
    assert sum(taken_up.visits) == first.simulations + taken_up.simulations


# ---- shortcuts ----

def test_shortcuts_are_asked_in_order_and_end_the_move():
    asked = []

    def source(name: str, decision: Decision | None):
        def answer() -> Decision | None:
            asked.append(name)
            return decision

        return answer

    shortcuts = (source("one", None), source("two", Decision(5, "book", 0.7)), source("three", Decision(1, "x", 0.0)))
    player = tree_player(PLAIN, TimePlan(), simulations=10)
    (snapshot,) = player.think(position((3,)), shortcuts, 2.0, 60.0, player_module.perf_counter())
    assert (snapshot.move, snapshot.reason, snapshot.value) == (5, "book", 0.7)
    assert (snapshot.number, snapshot.bank, snapshot.simulations) == (1, 60.0, 0)
    assert asked == ["one", "two"]
    assert player.searcher.tree is None


# ---- a fixed number of simulations ----

@pytest.mark.parametrize("options", [PLAIN, SOLVING])
def test_a_game_repeats_from_its_seed(options):
    def game(seed: int, clock) -> list[Snapshot]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(player_module, "perf_counter", clock)
            player = tree_player(options, TimePlan(), simulations=400, seed=seed)
            line = (3, 2, 3, 3, 1, 4, 5, 5)
            lasts = [think(player, position(line[:plies]), 2.0, 60.0)[-1] for plies in range(1, 8, 2)]
            return [last._replace(seconds=0.0) for last in lasts]

    still, leaping = (lambda: 0.0), iter(range(0, 10**9, 1000)).__next__
    first, again, other = game(1, still), game(1, leaping), game(2, still)
    assert first == again  # no clock is read: one that leaps a thousand seconds changes nothing
    assert first != other
    assert all(snapshot.simulations == 400 for snapshot in first)


# ---- the early stop ----

def full_and_early(moves, seed: int, prices, options: SearchOptions) -> list[Snapshot]:
    """Return the last snapshots without and with the early stop."""
    lasts = []
    for early_stop in (False, True):
        with use_clock(FakeClock(prices())):
            player = tree_player(options._replace(early_stop=early_stop), TimePlan(), seed=seed)
            lasts.append(think(player, position(moves), 0.5)[-1])
    return lasts


def assert_settled(full: Snapshot, early: Snapshot) -> None:
    """Of the moves that are not lost for certain, the second could not have caught up if all that was
    left had gone to it; or there is no second."""
    leader, *others = sorted((n for n, value in zip(early.visits, early.values, strict=True) if value), reverse=True)
    assert not others or leader - others[0] >= full.simulations - early.simulations


def check_early_stops(positions: int, proofs: bool) -> float:
    """Return the share of simulations that the early stop saves, after checking that it changes no move."""
    random = np.random.default_rng(11)
    spent = budget = 0
    for seed in range(positions):
        moves = random_moves(random, int(random.integers(0, 24)))
        full, early = full_and_early(moves, seed, lambda: repeat(1e-4), SOLVING._replace(proofs=proofs))
        spent += early.simulations
        budget += full.simulations
        if full.reason == "search":
            assert early.move == full.move, (seed, moves)
            assert_settled(full, early)
    return 1 - spent / budget


@pytest.mark.parametrize("proofs", [False, True])
def test_the_early_stop_changes_no_choice(proofs):
    """The most visited move stays the most visited one, and time is saved where the choice is clear."""
    assert check_early_stops(25, proofs) > 0.02


@pytest.mark.slow
@pytest.mark.parametrize("proofs", [False, True])
def test_the_early_stop_changes_no_choice_in_a_thousand_positions(proofs):
    spared = check_early_stops(1000, proofs)
    print(f"early stop, proofs {proofs}: the same choice in 1,000 positions, {spared:.0%} of the simulations spared")


def test_one_slow_batch_does_not_stop_the_search_early():
    """A short stall says nothing about the speed of the remaining simulations."""

    def stuttering():
        while True:
            for batch in range(20):
                yield 1e-4 if batch else 1e-3

    random = np.random.default_rng(5)
    for seed in range(40):
        moves = random_moves(random, int(random.integers(0, 16)))
        full, early = full_and_early(moves, seed, stuttering, SOLVING._replace(proofs=False))
        assert early.move == full.move, (seed, moves)
        assert_settled(full, early)


def test_a_number_of_simulations_is_kept_whatever_the_time():
    """With a prover that finds nothing and without any time: the clock is not read."""
    where = position((1, 4, 4, 1, 2, 4, 3, 5, 4, 0, 4))._replace(prover=ConnectXProver())
    (last,) = think(tree_player(SOLVING, TimePlan(), simulations=60), where, step=0.0, bank=0.0)
    assert (last.reason, last.simulations) == ("search", 60)
