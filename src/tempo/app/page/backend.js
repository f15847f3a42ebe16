/* Where the page's requests go: to its server, but for reviews and exercises, which the page makes itself. The page
   that needs no server has another file in place of this one (web/offline/backend.js). */

/** @import { LearnBody } from "../../web/types.d.ts" */
/** @import { EventHandlers } from "./served/events.js" */
/** @import { Services } from "./served/services.js" */

import { answerTo } from "./routes.js";
import { createBoardEvents as createServerEvents } from "./served/events.js";
import * as server from "./served/requests.js";

const OWN = /^api\/((?:exercises|boards\/\w+\/(?:review|line))(?:\/.*)?)$/;

/** @type {Services | null} */
let services = null;
/** @type {EventHandlers["onEvent"]} */
let onEvent = () => {};

/** @template T @param {string} method @param {string} path @param {object} [body] @returns {Promise<T>} */
async function answer(method, path, body) {
  const [{ routes }, made] = await Promise.all([import("./review/routes.js"), import("./served/services.js")]);
  services ??= new made.Services((event, data) => onEvent(event, structuredClone(data)));
  return answerTo(
    routes, services, method,
    /** @type {RegExpMatchArray} */
    (path.match(OWN))[1],
    /** @type {LearnBody} */
    (body),
  );
}

/** @type {<T>(path: string) => Promise<T>} */
export const get = (path) => (OWN.test(path) ? answer("GET", path) : server.get(path));

/** @type {<T>(path: string, body?: object, options?: RequestInit) => Promise<T>} */
export const post = (path, body = {}, options = {}) => (
  OWN.test(path) ? answer("POST", path, body) : server.post(path, body, options)
);

/** Events of a board: those of the server, and those of its review here.
    @param {EventHandlers} options */
export function createBoardEvents(options) {
  onEvent = options.onEvent;
  return createServerEvents(options);
}

export { fileAt, postForFile, retryDelay } from "./served/requests.js";
