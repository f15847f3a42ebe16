/* Live analysis, off until the panel is opened: figures of the search, a table of all legal moves, and the principal variation. */

import { make, setAttr, setText } from "../ui/elements.js";
import { createLegend } from "./legend.js";
import { createPvView } from "./pv_view.js";
import { isWatched, watch, watchOnOpening } from "./watching.js";
import { moveName, reasonText, seatName, unitOf } from "../ui/names.js";
import { bestFirst, bestMove } from "../board/overlays.js";
import { exactText, scoreText } from "../board/score_text.js";
import { isAtEnd } from "../ui/turns.js";
import { numberText, percentText, shortCount, t, timeText } from "../ui/i18n.js";

const MIN_SHARE = 0.01; // smallest share shown as a number
const MAX_ROWS = 12; // moves in the table until all are asked for
const COLOURS = new Map([[1, "win"], [0, "draw"], [-1, "loss"]]);
const FIGURES = ["value", "simulations", "depth", "speed", "seconds"];

export function createAnalysisView(store, server) {
  const toggle = make("input", { type: "checkbox", role: "switch" });
  toggle.addEventListener("change", () => watch(store, server, toggle.checked));
  const about = make("p", { class: "note" });
  const figures = Object.fromEntries(FIGURES.map((name) => [name, make("dd")]));
  const facts = make("dl", { class: "figures" }, ...FIGURES.map((name) => (
    make("div", {}, make("dt", { textKey: `think.${name}` }), figures[name]))));
  const reason = make("p", { class: "reason" });
  const table = createTable(store);
  const line = createPvView(store);
  const legend = createLegend();
  const shown = make("div", {}, facts, reason, table.element, line.element, legend.element);
  const element = make("section", { class: "analysis-view" },
    make("label", { class: "switch" }, toggle, make("span", { textKey: "think.switch" })), about, shown);

  let wasOpen = false;

  function render(state) {
    const { board, analysis } = state, isOpen = state.view.tab === "think";
    if (!board) return;
    const isOpened = isOpen && !wasOpen;
    wasOpen = isOpen;
    if (isOpened) watchOnOpening(store, server);
    toggle.checked = isWatched(state);
    const seen = board.watch && analysis?.moves ? analysis : null;
    setText(about, aboutText(board, seen));
    shown.hidden = !seen;
    if (seen) renderAnalysis(board, seen);
    line.render(state, seen);
  }

  function renderAnalysis(board, analysis) {
    setText(figures.value, valueText(analysis, ` ${unitOf(board.game)}`));
    setText(figures.simulations, numberText(analysis.simulations));
    setText(figures.depth, numberText(analysis.depth));
    const speed = shortCount(analysis.speed), { threads } = analysis;
    setText(figures.speed, t(threads > 1 ? "think.speed_threads" : "think.speed_value", { speed, threads }));
    setText(figures.seconds, timeText(analysis.seconds));
    const why = analysis.final ? reasonText(analysis.reason) : "";
    setText(reason, why && `${t("think.reason")}: ${why}`);
    reason.hidden = !why;
    table.render(board, analysis);
    legend.render(board);
  }

  return { element, render };
}

function aboutText(board, analysis) {
  if (!board.watch) return t("think.off");
  if (!analysis && board.over && isAtEnd(board)) return t("play.over");
  if (!analysis) return board.thinking ? t("think.waiting") : t("think.nothing");
  const { task, seat, simulations } = analysis, name = seatName(board, seat);
  const what = analysis.final ? t("think.final") : t(`think.what.${task}`, { name });
  return `${what} · ${t("think.count", { count: numberText(simulations) })}`;
}

/* ---- the table of moves ---- */

function createTable(store) {
  const headed = (key) => make("th", { scope: "col", textKey: key });
  const exact = make("th", { scope: "col" }); // with the unit of the game
  const heads = [headed("think.move"), headed("think.value"), exact, headed("think.visits"), headed("think.share")];
  const prior = headed("think.prior"); // only networks have priors
  const body = make("tbody");
  const element = make("div", { class: "analysis-moves" });
  const more = make("button", { type: "button", class: "plain" });
  const rows = [];
  let all = false;
  more.addEventListener("click", () => {
    all = !all;
    render(store.state.board, store.state.analysis);
  });
  element.append(make("table", {}, make("caption", { class: "visually-hidden", textKey: "think.moves_caption" }),
    make("thead", {}, make("tr", {}, ...heads, prior)), body), more);

  function render(board, analysis) {
    if (!analysis?.moves) return;
    const moves = bestFirst(analysis.moves), few = moves.filter((move, index) => index < MAX_ROWS && isKnown(move));
    const listed = all ? moves : few;
    while (rows.length < listed.length) rows.push(newRow(body));
    rows.forEach((row, index) => { row.element.hidden = index >= listed.length; });
    const visits = analysis.moves.reduce((sum, move) => sum + move.visits, 0);
    const best = bestMove(analysis);
    listed.forEach((move, index) => fillRow(rows[index], board, move, { visits, best: move.action === best }));
    const unit = unitOf(board.game);
    setText(exact, unit ? t("think.exact_in", { unit }) : t("think.exact"));
    prior.hidden = !hasPrior(moves[0]);
    more.hidden = few.length === moves.length;
    setText(more, t(all ? "think.fewer" : "think.more", { count: moves.length }));
  }

  return { element, render };
}

function shareText(share) {
  return share > 0 && share < MIN_SHARE ? `<${percentText(MIN_SHARE)}` : percentText(share);
}

/** Return the winning chance, and the expected score where the game has one. */
function valueText({ value, score }, unit = "") {
  return score === null ? percentText(value) : `${percentText(value)} (${scoreText(score)}${unit})`;
}

function hasPrior(move) {
  return (move?.prior ?? null) !== null;
}

function isKnown(move) {
  return move.visits > 0 || move.exact !== null;
}

function newRow(body) {
  const columns = ["value", "exact", "visits", "share", "prior"];
  const cells = Object.fromEntries(columns.map((name) => [name, make("td", { class: name })]));
  const name = make("th", { scope: "row" });
  const bar = make("i"), share = make("span");
  cells.share.append(make("div", {}, make("span", { class: "bar" }, bar), share));
  const element = make("tr", {}, name, ...Object.values(cells));
  body.append(element);
  return { element, name, bar, share, cells };
}

function fillRow(row, board, move, { visits, best }) {
  const share = visits ? move.visits / visits : 0;
  const name = moveName(board, move.action);
  setText(row.name, best ? `${name} ▲` : name);
  setAttr(row.name, "aria-label", best ? `${name}, ${t("think.best")}` : null);
  setText(row.cells.value, move.value === null ? "–" : valueText(move));
  row.cells.value.style.setProperty("--good", `${100 * (move.value ?? 0.5)}%`);
  row.cells.value.classList.toggle("unknown", move.value === null);
  setText(row.cells.exact, move.exact ? exactText(move.exact) : "–");
  row.cells.exact.className = `exact ${move.exact ? COLOURS.get(move.exact.value) : ""}`;
  setText(row.cells.visits, numberText(move.visits));
  row.bar.style.width = `${100 * share}%`;
  setText(row.share, shareText(share));
  row.cells.prior.hidden = !hasPrior(move);
  setText(row.cells.prior, hasPrior(move) ? shareText(move.prior) : "");
  row.element.classList.toggle("best", best);
}
