/* What Python exported for learning and the explorer (page_export.py): by game, then by the board's shape. */

/** @import { AboutScores } from "../../app/game.d.ts" */
/** @import { Puzzle } from "../../app/learn.d.ts" */
/** @import { Shape } from "../types.d.ts" */
/** @typedef {{ exact: AboutScores | null, images: number[][], openings: number[][] }} AboutBoard symmetries, and moves of levels */

import { createOnce } from "../../app/page/once.js";
import { shapeName } from "../player/rules.js";

const once = createOnce();

/** @template T @param {string} folder @param {string} name @returns {Promise<T>} */
function fetched(folder, name) {
  const address = new URL(`learn/${name}.json`, folder).href;
  return once(address, () => fetch(address).then((answer) => answer.json()));
}

/** @type {(folder: string, game: string, shape: Shape) => Promise<AboutBoard>} */
export async function aboutBoard(folder, game, shape) {
  /** @type {{ [shape: string]: AboutBoard }} */
  const boards = await fetched(folder, game);
  return boards[shapeName(shape)];
}

/** @type {(folder: string, game: string) => Promise<Puzzle[]>} */
export function puzzlesOf(folder, game) { return fetched(folder, `${game}_puzzles`); }
