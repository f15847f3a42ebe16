/* The address of the page holds the position after the `#`, so that it can be sent to others:
   `#game=NAME&shape=size.15-inarow.5&moves=19.26.20&at=2`. `moves` is the whole line, `at` the number of moves on
   the board. */

/** @import { Board } from "../game.d.ts" */
/** @import { Shape } from "../../web/types.d.ts" */
/** @typedef {{ game: string, shape: Shape, actions: number[], at: number }} Wanted a new board */
/** @typedef {Pick<Board, "game" | "config" | "at"> & { line: { action: number }[] }} Shown */

/** Parse an address into a request for a new board; null if it holds no position.
    @type {(hash: string) => Wanted | null} */
export function parseAddress(hash) {
  const params = new URLSearchParams(hash.slice(1));
  const game = params.get("game");
  if (!game) return null;
  /** @type {Shape} */
  const shape = Object.fromEntries((params.get("shape") ?? "").split("-").filter(Boolean).map((entry) => {
    const [name, number] = entry.split(".");
    return [name, Number(number)];
  }));
  const actions = (params.get("moves") ?? "").split(".").filter(Boolean).map(Number);
  return { game, shape, actions, at: Number(params.get("at") ?? actions.length) };
}

/** Return the id in `#board=ID`, the address of a board that the command has set up; otherwise null.
    @type {(hash: string) => string | null} */
export function boardIdInAddress(hash) {
  return new URLSearchParams(hash.slice(1)).get("board");
}

/** @type {(board: Shown) => string} */
export function addressOf(board) {
  const parts = [`game=${board.game}`], shape = Object.entries(shapeOf(board));
  if (shape.length) parts.push(`shape=${shape.map(([name, number]) => `${name}.${number}`).join("-")}`);
  if (board.line.length) parts.push(`moves=${board.line.map((ply) => ply.action).join(".")}`, `at=${board.at}`);
  return `#${parts.join("&")}`;
}

/** Return the whole address for others. The path of a server's page is a secret, so that they paste it in their own.
    @type {(hash: string, catalogue: { has_server: boolean }) => string} */
export function addressForOthers(hash, { has_server: hasServer }) {
  return new URL(hash, hasServer ? location.origin : location.href).href;
}

/** Return whether a board shows the line of an address, possibly with more moves.
    @type {(board: Shown, wanted: Wanted) => boolean} */
export function matchesAddress(board, wanted) {
  const shape = shapeOf(board);
  return board.game === wanted.game
    && Object.entries(wanted.shape).every(([name, number]) => shape[name] === number)
    && wanted.actions.every((action, index) => board.line[index]?.action === action);
}

/** Return the numbers that describe the board's size.
    @type {(board: Pick<Board, "config">) => Shape} */
export function shapeOf(board) {
  const { timed, act_timeout, bank, geometry, ...shape } = board.config;
  return shape;
}
