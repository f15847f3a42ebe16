"""The table of outcomes: packed text, positions, agreement with solvers."""
import random

import numpy as np
import pytest
from bitbully_support import bitbully_solver
from hypothesis import given
from hypothesis import strategies as st
from solving_support import Answers

from tempo.games.connectx.book.book import NO_STONES, after_move, load_book, replies
from tempo.games.connectx.book.outcomes import (
    OUTCOME_STONES,
    outcome_of,
    outcomes_by_ply,
    positions_by_ply,
    unpack_outcomes,
    value_preserving_moves,
)
from tempo.games.connectx.experiments import make_outcomes
from tempo.games.connectx.experiments.make_book import OUTCOME_CHECKPOINT, new_solver, pack_outcomes, position_of_key
from tempo.games.connectx.experiments.make_outcomes import CHUNK, LETTERS, letter_of
from tempo.games.connectx.experiments.resumable_solving import read_chunks


@given(st.lists(st.integers(-1, 1)))
def test_outcomes_survive_packing(outcomes):
    text = pack_outcomes(np.array(outcomes, np.int8))
    assert len(text) == (len(outcomes) + 3) // 4
    assert unpack_outcomes(text)[: len(outcomes)].tolist() == outcomes
    assert not set(text) & set("\"'\\") and text.isascii() and text.isprintable()


def test_positions_agree_with_those_in_plain_integers():
    positions = [NO_STONES]
    for ply in positions_by_ply()[:7]:
        assert list(zip(ply.mine.tolist(), ply.stones.tolist(), strict=True)) == positions
        positions = replies(positions)
    assert len(positions_by_ply()[OUTCOME_STONES].keys) == 91_295


def test_the_data_agrees_with_the_checkpoint():
    chunks = read_chunks(OUTCOME_CHECKPOINT)
    letters = "".join(chunks[number] for number in range(len(chunks)))
    assert [LETTERS.index(letter) - 1 for letter in letters] == outcomes_by_ply()[OUTCOME_STONES].tolist()


def test_outcomes_of_the_first_move():
    """The middle column wins, its neighbours draw, the other four lose."""
    assert value_preserving_moves(NO_STONES) == (1, [3])
    replies_worth = [-outcome_of(after_move(NO_STONES, column)) for column in range(7)]
    assert replies_worth == [-1, -1, 0, 1, 0, -1, -1]


def test_each_outcome_is_the_best_of_the_moves():
    """Back up seven stones from eight in plain integers, without the arrays."""
    chance, ply = random.Random(1), positions_by_ply()[OUTCOME_STONES - 1]
    for place in chance.sample(range(len(ply.keys)), 300):
        position = int(ply.mine[place]), int(ply.stones[place])
        outcome, kept = value_preserving_moves(position)
        assert outcome == outcomes_by_ply()[OUTCOME_STONES - 1][place]
        for column in (column for column in range(7) if not position[1] >> (7 * column + 5) & 1):
            after = after_move(position, column)
            worth = 1 if after is None else -outcome_of(after)
            assert (worth == outcome) == (column in kept) and worth <= outcome


def test_the_book_keeps_the_outcome():
    for seat in (0, 1):
        for key, move in load_book(seat).items():
            position = position_of_key(key)
            if position[1].bit_count() < OUTCOME_STONES:
                assert move in value_preserving_moves(position)[1]


def sample_of_eight(count: int) -> list[tuple[tuple[int, int], int]]:
    ply, outcomes = positions_by_ply()[OUTCOME_STONES], outcomes_by_ply()[OUTCOME_STONES]
    places = random.Random(2).sample(range(len(ply.keys)), count)
    return [((int(ply.mine[place]), int(ply.stones[place])), int(outcomes[place])) for place in places]


def test_outcomes_agree_with_exact_scores():
    """Solve a few again for the whole score, with an empty table."""
    for position, outcome in sample_of_eight(3):
        assert np.sign(new_solver(24).solve(np.array(position, np.uint64)).low) == outcome


@pytest.mark.slow
def test_outcomes_agree_with_bitbully():
    """Check all of them with BitBully, if it is installed."""
    score_moves = bitbully_solver()
    for position, outcome in sample_of_eight(91_295):
        assert np.sign(max(score_moves(position).values())) == outcome


def test_interrupted_outcomes_resume(tmp_path, monkeypatch):
    """Complete lines of the checkpoint are not solved again, and the result is the same."""
    monkeypatch.setattr(make_outcomes, "STONES", 6)
    answer = Answers(lambda chunk: (chunk[0], "".join(LETTERS[sum(position) % 3] for position in chunk[1])))
    whole, cut = tmp_path / "whole.txt", tmp_path / "cut.txt"
    letters = make_outcomes.find_outcomes(answer, 16, whole)
    text = whole.read_text()
    cut.write_text(text[: len(text) // 2], newline="\n")
    known = set(read_chunks(cut))
    assert 0 < len(known) < len(answer.asked) == -(-len(letters) // CHUNK)
    answer.asked.clear()
    assert make_outcomes.find_outcomes(answer, 16, cut) == letters
    assert not known & {number for number, _ in answer.asked}
    assert cut.read_bytes() == whole.read_bytes()


def test_a_worker_solves_its_chunk():
    sample = [position for position, outcome in sample_of_eight(200) if outcome][:2]
    number, letters = make_outcomes.solve_chunk(20, (7, sample))
    expected = "".join(letter_of(new_solver(20).solve(np.array(position, np.uint64))) for position in sample)
    assert (number, letters) == (7, expected)
