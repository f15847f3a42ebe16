"""Write the weights of a training run to evaluation/weights_data.py.

    python -m tempo.games.gomoku.experiments.write_line_weights [FILE]

FILE: weights of a round (default runs/train/gomoku-lines/weights-last.npz).
"""
from __future__ import annotations

import argparse
import lzma
import sys
import textwrap
from base64 import b85encode
from pathlib import Path

import numpy as np

from tempo.games.gomoku.evaluation.unpacking import LZMA_FILTERS, TEXT_UNIT, unpack_weights
from tempo.games.gomoku.evaluation.weights import LineWeights
from tempo.games.gomoku.training.line_schedule import load

DATA = Path(__file__).parents[1] / "evaluation" / "weights_data.py"
DEFAULT = Path("runs") / "train" / "gomoku-lines" / "weights-last.npz"
COLUMNS = 120


def pack_weights(weights: LineWeights) -> str:
    """Return weights as text; `unpack_weights` reads it."""
    steps = np.rint(np.concatenate([part.ravel() for part in weights]) * TEXT_UNIT).clip(-32768, 32767)
    halves = steps.astype(np.int16).view(np.uint8).reshape(-1, 2).T  # low bytes, then high bytes
    return b85encode(lzma.compress(halves.tobytes(), lzma.FORMAT_RAW, filters=LZMA_FILTERS)).decode()


def module_of(text: str) -> str:
    """Return the source of the module with a text."""
    about = '"""Learned weights of the Gomoku evaluation by lines, written by experiments/write_line_weights.py."""'
    return f'{about}\n\nWEIGHTS = """\n' + "\n".join(textwrap.wrap(text, COLUMNS)) + '\n"""\n'


def main(argv: list[str]) -> int:
    """Write the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?", default=DEFAULT)
    options = parser.parse_args(argv)
    if not options.file.exists():
        print(f"no {options.file}; `python local_eval.py train gomoku --preset lines` makes it", file=sys.stderr)
        return 2
    text = pack_weights(load(options.file))
    unpack_weights(text)
    DATA.write_text(module_of(text), encoding="utf-8")
    print(f"{len(text):,} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
