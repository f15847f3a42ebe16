"""`python -m tempo.lab.bench.executor_bench`: games per second on one core, on all cores, and on all through local Ray.

The same games are played each time, with a number of simulations, and must have the same moves. The executors take
turns, round by round, so that other load on the machine affects all alike. Each run is a process of its own, because a
process with Ray in it must not fork. A run is timed from the start of the first game to the last result, without the
time to start Ray, to fork and to compile.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import Namespace
from hashlib import blake2b
from statistics import median
from time import monotonic
from typing import NamedTuple

from rich.table import Table

from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.lab.jobs.executor import add_options, executor_of
from tempo.lab.players.player_specs import parse_player
from tempo.lab.referee.game_adapter import adapter_of, new_config
from tempo.lab.referee.game_options import add_game
from tempo.lab.tournament.pairs import ScheduledGame, Tournament, everyone

EXECUTORS = {"one process": ["--workers", "1"], "a process for each core": [], "local Ray": ["--ray", "local"]}
EXAMPLES = """\
examples:
  python -m tempo.lab.bench.executor_bench champion:book=0,exact=0 classic        the figures of docs/how-to/cluster.md
  python -m tempo.lab.bench.executor_bench random random --games 20000 --sims 1
"""


class _TimedGames(NamedTuple):
    """Plays games and returns when each started. The clock is the same for all processes of a machine."""

    tournament: Tournament

    def play(self, scheduled: ScheduledGame) -> tuple[float, list[int | None]]:
        """Play one game; return its start time and its actions."""
        start = monotonic()
        return start, [move.action for move in self.tournament.play(scheduled).moves]


def parser() -> Parser:
    options = Parser(prog="python -m tempo.lab.bench.executor_bench", description=__doc__, epilog=EXAMPLES)
    add = options.add_argument
    add("players", nargs="*", default=["champion", "champion"], metavar="PLAYER", help="two players")
    add("--games", type=positive, default=2000, metavar="N", help="games in a run (2,000)")
    add("--sims", type=positive, default=1000, metavar="N", help="simulations a move (1,000)")
    add("--rounds", type=positive, default=3, metavar="N", help="runs of each executor (3)")
    add("--once", action="store_true", help="do one run, with --workers or --ray, and print it as JSON")
    add_game(options)
    add_options(options)
    return options


def _time_run(options: Namespace) -> tuple[float, str]:
    """Return the seconds from the start of the first game to the last result, and a digest of all moves."""
    config = new_config(options.game, timed=False)
    players, adapter = tuple(parse_player(name, options.game) for name in options.players), adapter_of(options.game)
    openings = adapter.draw_openings(-(-options.games // 2), config, adapter.usual_plies(config), seed=1)
    tournament = Tournament(players, everyone(len(players)), config, openings, options.sims, seed=1)
    jobs, begun, moves = tournament.schedule()[: options.games], [], {}
    executor = executor_of(options)
    for index, result in executor.run(_TimedGames(tournament).play, jobs, prepare=tournament.prepare, lasting=True):
        start, moves[index] = result
        begun.append(start)
    seconds = monotonic() - min(begun)
    return seconds, blake2b(json.dumps(sorted(moves.items())).encode(), digest_size=8).hexdigest()


def run(options: Namespace) -> int:
    if options.once:
        print(json.dumps(_time_run(options)))
        return 0
    command = [sys.executable, "-m", "tempo.lab.bench.executor_bench", *options.players, "--once"]
    command += ["--games", str(options.games), "--sims", str(options.sims), "--game", options.game]
    found: dict[str, list[float]] = {executor_name: [] for executor_name in EXECUTORS}
    digests = set()
    for _ in range(options.rounds):
        for executor_name, more in EXECUTORS.items():
            done = subprocess.run([*command, *more], stdout=subprocess.PIPE, check=False)
            if done.returncode:
                raise BadInput(f"{executor_name}: exit code {done.returncode}")
            seconds, digest = json.loads(done.stdout)
            found[executor_name].append(seconds)
            digests.add(digest)
    _print_report(Console(), options.games, found)
    print("the same moves everywhere" if len(digests) == 1 else f"{len(digests)} different sets of moves")
    return int(len(digests) != 1)


def _print_report(console: Console, games: int, found: dict[str, list[float]]) -> None:
    """Print the medians over the rounds, and the medians of the rounds' ratios."""
    table = Table()
    for heading in ("executor", "seconds", "games/s", "against one process", "against processes"):
        table.add_column(heading, justify="left" if heading == "executor" else "right")
    one, processes = list(found.values())[:2]
    for executor_name, seconds in found.items():
        ratios = [median(a / b for a, b in zip(base, seconds, strict=True)) for base in (one, processes)]
        middle = median(seconds)
        table.add_row(executor_name, f"{middle:.2f}", f"{games / middle:,.0f}", *(f"{ratio:.3f}" for ratio in ratios))
    console.print(table)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
