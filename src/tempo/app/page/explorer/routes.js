/* Route of the explorer: the known moves of the position on a board, or after more moves. */

/** @import { PageRules, Route, Services } from "../../game.d.ts" */
/** @import { Bounds } from "../../../web/types.d.ts" */

/** @type {Route<URLSearchParams>[]} */
export const routes = [
  ["GET", /^explorer\/(\w+)$/, async (services, [id], query) => {
    const board = await services.boardOf(id), { rules, tree } = board, played = tree.actions(tree.at);
    const after = (query.get("after") ?? "").split(".").filter(Boolean).map(Number), actions = [...played, ...after];
    await Promise.all([rules.load(actions), services.boards.settled()]);
    const tabled = () => tabledScores(services, id, rules, actions), own = board.unfinishedRecord() ?? "";
    const known = await services.archive.knownMoves(rules, actions, own, tabled);
    return { line: played.join("."), ...known };
  }],
];

/** The exact scores that tables hold for the moves of a position.
    @type {(services: Services, id: string, rules: PageRules, actions: number[]) => Promise<Map<number, Bounds>>} */
async function tabledScores(services, id, rules, actions) {
  const { sessionOf } = await import("../review/routes.js");
  return (await sessionOf(services, id)).evaluations.tabled(rules, actions);
}
