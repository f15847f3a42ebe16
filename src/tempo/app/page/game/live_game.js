/* Everything that happens at a board without a request: machines move, clocks run, games are saved (live_game.py). */

import { BoardState, HUMAN, LEFT, RESIGNED } from "./board_state.js";
import { Engine } from "../../../web/offline/engine.js";

const FLAG_GRACE = 50; // milliseconds after the end of a person's time before it counts as over

export class LiveGame extends BoardState {
  /** `services`: {folder, archive, publish(board, event, data)}. */
  constructor(rules, stored, services) {
    super(rules, stored);
    Object.assign(this, { services, engine: new Engine(services.folder), stepping: false, turn: "", analysis: null, awake: false });
  }

  /** Go on because the page shows this board. */
  wake() {
    if (this.awake) return;
    this.awake = true;
    this.since = performance.now();
    this.startThinking();
  }

  /** Stop searches and clocks because the page shows another board. */
  sleep() {
    this.cancelTimers();
    this.engine.end();
    Object.assign(this, { awake: false, thinking: null });
  }

  publishState() {
    this.version++;
    this.services.publish(this, "state", this.state());
  }

  /** Play a move of a person, or of a machine with what it says about it; or forfeit if it took too long. */
  applyMove(action, seat, seconds, { simulations, reason, value, backend } = {}) {
    const bank = this.banks()[seat];
    if (this.isOverTime(seconds, bank) && this.tree.isAtEnd) {
      this.endings[this.tree.here] = { rewards: seat === 0 ? [-1, 1] : [1, -1], forfeit: seat, reason: "time" };
    } else {
      if (!this.tree.isAtEnd) this.number++; // a machine that plays on from another position starts a new game
      this.tree.play(action, seat, { seconds, bank, simulations, reason, value, backend });
      delete this.endings[this.tree.here];
    }
    this.stepping = false;
    this.changed();
  }

  /** Handle a change of position, players or clock: cancel the search and start the one that fits. */
  changed() {
    Object.assign(this, { hint: null, error: null, analysis: null });
    this.beginTurn();
    this.engine.stop();
    this.thinking = null;
    this.saveIfOver();
    this.startThinking();
    this.publishState();
  }

  /** Start the clock of a turn; looking at other positions does not restart it. */
  beginTurn() {
    const turn = JSON.stringify([this.number, this.tree.last, this.seats, this.clock]);
    if (turn !== this.turn) Object.assign(this, { turn, since: performance.now(), elapsedWhenPaused: 0 });
    this.cancelTimers();
  }

  cancelTimers() {
    this.spent = this.held = null;
    clearTimeout(this.flag);
    clearTimeout(this.hold);
  }

  setPaused(paused) {
    const spent = this.elapsed();
    Object.assign(this, { elapsedWhenPaused: spent, since: performance.now() - 1000 * spent, paused });
  }

  /** Let the side to move search, or analyse the position if it is watched. */
  startThinking() {
    const { seat, legal } = this.position(), { tree, seats, clock } = this;
    if (!legal.length || this.isOver() || !this.awake) return;
    const isLive = tree.isAtEnd && (!this.paused || this.stepping);
    if (seats[seat] !== HUMAN && isLive) this.think("move", seats[seat]);
    else if (this.watched) this.think("watch", "champion");
    if (seats[seat] === HUMAN && isLive && clock.kind === "timed" && tree.line.length) {
      const left = clock.act + this.banks()[seat] - this.elapsed();
      this.flag = setTimeout(() => this.flagFalls(this.turn), 1000 * Math.max(0, left) + FLAG_GRACE);
    }
  }

  flagFalls(turn) {
    const { seat } = this.position(), spent = this.elapsed();
    const isDue = turn === this.turn && this.tree.isAtEnd && !this.ending();
    if (isDue && this.isOverTime(spent, this.banks()[seat])) this.applyMove(-1, seat, spent);
  }

  think(task, player) {
    const { seat } = this.position(), { tree, number, clock } = this, here = tree.here;
    const isCurrent = () => this.thinking === task && number === this.number && here === tree.here;
    this.thinking = task;
    this.engine.ask({
      task, player, seat, number, game: this.game, shape: this.shape, actions: tree.actions(tree.at), seed: number + 1,
      act: clock.act, bank: clock.kind === "timed" ? this.banks()[seat] : 0,
    }, {
      onAnalysis: (analysis) => isCurrent() && this.onAnalysis(analysis),
      onResult: (answer) => isCurrent() && this.onResult(task, answer),
      onError: (trouble) => isCurrent() && this.onError(task, trouble),
    });
  }

  onAnalysis({ moves, line, ...figures }) {
    const played = this.tree.actions(this.tree.at);
    const shown = this.watched ? { moves, line: this.rules.plies([...played, ...line], played.length) } : {};
    this.analysis = { ...figures, ...shown };
    this.services.publish(this, "analysis", this.analysis);
  }

  /** Play the engine's move, between two machines not before the pace allows it, or show its hint. */
  onResult(task, answer) {
    const keepsPace = task === "move" && !this.seats.includes(HUMAN) && !this.stepping;
    if (keepsPace && this.elapsed() < this.pace) {
      this.held = () => this.onResult(task, answer);
      this.hold = setTimeout(this.held, 1000 * (this.pace - this.elapsed()));
      this.spent = answer.seconds;
      this.publishState();
      return;
    }
    this.thinking = null;
    if (task === "move") {
      this.applyMove(answer.action, this.position().seat, answer.seconds, answer);
      return;
    }
    if (task === "hint") {
      this.hint = { at: this.tree.at, actions: answer.actions, certain: answer.certain };
      if (this.watched) this.think("watch", "champion");
    }
    this.publishState();
  }

  onError(task, trouble) {
    this.thinking = null;
    this.paused ||= task === "move";
    this.error = `${task === "move" ? this.seats[this.position().seat] : "the engine"}: ${trouble}`;
    this.publishState();
  }

  // Records.

  saveIfOver() {
    const { tree } = this;
    if (tree.line.length && tree.isAtEnd && !(tree.last in this.saved) && this.ending()) this.saveIn(this.saved);
  }

  /** Save a game that is not over, so that it can be resumed. */
  async keep() { if (this.isUnsaved()) await this.saveIn(this.unfinished); }

  /** Save the line and note its record, which replaces those of the same game when it was not over. All is noted at
      once, because the page may be closing. */
  async saveIn(records) {
    const { archive } = this.services, { last, line } = this.tree, name = archive.nameFor(this);
    const saved = archive.save(name, this);
    for (const node of line.filter((one) => this.unfinished[one])) {
      archive.delete(this.unfinished[node]);
      delete this.unfinished[node];
    }
    records[last] = name;
    this.publishState();
    try {
      await saved;
    } catch (problem) {
      delete records[last];
      this.error = problem.message;
      this.publishState();
    }
  }

  /** Take back that a side resigned or left, out of the records as well; return whether this applied. */
  takeBackEnding() {
    const { here, isAtEnd } = this.tree, ending = isAtEnd && !this.isImported(here) ? this.endings[here] : null;
    if (!ending || ![LEFT, RESIGNED].includes(ending.reason)) return false;
    delete this.endings[here];
    if (here in this.saved) this.services.archive.delete(this.saved[here]);
    delete this.saved[here];
    this.number++;
    return true;
  }
}
