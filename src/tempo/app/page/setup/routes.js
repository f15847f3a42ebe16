/* The route of the editor of positions: cells in; the moves of a game that leads to them out, or why there is none. */

/** @import { Route } from "../../game.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */

import { rulesOn } from "../storage/imported_game.js";
import { refusal } from "../refusal.js";

/** @type {Route<{ game: string, shape?: Shape, cells: number[] }>[]} */
export const routes = [
  ["POST", /^setup$/, async (services, _, { game, shape, cells }) => {
    const rules = await rulesOn(services, game, shape), count = rules.kind.cells([], rules.config).cells.length;
    if (!Array.isArray(cells) || cells.length !== count) throw refusal(`cells should be a list of ${count} numbers`);
    if (!cells.every((cell) => [0, 1, 2].includes(cell))) throw refusal("a cell should be 0, 1 or 2");
    return rules.movesTo(cells);
  }],
];
