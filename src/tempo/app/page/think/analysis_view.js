/* Live analysis while the panel is open: figures of the search, a table of all legal moves, and the principal variation. */

/** @import { AnalysedMove, Analysis, Board } from "../../game.d.ts" */
/** @import { PageServer, PageState, Store } from "../../page.d.ts" */

import { make, setAttr, setText } from "../ui/elements.js";
import { createLegend } from "./legend.js";
import { createPvView } from "./pv_view.js";
import { createSolveView } from "./solve_view.js";
import { isWatched, stopWatching, watch, watchOnOpening } from "./watching.js";
import { moveName, reasonText, seatName, unitOf } from "../ui/names.js";
import { bestFirst, bestMove } from "../board/overlays.js";
import { searchedValue } from "../game/searched_value.js";
import { exactText, resultClass, scoreText } from "../board/score_text.js";
import { isAtEnd } from "../ui/turns.js";
import { numberText, percentText, shortCount, t, timeText } from "../ui/i18n.js";

const MIN_SHARE = 0.01; // smallest share shown as a number
const MAX_ROWS = 12; // moves in the table until all are asked for

/** @param {Store} store @param {PageServer} server */
export function createAnalysisView(store, server) {
  const toggle = make("input", { type: "checkbox", role: "switch" });
  toggle.addEventListener("change", () => watch(store, server, toggle.checked));
  const about = make("p", { class: "note" });
  const figures = { value: make("dd"), simulations: make("dd"), depth: make("dd"), speed: make("dd"), seconds: make("dd") };
  const facts = make("dl", { class: "figures" }, ...Object.entries(figures).map(([name, figure]) => (
    make("div", {}, make("dt", { textKey: `think.${name}` }), figure))));
  const reason = make("p", { class: "reason" });
  const table = createTable(store);
  const line = createPvView(store);
  const legend = createLegend(), solve = createSolveView(store, server);
  const shown = make("div", {}, facts, reason, table.element, line.element, legend.element);
  const element = make("section", { class: "analysis-view" },
    make("label", { class: "switch" }, toggle, make("span", { textKey: "think.switch" })), about, solve.element, shown);
  let wasOpen = false, left = ""; // the board that was shown without this panel

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, analysis } = state, isOpen = state.view.tab === "think";
    if (!board) return;
    const isOpened = isOpen && !wasOpen;
    wasOpen = isOpen;
    if (isOpened) watchOnOpening(store, server);
    const without = isOpen ? "" : board.id;
    if (without && without !== left && isWatched(state)) stopWatching(store, server);
    left = without;
    toggle.checked = isWatched(state);
    const seen = board.watch && analysis?.moves ? analysis : null;
    setText(about, aboutText(board, seen));
    solve.render(state, seen);
    shown.hidden = !seen;
    facts.hidden = Boolean(seen?.solving);
    if (seen) renderAnalysis(board, seen);
    line.render(state, seen);
  }

  /** @type {(board: Board, analysis: Analysis) => void} */
  function renderAnalysis(board, analysis) {
    setText(figures.value, searchedValue(analysis) === null ? "–" : valueText(analysis, ` ${unitOf(board.game)}`));
    setText(figures.simulations, numberText(analysis.simulations));
    setText(figures.depth, numberText(analysis.depth));
    const speed = shortCount(analysis.speed), { threads } = analysis;
    setText(figures.speed, t(threads > 1 ? "think.speed_threads" : "think.speed_value", { speed, threads }));
    setText(figures.seconds, timeText(analysis.seconds));
    const why = analysis.final && !analysis.solving ? reasonText(analysis.reason) : "";
    setText(reason, why && `${t("think.reason")}: ${why}`);
    reason.hidden = !why;
    table.render(board, analysis);
    table.element.hidden = !analysis.moves?.length;
    legend.render(board);
  }

  return { element, render };
}

/** @type {(board: Board, analysis: Analysis | null) => string} */
function aboutText(board, analysis) {
  if (!board.watch) return t("think.off");
  if (analysis?.solving || board.thinking?.task === "solve") return "";
  if (!analysis && board.over && isAtEnd(board)) return t("play.over");
  if (!analysis) return board.thinking ? t("think.waiting") : t("think.nothing");
  const { task, seat, simulations } = analysis, name = seatName(board, seat);
  const what = analysis.final ? t("think.final") : t(`think.what.${task}`, { name });
  return `${what} · ${t("think.count", { count: numberText(simulations) })}`;
}

/* ---- the table of moves ---- */

/** @param {Store} store */
function createTable(store) {
  /** @type {(key: string) => HTMLElement} */
  const headed = (key) => make("th", { scope: "col", textKey: key });
  const exact = make("th", { scope: "col" }); // with the unit of the game
  const visited = headed("think.visits"), shared = headed("think.share"); // of a search, not of a solver
  const heads = [headed("think.move"), headed("think.value"), exact, visited, shared];
  const prior = headed("think.prior"); // only networks have priors
  const body = make("tbody");
  const element = make("div", { class: "analysis-moves" });
  const more = make("button", { type: "button", class: "plain" });
  /** @type {Row[]} */
  const rows = [];
  let all = false;
  more.addEventListener("click", () => {
    all = !all;
    render(store.state.board, store.state.analysis);
  });
  element.append(make("table", {}, make("caption", { class: "visually-hidden", textKey: "think.moves_caption" }),
    make("thead", {}, make("tr", {}, ...heads, prior)), body), more);

  /** @type {(board: Board, analysis: Analysis | null) => void} */
  function render(board, analysis) {
    if (!analysis?.moves) return;
    const moves = bestFirst(analysis.moves), few = moves.filter((move, index) => index < MAX_ROWS && isKnown(move));
    const listed = all ? moves : few;
    while (rows.length < listed.length) rows.push(newRow(body));
    rows.forEach((row, index) => { row.element.hidden = index >= listed.length; });
    const visits = analysis.moves.reduce((sum, move) => sum + move.visits, 0);
    const best = bestMove(analysis);
    visited.hidden = shared.hidden = Boolean(analysis.solving);
    listed.forEach((move, index) => {
      fillRow(rows[index], board, move, { visits, best: move.action === best });
      rows[index].visits.hidden = rows[index].shared.hidden = visited.hidden;
    });
    const unit = unitOf(board.game);
    setText(exact, unit ? t("think.exact_in", { unit }) : t("think.exact"));
    prior.hidden = (moves[0]?.prior ?? null) === null;
    more.hidden = few.length === moves.length;
    setText(more, t(all ? "think.fewer" : "think.more", { count: moves.length }));
  }

  return { element, render };
}

/** @type {(share: number) => string} */
function shareText(share) {
  return share > 0 && share < MIN_SHARE ? `<${percentText(MIN_SHARE)}` : percentText(share);
}

/** Return the winning chance, and the expected score where the game has one.
    @type {(figures: { value: number, score: number | null }, unit?: string) => string} */
function valueText({ value, score }, unit = "") {
  return score === null ? percentText(value) : `${percentText(value)} (${scoreText(score)}${unit})`;
}

/** @type {(move: AnalysedMove) => boolean} */
function isKnown(move) {
  return move.visits > 0 || move.exact !== null;
}

/** @typedef {ReturnType<typeof newRow>} Row */

/** @param {HTMLElement} body */
function newRow(body) {
  const name = make("th", { scope: "row" }), bar = make("i"), share = make("span");
  const value = make("td", { class: "value" }), exact = make("td", { class: "exact" });
  const visits = make("td", { class: "visits" }), prior = make("td", { class: "prior" });
  const shared = make("td", { class: "share" }, make("div", {}, make("span", { class: "bar" }, bar), share));
  const element = make("tr", {}, name, value, exact, visits, shared, prior);
  body.append(element);
  return { element, name, bar, share, shared, value, exact, visits, prior };
}

/** @type {(row: Row, board: Board, move: AnalysedMove, of: { visits: number, best: boolean }) => void} */
function fillRow(row, board, move, { visits, best }) {
  const share = visits ? move.visits / visits : 0;
  const name = moveName(board, move.action);
  setText(row.name, best ? `${name} ▲` : name);
  setAttr(row.name, "aria-label", best ? `${name}, ${t("think.best")}` : null);
  const { value, score, exact, prior } = move;
  setText(row.value, value === null ? "–" : valueText({ value, score }));
  row.value.style.setProperty("--good", `${100 * (value ?? 0.5)}%`);
  row.value.classList.toggle("unknown", value === null);
  setText(row.exact, exact ? exactText(exact) : "–");
  row.exact.className = `exact ${resultClass(exact?.value)}`;
  setText(row.visits, numberText(move.visits));
  row.bar.style.width = `${100 * share}%`;
  setText(row.share, shareText(share));
  row.prior.hidden = prior === null;
  setText(row.prior, prior === null ? "" : shareText(prior));
  row.element.classList.toggle("best", best);
}
