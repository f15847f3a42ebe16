/* A position as the game draws it, without scores, marks and input. */

/** @import { Cells, Config, Kind, View } from "../../drawings.d.ts" */

/** @type {Omit<View, "cells">} */
const BARE = { last: null, line: [], best: [], scores: {}, open: [], better: [], action: null, mover: null };

/** Return an empty drawing of a board, which screen readers skip. */
export function newDrawing() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "board");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** Draw stones into an SVG in place of what it holds. `position`: {cells, last, line}, the last two of them optional.
    @type {(svg: SVGElement, kind: Kind, position: Partial<View> & { cells: Cells }, config: Config) => void} */
export function drawBare(svg, kind, position, config) {
  svg.replaceChildren();
  kind.draw(svg, { ...BARE, ...position }, config);
}
