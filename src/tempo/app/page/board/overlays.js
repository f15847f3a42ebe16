/* Overlays on the board: a text and a colour at each move. Pure functions.

   An overlay is {scores: {action: score}, best: [actions]}; see `drawScore` for the fields of a score. Exact scores
   have a `value` and count in the unit of the game, estimates have a `chance` in percent. Scores of an earlier position
   also have `at`, its number of moves, and `played`, the move that followed. */

/** @import { Score } from "../../drawings.d.ts" */
/** @import { AnalysedMove, Analysis, Board, Hint } from "../../game.d.ts" */
/** @import { Overlay, PageState } from "../../page.d.ts" */
/** @import { Fact, Mark } from "../../words.d.ts" */
/** @import { Figures } from "../../../web/types.d.ts" */

import { exactText } from "./score_text.js";
import { shortCount } from "../ui/i18n.js";

const MAX_SCORES = 40; // legal moves; with more of them, some scores are left out
const MIN_VISIT_SHARE = 0.004; // share of all visits

/** Return the overlay to draw: one set by a view, else the running analysis, else a hint.
    @type {(state: PageState) => Overlay | null} */
export function overlayShown(state) {
  const { board, overlay, analysis, variation } = state;
  if (!board || variation) return null;
  if (overlay) return overlay;
  if (board.watch && analysis?.moves && analysis.at === board.at) return overlayOfAnalysis(analysis);
  return board.hint?.at === board.at ? overlayOfHint(board, board.hint, board.hint.actions.slice(0, 1)) : null;
}

/** @type {(analysis: Analysis) => Overlay} */
export function overlayOfAnalysis(analysis) {
  const moves = analysis.moves ?? [];
  const visits = moves.reduce((sum, move) => sum + move.visits, 0);
  const best = bestMove(analysis);
  const least = moves.length > MAX_SCORES ? MIN_VISIT_SHARE * visits : 0;
  const shown = moves.filter((move) => {
    if (move.action === best) return true;
    if (move.exact && (moves.length <= MAX_SCORES || (move.exact.value ?? -1) >= 0)) return true;
    return move.visits > least && (move.exact || move.value !== null);
  });
  const marked = best === null ? [] : [best];
  /** @type {[number, Score][]} */
  const scores = shown.map((move) => [move.action, scoreOf(move, visits)]);
  return { scores: Object.fromEntries(withoutCommonScores(scores, marked)), best: marked };
}

/** Leave out the exact score that most of many moves share.
    @type {<K extends string | number>(scores: [K, Score][], best: number[]) => [K, Score][]} */
export function withoutCommonScores(scores, best) {
  if (scores.length <= MAX_SCORES) return scores;
  const counts = new Map();
  for (const [, { text, value }] of scores) if (value !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [usual] = [...counts].find(([, count]) => count > scores.length / 2) ?? [];
  return scores.filter(([action, { text, value }]) => value === null || text !== usual || best.includes(Number(action)));
}

/** Return the move that would be played now: the first of the line, else the most visited.
    @type {(analysis: Analysis) => number | null} */
export function bestMove(analysis) {
  if (analysis.line?.length) return analysis.line[0].action;
  const most = Math.max(0, ...(analysis.moves ?? []).map((move) => move.visits));
  return analysis.moves?.find((move) => move.visits === most && most > 0)?.action ?? null;
}

/** Return the moves, best first: exact wins and draws, then estimates by their visits, then exact losses.
    @type {(moves: AnalysedMove[]) => AnalysedMove[]} */
export function bestFirst(moves) {
  /** @type {(move: AnalysedMove) => number} */
  const rank = ({ exact }) => (exact ? Math.sign((exact.value ?? 0) + 0.5) : 0);
  return [...moves].sort((one, other) => rank(other) - rank(one) || compareExact(one.exact, other.exact)
    || other.visits - one.visits || one.action - other.action);
}

/** Compare exact scores of one rank: by result, by margin, then a win that is sooner or a loss that is later.
    @type {(one?: Figures | null, other?: Figures | null) => number} */
function compareExact(one, other) {
  if (!one || !other) return 0;
  /** @type {(exact: Figures) => number} */
  const end = ({ value, move }) => (value ?? 0) * -(move ?? 0);
  return (other.value ?? 0) - (one.value ?? 0) || (other.margin ?? 0) - (one.margin ?? 0) || end(other) - end(one);
}

/** @type {(move: AnalysedMove, visits: number) => Score} */
function scoreOf(move, visits) {
  const more = move.visits ? shortCount(move.visits) : "", share = visits ? move.visits / visits : 0;
  if (move.exact) return { text: exactText(move.exact), more, value: move.exact.value, share, estimate: false };
  if (move.value === null) return { text: "?", more, value: null, share, estimate: true };
  return { text: String(Math.round(100 * move.value)), more, value: null, chance: move.value, share, estimate: true };
}

/** Stars at moves of a hint, and the rows that speak for the first.
    @type {(board: Pick<Board, "to_move">, hint: Hint, actions: number[]) => Overlay} */
export function overlayOfHint({ to_move: seat }, { certain, facts: [fact] }, actions) {
  const score = { text: "★", value: null, estimate: !certain }; // the best move may be a loss
  const scores = Object.fromEntries(actions.map((action) => [action, score]));
  return { scores, best: actions, marks: fact && seat !== null ? marksOf(fact, seat) : [] };
}

/** The rows of a fact in the colour of the side that has them, or would have.
    @type {(fact: Fact, seat: number) => Mark[]} */
export function marksOf({ rows, isRivals = false }, seat) { return rows.map((row) => ({ seat: isRivals ? 1 - seat : seat, row })); }
