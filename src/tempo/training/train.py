"""`local_eval.py train GAME`: a game is learned, from its own play alone.

What is done stage by stage is the game's to say (lab/referee/trainer.py). Here the blocks are made, by as many
processes as there are cores or on a Ray cluster, and kept in files that only grow: a run that is killed loses what was
just being made, and the same command goes on. The seeds say all: whoever starts anew comes to the same weights.
Where it is learned by self-play, `curves.html` and `curves.png` in the folder of the run show how far it has come.
"""
from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tempo.lab.command_line.inputs import BadInput, Parser, RenamedOption, did_you_mean, positive, run_command
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.jobs.ticker import ProgressTicker
from tempo.lab.jobs.workers import WorkerFailed
from tempo.lab.records.block_file import Block, BlockFile, read_blocks
from tempo.lab.referee.game_adapter import adapter_of, games, new_config
from tempo.lab.referee.trainer import BlockMaker, Stage, Trainer
from tempo.training.committed_network import read_committed
from tempo.training.run_folder import About, claimed, default_folder
from tempo.training.self_play.checkpoints import last_checkpoint
from tempo.training.self_play.trainer import SelfPlayTrainer

BETWEEN_DRAWINGS = 60.0  # seconds
NICE = "%H:%M:%S"


def seconds_here() -> float:
    """Of a processor, in this process and in those that it has waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


class OutOfTime(Exception):
    """The hours that were given are over; the rest can be done later."""


class Work:
    """A maker that says how long each block took its processor."""

    def __init__(self, maker: BlockMaker) -> None:
        self.maker = maker

    def __call__(self, number: int) -> Block:
        started = time.process_time()
        content = self.maker(number)
        return Block(number, time.process_time() - started, content)


class Training:
    """One run, in its folder."""

    def __init__(self, trainer: Trainer, folder: Path, executor: Executor, end: float) -> None:
        self.trainer, self.folder, self.executor, self.end = trainer, folder, executor, end
        self.drawn, self.to_draw = -math.inf, False  # when its curves were, and whether more was learned since
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, last: str | None = None) -> None:
        """Go through all stages, as far as they are not done; up to one of them, if it is named."""
        try:
            self.go_through(last)
        finally:  # out of time, interrupted or done
            if self.to_draw:
                self.draw_curves()

    def go_through(self, last: str | None) -> None:
        stages = list(self.trainer.stages())
        wanted = stages_until(stages, last)
        to_do = [stage for stage in wanted if not self.trainer.is_done(stage, self.folder)]
        if len(to_do) < len(wanted):
            self.log(f"{len(wanted) - len(to_do)} of {len(stages)} stages were done before")
        started = time.monotonic()
        for done, stage in enumerate(to_do):
            a_stage = (time.monotonic() - started) / done if done else 0.0
            outlook = f", {a_stage * (len(to_do) - done) / 60:.0f} minutes to the end" if done else ""
            number = stages.index(stage) + 1
            self.log(f"stage {number} of {len(stages)}, {stage.name}: {stage.about}{outlook}")
            self.make(stage)
            self.fit(stage)

    def make(self, stage: Stage) -> None:
        """Make the blocks that are not there yet."""
        file = BlockFile(self.path(stage.name))
        try:
            missing = [number for number in range(stage.blocks) if number not in file.numbers]
            if missing:
                self.make_these(stage, missing, file)
            self.log(f"{stage.blocks} blocks, made in {file.seconds:.0f} s of a processor")
        finally:
            file.close()

    def make_these(self, stage: Stage, missing: list[int], file: BlockFile) -> None:
        maker = self.trainer.block_maker(stage, self.folder)
        before = len(file.numbers)
        ticker = ProgressTicker(
            lambda: (len(file.numbers) - before) / len(missing),
            lambda outlook: self.log(f"{len(file.numbers)}/{stage.blocks} blocks, {outlook}"),
        )
        work = Work(maker)
        for _, block in self.executor.run(work, missing, prepare=maker.prepare, lasting=True, tick=ticker):
            file.add(block)
            if time.monotonic() > self.end and len(file.numbers) < stage.blocks:
                raise OutOfTime

    def fit(self, stage: Stage) -> None:
        started = seconds_here()
        self.trainer.fit(stage, self.folder, lambda name: read_blocks(self.path(name)), self.log)
        self.log(f"learned in {seconds_here() - started:.0f} s of a processor")
        self.to_draw = last_checkpoint(self.folder) > 0
        if self.to_draw and time.monotonic() >= self.drawn + BETWEEN_DRAWINGS:
            self.draw_curves()
        if time.monotonic() > self.end:
            raise OutOfTime

    def draw_curves(self) -> None:
        """Of what was learned by self-play. Hours of games are worth more than a picture: whatever is wrong with it,
        the run goes on."""
        try:
            from tempo.training.curves_command import draw_run  # not before there is something to draw

            draw_run(self.folder)
        except Exception as problem:
            self.log(f"no curves drawn: {type(problem).__name__}: {problem}")
        self.drawn, self.to_draw = time.monotonic(), False

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.blocks"

    def log(self, line: str) -> None:
        """To whoever watches, and to the log of the run."""
        print(f"{time.strftime(NICE)} {line}", flush=True)
        with (self.folder / "log.txt").open("a", encoding="utf-8") as log:
            log.write(f"{time.strftime('%Y-%m-%d ' + NICE)} {line}\n")


def stages_until(stages: Sequence[Stage], last: str | None) -> Sequence[Stage]:
    """All, or those up to one of them; BadInput if there is none of that name."""
    names = [stage.name for stage in stages]
    if last is not None and last not in names:
        raise BadInput(f"--until: there is no stage '{last}', only {names[0]} to {names[-1]}")
    return stages[: names.index(last) + 1 if last else None]


def main(argv: list[str]) -> int:
    return run_command(new_parser(), run, argv)


def run(options: argparse.Namespace) -> int:
    """Train a game, or go on training it."""
    end = time.monotonic() + 3600 * options.hours if options.hours else math.inf
    shape = new_config(options.game, shape_in(options)).shape
    first = next(iter(trainers_of(options.game, shape)))
    about = About(options.game, shape, options.preset or first)
    trainer = trainer_of(options.game, shape, about.preset)
    stages_until(trainer.stages(), options.until)  # which may refuse, before a folder is made
    folder = options.folder or default_folder(about, first)
    with claimed(folder, about):
        try:
            if options.from_sources:
                start_from_committed(trainer, about, folder, options.from_sources)
            learn_in(folder, trainer, end, options)
        except OSError as problem:
            raise BadInput(f"cannot write in '{folder}': {problem.strerror or problem}") from None
        except WorkerFailed as problem:
            raise BadInput(str(problem)) from None
    return 0


def learn_in(folder: Path, trainer: Trainer, end: float, options: argparse.Namespace) -> None:
    training = Training(trainer, folder, executor_of(options), end)
    try:
        training.run(options.until)
    except OutOfTime:
        training.log(f"the {options.hours:g} hours are over; the same command goes on")


def start_from_committed(trainer: Trainer, about: About, folder: Path, generations: int) -> None:
    """Lay the network of the sources into an empty folder; BadInput if a run lies there."""
    if not isinstance(trainer, SelfPlayTrainer):
        raise BadInput(f"--from-sources: this preset of {about.game} is no self-play")
    if about.shape != adapter_of(about.game).learned_shape:
        raise BadInput(f"--from-sources: the network of {about.game} in the sources is of another board")
    if not 0 < generations < trainer.config.generations:
        raise BadInput(f"--from-sources: after 1 to {trainer.config.generations - 1} generations, not {generations}")
    if last_checkpoint(folder):
        raise BadInput(f"a run lies in '{folder}' already: without --from-sources the command goes on with that")
    trainer.start_from(folder, read_committed(about.game, trainer.spec.shape), generations)


def trainer_of(game: str, shape: Mapping[str, int], preset: str | None) -> Trainer:
    """How a game is learned on a board, standard where nothing is said; BadInput if it is not."""
    trainers = trainers_of(game, shape)
    if preset is not None and preset not in trainers:
        raise BadInput(f"{game} has no preset '{preset}': choose {', '.join(trainers)}{did_you_mean(preset, trainers)}")
    return trainers[preset or next(iter(trainers))]()


def trainers_of(game: str, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
    """By the names of their plans, the usual one first; BadInput if there are none."""
    trainers = adapter_of(game).trainers(new_config(game, shape).shape)
    if not trainers:
        raise BadInput(f"'{game}' has no trainer: nothing of it is learned")
    return trainers


def self_play_of(game: str, shape: Mapping[str, int], preset: str | None = None) -> SelfPlayTrainer:
    """As `trainer_of`, where a network learns by self-play; BadInput elsewhere."""
    trainer = trainer_of(game, shape, preset)
    if not isinstance(trainer, SelfPlayTrainer):
        raise BadInput(f"no network learns {game} by self-play")
    return trainer


def new_parser() -> Parser:
    parser = Parser(prog="local_eval.py train", description=__doc__)
    add = parser.add_argument
    add("game", help=f"one of {', '.join(games())}")
    add("--hours", type=hours, metavar="N", help="stop after so long; the same command goes on")
    add("--until", metavar="STAGE", help="stop when this stage is done: its name, as the run tells it")
    add_preset(parser, "configuration of the run, where the game has several; an unknown name lists them")
    add("--from-sources", type=positive, metavar="N", help="begin with the network in the sources as if it were that "
        "of the Nth generation: where the run that learned it is gone")  # fmt: skip
    add("--folder", type=Path, metavar="DIR", help="where the run is kept (runs/train/GAME; sizes and plan are in the "
        "name where they are not the usual ones)")  # fmt: skip
    add_sizes(parser)
    add_options(parser)
    return parser


def add_preset(parser: argparse.ArgumentParser, about: str) -> None:
    """Add `--preset`, and `--plan`, its name before version 1.0."""
    parser.add_argument("--preset", metavar="NAME", help=about)
    parser.add_argument("--plan", dest="preset", action=RenamedOption, new="--preset")


def hours(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of hours, more than 0")
    return number


def add_sizes(parser: argparse.ArgumentParser) -> None:
    """Of a board, of any game."""
    for name in sizes():
        parser.add_argument(f"--{name}", type=int, metavar="N", help="of the board, if not the standard one")


def shape_in(options: argparse.Namespace) -> dict[str, int]:
    """The sizes that were given."""
    return {name: size for name in sizes() if (size := getattr(options, name)) is not None}


def sizes() -> list[str]:
    """What boards can differ in, of all games."""
    return sorted({name for game in games() for name in adapter_of(game).shape})
