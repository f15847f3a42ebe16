"""What an agent tells of its thinking: how many simulations, why this move, and what the position is worth.

Our own agents carry a report as the attribute `last`. Any other agent may print `sims=NUMBER`, `why=WORD`
and `value=NUMBER` (0 lost to 1 won) somewhere in what it prints for the move; who prints none of them is silent.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

SIMULATIONS = re.compile(r"\bsims=(\d+)")
REASON = re.compile(r"\bwhy=(\w+)")
VALUE = re.compile(r"\bvalue=(\d*\.?\d+)")


class Thought(NamedTuple):
    simulations: int | None = None
    reason: str | None = None
    value: float | None = None


SILENT = Thought()


def read_thought(printed: str) -> Thought:
    """The thought in the text that an agent printed during one move."""
    simulations = SIMULATIONS.search(printed)
    reason = REASON.search(printed)
    value = VALUE.search(printed)
    return Thought(
        int(simulations[1]) if simulations else None,
        reason[1] if reason else None,
        float(value[1]) if value else None,
    )


def thought_of(agent: Any, printed: str) -> Thought:
    """The thought behind the agent's last move: its report if it carries one, else what it printed."""
    report = getattr(agent, "last", None)
    if report is not None:
        return Thought(report.simulations, report.reason, getattr(report, "value", None))
    return read_thought(printed) if printed else SILENT
