/* A board with the commands of the page. Each refuses with a sentence. */

/** @import { ClockSetting, Ending } from "../../game.d.ts" */

import { HUMAN, RESIGNED } from "./board_state.js";
import { isPassOf } from "../../drawings.js";
import { START } from "./game_tree.js";
import { LiveGame, lossOf, sharedLine } from "./live_game.js";
import { autoSeat, isAuto } from "../play/auto_level.js";
import { refusal } from "../refusal.js";

export class Board extends LiveGame {
  /** @param {{ action: number, at: number }} move */
  play({ action, at }) {
    const { tree, seats } = this;
    if (at !== tree.at) throw refusal(`the board has ${tree.at} moves on it, not ${at}: look again`, 409);
    const { seat, legal } = this.position();
    if (this.isOver()) throw refusal("the game is over");
    this.checkIsHere(seat);
    if (!legal.includes(action)) throw refusal(`${this.rules.moveName(action)} is not legal here`);
    if (tree.isFull) throw refusal("this board has no room for more moves: open a new one");
    if (tree.isAtEnd && this.paused) throw refusal("the game is paused: resume it first");
    if (tree.isAtEnd && seats[seat] !== HUMAN) throw refusal(`it is ${seats[seat]}'s turn`);
    if (seats.includes(HUMAN)) this.setPaused(false); // a person's variation goes on
    const isFirst = this.clock.kind === "timed" && !tree.line.length; // it starts the clock
    return this.applyMove(action, seat, isFirst ? 0 : this.elapsed());
  }

  /** Refuse to move for a person at another page.
      @param {number} seat */
  checkIsHere(seat) {
    if (this.elsewhere().includes(seat)) throw refusal(`it is ${seat ? "Second" : "First"}'s turn`);
  }

  /** Take back a resignation, or go back to a person's last turn; between two machines one move, and pause. */
  undo() {
    if (this.takeBackEnding()) return this.changed();
    const { tree, seats } = this, hasPeople = seats.includes(HUMAN);
    let at = tree.at - 1;
    while (hasPeople && at > 0 && this.playsItself(at)) at--;
    this.setPaused(this.paused || !hasPeople);
    return this.show(Math.max(0, at));
  }

  /** Repeat the last undone move, together with the answer to it. */
  redo() {
    const { tree } = this;
    let at = Math.min(tree.line.length, tree.at + 1);
    while (at < tree.line.length && this.playsItself(at)) at++;
    this.show(at);
  }

  /** Whether no person chose this move of the line: it is a machine's, or a pass.
      @param {number} at */
  playsItself(at) {
    const { seat, action } = this.tree.nodes[this.tree.line[at]], { kind, config } = this.rules;
    return this.seats[seat] !== HUMAN || isPassOf(kind, action, config);
  }

  /** @param {{ to: number }} body */
  go({ to }) {
    if (!(to >= 0 && to <= this.tree.line.length)) throw refusal(`there is no position after ${to} moves`);
    this.show(to);
  }

  /** @param {number} at */
  show(at) {
    this.tree.go(at);
    this.changed();
  }

  /** @param {{ node: number }} body */
  async jump({ node }) {
    if (!(node > START && node < this.tree.nodes.length)) throw refusal(`there is no move ${node}`);
    await this.rules.load(this.tree.actionsOf(this.tree.lineThrough(node)));
    this.tree.jump(node);
    this.changed();
  }

  /** Drop the moves after this position and any recorded end of the game, and play on. */
  from_here() {
    this.tree.cut();
    this.takeBackEnding();
    delete this.endings[this.tree.here];
    this.setPaused(false);
    this.number++;
    this.changed();
  }

  /** @param {{ seat?: number | null }} body */
  async resign({ seat = null }) {
    if (this.isOver()) throw refusal("the game is over");
    const people = [0, 1].filter((one) => this.seats[one] === HUMAN);
    if (!people.length) throw refusal("a machine cannot resign: pause it");
    const here = people.filter((one) => !this.elsewhere().includes(one));
    if (!here.length) throw refusal("both people play by their links: only they resign");
    if (this.shared && this.tree.isAtEnd) return (await sharedLine()).resignShared(this, seat);
    this.tree.cut();
    const mover = this.position().seat, loser = seat ?? (here.includes(mover) ? mover : here[0]);
    if (!people.includes(loser)) throw refusal("a machine cannot resign");
    return this.end({ rewards: lossOf(loser), forfeit: loser, reason: RESIGNED });
  }

  /** Note an end that is not by the rules.
      @param {Ending} ending */
  end(ending) {
    this.endings[this.tree.here] = ending;
    this.changed();
  }

  /** Start again with the same players; the moves so far remain as a variation, and in their record. */
  restart() {
    this.record = null;
    this.tree.go(0);
    this.tree.cut();
    delete this.endings[START];
    const { levels } = this.rules.about;
    const seats = this.seats.map((name) => (isAuto(name) ? autoSeat(this.game, levels) : name));
    Object.assign(this, { seats });
    this.number++;
    this.setPaused(false);
    this.changed();
  }

  swap() { this.setPlayers([...this.seats].reverse(), this.clock); }

  /** @param {string[]} seats @param {ClockSetting} clock */
  setPlayers(seats, clock) {
    this.seats = seats;
    if (seats.every((seat) => seat === HUMAN)) this.setPaused(false); // nothing is left to pause
    this.clock = clock;
    this.changed();
  }

  pause() {
    this.setPaused(true);
    this.changed();
  }

  resume() {
    this.setPaused(false);
    this.tree.go(this.tree.line.length);
    this.changed();
  }

  /** Let a machine play one move, then pause. */
  step() {
    if (this.tree.isAtEnd) this.stepping = true;
    else this.tree.go(this.tree.at + 1);
    this.setPaused(true);
    this.changed();
  }

  /** @param {{ on: boolean }} body */
  watch({ on }) {
    this.watched = on;
    if (this.thinking === "move") this.publishState();
    else this.changed();
  }

  /** Solve the position from zero; when it ends early, what is known stays on the page.
      @param {{ on: boolean }} body */
  solve({ on }) {
    if (on && (this.isOver() || !this.position().legal.length)) throw refusal("the game is over");
    if (on && this.thinking === "move") throw refusal("it is the machine's turn");
    if (on) {
      this.error = this.analysis = null;
      this.watched = true;
      this.think("solve", "champion");
    } else if (this.thinking === "solve") this.stopThinking();
    this.publishState();
  }

  /** @param {{ seconds: number }} body */
  setPace({ seconds }) {
    this.pace = seconds;
    if (this.held) {
      clearTimeout(this.hold);
      this.held();
    }
    this.publishState();
  }

  requestHint() {
    if (!this.position().legal.length || this.isOver()) throw refusal("the game is over");
    if (this.thinking === "move") throw refusal("it is the machine's turn");
    this.hint = this.error = null;
    this.think("hint", "champion");
    this.publishState();
  }
}
