/* A run of self-play: how many moves of the network alone keep the value, and some games of each generation. */

import { boardDrawer, button, make, play } from "./live.js";

const SHAPE = { rows: 6, columns: 7, inarow: 4 };
const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 400, HEIGHT = 170, LEFT = 44, BOTTOM = 30;
const KEY = "kept_0";

export async function show(root) {
  const { generations } = await (await fetch(new URL("curve.json", import.meta.url))).json();
  const catalogue = await (await fetch(new URL("catalogue.json", play.folder))).json();
  const { webGame } = await play.load("web/offline/web_game.js");
  const rules = await webGame(play.folder, catalogue.games.find((one) => one.game === "connectx"), SHAPE);
  const { svg: board, draw } = await boardDrawer("connectx", SHAPE);
  const measured = generations.map((one, number) => ({ ...one, number })).filter((one) => KEY in one);
  const chart = chartOf(measured), games = make("div", { class: "live-row" }), status = make("p", { role: "status" });
  const slider = make("input", { type: "range", min: 0, max: generations.length - 1, id: "live-generation" });
  const label = make("label", { for: "live-generation" });
  let timer = null;

  /** Show a generation, and play its first game. */
  function choose(number) {
    const { games: count, sample } = generations[number];
    slider.value = number;
    label.textContent = `Generation ${number + 1}, after ${count.toLocaleString("en")} games`;
    const known = measured.findLast((one) => one.number <= number);
    chart.mark(known ?? measured[0]);
    games.replaceChildren(...sample.map((moves, place) => button(`Game ${place + 1}`, () => watch(moves))));
    if (sample.length) watch(sample[0]);
  }

  /** Play a game move by move; at once where the reader wants no motion. */
  function watch(moves) {
    clearInterval(timer);
    let at = matchMedia("(prefers-reduced-motion: reduce)").matches ? moves.length : 0;
    const step = () => {
      const line = moves.slice(0, at), { rewards } = rules.position(line);
      draw(rules.plies(line), { line: rewards ? rules.winningCells(line) : [] });
      const end = !rewards ? "" : rewards[0] > 0 ? ", yellow wins" : rewards[0] < 0 ? ", red wins" : ", drawn";
      status.textContent = `Move ${at} of ${moves.length}${end}`;
      if (at++ >= moves.length) clearInterval(timer);
    };
    step();
    timer = setInterval(step, 350);
  }

  slider.addEventListener("input", () => choose(Number(slider.value)));
  root.dataset.kind = "connectx";
  root.append(chart.svg, make("div", { class: "live-row" }, label, slider), games, board, status);
  choose(generations.length - 1);
}

/** A curve over the games: its SVG, and a function that marks a generation. */
function chartOf(measured) {
  const svg = document.createElementNS(SVG, "svg"), most = measured.at(-1).games;
  const values = measured.map((one) => one[KEY]), low = Math.floor(Math.min(...values)), high = Math.ceil(Math.max(...values));
  const x = ({ games }) => LEFT + (WIDTH - LEFT - 10) * games / most;
  const y = (value) => 10 + (HEIGHT - BOTTOM - 10) * (high - value) / (high - low);
  const add = (name, attributes, text = "") => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    svg.append(element);
    return element;
  };
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute("class", "live-chart");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", `Moves that keep the value rise from ${values[0]} to ${values.at(-1)} %`);
  for (let value = low; value <= high; value += 2) add("text", { x: LEFT - 6, y: y(value) + 4, class: "end" }, `${value} %`);
  add("text", { x: WIDTH - 10, y: HEIGHT - 8, class: "end" }, `games of self-play: ${most.toLocaleString("en")}`);
  add("polyline", { points: measured.map((one) => `${x(one)},${y(one[KEY])}`).join(" ") });
  const dot = add("circle", { r: 5 });
  return {
    svg,
    mark(one) {
      dot.setAttribute("cx", x(one));
      dot.setAttribute("cy", y(one[KEY]));
    },
  };
}
