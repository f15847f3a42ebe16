/* The review of a board's line, running or finished. */

import { GameReview } from "./game_review.js";
import { refusal } from "../refusal.js";

const PAUSE = 50; // milliseconds between two events; more would only queue up in front of the page
const BEGUN = { done: 0, total: 0, finished: false, stopped: false, deep: false };

export class BoardReview {
  /** `send` gets the review with its new annotations; `onChange` is called from time to time while it grows. */
  constructor(board, evaluations, send, onChange) {
    Object.assign(this, { board, evaluations, send, onChange, number: 0, version: 0 });
    this.begin([], false);
  }

  begin(actions, deep) {
    Object.assign(this, { actions, plies: {}, progress: { ...BEGUN, deep }, accuracy: null, error: null });
  }

  /** Review the current line. */
  start(isDeep = false) {
    const actions = this.board.tree.actions(), number = ++this.number;
    if (!actions.length) throw refusal("there are no moves to review");
    this.begin(actions, isDeep);
    this.publish({});
    this.run(number, isDeep).then(() => this.end(number, null), (problem) => this.end(number, problem.message));
  }

  async run(number, isDeep) {
    const review = await GameReview.of(await this.evaluations.cacheOf(this.board.rules), this.actions);
    let pending = {}, sentAt = 0;
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

  /** Send new annotations to the page. */
  publish(plies) {
    this.version++;
    this.send({ ...this.toJson(), plies });
  }

  toJson() {
    const { number, version, progress, isRunning: running, accuracy, error, plies } = this;
    return { number, version, line: this.actions.join("."), ...progress, running, accuracy, error, plies };
  }

  /** The best line after `action` in the position after `at` moves. */
  line(at, action) {
    const actions = this.board.tree.actions();
    if (!(at >= 0 && at <= actions.length)) {
      throw refusal(`the line has ${actions.length} moves: there is no position after ${at}`);
    }
    return this.evaluations.line(this.board.rules, actions.slice(0, at), action);
  }
}
