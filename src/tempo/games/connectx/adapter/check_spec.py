"""The check's extra positions for ConnectX agents: full columns, a single free column, unusual boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from tempo.arena.adapter.game_types import MatchConfig
from tempo.arena.referee import check_tasks
from tempo.arena.referee.check_spec import CheckSpec, GameRow, RowText
from tempo.arena.referee.check_tasks import Opening, after_first_move, position_task
from tempo.arena.referee.messages import Task
from tempo.games.connectx.adapter.board import ConnectXBoard

STANDARD = {"rows": 6, "columns": 7, "inarow": 4}
STANDARD_ALONE = "the competition plays on 6 rows, 7 columns, 4 in a row"
COLUMNS = 7
FULL_COLUMNS = ((2, 3), (0, 6), (0, 1, 2, 3), (3, 4, 5, 6), (1, 2, 4, 6), (0, 2, 3, 5))

ODD_GAMES = (
    # rows, columns, inarow, seat
    (1, 1, 4, 0),
    (1, 7, 4, 0),
    (1, 7, 4, 1),
    (7, 1, 4, 0),
    (7, 1, 4, 1),
    (4, 4, 3, 0),
    (4, 4, 3, 1),
    (6, 7, 1, 0),
    (3, 3, 9, 0),
    (3, 3, 9, 1),
    (10, 9, 4, 0),
    (20, 20, 5, 1),
)

REASONS = (
    (),
    (3,),
    (3, 0, 3, 0, 3, 1),  # a win at hand
    (3, 0, 3, 1, 3),  # a win to block
)
# Of the test set's positions with ten stones the one that takes the solver longest as machine code: 0.3 s.
THOUGHTFUL = (0, 0, 6, 5, 5, 1, 6, 0, 0, 4)


class ConnectXCheckSpec(CheckSpec):
    """The boards are built by hand where the board is the standard one, and found in random games where it is not."""

    words: Mapping[str, RowText] = {
        "answer_type": RowText(
            "Return int(column) on every path. bool and numpy integers are INVALID, None is played as column 0 until "
            "that is full, and a float makes the environment itself raise."
        ),
        "environment": RowText(
            "ERROR is an exception, INVALID a column or type that cannot be played, TIMEOUT a move that came too late."
        ),
    }

    def opponent_move(self, position: ConnectXBoard, generator: Random) -> int:
        """Take a win, else block one, else drop at random."""
        free = position.free_columns()
        wins = [column for column in free if position.would_win(column)]
        threats = [column for column in free if position.would_win(column, 3 - position.mark)]
        return (wins or threats or [free[int(generator.random() * len(free))]])[0]

    def describe_illegal(self, action: int, position: ConnectXBoard) -> str:
        return f"chose column {action}, which is {'full' if 0 <= action < position.columns else 'off the board'}"

    def shortcut_openings(self, config: MatchConfig) -> list[Opening]:
        return list(REASONS) if _is_standard(config) else [()]

    def searching_opening(self, config: MatchConfig) -> Opening:
        return THOUGHTFUL if _is_standard(config) else ()

    def few_moves_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with several full and several free columns, each seat to move."""
        if _is_standard(config):
            return [full_columns(full, index % 2, config) for index, full in enumerate(FULL_COLUMNS)]
        return check_tasks.random_positions(
            config, lambda position, free: 1 < len(free) < position.columns, len(FULL_COLUMNS)
        )

    def single_move_tasks(self, config: MatchConfig) -> list[Task]:
        """Return positions with each column as the only free one, each seat to move."""
        if _is_standard(config):
            return [lone_column(lone, config) for lone in range(COLUMNS)]
        return super().single_move_tasks(config)

    def rows(self) -> tuple[GameRow, ...]:
        return (
            GameRow(
                "full_columns",
                "a full column is never chosen",
                "Choose among the columns whose top cell is empty: board[column] == 0.",
                after_first_move(self.few_moves_tasks),
            ),
            GameRow(
                "lone_column",
                "a lone free column is found",
                "Return the only column with board[column] == 0 before anything else; look at the first and last, too.",
                after_first_move(self.single_move_tasks),
            ),
            GameRow(
                "boards",
                "small, odd and large boards",
                "Take rows, columns and inarow from the configuration at every move, and expect anything from 1 up.",
                _odd_games,
                what="games in one process",
            ),
        )


def _is_standard(config: MatchConfig) -> bool:
    return config.shape == STANDARD


def _fill(columns: Sequence[int]) -> list[int]:
    """Fill an even number of columns, two at a time, without four in a row.

    From the bottom up, one column of a pair gets 1 1 2 2 1 1 and the other 2 2 1 1 2 2. Neighbours always differ, so no
    line in any direction is longer than two.
    """
    pairs = zip(columns[::2], columns[1::2], strict=True)
    return [column for a, b in pairs for column in (a, b, a, b, b, a, b, a, a, b, a, b)]


def full_columns(full: Sequence[int], stones: int, config: MatchConfig) -> Task:
    """Return a position with these columns full, and at most one more stone."""
    free = [column for column in range(COLUMNS) if column not in full]
    return position_task(f"with columns {', '.join(map(str, full))} full", _fill(full) + free[:stones], config)


def lone_column(lone: int, config: MatchConfig) -> Task:
    """Return a position with all other columns full, and up to two stones in this one."""
    others = [column for column in range(COLUMNS) if column != lone]
    return position_task(f"with only column {lone} free", _fill(others) + [lone] * (lone % 3), config)


def _odd_games(config: MatchConfig) -> list[Task]:
    games = [
        check_tasks.game_task(
            f"{rows} rows, {columns} columns, {inarow} in a row, seat {seat + 1}",
            seat,
            config._replace(shape={"rows": rows, "columns": columns, "inarow": inarow}),
        )
        for rows, columns, inarow, seat in ODD_GAMES
    ]
    return check_tasks.not_in_competition(STANDARD_ALONE, games)


CHECK_SPEC = ConnectXCheckSpec("connectx")
