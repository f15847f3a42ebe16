/* The form for a new game: game, players, clock. The last choice is stored. Errors of the server appear in the form. */

import { button, make, radio, symbolButton, setText } from "../ui/elements.js";
import { gameTexts } from "../ui/names.js";
import { clockOf, loadChoice, playersOf, saveChoice } from "./game_choice.js";
import { rulesOf } from "../help/help_view.js";
import { createSeatChoice } from "./seat_choice.js";
import { createShapeFields } from "../ui/shape_fields.js";
import { t } from "../ui/i18n.js";

const CLOCKS = ["none", "competition", "own"];

/** `confirm(name, act)` asks before an unfinished game ends; `setUp(game)` opens the editor of positions, `showLinks`
    shows how a friend takes a seat. */
export function createNewGameView(store, server, confirm, { setUp: openSetup, showLinks }) {
  const games = make("div", { class: "choices" });
  const about = make("p", { class: "note" }), rules = make("ul");
  const readRules = make("details", {}, make("summary", { textKey: "new.rules" }), rules);
  const shape = createShapeFields();
  const board = make("fieldset", {}, make("legend", { textKey: "new.board" }), shape.element);
  const seats = [0, 1].map((seat) => createSeatChoice(seat));
  const swap = symbolButton("⇅", "new.swap", () => swapSeats());
  const clock = createClockChoice();
  const formError = make("p", { class: "form-error", role: "alert" });
  const friend = button("friend.open", openFriend);
  const start = make("button", { type: "submit", class: "main", value: "new" });
  const change = button("new.change", () => changePlayers(), { title: t("new.change_about") });
  const setUp = button("setup.open", () => {
    element.close();
    openSetup(choice.game);
  });
  const form = make("form", { method: "dialog" },
    make("div", { class: "dialog-head" }, make("h2", { id: "new-game-title", textKey: "new.title" }),
      symbolButton("×", "app.close", () => element.close(), { class: "close" })),
    make("fieldset", {}, make("legend", { textKey: "new.game" }), games, about, readRules),
    board,
    make("fieldset", { class: "seats" },
      make("legend", { textKey: "new.seats" }), seats[0].element, swap, seats[1].element, friend),
    clock.element, formError,
    make("div", { class: "dialog-foot" }, start, change, setUp, button("app.cancel", () => element.close())));
  const element = make("dialog", { class: "new-game", "aria-labelledby": "new-game-title" }, form);
  let choice = loadChoice();

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    confirm("new", begin);
  });

  /** Create a board with links, or say how to let others reach the server. */
  function openFriend() {
    if (store.state.catalogue.is_open) confirm("new", beginWithFriend);
    else showLinks();
  }

  form.addEventListener("change", () => clock.setReadsClock(seats.some((one) => usesThinkingTime(gameInfo(), one.read()))));

  shape.element.addEventListener("input", fillRules);

  const gameInfo = () => store.state.catalogue.games.find((one) => one.game === choice.game);

  function open() {
    choice = loadChoice();
    if (!gameInfo()) choice.game = store.state.board?.game ?? store.state.catalogue.default_game;
    fill();
    element.showModal();
    games.querySelector("input:checked").focus();
  }

  /** Fill the form from the choice. */
  function fill() {
    const { catalogue } = store.state;
    games.replaceChildren(...catalogue.games.map(({ game }) => (
      radio("game", game, gameTexts(game).title, game === choice.game))));
    for (const one of games.querySelectorAll("input")) one.addEventListener("change", () => choose(one.value));
    fillSeats();
    friend.hidden = !catalogue.has_server;
    setText(start, t("new.start"));
    fillGame();
  }

  /** Fill the part that depends on the game. */
  function fillGame() {
    const { shape: usual, shapes, has_setup: hasSetup } = gameInfo();
    setText(about, gameTexts(choice.game).about);
    shape.fill({ ...usual, ...choice.shapes[choice.game] }, shapes);
    fillRules();
    board.hidden = Object.keys(usual).length === 0;
    setText(formError, "");
    const current = store.state.board;
    setUp.hidden = !hasSetup;
    change.hidden = current?.game !== choice.game;
    change.title = t("new.change_about");
  }

  /** Fill in the rules of the chosen game on a board of the typed sizes. */
  function fillRules() {
    const sentences = rulesOf(choice.game, shape.read());
    rules.replaceChildren(...sentences.map((sentence) => make("li", {}, sentence)));
    readRules.hidden = sentences.length === 0;
  }

  function choose(game) {
    read();
    choice.game = game;
    fillSeats();
    fillGame();
  }

  function swapSeats() {
    read();
    choice.seats.reverse();
    fillSeats();
  }

  function fillSeats() {
    seats.forEach((one, seat) => one.fill(store.state.catalogue, gameInfo(), choice.seats[seat]));
    clock.fill(gameInfo(), choice.clock);
    clock.setReadsClock(choice.seats.some((name) => usesThinkingTime(gameInfo(), name)));
  }

  /** Read the form into the choice. */
  function read() {
    choice.shapes[choice.game] = shape.read();
    choice.seats = seats.map((one) => one.read());
    choice.clock = clock.read();
  }

  /** Send a request; on an error, show it and keep the form open. */
  async function ask(request) {
    read();
    setText(formError, "");
    for (const one of [start, change, friend]) one.disabled = true;
    try {
      await request();
      saveChoice(choice);
      element.close();
    } catch (error) {
      setText(formError, error.message || t("new.failed"));
    } finally {
      for (const one of [start, change, friend]) one.disabled = false;
    }
  }

  async function openBoard(wanted) {
    await server.keep();
    return server.open({
      game: choice.game, shape: choice.shapes[choice.game], seats: playersOf(wanted), clock: clockOf(choice.clock, gameInfo()),
    });
  }

  const begin = () => ask(() => openBoard(choice.seats));
  const beginWithFriend = () => ask(async () => {
    await openBoard(["human", "human"]);
    await showLinks();
  });
  const changePlayers = () => ask(() => server.command("seats", {
    seats: playersOf(choice.seats), clock: clockOf(choice.clock, gameInfo()),
  }));

  return { element, open, render() {} };
}

/** Return whether a player uses its thinking time: people do not, and of the levels only the last. */
function usesThinkingTime({ levels }, name) {
  return name !== "human" && !levels.slice(0, -1).some((level) => level.name === name);
}

/* ---- the clock ---- */

function createClockChoice() {
  const choices = make("div", { class: "choices" });
  const fields = { think: "none", act: "own", bank: "own" }; // the clock that each field belongs to
  const inputs = {}, labels = {};
  for (const name of Object.keys(fields)) {
    inputs[name] = make("input", { type: "number", name, min: 0, step: "any", required: true, inputmode: "decimal" });
    labels[name] = make("label", {}, make("span", { textKey: `new.${name}` }), inputs[name]);
  }
  const element = make("fieldset", {}, make("legend", { textKey: "new.clock" }), choices,
    make("div", { class: "fields" }, ...Object.values(labels)));
  const kind = () => choices.querySelector("input:checked").value;
  const seconds = (name) => Number(inputs[name].value);
  choices.addEventListener("change", showFields);
  let usesClock = false; // whether a machine uses its thinking time

  function showFields() {
    for (const [name, clock] of Object.entries(fields)) labels[name].hidden = clock !== kind();
    labels.think.hidden ||= !usesClock;
  }

  return {
    element,
    fill({ competition_clock: [act, bank] }, wanted) {
      choices.replaceChildren(...CLOCKS.map((one) => (
        radio("clock", one, t(`new.clock_${one}`, { act, bank }), one === wanted.kind))));
      for (const name of Object.keys(fields)) inputs[name].value = wanted[name];
      showFields();
    },
    setReadsClock(read) {
      usesClock = read;
      showFields();
    },
    read: () => ({ kind: kind(), think: seconds("think"), act: seconds("act"), bank: seconds("bank") }),
  };
}
