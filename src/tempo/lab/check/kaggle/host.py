"""Process of one cold game: the interpreter of an environment serves the file, `python -m tempo.lab.check.kaggle.host`.

It is started as an isolated process is (`jobs/isolation`). The first line that it reads is a `Launch`. It joins a group
that limits its processor time, or forks: the parent limits its child. Then it becomes the other interpreter, which
needs nothing of ours but `file_server`, and cannot import this project afterwards.
"""

from __future__ import annotations

import json
import os
import socket
from typing import NamedTuple

from tempo.arena.jobs.isolation import exit_as, serve_isolated
from tempo.arena.jobs.processes import SOURCES
from tempo.lab.check.kaggle import cpu_group
from tempo.lab.check.kaggle.cpu_limiter import Limiter
from tempo.native.child_lifetime import die_with

SERVE = """\
import socket, sys
sys.path.insert(0, sys.argv[2])
from tempo.arena.players.agents.file_server import FileServer
sys.path.remove(sys.argv[2])
for name in [name for name in sys.modules if name.split(".")[0] == "tempo"]:
    sys.modules[name] = None
server, sys.argv[1:] = FileServer(socket.socket(fileno=int(sys.argv[1]))), []
server.serve()
"""


class Launch(NamedTuple):
    """Start of another interpreter.

    python: the interpreter
    folder: working folder
    environment: environment variables
    share: of a processor
    group: of cgroup v2 that has this limit; "" to stop and continue the process instead
    """

    python: str
    folder: str
    environment: dict[str, str]
    share: float
    group: str

    def line(self) -> bytes:
        """Return the line that `host` reads."""
        return json.dumps(self).encode() + b"\n"


def read_launch(line: socket.socket) -> Launch:
    """Read the first line, and not a byte more: the rest is for the other interpreter."""
    text = b""
    while not text.endswith(b"\n"):
        byte = line.recv(1)
        if not byte:
            os._exit(0)
        text += byte
    return Launch(*json.loads(text))


def serve(line: socket.socket) -> None:
    """Become the other interpreter, or its parent that limits it."""
    launch = read_launch(line)
    if launch.group:
        cpu_group.join(launch.group)
    else:
        limiter = os.getpid()
        if pid := os.fork():
            line.close()
            exit_as(Limiter(pid, launch.share).run())
        die_with(limiter)
    os.set_inheritable(line.fileno(), True)
    os.chdir(launch.folder)
    command = [launch.python, "-I", "-B", "-c", SERVE, str(line.fileno()), str(SOURCES)]
    os.execve(launch.python, command, launch.environment)


if __name__ == "__main__":
    serve_isolated(serve)
