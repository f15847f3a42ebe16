"""Support for tests of episodes: a `kaggle` command line that is a fake, and the world that it serves."""

import json
import os
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import fake_kaggle
import pytest
from episode_support import played as play_once

from tempo.lab.review.episodes import episodes_command, kaggle_client

PROGRAM = fake_kaggle.__file__
SUBMISSION = 43210987
COMPLETED, CREATED = "EpisodeState.COMPLETED", "EpisodeState.CREATED"
PUBLIC, VALIDATION = "EpisodeType.EPISODE_TYPE_PUBLIC", "EpisodeType.EPISODE_TYPE_VALIDATION"
OPTIONS = ("--exact", "--sims", "0", "--table-bits", "18", "--workers", "1")
played = cache(play_once)


def answer(arguments: Sequence[str]) -> tuple[int, str, str]:
    """Answer as the program does, in this process; return exit code, output and errors."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        try:
            code = fake_kaggle.main(["-W", "competitions", *arguments])
        except SystemExit as refused:
            code = int(refused.code or 0)
        except ImportError:
            code = 1
            traceback.print_exc()
    return code, out.getvalue(), err.getvalue()


class FakeKaggle:
    """A world and the program that serves it, first in PATH."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.log = folder / "kaggle", folder / "kaggle" / "requests.jsonl"
        (self.folder / "files").mkdir(parents=True)
        self.state: dict[str, Any] = {"competitions": ["connectx"], "submissions": [], "episodes": {}, "mine": {}}
        self.submit(SUBMISSION)
        programs = folder / "bin"
        programs.mkdir()
        if sys.platform == "win32":
            (programs / "kaggle.bat").write_text(f'@"{sys.executable}" -I -S "{PROGRAM}" %*\r\n')
        else:
            (programs / "kaggle").write_text(f'#!/bin/sh\nexec "{sys.executable}" -I -S "{PROGRAM}" "$@"\n')
            (programs / "kaggle").chmod(0o755)
        monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
        monkeypatch.setenv("FAKE_KAGGLE", str(self.folder))
        monkeypatch.setattr(kaggle_client, "PACE", 0.0)
        monkeypatch.setattr(kaggle_client, "PAUSES", (0,) * 12)
        monkeypatch.setattr(episodes_command, "EPISODES", folder / "episodes")
        self.fetched = folder / "episodes" / str(SUBMISSION)

    def set(self, **state: Any) -> None:
        """Change the world."""
        self.state |= state
        (self.folder / "world.json").write_text(json.dumps(self.state))

    def submit(self, number: int, status: str = "COMPLETE") -> None:
        """Add a submission, the newest one."""
        row = {"ref": number, "fileName": "connectx.py", "date": "2026-11-28 04:27:47"}
        row |= {"description": "commit abc, new", "status": f"SubmissionStatus.{status}"}
        self.set(submissions=[row, *self.state["submissions"]], episodes={**self.state["episodes"], str(number): []})

    def add(self, number: int, replay: Any, logs: Any, mine: int | None, state=COMPLETED, kind=PUBLIC) -> None:
        """Add an episode of the submission; `mine` is the agent whose logs are given, None for both."""
        row = {"id": number, "createTime": "2026-11-28", "endTime": "2026-11-28", "state": state, "type": kind}
        episodes = self.state["episodes"][str(SUBMISSION)]
        episodes[:] = [row, *(entry for entry in episodes if entry["id"] != number)]
        if mine is not None:
            self.state["mine"][str(number)] = mine
        files = self.folder / "files"
        if replay is not None:
            (files / f"episode-{number}-replay.json").write_text(json.dumps(replay))
        for agent in (0, 1):
            if logs is not None:
                (files / f"episode-{number}-agent-{agent}-logs.json").write_text(json.dumps(logs[agent]))
        self.set()

    def play(self, number: int, first, second, *names: str, me: str = "Me") -> None:
        """Add an episode that is played by these agents."""
        self.add(number, *played(first, second, *names, number=number), names.index(me))

    def requests(self, outcome: str | None = None) -> list[list]:
        """Return the requests so far, or those with an outcome."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [request for request, said in map(json.loads, lines) if outcome in (None, said)]

    def served_twice(self) -> list[tuple]:
        """Return the files that were served more than once."""
        served = Counter(tuple(request) for request in self.requests("served") if request[0] in ("replay", "logs"))
        return [request for request, count in served.items() if count > 1]

    def files(self) -> list[str]:
        """Return the names of the files that were fetched."""
        return sorted(path.name for path in self.fetched.glob("episode-*.json"))
