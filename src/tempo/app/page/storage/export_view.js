/* The game on the board, to take away: its moves, its address, a file in any format that the game knows, a picture. */

import { addressOf } from "../address.js";
import { copyText, saveFile } from "./files.js";
import { make } from "../ui/elements.js";
import { movesText } from "./game_text.js";
import { formatName, seatName, wordsHere } from "../ui/names.js";
import { pngOf, svgText } from "../board/board_image.js";
import { language, t } from "../ui/i18n.js";

const RECORD = { suffix: "jsonl" };

/** `tell(text)` is told what was done. */
export function createTakeView(store, tell) {
  const files = make("span", { class: "keep-row" });
  const element = make("section", { class: "keep-take", labelled: "keep.take_title" },
    make("h3", { said: "keep.take_title" }),
    group("keep.copy", action("keep.copy_moves", copyMoves), action("keep.copy_address", copyAddress)),
    group("keep.as_file", files),
    group("keep.as_picture", suffixed("svg", "keep.svg", saveSvg), suffixed("png", "keep.png", savePng)));
  let shown = "";

  function action(key, act) {
    return make("button", { type: "button", said: key, on: { click: () => attempt(act) } });
  }

  function suffixed(suffix, key, act) {
    return make("button", { type: "button", labelled: key, on: { click: () => attempt(act) } }, `.${suffix}`);
  }

  async function attempt(act) {
    tell("");
    try {
      tell(await act(store.state.board));
    } catch (error) {
      store.set({ notice: { text: error.message === "copy" ? t("keep.not_copied") : error.message, kind: "error" } });
    }
  }

  async function copyMoves(board) {
    await copyText(movesText(board));
    return t("keep.copied_moves");
  }

  async function copyAddress(board) {
    await copyText(`${location.origin}/${addressOf(board)}`);
    return t("keep.copied_address");
  }

  async function saveSvg(board) {
    saveFile(`${fileStem(board)}.svg`, new Blob([drawing(board)], { type: "image/svg+xml" }));
    return t("keep.saved_file", { name: `${fileStem(board)}.svg` });
  }

  async function savePng(board) {
    saveFile(`${fileStem(board)}.png`, await pngOf(drawing(board)));
    return t("keep.saved_file", { name: `${fileStem(board)}.png` });
  }

  /** The server writes it; what it refuses, as formats cannot hold every board, it says why. */
  async function saveGame(board, suffix) {
    const answer = await fetch(`/api/boards/${board.id}/export/${suffix}`, { cache: "no-store" });
    if (!answer.ok) throw new Error((await answer.json().catch(() => ({}))).error ?? answer.statusText);
    const told = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get("Content-Disposition"))?.[1];
    const name = told ? decodeURIComponent(told) : `game.${suffix}`;
    saveFile(name, await answer.blob());
    return t("keep.saved_file", { name });
  }

  function render({ board, catalogue }) {
    const key = `${board?.game} ${language()}`;
    if (!board || key === shown) return;
    shown = key;
    const formats = catalogue.games.find((one) => one.game === board.game)?.formats ?? [];
    files.replaceChildren(...[...formats, RECORD].map(({ suffix, name }) => {
      const save = (now) => saveGame(now, suffix);
      if (!name) return suffixed(suffix, "keep.record", save);
      return make("button", { type: "button", title: formatName(board.game, name), on: { click: () => attempt(save) } }, `.${suffix}`);
    }));
  }

  return { element, render };
}

/** Buttons that do alike, with a word for it before them. */
function group(key, ...buttons) {
  return make("div", { class: "keep-row", role: "group", labelled: key }, make("span", { class: "note", said: key }), ...buttons);
}

function drawing(board) {
  const title = `${wordsHere(board.game).title}: ${seatName(board, 0)} – ${seatName(board, 1)}, ${board.at}`;
  return svgText(document.querySelector(".board-box svg.board"), title);
}

/** As the server names its files: the day, the game; and the move that is shown. */
function fileStem(board) {
  const now = new Date(), day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${day.map((part) => String(part).padStart(2, "0")).join("-")}-${board.game}-${board.at}`;
}
