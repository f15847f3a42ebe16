/* Requests to the server. `get` and `post` throw an Error with the server's sentence and its status if it refuses. */

import { t } from "./ui/i18n.js";

async function request(path, options) {
  let answer;
  try {
    answer = await fetch(path, { cache: "no-store", ...options });
  } catch {
    throw new Error(t("play.unreachable"));
  }
  const data = await answer.json().catch(() => ({}));
  if (answer.ok) return data;
  const error = new Error(data.error ?? `${answer.status} ${answer.statusText}`);
  throw Object.assign(error, { status: answer.status, reason: data.reason, values: data.values });
}

export const get = (path) => request(path, {});

export const post = (path, body = {}, options = {}) => request(path, {
  method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, ...options,
});

/** Return the milliseconds until the next attempt to connect, after a number of failed ones. */
export function retryDelay(tries) {
  return Math.min(5000, 300 * 2 ** tries);
}
