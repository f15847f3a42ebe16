/* The worker of an Engine: it has the agents of a board, and answers until something else is asked (worker.py). */

/** @import { EngineAnalysis, EngineRequest } from "../../app/game.d.ts" */
/** @import { Describe, Game, Snapshot } from "../types.d.ts" */
/** @import { Agent } from "../player/agent.js" */
/** @import { LevelAgent } from "../player/level_agent.js" */
/** @typedef {{ game: Game, describe: Describe }} Loaded */
/** @typedef {Required<EngineRequest> & { id: number, folder: string }} Request each task has some of these, see engine.js */

import { newAgent } from "../player/agent.js";
import { newLevelAgent } from "../player/level_agent.js";
import { loadGame } from "../player/load_game.js";
import { createOnce } from "../../app/page/once.js";
import { analysisOf, Analyst } from "./analyst.js";
import { SolverSearch } from "./solver_search.js";
import { Solving } from "./solving.js";

const LISTEN_SECONDS = 0.01; // between two looks at the messages

/** Games, agents of seats and the analyst, by kind.
    @type {Map<string, { version: string, once: ReturnType<typeof createOnce> }>} */
const made = new Map();
let latest = 0; // the request that is being answered; an older one ends when it next listens

const pause = new MessageChannel();
pause.port2.start();

/** Let the messages that have come in be handled.
    @type {() => Promise<unknown>} */
function listen() {
  return new Promise((resolve) => {
    pause.port2.addEventListener("message", resolve, { once: true });
    pause.port1.postMessage(null);
  });
}

/** Return what `make` promised under this name before, or now; of a kind only the latest version is kept.
    @type {<T>(kind: string, version: string, name: string, make: () => Promise<T>) => Promise<T>} */
function kept(kind, version, name, make) {
  const before = made.get(kind), once = before?.version === version ? before.once : createOnce();
  made.set(kind, { version, once });
  return once(name, make);
}

/** The agent of a seat; a new game gets new agents.
    @type {(request: Request, loaded: Loaded) => Promise<Agent | LevelAgent>} */
function agentOf({ game, shape, number, seat, player, seed }, { game: loaded, describe }) {
  const level = /^level:(\d+(?:\.\d+)?)$/.exec(player);
  return kept("players", `${game} ${JSON.stringify(shape)} ${number}`, `${seat} ${player}`, async () => {
    if (level) return newLevelAgent(loaded, describe, shape, Number(level[1]), seed);
    if (!["champion", "network"].includes(player)) throw new Error(`no player ${player} here`);
    const agent = await newAgent(loaded, describe, shape);
    agent.setSeed(seed);
    return agent;
  });
}

/** The agent of hints, analyses and evaluations: the champion, which takes all the time that it gets.
    @type {(request: Request, loaded: Loaded) => Promise<Analyst>} */
async function analystOf({ game, shape, number }, { game: loaded, describe }) {
  const options = { ...loaded.profile.options, early_stop: false };
  const patient = { ...loaded, profile: { ...loaded.profile, options } };
  const analyst = await kept("analyst", `${game} ${JSON.stringify(shape)}`, "", async () => (
    new Analyst(await newAgent(patient, describe, shape), loaded.estimate_simulations)
  ));
  analyst.begin(number);
  return analyst;
}

/** The search of a worker that helps another one to solve positions of a board.
    @type {(request: Request, agent: Agent, game: Game) => Promise<SolverSearch>} */
function searchOf({ game, shape }, agent, files) {
  return kept("search", `${game} ${JSON.stringify(shape)}`, "", () => SolverSearch.begin(agent, files, shape));
}

/** Yield the analyses of a search on the way to a move, and null; return the move.
    @param {Agent | LevelAgent} agent @param {Request} request */
function* move(agent, request) {
  const started = performance.now();
  /** @type {Snapshot | null} */
  let last = null;
  for (const snapshot of agent.think(request.actions, request.act, request.bank)) {
    last = snapshot ?? last;
    yield snapshot && analysisOf(request, snapshot, false);
  }
  if (!last) throw new Error("the player has found no move");
  yield analysisOf(request, last, true);
  const { move: action, simulations, reason, value } = last;
  return { action, seconds: (performance.now() - started) / 1000, simulations, reason, value, backend: "wasm" };
}

/** Return the steps of an answer: analyses, or null where there is none.
    @type {(request: Request) => Promise<Generator<EngineAnalysis | null, object, void>>} */
async function stepsOf(request) {
  const { folder, game, task, player } = request;
  const name = task === "move" && player === "network" ? `${game}_network` : game; // its files are loaded when it plays
  const loaded = await kept("games", folder, name, () => loadGame(folder, name));
  if (task === "move") return move(await agentOf(request, loaded), request);
  const analyst = await analystOf(request, loaded);
  if (task === "assist") return (await searchOf(request, analyst.agent, loaded.game)).assist(request);
  if (task === "solve") return (await Solving.begin(analyst.agent, loaded.game, request)).run();
  return task === "evaluate" ? analyst.evaluate(request) : task === "tabled" ? analyst.tabled(request) : analyst.watch(request);
}

/** @param {Request} request */
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
  steps.return({}); // its helper has nothing to do any more
}

addEventListener("message", async ({ data: request }) => {
  latest = request.id;
  if (request.task === "stop") return;
  try {
    await answer(request);
  } catch (error) {
    postMessage({ id: request.id, error: /** @type {Error} */ (error).message });
  }
});
