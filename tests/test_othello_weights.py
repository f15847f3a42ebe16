"""What was learned, as text: told in few characters, read back as it was told."""

from itertools import pairwise, product
from pathlib import Path

import numpy as np
import pytest

from tempo.othello.evaluation.learned import learned_knowledge, unpacked
from tempo.othello.evaluation.weights import KNOTS, kept_weights
from tempo.othello.evaluation.weights_data import WEIGHTS
from tempo.othello.sport.school.coarsening import bits_of_differences, choose_steps, coarsened, new_room
from tempo.othello.workbench.write_weights import main, packed


def test_text_is_read_back_as_it_was_told() -> None:
    steps = np.zeros((len(KNOTS), kept_weights()), np.int64)
    steps[:, :1000] = np.random.default_rng(1).integers(-60, 61, (len(KNOTS), 1000))
    assert np.array_equal(unpacked(packed(steps)), steps)


def test_what_a_byte_cannot_hold_is_made_up_for_at_the_next_knot() -> None:
    steps = np.zeros((len(KNOTS), kept_weights()), np.int64)
    steps[3:, 7] = 200
    told = unpacked(packed(steps))
    assert told[2:6, 7].tolist() == [0, 120, 200, 200]


def test_without_a_price_each_weight_is_told_by_the_nearest_step() -> None:
    random = np.random.default_rng(2)
    kept, counts = random.normal(0, 5, (4, 50)), random.uniform(0, 9, (4, 50))
    assert np.array_equal(coarsened(kept, counts, 2.0, 0.0), np.rint(2 * kept))


def test_no_other_way_through_the_knots_is_cheaper() -> None:
    random = np.random.default_rng(3)
    for _ in range(20):
        wanted, weighty = random.normal(0, 1.5, (3, 1)), random.uniform(0, 4, (3, 1))
        costs = np.cumsum(random.uniform(0, 2, 121))
        steps = np.zeros((3, 1), np.int64)
        choose_steps(wanted, weighty, costs, *new_room(3), steps)

        def cost_of(way, wanted=wanted, weighty=weighty, costs=costs):
            bits = sum(costs[abs(after - before)] for before, after in pairwise((0, *way)))
            return bits + sum(weighty[knot, 0] * (wanted[knot, 0] - step) ** 2 for knot, step in enumerate(way))

        assert cost_of(steps[:, 0]) == pytest.approx(min(map(cost_of, product(range(-6, 7), repeat=3))))


def test_what_hardly_counts_costs_no_bits() -> None:
    kept, counts = np.zeros((3, 100)), np.full((3, 100), 9.0)
    kept[:, :2] = [[1.0], [3.0], [1.0]]
    counts[1, 0] = 1e-6
    told = coarsened(kept, counts, 1.0, 1.0)
    assert told[:, :3].T.tolist() == [[1, 1, 1], [1, 3, 1], [0, 0, 0]]
    assert bits_of_differences(told).argmin() == 0


def test_weights_in_the_sources_are_few_enough_and_not_nothing() -> None:
    assert len(WEIGHTS) <= 250_000
    weights = learned_knowledge().weights
    assert np.abs(weights).max() > 128


def test_a_folder_without_a_run_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "has no counts-all-more.npy" in capsys.readouterr().err
