/* Values of moves. One that needed no search says nothing: it comes with an even value. */

/** @import { MoveDetails } from "../../game.d.ts" */

const SHORTCUTS = ["only", "block", "opening", "book", "rule", "hurry", "error"]; // reasons of such moves
const EVEN = 0.5;

/** Return the value of a move if a search or a proof stands behind it, else null.
    @type {(details: MoveDetails) => number | null} */
export function searchedValue({ value = null, simulations, reason }) {
  return value === EVEN && !simulations && SHORTCUTS.includes(reason ?? "") ? null : value;
}
