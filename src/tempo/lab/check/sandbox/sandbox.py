"""The checked agent file, and the processes that run it.

Each process has a sandbox: a folder with a copy of the file as `main.py` and nothing beside it, and empty working, home
and temporary folders. Only the row on the second process lets two processes share one.

The sandbox contains mistakes, and processes and shared memory if the system allows it (see `jobs/isolation`). It is no
prison: the network, all other files of the machine and the environment variables are as open to the file as to any
program.
"""

from __future__ import annotations

import json
import os
import shutil
import site
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from tempo.arena.adapter.game_adapter import adapter_of
from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.command_line.process_text import signal_name
from tempo.arena.jobs import isolation
from tempo.arena.jobs.processes import MARK, Process, kill_marked, kill_tree, python
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_spec import CheckSpec, check_spec_of
from tempo.arena.referee.messages import AgentCall, Task
from tempo.lab.check.sandbox.entry import Definition, find_entry
from tempo.lab.check.sandbox.replies import ProbeReply, read_replies

GRACE = 60.0  # seconds for starting Python and compiling, beyond what the clock allows
HUNG = "no answer"
NONSENSE = "the agent wrote nonsense into the file of its measurements"
MOST_LOOKED_AT = 1 << 16  # bytes at the end of the error output
LONGEST = 60  # moves that no row exceeds by much, except in longer games


@dataclass(frozen=True)
class Limits:
    """Limits of a passing agent: the competition's clock, its container's memory, and the largest upload."""

    act_timeout: float = 2.0
    bank: float = 60.0
    memory: int = 4096  # MiB
    size: int = 100 * 1024  # KiB
    patience: float | None = None  # seconds after which a process counts as hung
    environment: str | None = None  # of the row `environment`, in place of the game's own


class ProcessLost(Exception):
    """A process that hung or died before it finished its tasks; the message says where and how."""

    def __init__(self, ending: str, last_words: str, task: Task) -> None:
        super().__init__(f"{ending}, in: {task['label']}{last_words}")
        is_hung = ending.startswith(HUNG)  # without a place: another task may hang for another reason
        self.fault = str(self) if is_hung else ending + last_words
        self.warning: str = task.get("not_in_competition", "")


class Sandbox:
    """Folders of one process, or of several in turn: empty except for the agent.

    Nothing else is isolated: not the network, not other files, not the environment variables.
    """

    def __init__(self, root: Path, agent: Path) -> None:
        self.root = root
        self.folders = {name: root / name for name in ("agent", "work", "home", "tmp")}
        for folder in self.folders.values():
            folder.mkdir()
        self.agent = self.folders["agent"] / "main.py"
        shutil.copyfile(agent, self.agent)

    def protected(self) -> list[str]:
        """Return the folders to protect in the read-only test: that of the file, and the working folder."""
        return [str(self.folders["agent"]), str(self.folders["work"])]

    def environment(self) -> dict[str, str]:
        """Return environment variables with home and temporary folders inside; user packages are still found."""
        variables = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
        home, temporary = str(self.folders["home"]), str(self.folders["tmp"])
        variables["PYTHONUSERBASE"] = site.getuserbase()
        variables |= dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME"), home)
        return variables | dict.fromkeys(("TMPDIR", "TEMP", "TMP"), temporary)

    def run(self, request: dict[str, Any], memory: int, patience: float) -> list[ProbeReply]:
        """Do the tasks of a request in a new process, and kill what it started.

        request: see `probe`
        memory: MiB of shared memory
        patience: seconds after which the process counts as hung
        """
        tasks = request["tasks"]
        with (
            TemporaryDirectory(prefix="check-", ignore_cleanup_errors=True) as folder,
            Path(folder, "answers").open("w+b") as answers,  # open here, whatever the agent does to its name
            Path(folder, "errors").open("w+b") as errors,
        ):
            question = Path(folder, "request.json")
            question.write_text(json.dumps(request | {"agent": str(self.agent), "answers": str(answers.name)}))
            ending = self.start(question, memory, patience, errors)
            try:
                replies = read_replies(answers, tasks)
            except ValueError:
                raise ProcessLost(NONSENSE, "", tasks[0]) from None
            if len(replies) < len(tasks):
                raise ProcessLost(ending, last_line(errors), tasks[len(replies)])
        return replies

    def start(self, question: Path, memory: int, patience: float, errors: IO[bytes]) -> str:
        """Run the probe of a request, and kill what it started; return how it ended."""
        mark = os.urandom(16).hex()
        environment = self.environment() | {MARK: mark}
        numbers = map(str, (os.getpid(), int(isolation.may_contain), memory))
        try:
            process = Process(
                [*python(environment), "-m", "tempo.lab.check.sandbox.probe", *numbers, str(question)],
                cwd=self.folders["work"],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )
        except OSError as problem:
            return f"no process starts after the first one ({problem.strerror})"
        try:
            process.wait(patience)
            return f"the process died ({how_it_ended(process.returncode)})"
        except subprocess.TimeoutExpired:
            return f"{HUNG} within {patience:.0f} s"
        finally:
            kill_tree(process)
            if process.returncode < 0:  # it could not end what it started
                kill_marked(mark)


def how_it_ended(code: int) -> str:
    """Describe an exit code."""
    return f"exit code {code}" if code >= 0 else signal_name(-code)


def last_line(errors: IO[bytes]) -> str:
    """Return the last line of the process's error output."""
    errors.seek(max(0, errors.seek(0, os.SEEK_END) - MOST_LOOKED_AT))
    lines = errors.read().decode("utf-8", "replace").strip().splitlines()
    return f"; its last output: {lines[-1][:200]}" if lines else ""


class CheckedAgent:
    """One agent file with cached results that several rows need.

    `board` has the game and its board; the clock comes from the limits.
    """

    def __init__(self, path: Path, limits: Limits, board: MatchConfig) -> None:
        self.path = path
        self.limits = limits
        self.clock = board._replace(act_timeout=limits.act_timeout, bank=limits.bank)
        self.brief = check_tasks.short_clock(board)

    @cached_property
    def spec(self) -> CheckSpec:
        """Return the game's part of the check."""
        return check_spec_of(self.clock.game)

    @property
    def patience(self) -> float:
        """Return the seconds after which a process counts as hung."""
        moves = max(LONGEST, adapter_of(self.clock.game).most_plies(self.clock))
        return self.limits.patience or GRACE + self.limits.bank + moves * self.limits.act_timeout

    def ask(self, tasks: Sequence[Task], read_only: bool = False) -> list[ProbeReply]:
        """Do tasks in a new process and a new sandbox."""
        return self.ask_in_turn([tasks], read_only)[0]

    def ask_unrepaired(self, tasks: Sequence[Task]) -> list[ProbeReply]:
        """Do tasks in a new process with the file as it is: the last callable, and no `__file__`."""
        return self._run([tasks], read_only=False, entry=None, dunder_file=False)[0]

    def ask_in_turn(self, processes: Sequence[Sequence[Task]], read_only: bool = False) -> list[list[ProbeReply]]:
        """Do tasks in several new processes, one after the other, that share a sandbox."""
        return self._run(processes, read_only, entry=self.meant_entry, dunder_file=self.needs_dunder_file)

    def _run(
        self, processes: Sequence[Sequence[Task]], read_only: bool, entry: str | None, dunder_file: bool
    ) -> list[list[ProbeReply]]:
        with TemporaryDirectory(prefix="check-", ignore_cleanup_errors=True) as root:
            sandbox = Sandbox(Path(root), self.path)
            request = {
                "game": self.clock.game,
                "entry": entry,
                "dunder_file": dunder_file,
                "read_only": sandbox.protected() if read_only else [],
            }
            requests = [request | {"tasks": list(tasks)} for tasks in processes]
            return [sandbox.run(asked, self.limits.memory, self.patience) for asked in requests]

    @cached_property
    def loading(self) -> tuple[list[Definition], str]:
        """Return the callables that the file defines, and the error of loading it. `__file__` is provided."""
        tasks = [{"do": "describe", "label": "loading the file"}]
        try:
            reply = self._run([tasks], read_only=False, entry=None, dunder_file=True)[0][0]
        except ProcessLost as lost:
            return [], str(lost)
        return [Definition(*entry) for entry in reply.details.get("definitions", [])], reply.problem

    @cached_property
    def meant_entry(self) -> str | None:
        """Return the callable that is meant to be the agent, if it is not the last one."""
        meant, problem = find_entry(self.loading[0])
        return meant if problem else None

    @property
    def is_playable(self) -> bool:
        """Return whether the file loads and has an agent."""
        definitions, problem = self.loading
        return not problem and find_entry(definitions)[0] is not None

    def first_move(self, dunder_file: bool) -> ProbeReply:
        """Return the reply to the first move of a new process, with or without `__file__`."""
        tasks = [check_tasks.first_move_task(self.brief)]
        try:
            return self._run([tasks], read_only=False, entry=self.meant_entry, dunder_file=dunder_file)[0][0]
        except ProcessLost as lost:
            return ProbeReply(str(lost), [], 0.0, {}, lost.fault, is_lost=True)

    @cached_property
    def bare_move(self) -> ProbeReply:
        """Return the reply to the first move without `__file__`."""
        return self.first_move(dunder_file=False)

    @cached_property
    def needs_dunder_file(self) -> bool:
        """Return whether the first move fails without `__file__` and succeeds with it."""
        if not self.bare_move.problem or self.bare_move.is_lost:
            return False
        return not self.first_move(dunder_file=True).problem

    @cached_property
    def answers(self) -> list[ProbeReply]:
        """Return replies to positions of all kinds, for the type of answers; one that raised has no call."""
        lone = self.spec.single_move_tasks(self.brief)
        return self.ask(check_tasks.answer_type_tasks(self.brief, self.spec.shortcut_openings(self.brief), lone))

    @property
    def wrong_answers(self) -> list[AgentCall]:
        """Return the answers of a wrong type."""
        return [call for reply in self.answers for call in reply.calls if not call.is_right]

    @cached_property
    def pregame_problem(self) -> str:
        """Return the problem of the call before the game, in games whose environment makes one."""
        if self.spec.pregame_observation is None:
            return ""
        return self.ask([check_tasks.pregame_task(self.brief, plain=False)])[0].problem

    @property
    def whole_game(self) -> ProbeReply:
        """Return a game at the full clock."""
        if isinstance(self._whole_game, ProcessLost):
            raise self._whole_game
        return self._whole_game

    @cached_property
    def _whole_game(self) -> ProbeReply | ProcessLost:
        """Play the game at the full clock; a lost process is cached too."""
        try:
            return self.ask([check_tasks.game_task("a game at the full clock", 0, self.clock)])[0]
        except ProcessLost as lost:
            return lost
