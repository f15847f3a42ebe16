"""Network inputs of ConnectX against OpenSpiel's rules."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from tempo.arena.adapter.game_adapter import board_after, new_config
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

CELLS = ROWS * COLUMNS


def planes_after(moves: list[int]) -> np.ndarray:
    bits = np.unpackbits(encode_board(board_after(new_config("connectx"), tuple(moves))), count=CELLS * PLANES)
    return bits.reshape(ROWS, COLUMNS, PLANES).astype(bool)


def random_games(count: int) -> list[list[int]]:
    """Return random unfinished games of random lengths, by OpenSpiel's rules."""
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


def openspiel_state(moves: list[int]) -> pyspiel.State:
    state = pyspiel.load_game("connect_four").new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


@pytest.mark.parametrize("moves", random_games(60))
def test_the_planes_agree_with_openspiel(moves: list[int]) -> None:
    planes, state = planes_after(moves), openspiel_state(moves)
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


def test_winning_cells_include_unplayable_ones() -> None:
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
    """Pad each line with zeros, so that no line continues in cells that are rolled around."""
    return np.pad(stones, ((0, 0), (0, ROWS + COLUMNS)))


def test_the_parity_plane() -> None:
    """If columns are filled one after the other, the side to move gets every second row."""
    for moves in ([], [3], [3, 3], [0, 3, 3, 3]):
        rows = planes_after(moves)[..., PARITY].all(axis=1)[::-1]  # lowest first
        assert rows.tolist() == [(row + len(moves)) % 2 == 0 for row in range(ROWS)]
        assert (planes_after(moves)[..., PARITY] == rows[::-1, None]).all()


def test_the_network_takes_all_planes() -> None:
    assert SHAPE.planes == PLANES == len({OWN, OTHERS, OWN_WINS, OTHERS_WINS, MOVES, PARITY})
