"""Othello's part of the check: the call before the game, and passes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_spec import GameRow, OpenSpielCheckSpec, RowText
from tempo.arena.referee.check_tasks import after_first_move
from tempo.arena.referee.messages import Task
from tempo.games.othello.adapter.board import EMPTY, PASS, SQUARES, OthelloBoard, write_move

POSITIONS = 8
FEW, FEW_FROM = 5, 20  # fewer than 5 legal moves are few; before ply 20 there are never many


class OthelloCheckSpec(OpenSpielCheckSpec):
    """The check of Othello agents."""

    words: Mapping[str, RowText] = {
        **OpenSpielCheckSpec.words,
        "answer_type": RowText(
            "Return {'submission': int(move)} on every path, and nothing else in it: the square from 0 to 63, or 64 to "
            "pass. A bare int or None is INVALID, a float makes the environment itself raise, and a numpy integer is "
            "played but cannot be saved as JSON.",
            "the answer is {'submission': a real int}",
        ),
        "observations": RowText(
            "Read entries as observation['observationString'], which is JSON with the board; by .get() those that may "
            "be missing: step may reach the first player alone."
        ),
    }

    def opponent_move(self, position: OthelloBoard, generator: Random) -> int:
        """Return a random legal move: games of Othello are long enough, and end."""
        return generator.choice(position.legal())

    def describe_illegal(self, action: int, position: OthelloBoard) -> str:
        """Return why an action is illegal."""
        if action == PASS:
            return f"passed (64), though {write_move(position.legal()[0])} can be played"
        if not 0 <= action < SQUARES:
            return f"chose {action}, which is no square (0 to 63), and no pass (64)"
        why = "turns nothing over" if position.cells[action] == EMPTY else "is taken"
        return f"chose {write_move(action)} ({action}), which {why}{'; pass by 64' if position.must_pass() else ''}"

    def few_moves_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with few legal moves among many empty squares."""
        return check_tasks.random_positions(
            config, lambda position, legal: position.plies >= FEW_FROM and 1 < len(legal) < FEW, POSITIONS
        )

    def single_move_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with a single legal square, and positions with only a pass."""
        kinds = (lambda position, legal: len(legal) == 1 and legal != [PASS], lambda position, legal: legal == [PASS])
        tasks = [check_tasks.random_positions(config, kind, POSITIONS // 2) for kind in kinds]
        return [task for both in zip(*tasks, strict=False) for task in both]

    def rows(self) -> tuple[GameRow, ...]:
        """Return Othello's rows of the check."""
        before, *_ = super().rows()
        return (
            before,
            GameRow(
                "legal_moves",
                "only legal squares are chosen",
                "Choose among the empty squares from which a line of the other side's discs leads to one of your own.",
                after_first_move(self.few_moves_tasks),
            ),
            GameRow(
                "lone_move",
                "a lone legal move is found, a pass too",
                "Return the only legal square before anything else, and 64, the pass, when there is none.",
                after_first_move(self.single_move_tasks),
            ),
        )


CHECK_SPEC = OthelloCheckSpec("othello")
