"""What the check asks of ConnectX agents beside what it asks of all: full columns, a lone free one, odd boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from tempo.games.connectx.adapter.board import ConnectXBoard
from tempo.lab.referee import questions
from tempo.lab.referee.asked import Question
from tempo.lab.referee.conventions import Conventions, OwnRow, Words
from tempo.lab.referee.game_data import MatchConfig
from tempo.lab.referee.questions import Opening, position

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
# After it the solver, as machine code, takes longest of the test set's positions with ten stones: 0.3 s.
THOUGHTFUL = (0, 0, 6, 5, 5, 1, 6, 0, 0, 4)


class ConnectXConventions(Conventions):
    """The boards are built by hand where the board is the standard one, and found in random games where it is not."""

    words: Mapping[str, Words] = {
        "answer_type": Words(
            "Return int(column) on every path. bool and numpy integers are INVALID, None is played as column 0 until "
            "that is full, and a float makes the environment itself raise."
        ),
        "environment": Words(
            "ERROR is an exception, INVALID a column or type that cannot be played, TIMEOUT a move that came too late."
        ),
    }

    def careful(self, position: ConnectXBoard, generator: Random) -> int:
        """Takes a win, blocks one, else drops at random."""
        free = position.free_columns()
        wins = [column for column in free if position.would_win(column)]
        threats = [column for column in free if position.would_win(column, 3 - position.mark)]
        return (wins or threats or [free[int(generator.random() * len(free))]])[0]

    def flaw(self, action: int, position: ConnectXBoard) -> str:
        return f"chose column {action}, which is {'full' if 0 <= action < position.columns else 'off the board'}"

    def reasons(self, config: MatchConfig) -> list[Opening]:
        return list(REASONS) if is_standard(config) else [()]

    def thoughtful(self, config: MatchConfig) -> Opening:
        return THOUGHTFUL if is_standard(config) else ()

    def few_moves(self, config: MatchConfig) -> list[Question]:
        """Several columns full and several free, each seat to move."""
        if is_standard(config):
            return [full_columns(full, index % 2, config) for index, full in enumerate(FULL_COLUMNS)]
        return questions.random_positions(
            config, lambda position, free: 1 < len(free) < position.columns, len(FULL_COLUMNS)
        )

    def lone_moves(self, config: MatchConfig) -> list[Question]:
        """Each column as the only one that is free, each seat to move."""
        if is_standard(config):
            return [lone_column(lone, config) for lone in range(COLUMNS)]
        return super().lone_moves(config)

    def rows(self) -> tuple[OwnRow, ...]:
        return (
            OwnRow(
                "full_columns",
                "a full column is never chosen",
                "Choose among the columns whose top cell is empty: board[column] == 0.",
                after_opener(self.few_moves),
            ),
            OwnRow(
                "lone_column",
                "a lone free column is found",
                "Return the only column with board[column] == 0 before anything else; look at the first and last, too.",
                after_opener(self.lone_moves),
            ),
            OwnRow(
                "boards",
                "small, odd and large boards",
                "Take rows, columns and inarow from the configuration at every move, and expect anything from 1 up.",
                odd_games,
                what="games in one process",
            ),
        )


def is_standard(config: MatchConfig) -> bool:
    return config.shape == STANDARD


def after_opener(positions: Callable[[MatchConfig], list[Question]]) -> Callable[[MatchConfig], list[Question]]:
    return lambda config: questions.after_opener(config, positions(config))


def fill(columns: Sequence[int]) -> list[int]:
    """Fill an even number of columns, two at a time, without four in a row.

    Upwards one column of a pair gets 1 1 2 2 1 1 and the other one 2 2 1 1 2 2, so that neighbours always
    differ and no line in any direction is longer than two.
    """
    pairs = zip(columns[::2], columns[1::2], strict=True)
    return [column for a, b in pairs for column in (a, b, a, b, b, a, b, a, a, b, a, b)]


def full_columns(full: Sequence[int], stones: int, config: MatchConfig) -> Question:
    """These columns full, and at most one stone more."""
    free = [column for column in range(COLUMNS) if column not in full]
    return position(f"with columns {', '.join(map(str, full))} full", fill(full) + free[:stones], config)


def lone_column(lone: int, config: MatchConfig) -> Question:
    """All other columns full, and up to two stones in this one."""
    others = [column for column in range(COLUMNS) if column != lone]
    return position(f"with only column {lone} free", fill(others) + [lone] * (lone % 3), config)


def odd_games(config: MatchConfig) -> list[Question]:
    games = [
        questions.game(
            f"{rows} rows, {columns} columns, {inarow} in a row, seat {seat + 1}",
            seat,
            config._replace(shape={"rows": rows, "columns": columns, "inarow": inarow}),
        )
        for rows, columns, inarow, seat in ODD_GAMES
    ]
    return questions.elsewhere(STANDARD_ALONE, games)


CONVENTIONS = ConnectXConventions("connectx")
