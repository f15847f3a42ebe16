"""Our servers with random moves behind them: `random_engine.py gtp SEED` or `nboard`. numba is not even imported."""

import random
import sys
from collections.abc import Iterator
from types import SimpleNamespace

from tempo.arena.command_line.line_server import serve
from tempo.games.othello.adapter.board import OthelloBoard
from tempo.games.othello.protocols import gtp, nboard


class RandomThinker:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[SimpleNamespace]:
        told = {"reason": "search", "value": 0.5, "simulations": 0, "seconds": 0.0, "plies": 0, "score": None}
        lists = {"moves": (), "visits": (), "values": (), "scores": (), "line": ()}
        yield SimpleNamespace(move=self.rng.choice(board.legal()), **told, **lists)


if __name__ == "__main__":
    thinker = RandomThinker(int(sys.argv[2]))
    if sys.argv[1] == "gtp":
        serve(gtp.GtpServer(thinker, 1.0))
    else:
        nboard.NBoardServer(thinker, 1.0, nboard.PipeLines(sys.stdin.fileno()), sys.stdout).serve()
