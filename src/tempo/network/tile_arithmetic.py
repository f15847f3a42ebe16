"""Arithmetic of the network's inner loop, as LLVM IR: floats, or integers of 16 bits.

Integers are for browsers: WebAssembly has vectors of four floats, and an instruction for eight products of integers of
16 bits, added in pairs. Inputs have PLACES binary places, weights as many as fit in their layer, sums both together.
Two inputs one after the other, and the two weights that they meet, are one unit of 32 bits.
"""

TILE_CELLS = 6  # cells of a tile
VECTOR, VECTORS = 8, 2  # numbers of a vector, and vectors of a cell
TILE_OUTPUTS = VECTOR * VECTORS
PLACES = 10  # binary places of an integer input


def arithmetic_of(builder, layer):
    """Return the arithmetic of a layer by the types of its arrays."""
    from llvmlite import ir

    return Floats(builder) if layer.inputs.type.pointee == ir.FloatType() else Integers(builder, layer.shift)


class Floats:
    """Floats of 32 bits; the sums of six cells fit in sixteen registers of eight."""

    cells = TILE_CELLS

    def __init__(self, builder):
        from llvmlite import ir

        self.builder, self.vector, self.lane = builder, ir.VectorType(ir.FloatType(), VECTOR), ir.IntType(32)

    def units(self, layer, first):
        """Return a layer and the index of a weight with pointers and distances in units of the inner loop."""
        return layer, first

    def vector_at(self, pointer, offset, kind):
        """Emit the address of a vector."""
        return self.builder.bitcast(self.builder.gep(pointer, [offset]), kind.as_pointer())

    def read(self, pointer, offset, kind=None):
        """Emit that a vector is read, of the sums' kind or another one."""
        loaded = self.builder.load(self.vector_at(pointer, offset, kind or self.vector))
        loaded.align = 2 if kind else 4
        return loaded

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

    def store(self, layer, place, total):
        """Emit that a vector of sums is stored."""
        from llvmlite import ir

        bits = self.builder.bitcast(total, ir.VectorType(self.lane, VECTOR))  # whether positive: one instruction
        positive = self.builder.bitcast(self.positive(bits), self.vector)
        output = self.builder.select(layer.is_relu, positive, total)
        nothing = ir.Constant(self.vector, [0.0] * VECTOR)
        more = self.builder.select(layer.residual, self.read(layer.inputs, place), nothing)
        self.builder.store(self.builder.fadd(output, more), self.vector_at(layer.outputs, place, self.vector)).align = 4


class Integers(Floats):
    """Integers of 16 bits, two in a unit; sixteen registers of four units hold the sums of two cells."""

    cells = 2

    def __init__(self, builder, shift):
        from llvmlite import ir

        super().__init__(builder)
        self.vector = ir.VectorType(self.lane, VECTOR)
        short = ir.IntType(16)
        zero = builder.trunc(builder.lshr(shift, shift.type(40)), short)  # always: LLVM does not know
        self.nothing = ir.Constant(ir.VectorType(short, 2 * VECTOR), [0] * 2 * VECTOR)
        for place in (0, VECTOR):
            self.nothing = builder.insert_element(self.nothing, zero, self.lane(place))

    def factor(self, value):
        """Emit a pair of inputs in all places; LLVM may not know it as such, or it splits the products."""
        pairs = self.builder.bitcast(self.spread(value), self.nothing.type)
        return self.builder.or_(pairs, self.nothing)

    def units(self, layer, first):
        unit = self.lane.as_pointer()
        inputs, weights = (self.builder.bitcast(array, unit) for array in (layer.inputs, layer.weights))
        channels, first, across = (
            self.builder.lshr(number, number.type(1)) for number in (layer.channels, first, layer.across)
        )
        return layer._replace(inputs=inputs, channels=channels, weights=weights, across=across), first

    def add_product(self, times, row, total):
        """Emit that two products are added to each sum, in the form that LLVM knows as one instruction."""
        from llvmlite import ir

        short, wide = (ir.VectorType(ir.IntType(bits), 2 * VECTOR) for bits in (16, 32))
        pairs = [self.builder.sext(vector, wide) for vector in (times, self.builder.bitcast(row, short))]
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

    def store(self, layer, place, total):
        """Emit that a vector of sums is stored: floats, or inputs of the next layer, which are never negative."""
        from llvmlite import ir

        builder, reals = self.builder, ir.VectorType(ir.FloatType(), VECTOR)
        shift = builder.trunc(layer.shift, self.lane)
        if layer.outputs.type.pointee == ir.FloatType():
            exponent = builder.sub(self.lane(127 - PLACES), shift)  # of 2 ** -(PLACES + shift)
            scale = builder.bitcast(builder.shl(exponent, self.lane(23)), ir.FloatType())
            output = builder.fmul(builder.sitofp(total, reals), self.spread(scale))
            builder.store(output, self.vector_at(layer.outputs, place, reals)).align = 4
            return
        short = ir.VectorType(ir.IntType(16), VECTOR)
        half = builder.lshr(builder.shl(self.lane(1), shift), self.lane(1))
        rounded = builder.ashr(builder.add(total, self.spread(half)), self.spread(shift))
        most = ir.Constant(self.vector, [(1 << 15) - 1] * VECTOR)
        positive = self.positive(rounded)
        within = builder.select(builder.icmp_signed("<", positive, most), positive, most)
        more = builder.select(layer.residual, self.read(layer.inputs, place, short), ir.Constant(short, [0] * VECTOR))
        output = self.call(f"llvm.sadd.sat.v{VECTOR}i16", [builder.trunc(within, short), more])
        builder.store(output, self.vector_at(layer.outputs, place, short)).align = 2
