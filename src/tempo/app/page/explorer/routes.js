/* Routes of the explorer: the known moves of the position on a board, or after more moves; and that position. */

/** @import { PageRules, Route, Services } from "../../game.d.ts" */
/** @import { Explored } from "../../page.d.ts" */
/** @import { Bounds } from "../../../web/types.d.ts" */

/** @type {Route<URLSearchParams>[]} */
export const routes = [
  ["GET", /^explorer\/(\w+)$/, async (services, [id], query) => (await explored(services, id, query)).known],
  ["GET", /^explorer\/(\w+)\/position$/, async (services, [id], query) => {
    const { known, rules, after, actions } = await explored(services, id, query), position = rules.position(actions);
    const { seat, legal } = position, preview = rules.preview(position);
    return { ...known, after, plies: rules.plies(actions), legal, preview, to_move: seat };
  }],
];

/** @type {(services: Services, id: string, query: URLSearchParams) =>
      Promise<{ known: Explored, rules: PageRules, after: number[], actions: number[] }>} */
async function explored(services, id, query) {
  const board = await services.boardOf(id), { rules, tree } = board;
  const played = tree.actions(Number(query.get("at") ?? tree.at));
  const after = (query.get("after") ?? "").split(".").filter(Boolean).map(Number), actions = [...played, ...after];
  await Promise.all([rules.load(actions), services.boards.settled()]);
  const tabled = () => tabledScores(services, id, rules, actions), own = board.unfinishedRecord() ?? "";
  const known = await services.archive.knownMoves(rules, actions, own, tabled);
  return { known: { line: played.join("."), ...known }, rules, after, actions };
}

/** The exact scores that tables hold for the moves of a position.
    @type {(services: Services, id: string, rules: PageRules, actions: number[]) => Promise<Map<number, Bounds>>} */
async function tabledScores(services, id, rules, actions) {
  const { sessionOf } = await import("../review/routes.js");
  return (await sessionOf(services, id)).evaluations.tabled(rules, actions);
}
