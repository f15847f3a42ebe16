"""The truth about positions: by the game's solver; without one, by proofs of the tree search and by its value.

Where nothing is proven, the value of a long search stands for the truth, and no move is said to keep or lose anything.
"""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tempo.arena.adapter.exact import Effort, ExactScorer, best_score
from tempo.arena.adapter.game_adapter import adapter_of, board_after
from tempo.arena.adapter.game_types import MatchConfig, Struct
from tempo.arena.command_line.inputs import BadInput
from tempo.arena.players.profile_agents import make_agent
from tempo.search.proofs import DRAW, UNKNOWN

MEMORY = 20  # log2 of a solver's table, in entries
SECONDS = 0.05  # for a position, where a solver does not reach all
SIMULATIONS = 10_000  # of a search, where there is no solver
SEARCHER, PROVING = "classic", {"proofs": "1"}  # the profile that searches, which every game has, and its option
FORCED = ("only", "block")  # reasons of moves without a search


class Truth(NamedTuple):
    """Value and outcomes of a position, for the side to move."""

    value: float | None  # -1 lost to 1 won; None: not known
    outcomes: Mapping[int, int | None]  # of each legal move: 1 won, 0 drawn, -1 lost, None not known
    certain: bool = True  # whether the value is proven

    @property
    def keeping(self) -> list[int]:
        """Return the moves that keep the value; none where that is not known."""
        return [move for move, outcome in self.outcomes.items() if self.certain and outcome == self.value]


class Judge:
    """Source of the truth for one game on one board. It remembers what it was asked."""

    def __init__(self, config: MatchConfig) -> None:
        self.config, self.exact = config, solver_for(config)
        self.known: dict[Any, Truth] = {}
        self.searcher: Any = None

    @property
    def is_complete(self) -> bool:
        """Return whether every position is solved, which takes a solver long on other boards than the usual one."""
        is_usual = self.config.shape == adapter_of(self.config.game).shape
        return is_usual and self.exact is not None and self.exact.solves_everything

    def truth(self, moves: tuple[int, ...]) -> Truth:
        """Return the truth about the position after some moves, at which the game is not over."""
        board = board_after(self.config, moves)
        key = board.mark, tuple(board.cells)
        if key not in self.known:
            self.known[key] = self.solved(moves, board) if self.exact else self.searched(moves, board)
        return self.known[key]

    def solved(self, moves: tuple[int, ...], board: Any) -> Truth:
        """Return the truth by the game's solver."""
        assert self.exact
        if self.is_complete:
            outcomes = self.exact.outcomes(self.config, moves)
            return Truth(max(outcomes.values()), outcomes)
        scores = self.exact.scores(board, Effort(SECONDS), MEMORY)
        return Truth(best_score(scores.values()).value, {move: score.value for move, score in scores.items()})

    def searched(self, moves: tuple[int, ...], board: Any) -> Truth:
        """Return the truth by a long tree search: what it proves, and else its value."""
        adapter = adapter_of(self.config.game)
        self.searcher = self.searcher or make_agent(self.config.game, SEARCHER, PROVING, SIMULATIONS, seed=1)
        self.searcher(adapter.observation_of(board, 60.0), Struct(adapter.configuration_of(self.config)))
        last, outcomes = self.searcher.last, dict[int, int | None].fromkeys(board.legal())
        if last.reason in FORCED:
            return self.forced(moves, last.move, dict.fromkeys(outcomes, -1))
        if last.reason == "win":
            return Truth(1, {**outcomes, last.move: 1})
        for move, proof in zip(last.moves, last.proofs, strict=False):
            outcomes[move] = None if proof == UNKNOWN else 0 if proof == DRAW else 1 if proof > DRAW else -1
        known = outcomes.values()
        if 1 in known or None not in known:
            return Truth(max(value for value in known if value is not None), outcomes)
        return Truth(2 * last.value - 1 if last.moves else None, outcomes, certain=False)

    def forced(self, moves: tuple[int, ...], move: int, others: Mapping[int, int]) -> Truth:
        """Return the truth where all moves but one lose at once, or there is no other."""
        rewards = board_after(self.config, (*moves, move)).rewards()
        if rewards is not None:
            own = rewards[len(moves) % 2]
            return Truth(own, {**others, move: own})
        after = self.truth((*moves, move))
        if after.value is None or not after.certain:
            return Truth(None if after.value is None else -after.value, {**others, move: None}, certain=False)
        return Truth(-after.value, {**others, move: -int(after.value)})

    @property
    def about(self) -> str:
        """Return where the truth comes from, as a sentence."""
        if self.is_complete:
            return "The truth is exact: the game's solver scores every position."
        if self.exact:
            return f"The truth is exact where the game's solver reaches in {SECONDS} s; the rest is not judged."
        return (
            f"There is no solver: proofs within {SIMULATIONS:,} simulations of the tree search stand for the truth, "
            "and the values of these searches where nothing is proven."
        )


def solver_for(config: MatchConfig) -> ExactScorer | None:
    """Return the solver of a game, ready for use; None if it has none for this board."""
    exact = adapter_of(config.game).exact()
    try:
        if exact:
            exact.check(config)
            exact.prepare(config, MEMORY)
        return exact
    except BadInput:
        return None
