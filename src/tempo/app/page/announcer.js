/* What happens, in words, for those who hear the page: moves with who made them, passes, results, hints, and trouble
   with what thinks. What was refused is an alert of its own, see notices.js. */

import { make } from "./ui/elements.js";
import { isPass, isYou, moveCalled, resultText, seatName, wordsHere } from "./ui/names.js";
import { t } from "./ui/i18n.js";

const SILENCE = 60; // milliseconds between clearing the region and writing: the same sentence twice is then heard twice

export function createAnnouncer() {
  const element = make("div", { class: "hidden", role: "status", "aria-live": "polite", labelled: "say.label" });
  let before = null, timer = null;

  function announce(sentences) {
    if (!sentences.length) return;
    clearTimeout(timer);
    element.textContent = "";
    timer = setTimeout(() => { element.textContent = sentences.join(" "); }, SILENCE);
  }

  function render({ board }) {
    if (before && board !== before) announce(changesSaid(before, board));
    before = board;
  }

  return { element, render };
}

/** What is to be said between two states of the board. */
function changesSaid(old, board) {
  const said = [], isEnd = board.at === board.line.length;
  if (old.id !== board.id) said.push(newGameSaid(board));
  else if (old.at !== board.at || nodeAt(old) !== nodeAt(board)) said.push(...positionSaid(old, board));
  else if (old.paused !== board.paused) said.push(t(board.paused ? "say.paused" : "say.resumed"));
  if (board.over && isEnd && (!old.over || old.id !== board.id)) said.push(`${resultText(board)}.`);
  if (board.hint?.at === board.at && !old.hint) said.push(hintSaid(board));
  if (board.trouble && board.trouble !== old.trouble) said.push(t("say.error", { text: board.trouble }));
  return said;
}

function nodeAt(board, at = board.at) {
  return board.line[at - 1]?.node;
}

function newGameSaid(board) {
  const [first, second] = [0, 1].map((seat) => seatName(board, seat));
  return t("say.new_game", { game: wordsHere(board.game).title, first, second });
}

/** A move that was played, with who is to move then; or where in the game one is now. */
function positionSaid(old, board) {
  const ply = board.line[board.at - 1];
  if (!ply) return [t("say.at_start")];
  const isPlayed = board.at === old.at + 1 && board.at === board.line.length && nodeAt(old, board.at) !== ply.node;
  if (!isPlayed) return [t("say.at", { at: board.at, count: board.line.length, move: moveCalled(board, ply.action) })];
  const said = [moveSaid(board, ply)];
  if (board.to_move !== null && isYou(board, board.to_move)) said.push(t("say.your_turn"));
  return said;
}

function moveSaid(board, ply) {
  const told = { name: seatName(board, ply.seat), move: moveCalled(board, ply.action) };
  const what = isPass(board, ply.action) ? "passed" : "moved";
  return t(isYou(board, ply.seat) ? `say.you_${what}` : `say.${what}`, told);
}

function hintSaid({ hint, ...board }) {
  if (hint.actions.length > 1 && hint.actions.length === board.legal.length) return t("say.hint_any");
  const moves = hint.actions.map((action) => moveCalled(board, action)).join(", ");
  return t(hint.certain ? "say.hint_certain" : "say.hint", { moves });
}
