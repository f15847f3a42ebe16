"""Audit beside a run of `train`, and of a file of somebody else's system."""
from __future__ import annotations

import time
from pathlib import Path

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.adapter.trainer import Log
from tempo.arena.command_line.inputs import BadInput
from tempo.training.audit.audit import PAGE, Outcome, audit, outcomes_in, with_outcome
from tempo.training.audit.audit_page import write_audit_page
from tempo.training.audit.json_evidence import read_evidence
from tempo.training.audit.run_evidence import RunEvidence, symmetries_in
from tempo.training.audit.truth import Judge
from tempo.training.self_play.checkpoints import Metrics, checkpoint_file, last_checkpoint, metrics_of_run
from tempo.training.self_play.trainer import SelfPlayTrainer, generation_name

MOST_SHARE = 0.03  # of the processor time of a run, for all its audits
TRUTH_SHARE = 0.01  # of that of a generation, for the truth about its examples
FIRST_SECONDS = 5.0  # of the processor, that a first audit is expected to take
FILE_SECONDS = 120.0  # of the processor, at most, for the truth about the examples of a file


class RunAudit:
    """Audits the generations of one run, in its folder."""

    def __init__(self, trainer: SelfPlayTrainer, folder: Path, log: Log, share: float = MOST_SHARE) -> None:
        """Set up.

        Args:
            trainer: of the run.
            folder: of the run.
            log: receives the verdicts.
            share: of the run's processor time that audits may take; without a limit all generations are audited.
        """
        self.trainer, self.folder, self.log, self.share = trainer, folder, log, share
        self.judge = Judge(trainer.spec.config)
        self.evidence: RunEvidence | None = None

    def catch_up(self) -> None:
        """Audit generations that have not been yet, as many as their share of time allows, and the last one of the run.

        Games or networks may be missing, if the run began on another machine.
        """
        outcomes, metrics, seconds = outcomes_in(self.folder), metrics_of_run(self.folder), 0.0
        known, spent = {outcome.generation for outcome in outcomes}, sum(outcome.seconds for outcome in outcomes)
        next_one = outcomes[-1].seconds if outcomes else FIRST_SECONDS
        first = last_checkpoint(self.folder) - len(metrics)  # with metrics, if the run began on another machine
        for generation, cost in enumerate(map(seconds_for, metrics), start=first):
            seconds += cost
            is_due = spent + next_one <= self.share * seconds or generation + 1 == self.trainer.config.generations
            if is_due and generation not in known and self.is_there(generation):
                next_one = self.add(generation, cost).seconds
                spent += next_one

    def is_there(self, generation: int) -> bool:
        """Return whether the folder holds the games of a generation and the networks before and after."""
        files = [checkpoint_file(self.folder, number) for number in (generation, generation + 1) if number]
        return all(file.exists() for file in [*files, self.folder / f"{generation_name(generation)}.blocks"])

    def add(self, generation: int, cost: float = 0.0) -> Outcome:
        """Audit one generation, which took some processor time; append its line, and write the page."""
        started = time.process_time()
        self.evidence = self.evidence or RunEvidence(self.trainer, self.folder)
        outcome = audit(self.evidence.of(generation), self.judge, TRUTH_SHARE * cost)
        outcome = outcome._replace(seconds=round(time.process_time() - started, 2))
        outcomes = with_outcome(self.folder, outcome)
        write_audit_page(self.folder / PAGE, self.folder.name, self.judge.about, outcomes)
        self.log(f"audited generation {generation} in {outcome.seconds:.1f} s of processor time")
        for sentence in (outcome.sizes(), *outcome.sentences()):
            self.log(f"  {sentence}")
        return outcome


def seconds_for(metrics: Metrics) -> float:
    """Return the processor time of a generation."""
    return metrics.get("playing", 0.0) + metrics.get("learning", 0.0)


def run_audit_of(trainer: object, folder: Path, log: Log) -> RunAudit:
    """Return the audit of a run; BadInput if it is no self-play."""
    if not isinstance(trainer, SelfPlayTrainer):
        raise BadInput("--audit grades self-play: this preset learns in another way")
    return RunAudit(trainer, folder, log)


def audit_file(config: MatchConfig, path: Path) -> int:
    """Audit a file of JSON lines: print the verdict and write the page beside it."""
    evidence, judge = read_evidence(path, config, symmetries_of(config)), Judge(config)
    outcome = audit(evidence, judge, FILE_SECONDS)
    page = path.with_suffix(".html")
    try:
        write_audit_page(page, path.name, judge.about, [outcome])
    except OSError as problem:
        raise BadInput(f"cannot write '{page}': {problem.strerror}") from None
    print("\n".join([outcome.sizes(), *outcome.sentences(), str(page)]))
    return 0


def symmetries_of(config: MatchConfig) -> list[list[int]]:
    """Return the symmetries of the actions, as far as a network is trained on this board."""
    try:
        trainers = [new() for new in adapter_of(config.game).trainers(config.shape).values()]
    except BadInput:  # not on this board
        return []
    specs = [trainer.spec for trainer in trainers if isinstance(trainer, SelfPlayTrainer)]
    return symmetries_in(specs[0]) if specs else []
