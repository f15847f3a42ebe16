"""Inner loop of the network: sixteen outputs of several cells at once, from biases to what the layer stores.

The sums stay in registers while all inputs pass, so each weight is read once for several cells and nothing is stored
until the end. Numba would keep such sums in memory, which costs two thirds of the time. So this is written as LLVM IR
with vectors of eight; LLVM splits them where registers are narrower.
"""
from tempo.native.intrinsics import llvm_intrinsic

TILE_CELLS = 6  # cells of a tile
VECTOR, VECTORS = 8, 2  # floats of a vector, and vectors of a cell
TILE_OUTPUTS = VECTOR * VECTORS


def emit_tile(builder, outputs, width, inputs, channels, cells, at, weights, first, biases, bias, tile, size, across,
              is_relu, residual):  # fmt: skip
    """Emit the LLVM IR of `run_tile`: a loop over the runs, in it one over their rows, with the sums in registers."""
    from llvmlite import ir

    whole, vector = ir.IntType(64), ir.VectorType(ir.FloatType(), VECTOR)
    numbers, parts = range(TILE_CELLS), range(VECTORS)
    sums = [(number, part) for number in numbers for part in parts]
    cell_at = [builder.load(builder.gep(cells, [builder.add(at, whole(number))])) for number in numbers]
    side, count = builder.lshr(size, whole(1)), builder.mul(size, channels)
    above = builder.mul(side, across)
    starts = [builder.sub(builder.mul(builder.sub(cell, side), channels), above) for cell in cell_at]
    from_bias = builder.add(bias, tile)
    begins = [read_vector(builder, biases, builder.add(from_bias, whole(part * VECTOR))) for part in parts]
    entry = builder.block
    run_block, row_block, run_end, summed = (
        builder.append_basic_block(name) for name in ("run", "row", "run_end", "summed")
    )
    builder.branch(run_block)

    builder.position_at_end(run_block)
    run, at_run = builder.phi(whole), {one: builder.phi(vector) for one in sums}
    from_here = [builder.gep(inputs, [builder.add(start, builder.mul(run, across))]) for start in starts]
    builder.branch(row_block)

    builder.position_at_end(row_block)
    row, at_row = builder.phi(whole), {one: builder.phi(vector) for one in sums}
    weight = builder.add(first, builder.mul(builder.add(builder.mul(run, count), row), whole(TILE_OUTPUTS)))
    rows = [read_vector(builder, weights, builder.add(weight, whole(part * VECTOR))) for part in parts]
    after = {}
    for number in numbers:
        times = spread_value(builder, builder.load(builder.gep(from_here[number], [row])))
        for part in parts:
            after[number, part] = multiply_add(builder, times, rows[part], at_row[number, part])
    next_row = builder.add(row, whole(1))
    keep_loop(builder.module, builder.cbranch(builder.icmp_signed("<", next_row, count), row_block, run_end))

    builder.position_at_end(run_end)
    next_run = builder.add(run, whole(1))
    builder.cbranch(builder.icmp_signed("<", next_run, size), run_block, summed)
    join_blocks(run, (whole(0), entry), (next_run, run_end))
    join_blocks(row, (whole(0), run_block), (next_row, row_block))
    for one in sums:
        join_blocks(at_run[one], (begins[one[1]], entry), (after[one], run_end))
        join_blocks(at_row[one], (at_run[one], run_block), (after[one], row_block))

    builder.position_at_end(summed)
    for number, part in sums:
        place = builder.add(builder.mul(cell_at[number], width), builder.add(tile, whole(part * VECTOR)))
        store_vector(builder, outputs, inputs, place, after[number, part], is_relu, residual)


def vector_at(builder, pointer, offset):
    """Return the address of a vector."""
    from llvmlite import ir

    vector = ir.VectorType(ir.FloatType(), VECTOR)
    return builder.bitcast(builder.gep(pointer, [offset]), vector.as_pointer())


def read_vector(builder, pointer, offset):
    """Emit that a vector is read."""
    found = builder.load(vector_at(builder, pointer, offset))
    found.align = 4
    return found


def spread_value(builder, value):
    """Emit a vector that has a value in all places."""
    from llvmlite import ir

    nothing = ir.Constant(ir.VectorType(value.type, VECTOR), ir.Undefined)
    first = ir.Constant(ir.VectorType(ir.IntType(32), VECTOR), [0] * VECTOR)
    return builder.shuffle_vector(builder.insert_element(nothing, value, ir.IntType(32)(0)), nothing, first)


def multiply_add(builder, times, row, total):
    """Emit a product that is added: one instruction where the processor has it."""
    from llvmlite import ir

    name = f"llvm.fmuladd.v{VECTOR}f32"
    function = builder.module.globals.get(name)
    function = function or ir.Function(builder.module, ir.FunctionType(row.type, [row.type] * 3), name)
    return builder.call(function, [times, row, total], fastmath=["contract"])


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


def store_vector(builder, outputs, inputs, place, total, is_relu, residual):
    """Emit that a vector of sums is stored."""
    from llvmlite import ir

    bits = builder.bitcast(total, ir.VectorType(ir.IntType(32), VECTOR))
    none, zero = ir.Constant(bits.type, [0] * VECTOR), ir.Constant(total.type, [0.0] * VECTOR)
    is_positive = builder.icmp_signed(">", bits, none)  # as the bits of floats are: one instruction everywhere
    positive = builder.bitcast(builder.select(is_positive, bits, none), total.type)
    found = builder.select(is_relu, positive, total)
    added = builder.fadd(found, builder.select(residual, read_vector(builder, inputs, place), zero))
    builder.store(added, vector_at(builder, outputs, place)).align = 4


@llvm_intrinsic(emit_tile)
def run_tile(outputs, width, inputs, channels, cells, at, weights, first, biases, bias, tile, size, across, is_relu,
             residual):  # fmt: skip
    """Compute sixteen outputs of each cell of a tile: the biases, and each input times its row of weights.

    Args:
        outputs: float32[...], of all cells; sixteen are written for each cell of the tile.
        width: int64, outputs of a cell.
        inputs: float32[...], of all cells.
        channels: int64, inputs of a cell.
        cells: int64[...], index of each cell among those of inputs and outputs.
        at: int64, where the cells of the tile begin.
        weights: float32[...], rows of sixteen.
        first: int64, index of the first weight.
        biases: float32[...].
        bias: int64, index of the layer's first bias.
        tile: int64, number of the tile's first output.
        size: int64, of the convolution: it reads so many runs of as many cells.
        across: int64, distance of one run of inputs to the next.
        is_relu: bool, whether the larger one of this and zero is stored.
        residual: bool, whether the inputs at the places of the outputs are then added.
    """
    count, side = size * channels, size // 2
    for number in range(TILE_CELLS):
        cell = cells[at + number]
        corner = (cell - side) * channels - side * across
        for output in range(tile, tile + TILE_OUTPUTS):
            total = biases[bias + output]
            for run in range(size):
                for row in range(count):
                    weight = weights[first + (run * count + row) * TILE_OUTPUTS + output - tile]
                    total += inputs[corner + run * across + row] * weight
            place = cell * width + output
            total = max(total, 0) if is_relu else total
            outputs[place] = total + inputs[place] if residual else total
