/* The server, as the page speaks to it: answers and events change the store, and nothing else.

   `get`, `post` and `command` throw an Error with the server's own sentence where it refuses; `act` is `command` for
   buttons and keys: it never throws, it shows the sentence. One stream of events is open at a time, for the board of
   this tab. It is opened again whenever it breaks, and a board that the server no longer has is set up anew from what
   the page knows of it. */

import { boardOfAddress, holdsAddress, idOfAddress, shapeOf, writeAddress } from "./address.js";
import { mergedReview, newerExercises } from "./learn_data.js";
import { t } from "./words.js";

const REMEMBERED = "board"; // in the tab's own storage: the id of its board
const KEPT = 4; // tabs that are told what becomes of their boards though nobody looks
const WAITS = [300, 600, 1200, 2500, 5000]; // milliseconds until the next try to be connected

export function createServer(store) {
  const token = document.querySelector('meta[name="token"]').content;
  let events = null, tries = 0, timer = null;

  async function request(path, options) {
    let answer;
    try {
      answer = await fetch(path, { cache: "no-store", ...options });
    } catch {
      throw new Error(t("play.unreachable"));
    }
    const told = await answer.json().catch(() => ({}));
    if (answer.ok) return told;
    throw Object.assign(new Error(told.error ?? `${answer.status} ${answer.statusText}`), { status: answer.status });
  }

  const get = (path) => request(path, {});
  const post = (path, body = {}) => request(path, {
    method: "POST", body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Tempo-Token": token },
  });

  /** Take a state, unless a newer one of the same board is there: answers and events can overtake each other. */
  function take(board) {
    const old = store.state.board, same = old?.id === board.id;
    if (same && old.version > board.version) return;
    const changes = { board: { ...board, received: performance.now() } };
    const moved = !same || old.at !== board.at || nodesOf(old) !== nodesOf(board);
    if (!same) Object.assign(changes, { review: null, exercise: null, exercises: null, overlay: null });
    if (moved) Object.assign(changes, { thought: null, variation: null });
    if (!same) sessionStorage.setItem(REMEMBERED, board.id);
    store.set(changes);
    if (moved) writeAddress(board);
  }

  async function command(name, body = {}) {
    const answer = await post(`/api/boards/${store.state.board.id}/${name}`, body);
    if (answer.state) take(answer.state);
    return answer;
  }

  async function act(name, body) {
    try {
      return await command(name, body);
    } catch (error) {
      if (error.status === 409) take(await get(`/api/boards/${store.state.board.id}`).catch(() => store.state.board));
      else store.set({ notice: { text: error.message, kind: "error" } });
      return null;
    }
  }

  /** Show a board: its state, and from now on whatever becomes of it. */
  function show(board) {
    take(board);
    connect(board.id);
    return board;
  }

  /** A new board, of what was chosen. */
  async function open(choice) {
    return show(await post("/api/boards", choice));
  }

  /** A board that the server has already. */
  async function join(id) {
    return show(await get(`/api/boards/${id}`));
  }

  /** The board that the command set up; else this tab's board as it was before a reload; else what the address says;
      else a new game of the usual kind. */
  async function begin() {
    const find = (id) => id && get(`/api/boards/${id}`).catch(() => null);
    const readied = await find(idOfAddress(location.hash));
    if (readied) return show(readied);
    const known = await find(sessionStorage.getItem(REMEMBERED));
    const wanted = boardOfAddress(location.hash);
    if (known && (!wanted || holdsAddress(known, wanted))) return show(known);
    if (wanted) {
      try {
        return await open(wanted);
      } catch (error) {
        store.set({ notice: { text: error.message, kind: "error" } });
      }
    }
    return open({ game: store.state.catalogue.usual });
  }

  function connect(id) {
    clearTimeout(timer);
    events?.close();
    events = new EventSource(`/api/boards/${id}/events`);
    const hear = (name, change) => events.addEventListener(name, (event) => change(JSON.parse(event.data)));
    events.addEventListener("open", () => {
      tries = 0;
      if (!store.state.connected) store.set({ connected: true });
    });
    hear("state", take);
    hear("thought", (thought) => { if (thought.at === store.state.board.at) store.set({ thought }); });
    hear("review", (told) => store.set({ review: mergedReview(store.state.review, { ...told, board: id }) }));
    hear("exercise", (told) => store.set({ exercises: newerExercises(store.state.exercises, told) }));
    events.addEventListener("error", () => retry(id));
  }

  /** The browser's own way to reconnect gives up where a server is down: ours does not. */
  function retry(id) {
    events?.close();
    store.set({ connected: false });
    clearTimeout(timer);
    timer = setTimeout(() => revive(id), WAITS[Math.min(tries++, WAITS.length - 1)]);
  }

  async function revive(id) {
    try {
      await join(id);
    } catch (error) {
      if (error.status === 404) open(again(store.state.board)).catch(() => retry(id));
      else retry(id);
    }
  }

  /* A browser has some six connections to a server, for all its tabs together, and each stream takes one. So a few
     tabs keep theirs; of the others, those that nobody sees let go of it, and their boards rest. */
  let isKept = false;
  for (let place = 0; place < KEPT; place++) {
    navigator.locks?.request(`stream ${place}`, { ifAvailable: true }, (lock) => {
      if (!lock || isKept) return null;
      isKept = true;
      return new Promise(() => {}); // until the tab is closed
    });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && !isKept) {
      clearTimeout(timer);
      events?.close();
      events = null;
    } else if (!document.hidden && !events && store.state.board) revive(store.state.board.id);
  });

  return { get, post, command, act, open, join, begin };
}

function nodesOf(board) {
  return board.line.map((ply) => ply.node).join();
}

/** What a board must be asked for with, so that it is as it was. */
function again(board) {
  return {
    game: board.game, shape: shapeOf(board), seats: board.seats, clock: board.clock, at: board.at,
    actions: board.line.map((ply) => ply.action),
  };
}
