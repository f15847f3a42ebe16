"""Helpers for tests of the Gomocup protocol: a trivial thinker, dialogues, players."""

import re
from collections.abc import Sequence
from types import SimpleNamespace

from engine_support import LIMIT, command_of

from tempo.arena.command_line.shell_text import join_command
from tempo.games.gomoku.adapter.board import GomokuBoard
from tempo.games.gomoku.protocols.pbrain import PbrainServer
from tempo.games.gomoku.protocols.pbrain_player import GomokuEnginePlayer

MOVE = re.compile(r"(\d+),(\d+)")


class FirstFree:
    """A thinker that plays the first free cell and records its calls."""

    def __init__(self) -> None:
        self.given: list[tuple[list[int], int, int]] = []
        self.times: list[tuple[float, float]] = []
        self.ready: list[int] = []
        self.memory: list[int] = []
        self.threads: list[int] = []

    def get_ready(self, size: int) -> None:
        self.ready.append(size)

    def limit_memory(self, most: int) -> list[str]:
        self.memory.append(most)
        return ["too little memory"] if 0 < most < 1000 else []

    def limit_threads(self, most: int) -> list[str]:
        self.threads.append(most)
        return []

    def choose(self, cells: Sequence[int], size: int, mark: int, step: float, bank: float) -> SimpleNamespace:
        self.given.append((list(cells), size, mark))
        self.times.append((step, bank))
        return SimpleNamespace(move=list(cells).index(0), reason="search", value=0.5, simulations=7, seconds=0.0)


def tell(server: PbrainServer, *lines: str) -> list[str]:
    """Return the server's answers to these lines, without MESSAGE lines."""
    said = "".join(server.answer(f"{line}\r\n") for line in lines).splitlines()
    return [line for line in said if not line.startswith("MESSAGE ")]


def player_of(script: str, *arguments: str) -> GomokuEnginePlayer:
    return GomokuEnginePlayer(f"pbrain:{join_command(command_of(script, *arguments))}")


def shown(board: GomokuBoard, bank: float = 0.0) -> tuple[dict[str, object], dict[str, object]]:
    observation = {"board": board.cells[:], "mark": board.mark, "step": board.plies, "remainingOverageTime": bank}
    return observation, {"size": board.size, "inarow": board.inarow, "actTimeout": LIMIT}
