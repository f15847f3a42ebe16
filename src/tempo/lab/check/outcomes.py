"""Outcome of a row: its status, a measurement, and the agent's errors behind it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from tempo.arena.referee.messages import Task
from tempo.lab.check.sandbox.replies import ProbeReply


class RowStatus(Enum):
    """FAIL would forfeit in the competition or is a logged error; WARN is for conditions that only others create."""

    PASS = "pass"
    WARN = "warn"
    FAIL = "fail"
    SKIP = "skip"  # not run, or without a result


class RowOutcome(NamedTuple):
    """Outcome of a row.

    measured: a figure, or what went wrong
    faults: identities of the errors behind it; an empty one equals no other
    fix: advice in place of the row's own
    repeats: name of the row that reports the same error
    """

    status: RowStatus
    measured: str
    faults: tuple[str, ...] = ()
    fix: str = ""
    repeats: str = ""


def passing(measured: str) -> RowOutcome:
    """Return PASS."""
    return RowOutcome(RowStatus.PASS, measured)


def skipped(why: str) -> RowOutcome:
    """Return SKIP with the reason."""
    return RowOutcome(RowStatus.SKIP, why)


def failing(measured: str, *faults: str, warning: str = "") -> RowOutcome:
    """Return FAIL, or WARN if `warning` says why the competition does not create the condition."""
    if warning:
        return RowOutcome(RowStatus.WARN, f"{measured}; {warning}", faults)
    return RowOutcome(RowStatus.FAIL, measured, faults)


def passing_if(good: bool, measured: str, warning: str = "") -> RowOutcome:
    """Return PASS, or the outcome of `failing`."""
    return passing(measured) if good else failing(measured, warning=warning)


def outcome_of(tasks: Sequence[Task], replies: Sequence[ProbeReply], what: str) -> RowOutcome:
    """Return PASS if all tasks passed, else the number of failed tasks and the first problem.

    Tasks of the competition come before tasks that only give a warning.
    """
    failed = [(task, reply) for task, reply in zip(tasks, replies, strict=True) if reply.problem]
    if not failed:
        return passing(f"{len(tasks)} {what}")
    reported = [pair for pair in failed if not pair[0].get("not_in_competition")] or failed
    task, reply = reported[0]
    measured = f"{len(failed)} of {len(tasks)} {what} failed; {task['label']}: {reply.problem}"
    faults = dict.fromkeys(reply.fault for _, reply in reported)
    return failing(measured, *faults, warning=task.get("not_in_competition", ""))
