/* The board of the editor: the game's own drawing, with the cells of the board to play on. */

import { KINDS, gridOf } from "../../drawings.js";
import { drawBare } from "../board/bare_drawing.js";
import { createCells } from "../board/board_cells.js";
import { cellText } from "../board/cell_text.js";
import { make, setAttr, setText } from "../ui/elements.js";
import { gameTexts } from "../ui/names.js";
import { t } from "../ui/i18n.js";

const SVG = "http://www.w3.org/2000/svg";

/** `choose(cell)` is called when a cell is pressed. */
export function createSetupBoard(choose) {
  const svg = document.createElementNS(SVG, "svg");
  setAttr(svg, "class", "board");
  setAttr(svg, "aria-hidden", "true");
  const cells = createCells(svg, { choose: press, hover() {} }, "setup.help");
  const pressed = make("p", { class: "visually-hidden", role: "status" });
  const element = make("div", { class: "board-box" }, svg, ...cells.elements, pressed);
  let scene = null;

  function press(cell) {
    choose(cell);
    setText(pressed, cellText(scene, cell, gridOf(scene.kind, scene.config, svg)));
  }

  function render({ game, config, cells: seats }) {
    const kind = KINDS[game], { title } = gameTexts(game);
    drawBare(svg, kind, { cells: seats }, config);
    setAttr(element, "data-kind", game);
    const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    element.style.setProperty("--ratio", (width / height).toFixed(4));
    scene = {
      board: { id: game, line: [] }, kind, config, title, cells: seats, base: seats, last: null, won: [], unplayed: [],
      overlay: null, moves: new Map(seats.map((_, cell) => [cell, [cell]])), label: t("setup.board", { game: title }),
    };
    cells.render(scene);
    setText(pressed, "");
  }

  return { element, render };
}
