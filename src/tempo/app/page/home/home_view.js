/* The first screen: choose a game and play, resume the last one, or solve today's puzzle. It covers the board. */

import { KINDS } from "../../drawings.js";
import { drawBare } from "../board/bare_drawing.js";
import { button, make, radio, symbolButton, setText } from "../ui/elements.js";
import { clockOf, loadChoice, playersOf, saveChoice } from "../play/game_choice.js";
import { levelText } from "../play/seat_choice.js";
import { aboutText } from "../storage/game_text.js";
import { gameTexts } from "../ui/names.js";
import { language, t } from "../ui/i18n.js";

const SVG = "http://www.w3.org/2000/svg";
const DAY = 86_400_000; // milliseconds

/** `actions`: `options()` opens the form for a new game, `resume(name)` a saved game, `puzzle(game, number)` a puzzle;
    `confirm(name, act)` asks before an unfinished game ends. */
export function createHomeView(store, server, confirm, actions) {
  const games = make("div", { class: "home-games" });
  const seats = make("div", { class: "choices" });
  const opponent = make("select", { id: "home-opponent" });
  const play = make("button", { type: "submit", class: "main" });
  const resume = make("button", { type: "button", on: { click: () => leave(actions.resume, unfinished().name) } });
  const puzzle = make("button", { type: "button", on: { click: () => leave(actions.puzzle, chosenGame(), today()) } });
  const form = make("form", { method: "dialog" },
    make("div", { class: "dialog-head" }, make("h2", { id: "home-title", textKey: "home.title" }),
      symbolButton("×", "app.close", () => leave(), { class: "close" })),
    make("fieldset", {}, make("legend", { class: "visually-hidden", textKey: "new.game" }), games),
    make("div", { class: "home-players" },
      make("fieldset", {}, make("legend", { textKey: "home.seat" }), seats),
      make("label", { for: opponent.id }, make("span", { textKey: "home.opponent" }), opponent)),
    make("div", { class: "dialog-foot" }, play, button("home.options", () => leave(actions.options))),
    make("div", { class: "home-more" }, resume, puzzle));
  const element = make("dialog", { class: "home", "aria-labelledby": "home-title" }, form);
  let choice = loadChoice(), drawn = "";

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

  const today = () => Math.floor(Date.now() / DAY);
  const info = (game) => store.state.catalogue.games.find((one) => one.game === game);
  const chosenGame = () => games.querySelector("input:checked").value;
  const unfinished = () => (store.state.unfinishedGames ?? []).find((one) => one.name !== store.state.board?.unfinished);

  function leave(act = () => {}, ...what) {
    store.setView({ home: false });
    act(...what);
  }

  async function start() {
    read();
    saveChoice(choice);
    const { game, shapes, clock } = choice, about = info(game);
    try {
      await server.keep();
      await server.open({ game, shape: shapes[game] ?? about.shape, seats: playersOf(choice.seats), clock: clockOf(clock, about) });
      leave();
    } catch (error) {
      leave();
      store.set({ notice: { text: error.message, kind: "error" } });
    }
  }

  /** Read the form into the choice. */
  function read() {
    const seat = Number(seats.querySelector("input:checked").value);
    choice.game = chosenGame();
    choice.seats = seat ? [opponent.value, "human"] : ["human", opponent.value];
  }

  /** Fill the form from the last choice. */
  function open() {
    choice = loadChoice();
    const { catalogue } = store.state;
    if (!info(choice.game)) choice.game = catalogue.default_game;
    const other = choice.seats.find((name) => name !== "human") ?? "human";
    fill(other);
    element.showModal();
    play.focus();
    server.get("api/games?result=open").then((found) => store.set({ unfinishedGames: found.games }), () => {});
  }

  function close() {
    element.close();
    games.replaceChildren(); // the only stones on the page are those of the board
  }

  function fill(other) {
    const { catalogue } = store.state, seat = choice.seats[1] === "human" && other !== "human" ? 1 : 0;
    games.replaceChildren(...catalogue.games.map((about) => gameCard(about, about.game === choice.game)));
    seats.replaceChildren(...["new.first", "new.second"].map((key, index) => radio("home-seat", index, t(key), index === seat)));
    fillOpponents(other);
    setText(play, t("home.play"));
    renderMore();
  }

  /** Offer the levels of the chosen game, two people, and the player of the last choice. */
  function fillOpponents(chosen) {
    const levels = info(choice.game).levels.map((level) => [levelText(level), level.name]);
    const known = [...levels, [t("new.human"), "human"]];
    const others = known.some(([, name]) => name === chosen) ? [] : [[chosen, chosen]];
    opponent.replaceChildren(...[...known, ...others].map(([text, name]) => new Option(text, name)));
    opponent.value = chosen;
  }

  function renderMore() {
    const entry = unfinished();
    resume.hidden = !entry;
    if (entry) setText(resume, t("home.resume_game", { game: aboutText(entry) }));
    puzzle.hidden = !info(chosenGame()).has_puzzles;
    setText(puzzle, t("home.puzzle_of", gameTexts(chosenGame())));
  }

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

/** A game to choose, with a drawing of one of its positions. */
function gameCard({ game, sample }, checked) {
  const input = make("input", { type: "radio", name: "home-game", value: game });
  input.checked = checked;
  const { title, about } = gameTexts(game), kind = KINDS[game], { cells, last } = kind.cells(sample.plies, sample.config);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "board");
  svg.setAttribute("aria-hidden", "true");
  drawBare(svg, kind, { cells, last }, sample.config);
  return make("label", { class: "home-game", data: { kind: game } }, input, svg, make("b", {}, title), make("span", { class: "note" }, about));
}
