/* ConnectX's opening book, and its tables of outcomes and early scores, for the player in JavaScript. */

/** @import { Bounds } from "../../../web/types.d.ts" */
/** @import { Kernels } from "../../../web/player/kernels.js" */
/** @typedef {BigUint64Array} Words the stones of the side to move, and all, on boards of up to 64 bits */
/** @typedef {{ moves: [string, string], alphabet: string, deepest: [number, number] }} Book */
/** @typedef {{ text: string, alphabet: string, stones: number }} Outcomes */
/** @typedef {{ text: string, zero: number, stones: number }} Scores */
/** @typedef {{ reference_effort: number, reference_nodes: number, effort_per_doubling: number,
      effort_per_stone: number, long_line_factor: number, short_move: number, short_move_table_bits: number,
      table_bits: number, speed: number, scores: Bounds }} ProofNumbers */
/** @typedef {{ book: Book, outcomes: Outcomes, scores: Scores, proof: ProofNumbers,
      exact: { windows: Bounds[], slice: number } }} Data of web_data in calls.py */
/** @typedef {{ keys: BigUint64Array, outcomes: Int8Array }} Ply positions of one number of stones */

import { countBits } from "../../../web/player/bits.js";

const MINE = 0, ALL = 1; // the two words of a state
const WON = 1, COLUMNS = 7;

/** Tables of the standard board, unpacked when they are first needed (book.py, outcomes.py, early_scores.py). */
export class Tables {
  /** @param {Kernels} kernels @param {Data} data */
  constructor(kernels, { book, outcomes, scores }) {
    this.kernels = kernels;
    this.book = book;
    this.outcomes = outcomes;
    this.scores = scores;
    /** @type {Map<bigint, number>[]} */
    this.books = [];
    /** @type {Ply[] | null} */
    this.known = null;
    /** @type {Map<bigint, number | null>} */
    this.scored = new Map();
    this.keys = kernels.items("keys_after_moves", "keys", BigUint64Array);
    this.moves = kernels.items("keys_after_moves", "moves", Int8Array);
    this.later = kernels.items("keys_after_moves", "later", BigUint64Array);
    this.laterOutcomes = kernels.items("back_up_outcomes", "later_outcomes", Int8Array);
    this.backedUp = kernels.items("back_up_outcomes", "outcomes", Int8Array);
  }

  /** The move of the book, null without one.
      @type {(state: Words, number: number) => number | null} */
  bookMove(state, number) {
    if (number > Math.max(...this.book.deepest)) return null;
    const [key, isImage] = canonical(state), move = this.bookOf(number % 2).get(key);
    return move === undefined ? this.earlyBestMove(keyOf(state), number) : isImage ? COLUMNS - 1 - move : move;
  }

  /** The column with the best score, the one nearest to the middle; null where scores are not tabulated.
      @type {(key: bigint, stones: number) => number | null} */
  earlyBestMove(key, stones) {
    if (stones >= this.scores.stones) return null;
    const scores = this.laterScores(key, stones);
    if (!isComplete(scores)) return null;
    const best = Math.max(...scores), columns = [...scores.keys()].filter((column) => scores[column] === best);
    const distances = columns.map((column) => Math.abs(2 * column + 1 - COLUMNS));
    return columns[distances.indexOf(Math.min(...distances))];
  }

  /** The score of each column, null where it is missing; no stone wins or fills a column this early.
      @type {(key: bigint, stones: number) => (number | null)[]} */
  laterScores(key, stones) {
    const found = Array.from({ length: COLUMNS }, (_, column) => this.keyAfter(key, column))
      .map((after) => after === null ? null : this.earlyScore(after, stones + 1));
    return found.map((score) => score === null ? null : 0 - score);
  }

  /** The tabulated score of a position, or one that is backed up from later ones; null where one is missing.
      @type {(key: bigint, stones: number) => number | null} */
  earlyScore(key, stones) {
    const { scores: { text, zero, stones: last }, scored } = this;
    let score = scored.get(key);
    if (score !== undefined) return score;
    score = null;
    if (stones === last) {
      const place = this.placeOf(key, stones);
      if (place < text.length) score = text.charCodeAt(place) - zero;
    } else {
      const later = this.laterScores(key, stones);
      if (isComplete(later)) score = Math.max(...later);
    }
    scored.set(key, score);
    return score;
  }

  /** The book of a seat, from key to move.
      @type {(seat: number) => Map<bigint, number>} */
  bookOf(seat) {
    if (this.books[seat]) return this.books[seat];
    /** @type {Map<bigint, number>} */
    const found = this.books[seat] = new Map();
    const { moves, alphabet, deepest } = this.book;
    const places = [...moves[seat]].map((letter) => alphabet.indexOf(letter));
    const packed = places.flatMap((place) => [Math.floor(place / COLUMNS), place % COLUMNS]);
    if (!packed.length) return found;
    let keys = seat ? this.replies(BigUint64Array.of(0n)) : BigUint64Array.of(0n), place = 0;
    for (let stones = seat; stones <= deepest[seat]; stones += 2) {
      const chosen = packed.slice(place, place += keys.length);
      keys.forEach((key, number) => found.set(key, chosen[number]));
      if (stones === deepest[seat]) break;
      this.keys.set(keys);
      this.moves.set(chosen);
      keys = this.replies(this.later.slice(0, this.counted("keys_after_moves", keys.length)));
    }
    return found;
  }

  /** Call a kernel that walks through this number of keys; return the number that it found.
      @type {(name: string, count: number) => number} */
  counted(name, count) {
    this.kernels.set(name, "count", count);
    return this.kernels.call(name);
  }

  /** All keys one move later, each once, sorted.
      @type {(keys: BigUint64Array) => BigUint64Array} */
  replies(keys) {
    this.keys.set(keys);
    const sorted = this.later.slice(0, this.counted("next_keys", keys.length)).sort();
    return sorted.filter((key, place) => key !== sorted[place - 1]);
  }

  /** Keys and outcomes of all plies, from no stones on: 1, 0 or -1 for the side to move. */
  get plies() {
    if (this.known) return this.known;
    const { text, alphabet, stones } = this.outcomes;
    /** @type {BigUint64Array[]} */
    const keys = [BigUint64Array.of(0n)];
    for (let ply = 0; ply < stones; ply++) keys.push(this.replies(keys[ply]));
    const places = [...text].map((letter) => alphabet.indexOf(letter));
    /** @type {(place: number) => number[]} */
    const digits = (place) => [27, 9, 3, 1].map((digit) => Math.floor(place / digit) % 3 - 1);
    /** @type {Int8Array} */
    let later = Int8Array.from(places.flatMap(digits));
    const known = [{ keys: keys[stones], outcomes: later }];
    for (let ply = stones - 1; ply >= 0; ply--) {
      later = this.outcomesBefore(keys[ply], keys[ply + 1], later);
      known.unshift({ keys: keys[ply], outcomes: later });
    }
    this.known = known;
    return known;
  }

  /** @type {(keys: BigUint64Array, later: BigUint64Array, outcomes: Int8Array) => Int8Array} */
  outcomesBefore(keys, later, outcomes) {
    this.keys.set(keys);
    this.later.set(later);
    this.laterOutcomes.set(outcomes.subarray(0, later.length));
    this.kernels.set("back_up_outcomes", "later_count", later.length);
    this.counted("back_up_outcomes", keys.length);
    return this.backedUp.slice(0, keys.length);
  }

  /** The outcome of an early position, and which of its legal moves keep it; null later in the game.
      @type {(state: Words, legal: number[]) => { outcome: number, moves: number[] } | null} */
  knownOutcome(state, legal) {
    const stones = countBits(state[ALL]);
    if (stones >= this.outcomes.stones) return null;
    const worth = legal.map((column) => this.worth(keyOf(state), column, stones + 1)), outcome = Math.max(...worth);
    return { outcome, moves: legal.filter((_, place) => worth[place] === outcome) };
  }

  /** What a legal move is worth for who plays it.
      @type {(key: bigint, column: number, stones: number) => number} */
  worth(key, column, stones) {
    const after = this.keyAfter(key, column);
    return after === null ? WON : 0 - this.plies[stones].outcomes[this.placeOf(after, stones)];
  }

  /** The key after a legal move, the smaller one of both mirror images; null if the move wins.
      @type {(key: bigint, column: number) => bigint | null} */
  keyAfter(key, column) {
    this.keys[0] = key;
    this.moves[0] = column;
    return this.counted("keys_after_moves", 1) ? this.later[0] : null;
  }

  /** The place of a position among all with this number of stones.
      @type {(key: bigint, stones: number) => number} */
  placeOf(key, stones) {
    const { keys } = this.plies[stones];
    let low = 0, high = keys.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keys[middle] < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** @type {(scores: (number | null)[]) => scores is number[]} */
function isComplete(scores) { return !scores.includes(null); }

/** @type {(state: Words) => bigint} */
export function keyOf(state) {
  return state[MINE] + state[ALL];
}

/** The smaller key of a position and its mirror image, and whether it is the image's.
    @type {(state: Words) => [key: bigint, isImage: boolean]} */
export function canonical(state) {
  const key = keyOf(state);
  let image = 0n;
  for (let column = 0n; column < 7n; column++) image |= (key >> (7n * column) & 127n) << (7n * (6n - column));
  return image < key ? [image, true] : [key, false];
}
