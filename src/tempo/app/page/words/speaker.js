/* Words of a game in the reader's language, with the names of its moves, cells and sides. */

/** @import { Board } from "../../game.d.ts" */
/** @import { Catalogue } from "../../page.d.ts" */
/** @import { GameWords, Speaker, WordTexts } from "../../words.d.ts" */

import { KINDS } from "../../drawings.js";
import { isYou, moveInSentence } from "../ui/names.js";
import { language } from "../ui/i18n.js";
import { filled } from "./sentences.js";
import { wordsOf } from "./game_words.js";

/** @type {(catalogue: Catalogue, game: string) => Promise<GameWords>} */
export function wordsOfGame({ games }, game) {
  return wordsOf(/** @type {Catalogue["games"][number]} */ (games.find((about) => about.game === game)));
}

/** @type {(words: GameWords, board: Board) => Speaker} */
export function speakerOn({ texts: all }, board) {
  const texts = all[language()] ?? all.en, { config } = board, kind = KINDS[board.game];
  /** @type {(action: number) => string} */
  const move = (action) => moveInSentence(board, action);
  const { pieces } = document.documentElement.dataset; // colours that were chosen in place of the game's
  /** @type {(seat: number) => string} */
  const side = (seat) => (isYou(board, seat) ? texts.you : texts[`pieces.${pieces}.${seat}`] ?? texts[`side.${seat}`]);
  return {
    has: (key) => key in texts,
    say(key, seat, values = {}) {
      /** @type {WordTexts} */
      const names = { who: side(seat), rival: side(1 - seat) };
      for (const [name, value] of Object.entries(values)) {
        names[name] = typeof value === "string" ? value : texts[`n.${value}`] ?? String(value);
      }
      if (typeof values.cell === "number") names.cell = filled(texts.cell, cellNames(values.cell));
      if (typeof values.action === "number") names.move = move(values.action);
      if (names.move) names.place = filled(texts.place, { move: names.move });
      return filled(texts[key], names, isYou(board, seat) ? "who" : isYou(board, 1 - seat) ? "rival" : "");
    },
  };

  /** @type {(cell: number) => WordTexts} */
  function cellNames(cell) {
    const { columns = 1, rows = 1 } = kind.grid?.(config) ?? {};
    const column = String((cell % columns) + 1), row = String(rows - Math.floor(cell / columns));
    return { column, row, name: kind.falls ? column : kind.name(cell, config) };
  }
}
