"""Time budgets as properties: for any plan that tuning may try, any clock and any filling of the board.

Nothing here reads a clock: a game is played on paper, each move taking its soft limit.
"""
from itertools import pairwise
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tempo.games.connectx.profiles import CLASSIC
from tempo.lab.tune.study.search_space import all_parameters
from tempo.search.options import Range, SearchOptions
from tempo.search.player.clock import TimePlan, allocate


def plans(*names: str) -> st.SearchStrategy[TimePlan]:
    """Plans with any value within its range for these fields, and defaults for the others."""
    known = all_parameters("connectx")
    ranges = {name: st.floats(known[name].low, known[name].high) for name in names}
    return st.builds(TimePlan, **{name: st.just(value) for name, value in TimePlan()._asdict().items()} | ranges)


ANY_SHAPE = plans("cap", "share", "shape", "margin", "least_margin")
PLANS = plans("cap", "share", "margin", "least_margin")
SECONDS = st.floats(0.0, 1000.0)
FILLED = st.floats(0.0, 1.0)
CELLS = 42
SAME = 1e-9  # what rounding may add to a sum of seconds


def play_on_paper(plan: TimePlan, step: float, bank: float, first_stones: int) -> list[float]:
    """Return what each move of one side takes out of the bank, as the environment charges it."""
    spent = []
    for stones in range(first_stones, CELLS, 2):
        seconds = allocate(plan, step, bank, stones / CELLS).soft
        spent.append(max(0.0, seconds - step))
        bank -= spent[-1]
    return spent


@given(ANY_SHAPE, SECONDS, SECONDS, FILLED)
def test_a_budget_is_never_negative_nor_above_step_and_bank(plan, step, bank, filled):
    budget = allocate(plan, step, bank, filled)
    assert 0.0 <= budget.soft <= budget.hard <= step + bank == budget.end


@given(ANY_SHAPE, SECONDS, SECONDS, FILLED)
def test_the_margins_are_kept_back(plan, step, bank, filled):
    """The larger margin stays of all the time there is; with less than that, no time at all."""
    margin = max(plan.margin * step, plan.least_margin)
    assert allocate(plan, step, bank, filled).hard == pytest.approx(max(0.0, step + bank - margin), abs=SAME)


@given(ANY_SHAPE, SECONDS, SECONDS, FILLED)
def test_a_move_takes_its_step_and_at_most_the_cap_of_the_bank(plan, step, bank, filled):
    budget = allocate(plan, step, bank, filled)
    assert budget.soft <= step + plan.cap + SAME
    assert budget.soft >= min(step, budget.hard)


@given(ANY_SHAPE, SECONDS, st.floats(max_value=0.0, allow_nan=False), FILLED)
def test_a_bank_or_a_step_below_zero_counts_as_none(plan, amount, below_zero, filled):
    """The environment charges before it judges: a bank may be shown as a rounded -0.0 or below."""
    assert allocate(plan, amount, below_zero, filled) == allocate(plan, amount, 0.0, filled)
    assert allocate(plan, below_zero, amount, filled) == allocate(plan, 0.0, amount, filled)


@given(ANY_SHAPE, SECONDS, SECONDS, SECONDS, FILLED)
def test_more_in_the_bank_never_means_less_time(plan, step, one, other, filled):
    poor, rich = (allocate(plan, step, bank, filled) for bank in sorted((one, other)))
    assert poor.soft <= rich.soft
    assert poor.hard <= rich.hard


@given(ANY_SHAPE, SECONDS, SECONDS, FILLED, FILLED)
def test_a_fuller_board_never_means_less_time(plan, step, bank, one, other):
    early, late = (allocate(plan, step, bank, filled) for filled in sorted((one, other)))
    assert early.soft <= late.soft
    assert early.hard == late.hard


@given(ANY_SHAPE, SECONDS, SECONDS, st.sampled_from([0, 1]))
def test_the_bank_lasts_for_the_game(plan, step, bank, seat):
    assert sum(play_on_paper(plan, step, bank, seat)) <= bank + SAME


@given(PLANS, SECONDS, SECONDS, st.sampled_from([0, 1]))
def test_the_spending_falls_off_towards_the_end(plan, step, bank, seat):
    """With n stones a move takes share * n/N of the bank, the next one share * (n+2)/N of what is left.

    So each takes (1 + 2/n) * (1 - share * n/N) of the one before: less and less from where
    share * n * (n + 2) exceeds 2N, with the plan as it comes from stone 8 on. The cap only delays it.
    """
    spent = play_on_paper(plan, step, bank, seat)
    for (number, now), then in zip(enumerate(spent), spent[1:], strict=False):
        stones = 2 * number + seat
        if now < plan.cap - SAME and plan.share * stones * (stones + 2) > 2 * CELLS:
            factor = (1 + 2 / stones) * max(0.0, 1 - plan.share * stones / CELLS)
            assert factor < 1.0 + SAME
            assert then <= factor * now + SAME


@given(PLANS, SECONDS, SECONDS, FILLED)
def test_the_default_shape_is_the_plain_formula(plan, step, bank, filled):
    """Shape 1 equals the formula without a shape to the bit, so earlier tunings hold."""
    plain = min(step + min(plan.share * filled * bank, plan.cap, bank), allocate(plan, step, bank, filled).hard)
    assert TimePlan().shape == 1.0
    assert allocate(plan, step, bank, filled).soft == plain


@given(PLANS, SECONDS, SECONDS, FILLED, st.floats(0.0, 4.0), st.floats(0.0, 4.0))
def test_a_higher_shape_saves_for_later(plan, step, bank, filled, one, other):
    low, high = (allocate(plan._replace(shape=shape), step, bank, filled) for shape in sorted((one, other)))
    assert high.soft <= low.soft


def test_shapes_at_a_quarter_of_the_board():
    """By hand, for a bank of 64 s: a constant share, the root of the filling, its square."""
    plan = TimePlan(cap=100.0, share=0.5)
    spent = [allocate(plan._replace(shape=shape), 2.0, 64.0, 0.25).soft - 2.0 for shape in (0.0, 0.5, 1.0, 2.0)]
    assert spent == pytest.approx([32.0, 16.0, 8.0, 2.0])


@pytest.mark.parametrize(("seat", "seconds"), [(0, 42.9), (1, 44.3)])
def test_golden_figures_of_the_first_ten_moves(seat, seconds):
    """For a bank of 60 s; the first move of either side is free."""
    assert sum(play_on_paper(CLASSIC.plan, 2.0, 60.0, seat + 2)[:9]) == pytest.approx(seconds, abs=0.05)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_whole_game_rises_to_the_cap_and_falls_off(seat):
    """With the default clock: a rise, a plateau at the cap, then less with every move, down to the margin."""
    spent = play_on_paper(CLASSIC.plan, 2.0, 60.0, seat + 2)
    plateau = [number for number, seconds in enumerate(spent) if seconds == pytest.approx(CLASSIC.plan.cap)]
    assert plateau == list(range(plateau[0], plateau[-1] + 1))
    assert len(plateau) >= 4
    assert all(before < after for before, after in pairwise(spent[: plateau[0] + 1]))
    assert all(before > after or before == after == 0.0 for before, after in pairwise(spent[plateau[-1] :]))
    assert sum(spent) < 60.0


@pytest.mark.parametrize("kind", [TimePlan, SearchOptions])
def test_each_default_lies_within_its_range(kind):
    for name, annotation in kind.__annotations__.items():
        default = kind._field_defaults[name]
        for limits in (part for part in get_args(annotation) if isinstance(part, Range)):
            assert limits.low <= default <= limits.high or default == limits.also, name
