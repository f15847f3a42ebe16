/* Client of the server's API. Answers and events change the store and nothing else.

   `command` throws an Error with the server's sentence if it refuses, like `get` and `post`. `act` is `command` for
   buttons and keys: it shows the sentence instead. Events of the board arrive through events.js. A lost connection
   is retried; a board that the server no longer has is created again from the page's state. */

import { parseAddress, matchesAddress, boardIdInAddress, shapeOf, writeAddress } from "./address.js";
import { createBoardEvents, get, post, retryDelay } from "./backend.js";
import { mergeReviews, newerExercises } from "./learn/learn_data.js";
import { storedPace } from "./play/pace.js";
import { watch } from "./think/watching.js";
import { machines } from "./ui/turns.js";

const BOARD_KEY = "board"; // in session storage: id of this tab's board
const PEOPLE = [0, 1].map(() => ({ kind: "human", name: "human" }));

export function createServer(store) {
  const onEvent = (event, data) => handlers[event](data);
  const poll = (id) => get(`api/boards/${id}/poll`);
  const boardEvents = createBoardEvents({ poll, onEvent, onConnect, onDisconnect: retry, onVisible: reconnect });
  const paths = new BroadcastChannel("paths"); // of pages that the server lets in
  let tries = 0, timer = null;
  let requests = 0; // for a board to show; the latest holds

  /** Store a state unless a newer one is known, or another board is shown by now: answers and events can overtake
      each other. `isOther` shows another board. */
  function applyState(board, isOther = false) {
    const old = store.state.board, same = old?.id === board.id;
    if (same ? old.version > board.version : !isOther) return;
    const changes = { board: { ...board, received: performance.now() } };
    const moved = !same || old.at !== board.at || nodesOf(old) !== nodesOf(board);
    if (!same) Object.assign(changes, { review: null, exercise: null, exercises: null, overlay: null });
    if (moved) Object.assign(changes, { analysis: null, variation: null });
    if (!same) sessionStorage.setItem(BOARD_KEY, board.id);
    store.set(changes);
    if (moved) writeAddress(board);
  }

  async function command(name, body = {}) {
    const answer = await post(`api/boards/${store.state.board.id}/${name}`, body);
    if (answer.state) applyState(answer.state);
    return answer;
  }

  async function act(name, body) {
    try {
      return await command(name, body);
    } catch (error) {
      if (error.status === 409) applyState(await get(`api/boards/${store.state.board.id}`).catch(() => store.state.board));
      else store.set({ notice: { text: error.message, kind: "error" } });
      return null;
    }
  }

  /** Save an unfinished game before another board is shown, or before the page goes. */
  async function keep(options) {
    const { board } = store.state;
    if (board?.in_play) await post(`api/boards/${board.id}/keep`, {}, options).catch(() => {});
  }

  window.addEventListener("pagehide", () => keep({ keepalive: true }));

  /** Show a board and follow its events. Analysis stays on, and two machines keep the pace of this browser. */
  function show(board) {
    const old = store.state.board, isNew = old?.id !== board.id;
    applyState(board, true);
    clearTimeout(timer);
    boardEvents.follow(board.id);
    if (isNew && old?.watch && !board.watch) watch(store, { act }, true);
    if (isNew && machines(board) === 2 && board.pace !== storedPace()) act("pace", { seconds: storedPace() });
    return board;
  }

  async function showLatest(request) {
    const number = ++requests, board = await request;
    return number === requests ? show(board) : board;
  }

  /** Create a board. */
  const open = (choice) => showLatest(post("api/boards", choice));

  /** Show an existing board. */
  const join = (id) => showLatest(get(`api/boards/${id}`));

  /** Show the board that the command has set up, else this tab's board before a reload, else the address, else the
      first screen above a new game. */
  async function start() {
    paths.postMessage(location.pathname);
    const find = (id) => id && get(`api/boards/${id}`).catch(() => null);
    const readied = await find(boardIdInAddress(location.hash));
    if (readied) return show(readied);
    const known = await find(sessionStorage.getItem(BOARD_KEY));
    const wanted = parseAddress(location.hash);
    if (known && (!wanted || matchesAddress(known, wanted))) return show(known);
    if (wanted) {
      try {
        return await open(wanted);
      } catch (error) {
        store.set({ notice: { text: error.message, kind: "error" } });
      }
    }
    store.setView({ home: true });
    return open({ game: store.state.catalogue.default_game });
  }

  const handlers = {
    state: applyState,
    analysis: (analysis) => { if (analysis.at === store.state.board.at) store.set({ analysis }); },
    review: (review) => {
      store.set({ review: mergeReviews(store.state.review, { ...review, board: store.state.board.id }) });
    },
    exercise: (exercises) => store.set({ exercises: newerExercises(store.state.exercises, exercises) }),
  };

  function onConnect() {
    tries = 0;
    if (!store.state.connected) store.set({ connected: true, refused: false });
  }

  function retry(id) {
    boardEvents.stop();
    store.set({ connected: false });
    clearTimeout(timer);
    timer = setTimeout(() => reconnect(id), retryDelay(tries++));
  }

  /** Show the board again. A server with another folder of games does not know it: the board is created again, by
      two people if the server refuses its players. A server that refuses this page is not asked any more, until a page
      that it lets in says below which path. */
  async function reconnect(id, root = "") {
    const request = requestFor(store.state.board), create = (choice) => post(`${root}api/boards`, choice);
    const attempts = [() => get(`${root}api/boards/${id}`), () => create(request), () => create({ ...request, seats: PEOPLE })];
    let status = 404, found;
    while (attempts.length && [400, 404].includes(status)) {
      found = await attempts.shift()().catch((error) => error);
      if (store.state.board.id !== id) return; // the page has gone on to another board
      status = found instanceof Error ? found.status : 200;
    }
    if (status === 200 && root) moveTo(root, found.id);
    else if (status === 200) show(found);
    else if (!status || status >= 500) retry(id);
    else {
      boardEvents.stop();
      store.set({ connected: false, refused: true });
    }
  }

  /** Load the page of another path with this board. */
  function moveTo(root, id) {
    sessionStorage.setItem(BOARD_KEY, id);
    location.replace(root);
  }

  paths.addEventListener("message", ({ data }) => { if (store.state.refused) reconnect(store.state.board.id, data); });

  return { get, post, command, act, keep, open, join, start };
}

function nodesOf(board) {
  return board.line.map((ply) => ply.node).join();
}

/** Return the request that creates this board again. */
function requestFor(board) {
  return {
    game: board.game, shape: shapeOf(board), seats: board.seats, clock: board.clock, at: board.at,
    actions: board.line.map((ply) => ply.action),
  };
}
