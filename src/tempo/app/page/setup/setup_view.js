/* The editor of positions: stones are placed on an empty or given board, and the server finds a game that leads to
   them or says why there is none. */

/** @import { GameFound, NoGame } from "../../game.d.ts" */
/** @import { AboutGame, Confirm, PageServer, Player, SetupRequest, Store } from "../../page.d.ts" */
/** @import { Position } from "./setup_position.js" */

import { addressForOthers, addressOf, opensForOthers } from "../address.js";
import { aboutGame, loadChoice } from "../play/game_choice.js";
import { createSetupBoard } from "./setup_board.js";
import {
  cleared, cycled, gameOnBoard, isDrawable, requestOf, resized, shownPosition, startOf, startsWithStones,
} from "./setup_position.js";
import { copyText } from "../storage/files.js";
import { isWatched, watch } from "../think/watching.js";
import { button, chosenValue, dialogHead, make, radio, setText } from "../ui/elements.js";
import { gameTexts, playerName } from "../ui/names.js";
import { createShapeFields } from "../ui/shape_fields.js";
import { hasText, t } from "../ui/i18n.js";

const CHECK_DELAY = 120; // milliseconds from the last change to the question to the server
const SLOW = 500; // milliseconds until the page says that it waits for the answer
const OPPONENT = "level:3"; // without a last choice
const HUMAN = { kind: "human", name: "human" };
const SEATS = ["new.first", "new.second"];

/** @param {Store} store @param {PageServer} server @param {Confirm} confirm */
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
    dialogHead("setup-title", "setup.title", () => element.close()),
    make("div", { class: "setup-parts" }, main,
      make("div", {}, make("fieldset", {}, make("legend", { textKey: "new.game" }), games), shape.element,
        make("p", { class: "note", textKey: "setup.about" }),
        make("div", { class: "choices" }, button("setup.clear", () => change(cleared(position))), start,
          button("setup.from_board", () => show(shownPosition(store.state)))))));
  let position = shownPosition(store.state);
  /** A game that leads to the position. @type {GameFound | null} */
  let answer = null;
  /** The last request, until it is answered. @type {SetupRequest | null} */
  let waiting = null;
  let isAsking = false, timer = 0;

  games.addEventListener("change", () => {
    const { game, shape: usual } = aboutGame(store.state.catalogue, chosenValue(games));
    show(startOf(game, usual));
  });
  shape.element.addEventListener("input", () => {
    const sizes = shape.read();
    if (isDrawable(sizes)) change(resized(position, sizes));
    else say(t("setup.sizes"), null);
  });
  element.addEventListener("close", () => {
    waiting = null;
    board.element.remove(); // the page has one board
  });

  const about = () => aboutGame(store.state.catalogue, position.game);

  /** Open the editor with the shown position, or with the start of another game.
      @type {(wanted?: string) => void} */
  function open(wanted) {
    const editable = store.state.catalogue.games.filter((info) => info.has_setup), shown = shownPosition(store.state);
    const { game, shape: usual } = aboutGame({ games: editable }, wanted ?? shown.game, editable[0].game);
    games.replaceChildren(...editable.map((info) => radio("setup-game", info.game, gameTexts(info.game).title, false)));
    main.prepend(board.element);
    element.showModal();
    show(shown.game === game ? shown : startOf(game, usual));
  }

  /** Show a position of any game and size.
      @type {(wanted: Position) => void} */
  function show(wanted) {
    position = wanted;
    for (const input of games.querySelectorAll("input")) input.checked = input.value === wanted.game;
    shape.fill(wanted.config, about().shapes);
    setText(play, t("setup.play", { name: playerName(opponent(about())) }));
    change(wanted);
  }

  /** @type {(wanted: Position) => void} */
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
      /** @type {GameFound | NoGame} */
      const game = await server.post("api/setup", request).catch(({ message: problem }) => ({ problem }));
      clearTimeout(slow);
      if (waiting !== request) continue;
      if (game.problem === undefined) say(verdictText(game), game);
      else say(problemText(game), null);
    }
    isAsking = false;
  }

  /** @type {(text: string, game: GameFound | null) => void} */
  function say(text, game) {
    waiting = null;
    setText(verdict, text);
    verdict.classList.toggle("wrong", game === null);
    setAnswer(game);
  }

  /** @type {(game: GameFound | null) => void} */
  function setAnswer(game) {
    answer = game;
    analyse.disabled = copy.disabled = !game;
    play.disabled = (game?.to_move ?? null) === null;
  }

  /** Return the machine of the last choice, if it plays this game.
      @type {(about: AboutGame) => string} */
  function opponent({ players, levels }) {
    const named = loadChoice().seats.find((name) => name !== HUMAN.name);
    return [...players, ...levels].find(({ name }) => name === named)?.name ?? OPPONENT;
  }

  function seats() {
    const machine = { kind: "machine", name: opponent(about()) };
    return answer?.to_move ? [machine, HUMAN] : [HUMAN, machine];
  }

  /** @type {(players: Player[], analyses: boolean) => Promise<void>} */
  async function begin(players, analyses) {
    try {
      await server.open({ game: position.game, shape: position.config, actions: answer?.actions, seats: players });
    } catch (error) {
      say(/** @type {Error} */ (error).message, null);
      return;
    }
    element.close();
    if (!analyses) return;
    store.setView({ tab: "think" });
    if (!isWatched(store.state)) watch(store, server, true);
  }

  async function copyLink() {
    const { game, config } = position, line = (answer?.actions ?? []).map((action) => ({ action }));
    const address = addressForOthers(addressOf({ game, config, line, at: line.length }), store.state.catalogue);
    const copied = await copyText(address, element).then(() => true, () => false);
    const whoOpens = copied && !opensForOthers(store.state.catalogue) ? ` ${t("storage.address_opens")}` : "";
    setText(verdict, t(copied ? "storage.copied_address" : "storage.not_copied") + whoOpens);
  }

  return { element, open };
}

/** @type {(game: GameFound) => string} */
function verdictText({ to_move: seat, winner }) {
  if (seat !== null) return t("setup.to_move", { name: t(SEATS[seat]) });
  return winner === null ? t("setup.drawn") : t("setup.won", { name: t(SEATS[winner]) });
}

/** Return why no game leads to the position, in the reader's language if the page has it.
    @type {(problem: NoGame) => string} */
function problemText({ problem, reason, values }) {
  const key = `setup.why.${reason}`;
  return hasText(key) ? t(key, values) : problem;
}
