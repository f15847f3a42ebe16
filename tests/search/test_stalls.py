"""Player on a machine that other processes use: search time, time kept back, bank.

The clock is fake (player_support.py): it gives the price of a batch and the stall after it.
"""
from itertools import chain, count, repeat
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from player_support import PLAIN, FakeClock, position, think, tree_player, use_clock

from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.player import player as player_module
from tempo.search.player.clock import (
    LEAST_THINKING,
    REMEMBERED,
    STALL_KEPT,
    Budget,
    Pace,
    TimePlan,
    allocate,
    proof_seconds,
)
from tempo.search.player.player import BATCH_SECONDS

PRICE = 1e-5  # seconds a simulation
SLICE = 0.025  # seconds that others have the processor at a time
SPARING = TimePlan(reserve=8.0)
SECONDS = st.floats(0.0, 100.0)
SHARES = st.floats(0.0, 1.0)


# ---- arithmetic ----

@given(SECONDS, SECONDS, SHARES, SHARES, st.floats(0.0, 20.0))
def test_the_reserve_is_never_spent_by_choice_and_the_rest_only_as_far_as_it_buys_anything(
    step, bank, filled, cpu_share, reserve
):
    plan = TimePlan(reserve=reserve)
    free = cpu_share * max(0.0, bank - reserve)
    assert allocate(plan, step, bank, filled, cpu_share).soft <= step + free + 1e-9
    assert proof_seconds(plan, step, bank, cpu_share) <= step + free + 1e-9
    assert allocate(plan, step, bank, filled, cpu_share).hard == allocate(TimePlan(), step, bank, filled).hard


def pace_after(*moves: tuple[float, float]) -> Pace:
    """Return the pace after some moves, each given as seconds and CPU seconds between two readings."""
    pace, now, worked = Pace(), 0.0, 0.0
    for passed, worked_since in moves:
        pace.begin_move(now, worked)
        now, worked = now + passed, worked + worked_since
        assert pace.look(now, worked) == pytest.approx(worked_since)
    return pace


def test_the_longest_stall_fades_with_every_move_and_the_share_of_the_processor_faster():
    paces = [pace_after((1.0, 0.2), *[(0.1, 0.1)] * moves) for moves in range(4)]
    assert [pace.stall for pace in paces] == pytest.approx([0.8 * STALL_KEPT**moves for moves in range(4)])
    assert [pace.passed for pace in paces[:2]] == pytest.approx([1.0, REMEMBERED + 0.1])


def test_the_cpu_share_is_mostly_that_of_the_last_moves():
    assert Pace().cpu_share == 1.0
    assert pace_after((1.0, 0.2)).cpu_share == pytest.approx(0.2)
    assert pace_after((1.0, 0.2), (1.0, 1.0)).cpu_share == pytest.approx(1.1 / 1.5)


def test_skipped_time_is_no_stall():
    pace = pace_after((1.0, 1.0))
    pace.skip(9.0, 1.0)
    pace.look(9.5, 1.5)
    assert pace.stall == pytest.approx(0.0) and pace.cpu_share == pytest.approx(1.0)


def test_the_margin_grows_with_the_longest_stall_and_shrinks_with_the_number_of_readings():
    """A stall seen once says little about how long the longest will be."""
    once, longer = pace_after((0.1, 0.08)), pace_after((0.1, 0.06))
    assert longer.stall_margin == pytest.approx(2 * once.stall_margin)
    assert once.stall_margin > 10 * once.stall
    margins = []
    for readings in (1, 10, 100, 1000):
        pace = Pace()
        for number in range(readings):
            pace.look(0.1 * number + 0.1, 0.08 * number + 0.08)
        margins.append(pace.stall_margin / pace.stall)
    assert margins == sorted(margins, reverse=True) and 3 < margins[-1] < margins[-2] < 7
    assert Pace().stall_margin == pace_after((0.1, 0.1)).stall_margin == 0.0


LENGTHS = st.floats(0.01, 50.0)
BUDGETS = st.builds(lambda soft, more, rest: Budget(soft, soft + more, soft + more + rest), LENGTHS, LENGTHS, LENGTHS)


@given(BUDGETS, st.floats(0.0, 20.0), SHARES)
def test_time_is_kept_back_for_longer_stalls_or_the_least_is_searched(budget, stall, part):
    begun, pace = part * budget.soft, pace_after((stall + 0.1, 0.1))
    latest, least = pace.hard_stop(budget, begun), LEAST_THINKING * budget.soft
    assert latest <= budget.hard
    assert latest <= max(begun + least, budget.end - pace.stall_margin) + 1e-9
    assert latest >= min(least, budget.hard) - 1e-9
    assert pace.soft_stop(budget, begun) <= min(latest, budget.soft)
    assert pace.soft_stop(budget, begun) >= min(begun + least, latest, budget.soft) - 1e-9


def test_a_search_that_begins_late_keeps_back_time_for_stalls_like_the_last_ones():
    """A slow start leaves less than the least search: room for three stalls comes first."""
    budget, pace = Budget(0.85, 0.85, 1.0), pace_after(*[(0.16, 0.1)] * 5)
    assert pace.stall_margin > 0.3
    assert pace.hard_stop(budget, 0.65) == pytest.approx(0.65 + LEAST_THINKING * 0.85)
    assert pace.hard_stop(budget, 0.75) == pace.hard_stop(budget, 0.8) == pytest.approx(1.0 - 3 * 0.06)


# ---- a search beside others ----

def beside_others(every: int = 1, seconds: float = SLICE):
    """Stalls after each batch, or after every few."""
    return (seconds if number % every == 0 else 0.0 for number in count(1))


def test_no_move_takes_much_of_the_bank_where_others_have_most_of_the_processor():
    """With a fifth of a processor, forty moves of half a second, and a bank of 12 s: searched moves take their half
    second, and of the bank only what is not reserved.
    """
    player, bank, clock = tree_player(PLAIN, SPARING), 12.0, FakeClock(repeat(PRICE), 8, stalls=beside_others())
    with use_clock(clock):
        for _ in range(40):
            before = clock.now
            think(player, position((3, 3, 3, 3, 3, 2, 3, 2) * 2), 0.5, bank)
            assert 0.2 <= clock.now - before <= 0.5 + 12.0 - SPARING.reserve
            bank -= max(0.0, clock.now - before - 0.5)
    assert bank >= SPARING.reserve


@pytest.mark.parametrize("step", [0.1, 0.5, 1.0])
def test_without_a_bank_one_long_stall_more_is_no_forfeit(step):
    """After stalls of 25 ms the search stops early enough for one four times as long."""
    player, clock = tree_player(PLAIN, TimePlan()), FakeClock(repeat(PRICE), 8, stalls=beside_others())
    with use_clock(clock):
        for _ in range(10):
            before = clock.now
            think(player, position((3, 3)), step)
            usual = allocate(TimePlan(), step, 0.0, 2 / 42).soft
            least = LEAST_THINKING * usual + 4 * (SLICE + BATCH_SECONDS)
            assert clock.now - before <= max(least, step - 4 * SLICE + SLICE + BATCH_SECONDS)


@pytest.mark.parametrize(("longest", "share"), [(0.020, 0.75), (0.036, 0.6), (0.048, 0.5)])
def test_stalls_like_the_recorded_ones_leave_most_of_the_time_and_no_move_is_late(longest, share):
    """Without a bank, moves of 1 s. Every batch is followed by a stall, as of 4, 8 and 16 busy processes; the median is
    half of the longest, which comes once in fifty (docs/background/time-allocation.md).
    """
    random = Random(1)
    stalls = (longest if random.random() < 0.02 else longest * random.uniform(0.4, 0.6) for _ in count())
    player, clock, seconds = tree_player(PLAIN, TimePlan()), FakeClock(repeat(PRICE), 8, stalls=stalls), []
    with use_clock(clock):
        for _ in range(50):
            before = clock.now
            think(player, position((3, 3)), 1.0)
            seconds.append(clock.now - before)
    assert min(seconds) >= share and max(seconds) <= 1.0 - 3 * longest


@pytest.mark.parametrize("seconds", [0.1, 0.3, 2.0])
def test_after_a_stall_searches_are_shorter_and_soon_as_long_as_before(seconds):
    """Without a bank: a stall in the first move, which may itself be late."""
    stalls = chain(repeat(0.0, 5), [seconds], repeat(0.0))
    player, clock, thought = tree_player(PLAIN, TimePlan()), FakeClock(repeat(PRICE), 8, stalls=stalls), []
    with use_clock(clock):
        for _ in range(26):
            before = len(clock.batches)
            think(player, position((3, 3)), 1.0)
            thought.append(sum(simulations for simulations, _ in clock.batches[before:]))
    usual = thought[-1]
    assert usual == pytest.approx(0.85 / PRICE, rel=0.02)
    assert all(simulations >= 0.9 * LEAST_THINKING * usual for simulations in thought[1:])
    assert thought[1:] == sorted(thought[1:]) and thought[1] < 0.8 * usual


# ---- a proof beside others ----

class Proves:
    """A prover that never ends, with a stall in every slice."""

    def __init__(self, stall: float) -> None:
        self.stall, self.spent = stall, 0

    def get_ready(self, game, seconds) -> None: ...

    def backend(self, game) -> str:
        return "native"

    def forecast(self, game, state, seconds) -> ProofForecast:
        return ProofForecast.LIKELY

    def prove(self, game, state, seconds):
        while True:
            nodes = yield ProofState(tuple(range(7)))
            self.spent += nodes
            player_module.perf_counter.now += nodes * 1e-6
            player_module.perf_counter.stand_still(self.stall)


def test_a_proof_borrows_in_proportion_to_the_cpu_share():
    """On a quiet machine it takes three quarters of the free bank, and half a move is left for the search; beside other
    processes, the share of that in which the processor is ours.
    """
    seconds = []
    for stall in (0.0, 4 * BATCH_SECONDS):
        player, where = tree_player(PLAIN, SPARING), position((3, 3))._replace(prover=Proves(stall))
        with use_clock(FakeClock(repeat(PRICE), 8)) as clock:
            for _ in range(2):
                before = clock.now
                think(player, where, 1.0, 12.0)
        seconds.append(clock.now - before)
    assert seconds[0] == pytest.approx(0.7 + 0.75 * 4.0 + 0.5, abs=0.05)
    assert 1.2 < seconds[1] < 0.6 * seconds[0]
