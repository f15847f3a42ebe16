/* Whose turn it is, and who may act. Pure functions of a board. */

/** Return the shown board: the exercise's, if there is one. */
export function shownBoard(state) {
  return state.exercise?.board ?? state.board;
}

/** Return the number of moves on the drawn board; an overlay may belong to an earlier position. */
export function shownAt({ board, overlay, variation }) {
  return variation ? board.at : overlay?.at ?? board.at;
}

/** Return whether a person may move here: not for a machine or in a pause, but always in an earlier position. */
export function canPlay(board) {
  if (board.to_move === null) return false;
  return !isAtEnd(board) || (!board.paused && board.seats[board.to_move].kind === "human");
}

export function isAtEnd(board) {
  return board.at === board.line.length;
}

/** Return whether the game goes on and its last position is shown. */
export function isLive(board) {
  return isAtEnd(board) && !board.over;
}

export function machines(board) {
  return board.seats.filter((seat) => seat.kind === "machine").length;
}

/** Return the seat at the lower edge of the board: the only person's, else the first. */
export function nearSeat(board) {
  return machines(board) === 1 && board.seats[1].kind === "human" ? 1 : 0;
}
