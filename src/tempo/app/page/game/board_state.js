/* A game on a board, its players and what a page draws of it. */

import { GameTree } from "./game_tree.js";

/** @import { Config } from "../../drawings.d.ts" */
/** @import { Board, Ending, Hint, NewBoard, PageRules, RulesPosition, SharedKnown } from "../../game.d.ts" */

export const HUMAN = "human";
export const LEFT = "left", RESIGNED = "resigned"; // reasons of ends that can be taken back
export const TIME = "time"; // reason of an end by the clock
const KEPT = /** @type {const} */ (["game", "shape", "seats", "clock", "endings", "saved", "unfinished", "importedNames",
  "dates", "watched", "paused", "pace", "number", "version", "record", "shared"]); // of a stored board, besides the tree

/** What is known of lines, by their last moves.
    @template T @typedef {{ [node: number]: T }} ByNode */

export class BoardState {
  /** `rules` know all positions of the line.
      @param {PageRules} rules @param {NewBoard} stored a new one, or what `toJson` returned */
  constructor(rules, { id, game, shape, seats, clock, tree, ...more }) {
    this.rules = rules;
    this.id = id;
    this.game = game;
    this.shape = shape;
    this.seats = seats;
    this.clock = clock;
    this.tree = new GameTree(tree);
    /** @type {ByNode<Ending>} */
    this.endings = {};
    /** Names of records. @type {ByNode<string>} */
    this.saved = {};
    /** Names of records of games that go on. @type {ByNode<string>} */
    this.unfinished = {};
    /** @type {ByNode<string[]>} */
    this.importedNames = {};
    /** @type {ByNode<string>} */
    this.dates = {};
    this.watched = this.paused = false;
    this.pace = this.number = this.version = 0;
    /** The record of the line. @type {string | null} */
    this.record = null;
    /** @type {SharedKnown | null} */
    this.shared = null;
    /** A task of the engine. @type {"move" | "watch" | "hint" | "solve" | null} */
    this.thinking = null;
    /** @type {Hint | null} */
    this.hint = null;
    /** @type {string | null} */
    this.error = null;
    /** Seconds of a move that is held back. @type {number | null} */
    this.spent = null;
    this.since = performance.now();
    this.elapsedWhenPaused = 0;
    Object.assign(this, more);
  }

  toJson() {
    const { id, tree } = this, kept = Object.fromEntries(KEPT.map((name) => [name, this[name]]));
    return { id, tree: tree.toJson(), result: this.ending(), .../** @type {Pick<BoardState, typeof KEPT[number]>} */ (kept) };
  }

  /** The position on the board.
      @returns {RulesPosition} */
  position() { return this.rules.position(this.tree.actions(this.tree.at)); }

  /** How the line's game ended: {rewards, forfeit, reason}; null if it goes on.
      @returns {Ending | null} */
  ending() {
    const { rewards } = this.rules.position(this.tree.actions());
    return rewards ? { rewards, forfeit: null, reason: null } : this.endings[this.tree.last] ?? null;
  }

  isOver() { return this.tree.isAtEnd && this.ending() !== null; }

  /** The players of the line: those at the board, or those of an unchanged imported game. */
  names() {
    const imported = this.importedNames[this.tree.last] ?? [];
    return this.seats.map((seat, place) => imported[place] || seat);
  }

  /** The moves of the line that were played here. */
  ownMoves() {
    const lasts = Object.keys(this.importedNames).map(Number);
    const imported = new Set(lasts.flatMap((last) => [last, ...this.tree.ancestors(last)]));
    const moves = this.tree.line.filter((number) => !imported.has(number)).map((number) => this.tree.nodes[number]);
    return moves.filter((move) => move.seconds !== undefined);
  }

  /** Whether the line is an unfinished game that no record holds yet. */
  isUnsaved() {
    if (this.ending() || !this.ownMoves().length) return false;
    const known = [...Object.keys(this.saved), ...Object.keys(this.unfinished)].map(Number);
    return !known.some((node) => node === this.tree.last || this.tree.ancestors(node).includes(this.tree.last));
  }

  /** @type {(seconds: number, bank: number) => boolean} */
  isOverTime(seconds, bank) { return this.clock.kind === "timed" && seconds - this.clock.act > bank; }

  /** The seconds left in both banks before the next move. */
  banks() {
    const left = [this.clock.bank, this.clock.bank];
    for (const number of this.tree.line.slice(0, this.tree.at)) {
      const { seat, seconds } = this.tree.nodes[number];
      if (seconds !== undefined) left[seat] -= Math.max(0, seconds - this.clock.act);
    }
    return left.map((one) => Math.round(1000 * Math.max(0, one)) / 1000);
  }

  /** The seconds of the current turn without pauses. */
  elapsed() { return this.paused ? this.elapsedWhenPaused : (performance.now() - this.since) / 1000; }

  plies() {
    const plies = this.rules.plies(this.tree.actions());
    return this.tree.line.map((node, place) => {
      const { seconds = null, simulations = null, value = null, reason = null } = this.tree.nodes[node];
      return { node, ...plies[place], seconds, simulations, value, reason, variations: this.tree.others(node) };
    });
  }

  /** @returns {Config} */
  config() {
    const { kind, act, bank } = this.clock;
    return { ...this.rules.config, .../** @type {object} */ ({ timed: kind === "timed", act_timeout: act, bank }) };
  }

  /** Everything that the page draws.
      @returns {Board} */
  state() {
    const { tree, rules, seats } = this, position = this.position(), ending = this.ending();
    const legal = this.isOver() ? [] : position.legal, names = this.names();
    return {
      id: this.id,
      version: this.version,
      game: this.game,
      config: this.config(),
      seats: seats.map((name, seat) => ({
        kind: name === HUMAN ? HUMAN : "machine", name, display_name: names[seat] === name ? null : names[seat],
      })),
      clock: this.clockState(position),
      line: this.plies(),
      at: tree.at,
      to_move: legal.length ? position.seat : null,
      legal,
      preview: legal.length ? rules.preview(position) : {},
      winning_cells: ending && tree.line.length ? rules.winningCells(tree.actions()) : [],
      over: ending && { rewards: ending.rewards, forfeit: ending.forfeit, reason: ending.reason },
      thinking: this.thinking && { seat: position.seat, task: this.thinking },
      watch: this.watched,
      paused: this.paused,
      pace: this.pace,
      hint: this.hint,
      error: this.error,
      saved_as: this.saved[tree.last] ?? null,
      in_play: ending === null && this.ownMoves().some(({ seat }) => seats[seat] === HUMAN),
      unfinished: this.unfinishedRecord(),
      shared: this.shared !== null,
      elsewhere: this.elsewhere(),
      guest: false,
    };
  }

  /** The seats of people who play by a link. */
  elsewhere() { return this.shared?.linked.filter((seat) => this.seats[seat] === HUMAN) ?? []; }

  /** The latest record of this game from a time when it was not over. */
  unfinishedRecord() {
    const node = this.tree.line.findLast((number) => number in this.unfinished);
    return node === undefined ? null : this.unfinished[node];
  }

  /** The clock runs only at the end of the line, starts with the first move and stops while one waits.
      @param {RulesPosition} position */
  clockState({ seat }) {
    const { tree, clock } = this, left = this.banks(), isTimed = clock.kind === "timed";
    const isLive = isTimed && tree.isAtEnd && tree.line.length > 0 && !this.paused && !this.isOver();
    const running = isLive && this.spent === null ? seat : null;
    const ending = tree.isAtEnd ? this.ending() : null;
    if (ending?.reason === TIME && ending.forfeit !== null) left[ending.forfeit] = 0;
    if (this.spent !== null) left[seat] = Math.max(0, left[seat] - Math.max(0, this.spent - clock.act));
    return { ...clock, left, running, elapsed: running === null ? 0 : this.elapsed() };
  }
}
