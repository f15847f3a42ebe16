/* The boards of this page for its views. Answers and events change the store and nothing else.

   `command` throws an Error with a sentence if a board refuses, like `get` and `post`. `act` is `command` for buttons
   and keys: it shows the sentence instead. A lost connection to a server is retried. */

/** @import { Analysis, Board, Request } from "../game.d.ts" */
/** @import { Review } from "../learn.d.ts" */
/** @import { ExerciseList, PageServer, PageState, Store } from "../page.d.ts" */
/** @typedef {Error & { status?: number }} Refusal */

import { parseAddress, matchesAddress, boardIdInAddress } from "./address.js";
import { get, post, services } from "./backend.js";
import { session } from "./browser_storage.js";
import { mergeReviews, newerExercises } from "./learn/learn_data.js";
import { currentEntry } from "./home/home_history.js";
import { storedPace } from "./play/pace.js";
import { watch } from "./think/watching.js";
import { machines } from "./ui/turns.js";
import { retryDelay, sayIfSlow } from "./waiting.js";

const BOARD_KEY = "board"; // in session storage: id of this tab's board

/** @type {(store: Store) => PageServer} */
export function createServer(store) {
  const { boards, connection } = services;
  const paths = new BroadcastChannel("paths"); // of pages that the server lets in
  let tries = 0, timer = 0;
  let requests = 0; // for a board to show; the latest holds
  /** @type {Parameters<PageServer["guard"]>[0]} */
  let allows = async () => true;

  /** Store a state unless a newer one is known, or another board is shown by now. `isOther` shows another board.
      @type {(board: Board, isOther?: boolean) => void} */
  function applyState(board, isOther = false) {
    const old = store.state.board, same = old?.id === board.id;
    if (same ? old.version > board.version : !isOther) return;
    /** @type {Partial<PageState>} */
    const changes = { board: { ...board, received: performance.now() } };
    const moved = !same || old.at !== board.at || nodesOf(old) !== nodesOf(board);
    if (!same) Object.assign(changes, { review: null, exercise: null, exercises: null, overlay: null });
    if (moved) Object.assign(changes, { analysis: null, variation: null });
    if (!same) session.setItem(BOARD_KEY, board.id);
    store.set(changes);
  }

  /** @type {PageServer["command"]} */
  async function command(name, body = {}) {
    /** @type {{ state?: Board }} */
    const answer = await post(`api/boards/${store.state.board.id}/${name}`, body);
    if (answer.state) applyState(answer.state);
    return answer;
  }

  /** @type {PageServer["act"]} */
  async function act(name, body) {
    try {
      if (name === "play" && !(await allows(/** @type {{ action: number, at: number }} */ (body)))) return null;
      return await sayIfSlow(store, command(name, body));
    } catch (error) {
      const { status } = /** @type {Refusal} */ (error), { board } = store.state;
      if (status === 409) applyState(await boardOf(board.id).catch(() => store.state.board));
      else store.showError(error);
      return null;
    }
  }

  /** Show a board and follow its events. Analysis stays on, and two machines keep the pace of this browser.
      @type {(board: Board) => Board} */
  function show(board) {
    const old = store.state.board, isNew = old?.id !== board.id;
    applyState(board, true);
    clearTimeout(timer);
    boards.follow(board.id, onEvent);
    connection.follow(board.id, { onConnect, onDisconnect: retry });
    if (isNew && old?.watch && !board.watch) watch(store, { act }, true);
    if (isNew && machines(board) === 2 && board.pace !== storedPace()) act("pace", { seconds: storedPace() });
    return board;
  }

  /** @param {Promise<Board>} request */
  async function showLatest(request) {
    const number = ++requests, board = await sayIfSlow(store, request);
    return number === requests ? show(board) : board;
  }

  /** @type {(id: string) => Promise<Board>} */
  const boardOf = (id) => get(`api/boards/${id}`);

  /** Create a board.
      @type {PageServer["open"]} */
  const open = (choice) => showLatest(post("api/boards", choice));

  /** Show an existing board.
      @type {PageServer["join"]} */
  const join = (id) => showLatest(boardOf(id));

  /** Show the board that the command has set up, else this tab's board before a reload, else the address, else the
      first screen above a new game. A page that was reloaded on the first screen stays there. */
  async function start() {
    paths.postMessage(location.pathname);
    if (currentEntry()?.home) store.setView({ home: true });
    /** @type {(id: string | null) => Promise<Board | null>} */
    const find = async (id) => (id ? boardOf(id).catch(() => null) : null);
    const readied = await find(boardIdInAddress(location.hash));
    if (readied) return show(readied);
    const known = await find(session.getItem(BOARD_KEY));
    const wanted = parseAddress(location.hash);
    if (known && (!wanted || matchesAddress(known, wanted))) return show(known);
    if (wanted) {
      try {
        return await open(wanted);
      } catch (error) {
        store.showError(error);
      }
    }
    store.setView({ home: true });
    return open({ game: store.state.catalogue.default_game });
  }

  /** @type {{ [event: string]: (data: any) => void }} */
  const handlers = {
    state(/** @type {Board} */ board) {
      const { board: shown } = store.state;
      applyState(board, board.id !== shown.id && boards.shown === board.id); // kept under another name
    },
    analysis: (/** @type {Analysis} */ analysis) => { if (analysis.at === store.state.board.at) store.set({ analysis }); },
    review: (/** @type {Review} */ review) => {
      store.set({ review: mergeReviews(store.state.review, { ...review, board: store.state.board.id }) });
    },
    exercise: (/** @type {ExerciseList} */ exercises) => store.set({ exercises: newerExercises(store.state.exercises, exercises) }),
  };

  /** What a board keeps for itself is not what views are given.
      @type {(event: string, data: object) => void} */
  function onEvent(event, data) { handlers[event](structuredClone(data)); }

  /** Write what could not be written while the connection was lost. */
  async function onConnect() {
    tries = 0;
    if (store.state.connected) return;
    store.set({ connected: true, refused: false });
    const board = await boards.get(store.state.board.id);
    board.later(() => {
      board.error = null;
      board.goOn();
      board.publishState();
    });
  }

  function retry() {
    connection.stop();
    store.set({ connected: false });
    clearTimeout(timer);
    timer = setTimeout(reconnect, retryDelay(tries++));
  }

  /** Follow the board again. A server that refuses this page is not asked any more, until a page that it lets in says
      below which path: there the board is kept, too, and shown. */
  async function reconnect(root = "") {
    const { id } = store.state.board, path = `${root}api/boards/${id}`;
    const request = /** @type {Request} */ (services.request);
    /** @type {{ stamp?: string }} */
    const answer = await request("GET", path).catch((error) => error);
    const { status = 0 } = answer instanceof Error ? /** @type {Refusal} */ (answer) : { status: 200 };
    if (store.state.board.id !== id) return; // the page has gone on to another board
    if (![200, 404].includes(status)) {
      if (status === 0 || status >= 500) retry();
      else {
        connection.stop();
        store.set({ connected: false, refused: true });
      }
    } else if (root) {
      const board = await boards.get(id);
      await request("POST", path, { board: board.toJson(), stamp: answer.stamp ?? "", games: {} });
      moveTo(root, id);
    } else connection.follow(id, { onConnect, onDisconnect: retry });
  }

  /** Load the page of another path with this board.
      @type {(root: string, id: string) => void} */
  function moveTo(root, id) {
    session.setItem(BOARD_KEY, id);
    location.replace(root);
  }

  paths.addEventListener("message", ({ data }) => { if (store.state.refused) reconnect(data); });

  return { get, post, command, act, open, join, start, guard: (guard) => { allows = guard; } };
}

/** @param {Board} board */
function nodesOf(board) {
  return board.line.map((ply) => ply.node).join();
}
