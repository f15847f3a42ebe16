/* The worker of a RemoteAgent: it makes an agent, and thinks until the search ends or something else is asked. */

import { newAgent, OPEN } from "./agent.js";
import { loadGame } from "./load_game.js";

const LISTEN_SECONDS = 0.01; // between two looks at the messages

let agent = null;
let latest = 0; // the request that is being answered; an older search ends when it next listens

const pause = new MessageChannel();
pause.port2.start();

/** Let the messages that have come in be handled. */
function listen() {
  return new Promise((resolve) => {
    pause.port2.addEventListener("message", resolve, { once: true });
    pause.port1.postMessage(null);
  });
}

const tasks = {
  async begin({ folder, name, shape, simulations }) {
    const { game, describe } = await loadGame(folder, name);
    agent = await newAgent(game, describe, shape, simulations);
    return { shapes: Object.keys(game.tables) };
  },

  /** Think about the position after these moves, and post each snapshot. */
  async think({ id, moves, step, bank }) {
    let last = null, listened = performance.now();
    for (const snapshot of agent.think(moves, step, bank)) {
      if (snapshot) postMessage({ id, snapshot: last = snapshot });
      if (performance.now() - listened < 1000 * LISTEN_SECONDS) continue;
      await listen();
      if (latest !== id) return { last, isStopped: true };
      listened = performance.now();
    }
    return { last, isStopped: false };
  },

  stop: () => ({}),

  /** The legal moves after these moves, and the outcome for the side that moved last. */
  async look({ moves }) {
    const { state, outcome } = agent.positionAfter(moves);
    return { legal: outcome === OPEN ? agent.rules.legal(state) : [], outcome };
  },
};

addEventListener("message", async ({ data }) => {
  latest = data.id;
  try {
    postMessage({ id: data.id, answer: await tasks[data.task](data) });
  } catch (error) {
    postMessage({ id: data.id, error: error.message });
  }
});
