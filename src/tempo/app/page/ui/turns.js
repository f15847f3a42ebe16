/* Whose turn it is, and who may act. Pure functions of a board. */

/** @import { Board } from "../../game.d.ts" */

/** Return the shown board: the exercise's, if there is one.
    @type {(state: { board: Board, exercise?: { board: Board } | null }) => Board} */
export function shownBoard(state) {
  return state.exercise?.board ?? state.board;
}

/** Return the number of moves on the drawn board; an overlay may belong to an earlier position.
    @type {(state: { board: Board, overlay?: { at?: number } | null, variation?: object | null }) => number} */
export function shownAt({ board, overlay, variation }) {
  return variation ? board.at : overlay?.at ?? board.at;
}

/** Return the seat of the only person at this page; null if there is none or two.
    @type {(board: Pick<Board, "seats" | "elsewhere">) => number | null} */
export function ownSeat({ seats, elsewhere }) {
  const here = [0, 1].filter((seat) => seats[seat].kind === "human" && !elsewhere?.includes(seat));
  return here.length === 1 ? here[0] : null;
}

/** Return whether a person may move here: not for a machine or a person at another page, nor in a pause, but always in
    an earlier position.
    @type {(board: Board) => boolean} */
export function canPlay(board) {
  if (board.to_move === null || board.elsewhere?.includes(board.to_move)) return false;
  return !isAtEnd(board) || (!board.paused && board.seats[board.to_move].kind === "human");
}

/** @type {(board: Board) => boolean} */
export function isAtEnd(board) {
  return board.at === board.line.length;
}

/** Return whether the game goes on and its last position is shown.
    @type {(board: Board) => boolean} */
export function isLive(board) {
  return isAtEnd(board) && !board.over;
}

/** @type {(board: Board) => number} */
export function machines(board) {
  return board.seats.filter((seat) => seat.kind === "machine").length;
}

/** Return the seat at the lower edge of the board: the only person's, else the first.
    @type {(board: Board) => number} */
export function nearSeat(board) {
  return ownSeat(board) ?? 0;
}
