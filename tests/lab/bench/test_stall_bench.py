"""Stalls of the machine: moves replayed on records written by hand."""
from itertools import cycle, islice

import pytest

from tempo.lab.bench import stall_bench
from tempo.lab.bench.stall_bench import (
    MOVES,
    PIECE,
    late_moves,
    main,
    record_pieces,
    replay_game,
    replay_games,
    stalls_of,
)
from tempo.search.player.clock import FIRST_CAUTION, TimePlan, hard_stop
from tempo.search.player.player import BATCH_SECONDS

QUIET = [(PIECE, PIECE)]


def busy(stall: float, every: int = 4) -> list[tuple[float, float]]:
    """Return pieces of work, with a stall after every few."""
    return [*QUIET * (every - 1), (PIECE + stall, PIECE)]


def test_a_record_covers_its_time_and_holds_each_piece_of_work():
    pieces = record_pieces(0.02)
    assert sum(passed for passed, _ in pieces) >= 0.02
    assert all(worked > PIECE - 1e-9 for _, worked in pieces)  # a difference of two readings is rounded
    assert len(record_pieces(0.0)) == 1


def test_stalls_are_gaps_of_two_milliseconds_and_more():
    pieces = [(0.011, 0.001), (0.0025, 0.001), (0.004, 0.001), (0.001, 0.001)]
    assert stalls_of(pieces) == pytest.approx([0.003, 0.01])


def test_on_an_idle_machine_caution_fades_from_move_to_move():
    searched = [move.searched for move in replay_game(cycle(QUIET), 1.0)]
    cautious = [1.0 - FIRST_CAUTION / 2, 1.0 - FIRST_CAUTION / 4]
    usual = hard_stop(TimePlan(), 1.0, 0.0)
    assert searched == pytest.approx([*cautious, *[usual] * (MOVES - 2)], abs=2 * BATCH_SECONDS)


def test_stalls_shorten_the_search_and_one_much_longer_makes_no_move_late():
    moves = list(replay_game(cycle(busy(0.03)), 1.0))
    batch = 2 * 0.03 + BATCH_SECONDS + PIECE
    assert max(move.searched for move in moves) <= 1.0 - 4 * 0.03 + batch
    assert late_moves(moves, 1.0) == 0
    rare = [*busy(0.03) * 200, (0.15, PIECE)]
    assert late_moves(replay_games(rare, 1.0), 1.0) == 0


def test_a_stall_as_long_as_a_move_makes_it_late():
    moves = list(replay_game(cycle([*QUIET * 2500, (1.0, PIECE)]), 1.0, 4))
    assert [move.answered > 1.0 for move in moves].count(True) == late_moves(moves, 1.0) == 1


def test_games_start_all_over_the_record():
    """The first half of the record is idle, in the second no time is left."""
    pieces = [*QUIET * 10_000, *[(0.5, PIECE)] * 10_000]
    assert 0.2 <= late_moves(replay_games(pieces, 0.1), 0.1) / len(replay_games(pieces, 0.1)) <= 0.8
    assert late_moves(list(islice(replay_game(iter(pieces), 0.1), MOVES)), 0.1) == 0


def test_the_command_prints_a_row_for_each_load(monkeypatch, capsys):
    monkeypatch.setattr(stall_bench, "START_UP", 0.1)
    monkeypatch.setattr(stall_bench, "GAMES", 3)
    assert main(["--seconds", "0.05", "--busy", "0", "1"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if "│" in line]
    assert [row[1] for row in lines[:2]] == ["0", "1"]
    assert [row[1] for row in lines[2:]] == ["0.1", "0.1", "0.2", "0.2", "1.0", "1.0"]
