"""Parameters that can be tuned, with ranges read from the comments beside the defaults in SearchOptions and TimePlan.

`cap: float = 5.0  # 0 .. 20 seconds ...` is the only place of a range. It is read from the source, so that bundled code
holds nothing for tuning.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from math import inf
from typing import Any, NamedTuple

from tempo.lab.command_line.inputs import BadInput, did_you_mean
from tempo.lab.players.old_names import current_name
from tempo.lab.players.profile_agents import choices_of
from tempo.search.agent import PlayerProfile
from tempo.search.clock import TimePlan
from tempo.search.options import SearchOptions

FIELD = re.compile(r"^    (\w+): (\w+) = [^#\n]+?  # (?:(-?[\d._]+) \.\. (-?[\d._]+))?", re.MULTILINE)
SECONDS = ("cap", "tie", "reserve", "least_margin")  # parameters in seconds, scaled with the clock
DEFAULT_PARAMETERS = ("cap", "share", "shape", "exploration", "exploration_growth")


class Parameter(NamedTuple):
    """A number between two bounds, or one of a few choices."""

    name: str
    low: float = 0.0
    high: float = 0.0
    integer: bool = False
    choices: tuple[str, ...] = ()

    def suggest(self, trial: Any) -> Any:
        """Suggest a value for an Optuna trial."""
        if self.choices:
            return trial.suggest_categorical(self.name, self.choices)
        if self.integer:
            return trial.suggest_int(self.name, int(self.low), int(self.high))
        return trial.suggest_float(self.name, self.low, self.high)

    def current_value(self, profile: PlayerProfile) -> Any:
        """Return the profile's value."""
        value = getattr(profile.plan if self.name in TimePlan._fields else profile.options, self.name)
        return str(value) if self.choices else value

    def start(self, profile: PlayerProfile) -> Any:
        """Return the profile's value, clamped to the range."""
        value = self.current_value(profile)
        return value if self.choices else min(max(value, type(value)(self.low)), type(value)(self.high))

    def upper(self) -> int | float:
        """Return the upper bound of a number."""
        return int(self.high) if self.integer else self.high

    def normalize(self, value: Any) -> float:
        """Map a value from its range to 0..1."""
        if self.choices:
            return self.choices.index(value) / max(1, len(self.choices) - 1)
        return (value - self.low) / (self.high - self.low)


def all_parameters(game: str) -> dict[str, Parameter]:
    """Return every parameter with its range, by name, in the order of the source."""
    choices = choices_of(game)
    found = {}
    for holder in (TimePlan, SearchOptions):
        for name, kind, low, high in FIELD.findall(inspect.getsource(holder)):
            if low:
                found[name] = Parameter(name, float(low), float(high), kind == "int")
            elif kind == "bool":
                found[name] = Parameter(name, choices=("False", "True"))
            elif name in choices:
                found[name] = Parameter(name, choices=choices[name])
    return found


def read_parameters(texts: Sequence[str], game: str) -> list[Parameter]:
    """Parse parameters like `cap=0..20` or `share`, with the range given or their own."""
    known = all_parameters(game)
    chosen: list[Parameter] = []
    for text in texts:
        name, equals, span = text.partition("=")
        name = current_name(name)
        if name not in known:
            raise BadInput(f"there is no parameter '{name}': choose from {', '.join(known)}{did_you_mean(name, known)}")
        if name in [parameter.name for parameter in chosen]:
            raise BadInput(f"'{name}' is given twice")
        chosen.append(_with_range(known[name], span) if equals else known[name])
    return chosen


def _with_range(parameter: Parameter, span: str) -> Parameter:
    """Return the parameter with the range that was typed."""
    low, dots, high = span.partition("..")
    try:
        ends = float(low), float(high)
    except ValueError:
        ends = inf, -inf
    if parameter.choices or not dots or not -inf < ends[0] < ends[1] < inf:
        raise BadInput(f"'{parameter.name}={span}': a range is typed like cap=0..20, for numbers only")
    return parameter._replace(low=ends[0], high=ends[1])


def scaled(profile: PlayerProfile, scale: float) -> dict[str, str]:
    """Return overrides that scale the time plan's parameters in seconds along with the clock."""
    return {name: repr(getattr(profile.plan, name) / scale) for name in SECONDS}
