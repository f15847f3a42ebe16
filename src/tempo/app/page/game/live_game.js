/* Everything that happens at a board without a request: machines move, clocks run, the game is kept. */

/** @import { Analysis, BestMoves, BoardServices, MachineMove, MoveDetails, NewBoard, PageRules } from "../../game.d.ts" */
/** @import { StoredBoard } from "../../game.d.ts" */
/** @import { RecordsByName } from "../../records.d.ts" */
/** @typedef {"move" | "watch" | "hint" | "solve"} Task */
/** @typedef {Error & { status?: number }} Refusal */

import { BoardState, HUMAN, LEFT, RESIGNED, TIME } from "./board_state.js";
import { extendsMoves, GameTree } from "./game_tree.js";
import { isPassOf } from "../../drawings.js";
import { newId } from "../new_id.js";
import { searchedValue } from "./searched_value.js";
import { enginePlayer, isAuto, noteResult } from "../play/auto_level.js";
import { fileStem, recordOf } from "../storage/record.js";

const FLAG_GRACE = 50; // milliseconds after the end of a person's time before it counts as over
const CHANGED_ELSEWHERE = "another page has changed this game as well: yours is kept as a second one";
const CONFLICT = 409; // status of a refusal: another page has written the board

/** What a shared board needs besides. */
export const sharedLine = () => import("./shared_line.js");

export class LiveGame extends BoardState {
  /** @param {PageRules} rules @param {NewBoard} stored @param {BoardServices} services */
  constructor(rules, stored, services) {
    super(rules, stored);
    this.services = services;
    this.engine = services.newEngine("game");
    this.stepping = false;
    this.turn = "";
    /** @type {Analysis | null} */
    this.analysis = null;
    this.leads = false; // whether this page, and no other one that shows the board, lets machines move and clocks end
    /** @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    this.isChanged = false;
    /** @type {Promise<void> | null} */
    this.writing = null;
    /** To be written. @type {RecordsByName} */
    this.games = {};
    /** The latest request to the engine: answers to those before do not count. @type {object | null} */
    this.request = null;
    /** Plays the move that the pace holds back. @type {(() => void) | null} */
    this.held = null;
  }

  /** Do something after all that was asked before.
      @type {<T>(act: () => T | Promise<T>) => Promise<T>} */
  inTurn(act) {
    const done = this.queue.then(act);
    this.queue = done.catch(() => {});
    return done;
  }

  /** Do something in its turn that nobody waits for.
      @param {() => unknown} act */
  later(act) { this.inTurn(act).catch((problem) => this.showError(problem.message)); }

  /** Go on because the page shows this board. */
  wake() {
    this.leads = true;
    if (!this.shared) this.since = performance.now();
    this.goOn();
  }

  /** Stop searches and clocks because the page shows another board. */
  sleep() {
    this.cancelTimers();
    this.engine.end();
    this.leads = false;
    this.thinking = null;
  }

  /** Search where nothing searches for a move, and show it. */
  goOn() {
    this.cancelTimers();
    if (this.thinking !== "move") this.thinking = null;
    if (!this.thinking) this.startThinking();
    this.services.publish(this, "state", this.state());
  }

  /** Play a move of a person, or of a machine with what it says about it; or forfeit if it took too long.
      @type {(action: number, seat: number, seconds: number, details?: MoveDetails) => Promise<void>} */
  async applyMove(action, seat, seconds, { simulations, reason, value, backend } = {}) {
    const { tree } = this, bank = this.banks()[seat];
    if (this.shared && tree.isAtEnd) {
      this.stepping = false;
      return (await sharedLine()).playShared(this, action, seat, seconds, { simulations, reason, value, backend });
    }
    if (this.isOverTime(seconds, bank) && tree.isAtEnd) {
      this.endings[tree.here] = { rewards: lossOf(seat), forfeit: seat, reason: TIME, status: "TIMEOUT" };
    } else {
      await this.rules.load([...tree.actions(tree.at), action]);
      if (!tree.isAtEnd) this.number++; // a machine that plays on from another position starts a new game
      tree.play(action, seat, { seconds, bank, simulations, reason, value, backend });
      delete this.endings[tree.here];
    }
    this.stepping = false;
    return this.changed();
  }

  /** Handle a change of position, players or clock. */
  changed() {
    this.renew();
    this.publishState();
  }

  /** Cancel the search and start the one that fits. */
  renew() {
    Object.assign(this, { hint: null, error: null, analysis: null });
    this.beginTurn();
    this.stopThinking();
    this.keepGame();
    this.startThinking();
  }

  /** Cancel the search; what it has found stays. */
  stopThinking() {
    this.engine.stop();
    this.thinking = null;
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

  /** @param {boolean} paused */
  setPaused(paused) {
    const spent = this.elapsed();
    Object.assign(this, { elapsedWhenPaused: spent, since: performance.now() - 1000 * spent, paused });
  }

  /** Let the side to move search, or analyse the position if it is watched. */
  startThinking() {
    const { seat, legal } = this.position(), { tree, seats, clock } = this;
    if (!legal.length || this.isOver()) return;
    const isLive = tree.isAtEnd && (!this.paused || this.stepping) && this.leads, { turn } = this;
    if (isLive && this.mustPass() && !this.elsewhere().includes(seat)) return void this.later(() => this.pass(turn));
    if (seats[seat] !== HUMAN && isLive) this.think("move", seats[seat]);
    else if (this.watched) this.think("watch", "champion");
    if (seats[seat] === HUMAN && isLive && clock.kind === "timed" && tree.line.length) {
      const left = clock.act + this.banks()[seat] - this.elapsed();
      this.flag = setTimeout(() => this.later(() => this.flagFalls(turn)), 1000 * Math.max(0, left) + FLAG_GRACE);
    }
  }

  /** Whether a pass is the only legal move. */
  mustPass() {
    const { legal } = this.position(), { kind, config } = this.rules;
    return legal.length === 1 && isPassOf(kind, legal[0], config);
  }

  /** Pass for the side to move, person or machine, if it is still its turn.
      @param {string} turn */
  pass(turn) {
    const { seat, legal } = this.position(), isDue = turn === this.turn && this.tree.isAtEnd && !this.ending();
    return isDue && this.mustPass() ? this.applyMove(legal[0], seat, 0, { reason: "only" }) : null;
  }

  /** @param {string} turn */
  flagFalls(turn) {
    const { seat } = this.position(), spent = this.elapsed();
    const isDue = turn === this.turn && this.tree.isAtEnd && !this.ending();
    return isDue && this.isOverTime(spent, this.banks()[seat]) ? this.applyMove(-1, seat, spent) : null;
  }

  /** @param {Task} task @param {string} player */
  think(task, player) {
    const { seat } = this.position(), { tree, number, clock, rules } = this, request = {};
    /** @type {<T>(act: (answer: T) => unknown) => (answer: T) => void} */
    const ifCurrent = (act) => (answer) => this.later(() => (
      this.thinking && this.request === request ? act(answer) : null
    ));
    this.thinking = task;
    this.request = request;
    this.engine.ask({
      task, player: enginePlayer(player), seat, number, board: this.id, game: this.game, shape: this.shape, seed: number + 1,
      actions: tree.actions(tree.at), act: clock.act, bank: clock.kind === "timed" ? this.banks()[seat] : 0, rules,
    }, {
      onAnalysis: ifCurrent((analysis) => this.onAnalysis(analysis)),
      onResult: ifCurrent((answer) => this.onResult(task, /** @type {MachineMove & BestMoves} */ (answer))),
      onError: ifCurrent((trouble) => this.onError(task, trouble)),
    });
  }

  /** @param {Analysis} analysis */
  onAnalysis({ moves, line, ...figures }) {
    this.analysis = { ...figures, ...(this.watched ? { moves, line } : {}) };
    this.services.publish(this, "analysis", this.analysis);
  }

  /** Play the engine's move, between two machines not before the pace allows it, or show its hint.
      @type {(task: Task, answer: MachineMove & BestMoves) => unknown} */
  onResult(task, answer) {
    const keepsPace = task === "move" && !this.seats.includes(HUMAN) && !this.stepping, { turn } = this;
    if (keepsPace && this.elapsed() < this.pace) {
      this.held = () => this.later(() => (turn === this.turn && this.held ? this.onResult(task, answer) : null));
      this.hold = setTimeout(this.held, 1000 * (this.pace - this.elapsed()));
      this.spent = answer.seconds ?? 0;
      return this.publishState();
    }
    this.thinking = null;
    const { seat } = this.position();
    if (task === "move" && answer.status) { // of an agent that failed
      this.endings[this.tree.here] = {
        rewards: lossOf(seat), forfeit: seat, reason: answer.problem ?? null, status: answer.status,
      };
      return this.changed();
    }
    if (task === "move") {
      return this.applyMove(answer.action, seat, answer.seconds, { ...answer, value: searchedValue(answer) });
    }
    return task === "hint" ? this.showHint(answer) : this.publishState();
  }

  /** Show the best move that has most to say for itself, then the others of the same worth.
      @param {BestMoves} answer */
  async showHint({ actions, certain, value }) {
    const { at } = this.tree, { adviceOn } = await import("../words/game_words.js");
    this.hint = { at, certain, value, ...await adviceOn(this.rules, this.tree.actions(at), actions) };
    if (this.watched) this.think("watch", "champion");
    this.publishState();
  }

  /** @type {(task: string, trouble: string) => void} */
  onError(task, trouble) {
    this.thinking = null;
    this.paused ||= task === "move";
    this.error = `${task === "move" ? this.seats[this.position().seat] : "the engine"}: ${trouble}`;
    this.publishState();
  }

  // What is kept.

  /** Show the board, and write it afterwards. Changes while it is written are written together. */
  publishState() {
    this.version++;
    this.isChanged = true;
    this.writing ??= Promise.resolve().then(() => this.write()).finally(() => { this.writing = null; });
    this.services.publish(this, "state", this.state());
  }

  /** Keep the board and the records of its games. What cannot be written now is written with the next change. */
  async write() {
    while (this.isChanged) {
      const { games } = this;
      Object.assign(this, { isChanged: false, games: {} });
      try {
        if (this.shared) await (await sharedLine()).sendChanges(this);
        await this.services.archive.keep(this.id, this.toJson(), games);
      } catch (problem) {
        this.games = { ...games, ...this.games };
        const { status, message } = /** @type {Refusal} */ (problem);
        if (status === CONFLICT) await this.join();
        else this.showError(message);
      }
    }
  }

  /** @param {string} text */
  showError(text) {
    this.version++;
    this.error = text;
    this.services.publish(this, "state", this.state());
  }

  /** Go on with what another page has made of this board, or keep both games if that page has played other moves. */
  async join() {
    const theirs = await this.services.archive.board(this.id);
    if (theirs && extendsMoves(theirs.tree, this.tree)) await this.follow(theirs);
    else if (theirs && !extendsMoves(this.tree, theirs.tree)) this.separate();
    else this.isChanged = true; // ours has all moves of theirs
  }

  /** Show what another page has made of this board.
      @param {StoredBoard} stored */
  async follow({ tree, ...stored }) {
    const next = new GameTree(tree);
    await this.rules.load(next.actions());
    const version = Math.max(this.version, stored.version) + 1;
    Object.assign(this, stored, { id: this.id, tree: next, version, games: {} });
    this.renew();
    this.services.publish(this, "state", this.state());
  }

  /** Keep this game under another name, as a board and in the archive. */
  separate() {
    const id = newId(), before = this.id;
    this.record = this.shared = null;
    Object.assign(this, { id, unfinished: {}, games: {}, error: CHANGED_ELSEWHERE, isChanged: true });
    this.keepGame();
    this.services.publish(this, "renamed", { before });
    this.version++;
    this.services.publish(this, "state", this.state());
  }

  /** Note the record of the line, which is written with the board, in place of an earlier one of the same game. */
  keepGame() {
    const { tree } = this, { last } = tree, isOver = this.ending() !== null;
    if (isOver ? !tree.isAtEnd || !tree.line.length || last in this.saved : !this.isUnsaved()) return;
    const begun = tree.line.findLast((node) => node in this.unfinished);
    const name = (begun === undefined ? this.record : this.unfinished[begun]) ?? this.newName();
    for (const [node, other] of Object.entries(this.unfinished)) if (other === name) delete this.unfinished[Number(node)];
    (isOver ? this.saved : this.unfinished)[last] = name;
    if (isOver) this.noteResult();
    this.record = isOver ? null : name;
    this.games[name] = recordOf(this);
  }

  /** Let Auto know how a game against a person ended. */
  noteResult() {
    const { seats, game, rules: { about: { levels } } } = this, person = seats.indexOf(HUMAN);
    const reward = this.ending()?.rewards[person];
    if (typeof reward === "number" && isAuto(seats[1 - person])) noteResult(game, levels, (1 + Math.sign(reward)) / 2);
  }

  /** A name for the record of the line: 2026-11-22/101500-GAME-A-B-ID-MOVE.jsonl; other boards have other names. */
  newName() {
    const now = new Date(), local = new Date(now.getTime() - 60_000 * now.getTimezoneOffset()).toISOString();
    const stem = fileStem(local.slice(11, 19).replaceAll(":", ""), recordOf(this));
    return `${local.slice(0, 10)}/${stem}-${this.id.slice(0, 4)}-${this.tree.last}.jsonl`;
  }

  /** Take back that a side resigned or left, out of the records as well; return whether this applied. */
  takeBackEnding() {
    const { here, isAtEnd } = this.tree, ending = isAtEnd ? this.endings[here] : null;
    if (!ending || ending.imported || ![LEFT, RESIGNED].includes(ending.reason ?? "")) return false;
    delete this.endings[here];
    const name = this.saved[here];
    delete this.saved[here];
    if (name && this.isUnsaved()) this.record = name; // the game goes on in the same record
    else if (name) this.games[name] = null;
    this.number++;
    return true;
  }
}

/** @type {(seat: number) => number[]} */
export const lossOf = (seat) => (seat === 0 ? [-1, 1] : [1, -1]);
