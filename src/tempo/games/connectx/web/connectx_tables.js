/* ConnectX's opening book, and its tables of outcomes and early scores, for the player in JavaScript. */

import { countBits } from "../../../web/player/bits.js";

const MINE = 0, ALL = 1; // the two words of a state
const WON = 1, COLUMNS = 7;

/** Tables of the standard board, unpacked when they are first needed (book.py, outcomes.py, early_scores.py). */
export class Tables {
  constructor(kernels, { book, outcomes, scores }) {
    Object.assign(this, { kernels, book, outcomes, scores, books: [], known: null, scored: new Map() });
    const items = (call, name) => kernels.array(call, name).items;
    [this.keys, this.moves, this.found] = ["keys", "moves", "found"].map((name) => items("keys_after_moves", name));
    [this.laterOutcomes, this.backedUp] = ["later_outcomes", "outcomes"].map((name) => items("back_up_outcomes", name));
  }

  bookMove(state, number) {
    if (number > Math.max(...this.book.deepest)) return null;
    const [key, isImage] = canonical(state), move = this.bookOf(number % 2).get(key);
    return move === undefined ? this.earlyBestMove(keyOf(state), number) : isImage ? COLUMNS - 1 - move : move;
  }

  /** The column with the best score, the one nearest to the middle; null where scores are not tabulated. */
  earlyBestMove(key, stones) {
    if (stones >= this.scores.stones) return null;
    const scores = this.laterScores(key, stones);
    if (scores.includes(null)) return null;
    const best = Math.max(...scores), distance = (column) => Math.abs(2 * column + 1 - COLUMNS);
    const columns = [...scores.keys()].filter((column) => scores[column] === best);
    return columns.reduce((nearest, column) => distance(column) < distance(nearest) ? column : nearest);
  }

  /** The score of each column, null where it is missing; no stone wins or fills a column this early. */
  laterScores(key, stones) {
    const found = Array.from({ length: COLUMNS }, (_, column) => this.keyAfter(key, column))
      .map((after) => this.earlyScore(after, stones + 1));
    return found.map((score) => score === null ? null : 0 - score);
  }

  /** The tabulated score of a position, or one that is backed up from later ones; null where one is missing. */
  earlyScore(key, stones) {
    const { scores: { text, zero, stones: last }, scored } = this;
    if (!scored.has(key)) {
      let score = null;
      if (stones === last) {
        const place = this.placeOf(key, stones);
        if (place < text.length) score = text.charCodeAt(place) - zero;
      } else {
        const later = this.laterScores(key, stones);
        if (!later.includes(null)) score = Math.max(...later);
      }
      scored.set(key, score);
    }
    return scored.get(key);
  }

  /** The book of a seat, from key to move. */
  bookOf(seat) {
    if (this.books[seat]) return this.books[seat];
    const { moves, alphabet, deepest } = this.book, found = this.books[seat] = new Map();
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
      keys = this.replies(this.found.slice(0, this.counted("keys_after_moves", keys.length)));
    }
    return found;
  }

  /** Call a kernel that walks through this number of keys; return the number that it found. */
  counted(name, count) {
    this.kernels.set(name, "count", count);
    return this.kernels.call(name);
  }

  /** All keys one move later, each once, sorted. */
  replies(keys) {
    this.keys.set(keys);
    const sorted = this.found.slice(0, this.counted("next_keys", keys.length)).sort();
    return sorted.filter((key, place) => key !== sorted[place - 1]);
  }

  /** Keys and outcomes of all plies, from no stones on: 1, 0 or -1 for the side to move. */
  get plies() {
    if (this.known) return this.known;
    const { text, alphabet, stones } = this.outcomes, keys = [BigUint64Array.of(0n)];
    while (keys.length <= stones) keys.push(this.replies(keys.at(-1)));
    const places = [...text].map((letter) => alphabet.indexOf(letter));
    const digits = (place) => [27, 9, 3, 1].map((digit) => Math.floor(place / digit) % 3 - 1);
    let later = Int8Array.from(places.flatMap(digits));
    this.known = [];
    for (let ply = stones; ply >= 0; ply--) {
      if (ply < stones) later = this.outcomesBefore(keys[ply], keys[ply + 1], later);
      this.known.unshift({ keys: keys[ply], outcomes: later });
    }
    return this.known;
  }

  outcomesBefore(keys, later, outcomes) {
    this.keys.set(keys);
    this.found.set(later);
    this.laterOutcomes.set(outcomes.subarray(0, later.length));
    this.kernels.set("back_up_outcomes", "later_count", later.length);
    this.counted("back_up_outcomes", keys.length);
    return this.backedUp.slice(0, keys.length);
  }

  /** The outcome of an early position, and which of its legal moves keep it; null later in the game. */
  knownOutcome(state, legal) {
    const stones = countBits(state[ALL]);
    if (stones >= this.outcomes.stones) return null;
    const worth = legal.map((column) => this.worth(keyOf(state), column, stones + 1)), outcome = Math.max(...worth);
    return { outcome, moves: legal.filter((_, place) => worth[place] === outcome) };
  }

  /** What a legal move is worth for who plays it. */
  worth(key, column, stones) {
    const after = this.keyAfter(key, column);
    return after === null ? WON : 0 - this.plies[stones].outcomes[this.placeOf(after, stones)];
  }

  /** The key after a legal move, the smaller one of both mirror images; null if the move wins. */
  keyAfter(key, column) {
    this.keys[0] = key;
    this.moves[0] = column;
    return this.counted("keys_after_moves", 1) ? this.found[0] : null;
  }

  /** The place of a position among all with this number of stones. */
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

export function keyOf(state) {
  return state[MINE] + state[ALL];
}

/** The smaller key of a position and its mirror image, and whether it is the image's. */
export function canonical(state) {
  const key = keyOf(state);
  let image = 0n;
  for (let column = 0n; column < 7n; column++) image |= (key >> (7n * column) & 127n) << (7n * (6n - column));
  return image < key ? [image, true] : [key, false];
}
