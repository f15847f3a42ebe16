/* The review of a board's line, running or finished. */

/** @import { Accuracy, Annotations, ExplainedMove, ReviewAnswer } from "../../learn.d.ts" */
/** @import { LiveGame } from "../game/live_game.js" */
/** @import { Evaluations } from "./evaluations.js" */
/** @typedef {Pick<ReviewAnswer, "done" | "total" | "finished" | "stopped" | "deep">} Progress */

import { GameReview } from "./game_review.js";
import { refusal } from "../refusal.js";

const PAUSE = 50; // milliseconds between two events; more would only queue up in front of the page
const BEGUN = { done: 0, total: 0, finished: false, stopped: false, deep: false };

export class BoardReview {
  /** `send` gets the review with its new annotations; `onChange` is called from time to time while it grows.
      @param {LiveGame} board @param {Evaluations} evaluations
      @param {(review: ReviewAnswer) => void} send @param {() => void} onChange */
  constructor(board, evaluations, send, onChange) {
    this.board = board;
    this.evaluations = evaluations;
    this.send = send;
    this.onChange = onChange;
    this.number = this.version = 0;
    this.begin([], false);
  }

  /** @param {number[]} actions @param {boolean} deep */
  begin(actions, deep) {
    /** @type {number[]} */
    this.actions = actions;
    /** @type {Annotations} */
    this.plies = {};
    /** @type {Progress} */
    this.progress = { ...BEGUN, deep };
    /** @type {Accuracy[] | null} */
    this.accuracy = null;
    /** @type {string | null} */
    this.error = null;
  }

  /** Review the current line. */
  start(isDeep = false) {
    const actions = this.board.tree.actions(), number = ++this.number;
    if (!actions.length) throw refusal("there are no moves to review");
    this.begin(actions, isDeep);
    this.publish({});
    this.run(number, isDeep).then(() => this.end(number, null), (problem) => this.end(number, problem.message));
  }

  /** @type {(number: number, isDeep: boolean) => Promise<void>} */
  async run(number, isDeep) {
    const review = await GameReview.of(await this.evaluations.cacheOf(this.board.rules), this.actions);
    /** @type {Annotations} */
    let pending = {};
    let sentAt = 0;
    for await (const { done, total, plies, accuracy } of review.steps({ isDeep })) {
      if (number !== this.number) return;
      Object.assign(this.plies, plies);
      Object.assign(this.progress, { done, total });
      this.accuracy = accuracy ?? this.accuracy;
      pending = { ...pending, ...plies };
      if (accuracy || performance.now() - sentAt > PAUSE) {
        this.publish(pending);
        [pending, sentAt] = [{}, performance.now()];
      }
      if (accuracy) this.onChange();
      await this.evaluations.urgent;
    }
  }

  /** @type {(number: number, error: string | null) => void} */
  end(number, error) {
    if (number !== this.number) return;
    this.error = error;
    this.progress.finished = error === null;
    this.publish(this.plies);
    this.onChange();
  }

  /** Stop the review and keep its results. */
  stop() {
    if (!this.isRunning) return;
    this.number++;
    this.progress.stopped = true;
    this.publish(this.plies);
  }

  get isRunning() {
    return this.number > 0 && this.error === null && !this.progress.finished && !this.progress.stopped;
  }

  /** Whether this is the review of the line on the board. */
  get fitsBoard() { return this.number > 0 && this.actions.join() === this.board.tree.actions().join(); }

  /** Send new annotations to the page.
      @type {(plies: Annotations) => void} */
  publish(plies) {
    this.version++;
    this.send({ ...this.toJson(), plies });
  }

  /** @returns {ReviewAnswer} */
  toJson() {
    const { number, version, progress, isRunning: running, accuracy, error, plies } = this;
    return { number, version, line: this.actions.join("."), ...progress, running, accuracy, error, plies };
  }

  /** The best line after `action` in the position after `at` moves.
      @type {(at: number, action: number) => Promise<ExplainedMove[]>} */
  line(at, action) {
    const actions = this.board.tree.actions();
    if (!(at >= 0 && at <= actions.length)) {
      throw refusal(`the line has ${actions.length} moves: there is no position after ${at}`);
    }
    return this.evaluations.line(this.board.rules, actions.slice(0, at), action);
  }
}
