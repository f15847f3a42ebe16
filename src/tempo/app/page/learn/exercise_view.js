/* Puzzles, and exercises from the mistakes of this game or of all games: find a move that keeps the value. Mistakes of
   all games come back after some days. The board shows the exercise; the game waits. */

/** @import { ExerciseEntry } from "../../learn.d.ts" */
/** @import { ExerciseList, MistakesProgress, PageServer, PageState, Store } from "../../page.d.ts" */
/** @typedef {{ [exercise: string]: "right" | "wrong" | "shown" }} Tries the first of each exercise */

import { button, buttonAt, make, setText } from "../ui/elements.js";
import { createTask, sourceText } from "./exercise_task.js";
import { newerExercises } from "./learn_data.js";
import { daysUntil, isDue } from "../practice/spacing.js";
import { saveFile } from "../storage/files.js";
import { dayText } from "../storage/game_text.js";
import { gameTexts } from "../ui/names.js";
import { keep, stored } from "../ui/stored.js";
import { t } from "../ui/i18n.js";

const STORAGE_KEY = "tempo.exercises"; // in local storage: tries
const LABELS = ["blunder", "mistake"]; // of exercises; a puzzle has a grade
const STRIDE = 37; // between the puzzles of two days
const SIGNS = { right: "✓", wrong: "✗", shown: "○" };
const MISTAKES = "m"; // value of `source` for those of all games

/** @param {Store} store @param {PageServer} server */
export function createExerciseView(store, server) {
  const source = make("select", { labelKey: "exercise.source" });
  const begin = button("exercise.begin", () => start(), { class: "main" });
  const stop = button("learn.stop", () => request({ stop: true }));
  const status = make("p", { class: "note", role: "status" });
  const score = make("p", { class: "score" });
  const list = make("ol", { class: "exercise-list" });
  const task = createTask(store, server, { done, leave, next });
  const save = button("practice.save", saveDeck);
  const choice = make("div", { class: "learn-buttons" }, source, begin, stop, save);
  const element = make("section", { class: "exercise-view" },
    make("h2", { textKey: "exercise.title" }), make("p", { class: "note", textKey: "exercise.about" }),
    choice, status, score, task.element, list);
  source.addEventListener("change", () => choose(source.value));
  /** @type {Tries} */
  let tries = stored(STORAGE_KEY, {});
  let asked = "", drawn = "", waiting = false, opening = ""; // boards, and an exercise
  let chosen = ""; // a value of `source`

  list.addEventListener("click", (event) => {
    const id = buttonAt(event)?.dataset.id;
    if (id) open(id);
  });

  /** @type {(error: unknown) => void} */
  function showError(error) {
    waiting = false;
    store.showError(error);
  }

  /** @type {(value: string) => void} */
  function choose(value) {
    chosen = value;
    render(store.state);
  }

  /** Ask for a list of exercises; to `begin` is to open the first one that was not tried, in place of another.
      @type {(body: object, begin?: boolean) => Promise<void>} */
  async function request(body, begin = false) {
    const { id } = store.state.board;
    try {
      const list = await server.post("api/exercises", { board: id, ...body });
      if (begin && store.state.exercise) leave();
      waiting ||= begin;
      applyList(id, list);
    } catch (error) {
      showError(error);
    }
  }

  /** Show a list of exercises, unless another board is shown by now.
      @type {(id: string, list: ExerciseList) => void} */
  function applyList(id, list) {
    const { board, exercises } = store.state;
    if (board.id === id) store.set({ exercises: newerExercises(exercises, list) });
  }

  async function start() {
    choose(source.value);
    await request(chosen === MISTAKES ? { mistakes: true } : chosen === "g" ? {} : { puzzles: chosen.slice(1) }, true);
  }

  /** @type {(id: string) => Promise<void>} */
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

  /** Open a puzzle of a game; neighbouring numbers belong to different grades.
      @type {(game: string, number: number) => Promise<void>} */
  async function openPuzzle(game, number) {
    store.setView({ tab: "learn" });
    await request({ puzzles: game });
    const puzzles = (store.state.exercises?.exercises ?? []).filter((puzzle) => puzzle.game === game);
    choose(`p${game}`);
    if (puzzles.length) await open(puzzles[(STRIDE * number) % puzzles.length].id);
  }

  /** Practise the mistakes of all games. */
  async function openMistakes() {
    store.setView({ tab: "learn" });
    chosen = MISTAKES;
    await request({ mistakes: true }, true);
  }

  async function saveDeck() {
    try {
      const { name, content } = await server.get("api/mistakes/file");
      saveFile(name, content);
    } catch (error) {
      showError(error);
    }
  }

  /** Open the next exercise that was not tried, starting over at the end; of all mistakes the next that is due. */
  function next() {
    const { exercises = [], mistakes = null } = store.state.exercises ?? {};
    const at = exercises.findIndex(({ id }) => id === store.state.exercise?.id);
    const order = [...exercises.slice(at + 1), ...exercises.slice(0, Math.max(0, at))];
    const due = mistakes && [...order, ...exercises.slice(at, at + 1)].find((entry) => isDue({ due: "", ...entry }, mistakes.day));
    const following = mistakes ? due : order.find(({ id }) => !tries[id]) ?? order[0];
    if (following) open(following.id);
    else leave();
  }

  function leave() {
    store.set({ exercise: null, overlay: null, variation: null });
  }

  /** Count the first try of an exercise.
      @type {(id: string, result: Tries[string]) => void} */
  function done(id, result) {
    if (tries[id]) return;
    tries = { ...tries, [id]: result };
    keep(STORAGE_KEY, tries);
    drawn = "";
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    const { board, exercises: listed, view } = state, exercises = listed?.exercises ?? [];
    if (!board) return;
    if (asked !== board.id && view.tab === "learn") {
      [asked, chosen] = [board.id, ""];
      server.get(`api/exercises/${asked}`).then((list) => applyList(board.id, list), showError);
    }
    if (listed || !source.length) fillSources(source, listed);
    /** @type {(value: string) => boolean} */
    const offers = (value) => [...source.options].some((option) => option.value === value);
    source.value = [chosen, board.line.length ? "g" : `p${board.game}`].find(offers) ?? "g";
    const { mistakes = null } = listed ?? {};
    const running = mistakes ? mistakes.is_running : Boolean(state.review?.running && waiting);
    save.hidden = !mistakes?.count;
    stop.hidden = !running;
    begin.disabled = board.line.length === 0 && source.value === "g";
    setText(status, begin.disabled ? t("exercise.no_moves") : statusText(listed, running, waiting));
    drawExercises(exercises, mistakes, state.exercise?.id);
    const ours = state.exercise?.label ? state.exercise : null; // an opening that is trained has none
    task.render({ ...state, exercise: ours });
    if (ours && view.tab !== "learn") leave();
    if (waiting && (mistakes ? mistakes.due : exercises.length) && !state.exercise) {
      waiting = false;
      next();
    }
  }

  /** Draw the list, and how many of it were solved at the first try; of all mistakes each says when it comes back.
      @type {(exercises: ExerciseEntry[], mistakes: MistakesProgress | null, current?: string) => void} */
  function drawExercises(exercises, mistakes, current) {
    const tried = exercises.filter(({ id }) => tries[id]), right = tried.filter(({ id }) => tries[id] === "right").length;
    setText(score, tried.length ? t("exercise.score", { right, tried: tried.length, count: exercises.length }) : "");
    score.hidden = !tried.length || mistakes !== null;
    const key = JSON.stringify([exercises, mistakes?.day, tries, current, t("exercise.title")]);
    if (key === drawn) return;
    drawn = key;
    list.replaceChildren(...exercises.map((entry, place) => (
      rowOf(entry, place + 1, mistakes ? dueResult(entry, mistakes.day) : triedResult(tries[entry.id]), entry.id === current))));
  }

  return { element, render, openPuzzle, openMistakes };
}

/** Fill the list of sources: this game, the mistakes of all games, puzzles of each game.
    @type {(source: HTMLSelectElement, listed: ExerciseList | null) => void} */
function fillSources(source, listed) {
  const puzzles = (listed?.puzzle_games ?? []).map((game) => [`p${game}`, t("exercise.puzzles", { title: gameTexts(game).title })]);
  const wanted = [["g", t("exercise.of_game")], [MISTAKES, t("practice.mistakes")], ...puzzles];
  const key = JSON.stringify(wanted);
  if (source.dataset.drawn === key) return;
  source.replaceChildren(...wanted.map(([name, text]) => make("option", { value: name }, text)));
  source.dataset.drawn = key;
}

/** @type {(listed: ExerciseList | null, running: boolean, waiting: boolean) => string} */
function statusText(listed, running, waiting) {
  const { mistakes = null, puzzles = "", exercises: { length: count } = [] } = listed ?? {};
  if (puzzles) return "";
  if (mistakes) return mistakesText(mistakes);
  if (running) return t("learn.begins");
  return waiting && !count ? t("exercise.none") : "";
}

/** How many mistakes are due, or when the next one is, and how far the search for more has come.
    @type {(mistakes: MistakesProgress) => string} */
function mistakesText({ count, due, next, done, total, unreadable, is_running: isRunning, error }) {
  const outlook = !count ? isRunning ? "" : t("practice.none") : due ? t("practice.due", { due, count })
    : t("practice.done", { date: next ? dayText(next) : "", count });
  const search = error ? t("app.error", { text: error }) : isRunning ? t("practice.searching", { done, total }) : "";
  return [outlook, search, unreadable && t("practice.unreadable", { unreadable })].filter(Boolean).join(" ");
}

/** What a row says of an exercise: a sign, its kind, and words for it. */
/** @typedef {{ sign: string, kind: string, words: string }} Result */

/** @type {(result?: Tries[string]) => Result} */
function triedResult(result) {
  return { sign: result ? SIGNS[result] : "", kind: result ?? "", words: t(result ? `exercise.${result}` : "exercise.open") };
}

/** @type {(entry: ExerciseEntry, day: string) => Result} */
function dueResult({ box = 0, due = "" }, day) {
  const days = Math.max(0, daysUntil(day, due)), sign = days ? t("practice.in_days", { days }) : t("practice.today");
  return { sign, kind: days ? "later" : "due", words: t("practice.row", { when: sign, box }) };
}

/** @type {(entry: ExerciseEntry, place: number, result: Result, isCurrent: boolean) => HTMLElement} */
function rowOf({ id, game, label, certain, number, source }, place, result, isCurrent) {
  const title = gameTexts(game).title, isPuzzle = !LABELS.includes(label);
  const text = isPuzzle ? t("exercise.puzzle", { number: place, grade: t(`exercise.${label}`) })
    : t("exercise.entry", { game: title, number, source: source ? sourceText(source) : t("exercise.this_game") });
  const kind = isPuzzle ? "sign" : `sign ${label} ${certain ? "certain" : "estimate"}`;
  const sign = isPuzzle ? "" : certain ? "!" : "(!)";
  return make("li", {}, make("button", { type: "button", data: { id }, "aria-current": isCurrent ? "true" : null },
    make("b", { class: kind, "aria-hidden": "true" }, sign), make("span", {}, text),
    make("span", { class: `result ${result.kind}`, "aria-hidden": "true" }, result.sign),
    make("span", { class: "visually-hidden" }, result.words)));
}
