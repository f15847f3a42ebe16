"""Moves that allow a win by threats: `python -m tempo.games.gomoku.experiments.threat_blunders --games 60`.

The champion plays both sides of games from level openings. A move is a *blunder* if the opponent then has a win by
threats that the search finds within 200,000 nodes, while another candidate move has no such win after it. A move is
*lost* if every candidate move loses so, or if the champion's own search proved that all of them lose; it should be
shown with a value of at most 0.1. A move that wins by threats is neither. Each game is one line of the record, so an
interrupted run goes on where it was.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tempo.games.gomoku.adapter.adapter import ADAPTER
from tempo.games.gomoku.gomoku_agent import GomokuAgent
from tempo.games.gomoku.profiles import CHAMPION
from tempo.games.gomoku.threats.refuter import ThreatRefuter
from tempo.lab.command_line.inputs import ROOT, Parser, positive, run_command, seconds
from tempo.lab.referee.game_adapter import after, new_config
from tempo.search.types import Position, Snapshot, moves_in

NODES = 200_000
MOST_SHOWN = 0.1  # value that a lost position may show
FOUND = ("win", "threats")  # reasons of moves that win

DESCRIPTION = "Count the champion's moves that allow a win by threats, in games with itself from level openings."


class Counts(NamedTuple):
    """Counts of one game, a line of the record."""

    game: int
    moves: int = 0  # played by search, or forced
    blunders: tuple[str, ...] = ()  # the moves before, and the blunder
    lost: int = 0  # moves of lost positions
    overrated: int = 0  # lost positions that show a value above 0.1
    late: int = 0  # moves that took longer than their time


def is_safe(refuter: ThreatRefuter, position: Position, move: int) -> bool:
    """Return whether the opponent has no win by threats after a move, as far as the search sees."""
    return refuter.refute(position.game, position.state, move, NODES).plies == 0


def is_proven_lost(last: Snapshot) -> bool:
    """Return whether the search proved that every move loses."""
    return last.reason == "proven" and last.value == 0.0


def play_game(number: int, opening: tuple[int, ...], agents: list[GomokuAgent], size: int, time: float) -> Counts:
    """Play one game and judge each move."""
    config = new_config("gomoku", {"size": size}, act_timeout=max(time, 0.001))
    configuration, refuter = ADAPTER.configuration_of(config), ThreatRefuter()
    board, counts = after(ADAPTER.new_position(config), opening), Counts(number)
    while not board.is_over():
        observation, agent = ADAPTER.observation_of(board, 0.0), agents[board.plies % 2]
        position = agent.read_task(observation, configuration).position
        move = agent(observation, configuration)
        last = agent.last
        assert last is not None
        if last.reason not in FOUND:
            counts = counts._replace(moves=counts.moves + 1, late=counts.late + (last.seconds > time > 0))
            if not is_safe(refuter, position, move):
                others = [other for other in moves_in(position) if other != move]
                if is_proven_lost(last) or not any(is_safe(refuter, position, other) for other in others):
                    overrated = counts.overrated + (last.value > MOST_SHOWN)
                    counts = counts._replace(lost=counts.lost + 1, overrated=overrated)
                else:
                    counts = counts._replace(blunders=(*counts.blunders, f"{board.moves} {move}"))
        board.play(move)
    return counts


def games(options: Namespace, played: int) -> Iterator[Counts]:
    """Play the games after the first `played` ones."""
    config = new_config("gomoku", {"size": options.size})
    openings = ADAPTER.draw_openings(options.games, config, ADAPTER.usual_plies(config), options.seed)
    profile = CHAMPION._replace(safety=not options.unsafe)
    for number in range(played, len(openings)):
        agents = [GomokuAgent(profile, options.sims, 2 * number + seat, log=False) for seat in range(2)]
        time = 0.0 if options.sims else options.act_timeout
        yield play_game(number, openings[number], agents, options.size, time)


def read_record(path: Path) -> list[Counts]:
    """Return the games of a record; a last line that was cut off is left out."""
    found: list[Counts] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            entry = json.loads(line)
            found.append(Counts(**{**entry, "blunders": tuple(entry["blunders"])}))
    return found


def summary(played: list[Counts]) -> str:
    """Return one line about all games."""
    blunders = sum(len(counts.blunders) for counts in played)
    moves, lost, overrated, late = (
        sum(getattr(counts, name) for counts in played) for name in ("moves", "lost", "overrated", "late")
    )
    return (
        f"{len(played)} games, {moves} moves: {blunders} allow a win by threats while another does not; "
        f"{lost} in lost positions, {overrated} of them shown above {MOST_SHOWN}; {late} late"
    )


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.gomoku.experiments.threat_blunders", description=DESCRIPTION)
    add = options.add_argument
    add("--games", type=positive, default=60, metavar="N", help="games (60)")
    add("--size", type=positive, default=15, metavar="N", help="rows of the board (15)")
    add("--act-timeout", type=seconds, default=1.0, metavar="S", help="seconds a move (1)")
    add("--sims", type=positive, metavar="N", help="simulations a move, in place of a clock")
    add("--unsafe", action="store_true", help="play without the option `safety`")
    add("--seed", type=int, default=1, metavar="N", help="seed of the openings (1)")
    add("--record", type=Path, metavar="FILE", help="results so far (runs/threat_blunders.jsonl)")
    return options


def run(options: Namespace) -> int:
    record = options.record or ROOT / "runs" / "threat_blunders.jsonl"
    record.parent.mkdir(parents=True, exist_ok=True)
    played = read_record(record)
    record.write_text("".join(json.dumps(counts._asdict()) + "\n" for counts in played), encoding="utf-8")
    for counts in games(options, len(played)):
        played.append(counts)
        with record.open("a", encoding="utf-8") as file:
            file.write(json.dumps(counts._asdict()) + "\n")
        print(summary(played), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(run_command(parser(), run, sys.argv[1:]))
