"""What the trials of a study say, taken together: each is noisy, and most were given up early."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution, FloatDistribution, IntDistribution

from tempo.lab.tune.search_space import Parameter
from tempo.lab.tune.study import TrialResult, silence_optuna

NEIGHBOURHOOD = 0.2  # of the range of each parameter: the width of the smoothing
BEST_SHARE = 0.25  # of the trials, whose values are compared with everyone's


def projected_values(trials: Sequence[TrialResult]) -> list[float]:
    """What each trial came to; of one given up, what it would have if the rest of the games are to it what they are
    to others (some games are harder, and all trials have the same)."""
    total = max(len(one.steps) for one in trials)
    complete = [one.steps for one in trials if len(one.steps) == total]
    still_to_come = [sum(steps[-1] - steps[last] for steps in complete) / len(complete) for last in range(total)]
    return [one.steps[-1] + still_to_come[len(one.steps) - 1] for one in trials]


def completed_shares(trials: Sequence[TrialResult]) -> list[float]:
    """The share of its games that each trial has played."""
    total = max(len(one.steps) for one in trials)
    return [len(one.steps) / total for one in trials]


def normalized_values(parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> list[list[float]]:
    """Where each trial lies, every range from 0 to 1."""
    return [[parameter.normalize(one.values[parameter.name]) for parameter in parameters] for one in trials]


def smoothed_values(parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> list[float]:
    """What each trial is worth by what its neighbours came to; who was given up early counts for less."""
    values, weights, where = projected_values(trials), completed_shares(trials), normalized_values(parameters, trials)
    estimates = []
    for here in where:
        nearness = [
            weight * exp(-sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) / (2 * NEIGHBOURHOOD**2))
            for there, weight in zip(where, weights, strict=True)
        ]
        estimates.append(sum(near * value for near, value in zip(nearness, values, strict=True)) / sum(nearness))
    return estimates


def importances(parameters: Sequence[Parameter], trials: Sequence[TrialResult]) -> dict[str, float]:
    """How much each parameter has to do with being among the best quarter of the trials (PED-ANOVA), sum 1."""
    silence_optuna()
    distributions = {parameter.name: _distribution(parameter) for parameter in parameters}
    study = optuna.create_study()
    for one, value in zip(trials, projected_values(trials), strict=True):
        study.add_trial(optuna.create_trial(params=one.values, distributions=distributions, value=value))
    evaluator = optuna.importance.PedAnovaImportanceEvaluator(target_quantile=BEST_SHARE, region_quantile=1.0)
    return dict(optuna.importance.get_param_importances(study, evaluator=evaluator))


def _distribution(parameter: Parameter) -> BaseDistribution:
    """The range as Optuna has it."""
    if parameter.choices:
        return CategoricalDistribution(parameter.choices)
    if parameter.integer:
        return IntDistribution(int(parameter.low), int(parameter.high))
    return FloatDistribution(parameter.low, parameter.high)
