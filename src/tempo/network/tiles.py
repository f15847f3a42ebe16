"""Inner loop of the network: add rows of weights, each times an input, for several cells at once.

The sums of six cells and sixteen outputs stay in registers while all rows pass, so each weight is read once for six
cells and nothing is stored until the end. Numba would keep such sums in memory, which costs two thirds of the time. So
this is written as LLVM IR with vectors of eight; LLVM splits them where registers are narrower.
"""
from tempo.native.intrinsics import llvm_intrinsic

TILE_CELLS = 6  # cells of a tile
VECTOR, VECTORS = 8, 2  # floats of a vector, and vectors of a cell
TILE_OUTPUTS = VECTOR * VECTORS


def emit_rows(builder, sums, inputs, places, weights, first, stride, count):
    """Emit the LLVM IR of `add_tile`."""
    from llvmlite import ir

    whole, number = ir.IntType(64), ir.FloatType()
    vector = ir.VectorType(number, VECTOR)
    name, kind = f"llvm.fma.v{VECTOR}f32", ir.FunctionType(vector, [vector] * 3)
    fused = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), VECTOR), [0] * VECTOR)
    each = [(cell, part) for cell in range(TILE_CELLS) for part in range(VECTORS)]

    def vector_at(pointer, offset):
        return builder.bitcast(builder.gep(pointer, [offset]), vector.as_pointer())

    def read(pointer, offset):
        found = builder.load(vector_at(pointer, offset))
        found.align = 4
        return found

    def sum_at(cell, part):
        return whole((cell * VECTORS + part) * VECTOR)

    from_here = [builder.gep(inputs, [builder.load(builder.gep(places, [whole(cell)]))]) for cell in range(TILE_CELLS)]
    biases = {one: read(sums, sum_at(*one)) for one in each}
    before, rows, after = builder.block, builder.append_basic_block("rows"), builder.append_basic_block("summed")
    builder.branch(rows)
    builder.position_at_end(rows)
    row, found = builder.phi(whole), {one: builder.phi(vector) for one in each}
    row.add_incoming(whole(0), before)
    at = builder.add(first, builder.mul(row, stride))
    told = [read(weights, builder.add(at, whole(part * VECTOR))) for part in range(VECTORS)]
    given = {}
    for cell, part in each:
        if part == 0:
            alone = builder.insert_element(ir.Constant(vector, ir.Undefined), builder.load(
                builder.gep(from_here[cell], [row])), ir.IntType(32)(0))  # fmt: skip
            times = builder.shuffle_vector(alone, ir.Constant(vector, ir.Undefined), lanes)
        given[cell, part] = builder.call(fused, [times, told[part], found[cell, part]])
    following = builder.add(row, whole(1))
    row.add_incoming(following, rows)
    for one in each:
        found[one].add_incoming(biases[one], before)
        found[one].add_incoming(given[one], rows)
    builder.cbranch(builder.icmp_signed("<", following, count), rows, after)
    builder.position_at_end(after)
    for one in each:
        builder.store(given[one], vector_at(sums, sum_at(*one))).align = 4


@llvm_intrinsic(emit_rows)
def add_tile(sums, inputs, places, weights, first, stride, count):
    """Add `count` rows of weights to the sums of each cell, each times the cell's next input.

    Args:
        sums: float32[TILE_CELLS * TILE_OUTPUTS], changed in place.
        inputs: float32[...], inputs of all cells.
        places: int64[TILE_CELLS], index of the first input of each cell.
        weights: float32[rows, padded outputs].
        first: int64, flat index of the first weight.
        stride: int64, distance of one row of weights to the next.
        count: int64, number of rows, at least 1.
    """
    given = weights.reshape(-1)
    for cell in range(TILE_CELLS):
        for row in range(count):
            times, at = inputs[places[cell] + row], first + row * stride
            for output in range(TILE_OUTPUTS):
                sums[cell * TILE_OUTPUTS + output] += times * given[at + output]
