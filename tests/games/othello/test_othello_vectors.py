"""Compiled moves, flips and stable discs: vectors against the plain code, and discs that stay through whole games."""
import random

import numpy as np
from othello_oracles import random_state

from tempo.games.othello.endgame.stable_discs import stable_discs
from tempo.games.othello.rules import CELLS, flips_of, moves_of, new_game, start_state
from tempo.native.jit import kernel

GAME = new_game()
CORNER_AND_EDGE = 0x07  # a1 to c1


@kernel
def look_everywhere(states, moves, flips):
    """Write the moves of each state, and the flips of a disc on each of its squares."""
    for number in range(len(states)):
        mine, theirs = states[number, 0], states[number, 1]
        moves[number] = moves_of(mine, theirs)
        for square in range(CELLS):
            flips[number, square] = flips_of(mine, theirs, square)


@kernel
def compiled_stable_discs(mine, theirs):
    """Return the stable discs."""
    return stable_discs(mine, theirs)


def test_compiled_moves_and_flips_are_those_of_the_source():
    rng = random.Random(1)
    states = np.array([random_state(rng, rng.randrange(1, 61), rng.random()) for _ in range(200)])
    moves, flips = np.zeros(len(states), np.uint64), np.zeros((len(states), CELLS), np.uint64)
    look_everywhere(states, moves, flips)
    for state, found, turned in zip(states, moves, flips, strict=True):
        mine, theirs = state
        assert found == moves_of(mine, theirs)
        empty = [square for square in range(CELLS) if not (int(mine) | int(theirs)) >> square & 1]
        assert [turned[square] for square in empty] == [flips_of(mine, theirs, square) for square in empty]
    assert np.count_nonzero(flips) > 500


def test_stable_discs_are_never_flipped():
    rng, most = random.Random(2), 0
    for _ in range(15):
        state, stable = start_state(), (0, 0)  # those of the side to move and of the other
        while GAME.outcome(GAME.board, state) == GAME.outcome(GAME.board, start_state()):
            actions = np.zeros(CELLS, np.int64)
            count = GAME.legal(GAME.board, state, actions)
            GAME.play(GAME.board, state, actions[rng.randrange(count)])
            stable = stable[::-1]
            assert all(int(word) & kept == kept for word, kept in zip(state, stable, strict=True))
            mine, theirs = state
            found = int(compiled_stable_discs(mine, theirs)), int(compiled_stable_discs(theirs, mine))
            assert found == (int(stable_discs(mine, theirs)), int(stable_discs(theirs, mine)))
            assert all(now & before == before for now, before in zip(found, stable, strict=True))
            stable = found
        most = max(most, (stable[0] | stable[1]).bit_count())
    assert most == CELLS  # a full board


def test_corners_and_what_leans_on_them_are_stable():
    nothing = np.uint64(0)
    assert stable_discs(np.uint64(CORNER_AND_EDGE), nothing) == CORNER_AND_EDGE
    assert stable_discs(np.uint64(CORNER_AND_EDGE << 1), nothing) == nothing
    assert stable_discs(np.uint64(CORNER_AND_EDGE), np.uint64(0xF8)) == CORNER_AND_EDGE
