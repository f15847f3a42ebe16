"""Progress of a long computation: a file beside its results, which `report` lists.

The file is locked while the computation runs. It holds one line of JSON, whole after each change: what is computed, how
much is done of how much, the seconds that all sessions took, and the command that began it, which also resumes it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.program import COMMAND
from tempo.arena.command_line.shell_text import join_command
from tempo.arena.records.locked_file import LockedFile

SUFFIX = ".progress"
BETWEEN_CHANGES = 10.0  # seconds


class LongRun(NamedTuple):
    """A long computation, as its file tells."""

    about: str  # what is computed
    unit: str  # what is counted, in the plural
    done: float
    total: float
    began: str  # date and time
    seconds: float  # of all sessions, by the clock
    command: str
    before: float = 0.0  # seconds, and how much was done, when this part began
    done_before: float | None = 0.0  # None until it is known

    @property
    def seconds_left(self) -> float | None:
        """Seconds that this part still needs, if it goes on as before; None if nothing is done yet."""
        done = self.done - (self.done_before or 0.0)
        return (self.seconds - self.before) / done * (self.total - self.done) if done > 0 else None


class ProgressFile:
    """Writes how far a computation is."""

    def __init__(self, file: LockedFile | None, run: LongRun) -> None:
        self.file, self.run, self.started, self.written = file, run, monotonic() - run.seconds, 0.0

    def begin(self, unit: str, total: float) -> None:
        """Begin the next part, which is counted in its own unit: until its end the computation is not done.

        Earlier sessions may have done some of it: the first `update` comes when one more is done.
        """
        seconds = round(monotonic() - self.started, 1)
        begun = self.run._replace(seconds=seconds, before=seconds, done_before=None)
        self.run = begun._replace(unit=unit, done=0, total=total)
        self.write()

    def end(self) -> None:
        """Write that all is done."""
        self.update(self.run.total, self.run.total)

    def update(self, done: float, total: float) -> None:
        """Write how much is done; not more often than every few seconds, but for the end."""
        known = self.run.done_before
        before = max(0.0, done - 1) if known is None else known
        seconds = round(monotonic() - self.started, 1)
        self.run = self.run._replace(done=done, total=total, seconds=seconds, done_before=before)
        if done >= total or monotonic() > self.written + BETWEEN_CHANGES:
            self.write()

    def write(self) -> None:
        """Write the line."""
        self.written = monotonic()
        if self.file is not None:
            self.file.truncate(0)
            self.file.write((json.dumps(self.run._asdict()) + "\n").encode())


@contextmanager
def progress_beside(path: Path, about: str, unit: str) -> Iterator[ProgressFile]:
    """Keep a file of the progress beside results, `PATH.progress`, while the computation runs.

    Where another process works on the same results, its file stays as it is.
    """
    place = path.with_name(path.name + SUFFIX)
    place.parent.mkdir(parents=True, exist_ok=True)
    try:
        file = LockedFile(place, "a+")
    except BadInput:
        file = None
    known, now = read_progress(place), datetime.now(timezone.utc).isoformat(timespec="seconds")
    command = f"{COMMAND} {join_command(sys.argv[1:])}"
    progress = ProgressFile(file, (known or LongRun(about, unit, 0, 0, now, 0.0, command))._replace(command=command))
    try:
        yield progress
    finally:
        progress.write()
        if file is not None:
            file.close()


def read_progress(path: Path) -> LongRun | None:
    """Return what a file tells, or None if it tells nothing."""
    try:
        return LongRun(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, TypeError, ValueError):
        return None
