"""Code in vectors: LLVM IR for moves and flips of `rules.py`, and for the sums of rows of `evaluate.py`.

For moves and flips each of four lanes looks along one line of squares. Numba leaves such code in single words, which
takes twice the instructions.
"""
from functools import partial, reduce

import numpy as np

from tempo.native.intrinsics import address_intrinsic

DIRECTIONS = 4  # lanes of a vector
STEPS = (1, 7, 8, 9)  # to the right, down to the left, straight down, down to the right
COLUMNS_B_TO_G, ALL_SQUARES = 0x7E7E7E7E7E7E7E7E, 0xFFFFFFFFFFFFFFFF
LINES = (COLUMNS_B_TO_G, COLUMNS_B_TO_G, ALL_SQUARES, COLUMNS_B_TO_G)  # where a run in each of these directions lies
LINE = 8  # squares on a side of the board
ROW_BITS = 56  # the bits of a square's number that tell its row
HIGHEST = 1 << 63
NUMBERS = 16  # of 16 bits, added at once


def ray_from(square: int, rows: int, columns: int) -> int:
    """Return the squares in a direction from this one, exclusive, to the edge."""
    row, column = divmod(square, LINE)
    squares = 0
    while 0 <= row + rows < LINE and 0 <= column + columns < LINE:
        row, column = row + rows, column + columns
        squares |= 1 << (LINE * row + column)
    return squares


RAYS = np.array(  # uint64[64 * 4] from each square in the four directions
    [ray_from(square, *way) for square in range(LINE * LINE) for way in ((0, 1), (1, -1), (1, 0), (1, 1))], np.uint64
)
word_intrinsic = partial(address_intrinsic, returned="uint64")


def emit_moves(builder, mine, theirs):
    """Emit the LLVM IR of `moves_of`."""
    ours, line = in_all_lanes(builder, mine), builder.and_(in_all_lanes(builder, theirs), vector_of(LINES))
    step, twice = vector_of(STEPS), vector_of([2 * step for step in STEPS])
    ends = []
    for shift in (builder.shl, builder.lshr):
        run = builder.and_(line, shift(ours, step))
        run = builder.or_(run, builder.and_(line, shift(run, step)))
        pairs = builder.and_(line, shift(line, step))
        for _ in range(2):
            run = builder.or_(run, builder.and_(pairs, shift(run, twice)))
        ends.append(shift(run, step))
    return builder.and_(any_lane(builder, builder.or_(*ends)), builder.not_(builder.or_(mine, theirs)))


def emit_flips(builder, disc, mine, theirs, rays):
    """Emit the LLVM IR of `flips_on_rays`."""
    from llvmlite.ir import IntType

    word = disc.type
    square = builder.cttz(disc, IntType(1)(True))
    ours, others = in_all_lanes(builder, mine), in_all_lanes(builder, theirs)
    rising = runs_to_first(builder, ours, others, rays_of(builder, rays, square))
    opposite = builder.xor(square, word(ROW_BITS))  # with the last row first, falling rays rise too
    falling = runs_to_first(builder, turned_over(builder, ours), turned_over(builder, others),
                            rays_of(builder, rays, opposite))  # fmt: skip
    runs = any_lane(builder, builder.or_(rising, turned_over(builder, falling)))
    return builder.or_(runs, run_to_the_left(builder, disc, mine, theirs, square))


def runs_to_first(builder, mine, theirs, rays):
    """Emit the runs from the start of each ray to its first square that is not theirs, if that is one of ours."""
    zero = vector_of([0] * DIRECTIONS)
    stops = builder.and_(rays, builder.not_(theirs))
    end = builder.and_(builder.and_(stops, builder.sub(zero, stops)), mine)
    is_ours = builder.sext(builder.icmp_unsigned("!=", end, zero), end.type)
    return builder.and_(rays, builder.add(end, is_ours))


def run_to_the_left(builder, disc, mine, theirs, square):
    """Emit the run to the left of a disc on this square, if a disc of ours is behind it."""
    from llvmlite.ir import IntType

    word = square.type
    row = builder.shl(word(1), builder.and_(square, word(ROW_BITS)))
    ray = builder.sub(disc, row)
    stops = builder.or_(builder.and_(ray, builder.not_(theirs)), word(1))  # the last one, or a square off the ray
    highest = builder.lshr(word(HIGHEST), builder.ctlz(stops, IntType(1)(True)))
    end = builder.and_(builder.and_(highest, mine), ray)
    return builder.and_(ray, builder.neg(builder.shl(end, word(1))))


def rays_of(builder, rays, square):
    """Emit that the rays of a square are read."""
    from llvmlite import ir

    kind, at = ir.VectorType(square.type, DIRECTIONS), builder.mul(square, square.type(DIRECTIONS))
    loaded = builder.load(builder.bitcast(builder.gep(rays, [at]), kind.as_pointer()))
    loaded.align = 8
    return loaded


def emit_row_sums(builder, rows, indices, mine, theirs, lanes):
    """Emit the LLVM IR of `index_placements`, for this number of lanes.

    All rows are read before anything is written. In a loop each call would first compare where the arrays lie.
    """
    ours, others = (sums_of_rows(builder, rows, discs, lanes) for discs in (mine, theirs))
    for part, (single, double) in enumerate(zip(ours, others, strict=True)):
        total = builder.add(single, builder.add(double, double))
        builder.store(total, vector_at(builder, indices, part)).align = 2


def sums_of_rows(builder, rows, discs, lanes):
    """Emit the sums of the entries of one side's rows: a list of vectors."""
    word, entries = discs.type, []
    for row in range(LINE):
        bits = builder.and_(builder.lshr(discs, word(LINE * row)), word(255))
        entry = builder.gep(rows, [builder.mul(builder.add(bits, word(256 * row)), word(lanes))])
        loaded = [builder.load(vector_at(builder, entry, part)) for part in range(lanes // NUMBERS)]
        for vector in loaded:
            vector.align = 2
        entries.append(loaded)
    return [reduce(builder.add, parts) for parts in zip(*entries, strict=True)]


def vector_at(builder, start, part):
    """Emit the address of a vector of 16-bit numbers, the one with this number behind `start`."""
    from llvmlite.ir import IntType, VectorType

    kind = VectorType(IntType(16), NUMBERS)
    return builder.bitcast(builder.gep(start, [IntType(64)(NUMBERS * part)]), kind.as_pointer())


def any_lane(builder, vector):
    """Emit the bits that are set in any lane."""
    return call_llvm(builder, f"llvm.vector.reduce.or.v{DIRECTIONS}i64", vector, vector.type.element)


def turned_over(builder, vector):
    """Emit boards with the last row first."""
    return call_llvm(builder, f"llvm.bswap.v{DIRECTIONS}i64", vector, vector.type)


def call_llvm(builder, name: str, vector, kind):
    """Emit a call of a function of LLVM that returns this kind."""
    from llvmlite import ir

    module = builder.module
    function = module.globals.get(name) or ir.Function(module, ir.FunctionType(kind, [vector.type]), name)
    return builder.call(function, [vector])


def in_all_lanes(builder, word):
    """Emit a vector with this word in each lane."""
    from llvmlite import ir

    kind = ir.VectorType(word.type, DIRECTIONS)
    single = builder.insert_element(ir.Constant(kind, ir.Undefined), word, ir.IntType(32)(0))
    lanes = ir.Constant(ir.VectorType(ir.IntType(32), DIRECTIONS), [0] * DIRECTIONS)
    return builder.shuffle_vector(single, single, lanes)


def vector_of(words):
    """Return a constant vector."""
    from llvmlite import ir

    return ir.Constant(ir.VectorType(ir.IntType(64), DIRECTIONS), [ir.IntType(64)(word) for word in words])
