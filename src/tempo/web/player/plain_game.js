/* A game's own part of the player, for games that have none. */

/** Return what the player needs of a game; see newAgent. */
export function describe({ data, onlyMove }) {
  return {
    position: (state, plies) => ({ state, number: plies, filled: plies / data.plies }),
    shortcuts: ({ state }) => [() => onlyMove(state)],
  };
}
