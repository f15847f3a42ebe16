/* Decides one move: shortcuts, solver, search (player.py). A player is a generator of snapshots, the last one final. */

/** @import { Budget, Look, Position, Profile, Proof, Refuter, Searcher, Shortcut, Thinking } from "../types.d.ts" */
/** @import { SolverProver } from "./solver_prover.js" */
/** @typedef {() => number} Since the seconds since the start of the move */

import { allocate, Pace, proofSeconds } from "./clock.js";
import { MoveChecks } from "./move_checks.js";

const BATCH_SECONDS = 0.005, FIRST_BATCH = 16; // of a search, after which the clock is read
const SNAPSHOT_SECONDS = 0.1;
const FIRST_NODES = 200; // of a proof, until its speed is known
const NODES_PER_SIMULATION = 100; // cost of a simulation in nodes of a proof, in a search without a clock

const EMPTY = { simulations: 0, plies: 0, score: null, line: [], moves: [], visits: [], values: [] }; // a snapshot

/** Seconds of the clock. */
function seconds() {
  return performance.now() / 1000;
}

export class Player {
  /** `simulations` replaces the clock, which makes the player repeatable.
      @param {Profile} profile @param {Searcher} searcher @param {SolverProver | null} prover
      @param {Refuter | null} refuter @param {number | null} simulations */
  constructor({ options, plan }, searcher, prover, refuter, simulations) {
    this.options = options;
    this.plan = plan;
    this.searcher = searcher;
    this.prover = prover;
    this.refuter = refuter;
    this.simulations = simulations;
    this.pace = new Pace();
  }

  /** Yield snapshots of the search of one move, and null at least every few hundredths of a second between them.
      Shortcuts are asked in order for a decision.
      @type {(position: Position, shortcuts: Shortcut[], step: number, bank: number) => Thinking} */
  * think(position, shortcuts, step, bank) {
    const started = seconds(), since = () => seconds() - started;
    const empty = { ...EMPTY, number: position.number, bank };
    for (const shortcut of shortcuts) {
      const decision = shortcut();
      if (decision) {
        yield { ...empty, ...decision, seconds: since() };
        return;
      }
    }
    let budget = allocate(this.plan, step, bank, position.filled);
    this.pace.beginMove(seconds());
    const proof = yield* this.prove(position, budget, step, bank, since);
    this.searcher.prepare(position);
    const isOver = this.simulations === null && since() > budget.hard;
    if (proof && ((proof.exact && proof.moves.length === 1) || isOver)) {
      const reason = proof.exact ? "exact" : proof.value === null ? "hurry" : "outcome";
      const { moves: [move], value, plies, score } = proof;
      yield { ...empty, move, reason, value: value ?? 0.5, plies, score, seconds: since() };
      return;
    }
    if (proof && proof.value !== null) budget = { ...budget, soft: Math.min(budget.soft, since() + this.plan.tie) };
    else if (proof) budget = { ...budget, soft: Math.min(budget.hard, Math.max(budget.soft, since() + step / 2)) };
    const checks = new MoveChecks(position, this.searcher, this.refuter, this.simulations);
    for (const found of this.batches(proof, checks, budget, since)) {
      if (!found) yield null;
      else {
        const look = this.look(proof, found.end), measured = { simulations: found.total, seconds: since() };
        yield checks.choose({ ...empty, ...look, score: look.score ?? null, ...measured });
      }
    }
  }

  /** Return what the prover proves within the time that a proof may take; null without a prover.
      @type {(position: Position, budget: Budget, step: number, bank: number, since: Since) =>
        Generator<null, Proof | null, void>} */
  * prove({ state }, budget, step, bank, since) {
    const { prover, simulations } = this, most = proofSeconds(this.plan, step, bank);
    if (!prover || (most <= 0 && simulations === null)) return null;
    const steps = prover.prove(state, simulations === null ? most : Infinity);
    let proof = steps.next().value;
    if (!proof) return null;
    if (simulations !== null) {
      const nodes = simulations * NODES_PER_SIMULATION;
      return !proof.exact && prover.isInReach(state, nodes) ? steps.next(nodes).value ?? proof : proof;
    }
    const forecast = prover.forecast(state, most);
    if (forecast === "hopeless") return proof;
    const end = forecast === "likely" ? most : this.plan.trial * budget.soft, begun = since();
    let nodes = FIRST_NODES, now = begun, speed = 0; // the highest rate so far, in nodes per second
    while (now < Math.min(end, this.pace.hardStop(budget, begun)) && !proof.exact) {
      proof = steps.next(nodes).value ?? proof;
      const worked = Math.max(this.pace.look(seconds()), 1e-9);
      now = since();
      speed = Math.max(nodes / worked, speed);
      this.pace.recordBatch(worked, nodes / speed);
      nodes = Math.max(1, Math.trunc(nodes * Math.min(2, BATCH_SECONDS / worked)));
      yield null;
    }
    return proof;
  }

  /** Search in batches; yield the simulations at intervals, with the reason of the end or "", else null.
      @type {(proof: Proof | null, checks: MoveChecks, budget: Budget, since: Since) =>
        Generator<{ total: number, end: string } | null, void, void>} */
  * batches(proof, checks, budget, since) {
    const { searcher, pace } = this, begun = since();
    checks.begin(begun, pace.softStop(budget, begun));
    let total = searcher.begin(proof ? proof.moves : null);
    if (this.simulations !== null) {
      for (const part of checks.parts(this.simulations - 1)) {
        total += searcher.run(part);
        checks.checkAll();
      }
      yield { total, end: "search" };
      return;
    }
    let worked = Math.max(pace.look(seconds()), 1e-9), now = since(), nextSnapshot = now + SNAPSHOT_SECONDS, speed = 0;
    let batch = Math.max(1, Math.min(FIRST_BATCH, Math.trunc(BATCH_SECONDS / worked)));
    for (;;) {
      const done = searcher.run(batch);
      total += done;
      worked = Math.max(pace.look(seconds()), 1e-9);
      now = since();
      speed = Math.max(done / worked, speed);
      pace.recordBatch(worked, done ? done / speed : worked);
      let remaining = pace.softStop(budget, begun) - now, end = remaining <= 0 || done < batch ? "search" : "";
      if (this.options.early_stop && !end && searcher.isSettled((budget.soft - now) * speed)) end = "settled";
      if (checks.areDue(now) || (end === "settled" && checks.nextMove() !== null)) {
        now = this.check(checks, budget, begun, since);
        remaining = pace.softStop(budget, begun) - now;
        if (checks.nextMove() !== null && remaining > 0) end = "";
      }
      if (end || now >= nextSnapshot) {
        nextSnapshot = now + SNAPSHOT_SECONDS;
        yield { total, end };
      } else yield null;
      if (end) return;
      pace.skip(seconds()); // the consumer's time is not the search's
      batch = Math.max(1, Math.trunc(batch * Math.min(2, BATCH_SECONDS / worked, Math.max(remaining, 1e-4) / worked)));
    }
  }

  /** Check the best move until one passes or there is no time; return the seconds since the start of the move.
      @type {(checks: MoveChecks, budget: Budget, begun: number, since: Since) => number} */
  check(checks, budget, begun, since) {
    let now = since();
    for (let move = checks.nextMove(); move !== null; move = checks.nextMove()) {
      const limit = checks.limitWithin(this.pace.softStop(budget, begun) - now);
      if (!limit) break;
      const nodes = checks.check(move, limit), worked = this.pace.look(seconds());
      now = since();
      checks.measure(nodes, worked);
    }
    return now;
  }

  /** What the search tells, with what is proven.
      @type {(proof: Proof | null, end: string) => Look} */
  look(proof, end) {
    const look = this.searcher.look(), isProven = look.reason === "proven";
    if (!isProven) look.reason = end || "search";
    if (!proof || proof.value === null) return look;
    if (proof.exact) {
      const { value, plies, score } = proof;
      return { ...look, reason: "exact", value, plies, score: score ?? look.score };
    }
    return isProven ? look : { ...look, reason: "outcome", value: proof.value };
  }
}
