"""An Optuna study in an SQLite file: which values to try, the result of each trial, and pruning.

Each trial is a job of a forked process. Several processes and several commands may work on one study at once, and an
interrupted study can be continued. A connection to SQLite must not cross a fork. So the study is opened only in child
processes, never in the one that forks, which receives plain `TrialResult`s.

Two objectives, both minimized: `regret` (see regret.py), and `match`, the points lost per game in pairs against the
current profile. Openings and seeds are the same in every trial.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import cache, partial
from math import ceil
from pathlib import Path
from statistics import median
from time import time
from typing import Any, NamedTuple, TypeVar

import optuna
from optuna.trial import TrialState

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import Executor, InProcessExecutor, LocalExecutor
from tempo.lab.statistics.pentanomial import estimate, pair_counts
from tempo.lab.tournament.pairs import ScheduledGame, derive_seed
from tempo.lab.tune.regret import Candidate, SeatResult, regret
from tempo.lab.tune.study.study_plan import StudyPlan

NAME = "tune"
IN_MEMORY = ":memory:"  # name of a study without a file, for one process
FINISHED = (TrialState.COMPLETE, TrialState.PRUNED)
LOCK_TIMEOUT = 60.0  # seconds to wait while others write to the file
STALE = 3600.0  # seconds after which an unfinished trial counts as killed
STARTUP_TRIALS = 20  # random trials before the sampler uses its model
GAMES_PER_STEP = 2  # games, or pairs, between two intermediate values
PRUNING_POINTS = (1 / 3, 2 / 3)  # shares of a trial's games after which it may be pruned
MIN_TRIALS_TO_PRUNE = 10  # trials that reached the same point

Argument = TypeVar("Argument")
Result = TypeVar("Result")


class TrialResult(NamedTuple):
    """A finished trial. If it was pruned, `value` is its last intermediate value."""

    number: int
    values: dict[str, Any]
    steps: list[float]  # objective after every few games
    value: float
    complete: bool  # not pruned
    seconds: float


class Step(NamedTuple):
    """The intermediate value of a trial."""

    value: float
    least: float  # lower end of its 95 % interval


def _regret_steps(plan: StudyPlan, candidate: Candidate) -> Iterator[Step]:
    """Yield the regret after every few reference games."""
    results: list[SeatResult] = []
    for result in candidate.replay_all(plan.games, plan.seed):
        results.append(result)
        if len(results) % (2 * GAMES_PER_STEP) == 0 or len(results) == 2 * len(plan.games):
            yield Step(regret(results), 0.0)


def match_steps(plan: StudyPlan, candidate: Candidate) -> Iterator[Step]:
    """Yield the points lost per game after every few pairs against the current profile."""
    pairs: list[tuple[float, float]] = []
    for number in range(len(plan.openings)):
        pairs.append(_play_pair(plan, candidate, number))
        if len(pairs) % GAMES_PER_STEP == 0 or len(pairs) == len(plan.openings):
            score = estimate(pair_counts(pairs))
            yield Step(1 - score.score, 1 - score.high)


def _play_pair(plan: StudyPlan, candidate: Candidate, number: int) -> tuple[float, float]:
    """Return the candidate's scores in the two games of a pair."""
    pairs = plan.pairs_against_profile([candidate], plan.openings)
    return pairs.play(ScheduledGame(0, number, 0)).score(0), pairs.play(ScheduledGame(0, number, 1)).score(1)


OBJECTIVES: dict[str, Callable[[StudyPlan, Candidate], Iterator[Step]]] = {
    "regret": _regret_steps,
    "match": match_steps,
}


def _open_study(plan: StudyPlan, seed: int = 0) -> optuna.Study:
    """Open the study, or create it. The seed is the sampler's."""
    return optuna.create_study(
        study_name=NAME,
        storage=_storage_of(plan.path, os.getpid()),
        sampler=optuna.samplers.TPESampler(
            seed=seed, n_startup_trials=STARTUP_TRIALS, multivariate=True, constant_liar=True
        ),
        load_if_exists=True,
    )


@cache
def _storage_of(path: Path, process: int) -> optuna.storages.BaseStorage:
    """Return the process's one connection: opening one takes longer than a short trial."""
    silence_optuna()
    if path.name == IN_MEMORY:
        return optuna.storages.InMemoryStorage()
    path.parent.mkdir(parents=True, exist_ok=True)
    return optuna.storages.RDBStorage(f"sqlite:///{path}", engine_kwargs={"connect_args": {"timeout": LOCK_TIMEOUT}})


def silence_optuna() -> None:
    """Silence Optuna's messages about each trial and about experimental features."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)


def start_study(plan: StudyPlan) -> int | str:
    """Enqueue the profile's values as trial 0; return how often the study was started before, or why it cannot be."""
    study = _open_study(plan)
    own, kept = plan.conditions(), study.user_attrs.get("conditions")
    if kept is None:
        study.set_user_attr("conditions", own)
    elif kept != own:
        changed = [name for name in {**own, **kept} if kept.get(name) != own.get(name)]
        return f"{plan.path} holds a study with other {', '.join(changed)}: name another file by --study"
    for trial in study.get_trials(states=(TrialState.RUNNING,)):
        if trial.datetime_start is not None and time() - trial.datetime_start.timestamp() > STALE:
            study.tell(trial.number, state=TrialState.FAIL)
    _enqueue_start(plan, study)
    begun = int(study.user_attrs.get("begun", 0))
    study.set_user_attr("begun", begun + 1)
    return begun


def _enqueue_start(plan: StudyPlan, study: optuna.Study) -> None:
    """Have the current profile tried, at first, or again after its trial was killed."""
    if not any(_is_start(plan, trial) for trial in study.get_trials(states=(TrialState.COMPLETE, TrialState.WAITING))):
        study.enqueue_trial(plan.start())


def _is_start(plan: StudyPlan, trial: optuna.trial.FrozenTrial) -> bool:
    """Return whether a trial has the current profile's values, as near as the ranges allow."""
    waiting = trial.system_attrs.get("fixed_params")
    return trial.number == 0 or (waiting or trial.params) == plan.start()


def load_trials(plan: StudyPlan) -> list[TrialResult]:
    """Return all finished trials, in order. The current profile's is number 0, also if its first one was killed."""
    trials = _finished_trials(_open_study(plan))
    again = next((trial for trial in trials if trial.values == plan.start()), None)
    if again is None or any(trial.number == 0 for trial in trials):
        return trials
    return [again._replace(number=0), *(trial for trial in trials if trial is not again)]


def _finished_trials(study: optuna.Study) -> list[TrialResult]:
    """Return the finished trials, complete and pruned ones."""
    return [_trial_result(trial) for trial in study.get_trials(deepcopy=False, states=FINISHED)]


def _trial_result(trial: optuna.trial.FrozenTrial) -> TrialResult:
    """Convert an Optuna trial."""
    complete = trial.state == TrialState.COMPLETE
    value = trial.value if complete else trial.intermediate_values[max(trial.intermediate_values)]
    steps = [trial.intermediate_values[number] for number in sorted(trial.intermediate_values)]
    seconds = trial.duration.total_seconds() if trial.duration else 0.0
    return TrialResult(trial.number, trial.params, steps, float(value or 0.0), complete, seconds)


def _run_trial(plan: StudyPlan, count: int, is_first: bool, seed: int) -> TrialResult | None:
    """Run one trial and report it to the study; return None if other processes have completed the study.

    plan      the study
    count     number of trials that the study should have
    is_first  whether it is that of the current profile, perhaps done again because its process was killed
    seed      seed of the sampler
    """
    study = _open_study(plan, seed)
    if is_first:
        _enqueue_start(plan, study)
    if len(study.get_trials(deepcopy=False, states=FINISHED)) >= count:
        return None
    trial = study.ask({parameter.name: parameter.distribution() for parameter in plan.parameters})
    step = Step(0.0, 0.0)
    for number, step in enumerate(OBJECTIVES[plan.objective](plan, plan.candidate(trial.params))):
        trial.report(step.value, number)
        if number + 1 < step_count(plan) and trial.params != plan.start() and _should_prune(plan, study, number, step):
            return _trial_result(study.tell(trial, state=TrialState.PRUNED))
    return _trial_result(study.tell(trial, step.value))


def _should_prune(plan: StudyPlan, study: optuna.Study, number: int, step: Step) -> bool:
    """Return whether a trial should be pruned.

    A match is pruned if its interval excludes the best score so far. Along reference games, which are the same in all
    trials, a trial is pruned if it is worse than the median of those that came as far. (Optuna's median pruner compares
    with the best value of a running mean, which here only shows how easy some games are.)
    """
    if plan.objective == "match":
        complete = study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))
        return step.least > min((trial.value for trial in complete if trial.value is not None), default=1.0)
    if number + 1 not in [ceil(share * step_count(plan)) for share in PRUNING_POINTS]:
        return False
    others = [trial.steps[number] for trial in _finished_trials(study) if len(trial.steps) > number]
    return len(others) >= MIN_TRIALS_TO_PRUNE and step.value > median(others)


def step_count(plan: StudyPlan) -> int:
    """Return the number of intermediate values of a complete trial."""
    return -(-len(plan.openings) // GAMES_PER_STEP)


def make_trials(
    plan: StudyPlan, count: int, executor: Executor, tick: Callable[[], None]
) -> Generator[TrialResult, None, None]:
    """Yield trials as they end, until the study has `count` of them.

    The study is opened in this process only if nothing forks.
    The first trial is enqueued before and runs alone: two processes that ask at once would both get it from SQLite.
    """
    apart = executor if isinstance(executor, InProcessExecutor) else LocalExecutor(1)
    begun = _result_of(apart, start_study, plan)
    if isinstance(begun, str):
        raise BadInput(begun)
    done = len(_result_of(apart, load_trials, plan))
    seeds = [derive_seed(plan.seed, begun, number) % 2**32 for number in range(done, count)]
    for part in filter(None, (seeds[:1], seeds[1:]) if done == 0 else (seeds,)):
        work = partial(_run_trial, plan, count, done == 0 and part == seeds[:1])
        run = executor.run(work, part, prepare=plan.warm_up, tick=tick, lasting=True)
        with closing(run) as results:
            yield from (trial for _, trial in results if trial is not None)


def in_child_process(work: Callable[[Argument], Result], argument: Argument) -> Result:
    """Run `work` in a child process and return its result."""
    return _result_of(LocalExecutor(1), work, argument)


def _result_of(executor: Executor, work: Callable[[Argument], Result], argument: Argument) -> Result:
    with closing(executor.run(work, [argument])) as results:
        return next(results)[1]
