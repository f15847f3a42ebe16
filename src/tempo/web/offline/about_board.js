/* What Python exported for learning and the explorer (learn_export.py): by game, then by the board's shape. */

import { shapeName } from "../player/agent.js";

const loaded = new Map(); // promises by address

async function fetched(folder, name) {
  const address = new URL(`learn/${name}.json`, folder).href;
  if (!loaded.has(address)) {
    const loading = fetch(address).then((answer) => answer.json());
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
  }
  return loaded.get(address);
}

/** About a board: {exact: {unit, win, measures_margin, solves_everything, is_tabled} or null, images, openings}. */
export async function aboutBoard(folder, game, shape) { return (await fetched(folder, game))[shapeName(shape)]; }

/** The puzzles of a game as exercises. */
export function puzzlesOf(folder, game) { return fetched(folder, `${game}_puzzles`); }
