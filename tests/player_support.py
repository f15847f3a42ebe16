"""What the tests of the player share: positions to think about, and a clock that is told.

Time is told, not measured: a clock that stands still but for the simulations, each at a price. So the
limits hold or break for what the code does, however busy the machine is.
"""
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from games import empty_state, legal_moves, played

from tempo.connectx.rules import new_game
from tempo.search import player as player_module
from tempo.search.game import ONGOING, Game
from tempo.search.mcts import search
from tempo.search.player import Knobs, Player, Position, Snapshot

GAME = new_game(6, 7, 4)
PLAIN = Knobs(nodes=200_000)
SOLVING = PLAIN._replace(proofs=True, reuse=True, choose="visits", early_stop=True)
OPEN_TWO = (2, 2, 3, 3)  # the side to move makes three with both ends open, and wins with its next stone


class ToldClock:
    """Stands for `perf_counter` and `search` in the player: simulations have a price in seconds.

    Of each batch it runs only `most` simulations for real, where all that matters is the time.
    """

    def __init__(self, prices: Iterator[float], most: int | None = None) -> None:
        self.prices, self.most = prices, most
        self.now = 1000.0
        self.batches: list[tuple[int, float]] = []  # how many simulations, and how long they took

    def __call__(self) -> float:
        return self.now

    def search(self, game, tree, state, knobs, rng, simulations):
        asked = simulations if self.most is None else min(simulations, self.most)
        done = search(game, tree, state, knobs, rng, asked)
        counted = simulations if done == asked else done
        self.batches.append((counted, counted * next(self.prices)))
        self.now += self.batches[-1][1]
        return counted

    @property
    def elapsed(self) -> float:
        return self.now - 1000.0


@contextmanager
def told(clock: ToldClock) -> Iterator[ToldClock]:
    """The player goes by this clock."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player_module, "perf_counter", clock)
        patch.setattr(player_module, "search", clock.search)
        yield clock


def position(moves=(), game: Game = GAME) -> Position:
    """The standard board after some moves."""
    return Position(game, played(game, empty_state(6, 7), moves), len(moves) / 42, len(moves))


def random_moves(random: np.random.Generator, plies: int) -> tuple[int, ...]:
    """So many moves of a game that is not over after them."""
    while True:
        state = empty_state(6, 7)
        moves: list[int] = []
        while len(moves) < plies and GAME.outcome(GAME.board, state) == ONGOING:
            moves.append(int(random.choice(legal_moves(GAME, state))))
            GAME.play(GAME.board, state, moves[-1])
        if len(moves) == plies and GAME.outcome(GAME.board, state) == ONGOING:
            return tuple(moves)


def think(player: Player, where: Position, step: float = 0.0, bank: float = 0.0) -> list[Snapshot]:
    """All snapshots of one move, with nothing known beforehand."""
    return list(player.think(where, (), step, bank, player_module.perf_counter()))
