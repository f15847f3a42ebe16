"""The signature is the same wherever it is taken: compiled, compiled again, and interpreted by the command."""
import os
import subprocess
import sys

from tempo.arena.bench import cold_start, signature


def test_the_signature_is_one_number_however_it_is_taken():
    """Twice in this process, and as the command prints it in a fresh one without the compiler."""
    command = [sys.executable, "-m", "tempo.arena.bench", "--signature"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as fresh:
        here = [signature(), signature()]
        printed, complaints = fresh.communicate()
    assert (fresh.returncode, complaints) == (0, "")
    assert printed.strip().isdecimal()
    assert [int(printed)] * 2 == here
    assert 0 < here[0] < 2**32


def test_the_cold_start_does_compile_and_search():
    """The command fails unless the built file searches, which it does after asking the solver."""
    assert cold_start(1)[0] > 0
