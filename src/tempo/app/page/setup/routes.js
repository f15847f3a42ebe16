/* The route of the editor of positions: cells in; the moves of a game that leads to them out, or why there is none. */

import { rulesOf } from "../storage/imported_game.js";
import { refusal } from "../refusal.js";

export const routes = [["POST", /^setup$/, setUp]];

async function setUp(context, _, { game, shape, cells }) {
  const rules = await rulesOf(context, game, shape), { movesTo } = rules.own;
  if (!movesTo) throw refusal(`positions of ${game} are set up on a board that Python serves, not on this page`);
  try {
    const actions = await movesTo(cells, rules.shape), { seat, rewards } = rules.position(actions);
    return { actions, to_move: rewards ? null : seat, winner: rewards?.includes(1) ? rewards.indexOf(1) : null };
  } catch (problem) {
    if (!problem.reason) throw problem;
    return { problem: problem.message, reason: problem.reason, values: problem.values };
  }
}
