/* A tree of UCT that grows: visits of each move and reply, and the sums that selection compares at the root. */

import { button, make, play } from "./live.js";

const SHAPE = { rows: 6, columns: 7, inarow: 4 };
const MOST = 20_000; // simulations
const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 700, ROW = 34;

export async function show(root, { moves = "" }) {
  const [{ loadGame }, { newAgent }] = await Promise.all([
    play.load("web/player/load_game.js"), play.load("web/player/agent.js"),
  ]);
  const { game, describe } = await loadGame(play.folder, "connectx");
  const agent = await newAgent(game, describe, SHAPE), { searcher } = agent.player;
  const position = agent.positionAfter(moves.split("").map(Number));
  const svg = document.createElementNS(SVG, "svg"), table = make("table"), status = make("p", { role: "status" });
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${3 * ROW}`);
  svg.setAttribute("class", "live-tree");
  const more = make("input", { type: "range", min: 0, max: 2, step: 0.05, id: "live-exploration" });
  const label = make("label", { for: "live-exploration" });
  let total = 0, timer = null;

  /** Start again with the exploration constant of the slider. */
  function restart() {
    searcher.options = { ...searcher.options, exploration: Number(more.value), exploration_growth: 0 };
    searcher.forget();
    searcher.prepare(position);
    total = searcher.begin(null);
    label.textContent = `Exploration constant c = ${Number(more.value).toFixed(2)}`;
    draw();
  }

  function run(count) {
    total += searcher.run(Math.max(0, Math.min(count, MOST - total)));
    draw();
  }

  function stop() {
    clearInterval(timer);
    timer = null;
    grow.textContent = "Let it grow";
  }

  const grow = button("Let it grow", () => {
    if (timer) {
      stop();
      return;
    }
    timer = setInterval(() => (total < MOST ? run(Math.ceil(total / 10)) : stop()), 100);
    grow.textContent = "Pause";
  });

  function draw() {
    svg.replaceChildren();
    block(0, 0, WIDTH, 0, `${total.toLocaleString("en")} simulations`, 0.5);
    let left = 0;
    for (const child of searcher.children(0)) {
      const width = WIDTH * searcher.visits(child) / total;
      block(left, 1, width, searcher.value(child), String(searcher.action(child) + 1), searcher.value(child));
      let inner = left;
      for (const reply of searcher.children(child)) {
        const part = WIDTH * searcher.visits(reply) / total;
        block(inner, 2, part, searcher.value(reply), String(searcher.action(reply) + 1), 1 - searcher.value(reply));
        inner += part;
      }
      left += width;
    }
    drawTable();
    const best = searcher.action(searcher.best()) + 1;
    status.textContent = `Most visited: column ${best}. Upper row: moves; lower row: replies, as wide as their visits.`;
  }

  /** Draw a node; `good` is its value for the side to move at the root. */
  function block(x, row, width, value, text, good) {
    if (width < 0.5) return;
    const group = document.createElementNS(SVG, "g"), box = document.createElementNS(SVG, "rect");
    const sizes = { x, y: row * ROW, width: Math.max(0.5, width - 1), height: ROW - 2 };
    for (const [name, number] of Object.entries(sizes)) box.setAttribute(name, number);
    box.style.setProperty("--good", `${Math.round(100 * good)}%`);
    group.append(box);
    if (width > 8 * text.length) {
      const words = document.createElementNS(SVG, "text");
      words.setAttribute("x", x + width / 2);
      words.setAttribute("y", row * ROW + ROW / 2 + 4);
      words.textContent = text;
      group.append(words);
    }
    svg.append(group);
  }

  /** The sums that the next selection at the root compares. */
  function drawTable() {
    const c = Number(more.value), rows = searcher.children(0).map((child) => {
      const visits = searcher.visits(child), q = searcher.value(child);
      const bonus = visits ? c * Math.sqrt(2 * Math.log(total)) / Math.sqrt(visits) : Infinity;
      return { column: searcher.action(child) + 1, visits, q, bonus, sum: q + bonus };
    });
    const most = Math.max(...rows.map((one) => one.sum));
    const head = make("tr", {}, ...["column", "n", "q", "bonus", "q + bonus"].map((text) => make("th", {}, text)));
    table.replaceChildren(head, ...rows.map(({ column, visits, q, bonus, sum }) => (
      make("tr", sum === most ? { class: "live-next" } : {},
        ...[column, visits.toLocaleString("en"), q.toFixed(3), bonus.toFixed(3), sum.toFixed(3)].map((text) => make("td", {}, String(text))))
    )));
  }

  more.value = game.profile.options.exploration;
  more.addEventListener("input", restart);
  root.append(svg, make("div", { class: "live-row" }, grow, button("1 more", () => run(1)), button("100 more", () => run(100)),
    button("Start again", restart)), make("div", { class: "live-row" }, label, more), status, table);
  restart();
}
