"""What goes between the check and its child process, as JSON: tasks there, and calls back."""

from __future__ import annotations

from typing import Any, NamedTuple

Task = dict[str, Any]
ILLEGAL = "an illegal move"  # how the fault of whoever plays one begins


class AgentCall(NamedTuple):
    """One call of the agent, as measured. `action` is what the game goes on with."""

    seconds: float
    answer: str
    kind: str
    is_right: bool  # of the type that the game wants
    action: int
    printed: int
    reason: str | None = None  # of this move, as the agent reports it: see `search_info`
    backend: str | None = None
