"""Speed of the evaluation with features of line shapes: `python -m tempo.games.gomoku.experiments.shape_bench`.

A prototype of the form in line_shapes.py, as whole numbers kept up to date on top of a LineBoard. A search needs the
classes for threats and ratings in any case, so the cost is that of the classical form and the features. Positions and
evaluations are those of evaluation_bench; both forms take turns at each position.
"""
import sys
from typing import NamedTuple

import numpy as np
from rich.table import Table

from tempo.games.gomoku.evaluation.evaluate import evaluate_lines
from tempo.games.gomoku.evaluation.line_board import (
    PUT_CELL,
    SIDE_BITS,
    STONES_PUT,
    LineBoard,
    new_line_board,
    put,
    take,
)
from tempo.games.gomoku.evaluation.patterns import DIRECTIONS, NEIGHBORS
from tempo.games.gomoku.evaluation.unpacking import learned_tables
from tempo.games.gomoku.experiments.evaluation_bench import (
    LINES_STEPS,
    SIZE,
    Steps,
    Timed,
    evaluate_moves,
    evaluated,
    moves_of,
    positions,
)
from tempo.games.gomoku.experiments.line_shapes import STEPS, ShapeWeights, new_shape_weights, shape_tables
from tempo.lab.command_line.console import Console
from tempo.lab.command_line.inputs import Parser, positive
from tempo.native.aot.kernel_cache import use_kernel_cache
from tempo.native.intrinsics import llvm_intrinsic
from tempo.native.jit import inlined, kernel, njit

FEATURES = 16  # of a line from one view
LANES = 2 * FEATURES  # from the view of mark 1, then of mark 2: one vector
OUTPUT_UNIT = 256  # of an output vector
OWN_BITS = np.int64((1 << NEIGHBORS) - 1)


class ShapeBoard(NamedTuple):
    """A position with the sums of the features of each cell."""

    lines: LineBoard
    features: np.ndarray  # int8[codes, LANES]
    outputs: np.ndarray  # int32[2, LANES] by the side to move, less 1
    codes: np.ndarray  # uint16[2^16] by the bits of a line
    bits: np.ndarray  # int64[DIRECTIONS, cells] bits of each line, as in ShapeTables.codes
    sums: np.ndarray  # int16[cells, LANES] of the four lines of a cell
    totals: np.ndarray  # int32[LANES] clipped sums of all empty cells


def new_shape_board(lines: LineBoard, weights: ShapeWeights) -> ShapeBoard:
    """Return a board around an empty LineBoard."""
    tables, cells = shape_tables(), lines.cells.size
    edge = tables.blocked[lines.keys & SIDE_BITS].astype(np.int64)  # of an empty board
    every = np.arange(1 << 2 * NEIGHBORS)
    swapped = tables.codes[every >> NEIGHBORS | (every & OWN_BITS) << NEIGHBORS]
    features = np.zeros((weights.features.shape[0], LANES), np.float32)
    features[tables.codes, :FEATURES] = weights.features[tables.codes]
    features[tables.codes, FEATURES:] = weights.features[swapped]
    board = ShapeBoard(
        lines,
        np.rint(features * STEPS).clip(-STEPS, STEPS).astype(np.int8),
        np.rint(np.stack([weights.values, weights.values[::-1]]).reshape(2, LANES) * OUTPUT_UNIT).astype(np.int32),
        tables.codes,
        edge | edge << NEIGHBORS,
        np.zeros((cells, LANES), np.int16),
        np.zeros(LANES, np.int32),
    )
    board.sums[:] = board.features[board.codes[board.bits]].sum(axis=0, dtype=np.int16)
    board.totals[:] = board.sums.clip(0, STEPS).sum(axis=0)
    return board


def emit_line(builder, totals, sums, features, sum_at, old_at, new_at):
    """Emit the LLVM IR of `replace_line`."""
    from llvmlite import ir

    bytes_, halves, words = (ir.VectorType(ir.IntType(bits), LANES) for bits in (8, 16, 32))
    zero, most = (ir.Constant(halves, [value] * LANES) for value in (0, STEPS))

    def vector_at(pointer, offset, kind):
        return builder.bitcast(builder.gep(pointer, [offset]), kind.as_pointer())

    def read(pointer, offset, kind):
        found = builder.load(vector_at(pointer, offset, kind))
        found.align = 1
        return found

    def clipped(vector):
        vector = builder.select(builder.icmp_signed(">", vector, zero), vector, zero)
        return builder.select(builder.icmp_signed("<", vector, most), vector, most)

    old, new = (builder.sext(read(features, at, bytes_), halves) for at in (old_at, new_at))
    before = read(sums, sum_at, halves)
    after = builder.add(before, builder.sub(new, old))
    builder.store(after, vector_at(sums, sum_at, halves)).align = 1
    change = builder.sext(builder.sub(clipped(after), clipped(before)), words)
    total = builder.add(read(totals, ir.IntType(64)(0), words), change)
    builder.store(total, vector_at(totals, ir.IntType(64)(0), words)).align = 1


@llvm_intrinsic(emit_line)
def replace_line(totals, sums, features, sum_at, old_at, new_at):
    """Replace the features of one line of a cell.

    Args:
        totals: int32[LANES], changed.
        sums: int16[cells, LANES], changed.
        features: int8[codes, LANES].
        sum_at: int64, flat index of the cell's first sum.
        old_at, new_at: int64, flat index of the first feature.
    """
    changed = sums.reshape(-1)[sum_at : sum_at + LANES]
    totals -= changed.clip(0, STEPS)
    changed += features.reshape(-1)[new_at : new_at + LANES]
    changed -= features.reshape(-1)[old_at : old_at + LANES]
    totals += changed.clip(0, STEPS)


@inlined
def replace_lines(board, cell, mark):
    """Put or take a stone of `mark` on a cell in the lines of the empty cells around it."""
    lines = board.lines
    for direction in range(DIRECTIONS):
        stone = np.int64(1) << (0 if mark == 1 else NEIGHBORS)
        for place in range(NEIGHBORS):
            near = np.int64(lines.around[cell, direction, place])
            if near >= 0 and lines.cells[near] == 0:
                old = board.bits[direction, near]
                new = old ^ stone
                board.bits[direction, near] = new
                code, other = np.int64(board.codes[old]), np.int64(board.codes[new])
                if code != other:
                    replace_line(board.totals, board.sums, board.features, near * LANES, code * LANES, other * LANES)
            stone <<= 1


@inlined
def add_cell(board, cell, sign):
    """Add the clipped sums of a cell to the totals, or with `sign` -1 subtract them."""
    for k in range(LANES):
        board.totals[k] += sign * min(max(board.sums[cell, k], 0), STEPS)


@njit
def put_with_shapes(board, cell, mark):
    """Put a stone of `mark` on an empty cell."""
    add_cell(board, cell, -1)
    put(board.lines, cell, mark)
    replace_lines(board, cell, mark)


@njit
def take_with_shapes(board):
    """Take the stone that was put last."""
    cell = board.lines.journal[board.lines.sums[STONES_PUT] - 1, PUT_CELL]
    replace_lines(board, cell, board.lines.cells[cell])
    take(board.lines)
    add_cell(board, cell, 1)


@njit
def evaluate_with_shapes(board, mark):
    """Return the value for `mark`, to move, in units of log odds."""
    value = np.int64(0)
    for k in range(LANES):
        value += np.int64(board.totals[k] * board.outputs[mark - 1, k])
    return evaluate_lines(board.lines, mark) + value // STEPS


SHAPE_STEPS = Steps(put_with_shapes, evaluate_with_shapes, take_with_shapes)


@kernel
def change_to(board, cells):
    """Set the position to these cells, int8[cells]: 0, 1 or 2."""
    for _ in range(board.lines.sums[STONES_PUT]):
        take_with_shapes(board)
    for cell in range(cells.size):
        if cells[cell] > 0:
            put_with_shapes(board, np.int64(cell), np.int64(cells[cell]))


def main(argv: list[str]) -> int:
    """Run the measurement."""
    parser = Parser(prog="python -m tempo.games.gomoku.experiments.shape_bench", description=__doc__)
    parser.add_argument("--positions", type=positive, default=24, metavar="N", help="positions (24)")
    parser.add_argument("--rounds", type=positive, default=1_000, metavar="N", help="times each move is put (1,000)")
    options = parser.parse_args(argv)
    use_kernel_cache()
    lines, last = new_line_board(SIZE, learned_tables()), (1, np.zeros(1, np.int64), 1, 1)
    board = new_shape_board(new_line_board(SIZE, learned_tables()), new_shape_weights(FEATURES, 1))
    kernels = {"classical": evaluate_moves.bind(LINES_STEPS, lines, last=last),
               f"and {FEATURES} features": evaluate_moves.bind(SHAPE_STEPS, board, last=last)}  # fmt: skip
    found: dict[str, list[Timed]] = {name: [] for name in kernels}
    for state in positions(options.positions):
        mark, moves = moves_of(lines, state)
        change_to(board, lines.cells)
        for name, evaluating in kernels.items():
            found[name].append(evaluated(evaluating, mark, moves, options.rounds))
    table = Table("form", "nanoseconds of processor time", title="Put, evaluate, take on 15x15")
    for name, parts in found.items():
        table.add_row(name, f"{sum(part.processor for part in parts) / sum(part.done for part in parts) * 1e9:.0f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
