"""The table of early scores: agreement with outcomes and solver, and the moves that follow from it."""
import random

import numpy as np
import pytest
from agent_support import CHAMPION, quiet, rules, seen
from bitbully_support import bitbully_solver
from games import Referee
from solving_support import Answers

from tempo.games.connectx.book.book import NO_STONES, Stones, after_move, load_book
from tempo.games.connectx.book.early_scores import (
    NO_SCORE,
    SCORE_STONES,
    ZERO_LETTER,
    early_best_move,
    early_score,
    scores_by_ply,
)
from tempo.games.connectx.book.outcomes import outcomes_by_ply, positions_by_ply, value_preserving_moves
from tempo.games.connectx.book.score_data import SCORES
from tempo.games.connectx.experiments import make_scores
from tempo.games.connectx.experiments.make_book import SCORE_CHECKPOINT, new_solver, position_of_key
from tempo.games.connectx.experiments.make_scores import CHUNK, scoring_solver, solve_scores
from tempo.games.connectx.experiments.resumable_solving import read_chunks

LAST, LAST_SCORES = positions_by_ply()[SCORE_STONES], scores_by_ply()[SCORE_STONES]
QUICK = 14  # least score of a win that the solver finds in little time


def sample(stones: int, count: int) -> list[Stones]:
    """Return some positions with this number of stones."""
    ply = positions_by_ply()[stones]
    places = random.Random(3).sample(range(len(ply.keys)), min(count, len(ply.keys)))
    return [(int(ply.mine[place]), int(ply.stones[place])) for place in places]


def test_the_scores_are_those_of_the_checkpoint():
    chunks = read_chunks(SCORE_CHECKPOINT)
    assert "".join(chunks[number] for number in range(len(chunks))) == SCORES
    assert len(SCORES) == len(LAST.keys) == 8_231 and not set(SCORES) & set("\"'\\")


@pytest.mark.parametrize("stones", range(SCORE_STONES + 1))
def test_scores_have_the_sign_of_the_outcome(stones):
    scores = scores_by_ply()[stones]
    assert (scores != NO_SCORE).all() and np.array_equal(np.sign(scores), outcomes_by_ply()[stones])


def test_the_empty_board_is_won_with_the_last_stone():
    assert early_score(NO_STONES) == 1 and early_best_move(NO_STONES) == 3
    assert early_best_move((0, 0x3FFFF)) is None and early_score((0, 0x7F)) is None


@pytest.mark.parametrize("stones", range(SCORE_STONES))
def test_the_best_move_has_the_best_score(stones):
    for position in sample(stones, 100):
        column = early_best_move(position)
        assert -early_score(after_move(position, column)) == early_score(position)
        assert column in value_preserving_moves(position)[1]


def test_mirror_images_have_mirrored_moves():
    for position in sample(5, 50):
        cells = [[position[part] >> (7 * column) & 0x7F for column in range(7)] for part in (0, 1)]
        image = tuple(sum(part << (7 * (6 - column)) for column, part in enumerate(parts)) for parts in cells)
        assert early_score(image) == early_score(position)
        chosen = early_score(after_move(image, 6 - early_best_move(position)))
        assert chosen == -early_score(image)


def test_the_book_has_the_best_scores():
    for seat in (0, 1):
        for key, move in load_book(seat).items():
            position = position_of_key(key)
            if position[1].bit_count() < SCORE_STONES:
                assert -early_score(after_move(position, move)) == early_score(position)


def test_quick_wins_agree_with_the_solver():
    """Those are found in little time from an empty table; the others need minutes: see the test with BitBully."""
    for place in np.flatnonzero(LAST_SCORES >= QUICK)[:4]:
        state = np.array([LAST.mine[place], LAST.stones[place]], np.uint64)
        assert new_solver(22).solve(state).low == LAST_SCORES[place]


@pytest.mark.slow
def test_scores_agree_with_bitbully():
    score_moves = bitbully_solver()
    for place, score in enumerate(LAST_SCORES.tolist()):
        assert max(score_moves((int(LAST.mine[place]), int(LAST.stones[place]))).values()) == score


def test_scores_are_found_chunk_by_chunk(tmp_path):
    """As outcomes are, and an interrupted run resumes in the same way."""
    answer = Answers(lambda number: (number, "IJ"[number % 2] * min(CHUNK, len(LAST.keys) - number * CHUNK)))
    letters = make_scores.find_scores(answer, 16, tmp_path / "solved.txt")
    assert len(letters) == len(LAST.keys) and letters[: CHUNK + 1] == "I" * CHUNK + "J"


def test_a_worker_scores_its_chunk(monkeypatch):
    place = int(np.flatnonzero(LAST_SCORES >= QUICK)[0])
    monkeypatch.setattr(make_scores, "CHUNK", 1)
    scoring_solver.cache_clear()
    assert solve_scores(20, place) == (place, chr(LAST_SCORES[place] + ZERO_LETTER))
    scoring_solver.cache_clear()


def test_off_the_book_the_agent_plays_the_best_score_at_once():
    """After a bad first move of ours the book has nothing, and the scores decide."""
    referee, player = Referee(6, 7, 4), quiet(CHAMPION, 1)
    for column in (0, 3, 6, 3):
        referee.drop(column)
    move = player(seen(referee.cells), rules())
    position = ((1 << 0) | (1 << 42), (1 << 0) | (1 << 42) | (3 << 21))
    assert player.last.reason == "book" and move == early_best_move(position)
    assert -early_score(after_move(position, move)) == early_score(position)
