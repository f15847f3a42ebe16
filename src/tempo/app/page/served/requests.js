/* Requests to the server. All throw an Error with the server's sentence and its status if it refuses. */

import { t } from "../ui/i18n.js";

async function request(path, options = {}) {
  let answer;
  try {
    answer = await fetch(path, { cache: "no-store", ...options });
  } catch {
    throw new Error(t("play.unreachable"));
  }
  if (answer.ok) return answer;
  const { error = `${answer.status} ${answer.statusText}` } = await jsonOf(answer);
  throw Object.assign(new Error(error), { status: answer.status });
}

const jsonOf = (answer) => answer.json().catch(() => ({}));

function postRequest(path, body, options) {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", body: JSON.stringify(body), headers, ...options });
}

export const get = async (path) => jsonOf(await request(path));

export const post = async (path, body = {}, options = {}) => jsonOf(await postRequest(path, body, options));

/** Send a request whose answer is a file. */
export const postForFile = async (path, body) => (await postRequest(path, body)).blob();

/** The file that a request answers: {name, content}; without a name if the server gives none. */
export async function fileAt(path) {
  const answer = await request(path), named = answer.headers.get("Content-Disposition");
  const found = /filename\*=UTF-8''(\S+)/.exec(named ?? "")?.[1];
  return { name: found && decodeURIComponent(found), content: await answer.blob() };
}

/** Return the milliseconds until the next attempt to connect, after a number of failed ones. */
export function retryDelay(tries) {
  return Math.min(5000, 300 * 2 ** tries);
}
