"""Threads that write and read the same memory."""

from threading import Thread

from tempo.native.backends import PYTHON
from tempo.native.rng import new_rng

ROUNDS = 2_000_000


def nothing_is_wrong(written_and_read, fixed):
    """Run threads with these fixed arguments; return whether they read something, and nothing wrong."""
    calls = [written_and_read.bind(*one, new_rng(seed), last=(1,)) for seed, one in enumerate(fixed)]
    assert all(call.backend != PYTHON for call in calls)
    results: list[int] = []
    threads = [Thread(target=lambda call=call: results.append(call(ROUNDS))) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(results) == len(calls) and all(0 < result < 1 << 40 for result in results)
