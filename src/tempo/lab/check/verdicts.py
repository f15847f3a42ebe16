"""What becomes of a row: one of four verdicts, what was measured, and by which errors of the agent's own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from tempo.lab.check.subject import ProbeReply
from tempo.lab.referee.asked import Question


class Verdict(Enum):
    """FAIL is for what forfeits in the competition, WARN for what it never does, and others might."""

    PASS = "pass"
    WARN = "warn"
    FAIL = "fail"
    SKIP = "skip"  # not run, or nothing can be told


class RowOutcome(NamedTuple):
    """`measured` is a figure, or what went wrong. `faults` are the errors behind that, by which they are known again;
    one that is empty is like no other. `mend` is said in place of the row's own words."""

    verdict: Verdict
    measured: str
    faults: tuple[str, ...] = ()
    mend: str = ""
    repeats: str = ""  # the name of the row that tells the same error


def passing(measured: str) -> RowOutcome:
    return RowOutcome(Verdict.PASS, measured)


def skipped(why: str) -> RowOutcome:
    return RowOutcome(Verdict.SKIP, why)


def failing(measured: str, *faults: str, elsewhere: str = "") -> RowOutcome:
    """FAIL; or WARN, with the reason why the competition does not do this: `elsewhere`."""
    if elsewhere:
        return RowOutcome(Verdict.WARN, f"{measured}; {elsewhere}", faults)
    return RowOutcome(Verdict.FAIL, measured, faults)


def passing_if(good: bool, measured: str, elsewhere: str = "") -> RowOutcome:
    return passing(measured) if good else failing(measured, elsewhere=elsewhere)


def judged(tasks: Sequence[Question], replies: Sequence[ProbeReply], what: str) -> RowOutcome:
    """Pass if nothing went wrong in any task; else say how many failed, and how the first one did.

    What forfeits in the competition comes before what only might elsewhere.
    """
    failed = [(task, reply) for task, reply in zip(tasks, replies, strict=True) if reply.problem]
    if not failed:
        return passing(f"{len(tasks)} {what}")
    told = [pair for pair in failed if not pair[0].get("elsewhere")] or failed
    task, reply = told[0]
    measured = f"{len(failed)} of {len(tasks)} {what} failed; {task['label']}: {reply.problem}"
    faults = dict.fromkeys(reply.fault for _, reply in told)
    return failing(measured, *faults, elsewhere=task.get("elsewhere", ""))
