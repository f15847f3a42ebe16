"""Command line of a checkout: `python local_eval.py --help` lists what it can do. Installed, it is called `tempo`."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

SOURCES = Path(__file__).resolve().parent / "src"  # always measure the checkout that this file lies in


def say_which() -> None:
    """Print one line if Python would have imported another `tempo`, installed or on PYTHONPATH; not above a help."""
    found = None if {"-h", "--help"} & {*sys.argv} else find_spec("tempo")
    if found and found.origin and Path(found.origin).resolve().parent != SOURCES / "tempo":
        print(f"local_eval.py: measures {SOURCES.parent}, not {Path(found.origin).parent}", file=sys.stderr)


if __name__ == "__main__":
    say_which()
    paths = [str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)  # for child processes
sys.path.insert(0, str(SOURCES))

from tempo.cli import console  # noqa: E402

if __name__ == "__main__":
    console()
