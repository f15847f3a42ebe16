"""Solve a position from zero, without book or tables: its score, the best line, then the scores of all its moves."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

from tempo.app.engine.analysis import analysis_json
from tempo.app.rules.plies import plies_of
from tempo.arena.adapter.exact import Score
from tempo.arena.adapter.game_types import MatchConfig
from tempo.search.exact.solver import NO_LIMIT
from tempo.search.types import Snapshot

TABLE_BITS = 25  # of words: 256 MiB
SLICE, FIRST_LOOK = 250_000, 2_000  # nodes: 0.1 s at most, and of each reply at first
MEMORY = (8 << TABLE_BITS) >> 20  # of the table, in MiB


class Solving:
    """One position that is being solved. Scores are from the side to move."""

    def __init__(self, position: Any, threads: int) -> None:
        """Begin with an empty table.

        position: what an agent of a game whose solver solves everything has read, with its prover
        threads: of the prover's solvers
        """
        self.game, self.state, self.prover = position.game, position.state.copy(), position.prover
        self.solver = self.prover.new_solver(self.game.board, TABLE_BITS)
        self.threads = threads
        self.score = Score(*self.solver.all_scores)
        self.scores: dict[int, Score] = {}  # of the moves
        self.line: list[int] = []
        self.searched = 0
        self.solved: dict[str, float] | None = None  # nodes and seconds that the score of the position took
        self.solver.get_ready()
        self.started = perf_counter()

    @property
    def seconds(self) -> float:
        """Return the seconds since the beginning."""
        return perf_counter() - self.started

    @property
    def nodes(self) -> int:
        """Return the nodes of all threads."""
        return self.solver.team.all_nodes if self.threads > 1 else self.searched

    def steps(self) -> Iterator[None]:
        """Yield after each slice of work until all is known."""
        yield from self.close_in()
        self.solved = {"nodes": self.nodes, "seconds": self.seconds}
        yield from self.follow(self.state, self.score.low)
        best = self.score.low
        for move, after in self.prover.successors(self.game, self.state).items():
            if after is None:
                self.scores[move] = self.score
                continue
            for low, high in self.settle(after, -best):
                self.scores[move] = Score(-high, min(best, -low))
                yield

    def close_in(self) -> Iterator[None]:
        """Find the score: first whether it is won, then whether it is next to a draw, as in most early positions."""
        for score in self.settle(self.state, 0, 1):
            self.score = score
            yield
        near = self.score.low if self.score.low > 0 else self.score.high - 1
        for floor, ceiling in ((near, near + 1), (-NO_LIMIT, NO_LIMIT)):
            for score in self.settle(self.state, floor, ceiling):
                self.score = score
                yield

    def settle(self, state: np.ndarray, floor: int, ceiling: int = NO_LIMIT) -> Iterator[Score]:
        """Yield a score after each slice, until it is known between floor and ceiling, or to lie outside."""
        score = self.search(state, SLICE, floor, ceiling)
        while not score.is_settled(floor, ceiling):
            yield score
            score = self.search(state, SLICE, floor, ceiling)
        yield score

    def follow(self, state: np.ndarray, score: int) -> Iterator[None]:
        """Extend the best line from a position with this score.

        Replies are searched in turns, longer and longer, until one is known to keep the score: most often the table
        knows which.
        """
        moves, nodes = self.prover.successors(self.game, state), FIRST_LOOK
        while moves:
            won = [move for move, after in moves.items() if after is None]
            best = won[0] if won else None
            while best is None:
                for move, after in moves.items():
                    if self.search(after, nodes, -score, 1 - score).high <= -score:
                        best = move
                        break
                    yield
                nodes *= 2
            self.line.append(best)
            if moves[best] is None:
                return
            moves, score, nodes = self.prover.successors(self.game, moves[best]), -score, FIRST_LOOK

    def search(self, state: np.ndarray, nodes: int, floor: int, ceiling: int) -> Score:
        """Return the score of a position as it is known after so many nodes more."""
        low, high, used = self.solver.solve(state, nodes, floor, ceiling)
        self.searched += used
        return Score(low, high)

    def analysis(self, config: MatchConfig, actions: list[int]) -> dict[str, Any]:
        """Return all that is known, as an analysis of the position after these actions."""
        value, move = (1 + (self.score.value or 0)) / 2, self.line[0] if self.line else -1
        reason = "exact" if self.score.is_exact else "search"
        line = tuple(self.line)
        seen = Snapshot(move, reason, value, seconds=self.seconds, simulations=self.nodes, line=line)
        return {
            **analysis_json(config, actions, seen, self.scores),
            "line": plies_of(config, [*actions, *line], len(actions)),
            "solving": {"score": self.score, "solved": self.solved, "memory": MEMORY, "wanted": MEMORY},
        }
