/* The rules of a game on one board, as the server answers them. Positions are kept by the moves that lead to them. */

/** @import { Config } from "../../drawings.d.ts" */
/** @import { PageRules, PlayedPly, Replayed, RulesPosition, SetUpAnswer, WrittenMoves } from "../../game.d.ts" */
/** @import { AboutGame } from "../../page.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @typedef {RulesPosition & { ply: PlayedPly | null, won: number[], preview: { [action: string]: number[] } }} ServedPosition */

import { KINDS } from "../../drawings.js";
import { post } from "./requests.js";

const MOST_KEPT = 20_000; // positions; a board has no more moves
const MOST_REPLAYED = 60_000; // moves that a request may hold

/** @implements {PageRules} */
export class Rules {
  /** `about` is of the catalogue, `config` what drawings read: sizes and geometry.
      @param {AboutGame} about @param {Shape} shape @param {Config} config */
  constructor(about, shape, config) {
    this.name = about.game;
    this.about = about;
    this.shape = shape;
    this.config = config;
    this.kind = KINDS[about.game];
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
      /** @type {PlayedPly} */ (this.position(actions.slice(0, start + place + 1)).ply)));
  }

  /** For each legal move the cells that it would fill, where the drawing cannot know them.
      @type {(position: ServedPosition) => ServedPosition["preview"]} */
  preview({ preview }) { return preview; }

  /** The cells of the line that won with the last of these moves.
      @type {(actions: number[]) => number[]} */
  winningCells(actions) { return this.position(actions).won; }

  /** @type {(action: number) => string} */
  moveName(action) { return this.kind.name(action, this.config); }

  /** Play the moves of texts: one request for as many as it may hold.
      @type {(games: WrittenMoves[]) => Promise<Replayed[]>} */
  async replay(games) {
    /** @type {WrittenMoves[][]} */
    const parts = [[]];
    let moves = 0;
    for (const game of games) {
      moves += game.words.length;
      if (moves > MOST_REPLAYED && parts[parts.length - 1].length) {
        parts.push([]);
        moves = game.words.length;
      }
      parts[parts.length - 1].push(game);
    }
    const { name: game, shape } = this;
    /** @type {{ games: Replayed[] }[]} */
    const answers = await Promise.all(parts.map((part) => post("api/rules/replay", { game, shape, games: part })));
    return answers.flatMap((answer) => answer.games);
  }

  /** Return moves that lead to these cells, marks from 0 to 2, or why there are none.
      @type {(cells: number[]) => Promise<SetUpAnswer>} */
  movesTo(cells) { return post("api/setup", { game: this.name, shape: this.shape, cells }); }
}

/** @type {(actions: number[], plies?: number) => string} */
function keyOf(actions, plies = actions.length) { return actions.slice(0, plies).join(); }
