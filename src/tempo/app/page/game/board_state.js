/* A game on a board, its players and what a page draws of it (board_game.py, board_state.py). */

import { GameTree } from "./game_tree.js";

export const HUMAN = "human";
export const LEFT = "left", RESIGNED = "resigned"; // reasons of ends that can be taken back
const KEPT = ["game", "shape", "seats", "clock", "endings", "saved", "unfinished", "importedNames", "dates", "watched",
  "paused", "pace", "number", "version"]; // of a stored board, besides the tree

export class BoardState {
  /** `rules` is a WebGame, `stored` what `toJson` returned, or {id, game, shape, seats, clock}. */
  constructor(rules, { tree, ...stored }) {
    Object.assign(this, {
      rules, endings: {}, saved: {}, unfinished: {}, importedNames: {}, dates: {}, watched: false, paused: false, pace: 0,
      number: 0, version: 0, thinking: null, hint: null, error: null, spent: null, since: performance.now(),
    }, stored);
    this.tree = new GameTree(tree);
  }

  toJson() {
    return { id: this.id, tree: this.tree.toJson(), ...Object.fromEntries(KEPT.map((name) => [name, this[name]])) };
  }

  /** The position on the board. */
  position() { return this.rules.position(this.tree.actions(this.tree.at)); }

  /** How the line's game ended: {rewards, forfeit, reason}; null if it goes on. */
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

  isImported(node) { return node in this.dates || node in this.importedNames; }

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
  elapsed() { return this.paused ? this.elapsedWhenPaused ?? 0 : (performance.now() - this.since) / 1000; }

  plies() {
    const plies = this.rules.plies(this.tree.actions());
    return this.tree.line.map((node, place) => {
      const { seconds = null, simulations = null, value = null, reason = null } = this.tree.nodes[node];
      return { node, ...plies[place], seconds, simulations, value, reason, variations: this.tree.others(node) };
    });
  }

  config() {
    return { ...this.rules.config, timed: this.clock.kind === "timed", act_timeout: this.clock.act, bank: this.clock.bank };
  }

  /** Everything that the page draws, as `state_of` in board_state.py. */
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
      shared: false,
      elsewhere: [],
      guest: false,
    };
  }

  /** The latest record of this game from a time when it was not over. */
  unfinishedRecord() {
    const node = this.tree.line.findLast((number) => number in this.unfinished);
    return node === undefined ? null : this.unfinished[node];
  }

  /** The clock runs only at the end of the line, starts with the first move and stops while one waits. */
  clockState({ seat }) {
    const { tree, clock } = this, left = this.banks(), isTimed = clock.kind === "timed";
    const isLive = isTimed && tree.isAtEnd && tree.line.length > 0 && !this.paused && !this.isOver();
    const running = isLive && this.spent === null ? seat : null;
    if (this.spent !== null) left[seat] = Math.max(0, left[seat] - Math.max(0, this.spent - clock.act));
    return { ...clock, left, running, elapsed: running === null ? 0 : this.elapsed() };
  }
}
