"""Prover that asks an exact solver: the part that the provers of all games share.

It first finds out whether the position is won, drawn or lost, and which moves keep that; then the exact score, and
which moves reach it. If time runs out during the second part, the result of the first is known.
"""
from collections.abc import Callable, Generator
from math import inf
from typing import Any

import numpy as np

from tempo.native.jit import PYTHON
from tempo.search.exact.prover import ProofForecast, ProofState
from tempo.search.exact.solver import PausingSolver, SolverSession
from tempo.search.game import Game

Successors = dict[int, np.ndarray | None]  # the state after each legal move, None where it wins at once


class SolverProver:
    """A `Prover` by a solver. A game adds its moves, its estimate of the nodes, and the sizes of its table."""

    score_step = 1  # between two neighbouring scores; 0 is a draw
    nodes_per_second, interpreted_nodes_per_second = 1, 1

    def __init__(self, new_solver: Callable[..., Any]) -> None:
        self.new_solver = new_solver
        self.solver: Any = None

    def solver_of(self, game: Game) -> PausingSolver:
        """Return the solver of this game's positions, made when it is first needed."""
        self.solver = self.solver or self.new_solver()
        return self.solver

    def successors(self, game: Game, state: np.ndarray) -> Successors:
        """Return the state after each legal move, likely moves first: without time for more they are the best guess."""
        raise NotImplementedError

    def expected_nodes(self, game: Game, state: np.ndarray) -> float:
        """Return the expected nodes of a proof."""
        raise NotImplementedError

    def table_bits(self, seconds: float, is_interpreted: bool) -> int:
        """Return log2 of the table's largest size for a proof of `seconds`."""
        raise NotImplementedError

    def with_score(self, proof: ProofState, state: np.ndarray, score: int) -> ProofState:
        """Return the proof state with what the exact score tells."""
        raise NotImplementedError

    def known_outcome(self, game: Game, state: np.ndarray) -> tuple[int, list[int]] | None:
        """Return the outcome, -1, 0 or 1, and the moves that keep it, where they are tabulated."""
        return None

    def get_ready(self, game: Game, seconds: float) -> None:
        """Compile the solver, for at most `seconds`."""
        self.solver_of(game).get_ready(seconds)

    def backend(self, game: Game) -> str:
        """Return the backend that runs the solver."""
        return self.solver_of(game).get_ready(0.0).backend

    def forecast(self, game: Game, state: np.ndarray, seconds: float) -> ProofForecast:
        """Estimate whether a proof finishes within `seconds`."""
        is_interpreted = self.backend(game) == PYTHON
        speed = self.interpreted_nodes_per_second if is_interpreted else self.nodes_per_second
        expected = self.expected_nodes(game, state) / speed
        if 3 * expected <= seconds:
            return ProofForecast.LIKELY
        return ProofForecast.POSSIBLE if expected <= 4 * seconds else ProofForecast.HOPELESS

    def prove(self, game: Game, state: np.ndarray, seconds: float = inf) -> Generator[ProofState, int, None]:
        """Yield proof states, each at least as narrow as the last; send the nodes to spend on the next."""
        solver = self.solver_of(game)
        solver.let_grow(self.table_bits(seconds, seconds < inf and self.backend(game) == PYTHON))
        session, successors = SolverSession(solver), self.successors(game, state)
        won = tuple(move for move, after in successors.items() if after is None)
        if won:
            yield ProofState(won, 1.0, 1, exact=True)
            return
        proof, known = ProofState(tuple(successors)), self.known_outcome(game, state)
        if known is not None:
            outcome, kept = known
            proof = proof._replace(moves=tuple(kept))
        else:
            bounds = yield from session.ask(proof, state, -self.score_step, self.score_step)
            outcome = (bounds.low >= self.score_step) - (bounds.high <= -self.score_step)
            if outcome >= 0:  # in a lost position every move keeps the outcome
                proof = yield from self._keep_best(session, proof, successors, outcome * self.score_step)
        proof = proof._replace(value=(outcome + 1) / 2)
        if outcome == 0:
            proof = self.with_score(proof, state, 0)
        elif len(proof.moves) > 1:
            score = (yield from session.ask(proof, state)).low
            proof = self.with_score(proof, state, score)
            if score != outcome * self.score_step or outcome < 0:
                proof = yield from self._keep_best(session, proof, successors, score)
        yield proof._replace(exact=True)

    def _keep_best(
        self, session: SolverSession, proof: ProofState, successors: Successors, score: int
    ) -> Generator[ProofState, int, ProofState]:
        """Drop the moves that do not reach `score`, which the position is known to have; yield states in between."""
        for move in proof.moves:
            after = successors[move]
            if len(proof.moves) > 1 and after is not None:
                bounds = yield from session.ask(proof, after, -score, self.score_step - score)
                if bounds.high > -score:
                    proof = proof._replace(moves=tuple(other for other in proof.moves if other != move))
        return proof
