"""Write what was learned into the sources: python -m tempo.othello.workbench.write_weights [FOLDER]

FOLDER is that of a run of `python local_eval.py train othello` that has come to its end. Says how long the text is, and
what is lost by whole steps, on the set that nothing is learned from.
"""
import argparse
import lzma
import sys
import textwrap
from base64 import b85encode
from pathlib import Path

import numpy as np

from tempo.lab.command_line.inputs import ROOT
from tempo.lab.compiled.code_store import use_store
from tempo.othello.evaluation.learned import PACKING, unpacked
from tempo.othello.sport.school.coarsening import MOST_DIFFERENCE, coarsened
from tempo.othello.sport.school.curriculum import LAST, counts_file, weights_file
from tempo.othello.sport.school.fitting import errors_of, new_sums
from tempo.othello.workbench.held_out import read_set

DATA = Path(__file__).resolve().parents[1] / "evaluation" / "weights_data.py"
STEPS_IN_A_DISC, PRICE = 4.0, 8.0
LINE = 119


def packed(steps: np.ndarray) -> str:
    """The text of weights in whole steps. What a byte cannot hold is made up for at the next knot."""
    told, differences = np.zeros(steps.shape[1], np.int64), np.empty(steps.shape, np.int8)
    for knot, wanted in enumerate(steps):
        differences[knot] = np.clip(wanted - told, -MOST_DIFFERENCE, MOST_DIFFERENCE)
        told += differences[knot]
    content = lzma.compress(differences.tobytes(), lzma.FORMAT_RAW, filters=PACKING)
    return "\n".join(textwrap.wrap(b85encode(content).decode(), LINE, break_on_hyphens=False))


def module_of(text: str, steps_in_a_disc: float) -> str:
    """The sources of weights_data.py."""
    return f'''"""What was learned of Othello, written by write_weights.py: docs/othello_evaluation.md."""

STEPS_IN_A_DISC = {steps_in_a_disc!r}

WEIGHTS = """
{text}
"""
'''


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tempo.othello.workbench.write_weights",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "runs" / "train" / "othello", metavar="FOLDER")
    parser.add_argument("--steps-in-a-disc", type=float, default=STEPS_IN_A_DISC, metavar="N", help="(%(default)s)")
    parser.add_argument("--price", type=float, default=PRICE, metavar="X", help="of a bit (%(default)s)")
    options = parser.parse_args(argv)
    use_store()
    weights, counts = weights_file(LAST, options.folder), counts_file(LAST, options.folder)
    if not counts.exists():
        print(f"{parser.prog}: {options.folder} has no {counts.name}; `python local_eval.py train othello` makes it",
              file=sys.stderr)  # fmt: skip
        return 2
    kept = np.load(weights)
    text = packed(coarsened(kept, np.load(counts), options.steps_in_a_disc, options.price))
    sums = new_sums(read_set())
    before, after = errors_of(sums, kept), errors_of(sums, unpacked(text) / np.float32(options.steps_in_a_disc))
    DATA.write_text(module_of(text, options.steps_in_a_disc), encoding="utf-8")
    print(f"{len(text):,} characters; mean error {after.mean:.2f} discs, {before.mean:.2f} before the steps")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
