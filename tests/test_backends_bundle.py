"""The backends in a built file: it goes on searching whatever fails, machine code, the compiler or the system."""
import pytest
from bundle_support import BUNDLE, log_lines, play
from waiting import state_of, wait_until
from what_windows_lacks import needs_committed_code

from tempo.native.backends import NATIVE, NUMBA, PYTHON

ENDLESS = 10_000  # moves until what is compiled meanwhile must be there


@needs_committed_code
def test_the_file_plays_from_machine_code():
    """The solver needs a tenth of a second; with a hundred seconds a move any machine is fast enough."""
    answer = play(BUNDLE, step=100.0)
    assert [backend for *_, backend in answer["moves"]] == [NATIVE] * 3
    assert {reason for _, reason, *_ in answer["moves"]} <= {"exact", "proven"}
    assert not answer["refusals"] and not answer["failures"] and not answer["compiler"]


@needs_committed_code
def test_a_file_edited_by_hand_runs_its_edited_source(tmp_path):
    text = BUNDLE.read_text(encoding="utf-8")
    assert text.count("TROUBLE = 0.4 ") == 1
    file = tmp_path / "main.py"
    file.write_text(text.replace("TROUBLE = 0.4 ", "TROUBLE = 0.3 "), encoding="utf-8")
    answer = play(file, step=0.4, moves=2)
    assert "older than its sources" in answer["refusals"][0]
    assert all(backend in (NUMBA, PYTHON) and reason != "error" for _, reason, _, backend in answer["moves"])
    assert all(simulations or backend == NUMBA for _, _, simulations, backend in answer["moves"])


BROKEN = {
    "raises at import": 'raise RuntimeError("out of order")',
    "is missing": 'raise ImportError("no such thing")',
    "raises at decoration": "def njit(*_, **__): raise KeyError('_nrt')",
    "raises at compilation": """
def njit(*_, **__): pass
def typeof(value): raise SystemError("LLVM is out of order")
""",
    "ends the process": """
import os
def njit(*_, **__): os._exit(3)
""",
    "compiles for ever": """
import time
def njit(*_, **__): pass
def typeof(value): time.sleep(100000)
""",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_compiler_costs_only_speed(fault, tmp_path):
    """Every move is searched, interpreted; nobody waits, and nothing is left behind."""
    lines = ["class config: pass", BROKEN[fault]]
    (tmp_path / "numba.py").write_text("\n".join(lines if "import" not in fault else lines[1:]))
    answer = play(BUNDLE, NUMBA, tmp_path, step=0.2, moves=2)
    for _, reason, simulations, backend in answer["moves"]:
        assert (backend, simulations > 0) == (PYTHON, True)
        assert reason in ("search", "settled", "exact", "outcome", "proven")
    assert answer["busy"] if fault == "compiles for ever" else answer["failures"] or answer["busy"]
    if answer["compiler"]:
        assert wait_until(lambda: state_of(answer["compiler"]) in ("", "Z"))


@needs_committed_code
@pytest.mark.parametrize("game", ["connectx", "othello", "gomoku"])
def test_machine_code_needs_neither_numba_nor_llvmlite(game, tmp_path):
    for name in ("numba", "llvmlite"):
        (tmp_path / f"{name}.py").write_text("import os; os._exit(3)")
    for line in log_lines(game, packages=tmp_path):
        assert "backend=native" in line, line


@needs_committed_code
def test_an_old_numba_is_never_asked_to_compile(tmp_path):
    """Its version is read without importing it, which would end the process here."""
    (tmp_path / "numba.py").write_text("import os; os._exit(3)")
    information = tmp_path / "numba-0.59.1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: numba\nVersion: 0.59.1\n")
    assert {backend for *_, backend in play(BUNDLE, packages=tmp_path, step=100.0)["moves"]} == {NATIVE}
    answer = play(BUNDLE, NUMBA, tmp_path, step=0.2, moves=ENDLESS)
    assert all((backend, simulations > 0) == (PYTHON, True) for _, _, simulations, backend in answer["moves"])
    assert answer["failures"][0].startswith("Unusable: numba 0.59.1 is too old to compile: 0.60 or newer")


def test_compilation_continues_over_several_moves():
    """On a clock that no compiler keeps within each move is searched all the same, and one day by machine code."""
    answer = play(BUNDLE, NUMBA, moves=ENDLESS)
    *earlier, last = answer["moves"]
    assert last[-1] == NUMBA and answer["fresh"] and not answer["task"]
    assert all((backend, simulations > 0) == (PYTHON, True) for _, _, simulations, backend in earlier)


@pytest.mark.long
@pytest.mark.parametrize(
    ("happens", "moves"),
    [
        pytest.param("os.remove(path)", 2, id="the file is gone"),
        pytest.param("open(path, 'a').write('# edited')", 2, id="the file has changed"),
        pytest.param("sys.executable = '/nonesuch/python'", ENDLESS, id="no other Python starts"),
    ],
)
def test_where_no_fresh_python_can_be_had_the_compiler_is_forked(happens, moves, tmp_path):
    """Two moves show that it is. With more the search runs what the fork compiled."""
    file = tmp_path / "main.py"
    file.write_bytes(BUNDLE.read_bytes())
    answer = play(file, NUMBA, moves=moves, happens=happens)
    assert not answer["fresh"] and not answer["failures"]
    assert moves == 2 or answer["moves"][-1][-1] == NUMBA
