/* Answers the page's requests without a server: the same paths and the same JSON as tempo/app.

   The page imports this in place of its own requests.js and events.js. Parts of the page (`PARTS`) are loaded when the
   first request asks for them. */

import { aboutBoard, puzzlesOf } from "./about_board.js";
import { Archive } from "./archive.js";
import { Boards } from "../../app/page/game/boards.js";
import { Engine } from "./engine.js";
import { rulesOf } from "../../app/page/storage/imported_game.js";
import { refusal } from "../../app/page/refusal.js";
import { answerTo } from "../../app/page/routes.js";

const FOLDER = new URL("../../", import.meta.url).href; // of the export
const PARTS = { // path -> module with `routes`
  "games|import|boards/\\w+/export": "../../app/page/storage/routes.js",
  "exercises|boards/\\w+/(review|line)": "../../app/page/review/routes.js",
  setup: "../../app/page/setup/routes.js",
  explorer: "../../app/page/explorer/routes.js",
};

const begun = begin();

async function begin() {
  const catalogue = await (await fetch(new URL("catalogue.json", FOLDER))).json();
  const archive = new Archive(), boards = new Boards(FOLDER, catalogue, archive);
  return {
    catalogue, archive, folder: FOLDER, boards,
    games: catalogue.games, // what follows is for reviews and exercises, as in page/served/services.js
    boardOf: (id) => boards.get(id),
    publish: (id, event, data) => boards.listeners.get(id)?.(event, data),
    rulesOf: (game, shape) => rulesOf({ boards, folder: FOLDER }, game, shape),
    aboutBoard: (game, shape) => aboutBoard(FOLDER, game, shape),
    puzzlesOf: (game) => puzzlesOf(FOLDER, game),
    newEngine: () => new Engine(FOLDER),
  };
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
  return answerTo(routes, context, method, place, body ?? new URLSearchParams(query));
}

export const get = (path) => answer("GET", path);

export const post = (path, body = {}) => answer("POST", path, body);

/** A file that only a server makes: a refusal. */
export const postForFile = post;

/** A file that a request answers: {name, content}. */
export const fileAt = (path) => answer("GET", path);

export function retryDelay() { return 1000; }

/** Events of a board, as page/served/events.js; there is no connection that can be lost. */
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
