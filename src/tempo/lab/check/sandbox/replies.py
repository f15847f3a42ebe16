"""Replies of the probe: JSON in a file that the agent, which runs in the same process, could write into.

What is not of the right form is refused. An agent that writes replies of the right form deceives only its author.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import IO, Any

from tempo.arena.referee.messages import AgentCall, Task

MOST_READ = 1 << 26  # bytes of all replies of a process
LARGEST = 1e15  # of seconds, MiB and rewards
NUMBER = (float, int)
TEXT_OR_NONE = (str, type(None))
OF_CALL = (NUMBER, str, str, bool, int, int, TEXT_OR_NONE, TEXT_OR_NONE)  # types of AgentCall
OF_DEFINITION = (str, int, bool, bool, bool, str)
OF_ALL: dict[str, Any] = {"problem": str, "fault": str, "calls": list, "peak": NUMBER}
OF_ALL |= {"pregame_seconds": NUMBER, "backend_reasons": list}
OF_GAME = {"status": str, "bank": NUMBER}
OF_FOREIGN = ("modules", "files")  # lists of text, with or without a problem
OF_TASK: dict[str, dict[str, Any]] = {  # what a task without a problem adds, by what it does
    "describe": {"definitions": list},
    "play": OF_GAME,
    "stall": OF_GAME,
    "foreign": OF_GAME,
    "environment": {"reward": NUMBER, "plies": int},
}


@dataclass(frozen=True)
class ProbeReply:
    """Reply of a process to one task.

    problem: empty if nothing went wrong
    calls: calls of the agent
    peak: memory in MiB
    details: further fields of the task
    fault: identity of the error, by which other tasks recognise it; it may be the beginning of another one
    is_lost: whether the process ended with it
    """

    problem: str
    calls: list[AgentCall]
    peak: float
    details: dict[str, Any]
    fault: str = ""
    is_lost: bool = False


def read_replies(answers: IO[bytes], tasks: Sequence[Task]) -> list[ProbeReply]:
    """Return the replies to the first tasks, as many as there are; ValueError if any is of another form."""
    answers.seek(0)
    *lines, _ = answers.read(MOST_READ).decode("utf-8").split("\n")
    if len(lines) > len(tasks):
        raise ValueError
    return [read_reply(line, task) for line, task in zip(lines, tasks, strict=False)]


def read_reply(line: str, task: Task) -> ProbeReply:
    """Return the reply to a task."""
    try:
        details = {"problem": "", "fault": "", **json.loads(line)}
    except (RecursionError, TypeError):
        raise ValueError from None
    needed = OF_ALL if details["problem"] else OF_ALL | OF_TASK.get(task["do"], {})
    if not (
        all_are([details.get(name) for name in needed], needed.values())
        and all(all_are(call, OF_CALL) for call in details["calls"])
        and all(all_are(entry, OF_DEFINITION) for entry in details.get("definitions", []))
        and all(isinstance(reason, str) for reason in details["backend_reasons"])
        and all(isinstance(use, str) for kind in OF_FOREIGN for use in details.get(kind) or ())
        and details.get("reward") in (None, -1, 0, 1)
    ):
        raise ValueError
    calls = [AgentCall(*call) for call in details.pop("calls")]
    return ProbeReply(details.pop("problem"), calls, details.pop("peak"), details, details.pop("fault"))


def all_are(values: Any, kinds: Collection[Any]) -> bool:
    """Return whether there is a value of each type, in this order, and no number that could not be printed."""
    return (
        isinstance(values, list)
        and len(values) == len(kinds)
        and all(isinstance(value, kind) for value, kind in zip(values, kinds, strict=True))
        and all(abs(value) < LARGEST for value, kind in zip(values, kinds, strict=True) if kind is NUMBER)
    )
