"""Positions set up on the page that needs no server: the same moves as Python finds, or the same reason."""

import random
from collections.abc import Iterator

import pytest

from tempo.arena.adapter.game_adapter import adapter_of, board_after, board_of, new_config
from tempo.arena.positions.unreachable import Unreachable
from tempo.games.othello.adapter.board import read_square

pytestmark = pytest.mark.browser

SMALL = {"connectx": {"rows": 5, "columns": 4, "inarow": 3}, "gomoku": {"size": 15, "inarow": 5}}


def cells_of_games(game: str, chance: random.Random) -> Iterator[list[int]]:
    """Yield cells of random games: as they are, with a changed cell, and in long rows."""
    for number in range(90):
        config = new_config(game, SMALL[game])
        board = board_of(config)
        for _ in range(chance.randint(0, min(30, len(board.cells)))):
            if board.legal():
                board.play(chance.choice(board.legal()[:12]))
        cells = list(board.cells)
        if number % 3 == 1:
            cells[chance.randrange(min(30, len(cells)))] = chance.randrange(3)
        elif number % 3 == 2:
            mixed = sorted(cells[:30])  # long rows
            for _ in range(chance.randint(0, 6)):
                one, other = chance.randrange(len(mixed)), chance.randrange(len(mixed))
                mixed[one], mixed[other] = mixed[other], mixed[one]
            cells = [*mixed, *cells[30:]]
        yield cells


@pytest.mark.parametrize("game", SMALL)
def test_set_up_finds_the_same_moves(game, web):
    config, reasons = new_config(game, SMALL[game]), set()
    for cells in cells_of_games(game, random.Random(game)):
        answer = web.post("setup", game=game, shape=SMALL[game], cells=cells)
        try:
            actions = adapter_of(game).moves_to(cells, config)
        except Unreachable as problem:
            reasons.add(problem.reason)
            assert (answer["reason"], answer["values"]) == (problem.reason, problem.values)
            continue
        board = board_after(config, actions)
        rewards = board.rewards()
        assert answer == {
            "actions": actions,
            "to_move": board.mark - 1 if rewards is None else None,
            "winner": rewards.index(1) if rewards and 1 in rewards else None,
        }
    assert len(reasons) > 1


def othello_after(moves: list[int] | int, chance: random.Random):
    """Return the board after these moves, or after this number of random ones."""
    board = board_of(new_config("othello"))
    for move in moves if isinstance(moves, list) else range(moves):
        board.play(move if isinstance(moves, list) else chance.choice(board.legal()))
    return board


def test_othello_is_played_backwards(web):
    """Games of up to 20 moves are found again, and one where White has lost all discs."""
    config, chance = new_config("othello"), random.Random(4)
    lost = [read_square(name) for name in ("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5")]
    for moves in (0, 1, 5, 7, *range(8, 21), lost):
        board = othello_after(moves, chance)
        answer = web.post("setup", game="othello", cells=list(board.cells))
        found = board_after(config, answer["actions"])
        assert (found.cells, found.mark, found.rewards()) == (board.cells, board.mark, board.rewards())
        assert answer["to_move"] == (None if board.rewards() else board.mark - 1)


@pytest.mark.parametrize("reason", ["middle", "apart", "not_found"])
def test_discs_that_no_game_of_othello_leads_to(reason, web):
    changes = {"middle": {27: 0}, "apart": {0: 1}, "not_found": {26: 2}}
    cells = list(board_of(new_config("othello")).cells)
    for square, mark in changes[reason].items():
        cells[square] = mark
    with pytest.raises(Unreachable) as problem:
        adapter_of("othello").moves_to(cells, new_config("othello"))
    answer = web.post("setup", game="othello", cells=cells)
    assert answer["reason"] == problem.value.reason == reason


def test_every_game_has_set_up(both):
    assert all(one["has_setup"] for one in both.ask("get", "catalogue")["games"])


def test_bad_cells_are_refused(both):
    cells = [0] * 42
    for bad in (cells[1:], "0" * 42, None):
        assert "cells should be a list of 42 numbers" in both.refused("setup", game="connectx", cells=bad)
    for cell in (3, -1, True, "1", None, []):
        assert "a cell should be 0, 1 or 2" in both.refused("setup", game="connectx", cells=[*cells[1:], cell])
