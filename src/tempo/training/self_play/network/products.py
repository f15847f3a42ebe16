"""Matrix products of small blocks: the sums of a block stay in registers, as in `network/tiles.py`.

    outputs[row, x] = sum over k of left[row, k] * right[k, x]

A block has a fixed number of rows and of vectors of eight outputs; it starts at an offset of a flat array.
"""
from tempo.native.intrinsics import llvm_intrinsic
from tempo.network.tile_arithmetic import VECTOR, Floats
from tempo.network.tiles import join_blocks


def emit_six_rows(builder, *arguments):
    """Emit the LLVM IR of `six_rows`."""
    emit_block(builder, 6, 2, *arguments)


def emit_two_rows(builder, *arguments):
    """Emit the LLVM IR of `two_rows`."""
    emit_block(builder, 2, 4, *arguments)


def emit_block(
    builder, rows, vectors, outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count
):
    """Emit the LLVM IR of a block of `rows` rows and `vectors` vectors; the other parameters as in `six_rows`."""
    from llvmlite import ir

    floats, whole = Floats(builder), ir.IntType(64)
    zero = ir.Constant(floats.vector, [0.0] * VECTOR)
    each = [(row, part) for row in range(rows) for part in range(vectors)]
    lefts = [builder.gep(left, [builder.add(first, builder.mul(whole(row), left_stride))]) for row in range(rows)]
    before, body, after = builder.block, builder.append_basic_block("products"), builder.append_basic_block("summed")
    builder.branch(body)

    builder.position_at_end(body)
    k, at_k, sums = builder.phi(whole), builder.phi(whole), {cell: builder.phi(floats.vector) for cell in each}
    rights = [floats.read(right, builder.add(at_k, whole(part * VECTOR))) for part in range(vectors)]
    factors = [floats.factor(builder.load(builder.gep(lefts[row], [k]))) for row in range(rows)]
    summed = {(row, part): floats.add_product(factors[row], rights[part], sums[row, part]) for row, part in each}
    following = builder.add(k, whole(1))
    join_blocks(k, (whole(0), before), (following, body))
    join_blocks(at_k, (begin, before), (builder.add(at_k, right_stride), body))
    for cell in each:
        join_blocks(sums[cell], (zero, before), (summed[cell], body))
    builder.cbranch(builder.icmp_signed("<", following, count), body, after)

    builder.position_at_end(after)
    for row, part in each:
        place = builder.add(builder.add(at, builder.mul(whole(row), out_stride)), whole(part * VECTOR))
        builder.store(summed[row, part], floats.vector_at(outputs, place, floats.vector)).align = 4


@llvm_intrinsic(emit_six_rows)
def six_rows(outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count):
    """Multiply six rows and sixteen columns.

    Args:
        outputs: float32[...], written.
        at: int64, index of the block's first output.
        out_stride: int64, distance of one row of outputs to the next.
        left: float32[...].
        first: int64, index of the block's first factor in it.
        left_stride: int64, distance of its rows; the factors of a row are neighbours.
        right: float32[...].
        begin: int64, index of the block's first factor in it.
        right_stride: int64, distance of its rows.
        count: int64, number of products to add, at least 1.
    """
    multiply(outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count, 6, 2)


@llvm_intrinsic(emit_two_rows)
def two_rows(outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count):
    """Multiply two rows and thirty-two columns. Parameters: as in six_rows."""
    multiply(outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count, 2, 4)


def multiply(outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count, rows, vectors):
    """Multiply a block without compilation. Parameters: as in six_rows, and the size of the block."""
    outputs, left, right = outputs.reshape(-1), left.reshape(-1), right.reshape(-1)
    for row in range(rows):
        for x in range(vectors * VECTOR):
            total = outputs.dtype.type(0)
            for k in range(count):
                total += left[first + row * left_stride + k] * right[begin + k * right_stride + x]
            outputs[at + row * out_stride + x] = total
