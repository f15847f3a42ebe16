/* Puzzles, and exercises from the mistakes of this game or of saved games: find a move that keeps the value. The board
   shows the exercise; the game waits. */

import { button, make, setText } from "../ui/elements.js";
import { createTask } from "./exercise_task.js";
import { newerExercises } from "./learn_data.js";
import { gameTexts } from "../ui/names.js";
import { t } from "../ui/i18n.js";

const STORAGE_KEY = "tempo.exercises"; // in local storage: results by exercise
const LABELS = ["blunder", "mistake"]; // of exercises; a puzzle has a grade
const STRIDE = 37; // between the puzzles of two days
const SIGNS = { right: "✓", wrong: "✗" };

export function createExerciseView(store, server) {
  const source = make("select", { labelKey: "exercise.source" });
  const begin = button("exercise.begin", () => start(), { class: "main" });
  const stop = button("learn.stop", () => post({ stop: true }));
  const status = make("p", { class: "note", role: "status" });
  const score = make("p", { class: "score" });
  const list = make("ol", { class: "exercise-list" });
  const task = createTask(store, server, { done, leave, next });
  const choice = make("div", { class: "learn-buttons" }, source, begin, stop);
  const element = make("section", { class: "exercise-view" },
    make("h2", { textKey: "exercise.title" }), make("p", { class: "note", textKey: "exercise.about" }),
    choice, status, score, task.element, list);
  source.addEventListener("change", () => choose(source.value));
  let results = read(), asked = null, drawn = "", waiting = false, opening = null, chosen = null; // a value of `source`

  list.addEventListener("click", (event) => {
    const one = event.target.closest("button");
    if (one) open(one.dataset.id);
  });

  function showError(error) {
    waiting = false;
    store.set({ notice: { text: error.message, kind: "error" } });
  }

  function choose(value) {
    chosen = value;
    render(store.state);
  }

  async function post(body) {
    const { id } = store.state.board;
    try {
      applyList(id, await server.post("api/exercises", { board: id, ...body }));
    } catch (error) {
      showError(error);
    }
  }

  /** Fetch the exercises of a board, and what others there are. */
  async function find(id) {
    await server.get(`api/exercises/${id}`).then((data) => applyList(id, data), showError);
  }

  function applyList(id, data) {
    const { board, exercises } = store.state;
    if (board.id === id) store.set({ exercises: newerExercises(exercises, data) });
  }

  async function start() {
    choose(source.value);
    const [kind, folder] = [chosen.slice(0, 1), chosen.slice(1)]; // the folder, or the game of puzzles
    waiting = true;
    await post({ p: { puzzles: folder }, f: { folder }, g: {} }[kind]);
  }

  async function open(id) {
    const { board } = store.state;
    opening = id;
    try {
      const exercise = await server.get(`api/exercises/${board.id}/${id}`);
      if (opening !== id || store.state.board.id !== board.id) return; // another one was opened meanwhile
      waiting = false;
      task.begin(exercise);
    } catch (error) {
      showError(error);
    }
  }

  /** Open a puzzle of a game; neighbouring numbers belong to different grades. */
  async function openPuzzle(game, number) {
    store.setView({ tab: "learn" });
    await post({ puzzles: game });
    const found = (store.state.exercises?.exercises ?? []).filter((one) => one.game === game);
    choose(`p${game}`);
    if (found.length) await open(found[(STRIDE * number) % found.length].id);
  }

  /** Open the next exercise that was not tried, starting over at the end. */
  function next() {
    const { exercises } = store.state.exercises ?? { exercises: [] };
    const at = exercises.findIndex((one) => one.id === store.state.exercise?.id);
    const order = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(0, at))];
    const one = order.find(({ id }) => !results[id]) ?? order[0];
    if (one) open(one.id);
    else leave();
  }

  function leave() {
    store.set({ exercise: null, overlay: null, variation: null });
  }

  /** Count the first try of an exercise. */
  function done(id, right) {
    if (results[id]) return;
    results = { ...results, [id]: right ? "right" : "wrong" };
    try { localStorage.setItem(STORAGE_KEY, JSON.stringify(results)); } catch { /* not stored: counts until
                                                                                   the page is left */ }
    drawn = "";
  }

  function render(state) {
    const { board } = state;
    if (!board) return;
    if (asked !== board.id && state.view.tab === "learn") {
      [asked, chosen] = [board.id, null];
      find(board.id);
    }
    const data = state.exercises, found = data?.exercises ?? [];
    if (data || !source.length) fillSources(source, data);
    const offers = (value) => [...source.options].some((one) => one.value === value);
    source.value = [chosen, board.line.length ? "g" : `p${board.game}`].find(offers) ?? "g";
    const running = data?.folder ? data.folder.is_running : Boolean(state.review?.running && waiting);
    stop.hidden = !running;
    begin.disabled = board.line.length === 0 && source.value === "g";
    setText(status, begin.disabled ? t("exercise.no_moves") : statusText(data, running, found, waiting));
    const tried = found.filter(({ id }) => results[id]);
    const right = tried.filter(({ id }) => results[id] === "right").length;
    setText(score, tried.length ? t("exercise.score", { right, tried: tried.length, count: found.length }) : "");
    score.hidden = !tried.length;
    const key = JSON.stringify([found, results, state.exercise?.id, t("exercise.title")]);
    const rows = () => found.map((one, place) => row(one, place + 1, results[one.id], one.id === state.exercise?.id));
    if (key !== drawn) list.replaceChildren(...rows());
    drawn = key;
    task.render(state);
    if (state.exercise && state.view.tab !== "learn") leave();
    if (waiting && found.length && !state.exercise) {
      waiting = false;
      next();
    }
  }

  return { element, render, openPuzzle };
}

function read() {
  try { return JSON.parse(localStorage.getItem(STORAGE_KEY)) ?? {}; } catch { return {}; }
}

/** Fill the list of sources: puzzles of each game, this game, all saved games, one day. */
function fillSources(source, data) {
  const puzzles = (data?.puzzle_games ?? []).map((game) => [`p${game}`, t("exercise.puzzles", gameTexts(game))]);
  const ours = [["g", t("exercise.of_game")], ["f", t("exercise.of_all")]];
  const wanted = [...ours, ...puzzles, ...(data?.folders ?? []).map((name) => [`f${name}`, name])];
  const key = JSON.stringify(wanted);
  if (source.dataset.drawn === key) return;
  source.replaceChildren(...wanted.map(([name, text]) => make("option", { value: name }, text)));
  source.dataset.drawn = key;
}

function statusText(data, running, found, waiting) {
  const folder = data?.folder;
  if (data?.puzzles) return "";
  if (folder?.error) return t("app.error", { text: folder.error });
  if (folder && !running && !found.length) return t("exercise.none");
  if (folder) return t(running ? "exercise.searching" : "exercise.searched", { ...folder, count: found.length });
  if (running) return t("exercise.reviewing");
  return waiting && !found.length ? t("exercise.none") : "";
}

function row(one, place, result, current) {
  const title = gameTexts(one.game).title, isPuzzle = !LABELS.includes(one.label);
  const text = isPuzzle ? t("exercise.puzzle", { number: place, grade: t(`exercise.${one.label}`) })
    : t("exercise.entry", { game: title, number: one.number, source: one.source || t("exercise.this_game") });
  const kind = isPuzzle ? "sign" : `sign ${one.label} ${one.certain ? "certain" : "estimate"}`;
  const sign = isPuzzle ? "" : one.certain ? "!" : "(!)";
  return make("li", {}, make("button", { type: "button", data: { id: one.id }, "aria-current": current ? "true" : null },
    make("b", { class: kind, "aria-hidden": "true" }, sign), make("span", {}, text),
    make("span", { class: `result ${result ?? ""}`, "aria-hidden": "true" }, SIGNS[result] ?? ""),
    make("span", { class: "visually-hidden" }, result ? t(`exercise.${result}`) : t("exercise.open"))));
}
