/* Annotated moves as JSON for the page. `exact` is what a board's scores count, or null: {unit, win, measures_margin,
   solves_everything, is_tabled}. */

/** @import { AboutScores } from "../../game.d.ts" */
/** @import { Accuracy, Evaluated, MoveAnnotation, PositionAnnotation } from "../../learn.d.ts" */
/** @import { Bounds, Figures } from "../../../web/types.d.ts" */
/** @import { AnnotatedMove, PlayedMove } from "./move_quality.js" */
/** @typedef {AboutScores | null} About */

import { figures, lastMove, valueOf } from "../../../web/player/exact.js";
import { keepingMoves } from "./scores.js";

/** @type {{ [label: string]: number }} */
const LOSSES = { blunder: 0.2, mistake: 0.1, slower: 0.05 }; // estimated losses of winning probability
const BEST_LOSS = 0.005; // a smaller estimated loss counts as none

/** Everything known of a move and of the position before it.
    @type {(one: PlayedMove, exact: About) => MoveAnnotation} */
export function annotate(one, exact) {
  const { label, certain } = labelOf(one), { estimatedLoss: loss } = one;
  const annotation = {
    ...annotatePosition(one, exact),
    action: one.action,
    label,
    certain,
    cost: one.isSlower && exact ? { amount: costOf(one), unit: exact.unit } : null,
    perfect: one.isPerfect,
    value_change: changeOf(one),
    estimated_loss: rounded(loss, 3),
  };
  return label in LOSSES && label !== "slower" ? { ...annotation, keeping_moves: valueKeepingMoves(one) } : annotation;
}

/** The scores of a position's moves, whichever was played.
    @type {(one: AnnotatedMove, exact: About) => PositionAnnotation & { seat: number }} */
export function annotatePosition(one, exact) {
  const best = valueOf(one.best), isKnown = best !== null, actions = actionsOf(one);
  /** @type {PositionAnnotation["scores"]} */
  const scores = {};
  const value = isKnown ? (1 + best) / 2 : bestChance(one);
  for (const action of actions) {
    const score = scoreJson(exact, one.scores.get(action), one.estimates.get(action));
    if (score) scores[action] = score;
  }
  return {
    seat: one.seat,
    value_first: value === null ? null : rounded(one.seat === 0 ? value : 1 - value, 4),
    exact: isKnown,
    scores,
    best: bestMoves(one),
  };
}

/** A score in numbers, or an estimate; null if nothing is known.
    @type {(exact: About, score?: Bounds, chance?: number) => Evaluated | null} */
export function scoreJson(exact, score, chance) {
  if (chance !== undefined && (!score || valueOf(score) === null)) {
    return { value: null, estimate: true, chance: rounded(chance, 3) };
  }
  /** @type {Partial<Figures>} */
  const found = score ? figuresOf(exact, score) : {};
  return (found.not ?? found.value ?? null) === null ? null : { .../** @type {Figures} */ (found), estimate: false };
}

/** A score for the page: its value, and the margin or the move that ends the game.
    @type {(exact: About, score: Bounds) => Figures} */
export function figuresOf(exact, score) {
  const win = exact?.win ?? null;
  return win === null ? figures(score) : figures(score, () => lastMove(score, win));
}

/** @type {(one: AnnotatedMove) => number[]} */
function actionsOf({ estimates, scores }) { return [...new Set([...estimates.keys(), ...scores.keys()])]; }

/** A move's value for its player, 0 lost to 1 won: exact, else estimated.
    @type {(one: AnnotatedMove, action: number) => number | null} */
function chanceOf(one, action) {
  const score = one.scores.get(action), value = score ? valueOf(score) : null;
  return value === null ? one.estimates.get(action) ?? null : (1 + value) / 2;
}

/** @type {(one: AnnotatedMove) => number | null} */
function bestChance(one) {
  const chances = actionsOf(one).map((action) => chanceOf(one, action)).filter((chance) => chance !== null);
  return chances.length ? Math.max(...chances) : null;
}

/** The best moves if they are known exactly, else the one with the best estimate.
    @type {(one: AnnotatedMove) => number[]} */
function bestMoves(one) {
  const { bestActions } = one, guesses = [...one.estimates.keys()];
  if (bestActions.length || !guesses.length) return bestActions;
  return [guesses.reduce((best, action) => ((chanceOf(one, action) ?? 0) > (chanceOf(one, best) ?? 0) ? action : best))];
}

/** The label of a move, and whether it is exact.
    @type {(one: AnnotatedMove) => { label: string, certain: boolean }} */
function labelOf(one) {
  if (one.keepsValue === false) {
    return { label: valueOf(one.best) === 1 && valueOf(one.played) === -1 ? "blunder" : "mistake", certain: true };
  }
  if (one.keepsValue) return { label: one.isPerfect ? "best" : one.isSlower ? "slower" : "good", certain: true };
  const loss = one.estimatedLoss;
  if (loss === null) return { label: "unknown", certain: false };
  const lost = Object.keys(LOSSES).find((name) => loss >= LOSSES[name]);
  return { label: lost ?? (loss < BEST_LOSS ? "best" : "good"), certain: false };
}

/** The moves that keep the value; without exact values, those with nearly the best estimate.
    @type {(one: AnnotatedMove) => number[]} */
function valueKeepingMoves(one) {
  if (valueOf(one.best) !== null) return keepingMoves(one.scores, one.best);
  const best = bestChance(one) ?? 0;
  return [...one.estimates.keys()].filter((action) => (chanceOf(one, action) ?? 0) > best - LOSSES.slower);
}

/** The accuracy of both sides: exact figures, the loss in the game's unit, and the estimated mean loss.
    @type {(annotated: AnnotatedMove[], exact: About) => Accuracy[]} */
export function accuracyOf(annotated, exact) {
  return [0, 1].map((seat) => {
    const own = annotated.filter((one) => one.seat === seat), perfect = own.map((one) => one.isPerfect);
    const keeping = own.map((one) => (one.isIndifferent ? null : one.keepsValue));
    const losses = own.map((one) => one.estimatedLoss).filter((loss) => loss !== null);
    const costs = own.filter((one) => exact && one.isMeasured && (exact.measures_margin || one.keepsValue)).map(costOf);
    return {
      moves: own.length,
      perfect: count(perfect, true),
      perfect_known: own.length - count(perfect, null),
      keeping: count(keeping, true),
      keeping_known: own.length - count(keeping, null),
      cost: exact && costs.length ? { amount: sum(costs), unit: exact.unit, moves: costs.length } : null,
      estimated: losses.length,
      mean_loss: losses.length ? rounded(sum(losses) / losses.length, 4) : null,
    };
  });
}

/** The values before and after a move that did not keep them.
    @type {(one: AnnotatedMove) => [before: number, after: number] | null} */
function changeOf({ keepsValue, best, played }) {
  const [before, after] = [valueOf(best), valueOf(played)];
  return keepsValue === false && before !== null && after !== null ? [before, after] : null;
}

/** @type {(one: AnnotatedMove) => number} */
function costOf({ best, played }) { return best[0] - played[0]; }

/** @type {<T>(items: T[], wanted: T) => number} */
function count(items, wanted) { return items.filter((item) => item === wanted).length; }

/** @type {(numbers: number[]) => number} */
function sum(numbers) { return numbers.reduce((total, number) => total + number, 0); }

/** @type {(number: number | null, digits: number) => number | null} */
function rounded(number, digits) { return number === null ? null : Number(number.toFixed(digits)); }

