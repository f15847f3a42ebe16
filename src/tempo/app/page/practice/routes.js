/* Requests about a person's mistakes that need no board: how many are due, and all of them as a file. */

/** @import { Route } from "../../game.d.ts" */

import { byDueDay, isDue, today } from "./spacing.js";

/** @type {Route<never>[]} */
export const routes = [
  ["GET", /^mistakes\/due$/, async ({ archive }) => {
    const day = today();
    return { due: (await archive.cards()).filter((card) => isDue(card, day)).length };
  }],
  ["GET", /^mistakes\/file$/, async ({ archive }) => {
    const { deckFile } = await import("./deck_file.js");
    return deckFile((await archive.cards()).sort(byDueDay), today());
  }],
];
