"""Our Othello agent as the servers of both protocols want it: a position and a clock in, snapshots out."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from tempo.games.othello.adapter.board import OthelloBoard
from tempo.native.aot.kernel_cache import use_store

if TYPE_CHECKING:
    from tempo.search.types import Snapshot


class ThinkingEngine(Protocol):
    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[Snapshot]:
        """What is thought of the move to come, better and better; there is more than the pass to choose."""


class ChampionEngine:
    """CHAMPION. It can be left at any time, and is ready for any position of any game next."""

    def __init__(self, threads: int = 1) -> None:
        """Gets ready at once: programs wait for an engine that starts, and lose a game to one that is late."""
        # With numpy, and all that was learned: not before it plays.
        from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
        from tempo.games.othello.profiles import CHAMPION
        from tempo.lab.players.profile_agents import use_threads

        use_store()
        self.agent = AlphaBetaAgent(CHAMPION, log=False)
        use_threads("othello", self.agent, threads)
        self.agent.get_ready(self.agent.first_task())

    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[Snapshot]:
        from tempo.games.othello.othello_agent import OthelloView

        started = perf_counter()
        task = self.agent.task_of(OthelloView(board.cells, board.mark, step, bank))
        return self.agent.player.think(task.position, task.shortcuts, step, bank, started)
