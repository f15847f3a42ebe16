/* The address of the page holds the position after the `#`, so that it can be sent to others:
   `#game=NAME&shape=size.15-inarow.5&moves=19.26.20&at=2`. `moves` is the whole line, `at` the number of moves on
   the board. A shared address also names the players: `&first=human&second=level:3`. */

/** @import { Board } from "../game.d.ts" */
/** @import { Catalogue } from "../page.d.ts" */
/** @import { Shape } from "../../web/types.d.ts" */
/** @typedef {{ game: string, shape: Shape, actions: number[], at: number, names?: string[] }} Wanted a new board */
/** @typedef {Pick<Board, "game" | "config" | "at"> & { line: { action: number }[] }} Shown */

const SEATS = ["first", "second"];
const MAX_NAME = 80; // characters

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
  return { game, shape, actions, at: Number(params.get("at") ?? actions.length), names: namesIn(params) };
}

/** Return the players that an address names; undefined if it names none.
    @type {(params: URLSearchParams) => string[] | undefined} */
export function namesIn(params) {
  return SEATS.some((seat) => params.has(seat)) ? SEATS.map((seat) => cleanName(params.get(seat))) : undefined;
}

/** A name that can be shown, on one line.
    @type {(text: unknown) => string} */
export function cleanName(text) {
  const clean = String(text ?? "").slice(0, 4 * MAX_NAME).replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return Array.from(clean).slice(0, MAX_NAME).join("");
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

/** Return the address of a board with its players.
    @type {(board: Shown & Pick<Board, "seats">) => string} */
export function addressWithNames(board) {
  const names = board.seats.map(({ name, display_name: shown }) => encodeURIComponent(shown ?? name).replaceAll("%3A", ":"));
  return `${addressOf(board)}${SEATS.map((seat, place) => `&${seat}=${names[place]}`).join("")}`;
}

/** Return the whole address for others. That of a server's page is a secret: theirs is the page that the server names.
    Without one they paste the address in a page of their own.
    @type {(hash: string, catalogue: Pick<Catalogue, "has_server" | "site">) => string} */
export function addressForOthers(hash, { has_server: hasServer, site }) {
  return new URL(hash, hasServer ? site ?? location.origin : location.href).href;
}

/** Return whether an address for others opens in any browser.
    @type {(catalogue: Pick<Catalogue, "has_server" | "site">) => boolean} */
export function opensForOthers({ has_server: hasServer, site }) { return !hasServer || Boolean(site); }

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
