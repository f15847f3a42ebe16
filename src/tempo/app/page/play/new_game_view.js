/* The form for a new game: game, players, clock. It begins with what is on the screen. The last choice is stored. Errors
   of the server appear in the form. */

/** @import { AboutGame, ClockChoice, Confirm, PageServer, Player, Store } from "../../page.d.ts" */
/** @import { Choice, Clock } from "./game_choice.js" */
/** @typedef {{ setUp(game: string): void, showLinks(): Promise<void>, toBoard(): void }} Actions */

import { button, chosenValue, dialogHead, make, radio, symbolButton, setText } from "../ui/elements.js";
import { gameTexts, rulesOf } from "../ui/names.js";
import { aboutGame, choiceOf, clockOf, loadChoice, playersOf, saveChoice } from "./game_choice.js";
import { isAuto } from "./auto_level.js";
import { createSeatChoice } from "./seat_choice.js";
import { createShapeFields } from "../ui/shape_fields.js";
import { t } from "../ui/i18n.js";

const CLOCKS = ["none", "competition", "own"];

/** `setUp` of the actions opens the editor of positions, `showLinks` shows how a friend takes a seat, `toBoard` brings the
    focus to the board.
    @param {Store} store @param {PageServer} server @param {Confirm} confirm @param {Actions} actions */
export function createNewGameView(store, server, confirm, { setUp: openSetup, showLinks, toBoard }) {
  const games = make("div", { class: "choices" });
  const aboutText = make("p", { class: "note" }), rules = make("ul");
  const readRules = make("details", {}, make("summary", { textKey: "new.rules" }), rules);
  const shape = createShapeFields();
  const board = make("fieldset", {}, make("legend", { textKey: "new.board" }), shape.element);
  const seats = [0, 1].map((seat) => createSeatChoice(seat));
  const swap = symbolButton("⇅", "new.swap", () => swapSeats());
  const clock = createClockChoice();
  const formError = make("p", { class: "form-error", role: "alert" });
  const friend = button("friend.open", openFriend), lacks = make("p", { class: "note", textKey: "new.lacks" });
  const start = make("button", { type: "submit", class: "main", value: "new" });
  const change = button("new.change", () => changePlayers());
  const setUp = button("setup.open", () => {
    element.close();
    openSetup(choice.game);
  });
  const form = make("form", { method: "dialog" },
    dialogHead("new-game-title", "new.title", () => element.close()),
    make("fieldset", {}, make("legend", { textKey: "new.game" }), games, aboutText, readRules),
    board,
    make("fieldset", { class: "seats" },
      make("legend", { textKey: "new.seats" }), seats[0].element, swap, seats[1].element, friend, lacks),
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

  form.addEventListener("change", () => clock.setReadsClock(seats.some((seat) => usesThinkingTime(about(), seat.read()))));

  shape.element.addEventListener("input", fillRules);

  const about = () => aboutGame(store.state.catalogue, choice.game, store.state.board?.game, store.state.catalogue.default_game);

  /** Begin with a choice, by default with that of the board.
      @type {(wanted?: Choice) => void} */
  function open(wanted) {
    const { board, catalogue } = store.state;
    choice = wanted ?? choiceOf(board, aboutGame(catalogue, board.game));
    fill();
    element.showModal();
    /** @type {HTMLElement} */ (games.querySelector("input:checked")).focus();
  }

  /** Fill the form from the choice. */
  function fill() {
    const { catalogue } = store.state;
    games.replaceChildren(...catalogue.games.map(({ game }) => (
      radio("game", game, gameTexts(game).title, game === choice.game))));
    for (const input of games.querySelectorAll("input")) input.addEventListener("change", () => choose(input.value));
    fillSeats();
    friend.hidden = !catalogue.has_server;
    lacks.hidden = catalogue.has_server;
    setText(start, t("new.start"));
    fillGame();
  }

  /** Fill the part that depends on the game. */
  function fillGame() {
    const { shape: usual, shapes, has_setup: hasSetup } = about();
    setText(aboutText, gameTexts(choice.game).about);
    shape.fill({ ...usual, ...choice.shapes[choice.game] }, shapes);
    fillRules();
    board.hidden = Object.keys(usual).length === 0;
    setText(formError, "");
    setUp.hidden = !hasSetup;
    change.hidden = store.state.board?.game !== choice.game;
    change.title = t("new.change_about");
  }

  /** Fill in the rules of the chosen game on a board of the typed sizes. */
  function fillRules() {
    const sentences = rulesOf(choice.game, shape.read());
    rules.replaceChildren(...sentences.map((sentence) => make("li", {}, sentence)));
    readRules.hidden = sentences.length === 0;
  }

  /** @type {(game: string) => void} */
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
    seats.forEach((seat, place) => seat.fill(store.state.catalogue, about(), choice.seats[place]));
    clock.fill(about(), choice.clock);
    clock.setReadsClock(choice.seats.some((name) => usesThinkingTime(about(), name)));
  }

  /** Read the form into the choice. */
  function read() {
    choice.shapes[choice.game] = shape.read();
    choice.seats = seats.map((seat) => seat.read());
    choice.clock = clock.read();
  }

  /** Send a request; on an error, show it and keep the form open.
      @type {(request: () => Promise<unknown>) => Promise<void>} */
  async function ask(request) {
    read();
    setText(formError, "");
    start.disabled = change.disabled = friend.disabled = true;
    try {
      await request();
      saveChoice(choice);
      element.close();
      toBoard();
    } catch (error) {
      setText(formError, error instanceof Error && error.message || t("new.failed"));
    } finally {
      start.disabled = change.disabled = friend.disabled = false;
    }
  }

  /** @type {(wanted: string[]) => Promise<unknown>} */
  async function openBoard(wanted) {
    return server.open({ game: choice.game, shape: choice.shapes[choice.game], ...chosen(wanted) });
  }

  /** @type {(players: string[]) => { seats: Player[], clock: ClockChoice }} */
  const chosen = (players) => ({ seats: playersOf(players), clock: clockOf(choice.clock, about()) });

  const begin = () => ask(() => openBoard(choice.seats));
  const beginWithFriend = () => ask(async () => {
    await openBoard(["human", "human"]);
    await showLinks();
  });
  const changePlayers = () => ask(() => server.command("seats", chosen(choice.seats)));

  return { element, open };
}

/** Return whether a player uses its thinking time: people do not, and of the levels only the last.
    @type {(about: AboutGame, name: string) => boolean} */
function usesThinkingTime({ levels }, name) {
  return name !== "human" && !isAuto(name) && !levels.slice(0, -1).some((level) => level.name === name);
}

/* ---- the clock ---- */

function createClockChoice() {
  const choices = make("div", { class: "choices" });
  const think = createSeconds("think"), act = createSeconds("act"), bank = createSeconds("bank");
  const element = make("fieldset", {}, make("legend", { textKey: "new.clock" }), choices,
    make("div", { class: "fields" }, think.element, act.element, bank.element));
  choices.addEventListener("change", showFields);
  let usesClock = false; // whether a machine uses its thinking time

  function showFields() {
    const kind = chosenValue(choices);
    act.element.hidden = bank.element.hidden = kind !== "own";
    think.element.hidden = kind !== "none" || !usesClock;
  }

  return {
    element,
    /** @type {(about: AboutGame, wanted: Clock) => void} */
    fill({ competition_clock: [usual, usualBank] }, wanted) {
      choices.replaceChildren(...CLOCKS.map((kind) => (
        radio("clock", kind, t(`new.clock_${kind}`, { act: usual, bank: usualBank }), kind === wanted.kind))));
      think.fill(wanted.think);
      act.fill(wanted.act);
      bank.fill(wanted.bank);
      showFields();
    },
    /** @type {(read: boolean) => void} */
    setReadsClock(read) {
      usesClock = read;
      showFields();
    },
    read: () => ({ kind: chosenValue(choices), think: think.read(), act: act.read(), bank: bank.read() }),
  };
}

/** A field for seconds.
    @param {string} name */
function createSeconds(name) {
  const input = make("input", { type: "number", name, min: 0, step: "any", required: true, inputmode: "decimal" });
  const element = make("label", {}, make("span", { textKey: `new.${name}` }), input);
  /** @type {(seconds: number) => void} */
  const fill = (seconds) => { input.value = String(seconds); };
  return { element, fill, read: () => Number(input.value) };
}
