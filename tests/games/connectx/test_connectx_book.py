"""The opening book: the walk, the packed text, and resuming to the same bytes."""
import random

import numpy as np
import pytest
from games import Referee
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from solving_support import Answers

from tempo.arena.jobs.executor import LocalExecutor
from tempo.games.connectx.book import book
from tempo.games.connectx.book.book import NO_STONES, after_move, canonical, load_book, unpack, walk_book
from tempo.games.connectx.experiments import make_book
from tempo.games.connectx.experiments.make_book import new_solver, pack, position_of_key, read_checkpoint
from tempo.games.connectx.experiments.resumable_solving import Solved, solve_key
from tempo.games.connectx.rules import new_state
from tempo.games.connectx.solver.move_scores import score_moves

QUIET = Console(quiet=True)


def some_moves(positions) -> list[int]:
    """Return a legal move for each position, which depends on the position alone."""
    moves = []
    for position in positions:
        legal = [column for column in range(7) if after_move(position, column)]
        moves.append(random.Random(sum(position)).choice(legal))
    return moves


def referee_after(moves) -> Referee:
    referee = Referee(6, 7, 4)
    for move in moves:
        referee.drop(move)
    return referee


@given(st.lists(st.integers(0, 6), max_size=20))
def test_positions_agree_with_the_rules(columns):
    referee, position = Referee(6, 7, 4), NO_STONES
    for column in columns:
        if referee.cells[column]:
            assert after_move(position, column) is None
            continue
        after = after_move(position, column)
        referee.drop(column)
        if referee.won:
            assert after is None
            return
        assert after is not None
        position = after
        assert position == tuple(int(word) for word in new_state(referee.cells, 6, 7, referee.mark))
        assert position_of_key(sum(position)) == position
        image, flipped = canonical(position)
        mirrored = canonical((book.mirror_bitboard(position[0]), book.mirror_bitboard(position[1])))
        assert image == mirrored[0]
        assert flipped == (image != position)


def test_the_first_plies_have_1_4_and_25_positions():
    """Mirror images once: 1, 4 and 25 positions with 0, 1 and 2 stones (7 * 7 = 49, one its own image)."""
    first = book.replies([NO_STONES])
    assert len(first) == 4
    assert len(book.replies(first)) == 25


@given(st.lists(st.integers(0, 6)))
def test_moves_survive_packing(moves):
    text = pack(moves)
    assert len(text) == (len(moves) + 1) // 2
    assert unpack(text)[: len(moves)] == moves


@pytest.mark.parametrize("seat", [0, 1])
def test_the_walk_covers_every_reply_of_the_opponent(seat):
    """Play by the book against a random opponent: it holds each position of ours or its mirror image."""
    moves = walk_book(seat, some_moves)
    for trial in range(300):
        opponent = random.Random(trial)
        position = NO_STONES
        while position is not None and position[1].bit_count() <= book.DEEPEST[seat]:
            if position[1].bit_count() % 2 == seat:
                (mine, stones), flipped = canonical(position)
                move = moves[mine + stones]
                position = after_move(position, 6 - move if flipped else move)
            else:
                position = after_move(position, opponent.randrange(7))
    assert len(moves) > 800


def test_an_interrupted_book_resumes_to_the_same_bytes(tmp_path):
    """A checkpoint that ends in the middle of a line resumes; its complete lines are not solved again."""
    answer = Answers(lambda key: Solved(key, some_moves([position_of_key(key)])[0], 0))
    make_book.make(answer, 16, tmp_path / "whole.txt", tmp_path / "whole.py", QUIET)
    everything = sorted(answer.asked)
    text = (tmp_path / "whole.txt").read_text()
    cut = tmp_path / "cut.txt"
    cut.write_text(text[: len(text) // 2], newline="\n")
    known = read_checkpoint(cut)
    assert 0 < len(known) < len(everything) and not text[: len(text) // 2].endswith("\n")
    answer.asked.clear()
    make_book.make(answer, 16, cut, tmp_path / "cut.py", QUIET)
    assert sorted([*answer.asked, *known]) == everything
    assert (tmp_path / "cut.py").read_bytes() == (tmp_path / "whole.py").read_bytes()
    assert cut.read_bytes() == (tmp_path / "whole.txt").read_bytes()


def test_missing_positions_are_solved_by_two_processes(tmp_path):
    """Two processes reproduce the committed data to the byte."""
    lines = make_book.CHECKPOINT.read_text().splitlines(keepends=True)
    quick = [line for line in lines[1:] if line.endswith(" 17\n")][:6]
    path = tmp_path / "solved.txt"
    path.write_text("".join(line for line in lines if line not in quick))
    make_book.make(LocalExecutor(2), 18, path, tmp_path / "data.py", QUIET)
    assert len(quick) == 6
    assert sorted(path.read_text().splitlines(keepends=True)) == sorted(lines)
    assert (tmp_path / "data.py").read_bytes() == make_book.DATA.read_bytes()


def test_the_book_is_read_as_it_was_written(tmp_path, monkeypatch):
    texts = [pack(list(walk_book(seat, some_moves).values())) for seat in (0, 1)]
    monkeypatch.setattr(book, "FIRST_SEAT_MOVES", texts[0])
    monkeypatch.setattr(book, "SECOND_SEAT_MOVES", texts[1])
    load_book.cache_clear()
    for seat in (0, 1):
        assert load_book(seat) == walk_book(seat, some_moves)
    assert book.book_move(*NO_STONES) == some_moves([NO_STONES])[0]
    left, right = referee_after([0]), referee_after([6])
    replies = [book.book_move(*(int(word) for word in new_state(r.cells, 6, 7, r.mark))) for r in (left, right)]
    assert replies[0] is not None and replies[0] == 6 - replies[1]
    load_book.cache_clear()


def test_the_solved_move_is_the_best_one_nearest_to_the_middle():
    solver = new_solver(18)
    chance = random.Random(5)
    checked = 0
    while checked < 25:
        position = NO_STONES
        for _ in range(24):
            position = after_move(position, chance.randrange(7)) or position
        key = sum(canonical(position)[0])
        mine, stones = position_of_key(key)
        solved = solve_key(18, key)
        scores = {column: low for column, low, _ in score_moves(solver, np.array([mine, stones], np.uint64))}
        best = [column for column, score in scores.items() if score == max(scores.values())]
        assert solved.score == max(scores.values())
        assert solved.move == min(best, key=lambda column: (abs(column - 3), column))
        checked += 1
