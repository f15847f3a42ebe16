"""Small runs of self-play, and what is asked of their games."""

from functools import partial

import numpy as np
import pytest

from tempo.games.connectx.adapter import self_play as connectx
from tempo.games.gomoku.adapter import self_play as gomoku
from tempo.games.gomoku.learned.encoder import network_shape
from tempo.lab.referee.game_adapter import board_of, new_config
from tempo.lab.referee.game_data import MatchConfig
from tempo.network.weights import Layer
from tempo.training.self_play.checkpoints import drawn_weights
from tempo.training.self_play.configs import Plan, Recipe
from tempo.training.self_play.samples import planes_of
from tempo.training.self_play.trainer import LearnedGame

SMALL = Plan(
    generations=2, games=8, block=4, simulations=8, quick=3, measured=9, recipe=Recipe(optimizer="muon", rate=0.02)
)
GAMES = {
    "connectx": (connectx.learned_game, new_config("connectx")),
    "gomoku": (partial(gomoku.learned_game, 6, 4, network_shape(6)), new_config("gomoku", {"size": 6, "inarow": 4})),
}


def weights_of(learned: LearnedGame) -> list[Layer]:
    return drawn_weights(learned.shape, seed=1)


def check_game(
    samples: np.ndarray, learned: LearnedGame, moves: list[int], config: MatchConfig, exact: bool = False
) -> None:  # fmt: skip
    board, seen, marks = board_of(config), planes_of(samples, learned.shape), []
    noted = {len(moves) - left: number for number, left in enumerate(samples["left"].tolist())}
    assert len(noted) == len(samples) and set(noted) <= set(range(len(moves)))
    for ply, move in enumerate(moves):
        assert board.rewards() is None and move in board.legal()
        if ply in noted:
            cells = np.array(board.cells).reshape(learned.shape.rows, learned.shape.columns)
            planes, sample = seen[noted[ply]], samples[noted[ply]]
            assert (planes[:, :, 0] == (cells == board.mark)).all()
            assert (planes[:, :, 1] == ((cells != 0) & (cells != board.mark))).all()
            policy = sample["policy"].astype(float)
            assert policy.sum() == pytest.approx(1, abs=0.01) and set(np.flatnonzero(policy)) <= set(board.legal())
            assert sample["surprise"] > -0.01 and abs(float(sample["worth"])) <= 1
            marks.append(board.mark)
        board.play(move)
    rewards = board.rewards()
    assert rewards is not None
    assert exact or [rewards[mark - 1] for mark in marks] == samples["result"].tolist()
