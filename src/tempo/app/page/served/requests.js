/* Requests to the server. All throw an Error with the server's sentence and its status if it refuses. */

import { t } from "../ui/i18n.js";

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
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", body: JSON.stringify(body), headers, ...options });
}

/** @type {<T>(path: string) => Promise<T>} */
export const get = async (path) => jsonOf(await request(path));

/** @type {<T>(path: string, body?: object, options?: RequestInit) => Promise<T>} */
export const post = async (path, body = {}, options = {}) => jsonOf(await postRequest(path, body, options));

/** Send a request whose answer is a file.
    @type {(path: string, body: object) => Promise<Blob>} */
export const postForFile = async (path, body) => (await postRequest(path, body)).blob();

/** The file that a request answers: {name, content}; without a name if the server gives none.
    @type {(path: string) => Promise<{ name?: string, content: Blob }>} */
export async function fileAt(path) {
  const answer = await request(path), named = answer.headers.get("Content-Disposition");
  const found = /filename\*=UTF-8''(\S+)/.exec(named ?? "")?.[1];
  return { name: found && decodeURIComponent(found), content: await answer.blob() };
}

/** Return the milliseconds until the next attempt to connect, after a number of failed ones.
    @type {(tries: number) => number} */
export function retryDelay(tries) {
  return Math.min(5000, 300 * 2 ** tries);
}
