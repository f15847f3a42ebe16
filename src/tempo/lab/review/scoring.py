"""Exact scores of many positions from the game's solver, and estimates from the champion's search.

Positions of a game should come last to first, so that the solver's table already holds what lies below. Estimates are
win rates of the champion's search with a fixed number of simulations.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from math import inf
from time import perf_counter
from typing import Any, NamedTuple

import psutil

from tempo.arena.adapter.exact import Effort, ExactScorer, Scores
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.jobs.executor import Executor, results_in_order
from tempo.arena.players.profile_agents import make_agent
from tempo.search.types import Snapshot

DEFAULT_TABLE_BITS = 26  # 2^26 words of 8 bytes, 512 MiB a process; a game touches few of its pages
LEAST_TABLE_BITS, MOST_TABLE_BITS = 10, 32  # 2^32 words are 32 GiB
SEED = 1


class PositionQuery(NamedTuple):
    """A position, given by the moves that lead to it."""

    config: MatchConfig
    actions: tuple[int, ...]


class ScoreLimits(NamedTuple):
    """Limits for the exact scores of one position."""

    seconds: float | None = None
    table_bits: int = DEFAULT_TABLE_BITS
    only_best: bool = False  # whether the best score is enough: others may stay bounds


def table_bits(text: str) -> int:
    """Parse --table-bits: the logarithm of the table's words in one process, limited by the machine's memory."""
    memory = psutil.virtual_memory().total
    most = min(MOST_TABLE_BITS, max(DEFAULT_TABLE_BITS, (memory // 8).bit_length() - 1))
    if not (text.isdecimal() and LEAST_TABLE_BITS <= int(text) <= most):
        size = f"2^{most} words of 8 bytes are {2 ** (most - 27)} GiB, the most that one process may use"
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {LEAST_TABLE_BITS} to {most}: {size}")
    return int(text)


def exact_of(config: MatchConfig) -> ExactScorer:
    """Return the exact scorer of a game; raise BadInput where the game has none, or not for this board."""
    exact = adapter_of(config.game).exact()
    if exact is None:
        raise BadInput(f"{config.game} has no solver, so it has no exact scores")
    exact.check(config)
    return exact


def score_position(limits: ScoreLimits, position: PositionQuery) -> Scores:
    """Return the exact scores of a position, as far as the limits allow."""
    exact = exact_of(position.config)
    scores = exact.best_scores if limits.only_best else exact.scores
    return scores(board_after(*position), Effort(limits.seconds), limits.table_bits)


def score_positions(positions: Sequence[PositionQuery], limits: ScoreLimits, executor: Executor) -> list[Scores]:
    """Return the exact scores of all positions, in their order. All positions are of one board."""
    if not positions:
        return []
    prepare = partial(exact_of(positions[0].config).prepare, positions[0].config, limits.table_bits)
    return results_in_order(executor, partial(score_position, limits), positions, "positions solved", prepare)


def estimate_position(simulations: int, position: PositionQuery) -> Mapping[int, float]:
    """Return the win rate of each move that the search visited often enough: 0 lost, 1 won, for the mover."""
    config = position.config
    if not board_after(*position).legal():
        return {}
    last = search_position(make_agent(config.game, "champion", {"reuse": "0"}, simulations, SEED), position)
    least = max(1, simulations // 100)
    looked = zip(last.moves, last.values, last.visits, strict=True)
    return {move: value for move, value, visits in looked if visits >= least} or {last.move: last.value}


def search_position(agent: Any, query: PositionQuery, seconds: float = 0.0) -> Snapshot:
    """Return the last snapshot of an agent's search of a position, without book, solver or shortcuts.

    agent     one of our own agents; its number of simulations, if it has one, limits the search
    query     the position
    seconds   time limit of an agent without a number of simulations
    """
    adapter, config = adapter_of(query.config.game), query.config
    asked = adapter.observation_of(board_after(*query), 0.0), Struct(adapter.configuration_of(config))
    try:
        position = agent.read_task(*asked).position._replace(prover=None)
        agent.player.get_ready(position, inf)
        *_, last = agent.player.think(position, (), seconds, 0.0, perf_counter())
    except Exception as error:
        agent.log_error(error)  # a strict agent raises SearchFailed
        raise
    return last


def estimate_positions(
    positions: Sequence[PositionQuery], simulations: int, executor: Executor
) -> list[Mapping[int, float]]:
    """Return the estimates of all positions, in their order."""
    if not positions:
        return []
    work = partial(estimate_position, simulations)
    return results_in_order(executor, work, positions, "positions searched", partial(work, positions[-1]))
