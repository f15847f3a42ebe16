"""Our Othello agent as the servers of both protocols use it: position and clock in, snapshots out."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from tempo.games.othello.adapter.board import OthelloBoard
from tempo.native.aot.kernel_cache import use_kernel_cache

if TYPE_CHECKING:
    from tempo.search.types import Snapshot


class ChampionEngine:
    """CHAMPION. A search can be left at any time, and the next one can be of any game."""

    def __init__(self, threads: int = 1) -> None:
        """Prepare at once: programs wait for an engine that starts, and lose a game to one that is late."""
        # With numpy, and all that was learned: not before it plays.
        from tempo.arena.players.profile_agents import use_threads
        from tempo.games.othello.alphabeta_agent import AlphaBetaAgent
        from tempo.games.othello.profiles import CHAMPION

        use_kernel_cache()
        self.agent = AlphaBetaAgent(CHAMPION, log=False)
        use_threads("othello", self.agent, threads)
        self.agent.get_ready(self.agent.first_task())

    def think(self, board: OthelloBoard, step: float, bank: float) -> Iterator[Snapshot]:
        """Yield better and better snapshots of the next move; there is more to choose than the pass."""
        from tempo.games.othello.othello_agent import OthelloView

        started = perf_counter()
        task = self.agent.task_of(OthelloView(board.cells, board.mark, step, bank))
        return self.agent.player.think(task.position, task.shortcuts, step, bank, started)
