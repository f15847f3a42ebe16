/* Keyboard shortcuts, which the help lists, and moves typed by name.

   A letter that begins a legal move may also be a shortcut: it waits a moment for the rest of the move, and with
   Shift it is the shortcut at once. Text fields, sliders, what was reached by the Tab key, and open dialogs get their keys
   first. */

/** @import { Board } from "../../game.d.ts" */
/** @import { PageServer, PageState, Store } from "../../page.d.ts" */
/** @import { Replay } from "./replay.js" */
/** @typedef {{ store: Store, server: PageServer, replay: Replay, newGame(): void, learn(): void, help(): void }} Here */
/** @typedef {{ group: string, key: string, says: string, act(here: Here): unknown, always?: boolean }} Shortcut */

import { KINDS } from "../../drawings.js";
import { make, setText } from "../ui/elements.js";
import { isFocusedByKey } from "../ui/focus_source.js";
import { moveInSentence } from "../ui/names.js";
import { shownBoard, canPlay, isLive, machines } from "../ui/turns.js";
import { isWatched, watch } from "../think/watching.js";
import { canFollow, meaningOf, playsAtOnce, typedNames } from "./typed_moves.js";
import { hasText, t } from "../ui/i18n.js";

const MOVE_DELAY = 600; // milliseconds until a letter counts as a shortcut
const ALL = /./;
const RESERVED_KEYS = { // keys that elements handle themselves
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])": ALL,
  "input[type=radio], input[type=range]": /^(Arrow|Home|End|Page)/,
  "input[type=checkbox], button, a, summary, [role=tab]": /^( |Enter)$/,
};

/** All shortcuts. Those without `always` belong to the game, which waits during an exercise.
    @type {Shortcut[]} */
const SHORTCUTS = [
  { group: "keys.browse", key: "ArrowLeft", says: "keys.back", act: ({ replay }) => replay.by(-1) },
  { group: "keys.browse", key: "ArrowRight", says: "keys.on", act: ({ replay }) => replay.by(1) },
  { group: "keys.browse", key: "Home", says: "keys.start", act: ({ replay }) => replay.go(0) },
  { group: "keys.browse", key: "End", says: "keys.end", act: ({ replay }) => replay.end() },
  { group: "keys.browse", key: " ", says: "keys.space", act: playOrPause },
  { group: "keys.see", key: "h", says: "keys.hint", act: ({ server }) => server.act("hint") },
  { group: "keys.see", key: "w", says: "keys.watch", act: watchOrNot },
  { group: "keys.see", key: "l", says: "keys.learn", act: ({ learn }) => learn(), always: true },
  { group: "keys.see", key: "?", says: "keys.list", act: ({ help }) => help(), always: true },
  { group: "keys.play", key: "u", says: "keys.undo", act: ({ server }) => server.act("undo") },
  { group: "keys.play", key: "r", says: "keys.redo", act: ({ server }) => server.act("redo") },
  { group: "keys.play", key: "p", says: "keys.pause", act: ({ server, store }) => pause(server, store.state.board) },
  { group: "keys.play", key: "f", says: "keys.swap", act: ({ server }) => server.act("swap") },
  { group: "keys.play", key: "n", says: "keys.new", act: ({ newGame }) => newGame(), always: true },
];
const TYPED = [
  ["keys.type_name", "keys.type"], ["keys.name.Escape", "keys.erase"], ["keys.arrows_name", "keys.arrows"],
];

/** @type {(server: PageServer, board: Board) => void} */
function pause(server, board) {
  server.act(board.paused ? "resume" : "pause");
}

/** Space pauses two machines, and replays any other game.
    @type {(here: Here) => void} */
function playOrPause({ server, store, replay }) {
  const { board, view } = store.state;
  if (!view.replaying && machines(board) === 2 && isLive(board)) pause(server, board);
  else replay.toggle();
}

/** @type {(here: Here) => void} */
function watchOrNot({ server, store }) {
  const on = !isWatched(store.state);
  if (on) store.setView({ tab: "think" });
  watch(store, server, on);
}

/** @param {Here} here */
export function createKeyboard(here) {
  const { store, server } = here;
  const typed = createTyped(store, server);
  let waiting = 0; // the timer of a letter that may yet become a move

  /** Wait whether a letter becomes a move; otherwise it is the shortcut.
      @type {(shortcut: Shortcut, key: string) => void} */
  function waitFor(shortcut, key) {
    typed.add(key);
    waiting = setTimeout(() => {
      typed.clear();
      shortcut.act(here);
    }, MOVE_DELAY);
  }

  /** Handle a key, and return whether it means anything.
      @type {(event: KeyboardEvent) => boolean} */
  function press(event) {
    const { key } = event, shortcut = shortcutOf(key, store.state);
    const isTyped = typed.canFollow(key) && !(event.shiftKey && shortcut);
    if (!typed.takes(key) && !isTyped && !shortcut) return false;
    clearTimeout(waiting);
    if (typed.takes(key)) typed.take(key);
    else if (isTyped && shortcut && !typed.buffer()) waitFor(shortcut, key);
    else if (isTyped) typed.add(key);
    else {
      typed.clear();
      shortcut?.act(here);
    }
    return true;
  }

  document.addEventListener("keydown", (event) => {
    if (!isForPage(event, store.state, typed.buffer() !== "")) return;
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  // Enter plays a typed move wherever the focus is; it must not press a focused button.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || typed.buffer() === "" || !isForPage(event, store.state, true)) return;
    typed.take(event.key);
    clearTimeout(waiting);
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  return { element: typed.element, render: typed.render };
}

/** @type {(key: string, state: PageState) => Shortcut | undefined} */
function shortcutOf(key, { exercise }) {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return SHORTCUTS.find((shortcut) => shortcut.key === wanted && (shortcut.always || !exercise));
}

/** Return whether a key is for the page rather than for the focused element, the browser or a dialog.
    @type {(event: KeyboardEvent, state: PageState, typing: boolean) => boolean} */
function isForPage(event, state, typing) {
  const { ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false;
  if (!state.board || document.querySelector("dialog[open]")) return false;
  const element = event.target instanceof Element ? event.target : document.body;
  if (element.matches("select") && !isFocusedByKey() && /^Arrow(Left|Right)$/.test(event.key)) return true;
  for (const [which, keys] of Object.entries(RESERVED_KEYS)) {
    if (!element.closest(which) || !keys.test(event.key)) continue;
    return typing && event.key === "Enter" && keys !== ALL;
  }
  return true;
}

/* ---- typed moves ---- */

/** @param {Store} store @param {PageServer} server */
function createTyped(store, server) {
  const text = make("output"), meaning = make("span", { class: "note" });
  const element = make("div", { class: "typed", role: "status", labelKey: "keys.typed_label" }, text, meaning);
  element.hidden = true;
  let buffer = "", place = ""; // the position that the text belongs to

  const names = () => {
    const board = shownBoard(store.state);
    return typedNames(KINDS[board.game], canPlay(board) ? board.legal : [], board.config);
  };

  /** @type {(wanted: string) => void} */
  function change(wanted) {
    buffer = wanted;
    element.hidden = !buffer;
    setText(text, buffer);
    const board = shownBoard(store.state), action = buffer ? meaningOf(buffer, names()).action : null;
    const name = action === null ? "" : moveInSentence(board, action);
    setText(meaning, name && t("keys.typed_plays", { move: name }));
  }

  function play() {
    const known = names(), { action } = meaningOf(buffer, known);
    if (action === null) {
      const text = t("keys.typed_none", { typed: buffer, move: [...known.keys()][0] });
      store.showError(text);
      return;
    }
    change("");
    const { board, exercise } = store.state;
    if (exercise) exercise.onPlay(action);
    else server.act("play", { action, at: board.at });
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const board = shownBoard(state);
    const here = board && `${board.id} ${board.at} ${board.line[board.at - 1]?.node}`;
    if (here !== place && buffer) change("");
    place = here;
  }

  return {
    element,
    render,
    buffer: () => buffer,
    clear: () => change(""),
    /** @type {(key: string) => boolean} */
    canFollow: (key) => canFollow(buffer, key, names()),
    /** @type {(key: string) => boolean} */
    takes: (key) => buffer !== "" && ["Enter", "Escape", "Backspace"].includes(key),
    /** @type {(key: string) => void} */
    take(key) {
      if (key === "Enter") play();
      else change(key === "Backspace" ? buffer.slice(0, -1) : "");
    },
    /** @type {(key: string) => void} */
    add(key) {
      change(buffer + key.toLowerCase());
      if (playsAtOnce(buffer, names())) play();
    },
  };
}

/* ---- the list of shortcuts ---- */

/** Return the groups of shortcuts, [name, [[key, meaning], …]], in the reader's language.
    @type {() => [name: string, rows: string[][]][]} */
export function shortcutGroups() {
  return [...new Set(SHORTCUTS.map(({ group }) => group))].map((name) => {
    const typed = name === "keys.play" ? TYPED.map((keys) => keys.map((key) => t(key))) : [];
    const shortcuts = SHORTCUTS.filter(({ group }) => group === name);
    return [t(name), [...typed, ...shortcuts.map(({ key, says }) => [keyText(key), t(says)])]];
  });
}

/** @type {(key: string) => string} */
function keyText(key) {
  const name = `keys.name.${key === " " ? "space" : key}`;
  return hasText(name) ? t(name) : key.toUpperCase();
}
