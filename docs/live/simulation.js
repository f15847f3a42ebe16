/* One simulation of UCT through its four steps, on a small tree: the search of the notebook, step by step. */

import { boardDrawer, button, make, play } from "./live.js";

const SHAPE = { rows: 6, columns: 7, inarow: 4 };
const STEPS = { select: "Select", expand: "Expand", simulate: "Simulate", back: "Back up" };
const FIRST = 9, EXPLORATION = 1; // simulations before the first one that is shown; the notebook's constant
const PAUSE_MS = { select: 900, expand: 900, simulate: 130, back: 700 };
const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 400, HEIGHT = 236, LEVELS = [22, 96, 166, 214], RADII = [17, 17, 6, 4];

export async function show(root, { moves = "" }) {
  const [{ webGame }, { randomOf }, catalogue] = await Promise.all([
    play.load("web/offline/web_game.js"), play.load("web/player/level_agent.js"),
    fetch(new URL("catalogue.json", play.folder)).then((answer) => answer.json()),
  ]);
  const game = await webGame(play.folder, catalogue.games.find((one) => one.game === "connectx"), SHAPE);
  const { svg: board, draw: drawBoard } = await boardDrawer("connectx", SHAPE);
  const drawing = document.createElementNS(SVG, "svg"), status = make("p", { role: "status" });
  const steps = Object.fromEntries(Object.entries(STEPS).map(([step, text]) => [step, make("li", {}, text)]));
  const start = moves.split("").map(Number);
  let tree, random, running, timer = null;

  /** Grow the tree to where the first shown simulation begins. */
  function restart() {
    stop();
    random = randomOf(1);
    tree = newNode(start, game);
    for (let count = 0; count < FIRST; count++) for (const _ of simulation(tree, game, random)); // runs it
    running = simulation(tree, game, random);
    look({ path: [tree], line: start, text: `After ${FIRST} simulations. Each node shows its mean value and its visits.` });
  }

  /** Go to the next frame; `isWhole` skips the moves inside a random game. */
  function next(isWhole) {
    let frame = running.next().value;
    while (isWhole && frame?.step === "simulate" && !frame.isLast) frame = running.next().value;
    if (!frame) {
      running = simulation(tree, game, random);
      frame = running.next().value;
    }
    look(frame);
    return frame.step;
  }

  function look({ step, path, line, text, changed = path.length }) {
    for (const [name, item] of Object.entries(steps)) item.className = name === step ? "live-now" : "";
    drawTree(drawing, tree, new Set(path), new Set(path.slice(changed)));
    const { rewards } = game.position(line);
    drawBoard(game.plies(line), { line: rewards ? game.winningCells(line) : [] });
    status.textContent = text;
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
    animate.textContent = "Animate";
  }

  function animated() { timer = setTimeout(animated, PAUSE_MS[next(false)]); }

  const animate = button("Animate", () => {
    if (timer) {
      stop();
      return;
    }
    animate.textContent = "Pause";
    animated();
  });
  drawing.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT}`);
  drawing.setAttribute("class", "live-simulation");
  drawing.setAttribute("role", "img");
  drawing.setAttribute("aria-label", "The tree, and the path of the simulation in it");
  root.dataset.kind = "connectx";
  root.append(make("ol", { class: "live-steps" }, ...Object.values(steps)),
    make("div", { class: "live-pair" }, drawing, board), status,
    make("div", { class: "live-row" }, button("Next step", () => {
      stop();
      next(true);
    }), animate, button("Start again", restart)));
  restart();
}

/** A position in the tree; `total` is the sum of values for the side that moved here. */
function newNode(line, game) {
  const { legal, rewards } = game.position(line);
  const value = rewards ? (1 + rewards[1 - line.length % 2]) / 2 : null;
  return { line, legal, value, children: [], visits: 0, total: 0 };
}

const bound = (child, parent) => (child.visits === 0 ? Infinity
  : child.total / child.visits + EXPLORATION * Math.sqrt(2 * Math.log(parent.visits) / child.visits));

const nameOf = ({ line }) => `column ${line.at(-1) + 1}`;

/** Yield the frames of one simulation, which changes the tree. */
function* simulation(root, game, random) {
  const path = [root];
  while (path.at(-1).children.length) {
    const parent = path.at(-1), best = Math.max(...parent.children.map((child) => bound(child, parent)));
    path.push(parent.children.find((child) => bound(child, parent) === best));
    const leaf = path.at(-1), sum = best === Infinity ? "it is untried" : `its bound, ${best.toFixed(2)}, is the largest`;
    yield { step: "select", path: [...path], line: leaf.line, text: `Go to ${nameOf(leaf)}: ${sum}.` };
  }
  const leaf = path.at(-1);
  if (leaf.visits && leaf.value === null) {
    leaf.children = leaf.legal.map((move) => newNode([...leaf.line, move], game));
    path.push(leaf.children[Math.floor(random() * leaf.children.length)]);
    yield { step: "expand", path: [...path], line: path.at(-1).line, text: `A second visit: the leaf gets its children. Take ${nameOf(path.at(-1))}.` };
  } else {
    const why = leaf.value === null ? "A first visit: the leaf stays as it is." : "The game is over here: nothing to add.";
    yield { step: "expand", path: [...path], line: leaf.line, text: why };
  }
  const result = yield* playout(path, game, random);
  yield* backUp(path, result);
}

/** Play random moves to the end; return the value for the side that moved into the leaf. */
function* playout(path, game, random) {
  const leaf = path.at(-1), mover = 1 - leaf.line.length % 2;
  let line = leaf.line, position = game.position(line);
  while (!position.rewards) {
    line = [...line, position.legal[Math.floor(random() * position.legal.length)]];
    position = game.position(line);
    if (!position.rewards) yield { step: "simulate", path: [...path], line, text: "Random moves to the end…" };
  }
  const winner = position.rewards[0] > 0 ? "Yellow wins." : position.rewards[0] < 0 ? "Red wins." : "A draw.";
  yield { step: "simulate", path: [...path], line, text: `${winner} One such game says little.`, isLast: true };
  return { value: (1 + position.rewards[mover]) / 2, line };
}

/** Add the value to each node of the path; it changes sides at each ply. */
function* backUp(path, { value: first, line }) {
  let value = first;
  for (let place = path.length - 1; place >= 0; place--) {
    const node = path[place], where = place ? nameOf(node) : "the root";
    node.visits++;
    node.total += value;
    yield { step: "back", path: [...path], changed: place, line, text: `Add ${value} to ${where}: mean ${(node.total / node.visits).toFixed(2)} of ${node.visits}.` };
    value = 1 - value;
  }
}

/** Draw the tree: the path in colour, and what has just changed filled. */
function drawTree(svg, tree, path, changed) {
  const lines = [], dots = [];
  const place = (node, depth, left, width) => {
    const x = left + width / 2, y = LEVELS[depth], shown = depth < LEVELS.length - 1 ? node.children : [];
    const share = width / Math.max(1, shown.length);
    for (const [number, child] of shown.entries()) {
      if (depth > 0 && !child.visits && !path.has(child)) continue;
      const below = place(child, depth + 1, left + number * share, share);
      lines.push(element("line", { x1: x, y1: y, x2: below.x, y2: below.y, class: path.has(child) ? "on" : "" }));
    }
    const kind = changed.has(node) ? "changed" : path.has(node) ? "on" : "";
    dots.push(element("circle", { cx: x, cy: y, r: RADII[depth], class: kind }));
    if (depth < 2) {
      const words = node.visits ? [(node.total / node.visits).toFixed(2), String(node.visits)] : ["–", "0"];
      dots.push(...words.map((text, row) => element("text", { x, y: y + 11 * row - 1.5, class: kind }, text)));
      if (depth) dots.push(element("text", { x, y: y - 22, class: "name" }, String(node.line.at(-1) + 1)));
    }
    return { x, y };
  };
  place(tree, 0, 0, WIDTH);
  svg.replaceChildren(...lines, ...dots);
}

function element(name, attributes, text = "") {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}
