/* Events of a board, received as a stream or by polling.

   A browser opens about six connections to a server for all its tabs, and each stream takes one. Only STREAMS tabs
   have a stream, guarded by locks that all tabs share. Other tabs poll while they are visible; hidden ones stop, and
   so do their boards. Without the Web Locks API, which pages from another machine lack, each tab has its own stream.
   A tab whose stream is refused, because the server has too many, polls and tries again later. */

/** @typedef {{ [event: string]: object }} Events data by event */
/** @typedef {{
      poll(id: string): Promise<Events>,
      onEvent(event: string, data: object): void,
      onConnect(): void,
      onDisconnect(id: string): void,
      onVisible(id: string): void,
    }} EventHandlers */

const STREAMS = 4;
const POLL_INTERVAL = 700; // milliseconds between two requests
const POLLS = 10; // until a refused stream is tried again
const EVENTS = ["state", "analysis"];

/** `poll(id)` fetches {event: data}; `onEvent(event, data)` handles one event. `onConnect` and `onDisconnect` report
    the connection, `onVisible` reports that a hidden tab is visible again.
    @param {EventHandlers} handlers */
export function createBoardEvents({ poll, onEvent, onConnect, onDisconnect, onVisible }) {
  /** @type {string | null} */
  let board = null;
  /** @type {EventSource | null} */
  let events = null;
  /** @type {number | undefined} */
  let timer;
  let generation = 0, polls = 0, hasStream = !navigator.locks;

  function stop() {
    generation++;
    clearTimeout(timer);
    events?.close();
    events = null;
  }

  /** Receive the events of a board from now on.
      @type {(id: string) => void} */
  function follow(id) {
    stop();
    board = id;
    if (hasStream) openStream(id);
    else if (!document.hidden) pollOnce(id);
  }

  /** @type {(id: string) => void} */
  function openStream(id) {
    events = new EventSource(`api/boards/${id}/events`);
    let isOpen = false;
    events.addEventListener("open", () => {
      isOpen = true;
      onConnect();
    });
    events.addEventListener("error", () => {
      if (isOpen) return disconnect(id); // the browser's own reconnection gives up at some point
      stop();
      return pollOnce(id);
    });
    for (const name of EVENTS) events.addEventListener(name, (event) => onEvent(name, JSON.parse(event.data)));
  }

  /** @type {(id: string) => Promise<void>} */
  async function pollOnce(id) {
    const started = generation;
    try {
      const found = await poll(id);
      if (started !== generation) return;
      onConnect();
      for (const name of EVENTS) if (found[name]) onEvent(name, found[name]);
      const triesStream = hasStream && ++polls % POLLS === 0;
      timer = setTimeout(() => (triesStream ? follow(id) : pollOnce(id)), POLL_INTERVAL);
    } catch {
      if (started === generation) disconnect(id);
    }
  }

  /** @type {(id: string) => void} */
  function disconnect(id) {
    stop();
    onDisconnect(id);
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
    else onVisible(board);
  });
  if (!hasStream) requestStream();

  return { follow, stop };
}
