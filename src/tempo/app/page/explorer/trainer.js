/* Training of an opening against what the explorer knows of each position: exact scores, games, openings of levels. */

/** @import { KnownMove, KnownMoves } from "../../page.d.ts" */
/** @typedef {Pick<KnownMoves, "moves" | "best">} Known */
/** @typedef {"best" | "known" | "slower" | "loses" | "unknown"} Kind */
/** @typedef {{ kind: Kind, played: KnownMove | null, better: KnownMove[] }} Verdict `better`: the moves of the line instead */

const OPENING_WEIGHT = 2, MOST_BETTER = 3;

/** The moves of the line: with exact scores those that keep the value, else all that are known.
    @type {(known: Known) => KnownMove[]} */
export function lineMoves({ moves }) {
  const best = Math.max(...moves.map(valueIn));
  return Number.isFinite(best) ? moves.filter((move) => valueIn(move) === best) : moves;
}

/** What a move is in the line: right if it is `best`, `known` or `slower`, else a deviation.
    @type {(known: Known, action: number) => Verdict} */
export function verdictOn(known, action) {
  const played = known.moves.find((move) => move.actions.includes(action)) ?? null, line = lineMoves(known);
  const others = line.filter((move) => move !== played), best = others.filter(isBestOf(known));
  if (!played) return { kind: "unknown", played, better: line.slice(0, MOST_BETTER) };
  if (!line.includes(played)) return { kind: "loses", played, better: (best.length ? best : others).slice(0, MOST_BETTER) };
  if (!played.score) return { kind: "known", played, better: [] };
  const isBest = isBestOf(known)(played) || !best.length;
  return { kind: isBest ? "best" : "slower", played, better: isBest ? [] : best.slice(0, MOST_BETTER) };
}

/** @type {(verdict: Verdict) => boolean} */
export function isDeviation({ kind }) { return kind === "loses" || kind === "unknown"; }

/** The board's move in the line, drawn by how often it was played; null where nothing is known.
    @type {(known: Known, random: () => number) => number | null} */
export function replyIn(known, random) {
  const line = lineMoves(known);
  /** @type {(move: KnownMove) => number} */
  const weight = (move) => 1 + move.games + OPENING_WEIGHT * move.openings;
  let left = random() * line.reduce((sum, move) => sum + weight(move), 0);
  const move = line.find((one) => (left -= weight(one)) < 0) ?? line.at(-1);
  return move ? move.actions[Math.floor(random() * move.actions.length)] : null;
}

/** @type {(move: KnownMove) => number} */
function valueIn({ score }) { return score?.value ?? -Infinity; }

/** @type {(known: Known) => (move: KnownMove) => boolean} */
function isBestOf({ best }) { return (move) => move.actions.some((action) => best.includes(action)); }
