/* A game on one board as its kernels play it: positions after moves, and what a page draws of them.

   A game's own part, web/board.js in its folder, may add what is drawn: see `NOTHING_MORE`. */

import { loadGame } from "../player/load_game.js";
import { shapeName } from "../player/agent.js";
import { Kernels } from "../player/kernels.js";
import { Rules } from "../player/rules.js";
import { refusal } from "../../app/page/refusal.js";
import { KINDS } from "../../app/drawings.js";

const OPEN = 2; // the outcome while the game goes on
const NOTHING_MORE = {
  filled: () => undefined, // (state before, after, action, seat, shape) -> cells that a move fills, if needed
  line: () => [], // (cells by seat, last cell, shape) -> cells of the line that won
  movesTo: null, // (cells by mark, shape) -> the moves of a game that ends with these cells, or an `unreachable` error
  files: {}, // by suffix: {fits(text), read(text, source), write(game)}, see sgf.js
};

const loaded = new Map();

/** Return a game on a board of this shape; null where no such board was exported. */
export async function webGame(folder, about, shape) {
  const key = `${about.game} ${shapeName(shape)}`;
  if (!loaded.has(key)) {
    const loading = load(folder, about, shape);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
  }
  return loaded.get(key);
}

async function load(folder, about, shape) {
  const { game } = await loadGame(folder, about.game), table = game.rules[shapeName(shape)];
  if (!table) {
    const known = about.shapes.map((one) => Object.entries(one).map((size) => size.join(" ")).join(", ")).join("; ");
    throw refusal(`this page has no board of this size, only these: ${known}`);
  }
  const own = await ownPart(folder, about), kernels = await Kernels.load(game.module, table, game.contents);
  return new WebGame(about, shape, new Rules(kernels), { ...NOTHING_MORE, ...own });
}

/** Return what a game adds. */
export async function ownPart(folder, about) {
  return about.has_board ? import(new URL(`games/${about.game}/web/board.js`, folder).href) : {};
}

export class WebGame {
  constructor(about, shape, rules, own) {
    const config = { ...shape, ...about.geometries[shapeName(shape)] }; // as drawings read it
    Object.assign(this, { name: about.game, about, shape, config, rules, own, start: rules.state.slice(), kind: KINDS[about.game] });
  }

  /** Nothing is to be loaded: the rules are in the page. */
  load() {}

  /** The position after these moves: {state, seat, legal, rewards}; rewards are null while the game goes on. */
  position(actions) { return this.walk(actions).at(-1); }

  /** The positions before each of these moves, and the last one. */
  walk(actions) {
    let state = this.start, outcome = OPEN;
    const found = [this.described(state, outcome, 0)];
    actions.forEach((action, number) => {
      if (!found[number].legal.includes(action)) throw refusal(`move ${number + 1} is not legal`);
      ({ state, outcome } = this.rules.after(state, action));
      found.push(this.described(state, outcome, number + 1));
    });
    return found;
  }

  described(state, outcome, plies) {
    const isOpen = outcome === OPEN, mover = 1 - plies % 2; // who moved last
    const rewards = isOpen ? null : mover === 0 ? [outcome, -outcome] : [-outcome, outcome];
    return { state, seat: plies % 2, legal: isOpen ? this.rules.legal(state) : [], rewards };
  }

  /** The plies of these moves from `start` on, as the page draws them. */
  plies(actions, start = 0) {
    const positions = this.walk(actions);
    return actions.map((action, number) => {
      const { state, seat } = positions[number];
      const cells = this.own.filled(state, positions[number + 1].state, action, seat, this.shape);
      return cells === undefined ? { action, seat } : { action, seat, cells };
    }).slice(start);
  }

  /** For each legal move the cells that it would fill, where the drawing cannot know them. */
  preview({ state, seat, legal }) {
    const found = legal.map((action) => (
      [action, this.own.filled(state, this.rules.after(state, action).state, action, seat, this.shape)]
    ));
    return Object.fromEntries(found.filter(([, cells]) => cells?.length));
  }

  winningCells(actions) {
    const { cells, last } = this.kind.cells(this.plies(actions), this.config);
    return this.own.line(cells, last, this.shape);
  }

  moveName(action) { return this.kind.name(action, this.config); }
}
