"""Our Gomoku agent behind the Gomocup protocol: board size, memory limit, threads, moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tempo.games.gomoku.adapter.board import EMPTY, INAROW
from tempo.native.aot.kernel_cache import use_kernel_cache

if TYPE_CHECKING:
    from tempo.games.gomoku.lines_agent import LinesAgent
    from tempo.search.types import Snapshot

PROGRAM = 280_000_000  # bytes of the process without a table: 90 million, more if kernels have to be compiled
ENTRY = 16  # bytes of an entry of the transposition table
SMALLEST_TABLE = 12  # logarithm of its entries


class GomokuChampion:
    """The profile CHAMPION, which chooses the moves. It raises no exception in any position."""

    def __init__(self, threads: int = 1) -> None:
        self.threads = threads
        self.agent: LinesAgent | None = None  # imports numpy: made at the first use
        self.memory = 0

    def get_ready(self, size: int) -> None:
        """Make the agent and get its machine code for a board size."""
        if self.agent is None:
            from tempo.arena.players.profile_agents import use_threads
            from tempo.games.gomoku.lines_agent import LinesAgent
            from tempo.games.gomoku.profiles import CHAMPION

            use_kernel_cache()
            self.agent = LinesAgent(CHAMPION, log=False)
            use_threads("gomoku", self.agent, self.threads)
            self.bound_table()
        observation = {"board": [EMPTY] * (size * size), "mark": 1}
        self.agent.get_ready(self.agent.read_task(observation, {"size": size, "inarow": INAROW}))

    def limit_memory(self, most: int) -> list[str]:
        """Limit the memory to `most` bytes, 0 for no limit; return messages for the user."""
        self.memory = most
        self.bound_table()
        if 0 < most < PROGRAM + (ENTRY << SMALLEST_TABLE):
            return [f"max_memory {most} is too little: the program needs {PROGRAM} bytes and room for a table"]
        return []

    def limit_threads(self, most: int) -> list[str]:
        """Search with `most` threads; return messages for the user."""
        from tempo.arena.players.profile_agents import MOST_THREADS

        if not 1 <= most <= MOST_THREADS:
            return [f"thread_num must be from 1 to {MOST_THREADS}, not {most}; it stays {self.threads}"]
        if most != self.threads:
            self.threads, self.agent = most, None
        return []

    def bound_table(self) -> None:
        """Limit the transposition table to what fits in the memory, at most the profile's size."""
        if self.agent is None:
            return
        options = self.agent.profile.options
        entries = max(1 << SMALLEST_TABLE, (self.memory - PROGRAM) // ENTRY)
        bits = min(options.table_bits, entries.bit_length() - 1) if self.memory else options.table_bits
        self.agent.player.options = options._replace(table_bits=bits)  # the next search makes a table of that size

    def choose(self, cells: Sequence[int], size: int, mark: int, step: float, bank: float) -> Snapshot:
        """Return the search's snapshot, with the move of `mark` on these cells.

        Args:
            cells: 0 empty, 1 or 2, row by row.
            size: of the board.
            mark: the side to move, 1 or 2.
            step, bank: seconds for the move, and seconds beyond them.
        """
        if self.agent is None:
            self.get_ready(size)
        assert self.agent is not None
        stones = len(cells) - list(cells).count(EMPTY)
        observation = {"board": list(cells), "mark": mark, "step": stones, "remainingOverageTime": bank}
        self.agent(observation, {"size": size, "inarow": INAROW, "actTimeout": step})
        assert self.agent.last is not None
        return self.agent.last
