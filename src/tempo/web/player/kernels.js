/* Kernels of WebAssembly: their memory, and calls with the arguments that the call table lists (call_table.py). */

/** @import { ArrayType, CallTable, CallType, RecordType } from "../types.d.ts" */
/** @typedef {Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array} Numbers */
/** @typedef {Numbers | BigInt64Array | BigUint64Array} Items */
/** @typedef {{ new (buffer: ArrayBuffer, at: number, length?: number): Items, BYTES_PER_ELEMENT: number }} ItemsType */
/** @typedef {{ run: (...flat: (number | bigint)[]) => number, flat: (number | bigint)[], kinds: string,
      places: { [name: string]: number }, arrays: { [name: string]: KernelArray },
      read: (view: DataView) => number }} Call */

/** @type {{ [type: string]: ItemsType }} */
const VIEWS = {
  "|b1": Uint8Array, "|i1": Int8Array, "|u1": Uint8Array, "<i2": Int16Array, "<u2": Uint16Array, "<i4": Int32Array,
  "<u4": Uint32Array, "<i8": BigInt64Array, "<u8": BigUint64Array, "<f4": Float32Array, "<f8": Float64Array,
};
/** @type {{ [type: string]: (view: DataView) => number }} */
const READERS = {
  q: (view) => Number(view.getBigInt64(0, true)), Q: (view) => Number(view.getBigUint64(0, true)),
  i: (view) => view.getInt32(0, true), d: (view) => view.getFloat64(0, true), f: (view) => view.getFloat32(0, true),
  "?": (view) => view.getUint8(0), v: () => 0,
};
const NO_RESULT = -2; // the status of a kernel that returns None
const PAGE = 65536, LINE = 64; // bytes of a page of memory, of a line of a cache
const RESULT_BYTES = 16; // for a result, and the address of an exception

/** One field of an array of records. */
class Field {
  /** @param {ItemsType} View @param {ArrayBuffer} buffer @param {number} at @param {number} offset @param {number} size */
  constructor(View, buffer, at, offset, size) {
    this.view = /** @type {Numbers} */ (new View(buffer, at));
    this.first = offset / View.BYTES_PER_ELEMENT;
    this.step = size / View.BYTES_PER_ELEMENT;
  }

  /** @type {(index: number) => number} */
  get(index) { return this.view[this.first + index * this.step]; }

  /** @type {(index: number, value: number) => void} */
  set(index, value) { this.view[this.first + index * this.step] = value; }
}

/** An array of a kernel: all `bytes`, and `items`, or for records `fields` by name. */
class KernelArray {
  /** @param {ArrayType} described @param {Uint8Array} contents @param {ArrayBuffer} buffer @param {number} at */
  constructor({ type, shape, content }, contents, buffer, at) {
    this.shape = shape;
    this.at = at;
    this.length = product(shape);
    this.itemBytes = itemBytes(type);
    this.bytes = new Uint8Array(buffer, at, this.length * this.itemBytes);
    if (content !== undefined) this.bytes.set(contents.subarray(content, content + this.bytes.length));
    this.items = typeof type === "string" ? new VIEWS[type](buffer, at, this.length) : this.bytes;
    /** @type {{ [name: string]: Field }} */
    this.fields = {};
    if (typeof type === "string") return;
    for (const [name, kind, offset] of type.fields) {
      this.fields[name] = new Field(VIEWS[kind], buffer, at, offset, type.size);
    }
  }

  /** The array in numba's calling convention.
      @returns {(number | bigint)[]} */
  get arguments() {
    const strides = this.shape.map((_, place) => product(this.shape.slice(place + 1)) * this.itemBytes);
    return [0, 0, BigInt(this.length), BigInt(this.itemBytes), this.at, ...[...this.shape, ...strides].map(BigInt)];
  }
}

/** @type {(sizes: number[]) => number} */
function product(sizes) { return sizes.reduce((all, size) => all * size, 1); }

/** @type {(type: string | RecordType) => number} */
function itemBytes(type) {
  return typeof type === "string" ? VIEWS[type].BYTES_PER_ELEMENT : type.size;
}

/** Python's names of numbers. @type {{ [name: string]: number }} */
const NAMED = { True: 1, False: 0, inf: Infinity, "-inf": -Infinity, nan: NaN };

/** A number as a kernel of WebAssembly takes it.
    @type {(kind: string, value: string | number) => number | bigint} */
function numberOf(kind, value) {
  const plain = NAMED[value] ?? value;
  return kind === "q" ? BigInt(plain) : Number(plain);
}

export class Kernels {
  /** Lay the arrays of a call table out in a memory of their own.
      @param {WebAssembly.Module} compiled @param {CallTable} table @param {Uint8Array} contents */
  static async load(compiled, table, contents) {
    const probe = new WebAssembly.Memory({ initial: 64 });
    const { __heap_base: base } = (await WebAssembly.instantiate(compiled, imports(probe))).exports;
    const start = /** @type {WebAssembly.Global} */ (base).value;
    let top = start + RESULT_BYTES;
    const places = table.arrays.map(({ type, shape }) => {
      const at = Math.ceil(top / LINE) * LINE;
      top = at + itemBytes(type) * product(shape);
      return at;
    });
    const memory = new WebAssembly.Memory({ initial: Math.ceil(top / PAGE) + 1 });
    const { exports } = await WebAssembly.instantiate(compiled, imports(memory));
    const kernels = new Kernels(exports, memory.buffer, start, table, contents, places);
    if (kernels.has("fill_arrays")) kernels.call("fill_arrays"); // what is computed, not stored
    return kernels;
  }

  /** @param {WebAssembly.Exports} exports @param {ArrayBuffer} buffer @param {number} start @param {CallTable} table
      @param {Uint8Array} contents @param {number[]} places */
  constructor(exports, buffer, start, table, contents, places) {
    this.exports = exports;
    this.start = start;
    /** @type {{ [name: string]: Call }} */
    this.calls = {};
    this.result = new DataView(buffer, start, RESULT_BYTES);
    this.arrays = table.arrays.map((described, number) => new KernelArray(described, contents, buffer, places[number]));
    for (const [name, call] of Object.entries(table.calls)) this.calls[name] = this.bound(call);
  }

  /** Return an array among the arguments of a call.
      @type {(call: string, name: string) => KernelArray} */
  array(call, name) {
    const found = this.calls[call]?.arrays[name];
    if (!found) throw new Error(`${call} has no array ${name}`);
    return found;
  }

  /** Return the items of an array, which must be of this type.
      @type {<T extends Items>(call: string, name: string, Type: new (length: number) => T) => T} */
  items(call, name, Type) {
    const { items } = this.array(call, name);
    if (!(items instanceof Type)) throw new Error(`${call}: the items of ${name} are no ${Type.name}`);
    return items;
  }

  /** @type {(call: string) => boolean} */
  has(call) { return call in this.calls; }

  /** Return a call with its arguments bound. `places` are those of the numbers, `arrays` the others, by name.
      @type {(call: CallType) => Call} */
  bound({ kernel, kinds, returns, arguments: parts }) {
    const flat = [this.start, this.start + RESULT_BYTES / 2];
    const run = /** @type {Call["run"]} */ (this.exports[kernel]), read = READERS[returns];
    /** @type {Call} */
    const call = { run, flat, kinds, places: {}, arrays: {}, read };
    for (const part of parts) {
      if ("array" in part) call.flat.push(...(call.arrays[part.name] = this.arrays[part.array]).arguments);
      else if ("name" in part) {
        call.places[part.name] = call.flat.length;
        call.flat.push(numberOf(kinds[call.flat.length - 2], part.value));
      } else call.flat.push(0);
    }
    return call;
  }

  /** Set a number among the arguments of a call.
      @type {(name: string, argument: string, value: number) => void} */
  set(name, argument, value) {
    const { flat, kinds, places } = this.calls[name], place = places[argument];
    if (place === undefined) throw new Error(`${name} has no argument ${argument}`);
    flat[place] = numberOf(kinds[place - 2], value);
  }

  /** Call a kernel; numbers that are given replace its last arguments.
      @type {(name: string, ...last: number[]) => number} */
  call(name, ...last) {
    const { run, flat, kinds, read } = this.calls[name], first = flat.length - last.length;
    last.forEach((value, place) => { flat[first + place] = numberOf(kinds[first + place - 2], value); });
    const status = run(...flat);
    if (status !== 0 && status !== NO_RESULT) throw new Error(`${name} ended with status ${status}`);
    return read(this.result);
  }
}

/** @type {(memory: WebAssembly.Memory) => WebAssembly.Imports} */
function imports(memory) {
  return { env: { memory } };
}
