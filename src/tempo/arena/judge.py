"""`local_eval.py judge FILE`: does the agent ever give away what a position is worth?

Every move of the agent is held against the exact scores of our own solver, which must know the board. A move
loses value if it turns a win into a draw or a loss, or a draw into a loss; it falls short if another would
have won sooner or lost later. Positions are drawn at random, half of them by random play and half from games
between two searching players; or, with --against, they are those of whole games.
"""

from __future__ import annotations

from argparse import Namespace
from contextlib import redirect_stdout
from io import StringIO
from statistics import median
from time import perf_counter
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from tempo.arena.board import Board
from tempo.arena.inputs import ROOT, BadInput, Parser, agent_file, plies, positive, run_command
from tempo.arena.pairs import derive_seed
from tempo.arena.players import AgentFile, named
from tempo.arena.positions import board_after, draw_from_all, draw_positions
from tempo.arena.records import write_json
from tempo.arena.runner import (
    Agent,
    Game,
    Move,
    Outcome,
    Struct,
    Terms,
    ask,
    configuration_of,
    forfeited,
    observation_of,
    play_game,
    verdict,
)
from tempo.arena.session import PATIENCE, Played, play_all, progress_bar
from tempo.arena.thoughts import thought_of
from tempo.connectx.rules import fits_in_a_word, new_board, new_state
from tempo.connectx.solver import Solver

ACT_TIMEOUT, BANK = 2.0, 60.0
SURE = ("exact", "book", "win", "only")  # reasons by which an agent of ours says that no move is better

DESCRIPTION = "Hold every move of an agent file against the exact solver."
EXAMPLES = """\
examples:
  local_eval.py judge submission/connectx.py                            1,000 positions with 8 to 41 stones
  local_eval.py judge submission/connectx.py --positions 200 --stones 1-7
  local_eval.py judge submission/connectx.py --positions 500 --stones 0-8 --every
  local_eval.py judge submission/connectx.py --against negamax --games 20
  local_eval.py judge submission/connectx.py --against classic --games 20 --seat second

exit code: 0, or 1 if a move lost value or anything forfeited, 2 for input that cannot be used, 130 after Ctrl-C
"""


class Fixture(NamedTuple):
    """One game to be played, or one position to be answered, which is then its opening."""

    number: int
    seat: int
    opening: tuple[int, ...] = ()


class Judging(NamedTuple):
    agent: AgentFile
    opponent: str | None
    terms: Terms
    seed: int

    def play(self, fixture: Fixture) -> Game:
        """A whole game, or the one move of a position as a game that was broken off."""
        agent = self.agent.seat(0, None)
        if self.opponent is None:
            return self.answer(agent, fixture)
        other = named(self.opponent).seat(derive_seed(self.seed, fixture.number, 0, 1), None)
        agents = (agent, other) if fixture.seat == 0 else (other, agent)
        return play_game(agents, self.terms, fixture.opening)

    def answer(self, agent: Agent, fixture: Fixture) -> Game:
        """One move with a full bank, as a game that was broken off after it."""
        board, printed = board_after(self.terms, fixture.opening), StringIO()
        configuration = Struct(configuration_of(self.terms))
        with redirect_stdout(printed):
            answer, seconds = ask(agent, observation_of(board, self.terms.bank), configuration, perf_counter)
        status, column = verdict(answer, board)
        if seconds > self.terms.act_timeout + self.terms.bank:
            status, column = "TIMEOUT", None
        move = Move(board.stones, fixture.seat, column, seconds, self.terms.bank, *thought_of(agent, printed.getvalue()))
        outcome = Outcome(("DONE", "DONE"), (0, 0)) if column is not None else forfeited(fixture.seat, status, "")
        return Game(fixture.opening, [move], *outcome[:2], (self.terms.bank, self.terms.bank))


class Verdict(NamedTuple):
    """One move, judged. Scores are told from the side that played it, as the solver has them."""

    fixture: int
    moves: str  # the columns played before it
    column: int
    reason: str | None
    seconds: float
    best: int
    played: int

    @property
    def loses_value(self) -> bool:
        return np.sign(self.played) < np.sign(self.best)

    @property
    def falls_short(self) -> bool:
        return self.played < self.best


def parser() -> Parser:
    options = Parser(prog="local_eval.py judge", description=DESCRIPTION, epilog=EXAMPLES)
    options.add_argument("file", metavar="FILE", nargs="?", default=str(ROOT / "submission" / "connectx.py"))
    options.add_argument("--positions", type=positive, default=1000, metavar="N", help="how many (1000)")
    options.add_argument("--stones", type=plies, default=(8, 41), metavar="N-M", help="on the board (8-41)")
    options.add_argument("--every", action="store_true", help="drawn evenly from all that there are; to 8 stones, 7x6")
    options.add_argument("--against", metavar="WHO", help="judge whole games against this player instead")
    options.add_argument("--games", type=positive, default=10, metavar="N", help="how many (10)")
    options.add_argument("--seat", choices=("first", "second", "both"), default="both", help="of the agent (both)")
    options.add_argument("--table-bits", type=positive, default=27, metavar="N", help="2^N words for the judge (27)")
    options.add_shared(ACT_TIMEOUT, BANK)
    return options


def read_judging(options: Namespace) -> tuple[Judging, list[Fixture]]:
    """What was asked for, with its fixtures drawn."""
    terms = Terms(
        **options.config,
        act_timeout=ACT_TIMEOUT if options.act_timeout is None else options.act_timeout,
        bank=BANK if options.bank is None else options.bank,
    )
    if not fits_in_a_word(terms.rows, terms.columns):
        raise BadInput(f"the solver cannot judge {terms.rows}x{terms.columns}: columns x (rows + 1) must be at most 64")
    judging = Judging(AgentFile(agent_file(options.file)), options.against, terms, options.seed)
    if options.against:
        named(options.against)  # says now what is wrong with the name
        seats = {"first": (0,), "second": (1,), "both": (0, 1)}[options.seat]
        return judging, [Fixture(number, seats[number % len(seats)]) for number in range(options.games)]
    if options.stones[1] >= terms.rows * terms.columns:
        raise BadInput(f"a position to move in has at most {terms.rows * terms.columns - 1} stones")
    draw = draw_from_all if options.every else draw_positions
    drawn = draw(terms, options.positions, options.stones, options.seed)
    return judging, [Fixture(number, len(moves) % 2, moves) for number, moves in enumerate(drawn)]


def judge_moves(judging: Judging, fixtures: list[Fixture], played: Played, table_bits: int) -> list[Verdict]:
    """Hold every move of the agent against the solver."""
    terms = judging.terms
    solver = Solver(new_board(terms.rows, terms.columns, terms.inarow), table_bits)
    verdicts = []
    with progress_bar() as bar:
        task = bar.add_task("judging", total=len(played), score="judged")
        for index, game in played.items():
            board = board_after(terms, fixtures[index].opening)
            columns = list(fixtures[index].opening)
            for move in game.moves:
                if move.action is None:
                    break
                if move.seat == fixtures[index].seat:
                    best = exact_score(solver, terms, board)
                    scored = score_of(solver, terms, columns, move.action)
                    text = "".join(map(str, columns))
                    verdicts.append(Verdict(index, text, move.action, move.reason, move.seconds, best, scored))
                board.drop(move.action)
                columns.append(move.action)
            bar.update(task, advance=1)
            bar.refresh()
    return verdicts


def exact_score(solver: Solver, terms: Terms, board: Board) -> int:
    """What a position is worth to the side to move."""
    return solver.solve(new_state(board.cells, terms.rows, terms.columns, board.mark)).low


def score_of(solver: Solver, terms: Terms, columns: list[int], column: int) -> int:
    """What the position after some columns is worth if this one is played."""
    board = board_after(terms, columns)
    if board.drop(column):
        return (terms.rows * terms.columns - len(columns) + 1) // 2
    return -exact_score(solver, terms, board)


def print_report(console: Console, judging: Judging, verdicts: list[Verdict]) -> None:
    """One row for every reason that the agent gave, and each move that lost value."""
    table = Table(title=f"moves of {judging.agent.name}, held against exact scores", title_justify="left")
    for heading in ("why", "moves", "lose value", "fall short", "median s", "worst s"):
        table.add_column(heading, justify="left" if heading == "why" else "right")
    reasons = sorted({str(verdict.reason) for verdict in verdicts})
    for reason in [*reasons, None]:
        those = [verdict for verdict in verdicts if reason in (None, str(verdict.reason))]
        seconds = [verdict.seconds for verdict in those] or [0.0]
        table.add_row(
            reason or "all",
            f"{len(those):,}",
            str(sum(verdict.loses_value for verdict in those)),
            str(sum(verdict.falls_short for verdict in those)),
            f"{median(seconds):.3f}",
            f"{max(seconds):.3f}",
        )
    console.print(table)
    for one in verdicts:
        if one.loses_value or (one.falls_short and one.reason in SURE):
            text = f"{one.moves or 'empty board'}: {one.column} scores {one.played}, best {one.best}"
            console.print(f"✗ {text} (why={one.reason})", highlight=False)


def print_games(console: Console, fixtures: list[Fixture], played: Played) -> None:
    """How the games ended, and what was left in the bank."""
    seats = [fixtures[index].seat for index in played]
    scores = [game.score(seat) for seat, game in zip(seats, played.values(), strict=True)]
    banks = [game.banks[seat] for seat, game in zip(seats, played.values(), strict=True)]
    won, drawn = scores.count(1.0), scores.count(0.5)
    forfeits = sum(game.forfeit() is not None for game in played.values())
    console.print(
        f"{len(scores)} games: {won} won, {drawn} drawn, {len(scores) - won - drawn} lost, {forfeits} forfeited; "
        f"bank left: median {median(banks):.1f} s, least {min(banks):.1f} s",
        highlight=False,
    )


def run(options: Namespace) -> int:
    judging, fixtures = read_judging(options)
    limit = judging.terms.longest() + PATIENCE
    label = "{0.number}".format
    alone = judging.opponent is None  # then the moves have nothing to do with each other: no need to compile again
    played, ending = play_all(judging.play, fixtures, options.workers, limit, lambda _: "", label, lasting=alone)
    verdicts = judge_moves(judging, fixtures, played, options.table_bits)
    if options.json:
        write_json(options.json, {"kind": "judge", "verdicts": [verdict._asdict() for verdict in verdicts]})
    console = Console()
    if verdicts:
        print_report(console, judging, verdicts)
    if judging.opponent and played:
        print_games(console, fixtures, played)
    return ending.conclude("local_eval.py judge", played) or int(any(verdict.loses_value for verdict in verdicts))


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
