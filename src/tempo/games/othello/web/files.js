/* Files of Othello games: transcripts, one a line, SGF and GGF. */

import { ggfFile } from "./ggf.js";
import { moveLines } from "../../../app/page/storage/move_texts.js";
import { sgfFile } from "../../../app/page/storage/sgf.js";

const SIZE = 8;

/** @type {import("../../../app/records.d.ts").GameFiles} */
export const files = {
  txt: moveLines,
  sgf: sgfFile({
    game: "othello", number: 2, size: SIZE, hasRows: true, hasSetup: false,
    shapeOf: (size) => (size === SIZE ? {} : null),
  }),
  ggf: ggfFile,
};
