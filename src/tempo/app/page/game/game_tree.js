/* The moves of a board as a tree with all variations: moves by number, the shown line, and `at`. */

/** @import { GameNode, MoveDetails } from "../../game.d.ts" */
/** @typedef {{ nodes: GameNode[], line: number[], at: number }} StoredTree */

export const START = 0;
const MAX_NODES = 20_000;

export class GameTree {
  /** @param {Partial<StoredTree>} stored */
  constructor({ nodes = [{ parent: START, action: -1, seat: -1, children: [] }], line = [], at = 0 } = {}) {
    this.nodes = nodes;
    this.line = line;
    this.at = at;
  }

  /** The last move on the board. */
  get here() { return this.at ? this.line[this.at - 1] : START; }

  /** The last move of the line, the key of everything that is known of the whole game. */
  get last() { return this.line.at(-1) ?? START; }

  get isAtEnd() { return this.at === this.line.length; }

  get isFull() { return this.nodes.length >= MAX_NODES; }

  actions(plies = this.line.length) { return this.actionsOf(this.line.slice(0, plies)); }

  /** @type {(line: number[]) => number[]} */
  actionsOf(line) { return line.map((number) => this.nodes[number].action); }

  /** Play a move here. Moves beyond become a variation unless they begin with the same move.
      @type {(action: number, seat: number, known?: MoveDetails) => number} */
  play(action, seat, known = {}) {
    const parent = this.here, { children } = this.nodes[parent];
    let found = children.find((one) => this.nodes[one].action === action);
    if (found === undefined) {
      found = this.nodes.push({ parent, action, seat, children: [], ...known }) - 1;
      children.push(found);
    } else Object.assign(this.nodes[found], known);
    if (this.isAtEnd || this.line[this.at] !== found) this.line.splice(this.at, Infinity, found);
    this.at++;
    return found;
  }

  /** End the line here; moves beyond remain as a variation. */
  cut() { this.line.splice(this.at); }

  /** @param {number} at */
  go(at) { this.at = Math.max(0, Math.min(this.line.length, at)); }

  /** The line through a move and its first continuation.
      @type {(number: number) => number[]} */
  lineThrough(number) {
    const way = [number, ...this.ancestors(number)].reverse();
    for (let next = number; (next = this.nodes[next].children[0]) !== undefined;) way.push(next);
    return way;
  }

  /** Show the line through a move; the move is the last on the board.
      @param {number} number */
  jump(number) {
    this.line = this.lineThrough(number);
    this.at = this.line.indexOf(number) + 1;
  }

  /** The moves before a move, last first.
      @type {(number: number) => number[]} */
  ancestors(number) {
    /** @type {number[]} */
    const found = [];
    for (let one = this.nodes[number].parent; one !== START; one = this.nodes[one].parent) found.push(one);
    return found;
  }

  /** The alternatives to a move.
      @param {number} number */
  others(number) {
    const { children } = this.nodes[this.nodes[number].parent];
    return children.filter((one) => one !== number).map((node) => ({ node, action: this.nodes[node].action }));
  }

  /** @returns {StoredTree} */
  toJson() { return { nodes: this.nodes, line: this.line, at: this.at }; }
}

/** Whether a tree has all moves of another one, played in the same order, and perhaps more.
    @type {(tree: StoredTree, other: StoredTree) => boolean} */
export function extendsMoves(tree, other) {
  return other.nodes.every(({ parent, action }, number) => (
    tree.nodes[number]?.parent === parent && tree.nodes[number].action === action
  ));
}
