/* The rules of a game on one board, as the server answers them. Positions are kept by the moves that lead to them. */

/** @import { Config } from "../../drawings.d.ts" */
/** @import { PageRules, PlayedPly, RulesPosition, Shape } from "../../../web/types.d.ts" */
/** @typedef {RulesPosition & { ply: PlayedPly | null, preview: { [action: string]: number[] } }} ServedPosition */

import { post } from "./requests.js";

const MOST_KEPT = 5000; // positions

/** @implements {PageRules} */
export class Rules {
  /** `config` is what drawings read: sizes and geometry.
      @param {string} name @param {Shape} shape @param {Config} config */
  constructor(name, shape, config) {
    this.name = name;
    this.shape = shape;
    this.config = config;
    /** @type {Map<string, ServedPosition>} */
    this.positions = new Map();
  }

  /** Ask for the positions after these moves, and on the way there, that are not known.
      @type {(actions: number[]) => Promise<void>} */
  async load(actions) {
    const { name: game, shape, positions } = this;
    const start = [...actions, null].findIndex((_, ply) => !positions.has(keyOf(actions, ply)));
    if (start < 0) return;
    /** @type {{ positions: ServedPosition[] }} */
    const { positions: found } = await post("api/rules", { game, shape, actions, start });
    found.forEach((position, place) => positions.set(keyOf(actions, start + place), position));
    for (const key of positions.keys()) {
      if (positions.size <= MOST_KEPT) break;
      positions.delete(key);
    }
  }

  /** The position after these moves, which are loaded: {ply, seat, legal, rewards, preview}.
      @type {(actions: number[]) => ServedPosition} */
  position(actions) { return /** @type {ServedPosition} */ (this.positions.get(keyOf(actions))); }

  /** The plies of these moves from `start` on, as the page draws them.
      @type {(actions: number[], start?: number) => PlayedPly[]} */
  plies(actions, start = 0) {
    return actions.slice(start).map((_, place) => (
      /** @type {{ ply: PlayedPly }} */
      (this.positions.get(keyOf(actions, start + place + 1))).ply
    ));
  }

  /** For each legal move the cells that it would fill, where the drawing cannot know them.
      @type {(position: ServedPosition) => ServedPosition["preview"]} */
  preview({ preview }) { return preview; }
}

/** @type {(actions: number[], plies?: number) => string} */
function keyOf(actions, plies = actions.length) { return actions.slice(0, plies).join(); }
