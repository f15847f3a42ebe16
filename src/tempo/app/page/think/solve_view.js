/* "Solve it": the exact score of the shown position from zero, with the work that it takes. */

/** @import { Analysis, Board, Solved } from "../../game.d.ts" */
/** @import { PageServer, PageState, Store } from "../../page.d.ts" */

import { scoreText } from "../board/score_text.js";
import { numberText, shortCount, t, timeText } from "../ui/i18n.js";
import { make, setText } from "../ui/elements.js";

/** @param {Store} store @param {PageServer} server */
export function createSolveView(store, server) {
  const button = make("button", { type: "button", class: "solve" });
  button.addEventListener("click", () => server.act("solve", { on: !isSolving(store.state.board) }));
  const about = make("p", { class: "note", role: "status" }), shortage = make("p", { class: "note" });
  const figures = { nodes: make("dd"), speed: make("dd"), seconds: make("dd"), memory: make("dd") };
  const facts = make("dl", { class: "figures" }, ...Object.entries(figures).map(([name, figure]) => (
    make("div", {}, make("dt", { textKey: `solve.${name}` }), figure))));
  const element = make("div", { class: "solve-view" }, button, about, facts, shortage);
  let known = ""; // the board that has been asked whether it can be solved

  /** Show the button where the board can be solved.
      @param {Board} board */
  async function ask({ id }) {
    known = id;
    element.hidden = true;
    const isSolvable = await server.get(`api/boards/${id}/solvable`).catch(() => false);
    if (known === id) element.hidden = !isSolvable;
  }

  /** @type {(state: PageState, analysis: Analysis | null) => void} */
  function render({ board, view }, analysis) {
    if (view.tab === "think" && known !== board.id) ask(board);
    const solving = analysis?.solving, isOn = isSolving(board);
    setText(button, t(isOn ? "solve.stop" : "solve.start"));
    button.disabled = !isOn && (!board.legal.length || board.thinking?.task === "move");
    setText(about, solving ? scoreOf(solving, isOn) : t(isOn ? "think.waiting" : "solve.about"));
    facts.hidden = !solving;
    shortage.hidden = !solving || solving.memory >= solving.wanted;
    if (!analysis || !solving) return;
    const { memory, wanted } = solving, { threads, simulations } = analysis, speed = shortCount(analysis.speed);
    setText(figures.nodes, numberText(simulations));
    setText(figures.speed, t(threads > 1 ? "think.speed_threads" : "think.speed_value", { speed, threads }));
    setText(figures.seconds, timeText(analysis.seconds));
    setText(figures.memory, `${memory} MiB`);
    setText(shortage, t("solve.shortage", { memory, wanted }));
  }

  return { element, render };
}

/** @type {(board: Board) => boolean} */
const isSolving = ({ thinking }) => thinking?.task === "solve";

/** The score of the position, or its bounds so far.
    @type {(solving: Solved, isOn: boolean) => string} */
function scoreOf({ score: [low, high], solved }, isOn) {
  const bounds = { low: scoreText(low, 0), high: scoreText(high, 0) };
  if (!solved) return t(isOn ? "solve.between" : "solve.stopped", bounds);
  const nodes = numberText(solved.nodes), time = timeText(solved.seconds), result = t(`think.short.${Math.sign(low)}`);
  const text = t("solve.solved", { score: bounds.low, result, nodes, time });
  return isOn ? `${text} ${t("solve.others")}` : text;
}
