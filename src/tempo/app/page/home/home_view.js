/* The first screen: choose a game and play, resume the last one, or solve today's puzzle. It covers the board. */

/** @import { AboutGame, Confirm, PageServer, PageState, Store } from "../../page.d.ts" */
/** @import { Choice } from "../play/game_choice.js" */
/** @typedef {{ options(choice: Choice): void, resume(name: string): void, puzzle(game: string, number: number): void,
      toBoard(): void, mistakes(): void }} Actions */

import { KINDS } from "../../drawings.js";
import { drawBare, newDrawing } from "../board/bare_drawing.js";
import { button, chosenValue, dialogHead, make, radio, setText } from "../ui/elements.js";
import { AUTO, isAuto } from "../play/auto_level.js";
import { aboutGame, clockOf, loadChoice, playersOf, saveChoice } from "../play/game_choice.js";
import { createLevelNote, levelText } from "../play/seat_choice.js";
import { aboutText } from "../storage/game_text.js";
import { gameTexts } from "../ui/names.js";
import { language, t } from "../ui/i18n.js";

const DAY = 86_400_000; // milliseconds

/** `options` of the actions opens the form for a new game, `resume` a saved game, `puzzle` a puzzle, `mistakes` those
    of all games.
    @param {Store} store @param {PageServer} server @param {Confirm} confirm @param {Actions} actions */
export function createHomeView(store, server, confirm, actions) {
  const games = make("div", { class: "home-games" });
  const seats = make("div", { class: "choices" });
  const level = createLevelNote();
  const opponent = make("select", { id: "home-opponent", "aria-describedby": level.id });
  const play = make("button", { type: "submit", class: "main" });
  const resume = make("button", { type: "button", on: { click: resumeGame } });
  const puzzle = make("button", { type: "button", on: { click: openPuzzle } });
  const mistakes = make("button", { type: "button", hidden: true, on: { click: openMistakes } });
  const form = make("form", { method: "dialog" },
    dialogHead("home-title", "home.title", leave),
    make("fieldset", {}, make("legend", { class: "visually-hidden", textKey: "new.game" }), games),
    make("div", { class: "home-players" },
      make("fieldset", {}, make("legend", { textKey: "home.seat" }), seats),
      make("label", { for: opponent.id }, make("span", { textKey: "home.opponent" }), opponent),
      level.element),
    make("div", { class: "dialog-foot" }, play, button("home.options", openOptions)),
    make("div", { class: "home-more" }, resume, mistakes, puzzle));
  const element = make("dialog", { class: "home", "aria-labelledby": "home-title" }, form);
  let choice = loadChoice(), drawn = "", due = 0; // mistakes

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    confirm("new", start);
  });
  form.addEventListener("change", () => {
    read();
    fillOpponents(opponent.value);
    renderMore();
  });
  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });

  const about = () => aboutGame(store.state.catalogue, choice.game, store.state.catalogue.default_game);
  const unfinished = () => store.state.unfinishedGames?.find(({ name }) => name !== store.state.board.unfinished);

  function leave() {
    store.setView({ home: false });
  }

  function openOptions() {
    read();
    leave();
    actions.options(choice);
  }

  function resumeGame() {
    const entry = unfinished();
    leave();
    if (entry) actions.resume(entry.name);
  }

  function openPuzzle() {
    const game = chosenValue(games);
    leave();
    actions.puzzle(game, Math.floor(Date.now() / DAY));
  }

  function openMistakes() {
    leave();
    actions.mistakes();
  }

  async function start() {
    read();
    saveChoice(choice);
    const { game, shapes, clock } = choice, { shape } = about();
    try {
      await server.open({ game, shape: shapes[game] ?? shape, seats: playersOf(choice.seats), clock: clockOf(clock, about()) });
    } catch (error) {
      store.showError(error);
    }
    leave();
    actions.toBoard();
  }

  /** Read the form into the choice. */
  function read() {
    const seat = Number(chosenValue(seats));
    choice.game = chosenValue(games);
    choice.seats = seat ? [opponent.value, "human"] : ["human", opponent.value];
  }

  /** Fill the form from the last choice. */
  function open() {
    choice = loadChoice();
    choice.game = about().game;
    const other = choice.seats.find((name) => name !== "human") ?? "human";
    fill(other);
    element.showModal();
    play.focus();
    server.get("api/games?result=open").then((page) => store.set({ unfinishedGames: page.games }), () => {});
    server.get("api/mistakes/due").then((outlook) => {
      due = outlook.due;
      renderMore();
    }, () => {});
  }

  function close() {
    element.close();
    games.replaceChildren(); // the only stones on the page are those of the board
  }

  /** @type {(other: string) => void} */
  function fill(other) {
    const { catalogue } = store.state, seat = choice.seats[1] === "human" && other !== "human" ? 1 : 0;
    games.replaceChildren(...catalogue.games.map((one) => gameCard(one, one.game === choice.game)));
    seats.replaceChildren(...["new.first", "new.second"].map((key, index) => radio("home-seat", String(index), t(key), index === seat)));
    fillOpponents(other);
    setText(play, t("home.play"));
    renderMore();
  }

  /** Offer the levels of the chosen game, two people, and the player of the last choice.
      @type {(chosen: string) => void} */
  function fillOpponents(wanted) {
    const chosen = isAuto(wanted) ? AUTO : wanted;
    const levels = about().levels.map((level) => [levelText(level), level.name]);
    const known = [[t("auto.option"), AUTO], ...levels, [t("new.human"), "human"]];
    const others = known.some(([, name]) => name === chosen) ? [] : [[chosen, chosen]];
    opponent.replaceChildren(...[...known, ...others].map(([text, name]) => new Option(text, name)));
    opponent.value = chosen;
    level.show(about(), chosen);
  }

  function renderMore() {
    const entry = unfinished();
    resume.hidden = !entry;
    if (entry) setText(resume, t("home.resume_game", { game: aboutText(entry) }));
    mistakes.hidden = !due;
    setText(mistakes, t("practice.home", { due }));
    puzzle.hidden = !about().has_puzzles;
    setText(puzzle, t("home.puzzle_of", { title: gameTexts(about().game).title }));
  }

  /** @type {(state: PageState) => void} */
  function render(state) {
    if (!state.board) return; // its answer would replace the game that is begun here
    if (!state.view.home) {
      if (element.open) close();
      return;
    }
    if (!element.open) open();
    const key = JSON.stringify([language(), unfinished()?.name]);
    if (key !== drawn) fill(opponent.value);
    drawn = key;
  }

  return { element, render };
}

/** A game to choose, with a drawing of one of its positions.
    @type {(about: AboutGame, checked: boolean) => HTMLElement} */
function gameCard({ game, sample }, checked) {
  const input = make("input", { type: "radio", name: "home-game", value: game });
  input.checked = checked;
  const { title, about } = gameTexts(game), kind = KINDS[game], { cells, last } = kind.cells(sample.plies, sample.config);
  const svg = newDrawing();
  drawBare(svg, kind, { cells, last }, sample.config);
  return make("label", { class: "home-game", data: { kind: game } }, input, svg, make("b", {}, title), make("span", { class: "note" }, about));
}
