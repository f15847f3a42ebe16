/* A game on one board as its kernels play it: positions after moves, and what a page draws of them.

   A game's own part, web/board.js in its folder, may add what is drawn: see `NOTHING_MORE`. */

import { loadFiles } from "../player/load_game.js";
import { Kernels } from "../player/kernels.js";
import { OPEN, Rules, shapeName } from "../player/rules.js";
import { createOnce } from "../../app/page/once.js";
import { refusal } from "../../app/page/refusal.js";
import { isPassOf, KINDS } from "../../app/drawings.js";

/** @import { Cells, Config } from "../../app/drawings.d.ts" */
/** @import { MoveWord, PageRules, PlayedPly, Replayed, RulesPosition } from "../../app/game.d.ts" */
/** @import { SetUpAnswer, WrittenMoves, WrongWord } from "../../app/game.d.ts" */
/** @import { AboutGame } from "../../app/page.d.ts" */
/** @import { Unreachable } from "./move_order.js" */
/** @import { Shape, State } from "../types.d.ts" */

const PASS = "pass"; // its name, in games in which other moves are legal as well
/** What a game may add. `filled` are the cells of a move, if needed, or `contents` all cells of a state, for games that do
    more than to fill cells; `movesTo` throws `unreachable`.
    @typedef {{
      filled(before: State, after: State, action: number, seat: number, shape: Shape): number[] | undefined,
      contents: ((state: State, seat: number, shape: Shape) => number[]) | null,
      line(cells: Cells, last: number | null, shape: Shape): number[],
      movesTo: ((cells: number[], shape: Shape) => number[] | Promise<number[]>) | null,
    }} OwnDrawing */
/** @typedef {{ actions: number[], position: WebPosition }} ReplayedGame */
/** @typedef {RulesPosition & { state: State }} WebPosition */

/** @type {OwnDrawing} */
const NOTHING_MORE = { filled: () => undefined, contents: null, line: () => [], movesTo: null };

const once = createOnce();

/** Return a game on a board of this shape.
    @type {(folder: string, about: AboutGame, shape: Shape) => Promise<WebGame>} */
export function webGame(folder, about, shape) {
  return once(`${about.game} ${shapeName(shape)}`, () => load(folder, about, shape));
}

/** @type {typeof webGame} */
async function load(folder, about, shape) {
  const [game, own] = await Promise.all([
    loadFiles(folder, about.game),
    about.has_board ? import(new URL(`games/${about.game}/web/board.js`, folder).href) : {},
  ]);
  const table = game.rules[shapeName(shape)];
  if (!table) {
    const known = about.shapes?.map((one) => Object.entries(one).map((size) => size.join(" ")).join(", ")).join("; ");
    throw refusal(`this page has no board of this size, only these: ${known}`);
  }
  const kernels = await Kernels.load(game.module, table, game.contents);
  return new WebGame(about, shape, new Rules(kernels), { ...NOTHING_MORE, ...own });
}

/** @implements {PageRules} */
export class WebGame {
  /** @param {AboutGame} about @param {Shape} shape @param {Rules} rules @param {OwnDrawing} own */
  constructor(about, shape, rules, own) {
    this.name = about.game;
    this.about = about;
    this.shape = shape;
    /** As drawings read it. @type {Config} */
    this.config = { ...shape, ...about.geometries?.[shapeName(shape)] };
    this.rules = rules;
    this.own = own;
    this.start = rules.state.slice();
    this.kind = KINDS[about.game];
    /** @type {Map<number, string>} */
    this.names = new Map();
  }

  /** Nothing is to be loaded: the rules are in the page. */
  load() {}

  /** The position after these moves: {state, seat, legal, rewards}; rewards are null while the game goes on.
      @type {(actions: number[]) => WebPosition} */
  position(actions) { return this.walk(actions)[actions.length]; }

  /** The positions before each of these moves, and the last one.
      @type {(actions: number[]) => WebPosition[]} */
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

  /** @type {(state: State, outcome: number, plies: number) => WebPosition} */
  described(state, outcome, plies) {
    const isOpen = outcome === OPEN, mover = 1 - plies % 2; // who moved last
    const rewards = isOpen ? null : mover === 0 ? [outcome, -outcome] : [-outcome, outcome];
    return { state, seat: plies % 2, legal: isOpen ? this.rules.legal(state) : [], rewards };
  }

  /** The plies of these moves from `start` on, as the page draws them.
      @type {(actions: number[], start?: number) => PlayedPly[]} */
  plies(actions, start = 0) {
    const positions = this.walk(actions);
    return actions.map((action, number) => {
      const { state, seat } = positions[number], after = positions[number + 1].state;
      if (this.own.contents) return { action, seat, changes: this.changes(state, after, action, seat) };
      const cells = this.own.filled(state, after, action, seat, this.shape);
      return cells === undefined ? { action, seat } : { action, seat, cells };
    }).slice(start);
  }

  /** The cells that a move changes, with their contents, its own cell first.
      @type {(before: State, after: State, action: number, seat: number) => [cell: number, content: number][]} */
  changes(before, after, action, seat) {
    const read = /** @type {NonNullable<OwnDrawing["contents"]>} */ (this.own.contents);
    const old = read(before, seat, this.shape), [own] = this.kind.landing([], [action], this.config);
    const changed = [...read(after, 1 - seat, this.shape).entries()].filter(([cell, content]) => old[cell] !== content);
    return changed.sort(([one], [other]) => Number(other === own) - Number(one === own));
  }

  /** For each legal move the cells that it would fill, where the drawing cannot know them.
      @type {(position: WebPosition) => { [action: string]: number[] }} */
  preview({ state, seat, legal }) {
    /** @type {[action: number, cells: number[]][]} */
    const found = legal.map((action) => (
      [action, this.own.filled(state, this.rules.after(state, action).state, action, seat, this.shape) ?? []]
    ));
    return Object.fromEntries(found.filter(([, cells]) => cells.length));
  }

  /** @type {(actions: number[]) => number[]} */
  winningCells(actions) {
    const { cells, last } = this.kind.cells(this.plies(actions), this.config);
    return this.own.line(cells, last, this.shape);
  }

  /** @type {(action: number) => string} */
  moveName(action) { return this.kind.name(action, this.config); }

  /** Play the moves of texts.
      @type {(games: WrittenMoves[]) => Promise<Replayed[]>} */
  async replay(games) { return games.map(({ words, seats }) => this.replayed(words, seats ?? [])); }

  /** @type {(words: MoveWord[], seats: (number | null)[]) => Replayed} */
  replayed(words, seats) {
    /** @type {ReplayedGame} */
    const game = { actions: [], position: this.described(this.start, OPEN, 0) };
    for (const [word, meant] of words.entries()) {
      const before = game.actions.length, why = this.playWord(game, meant, seats[word] ?? null);
      if (why) return { actions: game.actions.slice(0, before), rewards: null, wrong: { word, why } };
    }
    return { actions: game.actions, rewards: game.position.rewards, wrong: null };
  }

  /** Play the move that a word means, after a pass that was left out; or say why it is not possible.
      @type {(game: ReplayedGame, word: MoveWord, seat: number | null) => WrongWord["why"] | null} */
  playWord(game, word, seat) {
    if (game.position.rewards) return "over";
    let action = this.meant(word, game.position.legal);
    const pass = action === undefined ? this.onlyPass(game.position) : null;
    if (pass !== null && word === null) action = pass;
    else if (pass !== null) {
      this.push(game, pass);
      action = this.meant(word, game.position.legal);
    }
    if (seat !== null && seat !== game.position.seat) return "turn";
    if (action === undefined) return "illegal";
    this.push(game, action);
    return null;
  }

  /** @type {(game: ReplayedGame, action: number) => void} */
  push(game, action) {
    const { outcome, state } = this.rules.after(game.position.state, action);
    game.position = this.described(state, outcome, game.actions.push(action));
  }

  /** The legal move that a word means; a word is an action, a name in lower case, or null for a pass.
      @type {(word: MoveWord, legal: number[]) => number | undefined} */
  meant(word, legal) {
    if (typeof word === "number") return legal.includes(word) ? word : undefined;
    return legal.find((action) => this.lowerName(action) === (word ?? PASS));
  }

  /** @type {(action: number) => string} */
  lowerName(action) {
    const name = this.names.get(action) ?? this.moveName(action).toLowerCase();
    this.names.set(action, name);
    return name;
  }

  /** The pass if nothing else is legal, otherwise null.
      @type {(position: WebPosition) => number | null} */
  onlyPass({ legal }) { return legal.length === 1 && isPassOf(this.kind, legal[0], this.config) ? legal[0] : null; }

  /** Return moves that lead to these cells, marks from 0 to 2, or why there are none.
      @type {(cells: number[]) => Promise<SetUpAnswer>} */
  async movesTo(cells) {
    if (!this.own.movesTo) throw refusal(`positions of ${this.name} are set up on a board that Python serves, not on this page`);
    try {
      const actions = await this.own.movesTo(cells, this.shape), { seat, rewards } = this.position(actions);
      return { actions, to_move: rewards ? null : seat, winner: rewards?.includes(1) ? rewards.indexOf(1) : null };
    } catch (problem) {
      const { message, reason, values } = /** @type {Partial<Unreachable>} */ (problem);
      if (!reason || !message) throw problem;
      return { problem: message, reason, values };
    }
  }
}
