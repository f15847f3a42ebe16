"""Write what was learned into the sources: python -m tempo.othello.workbench.write_weights FILE

FILE is what the last stage of `python local_eval.py train othello` wrote. Says how long the text is, and what is lost
by the whole steps, on the set that nothing is learned from.
"""
import argparse
import lzma
import sys
import textwrap
from base64 import b85encode
from pathlib import Path

import numpy as np

from tempo.lab.compiled.code_store import use_store
from tempo.othello.evaluation.learned import PACKING, unpacked
from tempo.othello.sport.school.fitting import errors_of, new_sums
from tempo.othello.workbench.held_out import read_set

DATA = Path(__file__).resolve().parents[1] / "evaluation" / "weights_data.py"
STEPS_IN_A_DISC = 1.0
LINE = 119
GREATEST = 127  # difference that a byte holds


def packed(kept: np.ndarray, steps_in_a_disc: float) -> str:
    """The text of these weights. What a byte cannot hold is made up for at the next knot."""
    wanted = np.rint(kept * steps_in_a_disc).astype(np.int64)
    told, differences = np.zeros(wanted.shape[1], np.int64), np.empty(wanted.shape, np.int8)
    for knot, weights in enumerate(wanted):
        differences[knot] = np.clip(weights - told, -GREATEST, GREATEST)
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
    parser.add_argument("weights", type=Path, metavar="FILE")
    parser.add_argument("--steps-in-a-disc", type=float, default=STEPS_IN_A_DISC, metavar="N")
    options = parser.parse_args(argv)
    use_store()
    kept, steps = np.load(options.weights), options.steps_in_a_disc
    text = packed(kept, steps)
    sums = new_sums(read_set())
    before, after = errors_of(sums, kept), errors_of(sums, unpacked(text) / np.float32(steps))
    DATA.write_text(module_of(text, steps), encoding="utf-8")
    print(f"{len(text):,} characters; mean error {after.mean:.2f} discs, {before.mean:.2f} before the steps")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
