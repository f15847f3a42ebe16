"""Arithmetic of the network's inner loop, as LLVM IR: floats, or integers of 16 bits.

Integers are for browsers: WebAssembly has vectors of four floats, and an instruction for eight products of integers of
16 bits, added in pairs. Inputs have PLACES binary places, weights as many as fit in their layer, sums both together.
Two inputs one after the other, and the two weights that they meet, are one unit of 32 bits.
"""

TILE_CELLS = 6  # cells of a tile
VECTOR, VECTORS = 8, 2  # numbers of a vector, and vectors of a cell
TILE_OUTPUTS = VECTOR * VECTORS
PLACES = 10  # binary places of an integer input


def arithmetic_of(builder, inputs, outputs, shift):
    """Return the arithmetic of arrays by their types."""
    from llvmlite import ir

    if inputs.type.pointee == ir.FloatType():
        return Floats(builder)
    return Integers(builder, outputs.type.pointee, shift)


class Floats:
    """Floats of 32 bits; the sums of six cells fit in sixteen registers of eight."""

    cells = TILE_CELLS

    def __init__(self, builder):
        from llvmlite import ir

        self.builder, self.vector, self.lane = builder, ir.VectorType(ir.FloatType(), VECTOR), ir.IntType(32)

    def units(self, *numbers):
        """Return pointers and distances in units of the inner loop: inputs, channels, weights, first, across."""
        return numbers

    def vector_at(self, pointer, offset, kind):
        """Emit the address of a vector."""
        return self.builder.bitcast(self.builder.gep(pointer, [offset]), kind.as_pointer())

    def read(self, pointer, offset, kind=None):
        """Emit that a vector is read, of the sums' kind or another one."""
        found = self.builder.load(self.vector_at(pointer, offset, kind or self.vector))
        found.align = 2 if kind else 4
        return found

    def spread(self, value):
        """Emit a vector that has a value in all places."""
        from llvmlite import ir

        nothing = ir.Constant(ir.VectorType(value.type, VECTOR), ir.Undefined)
        first = ir.Constant(ir.VectorType(self.lane, VECTOR), [0] * VECTOR)
        return self.builder.shuffle_vector(self.builder.insert_element(nothing, value, self.lane(0)), nothing, first)

    def factor(self, value):
        """Emit what each weight of a row is multiplied by."""
        return self.spread(value)

    def call(self, name, arguments, **options):
        """Emit a call of an intrinsic whose arguments and result have one type."""
        from llvmlite import ir

        module, kind = self.builder.module, arguments[0].type
        function = module.globals.get(name) or ir.Function(module, ir.FunctionType(kind, [kind] * len(arguments)), name)
        return self.builder.call(function, arguments, **options)

    def positive(self, bits):
        """Emit the larger one of integers and zero."""
        from llvmlite import ir

        zero = ir.Constant(bits.type, [0] * VECTOR)
        return self.builder.select(self.builder.icmp_signed(">", bits, zero), bits, zero)

    def add_product(self, times, row, total):
        """Emit a product that is added: one instruction where the processor has it."""
        return self.call(f"llvm.fmuladd.v{VECTOR}f32", [times, row, total], fastmath=["contract"])

    def store(self, outputs, inputs, place, total, is_relu, residual):
        """Emit that a vector of sums is stored."""
        from llvmlite import ir

        bits = self.builder.bitcast(total, ir.VectorType(self.lane, VECTOR))  # whether positive: one instruction
        positive = self.builder.bitcast(self.positive(bits), self.vector)
        found = self.builder.select(is_relu, positive, total)
        more = self.builder.select(residual, self.read(inputs, place), ir.Constant(self.vector, [0.0] * VECTOR))
        self.builder.store(self.builder.fadd(found, more), self.vector_at(outputs, place, self.vector)).align = 4


class Integers(Floats):
    """Integers of 16 bits, two in a unit; sixteen registers of four units hold the sums of two cells."""

    cells = 2

    def __init__(self, builder, output, shift):
        from llvmlite import ir

        super().__init__(builder)
        self.vector, self.output, self.shift = ir.VectorType(self.lane, VECTOR), output, shift
        short = ir.IntType(16)
        zero = builder.trunc(builder.lshr(shift, shift.type(40)), short)  # always: LLVM does not know
        self.nothing = ir.Constant(ir.VectorType(short, 2 * VECTOR), [0] * 2 * VECTOR)
        for place in (0, VECTOR):
            self.nothing = builder.insert_element(self.nothing, zero, self.lane(place))

    def factor(self, value):
        """Emit a pair of inputs in all places; LLVM may not know it as such, or it splits the products."""
        pairs = self.builder.bitcast(self.spread(value), self.nothing.type)
        return self.builder.or_(pairs, self.nothing)

    def units(self, inputs, channels, weights, first, across):
        pointers = [self.builder.bitcast(one, self.lane.as_pointer()) for one in (inputs, weights)]
        channels, first, across = (self.builder.lshr(one, one.type(1)) for one in (channels, first, across))
        return pointers[0], channels, pointers[1], first, across

    def add_product(self, times, row, total):
        """Emit that two products are added to each sum, in the form that LLVM knows as one instruction."""
        from llvmlite import ir

        short, wide = (ir.VectorType(ir.IntType(bits), 2 * VECTOR) for bits in (16, 32))
        pairs = [self.builder.sext(one, wide) for one in (times, self.builder.bitcast(row, short))]
        products = self.builder.mul(*pairs)
        halves = [
            self.builder.shuffle_vector(
                products,
                ir.Constant(wide, ir.Undefined),
                ir.Constant(self.vector, list(range(half, 2 * VECTOR, 2))),
            )
            for half in range(2)
        ]
        pair = ir.instructions.Instruction(self.builder.block, self.vector, "freeze", [self.builder.add(*halves)])
        self.builder._insert(pair)
        return self.builder.add(pair, total)

    def store(self, outputs, inputs, place, total, is_relu, residual):
        """Emit that a vector of sums is stored: floats, or inputs of the next layer, which are never negative."""
        from llvmlite import ir

        builder, reals = self.builder, ir.VectorType(ir.FloatType(), VECTOR)
        shift = builder.trunc(self.shift, self.lane)
        if self.output == ir.FloatType():
            exponent = builder.sub(self.lane(127 - PLACES), shift)  # of 2 ** -(PLACES + shift)
            scale = builder.bitcast(builder.shl(exponent, self.lane(23)), ir.FloatType())
            found = builder.fmul(builder.sitofp(total, reals), self.spread(scale))
            builder.store(found, self.vector_at(outputs, place, reals)).align = 4
            return
        short = ir.VectorType(ir.IntType(16), VECTOR)
        half = builder.lshr(builder.shl(self.lane(1), shift), self.lane(1))
        rounded = builder.ashr(builder.add(total, self.spread(half)), self.spread(shift))
        most = ir.Constant(self.vector, [(1 << 15) - 1] * VECTOR)
        positive = self.positive(rounded)
        within = builder.select(builder.icmp_signed("<", positive, most), positive, most)
        more = builder.select(residual, self.read(inputs, place, short), ir.Constant(short, [0] * VECTOR))
        found = self.call(f"llvm.sadd.sat.v{VECTOR}i16", [builder.trunc(within, short), more])
        builder.store(found, self.vector_at(outputs, place, short)).align = 2
