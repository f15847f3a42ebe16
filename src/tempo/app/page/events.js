/* What becomes of a board, heard as it happens: by a stream of events, or by asking every now and then.

   A browser has some six connections to a server, for all its tabs together, and each stream takes one. So a few tabs
   have a stream; a lock that all tabs share is their ticket. Of the others, one that is seen asks, and one that nobody
   sees rests, and so does its board. Where there are no locks, which is where the page comes from another machine, each
   tab has its stream. */

const STREAMS = 4;
const PAUSE = 700; // milliseconds between two questions
const EVENTS = ["state", "thought", "review", "exercise"];

/** `ask(id)` fetches what there is as {event: data}; `told(event, data)` takes it, `heard` and `lost` say that the
    server is there or not, `seen` that somebody looks at a board again that had rested. */
export function createHearing({ ask, told, heard, lost, seen }) {
  let board = null, events = null, timer = null, question = 0, hasStream = !navigator.locks;

  function rest() {
    question++;
    clearTimeout(timer);
    events?.close();
    events = null;
  }

  /** Hear of this board from now on. */
  function follow(id) {
    rest();
    board = id;
    if (hasStream) listen(id);
    else if (!document.hidden) inquire(id);
  }

  function listen(id) {
    events = new EventSource(`/api/boards/${id}/events`);
    events.addEventListener("open", heard);
    events.addEventListener("error", () => lose(id)); // the browser's own way to reconnect gives up: ours does not
    for (const name of EVENTS) events.addEventListener(name, (event) => told(name, JSON.parse(event.data)));
  }

  async function inquire(id) {
    const mine = question;
    try {
      const found = await ask(id);
      if (mine !== question) return;
      heard();
      for (const name of EVENTS) if (found[name]) told(name, found[name]);
      timer = setTimeout(() => inquire(id), PAUSE);
    } catch {
      if (mine === question) lose(id);
    }
  }

  function lose(id) {
    rest();
    lost(id);
  }

  /** Have a stream as soon as one is free. */
  function queue() {
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
    if (document.hidden) rest();
    else seen(board);
  });
  if (!hasStream) queue();

  return { follow, rest };
}
