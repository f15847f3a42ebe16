/* What the page asks below itself, with a server. The page that needs none has the same in web/offline/services.js.

     catalogue()             games, players, formats
     rulesOf(game, shape)    rules of a board, shared by all that ask; `newRules` are for one board alone
     aboutBoard(game, shape) {exact, ...}; puzzlesOf(game)
     checkPlayer(game, shape, name)   refuses one that may not sit
     newEngine(name)         {ask(request, callbacks), stop(), end()}
     archive                 boards, saved games, known moves, kept mistakes, exercises
     shared                  games of two people on two pages; null without a server
     connection              {follow(id, callbacks), stop()}; request(method, path, body) of the server */

/** @import { Config } from "../../drawings.d.ts" */
/** @import { AboutScores, PageServices } from "../../game.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */

import { Archive } from "./archive.js";
import * as connection from "./connection.js";
import { Engine } from "./engine.js";
import { createOnce } from "../once.js";
import { fileFrom, get, post } from "./requests.js";
import { Rules } from "./rules.js";
import { refusal } from "../refusal.js";
import { shared } from "./shared_game.js";

const once = createOnce();

/** @type {(game: string, shape: Shape) => Promise<{ exact: AboutScores | null, config: Config }>} */
function factsOf(game, shape) {
  const address = `api/facts/${game}?${new URLSearchParams(Object.entries(shape).map(([name, size]) => [name, String(size)]))}`;
  return once(address, () => get(address));
}

/** @type {PageServices} */
export const services = {
  catalogue: () => once("catalogue", () => get("api/catalogue")),

  rulesOf: (game, shape) => once(`rules ${game} ${JSON.stringify(shape)}`, () => services.newRules(game, shape)),

  async newRules(game, shape) {
    const { games } = await services.catalogue(), about = games.find((known) => known.game === game);
    if (!about) throw refusal(`there is no game '${game}'`);
    const whole = { ...about.shape, ...shape };
    return new Rules(about, whole, (await factsOf(game, whole)).config);
  },

  aboutBoard: factsOf,

  puzzlesOf: (game) => once(`puzzles ${game}`, () => get(`api/puzzles/${game}`)),

  async checkPlayer(game, shape, name) {
    const { games } = await services.catalogue(), about = games.find((known) => known.game === game);
    if (!about?.levels.some((level) => level.name === name)) await post("api/players", { game, name });
  },

  newEngine: (name) => new Engine(name),

  archive: new Archive(),

  connection,

  shared,

  /** A request that only the server answers; a GIF is a file. */
  request: (method, path, body) => (
    path === "api/gif" ? /** @type {Promise<any>} */ (fileFrom(path, body)) : method === "GET" ? get(path) : post(path, body)
  ),
};
