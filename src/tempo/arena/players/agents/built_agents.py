"""The files that `build.py` writes to submission/. Git keeps only the one to upload: others may not be built yet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tempo.arena.command_line.inputs import CHECKOUT, ROOT, agent_file


def built_agent(name: str) -> Path:
    """Return the built file of an agent of ours; a checkout builds one that is missing and says so."""
    path = ROOT / "submission" / f"{name}.py"
    if CHECKOUT and not path.is_file():
        print(f"submission/{name}.py is not built yet: python build.py {name}", file=sys.stderr, flush=True)
        subprocess.run([sys.executable, "build.py", name], cwd=CHECKOUT, stdout=sys.stderr, check=False)
    return agent_file(str(path))
