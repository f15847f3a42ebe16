"""The file of a study: its default name says game, player and parameters."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

from tempo.arena.records.record_file import RUNS, SPSA_RUN
from tempo.lab.tune.study.search_space import Parameter, all_parameters
from tempo.lab.tune.study.study_plan import StudyPlan

LONGEST = 120  # characters of a name; a digest stands for the rest


def default_study(plan: StudyPlan) -> Path:
    """Return the default file of a study."""
    return RUNS / f"{study_name(plan)}.db"


def default_run(plan: StudyPlan) -> Path:
    """Return the default file of a run of SPSA."""
    return RUNS / f"{study_name(plan)}{SPSA_RUN}"


def study_name(plan: StudyPlan) -> str:
    """Return a name like `tune-GAME-champion,book=0-cap=0..10,margin`, of characters that any system takes."""
    player = ",".join([plan.profile, *(f"{name}={value}" for name, value in plan.fixed.items())])
    whole = all_parameters(plan.game)
    tuned = ",".join(_parameter_text(parameter, whole[parameter.name]) for parameter in plan.parameters)
    name = re.sub(r"[^\w.,=-]", "_", f"tune-{plan.game}-{player}-{tuned}")
    return name if len(name) <= LONGEST else f"{name[:LONGEST]}-{blake2b(name.encode(), digest_size=4).hexdigest()}"


def _parameter_text(parameter: Parameter, whole: Parameter) -> str:
    """Return the name of a parameter, with the range if that is only a part of the whole one."""
    return parameter.name if parameter == whole else f"{parameter.name}={parameter.low:g}..{parameter.high:g}"
