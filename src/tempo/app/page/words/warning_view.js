/* The question before a move that loses the game, with what the rival would do. It lets a move pass that it cannot judge. */

/** @import { PlayedPly } from "../../game.d.ts" */
/** @import { Annotation } from "../../learn.d.ts" */
/** @import { Overlay, PageServer, PageState, Store } from "../../page.d.ts" */
/** @typedef {{ action: number, at: number }} Move */

import { button, make, setText } from "../ui/elements.js";
import { canPlay, isLive } from "../ui/turns.js";
import { punishedSaid, said } from "./sentences.js";
import { speakerOn, wordsOfGame } from "./speaker.js";

const LIKELY_LOSS = 0.35; // chance to win from which on an estimated blunder counts as a loss

/** @param {Store} store @param {PageServer} server */
export function createWarningView(store, server) {
  const title = make("h2", { id: "warning-title" }), loses = make("p"), why = make("p", { role: "status" });
  const form = make("form", { method: "dialog" }, title, loses, why, make("div", { class: "dialog-foot" },
    button("warn.back", () => element.close(), { class: "main", autofocus: true }),
    button("warn.play", () => element.close("play"))));
  const element = make("dialog", { class: "question warning", role: "alertdialog", "aria-labelledby": "warning-title" }, form);
  let prepared = ""; // the position that is being evaluated ahead of the move
  /** @type {Overlay | null} */
  let drawn = null;

  /** @type {(at: number, action: number | null) => Promise<{ judged: Annotation | null }>} */
  const judge = (at, action) => server.post(`api/boards/${store.state.board.id}/judge`, { at, action });

  /** Evaluate the position while the person thinks.
      @type {(state: PageState) => void} */
  function render({ board, exercise }) {
    const key = board ? `${board.id} ${board.line.map((ply) => ply.action).join(".")}` : "";
    if (!board || exercise || key === prepared || !isLive(board) || !canPlay(board)) return;
    prepared = key;
    judge(board.at, null).catch(() => { prepared = ""; });
  }

  /** Return whether a move may be played.
      @type {(move: Move) => Promise<boolean>} */
  async function allows(move) {
    const { board } = store.state, played = { action: move.action, seat: board.to_move ?? 0, cells: board.preview[move.action] };
    draw({ scores: {}, best: [], at: move.at, played });
    try {
      const { judged } = await judge(move.at, move.action).catch(() => ({ judged: null }));
      const verdict = judged && verdictOf(judged, move.action);
      return verdict ? await ask(move, played, verdict) : true;
    } finally {
      if (store.state.overlay === drawn) draw(null);
    }
  }

  /** @type {(move: Move, played: PlayedPly, verdict: string) => Promise<boolean>} */
  async function ask(move, played, verdict) {
    const { board, catalogue } = store.state, { seat } = played;
    const speaker = speakerOn(await wordsOfGame(catalogue, board.game), board);
    setText(title, speaker.say("warn.title", 0));
    setText(loses, said([], speaker.say(`warn.${verdict}`, seat, { action: move.action })).text);
    setText(why, "");
    /** @type {Promise<boolean>} */
    const answer = new Promise((resolve) => {
      element.addEventListener("close", () => resolve(element.returnValue === "play"), { once: true });
    });
    element.returnValue = "";
    element.showModal();
    server.post(`api/boards/${board.id}/line`, move).then(({ plies }) => {
      if (!element.open) return;
      const { text, marks } = punishedSaid(speaker, plies, null);
      setText(why, text);
      draw({ scores: {}, best: [], at: move.at, played, reply: marks.length ? plies[1] : null, marks });
    }).catch(() => {}); // no reason is given
    return answer;
  }

  /** @type {(overlay: Overlay | null) => void} */
  function draw(overlay) {
    drawn = overlay;
    store.set({ overlay });
  }

  return { element, render, allows };
}

/** Whether a move loses a game that was not lost, or probably does; "" if not.
    @type {(judged: Annotation, action: number) => string} */
function verdictOf({ label, certain, value_change: change, scores }, action) {
  if (change) return change[1] < 0 ? "certain" : "";
  const isBad = label === "blunder" && !certain && (scores[action]?.chance ?? 1) <= LIKELY_LOSS;
  return isBad ? "likely" : "";
}
