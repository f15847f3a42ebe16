/* A board of the first page, that plays ConnectX against a level. The door beside it leads to the whole board, `play/`. */

import { boardDrawer, button, make, play, squareAt } from "./live.js";

const SHAPE = { rows: 6, columns: 7, inarow: 4 };
const LEVELS = { "level:2": "easy", "level:5": "medium", "level:8": "hard", "level:10": "champion" };
const PERSON = 0, SECONDS = 1; // the person begins; a move of the champion takes a second at most
const TURN = "Your turn: choose a column.";

export async function show(root) {
  const [{ webGame }, { Engine }, catalogue] = await Promise.all([
    play.load("web/offline/web_game.js"), play.load("web/offline/engine.js"),
    fetch(new URL("catalogue.json", play.folder)).then((answer) => answer.json()),
  ]);
  const game = await webGame(play.folder, catalogue.games.find((one) => one.game === "connectx"), SHAPE);
  const engine = new Engine(play.folder), { svg, draw, kind } = await boardDrawer("connectx", SHAPE);
  const status = make("p", { role: "status" }, TURN);
  const level = make("select", { "aria-label": "Opponent", on: { change: begin } },
    ...Object.entries(LEVELS).map(([name, text]) => make("option", { value: name }, text)));
  const drops = Array.from({ length: SHAPE.columns }, (_, column) => (
    make("button", { type: "button", "aria-label": `Column ${column + 1}`, on: { click: () => move(column) } }, "▾")
  ));
  const undo = button("Undo", takeBack), hint = button("Hint", advise);
  let line = [], number = 1;

  const isOurs = () => line.length % 2 === PERSON && !game.position(line).rewards;

  /** Show the position with a sentence, and a hint if there is one. */
  function look(text, advised = null) {
    const { legal, rewards } = game.position(line), plies = game.plies(line), cells = kind.cells(plies, SHAPE);
    draw(plies, {
      line: rewards ? game.winningCells(line) : [],
      better: advised === null ? [] : kind.landing(cells.cells, [advised], SHAPE), mover: PERSON,
    });
    for (const [column, drop] of drops.entries()) drop.disabled = !isOurs() || !legal.includes(column);
    undo.disabled = !line.length;
    hint.disabled = !isOurs();
    status.textContent = text;
    const door = document.querySelector(".doors a");
    if (door) door.href = play.folder + (line.length ? `#game=connectx&moves=${line.join(".")}` : "");
  }

  /** How the game ended; null while it goes on. */
  function ended() {
    const { rewards } = game.position(line);
    if (!rewards) return null;
    return rewards[PERSON] > 0 ? "You win!" : rewards[PERSON] < 0 ? "The engine wins. Undo, and try another move."
      : "A draw.";
  }

  /** Play a move of the person; the engine answers. */
  function move(column) {
    if (!isOurs() || !game.position(line).legal.includes(column)) return;
    line = [...line, column];
    look(ended() ?? "The engine thinks…");
    if (!ended()) ask("move", ({ action }) => {
      line = [...line, action];
      look(ended() ?? TURN);
    });
  }

  function ask(task, onResult) {
    const player = { player: level.value, seat: line.length % 2, number, seed: number, act: SECONDS, bank: 0 };
    engine.ask({ task, game: "connectx", shape: SHAPE, actions: line, ...player }, {
      onResult, onError: (trouble) => look(trouble),
    });
  }

  function advise() {
    look("Looking for a hint…");
    ask("hint", ({ actions: [best], certain }) => {
      look(`${certain ? "The best move" : "Try"}: column ${best + 1}.`, best);
    });
  }

  /** Take back to the person's last turn. */
  function takeBack() {
    engine.stop();
    line = line.slice(0, line.length - (line.length % 2 || 2));
    look(TURN);
  }

  function begin() {
    engine.stop();
    [line, number] = [[], number + 1];
    look(TURN);
  }

  svg.addEventListener("click", (event) => move(squareAt(svg, event)[1]));
  root.dataset.kind = "connectx";
  root.append(make("div", { class: "live-drops" }, ...drops), svg, status,
    make("div", { class: "live-row" }, undo, hint, button("New", begin), level));
  look(TURN);
}
