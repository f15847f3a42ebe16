/* The position in the editor: {game, config, cells}, with a seat or null on each cell. Pure functions. */

/** @import { Cells } from "../../drawings.d.ts" */
/** @import { GameFound } from "../../game.d.ts" */
/** @import { PageState, SetupRequest } from "../../page.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @typedef {{ game: string, config: Shape, cells: Cells }} Position */

import { KINDS, gridOf } from "../../drawings.js";
import { shapeOf } from "../address.js";
import { sceneOf } from "../board/board_scene.js";

const LARGEST = 32; // of the sizes that are drawn; the server knows those of each game

/** @type {(game: string, config: Shape) => Position} */
export function startOf(game, config) {
  return { game, config, cells: KINDS[game].cells([], config).cells };
}

/** @type {(position: Position) => Position} */
export function cleared(position) {
  return { ...position, cells: position.cells.map(() => null) };
}

/** Return the shown position of the page.
    @type {(state: PageState) => Position} */
export function shownPosition(state) {
  const { board, cells } = sceneOf(state);
  return { game: board.game, config: shapeOf(board), cells };
}

/** Return the moves that led to the position if the board shows it and the game goes on; otherwise null.
    @type {(state: PageState, position: Position) => GameFound | null} */
export function gameOnBoard(state, position) {
  const { board, variation, overlay } = state;
  if (state.exercise || variation || overlay?.played || board.to_move === null) return null;
  if (JSON.stringify(shownPosition(state)) !== JSON.stringify(position)) return null;
  return { actions: board.line.slice(0, board.at).map((ply) => ply.action), to_move: board.to_move, winner: null };
}

/** Return whether a game starts with stones on the board.
    @type {(position: Position) => boolean} */
export function startsWithStones({ game, config }) {
  return startOf(game, config).cells.some((seat) => seat !== null);
}

/** Put the next stone on a cell: none, the first player's, the second player's, none.
    @type {(position: Position, cell: number) => Position} */
export function cycled(position, cell) {
  const { cells } = position, seat = cells[cell];
  return { ...position, cells: cells.with(cell, seat === null ? 0 : seat === 0 ? 1 : null) };
}

/** @type {(shape: Shape) => boolean} */
export function isDrawable(shape) {
  return Object.values(shape).every((size) => Number.isInteger(size) && size >= 1 && size <= LARGEST);
}

/** Return the position on a board of another size, with the stones that have room: where stones fall, those at the
    bottom.
    @type {(position: Position, config: Shape) => Position} */
export function resized({ game, config: before, cells }, config) {
  const { rows: oldRows, columns: oldColumns } = sizeOf(game, before), { rows, columns } = sizeOf(game, config);
  const shift = KINDS[game].falls ? oldRows - rows : 0;
  return {
    game, config, cells: startOf(game, config).cells.map((seat, cell) => {
      const row = Math.floor(cell / columns) + shift, column = cell % columns;
      return row >= 0 && row < oldRows && column < oldColumns ? cells[row * oldColumns + column] : seat;
    }),
  };
}

/** @type {(game: string, config: Shape) => { rows: number, columns: number }} */
function sizeOf(game, config) {
  const { rows = 0, columns = 0 } = gridOf(KINDS[game], config);
  return { rows, columns };
}

/** Return the position as the server reads it.
    @type {(position: Position) => SetupRequest} */
export function requestOf({ game, config, cells }) {
  return { game, shape: config, cells: cells.map((seat) => (seat === null ? 0 : seat + 1)) };
}
