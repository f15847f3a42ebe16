/* Requests for boards and lists of games: [method, pattern, (services, groups of the pattern, body) -> answer]. */

/** @import { Route } from "../../game.d.ts" */
/** @import { BoardChoice } from "../../page.d.ts" */
/** @typedef {{ [command: string]: (body: object) => unknown }} Commands */

import { sharedLine } from "./live_game.js";
import { refusal } from "../refusal.js";

const COMMANDS = ["play", "undo", "redo", "go", "from_here", "jump", "resign", "restart", "swap", "pause", "resume",
  "step", "watch", "solve"];

/** @type {Route<never>[]} */
export const routes = [
  ["GET", /^catalogue$/, ({ catalogue }) => catalogue()],
  ["GET", /^games$/, async ({ archive, boards }, _, /** @type {URLSearchParams} */ query) => {
    await boards.settled();
    return archive.games(query);
  }],
  ["POST", /^boards$/, async ({ boards }, _, /** @type {BoardChoice} */ body) => (await boards.add(body)).state()],
  ["GET", /^boards\/(\w+)$/, async ({ boards }, [id]) => (await boards.get(id)).state()],
  ["GET", /^boards\/(\w+)\/solvable$/, async ({ boards, aboutBoard }, [id]) => {
    const { game, shape } = await boards.get(id);
    return Boolean((await aboutBoard(game, shape)).exact?.solves_everything);
  }],
  ["POST", /^boards\/(\w+)\/links$/, async ({ boards, shared }, [id]) => {
    if (!shared) throw refusal("links need the server", 404);
    const board = await boards.get(id), { share } = await sharedLine();
    return board.inTurn(() => share(board));
  }],
  ["POST", /^boards\/(\w+)\/(\w+)$/, async ({ boards }, [id, name], /** @type {{ seconds: number } & BoardChoice} */ body) => {
    const board = await boards.get(id);
    await board.inTurn(() => {
      if (name === "seats") return boards.setPlayers(board, body);
      if (name === "pace") return boards.setPace(board, body);
      if (name === "hint") return board.requestHint();
      if (!COMMANDS.includes(name)) throw refusal(`there is no command '${name}'`, 404);
      return /** @type {Commands} */ (/** @type {unknown} */ (board))[name](body);
    });
    await board.writing;
    return { state: board.state() };
  }],
];
