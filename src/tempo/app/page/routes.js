/* Requests that the page answers itself: [method, pattern, (context, groups of the pattern, body) -> answer]. */

/** @import { Route } from "../../web/types.d.ts" */

import { refusal } from "./refusal.js";

/** Return the answer of the first route that fits; it shares nothing with what the page keeps.
    @template T, C, B
    @param {Route<C, B>[]} routes @param {C} context @param {string} method @param {string} place @param {B} body
    @returns {Promise<T>} */
export async function answerTo(routes, context, method, place, body) {
  for (const [wanted, pattern, act] of routes) {
    const found = wanted === method && place.match(pattern);
    if (found) return /** @type {T} */ (structuredClone(await act(context, found.slice(1), body)));
  }
  throw refusal(`${place} needs the server`, 404);
}
