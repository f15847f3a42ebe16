/* Othello's evaluation, pattern by pattern: what each placement adds for the side to move, in a game that one plays. */

import { boardDrawer, button, make, play, squareAt } from "./live.js";

const SIDES = ["Black", "White"], LISTED = 8;
const SVG = "http://www.w3.org/2000/svg";

export async function show(root, { moves = "" }) {
  const [{ loadGame }, { Kernels }, { webGame }, catalogue] = await Promise.all([
    play.load("web/player/load_game.js"), play.load("web/player/kernels.js"), play.load("web/offline/web_game.js"),
    fetch(new URL("catalogue.json", play.folder)).then((answer) => answer.json()),
  ]);
  const rules = await webGame(play.folder, catalogue.games.find((one) => one.game === "othello"), {});
  const { game } = await loadGame(play.folder, "othello"), { patterns, unit } = game.data;
  const kernels = await Kernels.load(game.module, game.explaining, game.contents);
  const [state, effects] = ["state", "effects"].map((name) => kernels.array("pattern_effects", name).items);
  const placements = patterns.flatMap(({ name, placements: all }) => all.map((squares) => ({ name, squares })));
  const { svg, draw } = await boardDrawer("othello", {});
  const list = make("ol"), status = make("p", { role: "status" }), begun = moves.split(".").filter(Boolean).map(Number);
  let line = begun;

  function look(next) {
    line = next;
    const position = rules.position(line), plies = rules.plies(line);
    draw(plies, { open: position.legal });
    state.set(position.state);
    const value = kernels.call("pattern_effects") / unit;
    status.textContent = position.rewards ? "The game is over."
      : `${SIDES[position.seat]} to move: ${signed(value)} discs by the patterns. The largest parts:`;
    const sorted = placements.map((one, lane) => ({ ...one, effect: Number(effects[lane]) / unit }))
      .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect)).slice(0, LISTED);
    list.replaceChildren(...sorted.map(({ name, squares, effect }) => make("li", {},
      make("button", { type: "button", on: {
        focus: () => mark(squares, effect), pointerenter: () => mark(squares, effect), click: () => mark(squares, effect),
      } }, `${signed(effect)} ${name}`))));
    if (position.legal[0] === 64) list.prepend(make("li", {}, button("Pass", () => look([...line, 64]))));
  }

  /** Show the squares of a placement. */
  function mark(squares, effect) {
    svg.querySelectorAll(".live-pattern").forEach((one) => one.remove());
    for (const square of squares) {
      const box = document.createElementNS(SVG, "rect");
      const sizes = { x: 10 * (square % 8) + 0.6, y: 10 * Math.floor(square / 8) + 0.6, width: 8.8, height: 8.8 };
      for (const [name, number] of Object.entries(sizes)) box.setAttribute(name, number);
      box.setAttribute("class", `live-pattern ${effect < 0 ? "bad" : "good"}`);
      svg.append(box);
    }
  }

  svg.addEventListener("click", (event) => {
    const [row, column] = squareAt(svg, event), square = 8 * row + column;
    if (rules.position(line).legal.includes(square)) look([...line, square]);
  });
  root.dataset.kind = "othello";
  root.append(svg, make("div", { class: "live-row" }, button("Undo", () => look(line.slice(0, -1))),
    button("As at first", () => look(begun))), status, list);
  look(begun);
}

const signed = (number) => `${number > 0 ? "+" : number < 0 ? "−" : ""}${Math.abs(number).toFixed(1)}`;
