/* The rules of a game on one board, as the server answers them. Positions are kept by the moves that lead to them. */

import { post } from "./requests.js";

const MOST_KEPT = 5000; // positions

export class Rules {
  /** `config` is what drawings read: sizes and geometry. */
  constructor(name, shape, config) { Object.assign(this, { name, shape, config, positions: new Map() }); }

  /** Ask for the positions after these moves, and on the way there, that are not known. */
  async load(actions) {
    const { name: game, shape, positions } = this;
    const start = [...actions, null].findIndex((_, ply) => !positions.has(keyOf(actions, ply)));
    if (start < 0) return;
    const { positions: found } = await post("api/rules", { game, shape, actions, start });
    found.forEach((position, place) => positions.set(keyOf(actions, start + place), position));
    for (const key of positions.keys()) {
      if (positions.size <= MOST_KEPT) break;
      positions.delete(key);
    }
  }

  /** The position after these moves, which are loaded: {ply, seat, legal, rewards, preview}. */
  position(actions) { return this.positions.get(keyOf(actions)); }

  /** The plies of these moves from `start` on, as the page draws them. */
  plies(actions, start = 0) {
    return actions.slice(start).map((_, place) => this.positions.get(keyOf(actions, start + place + 1)).ply);
  }

  /** For each legal move the cells that it would fill, where the drawing cannot know them. */
  preview({ preview }) { return preview; }
}

function keyOf(actions, plies = actions.length) { return actions.slice(0, plies).join(); }
