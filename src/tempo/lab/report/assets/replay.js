/* Replays of games on a board. Each widget has one state {game, step, ...}; only `render` changes the page. board.js
   draws boards, games.js makes the texts. */

const SPEED = 700; // milliseconds per move while playing
const MARKS = { blunder: " ??", slower: " ·" }; // in the list of moves

function fill(select, entries, chosen) {
  select.replaceChildren(...entries.map(([value, text]) => new Option(text, value, false, String(value) === chosen)));
}

/* ---- one widget ---- */

class Replay {
  constructor(root, number) {
    this.root = root;
    this.number = number;
    Object.assign(this, JSON.parse(root.querySelector("script").textContent));
    root.dataset.kind = this.kind;
    root.classList.toggle("single", this.games.length === 1);
    this.games.forEach((game, place) => { game.place = place; });
    this.part = {};
    for (const element of root.querySelectorAll("[data-part]")) this.part[element.dataset.part] = element;
    const lost = (game) => game.turn !== undefined && resultOf(game, Math.max(0, game.players.indexOf(0))) === "lost";
    this.state = { shown: this.games, game: this.games.find(lost) ?? this.games[0], step: undefined, timer: null };
    this.part.legend.textContent = this.legend;
    fill(this.part.player, [["", "all"], ...this.names.map((name, index) => [index, name])], "");
    this.listen();
    this.filter();
  }

  listen() {
    const { player, result, game, slider, moves, graph, times } = this.part;
    player.addEventListener("change", () => { result.value = ""; this.filter(); });
    result.addEventListener("change", () => this.filter());
    game.addEventListener("change", () => this.open(this.games[Number(game.value)]));
    slider.addEventListener("input", () => this.go(Number(slider.value)));
    moves.addEventListener("click", (event) => {
      const row = event.target.closest("tr");
      if (row) this.go(Number(row.dataset.step));
    });
    for (const curve of [graph, times]) {
      curve.addEventListener("click", (event) => {
        const box = curve.getBoundingClientRect();
        this.go(Math.round(((event.clientX - box.left) / box.width) * this.plies.length));
      });
    }
    for (const button of this.root.querySelectorAll("[data-go]")) {
      button.addEventListener("click", () => this.act(button.dataset.go));
    }
  }

  act(what) {
    const { shown, game, step } = this.state;
    const place = shown.indexOf(game);
    const acts = {
      first: () => this.go(0),
      back: () => this.go(step - 1),
      on: () => this.go(step + 1),
      last: () => this.go(this.plies.length),
      before: () => this.open(shown[Math.max(0, place - 1)]),
      after: () => this.open(shown[Math.min(shown.length - 1, place + 1)]),
      play: () => this.togglePlay(),
      mistake: () => this.seek(1),
      earlier: () => this.seek(-1),
    };
    acts[what]();
  }

  /** Go to the next mistake in a direction, of this game or of those after it. */
  seek(direction) {
    const { shown, game, step } = this.state, start = shown.indexOf(game);
    const games = direction > 0 ? shown.slice(start) : shown.slice(0, start + 1).reverse();
    for (const one of games) {
      const steps = mistakesOf(one).filter((wrong) => one !== game || direction * (wrong - step) > 0);
      if (!steps.length) continue;
      const next = steps.at(direction > 0 ? 0 : -1);
      return one === game ? this.go(next) : this.open(one, next);
    }
  }

  filter() {
    const { player, result, count, game } = this.part;
    const who = player.value === "" ? null : Number(player.value);
    fill(result, who === null ? RESULTS_OF_ANY : RESULTS_OF_PLAYER, result.value);
    const fits = (one) => {
      const seat = who === null ? 0 : one.players.indexOf(who);
      if (seat < 0) return false;
      if (result.value === "forfeit") return one.forfeit !== undefined;
      return result.value === "" || resultOf(one, seat) === result.value;
    };
    const shown = this.games.filter(fits);
    this.state.shown = shown;
    count.textContent = `${shown.length.toLocaleString("en")} of ${this.games.length.toLocaleString("en")}`;
    fill(game, shown.map((one) => [one.place, labelOf(one, this.names)]), "");
    if (shown.includes(this.state.game)) this.open(this.state.game, this.state.step, false);
    else if (shown.length) this.open(shown[0], undefined, false);
  }

  /** Show another game, by default at the move that lost it, or else at its end. */
  open(game, step, mark = true) {
    if (!game) return;
    this.stop();
    this.state.game = game;
    this.plies = pliesOf(game);
    this.part.game.value = String(game.place);
    this.part.slider.max = this.plies.length;
    this.part.mistakes.hidden = !this.games.some((one) => mistakesOf(one).length);
    this.listMoves();
    this.drawValues();
    this.drawTimes();
    this.go(step ?? game.turn ?? this.plies.length, mark);
  }

  go(step, mark = true) {
    this.state.step = Math.max(0, Math.min(this.plies.length, step));
    if (this.state.step === this.plies.length) this.stop();
    this.render();
    if (mark) this.address();
  }

  togglePlay() {
    if (this.state.timer !== null) return this.stop();
    if (this.state.step === this.plies.length) this.go(0);
    this.state.timer = setInterval(() => this.go(this.state.step + 1, false), SPEED);
    this.part.play.textContent = "Pause";
  }

  stop() {
    clearInterval(this.state.timer);
    this.state.timer = null;
    this.part.play.textContent = "Play";
  }

  address() {
    const replay = this.number ? `replay=${this.number + 1}&` : "";
    const hash = `#${replay}game=${this.state.game.index}&move=${this.state.step}`;
    try { history.replaceState(null, "", hash); } catch { /* a page in a frame may have no address */ }
  }

  /* -- drawing -- */

  render() {
    const { game, step } = this.state;
    const { part, names } = this;
    part.slider.value = step;
    part.first.textContent = names[game.players[0]];
    part.second.textContent = names[game.players[1]];
    for (const seat of [0, 1]) part[`clock${seat}`].textContent = clockText(game, this.plies.slice(0, step), seat);
    part.outcome.textContent = outcomeText(game, names);
    part.about.textContent = this.aboutText();
    part.legend.hidden = !game.scores;
    part.note.textContent = moveField(game, "note", this.plies[step - 1]?.move ?? null) ?? "";
    this.drawBoard();
    for (const row of part.moves.rows) row.classList.toggle("current", Number(row.dataset.step) === step);
    const current = part.moves.querySelector(".current"), list = part.list;
    list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
    for (const curve of [part.graph, part.times]) {
      curve.querySelector(".cursor")?.setAttribute("transform", `translate(${step} 0)`);
    }
  }

  /** Draw the board. With scores it shows the position before the last move, to which they belong, the stone of the
      move, and rings where better moves would have landed; but a game ends with its last position. */
  drawBoard() {
    const { game, step } = this.state;
    const kind = KINDS[this.kind], ply = this.plies[step - 1];
    const best = (ply && moveField(game, "best", ply.move)) ?? [];
    const missed = ply && !best.includes(ply.action) ? best : [];
    const known = (ply && moveField(game, "scores", ply.move)) ?? {};
    const before = kind.cells(this.plies.slice(0, Math.max(0, step - 1)), this.config).cells;
    const isBefore = Object.keys(known).length > 0 && (missed.length > 0 || step < this.plies.length);
    const after = kind.cells(this.plies.slice(0, step), this.config);
    const { cells, last } = isBefore ? withStone(kind, before, ply, this.config) : after;
    const view = {
      cells, last, best: isBefore ? best : [],
      line: step === this.plies.length ? game.line ?? [] : [], // the winning line
      action: ply ? ply.action : null,
      mover: ply ? ply.seat : null,
      better: kind.landing(before, missed, this.config),
      scores: isBefore ? known : {}, // by action, see `replay_section`
      scored: Boolean(game.scores), // whether any move has scores, so that all boards leave room for them
    };
    this.part.board.replaceChildren();
    this.part.board.setAttribute("aria-label", `The board ${isBefore ? "before move" : "after move"} ${step} of ${this.plies.length}`);
    kind.draw(this.part.board, view, this.config);
  }

  aboutText() {
    const { game, step } = this.state;
    const ply = this.plies[step - 1];
    const kind = KINDS[this.kind];
    if (!ply) return kind.start;
    const name = this.names[game.players[ply.seat]];
    if (ply.move === null) return `Move ${step} of the opening: ${kind.called(ply.action, this.config)}`;
    const parts = [`Move ${step}`, name, ply.action === null ? this.unplayed() : kind.called(ply.action, this.config)];
    const seconds = moveField(game, "seconds", ply.move), value = moveField(game, "value", ply.move);
    const simulations = moveField(game, "simulations", ply.move);
    if (seconds !== null) parts.push(secondsText(seconds));
    if (simulations) parts.push(`${simulations.toLocaleString("en")} simulations`);
    if (value !== null) parts.push(`value ${value.toFixed(2)}`);
    if (moveField(game, "reason", ply.move)) parts.push(moveField(game, "reason", ply.move));
    return parts.join(" · ");
  }

  /** The text in place of a missing move. */
  unplayed() {
    return this.state.game.status ?? "left";
  }

  /** List the moves as a table, without columns that are empty in this game. */
  listMoves() {
    const { game } = this.state;
    const shown = [
      ["seconds", "time", secondsText],
      ["simulations", "sims", (count) => count.toLocaleString("en")],
      ["value", "value", (value) => value.toFixed(2)],
      ["reason", "reason", String],
      ["bank", "bank", (bank) => bank.toFixed(1)],
    ].filter(([what]) => game[what] && (what !== "bank" || (this.config.timed && this.config.bank > 0)));
    this.part.heads.replaceChildren();
    const heads = add(this.part.heads, "tr");
    for (const head of ["", KINDS[this.kind].head, ...shown.map((entry) => entry[1])]) add(heads, "th", { scope: "col" }, head);
    this.part.moves.replaceChildren();
    this.plies.forEach((ply, index) => {
      const row = add(this.part.moves, "tr", { "data-step": index + 1 });
      if (ply.move === null) row.className = "opening";
      add(row, "td", {}, String(index + 1));
      const move = add(row, "td");
      add(move, "i", { class: `stone seat${ply.seat}` });
      move.append(ply.action === null ? this.unplayed() : KINDS[this.kind].name(ply.action, this.config), this.markOf(ply));
      for (const [what, , format] of shown) {
        const value = moveField(game, what, ply.move);
        const kind = what === "reason" && UNSEARCHED.includes(value) ? "reason unsearched" : what;
        add(row, "td", { class: kind }, value === null ? "" : format(value));
      }
    });
  }

  /** The mark of a move, as it came with the games. */
  markOf(ply) {
    const mark = moveField(this.state.game, "mark", ply.move);
    return mark ? Object.assign(document.createElement("b"), { className: mark, textContent: MARKS[mark] }) : "";
  }

  /** Draw the first seat's chances over the game: by exact scores and estimates, and by both sides' own values. */
  drawValues() {
    const { game } = this.state, { values, graph, meaning } = this.part;
    values.hidden = !game.value && !game.chance;
    if (values.hidden) return;
    this.newCurve(graph);
    add(graph, "path", { class: "even", d: `M0 .5H${this.plies.length}` });
    for (const seat of [0, 1]) {
      this.drawLine(graph, `seat${seat}`, (ply, index) => {
        const value = ply.seat === seat ? moveField(game, "value", ply.move) : null;
        return value === null ? null : [index + 1, seat ? value : 1 - value];
      });
    }
    this.drawLine(graph, "exact", (ply, index) => {
      const chance = moveField(game, "chance", ply.move);
      return chance === null ? null : [index, 1 - chance];
    });
    const sources = [game.chance && "thick by the review", game.value && "thin by each side’s own values"];
    meaning.textContent = `The first seat’s chances, won at the top: ${sources.filter(Boolean).join(", ")}.`;
  }

  /** Draw the time of each move as a bar, and what is left of both banks as lines. */
  drawTimes() {
    const { game } = this.state, { clocks, times, most } = this.part;
    const longest = Math.max(0, ...(game.seconds ?? []).filter((time) => time !== null));
    const banks = this.config.timed && this.config.bank > 0 && game.bank ? [0, 1].map((seat) => banksOf(game, seat)) : [];
    const full = Math.max(0, ...banks.flat().filter((bank) => !Number.isNaN(bank)));
    clocks.hidden = !longest && !full;
    if (clocks.hidden) return;
    this.newCurve(times);
    for (const [index, ply] of this.plies.entries()) {
      const time = moveField(game, "seconds", ply.move);
      if (time) add(times, "path", { class: `bar seat${ply.seat}`, d: `M${index + 0.5} 1V${1 - time / longest}` });
    }
    for (const [seat, left] of banks.entries()) {
      const own = this.plies.filter((ply) => ply.seat === seat && ply.move !== null);
      this.drawLine(times, `seat${seat}`, (ply, index) => {
        const bank = left[own.indexOf(ply) + 1];
        return ply.seat !== seat || ply.move === null || !(bank >= 0) ? null : [index + 1, 1 - bank / full];
      });
    }
    const bars = longest ? `Bars: time of each move, ${secondsText(longest)} at most.` : "";
    most.textContent = [bars, full ? `Lines: bank left, of ${secondsText(full)}.` : ""].filter(Boolean).join(" ");
  }

  /** Empty a curve over the game's plies, with the line at the current move. */
  newCurve(curve) {
    curve.replaceChildren();
    curve.setAttribute("viewBox", `0 -0.08 ${this.plies.length} 1.16`);
    add(curve, "path", { class: "cursor", d: "M0 -.08V1.08" });
  }

  /** Draw a line through the points of the plies that have some. */
  drawLine(curve, kind, pointOf) {
    const points = this.plies.map(pointOf).filter((point) => point !== null).map((point) => point.join(" "));
    if (points.length) add(curve, "path", { class: kind, d: `M${points.join("L")}` });
  }
}

/* ---- the page ---- */

const replays = [...document.querySelectorAll(".replay")].map((root, number) => new Replay(root, number));
let active = replays[0];
for (const replay of replays) {
  for (const event of ["pointerdown", "focusin"]) replay.root.addEventListener(event, () => { active = replay; });
}

function followAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const replay = replays[Number(wanted.get("replay") ?? 1) - 1];
  const game = replay?.games.find((one) => String(one.index) === wanted.get("game"));
  if (!game) return;
  active = replay;
  replay.part.player.value = replay.part.result.value = "";
  replay.state.game = game;
  replay.filter();
  replay.open(game, wanted.has("move") ? Number(wanted.get("move")) : undefined, false);
  replay.root.scrollIntoView({ behavior: "instant" });
}
window.addEventListener("hashchange", followAddress);
followAddress();

/* A line of a table opens the game that it links to. */
document.addEventListener("click", (event) => {
  const link = event.target.closest("a")?.hash ? event.target.closest("a") : event.target.closest("tr")?.querySelector("a");
  if (!link?.hash.includes("game=")) return;
  event.preventDefault();
  history.replaceState(null, "", link.hash);
  followAddress();
});

document.addEventListener("keydown", (event) => {
  if (!active || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target.closest("select, input, textarea")) return;
  const keys = { ArrowLeft: ["back", "before"], ArrowRight: ["on", "after"], m: ["mistake"], M: ["earlier", "earlier"] };
  const inside = active.root.contains(event.target);
  if (keys[event.key]) active.act(keys[event.key][event.shiftKey ? 1 : 0]);
  else if (inside && event.key === "Home") active.act("first");
  else if (inside && event.key === "End") active.act("last");
  else if (inside && event.key === " " && !event.target.closest("button")) active.act("play");
  else return;
  event.preventDefault();
});
