/* Requests that the page answers itself: [method, pattern, (services, groups of the pattern, body) -> answer]. */

/** @import { Route, Services } from "../game.d.ts" */

import { refusal } from "./refusal.js";

/** Return the answer of the first route that fits; it shares nothing with what the page keeps.
    @template T
    @param {Route<never>[]} routes @param {Services} services @param {string} method @param {string} place
    @param {object} body of a GET the query
    @returns {Promise<T>} */
export async function answerTo(routes, services, method, place, body) {
  for (const [wanted, pattern, act] of routes) {
    const found = wanted === method && place.match(pattern);
    if (found) return /** @type {T} */ (structuredClone(await act(services, found.slice(1), /** @type {never} */ (body))));
  }
  throw refusal(`${place} needs the server`, 404);
}
