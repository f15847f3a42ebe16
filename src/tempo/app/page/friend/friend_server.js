/* Client of the server for a friend, who plays one seat of one board: the shared game, its events, moves. */

/** @import { GuestState, SharedState } from "../../game.d.ts" */
/** @import { AboutGame, Store } from "../../page.d.ts" */

import { FriendGame, secondsLeft } from "./friend_game.js";
import { Rules } from "../served/rules.js";
import * as connection from "../served/connection.js";
import { get } from "../served/requests.js";
import { shared } from "../served/shared_game.js";
import { sayIfSlow } from "../waiting.js";

const FLAG_GRACE = 50; // milliseconds after the end of a person's time before the server is asked
const RETRY = 1000; // milliseconds until another attempt to connect
const CONFLICT = 409; // status of a refusal: the board has another position by now

/** `id` is the board of the link.
    @param {Store} store @param {string} id */
export function createFriendServer(store, id) {
  /** @type {FriendGame | null} */
  let game = null;
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  /** @type {number | undefined} */
  let flag;

  /** Do something after all that was asked before.
      @type {<T>(act: () => Promise<T>) => Promise<T>} */
  function inTurn(act) {
    const done = queue.then(act);
    queue = done.catch(() => {});
    return done;
  }

  /** Draw a state of the shared game. When a person's time is over, the server looks at its clock.
      @type {(state: SharedState) => Promise<void>} */
  async function show(state) {
    if (!game) return;
    await game.follow(state);
    const board = game.state(), seconds = secondsLeft(board);
    clearTimeout(flag);
    if (seconds !== null) flag = setTimeout(() => inTurn(refresh).catch(() => {}), 1000 * seconds + FLAG_GRACE);
    store.set({ board: { ...board, received: performance.now() } });
  }

  async function refresh() {
    /** @type {GuestState} */
    const state = await get(`api/shared/${id}`);
    const about = /** @type {AboutGame} */ ({ game: state.game }); // no catalogue is needed here
    game ??= new FriendGame(new Rules(about, state.shape, state.config), id, state);
    await show(state);
  }

  /** @type {(name: string, body: { action: number, at: number }) => Promise<void>} */
  async function act(name, body) {
    try {
      await sayIfSlow(store, inTurn(async () => show(await (name === "play" ? shared.play(id, body) : shared.resign(id)))));
    } catch (problem) {
      const { status } = /** @type {Error & { status?: number }} */ (problem);
      if (status === CONFLICT) await inTurn(refresh).catch(() => {});
      else store.showError(problem);
    }
  }

  function onConnect() {
    if (!store.state.connected) store.set({ connected: true });
  }

  function onDisconnect() {
    connection.stop();
    store.set({ connected: false });
    setTimeout(start, RETRY);
  }

  /** Show the game and follow it. A link that lets nobody in any more is not tried again. */
  async function start() {
    try {
      await inTurn(refresh);
      connection.follow(id, { onConnect, onDisconnect });
    } catch (problem) {
      const { status } = /** @type {{ status?: number }} */ (problem);
      if (!status || status >= 500) onDisconnect();
      else {
        connection.stop();
        store.set({ connected: false, refused: true });
      }
    }
  }

  shared.onChange((_, state) => { inTurn(() => show(state)).catch(() => {}); });
  return { act, start };
}
