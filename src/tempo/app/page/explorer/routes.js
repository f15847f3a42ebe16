/* Route of the explorer (explorer/routes.py): the known moves of the position on a board, or after more moves. */

import { aboutBoard } from "../../../web/offline/about_board.js";
import { explore, knownGames } from "../../../web/offline/known_moves.js";
import { sessionOf } from "../review/routes.js";
import { keysOn } from "../../../web/offline/position_keys.js";
import { refusal } from "../refusal.js";

export const routes = [
  ["GET", /^explorer\/(\w+)$/, async (context, [id], query) => {
    const { evaluations, board: { rules, tree } } = await sessionOf(context, id), played = tree.actions(tree.at);
    const actions = [...played, ...movesIn(query.get("after") ?? "")];
    const about = await aboutBoard(context.folder, rules.name, rules.shape);
    const keys = keysOn(rules, about.images), { games, broken } = await knownGames(context.archive, rules, keys);
    const scores = about.exact?.is_tabled ? await evaluations.tabled(rules, actions) : new Map();
    const found = explore(actions, { keys, about, games, scores });
    return { line: played.join("."), plies: rules.plies(actions, played.length), reading: null, broken, ...found };
  }],
];

function movesIn(text) {
  const moves = text.split(".").filter(Boolean);
  if (!moves.every((move) => /^\d{1,7}$/.test(move))) {
    throw refusal("after should be moves as numbers with dots between them");
  }
  return moves.map(Number);
}
