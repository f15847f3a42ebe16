"""`local_eval.py positions`: how often does a player find the best move, and how often one that gives nothing away?

Positions say more in a minute than games do in an hour: each is a question with a known answer. They come from
a set with exact scores, or are drawn and then scored by our own solver.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from math import sqrt
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from tempo.connectx.sport.exact_scores import TABLE_BITS, ScoreQuestion, Shape, check_shape, score_all
from tempo.connectx.sport.plug_in import configuration_of, observation_of, verdict
from tempo.lab.command_line.inputs import BadInput, Parser, plies, positive, run_command, seconds, writable
from tempo.lab.entrants.players import Entrant, named
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.referee.one_game import Outcome, PlayedGame, PlayedMove, Struct, Terms, ask, forfeited, new_terms
from tempo.lab.referee.thoughts import thought_of
from tempo.lab.review.drawn_positions import board_after, draw_from_all, draw_positions
from tempo.lab.review.move_quality import Judged, accuracy
from tempo.lab.review.review_report import WIDTH
from tempo.lab.review.score_sets import MIDDLE, Scored, read_score_set, write_score_set
from tempo.lab.statistics.pentanomial import Z_95
from tempo.lab.tournament.pairs import derive_seed, warm_up
from tempo.lab.tournament.play_games import PATIENCE, Ending, Played, play_all

ACT_TIMEOUT, BANK = 2.0, 60.0
STONES = (10, 17)

DESCRIPTION = "Score a player on positions of which the exact score of every column is known."
EXAMPLES = """\
A move is perfect if no other wins sooner or loses later; it keeps the value if a win stays a win and a draw a draw.
Players are those of `match`; each move is asked for with a full bank.

examples:
  local_eval.py positions champion                                      1,000 positions with 10 to 17 stones
  local_eval.py positions classic --sims 1000000
  local_eval.py positions openspiel:10000 --set my_positions.txt
  local_eval.py positions submission/connectx.py --draw 1000 --stones 8-41 --strict
  local_eval.py positions champion --every --draw 500 --stones 0-8 --strict    drawn evenly from all that there are
  local_eval.py positions --draw 200 --stones 8-12 --seed 7 --save my_positions.txt      make a set, ask nobody

exit code: 0, or 1 if anything forfeited or, with --strict, lost value; 2 for input that cannot be used, 130 after
Ctrl-C
"""


class Asking(NamedTuple):
    """A player, and the terms on which it is asked."""

    player: Entrant
    terms: Terms
    simulations: int | None
    seed: int

    def prepare(self) -> None:
        warm_up(self.player, self.terms)

    def answer(self, moves: tuple[int, ...]) -> PlayedGame:
        """One move with a full bank, as a game that was broken off after it."""
        agent = self.player.seat(derive_seed(self.seed, *moves), self.simulations)
        board, printed, seat = board_after(self.terms, moves), StringIO(), len(moves) % 2
        bank, configuration = self.terms.bank, Struct(configuration_of(self.terms))
        with redirect_stdout(printed), redirect_stderr(StringIO()):
            said, spent = ask(agent, observation_of(board, bank), configuration, perf_counter)
        status, column = verdict(said, board)
        if self.terms.timed and spent > self.terms.act_timeout + bank:
            status, column = "TIMEOUT", None
        move = PlayedMove(board.stones, seat, column, spent, bank, *thought_of(agent, printed.getvalue()))
        outcome = Outcome(("DONE", "DONE"), (0, 0)) if column is not None else forfeited(seat, status, "")
        return PlayedGame(moves, [move], *outcome[:2], (bank, bank))


def wilson(part: int, whole: int) -> tuple[float, float]:
    """The 95 % interval of a share that was counted: Wilson's, which is right at 0 and 1 too."""
    if whole == 0:
        return 0.0, 1.0
    share, square = part / whole, Z_95**2
    centre = (share + square / (2 * whole)) / (1 + square / whole)
    half = Z_95 * sqrt(share * (1 - share) / whole + square / (4 * whole**2)) / (1 + square / whole)
    return max(0.0, centre - half), min(1.0, centre + half)


def parser() -> Parser:
    options = Parser(prog="local_eval.py positions", description=DESCRIPTION, epilog=EXAMPLES)
    options.add_argument("player", metavar="PLAYER", nargs="?", help="as in `match`: champion, openspiel:1000, a file")
    options.add_argument("--set", type=Path, metavar="FILE", help="positions with scores (10 to 17 stones, our own)")
    options.add_argument("--draw", type=positive, metavar="N", help="draw so many instead, and score them first")
    options.add_argument("--stones", type=plies, default=STONES, metavar="N-M", help="on the boards drawn (10-17)")
    options.add_argument("--every", action="store_true", help="draw evenly from all that there are; to 8 stones, 7x6")
    options.add_argument("--first", type=positive, metavar="N", help="only the first N positions")
    options.add_argument("--seconds", type=seconds, metavar="S", help="to score a drawn position (no limit)")
    options.add_argument("--save", type=writable, metavar="FILE", help="the positions drawn, with their scores")
    options.add_argument("--sims", type=positive, metavar="N", help="simulations a move, no clock; repeatable")
    options.add_argument("--strict", action="store_true", help="list the moves that lose value; exit code 1 if any did")
    options.add_argument("--json", type=writable, metavar="FILE", help="write every move, with all scores")
    options.add_argument(
        "--table-bits", type=positive, default=TABLE_BITS, metavar="N", help=f"2^N words ({TABLE_BITS})"
    )
    options.add_shared(ACT_TIMEOUT, BANK)
    add_options(options)
    return options


def read_positions(options: Namespace, executor: Executor) -> tuple[Shape, list[Scored]]:
    """The positions that were asked for, with their scores."""
    if options.draw is None:
        if options.every or options.save:
            raise BadInput("--every and --save go with --draw N")
        return read_score_set(options.set or MIDDLE)
    if options.set is not None:
        raise BadInput("--set names positions, --draw draws some: give one of them")
    terms = new_terms("connectx", options.config)
    shape = Shape(terms.rows, terms.columns, terms.inarow, options.table_bits)
    check_shape(shape)
    if options.stones[1] >= shape.rows * shape.columns:
        raise BadInput(f"a position to move in has at most {shape.rows * shape.columns - 1} stones")
    draw = draw_from_all if options.every else draw_positions
    drawn = list(draw(terms, options.draw, options.stones, options.seed))
    questions = [ScoreQuestion(shape, moves, options.seconds) for moves in sorted(drawn, key=len, reverse=True)]
    scored = dict(zip([question.moves for question in questions], score_all(questions, executor), strict=True))
    return shape, [Scored(moves, scored[moves]) for moves in drawn]


def read_asking(options: Namespace, shape: Shape) -> Asking:
    player = named(options.player)
    if options.sims is not None and (options.act_timeout, options.bank) != (None, None):
        raise BadInput("--sims reads no clock: leave out --act-timeout and --bank")
    if options.sims is not None and not player.repeatable:
        raise BadInput(f"{player.name} cannot be told a number of simulations: leave out --sims")
    clock = ACT_TIMEOUT if options.act_timeout is None else options.act_timeout
    bank = BANK if options.bank is None else options.bank
    terms = Terms(*shape[:3], act_timeout=clock, bank=bank, timed=options.sims is None)
    return Asking(player, terms, options.sims, options.seed)


def ask_all(asking: Asking, positions: Sequence[Scored], executor: Executor) -> tuple[Played, Ending]:
    """The player's move in every position, as far as it got."""
    played: Played = {}
    ending = play_all(
        asking.answer,
        [position.moves for position in positions],
        executor,
        played.__setitem__,
        prepare=asking.prepare,
        limit=asking.terms.longest() + PATIENCE if asking.terms.timed else None,
        lasting=True,
        view=lambda: f"moves of {asking.player.name}",
        label=lambda moves: f"position {''.join(map(str, moves)) or 'empty'}",
    )
    return dict(sorted(played.items())), ending


def judge(positions: Sequence[Scored], played: Played) -> list[Judged]:
    """The moves beside the scores; forfeits are left out."""
    judged = []
    for place, game in played.items():
        (move,), (moves, scores) = game.moves, positions[place]
        if move.action is not None:
            cells = move._asdict()
            judged.append(Judged(place, len(moves), move.seat, 0, move.action, scores, 0, cells))
    return judged


def share_text(part: int, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{part / whole:.3f} ({low:.3f}-{high:.3f})" if whole else "-"


def print_report(console: Console, asking: Asking, judged: Sequence[Judged]) -> None:
    """One row for every number of stones, and one for all."""
    budget = "" if asking.terms.timed else f" with {asking.simulations:,} simulations"
    table = Table(title=f"moves of {asking.player.name}{budget}, and 95 % intervals", title_justify="left")
    for heading in ("stones", "positions", "perfect", "keep the value", "median s", "worst s"):
        table.add_column(heading, justify="right")
    for stones in [*sorted({one.ply for one in judged}), None]:
        those = [one for one in judged if stones in (None, one.ply)]
        figures, spent = accuracy(those), [one.move["seconds"] for one in those if one.move]
        if stones is None:
            table.add_section()
        table.add_row(
            "all" if stones is None else str(stones),
            f"{figures.moves:,}",
            share_text(figures.perfect, figures.perfect_known),
            share_text(figures.keeping, figures.keeping_known),
            f"{median(spent):.4f}",
            f"{max(spent):.3f}",
        )
    console.print(table)
    vague = len(judged) - accuracy(judged).perfect_known
    if vague:
        console.print(f"{vague} moves are in no share: scores not known exactly (leave out --seconds)", highlight=False)


def print_errors(console: Console, positions: Sequence[Scored], judged: Sequence[Judged]) -> None:
    for one in judged:
        if one.keeps_value is False:
            moves = "".join(map(str, positions[one.game].moves)) or "empty board"
            worth = f"{one.column} scores {one.played.text()}, best {one.best.text()}"
            reason = one.move.get("reason") if one.move else None
            console.print(f"✗ {moves}: {worth} (why={reason})", highlight=False)


def run(options: Namespace) -> int:
    executor = executor_of(options)
    if options.player is None and options.save is None:
        raise BadInput("name a player (--help lists them), or --save the positions drawn")
    if options.player is not None:
        named(options.player)  # says now what is wrong with the name
    shape, positions = read_positions(options, executor)
    positions = positions[: options.first]
    if options.save:
        write_score_set(options.save, shape, positions)
    if options.player is None:
        return 0
    asking = read_asking(options, shape)
    played, ending = ask_all(asking, positions, executor)
    judged = judge(positions, played)
    if options.json:
        lines = [{**one._asdict(), "moves": positions[one.game].moves} for one in judged]
        options.json.write_text(json.dumps({"player": asking.player.name, "judged": lines}) + "\n", encoding="utf-8")
    console = Console()
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    if judged:
        print_report(console, asking, judged)
    if options.strict:
        print_errors(console, positions, judged)
    lost_value = options.strict and any(one.keeps_value is False for one in judged)
    return ending.conclude("local_eval.py positions", played) or int(lost_value)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
