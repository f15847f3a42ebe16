/* Kernels of WebAssembly: their memory, and calls with the arguments that the call table lists (call_table.py). */

const VIEWS = {
  "|b1": Uint8Array, "|i1": Int8Array, "|u1": Uint8Array, "<i2": Int16Array, "<u2": Uint16Array, "<i4": Int32Array,
  "<u4": Uint32Array, "<i8": BigInt64Array, "<u8": BigUint64Array, "<f4": Float32Array, "<f8": Float64Array,
};
const READERS = {
  q: (view) => Number(view.getBigInt64(0, true)), Q: (view) => view.getBigUint64(0, true),
  i: (view) => view.getInt32(0, true), d: (view) => view.getFloat64(0, true), f: (view) => view.getFloat32(0, true),
  "?": (view) => view.getUint8(0) !== 0, v: () => undefined,
};
const NO_RESULT = -2; // the status of a kernel that returns None
const PAGE = 65536, LINE = 64; // bytes of a page of memory, of a line of a cache
const RESULT_BYTES = 16; // for a result, and the address of an exception

/** One field of an array of records. */
class Field {
  constructor(View, buffer, at, offset, size) {
    this.view = new View(buffer, at);
    [this.first, this.step] = [offset / View.BYTES_PER_ELEMENT, size / View.BYTES_PER_ELEMENT];
  }

  get(index) { return this.view[this.first + index * this.step]; }

  set(index, value) { this.view[this.first + index * this.step] = value; }
}

/** An array of a kernel: `items`, or for records its `fields` by name, and all `bytes`. */
class KernelArray {
  constructor({ type, shape, content }, contents, buffer, at) {
    Object.assign(this, { shape, at, length: shape.reduce((product, size) => product * size, 1) });
    this.itemBytes = itemBytes(type);
    this.bytes = new Uint8Array(buffer, at, this.length * this.itemBytes);
    if (content !== undefined) this.bytes.set(contents.subarray(content, content + this.bytes.length));
    if (typeof type === "string") this.items = new VIEWS[type](buffer, at, this.length);
    else {
      const { fields, size } = type;
      for (const [name, kind, offset] of fields) this[name] = new Field(VIEWS[kind], buffer, at, offset, size);
    }
  }

  /** The array in numba's calling convention. */
  get arguments() {
    const strides = this.shape.map((_, place) => this.shape.slice(place + 1).reduce((a, b) => a * b, this.itemBytes));
    return [0, 0, BigInt(this.length), BigInt(this.itemBytes), this.at, ...[...this.shape, ...strides].map(BigInt)];
  }
}

function itemBytes(type) {
  return typeof type === "string" ? VIEWS[type].BYTES_PER_ELEMENT : type.size;
}

/** A number as a kernel of WebAssembly takes it; True and False are Python's. */
function numberOf(kind, value) {
  const plain = { True: 1, False: 0, inf: Infinity, "-inf": -Infinity, nan: NaN }[value] ?? value;
  return kind === "q" ? BigInt(plain) : Number(plain);
}

export class Kernels {
  /** Lay the arrays of a call table out in a memory of their own. */
  static async load(compiled, table, contents) {
    const probe = new WebAssembly.Memory({ initial: 64 });
    const start = (await WebAssembly.instantiate(compiled, imports(probe))).exports.__heap_base.value;
    let top = start + RESULT_BYTES;
    const places = table.arrays.map(({ type, shape }) => {
      const at = Math.ceil(top / LINE) * LINE;
      top = at + itemBytes(type) * shape.reduce((product, size) => product * size, 1);
      return at;
    });
    const memory = new WebAssembly.Memory({ initial: Math.ceil(top / PAGE) + 1 });
    const { exports } = await WebAssembly.instantiate(compiled, imports(memory));
    const kernels = new Kernels(exports, memory.buffer, start, table, contents, places);
    if (kernels.has("fill_arrays")) kernels.call("fill_arrays"); // what is computed, not stored
    return kernels;
  }

  constructor(exports, buffer, start, table, contents, places) {
    Object.assign(this, { exports, start, calls: {} });
    this.result = new DataView(buffer, start, RESULT_BYTES);
    this.arrays = table.arrays.map((described, number) => new KernelArray(described, contents, buffer, places[number]));
    for (const [name, call] of Object.entries(table.calls)) this.calls[name] = this.bound(name, call);
  }

  /** Return an array among the arguments of a call. */
  array(call, name) {
    const found = this.calls[call]?.arrays[name];
    if (!found) throw new Error(`${call} has no array ${name}`);
    return found;
  }

  has(call) { return call in this.calls; }

  /** Return a call with its arguments bound. `places` are those of the numbers, `arrays` the others, by name. */
  bound(name, { kernel, kinds, returns, arguments: parts }) {
    const flat = [this.start, this.start + RESULT_BYTES / 2], places = {}, arrays = {};
    for (const part of parts) {
      if ("array" in part) flat.push(...(arrays[part.name] = this.arrays[part.array]).arguments);
      else if ("name" in part) {
        places[part.name] = flat.length;
        flat.push(numberOf(kinds[flat.length - 2], part.value));
      } else flat.push(0);
    }
    return { run: this.exports[kernel], flat, kinds, places, arrays, read: READERS[returns] };
  }

  /** Set a number among the arguments of a call, where it has one of this name. */
  set(name, argument, value) {
    const { flat, kinds, places } = this.calls[name], place = places[argument];
    if (place === undefined) throw new Error(`${name} has no argument ${argument}`);
    flat[place] = numberOf(kinds[place - 2], value);
  }

  /** Call a kernel; numbers that are given replace its last arguments. */
  call(name, ...last) {
    const { run, flat, kinds, read } = this.calls[name], first = flat.length - last.length;
    last.forEach((value, place) => { flat[first + place] = numberOf(kinds[first + place - 2], value); });
    const status = run(...flat);
    if (status !== 0 && status !== NO_RESULT) throw new Error(`${name} ended with status ${status}`);
    return read(this.result);
  }
}

function imports(memory) {
  return { env: { memory } };
}
