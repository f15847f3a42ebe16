/* The page: creates all views, places them, and renders them at each change of the store. */

/** @import { PageState } from "../page.d.ts" */

import { createAnnouncer } from "./announcer.js";
import { parseAddress, matchesAddress } from "./address.js";
import { createBoardView } from "./board/board_view.js";
import { createControlsView } from "./play/controls_view.js";
import { make, setAttr, setText, symbolButton } from "./ui/elements.js";
import { createEndView } from "./play/end_view.js";
import { createEvaluationBar } from "./board/evaluation_bar.js";
import { createExerciseView } from "./learn/exercise_view.js";
import { createExplorerView } from "./explorer/explorer_view.js";
import { createStorageView } from "./storage/storage_view.js";
import { createHelpView } from "./help/help_view.js";
import { createHomeView } from "./home/home_view.js";
import { createFriendView } from "./friend/friend_view.js";
import { createLanguageChoice } from "./ui/language_choice.js";
import { createKeyboard } from "./play/keys.js";
import { createLearnView } from "./learn/learn_view.js";
import { createMovesView } from "./play/moves_view.js";
import { gameTexts } from "./ui/names.js";
import { createNewGameView } from "./play/new_game_view.js";
import { createNotices } from "./notices.js";
import { createPlayersView } from "./play/players_view.js";
import { createQuestion } from "./ui/question.js";
import { createReplay } from "./play/replay.js";
import { createReplayBar } from "./play/replay_bar.js";
import { createServer } from "./server.js";
import { createSound } from "./sound.js";
import { createStore } from "./store.js";
import { waitForServer } from "./waiting.js";
import { createTabs } from "./tabs.js";
import { createAnalysisView } from "./think/analysis_view.js";
import { shownBoard } from "./ui/turns.js";
import { onLanguage, t } from "./ui/i18n.js";

const store = createStore();
const server = createServer(store);
const replay = createReplay(store, server);

const question = createQuestion(store);
const friend = createFriendView(store);
const newGame = createNewGameView(store, server, question.ask, setUp, friend.open);
const board = createBoardView(store, server);
const players = createPlayersView();
const controls = createControlsView(store, server, newGame.open, question.ask);
const replayBar = createReplayBar(replay);
const moves = createMovesView(store, server, replay);
const analysis = createAnalysisView(store, server);
const learn = createLearnView(store, server, replay);
const end = createEndView(store, server, replay, learn.review), bar = createEvaluationBar();
const exercise = createExerciseView(store, server);
const explorer = createExplorerView(store, server);
const storage = createStorageView(store, server, setUp, friend.open);
const home = createHomeView(store, server, question.ask, {
  options: newGame.open, resume: storage.openSaved, puzzle: exercise.openPuzzle,
});
const tabs = createTabs(store, {
  moves: [moves.element], think: [analysis.element], learn: [learn.element, exercise.element],
  explorer: [explorer.element], games: [storage.element],
});
const help = createHelpView(store);
const keys = createKeyboard({
  store, server, replay, newGame: newGame.open, learn: () => store.setView({ tab: "learn" }), help: help.open,
});
const announcer = createAnnouncer();
const notices = createNotices(store);
const sound = createSound();
const views = [
  notices, board, bar, end, players, controls, replayBar, moves, analysis, learn, exercise, explorer, storage, tabs, keys,
  announcer, home, sound,
];

const title = make("h1");
/** @type {ReturnType<typeof import("./setup/setup_view.js").createSetupView> | null} */
let setup = null;
const skip = make("a", { class: "skip", href: "#board", textKey: "app.skip", on: { click: toBoard } });
const layout = make("main", { class: "layout" },
  make("div", { class: "board-column" }, players.far,
    make("div", { class: "board-row" }, bar.element, make("div", { class: "board-place" }, board.element, end.element)),
    players.near, controls.element),
  replayBar.element, tabs.element);

const brand = make("button", { type: "button", class: "brand", labelKey: "home.open", on: { click: () => store.setView({ home: true }) } },
  t("app.title"));
document.body.append(
  make("header", { class: "top-bar" }, skip, brand, title, createLanguageChoice(), sound.element,
    symbolButton("?", "app.help", help.open)),
  notices.element, layout, home.element, newGame.element, help.element, keys.element, friend.element, question.element,
  announcer.element,
);

/** Open the editor of positions, which is loaded when it is needed.
    @param {string} [game] */
async function setUp(game) {
  if (!setup) {
    const loaded = await import("./setup/setup_view.js").catch(() => store.showError(t("play.unreachable")));
    if (!loaded) return;
    setup ??= loaded.createSetupView(store, server, question.ask);
    document.body.append(setup.element);
  }
  setup.open(game);
}

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
  if (!wanted || !now) return;
  if (matchesAddress(now, wanted) && wanted.at <= now.line.length) server.act("go", { to: wanted.at });
  else server.open(wanted).catch(store.showError);
}

store.subscribe(render);
onLanguage(() => render(store.state));
window.addEventListener("hashchange", followAddress);
store.set({ catalogue: await waitForServer(store) });
await server.start();
navigator.serviceWorker?.register(new URL("../../service_worker.js", import.meta.url)).catch(() => {}); // forbidden: the page works without it
