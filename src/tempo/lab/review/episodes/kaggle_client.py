"""The `kaggle` command line as a client of simulation competitions: submissions, their episodes, replays and logs.

It is run as a program, so that its login, its proxy settings and its updates are its own. A refusal that passes by
itself (rate limit, network, an error of the server) is tried again after a growing pause; any other one ends the
command with a line that says what to do.
"""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from tempo.arena.command_line.inputs import BadInput
from tempo.arena.command_line.process_text import one_line

PROGRAM_NAME = "kaggle"
UPGRADE = "pip install --upgrade 'kaggle>=2.1.1'"  # the first version whose list of submissions has their numbers
PACE = 1.0  # seconds between two requests, at least
PAUSES = (5, 15, 30, 60, 120, 240, 480)  # seconds before a request that was refused is tried again
OFFLINE, OFFLINE_TRIES = "no network", 3
LONGEST_CALL = 600  # seconds
DOWNLOADS = 5  # of a file that is not whole
MOST_SUBMISSIONS = 100  # in a list

TEMPORARY = {  # patterns of what passes by itself, and what to call it
    r"\b429\b|Too Many Requests|rate limited": "Kaggle's rate limit",
    r"\b5\d\d Server Error|\b50[0234]\b": "an error of Kaggle's server",
    r"ConnectionError|NewConnectionError|NameResolution|Max retries exceeded|Connection (?:aborted|reset|refused)"
    r"|Read timed out|ConnectTimeout|Temporary failure in name resolution|ProxyError|SSLError": OFFLINE,
}
LOGIN = r"Authentication required|\b401\b|Unauthorized|Could not find kaggle\.json|Missing username|invalid_grant"
TOO_OLD = r"invalid choice|unrecognized arguments|No such option|unrecognized command"
BROKEN = r"ModuleNotFoundError|ImportError"
MISSING = r"\b40[34]\b|Not Found|Forbidden|Permission"


class Submission(NamedTuple):
    """A submission in the list of a competition."""

    number: int
    date: str
    description: str
    status: str  # complete, error or pending

    @property
    def text(self) -> str:
        """The submission in a few words."""
        return f"{self.number} of {self.date[:16]}" + (f" ({self.description})" if self.description else "")


class ListedEpisode(NamedTuple):
    """An episode in the list of a submission."""

    number: int
    state: str  # completed, or else still running or failed
    kind: str  # public or validation

    @property
    def is_over(self) -> bool:
        """Whether the episode has a replay."""
        return self.state == "completed"


class Unavailable(Exception):
    """Kaggle has no such file, or not for this account."""


class TryLater(BadInput):
    """Kaggle could not be reached, or refused for a while, in all tries."""


class Kaggle:
    """The command line; requests go out one after the other, at most one in PACE seconds."""

    def __init__(self, say: Callable[[str], object], pause: Callable[[float], object] = sleep) -> None:
        """Find the program. `say` prints a line about a pause; `pause` sleeps."""
        program = shutil.which(PROGRAM_NAME)
        if program is None:
            raise BadInput(f"no `kaggle` command here: {UPGRADE}, then `kaggle auth login`")
        self.program, self.say, self.pause = program, say, pause
        self.earliest = 0.0  # when the next request may go out

    def submissions(self, competition: str) -> list[Submission]:
        """Return the latest submissions to a competition, the newest first."""
        arguments = ["submissions", competition, "-v", "-q", "--page-size", str(MOST_SUBMISSIONS)]
        rows = self._table(arguments, "ref", f"no competition '{competition}', or its rules are not accepted yet")
        return [
            Submission(int(row["ref"]), row.get("date", ""), row.get("description", ""), _word(row.get("status", "")))
            for row in rows
        ]

    def episodes(self, submission: int) -> list[ListedEpisode]:
        """Return the episodes of a submission, the newest first."""
        rows = self._table(["episodes", str(submission), "-v", "-q"], "id", f"no submission {submission} of yours")
        listed = [ListedEpisode(int(row["id"]), _word(row["state"]), _word(row.get("type", ""))) for row in rows]
        return sorted(listed, reverse=True)

    def fetch_replay(self, episode: int, folder: Path) -> Path:
        """Download a replay; return its file."""
        return self._download(["replay", str(episode)], folder / replay_name(episode))

    def fetch_logs(self, episode: int, agent: int, folder: Path) -> Path:
        """Download the output of an agent, 0 or 1; return its file."""
        return self._download(["logs", str(episode), str(agent)], folder / logs_name(episode, agent))

    def _download(self, arguments: Sequence[str], file: Path) -> Path:
        """Download a file until it is whole; Unavailable where Kaggle refuses it."""
        for _ in range(DOWNLOADS):
            self._request([*arguments, "-q", "-p", str(file.parent)])
            if is_whole(file):  # after Ctrl-C it is not, though the program ends with 0
                return file
        raise TryLater(f"`kaggle` wrote no whole {file.name}, in {DOWNLOADS} tries: try again later")

    def _table(self, arguments: Sequence[str], first: str, missing: str) -> list[dict[str, str]]:
        """Return the rows of a table in CSV whose first column has this name. Lines before it are notices."""
        try:
            lines = self._request(arguments).splitlines()
        except Unavailable as problem:
            raise BadInput(f"{missing}: {problem}") from None
        heads = [place for place, line in enumerate(lines) if line.split(",")[0] == first]
        if not heads:
            if any(line.startswith("No ") and line.rstrip().endswith(" found") for line in lines):
                return []
            raise BadInput(f"this `kaggle` lists no '{first}': {UPGRADE}")
        rows = csv.DictReader(lines[heads[0] :])
        return [row for row in rows if (row.get(first) or "").isdecimal()]

    def _request(self, arguments: Sequence[str]) -> str:
        """Return the output of a request, after as many tries as it takes."""
        for tries, wait in enumerate((*PAUSES, None), start=1):
            self.pause(max(0.0, self.earliest - monotonic()))
            self.earliest = monotonic() + PACE
            code, out, err = self._call(arguments)
            if code == 0:
                return out
            reason = _refusal(arguments[0], f"{err}\n{out}")
            if wait is None or (reason == OFFLINE and tries >= OFFLINE_TRIES):
                raise TryLater(f"{reason}: try again later; what is fetched stays")
            self.say(f"{reason}: trying again in {wait} s")
            self.pause(wait)
        raise AssertionError("the last try returns or raises")

    def _call(self, arguments: Sequence[str]) -> tuple[int, str, str]:
        """Run the program; return exit code, output and errors."""
        environment = {**os.environ, "PYTHONUTF8": "1", "PYTHONIOENCODING": "utf-8"}
        for name in ("PYTHONPATH", "KAGGLE_OUTPUT_FORMAT"):
            environment.pop(name, None)  # it may be installed for another Python
        command = [self.program, "-W", "competitions", *arguments]
        try:
            with subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment,
                encoding="utf-8", errors="replace",
            ) as process:  # fmt: skip
                try:
                    out, err = process.communicate(timeout=LONGEST_CALL)
                except BaseException:
                    process.kill()
                    raise
                return process.returncode, out, err
        except subprocess.TimeoutExpired:
            return 1, "", "Read timed out"
        except OSError as problem:
            raise BadInput(f"cannot run '{self.program}': {problem.strerror}") from None


def is_whole(file: Path) -> bool:
    """Return whether a file holds JSON."""
    try:
        json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return True


def replay_name(episode: int) -> str:
    """Return the name of a replay's file, as `kaggle` gives it."""
    return f"episode-{episode}-replay.json"


def logs_name(episode: int, agent: int) -> str:
    """Return the name of a file with an agent's output, as `kaggle` gives it."""
    return f"episode-{episode}-agent-{agent}-logs.json"


def _word(text: str) -> str:
    """Return the last word of a state or kind in small letters: of `EpisodeState.COMPLETED`, `EPISODE_TYPE_PUBLIC`."""
    return re.split(r"[._]", text)[-1].lower()


def _refusal(request: str, text: str) -> str:
    """Return the name of a refusal that passes by itself; raise Unavailable, or BadInput with what to do."""
    if re.search(TOO_OLD, text):
        raise BadInput(f"this `kaggle` is too old for `kaggle competitions {request}`: {UPGRADE}")
    if re.search(BROKEN, text):
        raise BadInput(f"`kaggle` does not start ({_last_line(text)}): {UPGRADE}")
    for pattern, name in TEMPORARY.items():
        if re.search(pattern, text):
            return name
    if re.search(LOGIN, text):
        raise BadInput("not logged in to Kaggle, or the login has expired: `kaggle auth login`, then the same command")
    if re.search(MISSING, text):
        raise Unavailable(_first_line(text))
    raise BadInput(f"`kaggle competitions {request}` failed: {_first_line(text)}")


def _first_line(text: str) -> str:
    """Return the first line that says something."""
    return one_line(next((line for line in text.splitlines() if line.strip()), "it says nothing"))[:200]


def _last_line(text: str) -> str:
    """Return the last line of an error that Python reports."""
    lines = [line for line in text.splitlines() if re.match(r"\w+Error", line)]
    return one_line(lines[-1] if lines else "it says nothing")[:200]
