/* The worker of an Engine: it has the agents of a board, and answers until something else is asked (worker.py). */

import { newAgent } from "../player/agent.js";
import { newLevelAgent } from "../player/level_agent.js";
import { loadGame } from "../player/load_game.js";
import { analysisOf, Analyst } from "./analyst.js";

const LISTEN_SECONDS = 0.01; // between two looks at the messages

const made = new Map(); // games, agents of seats and the analyst, as promises, by name
let latest = 0; // the request that is being answered; an older one ends when it next listens

const pause = new MessageChannel();
pause.port2.start();

/** Let the messages that have come in be handled. */
function listen() {
  return new Promise((resolve) => {
    pause.port2.addEventListener("message", resolve, { once: true });
    pause.port1.postMessage(null);
  });
}

/** Return what `make` promised under this name before, or now; of a kind only the latest version is kept. */
function kept(kind, version, name, make) {
  let found = made.get(kind);
  if (found?.version !== version) made.set(kind, found = { version, items: new Map() });
  if (!found.items.has(name)) {
    const promise = make();
    found.items.set(name, promise);
    promise.catch(() => found.items.delete(name));
  }
  return found.items.get(name);
}

/** The agent of a seat; a new game gets new agents. */
function agentOf({ game, shape, number, seat, player, seed }, { game: loaded, describe }) {
  const level = /^level:(\d+)$/.exec(player);
  return kept("players", `${game} ${JSON.stringify(shape)} ${number}`, `${seat} ${player}`, async () => {
    if (level) return newLevelAgent(loaded, describe, shape, Number(level[1]), seed);
    if (!["champion", "network"].includes(player)) throw new Error(`no player ${player} here`);
    const agent = await newAgent(loaded, describe, shape);
    agent.setSeed(seed);
    return agent;
  });
}

/** The agent of hints, analyses and evaluations: the champion, which takes all the time that it gets. */
async function analystOf({ game, shape, number }, { game: loaded, describe }) {
  const options = { ...loaded.profile.options, early_stop: false };
  const patient = { ...loaded, profile: { ...loaded.profile, options } };
  const analyst = await kept("analyst", `${game} ${JSON.stringify(shape)}`, "", async () => (
    new Analyst(await newAgent(patient, describe, shape), loaded.estimate_simulations)
  ));
  analyst.begin(number);
  return analyst;
}

/** Yield the analyses of a search on the way to a move, and null; return the move. */
function* move(agent, request) {
  const started = performance.now();
  let last = null;
  for (const snapshot of agent.think(request.actions, request.act, request.bank)) {
    last = snapshot ?? last;
    yield snapshot && analysisOf(request, snapshot, false);
  }
  yield analysisOf(request, last, true);
  const { move: action, simulations, reason, value } = last;
  return { action, seconds: (performance.now() - started) / 1000, simulations, reason, value, backend: "wasm" };
}

/** Return the steps of an answer: analyses, or null where there is none. */
async function stepsOf(request) {
  const { folder, game, task, player } = request;
  const name = task === "move" && player === "network" ? `${game}_network` : game; // its files are loaded when it plays
  const loaded = await kept("games", folder, name, () => loadGame(folder, name));
  if (task === "move") return move(await agentOf(request, loaded), request);
  const analyst = await analystOf(request, loaded);
  return ["evaluate", "tabled"].includes(task) ? analyst[task](request) : analyst.watch(request);
}

async function answer(request) {
  const { id } = request, steps = await stepsOf(request);
  let listened = performance.now();
  while (latest === id) {
    const { done, value } = steps.next();
    if (done) {
      postMessage({ id, result: value });
      return;
    }
    if (value) postMessage({ id, analysis: value });
    if (performance.now() - listened < 1000 * LISTEN_SECONDS) continue;
    await listen();
    listened = performance.now();
  }
}

addEventListener("message", async ({ data: request }) => {
  latest = request.id;
  if (request.task === "stop") return;
  try {
    await answer(request);
  } catch (error) {
    postMessage({ id: request.id, error: error.message });
  }
});
