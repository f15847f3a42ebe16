"""Estimates from all trials of a study together. Each trial is noisy, and most were pruned."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import optuna

from tempo.lab.tune.study.search_space import Parameter
from tempo.lab.tune.study.study import TrialResult, silence_optuna

NEIGHBOURHOOD = 0.2  # width of the smoothing, as a share of each range
BEST_SHARE = 0.25  # share of the best trials in the importance of parameters


def projected_values(trials: Sequence[TrialResult]) -> list[float]:
    """Return the value of each trial; of a pruned one its projection to all games.

    Some games are harder than others, and all trials have the same games. So the projection adds the mean change of the
    complete trials over the games that are missing.
    """
    total = max(len(trial.steps) for trial in trials)
    complete = [trial.steps for trial in trials if len(trial.steps) == total]
    still_to_come = [sum(steps[-1] - steps[last] for steps in complete) / len(complete) for last in range(total)]
    return [trial.steps[-1] + still_to_come[len(trial.steps) - 1] for trial in trials]


def completed_shares(trials: Sequence[TrialResult]) -> list[float]:
    """Return the share of its games that each trial has played."""
    total = max(len(trial.steps) for trial in trials)
    return [len(trial.steps) / total for trial in trials]


def normalized_values(parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> list[list[float]]:
    """Return the values of each trial, every range mapped to 0..1."""
    return [[parameter.normalize(trial.values[parameter.name]) for parameter in parameters] for trial in trials]


def smoothed_values(parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> list[float]:
    """Return each trial's value averaged over its neighbours; pruned trials have less weight."""
    where = np.array(normalized_values(parameters, trials))
    squares = ((where[:, None] - where) ** 2).sum(axis=2)
    near = completed_shares(trials) * np.exp(-squares / (2 * NEIGHBOURHOOD**2))
    estimates: list[float] = (near @ projected_values(trials) / near.sum(axis=1)).tolist()
    return estimates


def importances(parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> dict[str, float]:
    """Return how much each parameter explains that a trial is in the best quarter (PED-ANOVA); the sum is 1."""
    silence_optuna()
    distributions = {parameter.name: parameter.distribution() for parameter in parameters}
    study = optuna.create_study()
    for trial, value in zip(trials, projected_values(trials), strict=True):
        study.add_trial(optuna.create_trial(params=trial.values, distributions=distributions, value=value))
    evaluator = optuna.importance.PedAnovaImportanceEvaluator(target_quantile=BEST_SHARE, region_quantile=1.0)
    return dict(optuna.importance.get_param_importances(study, evaluator=evaluator))
