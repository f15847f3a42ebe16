"""Schedule and trainer of the Othello evaluation: whole games roughly, the endgame exactly, then back to the opening.

After the first two, each stage searches positions a few plies earlier than what has been learned, so that the leaves of
its searches lie where the evaluation is reliable; then the network is fitted to these values too. At last small
networks are fitted that make the weights of the features. `python local_eval.py train othello` runs all stages, in the
folder runs/train/othello.

The preset `self-play` goes on from the weights in the sources: it plays games by searches, labels the ends of other
games, and fits small networks to all that was found.
"""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tempo.arena.adapter.trainer import Log, Stage
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.records.block_file import read_blocks
from tempo.games.othello.evaluation.counts import MAX_COUNT, MOVES, PAIRS
from tempo.games.othello.evaluation.evaluate import DISCS_OF_PHASE, FIRST_DISCS, HIDDEN, PHASES, WIDTH
from tempo.games.othello.evaluation.unpacking import learned_network
from tempo.games.othello.evaluation.weights import Network, heads_of, row_of_feature
from tempo.games.othello.rules import CELLS
from tempo.games.othello.training.fitting import Dataset, dataset_of, empty_network, errors_of, fit
from tempo.games.othello.training.labelling import (
    EXACT,
    NETWORKS,
    OUTCOMES,
    PLAYED,
    SEARCHED,
    SELF_PLAY,
    TOGETHER,
    BlockSpec,
    Labeller,
)
from tempo.games.othello.training.network_fitting import fit_networks
from tempo.games.othello.training.noisy_games import HIGH_NOISE, LOW_NOISE, LOW_NOISE_GREEDY, NoiseConfig
from tempo.games.othello.training.samples import read_samples
from tempo.native.atomic_file import USUAL, atomic_write

PASSES = 4  # over the data of a stage
REPLAY_RATIO = 2  # earlier samples for each new one
STEPS = 24_000  # of the fit of the small networks
ONE_MOVE = 1.0  # discs that one more legal move is worth in the first network
SCALE = 4  # weights of that network's features are smaller by this, the output weights larger, so that they fit
START = 0.5  # scale of the random first weights

GAMES, STRONG_GAMES = "games", "games-strong"  # stages whose games are labelled in later stages
ROUNDS = FIRST, AGAIN, MORE, STRONG = "", "-again", "-more", "-strong"  # ends of stages' names
STRONG_COUNTS = 3  # weight of strong samples in the last stages, where they are few among many
LEARNED_WITH = {FIRST: (FIRST,), AGAIN: (AGAIN,), MORE: (AGAIN, MORE), STRONG: (AGAIN, MORE, STRONG)}  # rounds
FARTHER = {FIRST: OUTCOMES, AGAIN: SEARCHED, MORE: "", STRONG: ""}  # kind of labels that cover earlier positions so far


class StageSpec(NamedTuple):
    """One stage of the schedule."""

    name: str
    blocks: int
    block: BlockSpec
    fits: bool = True  # whether the network is fitted after it

    @property
    def about(self) -> str:
        """Return what the stage does, for the log."""
        block = self.block
        squares = f"{block.min_empty} to {block.max_empty} empty squares"
        how = {
            OUTCOMES: "whole games, labelled with their results",
            EXACT: f"{squares}, solved",
            SEARCHED: f"{squares}, searched over {block.nodes:,} positions each",
            PLAYED: "played " + (f"by searches over {block.nodes:,} positions a move" if block.nodes else
                                 "by a small tree search and by the evaluation"),
            SELF_PLAY: f"played and labelled by searches over {block.nodes:,} positions a move",
            TOGETHER: "fit to all exact samples and those of the later rounds",
            NETWORKS: f"small networks fitted to the same samples in {STEPS:,} steps",
        }  # fmt: skip
        return f"{self.blocks * block.games:,} games, {how[block.kind]}" if self.blocks else how[block.kind]


def searched(least: int, nodes: int, blocks: int, end: str = FIRST, noise: NoiseConfig = HIGH_NOISE) -> StageSpec:
    """Return a stage that searches positions of four plies, in 1,000 games a block.

    Args:
        least: fewest empty squares.
        nodes: of each search.
        blocks: how many.
        end: round, the end of the stage's name.
        noise: of new games.
    """
    most, seed = least + 3, 100 + least + 100 * len(end)
    games_stage = {MORE: GAMES, STRONG: STRONG_GAMES}.get(end, "")
    block = BlockSpec(SEARCHED, 1000, least, most, nodes, seed, noise, games_stage, int(end == MORE))
    return StageSpec(f"searched-{least}-{most}{end}", blocks, block)


# The first round is wild and cheap: it learns something about everything in a quarter of an hour. With few empty
# squares an evaluation is least certain, so longer searches pay there. In the third round all stages label the same
# games, most of them by tree search, and there are many. Strong games are fewer and count more.
STAGES = (
    StageSpec("glance", 20, BlockSpec(OUTCOMES, 2000, 12, 60, seed=1)),
    StageSpec("end", 80, BlockSpec(EXACT, 1000, 8, 14, seed=2)),
    *(searched(least, 1_000, 60) for least in range(13, 56, 4)),
    StageSpec("end-again", 150, BlockSpec(EXACT, 1000, 8, 14, seed=3, noise=LOW_NOISE)),
    *(searched(least, 4_000, 40, AGAIN, LOW_NOISE_GREEDY) for least in range(13, 24, 4)),
    *(searched(least, 2_000, 40, AGAIN, LOW_NOISE_GREEDY) for least in range(25, 56, 4)),
    StageSpec("all-again", 0, BlockSpec(TOGETHER, 0, 8, 60)),
    StageSpec(GAMES, 100, BlockSpec(PLAYED, 1000, 8, 60, seed=4)),
    StageSpec("end-more", 100, BlockSpec(EXACT, 1000, 8, 14, seed=5, noise=LOW_NOISE, games_stage=GAMES, branches=4)),
    searched(13, 5_000, 60, MORE, LOW_NOISE),
    searched(17, 15_000, 50, MORE, LOW_NOISE),
    searched(21, 20_000, 50, MORE, LOW_NOISE),
    *(searched(least, 10_000, 30, MORE, LOW_NOISE) for least in range(25, 36, 4)),
    *(searched(least, 5_000, 20, MORE, LOW_NOISE) for least in range(37, 56, 4)),
    StageSpec(STRONG_GAMES, 40, BlockSpec(PLAYED, 1000, 13, 60, 3_000, seed=7)),
    searched(13, 5_000, 40, STRONG),
    searched(17, 15_000, 40, STRONG),
    searched(21, 20_000, 40, STRONG),
    searched(25, 10_000, 40, STRONG),
    StageSpec("last", 50, BlockSpec(EXACT, 2000, 1, 8, seed=6, noise=LOW_NOISE)),
    StageSpec("all-strong", 0, BlockSpec(TOGETHER, 0, 1, 60)),
    StageSpec("networks-strong", 0, BlockSpec(NETWORKS, 0, 1, 60)),
)
SELF_PLAY_STAGES = (
    StageSpec("self-play", 588, BlockSpec(SELF_PLAY, 20, 1, 60, 15_000, seed=11), fits=False),
    StageSpec(GAMES, 78, BlockSpec(PLAYED, 250, 6, 60, seed=31), fits=False),
    StageSpec("searched-29-52", 38, BlockSpec(SEARCHED, 250, 29, 52, 5_000, 34, LOW_NOISE, GAMES, 1), fits=False),
    StageSpec("searched-13-28", 78, BlockSpec(SEARCHED, 250, 13, 28, 5_000, 32, LOW_NOISE, GAMES, 1), fits=False),
    StageSpec("end", 78, BlockSpec(EXACT, 250, 5, 14, 0, 33, LOW_NOISE, GAMES, 1), fits=False),
    StageSpec("networks", 0, BlockSpec(NETWORKS, 0, 1, 60, seed=12)),
)


class OthelloTrainer:
    """A `Trainer` that runs the schedule."""

    def __init__(self, specs: tuple[StageSpec, ...], first: Callable[[], Network]) -> None:
        """Create a trainer of some stages; `first` returns the network before the first one."""
        self.specs, self.first = {spec.name: spec for spec in specs}, first

    def stages(self) -> list[Stage]:
        """Return all stages."""
        return [Stage(spec.name, spec.about, spec.blocks) for spec in self.specs.values()]

    def block_maker(self, stage: Stage, folder: Path) -> OthelloBlockMaker:
        """Return what makes the blocks of a stage, with the network of the stage before."""
        block = self.specs[stage.name].block
        games = read_blocks(folder / f"{block.games_stage}.blocks") if block.games_stage else []
        return OthelloBlockMaker(block, self.network_before(stage.name, folder), games)

    def is_done(self, stage: Stage, folder: Path) -> bool:
        """Return whether the folder holds the network of a stage."""
        return network_file(stage.name, folder).exists()

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        """Fit the network to the samples of a stage and earlier ones, log the errors, and save it."""
        block, network = self.specs[stage.name].block, self.network_before(stage.name, folder)
        if block.kind == PLAYED or not self.specs[stage.name].fits:
            save(network_file(stage.name, folder), network)
            return
        if block.kind == SEARCHED and round_of(stage.name) == FIRST:
            copy_head(network, CELLS - block.max_empty)
        new, old = read_samples(blocks(stage.name)), self.earlier(stage.name, blocks)
        if block.kind not in (TOGETHER, NETWORKS) and old.size > REPLAY_RATIO * new.size:
            old = np.random.default_rng(block.seed).choice(old, REPLAY_RATIO * new.size, replace=False)
        samples = np.concatenate([old, new])
        is_held_out = samples["held_out"] == 1
        held_out, data = datasets_by_empty_squares(samples[is_held_out]), dataset_of(samples[~is_held_out])
        before = {empty: errors_of(network, some) for empty, some in held_out.items()}
        if block.kind == NETWORKS:
            log(f"fitting small networks to {data.values.size:,} positions")
            parameters, network = fit_networks(network, data, STEPS, block.seed, log)
            fill_missing_heads(network, data)
            save_weights(folder, parameters, network)
        else:
            fit(network, data, PASSES, block.seed)
        if block.kind == TOGETHER:
            fill_missing_heads(network, data)
        log(f"{data.values.size:,} positions learned; mean error and spread on held-out positions, in discs:")
        for empty, some in held_out.items():
            errors, old_errors = errors_of(network, some), before[empty]
            log(f"  {empty}: {errors.mean:5.2f} {errors.spread:5.2f}, before {old_errors.mean:5.2f} "
                f"{old_errors.spread:5.2f}; {errors.positions:,} positions")  # fmt: skip
        save(network_file(stage.name, folder), network)

    def earlier(self, name: str, blocks: Callable[[str], list[bytes]]) -> np.ndarray:
        """Return the samples of earlier stages that are still valid: all exact ones and those of the rounds in
        LEARNED_WITH; from the round before only positions that no later round has covered, so that they are not
        forgotten."""
        ours, parts = round_of(name), [read_samples([])]
        together = self.specs[name].block.kind in (TOGETHER, NETWORKS)
        for earlier in list(self.specs)[: list(self.specs).index(name)]:
            kind = self.specs[earlier].block.kind
            if kind in (EXACT, SELF_PLAY) or (kind == SEARCHED and round_of(earlier) in LEARNED_WITH[ours]):
                copies = STRONG_COUNTS if together and round_of(earlier) == STRONG else 1
                parts += [read_samples(blocks(earlier))] * copies
            elif kind == FARTHER[ours]:
                samples = read_samples(blocks(earlier))
                parts.append(samples[samples["discs"] < CELLS - self.specs[name].block.max_empty])
        return np.concatenate(parts)

    def network_before(self, name: str, folder: Path) -> Network:
        """Return the network of the stage before this one."""
        names = list(self.specs)
        place = names.index(name)
        return load(network_file(names[place - 1], folder)) if place else self.first()


def round_of(name: str) -> str:
    """Return a stage's round, the end of its name."""
    return next(end for end in reversed(ROUNDS) if name.endswith(end))


class OthelloBlockMaker:
    """A `BlockMaker` for one stage."""

    def __init__(self, spec: BlockSpec, network: Network, games: list[bytes]) -> None:
        self.spec, self.network, self.games = spec, network, games
        self.labeller: Labeller | None = None

    def prepare(self) -> None:
        """Compile."""
        self.labeller = Labeller(self.network)

    def __call__(self, number: int) -> bytes:
        assert self.labeller is not None
        return self.labeller.block(self.spec, number, self.games[number] if self.games else b"")


def initial_network() -> Network:
    """Return the first network: it values legal moves alone. Its other weights are random and not yet connected."""
    network, rng = empty_network(), np.random.default_rng(0)
    network.biases[:] = rng.uniform(0, START, WIDTH)
    network.hidden_weights[:] = rng.normal(0, START, (WIDTH, HIDDEN))
    more = np.subtract.outer(np.arange(MAX_COUNT + 1), np.arange(MAX_COUNT + 1)).ravel() / SCALE
    for number, side in enumerate((1, -1)):  # one hidden sum for each side
        network.features[row_of_feature()[MOVES : MOVES + PAIRS], number] = side * more
        network.biases[:, number] = 0
        network.hidden_weights[:, number], network.hidden_weights[:, :, number] = 0, 0
        network.hidden_weights[:, number, number] = 1
        network.output_weights[:, number] = side * SCALE * ONE_MOVE
    return network


def copy_head(network: Network, discs: int) -> None:
    """Copy the head of the next phase to the phase of `discs` discs: a much better start than whole games give."""
    phase = (discs - FIRST_DISCS) // DISCS_OF_PHASE
    for part in network[1:]:
        part[phase] = part[phase + 1]


def fill_missing_heads(network: Network, data: Dataset) -> None:
    """Copy the next head to phases without samples, such as the first two plies."""
    counts = np.bincount(data.phases, minlength=PHASES)
    for phase in reversed(range(PHASES - 1)):
        if counts[phase] == 0:
            copy_head(network, FIRST_DISCS + DISCS_OF_PHASE * phase)


def datasets_by_empty_squares(samples: np.ndarray) -> dict[str, Dataset]:
    """Return the samples as datasets of four numbers of empty squares each, by their names in the log."""
    empty, datasets = CELLS - samples["discs"], {}
    for most in range(8, 61, 4):
        some = samples[(empty <= most) & (empty > most - 4)]
        if some.size:
            datasets[f"{most - 3:2} to {most:2} empty"] = dataset_of(some)
    return datasets


def network_file(name: str, folder: Path) -> Path:
    """Return the file of a stage's network."""
    return folder / f"network-{name}.npz"


def save(path: Path, network: Network) -> None:
    """Write a network. Readers never see half a file."""
    with atomic_write(path, USUAL) as file:
        np.savez(file, **network._asdict())


def load(path: Path) -> Network:
    """Read a network; BadInput if there is none."""
    if not path.is_file():
        raise BadInput(f"there is no network '{path}'")
    with np.load(path) as parts:
        return Network(**parts)


def save_weights(folder: Path, parameters: np.ndarray, network: Network) -> None:
    """Write what goes into the sources: the parameters of the small networks, int8[], and the heads in steps, int32[].
    """
    with atomic_write(weights_file(folder), USUAL) as file:
        np.savez(file, parameters=parameters, heads=heads_of(network))


def weights_file(folder: Path) -> Path:
    """Return the file of what goes into the sources."""
    return folder / "weights.npz"


TRAINER = OthelloTrainer(STAGES, initial_network)
SELF_PLAY_TRAINER = OthelloTrainer(SELF_PLAY_STAGES, learned_network)
