/* Learn from the game on the board: one click reviews it while one watches. The graph, the move that was chosen with
   what was better and the line that proves it, the mistakes, the accuracy of both sides. */

import { button, make, set, write } from "../ui/elements.js";
import { isCurrent, judgedAt, mergedReview, mistakesOf, overlayOfReview } from "./learn_data.js";
import { createGraph } from "./learn_graph.js";
import { createLearnLegend } from "./learn_legend.js";
import { createJudgedMove } from "./annotated_move.js";
import { createAccuracy, createMistakes } from "./learn_tables.js";
import { positionText } from "./learn_text.js";
import { t } from "../ui/i18n.js";

export function createLearnView(store, server, replay) {
  const begin = button("learn.begin", () => start(false), { class: "main" });
  const deeper = button("learn.deeper", () => start(true));
  const stop = button("learn.stop", () => ask("review", { stop: true }));
  const bar = make("progress", { labelled: "learn.progress" });
  const told = make("p", { class: "note", role: "status" });
  const said = (at) => positionText(store.state.review, store.state.board, at);
  const graph = createGraph(store, { go: (at) => replay.go(at), said });
  const chosen = createJudgedMove(store, server);
  const mistakes = createMistakes(store, replay);
  const accuracy = createAccuracy();
  const lay = make("input", { type: "checkbox", role: "switch", checked: true });
  lay.addEventListener("change", () => render(store.state));
  const found = make("div", { class: "found" }, graph.element, chosen.element,
    make("label", { class: "switch" }, lay, make("span", { said: "learn.overlay" })),
    mistakes.element, accuracy.element, createLearnLegend());
  const element = make("section", { class: "learn-view" },
    make("h2", { said: "learn.title" }), make("p", { class: "note", said: "learn.about" }),
    make("div", { class: "learn-buttons" }, begin, stop, deeper, bar), told, found);
  let asked = null; // the board whose review was asked for: a page that was loaded again finds it
  let readied = null; // the board for which the server has got ready
  let laid = null; // the overlay that lies on the board, if it is ours

  async function ask(what, body) {
    const { id } = store.state.board;
    try {
      const { review } = await server.post(`/api/boards/${id}/${what}`, body);
      take(id, review);
    } catch (error) {
      store.set({ notice: { text: error.message, kind: "error" } });
    }
  }

  function start(deep) {
    store.look({ tab: "learn" });
    return ask("review", { deep });
  }

  /** What the server tells of a board's review, unless another board is shown by now. */
  function take(id, review) {
    if (store.state.board?.id === id) store.set({ review: mergedReview(store.state.review, { ...review, board: id }) });
  }

  /** Whoever looks at this panel may soon press its button: what reviews is started by then. */
  function getReady(id) {
    readied = id;
    server.post(`/api/boards/${id}/review`, { ready: true }).catch(() => { readied = null; });
  }

  async function find(id) {
    const review = await server.get(`/api/boards/${id}/review`).catch(() => null);
    const { board, review: old } = store.state;
    if (review?.number) take(id, review);
    else if (review && board?.id === id && old?.running) store.set({ review: { ...old, running: false, stopped: true } });
  }

  function render(state) {
    const { board, review } = state;
    if (!board) return;
    if (!state.connected) asked = null;
    else if (asked !== board.id) {
      asked = board.id;
      find(board.id);
    }
    if (state.view.tab === "learn" && readied !== board.id) getReady(board.id);
    const current = isCurrent(review, board), running = Boolean(review?.running);
    begin.hidden = running;
    begin.disabled = board.line.length === 0;
    write(begin, t(beginKey(review, current)));
    stop.hidden = !running;
    set(deeper, "title", t("learn.deeper_about"));
    deeper.hidden = !current || running || review.deep || !isVague(review);
    bar.hidden = !running;
    if (review) Object.assign(bar, { max: review.total || 1, value: review.done });
    write(told, statusText(review, board, current));
    found.hidden = !review?.number;
    if (!found.hidden) renderFound(state);
    lie(state);
  }

  function renderFound(state) {
    graph.render(state);
    chosen.render(state);
    mistakes.render(state);
    accuracy.render(state);
  }

  /** Lay the scores of the position on the board while this panel is open. */
  function lie({ board, review, overlay, view, exercise }) {
    const judged = view.tab === "learn" && lay.checked && !exercise ? judgedAt(review, board, board.at) : null;
    const wanted = judged && Object.keys(judged.scores).length ? overlayOfReview(judged) : null;
    if (overlay !== null && overlay !== laid) return;
    if (JSON.stringify(wanted) === JSON.stringify(laid) && overlay === laid) return;
    laid = wanted;
    store.set({ overlay: wanted });
  }

  return { element, render };
}

function beginKey(review, current) {
  if (!review?.number) return "learn.begin";
  return current && !review.stopped && !review.trouble ? "learn.again" : "learn.new";
}

/** Whether there are scores that could be known more exactly. */
function isVague(review) {
  return Object.values(review.plies).some(({ scores, exact }) => (
    !exact || Object.values(scores).some((score) => !score.exact)));
}

function statusText(review, board, current) {
  if (!review?.number) return board.line.length ? "" : t("learn.nothing");
  if (review.trouble) return t("app.trouble", { text: review.trouble });
  if (!current) return t("learn.changed");
  const whole = Object.keys(review.plies).length > board.line.length;
  if (review.running) return t(whole ? "learn.refining" : "learn.running", { done: review.done, total: review.total });
  return t(review.stopped ? "learn.stopped" : "learn.finished", { count: mistakesOf(review, board).length });
}
