"""The files that `build.py` writes to submission/. Git keeps only the one to upload: others may not be built yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tempo.arena.command_line.inputs import CHECKOUT, ROOT, agent_file

FIRST_WORDS = "# Tempo: the agent `{}`"  # of a file that build.py wrote
NO_MACHINE_CODE = '\nMACHINE_CODE = """\n"""'


def built_agent(name: str) -> Path:
    """Return the built file of an agent of ours; a checkout builds one that is missing and says so."""
    path = ROOT / "submission" / f"{name}.py"
    if CHECKOUT and not path.is_file():
        print(f"submission/{name}.py is not built yet: python build.py {name}", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "build.py", name], cwd=CHECKOUT, stdout=sys.stderr, check=False)
    return agent_file(str(path))


def warn_if_stale(path: Path, prog: str) -> None:
    """Print one line if a built file in this checkout is older than its sources. It takes half a second."""
    name = path.stem
    if CHECKOUT is None or path.resolve().parent != (CHECKOUT / "submission").resolve():
        return
    text = path.read_text(encoding="utf-8", errors="replace")
    if text.startswith(FIRST_WORDS.format(name)):
        plain = ["--plain"] if NO_MACHINE_CODE in text else []
        check = [sys.executable, "build.py", "--check", *plain, name]
        if subprocess.run(check, cwd=CHECKOUT, capture_output=True, check=False).returncode:
            line = f"submission/{name}.py is older than its sources and is measured as it is: python build.py {name}"
            print(f"{prog}: {line}", file=sys.stderr, flush=True)
