"""What becomes of a row: one of four verdicts, what was measured, and by which errors of the agent's own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from tempo.lab.check.sandbox import ProbeReply
from tempo.lab.referee.messages import Task


class RowStatus(Enum):
    """FAIL is for what forfeits in the competition, WARN for what it never does, and others might."""

    PASS = "pass"
    WARN = "warn"
    FAIL = "fail"
    SKIP = "skip"  # not run, or nothing can be told


class RowOutcome(NamedTuple):
    """`measured` is a figure, or what went wrong. `faults` are the errors behind that, by which they are known again;
    one that is empty is like no other. `fix` is said in place of the row's own words."""

    status: RowStatus
    measured: str
    faults: tuple[str, ...] = ()
    fix: str = ""
    repeats: str = ""  # the name of the row that tells the same error


def passing(measured: str) -> RowOutcome:
    return RowOutcome(RowStatus.PASS, measured)


def skipped(why: str) -> RowOutcome:
    return RowOutcome(RowStatus.SKIP, why)


def failing(measured: str, *faults: str, warning: str = "") -> RowOutcome:
    """FAIL; or WARN, with the reason why the competition does not do this: `warning`."""
    if warning:
        return RowOutcome(RowStatus.WARN, f"{measured}; {warning}", faults)
    return RowOutcome(RowStatus.FAIL, measured, faults)


def passing_if(good: bool, measured: str, warning: str = "") -> RowOutcome:
    return passing(measured) if good else failing(measured, warning=warning)


def outcome_of(tasks: Sequence[Task], replies: Sequence[ProbeReply], what: str) -> RowOutcome:
    """Pass if nothing went wrong in any task; else say how many failed, and how the first one did.

    What forfeits in the competition comes before what only might elsewhere.
    """
    failed = [(task, reply) for task, reply in zip(tasks, replies, strict=True) if reply.problem]
    if not failed:
        return passing(f"{len(tasks)} {what}")
    told = [pair for pair in failed if not pair[0].get("not_in_competition")] or failed
    task, reply = told[0]
    measured = f"{len(failed)} of {len(tasks)} {what} failed; {task['label']}: {reply.problem}"
    faults = dict.fromkeys(reply.fault for _, reply in told)
    return failing(measured, *faults, warning=task.get("not_in_competition", ""))
