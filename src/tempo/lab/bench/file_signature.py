"""Signature of a built file: `python -m tempo.lab.bench.file_signature GAME FILE`.

It is the same on every system and backend: a digest of the file's searches on the positions of the game's signature,
with fixed seeds and a fixed number of simulations. The line also names the backends that searched.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.arena.players.agents.agent_code import execute
from tempo.lab.bench.bench_command import SIMULATIONS, digest_of, searches


def run(options: argparse.Namespace) -> int:
    """Print the signature of a file."""
    try:
        made: Any = execute(str(options.file), options.file.read_text(encoding="utf-8"))["PLAYER"]
    except (OSError, KeyError) as problem:
        raise BadInput(f"{options.file} is no built file of ours: {problem}") from None

    def new_agent(number: int) -> Any:
        return type(made)(made.profile, options.sims, number, log=False)

    looks = list(searches(options.game, new_agent, (options.sims, options.sims)))
    print(digest_of(looks), " ".join(sorted({look.backend for look in looks if look.backend})))
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.lab.bench.file_signature", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="that the file plays")
    parser.add_argument("file", type=Path, metavar="FILE", help="as build.py writes it")
    parser.add_argument("--sims", type=positive, default=SIMULATIONS, metavar="N", help="simulations of a search (300)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
