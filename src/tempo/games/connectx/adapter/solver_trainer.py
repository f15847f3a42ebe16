"""Supervised training by the solver, an upper bound for self-play: the accuracy of the network with exact labels.

The policy target of a position is uniform over all moves that keep its value; the value target is exact. Each game has
its own share of random moves; its other moves keep the value.
"""
from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from tempo.arena.adapter.game_adapter import board_of, new_config
from tempo.arena.adapter.trainer import BlockMaker, Stage
from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.games.connectx.adapter.exact_scores import EXACT
from tempo.games.connectx.learned.encoder import COLUMNS, IN_A_ROW, PLANES, ROWS, SHAPE, encode_connectx
from tempo.games.connectx.rules import ConnectXGeometry, new_board, new_state
from tempo.network.layers import Network
from tempo.network.weights import network_of
from tempo.search.leaves.puct import NOBODY_MOVED
from tempo.training.self_play.checkpoints import initial_weights
from tempo.training.self_play.samples import PlayedGames, encode_block, pack_planes, sample_type
from tempo.training.self_play.trainer import SelfPlayTrainer

MEMORY = 20  # log2 of the solver's table, in entries
RANDOM_MOVE_SHARES = (1.0, 0.5, 0.25, 0.1)


class SolverTrainer(SelfPlayTrainer):
    """A trainer whose generations are games labelled by the solver."""

    def block_maker(self, stage: Stage, folder: Path) -> BlockMaker:
        return SolvedGameMaker(self.config.games_per_block, self.config.seed, stage.name)


class SolvedGameMaker:
    """Maker of blocks of labelled games; see `BlockMaker`."""

    def __init__(self, games: int, seed: int, stage: str) -> None:
        self.games, self.seed, self.stage = games, seed, stage
        self.config = new_config("connectx")

    def prepare(self) -> None:
        EXACT.prepare(self.config, MEMORY)

    def __call__(self, number: int) -> bytes:
        chance = np.random.default_rng([self.seed, number, *self.stage.encode()])
        played = [self.play(chance) for _ in range(self.games)]
        samples = np.concatenate([samples for samples, _ in played])
        return encode_block(PlayedGames(samples, [moves for _, moves in played]))

    def play(self, chance: np.random.Generator) -> tuple[np.ndarray, list[int]]:
        """Play one game; return the samples of all its positions, and its moves."""
        board, share = board_of(self.config), chance.choice(RANDOM_MOVE_SHARES)
        moves, samples = list[int](), []
        while board.rewards() is None:
            outcomes = EXACT.outcomes(self.config, tuple(moves))
            value = max(outcomes.values())
            keeping = [column for column, outcome in outcomes.items() if outcome == value]
            samples.append(_solved_sample(board, keeping, value))
            moves.append(int(chance.choice(board.legal() if chance.random() < share else keeping)))
            board.play(moves[-1])
        for left, sample in enumerate(reversed(samples), start=1):
            sample["plies_left"] = left
        return np.array(samples), moves


def _solved_sample(board: ConnectXBoard, keeping: list[int], value: int) -> np.void:
    """Return the sample of a position with its exact policy and value targets."""
    sample = np.zeros(1, sample_type(SHAPE))[0]
    sample["planes"] = encode_board(board)
    sample["policy"][keeping] = 1 / len(keeping)
    sample["value"] = sample["result"] = value
    return sample


def encode_board(board: ConnectXBoard) -> np.ndarray:
    """Return the input planes of a board, packed to bits as in a sample."""
    network, cells = _blank_network(), (ROWS + 2) * (COLUMNS + 2)  # a border of zeros
    network.planes_a[:] = 0
    state = new_state(list(board.cells), ROWS, COLUMNS, board.mark)
    encode_connectx(_standard_geometry(), state, NOBODY_MOVED, network)
    planes = network.planes_a[: cells * PLANES].reshape(ROWS + 2, COLUMNS + 2, PLANES)[1:-1, 1:-1]
    packed: np.ndarray = pack_planes(planes[None])[0]
    return packed


@cache
def _standard_geometry() -> ConnectXGeometry:
    return new_board(ROWS, COLUMNS, IN_A_ROW)


@cache
def _blank_network() -> Network:
    """Return a network with random weights, for its input buffer."""
    return network_of(SHAPE, initial_weights(SHAPE, seed=0))
