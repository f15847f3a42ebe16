/* A game's own part of the player, for games that have none. */

/** @import { OwnPart, Parts, Profile, State } from "../types.d.ts" */

/** Return what the player needs of a game; `plies` is how long a game can last.
    @type {(parts: Parts<State, Profile, { plies: number }>) => OwnPart} */
export function describe({ data, onlyMove }) {
  return {
    position: (state, plies) => ({ state, number: plies, filled: plies / data.plies }),
    shortcuts: ({ state }) => [() => onlyMove(state)],
  };
}
