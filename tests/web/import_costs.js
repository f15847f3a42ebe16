/* Processor time of imports in the page without a server: `node import_costs.js FOLDER < TEXTS`.

   Each line of TEXTS is [name, text, game] as JSON; the answers are [name, processor time, what was said]. The unit of
   processor time is that of ten million multiplications just before and after, which a busy machine makes longer, too. */

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = pathToFileURL(`${process.argv[2]}/`);
globalThis.fetch = async (address) => new Response(await readFile(address));
const { importGames } = await import(new URL("app/page/storage/importer.js", folder));
const { webGame } = await import(new URL("web/offline/web_game.js", folder));
const catalogue = JSON.parse(await readFile(new URL("catalogue.json", folder)));
const aboutOf = (name) => catalogue.games.find(({ game }) => game === name);
const services = {
  catalogue: () => catalogue, rulesOf: (game, shape) => webGame(folder, aboutOf(game), shape), request: null,
};

const seconds = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage());

/** Processor time of ten million multiplications. */
function multiplying() {
  const began = seconds();
  let product = 1;
  for (let number = 0; number < 1e7; number++) product = Math.imul(product, 31) + number;
  return product === 0.5 ? 0 : seconds() - began; // the product is used, so that it is computed
}

async function imported(text, game) {
  try {
    return `${(await importGames(services, text, "the text", game)).length} games`;
  } catch (problem) {
    return problem.status ? problem.message : `!${problem.stack}`;
  }
}

for (const { game } of catalogue.games) await imported("4", game); // loads the game
multiplying(); // compiles it
for await (const line of createInterface({ input: process.stdin })) {
  const [name, text, game] = JSON.parse(line);
  globalThis.gc(); // what earlier texts left behind
  const unit = multiplying(), began = seconds(), said = await imported(text, game), taken = seconds() - began;
  console.log(JSON.stringify([name, taken / Math.max(unit, multiplying()), said]));
}
