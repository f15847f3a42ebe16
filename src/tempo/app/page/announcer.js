/* Announcements for screen readers: moves and passes with their players, results, errors of the engine. Refused requests
   are alerts of their own, see notices.js. What a hint says comes from its view. */

/** @import { Board, LinePly } from "../game.d.ts" */

import { make } from "./ui/elements.js";
import { isPass, isYou, moveInSentence, passText, resultText, seatName, gameTexts } from "./ui/names.js";
import { t } from "./ui/i18n.js";

const REPEAT_DELAY = 60; // milliseconds between clearing and writing the region, so that a repeated sentence is read again

export function createAnnouncer() {
  const element = make("div", { class: "visually-hidden", role: "status", "aria-live": "polite", labelKey: "say.label" });
  /** @type {Board | null} */
  let before = null;
  let timer = 0;

  /** @type {(sentences: string[]) => void} */
  function announce(sentences) {
    if (!sentences.length) return;
    clearTimeout(timer);
    element.textContent = "";
    timer = setTimeout(() => { element.textContent = sentences.join(" "); }, REPEAT_DELAY);
  }

  /** @type {(state: { board: Board | null }) => void} */
  function render({ board }) {
    if (before && board && board !== before) announce(describeChanges(before, board));
    before = board;
  }

  /** @type {(text: string) => void} */
  const say = (text) => announce([text]);
  return { element, render, say };
}

/** Return the sentences that describe the change between two states of the board.
    @type {(old: Board, board: Board) => string[]} */
function describeChanges(old, board) {
  /** @type {string[]} */
  const sentences = [];
  const isEnd = board.at === board.line.length;
  if (old.id !== board.id) sentences.push(newGameText(board));
  else if (old.at !== board.at || nodeAt(old) !== nodeAt(board)) sentences.push(...positionTexts(old, board));
  else if (old.over && !board.over) sentences.push(t("say.resumed"));
  else if (old.paused !== board.paused) sentences.push(t(board.paused ? "say.paused" : "say.resumed"));
  if (board.over && isEnd && (!old.over || old.id !== board.id)) sentences.push(`${resultText(board)}.`);
  if (board.error && board.error !== old.error) sentences.push(t("say.error", { text: board.error }));
  return sentences;
}

/** @type {(board: Board, at?: number) => number | undefined} */
function nodeAt(board, at = board.at) {
  return board.line[at - 1]?.node;
}

/** @type {(board: Board) => string} */
function newGameText(board) {
  const [first, second] = [0, 1].map((seat) => seatName(board, seat));
  return t("say.new_game", { game: gameTexts(board.game).title, first, second });
}

/** Return the move that was played and who is to move; after browsing, return the position's number.
    @type {(old: Board, board: Board) => string[]} */
function positionTexts(old, board) {
  const ply = board.line[board.at - 1];
  if (!ply) return [t("say.at_start")];
  const isPlayed = board.at === old.at + 1 && board.at === board.line.length && nodeAt(old, board.at) !== ply.node;
  if (!isPlayed) return [t("say.at", { at: board.at, count: board.line.length, move: moveInSentence(board, ply.action) })];
  const sentences = [playedText(board, ply)];
  if (board.to_move !== null && isYou(board, board.to_move)) sentences.push(t("say.your_turn"));
  return sentences;
}

/** @type {(board: Board, ply: LinePly) => string} */
function playedText(board, ply) {
  if (isPass(board, ply.action)) return passText(board, ply.seat);
  const params = { name: seatName(board, ply.seat), move: moveInSentence(board, ply.action) };
  return t(isYou(board, ply.seat) ? "say.you_moved" : "say.moved", params);
}
