/* Why a move was a mistake, and a better one was not, by the lines of best play after both. Each is asked once. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Annotation, ExplainedMove } from "../../learn.d.ts" */
/** @import { PageServer, Store } from "../../page.d.ts" */
/** @import { GameWords, Said } from "../../words.d.ts" */
/** @typedef {{ words: GameWords, best: ExplainedMove[], played: ExplainedMove[] }} Known */
/** @typedef {Known & { missed: Said, punished: Said, reply: ExplainedMove | null }} Explanation */
/** @typedef {Annotation & { action: number }} Mistake */

import { missedSaid, punishedSaid } from "./sentences.js";
import { speakerOn, wordsOfGame } from "./speaker.js";

const MOST_KEPT = 100;

/** `onChange()` is called when something is known.
    @param {Store} store @param {Pick<PageServer, "post">} server @param {() => void} onChange */
export function createExplanations(store, server, onChange) {
  /** By game, line, best and played move; null while it is asked.
      @type {Map<string, Known | null>} */
  const known = new Map();
  let isBusy = false;

  /** The explanation of a mistake after `at` moves of the board's line; null until it is known.
      @type {(board: Board, at: number, mistake: Mistake) => Explanation | null} */
  function explain(board, at, { action, best: [best], value_change: values = null }) {
    const line = board.line.slice(0, at).map((ply) => ply.action), key = [board.id, ...line, "", best, action].join(".");
    if (!known.has(key) && !isBusy) ask(board, at, best, action, key);
    const entry = known.get(key);
    if (!entry) return null;
    const speaker = speakerOn(entry.words, board);
    const missed = missedSaid(speaker, entry.best, entry.played, values), punished = punishedSaid(speaker, entry.played, values);
    return { ...entry, missed, punished, reply: punished.marks.length ? entry.played[1] : null };
  }

  /** @type {(board: Board, at: number, best: number, played: number, key: string) => Promise<void>} */
  async function ask(board, at, best, played, key) {
    known.set(key, null);
    isBusy = true;
    /** @type {(action: number) => Promise<ExplainedMove[]>} */
    const lineAfter = async (action) => (await server.post(`api/boards/${board.id}/line`, { at, action })).plies;
    try {
      const [words, ...lines] = await Promise.all([
        wordsOfGame(store.state.catalogue, board.game), lineAfter(played), lineAfter(best),
      ]);
      known.set(key, { words, played: lines[0], best: lines[1] });
      if (known.size > MOST_KEPT) known.delete(/** @type {string} */ (known.keys().next().value));
    } catch (error) {
      if (store.state.board.id === board.id) store.showError(error); // a board that was left has no engine
    } finally {
      isBusy = false;
    }
    onChange();
  }

  return { explain, isAsking: () => isBusy };
}
