"""What the moves of many positions are worth: what is certain from the game's solver, the rest by our own search.

Exact scores are asked for from the last position of a game to the first, so that a solver knows what lies below.
Estimates come from the champion's search with so many simulations; they are no facts, and are shown as none.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from math import inf
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from tempo.lab.command_line.inputs import BadInput
from tempo.lab.command_line.progress import progress_bar
from tempo.lab.jobs.executor import Executor
from tempo.lab.players.profile_agents import make_agent
from tempo.lab.referee.exact import Effort, Exact, Scores
from tempo.lab.referee.game_adapter import adapter_of, board_after
from tempo.lab.referee.game_data import MatchConfig, Struct
from tempo.search.types import Snapshot

DEFAULT_TABLE_BITS = 26  # 2^26 words, 512 MiB a process; the pages of it that a game needs are few
LEAST_TABLE_BITS, MOST_TABLE_BITS = 10, 32  # 2^32 words are 32 GiB
SEED = 1

Job = TypeVar("Job")
Result = TypeVar("Result")


class PositionQuery(NamedTuple):
    """A position, by the moves that lead to it."""

    config: MatchConfig
    actions: tuple[int, ...]


class ScoreLimits(NamedTuple):
    """What the scores of a position may take."""

    seconds: float | None = None
    table_bits: int = DEFAULT_TABLE_BITS


def table_bits(text: str) -> int:
    """How large the tables of a process may become, as --table-bits has it; no larger than this machine's memory."""
    owned = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else None
    most = MOST_TABLE_BITS
    if owned is not None:
        most = min(MOST_TABLE_BITS, max(DEFAULT_TABLE_BITS, (owned // 8).bit_length() - 1))
    if not (text.isdecimal() and LEAST_TABLE_BITS <= int(text) <= most):
        size = f"2^{most} words of 8 bytes are {2 ** (most - 27)} GiB, all that there is for a process"
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {LEAST_TABLE_BITS} to {most}: {size}")
    return int(text)


def exact_of(config: MatchConfig) -> Exact:
    """Who tells what is certain; BadInput where nobody does, or not for this board."""
    exact = adapter_of(config.game).exact()
    if exact is None:
        raise BadInput(f"nothing is known for certain of {config.game}: it has no solver")
    exact.check(config)
    return exact


def score_position(limits: ScoreLimits, position: PositionQuery) -> Scores:
    """What is certain of a position."""
    return exact_of(position.config).scores(board_after(*position), Effort(limits.seconds), limits.table_bits)


def score_positions(positions: Sequence[PositionQuery], limits: ScoreLimits, executor: Executor) -> list[Scores]:
    """The scores of all positions, of one board, in their order."""
    if not positions:
        return []
    prepare = partial(exact_of(positions[0].config).prepare, positions[0].config, limits.table_bits)
    return _run_in_order(executor, partial(score_position, limits), positions, prepare, "positions solved")


def estimate_position(simulations: int, position: PositionQuery) -> Mapping[int, float]:
    """What the search thinks of each move that it looked at, 0 lost to 1 won for who plays it."""
    config, board = position.config, board_after(*position)
    if len(board.legal()) < 2:
        return dict.fromkeys(board.legal(), 0.5)
    last = search_position(make_agent(config.game, "champion", {"reuse": "0"}, simulations, SEED), position)
    least = max(1, simulations // 100)
    looked = zip(last.moves, last.values, last.visits, strict=True)
    return {move: value for move, value, visits in looked if visits >= least} or {last.move: last.value}


def search_position(agent: Any, question: PositionQuery, seconds: float = 0.0) -> Snapshot:
    """What the search of one of our own agents thinks of a position in the end, by itself: no book is asked, no solver,
    nor anything else that could spare it. An agent without a number of simulations is given so many seconds."""
    adapter, config = adapter_of(question.config.game), question.config
    asked = adapter.observation_of(board_after(*question), 0.0), Struct(adapter.configuration_of(config))
    position = agent.read_task(*asked).position._replace(prover=None)
    agent.player.get_ready(position, inf)
    *_, last = agent.player.think(position, (), seconds, 0.0, perf_counter())
    return last


def estimate_positions(
    positions: Sequence[PositionQuery], simulations: int, executor: Executor
) -> list[Mapping[int, float]]:
    """The estimates of all positions, in their order."""
    if not positions:
        return []
    work = partial(estimate_position, simulations)
    return _run_in_order(executor, work, positions, partial(work, positions[-1]), "positions searched")


def _run_in_order(
    executor: Executor,
    work: Callable[[Job], Result],
    jobs: Sequence[Job],
    prepare: Callable[[], object],
    what: str,
) -> list[Result]:
    """The results of all jobs, in their order, with a bar that says how far it has come."""
    found: dict[int, Result] = {}
    with progress_bar() as bar:
        task = bar.add_task("", total=len(jobs), score=what)
        with closing(executor.run(work, jobs, prepare=prepare, tick=bar.refresh, lasting=True)) as results:
            for place, result in results:
                found[place] = result
                bar.advance(task)
        bar.refresh()
    return [found[place] for place in range(len(jobs))]
