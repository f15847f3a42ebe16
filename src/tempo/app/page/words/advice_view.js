/* A hint in words under the board: one move and why. Others of the same worth are shown on request. */

/** @import { Board, Hint } from "../../game.d.ts" */
/** @import { Overlay, PageState, Store } from "../../page.d.ts" */
/** @import { GameWords } from "../../words.d.ts" */

import { overlayOfHint } from "../board/overlays.js";
import { button, make, setText } from "../ui/elements.js";
import { moveInSentence } from "../ui/names.js";
import { t } from "../ui/i18n.js";
import { hintSaid } from "./sentences.js";
import { speakerOn, wordsOfGame } from "./speaker.js";

/** `say` announces a sentence.
    @param {Store} store @param {(text: string) => void} say */
export function createAdviceView(store, say) {
  const text = make("p");
  const more = button("advice.others", showOthers, { class: "plain" });
  const element = make("div", { class: "advice", hidden: true }, text, more);
  /** The words of a game. @type {{ game: string, words: GameWords | null }} */
  let loaded = { game: "", words: null };
  /** Other moves, shown by this view. @type {{ hint: Hint, overlay: Overlay } | null} */
  let others = null;
  let heard = "";

  /** @type {(game: string) => Promise<void>} */
  async function load(game) {
    loaded = { game, words: null };
    const words = await wordsOfGame(store.state.catalogue, game);
    if (loaded.game !== game) return;
    loaded = { game, words };
    render(store.state);
  }

  function showOthers() {
    const { board } = store.state, hint = /** @type {Hint} */ (hintOn(board));
    others = { hint, overlay: overlayOfHint(board, hint, hint.actions) };
    store.set({ overlay: others.overlay });
  }

  /** @type {(state: PageState) => void} */
  function render({ board, exercise, overlay }) {
    if (!board) return;
    const hint = exercise ? null : hintOn(board);
    if (others && others.hint !== hint) {
      if (overlay === others.overlay) store.set({ overlay: null });
      others = null;
    }
    if (hint && loaded.game !== board.game) load(board.game).catch(store.showError);
    element.hidden = !hint || !loaded.words;
    if (!hint || !loaded.words) {
      setText(text, heard = "");
      return;
    }
    const seat = /** @type {number} */ (board.to_move), words = hintSaid(speakerOn(loaded.words, board), seat, hint);
    const names = hint.actions.slice(1).map((action) => moveInSentence(board, action)).join(", ");
    setText(text, others ? `${words.text} ${t("advice.as_good", { moves: names })}` : words.text);
    if (heard !== text.textContent) say(text.textContent);
    heard = text.textContent;
    more.hidden = others !== null || hint.actions.length < 2;
  }

  return { element, render };
}

/** The hint for the position on the board.
    @type {(board: Board) => Hint | null} */
function hintOn(board) { return board.hint?.at === board.at && board.to_move !== null ? board.hint : null; }
