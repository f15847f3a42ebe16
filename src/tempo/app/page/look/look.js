/* Appearance of the page: light or dark, colours of board and pieces, coordinates. The browser stores the choice. */

import { setAttr } from "../ui/elements.js";
import { keep, stored } from "../ui/stored.js";

/** @typedef {{ mode: string, board: string, pieces: string, coordinates: boolean }} Look */

const STORAGE_KEY = "tempo.look";
const PAPER = [["light", "#ffffff"], ["dark", "#14181d"]]; // around the page of a browser, as in index.html
export const BOARDS = ["own", "wood", "green", "slate"], PIECES = ["own", "warm", "plain", "cool"]; // see look.css
/** @type {Look} */
const USUAL = { mode: "system", board: "own", pieces: "own", coordinates: true };

const system = matchMedia("(prefers-color-scheme: dark)");
/** @type {Look} */
let look = { ...USUAL, ...stored(STORAGE_KEY, {}) };
/** @type {Set<() => void>} */
const listeners = new Set();
apply();

export function currentLook() { return look; }

export function isDark() { return look.mode === "dark" || (look.mode === "system" && system.matches); }

/** @type {(changes: Partial<Look>) => void} */
export function changeLook(changes) {
  look = { ...look, ...changes };
  keep(STORAGE_KEY, look);
  apply();
  for (const listener of listeners) listener();
}

/** Follow the system where it is what is wanted, so that the page changes with it again. */
export function toggleDark() {
  const wanted = isDark() ? "light" : "dark";
  changeLook({ mode: (wanted === "dark") === system.matches ? "system" : wanted });
}

/** @type {(listener: () => void) => void} */
export function onLook(listener) {
  listeners.add(listener);
  system.addEventListener("change", listener);
}

function apply() {
  const { documentElement: root } = document, { mode, board, pieces } = look;
  root.style.colorScheme = mode === "system" ? "" : mode;
  setAttr(root, "data-board", board === "own" ? null : board);
  setAttr(root, "data-pieces", pieces === "own" ? null : pieces);
  for (const [scheme, colour] of PAPER) {
    const meta = document.querySelector(`meta[name="theme-color"][media*="${scheme}"]`);
    if (meta) setAttr(meta, "content", mode === "system" ? colour : new Map(PAPER.map(([name, one]) => [name, one])).get(mode));
  }
}
