/* Keys of positions: equal for boards with the same cells and side to move, symmetric images included, see
   position_keys.py. A key is a sum of random numbers, one for each cell times its content: the least of all images. */

/** @import { PageRules, PlayedPly } from "../../app/game.d.ts" */
/** @import { KeyedGame } from "./known_moves.js" */

const RANGE = 2 ** 40; // sums of these numbers are exact
/** @type {WeakMap<PageRules, PositionKeys>} */
const kept = new WeakMap();

/** Return the keys of a board; `images` are its symmetries, as lists of cells.
    @type {(rules: PageRules, images: number[][]) => PositionKeys} */
export function keysOn(rules, images) {
  const keys = kept.get(rules) ?? new PositionKeys(rules, images);
  kept.set(rules, keys);
  return keys;
}

export class PositionKeys {
  /** @param {PageRules} rules @param {number[][]} images */
  constructor(rules, images) {
    const random = () => Math.floor(Math.random() * RANGE);
    const numbers = rules.kind.cells([], rules.config).cells.map(random);
    this.rules = rules;
    this.mover = random();
    /** Saved games by name, null where they cannot be read. @type {Map<string, KeyedGame | null>} */
    this.games = new Map();
    /** Of levels. @type {KeyedGame[] | null} */
    this.openings = null;
    this.tables = [numbers, ...images.map((image) => image.map((cell) => numbers[cell]))];
  }

  /** The keys of all positions of a game, the start included.
      @type {(actions: number[]) => number[]} */
  ofGame(actions) {
    const plies = this.rules.plies(actions);
    return Array.from({ length: plies.length + 1 }, (_, count) => this.of(plies.slice(0, count)));
  }

  /** The key after these plies.
      @type {(plies: PlayedPly[]) => number} */
  of(plies) {
    const { cells } = this.rules.kind.cells(plies, this.rules.config), mover = this.mover * (plies.length % 2);
    const sums = this.tables.map((numbers) => {
      let sum = mover;
      cells.forEach((seat, cell) => { if (seat !== null) sum += (1 + seat) * numbers[cell]; });
      return sum;
    });
    return Math.min(...sums);
  }
}
