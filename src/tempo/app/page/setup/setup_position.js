/* The position in the editor: {game, config, cells}, with a seat or null on each cell. Pure functions. */

import { KINDS, gridOf } from "../../drawings.js";
import { shapeOf } from "../address.js";
import { sceneOf } from "../board/board_scene.js";

const LARGEST = 32; // of the sizes that are drawn; the server knows those of each game

export function startOf(game, config) {
  return { game, config, cells: KINDS[game].cells([], config).cells };
}

export function cleared(position) {
  return { ...position, cells: position.cells.map(() => null) };
}

/** Return the shown position of the page. */
export function shownPosition(state) {
  const { board, cells } = sceneOf(state);
  return { game: board.game, config: shapeOf(board), cells };
}

/** Return the moves that led to the position if the board shows it and the game goes on; otherwise null. */
export function gameOnBoard(state, position) {
  const { board, variation, overlay } = state;
  if (state.exercise || variation || overlay?.played || board.to_move === null) return null;
  if (JSON.stringify(shownPosition(state)) !== JSON.stringify(position)) return null;
  return { actions: board.line.slice(0, board.at).map((ply) => ply.action), to_move: board.to_move, winner: null };
}

/** Return whether a game starts with stones on the board. */
export function startsWithStones({ game, config }) {
  return startOf(game, config).cells.some((seat) => seat !== null);
}

/** Put the next stone on a cell: none, the first player's, the second player's, none. */
export function cycled(position, cell) {
  const next = { null: 0, 0: 1, 1: null };
  return { ...position, cells: position.cells.map((seat, at) => (at === cell ? next[seat] : seat)) };
}

export function isDrawable(config) {
  return Object.values(config).every((size) => Number.isInteger(size) && size >= 1 && size <= LARGEST);
}

/** Return the position on a board of another size, with the stones that have room: where stones fall, those at the
    bottom. */
export function resized({ game, config: before, cells }, config) {
  const kind = KINDS[game], from = gridOf(kind, before), to = gridOf(kind, config), { cells: start } = startOf(game, config);
  const shift = kind.falls ? from.rows - to.rows : 0;
  return {
    game, config, cells: start.map((seat, cell) => {
      const row = Math.floor(cell / to.columns) + shift, column = cell % to.columns;
      return row >= 0 && row < from.rows && column < from.columns ? cells[row * from.columns + column] : seat;
    }),
  };
}

/** Return the position as the server reads it: 0 empty, 1 the first player, 2 the second. */
export function requestOf({ game, config, cells }) {
  return { game, shape: config, cells: cells.map((seat) => (seat === null ? 0 : seat + 1)) };
}
