/* What becomes of a board, onConnect as it happens: by a stream of events, or by asking every now and then.

   A browser has some six connections to a server, for all its tabs together, and each stream takes one. So a few tabs
   have a stream; a lock that all tabs share is their ticket. Of the others, one that is onVisible asks, and one that nobody
   sees rests, and so does its board. Where there are no locks, which is where the page comes from another machine, each
   tab has its stream. */

const STREAMS = 4;
const POLL_INTERVAL = 700; // milliseconds between two questions
const EVENTS = ["state", "analysis", "review", "exercise"];

/** `poll(id)` fetches what there is as {event: data}; `onEvent(event, data)` takes it, `onConnect` and `onDisconnect` say that the
    server is there or not, `onVisible` that somebody looks at a board again that had rested. */
export function createBoardEvents({ poll, onEvent, onConnect, onDisconnect, onVisible }) {
  let board = null, events = null, timer = null, generation = 0, hasStream = !navigator.locks;

  function stop() {
    generation++;
    clearTimeout(timer);
    events?.close();
    events = null;
  }

  /** Hear of this board from now on. */
  function follow(id) {
    stop();
    board = id;
    if (hasStream) openStream(id);
    else if (!document.hidden) pollOnce(id);
  }

  function openStream(id) {
    events = new EventSource(`/api/boards/${id}/events`);
    events.addEventListener("open", onConnect);
    events.addEventListener("error", () => disconnect(id)); // the browser's own way to reconnect gives up: ours does not
    for (const name of EVENTS) events.addEventListener(name, (event) => onEvent(name, JSON.parse(event.data)));
  }

  async function pollOnce(id) {
    const started = generation;
    try {
      const found = await poll(id);
      if (started !== generation) return;
      onConnect();
      for (const name of EVENTS) if (found[name]) onEvent(name, found[name]);
      timer = setTimeout(() => pollOnce(id), POLL_INTERVAL);
    } catch {
      if (started === generation) disconnect(id);
    }
  }

  function disconnect(id) {
    stop();
    onDisconnect(id);
  }

  /** Have a stream as soon as one is free. */
  function requestStream() {
    const others = new AbortController();
    for (let place = 0; place < STREAMS; place++) {
      navigator.locks.request(`stream ${place}`, { signal: others.signal }, () => {
        if (hasStream) return null;
        hasStream = true;
        others.abort();
        if (board) follow(board);
        return new Promise(() => {}); // until the tab is closed
      }).catch(() => {}); // it has another one
    }
  }

  document.addEventListener("visibilitychange", () => {
    if (hasStream || !board) return;
    if (document.hidden) stop();
    else onVisible(board);
  });
  if (!hasStream) requestStream();

  return { follow, stop };
}
