/* Whether one watches it think: asked for by a switch and by a key. What was asked for last holds until the server has
   answered it, however often the page is drawn anew meanwhile. */

export const isWatched = ({ board, watching }) => watching?.on ?? board.watch;

export async function watch(store, server, on) {
  const watching = { on };
  store.set({ watching });
  await server.act("watch", { on });
  if (store.state.watching === watching) store.set({ watching: null });
}
