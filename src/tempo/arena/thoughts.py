"""What an agent tells of its thinking: how many simulations, and why this move.

Our own agents carry a report as the attribute `last`. Any other agent may print `sims=NUMBER` and `why=WORD`
somewhere in what it prints for the move; an agent that does neither is simply silent.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

SIMULATIONS = re.compile(r"\bsims=(\d+)")
REASON = re.compile(r"\bwhy=(\w+)")


class Thought(NamedTuple):
    simulations: int | None = None
    reason: str | None = None


SILENT = Thought()


def read_thought(printed: str) -> Thought:
    """The thought in the text that an agent printed during one move."""
    simulations = SIMULATIONS.search(printed)
    reason = REASON.search(printed)
    return Thought(int(simulations[1]) if simulations else None, reason[1] if reason else None)


def thought_of(agent: Any, printed: str) -> Thought:
    """The thought behind the agent's last move: its report if it carries one, else what it printed."""
    report = getattr(agent, "last", None)
    if report is not None:
        return Thought(report.simulations, report.reason)
    return read_thought(printed) if printed else SILENT
