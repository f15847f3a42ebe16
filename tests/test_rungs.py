"""The ladder: each rung is reached, none is waited for under a clock, and what does not fit is refused."""
import json
import os
import sys
import time
from math import inf
from pathlib import Path
from threading import Thread
from types import FunctionType

import numpy as np
import pytest
from waiting import PATIENCE, state_of, wait_until

from tempo.games.connectx.aot_data import MACHINE_CODE
from tempo.games.connectx.rules import new_game, new_state
from tempo.games.connectx.threats import decisive_playout
from tempo.native import jit, machine_code
from tempo.native.aot import kernel_cache
from tempo.native.aot.kernel_cache import compiled_and_told, compiled_once, digest_of_call
from tempo.native.aot.make_objects import beforehand, ready_made
from tempo.native.jit import MACHINE, NUMBA, PYTHON, Ladder, entry, njit
from tempo.native.machine_code import Unusable, flattened, key_of, read_objects, system
from tempo.native.numba_compiler import compiled
from tempo.native.rng import new_rng
from tempo.search.mcts import SearchParams, search
from tempo.search.tree import new_tree

SOURCE = jit.__file__
GAMES = ("connectx", "othello", "gomoku")
FACTOR = 3


@njit
def grown(number):
    return number * FACTOR


@entry
def add_up(numbers, start):
    """The sum of the numbers, three times each."""
    total = start
    for number in numbers:
        total += grown(number)
    return total


NUMBERS = np.arange(10, dtype=np.int64)


# ---- what was made beforehand ----

@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_calls_was_made_beforehand_from_these_sources(game):
    keys = {made.key for made in ready_made(game)}
    assert keys == {key_of(called.function, arguments) for called, arguments in beforehand(game)}
    assert any(key.startswith("search-") for key in keys)


def test_no_two_games_share_a_key_for_different_code():
    seen: dict[str, set] = {}
    for game in GAMES:
        for called, arguments in beforehand(game):
            key = key_of(called.function, arguments)
            seen.setdefault(key, set()).add(digest_of_call(called.function, arguments))
    assert all(len(digests) == 1 for digests in seen.values())


def test_a_function_of_the_same_name_elsewhere_is_another_one():
    """Whoever copies the playouts to a module of his own, and edits them there, plays them."""
    game, state = new_game(6, 7, 4, decisive_playout), new_state([0] * 42, 6, 7, 1)
    tree = new_tree(game, state, 1000)
    params = SearchParams(np.float32(1), np.float32(np.inf), 1.0, True)
    copied = FunctionType(decisive_playout.__code__, {**decisive_playout.__globals__, "__name__": "mine"})
    arguments = (game, tree, state, params, new_rng(1), 1)
    ladder = Ladder(MACHINE)
    ladder.offers.append((MACHINE_CODE, SOURCE))
    assert ladder.take_ready_made(jit.name_of(search.function, arguments))
    elsewhere = (game._replace(playout=copied), *arguments[1:])
    assert not ladder.take_ready_made(jit.name_of(search.function, elsewhere))
    assert key_of(search.function, arguments) == key_of(search.function, elsewhere)


def told(**changes: object) -> str:
    """The machine code with another label."""
    head, _, body = MACHINE_CODE.partition("\n")
    return json.dumps(json.loads(head) | changes) + "\n" + body


def damaged() -> str:
    place = len(MACHINE_CODE) - 500
    return MACHINE_CODE[:place] + ("a" if MACHINE_CODE[place] != "a" else "b") + MACHINE_CODE[place + 1 :]


@pytest.mark.parametrize(("text", "complaint"), [
    (damaged(), "damaged"),
    (MACHINE_CODE[:-1000], "damaged"),
    (told(system="linux aarch64"), "for linux aarch64"),
    (told(features="avx2 sse9"), "processor with sse9"),
    (told(digest="0" * 24), "older than its sources"),
    ("\n", "no machine code"),
])
def test_what_does_not_fit_is_refused(text, complaint):
    with pytest.raises(Unusable, match=complaint):
        read_objects(text, SOURCE)
    ladder = Ladder(MACHINE)
    ladder.offers.append((text, SOURCE))
    assert not ladder.take_ready_made("search-0")
    assert complaint in ladder.refusals[0]


def test_it_is_not_used_where_it_would_call_what_is_not_there():
    made = next(iter(read_objects(MACHINE_CODE, SOURCE)))
    with pytest.raises(Unusable, match="nonesuch"):
        machine_code.Native(made._replace(needs=("nonesuch",)), MACHINE)


def test_the_machine_is_told_apart():
    assert system() in told(system=system())


# ---- made here ----

def test_who_waits_gets_machine_code():
    ladder = Ladder(NUMBA)
    native = ladder.find(add_up.function, (NUMBERS, 7), inf)
    assert native is not None and native.rung == NUMBA
    assert native.call(list(flattened((NUMBERS, 7)))) == 7 + 3 * 45


def test_who_does_not_wait_gets_it_later(monkeypatch):
    ladder = Ladder(NUMBA)
    monkeypatch.setattr(jit, "LADDER", ladder)
    call = add_up.on(NUMBERS, last=(0,), seconds=1.0)
    assert call.rung == PYTHON and call(1) == 1 + 3 * 45
    end = time.monotonic() + PATIENCE
    while ladder.workshop.is_busy and time.monotonic() < end:
        ladder.wait(1.0)
    assert call.rung == NUMBA and call(2) == 2 + 3 * 45
    ladder.collect()
    assert ladder.workshop.process == 0 or not ladder.workshop.orders


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a workshop works on")
def test_the_workshop_stands_still_while_it_is_not_our_turn():
    ladder = Ladder(NUMBA)
    ladder.find(add_up.function, (NUMBERS, 7), 1.0)
    ladder.collect()
    process = ladder.workshop.process
    ladder.workshop.rest()
    assert wait_until(lambda: state_of(process) == "T")
    ladder.collect()  # nothing is taken, and nothing hangs
    assert ladder.workshop.is_busy
    ladder.workshop.go_on()
    assert wait_until(lambda: state_of(process) != "T")
    assert wait_until(lambda: ladder.wait(0.1) or not ladder.workshop.is_busy)
    assert ladder.find(add_up.function, (NUMBERS, 7), 0.0) is not None


def test_a_workshop_that_is_killed_is_opened_again_and_given_up_in_the_end():
    ladder = Ladder(NUMBA)
    ladder.find(add_up.function, (NUMBERS, 7), 1.0)
    for _ in range(10):
        ladder.collect()
        if not ladder.workshop.is_busy:
            break
        process = ladder.workshop.process
        os.kill(process, 9)
        assert wait_until(lambda process=process: state_of(process) in ("Z", ""))
        ladder.collect()
    assert "killed" in next(iter(ladder.why_not.values()))
    assert ladder.find(add_up.function, (NUMBERS, 7), 1.0) is None


def test_what_cannot_be_compiled_is_interpreted_and_said():
    @entry
    def strange(numbers):
        return {"text": str(numbers)}

    with pytest.warns(UserWarning, match="strange will be interpreted"):
        assert strange(NUMBERS) == {"text": str(NUMBERS)}


# ---- kept on disk ----

def test_it_is_made_once(tmp_path, monkeypatch):
    made = []

    def noted(function, arguments):
        made.append(function.__name__)
        return compiled(function, arguments)

    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path))
    monkeypatch.setattr(kernel_cache, "compiled", noted)
    first, second = (compiled_once(add_up.function, (NUMBERS, 7)) for _ in range(2))
    assert first == second and made == ["add_up"]
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(b"damaged")
    assert compiled_once(add_up.function, (NUMBERS, 7)).key == first.key and len(made) == 2


def test_who_waits_is_told_why_and_only_once(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("TEMPO_CACHE", str(tmp_path))
    for expected in ("compiling add_up, which is kept for the next time ...\n", ""):
        compiled_and_told(add_up.function, (NUMBERS, 7))
        assert capsys.readouterr().err == expected


def test_what_is_made_again_has_the_constants_of_now(monkeypatch):
    """Whoever changes one in memory gets code for it, and the store keeps no other under its name."""
    arguments = (NUMBERS, 7)
    before = compiled(add_up.function, arguments)
    monkeypatch.setitem(grown.__globals__, "FACTOR", 4)
    after = compiled(add_up.function, arguments)
    results = [machine_code.Native(made, NUMBA).call(list(flattened(arguments))) for made in (before, after)]
    assert results == [7 + 3 * 45, 7 + 4 * 45]


# ---- a system that gives nothing ----

def out_of_processes() -> int:
    raise BlockingIOError("Resource temporarily unavailable")


def test_where_nothing_can_be_forked_the_source_is_played(monkeypatch):
    ladder = Ladder(NUMBA)
    monkeypatch.setattr(jit, "LADDER", ladder)
    files = len(list(Path("/proc/self/fd").iterdir())) if sys.platform == "linux" else 0
    monkeypatch.setattr(os, "fork", out_of_processes)
    call = add_up.on(NUMBERS, last=(0,), seconds=1.0)
    assert (call.rung, call(1)) == (PYTHON, 1 + 3 * 45)
    assert "unavailable" in next(iter(ladder.why_not.values())) and not ladder.workshop.is_busy
    assert sys.platform != "linux" or len(list(Path("/proc/self/fd").iterdir())) == files


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at by /proc")
def test_nothing_is_left_when_all_is_delivered():
    ladder = Ladder(NUMBA)
    ladder.find(add_up.function, (NUMBERS, 7), 1.0)
    ladder.collect()
    process = ladder.workshop.process
    assert wait_until(lambda: os.getpgid(process) == process), "lest a group be hung up on when it is stopped"
    assert wait_until(lambda: ladder.wait(0.1) or not ladder.workshop.is_busy)
    ladder.workshop.rest()
    assert state_of(process) == "" and ladder.workshop.process == 0


def test_a_workshop_that_is_begun_by_a_thread_outlives_it():
    """Some harnesses ask in another thread for every move."""
    ladder = Ladder(NUMBA)

    def ask():
        ladder.workshop.go_on()
        ladder.find(add_up.function, (NUMBERS, 7), 1.0)
        ladder.wait(0.05)
        ladder.workshop.rest()

    end = time.monotonic() + PATIENCE
    while not ladder.natives and time.monotonic() < end:
        thread = Thread(target=ask)
        thread.start()
        thread.join()
    assert ladder.natives and not ladder.why_not


def test_who_is_forked_from_a_player_leaves_the_workshop_alone():
    ladder = Ladder(NUMBA)
    ladder.find(add_up.function, (NUMBERS, 7), 1.0)
    ladder.collect()
    process = ladder.workshop.process
    child = os.fork()
    if child == 0:
        ladder.workshop.rest()
        ladder.workshop.close()
        os._exit(0 if ladder.workshop.process == 0 else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert state_of(process) not in ("", "T")
    assert wait_until(lambda: ladder.wait(0.1) or not ladder.workshop.is_busy)
    assert ladder.natives


def test_it_is_made_anew_when_anything_below_changes(monkeypatch):
    before = digest_of_call(add_up.function, (NUMBERS, 7))
    assert before == digest_of_call(add_up.function, (NUMBERS, 8))
    monkeypatch.setitem(grown.__globals__, "FACTOR", 4)  # a constant of a function that it calls
    assert digest_of_call(add_up.function, (NUMBERS, 7)) != before
