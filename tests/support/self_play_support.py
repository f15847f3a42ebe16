"""Small self-play runs, and checks of their games.

As a script it trains: `python self_play_support.py RUN JSON`, a list of folders, each with whether the run goes on to
its end. The process of the tests has used JAX already, and may not fork.
"""

import json
import math
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.jobs.executor import LocalExecutor
from tempo.games.connectx.adapter import self_play as connectx
from tempo.games.connectx.adapter.solver_trainer import encode_board
from tempo.games.gomoku.adapter import self_play as gomoku
from tempo.games.gomoku.learned.encoder import network_shape
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.network.weights import Layer
from tempo.training.self_play.accuracy import SolvedPositions
from tempo.training.self_play.checkpoints import initial_weights
from tempo.training.self_play.configs import RunConfig, TrainConfig
from tempo.training.self_play.samples import read_games, read_samples, unpack_planes
from tempo.training.self_play.trainer import GameSpec, SelfPlayTrainer
from tempo.training.train import OutOfTime, Training

SMALL = RunConfig(
    generations=2,
    games=8,
    games_per_block=4,
    simulations=8,
    fast_simulations=3,
    measure_every=9,
    train=TrainConfig(optimizer="muon", learning_rate=0.02),
)
RUNS = {
    "plain": SMALL._replace(measure_every=0),
    "gate": SMALL._replace(gate_games=4, train=TrainConfig()),
}
SHAPE = connectx.SHAPE._replace(channels=(8, 8), value_hidden=8)  # JAX compiles for seconds for more layers
MEASURED = 100  # solved positions


def some_solved_positions() -> SolvedPositions:
    states, scores = connectx.solved_positions()
    return SolvedPositions(states[:MEASURED], scores[:MEASURED])


def small_connectx() -> GameSpec:
    """Return ConnectX with a small network and few solved positions."""
    return connectx.game_spec(SHAPE)._replace(solved=some_solved_positions)


GAMES = {
    "connectx": (small_connectx, new_config("connectx")),
    "gomoku": (partial(gomoku.game_spec, 6, 4, network_shape(6)), new_config("gomoku", {"size": 6, "inarow": 4})),
}


def weights_of(spec: GameSpec) -> list[Layer]:
    return initial_weights(spec.shape, seed=1)


def check_game(
    samples: np.ndarray, spec: GameSpec, moves: list[int], config: MatchConfig, exact: bool = False
) -> None:  # fmt: skip
    board, seen, marks = board_of(config), unpack_planes(samples, spec.shape), []
    noted = {len(moves) - left: number for number, left in enumerate(samples["plies_left"].tolist())}
    assert len(noted) == len(samples) and set(noted) <= set(range(len(moves)))
    for ply, move in enumerate(moves):
        assert board.rewards() is None and move in board.legal()
        if ply in noted:
            cells = np.array(board.cells).reshape(spec.shape.rows, spec.shape.columns)
            planes, sample = seen[noted[ply]], samples[noted[ply]]
            assert (planes[:, :, 0] == (cells == board.mark)).all()
            assert (planes[:, :, 1] == ((cells != 0) & (cells != board.mark))).all()
            policy = sample["policy"].astype(float)
            assert policy.sum() == pytest.approx(1, abs=0.01) and set(np.flatnonzero(policy)) <= set(board.legal())
            assert sample["surprise"] > -0.01 and abs(float(sample["value"])) <= 1
            marks.append(board.mark)
        board.play(move)
    rewards = board.rewards()
    assert rewards is not None
    assert exact or [rewards[mark - 1] for mark in marks] == samples["result"].tolist()


def learned_games(block: bytes) -> Iterator[tuple[list[int], np.ndarray]]:
    """Yield the moves of each of ConnectX's games of a block with the samples of its positions, in order.

    Games that ended during the random plies have no samples and are left out.
    """
    samples, at = read_samples([block], connectx.SHAPE), 0
    for moves, _ in read_games(block):
        begin, board = at, board_of(new_config("connectx"))
        for ply, move in enumerate(moves):
            left = samples["plies_left"][at] if at < samples.size else 0
            if ply + left == len(moves) and (samples["planes"][at] == encode_board(board)).all():
                at += 1
            board.play(move)
        if at > begin:
            yield moves, samples[begin:at]


class Undrawn(Training):
    """A training without curves: see test_curves.py."""

    def draw_curves(self) -> None:
        self.to_draw = False


def train(run: RunConfig, folders: list[tuple[str, bool]]) -> None:
    """Run in folders, in turn: to the end of the run by two workers, or by one until it may stop for the first time."""
    for folder, to_its_end in folders:
        executor, end = (LocalExecutor(2), math.inf) if to_its_end else (LocalExecutor(1), 0.0)
        try:
            Undrawn(SelfPlayTrainer(small_connectx, run), Path(folder), executor, end).run()
        except OutOfTime:
            assert not to_its_end
        else:
            assert to_its_end


if __name__ == "__main__":
    use_kernel_cache()
    train(RUNS[sys.argv[1]], json.loads(sys.argv[2]))
