/* The board of the editor: the game's own drawing, with the cells of the board to play on. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Scene } from "../../page.d.ts" */
/** @import { Position } from "./setup_position.js" */

import { KINDS, gridOf } from "../../drawings.js";
import { drawBare, newDrawing } from "../board/bare_drawing.js";
import { createCells } from "../board/board_cells.js";
import { cellText } from "../board/cell_text.js";
import { make, setAttr, setText } from "../ui/elements.js";
import { gameTexts } from "../ui/names.js";
import { t } from "../ui/i18n.js";

/** `choose` is called when a cell is pressed.
    @param {(cell: number) => void} choose */
export function createSetupBoard(choose) {
  const svg = newDrawing();
  const cells = createCells(svg, { choose: press, hover() {} }, "setup.help");
  const pressed = make("p", { class: "visually-hidden", role: "status" });
  const element = make("div", { class: "board-box" }, svg, ...cells.elements, pressed);
  /** @type {Scene | null} */
  let scene = null;

  /** @type {(cell: number) => void} */
  function press(cell) {
    choose(cell);
    if (scene) setText(pressed, cellText(scene, cell, gridOf(scene.kind, scene.config, svg)));
  }

  /** @type {(position: Position) => void} */
  function render({ game, config, cells: seats }) {
    const kind = KINDS[game], { title } = gameTexts(game);
    drawBare(svg, kind, { cells: seats }, config);
    setAttr(element, "data-kind", game);
    const { width, height } = svg.viewBox.baseVal;
    element.style.setProperty("--ratio", (width / height).toFixed(4));
    scene = {
      board: /** @type {Board} */ ({ id: game, line: /** @type {Board["line"]} */ ([]) }),
      kind, config, title, label: t("setup.board", { game: title }), at: 0, overlay: null, last: null, won: [], joy: [], unplayed: [],
      cells: seats, base: seats, moves: new Map(seats.map((_, cell) => [cell, [cell]])), scored: new Map(), numbers: new Map(),
    };
    cells.render(scene);
    setText(pressed, "");
  }

  return { element, render };
}
