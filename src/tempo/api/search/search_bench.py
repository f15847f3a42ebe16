"""`python -m tempo.api.search.search_bench [GAME...]`: what holding the search in Python costs.

- `tempo.Search` with its own playouts against its kernel alone, in turns on one tree, by simulations of a call. The
  kernel's time is that of one call that finds the tree empty.
- An evaluator in numpy, asked about batches: a network of 32 channels, two layers of 3x3 and two heads. Evaluations per
  second, and microseconds of a batch in the network, in the kernel of the search, and beside both: making planes,
  checks of the answer.
- States per second of random games that are played move by move.

All from the first position. Results are medians; run nothing beside it.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
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
CHANNELS = 32
BATCHES = 50  # a search
PLAYED = 20_000  # states of random games


class Network:
    """A small network with random weights in numpy, and the seconds spent in it."""

    def __init__(self, state: tempo.State, seed: int = 1) -> None:
        rng, (_, rows, columns) = np.random.default_rng(seed), state.planes.shape
        inner = CHANNELS * rows * columns
        self.layers = [rng.normal(0.0, 0.1, (9 * depth, CHANNELS)).astype(np.float32) for depth in (2, CHANNELS)]
        self.heads = rng.normal(0.0, 0.01, (inner, 1 + (state.game.action_count or 0))).astype(np.float32)
        self.seconds, self.batches, self.evaluations = 0.0, 0, 0

    def __call__(self, states: tempo.Leaves) -> tuple[np.ndarray, np.ndarray]:
        """Return values and priors."""
        planes = states.planes  # is ours, so it is not in the network's seconds
        started = perf_counter()
        layer = planes.transpose(0, 2, 3, 1)
        for weights in self.layers:
            padded = np.pad(layer, ((0, 0), (1, 1), (1, 1), (0, 0)))
            windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
            flat = windows.reshape(*windows.shape[:3], -1)
            layer = np.maximum(flat @ weights, 0.0)
        found = layer.reshape(len(layer), -1) @ self.heads
        values = 1.0 / (1.0 + np.exp(-found[:, 0]))
        priors = np.exp(found[:, 1:] - found[:, 1:].max(axis=1, keepdims=True))
        self.batches, self.evaluations = self.batches + 1, self.evaluations + len(layer)
        self.seconds += perf_counter() - started
        return values, priors


def _seconds(work: Callable[[], Any]) -> float:
    started = perf_counter()
    work()
    return perf_counter() - started


def share_of_kernel(state: tempo.State, simulations: int, repeats: int) -> tuple[float, float, float]:
    """Return the milliseconds of a call of the kernel and of the object, and the share of the kernel's speed."""
    search = Search(state.game)
    searcher = search._searcher
    search.run(state, simulations=simulations)
    turns = []
    for _ in range(repeats):
        whole = _seconds(lambda: search.run(state, simulations=simulations))
        assert searcher.tree is not None
        clear(searcher.tree)
        turns.append((_seconds(lambda: searcher.run(simulations)), whole))
    kernel, whole = (1e3 * median(column) for column in zip(*turns, strict=True))
    return kernel, whole, median(kernel / whole for kernel, whole in turns)


def batch_speed(state: tempo.State, batch: int, repeats: int) -> list[float]:
    """Return evaluations per second, and microseconds of a batch in the network, in the kernel, and beside both."""
    network = Network(state)
    search = Search(state.game, network, batch=batch)
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
        network.seconds, network.batches, network.evaluations, in_kernel = 0.0, 0, 0, 0.0
        seconds = _seconds(lambda: search.run(state, simulations=BATCHES * batch))
        parts = network.seconds, in_kernel, seconds - network.seconds - in_kernel
        turns.append((network.evaluations / seconds, *(1e6 * part / network.batches for part in parts)))
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
    shares = Table("game", "simulations", "kernel, ms", "tempo.Search, ms", "share of the kernel's speed")
    batches = Table("game", "batch", "evaluations a second", "a batch, µs: network", "kernel", "beside both")
    steps = Table("game", "states a second of random games")
    for name in options.games or games():
        if name not in games():
            raise BadInput(f"no game '{name}': choose {', '.join(games())}")
        state = tempo.game(name).initial()
        for simulations in CALLS:
            kernel, whole, share = share_of_kernel(state, simulations, options.repeats)
            shares.add_row(name, f"{simulations:,}", f"{kernel:.2f}", f"{whole:.2f}", f"{share:.3f}")
        for batch in (16, 64):
            batches.add_row(name, str(batch), *(f"{part:,.0f}" for part in batch_speed(state, batch, options.repeats)))
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
