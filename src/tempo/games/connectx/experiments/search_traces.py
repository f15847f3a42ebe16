"""Traces of long searches: the move that a player without tree reuse would play after any number of simulations.

Such a player's move depends on the position and the number of simulations alone. So one long search of a position
gives its move after any shorter search. The regret of any time plan then follows by arithmetic from thousands of
positions, without playing games.

Moves are stored by the number of simulations, which is reproducible from the seed. Seconds follow from the speed:
simulations per second by the number of stones on the board, measured in processor time.

    python -m tempo.games.connectx.experiments.search_traces classic --games 80-179 --out runs/traces-classic.txt
    python -m tempo.games.connectx.experiments.search_traces classic --games 80-179 \\
        --speeds docs/data/speeds-classic.txt
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np

from tempo.games.connectx.adapter.adapter import ADAPTER
from tempo.games.connectx.connectx_agent import ConnectXView, blocking_move, position_of, read, winning_move
from tempo.games.connectx.profiles import CLASSIC, ConnectXProfile
from tempo.lab.command_line.inputs import BadInput, Parser, positive, run_command, writable
from tempo.lab.command_line.progress import Progress
from tempo.lab.jobs.executor import Executor, add_options, executor_of
from tempo.lab.players.player_specs import ProfilePlayer, parse_player
from tempo.lab.players.profile_agents import override, profile_of
from tempo.lab.referee.game_adapter import board_after, new_config
from tempo.lab.tournament.pairs import derive_seed
from tempo.lab.tune.reference_games import ReferenceGame, add_reference_options, chosen_games
from tempo.native.rng import new_rng
from tempo.search.agent import only_move
from tempo.search.choose import best_move
from tempo.search.mcts import search
from tempo.search.options import params_of
from tempo.search.tree import Tree, clear, new_tree

FIRST_LOOK, LOOK_GROWTH = 250, 1.08  # simulations at the first look, and the factor to each next look
SECONDS_A_SPEED = 0.2  # of search for one measurement of speed
STANDARD = new_config("connectx")


class DecisionPoint(NamedTuple):
    """A position of a reference game that needs a search and in which moves differ in value."""

    game: int
    ply: int


class SearchTrace(NamedTuple):
    """The moves that one search would play, with the number of simulations from which it prefers each."""

    point: DecisionPoint
    seed: int
    choices: tuple[tuple[int, int], ...]  # (simulations, column)


def _view_of(game: ReferenceGame, ply: int) -> ConnectXView:
    board = board_after(STANDARD, game.actions[:ply])
    return read(ADAPTER.observation_of(board, 0.0), ADAPTER.configuration_of(STANDARD))


def shortcut(game: ReferenceGame, ply: int) -> int | None:
    """Return the column that is played without a search, None if a search is needed."""
    view = _view_of(game, ply)
    decided = (found for found in (only_move(view.legal), winning_move(view), blocking_move(view)))
    return next((decision.move for decision in decided if decision is not None), None)


def decision_points(games: Sequence[ReferenceGame]) -> list[DecisionPoint]:
    """Return all decision points of the games."""
    return [
        DecisionPoint(number, ply)
        for number, game in enumerate(games)
        for seat in (0, 1)
        for ply in game.plies(seat)
        if game.at_stake(ply) and shortcut(game, ply) is None
    ]


@cache
def _tree_for(nodes: int) -> Tree:
    """Return the tree that all searches of this process share."""
    position = position_of(_view_of(ReferenceGame((), 0, ()), 0), CLASSIC.options.playout)
    return new_tree(position.game, position.state, nodes)


def trace_search(
    profile: ConnectXProfile, games: Sequence[ReferenceGame], most: int, seed: int, point: DecisionPoint
) -> SearchTrace:
    """Search one position and record the best move at growing intervals.

    Args:
        profile: of the player, without tree reuse.
        games: the reference games.
        most: simulations of the search.
        seed: with the point it seeds the random generator.
        point: the position.
    """
    position = position_of(_view_of(games[point.game], point.ply), profile.options.playout)
    params = params_of(profile.options, position.filled)
    tree, rng = _tree_for(profile.options.nodes), new_rng(derive_seed(seed, *point))
    clear(tree)
    done, look, choices = 0, float(FIRST_LOOK), [(0, -1)]
    while done < most:
        search(position.game, tree, position.state, params, rng, int(look) - done)
        done, look = int(look), look * LOOK_GROWTH
        column = int(tree.selection[best_move(tree, profile.options.choose)].action)
        if column != choices[-1][1]:
            choices.append((done, column))
    return SearchTrace(point, seed, tuple(choices[1:]))


def _trace_all(
    profile: ConnectXProfile,
    games: Sequence[ReferenceGame],
    most: int,
    seeds: int,
    executor: Executor,
    tick: Callable[[], None],
) -> list[SearchTrace]:
    """Trace every decision point of the games with every seed."""
    found: list[SearchTrace] = []
    todo = decision_points(games)
    for seed in range(seeds):
        work = partial(trace_search, profile, games, most, seed)
        with closing(executor.run(work, todo, prepare=partial(work, todo[0]), tick=tick, lasting=True)) as results:
            found += [one for _, one in results]
    return found


def _measure_speeds(profile: ConnectXProfile, games: Sequence[ReferenceGame], each: int = 3) -> dict[int, float]:
    """Measure simulations per second by the number of stones: medians over `each` positions."""
    by_stones: dict[int, list[DecisionPoint]] = {}
    for point in decision_points(games):
        by_stones.setdefault(point.ply, []).append(point)
    tree, speeds = _tree_for(profile.options.nodes), {}
    for stones, places in sorted(by_stones.items()):
        rates = []
        for point in places[:each]:
            position = position_of(_view_of(games[point.game], point.ply), profile.options.playout)
            params, rng, done = params_of(profile.options, position.filled), new_rng(1), 0
            clear(tree)
            search(position.game, tree, position.state, params, rng, FIRST_LOOK)
            start = process_time()
            while (seconds := process_time() - start) < SECONDS_A_SPEED:
                done += search(position.game, tree, position.state, params, rng, FIRST_LOOK)
            rates.append(done / seconds)
        speeds[stones] = float(np.median(rates))
    return speeds


def write_traces(path: Path, traces: Sequence[SearchTrace]) -> None:
    """Write one line for each trace: game, ply, seed, and simulations:column pairs."""
    lines = [
        f"{one.point.game} {one.point.ply} {one.seed} " + " ".join(f"{n}:{column}" for n, column in one.choices)
        for one in traces
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def read_traces(path: Path) -> list[SearchTrace]:
    """Read the file of `write_traces`."""
    traces = []
    for line in path.read_text(encoding="utf-8").splitlines():
        game, ply, seed, *choices = line.split()
        pairs = [choice.split(":") for choice in choices]
        point = DecisionPoint(int(game), int(ply))
        traces.append(SearchTrace(point, int(seed), tuple((int(n), int(c)) for n, c in pairs)))
    return traces


def parser() -> Parser:
    options = Parser(prog="python -m tempo.games.connectx.experiments.search_traces", description=__doc__)
    add = options.add_argument
    add("player", metavar="PLAYER", help="a player without tree reuse, for example classic:exploration=0.8")
    add_reference_options(options, 80, 179)
    add("--most", type=positive, default=600_000, metavar="N", help="simulations of each search (600,000)")
    add("--seeds", type=positive, default=1, metavar="N", help="searches of each position (1)")
    add("--out", type=writable, metavar="FILE", help="write the traces here")
    add("--speeds", type=writable, metavar="FILE", help="measure the speed instead, and write it here")
    add_options(options)
    return options


def run(options: Namespace) -> int:
    executor = executor_of(options)
    player = parse_player(options.player, STANDARD.game)
    if not isinstance(player, ProfilePlayer) or not (options.out or options.speeds):
        raise BadInput("name classic or champion, and --out or --speeds")
    profile = override(profile_of(player.profile, STANDARD.game), player.overrides, STANDARD.game)
    if profile.options.reuse or profile.options.early_stop:
        raise BadInput(f"{player.name} keeps its tree or stops early: its move depends on more than the position")
    games = chosen_games(options, STANDARD, executor)
    if options.speeds:
        lines = [f"{stones} {speed:.0f}" for stones, speed in _measure_speeds(profile, games).items()]
        options.speeds.write_text("\n".join(lines) + "\n", newline="\n")
        return 0
    with Progress(f"{len(decision_points(games))} positions") as progress:
        write_traces(options.out, _trace_all(profile, games, options.most, options.seeds, executor, progress.tick))
    return 0


if __name__ == "__main__":
    sys.exit(run_command(parser(), run, sys.argv[1:]))
