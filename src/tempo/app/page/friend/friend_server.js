/* Client of the server for a friend, who plays one seat of one board: its state, its events, moves and resignation. */

import { createBoardEvents, get, post, retryDelay } from "../backend.js";

/** `id` is the board of the link. */
export function createFriendServer(store, id) {
  const path = `api/boards/${id}`;
  const events = createBoardEvents({
    poll: async () => ({ state: (await get(`${path}/poll`)).state }),
    onEvent: (name, data) => { if (name === "state") applyState(data); },
    onConnect, onDisconnect: retry, onVisible: start,
  });
  let tries = 0;

  function applyState(board) {
    const old = store.state.board;
    if (!old || old.version <= board.version) store.set({ board: { ...board, received: performance.now() } });
  }

  async function act(name, body) {
    try {
      applyState((await post(`${path}/${name}`, body)).state);
    } catch (error) {
      if (error.status === 409) applyState(await get(path).catch(() => store.state.board));
      else store.set({ notice: { text: error.message, kind: "error" } });
    }
  }

  function onConnect() {
    tries = 0;
    if (!store.state.connected) store.set({ connected: true });
  }

  function retry() {
    events.stop();
    store.set({ connected: false });
    setTimeout(start, retryDelay(tries++));
  }

  /** Show the board and follow its events. A link that lets nobody in any more is not tried again. */
  async function start() {
    try {
      applyState(await get(path));
      events.follow(id);
    } catch (error) {
      if (!error.status || error.status >= 500) retry();
      else {
        events.stop();
        store.set({ connected: false, refused: true });
      }
    }
  }

  return { act, start };
}
