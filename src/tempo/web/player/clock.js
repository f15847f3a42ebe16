/* Time allocation (clock.py). A browser tells no processor time: a stall is what a batch took longer than usual. */

/** @import { Budget, TimePlan } from "../types.d.ts" */

const PROOF_STEP = 0.7; // share of a move's own time that a proof may take
const MOST_CAUTION = 0.5; // largest share of the hard limit that is kept back for a slow batch
const STALLS_AHEAD = 3; // stalls from the decision to stop to the answer
const RARE_STALL = 10; // each with an estimated probability of exp(-10)
const STALL_KEPT = 0.8; // share of the longest stall, and of the number of readings, that is kept
const LEAST_THINKING = 0.1; // share of the usual time that is searched however long the stalls are
const FIRST_CAUTION = 0.8; // share of a move's limit kept back on an unknown machine; halved with every move

/** The budget of one move, in seconds from its start.
    @type {(plan: TimePlan, step: number, bank: number, filled: number) => Budget} */
export function allocate(plan, step, bank, filled) {
  const most = Math.max(0, bank - plan.reserve), hard = hardStop(plan, step, bank);
  const spend = Math.min(plan.share * Math.max(0, filled) ** plan.shape * most, plan.cap, most);
  return { soft: Math.min(step + spend, hard), hard, end: step + bank };
}

/** How long a proof may take that makes all later moves cheap.
    @type {(plan: TimePlan, step: number, bank: number) => number} */
export function proofSeconds(plan, step, bank) {
  return Math.min(PROOF_STEP * step + plan.loan * Math.max(0, bank - plan.reserve), hardStop(plan, step, bank));
}

/** @type {(plan: TimePlan, step: number, bank: number) => number} */
function hardStop(plan, step, bank) {
  return Math.max(0, step + bank - Math.max(plan.margin * step, plan.least_margin));
}

/** Recent length of batches, and of stalls. */
export class Pace {
  constructor() {
    this.slowest = this.slowestBefore = this.stall = this.readings = this.lastLook = 0;
    this.caution = FIRST_CAUTION;
  }

  /** @type {(now: number) => void} */
  beginMove(now) {
    [this.slowest, this.slowestBefore] = [0, this.slowest];
    this.stall *= STALL_KEPT;
    this.readings *= STALL_KEPT;
    this.caution /= 2;
    this.skip(now);
  }

  /** @type {(now: number) => void} */
  skip(now) { this.lastLook = now; }

  /** Return the seconds since the last look.
      @type {(now: number) => number} */
  look(now) {
    const passed = now - this.lastLook;
    this.readings++;
    this.skip(now);
    return passed;
  }

  /** Record the seconds of a batch, and how long it would have taken at the highest speed so far.
      @type {(passed: number, usual: number) => void} */
  recordBatch(passed, usual) {
    this.slowest = Math.max(this.slowest, usual);
    this.stall = Math.max(this.stall, passed - usual);
  }

  /** Seconds for the stalls to come, extrapolated from the longest. */
  get stallMargin() { return STALLS_AHEAD * RARE_STALL * this.stall / (Math.log(1 + this.readings) + 0.58); }

  /** When to stop what began at `begun`, so that another batch or longer stalls end in time.
      @type {(budget: Budget, begun: number) => number} */
  hardStop({ soft, hard, end }, begun) {
    const piece = Math.min(Math.max(this.slowest, this.slowestBefore), MOST_CAUTION * hard);
    const keptBack = Math.max(this.stallMargin, this.caution * end);
    const least = LEAST_THINKING * soft, latest = Math.max(least, end - STALLS_AHEAD * this.stall);
    return Math.min(hard - piece, Math.max(end - keptBack, Math.min(begun + least, latest)));
  }

  /** When to stop, so that a stall like the last is not paid from the bank at every move.
      @type {(budget: Budget, begun: number) => number} */
  softStop(budget, begun) {
    const usual = budget.soft - Math.min(this.stall, MOST_CAUTION * budget.soft);
    const least = Math.min(begun + LEAST_THINKING * budget.soft, budget.soft);
    return Math.min(Math.max(usual, least), this.hardStop(budget, begun));
  }
}
