/* The page's connection to its server: events of its engines and of its board, as a stream or by polling.

   A browser opens about six connections to a server for all its tabs, and each stream takes one. Only STREAMS tabs
   have a stream, guarded by locks that all tabs share. Other tabs poll while they are visible; hidden ones stop, and
   so do their engines. Without the Web Locks API, which pages from another machine lack, each tab has its own stream.
   A tab whose stream is refused, because the server has too many, polls and tries again later. */

/** @import { Hello, Takers } from "../../game.d.ts" */

import { get } from "./requests.js";
import { newId } from "../new_id.js";

const STREAMS = 4;
const POLL_INTERVAL = 700; // milliseconds between two requests
const POLLS = 10; // until a refused stream is tried again

/** Name of this page for its server. */
export const PAGE = newId();

/** @type {Takers} */
const takers = { engines: new Map(), board: () => {}, shared: () => {} };
/** @type {string | null} */
let board = null;
/** @type {EventSource | null} */
let events = null;
/** @type {number | undefined} */
let timer;
let generation = 0, polls = 0, hasStream = !navigator.locks;
/** @type {{ onConnect(): void, onDisconnect(): void }} */
let listener = { onConnect() {}, onDisconnect() {} };

/** Take the messages of an engine from now on; `resume` hears which message was the last of it, on each connection.
    @type {(name: string, engine: Parameters<Takers["engines"]["set"]>[1]) => void} */
export function takeFromEngine(name, engine) { takers.engines.set(name, engine); }

/** Take what happens to boards: `board(id, stamp)` when another page has written one, `shared(id, state)`.
    @type {(others: Partial<Takers>) => void} */
export function takeFromBoards(others) { Object.assign(takers, others); }

/** @type {{ [event: string]: (data: any) => void }} */
const HANDLERS = {
  hello(/** @type {Hello} */ { engines, stamp, shared }) {
    for (const [name, engine] of takers.engines) engine.resume(engines[name]);
    HANDLERS.board({ stamp });
    if (shared) HANDLERS.shared(shared);
  },
  engine: (message) => takers.engines.get(message.engine)?.take(message),
  board: ({ stamp }) => board && takers.board(board, stamp),
  shared: (state) => board && takers.shared(board, state),
};

/** Receive the events of a board from now on. `onConnect` and `onDisconnect` report the connection.
    @type {(id: string, callbacks?: typeof listener) => void} */
export function follow(id, callbacks = listener) {
  stop();
  board = id;
  listener = callbacks;
  if (hasStream) openStream();
  else if (!document.hidden) poll();
}

/** Receive nothing any more. */
export function stop() {
  generation++;
  clearTimeout(timer);
  events?.close();
  events = null;
}

function openStream() {
  events = new EventSource(`api/pages/${PAGE}/events?board=${board}`);
  let isOpen = false;
  events.addEventListener("open", () => {
    isOpen = true;
    listener.onConnect();
  });
  events.addEventListener("error", () => {
    if (isOpen) return disconnect(); // the browser's own reconnection gives up at some point
    stop();
    return poll();
  });
  for (const [name, handle] of Object.entries(HANDLERS)) {
    events.addEventListener(name, (event) => handle(JSON.parse(event.data)));
  }
}

async function poll() {
  const started = generation;
  try {
    /** @type {Hello} */
    const hello = await get(`api/pages/${PAGE}/poll?board=${board}`);
    if (started !== generation) return;
    listener.onConnect();
    HANDLERS.hello(hello);
    const triesStream = hasStream && ++polls % POLLS === 0;
    timer = setTimeout(() => (triesStream && board ? follow(board) : poll()), POLL_INTERVAL);
  } catch {
    if (started === generation) disconnect();
  }
}

function disconnect() {
  stop();
  listener.onDisconnect();
}

/** Wait for a free stream. */
function requestStream() {
  const others = new AbortController();
  for (let place = 0; place < STREAMS; place++) {
    navigator.locks.request(`stream ${place}`, { signal: others.signal }, () => {
      if (hasStream) return null;
      hasStream = true;
      others.abort();
      if (board) follow(board);
      return new Promise(() => {}); // until the tab is closed
    }).catch(() => {}); // aborted: another stream was free
  }
}

document.addEventListener("visibilitychange", () => {
  if (events || !board) return;
  if (document.hidden) stop();
  else follow(board);
});
if (!hasStream) requestStream();
