/* The moves of a board as a tree with all variations (game_tree.py): moves by number, the shown line, and `at`. */

export const START = 0;
const MAX_NODES = 20_000;

export class GameTree {
  constructor({ nodes = [{ parent: START, action: -1, seat: -1, children: [] }], line = [], at = 0 } = {}) {
    Object.assign(this, { nodes, line, at });
  }

  /** The last move on the board. */
  get here() { return this.at ? this.line[this.at - 1] : START; }

  /** The last move of the line, the key of everything that is known of the whole game. */
  get last() { return this.line.at(-1) ?? START; }

  get isAtEnd() { return this.at === this.line.length; }

  get isFull() { return this.nodes.length >= MAX_NODES; }

  actions(plies = this.line.length) { return this.line.slice(0, plies).map((number) => this.nodes[number].action); }

  /** Play a move here. Moves beyond become a variation unless they begin with the same move. */
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

  go(at) { this.at = Math.max(0, Math.min(this.line.length, at)); }

  /** Show the line through a move and its first continuation; the move is the last on the board. */
  jump(number) {
    const way = [number, ...this.ancestors(number)].reverse();
    this.at = way.length;
    for (let next; (next = this.nodes[way.at(-1)].children[0]) !== undefined;) way.push(next);
    this.line = way;
  }

  /** The moves before a move, last first. */
  ancestors(number) {
    const found = [];
    for (let one = this.nodes[number].parent; one !== START; one = this.nodes[one].parent) found.push(one);
    return found;
  }

  /** The alternatives to a move. */
  others(number) {
    const { children } = this.nodes[this.nodes[number].parent];
    return children.filter((one) => one !== number).map((node) => ({ node, action: this.nodes[node].action }));
  }

  toJson() { return { nodes: this.nodes, line: this.line, at: this.at }; }
}
