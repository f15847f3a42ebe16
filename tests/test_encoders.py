"""What networks are encode_board of a position, held against the rules of another referee."""

import numpy as np
import pyspiel
import pytest

from tempo.games.connectx.adapter.solver_trainer import encode_board
from tempo.games.connectx.learned.encoder import (
    COLUMNS,
    MOVES,
    OTHERS,
    OTHERS_WINS,
    OWN,
    OWN_WINS,
    PARITY,
    PLANES,
    ROWS,
    SHAPE,
)
from tempo.lab.referee.game_adapter import board_after, new_config

CELLS = ROWS * COLUMNS


def planes_after(moves: list[int]) -> np.ndarray:
    bits = np.unpackbits(encode_board(board_after(new_config("connectx"), tuple(moves))), count=CELLS * PLANES)
    return bits.reshape(ROWS, COLUMNS, PLANES).astype(bool)


def games_by_chance(count: int) -> list[list[int]]:
    """Each up to some ply, by OpenSpiel's rules."""
    chance, found = np.random.default_rng(1), []
    for plies in chance.integers(0, CELLS, count):
        state = pyspiel.load_game("connect_four").new_initial_state()
        moves: list[int] = []
        while len(moves) < plies:
            move = int(chance.choice(state.legal_actions()))
            state.apply_action(move)
            if state.is_terminal():
                break
            moves.append(move)
        found.append(moves)
    return found


def referees(moves: list[int]) -> pyspiel.State:
    state = pyspiel.load_game("connect_four").new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


@pytest.mark.parametrize("moves", games_by_chance(60))
def test_the_network_sees_what_a_referee_knows(moves: list[int]) -> None:
    planes, state = planes_after(moves), referees(moves)
    mine, others = ("x", "o") if len(moves) % 2 == 0 else ("o", "x")
    drawn = np.array([list(line) for line in str(state).split()])
    assert (planes[..., OWN] == (drawn == mine)).all() and (planes[..., OTHERS] == (drawn == others)).all()
    assert sorted(np.flatnonzero(planes[..., MOVES].any(axis=0))) == state.legal_actions()
    for column in state.legal_actions():
        row = int(np.flatnonzero(planes[:, column, MOVES])[0])
        assert planes[row, column, OWN_WINS] == wins(state, column), "a stone there ends the game"


def wins(state: pyspiel.State, column: int) -> bool:
    after = state.child(column)
    return bool(after.is_terminal() and after.returns()[state.current_player()] > 0)


def test_the_cells_that_complete_a_line_are_seen_before_they_can_be_reached() -> None:
    planes = planes_after([0, 1, 0, 1, 0, 2, 1, 2, 2, 3, 6, 6])  # three in a column, three in a row
    empty = ~(planes[..., OWN] | planes[..., OTHERS])
    for own, won in ((OWN, OWN_WINS), (OTHERS, OTHERS_WINS)):
        expected = np.zeros((ROWS, COLUMNS), bool)
        for row, column in np.argwhere(empty):
            stones = planes[..., own].copy()
            stones[row, column] = True
            expected[row, column] = has_four(stones)
        assert (planes[..., won] == expected).all() and expected.any()


def has_four(stones: np.ndarray) -> bool:
    lines = [stones, stones.T, *(np.array([np.roll(row, turn * i) for i, row in enumerate(padded(stones))]).T
                                 for turn in (1, -1))]  # fmt: skip
    return any("1111" in "".join("01"[int(one)] for one in line) for table in lines for line in padded(table))


def padded(stones: np.ndarray) -> np.ndarray:
    """With room behind each line, so that none runs on into what is rolled round."""
    return np.pad(stones, ((0, 0), (0, ROWS + COLUMNS)))


def test_whose_turn_a_cell_is() -> None:
    """Columns filled up one after the other: whoever is to move now comes to every second row."""
    for moves in ([], [3], [3, 3], [0, 3, 3, 3]):
        rows = planes_after(moves)[..., PARITY].all(axis=1)[::-1]  # lowest first
        assert rows.tolist() == [(row + len(moves)) % 2 == 0 for row in range(ROWS)]
        assert (planes_after(moves)[..., PARITY] == rows[::-1, None]).all()


def test_all_planes_are_the_networks() -> None:
    assert SHAPE.planes == PLANES == len({OWN, OTHERS, OWN_WINS, OTHERS_WINS, MOVES, PARITY})
