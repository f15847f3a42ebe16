"""Self-play's games, held against the solver."""
from pathlib import Path

import numpy as np
import pytest

from tempo.connectx.learned.sight import SHAPE
from tempo.connectx.workbench.true_results import learned_games, main, told_of
from tempo.lab.selfplay.samples import Played, as_block, planes_as_bits, sample_type

BY_CHANCE = [0, 1, 0, 1, 0, 1, 0]  # and over, before anything was noted
FULL = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 2, 3, 2, 3, 2, 3, 3, 2, 3, 2, 3, 2, 4, 5, 4, 5, 4, 5, 5, 4, 5, 4, 5, 4, 6]
WON = [*FULL, 6, 6, 6, 6, 6]  # of which the last two plies were noted


def noted(stones: int, left: int, result: int) -> np.ndarray:
    """What is noted of a position: the solver is asked for nothing but the moves before it."""
    sample, planes = np.zeros((), sample_type(SHAPE)), np.zeros((1, SHAPE.rows * SHAPE.columns * SHAPE.planes))
    planes[0, :stones] = 1
    sample["planes"], sample["left"], sample["result"] = planes_as_bits(planes)[0], left, result
    sample["policy"][6] = 1.0
    return sample


def test_positions_are_found_in_their_games() -> None:
    samples = np.stack([noted(len(WON) - 2, 2, 0), noted(len(WON) - 1, 1, 0)])
    block = as_block(Played(samples, [BY_CHANCE, WON, BY_CHANCE]))
    [(moves, found)] = learned_games(block)
    assert moves == WON
    assert found["left"].tolist() == [2, 1]
    right, kept, policy, _ = told_of(moves, found[0])
    assert (right, kept, policy) == (True, True, 1.0)  # one column is left, and nobody wins


def test_a_folder_without_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "holds no games" in capsys.readouterr().err
