/* Files of ConnectX games: the columns as digits, one game a line. */

import { moveLines } from "../../../app/page/storage/move_texts.js";

/** @type {import("../../../app/records.d.ts").GameFiles} */
export const files = { txt: moveLines };
