"""What was learned, as text: told in few characters, read back as it was told."""

from pathlib import Path

import numpy as np
import pytest

from tempo.games.othello.endgame.endgame_solver import EndgameSolver
from tempo.games.othello.evaluation.evaluate import PHASES, SEEN_AT_ONCE, UNIT, WIDTH
from tempo.games.othello.evaluation.unpacking import STEPS, learned_knowledge, unpacked
from tempo.games.othello.evaluation.weights import empty_network, kept_contents
from tempo.games.othello.evaluation.weights_data import JUDGES, STANDING_FOR, WHICH
from tempo.games.othello.experiments.held_out import BY_SUCCESSOR, BY_TREE, Games, read_set
from tempo.games.othello.experiments.write_weights import main, texts_of
from tempo.games.othello.training.fitting import Seen, errors_of, told_by
from tempo.games.othello.training.pruning import bits_of, thin_out, weighty, worth_telling
from tempo.games.othello.training.schedule import LAST, first_guess


def some_seen(count: int, contents: int) -> Seen:
    """Positions by chance, in which only the first contents are seen."""
    chance = np.random.default_rng(4)
    places = chance.integers(0, contents, (count, SEEN_AT_ONCE)).astype(np.int32)
    phases, values = chance.integers(0, PHASES, count).astype(np.int32), chance.normal(0, 9, count).astype("f4")
    return Seen(places, phases, values)


def test_text_is_read_back_as_it_was_told() -> None:
    network, chance = first_guess(), np.random.default_rng(1)
    network.contents[:1000] = chance.integers(-60, 61, (1000, WIDTH)) / STEPS
    network.contents[7, 3] = -127 / STEPS
    network.hidden[2, 1] = -5.25  # more than 16 bits hold
    network = network._replace(weights=np.rint(network.weights * 256) / 256, begins=np.rint(network.begins * 64) / 64)
    for told, part in zip(unpacked(*texts_of(network).values()), network, strict=True):
        assert np.array_equal(told, part)


def test_what_is_weighty_is_what_errors_grow_by() -> None:
    network, seen = first_guess(), some_seen(300, 40)
    seen = seen._replace(phases=np.repeat(np.arange(PHASES, dtype=np.int32), 22)[:300])
    of_one = np.bincount(seen.phases, minlength=PHASES)
    chance = np.random.default_rng(5)
    network.contents[:40] = chance.normal(0, 1, (40, WIDTH))
    found, before = weighty(network, seen), told_by(network, seen)
    moved = network._replace(contents=network.contents.copy())
    moved.contents[11, 3] += 1e-3
    change = (told_by(moved, seen) - before) / 1e-3
    expected = (change**2 * 1e6 / PHASES / of_one[seen.phases]).sum()
    assert found[11, 3] == pytest.approx(expected, rel=0.05)


def test_what_nobody_sees_is_not_told_and_what_counts_is() -> None:
    network, seen = first_guess(), some_seen(2000, 50)
    network.contents[:100] = 1.0
    told = worth_telling(network, seen, 0.01)
    assert told[:50, :2].all() and not told[50:100].any()  # the first guess listens to two numbers
    assert not worth_telling(network, seen, 1e9).any()


def test_the_rarer_a_size_the_more_bits_it_takes() -> None:
    bits = bits_of(np.array([0] * 90 + [1] * 7 + [-1] * 3 + [2] * 2))
    assert bits[0] < bits[1] < bits[2] < bits[3]


def test_thinned_out_it_is_in_steps_and_has_settled() -> None:
    network, seen = first_guess(), some_seen(3000, 60)
    network.contents[:60] = np.random.default_rng(6).normal(0, 0.5, (60, WIDTH))
    truth = told_by(network, seen)
    seen = seen._replace(values=truth)
    network.contents[:] += 0.1
    thin_out(network, seen, 0.001, 1)
    assert np.array_equal(np.rint(network.contents * STEPS), network.contents * STEPS)
    assert errors_of(network, seen).spread < 0.5 * truth.std()


def test_texts_in_the_sources_are_short_enough_and_not_nothing() -> None:
    assert len(WHICH) + len(STANDING_FOR) + len(JUDGES) <= 250_000
    knowledge = learned_knowledge()
    assert np.unique(knowledge.contents).size > 1000 and np.abs(knowledge.judges).max() > 64
    assert empty_network().contents.shape == (kept_contents(), WIDTH)


def test_a_folder_without_a_run_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert f"has no network-{LAST}.npz" in capsys.readouterr().err


@pytest.mark.parametrize("games", [BY_TREE, BY_SUCCESSOR])
def test_what_is_held_out_is_exact(games: Games) -> None:
    lessons, solver = read_set(games), EndgameSolver(20)
    assert lessons.size == 300 and set(lessons["discs"].tolist()) == set(range(40, 45))
    fewest = lessons[lessons["discs"] == 44][0]
    state = np.array([fewest["mine"], fewest["theirs"]], np.uint64)
    assert UNIT * solver.solve(state).low == fewest["value"]
