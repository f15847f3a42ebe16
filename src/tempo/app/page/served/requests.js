/* Requests to the server. All throw an Error with the server's sentence and its status if it refuses. */

import { t } from "../ui/i18n.js";

const MOST_KEPT_ALIVE = 15_000; // characters; browsers allow 64 KB in all requests of a page

/** @type {(path: string, options?: RequestInit) => Promise<Response>} */
async function request(path, options = {}) {
  /** @type {Response} */
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

/** @type {<T>(answer: Response) => Promise<T>} */
const jsonOf = (answer) => answer.json().catch(() => ({}));

/** @type {(path: string, body: object, options?: RequestInit) => Promise<Response>} */
function postRequest(path, body, options) {
  const headers = { "Content-Type": "application/json" }, json = JSON.stringify(body);
  const keepalive = options?.keepalive && json.length < MOST_KEPT_ALIVE;
  return request(path, { method: "POST", body: json, headers, ...options, keepalive });
}

/** @type {<T>(path: string) => Promise<T>} */
export const get = async (path) => jsonOf(await request(path));

/** @type {<T>(path: string, body?: object, options?: RequestInit) => Promise<T>} */
export const post = async (path, body = {}, options = {}) => jsonOf(await postRequest(path, body, options));

/** The text that a request answers.
    @type {(path: string) => Promise<string>} */
export const text = async (path) => (await request(path)).text();

/** Send a request whose answer is a file.
    @type {(path: string, body?: object) => Promise<Blob>} */
export const fileFrom = async (path, body = {}) => (await postRequest(path, body)).blob();
