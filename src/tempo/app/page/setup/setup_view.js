/* The editor of positions: stones are placed on an empty or given board, and the server finds a game that leads to
   them or says why there is none. */

import { addressForOthers, addressOf } from "../address.js";
import { loadChoice } from "../play/game_choice.js";
import { createSetupBoard } from "./setup_board.js";
import {
  cleared, cycled, gameOnBoard, isDrawable, requestOf, resized, shownPosition, startOf, startsWithStones,
} from "./setup_position.js";
import { copyText } from "../storage/files.js";
import { isWatched, watch } from "../think/watching.js";
import { button, make, radio, setText, symbolButton } from "../ui/elements.js";
import { gameTexts, playerName } from "../ui/names.js";
import { createShapeFields } from "../ui/shape_fields.js";
import { hasText, t } from "../ui/i18n.js";

const CHECK_DELAY = 120; // milliseconds from the last change to the question to the server
const SLOW = 500; // milliseconds until the page says that it waits for the answer
const OPPONENT = "level:3"; // without a last choice
const HUMAN = { kind: "human", name: "human" };
const SEATS = ["new.first", "new.second"];

/** `confirm(name, act)` asks before an unfinished game ends. */
export function createSetupView(store, server, confirm) {
  const games = make("div", { class: "choices" });
  const shape = createShapeFields();
  const board = createSetupBoard((cell) => change(cycled(position, cell)));
  const start = button("setup.start", () => change(startOf(position.game, position.config)));
  const verdict = make("p", { class: "verdict", role: "status" });
  const analyse = button("setup.analyse", () => confirm("new", () => begin([HUMAN, HUMAN], true)), { class: "main" });
  const play = make("button", { type: "button", on: { click: () => confirm("new", () => begin(seats(), false)) } });
  const copy = button("setup.copy", copyLink);
  const main = make("div", {}, verdict, make("div", { class: "dialog-foot" }, analyse, play, copy));
  const element = make("dialog", { class: "new-game setup", "aria-labelledby": "setup-title" },
    make("div", { class: "dialog-head" }, make("h2", { id: "setup-title", textKey: "setup.title" }),
      symbolButton("×", "app.close", () => element.close(), { class: "close" })),
    make("div", { class: "setup-parts" }, main,
      make("div", {}, make("fieldset", {}, make("legend", { textKey: "new.game" }), games), shape.element,
        make("p", { class: "note", textKey: "setup.about" }),
        make("div", { class: "choices" }, button("setup.clear", () => change(cleared(position))), start,
          button("setup.from_board", () => show(shownPosition(store.state)))))));
  let position = null;
  let answer = null; // of the server, on the position as it stands
  let waiting = null; // the last request, until it is answered
  let isAsking = false, timer = null;

  games.addEventListener("change", (event) => show(startOf(event.target.value, infoOf(event.target.value).shape)));
  shape.element.addEventListener("input", () => {
    const sizes = shape.read();
    if (isDrawable(sizes)) change(resized(position, sizes));
    else say(t("setup.sizes"), null);
  });
  element.addEventListener("close", () => {
    waiting = null;
    board.element.remove(); // the page has one board
  });

  const infoOf = (name) => store.state.catalogue.games.find(({ game }) => game === name);

  /** Open the editor with the shown position, or with the start of another game. */
  function open(wanted) {
    const editable = store.state.catalogue.games.filter((one) => one.has_setup);
    const shown = shownPosition(store.state), game = wanted ?? shown.game;
    const info = editable.find((one) => one.game === game) ?? editable[0];
    games.replaceChildren(...editable.map((one) => radio("setup-game", one.game, gameTexts(one.game).title, false)));
    main.prepend(board.element);
    element.showModal();
    if (shown.game === info.game) show(shown);
    else show(startOf(info.game, info.shape));
  }

  /** Show a position of any game and size. */
  function show(wanted) {
    games.querySelector(`[value="${wanted.game}"]`).checked = true;
    shape.fill(wanted.config, infoOf(wanted.game).shapes);
    setText(play, t("setup.play", { name: playerName(opponent(infoOf(wanted.game))) }));
    change(wanted);
  }

  function change(wanted) {
    position = wanted;
    start.hidden = !startsWithStones(position);
    board.render(position);
    check();
  }

  /** Find a game that leads to the position: the one on the board, or one that the server finds. */
  function check() {
    const known = gameOnBoard(store.state, position);
    if (known) return say(verdictText(known), known);
    waiting = requestOf(position);
    setAnswer(null);
    clearTimeout(timer);
    timer = setTimeout(askServer, CHECK_DELAY);
  }

  /** Ask about the last position, one question at a time. */
  async function askServer() {
    if (isAsking) return;
    isAsking = true;
    while (waiting) {
      const request = waiting, slow = setTimeout(() => setText(verdict, t("setup.checking")), SLOW);
      const [text, found] = await server.post("api/setup", request).then(
        (one) => (one.problem ? [problemText(one), null] : [verdictText(one), one]), (error) => [error.message, null]);
      clearTimeout(slow);
      if (waiting === request) say(text, found);
    }
    isAsking = false;
  }

  function say(text, found) {
    waiting = null;
    setText(verdict, text);
    verdict.classList.toggle("wrong", found === null);
    setAnswer(found);
  }

  function setAnswer(found) {
    answer = found;
    analyse.disabled = copy.disabled = !found;
    play.disabled = (found?.to_move ?? null) === null;
  }

  /** Return the machine of the last choice, if it plays this game. */
  function opponent({ players, levels }) {
    const named = loadChoice().seats.find((name) => name !== HUMAN.name);
    return [...players, ...levels].some(({ name }) => name === named) ? named : OPPONENT;
  }

  function seats() {
    const machine = { kind: "machine", name: opponent(infoOf(position.game)) };
    return answer.to_move ? [machine, HUMAN] : [HUMAN, machine];
  }

  async function begin(players, analyses) {
    try {
      await server.keep();
      await server.open({ game: position.game, shape: position.config, actions: answer.actions, seats: players });
    } catch (error) {
      say(error.message, null);
      return;
    }
    element.close();
    if (!analyses) return;
    store.setView({ tab: "think" });
    if (!isWatched(store.state)) watch(store, server, true);
  }

  async function copyLink() {
    const { game, config } = position, line = answer.actions.map((action) => ({ action }));
    const address = addressForOthers(addressOf({ game, config, line, at: line.length }), store.state.catalogue);
    const copied = await copyText(address, element).then(() => true, () => false);
    setText(verdict, t(copied ? "storage.copied_address" : "storage.not_copied"));
  }

  return { element, open };
}

function verdictText({ to_move: seat, winner }) {
  if (seat !== null) return t("setup.to_move", { name: t(SEATS[seat]) });
  return winner === null ? t("setup.drawn") : t("setup.won", { name: t(SEATS[winner]) });
}

/** Return why no game leads to the position, in the reader's language if the page has it. */
function problemText({ problem, reason, values }) {
  const key = `setup.why.${reason}`;
  return hasText(key) ? t(key, values) : problem;
}
