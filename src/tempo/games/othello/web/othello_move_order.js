/* A game of Othello that leads to given discs, found backwards (adapter/move_order.py): a beam search takes the last disc
   off, with any discs that it may have flipped, and meets the positions after the first moves, which are all known.
   Cells hold 0 empty, 1 black, 2 white. */

/** @typedef {number[]} Squares */
/** @typedef {{ cells: number[], moves: Squares }} Way cells, and moves to them or from them */
/** @typedef {Map<string, boolean>} Fillable by the squares that are filled */

import { unreachable } from "../../../web/offline/move_order.js";

const SIZE = 8, SQUARES = [...Array(SIZE * SIZE).keys()];
const FORWARD = 7; // moves from the start whose positions are all known
const WIDTH = 100; // positions that a first pass of the search keeps for each number of discs
const MOST_FLIPS = 20; // sets of flipped discs that are tried for one disc
const MAX_TRIES = 60_000; // positions of one search
const PAUSE = 3000; // tries between two pauses, in which the page draws
const MIDDLE = [27, 28, 35, 36], START = SQUARES.map((square) => [2, 1, 1, 2][MIDDLE.indexOf(square)] ?? 0);
const FAR = [0, 1, 4, 9]; // how far out a disc is, by its ring around the middle
const RINGS = SQUARES.map((square) => (
  Math.max(Math.abs(2 * Math.floor(square / SIZE) - 7), Math.abs(2 * (square % SIZE) - 7)) >> 1
));
const STEPS = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
const RAYS = SQUARES.map((square) => STEPS.map((step) => rayFrom(square, step)).filter((ray) => ray.length > 1));

/** @type {(square: number, step: number[]) => Squares} */
function rayFrom(square, [down, right]) {
  const ray = [];
  /** @type {(at: number) => boolean} */
  const isOn = (at) => at >= 0 && at < SIZE;
  for (let row = Math.floor(square / SIZE) + down, column = square % SIZE + right; isOn(row) && isOn(column);
    row += down, column += right) ray.push(row * SIZE + column);
  return ray;
}

/** Return the moves of a game that ends with these cells. The page draws meanwhile.
    @type {(cells: number[]) => Promise<Squares>} */
export async function movesTo(cells) {
  if (MIDDLE.some((square) => !cells[square])) throw unreachable("middle");
  const lastMark = cells.filter((mark) => !mark).length % 2 ? 1 : 2; // nobody has passed
  const chance = randomNumbers();
  /** @type {Fillable} */
  const fillable = new Map();
  if (!canFill(cells, fillable)) throw unreachable("apart");
  const known = firstPositions(cells), first = known.get(cells.join(""));
  if (first) return first;
  for (let tries = 0, pauses = 0, width = WIDTH; tries < MAX_TRIES; width = Math.floor(width * 1.5)) {
    /** @type {Way[]} */
    let beam = [{ cells, moves: [] }]; // the moves that follow
    for (let last = lastMark; beam.length && tries < MAX_TRIES; last = 3 - last) {
      /** @type {Map<string, Way>} */
      const before = new Map();
      for (const { cells: now, moves } of beam) {
        for (const [square, then] of undone(now, last, chance, fillable)) {
          before.set(then.join(""), { cells: then, moves: [square, ...moves] });
        }
      }
      tries += before.size + 1;
      for (const [name, { moves }] of before) {
        const beginning = known.get(name);
        if (beginning) return [...beginning, ...moves];
      }
      const promising = [...before.values()].map((one) => ({ ...one, promise: promiseOf(one.cells) + chance() }));
      beam = promising.sort((one, other) => other.promise - one.promise).slice(0, width);
      if (Math.floor(tries / PAUSE) > pauses) {
        pauses++;
        await new Promise((resolve) => { setTimeout(resolve); });
      }
    }
  }
  throw unreachable("not_found");
}

/** Whether these squares can be filled from the middle: each disc encloses at least one other.
    @type {(cells: number[], fillable: Fillable) => boolean} */
function canFill(cells, fillable) {
  const name = cells.map((mark) => (mark ? 1 : 0)).join(""), known = fillable.get(name);
  if (known !== undefined) return known;
  const reached = new Set(MIDDLE), waiting = new Set(SQUARES.filter((square) => cells[square] && !reached.has(square)));
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size;
    for (const square of waiting) {
      if (RAYS[square].some(([one, next]) => reached.has(one) && reached.has(next))) reached.add(square);
    }
    for (const square of reached) waiting.delete(square);
  }
  fillable.set(name, waiting.size === 0);
  return waiting.size === 0;
}

/** Return all positions after the first moves on the squares of `filled`, with the moves.
    @type {(filled: number[]) => Map<string, Squares>} */
function firstPositions(filled) {
  /** @type {Map<string, Squares>} */
  const found = new Map([[START.join(""), []]]);
  /** @type {Way[]} */
  let latest = [{ cells: START, moves: [] }];
  for (let ply = 0; ply < FORWARD; ply++) {
    const mark = 1 + ply % 2;
    /** @type {Map<string, Way>} */
    const after = new Map();
    for (const { cells, moves } of latest) {
      for (const square of SQUARES.filter((one) => filled[one] && !cells[one])) {
        const flipped = flips(cells, square, mark);
        if (flipped.length) {
          const then = changed(cells, [square, ...flipped], mark);
          after.set(then.join(""), { cells: then, moves: [...moves, square] });
        }
      }
    }
    latest = [...after.values()];
    for (const [name, { moves }] of after) found.set(name, moves);
  }
  return found;
}

/** @type {(cells: number[], squares: Squares, mark: number) => number[]} */
function changed(cells, squares, mark) {
  const found = [...cells];
  for (const square of squares) found[square] = mark;
  return found;
}

/** @type {(cells: number[], square: number, mark: number) => Squares} */
function flips(cells, square, mark) {
  return RAYS[square].flatMap((ray) => {
    const end = ray.findIndex((one) => cells[one] !== 3 - mark);
    return end > 0 && cells[ray[end]] === mark ? ray.slice(0, end) : [];
  });
}

/** Yield last moves of a side, with the cells before them: all of them, or some where they are many.
    @type {(cells: number[], last: number, chance: () => number, fillable: Fillable) =>
      Generator<[square: number, before: number[]], void, void>} */
function* undone(cells, last, chance, fillable) {
  for (const square of SQUARES.filter((one) => cells[one] === last && !MIDDLE.includes(one))) {
    const runs = runsFrom(cells, square, last), without = changed(cells, [square], 0);
    if (!runs.length || !canFill(without, fillable)) continue;
    const count = runs.reduce((product, run) => product * run.length, 1);
    for (let number = 0; number < Math.min(count, MOST_FLIPS); number++) {
      let rest = number;
      const flipped = runs.flatMap((run) => {
        const choice = count <= MOST_FLIPS ? rest % run.length : Math.floor(chance() * run.length);
        rest = Math.floor(rest / run.length);
        return run[choice];
      });
      if (flipped.length) yield [square, changed(without, flipped, 3 - last)];
    }
  }
}

/** Return the sets of discs, none among them, that a disc may have flipped in each direction. The list is empty if the
    disc was not the last: it flipped nothing, or it would have flipped more.
    @type {(cells: number[], square: number, last: number) => Squares[][]} */
function runsFrom(cells, square, last) {
  /** @type {Squares[][]} */
  const runs = [];
  for (const ray of RAYS[square]) {
    const end = ray.findIndex((one) => cells[one] !== cells[ray[0]]), length = end < 0 ? ray.length : end;
    if (cells[ray[0]] === last && length > 1) runs.push(Array.from({ length }, (_, flipped) => ray.slice(0, flipped)));
    else if (cells[ray[0]] === 3 - last && cells[ray[end]] === last) return [];
  }
  return runs;
}

/** Return how promising a position is on the way back: few discs far out, balanced colours, discs to take off.
    @type {(cells: number[]) => number} */
function promiseOf(cells) {
  let promise = 0, lead = 0;
  for (const square of SQUARES) {
    const mark = cells[square];
    if (!mark) continue;
    lead += mark === 1 ? 1 : -1;
    promise -= 0.5 * FAR[RINGS[square]];
    const isRemovable = RINGS[square] && RAYS[square].some(([one, next]) => cells[one] === mark && cells[next] === mark);
    if (isRemovable) promise += 0.2;
  }
  return promise - 0.5 * Math.abs(lead);
}

/** Return a function that returns the same random numbers from 0 to 1 each time.
    @type {() => () => number} */
function randomNumbers() {
  let state = 1;
  return () => (state = state * 48271 % 2147483647) / 2147483647;
}
