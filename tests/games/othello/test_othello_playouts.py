"""Othello playouts against a plain twin with the same random numbers, the published ranks, and move priors."""
from collections import Counter
from random import Random

import numpy as np
import pytest
from games import legal_moves, random_states
from hypothesis import given, settings
from hypothesis import strategies as st

from tempo.games.othello.adapter.board import OthelloBoard, read_square
from tempo.games.othello.agent import PLAYOUTS
from tempo.games.othello.move_priors import write_move_priors
from tempo.games.othello.playouts import ALWAYS, NEVER, OFTEN, best_ranked, one_of
from tempo.games.othello.rules import CELLS, PASS, moves_of, new_game, new_state, start_state
from tempo.native.rng import new_rng, scramble

SEEDS = st.randoms(use_true_random=False)
SHARES = {"uniform": NEVER, "roxanne": ALWAYS, "mixed": OFTEN}
# Roxanne's squares, the best first.
ROXANNE = """
A1 H1 A8 H8
C3 F3 C6 F6
C4 F4 C5 F5 D3 E3 D6 E6
A3 H3 A6 H6 C1 F1 C8 F8
A4 H4 A5 H5 D1 E1 D8 E8
B3 G3 B6 G6 C2 F2 C7 F7
B4 G4 B5 G5 D2 E2 D7 E7
B2 G2 B7 G7
A2 H2 A7 H7 B1 G1 B8 G8
"""
RANKS = [[read_square(name) for name in line.split()] for line in ROXANNE.split("\n")[1:-1]]


def best_by_rank(moves: list[int]) -> list[int]:
    return next(found for rank in RANKS if (found := [move for move in moves if move in rank]))


def twin_playout(board: OthelloBoard, rng, share) -> int:
    """Play out in plain Python; return the result for the side that did not move first."""
    last, begun = 3 - board.mark, len(board.moves)
    while moves := board.legal():
        if moves == [PASS]:
            board.play(PASS)
            continue
        rng[0] = scramble(rng[0])
        if int(rng[0]) % 2**32 < int(share):
            moves = best_by_rank(moves)
        board.play(moves[(int(rng[0]) >> 32) * len(moves) >> 32])
    lead = board.discs(last) - board.discs(3 - last)
    return int(np.sign(lead)) * (len(board.moves) - begun)


@pytest.mark.parametrize("name", PLAYOUTS)
@given(SEEDS)
@settings(max_examples=40)
def test_playouts_are_those_of_the_twin(name, random):
    game, board = new_game(PLAYOUTS[name]), OthelloBoard()
    for _ in range(random.randrange(60)):
        if not (moves := board.legal()):
            return
        board.play(random.choice(moves))
    if board.is_over():
        return
    seed, state = random.randrange(1000), new_state(board.cells, board.mark)
    rng, twin_rng = new_rng(seed), new_rng(seed)
    assert game.playout(game.board, state, rng, None) == twin_playout(board, twin_rng, SHARES[name])
    assert rng[0] == twin_rng[0]


def test_the_best_rank_is_taken(moves_seen):
    assert sorted(square for rank in RANKS for square in rank) == sorted({*range(CELLS)} - {27, 28, 35, 36})
    for moves in moves_seen:
        squares = [square for square in range(CELLS) if int(moves) >> square & 1]
        assert int(best_ranked(np.uint64(moves))) == sum(1 << square for square in best_by_rank(squares))


@pytest.fixture
def moves_seen():
    """Yield the legal moves of positions in random games, without passes."""
    states = random_states(new_game(PLAYOUTS["uniform"]), start_state(), Random(1), 500)
    return [moves for state in states if (moves := moves_of(*state))]


def test_playouts_fill_an_empty_middle():
    """On a board that is set up so, the playout still ends."""
    cells = [0] * CELLS
    cells[25], cells[26] = 1, 2
    for playout in PLAYOUTS.values():
        game = new_game(playout)
        assert legal_moves(game, new_state(cells, 1)) == [27]
        assert game.playout(game.board, new_state(cells, 1), new_rng(1), None) == -1


def test_uniform_playouts_are_uniform():
    """Within five standard deviations of a fair draw."""
    rng, moves, draws = new_rng(5), np.uint64(0x8000_0010_0204_0081), 30_000
    counts: Counter[int] = Counter()
    for _ in range(draws):
        rng[0] = scramble(rng[0])
        counts[int(one_of(moves, rng[0] >> np.uint64(32)))] += 1
    count = int(moves).bit_count()
    assert set(counts) == {1 << square for square in range(CELLS) if int(moves) >> square & 1}
    slack = 5 * (draws / count * (1 - 1 / count)) ** 0.5
    assert all(abs(times - draws / count) < slack for times in counts.values())


def test_priors_come_from_rank_and_replies():
    """Against the referee's board, on positions of random games; a pass has a prior of 0."""
    random, seen = Random(5), 0
    for _ in range(6):
        board = OthelloBoard()
        while not board.is_over():
            moves = board.legal()
            actions, ratings = np.array(moves, np.int16), np.full(len(moves) + 1, -7, np.float32)
            write_move_priors(None, new_state(board.cells, board.mark), actions, len(moves), ratings)
            assert ratings[-1] == -7
            for move, rating in zip(moves, ratings[:-1], strict=True):
                if move == PASS:
                    assert rating == 0
                    continue
                after = OthelloBoard(board.cells, board.mark)
                after.play(move)
                rank = next(rank for rank, squares in enumerate(RANKS) if move in squares)
                assert rating == pytest.approx(1.1 - 0.02 * rank - 0.08 * len(after.squares(after.mark)), abs=1e-6)
                seen += 1
            board.play(random.choice(moves))
    assert seen > 1000
