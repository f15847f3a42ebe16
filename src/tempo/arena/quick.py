"""`local_eval.py` without a subcommand: is this file fit to be uploaded, and does it beat the built-ins?

The agent file against `random`, `negamax` or other files, through `kaggle_environments` itself, half of the
games in each seat. Every game is a process of its own, forked from one that has imported the environment but
neither numba nor the agent: loading and compiling are paid in the first timed move, as in the competition.
With --warm they are done before the clock starts: the only way to try a clock that could not pay for them.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from tempo.arena.environment import load_environment, play_in_environment
from tempo.arena.inputs import ROOT, Parser, agent_file, positive, run_command
from tempo.arena.pairs import warm_up
from tempo.arena.players import BUILT_INS, AgentFile
from tempo.arena.records import game_record, write_json
from tempo.arena.runner import Game, Terms
from tempo.arena.session import PATIENCE, Played, play_all
from tempo.arena.tables import (
    clock_table,
    print_line,
    print_problems,
    results_table,
    session_text,
    terms_text,
)
from tempo.arena.tally import Side, Tally, tally

ACT_TIMEOUT, BANK = 2.0, 60.0  # the competition's clock
DEFAULT_AGENT = ROOT / "submission" / "connectx.py"

DESCRIPTION = "Play an agent file against the built-ins, through kaggle_environments, over the cores."
SUBCOMMANDS = """\
subcommands (each with a --help of its own):
  local_eval.py                the agent file against random and negamax: the options above
  local_eval.py match A B      which of two players is stronger: score, interval and Elo from pairs of games
  local_eval.py check FILE     would the competition take this file? what fails, and how to mend it
  local_eval.py judge FILE     does a move ever give away what the position is worth? by the exact solver
  local_eval.py bench          the signature of the search, and its speeds

exit code: 0, or 1 if anything forfeited, 2 for input that cannot be used, 130 after Ctrl-C
"""


class Fixture(NamedTuple):
    """One game to be played: `seat` is the agent's."""

    opponent: str
    number: int
    seat: int


class Evaluation(NamedTuple):
    agent: Path
    warm: AgentFile | None  # the same agent, loaded and compiled, if it is to start warm
    opponents: list[str]
    games: int
    terms: Terms
    seed: int

    def fixtures(self) -> list[Fixture]:
        return [Fixture(name, number, number % 2) for name in self.opponents for number in range(self.games)]

    def play(self, fixture: Fixture) -> Game:
        opponent = fixture.opponent
        if opponent not in BUILT_INS:
            opponent = str(Path(opponent).resolve())
        agent = self.warm.seat(0, None) if self.warm else str(self.agent.resolve())
        agents = (agent, opponent)
        seed = f"{self.seed} {fixture.opponent} {fixture.number}"
        return play_in_environment(agents if fixture.seat == 0 else agents[::-1], self.terms, seed)


def parser() -> Parser:
    options = Parser(prog="local_eval.py", description=DESCRIPTION, epilog=SUBCOMMANDS)
    options.add_argument("--agent", default=str(DEFAULT_AGENT), metavar="FILE", help="submission/connectx.py")
    options.add_argument("--opponent", action="append", metavar="WHO", help="random, negamax or a file; repeatable")
    options.add_argument("--games", type=positive, default=10, metavar="N", help="against each opponent (10)")
    options.add_argument("--warm", action="store_true", help="load and compile before the clock starts")
    options.add_shared(ACT_TIMEOUT, BANK)
    return options


def read_evaluation(options: Namespace) -> Evaluation:
    """What was asked for, with files that exist."""
    opponents = list(dict.fromkeys(options.opponent or BUILT_INS))
    for name in opponents:
        if name not in BUILT_INS:
            agent_file(name)
    terms = Terms(
        **options.config,
        act_timeout=ACT_TIMEOUT if options.act_timeout is None else options.act_timeout,
        bank=BANK if options.bank is None else options.bank,
    )
    path = agent_file(options.agent)
    warm = AgentFile(path) if options.warm else None
    return Evaluation(path, warm, opponents, options.games, terms, options.seed)


def running_score(fixtures: Sequence[Fixture], played: Played) -> str:
    total = tally([Side(game, fixtures[index].seat) for index, game in played.items()])
    return f"{total.won} won, {total.drawn} drawn, {total.lost} lost" + forfeits_text(total)


def forfeits_text(total: Tally) -> str:
    own, other = sum(total.own_forfeits.values()), sum(total.other_forfeits.values())
    return f", forfeited {own} ours and {other} theirs" if own or other else ""


def print_report(console: Console, evaluation: Evaluation, played: Played, seconds: float, workers: int) -> None:
    fixtures = evaluation.fixtures()
    sides: dict[str, list[Side]] = {}
    for index, game in played.items():
        sides.setdefault(fixtures[index].opponent, []).append(Side(game, fixtures[index].seat))
    rows = list(sides.items())
    console.print(results_table("against", rows))
    console.print(clock_table("against", rows))
    labelled = []
    for index, game in played.items():
        opponent, number, seat = fixtures[index]
        names = (evaluation.agent.name, opponent)
        labelled.append((f"{opponent} game {number}", game, names[::-1] if seat else names))
    print_problems(console, labelled)
    score = running_score(fixtures, played)
    print_line(console, f"{evaluation.agent.name}: {score}; {terms_text(evaluation.terms, None)}", "bold")
    print_line(console, session_text(len(played), seconds, workers), "dim")


def evaluation_record(evaluation: Evaluation, played: Played, spent: float) -> dict[str, Any]:
    """All that was measured, for JSON."""
    fixtures = evaluation.fixtures()
    return {
        "kind": "quick",
        "agent": str(evaluation.agent),
        "opponents": evaluation.opponents,
        "warm": evaluation.warm is not None,
        "terms": evaluation.terms._asdict(),
        "seed": evaluation.seed,
        "seconds": spent,
        "games": [game_record(game, **fixtures[index]._asdict()) for index, game in played.items()],
    }


def run(options: Namespace) -> int:
    evaluation = read_evaluation(options)
    load_environment()
    if evaluation.warm:
        warm_up(evaluation.warm, evaluation.terms)
    fixtures = evaluation.fixtures()
    limit = evaluation.terms.longest() + PATIENCE
    score = partial(running_score, fixtures)
    label = "{0.opponent} game {0.number}".format
    played, ending = play_all(evaluation.play, fixtures, options.workers, limit, score, label)
    if options.json:
        write_json(options.json, evaluation_record(evaluation, played, ending.seconds))
    if played:
        print_report(Console(), evaluation, played, ending.seconds, options.workers)
    return ending.conclude("local_eval.py", played)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
