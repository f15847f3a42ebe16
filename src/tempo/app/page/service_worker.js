/* Service worker: keeps the files of the page, so that it opens and says what to do while the server is not running.

   The server's answer always comes first; a kept file is used only if there is no answer. Answers of the API are
   never kept. The server, or the export of the page, puts the list FILES before this script, by addresses from here. */

/** @import { FetchEvent, PageWorker } from "../page.d.ts" */

const worker = /** @type {PageWorker} */ (/** @type {unknown} */ (self));
const CACHE = "tempo-page";
const PATHS = FILES.map((file) => new URL(file, location.href).pathname);

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PATHS)));
});

worker.addEventListener("activate", (event) => event.waitUntil(deleteOthers()));

worker.addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || search || !PATHS.includes(pathname)) return;
  event.respondWith(answerTo(event, pathname));
});

/** Delete files that the page has no more. */
async function deleteOthers() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!PATHS.includes(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** @type {(event: FetchEvent, path: string) => Promise<Response>} */
async function answerTo(event, path) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(cache.put(path, answer.clone()).catch(() => {})); // the disk may be full
    return answer;
  } catch (error) {
    const kept = await cache.match(path);
    if (!kept) throw error;
    return kept;
  }
}
