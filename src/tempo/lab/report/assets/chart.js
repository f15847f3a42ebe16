"use strict";
/* Interactive charts of a study's trials: a panel for each parameter, and all parameters at once. `render` shows the one
   state {chosen, best, brushes}; charts are drawn again when the page's width changes.

   A study is {objective, parameters: [{name, ticks: [[place, text]], line: [value or null]}], trials: [{number, places, texts,
   value, complete, current}]}. Places are 0 to 1 in a parameter's range; smaller values are better. */

const PANEL = { height: 190, left: 46, right: 10, top: 10, bottom: 30 };
const ROW = { height: 54, side: 26, top: 30 };
const TICKS = 4; // most steps of a scale
const NEAR = 40; // pixels: farther away a dot is not chosen

function shape(parent, name, attributes = {}, text = null) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== null) element.textContent = text;
  parent.append(element);
  return element;
}

/** Round numbers from the least to the greatest value. */
function scaleTicks(low, high) {
  const rough = (high - low) / TICKS || 1, power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough);
  const first = Math.ceil(low / step - 1e-9), last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The rank of each trial, 0 for the best to 1 for the worst; equal ones share the better rank. */
function ranksOf(trials) {
  const values = trials.map((one) => one.value).sort((a, b) => a - b);
  return trials.map((one) => values.indexOf(one.value) / Math.max(1, trials.length - 1));
}

/** The next shown trial in a direction; the first one if none is chosen. */
function neighbour(trials, shown, chosen, key, step) {
  const order = shown.slice().sort((a, b) => key(trials[a]) - key(trials[b]) || a - b);
  const at = order.indexOf(chosen);
  return at < 0 ? order[0] ?? null : order[Math.max(0, Math.min(order.length - 1, at + step))];
}

/** The trials within the brushes and the share of the best. */
function shownTrials(study, ranks, { best, brushes }) {
  const inside = (one) => brushes.every((brush, at) => {
    const place = at < study.parameters.length ? one.places[at] : study.result(one.value);
    return !brush || (place >= brush[0] && place <= brush[1]);
  });
  return study.trials.flatMap((one, index) => (ranks[index] <= best && inside(one) ? [index] : []));
}

function trialText(study, one) {
  const values = study.parameters.map((parameter, at) => `${parameter.name} ${one.texts[at]}`);
  const came = `${study.objective} ${one.value.toFixed(4)}${one.complete ? "" : ", pruned"}`;
  return `Trial ${one.number}${one.current ? ", the current profile" : ""}: ${came} · ${values.join(" · ")}`;
}

class Study {
  constructor(root) {
    this.root = root;
    Object.assign(this, JSON.parse(root.querySelector("script").textContent));
    const all = [...this.trials.map((one) => one.value), ...this.parameters.flatMap((one) => one.line.filter((value) => value !== null))];
    this.low = Math.min(...all);
    this.high = Math.max(...all, this.low + 1e-9);
    this.result = (value) => (value - this.low) / (this.high - this.low);
    this.ranks = ranksOf(this.trials);
    this.state = { chosen: null, best: 1, brushes: this.axes().map(() => null) };
    this.part = {};
    for (const element of root.querySelectorAll("[data-part]")) this.part[element.dataset.part] = element;
    this.width = null;
    root.classList.add("live");
    this.part.best.addEventListener("input", () => this.set({ best: Number(this.part.best.value) / 100 }));
    this.part.clear.addEventListener("click", () => this.clear());
    root.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(this.part.panels);
  }

  /** The axes of all parameters at once; the last one is the result. */
  axes() {
    const ticks = scaleTicks(this.low, this.high).map((value) => [this.result(value), String(value)]);
    return [...this.parameters, { name: this.objective, ticks }];
  }

  set(change) {
    Object.assign(this.state, change);
    this.render();
  }

  clear() {
    this.part.best.value = 100;
    this.set({ chosen: null, best: 1, brushes: this.axes().map(() => null) });
  }

  key(event) {
    const panel = event.target.closest("svg[data-axis]");
    if (!panel || event.ctrlKey || event.altKey || event.metaKey) return;
    const at = Number(panel.dataset.axis), result = (one) => one.value;
    const sideways = at < this.parameters.length ? (one) => one.places[at] : result;
    const moves = { ArrowLeft: [sideways, -1], ArrowRight: [sideways, 1], ArrowUp: [result, 1], ArrowDown: [result, -1] };
    moves.Home = [result, -this.trials.length];
    moves.End = [result, this.trials.length];
    if (event.key === "Escape") this.set({ chosen: null });
    else if (moves[event.key]) this.set({ chosen: neighbour(this.trials, this.shown, this.state.chosen, ...moves[event.key]) });
    else return;
    event.preventDefault();
    event.stopPropagation(); // arrow keys also step through games on the page
  }

  /* -- drawing -- */

  draw() {
    const width = this.part.panels.clientWidth;
    if (width === this.width || !width) return;
    this.width = width;
    this.dots = this.trials.map(() => []);
    this.part.panels.replaceChildren();
    this.parameters.forEach((parameter, at) => this.drawPanel(parameter, at));
    this.drawAll();
    this.render();
  }

  drawPanel(parameter, at) {
    const box = document.createElement("div");
    this.part.panels.append(box);
    const title = document.createElement("h3");
    title.textContent = parameter.name;
    box.append(title);
    const width = box.clientWidth || this.width, { height, left, right, top, bottom } = PANEL;
    const x = (place) => left + 6 + place * (width - left - right - 12);
    const y = (value) => height - bottom - 4 - this.result(value) * (height - top - bottom - 8);
    const svg = this.sheet(box, width, height, at, `${this.objective} by ${parameter.name}`);
    for (const value of scaleTicks(this.low, this.high)) {
      shape(svg, "path", { class: "rule", d: `M${left} ${y(value)}H${width - right}` });
      shape(svg, "text", { x: left - 6, y: y(value) + 4, class: "end" }, String(value));
    }
    for (const [place, text] of parameter.ticks) shape(svg, "text", { x: x(place), y: height - 10, class: endOf(place) }, text);
    const spots = this.trials.map((one) => [x(one.places[at]), y(one.value)]);
    const order = [...this.trials.keys()].sort((a, b) => this.trials[a].current - this.trials[b].current); // the current one on top
    for (const index of order) this.dots[index].push(this.dot(svg, this.trials[index], index, ...spots[index]));
    shape(svg, "path", { class: "trend", d: routeOf(parameter.line, x, y) });
    this.follow(svg, (px, py) => nearest(spots, this.shown, px, py));
  }

  dot(svg, one, index, cx, cy) {
    const kind = `dot${one.complete ? "" : " part"}${one.current ? " current" : ""}`;
    if (one.current) return shape(svg, "path", { class: kind, d: `M${cx} ${cy - 6}l6 6l-6 6l-6 -6Z` });
    return shape(svg, "circle", { class: kind, cx, cy, r: 4, style: this.tint(index) });
  }

  tint(index) {
    return `--good: ${Math.round(100 * (1 - this.ranks[index]))}%`;
  }

  sheet(box, width, height, axis, label) {
    const attributes = { viewBox: `0 0 ${width} ${height}`, width, height, tabindex: 0, role: "application", "data-axis": axis };
    return shape(box, "svg", { ...attributes, "aria-label": `${label}: arrow keys go from trial to trial` });
  }

  /** All parameters at once: one row for each axis, one line for each trial. */
  drawAll() {
    const box = this.part.all, axes = this.axes(), width = this.width;
    box.replaceChildren();
    const x = (place) => ROW.side + place * (width - 2 * ROW.side), y = (at) => ROW.top + at * ROW.height;
    const svg = this.sheet(box, width, y(axes.length - 1) + 28, this.parameters.length, "All parameters and what came of them");
    const routes = this.trials.map((one) => [...one.places, this.result(one.value)].map((place, at) => [x(place), y(at)]));
    this.lines = routes.map((route, index) => {
      const one = this.trials[index], kind = `line${one.complete ? "" : " part"}${one.current ? " current" : ""}`;
      return shape(svg, "path", { class: kind, d: `M${route.map((point) => point.join(" ")).join("L")}`, style: this.tint(index) });
    });
    this.bars = axes.map((axis, at) => {
      shape(svg, "path", { class: "axis", d: `M${x(0)} ${y(at)}H${x(1)}` });
      shape(svg, "text", { class: "name", x: x(0) - ROW.side + 2, y: y(at) - 8 }, axis.name);
      for (const [place, text] of axis.ticks) shape(svg, "text", { x: x(place), y: y(at) + 16, class: endOf(place) }, text);
      return shape(svg, "rect", { class: "brush", y: y(at) - 7, height: 14, x: 0, width: 0 });
    });
    this.follow(svg, (px, py) => nearestRoute(routes, this.shown, px, py));
    this.brush(svg, x, y);
  }

  follow(svg, find) {
    const choose = (event) => {
      if (this.dragging) return;
      const box = svg.getBoundingClientRect();
      this.set({ chosen: find(event.clientX - box.left, event.clientY - box.top) });
    };
    svg.addEventListener("pointermove", choose);
    svg.addEventListener("pointerdown", choose);
  }

  /** Dragging along an axis shows only trials in that range; a click on it shows all again. */
  brush(svg, x, y) {
    const place = (event) => Math.max(0, Math.min(1, (event.clientX - svg.getBoundingClientRect().left - x(0)) / (x(1) - x(0))));
    svg.addEventListener("pointerdown", (event) => {
      const height = event.clientY - svg.getBoundingClientRect().top;
      const at = this.bars.findIndex((_, index) => Math.abs(height - y(index)) <= 10);
      if (at < 0) return;
      this.dragging = { at, from: place(event) };
      svg.setPointerCapture(event.pointerId);
    });
    svg.addEventListener("pointermove", (event) => {
      if (!this.dragging) return;
      const { at, from } = this.dragging, to = place(event);
      this.bound(at, Math.abs(to - from) < 0.01 ? null : [Math.min(from, to), Math.max(from, to)]);
    });
    svg.addEventListener("pointerup", (event) => {
      if (this.dragging && Math.abs(place(event) - this.dragging.from) < 0.01) this.bound(this.dragging.at, null);
      this.dragging = null;
    });
    svg.addEventListener("pointercancel", () => { this.dragging = null; });
    this.spread = (bar, brush) => {
      bar.setAttribute("x", brush ? x(brush[0]) : 0);
      bar.setAttribute("width", brush ? x(brush[1]) - x(brush[0]) : 0);
    };
  }

  bound(at, brush) {
    this.set({ brushes: this.state.brushes.map((old, index) => (index === at ? brush : old)) });
  }

  render() {
    const { chosen, brushes } = this.state;
    this.shown = shownTrials(this, this.ranks, this.state);
    const shown = new Set(this.shown);
    if (!this.lines) return;
    this.trials.forEach((_, index) => {
      for (const mark of [...this.dots[index], this.lines[index]]) {
        mark.classList.toggle("hidden", !shown.has(index));
        mark.classList.toggle("chosen", index === chosen);
      }
    });
    if (chosen !== null) this.lines[chosen].parentNode.insertBefore(this.lines[chosen], this.lines[chosen].parentNode.querySelector(".axis"));
    this.bars.forEach((bar, at) => this.spread(bar, brushes[at]));
    const count = `${shown.size} of ${this.trials.length} trials are shown.`;
    this.part.status.textContent = chosen === null ? `${count} Point at one, or go to a drawing and use the arrow keys.` : trialText(this, this.trials[chosen]);
  }
}

/** A line through evenly spaced values, with gaps for missing ones. */
function routeOf(line, x, y) {
  const point = (value, index) => `${typeof line[index - 1] === "number" ? "L" : "M"}${x(index / (line.length - 1))} ${y(value)}`;
  return line.map((value, index) => (value === null ? "" : point(value, index))).join("");
}

/** The alignment of a label: at the ends of a scale it must not stick out. */
function endOf(place) {
  return place < 0.02 ? "begin" : place > 0.98 ? "end" : "middle";
}

function nearest(spots, shown, px, py) {
  const far = (index) => Math.hypot(spots[index][0] - px, spots[index][1] - py);
  const found = shown.reduce((best, index) => (best === null || far(index) < far(best) ? index : best), null);
  return found !== null && far(found) <= NEAR ? found : null;
}

/** The trial whose line is nearest at the pointer's height. */
function nearestRoute(routes, shown, px, py) {
  const crossing = (route) => {
    const below = route.findIndex((point) => point[1] > py), last = route.length - 1;
    const at = below < 0 ? last : Math.max(1, below);
    const [[x0, y0], [x1, y1]] = [route[at - 1], route[at]]; // there are at least one parameter and the result
    return [x0 + (x1 - x0) * Math.max(0, Math.min(1, (py - y0) / (y1 - y0))), py];
  };
  return nearest(routes.map(crossing), shown, px, py);
}

for (const root of document.querySelectorAll(".study")) new Study(root);
