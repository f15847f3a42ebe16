/* The exact score of each column under a position of ConnectX that the reader plays. */

import { boardDrawer, button, make, play, squareAt } from "./live.js";

const SHAPE = { rows: 6, columns: 7, inarow: 4 };

export async function show(root, { moves = "" }) {
  const [{ webGame }, { Engine }, catalogue] = await Promise.all([
    play.load("web/offline/web_game.js"), play.load("web/offline/engine.js"),
    fetch(new URL("catalogue.json", play.folder)).then((answer) => answer.json()),
  ]);
  const game = await webGame(play.folder, catalogue.games.find((one) => one.game === "connectx"), SHAPE);
  const engine = new Engine(play.folder), { svg, draw } = await boardDrawer("connectx", SHAPE);
  const status = make("p", { role: "status" }), columns = make("div", { class: "live-row" });
  const begun = moves.split("").map(Number);
  let line = begun;

  /** Show a line, and ask for its scores until they are exact. */
  function look(next) {
    line = next;
    const { legal, rewards, seat } = game.position(line), plies = game.plies(line);
    const side = ["Yellow", "Red"][seat];
    draw(plies, { line: rewards ? game.winningCells(line) : [] });
    columns.replaceChildren(...Array.from({ length: SHAPE.columns }, (_, column) => {
      const drop = button(String(column + 1), () => look([...line, column]));
      drop.disabled = !legal.includes(column);
      return drop;
    }));
    engine.stop();
    status.textContent = rewards ? "The game is over." : `${side} to move. Searching…`;
    if (!rewards) {
      engine.ask({ task: "watch", game: "connectx", shape: SHAPE, actions: line, seat, number: 1 }, {
        onAnalysis: ({ moves: found, seconds }) => {
          const known = found.filter(({ exact }) => exact), scores = {};
          for (const { action, exact } of known) {
            scores[action] = { text: textOf(exact), value: exact.value, estimate: !exact.exact };
          }
          draw(plies, { scored: true, scores });
          status.textContent = `${side} to move: ${known.length} of ${legal.length} columns scored after ${seconds.toFixed(1)} s.`;
        },
        onError: (trouble) => { status.textContent = trouble; },
      });
    }
  }

  svg.addEventListener("click", (event) => {
    const [, column] = squareAt(svg, event);
    if (game.position(line).legal.includes(column)) look([...line, column]);
  });
  root.append(svg, columns, make("div", { class: "live-row" },
    button("Undo", () => look(line.slice(0, -1))), button("As at first", () => look(begun))), status);
  root.dataset.kind = "connectx";
  look(begun);
}

/** A score in stones, or the result where only that is known. */
function textOf({ value, margin }) {
  if (margin !== undefined) return `${margin > 0 ? "+" : ""}${margin}`;
  return value === null ? "?" : ["loss", "draw", "win"][value + 1];
}
