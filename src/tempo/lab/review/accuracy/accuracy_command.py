"""`local_eval.py accuracy`: measure how often a player finds a best move, and how often it keeps the value.

The player moves in positions with exact scores, each time with a full bank. Positions come from a set or are sampled.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from tempo.arena.adapter.game_adapter import PlayerSpec, adapter_of, board_after, longest, new_config
from tempo.arena.adapter.game_options import add_game, add_match_options, examples_of
from tempo.arena.adapter.game_types import MatchConfig, Outcome, PlayedGame, PlayedMove, Struct, forfeited
from tempo.arena.adapter.search_info import info_of
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, plies, positive, run_command, seconds, writable
from tempo.arena.command_line.program import PROGRAM
from tempo.arena.jobs.executor import Executor, add_options, executor_of
from tempo.arena.jobs.pool import Order
from tempo.arena.players.player_specs import parse_player, refuse_simulations
from tempo.arena.records.score_sets import Scored, read_score_set, write_score_set
from tempo.arena.referee.one_game import ask, describe
from tempo.lab.report.result_tables import print_line, print_problems
from tempo.lab.review.accuracy.accuracy_report import print_errors, print_report
from tempo.lab.review.accuracy.played_games import grade_played
from tempo.lab.review.accuracy.sample_positions import sample_positions
from tempo.lab.review.annotate import all_known, hands_over, narrow_score
from tempo.lab.review.episodes.regression_set import regression_set
from tempo.lab.review.move_quality import AnnotatedMove
from tempo.lab.review.review_report import WIDTH
from tempo.lab.review.scoring import (
    DEFAULT_TABLE_BITS,
    PositionQuery,
    ScoreLimits,
    exact_of,
    score_positions,
    table_bits,
)
from tempo.lab.tournament.pairs import close, derive_seed, warm_up_player
from tempo.lab.tournament.play_games import PATIENCE, Played, SessionEnd, play_all

ACT_TIMEOUT, BANK = 2.0, 60.0
STONES = (10, 17)
STOP_AFTER_FORFEITS = 5  # stop asking a player that has only forfeited so far

DESCRIPTION = "Measure a player's accuracy on positions where the exact score of every move is known."
NOTES = """\
A move is perfect if no other move scores higher; it keeps the value if a win stays a win and a draw a draw. Players
are those of `match`; each move has a full bank. --strict prints the usual names of moves, so columns are counted from
1; sets and --json hold actions, which are counted from 0.

examples:
{examples}  local_eval.py accuracy classic --sims 1000000
  local_eval.py accuracy openspiel:10000 --set my_positions.txt
  local_eval.py accuracy champion --episodes runs/episodes/43210987 --save lost.txt   your mistakes in the competition
  local_eval.py accuracy --played episodes/ --json moves.json  who gave away how much, in any of the games' environments
  local_eval.py accuracy --draw 200 --stones 8-12 --seed 7 --save my_positions.txt  make a set, no player needed

exit code: 0; 1 after a forfeit or, with --strict, after a move that lost value; 2 for unusable input; 130 after Ctrl-C
"""


class EvaluatedPlayer(NamedTuple):
    """A player, and the board, clock and simulations with which it is asked for moves."""

    player: PlayerSpec
    config: MatchConfig
    simulations: int | None
    seed: int

    def prepare(self) -> None:
        """Warm the player up, once a process."""
        warm_up_player(self.player, self.config)

    def answer(self, actions: tuple[int, ...]) -> PlayedGame:
        """Return one move with a full bank, as a game that was broken off after it."""
        agent = self.player.new_agent(derive_seed(self.seed, *actions), self.simulations)
        adapter, board, printed = adapter_of(self.config.game), board_after(self.config, actions), StringIO()
        seat, bank, configuration = board.mark - 1, self.config.bank, Struct(adapter.configuration_of(self.config))
        try:
            with redirect_stdout(printed), redirect_stderr(StringIO()):
                said, spent = ask(agent, adapter.observation_of(board, bank), configuration, perf_counter)
        finally:
            close(agent)
        status, action = ("ERROR", None) if isinstance(said, BaseException) else adapter.verdict(said, board)
        if self.config.timed and spent > self.config.act_timeout + bank:
            status, action = "TIMEOUT", None
        move = PlayedMove(board.plies, seat, action, spent, bank, *info_of(agent, printed.getvalue()))
        outcome = (
            Outcome(("DONE", "DONE"), (0, 0))
            if action is not None
            else forfeited(seat, status, describe(status, said, spent))
        )
        return PlayedGame(actions, [move], outcome.statuses, outcome.rewards, (bank, bank), outcome.problem)


def parser() -> Parser:
    notes = NOTES.format(examples=examples_of("accuracy"))
    options = Parser(prog="local_eval.py accuracy", description=DESCRIPTION, epilog=notes)
    add = options.add_argument
    add("player", metavar="PLAYER", nargs="?", help="as in `match`: champion, openspiel:1000, a file")
    add("--set", type=Path, metavar="FILE", help="positions with scores (the game's own)")
    played_help = "grade the moves of these games instead, by player: files, or folders of episodes"
    add("--played", type=Path, nargs="+", metavar="SOURCE", help=played_help)
    add("--draw", type=positive, metavar="N", help="sample N positions instead, and solve them first")
    add("--stones", type=plies, default=STONES, metavar="N-M", help="stones on the board of a sampled position (10-17)")
    what = "the positions in which you gave value away, of the episodes in a folder (runs/episodes/SUBMISSION)"
    add("--episodes", type=Path, metavar="DIR", help=what)
    add("--me", metavar="NAME", help="your team in these episodes (the team in all of them)")
    add("--every", action="store_true", help="sample evenly from all positions, for games that can list them")
    add("--first", type=positive, metavar="N", help="use only the first N positions")
    add("--seconds", type=seconds, metavar="S", help="limit for solving a sampled position (none)")
    add("--save", type=writable, metavar="FILE", help="write the positions, with their scores, as a set or openings")
    add("--sims", type=positive, metavar="N", help="simulations a move instead of a clock: the same moves each time")
    add("--strict", action="store_true", help="list the moves that lose value, and exit with 1 if there are any")
    add("--json", type=writable, metavar="FILE", help="write every move with all scores")
    memory = f"size of the solver's table: 2^N words of 8 bytes ({DEFAULT_TABLE_BITS})"
    add("--table-bits", type=table_bits, default=DEFAULT_TABLE_BITS, metavar="N", help=memory)
    add_game(options)
    add_match_options(options, ACT_TIMEOUT, BANK)
    add_options(options)
    return options


def read_positions(options: Namespace, executor: Executor) -> tuple[MatchConfig, list[Scored]]:
    """Return the positions with their scores, read from a set or sampled and solved."""
    adapter = adapter_of(options.game)
    if options.me is not None and options.episodes is None:
        raise BadInput("--me goes with --episodes DIR")
    if options.episodes is not None:
        if options.draw is not None or options.set is not None or options.every:
            raise BadInput("--episodes excludes --set, --draw and --every")
        return regression_set(options.episodes, options.me, executor, options.table_bits)
    if options.draw is None:
        if options.every or options.save:
            raise BadInput("--every and --save go with --draw N (--save with --episodes DIR, too)")
        chosen = options.set or adapter.score_set
        if chosen is None:
            by_solver = "" if adapter.exact() is None else "--draw N --stones A-B, or "
            raise BadInput(f"{options.game} has no set of positions: give {by_solver}--set FILE")
        return read_score_set(chosen)
    if options.set is not None:
        raise BadInput("--set and --draw exclude each other")
    config = new_config(options.game, options.config)
    exact = exact_of(config)
    if options.stones[1] >= adapter.most_plies(config):
        raise BadInput(f"a position to move in has at most {adapter.most_plies(config) - 1} stones")
    draw = adapter.draw_evenly if options.every else sample_positions
    drawn = list(draw(config, options.draw, options.stones, options.seed))
    asked = [PositionQuery(config, actions) for actions in sorted(drawn, key=len, reverse=True)]
    limits = ScoreLimits(options.seconds, options.table_bits)
    scores = dict(zip((query.actions for query in asked), score_positions(asked, limits, executor), strict=True))
    scored = [Scored(actions, scores[actions]) for actions in drawn]
    return config, scored if exact.solves_everything else _only_decided(scored)


def _only_decided(positions: list[Scored]) -> list[Scored]:
    """Return the positions whose value is certain: at least one best move has a known value."""
    known = [
        position
        for position in positions
        if max(score.low for score in position.scores.values()) > 0 or all_known(position.scores)
    ]
    if not known:
        raise BadInput(f"none of {len(positions)} positions has a certain value: sample more of them, or later ones")
    return known


def _read_evaluated_player(options: Namespace, config: MatchConfig) -> EvaluatedPlayer:
    """Return the player named by the options; raise BadInput where options exclude each other."""
    player = parse_player(options.player, config.game)
    if options.sims is not None and (options.act_timeout, options.bank) != (None, None):
        raise BadInput("--sims reads no clock: leave out --act-timeout and --bank")
    if options.sims is not None:
        refuse_simulations(player, config.game)
    clock = ACT_TIMEOUT if options.act_timeout is None else options.act_timeout
    bank = BANK if options.bank is None else options.bank
    return EvaluatedPlayer(
        player, config._replace(act_timeout=clock, bank=bank, timed=options.sims is None), options.sims, options.seed
    )


def ask_player(
    evaluated: EvaluatedPlayer, positions: Sequence[Scored], executor: Executor
) -> tuple[Played, SessionEnd]:
    """Ask the player for a move in every position; a run that is interrupted returns the moves it has."""
    played: Played = {}
    limit = longest(evaluated.config) + PATIENCE if evaluated.config.timed else None
    ending = play_all(
        Order(evaluated.answer, evaluated.prepare, limit, lasting=True),
        [position.actions for position in positions],
        executor,
        played.__setitem__,
        enough=lambda: _only_forfeits(played),
        view=lambda: f"moves of {evaluated.player.name}",
        label=lambda actions: f"position {','.join(map(str, actions)) or 'empty'}",
    )
    return dict(sorted(played.items())), ending


def _only_forfeits(played: Played) -> bool:
    """Return whether the player has only forfeited, often enough to stop."""
    return len(played) >= STOP_AFTER_FORFEITS and all(game.forfeit() is not None for game in played.values())


def _print_forfeits(console: Console, player: str, asked: int, played: Played) -> None:
    """Print how many positions were forfeited, with the first reasons. No share counts them."""
    forfeits = sum(game.forfeit() is not None for game in played.values())
    if not forfeits:
        return
    games = [(f"position {place}", game, (player, player)) for place, game in played.items()]
    print_problems(console, games)
    text = f"✗ {forfeits:,} of {len(played):,} positions were forfeited; no share counts them"
    given_up = f"; {asked - len(played):,} were not asked" if _only_forfeits(played) and asked > len(played) else ""
    print_line(console, text + given_up, "bold red")


def annotate_answers(
    config: MatchConfig, positions: Sequence[Scored], played: Played, limits: ScoreLimits, executor: Executor
) -> list[AnnotatedMove]:
    """Annotate the moves; forfeits are left out.

    Where the scores of a position do not decide a move's value, the position after the move is solved as well.

    config     board and clock
    positions  the positions, with their scores
    played     the answers, by index of the position
    limits     limits of the solver for one position
    executor   runs the solver
    """
    answers = {place: game.moves[0] for place, game in played.items() if game.moves[0].action is not None}
    scores = {place: dict(positions[place].scores) for place in answers}
    vague: dict[int, tuple[int, ...]] = {}
    for place, move in answers.items():
        before, action = positions[place].actions, move.action or 0
        known = scores[place].get(action)
        if (known is None or known.value is None) and hands_over(config, before, action):
            vague[place] = (*before, action)
    replies_to = score_positions([PositionQuery(config, after) for after in vague.values()], limits, executor)
    for place, replies in zip(vague, replies_to, strict=True):
        scores[place] = narrow_score(scores[place], answers[place].action or 0, replies)
    return [
        AnnotatedMove(
            place, len(positions[place].actions), move.seat, 0, move.action or 0, scores[place], {}, move._asdict()
        )
        for place, move in answers.items()
    ]


def run(options: Namespace) -> int:
    executor, console = executor_of(options), Console()
    console.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
    if options.played is not None:
        return grade_played(options, executor, console)
    if options.player is None and options.save is None:
        raise BadInput("name a player (--help lists them), or save the sampled positions by --save")
    if options.player is not None:
        evaluated = _read_evaluated_player(options, new_config(options.game, options.config))
        close(evaluated.player.new_agent(0, evaluated.simulations))  # refuse a broken file before positions are scored
    config, positions = read_positions(options, executor)
    positions = positions[: options.first]
    if options.save:
        write_score_set(options.save, config, positions)
    if options.player is None:
        return 0
    evaluated = _read_evaluated_player(options, config)
    played, ending = ask_player(evaluated, positions, executor)
    annotated = annotate_answers(config, positions, played, ScoreLimits(options.seconds, options.table_bits), executor)
    if options.json:
        lines = [{**move._asdict(), "actions": positions[move.game].actions} for move in annotated]
        options.json.write_text(json.dumps({"player": evaluated.player.name, "moves": lines}) + "\n", encoding="utf-8")
    if annotated:
        print_report(console, evaluated.player.name, evaluated.simulations, annotated)
    _print_forfeits(console, evaluated.player.name, len(positions), played)
    if options.strict:
        print_errors(console, config, positions, annotated)
    lost_value = options.strict and any(move.keeps_value is False for move in annotated)
    return ending.conclude(f"{PROGRAM} accuracy", played) or int(lost_value)


def main(argv: list[str]) -> int:
    return run_command(parser(), run, argv)
