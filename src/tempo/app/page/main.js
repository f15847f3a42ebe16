/* The page: which views there are and where they stand. They are rendered at each change of the store. */

import { createAnnouncer } from "./announcer.js";
import { boardOfAddress, holdsAddress } from "./address.js";
import { createBoardView } from "./board/board_view.js";
import { createControlsView } from "./play/controls_view.js";
import { make, set, signButton } from "./ui/elements.js";
import { createExerciseView } from "./learn/exercise_view.js";
import { createKeepView } from "./storage/storage_view.js";
import { createKeys } from "./play/keys.js";
import { createLearnView } from "./learn/learn_view.js";
import { createMovesView } from "./play/moves_view.js";
import { wordsHere } from "./ui/names.js";
import { createNewGameView } from "./play/new_game_view.js";
import { createNotices } from "./notices.js";
import { createPlayersView } from "./play/players_view.js";
import { createReplay } from "./play/replay.js";
import { createReplayBar } from "./play/replay_bar.js";
import { createServer } from "./server.js";
import { createStore } from "./store.js";
import { createTabs } from "./tabs.js";
import { createThoughtView } from "./think/analysis_view.js";
import { boardShown } from "./ui/turns.js";
import { LANGUAGES, language, onLanguage, setLanguage, t } from "./ui/i18n.js";

const store = createStore();
const server = createServer(store);
const replay = createReplay(store, server);

const newGame = createNewGameView(store, server);
const board = createBoardView(store, server);
const players = createPlayersView();
const controls = createControlsView(store, server, newGame.open);
const replayBar = createReplayBar(store, replay);
const moves = createMovesView(store, server, replay);
const thought = createThoughtView(store, server);
const learn = createLearnView(store, server, replay);
const exercise = createExerciseView(store, server);
const keep = createKeepView(store, server);
const tabs = createTabs(store, {
  moves: [moves.element], think: [thought.element], learn: [learn.element, exercise.element], games: [keep.element],
});
const keys = createKeys({ store, server, replay, newGame: newGame.open, learn: () => store.look({ tab: "learn" }) });
const announcer = createAnnouncer();
const notices = createNotices(store);
const views = [
  notices, board, players, controls, replayBar, moves, thought, learn, exercise, keep, tabs, keys, newGame, announcer,
];

const title = make("h1");
const tongues = make("select", { labelled: "app.language" }, ...LANGUAGES.map(([code, name]) => (
  make("option", { value: code, lang: code }, name))));
tongues.value = language();
tongues.addEventListener("change", () => setLanguage(tongues.value));
const skip = make("a", { class: "skip", href: "#board", said: "app.skip", on: { click: toBoard } });
const table = make("main", { class: "table" },
  make("div", { class: "middle" }, players.far, board.element, players.near, controls.element),
  replayBar.element, tabs.element);

const brand = make("span", { class: "brand" }, t("app.title"));
document.body.append(
  make("header", { class: "top" }, skip, brand, title, tongues, signButton("?", "app.help", keys.list)),
  notices.element, table, newGame.element, keys.element, announcer.element,
);

function toBoard(event) {
  event.preventDefault();
  board.focus();
}

function render(state) {
  if (state.board) {
    const { game } = boardShown(state), name = wordsHere(game).title;
    set(document.body, "data-kind", game);
    set(document.body, "data-exercise", state.exercise !== null);
    if (title.textContent !== name) title.textContent = name;
    document.title = t("app.game_of", { game: name });
  }
  for (const view of views) view.render(state);
}

/** Somebody has typed or pasted another address: its position is a board of its own. */
function followAddress() {
  const wanted = boardOfAddress(location.hash), now = store.state.board;
  if (!wanted || !now) return;
  const complain = (error) => store.set({ notice: { text: error.message, kind: "error" } });
  if (holdsAddress(now, wanted) && wanted.at <= now.line.length) server.act("go", { to: wanted.at });
  else server.open(wanted).catch(complain);
}

store.subscribe(render);
onLanguage(() => render(store.state));
window.addEventListener("hashchange", followAddress);
store.set({ catalogue: await server.get("/api/catalogue") });
await server.begin();
