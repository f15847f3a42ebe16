/* Shared games: moves and seats of boards that two people play on two pages. The server checks and times them. */

/** @import { SharedGames } from "../../game.d.ts" */

import { get, post } from "./requests.js";
import { takeFromBoards } from "./connection.js";

/** @type {SharedGames} */
export const shared = {
  share: (id, table) => post(`api/boards/${id}/links`, table),
  state: (id) => get(`api/shared/${id}`),
  play: (id, move) => post(`api/shared/${id}/play`, move),
  resign: (id, seat = null) => post(`api/shared/${id}/resign`, { seat }),
  setTable: (id, version, table) => post(`api/shared/${id}/line`, { ...table, version }),
  onChange(listener) { takeFromBoards({ shared: listener }); },
};
