"""The rules of ConnectX against the competition's own `play` and `is_win`, and perft."""
from itertools import permutations

import numba
import numpy as np
from games import Referee, boards, both_rules, count_games, empty_state, legal_moves
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.connectx.rules import fits_bitboard, new_game
from tempo.games.connectx.threats import decisive_playout, winning_cells
from tempo.native.rng import new_rng
from tempo.search.game import DRAWN, ONGOING, WON

SEEDS = st.randoms(use_true_random=False)


def expected_outcome(referee: Referee) -> int:
    if referee.won:
        return WON
    return ONGOING if referee.legal else DRAWN


@given(boards(), SEEDS)
@settings(max_examples=60)
def test_games_agree_with_the_referee(size, random):
    rows, columns, _ = size
    referee = Referee(*size)
    games = both_rules(*size)
    states = [make([0] * (rows * columns), rows, columns, 1) for _, make in games]
    while not referee.over:
        column = random.choice(referee.legal)
        referee.drop(column)
        for (game, make), state in zip(games, states, strict=True):
            assert column in legal_moves(game, state)
            game.play(game.board, state, column)
            assert game.outcome(game.board, state) == expected_outcome(referee)
            if not referee.over:
                assert legal_moves(game, state) == referee.legal
                assert (state == make(referee.cells, rows, columns, referee.mark)).all()


def test_playouts_are_uniform():
    """On a 1x3 board with two in a row to win, every order of columns is equally likely."""
    game = new_game(1, 3, 2)
    rng = new_rng(3)
    state = empty_state(1, 3)
    plies = [game.playout(game.board, state, rng, None) for _ in range(20_000)]
    # The first side drops twice, first and last: it wins where those two are neighbours.
    wins = np.mean([abs(first - last) == 1 for first, _, last in permutations(range(3))])
    assert abs(np.mean([ply != 0 for ply in plies]) - wins) < 0.01


# Numbers of games of n moves on the standard board, as published.
PERFT = [7, 49, 343, 2401, 16807, 117649, 823536]


def test_perft_of_the_standard_board():
    game = new_game(6, 7, 4)
    state = empty_state(6, 7)
    deepest = len(PERFT) if not numba.config.DISABLE_JIT else 4
    assert [count_games(game, state, n + 1) for n in range(deepest)] == PERFT[:deepest]


@given(boards(), SEEDS)
@settings(max_examples=50)
def test_winning_cells_agree_with_the_rules(size, random):
    rows, columns, _ = size
    if not fits_bitboard(rows, columns):
        return
    game = new_game(*size)
    state = empty_state(rows, columns)
    while game.outcome(game.board, state) == ONGOING:
        moves = (state[1] + game.board.bottom) & game.board.cells
        found = winning_cells(game.board, state[0]) & moves
        winners = []
        for column in legal_moves(game, state):
            after = state.copy()
            game.play(game.board, after, column)
            if game.outcome(game.board, after) == WON:
                winners.append(column)
        columns_found = [c for c in range(columns) if int(found) >> (c * (rows + 1)) & ((1 << rows) - 1)]
        assert columns_found == winners
        game.play(game.board, state, random.choice(legal_moves(game, state)))


def test_decisive_playouts_take_wins_and_block():
    """With an open three in the bottom row the other side cannot block both ends."""
    game = new_game(6, 7, 4, decisive_playout)
    rng = new_rng(1)
    state = empty_state(6, 7)
    for column in (2, 2, 3, 3, 4):  # the second player to move, against an open three
        game.play(game.board, state, column)
    assert {game.playout(game.board, state, rng, None) for _ in range(50)} == {2}
    game.play(game.board, state, 0)  # a block is forced, but was not played: wins at once
    assert {game.playout(game.board, state, rng, None) for _ in range(50)} == {-1}
