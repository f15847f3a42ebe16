"""`python -m tempo.api.search.search_bench [GAME...]`: what holding the search in Python costs.

- `tempo.Search` with its own playouts against its kernel, in turns on one tree, by simulations of a call, for the first
  positions of a game in turn. The last tree has to be emptied before either: the share is that of the kernel and the
  emptying, as a player of ours has them.
- A function in Python that is asked about batches: one that always answers the same, and a network in numpy of 32
  channels, two layers of 3x3 and two heads. Evaluations per second, and microseconds of a batch in the function, in the
  kernel of the search, and beside both, the emptying left out. What lay in the caches is gone after the network.
- States per second of random games that are played move by move.

The others are from the first position. Results are medians; run nothing beside it.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from itertools import cycle, islice, product
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np
from rich.table import Table

import tempo
from tempo.api.search.searching import Search
from tempo.arena.adapter.game_adapter import games
from tempo.arena.command_line.console import Console
from tempo.arena.command_line.inputs import BadInput, Parser, positive, run_command
from tempo.search.tree import clear

CALLS = (1_000, 5_000, 20_000, 100_000)  # simulations
STATES = 6  # that are searched in turn: no call finds the state of the one before
CHANNELS = 32
BATCH_SIZES = (16, 64)
BATCHES = 50  # a search
PLAYED = 20_000  # states of random games


class Constant:
    """A function that values all leaves the same, and the seconds spent in it."""

    def __init__(self, state: tempo.State) -> None:
        self.seconds = 0.0
        self.actions = state.game.action_count or 0

    def __call__(self, states: tempo.Leaves) -> tuple[np.ndarray, np.ndarray]:
        """Return values and priors. Making planes is ours, so it is not in the function's seconds."""
        planes = states.planes
        started = perf_counter()
        answer = self.answer(planes)
        self.seconds += perf_counter() - started
        return answer

    def answer(self, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return values and priors."""
        return np.full(len(planes), 0.5, np.float32), np.full((len(planes), self.actions), 0.1, np.float32)


class Network(Constant):
    """A small network with random weights in numpy."""

    def __init__(self, state: tempo.State, seed: int = 1) -> None:
        super().__init__(state)
        rng, (_, rows, columns) = np.random.default_rng(seed), state.planes.shape
        inner = CHANNELS * rows * columns
        self.layers = [rng.normal(0.0, 0.1, (9 * depth, CHANNELS)).astype(np.float32) for depth in (2, CHANNELS)]
        self.heads = rng.normal(0.0, 0.01, (inner, 1 + self.actions)).astype(np.float32)

    def answer(self, planes: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Return values and priors."""
        layer = planes.transpose(0, 2, 3, 1)
        for weights in self.layers:
            padded = np.pad(layer, ((0, 0), (1, 1), (1, 1), (0, 0)))
            windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
            flat = windows.reshape(*windows.shape[:3], -1)
            layer = np.maximum(flat @ weights, 0.0)
        found = layer.reshape(len(layer), -1) @ self.heads
        return 1.0 / (1.0 + np.exp(-found[:, 0])), np.exp(found[:, 1:] - found[:, 1:].max(axis=1, keepdims=True))


def _seconds(work: Callable[[], Any]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def share_of_kernel(start: tempo.State, simulations: int, repeats: int) -> list[float]:
    """Return milliseconds of the kernel, of emptying the tree and of `run`, and the share of the kernel's speed."""
    search, states, rng = Search(start.game), [start], Random(1)
    searcher = search._searcher
    while len(states) < STATES:
        states.append(states[-1].play(rng.choice(states[-1].legal)))
    for state in states:
        search.run(state, simulations=simulations)
    turns = []
    for state in islice(cycle(states), repeats):
        whole = _seconds(lambda: search.run(state, simulations=simulations))  # noqa: B023
        tree = searcher.tree
        assert tree is not None
        emptying = _seconds(lambda: clear(tree))  # noqa: B023
        kernel = _seconds(lambda: searcher.run(simulations))
        turns.append((1e3 * kernel, 1e3 * emptying, 1e3 * whole, (kernel + emptying) / whole))
    return [median(column) for column in zip(*turns, strict=True)]


def batch_speed(state: tempo.State, function: Constant, batch: int, repeats: int) -> list[float]:
    """Return evaluations per second, and microseconds of a batch in the function, in the kernel, and beside both."""
    search = Search(state.game, function, batch=batch)
    search.run(state, simulations=batch)
    searcher = search._searcher
    kernel: Any = searcher.searching
    in_kernel = 0.0

    def timed(simulations: int) -> int:
        nonlocal in_kernel
        started = perf_counter()
        ended = int(kernel(simulations))
        in_kernel += perf_counter() - started
        return ended

    searcher.searching = timed  # type: ignore[assignment]
    turns = []
    for _ in range(repeats):
        assert searcher.tree is not None
        clear(searcher.tree)  # as above: it has the more to do, the more batches a search had
        function.seconds = in_kernel = 0.0
        result: list[tempo.SearchResult] = []
        seconds = _seconds(lambda: result.append(search.run(state, simulations=BATCHES * batch)))  # noqa: B023
        parts = function.seconds, in_kernel, seconds - function.seconds - in_kernel
        turns.append((result[0].evaluations / seconds, *(1e6 * part / result[0].batches for part in parts)))
    return [median(column) for column in zip(*turns, strict=True)]


def stepping_speed(state: tempo.State, repeats: int) -> float:
    """Return states per second of random games."""
    rng = Random(1)

    def play() -> None:
        current = state
        for _ in range(PLAYED):
            current = state if current.is_over else current.play(rng.choice(current.legal))

    return PLAYED / median(_seconds(play) for _ in range(repeats))


def run(options: Namespace) -> int:
    shares = Table("game", "simulations", "kernel, ms", "emptying", "tempo.Search", "share of the speed")
    batches = Table("game", "function", "batch", "evaluations a second", "µs a batch: function", "kernel", "beside")
    steps = Table("game", "states a second of random games")
    for name in options.games or games():
        if name not in games():
            raise BadInput(f"no game '{name}': choose {', '.join(games())}")
        state = tempo.game(name).initial()
        for simulations in CALLS:
            *parts, share = share_of_kernel(state, simulations, options.repeats)
            shares.add_row(name, f"{simulations:,}", *(f"{part:.3f}" for part in parts), f"{share:.3f}")
        for function, batch in product((Constant(state), Network(state)), BATCH_SIZES):
            figures = batch_speed(state, function, batch, options.repeats)
            batches.add_row(name, type(function).__name__, str(batch), *(f"{part:,.0f}" for part in figures))
        steps.add_row(name, f"{stepping_speed(state, options.repeats):,.0f}")
    for table in (shares, batches, steps):
        Console().print(table)
    return 0


def main(argv: list[str]) -> int:
    parser = Parser(prog="python -m tempo.api.search.search_bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure (all)")
    parser.add_argument("--repeats", type=positive, default=15, metavar="N", help="measurements of each (%(default)s)")
    return run_command(parser, run, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
