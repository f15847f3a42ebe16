"""Command line of a checkout: `python local_eval.py --help` lists what it can do. Installed, it is called `tempo`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))  # always measure the checkout that this file lies in

from tempo.cli import console

if __name__ == "__main__":
    console()
