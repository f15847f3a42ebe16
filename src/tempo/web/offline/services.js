/* What the page asks below itself, without a server: rules and engines on kernels, an archive in this browser. */

/** @import { PageServices } from "../../app/game.d.ts" */
/** @import { AboutGame, Catalogue } from "../../app/page.d.ts" */

import { aboutBoard, puzzlesOf } from "./about_board.js";
import { Archive } from "./archive.js";
import { Engine } from "./engine.js";
import { refusal } from "../../app/page/refusal.js";
import { shapeName } from "../player/rules.js";
import { webGame } from "./web_game.js";

const FOLDER = new URL("../../", import.meta.url).href; // of the export

/** Requested before the texts of the page have come.
    @type {Promise<Catalogue>} */
const catalogue = fetch(new URL("catalogue.json", FOLDER)).then((answer) => answer.json());

/** @type {PageServices} */
export const services = {
  catalogue: () => catalogue,

  async rulesOf(game, shape) {
    const about = await aboutGame(game), usual = Object.entries(about.shape);
    return webGame(FOLDER, about, Object.fromEntries(usual.map(([name, size]) => [name, shape?.[name] ?? size])));
  },

  newRules: (game, shape) => services.rulesOf(game, shape),

  aboutBoard: (game, shape) => aboutBoard(FOLDER, game, shape),

  puzzlesOf: (game) => puzzlesOf(FOLDER, game),

  async checkPlayer(game, shape, name) {
    const about = await aboutGame(game), known = [...about.players, ...about.levels].map((player) => player.name);
    if (!known.includes(name)) throw refusal(`'${name}' plays on a board that Python serves, not on this page`);
    const boards = about.network_boards?.map(shapeName);
    if (name === "network" && boards && !boards.includes(shapeName(shape))) {
      throw refusal(`the network plays on ${boards.join(", ")} alone: choose another player`);
    }
  },

  newEngine: () => new Engine(FOLDER),

  archive: new Archive(),

  shared: null,

  connection: { follow(id, { onConnect }) { onConnect(); }, stop() {} }, // there is none that can be lost

  request: null, // to a server
};

/** @type {(game: string) => Promise<AboutGame>} */
async function aboutGame(game) {
  const about = (await services.catalogue()).games.find((known) => known.game === game);
  if (!about) throw refusal(`there is no game '${game}'`);
  return about;
}
