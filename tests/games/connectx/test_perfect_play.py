"""Perfect play on the standard board: the book against the solver, and whole games."""
import random

import numpy as np
import pytest
from agent_support import CHAMPION, quiet, rules, seen
from bitbully_support import bitbully_solver
from games import Referee

from tempo.games.connectx.book.book import BOOK_COLUMNS, after_move, load_book
from tempo.games.connectx.experiments.make_book import CHECKPOINT, new_solver, position_of_key, read_checkpoint
from tempo.games.connectx.solver.solver import Solver

BOOKS = {key: move for seat in (0, 1) for key, move in load_book(seat).items()}


def assert_best(solver: Solver, key: int, move: int) -> int:
    """Check that the move reaches the score of the position; return the score."""
    mine, stones = position_of_key(key)
    score = solver.solve(np.array([mine, stones], np.uint64)).low
    after = after_move((mine, stones), move)
    if after is None:  # it wins
        assert score == (43 - stones.bit_count()) // 2
    else:
        assert solver.solve(np.array(after, np.uint64)).low == -score
    return score


def test_the_book_holds_the_checkpoint():
    """Every position of the book has the move of the checkpoint."""
    solved = read_checkpoint(CHECKPOINT)
    assert len(load_book(0)) > 800 and len(load_book(1)) > 3000
    assert {key: solved[key].move for key in BOOKS} == BOOKS
    assert all(0 <= move < BOOK_COLUMNS for move in BOOKS.values())
    assert solved[0].score == 1  # the first player wins with the last stone


def test_a_sample_of_book_moves_is_optimal():
    """Solve a random sample of late positions with an empty table."""
    deep = sorted(key for key in BOOKS if position_of_key(key)[1].bit_count() >= 8)
    solved = read_checkpoint(CHECKPOINT)
    for key in random.Random(1).sample(deep, 5):
        assert assert_best(new_solver(24), key, BOOKS[key]) == solved[key].score


@pytest.mark.slow
def test_every_book_move_is_optimal():
    """Solve all positions, from the fullest board to the emptiest: about ten minutes and 2 GiB."""
    solver, solved = new_solver(28), read_checkpoint(CHECKPOINT)
    for key in sorted(BOOKS, key=lambda key: -position_of_key(key)[1].bit_count()):
        assert assert_best(solver, key, BOOKS[key]) == solved[key].score


@pytest.mark.slow
def test_every_book_move_is_optimal_by_bitbully():
    score_moves = bitbully_solver()
    for key, move in BOOKS.items():
        scores = score_moves(position_of_key(key))
        assert scores[move] == max(scores.values())


def test_perfect_play_wins_with_the_first_players_last_stone():
    referee, reasons = Referee(6, 7, 4), set()
    players = [quiet(CHAMPION, 20_000) for _ in range(2)]
    while not referee.over:
        player = players[referee.mark - 1]
        referee.drop(player(seen(referee.cells), rules()))
        reasons.add(player.last.reason)
    assert referee.won and sum(map(bool, referee.cells)) == 41
    assert reasons <= {"book", "exact", "block", "win", "only"}


@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_wins_against_anything(seed):
    referee, player, chance = Referee(6, 7, 4), quiet(CHAMPION, 20_000), random.Random(seed)
    while not referee.over:
        mine = referee.mark == 1
        referee.drop(player(seen(referee.cells), rules()) if mine else chance.choice(referee.legal))
    assert referee.won and referee.mark == 2  # the loser would be to move
