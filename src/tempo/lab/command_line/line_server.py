"""Our agents as engines: what the programs have in common that answer a protocol of lines on a pipe."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Protocol

from tempo.lab.command_line.inputs import Parser, cores, positive, run_command, seconds


class LineServer(Protocol):
    running: bool  # False once it was told to end

    def answer(self, line: str) -> str:
        """What to write, the end of the line included, or nothing."""


def serve(server: LineServer) -> None:
    """Answer what comes in until the server is told to end, or the input ends. Bytes that are no text do no harm: a
    manager may name a folder in any encoding."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(server.answer(line.decode(errors="replace")).encode())
        sys.stdout.buffer.flush()
        if not server.running:
            return


def run_engine(module: str, about: str | None, play: Callable[[float, int], None], argv: list[str]) -> int:
    """The program `python -m MODULE`: `play` is given the seconds for a move without a clock, and how many
    threads think."""
    options = Parser(prog=f"python -m {module}", description=about)
    usual = cores()
    options.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="a move, without a clock (1)")
    told = f"to think with ({usual}: as many as there are cores)"
    options.add_argument("--threads", type=positive, default=usual, metavar="N", help=told)

    def run(given: Namespace) -> int:
        print(f"threads: {given.threads}", file=sys.stderr, flush=True)
        play(given.seconds, given.threads)
        return 0

    return run_command(options, run, argv)
