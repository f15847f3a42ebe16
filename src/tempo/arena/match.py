"""`local_eval.py match A B`: which of two players is stronger, and by how much.

The parent lets both players answer one position before it forks, so that what they compile is compiled once
and never on the clock: a match compares play, the quick evaluation is what charges for the start.
"""

from __future__ import annotations

import gc
from argparse import Namespace

from rich.console import Console

from tempo.arena.inputs import BadInput, Parser, plies, positive, run_command
from tempo.arena.match_report import match_record, print_report, running_score
from tempo.arena.openings import draw_openings
from tempo.arena.pairs import Match, warm_up
from tempo.arena.players import named
from tempo.arena.records import write_json
from tempo.arena.runner import Terms
from tempo.arena.session import PATIENCE, play_all

ACT_TIMEOUT, BANK = 0.2, 0.0  # the clock, if neither it nor a number of simulations is given

DESCRIPTION = "Play pairs of games from random openings, seats swapped; tell score and Elo of A against B."
EXAMPLES = """\
players:
  random, negamax      the environment's built-ins
  classic, champion    our own, with overrides if you like: champion:discount=0.98,cap=3
  mixed                champion's moves and random ones, as chance has it
  openspiel:100000     OpenSpiel's MCTS with its solver, so many simulations a move; 7x6 only
  FILE                 any agent file; the last callable that it defines plays

examples:
  local_eval.py match champion classic --pairs 200 --act-timeout 0.2
  local_eval.py match champion champion:discount=1 --pairs 1000 --sims 20000
  local_eval.py match submission/connectx.py other/main.py --act-timeout 2 --bank 60 --pairs 10

exit code: 0, or 1 if anything forfeited, 2 for input that cannot be used, 130 after Ctrl-C
"""


def parser() -> Parser:
    options = Parser(prog="local_eval.py match", description=DESCRIPTION, epilog=EXAMPLES)
    options.add_argument("first", metavar="A", help="the player whose score is told")
    options.add_argument("second", metavar="B", help="the player it meets")
    options.add_argument("--pairs", type=positive, default=100, metavar="N", help="one opening each (100)")
    options.add_argument("--sims", type=positive, metavar="N", help="simulations a move, no clock; repeatable")
    options.add_argument("--plies", type=plies, default=(2, 6), metavar="N-M", help="random first moves (2-6)")
    options.add_shared(ACT_TIMEOUT, BANK)
    return options


def read_match(options: Namespace) -> Match:
    """The match that was asked for. Its players are made, and have compiled what they compile."""
    if options.sims is not None and (options.act_timeout, options.bank) != (None, None):
        raise BadInput("--sims reads no clock: leave out --act-timeout and --bank")
    players = (named(options.first), named(options.second))
    for player in players:
        if options.sims is not None and not player.repeatable:
            raise BadInput(f"{player.name} is a file and takes no --sims: use --act-timeout")
    terms = Terms(
        **options.config,
        act_timeout=ACT_TIMEOUT if options.act_timeout is None else options.act_timeout,
        bank=BANK if options.bank is None else options.bank,
        timed=options.sims is None,
    )
    openings = draw_openings(options.pairs, terms, options.plies, options.seed)
    for player in players:
        warm_up(player, terms)
    return Match(players, terms, options.plies, openings, options.sims, options.seed)


def run(options: Namespace) -> int:
    match = read_match(options)
    gc.freeze()  # what is here by now is shared with every process; collecting it would copy it into each
    limit = match.terms.longest() + PATIENCE if match.terms.timed else None
    label = "pair {0.pair} game {0.game}".format
    seatings, lasting = match.seatings(), match.lasting()
    played, ending = play_all(match.play, seatings, options.workers, limit, running_score, label, lasting)
    if options.json:
        write_json(options.json, match_record(match, played, ending.seconds))
    if played:
        print_report(Console(), match, played, ending.seconds, options.workers)
    return ending.conclude("local_eval.py match", played)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
