/* Whose turn it is, and who may do what. Pure functions of a board. */

/** The board that is seen: that of an exercise while there is one. */
export function shownBoard(state) {
  return state.exercise?.board ?? state.board;
}

/** Whether a move can be made here by hand: not where a machine is about to make it. */
export function canPlay(board) {
  const live = isAtEnd(board) && !board.paused;
  return board.to_move !== null && (board.seats[board.to_move].kind === "human" || !live);
}

export function isAtEnd(board) {
  return board.at === board.line.length;
}

/** Whether the game goes on, and nobody looks back at earlier positions. */
export function isLive(board) {
  return isAtEnd(board) && !board.over;
}

export function machines(board) {
  return board.seats.filter((seat) => seat.kind === "machine").length;
}

/** The seat at the lower edge of the board: the one human's, else who began. */
export function nearSeat(board) {
  return machines(board) === 1 && board.seats[1].kind === "human" ? 1 : 0;
}
