/* Answers the page's requests. Parts of the page (`PARTS`) are loaded when the first request asks for them; what the
   page cannot answer goes to the server, if there is one. */

/** @import { Route, Services } from "../game.d.ts" */

import { Boards } from "./game/boards.js";
import { routes as boardRoutes } from "./game/routes.js";
import { refusal } from "./refusal.js";
import { services as ownServices } from "./services.js";

/** @type {{ [paths: string]: string }} */
const PARTS = { // path -> module with `routes`
  "games/|import|boards/\\w+/export": "./storage/routes.js",
  "exercises|boards/\\w+/(review|line|judge)": "./review/routes.js",
  "mistakes/": "./practice/routes.js",
  setup: "./setup/routes.js",
  explorer: "./explorer/routes.js",
};

/** What the page asks: the services of its kind, and its boards.
    @type {Services} */
export const services = Object.assign(Object.create(ownServices), {
  boards: new Boards(ownServices),
  /** @param {string} id */
  async boardOf(id) {
    services.games ??= (await services.catalogue()).games;
    return services.boards.get(id);
  },
  /** @type {Services["publish"]} */
  publish(id, event, data) { if (services.boards.shown === id) services.boards.listener(event, data); },
});

/** Answer by the first route that fits; the answer shares nothing with what the page keeps.
    @template T @param {"GET" | "POST"} method @param {string} path @param {object} [body] @returns {Promise<T>} */
async function answer(method, path, body) {
  const [, place, query] = path.match(/^api\/([^?]*)\??(.*)$/) ?? [];
  const part = Object.keys(PARTS).find((pattern) => new RegExp(`^(${pattern})`).test(place));
  /** @type {Route<any>[]} */
  const routes = part ? (await import(PARTS[part])).routes : boardRoutes;
  for (const [wanted, pattern, act] of routes) {
    const match = wanted === method && place.match(pattern);
    if (match) return /** @type {T} */ (structuredClone(await act(services, match.slice(1), body ?? new URLSearchParams(query))));
  }
  if (!services.request) throw refusal(`${place} needs the server`, 404);
  return services.request(method, path, body);
}

/** @type {<T>(path: string) => Promise<T>} */
export const get = (path) => answer("GET", path);

/** @type {<T>(path: string, body?: object) => Promise<T>} */
export const post = (path, body = {}) => answer("POST", path, body);
