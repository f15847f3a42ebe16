/* The review of one game, from the last position to the first, in passes of growing precision. */

/** @import { Accuracy, Annotation, Annotations } from "../../learn.d.ts" */
/** @import { PositionCache } from "./evaluations.js" */
/** @import { PlayedMove } from "./move_quality.js" */
/** @typedef {{ done: number, total: number, plies: Annotations, accuracy?: Accuracy[] }} Step */

import { annotatedMove, AnnotatedMove, rivalOf } from "./move_quality.js";
import { accuracyOf, annotate, annotatePosition } from "./annotations.js";
import { NOTHING } from "./evaluations.js";
import { isAllKnown, withResult } from "./scores.js";

const FIRST_PASS = 0.02, USUAL_PASS = 0.1, LAST_PASS = 1; // seconds per position
const DEEP_SECONDS = 4; // seconds per position for a deep review, where not everything can be solved
const MAX_RETRIES = 4, RETRY_SECONDS = 0.5; // undecided positions that are tried again, in games that are soon solved
const SLICE = 1; // seconds per slice of a deep review; a review can be stopped between slices

export class GameReview {
  /** `of` makes it, when the positions of the game are loaded.
      @param {PositionCache} cache @param {number[]} actions */
  constructor(cache, actions) {
    this.cache = cache;
    this.actions = actions;
    this.retries = MAX_RETRIES;
    /** @type {PlayedMove[]} */
    this.moves = [];
    /** @type {{ [ply: number]: string }} */
    this.sent = {};
    this.seats = [...actions, null].map((_, ply) => cache.rules.position(actions.slice(0, ply)).seat);
    this.rewards = cache.rules.position(actions).rewards;
  }

  /** Return the review of a game; refused if its moves are not legal.
      @type {(cache: PositionCache, actions: number[]) => Promise<GameReview>} */
  static async of(cache, actions) {
    await cache.rules.load(actions);
    return new GameReview(cache, actions);
  }

  /** Yield {done, total, plies}, plies being new annotations, and after each pass {accuracy}.

      A quick review ends when most is known, a deep one when everything is.
      @type {(how: { isQuick?: boolean, isDeep?: boolean }) => AsyncGenerator<Step, void, void>} */
  async * steps({ isQuick = false, isDeep = false }) {
    const passes = [...(this.cache.solvesEverything ? [] : [FIRST_PASS]), USUAL_PASS, ...(isQuick ? [] : [LAST_PASS])];
    const plies = [...Array(this.actions.length + 1).keys()].reverse();
    const total = plies.length * (passes.length + (isDeep ? 1 : 0));
    let done = 0;
    for (const seconds of passes) {
      for (const ply of plies) {
        await this.evaluate(ply, seconds);
        await this.retryIfUndecided(ply);
        yield { done: ++done, total, plies: this.changes(ply) };
      }
      yield { done, total, plies: {}, accuracy: this.accuracy() };
    }
    if (!isDeep) return;
    for (const ply of plies) {
      for await (const _ of this.evaluateFully(ply)) yield { done, total, plies: this.changes(ply) };
      done++;
    }
    yield { done, total, plies: {}, accuracy: this.accuracy() };
  }

  /** @type {(ply: number, seconds: number, isDeep?: boolean) => Promise<void>} */
  async evaluate(ply, seconds, isDeep = false) {
    const { actions, cache } = this, before = actions.slice(0, ply);
    if (ply < actions.length || !this.rewards) await cache.evaluate(before, seconds, isDeep);
    if (ply === actions.length || this.seats[ply] === this.seats[ply + 1]) return;
    cache.backUpForcedMove(before, actions[ply]);
    const rival = this.positionAfterRival(ply);
    if (!rival || !cache.get(actions.slice(0, ply + 1)).estimates.size) return;
    await cache.rules.load(rival);
    const { seat, rewards } = cache.rules.position(rival);
    if (!rewards && seat !== this.seats[ply]) await cache.evaluate(rival, FIRST_PASS);
  }

  /** The moves to the position after the move that the search prefers to the one played; null without such a move.
      @type {(ply: number) => number[] | null} */
  positionAfterRival(ply) {
    const before = this.actions.slice(0, ply), { scores, estimates } = this.cache.get(before);
    const rival = rivalOf(this.actions[ply], scores, estimates);
    return rival === null ? null : [...before, rival];
  }

  /** Give an undecided position a second chance, in games whose positions are soon solved.
      @type {(ply: number) => Promise<void>} */
  async retryIfUndecided(ply) {
    const known = () => this.cache.get(this.actions.slice(0, ply)).scores;
    if (!this.cache.solvesEverything || !known().size || isAllKnown(known()) || !this.retries) return;
    await this.evaluate(ply, RETRY_SECONDS);
    if (!isAllKnown(known())) this.retries--;
  }

  /** Search until all scores are exact where the solver can do that, otherwise once and longer.
      @type {(ply: number) => AsyncGenerator<void, void, void>} */
  async * evaluateFully(ply) {
    if (ply < this.actions.length || !this.rewards) {
      while (this.cache.solvesEverything && !this.cache.get(this.actions.slice(0, ply)).isExact) {
        await this.evaluate(ply, SLICE, true);
        yield;
      }
      await this.evaluate(ply, DEEP_SECONDS);
    }
    yield;
  }

  accuracy() { return accuracyOf(this.moves.filter(Boolean), this.cache.exact); }

  /** The annotation of a position if it has changed.
      @type {(ply: number) => Annotations} */
  changes(ply) {
    const annotation = ply === this.actions.length ? this.lastPosition() : this.annotation(ply);
    const key = JSON.stringify(annotation), isOld = this.sent[ply] === key;
    this.sent[ply] = key;
    return isOld ? {} : { [ply]: annotation };
  }

  /** @type {(ply: number) => Annotation} */
  annotation(ply) {
    const { actions, cache } = this, action = actions[ply], position = actions.slice(0, ply), seat = this.seats[ply];
    let before = cache.get(position);
    if (ply + 1 === actions.length && this.rewards) {
      const { legal } = cache.rules.position(position);
      before = { ...before, scores: withResult(before.scores, action, this.rewards[seat], legal) };
    }
    const rival = this.positionAfterRival(ply), isTurned = this.seats[ply + 1] !== seat;
    const after = isTurned ? cache.get([...position, action]) : NOTHING, other = rival ? cache.get(rival) : NOTHING;
    this.moves[ply] = annotatedMove(ply, seat, action, before, after, other);
    return annotate(this.moves[ply], cache.exact);
  }

  /** How the game ended, or the value of the last position, in which no move was played.
      @type {() => Annotation} */
  lastPosition() {
    if (this.rewards) {
      const value = (1 + this.rewards[0]) / 2;
      return { seat: null, value_first: value, exact: true, scores: {}, best: [], action: null };
    }
    const { scores, estimates } = this.cache.get(this.actions);
    const { length } = this.actions, position = new AnnotatedMove(length, this.seats[length], null, scores, estimates);
    return { ...annotatePosition(position, this.cache.exact), action: null };
  }
}
