"""Probes of the compliance check by fork: a server imports what all of them import, in place of 0.2 s for each.

A second server has the environment's package as well, in place of a second for each probe that plays there.

`ForkedProbe` stands for `Process` in the sandbox. A probe still has its own process, session, folders and
environment variables, and sees nothing of another. As a script it is the server: `python forked_probes.py ADDRESS`.
"""

import gc
import json
import os
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path
from typing import Any

from folders import ROOT

from tempo.arena.adapter.environments.environment import load_environment
from tempo.arena.adapter.game_adapter import adapter_of, games
from tempo.lab.check.sandbox import probe
from tempo.native.child_lifetime import die_with

ENVIRONMENT = "-environment"  # ends the address of the second server


class ForkedProbe:
    """The part of `Process` that the sandbox uses."""

    address = ""

    def __init__(self, command: list[str], cwd: Path, env: dict[str, str], stdout: Any, **_: Any) -> None:
        self.args, self.returncode = command, None
        tasks = json.loads(Path(command[-1]).read_text(encoding="utf-8"))["tasks"]
        plays_there = any(task["do"] == "environment" for task in tasks)
        self.connection = Client(self.address + ENVIRONMENT * plays_there)
        self.connection.send((command[-1], str(cwd), env, stdout.name))
        self.pid: int = self.connection.recv()

    def wait(self, timeout: float | None = None) -> None:
        if self.returncode is None:
            if not self.connection.poll(timeout):
                raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
            self.returncode = self.connection.recv()


@contextmanager
def probe_server(folder: Path) -> Iterator[str]:
    """Run a server, and yield its address."""
    address = str(folder / "probes")
    command = [sys.executable, __file__, address]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None and server.stdout.readline() == b"ready\n"
        yield address
        server.kill()


def serve(address: str) -> None:
    """Be the first server, and fork the second one."""
    die_with(os.getppid())
    for game in games():
        adapter_of(game)
    listener, other = Listener(address, backlog=50), Listener(address + ENVIRONMENT, backlog=50)
    first = os.getpid()
    if os.fork() == 0:
        die_with(first)
        answer(other, load_environment)
    print("ready", flush=True)
    answer(listener, lambda: None)


def answer(listener: Listener, prepare: Callable[[], object]) -> None:
    """Fork a process for each connection; it forks the probe and waits for it. Prepare this process for the first."""
    is_prepared = False
    while True:
        connection = listener.accept()
        if not is_prepared:
            prepare()
            gc.freeze()  # or each process would copy what its garbage collector visits
            is_prepared = True
        if os.fork() == 0:
            begin(connection)
            os._exit(0)
        connection.close()
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def begin(connection: Connection) -> None:
    """Start a probe, report its process and its exit code."""
    question, folder, environment, output = connection.recv()
    if (process := os.fork()) == 0:
        connection.close()
        become(question, folder, environment, output)
    connection.send(process)
    connection.send(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))


def become(question: str, folder: str, environment: dict[str, str], output: str) -> None:
    """Be a probe, as if just started."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for descriptor, path, mode in ((0, os.devnull, os.O_RDONLY), (1, output, os.O_WRONLY), (2, output, os.O_WRONLY)):
        os.dup2(os.open(path, mode | os.O_APPEND), descriptor)
    try:
        probe.main(question, is_contained=False)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


if __name__ == "__main__":
    serve(sys.argv[1])
