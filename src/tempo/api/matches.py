"""Matches between two players, in pairs of games with the seats swapped."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tempo.api.function_players import FunctionPlayer, can_travel, player_of, shown
from tempo.api.states import Game, check_count, check_game, check_limits
from tempo.api.states import game as game_named
from tempo.arena.command_line.inputs import LARGEST_SCALE, BadInput, SearchFailed
from tempo.arena.command_line.process_text import one_line
from tempo.arena.jobs.executor import InProcessExecutor, LocalExecutor
from tempo.arena.jobs.pool import Executor
from tempo.arena.records.record_file import begin_record
from tempo.lab.report.result_tables import first_problems, problems_of
from tempo.lab.report.sprt_text import sprt_line
from tempo.lab.statistics.pentanomial import estimate
from tempo.lab.statistics.sprt import PRESETS
from tempo.lab.tournament.match import play
from tempo.lab.tournament.match_report import labelled_games, summary_line
from tempo.lab.tournament.run_setup import Run, new_run
from tempo.lab.tournament.standings import Standings

AnyPlayer = str | Callable[..., Any]


@dataclass(frozen=True)
class MatchResult:
    """The score of a match from its first player's view. Elo is logistic; intervals are 95 %."""

    players: tuple[str, str]
    pairs: int  # that were finished
    wins: int
    draws: int
    losses: int
    forfeits: int  # games lost by an error, an illegal move or on time, by either player
    score: float  # a game, 0 to 1
    interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]
    llr: float | None  # log-likelihood ratio of the SPRT, where one was asked for
    verdict: str | None  # of the SPRT: "accepted" (the gain is elo1), "rejected" (it is elo0), None: not decided
    record: Path  # of all games; `local_eval.py review` and `report` read it
    summary: str
    problems: tuple[str, ...]  # a line about each forfeit

    def __str__(self) -> str:
        return "\n".join([self.summary, *first_problems(self.problems)])


def match(
    first: AnyPlayer,
    second: AnyPlayer,
    game: Game | str,
    pairs: int = 100,
    *,
    sims: int | None = None,
    seconds: float | None = None,
    bank: float | None = None,
    scale: float | None = None,
    sprt: tuple[float, float] | str | None = None,
    plies: tuple[int, int] | None = None,
    openings: str | Path | None = None,
    shuffle: bool = False,
    seed: int = 1,
    workers: int | None = None,
    record: str | Path | None = None,
) -> MatchResult:
    """Play a match and return its result. Progress goes to standard error, every game to a record as it ends.

    An exception in a search of ours raises RuntimeError with its file and line.

    first, second   players as `tempo.player` takes them, or functions: (state) -> move, or (observation, configuration)
                    -> answer, as Kaggle's agents are; a `tempo.Search` is one. They ignore sims
    game            a game, or the name of one
    pairs           of games, each opening played twice with the seats swapped
    sims            simulations a move for both, no clock: the match repeats to the bit from `seed`
    seconds, bank   the clock where no sims are given: seconds a move (0.2), and for the whole game beyond them (0;
                    6 if neither is given and an agent file, an engine or a built-in plays)
    scale           divides the clock and our time plans; without a clock given, the competition's: 2 s and 60 s
    sprt            (elo0, elo1), "gain" or "regression": stop as soon as it is decided whether the gain is elo1 or elo0
    plies           least and most moves of a random opening; the usual openings of the game where none are given
    openings        a file: one opening a line, or the games of an SGF, psq or GGF file
    shuffle         takes those of the file in random order, by `seed`
    workers         games at once; as many as there are cores where none are given
    record          the file of all games; one under runs/ (of the checkout, else here) where none is given
    """
    game = game_named(game) if isinstance(game, str) else game
    check_game(game)
    check_limits(seconds=seconds, bank=bank)
    players = player_of(first, game), player_of(second, game)
    check_count(pairs=pairs, sims=sims, workers=workers)
    bounds = _bounds(sprt)
    _check_pair("plies", plies, int)
    _check_scale(scale)
    if sims is not None and (seconds, bank, scale) != (None, None, None):
        raise BadInput("give sims, or seconds, bank and scale, not both")
    if plies is not None and openings is not None:
        raise BadInput("give plies or openings, not both")
    if shuffle and openings is None:
        raise BadInput("shuffle is for a file of openings: give one by openings=")
    options = Namespace(
        players=[*players], sims=sims, act_timeout=seconds, bank=bank, game=game.name, config=game.shape,
        pairs=pairs, plies=plies, seed=seed, environment=False, tournament=False, keep_going=False,
        scale=scale, openings=_file("openings", openings), shuffle=shuffle, sprt=bounds, record=_file("record", record),
        command=f"tempo.match({', '.join(map(shown, players))}, {game!r}, {pairs=}, {sims=}, {seconds=}, {bank=}, "
        f"{scale=}, {sprt=}, {plies=}, {openings=}, {shuffle=}, {seed=})",
    )  # fmt: skip
    if sims is not None:
        for function in (player for player in players if isinstance(player, FunctionPlayer)):
            print(f"tempo.match: {function.name} is a function of yours: it ignores {sims=}", file=sys.stderr)
    return _play(new_run("match", options), workers)


def gauntlet(first: AnyPlayer, others: Sequence[AnyPlayer], game: Game | str, **options: Any) -> list[MatchResult]:
    """Play a match of the first player against each of the others, and return the results in their order.

    options   those of `match`; the record of each match is a file of its own
    """
    if isinstance(others, str) or not isinstance(others, Sequence) or not others:
        raise BadInput(f"others={others!r}: give a list of players")
    if options.get("record") is not None:
        raise BadInput("record names one file, a gauntlet has one for each match: leave it out")
    return [match(first, other, game, **options) for other in others]


def _play(run: Run, workers: int | None) -> MatchResult:
    """Play a match to its end: on Windows in one process where a player cannot be sent to others."""
    executor: Executor = LocalExecutor(workers)
    if sys.platform == "win32" and not can_travel(*run.tournament.players):
        executor = InProcessExecutor()
    first, second = (player.name for player in run.tournament.players)
    try:
        with begin_record(run.record, run.header) as recorder:
            standings, ending = play("tempo.match", run, recorder, executor)
    except SearchFailed as failure:
        raise RuntimeError(f"tempo.match: {failure}") from None
    if ending.message:
        print(f"tempo.match: {one_line(ending.message)}", file=sys.stderr)
    if not any(standings.counts[0]):
        raise BadInput(f"no pair was finished: {ending.message or 'nothing was played'}; see {recorder.path}")
    return _result((first, second), run, standings, recorder.path)


def _bounds(sprt: tuple[float, float] | str | None) -> list[float] | None:
    """Return the two hypotheses of an SPRT, from numbers or the name of a preset."""
    if isinstance(sprt, str):
        if sprt not in PRESETS:
            raise BadInput(f"sprt={sprt!r}: give {' or '.join(map(repr, PRESETS))}, or two numbers")
        return [*PRESETS[sprt]]
    _check_pair("sprt", sprt, int | float)
    return None if sprt is None else [*sprt]


def _check_scale(scale: float | None) -> None:
    """Raise BadInput for a scale out of range."""
    is_number = isinstance(scale, int | float) and not isinstance(scale, bool)
    if scale is not None and not (is_number and 1 <= scale <= LARGEST_SCALE):
        raise BadInput(f"scale={scale!r}: give a number from 1 to {LARGEST_SCALE:,}")


def _file(name: str, path: str | Path | None) -> Path | None:
    """Return a path, or raise BadInput."""
    if path is not None and not isinstance(path, str | Path):
        raise BadInput(f"{name}={path!r}: give the name of a file")
    return None if path is None else Path(path)


def _check_pair(name: str, pair: object, kind: Any) -> None:
    """Raise BadInput unless it is two numbers, the smaller one first."""
    if pair is None:
        return
    if not isinstance(pair, tuple | list) or len(pair) != 2 or not all(isinstance(number, kind) for number in pair):
        raise BadInput(f"{name}={pair!r}: give two numbers, as (0, 10)")
    if not pair[0] <= pair[1]:
        raise BadInput(f"{name}={pair!r}: give the smaller one first")


def _result(players: tuple[str, str], run: Run, standings: Standings, record: Path) -> MatchResult:
    schedule, counts = run.tournament.schedule(), standings.counts[0]
    scores = [game.score(schedule[index].game) for index, game in run.played.items() if game.is_finished()]
    estimated = estimate(counts)
    elo = estimated.elo()
    llr = verdict = None
    summary = summary_line(run, standings)
    if run.sprt is not None:
        llr, verdict = run.sprt.llr(standings.in_order[0]), run.sprt.state(standings.in_order[0])
        summary += f"\n{sprt_line(run.sprt, standings.in_order[0], run.tournament.config.scale)}"
    return MatchResult(
        players, sum(counts), scores.count(1.0), scores.count(0.5), scores.count(0.0), standings.forfeits,
        estimated.score, (estimated.low, estimated.high), elo.score, (elo.low, elo.high), llr, verdict, record, summary,
        tuple(problems_of(labelled_games(run, run.played))),
    )  # fmt: skip
