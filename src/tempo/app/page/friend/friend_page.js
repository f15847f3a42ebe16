/* The page of a friend, who plays one seat of one board by a link: the board, both players, and one button. */

/** @import { PageState } from "../../page.d.ts" */

import { createAnnouncer } from "../announcer.js";
import { createBoardView } from "../board/board_view.js";
import { createControlsView } from "../play/controls_view.js";
import { createPlayersView } from "../play/players_view.js";
import { createFriendServer } from "./friend_server.js";
import { createLanguageChoice } from "../ui/language_choice.js";
import { createDarkSwitch } from "../look/dark_switch.js";
import { createNotices } from "../notices.js";
import { createQuestion } from "../ui/question.js";
import { createSound } from "../sound.js";
import { createStore } from "../store.js";
import { make, setAttr, setText } from "../ui/elements.js";
import { gameTexts } from "../ui/names.js";
import { onLanguage, t } from "../ui/i18n.js";
import { endLoading, sayIfSlow } from "../waiting.js";

const store = createStore();
const server = createFriendServer(store, document.body.dataset.board ?? "");
const question = createQuestion(store);
const board = createBoardView(store, server);
const players = createPlayersView();
const controls = createControlsView(store, server, () => {}, question.ask);
const announcer = createAnnouncer(), notices = createNotices(store), sound = createSound();
const title = make("h1");
const layout = make("main", { class: "layout" },
  make("div", { class: "board-column" }, players.far, make("div", { class: "board-row" }, board.element), players.near),
  make("div", { class: "side" }, controls.element, make("p", { class: "note friend-note", textKey: "friend.no_hints" })));

document.body.append(
  make("header", { class: "top-bar" }, make("span", { class: "brand" }, t("app.title")), title, createLanguageChoice(),
    createDarkSwitch(), sound.element),
  notices.element, layout, question.element, announcer.element,
);
endLoading();

/** @type {(state: PageState) => void} */
function render(state) {
  if (state.board) {
    const name = gameTexts(state.board.game).title;
    setAttr(layout, "data-kind", state.board.game);
    setText(title, name);
    document.title = t("app.game_of", { game: name });
  }
  for (const view of [notices, board, players, controls, announcer, sound]) view.render(state);
}

store.subscribe(render);
onLanguage(() => render(store.state));
await sayIfSlow(store, server.start());
