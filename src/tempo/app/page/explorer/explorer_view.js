/* The explorer: the known moves of a position with results of saved games and exact scores. A click plays a move where
   a person may move. Elsewhere it goes on in the explorer alone: `path` holds the moves after the board's position,
   which the board shows as a variation. */

import { make, setAttr, setText, stone, symbolButton } from "../ui/elements.js";
import { createKnownMoves } from "./known_moves.js";
import { moveName, seatName } from "../ui/names.js";
import { canPlay } from "../ui/turns.js";
import { numberText, t } from "../ui/i18n.js";

const READING_INTERVAL = 500; // milliseconds between two requests while the server reads games

export function createExplorerView(store, server) {
  const about = make("p", { class: "note", textKey: "explorer.about" });
  const back = symbolButton("‹", "explorer.back", () => walk(path.slice(0, -1)));
  const leave = symbolButton("×", "explorer.leave", () => walk([]));
  const shown = make("span", { class: "note", role: "status" });
  const steps = make("div", { class: "line-steps" }, back, leave, shown);
  const total = make("p", { class: "explorer-total", role: "status" });
  const reading = make("p", { class: "note" });
  const hint = make("p", { class: "note" }), broken = make("p", { class: "note" });
  const list = createKnownMoves({ choose, preview });
  const element = make("section", { class: "explorer-view" }, about, steps, total, reading, list.element, hint, broken);
  let key = null; // the position and the saved games that the request was for
  let found = null, problem = ""; // the latest answer, or why there is none
  let isStale = false; // whether it is of another position, until the next answer
  let path = [], hovered = null; // plies after the position on the board
  let variation = null; // the variation that this view has set
  let request = 0, timer = null, drawnTotal = "";

  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !path.length) return;
    walk([]);
    event.preventDefault();
  });

  const isOpen = ({ view, board, exercise }) => view.tab === "explorer" && board !== null && !exercise;

  /* -- input -- */

  function choose(move) {
    const { board } = store.state;
    if (isStale) return null;
    if (path.length || !canPlay(board)) return walk([...path, move.ply]);
    hovered = null;
    return server.act("play", { action: move.ply.action, at: board.at });
  }

  /** Show a known move on the board; null removes it. */
  function preview(move) {
    hovered = move?.ply ?? null;
    showOnBoard();
  }

  /** Show the position after some moves that are not played. */
  function walk(plies) {
    [path, hovered, isStale] = [plies, null, true];
    showOnBoard();
    ask();
  }

  function showOnBoard() {
    const { board } = store.state, plies = hovered ? [...path, hovered] : path;
    if (!plies.length && (variation === null || store.state.variation !== variation)) return;
    variation = plies.length ? { at: board.at, plies, shown: plies.length, of: "explorer" } : null;
    store.set({ variation });
  }

  /* -- requests -- */

  async function ask() {
    const number = ++request, { board } = store.state;
    const line = lineText(playedPlies(board)), after = lineText(path);
    clearTimeout(timer);
    try {
      const answer = await server.get(`api/explorer/${board.id}?after=${after}`);
      if (number !== request || answer.line !== line) return; // the board has moved on, and its state will come
      [found, problem] = [answer, ""];
    } catch (error) {
      if (number !== request) return;
      [found, problem] = [null, error.message];
    }
    isStale = false;
    if (found?.reading) timer = setTimeout(ask, READING_INTERVAL);
    if (isOpen(store.state)) draw(store.state);
  }

  /* -- drawing -- */

  function render(state) {
    if (!isOpen(state)) return close(state);
    const { board } = state;
    const place = `${board.id} ${lineText(playedPlies(board))}`, wanted = `${place},${board.saved_as},${board.unfinished}`;
    const isLost = path.length > 0 && state.variation !== variation; // another view or a move has replaced the path
    if (wanted !== key || isLost) {
      if (key?.split(" ")[0] !== board.id) found = null;
      isStale ||= path.length > 0 || !key?.startsWith(`${place},`);
      [key, path, hovered] = [wanted, [], null];
      ask();
    }
    return draw(state);
  }

  /** Remove what this view shows on the board. */
  function close(state) {
    clearTimeout(timer);
    request++;
    [key, path, hovered, drawnTotal] = [null, [], null, ""];
    setText(total, state.exercise ? t("explorer.exercise") : "");
    for (const one of [about, steps, reading, list.element, hint, broken]) one.hidden = true;
    const isShown = variation !== null && state.variation === variation;
    variation = null;
    if (isShown) store.set({ variation: null });
  }

  function draw({ board }) {
    about.hidden = false;
    setAttr(element, "aria-busy", isStale ? "true" : null);
    steps.hidden = !path.length;
    const names = path.map((ply) => moveName(board, ply.action));
    setText(shown, path.length ? t("explorer.shown", { moves: names.join(" ") }) : "");
    list.render(board, found?.moves ?? [], found?.best ?? []);
    drawTotal(board);
    reading.hidden = !found?.reading;
    if (found?.reading) setText(reading, t("explorer.reading", inWords(found.reading)));
    hint.hidden = !found?.moves.length;
    setText(hint, t(!path.length && canPlay(board) ? "explorer.plays" : "explorer.steps"));
    broken.hidden = !found?.broken;
    if (!broken.hidden) setText(broken, t("explorer.broken", { count: numberText(found.broken) }));
  }

  function drawTotal(board) {
    const text = totalText(found, problem);
    const isCounted = Boolean(found?.games) && found.to_move !== null;
    const drawn = JSON.stringify([text, isCounted && seatName(board, found.to_move)]);
    if (drawn === drawnTotal) return;
    drawnTotal = drawn;
    const side = isCounted ? t("explorer.side", { name: seatName(board, found.to_move) }) : "";
    total.classList.toggle("note", !isCounted);
    total.replaceChildren(text, ...(isCounted ? [make("span", { class: "note" }, stone(found.to_move), side)] : []));
  }

  return { element, render };
}

function totalText(found, problem) {
  if (!found) return problem ? t("app.error", { text: problem }) : t("explorer.loading");
  if (found.to_move === null) return t("explorer.over");
  const { games, won, drawn, lost } = found, open = games - won - drawn - lost;
  if (!games) return found.reading ? "" : t("explorer.empty");
  return t(open ? "explorer.total_open" : "explorer.total", inWords({ games, won, drawn, lost, open }));
}

/** Format all numbers of an object. */
function inWords(counts) {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, numberText(count)]));
}

function playedPlies(board) {
  return board.line.slice(0, board.at);
}

function lineText(plies) {
  return plies.map((ply) => ply.action).join(".");
}
