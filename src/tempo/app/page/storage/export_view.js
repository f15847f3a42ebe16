/* Export of the game on the board: its moves, its address, a file in any format of the game, an image or a GIF. */

import { addressForOthers, addressOf } from "../address.js";
import { fileAt } from "../backend.js";
import { copyText, saveFile } from "./files.js";
import { make } from "../ui/elements.js";
import { gifOf } from "./game_gif.js";
import { movesText } from "./game_text.js";
import { formatName, seatName, gameTexts } from "../ui/names.js";
import { pngOf, svgText } from "../board/board_image.js";
import { language, t } from "../ui/i18n.js";

const RECORD = { suffix: "jsonl" };

/** `showLinks` shows the links of both seats, `report(text)` what was done. */
export function createExportView(store, showLinks, report) {
  const files = make("span", { class: "storage-row" });
  const gif = suffixed("gif", "storage.gif", saveGif);
  const links = action("friend.links", showLinks);
  const element = make("section", { class: "storage-export", labelKey: "storage.export_title" },
    make("h3", { textKey: "storage.export_title" }),
    group("storage.copy", action("storage.copy_moves", copyMoves), action("storage.copy_address", copyAddress), links),
    group("storage.as_file", files),
    group("storage.as_image", suffixed("svg", "storage.svg", saveSvg), suffixed("png", "storage.png", savePng),
      gif));
  let shown = "";

  function action(key, act) {
    return make("button", { type: "button", textKey: key, on: { click: () => attempt(act) } });
  }

  function suffixed(suffix, key, act) {
    return make("button", { type: "button", labelKey: key, on: { click: () => attempt(act) } }, `.${suffix}`);
  }

  async function attempt(act) {
    report("");
    try {
      report((await act(store.state.board)) ?? "");
    } catch (error) {
      store.set({ notice: { text: error.message === "copy" ? t("storage.not_copied") : error.message, kind: "error" } });
    }
  }

  async function copyMoves(board) {
    await copyText(movesText(board));
    return t("storage.copied_moves");
  }

  async function copyAddress(board) {
    await copyText(addressForOthers(addressOf(board), store.state.catalogue));
    return t("storage.copied_address");
  }

  async function saveSvg(board) {
    saveFile(`${fileStem(board)}.svg`, new Blob([drawing(board)], { type: "image/svg+xml" }));
    return t("storage.saved_file", { name: `${fileStem(board)}.svg` });
  }

  async function savePng(board) {
    saveFile(`${fileStem(board)}.png`, await pngOf(drawing(board)));
    return t("storage.saved_file", { name: `${fileStem(board)}.png` });
  }

  async function saveGif(board) {
    const name = `${fileStem({ ...board, at: board.line.length })}.gif`;
    saveFile(name, await gifOf(board, titleOf(board), report));
    return t("storage.saved_file", { name });
  }

  /** Save the game in a format. The server refuses boards that the format cannot hold. */
  async function saveGame(board, suffix) {
    const { name = `game.${suffix}`, content } = await fileAt(`api/boards/${board.id}/export/${suffix}`);
    saveFile(name, content);
    return t("storage.saved_file", { name });
  }

  function render({ board, catalogue }) {
    const key = `${board?.game} ${language()}`;
    links.hidden = !board?.shared;
    gif.hidden = !catalogue?.has_server;
    if (!board || key === shown) return;
    shown = key;
    const formats = catalogue.games.find((one) => one.game === board.game)?.formats ?? [];
    files.replaceChildren(...[...formats, RECORD].map(({ suffix, name }) => {
      const save = (now) => saveGame(now, suffix);
      if (!name) return suffixed(suffix, "storage.record", save);
      return make("button", { type: "button", title: formatName(board.game, name), on: { click: () => attempt(save) } }, `.${suffix}`);
    }));
  }

  return { element, render };
}

/** A labelled group of buttons. */
function group(key, ...buttons) {
  return make("div", { class: "storage-row", role: "group", labelKey: key }, make("span", { class: "note", textKey: key }), ...buttons);
}

function drawing(board) {
  return svgText(document.querySelector(".board-box svg.board"), `${titleOf(board)}, ${board.at}`);
}

function titleOf(board) {
  return `${gameTexts(board.game).title}: ${seatName(board, 0)} – ${seatName(board, 1)}`;
}

/** Return a file name like the server's: date, game, and the number of the shown move. */
function fileStem(board) {
  const now = new Date(), day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${day.map((part) => String(part).padStart(2, "0")).join("-")}-${board.game}-${board.at}`;
}
