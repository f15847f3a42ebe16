"""Matrix products of small blocks: the sums of a block stay in registers, as in `network/tiles.py`.

    outputs[row, x] = sum over k of left[row, k] * right[k, x]

A block has a fixed number of rows and of vectors of eight outputs; it starts at an offset of a flat array.
"""
from functools import partial

from tempo.native.intrinsics import llvm_intrinsic

VECTOR = 8  # floats


def emit_block(
    builder, outputs, at, out_stride, left, first, left_stride, right, begin, right_stride, count, rows, vectors
):
    """Emit the LLVM IR of a block of `rows` rows and `vectors` vectors; the other parameters as in `six_rows`."""
    from llvmlite import ir

    whole, number = ir.IntType(64), ir.FloatType()
    vector = ir.VectorType(number, VECTOR)
    name, kind = f"llvm.fma.v{VECTOR}f32", ir.FunctionType(vector, [vector] * 3)
    fused = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), VECTOR), [0] * VECTOR)
    undefined = ir.Constant(vector, ir.Undefined)
    each = [(row, part) for row in range(rows) for part in range(vectors)]

    def vector_at(pointer, part):
        return builder.bitcast(builder.gep(pointer, [whole(part * VECTOR)]), vector.as_pointer())

    lefts = [
        builder.gep(left, [builder.add(first, builder.mul(whole(row), left_stride))]) for row in range(rows)
    ]
    before, body, after = builder.block, builder.append_basic_block("products"), builder.append_basic_block("summed")
    builder.branch(body)
    builder.position_at_end(body)
    k, at_k, sums = builder.phi(whole), builder.phi(whole), {one: builder.phi(vector) for one in each}
    k.add_incoming(whole(0), before)
    at_k.add_incoming(begin, before)
    rights = []
    for part in range(vectors):
        rights.append(builder.load(vector_at(builder.gep(right, [at_k]), part)))
        rights[-1].align = 4
    summed = {}
    for row, part in each:
        if part == 0:
            alone = builder.insert_element(undefined, builder.load(builder.gep(lefts[row], [k])), ir.IntType(32)(0))
            times = builder.shuffle_vector(alone, undefined, lanes)
        summed[row, part] = builder.call(fused, [times, rights[part], sums[row, part]])
    following, at_following = builder.add(k, whole(1)), builder.add(at_k, right_stride)
    k.add_incoming(following, body)
    at_k.add_incoming(at_following, body)
    for one in each:
        sums[one].add_incoming(ir.Constant(vector, [0.0] * VECTOR), before)
        sums[one].add_incoming(summed[one], body)
    builder.cbranch(builder.icmp_signed("<", following, count), body, after)
    builder.position_at_end(after)
    for row, part in each:
        row_at = builder.gep(outputs, [builder.add(at, builder.mul(whole(row), out_stride))])
        builder.store(summed[row, part], vector_at(row_at, part)).align = 4


@llvm_intrinsic(partial(emit_block, rows=6, vectors=2))
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


@llvm_intrinsic(partial(emit_block, rows=2, vectors=4))
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
