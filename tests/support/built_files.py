"""The files that build.py writes, for tests: each process bundles those that it reads, from these very sources.

A bundle takes 0.3 s and compiles nothing, so workers of pytest-xdist share none and no file can be stale.
"""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from build_support import load_build
from folders import ROOT

build = load_build()
BUILT_AGENTS: dict[str, str] = build.agents_in(ROOT)
_folder = TemporaryDirectory(prefix="tempo_built_")


@cache
def built_file(name: str) -> Path:
    """Return the file of an agent: connectx.py as it is committed, the others as the sources give them."""
    if name == build.COMMITTED_FILE:
        return ROOT / "submission" / f"{name}.py"
    modules = build.modules_of(BUILT_AGENTS[name], ROOT)
    stale = build.stale_games([modules], ROOT, whole=False)
    assert not stale, f"{name}: machine code older than its sources; run `python build.py`"
    file = Path(_folder.name) / f"{name}.py"
    file.write_text(build.bundle(name, modules, ROOT), encoding="utf-8", newline="\n")
    return file
