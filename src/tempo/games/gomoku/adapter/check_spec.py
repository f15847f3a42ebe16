"""The check's extra positions for Gomoku agents: crowded boards, the last cell, other sizes."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from random import Random

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_spec import CheckSpec, GameRow, RowText
from tempo.arena.referee.check_tasks import after_first_move
from tempo.arena.referee.messages import Task
from tempo.games.gomoku.adapter.board import GomokuBoard, in_turns, write_move
from tempo.games.gomoku.adapter.built_ins import rule_based_move

LONGEST_RUN = 2  # of either side on the filled boards
UNLESS_CONFIGURED = "the environment plays 15x15, 5 in a row, unless its configuration says otherwise"
OTHER_GAMES = (
    # size, inarow, seat
    (3, 3, 0),
    (3, 5, 1),
    (5, 4, 1),
    (6, 1, 0),
    (8, 5, 0),
    (10, 6, 1),
    (19, 5, 0),
)


class GomokuCheckSpec(CheckSpec):
    """Rules of the check; the action is a cell. Boards are filled by construction: random games rarely get there."""

    words: Mapping[str, RowText] = {
        "answer_type": RowText(
            "Return int(cell) on every path. bool, float and numpy integers are INVALID, None is played as cell 0 "
            "until that is taken."
        ),
        "environment": RowText(
            "ERROR is an exception, INVALID a cell or type that cannot be played, TIMEOUT a move that came too late."
        ),
    }

    def opponent_move(self, position: GomokuBoard, generator: Random) -> int:
        """Play by the five rules of thumb: a win, a block, and three more."""
        return rule_based_move(position, generator)

    def describe_illegal(self, action: int, position: GomokuBoard) -> str:
        if 0 <= action < len(position.cells):
            return f"chose {write_move(action, position.size)} ({action}), which is taken"
        return f"chose cell {action}, which is off the board"

    def few_moves_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with two to nine random empty cells, each seat to move."""
        return [task for empty in range(2, 10) if (task := _crowded(empty, config))]

    def single_move_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with one empty cell in several places, including the first and the last cell."""
        cells = range(0, config.shape["size"]**2, max(1, config.shape["size"]**2 // 16))
        return [task for cell in (*cells, config.shape["size"]**2 - 1) if (task := _all_but([cell], config))]

    def rows(self) -> tuple[GameRow, ...]:
        return (
            GameRow(
                "taken_cells",
                "a taken cell is never chosen",
                "Choose among the cells that are empty: board[cell] == 0.",
                after_first_move(self.few_moves_tasks),
            ),
            GameRow(
                "lone_cell",
                "a lone empty cell is found",
                "Return the only cell with board[cell] == 0 before anything else; look at the first and last, too.",
                after_first_move(self.single_move_tasks),
            ),
            GameRow(
                "boards",
                "other sizes, and lines of other lengths",
                "Take size and inarow from the configuration at every move; size is 3 to 19, inarow 1 to 19.",
                _other_games,
                what="games in one process",
            ),
        )


def _filled(size: int, shift: int) -> list[int]:
    """Return a full board without three in a row in any direction: pairs that change colour in every row."""
    return [1 + (row + (column + shift) // 2) % 2 for row in range(size) for column in range(size)]


def _all_but(empty: list[int], config: MatchConfig) -> Task | None:
    """Return a board that is full except for these cells; None if no unfinished game leads to it."""
    names = ", ".join(write_move(cell, config.shape["size"]) for cell in empty)
    for shift in range(4) if config.shape["inarow"] > LONGEST_RUN else ():
        cells = [0 if cell in empty else mark for cell, mark in enumerate(_filled(config.shape["size"], shift))]
        with suppress(ValueError):  # no alternating game has these numbers of stones
            return check_tasks.position_task(f"with only {names} empty", in_turns(cells), config)
    return None


def _crowded(count: int, config: MatchConfig) -> Task | None:
    """Return a board with `count` random empty cells, None if no position of a game is found."""
    generator, cells = Random(count), range(config.shape["size"]**2)
    for _ in range(check_tasks.GAMES):
        if len(cells) > count and (task := _all_but(sorted(generator.sample(cells, count)), config)):
            return task
    return None


def _other_games(config: MatchConfig) -> list[Task]:
    games = [
        check_tasks.game_task(
            f"{size}x{size} cells, {inarow} in a row, seat {seat + 1}",
            seat,
            config._replace(shape={"size": size, "inarow": inarow}),
        )
        for size, inarow, seat in OTHER_GAMES
    ]
    return check_tasks.not_in_competition(UNLESS_CONFIGURED, games)


CHECK_SPEC = GomokuCheckSpec("gomoku")
