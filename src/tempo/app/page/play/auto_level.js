/* Auto, an opponent that adapts: after each game it plays weaker or stronger, so that a person gets half of the points.

   A level has a rating; between two levels there is the upper one, which overlooks more moves (level_agent.js). A seat's
   name says how it plays in this game: auto:2.6 is level:2.6. A result moves the rating by a fixed step, as a staircase
   does, and the first results and equal ones in a row by more. */

/** @import { LevelName } from "../../page.d.ts" */
/** @typedef {{ rating: number, streak: number, points: number[] }} AutoState the last results of the person: 0, 0.5, 1 */

import { keep, stored } from "../ui/stored.js";

export const AUTO = "auto";
export const RECENT = 10; // games that the page counts
const STORAGE_KEY = "tempo.auto_ratings"; // in local storage: states by game, with ratings above level 1
const FIRST_LEVEL = 2.5, LOWEST_LEVEL = 0.1;
const STEP = 100, FIRST_STEP = 300, STEP_DECAY = 40; // Elo of a result: the last, the first, and the difference of two
const STREAK = 3, STREAK_GROWTH = 0.5; // equal results in a row, from which on steps grow, by this share of STEP
const USUAL_STEP = 150, LEAST_STEP = 10; // Elo between two levels without ratings; from random moves to level 1
const KEPT = 100; // results

/** Whether a seat is Auto's, with its level or without.
    @type {(name: string) => boolean} */
export function isAuto(name) { return name === AUTO || name.startsWith(`${AUTO}:`); }

/** The player as engines know it.
    @type {(name: string) => string} */
export function enginePlayer(name) { return isAuto(name) ? name.replace(AUTO, "level") : name; }

/** The level of a seat; null for other players.
    @type {(name: string) => number | null} */
export function autoLevel(name) { return isAuto(name) && name !== AUTO ? Number(name.slice(AUTO.length + 1)) : null; }

/** The seat of the next game.
    @type {(game: string, levels: LevelName[]) => string} */
export function autoSeat(game, levels) { return `${AUTO}:${levelOf(stateOf(game, levels).rating, levels)}`; }

/** @type {(game: string, levels: LevelName[]) => AutoState} */
export function stateOf(game, levels) {
  return stored(STORAGE_KEY, /** @type {{ [game: string]: AutoState }} */ ({}))[game] ?? firstState(levels);
}

/** Note the points of a person against Auto: 1, 0.5 or 0.
    @type {(game: string, levels: LevelName[], points: number) => void} */
export function noteResult(game, levels, points) {
  keep(STORAGE_KEY, { ...stored(STORAGE_KEY, {}), [game]: afterResult(stateOf(game, levels), points, levels) });
}

/** @type {(levels: LevelName[]) => AutoState} */
export function firstState(levels) { return { rating: ratingOf(FIRST_LEVEL, levels), streak: 0, points: [] }; }

/** @type {(state: AutoState, points: number, levels: LevelName[]) => AutoState} */
export function afterResult({ rating, streak, points: before }, points, levels) {
  const sign = Math.sign(points - 0.5), row = !sign ? 0 : Math.sign(streak) === sign ? streak + sign : sign;
  const growth = STEP * (1 + STREAK_GROWTH * (Math.abs(row) - STREAK + 1));
  const step = Math.max(STEP, FIRST_STEP - STEP_DECAY * before.length, Math.abs(row) < STREAK ? 0 : growth);
  const [lowest, highest] = [LOWEST_LEVEL, levels.length].map((level) => ratingOf(level, levels));
  return {
    rating: Math.min(highest, Math.max(lowest, rating + sign * step)), streak: row, points: [...before, points].slice(-KEPT),
  };
}

/** The rating of a level or of a place between two of them; random moves are level 0.
    @type {(level: number, levels: LevelName[]) => number} */
export function ratingOf(level, levels) {
  const lowest = Math.max(LEAST_STEP, levels[0].step ?? USUAL_STEP);
  /** @type {(number: number) => number} */
  const rated = (number) => (number ? levels[number - 1].elo ?? USUAL_STEP * (number - 1) : rated(1) - lowest);
  const below = Math.min(levels.length - 1, Math.floor(level)), low = rated(below);
  return low + (level - below) * (rated(below + 1) - low);
}

/** The level of a rating, to a tenth.
    @type {(rating: number, levels: LevelName[]) => number} */
export function levelOf(rating, levels) {
  const tenths = Array.from({ length: 10 * levels.length }, (_, place) => (place + 1) / 10);
  return tenths.find((level) => ratingOf(level, levels) >= rating - 1e-9) ?? levels.length;
}
