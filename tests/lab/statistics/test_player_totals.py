"""Totals of games, computed by hand."""

import pytest

from tempo.arena.adapter.game_types import PlayedGame, PlayedMove
from tempo.lab.statistics.backend_use import backend_lines, backend_uses
from tempo.lab.statistics.player_totals import Side, totals_of

DONE = ("DONE", "DONE")
MOVES = [
    PlayedMove(0, 0, 3, 8.0, 0.0, 1000, "search"),
    PlayedMove(1, 1, 3, 1.0, 0.0, None, None),
    PlayedMove(2, 0, 2, 0.5, 0.0, 1000, "search"),
    PlayedMove(3, 1, 2, 3.0, 0.0, None, None),
    PlayedMove(4, 0, 1, 0.5, 0.0, 2000, "settled"),
    PlayedMove(5, 1, 1, 2.0, 0.0, 900, "win"),
]


def test_games_from_both_seats_add_up():
    """Every game is in exactly one of six counts; times and banks are the player's own."""
    games = [
        Side(PlayedGame((), MOVES, DONE, (1, -1), (50.0, 10.0)), 0),
        Side(PlayedGame((), [], DONE, (0, 0), (10.0, 40.0)), 1),
        Side(PlayedGame((), [], DONE, (1, -1), (10.0, 60.0)), 1),
        Side(PlayedGame((), [], ("TIMEOUT", "DONE"), (None, 0), (-6.0, 60.0)), 0),
        Side(PlayedGame((), [], ("INVALID", "DONE"), (None, 0), (10.0, 60.0)), 1),
        Side(PlayedGame((), [], ("ACTIVE", "ACTIVE"), (0, 0), (10.0, 40.0)), 1),
    ]
    total = totals_of(games)
    assert (total.games, total.won, total.drawn, total.lost) == (6, 1, 1, 1)
    assert total.unfinished == 1
    assert total.own_forfeits == {"ERROR": 0, "INVALID": 0, "TIMEOUT": 1}
    assert total.other_forfeits == {"ERROR": 0, "INVALID": 1, "TIMEOUT": 0}
    assert (total.mean_seconds, total.worst_seconds) == (3.0, 8.0)
    assert (total.mean_bank, total.least_bank) == (pytest.approx(244 / 6), -6.0)


def test_games_without_a_result_are_those_that_are_not_finished():
    unfinished = Side(PlayedGame((), [], ("ACTIVE", "ACTIVE"), (0, 0), (10.0, 40.0)), 1)
    won = Side(PlayedGame((), [], DONE, (1, -1), (50.0, 10.0)), 0)
    assert totals_of([won, *[unfinished] * 3]).unfinished == 3


def test_speed_is_the_median_of_searched_moves():
    game = PlayedGame((), MOVES, DONE, (1, -1), (0.0, 0.0))
    assert totals_of([Side(game, 0)]).simulations_per_second == 2000  # of 125, 2000 and 4000
    assert totals_of([Side(game, 1)]).simulations_per_second is None  # a win at hand is not searched


def test_a_forfeit_is_a_loss_in_the_score():
    game = PlayedGame((), [], ("DONE", "ERROR"), (0, None), (0.0, 0.0), "boom")
    assert (game.score(0), game.score(1), game.forfeit()) == (1.0, 0.0, 1)


def test_unsearched_moves_are_counted_by_reason_where_reported():
    reasons = ("search", "hurry", "win", "error", "hurry", None)
    moves = [PlayedMove(2 * place, 0, 3, 0.1, 0.0, None, reason) for place, reason in enumerate(reasons)]
    silent = [PlayedMove(2 * place + 1, 1, 3, 0.1, 0.0) for place in range(6)]
    game = PlayedGame((), [*moves, *silent], DONE, (1, -1), (0.0, 0.0))
    total, other = totals_of([Side(game, 0), Side(game, 0)]), totals_of([Side(game, 0).other()])
    assert (total.unsearched, total.moves) == ({"hurry": 4, "error": 2}, 12)
    assert (other.unsearched, other.moves, other.backends) == ({}, 6, [])


def test_games_with_the_same_backends_share_a_line():
    """Moves are numbered for the side alone, from 1; the first backend has no move."""
    stayed, climbed = ["machine"] * 3, [None, "python", None, "numba", "python", "numba"]
    assert backend_lines(backend_uses([stayed, [None], [None, "machine"], []])) == ["machine"]
    assert backend_lines(backend_uses([climbed])) == ["python → numba at move 4"]
    assert backend_lines(backend_uses([climbed, ["python", "numba"]])) == ["python → numba at move 2–4"]
    assert backend_lines(backend_uses([stayed, climbed, climbed])) == ["2× python → numba at move 4", "1× machine"]
    three = backend_uses([["python", "numba", "machine"]])
    assert backend_lines(three) == ["python → numba at move 2 → machine at move 3"]
    assert backend_lines(backend_uses([[None, None]])) == []


def test_backends_are_those_of_the_side():
    backends = ("python", None, "machine")
    moves = [PlayedMove(step, step % 2, 3, 0.1, 0.0, backend=backend) for step, backend in enumerate(backends)]
    game = PlayedGame((), moves, DONE, (1, -1), (0.0, 0.0))
    assert backend_lines(totals_of([Side(game, 0)]).backends) == ["python → machine at move 2"]
