"""Learning by playing against oneself, as a trainer: in each generation the latest network plays some games, and then
learns from them and from those of the generations before.

The latest network always plays, unless the plan has a gate: then the best one does, which a new one must beat. A run is
a folder with the blocks of all games, and the networks of all generations with their momentum and what was measured of
them.
"""
from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from mmap import mmap
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.jobs.ticker import ProgressTicker
from tempo.lab.jobs.workers import run_jobs
from tempo.lab.records.block_file import seconds_in
from tempo.lab.records.convert import write_record
from tempo.lab.referee.file_formats import WrittenGame
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.trainer import BlockMaker, Log, Stage
from tempo.network.weights import Layer, NetworkShape, network_of
from tempo.search.game import Game
from tempo.search.leaves.eval_cache import new_eval_cache
from tempo.search.leaves.puct import NetworkEvaluator, with_network
from tempo.training.self_play.accuracy import Known, Measured, chosen, error_of_values, quality
from tempo.training.self_play.batched_search import Searches
from tempo.training.self_play.checkpoints import Checkpoint, drawn_weights, fits, last_checkpoint, load, save
from tempo.training.self_play.configs import Plan
from tempo.training.self_play.games import Games, manner_of, params_of
from tempo.training.self_play.matches import Side, duel
from tempo.training.self_play.samples import Played, as_block, read_moves, read_samples

ENOUGH = 0.55  # of the points against the best network, to take its place
MEASURED_AT = (0, 100)  # simulations; none is one evaluation: the best rated move
SLOWER = 20  # times, until it has stopped: the last steps of a network that is done
GATE_BLIND = 4  # plies by chance before such a game


class LearnedGame(NamedTuple):
    """A game on one board, as self-play wants it."""

    config: MatchConfig
    game: Game
    start: np.ndarray  # the state
    encode: Callable  # as in `NetworkEvaluator`
    shape: NetworkShape
    symmetries: np.ndarray  # int64[symmetries, cells] where each cell comes from
    known: Callable[[], Known] | None = None  # positions of which it is known what their moves are worth


class SelfPlayTrainer:
    """As `Trainer` has it. What needs JAX is done in a process of its own, for a process that has used it cannot be
    forked any more, and those that make the games are."""

    def __init__(self, made: Callable[[], LearnedGame], plan: Plan) -> None:
        if missing := [name for name in ("jax", "optax") if find_spec(name) is None]:
            raise BadInput(f"networks learn by JAX and optax: pip install {' '.join(missing)}")
        self.made, self.plan = made, plan
        self.learned = made()

    def stages(self) -> Sequence[Stage]:
        blocks = self.plan.games // self.plan.block
        return [Stage(name_of(number), f"{self.plan.games:,} games", blocks) for number in range(self.plan.generations)]

    def block_maker(self, stage: Stage, folder: Path) -> BlockMaker:
        number = number_of(stage.name)
        player = self.checkpoint(folder, number).player
        return SelfPlayBlockMaker(self.made, self.plan, self.checkpoint(folder, player).weights, number)

    def checkpoint(self, folder: Path, generations: int) -> Checkpoint:
        """What it has come to after so many generations; by chance after none."""
        if generations == 0:
            return Checkpoint(drawn_weights(self.learned.shape, self.plan.seed), [], 0, {})
        found = load(folder, generations)
        if not fits(found.weights, self.learned.shape):
            raise BadInput(f"the networks in '{folder}' are of another board or plan: give the sizes and the --plan of "
                           "their run")  # fmt: skip
        return found

    def is_done(self, stage: Stage, folder: Path) -> bool:
        return number_of(stage.name) < last_checkpoint(folder)

    def fit(self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], log: Log) -> None:
        self.write_games(folder / f"{stage.name}.jsonl", blocks(stage.name))
        progress: Any = memoryview(mmap(-1, 8)).cast("d")  # the share of the steps; in memory of both processes
        ticker = ProgressTicker(
            lambda: progress[0], lambda outlook: log(f"  {progress[0]:.0%} of the steps, {outlook}")
        )
        work = partial(self.fit_in_process, folder=folder, blocks=blocks, progress=progress)
        for _, lines in run_jobs(work, [stage], workers=1, tick=ticker):
            for line in lines:
                log(line)

    def write_games(self, path: Path, blocks: Sequence[bytes]) -> None:
        """As a record."""
        config, name = self.learned.config, path.stem
        games = [
            WrittenGame(config.shape, tuple(moves), (name, name), (), "", "")
            for block in blocks
            for moves in read_moves(block)
        ]
        write_record(path, config, games, [])

    def fit_in_process(
        self, stage: Stage, folder: Path, blocks: Callable[[str], list[bytes]], progress: Any = None
    ) -> list[str]:
        """Learn from the games of this generation and the last ones, and measure what came of it, in some lines; how
        much of it is learned is written to `progress`."""
        from tempo.training.self_play.learner import Learner

        started = time.process_time()
        plan, number = self.plan, number_of(stage.name)
        learner = Learner(self.learned.shape, plan.recipe, self.learned.symmetries)
        before = self.checkpoint(folder, number)
        names = [name_of(one) for one in range(plan.first_learned(number), number + 1)]
        samples = [self.samples_of(blocks(name)) for name in names]
        count = sum(some.size for some in samples)
        steps = plan.steps or int(plan.times * samples[-1].size / plan.recipe.batch)
        rate = plan.rate_at(number)
        unseen = learner.error_of_values(before.weights, samples[-1])
        after, losses = learner.learn(before, np.concatenate(samples), steps, plan.seed + number, rate, progress)
        after = after._replace(player=number + 1)
        said = [f"  {count:,} positions, {steps:,} steps: policy {losses.policy:.3f} "
                f"({losses.apart:.3f} apart, entropy {losses.entropy:.3f}), value {losses.value:.3f} "
                f"({unseen:.3f} of the new games before)"]  # fmt: skip
        line = {"games": plan.games * (number + 1), "plies": samples[-1].size / plan.games, **losses._asdict()}
        line["unseen"] = unseen
        line |= {"playing": seconds_in(folder / f"{stage.name}.blocks"), "learning": time.process_time() - started}
        if plan.gate:
            line["won"] = self.won_against_best(folder, before.player, after)
            said.append(f"  {line['won']:.0%} against the best so far")
            if line["won"] < ENOUGH:
                after = after._replace(player=before.player)
        is_due = plan.measured and ((number + 1) % plan.measured == 0 or number + 1 == plan.generations)
        if is_due and (found := self.measured(after.weights, MEASURED_AT)):
            line["untrue"] = found.error
            for simulations, moves in found.moves.items():
                line[f"kept_{simulations}"], line[f"perfect_{simulations}"] = moves
            said += found.told()
        save(folder, number + 1, after._replace(line=line))
        return said

    def finetune(
        self, folder: Path, last: int, weights: Sequence[Layer], steps: int, blocks: Callable[[str], list[bytes]],
        log: Log,
    ) -> Sequence[Layer]:  # fmt: skip
        """What becomes of weights when all games up to a generation are learned once more, slower and slower."""
        from tempo.training.self_play.learner import Learner

        learner = Learner(self.learned.shape, self.plan.recipe, self.learned.symmetries)
        samples = np.concatenate([self.samples_of(blocks(name_of(number))) for number in range(last)])
        after, started = self.checkpoint(folder, last)._replace(weights=weights), time.monotonic()
        for part in range(SLOWER):
            rate = self.plan.recipe.rate * (1 - part / SLOWER)
            after, losses = learner.learn(after, samples, steps // SLOWER, self.plan.seed + part, rate)
            left = (time.monotonic() - started) / (part + 1) * (SLOWER - part - 1)
            log(f"{(part + 1) * (steps // SLOWER):,} of {steps:,} steps: policy {losses.policy:.3f}, "
                 f"value {losses.value:.3f}; {left / 60:.1f} minutes to go")  # fmt: skip
        return after.weights

    def start_from(self, folder: Path, weights: Sequence[Layer], generations: int) -> None:
        """Go on from weights alone, as if so many generations had come to them: their games are gone."""
        folder.mkdir(parents=True, exist_ok=True)
        drawn = drawn_weights(self.learned.shape, self.plan.seed)
        line = {"games": generations * self.plan.games}
        save(folder, generations, Checkpoint([*weights, *drawn[len(weights) :]], [], generations, line))

    def samples_of(self, blocks: Sequence[bytes]) -> np.ndarray:
        return read_samples(blocks, self.learned.shape)

    def won_against_best(self, folder: Path, best: int, challenger: Checkpoint) -> float:
        """The share of the points that a new network takes."""
        networks = challenger.weights, self.checkpoint(folder, best).weights
        return float(self.match(*networks, self.plan.gate, manner_of(self.plan).full, self.plan.seed).mean())

    def match(
        self, first: Sequence[Layer], second: Sequence[Layer], games: int, how: Any, seed: int
    ) -> np.ndarray:
        """What the first of two networks takes of each game, as `duel` has it, if both search like this at the root."""
        from tempo.training.self_play.learner import evaluator

        learned, manner = self.learned, manner_of(self.plan)
        searches = searches_of(learned, first, games, how.simulations)
        one, other = (
            Side(manner.root, how, manner.params, evaluator(learned.shape, weights)) for weights in (first, second)
        )
        return duel(one, other, searches, learned.start, games, GATE_BLIND, seed)

    def measured(self, weights: Sequence[Layer], simulations: Sequence[int]) -> Measured | None:
        """How good they are by what is true, where anything is known."""
        from tempo.training.self_play.learner import evaluator

        learned = self.learned
        if learned.known is None:
            return None
        game, evaluate = playing(learned, weights), evaluator(learned.shape, weights)
        known, params = learned.known(), params_of(self.plan)
        moves = {
            most: quality(known, chosen(game, learned.shape, known.states, most, self.plan.scale, params, evaluate))
            for most in simulations
        }
        return Measured(moves, error_of_values(game, learned.shape, known, evaluate))


class SelfPlayBlockMaker:
    """As `BlockMaker` has it."""

    def __init__(self, made: Callable[[], LearnedGame], plan: Plan, weights: Sequence[Layer], generation: int) -> None:
        self.made, self.plan, self.weights, self.generation = made, plan, weights, generation
        self.games: Games | None = None

    def prepare(self) -> None:
        """Have a few games compiled, without JAX: what is prepared is forked."""
        plan, learned = self.plan._replace(simulations=2, quick=2, late_simulations=2, late_quick=2), self.made()
        searches, actions = searches_of(learned, self.weights, 1, plan.simulations), learned.shape.actions
        Games(searches, learned.start, 1, manner_of(plan), partial(say_nothing, actions)).play(0)

    def __call__(self, number: int) -> bytes:
        return as_block(self.play(number))

    def play(self, number: int) -> Played:
        if self.games is None:
            self.games = self.new_games()
        return self.games.play((self.plan.seed << 40) + (self.generation << 20) + number)

    def new_games(self) -> Games:
        from tempo.training.self_play.learner import evaluator, use_one_thread

        use_one_thread()
        plan, learned = self.plan, self.made()
        searches = searches_of(learned, self.weights, plan.block, plan.most_simulations())
        return Games(searches, learned.start, plan.block, manner_of(plan), evaluator(learned.shape, self.weights))


def say_nothing(actions: int, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A network that knows no move from another."""
    return np.zeros((len(planes), actions), np.float32), np.zeros(len(planes), np.float32)


def playing(learned: LearnedGame, weights: Sequence[Layer]) -> Game:
    """The game with a network."""
    cache = new_eval_cache(learned.start, learned.shape)
    return with_network(learned.game, NetworkEvaluator(learned.encode, network_of(learned.shape, weights), cache))


def searches_of(learned: LearnedGame, weights: Sequence[Layer], count: int, simulations: int) -> Searches:
    return Searches(playing(learned, weights), learned.shape, learned.start, count, simulations)


def name_of(number: int) -> str:
    return f"generation-{number:04}"


def number_of(name: str) -> int:
    return int(name.rpartition("-")[2])
