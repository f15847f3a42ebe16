/* Routes of the Games tab: open saved games, import, export. */

/** @import { Route, Services } from "../../game.d.ts" */
/** @import { GameToWrite, ImportBody, ImportedGame } from "../../records.d.ts" */
/** @import { LiveGame } from "../game/live_game.js" */

import { filesOf } from "./game_files.js";
import { importGames } from "./importer.js";
import { openOn, toJson } from "./imported_game.js";
import { fileStem, recordOf, recordText, resultOf } from "./record.js";
import { unreadable } from "./import_texts.js";
import { t } from "../ui/i18n.js";

const MAX_LISTED = 500; // games of a list of choices
const RECORD = "jsonl";
const MOST_SAVED = 20 << 20; // bytes of a record in the archive
const DECK = '"tempo-exercises"', BEGINNING = 200; // characters at the beginning of a file of exercises
const LONGEST_NAME = 100; // characters of a file's name in error messages

/** @type {Route<ImportBody>[]} */
export const routes = [
  ["POST", /^games\/open$/, async (context, _, { name = "", index }) => {
    const text = await savedText(context, name), games = await importGames(context, text, name, "", {}, MOST_SAVED);
    return openChosen(context, games, index, games.length > 1 ? "" : name);
  }],
  ["POST", /^import$/, async (context, _, { text, name, game, shape, index }) => {
    if (String(text).slice(0, BEGINNING).includes(DECK)) return importDeck(context, String(text), sourceName(name));
    return openChosen(context, await importGames(context, text, sourceName(name), game, shape), index);
  }],
  ["GET", /^boards\/(\w+)\/export\/(\w+)$/, async (context, [id, suffix]) => (
    exported(context, await context.boards.get(id), suffix)
  )],
];

/** The name of a text in error messages: that of its file without folders and odd signs.
    @type {(name?: string) => string} */
function sourceName(name = "") {
  const last = name.slice(-LONGEST_NAME).split(/[/\\]/).at(-1) ?? "";
  return last.replaceAll(/[^\p{L}\p{N}_.+ -]/gu, "_") || t("import.the_text");
}

/** The text of a saved game.
    @type {(services: Services, name: string) => Promise<string>} */
async function savedText({ archive }, name) {
  return archive.read(name).catch((problem) => {
    throw problem.status && problem.status < 500 ? unreadable("import.not_saved", { name: sourceName(name) }) : problem;
  });
}

/** Keep the exercises of a file.
    @type {(services: Services, text: string, source: string) => Promise<object>} */
async function importDeck(services, text, source) {
  const [{ Deck }, { readDeck }] = await Promise.all([import("../practice/deck.js"), import("../practice/deck_file.js")]);
  const cards = await readDeck(services, text, source);
  return { exercises: await (await Deck.of(services.archive)).merge(cards) };
}

/** Put the only or the chosen game on a new board; otherwise return the list of choices.
    @type {(services: Services, games: ImportedGame[], index?: number | null, saved?: string) => Promise<object>} */
async function openChosen({ boards }, games, index = null, saved = "") {
  if (games.length > 1 && index === null) {
    const listed = games.slice(0, MAX_LISTED).map((game, place) => ({ index: place, ...toJson(game) }));
    return { games: listed, count: games.length, kind: games[0].kind };
  }
  const chosen = games[index ?? 0];
  if (!chosen) throw unreadable("import.chosen", { count: games.length });
  return { state: (await openOn(boards, chosen, saved)).state(), imported: toJson(chosen) };
}

/** A board's game as a file: a record, or in any format of its game.
    @type {(services: Services, board: LiveGame, suffix: string) => Promise<{ name: string, content: Blob }>} */
async function exported(services, board, suffix) {
  const record = recordOf(board), { header, game } = record, { rules } = board, { formats } = rules.about;
  const date = (game.date ?? header.started).slice(0, 10);
  const suffixes = [...formats.map((format) => format.suffix), RECORD];
  if (!suffixes.includes(suffix)) {
    const known = suffixes.map((one) => `.${one}`).join(", ");
    throw unreadable("export.no_format", { game: board.game, suffix, known });
  }
  const text = suffix === RECORD ? recordText(record) : await written(services, board, suffix, {
    shape: board.shape, actions: board.tree.actions(), players: header.players.map(({ name }) => name),
    seconds: game.moves.map(({ seconds }) => seconds ?? 0), result: resultOf(record), date,
  });
  const name = `${fileStem(date.replaceAll(/[^\w.+-]+/g, "_"), record)}.${suffix}`;
  return { name, content: new Blob([text], { type: "text/plain" }) };
}

/** A game in a format of its game; the server writes those of which the page has no writer.
    @type {(services: Services, board: LiveGame, suffix: string, game: GameToWrite) => Promise<string>} */
async function written(services, { game: name, rules }, suffix, game) {
  const file = (await filesOf(rules.about))[suffix];
  if (file) {
    await rules.load(game.actions);
    return file.write(game, rules);
  }
  if (!services.request) throw unreadable("export.by_server", { suffix });
  /** @type {{ text: string }} */
  const { text } = await services.request("POST", "api/formats/write", { ...game, game: name, suffix });
  return text;
}
