"""Helpers of the player's tests: positions to search, and a fake clock.

The clock stands still except for simulations, each of which has a price. So limits hold or break by what the code does,
however busy the machine is.
"""
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, repeat
from typing import Any

import numpy as np
import pytest
from games import empty_state, legal_moves, played

from tempo.games.connectx.rules import new_game
from tempo.native.backends import BoundKernel
from tempo.native.jit import Kernel
from tempo.native.rng import new_rng
from tempo.search import tree_searcher
from tempo.search.game import ONGOING, Game
from tempo.search.mcts import search
from tempo.search.options import SearchOptions
from tempo.search.player import player as player_module
from tempo.search.player.clock import TimePlan
from tempo.search.player.player import Player
from tempo.search.tree_searcher import TreeSearcher
from tempo.search.types import Position, Snapshot

GAME = new_game(6, 7, 4)
PLAIN = SearchOptions(nodes=200_000)
SOLVING = PLAIN._replace(proofs=True, reuse=True, choose="visits", early_stop=True)
OPEN_TWO = (2, 2, 3, 3)  # the side to move makes three with both ends open, and wins with its next stone


class FakeClock:
    """Replaces `perf_counter` and `search` in the player: simulations have a price, and stalls may follow a batch.

    Of each batch it runs only `most` simulations, where nothing but the time matters.
    """

    def __init__(
        self,
        prices: Iterator[float],
        most: int | None = None,
        called: Kernel = search,
        stalls: Iterator[float] | None = None,
    ) -> None:
        self.prices, self.most, self.called = prices, most, called
        self.stalls = repeat(0.0) if stalls is None else stalls
        self.now, self.stood = 1000.0, 0.0
        self.batches: list[tuple[int, float]] = []  # how many simulations, and how long they took

    def __call__(self) -> float:
        return self.now

    def bind(self, *fixed, last, seconds):
        """Return the search, bound to all arguments but the number of simulations."""
        return TimedSearch(self, self.called.bind(*fixed, last=last))

    def is_ready(self, *arguments, seconds) -> bool:
        return True

    def stand_still(self, seconds: float) -> None:
        """The machine runs something else."""
        self.now, self.stood = self.now + seconds, self.stood + seconds

    def processor(self) -> float:
        """Stands for `thread_time`."""
        return self.now - self.stood

    @property
    def elapsed(self) -> float:
        return self.now - 1000.0


class TimedSearch:
    """Runs the real search and advances the fake clock."""

    backend = "native"

    def __init__(self, clock: FakeClock, run: BoundKernel) -> None:
        self.clock, self.run = clock, run

    def __call__(self, simulations: int) -> int:
        clock = self.clock
        asked = simulations if clock.most is None else min(simulations, clock.most)
        done = self.run(asked)
        counted = done - asked + simulations if done >= asked else done
        clock.batches.append((counted, counted * next(clock.prices)))
        clock.now += clock.batches[-1][1]
        clock.stand_still(next(clock.stalls))
        return counted


class Breaks:
    """Replaces the search, and raises in place of its n-th batch."""

    def __init__(self, number: int, error: Exception) -> None:
        self.number, self.error, self.search = number, error, tree_searcher.search

    def is_ready(self, *arguments, seconds) -> bool:
        return True

    def bind(self, *fixed, last, seconds):
        run, numbers = self.search.bind(*fixed, last=last, seconds=seconds), count()

        def batch(simulations: int) -> int:
            if next(numbers) == self.number:
                raise self.error
            return run(simulations)

        batch.backend = run.backend
        return batch


@contextmanager
def use_clock(clock: FakeClock, module: Any = tree_searcher, name: str = "search") -> Iterator[FakeClock]:
    """Let the player use this clock, and let the named function of a module advance it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player_module, "perf_counter", clock)
        patch.setattr(player_module, "thread_time", clock.processor)
        patch.setattr(module, name, clock)
        yield clock


def tree_player(options: SearchOptions, plan: TimePlan, simulations: int | None = None, seed: int = 1) -> Player:
    """Return a player with a tree search that repeats with a number of simulations; it knows its machine."""
    player = Player(options, plan, TreeSearcher(new_rng(seed)), simulations)
    player.pace.caution = 0.0
    return player


def position(moves=(), game: Game = GAME) -> Position:
    """Return the position of the standard board after some moves."""
    return Position(game, played(game, empty_state(6, 7), moves), len(moves) / 42, len(moves))


def random_moves(random: np.random.Generator, plies: int) -> tuple[int, ...]:
    """Return this many random moves of a game that is not over after them."""
    while True:
        state = empty_state(6, 7)
        moves: list[int] = []
        while len(moves) < plies and GAME.outcome(GAME.board, state) == ONGOING:
            moves.append(int(random.choice(legal_moves(GAME, state))))
            GAME.play(GAME.board, state, moves[-1])
        if len(moves) == plies and GAME.outcome(GAME.board, state) == ONGOING:
            return tuple(moves)


def think(player: Player, where: Position, step: float = 0.0, bank: float = 0.0) -> list[Snapshot]:
    """Return all snapshots of one move without shortcuts."""
    return list(player.think(where, (), step, bank, player_module.perf_counter()))
