"""Calls that some operating system lacks stand only in the modules of LAYER, which work on all of them.

Read from the syntax trees: names of modules, attributes, keywords, and texts that begin with a folder of Linux.
"""

import ast
import re
from pathlib import Path

import pytest
from folders import ROOT

LAYER = {
    "native/child_lifetime.py",
    "native/cores.py",
    "arena/jobs/processes.py",
    "arena/jobs/own_process.py",
    "arena/jobs/isolation.py",
    "arena/jobs/namespaces.py",
    "arena/jobs/memory_watch.py",
    "arena/jobs/job_object.py",
    "arena/jobs/workers.py",
}
# Agents have no lab with them: they compile in processes of their own, and count threads again after a fork
AGENTS = {"native/background_compiler.py", "native/aot/parallel_compiling.py", "search/threads/pool.py"}
RAY = {"arena/jobs/remote.py"}  # Ray runs on POSIX alone
# `check --kaggle` is refused on Windows; the other one only names folders that an agent file may read
CHECK = {"lab/check/kaggle/cpu_group.py", "lab/check/kaggle/cpu_limiter.py", "lab/check/kaggle/host.py"}
CHECK |= {"lab/check/sandbox/foreign.py"}
EXCEPT = LAYER | AGENTS | RAY | CHECK
MODULES = {"fcntl", "grp", "pty", "pwd", "resource", "select", "termios", "_winapi", "msvcrt"}
OF_OS = {"fork", "getpgid", "killpg", "kill", "major", "nice", "pidfd_open", "register_at_fork", "setpgid", "setsid"}
OF_OS |= {"waitpid", "waitstatus_to_exitcode", "WNOHANG"}
OF_SIGNAL = {"SIGHUP", "SIGKILL", "SIGSTOP", "SIGCONT", "SIGCHLD", "pthread_sigmask", "alarm", "setitimer"}
OF_PSUTIL = {"getloadavg"}
KEYWORDS = {"pass_fds", "preexec_fn", "process_group", "start_new_session", "creationflags"}
FOLDERS = ("/proc", "/dev/")
FORBIDDEN = {"os": OF_OS, "signal": OF_SIGNAL, "psutil": OF_PSUTIL}
NAMES = "|".join(MODULES | OF_OS | OF_SIGNAL | OF_PSUTIL | KEYWORDS)
SUSPICIOUS = re.compile(rf"\b(?:{NAMES})\b|[\"'](?:{'|'.join(FOLDERS)})")  # other texts need not be parsed


def forbidden_in(text: str) -> list[str]:
    """Return the names in a module that some system lacks, with their lines."""
    found = []
    for node in ast.walk(ast.parse(text)) if SUSPICIOUS.search(text) else ():
        if isinstance(node, ast.Import):
            names = [item.name for item in node.names if item.name in MODULES]
        elif isinstance(node, ast.ImportFrom):
            banned = FORBIDDEN.get(node.module or "", set())
            names = [node.module] if node.module in MODULES else [one.name for one in node.names if one.name in banned]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names = [node.attr] if node.attr in FORBIDDEN.get(node.value.id, ()) else []
        elif isinstance(node, ast.keyword):
            names = [node.arg] if node.arg in KEYWORDS else []
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            names = [node.value] if node.value.startswith(FOLDERS) else []
        else:
            names = []
        found += [f"line {getattr(node, 'lineno', 0)}: {name}" for name in names]
    return found


def test_only_the_layer_calls_what_a_system_lacks() -> None:
    source = ROOT / "src" / "tempo"
    found = {}
    for file in source.rglob("*.py"):
        name = file.relative_to(source).as_posix()
        if name not in EXCEPT and (calls := forbidden_in(file.read_text(encoding="utf-8"))):
            found[name] = calls
    assert found == {}
    assert all((source / name).exists() for name in EXCEPT)


@pytest.mark.parametrize(
    "text",
    [
        "import resource",
        "from fcntl import flock",
        "from os import fork",
        "import os\nos.killpg(1, 9)",
        "import signal\nsignal.signal(signal.SIGHUP, None)",
        "Popen([], start_new_session=True)",
        "open('/proc/self/status')",
    ],
)
def test_such_a_call_is_found(text: str) -> None:
    assert len(forbidden_in(text)) == 1


def test_what_every_system_has_is_not_found(tmp_path: Path) -> None:
    assert forbidden_in("import os, signal\nos.getpid()\nsignal.signal(signal.SIGINT, None)\n'proc/x', 'kill'") == []
