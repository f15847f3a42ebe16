/* Time allocation (clock.py). A browser tells no processor time, so a stall looks like a slow batch here. */

const PROOF_STEP = 0.7; // share of a move's own time that a proof may take
const MOST_CAUTION = 0.5; // largest share of the hard limit that is kept back for a slow batch
const LEAST_THINKING = 0.1;

/** The budget of one move, in seconds from its start. */
export function allocate(plan, step, bank, filled) {
  const most = Math.max(0, bank - plan.reserve), hard = hardStop(plan, step, bank);
  const spend = Math.min(plan.share * Math.max(0, filled) ** plan.shape * most, plan.cap, most);
  return { soft: Math.min(step + spend, hard), hard, end: step + bank };
}

/** How long a proof may take that makes all later moves cheap. */
export function proofSeconds(plan, step, bank) {
  return Math.min(PROOF_STEP * step + plan.loan * Math.max(0, bank - plan.reserve), hardStop(plan, step, bank));
}

function hardStop(plan, step, bank) {
  return Math.max(0, step + bank - Math.max(plan.margin * step, plan.least_margin));
}

/** Recent length of batches. */
export class Pace {
  constructor() { Object.assign(this, { slowest: 0, slowestBefore: 0, lastLook: 0 }); }

  beginMove(now) {
    [this.slowest, this.slowestBefore] = [0, this.slowest];
    this.skip(now);
  }

  skip(now) { this.lastLook = now; }

  look(now) {
    const worked = now - this.lastLook;
    this.skip(now);
    return worked;
  }

  recordBatch(worked) { this.slowest = Math.max(this.slowest, worked); }

  hardStop(budget) {
    return budget.hard - Math.min(Math.max(this.slowest, this.slowestBefore), MOST_CAUTION * budget.hard);
  }

  softStop(budget, begun) {
    const least = Math.min(begun + LEAST_THINKING * budget.soft, budget.soft);
    return Math.min(Math.max(budget.soft, least), this.hardStop(budget));
  }
}
