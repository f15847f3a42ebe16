"""Matrix products of small blocks: the sums of a block stay in registers, as in `network/tiles.py`.

    outputs[row, x] = sum over k of left[row, k] * right[k, x]

A block has a fixed number of rows and of vectors of eight outputs; it starts at an offset of a flat array.
"""
from typing import Any, NamedTuple

from tempo.native.intrinsics import llvm_intrinsic
from tempo.network.tile_arithmetic import VECTOR, Floats
from tempo.network.tiles import join_blocks


class Block(NamedTuple):
    """A part of a matrix; numbers of a row are neighbours."""

    array: Any  # float32[...]
    first: int  # index of the block's first number
    stride: int  # distance of one row to the next


def emit_six_rows(builder, *arguments):
    """Emit the LLVM IR of `six_rows`."""
    emit_block(builder, 6, 2, *arguments)


def emit_two_rows(builder, *arguments):
    """Emit the LLVM IR of `two_rows`."""
    emit_block(builder, 2, 4, *arguments)


def emit_block(builder, rows, vectors, outputs, left, right, count):
    """Emit the LLVM IR of a block of `rows` rows and `vectors` vectors; the other parameters as in `six_rows`."""
    from llvmlite import ir

    floats, whole = Floats(builder), ir.IntType(64)
    zero = ir.Constant(floats.vector, [0.0] * VECTOR)
    each = [(row, part) for row in range(rows) for part in range(vectors)]
    starts = [builder.add(left.first, builder.mul(whole(row), left.stride)) for row in range(rows)]
    lefts = [builder.gep(left.array, [start]) for start in starts]
    before, body, after = builder.block, builder.append_basic_block("products"), builder.append_basic_block("summed")
    builder.branch(body)

    builder.position_at_end(body)
    k, at_k, sums = builder.phi(whole), builder.phi(whole), {cell: builder.phi(floats.vector) for cell in each}
    rights = [floats.read(right.array, builder.add(at_k, whole(part * VECTOR))) for part in range(vectors)]
    factors = [floats.factor(builder.load(builder.gep(start, [k]))) for start in lefts]
    summed = {(row, part): floats.add_product(factors[row], rights[part], sums[row, part]) for row, part in each}
    following = builder.add(k, whole(1))
    join_blocks(k, (whole(0), before), (following, body))
    join_blocks(at_k, (right.first, before), (builder.add(at_k, right.stride), body))
    for cell in each:
        join_blocks(sums[cell], (zero, before), (summed[cell], body))
    builder.cbranch(builder.icmp_signed("<", following, count), body, after)

    builder.position_at_end(after)
    for row, part in each:
        place = builder.add(outputs.first, builder.mul(whole(row), outputs.stride))
        address = floats.vector_at(outputs.array, builder.add(place, whole(part * VECTOR)), floats.vector)
        builder.store(summed[row, part], address).align = 4


@llvm_intrinsic(emit_six_rows)
def six_rows(outputs, left, right, count):
    """Multiply six rows and sixteen columns.

    Args:
        outputs: Block, written.
        left: Block of the factors by row.
        right: Block of the factors by column.
        count: int64, number of products to add, at least 1.
    """
    multiply(outputs, left, right, count, 6, 2)


@llvm_intrinsic(emit_two_rows)
def two_rows(outputs, left, right, count):
    """Multiply two rows and thirty-two columns. Parameters: as in six_rows."""
    multiply(outputs, left, right, count, 2, 4)


def multiply(outputs, left, right, count, rows, vectors):
    """Multiply a block without compilation. Parameters: as in six_rows, and the size of the block."""
    written, factors, others = (block.array.reshape(-1) for block in (outputs, left, right))
    for row in range(rows):
        for x in range(vectors * VECTOR):
            total = written.dtype.type(0)
            for k in range(count):
                total += factors[left.first + row * left.stride + k] * others[right.first + k * right.stride + x]
            written[outputs.first + row * outputs.stride + x] = total
