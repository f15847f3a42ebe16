"""Accuracy of self-play's labels against the solver."""
from pathlib import Path

import numpy as np
import pytest

from tempo.games.connectx.adapter.solver_trainer import encode_board
from tempo.games.connectx.experiments.label_accuracy import label_accuracy, learned_games, main
from tempo.games.connectx.learned.encoder import SHAPE
from tempo.lab.referee.game_adapter import board_of, new_config
from tempo.training.self_play.samples import PlayedGames, encode_block, sample_type

RANDOM_GAME = [0, 1, 0, 1, 0, 1, 0]  # a game that ends before the first sample
FULL = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 2, 3, 2, 3, 2, 3, 3, 2, 3, 2, 3, 2, 4, 5, 4, 5, 4, 5, 5, 4, 5, 4, 5, 4, 6]
WON = [*FULL, 6, 6, 6, 6, 6]  # with samples of its last two plies


def sample_at(moves: list[int], left: int) -> np.ndarray:
    """Return the sample of a game's position `left` plies before its end."""
    sample, board = np.zeros((), sample_type(SHAPE)), board_of(new_config("connectx"))
    for move in moves[:-left]:
        board.play(move)
    sample["planes"], sample["plies_left"], sample["policy"][6] = encode_board(board), left, 1.0
    return sample


def test_samples_are_assigned_to_their_games() -> None:
    samples = np.stack([sample_at(WON, 2), sample_at(WON, 1)])
    block = encode_block(PlayedGames(samples, [RANDOM_GAME, WON, RANDOM_GAME]))
    [(moves, found)] = learned_games(block)
    assert moves == WON
    assert found["plies_left"].tolist() == [2, 1]
    right, kept, policy, _ = label_accuracy(moves, found[0])
    assert (right, kept, policy) == (True, True, 1.0)  # one column is free, and nobody wins


def test_a_folder_without_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert "holds no games" in capsys.readouterr().err
