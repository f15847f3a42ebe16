"""Write trained weights into the sources: python -m tempo.games.othello.experiments.write_weights [FOLDER]

FOLDER is that of a finished run of `python local_eval.py train othello`; with `--preset self-play` it is
runs/train/othello-self-play. Prints the length of the text, and the errors on the held-out sets: of the weights in it,
and of those before.
"""
import lzma
import sys
import textwrap
from base64 import b85encode
from pathlib import Path

import numpy as np

from tempo.arena.command_line.inputs import ROOT, Parser
from tempo.games.othello.evaluation.unpacking import LZMA_FILTERS, learned_network, unpack_network
from tempo.games.othello.experiments.held_out import BY_SUCCESSOR, BY_TREE, read_set
from tempo.games.othello.training.fitting import dataset_of, errors_of
from tempo.games.othello.training.schedule import weights_file
from tempo.native.aot.kernel_cache import use_kernel_cache

DATA = Path(__file__).resolve().parents[1] / "evaluation" / "weights_data.py"
LINE = 119


def text_of(content: bytes) -> str:
    """Return the text that `unpack_bytes` reads."""
    packed = lzma.compress(content, lzma.FORMAT_RAW, filters=LZMA_FILTERS)
    return "\n".join(textwrap.wrap(b85encode(packed).decode(), LINE, break_on_hyphens=False))


def texts_of(parameters: np.ndarray, heads: np.ndarray) -> dict[str, str]:
    """Return the texts that `unpack_network` reads, by their names, from int8[] and int32[] in steps."""
    return {"FEATURE_NETWORKS": text_of(parameters.tobytes()), "HEADS": text_of(heads.astype("<i4").tobytes())}


def module_of(texts: dict[str, str]) -> str:
    """Return the source of weights_data.py."""
    parts = [f'{name} = """\n{text}\n"""\n' for name, text in texts.items()]
    about = '"""Learned weights of the Othello evaluation, written by experiments/write_weights.py."""\n'
    return "\n".join([about, *parts])


def main(argv: list[str]) -> int:
    """Write the weights."""
    parser = Parser(prog="python -m tempo.games.othello.experiments.write_weights", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "runs" / "train" / "othello", metavar="FOLDER")
    options = parser.parse_args(argv)
    use_kernel_cache()
    path = weights_file(options.folder)
    if not path.exists():
        print(f"{parser.prog}: {options.folder} has no {path.name}; `python local_eval.py train othello` makes it",
              file=sys.stderr)  # fmt: skip
        return 2
    with np.load(path) as parts:
        texts = texts_of(parts["parameters"], parts["heads"])
    DATA.write_text(module_of(texts), encoding="utf-8", newline="\n")
    data = dataset_of(np.concatenate([read_set(games) for games in (BY_TREE, BY_SUCCESSOR)]))
    now, before = (errors_of(network, data) for network in (unpack_network(*texts.values()), learned_network()))
    length = sum(map(len, texts.values()))
    print(f"{length:,} characters; mean error {now.mean:.2f} discs, {before.mean:.2f} with the weights before")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
