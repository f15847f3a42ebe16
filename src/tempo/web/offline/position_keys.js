/* Keys of positions: equal for boards with the same cells and side to move, symmetric images included, see
   position_keys.py. A key is a sum of random numbers, one for each cell times its content: the least of all images. */

const RANGE = 2 ** 40; // sums of these numbers are exact
const kept = new WeakMap(); // by WebGame

/** Return the keys of a board; `images` are its symmetries, as lists of cells. */
export function keysOn(rules, images) {
  if (!kept.has(rules)) kept.set(rules, new PositionKeys(rules, images));
  return kept.get(rules);
}

class PositionKeys {
  constructor(rules, images) {
    const random = () => Math.floor(Math.random() * RANGE), cells = rules.kind.cells([], rules.config).cells;
    const numbers = cells.map(random);
    Object.assign(this, { rules, mover: random(), games: new Map(), openings: null });
    this.tables = [numbers, ...images.map((image) => image.map((cell) => numbers[cell]))];
  }

  /** The keys of all positions of a game, the start included. */
  ofGame(actions) {
    const plies = this.rules.plies(actions);
    return Array.from({ length: plies.length + 1 }, (_, count) => this.of(plies.slice(0, count)));
  }

  /** The key after these plies. */
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
