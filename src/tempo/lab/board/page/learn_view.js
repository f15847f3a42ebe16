/* Learn from the game on the board: one click reviews it while one watches. The graph, the move that was chosen with
   what was better and the line that proves it, the mistakes, the accuracy of both sides. */

import { button, make, set, stone, write } from "./elements.js";
import { isCurrent, isMistake, judgedAt, mergedReview, mistakesOf, overlayOfReview } from "./learn_data.js";
import { createGraph } from "./learn_graph.js";
import { createLearnLegend } from "./learn_legend.js";
import { bestText, gaveText, labelText, positionText, signOf, worthText } from "./learn_words.js";
import { moveCalled, seatName } from "./names.js";
import { createProofLine } from "./proof_line.js";
import { language, numberText, percentText, t } from "./words.js";

export function createLearnView(store, server, replay) {
  const begin = button("learn.begin", () => start(false), { class: "main" });
  const deeper = button("learn.deeper", () => start(true));
  const stop = button("learn.stop", () => ask("review", { stop: true }));
  const bar = make("progress", { labelled: "learn.progress" });
  const told = make("p", { class: "note", role: "status" });
  const graph = createGraph(store, { go: (at) => replay.go(at), said: (at) => positionText(store.state.review, store.state.board, at) });
  const chosen = createChosen(store, server);
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

  async function find(id) {
    const review = await server.get(`/api/boards/${id}/review`).catch(() => null);
    if (review?.number) take(id, review);
  }

  function render(state) {
    const { board, review } = state;
    if (!board) return;
    if (asked !== board.id) {
      asked = board.id;
      find(board.id);
    }
    const current = isCurrent(review, board), running = Boolean(review?.running);
    begin.hidden = running;
    begin.disabled = board.line.length === 0;
    write(begin, t(current && !review.stopped && !review.trouble ? "learn.again" : review?.number ? "learn.new" : "learn.begin"));
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

/** Whether there are scores that could be known more exactly. */
function isVague(review) {
  return Object.values(review.plies).some(({ scores, exact }) => (
    !exact || Object.values(scores).some(({ estimate, text }) => estimate || /^[≥≤]/.test(text))));
}

function statusText(review, board, current) {
  if (!review?.number) return board.line.length ? "" : t("learn.nothing");
  if (review.trouble) return t("app.trouble", { text: review.trouble });
  if (!current) return t("learn.changed");
  const whole = Object.keys(review.plies).length > board.line.length;
  if (review.running) return t(whole ? "learn.refining" : "learn.running", { done: review.done, total: review.total });
  return t(review.stopped ? "learn.stopped" : "learn.finished", { count: mistakesOf(review, board).length });
}

/* ---- the move that was chosen ---- */

function createChosen(store, server) {
  const mover = make("span"), called = make("span"), title = make("h3", {}, mover, called);
  const text = make("p"), better = make("p");
  const show = make("button", { type: "button", on: { click: () => prove("best") } });
  const punish = make("button", { type: "button", on: { click: () => prove("played") } });
  const line = createProofLine(store);
  const element = make("div", { class: "chosen" }, title, text, better,
    make("div", { class: "learn-buttons" }, show, punish), line.element);
  let busy = false; // a line is being looked for

  const keyOf = (board) => `${board.id} ${board.line.slice(0, board.at).map((ply) => ply.action).join(".")}`;

  /** The move that led to the position shown, as it was judged; where it was no mistake, the one that comes next. */
  function choose({ review, board }) {
    const last = board.at ? judgedAt(review, board, board.at - 1) : null;
    return last?.label ? { at: board.at - 1, judged: last } : { at: board.at, judged: judgedAt(review, board, board.at) };
  }

  async function prove(what) {
    const { board } = store.state, { at, judged } = choose(store.state), key = keyOf(board);
    const action = what === "best" ? judged.best[0] : judged.action;
    if (busy) return;
    busy = true;
    render(store.state);
    try {
      const told = await server.post(`/api/boards/${board.id}/line`, { at, action });
      if (keyOf(store.state.board) !== key) return;
      const said = t(`learn.line_${what}`, { number: at + 1, move: moveCalled(board, action) });
      line.begin({ board, at, plies: told.plies, said });
    } catch (error) {
      store.set({ notice: { text: error.message, kind: "error" } });
    } finally {
      busy = false;
      render(store.state);
    }
  }

  function render(state) {
    const { board } = state, { at, judged } = choose(state);
    line.render(state);
    element.hidden = !judged;
    if (!judged) return;
    const played = judged.label && judged.action !== null;
    mover.replaceChildren(...(judged.seat === null ? [] : [stone(judged.seat)]));
    write(called, played ? t("learn.move", { number: at + 1, move: moveCalled(board, judged.action) }) : t("learn.here"));
    write(text, played ? playedText(judged) : "");
    text.className = played ? `label ${judged.label} ${judged.certain ? "certain" : "guess"}` : "label";
    const hasBetter = judged.best.length > 0 && !judged.best.includes(judged.action);
    write(better, hasBetter ? t("learn.better", { moves: bestText(board, judged) }) : "");
    show.hidden = !hasBetter;
    if (hasBetter) write(show, t("learn.show_best", { move: moveCalled(board, judged.best[0]) }));
    punish.hidden = !played || !isMistake(judged);
    if (played) write(punish, t("learn.show_played", { move: moveCalled(board, judged.action) }));
    for (const one of [show, punish]) set(one, "aria-disabled", busy ? "true" : null);
  }

  return { element, render };
}

function playedText(judged) {
  const parts = [labelText(judged), gaveText(judged), worthText(judged.scores[judged.action])];
  return parts.filter(Boolean).join(" · ");
}

/* ---- the mistakes ---- */

function createMistakes(store, replay) {
  const list = make("ol", { class: "mistake-list" }), none = make("p", { class: "note", said: "learn.no_mistakes" });
  const element = make("div", { class: "mistakes" }, make("h3", { said: "learn.mistakes" }), list, none);
  let drawn = "";

  list.addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (one) replay.go(Number(one.dataset.at) + 1);
  });

  function render({ review, board }) {
    const found = mistakesOf(review, board);
    const key = JSON.stringify([language(), board.id, found.map(({ at, judged }) => [at, judged.label, judged.certain, judged.loss, judged.best])]);
    none.hidden = found.length > 0 || !review.plies[0];
    list.hidden = !found.length;
    if (key !== drawn) list.replaceChildren(...found.map((one) => row(board, one)));
    drawn = key;
    [...list.children].forEach((item) => {
      const one = item.firstElementChild;
      set(one, "aria-current", Number(one.dataset.at) + 1 === board.at ? "true" : null);
    });
  }

  return { element, render };
}

function row(board, { at, judged }) {
  const sign = make("b", { class: `sign ${judged.label} ${judged.certain ? "certain" : "guess"}`, "aria-hidden": "true" }, signOf(judged));
  const name = t("learn.move", { number: at + 1, move: moveCalled(board, judged.action) });
  const move = make("span", { class: "what" }, stone(judged.seat), name);
  const told = make("span", { class: "gave" }, gaveText(judged));
  const best = judged.best.length ? make("span", { class: "instead" }, t("learn.instead", { moves: bestText(board, judged) })) : null;
  const label = make("span", { class: "hidden" }, labelText(judged));
  return make("li", {}, make("button", { type: "button", data: { at } }, sign, label, move, told, best));
}

/* ---- accuracy ---- */

function createAccuracy() {
  const heads = ["learn.side", "learn.keeping", "learn.perfect", "learn.guessed"];
  const body = make("tbody");
  const element = make("div", { class: "accuracy" }, make("h3", { said: "learn.accuracy" }),
    make("table", {}, make("thead", {}, make("tr", {}, ...heads.map((key) => make("th", { scope: "col", said: key })))), body),
    make("p", { class: "note", said: "learn.accuracy_about" }));
  let drawn = "";

  function render({ review, board }) {
    element.hidden = !review.accuracy;
    if (element.hidden) return;
    const key = JSON.stringify([language(), board.seats, review.accuracy]);
    if (key !== drawn) body.replaceChildren(...review.accuracy.map((one, seat) => side(board, one, seat)));
    drawn = key;
  }

  return { element, render };
}

/** Certain shares with how many moves they are of; estimates apart from them. */
function side(board, one, seat) {
  const share = (part, whole) => (whole ? t("learn.share", { percent: percentText(part / whole), part, whole }) : "–");
  const guess = one.loss === null ? "–" : t("learn.mean_loss", { loss: percentText(one.loss, 1), count: numberText(one.guessed) });
  return make("tr", {}, make("th", { scope: "row" }, stone(seat), seatName(board, seat)),
    make("td", {}, share(one.keeping, one.keeping_known)), make("td", {}, share(one.perfect, one.perfect_known)),
    make("td", { class: "guess" }, guess));
}
