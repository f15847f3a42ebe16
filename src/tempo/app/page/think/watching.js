/* Switch for live analysis, also set by a key. The latest choice holds until the server has answered. */

export const isWatched = ({ board, watching }) => watching?.on ?? board.watch;

export async function watch(store, server, on) {
  const watching = { on };
  store.set({ watching });
  await server.act("watch", { on });
  if (store.state.watching === watching) store.set({ watching: null });
}
