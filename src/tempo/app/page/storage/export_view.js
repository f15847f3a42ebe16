/* Export of the game on the board: its moves, its address, a file in any format of the game, an image or a GIF. */

/** @import { Board } from "../../game.d.ts" */
/** @import { AboutGame, PageState, Store } from "../../page.d.ts" */
/** @import { Properties } from "../ui/elements.js" */
/** @typedef {(board: Board) => Promise<string | void>} Act returns what was done */

import { addressForOthers, addressWithNames, opensForOthers } from "../address.js";
import { get } from "../backend.js";
import { copyText, saveFile } from "./files.js";
import { button, make } from "../ui/elements.js";
import { gifOf } from "./game_gif.js";
import { movesText } from "./game_text.js";
import { aboutGame } from "../play/game_choice.js";
import { formatName, seatName, gameTexts } from "../ui/names.js";
import { pngOf, svgText } from "../board/board_image.js";
import { language, t } from "../ui/i18n.js";

/** @type {AboutGame["formats"][0]} */
const RECORD = { suffix: "jsonl", name: "" };

/** `showLinks` shows the links of both seats, `report` what was done.
    @param {Store} store @param {() => Promise<void>} showLinks @param {(text: string) => void} report */
export function createExportView(store, showLinks, report) {
  const files = make("span", { class: "storage-row" });
  const whoOpens = make("p", { class: "note", textKey: "storage.address_opens" });
  const lacks = make("p", { class: "note", textKey: "storage.lacks" });
  const gif = fileButton("gif", { labelKey: "storage.gif" }, saveGif), links = action("friend.links", showLinks);
  const element = make("section", { class: "storage-export", labelKey: "storage.export_title" },
    make("h3", { textKey: "storage.export_title" }),
    group("storage.copy", action("storage.copy_moves", copyMoves), action("storage.copy_address", copyAddress), links),
    whoOpens,
    group("storage.as_file", files),
    group("storage.as_image", fileButton("svg", { labelKey: "storage.svg" }, saveSvg),
      fileButton("png", { labelKey: "storage.png" }, savePng), gif), lacks);
  let shown = "";

  /** @type {(key: string, act: Act) => HTMLElement} */
  function action(key, act) {
    return button(key, () => attempt(act));
  }

  /** @type {(suffix: string, name: Properties, act: Act) => HTMLElement} */
  function fileButton(suffix, name, act) {
    return make("button", { type: "button", on: { click: () => attempt(act) }, ...name }, `.${suffix}`);
  }

  /** @type {(act: Act) => Promise<void>} */
  async function attempt(act) {
    report("");
    try {
      report((await act(store.state.board)) ?? "");
    } catch (error) {
      store.showError(error);
    }
  }

  /** @type {Act} */
  async function copyMoves(board) {
    await copyText(movesText(board));
    return t("storage.copied_moves");
  }

  /** @type {Act} */
  async function copyAddress(board) {
    await copyText(addressForOthers(addressWithNames(board), store.state.catalogue));
    return t("storage.copied_address");
  }

  /** @type {Act} */
  async function saveSvg(board) {
    return saved(`${fileStem(board)}.svg`, new Blob([drawing(board)], { type: "image/svg+xml" }));
  }

  /** @type {Act} */
  async function savePng(board) {
    return saved(`${fileStem(board)}.png`, await pngOf(drawing(board)));
  }

  /** @type {Act} */
  async function saveGif(board) {
    return saved(`${fileStem({ ...board, at: board.line.length })}.gif`, await gifOf(board, titleOf(board), report));
  }

  /** Save the game in a format. The server refuses boards that the format cannot hold.
      @type {(board: Board, suffix: string) => Promise<string>} */
  async function saveGame(board, suffix) {
    const { name = `game.${suffix}`, content } = await get(`api/boards/${board.id}/export/${suffix}`);
    return saved(name, content);
  }

  /** @type {(state: PageState) => void} */
  function render({ board, catalogue }) {
    const key = `${board?.game} ${language()}`;
    links.hidden = !board?.shared;
    whoOpens.hidden = !catalogue || opensForOthers(catalogue);
    lacks.hidden = catalogue?.has_server ?? true;
    gif.hidden = !lacks.hidden;
    if (!board || key === shown) return;
    shown = key;
    const { formats } = aboutGame(catalogue, board.game);
    files.replaceChildren(...[...formats, RECORD].map(({ suffix, name }) => (
      fileButton(suffix, name ? { title: formatName(board.game, name) } : { labelKey: "storage.record" },
        (now) => saveGame(now, suffix)))));
  }

  return { element, render };
}

/** Let the browser save a file, and return what was done.
    @type {(name: string, content: Blob) => string} */
function saved(name, content) {
  saveFile(name, content);
  return t("storage.saved_file", { name });
}

/** A labelled group of buttons.
    @type {(key: string, ...buttons: HTMLElement[]) => HTMLElement} */
function group(key, ...buttons) {
  return make("div", { class: "storage-row", role: "group", labelKey: key }, make("span", { class: "note", textKey: key }), ...buttons);
}

/** @type {(board: Board) => string} */
function drawing(board) {
  const svg = /** @type {SVGSVGElement} */ (document.querySelector(".board-box svg.board"));
  return svgText(svg, `${titleOf(board)}, ${board.at}`);
}

/** @type {(board: Board) => string} */
function titleOf(board) {
  return `${gameTexts(board.game).title}: ${seatName(board, 0)} – ${seatName(board, 1)}`;
}

/** Return a file name like the server's: date, game, and the number of the shown move.
    @type {(board: Board) => string} */
function fileStem(board) {
  const now = new Date(), day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${day.map((part) => String(part).padStart(2, "0")).join("-")}-${board.game}-${board.at}`;
}
