/* Keyboard shortcuts, which the help lists, and moves typed by name.

   A letter that begins a legal move may also be a shortcut: it waits a moment for the rest of the move, and with
   Shift it is the shortcut at once. Text fields, sliders, the board's arrow keys and open dialogs get their keys
   first. */

import { KINDS } from "../../drawings.js";
import { make, setText } from "../ui/elements.js";
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

/** All shortcuts. Those without `always` belong to the game, which waits during an exercise. */
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

function pause(server, board) {
  server.act(board.paused ? "resume" : "pause");
}

/** Space pauses two machines, and replays any other game. */
function playOrPause({ server, store, replay }) {
  const { board, view } = store.state;
  if (!view.replaying && machines(board) === 2 && isLive(board)) pause(server, board);
  else replay.toggle();
}

function watchOrNot({ server, store }) {
  const on = !isWatched(store.state);
  if (on) store.setView({ tab: "think" });
  watch(store, server, on);
}

/** `here`: store, server, replay, and the functions `newGame`, `learn` and `help`. */
export function createKeyboard(here) {
  const { store, server } = here;
  const typed = createTyped(store, server);
  let waiting = null; // the timer of a letter that may yet become a move

  function forget() {
    clearTimeout(waiting?.timer);
    waiting = null;
  }

  /** Wait whether a letter becomes a move; otherwise it is the shortcut. */
  function waitFor(shortcut, key) {
    forget();
    typed.add(key);
    const timer = setTimeout(() => {
      waiting = null;
      typed.clear();
      shortcut.act(here);
    }, MOVE_DELAY);
    waiting = { timer };
  }

  function press(event) {
    const { key } = event, shortcut = shortcutOf(key, store.state);
    if (typed.takes(event)) {
      forget();
      typed.take(event);
    } else if (typed.canFollow(key) && !(event.shiftKey && shortcut)) {
      if (shortcut && !typed.buffer()) waitFor(shortcut, key);
      else {
        forget();
        typed.add(key);
      }
    } else if (shortcut) {
      forget();
      typed.clear();
      shortcut.act(here);
    } else return false;
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
    typed.take(event);
    forget();
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });

  return {
    element: typed.element,
    render: (state) => typed.render(state),
  };
}

function shortcutOf(key, { exercise }) {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return SHORTCUTS.find((one) => one.key === wanted && (one.always || !exercise));
}

/** Return whether a key is for the page rather than for the focused element, the browser or a dialog. */
function isForPage(event, state, typing) {
  const { ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return false;
  if (!state.board || document.querySelector("dialog[open]")) return false;
  const element = event.target instanceof Element ? event.target : document.body;
  for (const [which, keys] of Object.entries(RESERVED_KEYS)) {
    if (!element.closest(which) || !keys.test(event.key)) continue;
    return typing && event.key === "Enter" && keys !== ALL;
  }
  return true;
}

/* ---- typed moves ---- */

function createTyped(store, server) {
  const text = make("output"), meaning = make("span", { class: "note" });
  const element = make("div", { class: "typed", role: "status", labelKey: "keys.typed_label" }, text, meaning);
  element.hidden = true;
  let buffer = "", at = null;

  const names = () => {
    const board = shownBoard(store.state);
    return typedNames(KINDS[board.game], canPlay(board) ? board.legal : [], board.config);
  };

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
      return store.set({ notice: { text, kind: "error" } });
    }
    change("");
    const { board, exercise } = store.state;
    return exercise ? exercise.onPlay(action) : server.act("play", { action, at: board.at });
  }

  return {
    element,
    buffer: () => buffer,
    clear: () => change(""),
    canFollow: (key) => canFollow(buffer, key, names()),
    takes: ({ key }) => buffer !== "" && ["Enter", "Escape", "Backspace"].includes(key),
    take({ key }) {
      if (key === "Enter") play();
      else change(key === "Backspace" ? buffer.slice(0, -1) : "");
    },
    add(key) {
      change(buffer + key.toLowerCase());
      if (playsAtOnce(buffer, names())) play();
    },
    render(state) { // typed text belongs to one position
      const board = shownBoard(state);
      const here = board && `${board.id} ${board.at} ${board.line[board.at - 1]?.node}`;
      if (here !== at && buffer) change("");
      at = here;
    },
  };
}

/* ---- the list of shortcuts ---- */

/** Return the groups of shortcuts, [name, [[key, meaning], …]], in the reader's language. */
export function shortcutGroups() {
  return [...new Set(SHORTCUTS.map((one) => one.group))].map((group) => {
    const rows = SHORTCUTS.filter((one) => one.group === group).map((one) => [keyText(one.key), t(one.says)]);
    if (group === "keys.play") rows.unshift(...TYPED.map((keys) => keys.map((key) => t(key))));
    return [t(group), rows];
  });
}

function keyText(key) {
  const name = `keys.name.${key === " " ? "space" : key}`;
  return hasText(name) ? t(name) : key.toUpperCase();
}
