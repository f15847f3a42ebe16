"""Moves that allow a win by threats: `python -m tempo.games.gomoku.experiments.threat_blunders champion --games 60`.

A profile plays both sides of games from level openings. A move is a *blunder* if the opponent then has a win by
threats that the search finds within 200,000 nodes, while there is none after one of the ten other moves that were
visited most. It is an *oversight* if only a candidate move beyond those ten is safe. A move is *lost* if every
candidate move loses so, or if the player's own search proved that all of them lose; it should be shown with a value of
at most 0.1. A move that wins by threats is none of these. Each game is one line of the record, so an interrupted run
goes on where it was.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tempo.arena.adapter.game_adapter import after, new_config
from tempo.arena.command_line.inputs import ROOT, BadInput, Parser, positive, run_command, seconds
from tempo.arena.jobs.executor import LocalExecutor
from tempo.arena.players.player_specs import ProfilePlayer, parse_player
from tempo.arena.records.json_lines import JsonLines
from tempo.games.gomoku.adapter.adapter import ADAPTER
from tempo.games.gomoku.threats.refuter import ThreatRefuter
from tempo.native.cores import usable_cores
from tempo.search.types import Position, Snapshot, moves_in

NODES = 200_000
MOST_VISITED = 10  # moves among which a safe one makes the played one a blunder
MOST_SHOWN = 0.1  # value that a lost position may show
FOUND = ("win", "threats")  # reasons of moves that win

DESCRIPTION = "Count a profile's moves that allow a win by threats, in games with itself from level openings."


class Counts(NamedTuple):
    """Counts of one game, a line of the record."""

    game: int
    moves: int = 0  # played by search, or forced
    blunders: tuple[str, ...] = ()  # the moves before, and the blunder
    oversights: tuple[str, ...] = ()  # likewise
    lost: int = 0  # moves of lost positions
    overrated: int = 0  # lost positions that show a value above 0.1
    late: int = 0  # moves that took longer than their time


def is_safe(refuter: ThreatRefuter, position: Position, move: int) -> bool:
    """Return whether the opponent has no win by threats after a move, as far as the search sees."""
    return refuter.refute(position.game, position.state, move, NODES).plies == 0


def is_proven_lost(last: Snapshot) -> bool:
    """Return whether the search proved that every move loses."""
    return last.reason == "proven" and last.value == 0.0


def judge(counts: Counts, refuter: ThreatRefuter, position: Position, moves: list[int], last: Snapshot) -> Counts:
    """Return the counts with the move that was played in a position, after these moves."""
    counts = counts._replace(moves=counts.moves + 1)
    if is_safe(refuter, position, last.move):
        return counts
    by_visits = sorted(zip(last.visits, last.moves, strict=True), reverse=True)
    most_visited = [move for _, move in by_visits if move != last.move][:MOST_VISITED]
    text = f"{moves} {last.move}"
    if not is_proven_lost(last):
        if any(is_safe(refuter, position, move) for move in most_visited):
            return counts._replace(blunders=(*counts.blunders, text))
        others = {*moves_in(position)} - {*most_visited, last.move}
        if any(is_safe(refuter, position, move) for move in others):
            return counts._replace(oversights=(*counts.oversights, text))
    return counts._replace(lost=counts.lost + 1, overrated=counts.overrated + (last.value > MOST_SHOWN))


def play_game(number: int, opening: tuple[int, ...], agents: list[Any], size: int, time: float) -> Counts:
    """Play one game and judge each move."""
    config = new_config("gomoku", {"size": size}, act_timeout=max(time, 0.001))
    configuration, refuter = ADAPTER.configuration_of(config), ThreatRefuter()
    board, counts = after(ADAPTER.new_position(config), opening), Counts(number)
    while not board.is_over():
        observation, agent = ADAPTER.observation_of(board, 0.0), agents[board.plies % 2]
        position = agent.read_task(observation, configuration).position
        move, last = agent(observation, configuration), agent.last
        counts = counts._replace(late=counts.late + (last.seconds > time > 0))
        if last.reason not in FOUND:
            counts = judge(counts, refuter, position, list(board.moves), last._replace(move=move))
        board.play(move)
    return counts


def play_job(player: ProfilePlayer, options: Namespace, job: tuple[int, tuple[int, ...]]) -> Counts:
    """Play the game of a job: its number and its opening."""
    number, opening = job
    agents = [player.new_agent(2 * number + seat, options.sims) for seat in range(2)]
    return play_game(number, opening, agents, options.size, 0.0 if options.sims else options.act_timeout)


def play_games(options: Namespace, player: ProfilePlayer, played: Iterable[int]) -> Iterable[Counts]:
    """Yield the games that are not played yet, as they end."""
    config = new_config("gomoku", {"size": options.size})
    openings = ADAPTER.draw_openings(options.games, config, ADAPTER.usual_plies(config), options.seed)
    jobs = [job for job in enumerate(openings) if job[0] not in {*played}]
    with closing(LocalExecutor(options.workers).run(partial(play_job, player, options), jobs, lasting=True)) as results:
        for _, counts in results:
            yield counts


def counts_of(entry: Mapping[str, Any]) -> Counts:
    """Return the counts of a line of the record."""
    return Counts(**{**entry, **{name: tuple(entry[name]) for name in ("blunders", "oversights")}})


def summary(played: list[Counts]) -> str:
    """Return one line about all games."""
    blunders, oversights = (sum(len(getattr(counts, name)) for counts in played) for name in ("blunders", "oversights"))
    moves, lost, overrated, late = (
        sum(getattr(counts, name) for counts in played) for name in ("moves", "lost", "overrated", "late")
    )
    return (
        f"{len(played)} games, {moves} moves: {blunders} allow a win by threats while one of the ten most visited does "
        f"not, {oversights} while another does not; {lost} in lost positions, {overrated} of them shown above "
        f"{MOST_SHOWN}; {late} late"
    )


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.gomoku.experiments.threat_blunders", description=DESCRIPTION)
    add = options.add_argument
    add("player", nargs="?", default="champion", help="profile, with options after a colon (champion)")
    add("--games", type=positive, default=60, metavar="N", help="games (60)")
    add("--size", type=positive, default=15, metavar="N", help="rows of the board (15)")
    add("--act-timeout", type=seconds, default=1.0, metavar="S", help="seconds a move (1)")
    add("--sims", type=positive, metavar="N", help="simulations a move, in place of a clock")
    add("--workers", type=positive, default=usable_cores(), metavar="N", help="games at once (one on each core)")
    add("--seed", type=int, default=1, metavar="N", help="seed of the openings (1)")
    add("--record", type=Path, metavar="FILE", help="results so far (runs/threat_blunders.jsonl)")
    return options


def run(options: Namespace) -> int:
    player = parse_player(options.player, "gomoku")
    if not isinstance(player, ProfilePlayer):
        raise BadInput(f"{options.player} is no profile of Gomoku")
    record = JsonLines(options.record or ROOT / "runs" / "threat_blunders.jsonl")
    played = [counts_of(entry) for entry in record.entries]
    for counts in play_games(options, player, [counts.game for counts in played]):
        played.append(counts)
        record.append(counts._asdict())
        print(summary(played), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(run_command(parser(), run, sys.argv[1:]))
