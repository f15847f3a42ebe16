"""Self-play as a trainer: in each generation the network plays games, and is then fitted to those and earlier ones.

The latest network plays, unless the run has a gate: then the best network plays, and a new one must beat it to take its
place. The folder of a run holds the blocks of all games, and a checkpoint for each generation.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import chain
from mmap import mmap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tempo.arena.adapter.file_formats import WrittenGame
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.trainer import BlockMaker, Log, Stage
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.progress import ProgressTicker
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.records.block_file import seconds_in
from tempo.arena.records.converted import episode_of, record_of, write_converted
from tempo.network.weights import Layer, NetworkShape
from tempo.search.game import Game
from tempo.search.leaves.learned_network import network_evaluator
from tempo.search.leaves.puct import with_network
from tempo.training.self_play.accuracy import Accuracy, SolvedPositions, best_moves, move_accuracy, value_error
from tempo.training.self_play.batched_search import BatchedSearch
from tempo.training.self_play.checkpoints import Checkpoint, has_shape, initial_weights, last_checkpoint, load, save
from tempo.training.self_play.configs import RunConfig
from tempo.training.self_play.games import SelfPlay, Solve, search_params, self_play_config
from tempo.training.self_play.matches import Side, play_match
from tempo.training.self_play.network.batch_network import batch_evaluator
from tempo.training.self_play.samples import PlayedGames, encode_block, read_games, read_samples

GATE_SCORE = 0.55  # share of the points against the best network that a new one must take
MEASURED_SIMULATIONS = (0, 100)  # 0: the move with the highest logit, after one evaluation
FINETUNE_PARTS = 20  # of the steps, each with a lower learning rate, down to almost 0
RESULTS = {1: "B+", -1: "W+", 0: "0", None: ""}  # as in WrittenGame, of games that the solver ended
GATE_RANDOM_PLIES = 4  # at the start of each gate game


class GameSpec(NamedTuple):
    """A game on one board, as self-play needs it."""

    config: MatchConfig
    game: Game
    start: np.ndarray  # the state
    encode: Callable  # as in NetworkEvaluator
    shape: NetworkShape
    symmetries: np.ndarray  # int64[symmetries, cells] the cell that moves to each cell
    solved: Callable[[], SolvedPositions] | None = None  # to measure accuracy on
    new_solve: Callable[[], Solve] | None = None  # makes a solver, for `solved_ply`


class SelfPlayTrainer:
    """A `Trainer`. JAX runs in processes of its own: a process that has used it can no longer be forked, and those that
    make the games are."""

    def __init__(self, new_spec: Callable[[], GameSpec], config: RunConfig) -> None:
        if missing := [name for name in ("jax", "optax") if find_spec(name) is None]:
            raise BadInput(f"networks learn by JAX and optax: pip install {' '.join(missing)}")
        self.new_spec, self.config = new_spec, config
        self.spec = new_spec()

    def stages(self) -> Sequence[Stage]:
        """Return one stage for each generation."""
        config = self.config
        blocks = config.games // config.games_per_block
        names = map(generation_name, range(config.generations))
        return [Stage(name, f"{config.games:,} games", blocks) for name in names]

    def block_maker(self, stage: Stage, folder: Path) -> BlockMaker:
        """Return what plays the games of a generation, with the network that is to play them."""
        number = generation_number(stage.name)
        player = self.checkpoint(folder, number).player
        return SelfPlayBlockMaker(self.new_spec, self.config, self.checkpoint(folder, player).weights, number)

    def checkpoint(self, folder: Path, generations: int) -> Checkpoint:
        """Return the state after a number of generations; after none, random weights."""
        if generations == 0:
            return Checkpoint(initial_weights(self.spec.shape, self.config.seed), [], 0, {})
        loaded = load(folder, generations)
        if not has_shape(loaded.weights, self.spec.shape):
            raise BadInput(f"the networks in '{folder}' are of another board or preset: give the sizes and the "
                           "--preset of their run")  # fmt: skip
        return loaded

    def is_done(self, stage: Stage, folder: Path) -> bool:
        """Return whether the folder holds the checkpoint of a generation."""
        return generation_number(stage.name) < last_checkpoint(folder)

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        """Fit the network to the games of a generation and its replay window, in a child process."""
        self.write_games(folder / f"{stage.name}.jsonl", blocks(stage.name))
        progress: Any = memoryview(mmap(-1, 8)).cast("d")  # finished share of the steps, shared with the child process
        ticker = ProgressTicker(
            lambda: progress[0], lambda outlook: log(f"  {progress[0]:.0%} of the steps, {outlook}")
        )
        work = partial(self.fit_in_process, folder=folder, blocks=blocks, progress=progress)
        for _, lines in LocalExecutor(1).run(work, [stage], tick=ticker):
            for line in lines:
                log(line)

    def write_games(self, path: Path, blocks: Sequence[bytes]) -> None:
        """Write the games of a generation as a record, for `report`, `review` and the board."""
        config, name = self.spec.config, path.stem
        games = [
            WrittenGame(config.shape, tuple(moves), (name, name), (), RESULTS[result], "")
            for block in blocks
            for moves, result in read_games(block)
        ]
        write_converted(path, record_of(episode_of(config.game, games, name), [], "as its file says"))

    def fit_in_process(
        self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], progress: Any = None
    ) -> list[str]:
        """Fit, measure and save a generation; return lines for the log. `progress` is a buffer of one float64 for the
        finished share of the steps."""
        from tempo.training.self_play.learner import Learner

        started = time.process_time()
        config, number = self.config, generation_number(stage.name)
        learner = Learner(self.spec.shape, config.train, self.spec.symmetries)
        before = self.checkpoint(folder, number)
        names = map(generation_name, range(config.first_replayed(number), number + 1))
        samples = [read_samples(blocks(name), self.spec.shape) for name in names]
        count = sum(some.size for some in samples)
        steps = config.steps or int(config.sample_reuse * samples[-1].size / config.train.batch_size)
        rate = config.learning_rate(number)
        new_games_error = learner.value_error(before.weights, samples[-1])
        after, losses = learner.fit(before, np.concatenate(samples), steps, config.seed + number, rate, progress)
        after = after._replace(player=number + 1)
        lines = [f"  {count:,} positions, {steps:,} steps: policy {losses.policy:.3f} "
                 f"(KL {losses.kl:.3f}, entropy {losses.entropy:.3f}), value {losses.value:.3f} "
                 f"({new_games_error:.3f} on the new games before)"]  # fmt: skip
        metrics = {"games": config.games * (number + 1), "plies": samples[-1].size / config.games, **losses._asdict()}
        metrics["new_games_error"] = new_games_error
        metrics["playing"] = seconds_in(folder / f"{stage.name}.blocks")
        metrics["learning"] = time.process_time() - started
        if config.gate_games:
            metrics["won"] = self.gate_score(folder, before.player, after)
            lines.append(f"  {metrics['won']:.0%} against the best so far")
            if metrics["won"] < GATE_SCORE:
                after = after._replace(player=before.player)
        every = config.measure_every
        is_due = every and ((number + 1) % every == 0 or number + 1 == config.generations)
        if is_due and (accuracy := self.accuracy(after.weights, MEASURED_SIMULATIONS)):
            metrics["solved_error"] = accuracy.value_error
            for simulations, moves in accuracy.moves.items():
                metrics[f"kept_{simulations}"], metrics[f"perfect_{simulations}"] = moves
            lines += accuracy.summary()
        save(folder, number + 1, after._replace(metrics=metrics))
        return lines

    def finetune(
        self, folder: Path, last: int, weights: Sequence[Layer], steps: int, blocks: Callable[[str], list[bytes]],
        log: Log,
    ) -> Sequence[Layer]:  # fmt: skip
        """Fit weights to all games of a run once more, with a learning rate that falls to almost 0.

        Args:
            folder: of the run.
            last: generation whose optimizer state is used; the games up to it are learned.
            weights: to start from.
            steps: of the optimizer.
            blocks: returns the blocks of a generation by its name.
            log: receives lines.
        """
        from tempo.training.self_play.learner import Learner

        learner = Learner(self.spec.shape, self.config.train, self.spec.symmetries)
        played = chain.from_iterable(map(blocks, map(generation_name, range(last))))
        samples = read_samples(played, self.spec.shape)
        after, started = self.checkpoint(folder, last)._replace(weights=weights), time.monotonic()
        for part in range(FINETUNE_PARTS):
            rate = self.config.train.learning_rate * (1 - part / FINETUNE_PARTS)
            after, losses = learner.fit(after, samples, steps // FINETUNE_PARTS, self.config.seed + part, rate)
            left = (time.monotonic() - started) / (part + 1) * (FINETUNE_PARTS - part - 1)
            log(f"{(part + 1) * (steps // FINETUNE_PARTS):,} of {steps:,} steps: policy {losses.policy:.3f}, "
                f"value {losses.value:.3f}; {left / 60:.1f} minutes to go")  # fmt: skip
        return after.weights

    def start_from(self, folder: Path, weights: Sequence[Layer], generations: int) -> None:
        """Write a first checkpoint from weights alone, counted as that of a later generation without its games."""
        folder.mkdir(parents=True, exist_ok=True)
        new = initial_weights(self.spec.shape, self.config.seed)
        metrics = {"games": generations * self.config.games}
        save(folder, generations, Checkpoint([*weights, *new[len(weights) :]], [], generations, metrics))

    def gate_score(self, folder: Path, best: int, challenger: Checkpoint) -> float:
        """Return the share of the points that a new network takes from the best one."""
        networks = challenger.weights, self.checkpoint(folder, best).weights
        root_config = self_play_config(self.config).full
        return float(self.match(*networks, self.config.gate_games, root_config, self.config.seed).mean())

    def match(
        self, first: Sequence[Layer], second: Sequence[Layer], games: int, root_config: Any, seed: int
    ) -> np.ndarray:
        """Play two networks against each other with the same search; return float64[games], the first one's points.

        Args:
            first, second: the networks.
            games: how many, in pairs.
            root_config: configuration of the root policy.
            seed: of the openings.
        """
        from tempo.training.self_play.learner import evaluator

        spec, config = self.spec, self_play_config(self.config)
        search = new_batched_search(spec, first, games, root_config.simulations)
        sides = [
            Side(config.root, root_config, config.params, evaluator(spec.shape, weights)) for weights in (first, second)
        ]
        return play_match(sides[0], sides[1], search, spec.start, games, GATE_RANDOM_PLIES, seed)

    def accuracy(self, weights: Sequence[Layer], simulations: Sequence[int]) -> Accuracy | None:
        """Return a network's accuracy on solved positions by simulations a move; None where there are none."""
        from tempo.training.self_play.learner import evaluator

        spec = self.spec
        if spec.solved is None:
            return None
        game, evaluate = game_with_network(spec, weights), evaluator(spec.shape, weights)
        solved, params = spec.solved(), search_params(self.config)
        moves = {}
        for most in simulations:
            chosen = best_moves(game, spec.shape, solved.states, most, params, evaluate)
            moves[most] = move_accuracy(solved, chosen)
        return Accuracy(moves, value_error(game, spec.shape, solved, evaluate))


class SelfPlayBlockMaker:
    """A `BlockMaker` that plays blocks of games with one network."""

    def __init__(
        self, new_spec: Callable[[], GameSpec], config: RunConfig, weights: Sequence[Layer], generation: int
    ) -> None:
        self.new_spec, self.config, self.weights, self.generation = new_spec, config, weights, generation
        self.self_play: SelfPlay | None = None

    def prepare(self) -> None:
        """Compile by playing one short game without JAX: the process is forked afterwards."""
        config, spec = self.config, self.new_spec()
        short = config._replace(
            simulations=2, fast_simulations=2, late_simulations=2, late_fast_simulations=2
        )
        search = new_batched_search(spec, self.weights, 1, short.simulations)
        evaluate = batch_evaluator(spec.shape, self.weights)
        SelfPlay(search, spec.start, 1, self_play_config(short), evaluate, new_solve(spec, config)).play(0)

    def __call__(self, number: int) -> bytes:
        return encode_block(self.play(number))

    def play(self, number: int) -> PlayedGames:
        """Play the block with this number, which is its seed."""
        if self.self_play is None:
            self.self_play = self.new_self_play()
        return self.self_play.play((self.config.seed << 40) + (self.generation << 20) + number)

    def new_self_play(self) -> SelfPlay:
        """Return a player of blocks."""
        from tempo.training.self_play.learner import evaluator, use_one_thread

        use_one_thread()
        config, spec = self.config, self.new_spec()
        count = config.games_per_block
        search = new_batched_search(spec, self.weights, count, config.most_simulations())
        solve, evaluate = new_solve(spec, config), evaluator(spec.shape, self.weights)
        return SelfPlay(search, spec.start, count, self_play_config(config), evaluate, solve)


def self_play_trainers(
    new_spec: Callable[[], GameSpec], configs: Mapping[str, RunConfig]
) -> dict[str, Callable[[], SelfPlayTrainer]]:
    """Return factories of trainers by the names of their configurations."""
    return {name: partial(SelfPlayTrainer, new_spec, config) for name, config in configs.items()}


def new_solve(spec: GameSpec, config: RunConfig) -> Solve | None:
    """Return a solver if the configuration asks for one."""
    return spec.new_solve() if spec.new_solve and config.solved_ply else None


def game_with_network(spec: GameSpec, weights: Sequence[Layer]) -> Game:
    """Return the rules of a game with a network and an empty evaluation cache."""
    return with_network(spec.game, network_evaluator(spec.encode, spec.shape, weights, spec.start))


def new_batched_search(spec: GameSpec, weights: Sequence[Layer], count: int, simulations: int) -> BatchedSearch:
    """Return a batched search with `count` slots for searches of up to `simulations` simulations."""
    return BatchedSearch(game_with_network(spec, weights), spec.shape, spec.start, count, simulations)


def generation_name(number: int) -> str:
    """Return the name of a generation's stage and files."""
    return f"generation-{number:04}"


def generation_number(name: str) -> int:
    """Return the generation with this name."""
    return int(name.rpartition("-")[2])
