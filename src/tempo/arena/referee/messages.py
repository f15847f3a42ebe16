"""Messages between the check and its child process, as JSON: tasks to it, measured calls back."""

from __future__ import annotations

from typing import Any, NamedTuple

Task = dict[str, Any]
ILLEGAL = "an illegal move"  # begins the fault of an agent that plays one


class AgentCall(NamedTuple):
    """One measured call of the agent. The game continues with `action`."""

    seconds: float
    answer: str
    kind: str
    is_right: bool  # whether the answer has the game's type
    action: int
    printed: int
    reason: str | None = None  # of this move, as the agent reports it: see `search_info`
    backend: str | None = None
