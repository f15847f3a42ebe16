/* The last choice of a new game, kept by the browser: game, board sizes, players and clock. */

/** @import { Board } from "../../game.d.ts" */
/** @import { AboutGame, Catalogue, ClockChoice, Player } from "../../page.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @typedef {{ kind: string, think: number, act: number, bank: number }} Clock in seconds */
/** @typedef {{ game: string, shapes: { [game: string]: Shape }, seats: string[], clock: Clock }} Choice */

import { shapeOf } from "../address.js";
import { keep, stored } from "../ui/stored.js";

const STORAGE_KEY = "tempo.new_game";
/** @type {Choice} */
const DEFAULTS = {
  game: "", shapes: {}, seats: ["human", "level:3"], clock: { kind: "none", think: 1, act: 5, bank: 300 },
};

/** @type {() => Choice} */
export function loadChoice() {
  return { ...structuredClone(DEFAULTS), ...stored(STORAGE_KEY, {}) };
}

/** Return the choice that a board shows; the rest is as it was chosen last.
    @type {(board: Board, about: AboutGame) => Choice} */
export function choiceOf({ game, config, seats, clock: { kind, act, bank } }, { competition_clock: [usual, usualBank] }) {
  const last = loadChoice(), isTimed = kind !== "none", isUsual = act === usual && bank === usualBank;
  const clock = isTimed ? { kind: isUsual ? "competition" : "own", act, bank } : { kind, think: act };
  return {
    game, shapes: { ...last.shapes, [game]: shapeOf({ config }) }, seats: seats.map(({ name }) => name),
    clock: { ...last.clock, ...clock },
  };
}

/** Return the entry of the first of these games that the catalogue has.
    @type {(catalogue: Pick<Catalogue, "games">, ...wanted: (string | undefined)[]) => AboutGame} */
export function aboutGame({ games }, ...wanted) {
  const name = wanted.find((known) => games.some(({ game }) => game === known));
  return /** @type {AboutGame} */ (games.find(({ game }) => game === name));
}

/** @type {(choice: Choice) => void} */
export function saveChoice(choice) {
  keep(STORAGE_KEY, choice);
}

/** Return the players for the server.
    @type {(names: string[]) => Player[]} */
export function playersOf(names) {
  return names.map((name) => ({ kind: name === "human" ? "human" : "machine", name }));
}

/** Return the clock for the server. In an untimed game, machines think for `think` seconds.
    @type {(clock: Clock, about: AboutGame) => ClockChoice} */
export function clockOf({ kind, think, act, bank }, { competition_clock: [usual, usualBank] }) {
  if (kind === "none") return { kind: "none", act: think };
  return { kind: "timed", ...(kind === "own" ? { act, bank } : { act: usual, bank: usualBank }) };
}
