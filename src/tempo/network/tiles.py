"""Inner loop of the network: sixteen outputs of several cells at once, from biases to what the layer stores.

The sums stay in registers while all inputs pass, so each weight is read once for several cells and nothing is stored
until the end. Numba would keep such sums in memory, which costs two thirds of the time. So this is written as LLVM IR
with vectors of eight; LLVM splits them where registers are narrower.

The types of the arrays choose the arithmetic (tile_arithmetic.py): floats, or for browsers integers of 16 bits.
"""
from typing import Any, NamedTuple

from tempo.native.intrinsics import llvm_intrinsic
from tempo.network.tile_arithmetic import TILE_CELLS, TILE_OUTPUTS, VECTOR, VECTORS, arithmetic_of


class TiledLayer(NamedTuple):
    """A convolution, or a dense layer, which is one of size 1 to a single cell."""

    outputs: Any  # float32[...], of all cells
    width: int  # outputs of a cell
    inputs: Any  # float32[...], of all cells
    channels: int  # inputs of a cell, an even number
    across: int  # distance of one run of inputs to the next
    size: int  # number of runs that a cell reads, and of cells in each
    weights: Any  # float32[...], rows of sixteen, of all layers
    biases: Any  # float32[...], of all layers
    bias: int  # index of the first bias
    is_relu: bool  # whether the larger one of a sum and zero is stored
    residual: bool  # whether the inputs at the places of the outputs are then added
    shift: int  # binary places of the weights where they are integers


def emit_tile(builder, layer, cells, at, tile, first):
    """Emit the LLVM IR of `run_tile`: as many cells at a time as the registers hold sums of."""
    arithmetic, whole = arithmetic_of(builder, layer), at.type
    begins = [
        arithmetic.read(layer.biases, builder.add(builder.add(layer.bias, tile), whole(part * VECTOR)))
        for part in range(VECTORS)
    ]
    for group in range(0, TILE_CELLS, arithmetic.cells):
        numbers = range(group, group + arithmetic.cells)
        places = [builder.load(builder.gep(cells, [builder.add(at, whole(number))])) for number in numbers]
        sums = emit_sums(builder, arithmetic, begins, places, *arithmetic.units(layer, first))
        for (number, part), total in sums.items():
            place = builder.add(builder.mul(places[number], layer.width), builder.add(tile, whole(part * VECTOR)))
            arithmetic.store(layer, place, total)


def emit_sums(builder, arithmetic, begins, cells, layer, first):
    """Emit a loop over the runs, and in it one over their rows; return the sums of each cell and part."""
    inputs, size, channels, across = layer.inputs, layer.size, layer.channels, layer.across
    whole, kind, parts = size.type, begins[0].type, range(VECTORS)
    each = [(number, part) for number in range(len(cells)) for part in parts]
    side, count = builder.lshr(size, whole(1)), builder.mul(size, channels)
    above = builder.mul(side, across)
    starts = [builder.sub(builder.mul(builder.sub(cell, side), channels), above) for cell in cells]
    entry = builder.block
    run_block, row_block, run_end, summed = (
        builder.append_basic_block(name) for name in ("run", "row", "run_end", "summed")
    )
    builder.branch(run_block)

    builder.position_at_end(run_block)
    run, at_run = builder.phi(whole), {sum_at: builder.phi(kind) for sum_at in each}
    from_here = [builder.gep(inputs, [builder.add(start, builder.mul(run, across))]) for start in starts]
    builder.branch(row_block)

    builder.position_at_end(row_block)
    row, at_row = builder.phi(whole), {sum_at: builder.phi(kind) for sum_at in each}
    weight = builder.add(first, builder.mul(builder.add(builder.mul(run, count), row), whole(TILE_OUTPUTS)))
    rows = [arithmetic.read(layer.weights, builder.add(weight, whole(part * VECTOR))) for part in parts]
    after = {}
    for number, pointer in enumerate(from_here):
        times = arithmetic.factor(builder.load(builder.gep(pointer, [row])))
        for part in parts:
            after[number, part] = arithmetic.add_product(times, rows[part], at_row[number, part])
    next_row = builder.add(row, whole(1))
    keep_loop(builder.module, builder.cbranch(builder.icmp_signed("<", next_row, count), row_block, run_end))

    builder.position_at_end(run_end)
    next_run = builder.add(run, whole(1))
    builder.cbranch(builder.icmp_signed("<", next_run, size), run_block, summed)
    join_blocks(run, (whole(0), entry), (next_run, run_end))
    join_blocks(row, (whole(0), run_block), (next_row, row_block))
    for number, part in each:
        total = after[number, part]
        join_blocks(at_run[number, part], (begins[part], entry), (total, run_end))
        join_blocks(at_row[number, part], (at_run[number, part], run_block), (total, row_block))
    builder.position_at_end(summed)
    return after


def keep_loop(module, branch):
    """Have LLVM not unroll the loop that a branch closes: with the sums of a tile no registers are left for it."""
    from llvmlite import ir

    hint = module.add_metadata([ir.MetaDataString(module, "llvm.loop.unroll.disable")])
    loop = module.add_metadata([ir.MetaDataString(module, f"loop {len(module.metadata)}")])
    loop.operands = (loop, hint)  # LLVM wants such a node to hold itself first
    branch.set_metadata("llvm.loop", loop)


def join_blocks(phi, *values):
    """Tell a variable its values, and the blocks that they come from."""
    for value, block in values:
        phi.add_incoming(value, block)


@llvm_intrinsic(emit_tile)
def run_tile(layer, cells, at, tile, first):
    """Compute sixteen outputs of each cell of a tile: the biases, and each input times its row of weights.

    Args:
        layer: TiledLayer, whose outputs are written.
        cells: int64[...], index of each cell among those of inputs and outputs.
        at: int64, where the cells of the tile begin.
        tile: int64, number of the tile's first output.
        first: int64, index of the tile's first weight.
    """
    count, side = layer.size * layer.channels, layer.size // 2
    for number in range(TILE_CELLS):
        cell = cells[at + number]
        corner = (cell - side) * layer.channels - side * layer.across
        for output in range(tile, tile + TILE_OUTPUTS):
            total = layer.biases[layer.bias + output]
            for run in range(layer.size):
                for row in range(count):
                    weight = layer.weights[first + (run * count + row) * TILE_OUTPUTS + output - tile]
                    total += layer.inputs[corner + run * layer.across + row] * weight
            place = cell * layer.width + output
            total = max(total, 0) if layer.is_relu else total
            layer.outputs[place] = total + layer.inputs[place] if layer.residual else total
