"""Our brain with random moves behind it: `gomoku_engine.py SEED`. numba is not even imported."""

import random
import sys
from collections.abc import Sequence
from types import SimpleNamespace

from tempo.arena.command_line.line_server import serve
from tempo.games.gomoku.protocols.pbrain import PbrainServer


class RandomThinker:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def get_ready(self, size: int) -> None:
        pass

    def limit_memory(self, most: int) -> list[str]:
        return []

    def limit_threads(self, most: int) -> list[str]:
        return []

    def choose(self, cells: Sequence[int], size: int, mark: int, step: float, bank: float) -> SimpleNamespace:
        move = self.rng.choice([cell for cell, there in enumerate(cells) if not there])
        return SimpleNamespace(move=move, reason="random", value=0.5, simulations=0, seconds=0.0)


if __name__ == "__main__":
    serve(PbrainServer(RandomThinker(int(sys.argv[1])), 1.0))
