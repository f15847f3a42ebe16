"""Schedule and trainer of the evaluation by lines: games of the weights so far, then a fit to them, round by round.

`python local_eval.py train gomoku --preset lines` runs all rounds, in the folder runs/train/gomoku-lines.
"""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.arena.adapter.trainer import Log, Stage
from tempo.games.gomoku.evaluation.weights import LineWeights
from tempo.games.gomoku.training.line_fitting import constant_loss, fit, initial_weights, losses_of
from tempo.games.gomoku.training.line_games import LineGameMaker, read_games
from tempo.native.atomic_file import USUAL, atomic_write

GAMES_IN_BLOCK = 200
HELD_OUT = 10  # every tenth block is held out
PASSES = 6  # over the games of a fit


class Round(NamedTuple):
    """One round: games of the weights before it, and the fit to them."""

    name: str
    blocks: int
    nodes: int  # of each search
    seed: int
    fitted: tuple[str, ...]  # rounds whose games are fitted
    result_weight: float  # of the game's result in the target; the rest is the search's value

    @property
    def about(self) -> str:
        """Return what the round does, for the log."""
        return f"{self.blocks * GAMES_IN_BLOCK:,} games, searched over {self.nodes:,} positions a move"


ROUNDS = (
    Round("first", 8, 200, 1, ("first",), 1.0),
    Round("second", 16, 300, 2, ("second",), 0.8),
    Round("third", 40, 500, 3, ("second", "third"), 0.7),
    Round("fourth", 100, 1000, 4, ("fourth",), 0.7),
    Round("last", 200, 2000, 5, ("fourth", "last"), 0.7),
)


class LineTrainer:
    """A `Trainer` that runs the rounds."""

    def __init__(self, rounds: tuple[Round, ...] = ROUNDS) -> None:
        self.rounds = {spec.name: spec for spec in rounds}

    def stages(self) -> list[Stage]:
        """Return all stages."""
        return [Stage(spec.name, spec.about, spec.blocks) for spec in self.rounds.values()]

    def block_maker(self, stage: Stage, folder: Path) -> LineBlockMaker:
        """Return what plays the games of a round, with the weights of the round before."""
        return LineBlockMaker(self.rounds[stage.name], self.weights_before(stage.name, folder))

    def is_done(self, stage: Stage, folder: Path) -> bool:
        """Return whether the folder holds the weights of a round."""
        return weights_file(stage.name, folder).exists()

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        """Fit new weights to the games of a round and of those that it names, and save them.

        The fit starts from the first guess: weights of weaker games are no better start.
        """
        spec, weights = self.rounds[stage.name], initial_weights()
        fitted = [block for name in spec.fitted for block in blocks(name)]
        held_out = read_games(blocks(stage.name)[::HELD_OUT], 1.0)
        data = read_games([block for number, block in enumerate(fitted) if number % HELD_OUT], spec.result_weight)
        before = losses_of(self.weights_before(stage.name, folder), held_out)
        fit(weights, data, PASSES, spec.seed)
        after = losses_of(weights, held_out)
        log(f"{data.sizes.size:,} games, {data.moves.size:,} plies learned")
        log(f"log loss on {after.positions:,} held-out positions: result {after.value:.4f} (before {before.value:.4f}, "
            f"constant {constant_loss(held_out.targets):.4f}), move {after.rating:.3f} (before {before.rating:.3f})")
        save(weights_file(stage.name, folder), weights)

    def weights_before(self, name: str, folder: Path) -> LineWeights:
        """Return the weights of the round before this one."""
        names = list(self.rounds)
        place = names.index(name)
        return load(weights_file(names[place - 1], folder)) if place else initial_weights()


class LineBlockMaker:
    """A `BlockMaker` for one round."""

    def __init__(self, spec: Round, weights: LineWeights) -> None:
        self.round, self.weights = spec, weights
        self.maker: LineGameMaker | None = None

    def prepare(self) -> None:
        """Compile."""
        self.maker = LineGameMaker(self.weights)
        self.maker.block(1, 2, 0)

    def __call__(self, number: int) -> bytes:
        assert self.maker is not None
        return self.maker.block(GAMES_IN_BLOCK, self.round.nodes, self.round.seed << 20 | number)


def weights_file(name: str, folder: Path) -> Path:
    """Return the file of a round's weights."""
    return folder / f"weights-{name}.npz"


def save(path: Path, weights: LineWeights) -> None:
    """Write weights. Readers never see half a file."""
    with atomic_write(path, USUAL) as file:
        np.savez_compressed(file, **weights._asdict())


def load(path: Path) -> LineWeights:
    """Read weights."""
    with np.load(path) as file:
        return LineWeights(*(file[name] for name in LineWeights._fields))


TRAINER = LineTrainer()
