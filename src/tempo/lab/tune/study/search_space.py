"""Parameters that can be tuned: the options of the time plan and of the search, with their ranges or choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from optuna.distributions import BaseDistribution, CategoricalDistribution, FloatDistribution, IntDistribution

from tempo.arena.command_line.inputs import BadInput, did_you_mean
from tempo.arena.players.option_table import NO_RANGE, OPTIONS, range_text
from tempo.arena.players.profile_agents import choices_of
from tempo.search.player.agent import PlayerProfile
from tempo.search.player.clock import TimePlan

DEFAULT_PARAMETERS = ("cap", "share", "shape", "exploration", "exploration_growth")


class Parameter(NamedTuple):
    """A number between two bounds, or one of a few choices."""

    name: str
    low: float = 0.0
    high: float = 0.0
    integer: bool = False
    choices: tuple[str, ...] = ()

    def distribution(self) -> BaseDistribution:
        """Return the range or the choices as an Optuna distribution."""
        if self.choices:
            return CategoricalDistribution(self.choices)
        if self.integer:
            return IntDistribution(int(self.low), int(self.high))
        return FloatDistribution(self.low, self.high)

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
    """Return every parameter by name, in the order of the source; options without a range are left out."""
    choices, parameters = choices_of(game), {}
    for name, option in OPTIONS.items():
        if option.range is not NO_RANGE:
            low, high = float(option.range.low), float(option.range.high)
            parameters[name] = Parameter(name, low, high, option.kind is int)
        elif option.kind is bool:
            parameters[name] = Parameter(name, choices=("False", "True"))
        elif name in choices:
            parameters[name] = Parameter(name, choices=choices[name])
    return parameters


def read_parameters(texts: Sequence[str], game: str) -> list[Parameter]:
    """Parse parameters like `cap=0..20` or `share`, with the range given or their own."""
    known = all_parameters(game)
    chosen: list[Parameter] = []
    for text in texts:
        name, equals, span = text.partition("=")
        if name in OPTIONS and name not in known:
            where = f"to its entry in src/{OPTIONS[name].module.replace('.', '/')}.py"
            raise BadInput(f"'{name}' has no range: add Range(LOW, HIGH) {where}")
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
        ends = 0.0, 0.0
    if parameter.choices or not dots or not ends[0] < ends[1]:
        raise BadInput(f"'{parameter.name}={span}': a range is typed like cap=0..20, for numbers only")
    if not parameter.low <= ends[0] < ends[1] <= parameter.high:
        widest = range_text(OPTIONS[parameter.name].range._replace(also=None))
        raise BadInput(f"'{parameter.name}={span}': {parameter.name} is a number from {widest}")
    return parameter._replace(low=ends[0], high=ends[1])
