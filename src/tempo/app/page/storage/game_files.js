/* The files that the page reads and writes itself: `files` in a game's web/files.js. */

/** @import { AboutGame } from "../../page.d.ts" */
/** @import { GameFiles } from "../../records.d.ts" */

/** Return a game's files; none if it has no such module.
    @type {(about: AboutGame) => Promise<GameFiles>} */
export async function filesOf({ game, has_files: hasFiles }) {
  if (!hasFiles) return {};
  return (await import(new URL(`../../../games/${game}/web/files.js`, import.meta.url).href)).files;
}
