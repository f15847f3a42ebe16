"""Puzzles of a game without a solver: proofs of the tree search against minimax, and the command on Kalah."""

import random

import pytest
from examples import with_examples

from tempo.arena.adapter.exact import UNKNOWN, Score
from tempo.arena.adapter.game_adapter import board_after, board_of, new_config
from tempo.arena.records.score_sets import read_score_set
from tempo.lab.review.puzzles import make_puzzles
from tempo.lab.review.puzzles import proven_scores as proofs_module
from tempo.lab.review.puzzles.make_puzzles import Source, is_puzzle, parser, puzzles_in, run
from tempo.lab.review.puzzles.proven_scores import has_one_win, is_forced, proven_score, proven_scores
from tempo.native.backends import BACKENDS, PYTHON

CONNECTX = new_config("connectx")
WON, LOST = Score(1, 10_000), Score(-10_000, -1)


@pytest.fixture(autouse=True)
def examples():
    with with_examples():
        yield


def minimax(config, actions, plies):
    """Return the result for the side to move, None if it takes more plies."""
    board = board_after(config, actions)
    if (rewards := board.rewards()) is not None:
        return rewards[board.mark - 1]
    if not plies:
        return None
    values = [minimax(config, (*actions, move), plies - 1) for move in board.legal()]
    if -1 in values:
        return 1
    return None if None in values else -min(values)


def test_proofs_are_the_results_of_minimax(monkeypatch):
    """Wins, losses and draws, of the moves and of the position."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    config, chance, seen = new_config("kalah"), random.Random(2), set()
    for _ in range(3):
        board, actions = board_of(config), []
        while board.rewards() is None:
            actions.append(chance.choice(board.legal()))
            board.play(actions[-1])
        before = tuple(actions[:-4])
        scores, open_moves = proven_scores(config, before, 100)
        assert all(scores[move].value is None for move in open_moves)
        for move, score in scores.items():
            known = minimax(config, (*before, move), 5)
            assert known is None or score.value in (None, -known)
            seen.add(score.value)
        known, found = minimax(config, before, 6), proven_score(config, before, 100).value
        assert known is None or found in (None, known)
    assert seen >= {1, -1}


def test_one_move_wins_or_the_position_is_no_puzzle():
    scores = {0: WON, **dict.fromkeys(range(1, 6), LOST), 6: UNKNOWN}
    assert has_one_win(scores) and not has_one_win({**scores, 1: WON})
    assert not has_one_win({**scores, 0: Score(0, 0)}) and not has_one_win({**scores, 0: UNKNOWN})


def test_a_reply_to_a_threat_is_forced():
    """Three discs on each other threaten four, and only the column itself does not lose at once."""
    legal = dict.fromkeys(range(7), UNKNOWN)
    assert is_forced(CONNECTX, (3, 6, 3, 5, 3), legal)
    assert not is_forced(CONNECTX, (3, 6, 3, 5), legal) and not is_forced(CONNECTX, (), legal)


def test_proofs_go_on_where_the_solver_has_too_much_to_do(monkeypatch):
    """The first player wins with 3: an open three on the ground."""
    monkeypatch.setattr(BACKENDS, "best", PYTHON)
    monkeypatch.setattr(make_puzzles, "NODES", 0)
    moves = (2, 2, 4, 4, 3, 3, 1)
    assert not [*puzzles_in(CONNECTX, Source(True, 0), moves)]
    assert not [*puzzles_in(CONNECTX, Source(True, 400), moves)], "other moves have more than even chances, unproven"
    monkeypatch.setattr(proofs_module, "EVEN", 0.0)
    [found] = puzzles_in(CONNECTX, Source(True, 400), moves)
    assert found.actions == moves[:4] and found.scores[3].value == 1 and is_puzzle(CONNECTX, *found)


@pytest.mark.long
def test_the_command_makes_puzzles_of_a_game_without_a_solver(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(make_puzzles, "puzzle_file", lambda game, grade: tmp_path / f"{grade}.txt")
    options = ["kalah", "--games", "20", "--workers", "1", "--record", str(tmp_path / "record.jsonl"), "--write"]
    assert run(parser().parse_args(options)) == 0
    said = capsys.readouterr().out
    assert said.startswith("kalah has no solver: proofs of the tree search, 5,000 simulations each\n20 games, ")
    files = [*tmp_path.glob("*.txt")]
    assert files and all(f"written to {file}\n" in said for file in files)
    for file in files:
        config, positions = read_score_set(file)
        assert config.game == "kalah"
        for position in positions:
            assert has_one_win(position.scores) and not is_forced(config, *position)
