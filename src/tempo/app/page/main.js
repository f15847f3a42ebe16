/* The page: creates all views, places them, and renders them at each change of the store. */

/** @import { PageState } from "../page.d.ts" */

import { createAnnouncer } from "./announcer.js";
import { parseAddress, matchesAddress } from "./address.js";
import { createBoardView } from "./board/board_view.js";
import { isAuto } from "./play/auto_level.js";
import { createControlsView } from "./play/controls_view.js";
import { make, setAttr, setText, symbolButton } from "./ui/elements.js";
import { createEndView } from "./play/end_view.js";
import { createEvaluationBar } from "./board/evaluation_bar.js";
import { createHomeHistory, currentEntry } from "./home/home_history.js";
import { createHomeView } from "./home/home_view.js";
import { icon } from "./ui/icons.js";
import { createLanguageChoice } from "./ui/language_choice.js";
import { createKeyboard } from "./play/keys.js";
import { createLater } from "./later.js";
import { createDarkSwitch } from "./look/dark_switch.js";
import { onLook } from "./look/look.js";
import { createMovesView } from "./play/moves_view.js";
import { gameTexts } from "./ui/names.js";
import { createNewGameView } from "./play/new_game_view.js";
import { createNotices } from "./notices.js";
import { createPlayersView } from "./play/players_view.js";
import { createQuestion } from "./ui/question.js";
import { createReplay } from "./play/replay.js";
import { createReplayBar } from "./play/replay_bar.js";
import { createServer } from "./server.js";
import { createDropOverlay } from "./storage/drop_overlay.js";
import { createSound } from "./sound.js";
import { createStore } from "./store.js";
import { endLoading, sayIfSlow, waitForServer } from "./waiting.js";
import { createTabs } from "./tabs.js";
import { createWarning } from "./play/warning.js";
import { createAnalysisView } from "./think/analysis_view.js";
import { shownBoard } from "./ui/turns.js";
import { onLanguage, t } from "./ui/i18n.js";

const store = createStore();
const server = createServer(store);
const replay = createReplay(store, server);

const question = createQuestion(store);
const friend = createLater(store, () => import("./friend/friend_view.js"), (module) => module.createFriendView(store));
const showLinks = () => friend.use((view) => view.open());
const setup = createLater(store, () => import("./setup/setup_view.js"),
  (module) => module.createSetupView(store, server, question.ask));
const board = createBoardView(store, server);
const newGame = createNewGameView(store, server, question.ask, { setUp, showLinks, toBoard: board.focus });
const warning = createWarning(store, server);
const players = createPlayersView();
const advice = createLater(store, () => import("./words/advice_view.js"),
  (module) => module.createAdviceView(store, (text) => announcer.say(text)), ({ board }) => Boolean(board?.hint));
const auto = createLater(store, () => import("./play/auto_view.js"), (module) => module.createAutoView(),
  ({ board }) => board?.seats.some(({ name }) => isAuto(name)));
const controls = createControlsView(store, server, newGame.open, question.ask, advice.element);
const replayBar = createReplayBar(replay);
const moves = createMovesView(store, server, replay);
const analysis = createAnalysisView(store, server);
const learn = createLater(store, () => import("./learn/learn_view.js"),
  (module) => module.createLearnView(store, server, replay), isOpen("learn"));
const end = createEndView(store, server, replay, () => learn.use((view) => view.review()), board.focus), bar = createEvaluationBar();
const exercise = createLater(store, () => import("./learn/exercise_view.js"),
  (module) => module.createExerciseView(store, server), isOpen("learn"));
const explorer = createLater(store, () => import("./explorer/explorer_view.js"),
  (module) => module.createExplorerView(store, server), isOpen("explorer"));
const storage = createLater(store, () => import("./storage/storage_view.js"),
  (module) => module.createStorageView(store, server, setUp, showLinks), isOpen("games"));
const dropOverlay = createDropOverlay((pasted) => storage.use((view) => view.take(pasted)));
const home = createHomeView(store, server, question.ask, {
  options: newGame.open,
  resume: (name) => storage.use((view) => view.openSaved(name)),
  puzzle: (game, number) => exercise.use((view) => view.openPuzzle(game, number)),
  toBoard: board.focus,
  mistakes: () => exercise.use((view) => view.openMistakes()),
});
const tabs = createTabs(store, {
  moves: [auto.element, moves.element, warning.element], think: [analysis.element], learn: [learn.element, exercise.element],
  explorer: [explorer.element], games: [storage.element],
});
const help = createLater(store, () => import("./help/help_view.js"), (module) => module.createHelpView(store));
const showHelp = () => help.use((view) => view.open());
const look = createLater(store, () => import("./look/look_view.js"), (module) => module.createLookView());
const keys = createKeyboard({
  store, server, replay, newGame: newGame.open, learn: () => store.setView({ tab: "learn" }), help: showHelp,
});
const announcer = createAnnouncer();
const notices = createNotices(store);
const sound = createSound();
const views = [
  notices, board, bar, end, players, auto, controls, advice, replayBar, moves, analysis, learn, exercise, explorer, storage, tabs,
  keys, announcer, home, sound, warning, createHomeHistory(store, server),
];

const title = make("h1");
const skip = make("a", { class: "skip", href: "#board", textKey: "app.skip", on: { click: toBoard } });
const layout = make("main", { class: "layout" },
  make("div", { class: "board-column" }, players.far, make("div", { class: "board-row" }, bar.element, board.element),
    players.near),
  make("div", { class: "side" }, end.element, controls.element, replayBar.element, tabs.element));

const brand = make("button", { type: "button", class: "brand", labelKey: "home.open", on: { click: () => store.setView({ home: true }) } },
  t("app.title"));
document.body.append(
  make("header", { class: "top-bar" }, skip, brand, title, createLanguageChoice(), createDarkSwitch(),
    symbolButton(icon("look"), "look.title", () => look.use((view) => view.open())), sound.element,
    symbolButton("?", "app.help", showHelp)),
  notices.element, layout, home.element, newGame.element, help.element, look.element, keys.element, friend.element,
  question.element, warning.dialog,
  setup.element, announcer.element, dropOverlay.element,
);
endLoading();

/** Return whether a tab is open on a board.
    @type {(tab: string) => (state: PageState) => boolean} */
function isOpen(tab) { return ({ board, view }) => board !== null && view.tab === tab; }

/** Open the editor of positions.
    @param {string} [game] */
function setUp(game) { return setup.use((view) => view.open(game)); }

/** @param {Event} event */
function toBoard(event) {
  event.preventDefault();
  board.focus();
}

/** @param {PageState} state */
function render(state) {
  if (state.board) {
    const { game } = shownBoard(state), name = gameTexts(game).title;
    setAttr(layout, "data-kind", game); // not of the dialogs, which show other games
    setAttr(document.body, "data-exercise", state.exercise !== null);
    setText(title, name);
    document.title = t("app.game_of", { game: name });
  }
  for (const view of views) view.render(state);
}

/** Open the position of an address that was typed or pasted. */
function followAddress() {
  const wanted = parseAddress(location.hash), now = store.state.board;
  if (!wanted || !now || currentEntry()) return; // Back and Forward are followed by the history
  if (matchesAddress(now, wanted) && wanted.at <= now.line.length) server.act("go", { to: wanted.at });
  else server.open(wanted).catch(store.showError);
}

store.subscribe(render);
for (const follow of [onLanguage, onLook]) follow(() => render(store.state));
window.addEventListener("hashchange", followAddress);
store.set({ catalogue: await sayIfSlow(store, waitForServer(store)) });
await server.start();
try {
  await navigator.serviceWorker?.register(new URL("../../service_worker.js", import.meta.url));
} catch { /* forbidden: the page works without it */ }
