"""Agents that do harm, as files for the tests of isolation. Each plays the first free column besides."""

from pathlib import Path

HEAD = """
import ctypes, os, signal, subprocess, sys, threading, time
from contextlib import suppress

def free(observation):
    return next(column for column in range(7) if observation["board"][column] == 0)
"""
AT_IMPORT = {
    "exits_at_import": "os._exit(0)",
    "hangs_at_import": "while True: pass",
    "leaves_at_import": "sys.exit(0)",
}
IN_PLAY = {  # `step` is that of the observation
    "cannot_be_shown": "if step > 3: return Answer()",
    "closes_everything": "if step > 3: os.closerange(0, 1 << 16)  # the line may have got a high number",
    "floods": "flood(step)",
    "good": "return max(column for column in range(7) if observation['board'][column] == 0)",
    "hangs_in_play": "while step > 3: time.sleep(60)",
    "has_children": "[subprocess.Popen(CHILD, start_new_session=True) for _ in range(50 if step < 2 else 0)]",
    "has_threads": "threading.active_count() < 3 and threading.Thread(target=stay, daemon=True).start()",
    "is_parallel": "total(np.ones(100_000))",
    "kills_its_parents": "if step > 3: os.killpg(os.getpgid(os.getppid()), signal.SIGKILL)",
    "lies_to_the_referee": "if step > 3: lie()",
    "segfaults": "if step > 3: ctypes.string_at(0)",
    "takes_memory": "if step > 3: return len(bytearray(10 << 30))",
}
HELPERS = {
    "cannot_be_shown": """
class Answer:
    def __getattribute__(self, name):
        raise RuntimeError("no")

    def __repr__(self):
        raise RuntimeError("no")

    __eq__ = __hash__ = __repr__
""",
    "floods": """
def flood(step):
    if step == 4:
        for _ in range(100):
            sys.stdout.write("x" * (1 << 20))
            os.write(2, b"y" * (1 << 16))
    print("sims=" + "9" * 5000, "value=" + "9" * 400, "why=" + "z" * 5000)
""",
    "has_children": """
CHILD = [sys.executable, "-S", "-c", "import time; time.sleep(600) # hostile child"]
""",
    "has_threads": """
def stay():
    while True:
        time.sleep(0.01)
""",
    "is_parallel": """
import numba
import numpy as np

@numba.njit(parallel=True)
def total(values):
    total = 0.0
    for i in numba.prange(values.size):
        total += values[i]
    return total
""",
    "lies_to_the_referee": r"""
def lie():
    for descriptor in range(3, 32):
        with suppress(OSError):
            os.write(descriptor, b'{"answer": {"numpy": "O", "value": 1}}\n[1,\n')
""",
}
HOSTILE = sorted({*AT_IMPORT, *IN_PLAY} - {"good"})


def write_agent(path: Path, body: str, helpers: str = "") -> Path:
    """Write an agent that runs `body` before it plays its move."""
    play = f"def agent(observation, configuration):\n    step = observation.get('step')\n    {body}\n"
    path.write_text(f"{HEAD}{helpers}\n\n{play}    return free(observation)\n", encoding="utf-8")
    return path


def hostile_file(folder: Path, name: str) -> Path:
    """Write one of the agents above, and return its file."""
    helpers = HELPERS.get(name, "") + AT_IMPORT.get(name, "")
    return write_agent(folder / f"{name}.py", IN_PLAY.get(name, "pass"), helpers)
