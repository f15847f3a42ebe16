"""Our agents as engines: the common part of programs that serve a line protocol on a pipe."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Protocol

from tempo.arena.command_line.inputs import Parser, positive, run_command, seconds
from tempo.native.cores import usable_cores


class LineServer(Protocol):
    """A protocol's server."""

    running: bool  # False after the command to quit

    def answer(self, line: str) -> str:
        """Return the reply to a line, its line end included, or nothing."""


def serve(server: LineServer) -> None:
    """Answer lines until the server stops or the input ends.

    Bytes that are not UTF-8 are replaced: a manager may name a folder in any encoding.
    """
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(server.answer(line.decode(errors="replace")).encode())
        sys.stdout.buffer.flush()
        if not server.running:
            return


def run_engine(module: str, about: str | None, play: Callable[[float, int], None], argv: list[str]) -> int:
    """Run the program `python -m MODULE`.

    module: its name, for help and errors
    about: description for --help
    play: runs the engine, given seconds for a move without a clock and the number of threads
    argv: arguments
    """
    options = Parser(prog=f"python -m {module}", description=about)
    default = usable_cores()
    options.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="a move, without a clock (1)")
    about_threads = f"search threads ({default}, the number of cores)"
    options.add_argument("--threads", type=positive, default=default, metavar="N", help=about_threads)

    def run(given: Namespace) -> int:
        print(f"threads: {given.threads}", file=sys.stderr, flush=True)
        play(given.seconds, given.threads)
        return 0

    return run_command(options, run, argv)
