/* Processor time of imports in the page without a server: `node import_costs.js FOLDER < TEXTS`.

   Each line of TEXTS is [name, text, game] as JSON; the answers are [name, seconds of a processor, what was said]. */

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

async function imported(text, game) {
  try {
    return `${(await importGames(services, text, "the text", game)).length} games`;
  } catch (problem) {
    return problem.status ? problem.message : `!${problem.stack}`;
  }
}

for (const { game } of catalogue.games) await imported("4", game); // loads the game
for await (const line of createInterface({ input: process.stdin })) {
  const [name, text, game] = JSON.parse(line);
  globalThis.gc(); // what earlier texts left behind
  const began = seconds(), said = await imported(text, game);
  console.log(JSON.stringify([name, seconds() - began, said]));
}
