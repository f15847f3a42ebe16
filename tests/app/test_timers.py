"""Timers of all boards: one for all, however many there are."""

import threading
from queue import SimpleQueue

from live_support import new_board, until
from waiting import PATIENCE

from tempo.app.game.game_record import HUMAN
from tempo.app.timers import THREADS, call_later

BOARDS = 200


def test_boards_have_no_threads_of_their_own(boards):
    before = threading.active_count()
    for _ in range(BOARDS):
        new_board(boards, seats=(HUMAN, HUMAN))
    assert len(boards.open) == BOARDS and threading.active_count() <= before + THREADS


def test_a_call_comes_before_one_that_is_due_later(capsys):
    """A cancelled one never comes, and one that fails keeps no other from coming."""
    called, printed = SimpleQueue(), []
    later = call_later(600.0, lambda: called.put("later"))
    call_later(0.0, lambda: 1 // 0)
    call_later(0.0, lambda: called.put("first"))
    assert called.get(timeout=PATIENCE) == "first"
    assert later.cancel() and not later.cancel()
    until(lambda: printed.append(capsys.readouterr().err) or "ZeroDivisionError" in "".join(printed))


def test_a_call_that_waits_holds_up_no_other():
    """Not even as many as threads serve the timers, less one."""
    released, done = threading.Event(), []
    for _ in range(THREADS - 1):
        call_later(0.0, lambda: done.append(released.wait(PATIENCE)))
    call_later(0.0, released.set)
    until(lambda: len(done) == THREADS - 1)
    assert all(done)
