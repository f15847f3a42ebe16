"""`local_eval.py train GAME`: train a game's evaluation or network on its own play.

The game's trainer defines the stages (arena/adapter/trainer.py). This command makes their blocks, with one process for
each core or on a Ray cluster, and keeps them in files that only grow. A run that is killed loses only the blocks in
progress; the same command resumes it. The seeds determine everything: a run from scratch leads to the same weights.
For self-play, `curves.html` and `curves.png` in the folder of the run show its progress.
"""
from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from tempo.arena.adapter.game_adapter import adapter_of, games, new_config
from tempo.arena.adapter.trainer import BlockMaker, Stage, Trainer
from tempo.arena.command_line.inputs import BadInput, Parser, did_you_mean, positive, run_command
from tempo.arena.command_line.progress import ProgressTicker, Speed
from tempo.arena.jobs.executor import Executor, add_options, executor_of
from tempo.arena.jobs.pool import WorkerFailed
from tempo.arena.records.block_file import Block, BlockFile, read_blocks
from tempo.arena.records.progress_file import ProgressFile, progress_beside
from tempo.training.audit.run_audit import audit_file, run_audit_of
from tempo.training.committed_network import read_committed
from tempo.training.run_folder import About, claimed, default_folder
from tempo.training.self_play.checkpoints import last_checkpoint
from tempo.training.self_play.trainer import SelfPlayTrainer

BETWEEN_DRAWINGS = 60.0  # seconds
NICE = "%H:%M:%S"
BESIDE = Path()  # value of --audit without a file
LISTED = ""  # value of --preset without a name


def seconds_here() -> float:
    """Return the processor time of this process and of its finished children."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


class OutOfTime(Exception):
    """The given hours are over; the rest can be done later."""


def timed_block(maker: BlockMaker, number: int) -> Block:
    """Make a block and measure its processor time."""
    started = time.process_time()
    content = maker(number)
    return Block(number, time.process_time() - started, content)


class Training:
    """One run, in its folder."""

    def __init__(
        self, trainer: Trainer, folder: Path, executor: Executor, end: float, is_audited: bool = False
    ) -> None:
        self.trainer, self.folder, self.executor, self.end = trainer, folder, executor, end
        self.audit = run_audit_of(trainer, folder, self.log) if is_audited else None
        self.drawn, self.to_draw = -math.inf, False  # time of the last curves; whether they are out of date
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, last: str | None = None) -> None:
        """Run all stages that are not done yet, up to `last` if it is named."""
        try:
            with progress_beside(self.folder / "run", f"train {self.folder.name}", "stages") as progress:
                self.go_through(last, progress)
        finally:  # out of time, interrupted or done
            if self.to_draw:
                self.draw_curves()

    def go_through(self, last: str | None, progress: ProgressFile) -> None:
        """Run the stages, with log lines about progress and remaining time."""
        stages = list(self.trainer.stages())
        wanted = stages_until(stages, last)
        to_do = [stage for stage in wanted if not self.trainer.is_done(stage, self.folder)]
        if len(to_do) < len(wanted):
            self.log(f"{len(wanted) - len(to_do)} of {len(stages)} stages were done before")
        self.do_audit()
        speed, before = Speed(), len(wanted) - len(to_do)
        for done, stage in enumerate(to_do):
            progress.update(before + done, len(wanted))
            left = speed.seconds(sum(later.blocks for later in to_do[done:]))  # None until two stages are done
            outlook = "" if left is None else f", {left / 60:.0f} minutes left"
            number = stages.index(stage) + 1
            self.log(f"stage {number} of {len(stages)}, {stage.name}: {stage.about}{outlook}")
            self.make(stage)
            self.fit(stage)
            speed.count(stage.blocks)
        progress.update(len(wanted), len(wanted))

    def make(self, stage: Stage) -> None:
        """Make the missing blocks of a stage."""
        file = BlockFile(self.path(stage.name))
        try:
            missing = [number for number in range(stage.blocks) if number not in file.numbers]
            if missing:
                self.make_these(stage, missing, file)
            self.log(f"{stage.blocks} blocks, made in {file.seconds:.0f} s of processor time")
        finally:
            file.close()

    def make_these(self, stage: Stage, missing: list[int], file: BlockFile) -> None:
        """Make blocks and append them to the file, until they are done or the hours are over."""
        maker = self.trainer.block_maker(stage, self.folder)
        before = len(file.numbers)
        ticker = ProgressTicker(
            lambda: share_done(len(file.numbers) - before, len(missing), self.executor.slots),
            lambda outlook: self.log(f"{len(file.numbers)}/{stage.blocks} blocks, {outlook}"),
        )
        work = partial(timed_block, maker)
        for _, block in self.executor.run(work, missing, prepare=maker.prepare, lasting=True, tick=ticker):
            file.add(block)
            if time.monotonic() > self.end and len(file.numbers) < stage.blocks:
                raise OutOfTime

    def fit(self, stage: Stage) -> None:
        """Fit a stage, and draw the curves if a minute has passed since the last time."""
        started = seconds_here()
        self.trainer.fit(stage, self.folder, lambda name: read_blocks(self.path(name)), self.log)
        self.log(f"fitted in {seconds_here() - started:.0f} s of processor time")
        self.to_draw = last_checkpoint(self.folder) > 0
        if self.to_draw and time.monotonic() >= self.drawn + BETWEEN_DRAWINGS:
            self.draw_curves()
        self.do_audit()
        if time.monotonic() > self.end:
            raise OutOfTime

    def do_audit(self) -> None:
        """Audit what has not been audited, if that is wanted. Errors do not end the run, as with curves."""
        try:
            if self.audit:
                self.audit.catch_up()
        except Exception as problem:
            self.log(f"no audit: {type(problem).__name__}: {problem}")

    def draw_curves(self) -> None:
        """Draw the learning curves of self-play. Errors are logged and do not end the run: hours of games are worth
        more."""
        try:
            from tempo.training.curves_command import draw_run  # loads matplotlib: only when needed

            draw_run(self.folder)
        except Exception as problem:
            self.log(f"no curves drawn: {type(problem).__name__}: {problem}")
        self.drawn, self.to_draw = time.monotonic(), False

    def path(self, name: str) -> Path:
        """Return the file of a stage's blocks."""
        return self.folder / f"{name}.blocks"

    def log(self, line: str) -> None:
        """Print a line and append it to the log of the run."""
        print(f"{time.strftime(NICE)} {line}", flush=True)
        with (self.folder / "log.txt").open("a", encoding="utf-8") as log:
            log.write(f"{time.strftime('%Y-%m-%d ' + NICE)} {line}\n")


def share_done(made: int, all_of_them: int, at_once: int) -> float:
    """Return the part of some blocks that is made; those in work count half, so that the first one says no less."""
    return (made + min(at_once, all_of_them - made) / 2) / all_of_them if made else 0.0


def stages_until(stages: Sequence[Stage], last: str | None) -> Sequence[Stage]:
    """Return all stages, or those up to `last`; BadInput if there is no stage of that name."""
    names = [stage.name for stage in stages]
    if last is not None and last not in names:
        raise BadInput(f"--until: there is no stage '{last}', only {names[0]} to {names[-1]}")
    return stages[: names.index(last) + 1 if last else None]


def main(argv: list[str]) -> int:
    """Run the command."""
    return run_command(new_parser(), run, argv)


def run(options: argparse.Namespace) -> int:
    """Train a game, or resume a run."""
    end = time.monotonic() + 3600 * options.hours if options.hours else math.inf
    shape = new_config(options.game, shape_in(options)).shape
    if options.audit and options.audit != BESIDE:
        return audit_file(new_config(options.game, shape), options.audit)
    first, *others = trainers_of(options.game, shape)
    if options.preset == LISTED:
        print(f"presets of {options.game}: {first} (without --preset){''.join(f', {name}' for name in others)}")
        return 0
    about = About(options.game, shape, options.preset or first)
    trainer = trainer_of(options.game, shape, about.preset)
    stages_until(trainer.stages(), options.until)  # refuses an unknown stage before a folder is made
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
    """Run the stages in a folder that this process has claimed."""
    training = Training(trainer, folder, executor_of(options), end, options.audit is not None)
    try:
        training.run(options.until)
    except OutOfTime:
        training.log(f"the {options.hours:g} hours are over; the same command resumes the run")


def start_from_committed(trainer: Trainer, about: About, folder: Path, generations: int) -> None:
    """Write the network in the sources into an empty folder as its first checkpoint; BadInput if the folder holds a
    run."""
    if not isinstance(trainer, SelfPlayTrainer):
        raise BadInput(f"--from-sources: this preset of {about.game} is not self-play")
    if about.shape != adapter_of(about.game).learned_shape:
        raise BadInput(f"--from-sources: the network of {about.game} in the sources is for another board")
    if not 0 < generations < trainer.config.generations:
        raise BadInput(f"--from-sources: after 1 to {trainer.config.generations - 1} generations, not {generations}")
    if last_checkpoint(folder):
        raise BadInput(f"'{folder}' holds a run already: without --from-sources the command resumes it")
    trainer.start_from(folder, read_committed(about.game, trainer.spec.shape), generations)


def trainer_of(game: str, shape: Mapping[str, int], preset: str | None) -> Trainer:
    """Return the trainer of a game on a board; sizes that are missing are the standard ones. BadInput if there is none.
    """
    trainers = trainers_of(game, shape)
    if preset is not None and preset not in trainers:
        raise BadInput(f"{game} has no preset '{preset}': choose {', '.join(trainers)}{did_you_mean(preset, trainers)}")
    return trainers[preset or next(iter(trainers))]()


def trainers_of(game: str, shape: Mapping[str, int]) -> Mapping[str, Callable[[], Trainer]]:
    """Return factories of trainers by the names of their presets, the usual one first; BadInput if there are none."""
    trainers = adapter_of(game).trainers(new_config(game, shape).shape)
    if not trainers:
        raise BadInput(f"no training is defined for {game}: see docs/tutorials/new-game-network.md")
    return trainers


def self_play_of(game: str, shape: Mapping[str, int], preset: str | None = None) -> SelfPlayTrainer:
    """Return the same for a network that learns by self-play; BadInput for any other trainer."""
    trainer = trainer_of(game, shape, preset)
    if not isinstance(trainer, SelfPlayTrainer):
        raise BadInput(f"{game} has no network that learns by self-play")
    return trainer


def new_parser() -> Parser:
    """Return the parser of the command."""
    parser = Parser(prog="local_eval.py train", description=__doc__)
    add = parser.add_argument
    add("game", help=f"one of {', '.join(games())}")
    add("--hours", type=hours, metavar="N", help="stop after N hours; the same command resumes the run")
    add("--until", metavar="STAGE", help="stop after this stage, by its name in the log")
    add("--preset", metavar="NAME", nargs="?", const=LISTED, help="configuration of the run; without NAME, list all "
        "of the game and train nothing")  # fmt: skip
    add("--from-sources", type=positive, metavar="N", help="start from the network in the sources as that of the Nth "
        "generation, if the run that trained it is gone")  # fmt: skip
    add("--folder", type=Path, metavar="DIR", help="folder of the run (runs/train/GAME, with the sizes and the preset "
        "in its name unless they are the usual ones)")  # fmt: skip
    add("--audit", type=Path, metavar="FILE", nargs="?", const=BESIDE, help="grade the run by exact scores while it "
        "goes, on audit.html in its folder; or only FILE, of another system: docs/how-to/audit.md")  # fmt: skip
    add_sizes(parser)
    add_options(parser)
    return parser


def hours(text: str) -> float:
    """Parse a positive number of hours."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of hours above 0")
    return number


def add_sizes(parser: argparse.ArgumentParser) -> None:
    """Add an option for each size of a board, of any game."""
    for name in sizes():
        parser.add_argument(f"--{name}", type=int, metavar="N", help="of the board, if not the standard one")


def shape_in(options: argparse.Namespace) -> dict[str, int]:
    """Return the sizes among the options."""
    return {name: size for name in sizes() if (size := getattr(options, name)) is not None}


def sizes() -> list[str]:
    """Return the names of all sizes of boards, of all games."""
    return sorted({name for game in games() for name in adapter_of(game).shape})
