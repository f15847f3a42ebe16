/* An animated GIF of the line: the page draws each position, the server puts the images together. */

/** @import { Board } from "../../game.d.ts" */

import { KINDS, add } from "../../drawings.js";
import { drawBare, newDrawing } from "../board/bare_drawing.js";
import { canvasOf, svgText } from "../board/board_image.js";
import { post } from "../backend.js";
import { make } from "../ui/elements.js";
import { numberText, t } from "../ui/i18n.js";
import { isPass } from "../ui/names.js";

const SIDE = 480; // pixels on the longer side
const MAX_MOVES = 300;

/** Return the GIF of a board's line; `report` shows the progress.
    @type {(board: Board, title: string, report: (text: string) => void) => Promise<Blob>} */
export async function gifOf(board, title, report) {
  const count = board.line.length;
  if (count > MAX_MOVES) throw new Error(t("storage.gif_too_long", { count: MAX_MOVES }));
  const svg = newDrawing(), frames = [];
  const place = make("div", { class: "board-box offstage", "aria-hidden": "true" }, svg);
  document.querySelector("main")?.append(place); // styles apply only inside the page
  try {
    for (let at = 0; at <= count; at++) {
      draw(svg, board, at);
      frames.push((await canvasOf(svgText(svg, title), SIDE)).toDataURL("image/png").split(",")[1]);
      if (at % 10 === 0) report(t("storage.gif_drawing", { at: numberText(at), count: numberText(count) }));
    }
  } finally {
    place.remove();
  }
  return post("api/gif", { frames });
}

/** @type {(svg: SVGSVGElement, board: Board, at: number) => void} */
function draw(svg, board, at) {
  const kind = KINDS[board.game], { cells, last } = kind.cells(board.line.slice(0, at), board.config);
  const line = at === board.line.length ? board.winning_cells : [];
  drawBare(svg, kind, { cells, last, line }, board.config);
  const move = board.line[at - 1];
  if (move && isPass(board, move.action)) drawPass(svg, move.seat);
}

/** Write across the board that a player passed: the stones stay as they were.
    @type {(svg: SVGSVGElement, seat: number) => void} */
function drawPass(svg, seat) {
  const { x, y, width, height } = svg.viewBox.baseVal, name = t(seat ? "play.second" : "play.first");
  const place = { class: "number", x: x + width / 2, y: y + height / 2 };
  add(svg, "text", place, t("say.passed", { name })).style.fontSize = `${width / 10}px`;
}
