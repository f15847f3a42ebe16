/* The Learn panel: one click reviews the game. It shows the graph, the annotated move, the mistakes, and the
   accuracy of both sides. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Review } from "../../learn.d.ts" */
/** @import { Overlay, PageServer, PageState, Store } from "../../page.d.ts" */
/** @import { Replay } from "../play/replay.js" */

import { button, make, setAttr, setText } from "../ui/elements.js";
import { isCurrent, annotationAt, describedAt, mergeReviews, mistakesOf, overlayOfReview } from "./learn_data.js";
import { createGraph } from "./learn_graph.js";
import { createLearnLegend } from "./learn_legend.js";
import { createAnnotatedMove } from "./annotated_move.js";
import { createAccuracy, createMistakes } from "./learn_tables.js";
import { positionText } from "./learn_text.js";
import { t } from "../ui/i18n.js";

/** @param {Store} store @param {PageServer} server @param {Replay} replay */
export function createLearnView(store, server, replay) {
  const begin = button("learn.begin", () => start(false), { class: "main" });
  const deeper = button("learn.deeper", () => start(true));
  const stop = button("learn.stop", () => request({ stop: true }));
  const bar = make("progress", { labelKey: "learn.progress" });
  const status = make("p", { class: "note", role: "status" });
  const graph = createGraph(store, replay.go, (at) => positionText(store.state.review, store.state.board, at));
  const move = createAnnotatedMove(store, server, () => render(store.state));
  const mistakes = createMistakes(replay, () => move.element.scrollIntoView({ block: "nearest" }));
  const accuracy = createAccuracy(), legend = createLearnLegend();
  const overlaySwitch = make("input", { type: "checkbox", role: "switch", checked: true });
  overlaySwitch.addEventListener("change", () => render(store.state));
  const results = make("div", { class: "review-results" }, graph.element, move.element,
    make("label", { class: "switch" }, overlaySwitch, make("span", { textKey: "learn.overlay" })),
    mistakes.element, accuracy.element, legend.element);
  const element = make("section", { class: "learn-view" },
    make("h2", { textKey: "learn.title" }), make("p", { class: "note", textKey: "learn.about" }),
    make("div", { class: "learn-buttons" }, begin, stop, deeper, bar), status, results);
  let preparedBoard = ""; // the board whose review process was started
  /** The overlay that this panel has set. @type {Overlay | null} */
  let shownOverlay = null;

  /** Ask for a review, and show it unless another board is shown by now.
      @type {(body: object) => Promise<void>} */
  async function request(body) {
    const { id } = store.state.board;
    try {
      const { review } = await server.post(`api/boards/${id}/review`, body);
      if (store.state.board.id === id) store.set({ review: mergeReviews(store.state.review, { ...review, board: id }) });
    } catch (error) {
      store.showError(error);
    }
  }

  /** @type {(deep: boolean) => Promise<void>} */
  function start(deep) {
    store.setView({ tab: "learn" });
    return request({ deep });
  }

  /** Start the review process when the panel opens, ahead of the button.
      @type {(id: string) => void} */
  function prepare(id) {
    preparedBoard = id;
    server.post(`api/boards/${id}/review`, { ready: true }).catch(() => { preparedBoard = ""; });
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, review } = state;
    if (!board) return;
    if (state.view.tab === "learn" && preparedBoard !== board.id) prepare(board.id);
    const current = isCurrent(review, board), running = Boolean(review?.running);
    begin.hidden = running;
    begin.disabled = board.line.length === 0;
    setText(begin, t(beginKey(review, current)));
    stop.hidden = !running;
    setAttr(deeper, "title", t("learn.deeper_about"));
    deeper.hidden = !current || running || !review || review.deep || !canBeRefined(review);
    bar.hidden = !running;
    if (review) Object.assign(bar, { max: review.total || 1, value: review.done });
    setText(status, statusText(review, board, current));
    results.hidden = !review?.number;
    if (!results.hidden) for (const view of [graph, move, mistakes, accuracy]) view.render(state);
    legend.render(board);
    updateOverlay(state);
  }

  /** Show the scores of a position on the board while this panel is open.
      @type {(state: PageState) => void} */
  function updateOverlay(state) {
    const { overlay, view, exercise } = state;
    const wanted = view.tab === "learn" && !exercise ? overlayOf(state) : null;
    if (overlay !== null && overlay !== shownOverlay) return;
    if (JSON.stringify(wanted) === JSON.stringify(shownOverlay) && overlay === shownOverlay) return;
    shownOverlay = wanted;
    store.set({ overlay: wanted });
  }

  /** Return the scores of the position on the board; at a move that missed a better one, those of the position
      before it, with both moves.
      @type {(state: PageState) => Overlay | null} */
  function overlayOf(state) {
    const { board, review } = state, { at, annotation: described } = describedAt(review, board);
    const scored = overlaySwitch.checked, nothing = { scores: {}, best: [] };
    if (described && move.showsBefore(state)) {
      return { ...(scored ? overlayOfReview(described) : nothing), at, played: board.line[at], ...move.drawn(state) };
    }
    const annotation = annotationAt(review, board, board.at);
    return scored && annotation && Object.keys(annotation.scores).length ? overlayOfReview(annotation) : null;
  }

  return { element, render, review: () => request({ deep: false }) };
}

/** @type {(review: Review | null, current: boolean) => string} */
function beginKey(review, current) {
  if (!review?.number) return "learn.begin";
  return current && !review.stopped && !review.error ? "learn.again" : "learn.new";
}

/** Return whether a deep review would make any score more exact.
    @type {(review: Review) => boolean} */
function canBeRefined(review) {
  return Object.values(review.plies).some(({ scores, exact }) => (
    !exact || Object.values(scores).some((score) => !score.exact)));
}

/** @type {(review: Review | null, board: Board, current: boolean) => string} */
function statusText(review, board, current) {
  if (!review?.number) return board.line.length ? "" : t("learn.nothing");
  if (review.error) return t("app.error", { text: review.error });
  if (!current) return t("learn.changed");
  const whole = Object.keys(review.plies).length > board.line.length;
  if (review.running && !review.total) return t("learn.begins");
  if (review.running) return t(whole ? "learn.refining" : "learn.running", { done: review.done, total: review.total });
  return t(review.stopped ? "learn.stopped" : "learn.finished", { count: mistakesOf(review, board).length });
}
