/* Going through the moves of the line: by one, to any, or by itself. The server is told where to; while it has not
   answered, only the last wish is readStored, so that a slider that is drawn along asks no more than can be shown. */

const PACE = 700; // milliseconds a move while it plays by itself

export function createReplay(store, server) {
  let wish = null, asked = null, timer = null, playing = null;

  const at = () => wish ?? asked ?? store.state.board.at;
  const length = () => store.state.board.line.length;

  async function go(to) {
    const wanted = Math.max(0, Math.min(length(), to));
    if (wanted === at()) return;
    wish = wanted;
    if (asked !== null) return;
    while (wish !== null) {
      asked = wish;
      wish = null;
      await server.act("go", { to: asked });
    }
    asked = null;
  }

  function start() {
    playing = store.state.board.id;
    store.setView({ replaying: true });
    if (at() === length()) go(0);
    timer = setInterval(tick, PACE);
  }

  /** On to the next move; a game that has come to its end, or is another one, has been replayed. */
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

  /** What people do themselves ends the replay. */
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
