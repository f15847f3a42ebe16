/* Answers the page's requests without a server: the same paths and the same JSON as tempo/app.

   The page imports this in place of its own requests.js and events.js. Parts of the page (`PARTS`) are loaded when the
   first request asks for them. */

import { Boards } from "./boards.js";
import { Archive } from "./archive.js";
import { refusal } from "./refusal.js";

const FOLDER = new URL("../../", import.meta.url).href; // of the export
const PARTS = { // path -> module with `routes`
  "games|import|boards/\\w+/export": "./storage_routes.js",
  "exercises|boards/\\w+/(review|line)": "./learn_routes.js",
  setup: "./setup_routes.js",
  explorer: "./explorer_routes.js",
};

const begun = begin();

async function begin() {
  const catalogue = await (await fetch(new URL("catalogue.json", FOLDER))).json();
  const archive = new Archive();
  return { catalogue, archive, folder: FOLDER, boards: new Boards(FOLDER, catalogue, archive) };
}

const COMMANDS = ["play", "undo", "redo", "go", "from_here", "jump", "resign", "keep", "restart", "swap", "pause",
  "resume", "step", "watch"];

/** Routes of boards: method and pattern -> (context, groups of the pattern, body or query) -> answer. */
const BOARD_ROUTES = [
  ["GET", /^catalogue$/, ({ catalogue }) => catalogue],
  ["POST", /^boards$/, async ({ boards }, _, body) => (await boards.add(body)).state()],
  ["GET", /^boards\/(\w+)$/, async ({ boards }, [id]) => (await boards.get(id)).state()],
  ["POST", /^boards\/(\w+)\/(\w+)$/, async ({ boards }, [id, name], body) => {
    const board = await boards.get(id);
    if (name === "seats") boards.setPlayers(board, body);
    else if (name === "pace") board.setPace(body);
    else if (name === "hint") board.requestHint();
    else if (COMMANDS.includes(name)) await board[name](body);
    else throw refusal(`there is no command '${name}'`, 404);
    return { state: board.state() };
  }],
];

async function answer(method, path, body) {
  const context = await begun, [, place, query] = path.match(/^api\/([^?]*)\??(.*)$/);
  const part = Object.keys(PARTS).find((pattern) => new RegExp(`^(${pattern})`).test(place));
  const routes = part ? (await import(PARTS[part])).routes : BOARD_ROUTES;
  for (const [wanted, pattern, act] of routes) {
    const found = wanted === method && place.match(pattern);
    if (found) return structuredClone(await act(context, found.slice(1), body ?? new URLSearchParams(query)));
  }
  throw refusal(`${place} needs the server`, 404);
}

export const get = (path) => answer("GET", path);

export const post = (path, body = {}) => answer("POST", path, body);

/** A file that only a server makes: a refusal. */
export const postForFile = post;

/** A file that a request answers: {name, content}. */
export const fileAt = (path) => answer("GET", path);

export function retryDelay() { return 1000; }

/** Events of a board, as page/events.js; there is no connection that can be lost. */
export function createBoardEvents({ onEvent, onConnect }) {
  let followed = null;
  return {
    async follow(id) {
      followed = id;
      const { boards } = await begun;
      await boards.follow(id, (event, data) => { if (followed === id) onEvent(event, structuredClone(data)); });
      onConnect();
    },
    stop() { followed = null; },
  };
}
