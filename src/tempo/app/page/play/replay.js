/* Stepping through the line: by one move, to any move, or automatically. Only the latest request is kept while the
   server has not answered, so that dragging a slider does not queue up requests. */

/** @import { PageServer, Store } from "../../page.d.ts" */
/** @typedef {ReturnType<typeof createReplay>} Replay */

const PACE = 700; // milliseconds per move of an automatic replay

/** @param {Store} store @param {PageServer} server */
export function createReplay(store, server) {
  /** @type {number | null} */
  let target = null;
  /** @type {number | null} */
  let sent = null;
  /** @type {number | null} */
  let timer = null;
  let playing = ""; // the board

  const at = () => target ?? sent ?? store.state.board.at;
  const length = () => store.state.board.line.length;

  /** @type {(to: number) => Promise<void>} */
  async function go(to) {
    const wanted = Math.max(0, Math.min(length(), to));
    if (wanted === at()) return;
    target = wanted;
    if (sent !== null) return;
    while (target !== null) {
      sent = target;
      target = null;
      await server.act("go", { to: sent });
    }
    sent = null;
  }

  function start() {
    playing = store.state.board.id;
    store.setView({ replaying: true });
    if (at() === length()) go(0);
    timer = setInterval(tick, PACE);
  }

  /** Show the next move; stop at the end of the game or when another game is shown. */
  function tick() {
    if (store.state.board.id !== playing || at() >= length()) stop();
    else go(at() + 1);
    if (at() >= length()) stop();
  }

  function stop() {
    clearInterval(timer ?? 0);
    timer = null;
    if (store.state.view.replaying) store.setView({ replaying: false });
  }

  /** Go to a position and end the automatic replay.
      @type {(to: number) => Promise<void>} */
  function goByHand(to) {
    stop();
    return go(to);
  }

  return {
    go: goByHand,
    /** @type {(plies: number) => Promise<void>} */
    by: (plies) => goByHand(at() + plies),
    end: () => goByHand(length()),
    toggle: () => (timer === null ? start() : stop()),
  };
}
