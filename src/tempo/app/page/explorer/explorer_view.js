/* The explorer: the known moves of a position with results of saved games and exact scores. A click plays a move where
   a person may move. Elsewhere it goes on in the explorer alone: `path` holds the moves after the board's position,
   which the board shows as a variation. */

/** @import { Board, PlayedPly } from "../../game.d.ts" */
/** @import { Explored, KnownMove, PageServer, PageState, Store, Variation } from "../../page.d.ts" */

import { make, setAttr, setText, stone, symbolButton } from "../ui/elements.js";
import { createKnownMoves } from "./known_moves.js";
import { createTrainerView } from "./trainer_view.js";
import { moveName, seatName } from "../ui/names.js";
import { canPlay } from "../ui/turns.js";
import { numberText, t } from "../ui/i18n.js";

const READING_INTERVAL = 100; // milliseconds between two requests; each lets the server read more games

/** @param {Store} store @param {PageServer} server */
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
  const trainer = createTrainerView(store, server);
  const element = make("section", { class: "explorer-view" }, about, steps, total, reading, list.element, hint, trainer.element, broken);
  let key = ""; // the position and the saved games that the request was for
  /** The latest answer. @type {Explored | null} */
  let known = null;
  let problem = ""; // why there is none
  let isStale = false; // whether it is of another position, until the next answer
  /** Moves after the position on the board. @type {PlayedPly[]} */
  let path = [];
  /** @type {PlayedPly | null} */
  let hovered = null;
  /** The variation that this view has set. @type {Variation | null} */
  let variation = null;
  let request = 0, timer = 0, drawnTotal = "";

  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !path.length) return;
    walk([]);
    event.preventDefault();
  });

  /** @type {(state: PageState) => boolean} */
  const isOpen = ({ view, board, exercise }) => view.tab === "explorer" && board !== null && !exercise;

  /* -- input -- */

  /** @type {(move: KnownMove) => void} */
  function choose({ ply }) {
    const { board } = store.state;
    if (isStale) return;
    hovered = null;
    if (path.length || !canPlay(board)) walk([...path, ply]);
    else server.act("play", { action: ply.action, at: board.at });
  }

  /** Show a known move on the board; null removes it.
      @type {(move: KnownMove | null) => void} */
  function preview(move) {
    hovered = move?.ply ?? null;
    showOnBoard();
  }

  /** Show the position after some moves that are not played.
      @type {(plies: PlayedPly[]) => void} */
  function walk(plies) {
    [path, hovered, isStale] = [plies, null, true];
    showOnBoard();
    ask();
  }

  function showOnBoard() {
    const { board } = store.state, plies = hovered ? [...path, hovered] : path;
    if (!plies.length && (variation === null || store.state.variation !== variation)) return;
    variation = plies.length ? { at: board.at, plies, shown: plies.length } : null;
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
      [known, problem] = [answer, ""];
    } catch (error) {
      if (number !== request) return;
      [known, problem] = [null, /** @type {Error} */ (error).message];
    }
    isStale = false;
    if (known?.reading) timer = setTimeout(ask, READING_INTERVAL);
    if (isOpen(store.state)) draw(store.state);
  }

  /* -- drawing -- */

  /** @type {(state: PageState) => void} */
  function render(state) {
    trainer.render(state);
    if (!isOpen(state)) {
      close(state);
      return;
    }
    const { board } = state;
    const place = `${board.id} ${lineText(playedPlies(board))}`, wanted = `${place},${board.saved_as},${board.unfinished}`;
    const isLost = path.length > 0 && state.variation !== variation; // another view or a move has replaced the path
    if (wanted !== key || isLost) {
      if (key.split(" ")[0] !== board.id) known = null;
      isStale ||= path.length > 0 || !key.startsWith(`${place},`);
      [key, path, hovered] = [wanted, [], null];
      ask();
    }
    draw(state);
  }

  /** Remove what this view shows on the board.
      @type {(state: PageState) => void} */
  function close(state) {
    clearTimeout(timer);
    request++;
    [key, path, hovered, drawnTotal] = ["", [], null, ""];
    setText(total, state.exercise && !trainer.isTraining(state) ? t("explorer.exercise") : "");
    trainer.setOffered(false);
    for (const part of [about, steps, reading, list.element, hint, broken]) part.hidden = true;
    const isShown = variation !== null && state.variation === variation;
    variation = null;
    if (isShown) store.set({ variation: null });
  }

  /** @type {(state: PageState) => void} */
  function draw({ board }) {
    const { moves = [], best = [], reading: progress = null, broken: unreadable = 0 } = known ?? {};
    about.hidden = false;
    setAttr(element, "aria-busy", isStale ? "true" : null);
    steps.hidden = !path.length;
    const names = path.map((ply) => moveName(board, ply.action));
    setText(shown, path.length ? t("explorer.shown", { moves: names.join(" ") }) : "");
    list.render(board, moves, best);
    trainer.setOffered(moves.length > 0 && !path.length);
    drawTotal(board);
    reading.hidden = !progress;
    if (progress) setText(reading, t("explorer.reading", inWords({ ...progress })));
    hint.hidden = !moves.length;
    setText(hint, t(!path.length && canPlay(board) ? "explorer.plays" : "explorer.steps"));
    broken.hidden = !unreadable;
    setText(broken, t("explorer.broken", { count: numberText(unreadable) }));
  }

  /** @type {(board: Board) => void} */
  function drawTotal(board) {
    const text = totalText(known, problem), mover = known?.games ? known.to_move : null;
    const side = mover === null ? "" : t("explorer.side", { name: seatName(board, mover) });
    const drawn = JSON.stringify([text, side]);
    if (drawn === drawnTotal) return;
    drawnTotal = drawn;
    total.classList.toggle("note", mover === null);
    total.replaceChildren(text, ...(mover === null ? [] : [make("span", { class: "note" }, stone(mover), side)]));
  }

  return { element, render };
}

/** @type {(known: Explored | null, problem: string) => string} */
function totalText(known, problem) {
  if (!known) return problem ? t("app.error", { text: problem }) : t("explorer.loading");
  if (known.to_move === null) return t("explorer.over");
  const { games, won, drawn, lost } = known, open = games - won - drawn - lost;
  if (!games) return known.reading ? "" : t("explorer.empty");
  return t(open ? "explorer.total_open" : "explorer.total", inWords({ games, won, drawn, lost, open }));
}

/** Format all numbers of an object.
    @type {(counts: { [name: string]: number }) => { [name: string]: string }} */
function inWords(counts) {
  return Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, numberText(count)]));
}

/** @type {(board: Board) => PlayedPly[]} */
function playedPlies(board) {
  return board.line.slice(0, board.at);
}

/** @type {(plies: PlayedPly[]) => string} */
function lineText(plies) {
  return plies.map((ply) => ply.action).join(".");
}
