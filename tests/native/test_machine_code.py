"""Machine code made ahead of time: what does not fit is refused."""

import json
from types import FunctionType

import pytest
from what_windows_lacks import needs_committed_code

from tempo.games.connectx.aot_data import MACHINE_CODE
from tempo.games.connectx.rules import new_game, new_state
from tempo.games.connectx.threats import decisive_playout
from tempo.native import numba_compiler
from tempo.native.aot import make_objects
from tempo.native.aot.kernel_digest import kernel_digest
from tempo.native.aot.make_objects import aot_games, aot_objects, kernel_calls
from tempo.native.backends import NATIVE, Backends, full_key
from tempo.native.loader import machine_code, targets
from tempo.native.loader.machine_code import Unusable, fitting_part, kernel_key, read_objects
from tempo.native.loader.targets import usable_codes
from tempo.native.rng import new_rng
from tempo.search.mcts import search
from tempo.search.options import SearchOptions, params_of
from tempo.search.tree import new_tree

SOURCE = numba_compiler.__file__
GAMES = aot_games()
SMALLEST = {"find_position", "reroot"}  # kernels of Othello

@needs_committed_code
@pytest.mark.parametrize("game", GAMES)
def test_all_kernels_of_a_game_are_compiled_ahead_of_time_from_these_sources(game):
    keys = {made.key for made in aot_objects(game)}
    assert keys == {kernel_key(called.function, arguments) for called, arguments in kernel_calls(game)}
    assert any(key.startswith("search-") for key in keys)


def test_no_two_games_share_a_key_for_different_code():
    seen: dict[str, set] = {}
    for game in GAMES:
        for called, arguments in kernel_calls(game):
            key = kernel_key(called.function, arguments)
            seen.setdefault(key, set()).add(kernel_digest(called.function, arguments))
    assert all(len(digests) == 1 for digests in seen.values())


def test_a_function_of_the_same_name_elsewhere_is_another_one():
    """A copy of the playouts in another module, edited there, is what runs."""
    game, state = new_game(6, 7, 4, decisive_playout), new_state([0] * 42, 6, 7, 1)
    tree = new_tree(game, state, 1000)
    params = params_of(SearchOptions(proofs=True))
    copied = FunctionType(decisive_playout.__code__, {**decisive_playout.__globals__, "__name__": "mine"})
    arguments = (game, tree, state, params, new_rng(1), 1)
    backends = Backends(NATIVE)
    backends.registered.append((FOR_HERE, SOURCE))
    assert backends.take_aot(full_key(search.function, arguments))
    elsewhere = (game._replace(playout=copied), *arguments[1:])
    assert not backends.take_aot(full_key(search.function, elsewhere))
    assert kernel_key(search.function, arguments) == kernel_key(search.function, elsewhere)


def labelled(**changes: object) -> str:
    """The machine code with another label."""
    head, _, body = MACHINE_CODE.partition("\n")
    return json.dumps(json.loads(head) | changes) + "\n" + body


FOR_HERE = labelled(code=usable_codes()[0])


def damaged() -> str:
    place = len(FOR_HERE) - 500
    return FOR_HERE[:place] + ("a" if FOR_HERE[place] != "a" else "b") + FOR_HERE[place + 1 :]


@pytest.mark.parametrize(("text", "complaint"), [
    (damaged(), "damaged"),
    (FOR_HERE[:-1000], "damaged"),
    (labelled(code="arm64"), "for arm64, and this is"),
    (labelled(code="later") + "\n" + labelled(code="arm64"), "for later, arm64, and this is"),
    (labelled(code=usable_codes()[0], sources={}, digest="0" * 24), "older than its sources"),
    ("\n", "no machine code"),
])
def test_machine_code_that_does_not_fit_is_refused(text, complaint):
    with pytest.raises(Unusable, match=complaint):
        read_objects(text, SOURCE)
    backends = Backends(NATIVE)
    backends.registered.append((text, SOURCE))
    assert not backends.take_aot("search-0")
    assert complaint in backends.refusals[0]


@needs_committed_code
def test_the_best_part_that_runs_here_is_taken(monkeypatch):
    parts = ["arm64", "x86_64-v2", "x86_64-v3"]
    text = "\n".join(labelled(code=code) for code in parts)
    assert '"code": "x86_64-v3"' in fitting_part(text).partition("\n")[0]
    assert {made.key for made in read_objects(text, SOURCE)[0]} == {made.key for made in aot_objects("connectx")}
    monkeypatch.setattr(targets, "host_features", lambda: set(targets.V2.split()))
    monkeypatch.setattr(machine_code, "usable_codes", targets.usable_codes.__wrapped__)
    assert '"code": "x86_64-v2"' in fitting_part(text).partition("\n")[0]
    with pytest.raises(Unusable, match="for a processor with avx avx2 bmi"):
        fitting_part(labelled(code="x86_64-v3"))


@pytest.mark.long
def test_a_copy_of_the_package_gets_code_for_a_machine_that_cannot_run_the_committed(tmp_path, monkeypatch):
    """The build of a wheel does this, here for a processor without AVX2, and for some kernels."""
    few = [kernel for kernel in make_objects.kernels_of("othello") if kernel.function.__name__ in SMALLEST]
    monkeypatch.setattr(make_objects, "kernels_of", lambda game: few)
    file = tmp_path / "tempo" / "games" / "othello" / "aot_data.py"
    file.parent.mkdir(parents=True)
    assert make_objects.main(["othello", "--own", str(tmp_path)]) == 0
    assert not file.exists()
    for module in (make_objects, numba_compiler, machine_code):
        monkeypatch.setattr(module, "usable_codes", lambda: ["x86_64-v2"])
    assert make_objects.main(["othello", "--own", str(tmp_path)]) == 0
    names: dict = {}
    exec(file.read_text(encoding="utf-8"), names)
    objects, refused = read_objects(names["MACHINE_CODE"], SOURCE)
    assert refused == []
    assert {made.key for made in objects} == {kernel.key for kernel in few}
    assert {kernel.function.__name__ for kernel in few} == SMALLEST
