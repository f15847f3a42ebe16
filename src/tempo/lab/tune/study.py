"""An Optuna study in an SQLite file: what is tried next, what it came to, what is given up early.

Each trial is a job of a forked process; several processes, and several commands at once, may work on one study,
and a study that was stopped goes on. A connection to SQLite must not cross a fork, so the study is only ever
opened in processes of its own, never in the one that forks: that one is handed plain `Tried`s.

Two objectives, both to be made small: `regret` (see regret.py), and `match`, the points that are lost per game in
pairs against the profile as it stands. Openings and seeds are the same in every trial.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache, partial
from math import ceil
from pathlib import Path
from statistics import median
from time import time
from typing import Any, NamedTuple, TypeVar

import optuna
from optuna.trial import TrialState

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.jobs.executor import Executor
from tempo.lab.jobs.workers import run_jobs
from tempo.lab.players.old_names import current_name, current_values, current_word
from tempo.lab.players.profile_agents import override, profile_of
from tempo.lab.referee.game_adapter import adapter_of, new_config
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.statistics.pentanomial import estimate, pair_counts
from tempo.lab.tournament.pairs import ScheduledGame, Tournament, derive_seed, warm_up_player
from tempo.lab.tune.reference_games import Opening, ReferenceGame
from tempo.lab.tune.regret import ACT_TIMEOUT, BANK, Candidate, SeatResult, regret
from tempo.lab.tune.search_space import SECONDS, Parameter, scaled
from tempo.search.agent import PlayerProfile

NAME = "tune"
LOCK_TIMEOUT = 60.0  # seconds to wait for others that write to the file
STALE = 3600.0  # seconds after which a trial that has not ended counts as killed
STARTUP_TRIALS = 20  # trials before the sampler believes that it has learned something
GAMES_PER_STEP = 2  # games, or pairs, after which it is noted what a trial has come to
PRUNING_POINTS = (1 / 3, 2 / 3)  # of its games: where a trial is held against the others
MIN_TRIALS_TO_PRUNE = 10  # that came as far

Argument = TypeVar("Argument")
Result = TypeVar("Result")


class StudyPlan(NamedTuple):
    """What is the same in every trial of a study."""

    path: Path
    game: str
    shape: Mapping[str, int]  # of the board
    profile: str
    fixed: dict[str, str]  # overrides that are not tuned
    parameters: list[Parameter]
    objective: str
    scale: float
    openings: Sequence[Opening]  # of the games of a trial
    games: Sequence[ReferenceGame]  # that go on from these openings; none where the objective is `match`
    seed: int

    def base(self) -> PlayerProfile:
        """The profile as it stands."""
        found: PlayerProfile = override(profile_of(self.profile, self.game), self.fixed, self.game)
        return found

    def config(self) -> MatchConfig:
        """What is played, at the scaled clock."""
        return new_config(self.game, self.shape, ACT_TIMEOUT / self.scale, BANK / self.scale)

    def candidate(self, chosen: dict[str, Any]) -> Candidate:
        """The player with these values, those in seconds scaled; with none, the profile as it stands."""
        values = {name: value / self.scale if name in SECONDS else value for name, value in chosen.items()}
        texts = {name: str(value) for name, value in values.items()}
        return Candidate(self.config(), self.profile, {**self.fixed, **scaled(self.base(), self.scale), **texts})

    def start(self) -> dict[str, Any]:
        """The values of trial 0."""
        base = self.base()
        return {parameter.name: parameter.start(base) for parameter in self.parameters}

    def warm_up(self) -> None:
        """Let the player compile what it compiles, so that the processes need not: as it stands, with every number so
        large that nothing is switched off, and by every word."""
        far: dict[str, Any] = {one.name: one.upper() for one in self.parameters if not one.choices}
        choices = [{one.name: word} for one in self.parameters for word in one.choices]
        for values in ({}, far, *choices):
            warm_up_player(self.candidate(values).player(), new_config(self.game, self.shape))

    def conditions(self) -> dict[str, Any]:
        """What must not change while a study lasts. A standard board goes without saying."""
        shape = {"shape": dict(self.shape)} if self.shape != adapter_of(self.game).shape else {}
        return {
            "game": self.game,
            **shape,
            "player": Candidate(self.config(), self.profile, self.fixed).player().name,
            "parameters": [[*parameter[:-1], list(parameter.choices)] for parameter in self.parameters],
            "objective": self.objective,
            "scale": self.scale,
            "games": len(self.openings),
            "seed": self.seed,
        }


class TrialResult(NamedTuple):
    """A trial that has ended. If it was given up, `value` is what it had come to."""

    number: int
    values: dict[str, Any]
    steps: list[float]  # what it had come to after every few games
    value: float
    complete: bool  # not given up
    seconds: float


class Step(NamedTuple):
    """How far a trial has come."""

    value: float
    least: float  # the end of the 95 % interval that speaks for it


def _regret_steps(plan: StudyPlan, candidate: Candidate) -> Iterator[Step]:
    """The regret after every few reference games."""
    results: list[SeatResult] = []
    for one in candidate.replay_all(plan.games, plan.seed):
        results.append(one)
        if len(results) % (2 * GAMES_PER_STEP) == 0 or len(results) == 2 * len(plan.games):
            yield Step(regret(results), 0.0)


def match_steps(plan: StudyPlan, candidate: Candidate) -> Iterator[Step]:
    """The points lost per game after every few pairs against the profile as it stands."""
    pairs: list[tuple[float, float]] = []
    for number in range(len(plan.openings)):
        pairs.append(_play_pair(plan, candidate, number))
        if len(pairs) % GAMES_PER_STEP == 0 or len(pairs) == len(plan.openings):
            score = estimate(pair_counts(pairs))
            yield Step(1 - score.score, 1 - score.high)


def _play_pair(plan: StudyPlan, candidate: Candidate, number: int) -> tuple[float, float]:
    """What the contestant scores in the two games of a pair."""
    pairs = pairs_of(plan, [candidate], plan.openings)
    return pairs.play(ScheduledGame(0, number, 0)).score(0), pairs.play(ScheduledGame(0, number, 1)).score(1)


def pairs_of(plan: StudyPlan, some: Sequence[Candidate], openings: Sequence[Opening]) -> Tournament:
    """Pairs of games of each of them against the profile as it stands, who is seated last."""
    players = tuple(one.player() for one in (*some, plan.candidate({})))
    pairings = tuple((one, len(some)) for one in range(len(some)))
    return Tournament(players, pairings, plan.config(), openings, None, plan.seed)


OBJECTIVES: dict[str, Callable[[StudyPlan, Candidate], Iterator[Step]]] = {
    "regret": _regret_steps,
    "match": match_steps,
}


def _open_study(plan: StudyPlan, seed: int = 0) -> optuna.Study:
    """The study in its file, made if it is not there. The seed is the sampler's."""
    return optuna.create_study(
        study_name=NAME,
        storage=_storage_of(plan.path, os.getpid()),
        sampler=optuna.samplers.TPESampler(
            seed=seed, n_startup_trials=STARTUP_TRIALS, multivariate=True, constant_liar=True
        ),
        load_if_exists=True,
    )


@cache
def _storage_of(path: Path, process: int) -> optuna.storages.RDBStorage:
    """One connection for a process: opening one takes longer than a short trial."""
    silence_optuna()
    path.parent.mkdir(parents=True, exist_ok=True)
    return optuna.storages.RDBStorage(f"sqlite:///{path}", engine_kwargs={"connect_args": {"timeout": LOCK_TIMEOUT}})


def silence_optuna() -> None:
    """Optuna tells every trial, and that some of it is new."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)


def start_study(plan: StudyPlan) -> int | str:
    """Enter the profile's own values as trial 0; how often this study was begun before, or what speaks against it."""
    study = _open_study(plan)
    own, kept = plan.conditions(), study.user_attrs.get("conditions", study.user_attrs.get("terms"))
    if kept is None:
        study.set_user_attr("conditions", own)
    elif (kept := with_current_names(kept)) != own:
        changed = [name for name in {**own, **kept} if kept.get(name) != own.get(name)]
        return f"{plan.path} holds a study with other {', '.join(changed)}: name another file with --study"
    for trial in study.get_trials(states=(TrialState.RUNNING,)):
        if trial.datetime_start is not None and time() - trial.datetime_start.timestamp() > STALE:
            study.tell(trial.number, state=TrialState.FAIL)
    if not any(_is_start(plan, one) for one in study.get_trials(states=(TrialState.COMPLETE, TrialState.WAITING))):
        study.enqueue_trial(plan.start())  # the first, or again where it was killed
    begun = int(study.user_attrs.get("begun", 0))
    study.set_user_attr("begun", begun + 1)
    return begun


def with_current_names(conditions: dict[str, Any]) -> dict[str, Any]:
    """Return the conditions of a study with its parameters under the names and words of today."""
    parameters = [
        [current_name(name), *span, [current_word(name, word) for word in words]]
        for name, *span, words in conditions["parameters"]
    ]
    return {**conditions, "parameters": parameters}


def _is_start(plan: StudyPlan, trial: optuna.trial.FrozenTrial) -> bool:
    """Whether this is the profile as it stands, or as near to it as the study can come."""
    waiting = trial.system_attrs.get("fixed_params")
    return trial.number == 0 or current_values(waiting or trial.params) == plan.start()


def load_trials(plan: StudyPlan) -> list[TrialResult]:
    """All trials that have ended, in order."""
    return _finished_trials(_open_study(plan))


def _finished_trials(study: optuna.Study, *states: TrialState) -> list[TrialResult]:
    return [_trial_result(one) for one in study.get_trials(states=states or (TrialState.COMPLETE, TrialState.PRUNED))]


def _trial_result(trial: optuna.trial.FrozenTrial) -> TrialResult:
    complete = trial.state == TrialState.COMPLETE
    value = trial.value if complete else trial.intermediate_values[max(trial.intermediate_values)]
    steps = [trial.intermediate_values[number] for number in sorted(trial.intermediate_values)]
    seconds = trial.duration.total_seconds() if trial.duration else 0.0
    return TrialResult(trial.number, current_values(trial.params), steps, float(value or 0.0), complete, seconds)


def _run_trial(plan: StudyPlan, count: int, seed: int) -> TrialResult | None:
    """Ask what to try, try it, and tell; a trial that does badly is given up. None if the study has enough by now:
    others may work on it too. The seed is the sampler's."""
    study = _open_study(plan, seed)
    if len(_finished_trials(study)) >= count:
        return None
    trial = study.ask()
    chosen = {parameter.name: parameter.suggest(trial) for parameter in plan.parameters}
    step = Step(0.0, 0.0)
    for number, step in enumerate(OBJECTIVES[plan.objective](plan, plan.candidate(chosen))):
        trial.report(step.value, number)
        if trial.number > 0 and number + 1 < step_count(plan) and _should_prune(plan, study, number, step):
            return _trial_result(study.tell(trial, state=TrialState.PRUNED))
    return _trial_result(study.tell(trial, step.value))


def _should_prune(plan: StudyPlan, study: optuna.Study, number: int, step: Step) -> bool:
    """A match, if its interval does not reach the best score so far. Along reference games, all trials have the same
    ones: there a trial is given up that is worse than half of those which came to the same rung.

    (Optuna's median pruner compares the best that a running mean ever was. Here that is how easy some game is.)
    """
    if plan.objective == "match":
        return step.least > min((one.value for one in _finished_trials(study, TrialState.COMPLETE)), default=1.0)
    if number + 1 not in [ceil(rung * step_count(plan)) for rung in PRUNING_POINTS]:
        return False
    others = [one.steps[number] for one in _finished_trials(study) if len(one.steps) > number]
    return len(others) >= MIN_TRIALS_TO_PRUNE and step.value > median(others)


def step_count(plan: StudyPlan) -> int:
    return -(-len(plan.openings) // GAMES_PER_STEP)


def make_trials(plan: StudyPlan, count: int, executor: Executor, tick: Callable[[], None]) -> Iterator[TrialResult]:
    """Trials, as they end, until the study has so many. The first has been entered beforehand and goes alone: of two
    processes that ask for it at once, SQLite would give it to both."""
    begun = in_child_process(start_study, plan)
    if isinstance(begun, str):
        raise BadInput(begun)
    done = len(in_child_process(load_trials, plan))
    seeds = [derive_seed(plan.seed, begun, number) % 2**32 for number in range(done, count)]
    for part in filter(None, (seeds[:1], seeds[1:]) if done == 0 else (seeds,)):
        run = executor.run(partial(_run_trial, plan, count), part, prepare=plan.warm_up, tick=tick, lasting=True)
        with closing(run) as results:
            yield from (one for _, one in results if one is not None)


def in_child_process(work: Callable[[Argument], Result], argument: Argument) -> Result:
    """Done in a process of its own."""
    with closing(run_jobs(work, [argument], 1)) as results:
        return next(results)[1]
