/* Stepping through the line: by one move, to any move, or automatically. Only the latest request is kept while the
   server has not answered, so that dragging a slider does not queue up requests. */

const PACE = 700; // milliseconds per move of an automatic replay

export function createReplay(store, server) {
  let target = null, sent = null, timer = null, playing = null;

  const at = () => target ?? sent ?? store.state.board.at;
  const length = () => store.state.board.line.length;

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
    clearInterval(timer);
    timer = null;
    if (store.state.view.replaying) store.setView({ replaying: false });
  }

  /** Go to a position and end the automatic replay. */
  function goByHand(to) {
    stop();
    return go(to);
  }

  return {
    stop,
    go: goByHand,
    by: (plies) => goByHand(at() + plies),
    end: () => goByHand(length()),
    toggle: () => (timer === null ? start() : stop()),
  };
}
