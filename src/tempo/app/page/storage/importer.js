/* Import of pasted or dropped text: detect what it is, and report errors with their place.

   Supported are episodes of the competition, one or several; records; addresses of this page; files of other programs;
   and moves as people type them. Text that fits several games becomes a list of choices. Imported text can only become
   a game or an error message. */

/** @import { PageRules, Services } from "../../game.d.ts" */
/** @import { AboutGame, Catalogue } from "../../page.d.ts" */
/** @import { FileGame, GameFile, ImportedGame, RecordGame, RecordHeader, ServedGame } from "../../records.d.ts" */
/** @import { TextMoves } from "../../records.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @import { UnplayedGame } from "./imported_game.js" */
/** @typedef {(services: Services, text: string, source: string, game?: string, shape?: Shape)
      => Promise<ImportedGame[]>} Reader */

import { namesIn } from "../address.js";
import { readEpisode } from "./episodes.js";
import { filesOf } from "./game_files.js";
import { fromFile, fromRecord, fromServer, playAll, rulesOn, wholeMoves } from "./imported_game.js";
import { FORMAT, VERSION } from "./record.js";
import { placeOf, unreadable } from "./import_texts.js";
import { refusal } from "../refusal.js";
import { formatName } from "../ui/names.js";
import { t } from "../ui/i18n.js";
import { isFile, linesOf, MAX_TYPED, mayBe, MOST_MOVES, moveLines, readLines, readList } from "./move_texts.js";

const ADDRESS = /^\s*(?:https?:\/\/[^\s#]*)?#?((?:[a-z]+=[^\s&]*&)*game=\S+)\s*$/;
const BEGINNING = 2000; // characters that identify a file
const MOST_BYTES = 2 << 20, MOST_GAMES = 10_000, MOST_BOARDS = 50; // of a text
const SHORTEST_MOVE = 50; // characters of a move in a record
const LONGEST_PROBLEM = 500; // characters

/** Return all games of a text, at least one.

    source      name of the text in error messages
    game        the game on the board, which decides ambiguous texts and comes first in lists
    shape       the board's size, for texts that name none
    mostBytes   length of the text in UTF-8 that is read at most

    @type {(services: Services, pasted: unknown, source: string, game?: string, shape?: Shape, mostBytes?: number)
      => Promise<ImportedGame[]>} */
export async function importGames(services, pasted, source, game, shape, mostBytes = MOST_BYTES) {
  const text = String(pasted ?? "").replace(/^\ufeff/, "");
  if (!text.trim()) throw unreadable("import.empty", { source });
  if (text.length > mostBytes || new Blob([text]).size > mostBytes) {
    throw unreadable("import.large", { source, size: mostBytes >> 20 });
  }
  /** @type {ImportedGame[]} */
  let games;
  try {
    games = await readerOf(text)(services, text, source, game, shape);
  } catch (problem) {
    throw readable(/** @type {Error & { status?: number }} */ (problem), source);
  }
  if (!games.length) throw unreadable("import.no_game", { source });
  return games;
}

/** What is said of a text that cannot be read: one line of limited length. Errors of the language say nothing to a reader.
    @type {(problem: Error & { status?: number }, source: string) => Error} */
function readable(problem, source) {
  const { message, status, constructor: kind } = problem;
  const sentence = status ? message : t("import.unread", { source, problem: kind === Error ? message : t("import.damaged") });
  return refusal(sentence.slice(0, LONGEST_PROBLEM).replaceAll(/\s+/g, " "), status);
}

/** @type {(text: string) => Reader} */
function readerOf(text) {
  if (text.length <= MAX_TYPED && ADDRESS.test(text)) return readAddress;
  if (!"{[".includes(text.trimStart()[0])) return readText;
  return text.slice(0, BEGINNING).includes(`"${FORMAT}"`) ? readRecord : readEpisodes;
}

/** Read a position from an address of this page.
    @type {Reader} */
async function readAddress(services, text) {
  const fields = new URLSearchParams(text.match(ADDRESS)?.[1]);
  /** @type {(name: string, sign: string) => string[]} */
  const parts = (name, sign) => (fields.get(name) ?? "").split(sign).filter(Boolean);
  const sizes = parts("shape", "-").map((part) => part.split(".")).map(([name, size]) => [name, Number(size)]);
  const rules = await rulesOn(services, fields.get("game"), Object.fromEntries(sizes));
  const actions = parts("moves", ".").map(Number), at = Number(fields.get("at") ?? actions.length);
  const moves = wholeMoves(actions, ({ word }) => t("import.illegal_at", { number: word + 1 }));
  const game = { ...unplayed("address", rules, moves), isWhole: true };
  game.text.players = namesIn(fields) ?? game.text.players;
  game.text.at = Number.isInteger(at) && at >= 0 ? Math.min(actions.length, at) : actions.length;
  return playAll([game]);
}

/** Return the items if they are not more games, or more moves, than are read at once.
    @template T @param {Iterable<T>} items @param {string} source @param {(item: T) => number} movesOf
    @param {number} [mostMoves] */
function bounded(items, source, movesOf, mostMoves = MOST_MOVES) {
  const games = [];
  let moves = 0;
  for (const item of items) {
    moves += movesOf(item);
    if (games.push(item) > MOST_GAMES || moves > mostMoves) {
      throw unreadable("import.many", { source, games: MOST_GAMES, moves: mostMoves });
    }
  }
  return games;
}

/** Read the games of a record. The end of its last line may be missing in pasted text.
    @type {Reader} */
async function readRecord(services, text, source) {
  const whole = bounded(linesOf(text), source, () => 0), last = text.endsWith("\n") || isJsonText(whole[whole.length - 1][1]);
  const lines = (last ? whole : whole.slice(0, -1)).map(([number, line]) => parsed(placeOf(source, number), line));
  /** @type {RecordHeader} */
  const header = Object.assign({}, lines[0], ...lines.map((line) => line?.extended));
  if (header.format !== FORMAT) throw unreadable("import.no_record", { source });
  if (header.version !== VERSION) {
    throw unreadable("import.version", { source, version: String(header.version).slice(0, 20), own: VERSION });
  }
  /** @type {RecordGame[]} */
  const numbered = lines.slice(1).filter((line) => Number.isInteger(line?.index)), most = text.length / SHORTEST_MOVE;
  const games = bounded(numbered, source, lengthOf, Math.max(MOST_MOVES, Math.floor(most)));
  return playAll(await Promise.all(games.map((game) => fromRecord(services, header, game))));
}

/** @type {(game: RecordGame) => number} */
function lengthOf({ opening, moves }) { return opening.length + moves.length; }

/** Read an episode, a list of episodes, or one episode per line.
    @type {Reader} */
async function readEpisodes(services, text, source) {
  const beginning = firstLines(text), isOneALine = beginning.length === 2 && beginning.every(isJsonText);
  const catalogue = await services.catalogue();
  const episodes = isOneALine ? episodesOfLines(catalogue, text, source)
    : [parsed(source, text)].flat().map((episode) => readEpisode(catalogue, episode, source));
  const games = bounded(episodes, source, ({ game }) => lengthOf(game));
  limitBoards(games.map(({ header }) => JSON.stringify(header.config)), source);
  return playAll(await Promise.all(games.map(({ header, game }) => fromRecord(services, header, game, "episode"))));
}

/** The first two lines that are not blank.
    @type {(text: string) => string[]} */
function firstLines(text) {
  const lines = [];
  for (const [, line] of linesOf(text)) if (lines.push(line) === 2) break;
  return lines;
}

/** @type {(catalogue: Catalogue, text: string, source: string) => Generator<ReturnType<typeof readEpisode>>} */
function* episodesOfLines(catalogue, text, source) {
  for (const [number, line] of linesOf(text)) {
    const place = placeOf(source, number);
    yield readEpisode(catalogue, parsed(place, line), place);
  }
}

/** Refuse games on more boards than are set up at once.
    @type {(boards: string[], source: string) => void} */
function limitBoards(boards, source) {
  if (new Set(boards).size > MOST_BOARDS) throw unreadable("import.many_boards", { source, count: MOST_BOARDS });
}

/** Read a file in any format, or moves. If several games accept them, the game on the board is preferred.
    @type {Reader} */
async function readText(services, text, source, game, shape) {
  const { games: listed } = await services.catalogue();
  const games = [...listed].sort((left, right) => Number(right.game === game) - Number(left.game === game));
  const files = await Promise.all(games.map(filesOf));
  for (const [place, about] of games.entries()) {
    const fitting = Object.entries(files[place]).find(([, file]) => file.fits?.(text));
    if (fitting) return readFile(services, about, fitting, text, source);
  }
  const lines = games.filter((_, place) => Object.values(files[place]).includes(moveLines));
  const attempts = new Attempts(services, game, shape);
  await readMoves(attempts, { games, lines, text, source });
  if (!attempts.found.size && services.request) await readByServer(attempts, games, files, text, source);
  const own = attempts.found.get(game ?? "") ?? [];
  const others = [...attempts.found].flatMap(([name, found]) => (name === game ? [] : found));
  if (attempts.found.size) return [...own, ...others];
  if (attempts.refused.length) throw attempts.refused[0];
  const formats = games.flatMap((about) => about.formats.map(({ suffix, name }) => `.${suffix} (${formatName(about.game, name)})`));
  throw unreadable("import.unknown", { source, formats: formats.join(", ") });
}

/** Games that a text may hold: those that read it, and why others do not. */
class Attempts {
  /** @param {Services} services @param {string} [game] @param {Shape} [shape] that of the board on the page */
  constructor(services, game, shape) {
    this.services = services;
    this.game = game;
    this.shape = shape;
    /** @type {Map<string, ImportedGame[]>} */
    this.found = new Map();
    /** @type {unknown[]} */
    this.refused = [];
  }

  /** Read a text as a game on each board that may be meant: the shown one, then the usual one.
      @param {string} name @param {(rules: PageRules) => UnplayedGame[]} read */
  async add(name, read) {
    for (const size of [...(name === this.game && this.shape ? [this.shape] : []), {}]) {
      try {
        const rules = await rulesOn(this.services, name, size);
        await rules.load([]);
        this.found.set(name, await playAll(read(rules)));
        return;
      } catch (problem) {
        this.refused.push(problem);
      }
    }
  }
}

/** Read a text as a file with one game a line, of the games in `lines`, or as typed moves of any game.
    @type {(attempts: Attempts,
      from: { games: AboutGame[], lines: AboutGame[], text: string, source: string }) => Promise<void>} */
async function readMoves(attempts, { games, lines, text, source }) {
  const { services, game, found } = attempts;
  const usual = await Promise.all(games.map((about) => rulesOn(services, about.game)));
  await Promise.all(usual.map((rules) => rules.load([])));
  const files = usual.filter((rules, place) => lines.includes(games[place]) && isFile(rules, text));
  const own = files.filter(({ name }) => name === game);
  for (const { name, about } of own.length ? own : files) {
    const form = about.formats.find(({ suffix }) => suffix === "txt")?.name;
    await attempts.add(name, (rules) => (
      bounded(readLines(rules, text, source), source, ({ words }) => words.length)
        .map((moves) => unplayed("file", rules, moves, form))
    ));
  }
  const isTyped = text.length <= MAX_TYPED && !found.has(game ?? "") && !own.length;
  for (const { name } of isTyped ? usual.filter((rules) => mayBe(rules, text)) : []) {
    if (!found.has(name)) await attempts.add(name, (rules) => [unplayed("moves", rules, readList(rules, text, source))]);
    if (name === game && found.has(name) && found.size === 1) break; // bare moves are of the game on the board
  }
}

/** Let the server read a text in formats of which the page has no reader.
    @type {(attempts: Attempts, games: AboutGame[], files: { [suffix: string]: GameFile }[], text: string, source: string)
      => Promise<void>} */
async function readByServer(attempts, games, files, text, source) {
  const { services, game, shape } = attempts;
  const formats = games.flatMap((about, place) => about.formats.filter(({ suffix }) => !(suffix in files[place]))
    .map(({ suffix }) => [about.game, suffix]));
  const typed = games.filter((about) => !about.has_files).map((about) => about.game);
  try {
    const body = { text, source, formats, typed, ...(game && shape ? { game, shape } : {}) };
    /** @type {{ games: ServedGame[] }} */
    const answer = await /** @type {NonNullable<Services["request"]>} */ (services.request)("POST", "api/formats/read", body);
    const read = await Promise.all(answer.games.map(async (found) => (
      fromServer(await rulesOn(services, found.game, found.shape), found)
    )));
    for (const found of await playAll(read)) {
      attempts.found.set(found.rules.name, [...attempts.found.get(found.rules.name) ?? [], found]);
    }
  } catch (problem) {
    const { status, message } = /** @type {Error & { status?: number }} */ (problem);
    if (status === 413) return; // too large with the escapes of JSON
    attempts.refused.push(status === 400 ? unreadable("import.by_server", { source, problem: message }) : problem);
  }
}

/** @type {(kind: string, rules: PageRules, moves: TextMoves, form?: string) => UnplayedGame} */
function unplayed(kind, rules, moves, form = "") {
  return { rules, moves, text: { kind, form, players: ["", ""], known: [], ending: null, date: "" } };
}

/** @type {(services: Services, about: AboutGame, format: [suffix: string, file: GameFile], text: string, source: string)
      => Promise<ImportedGame[]>} */
async function readFile(services, about, [suffix, file], text, source) {
  const form = about.formats.find((format) => format.suffix === suffix)?.name;
  /** @type {FileGame[]} */
  const games = bounded(file.read?.(text, source) ?? [], source, ({ moves }) => moves.length);
  limitBoards(games.map(({ shape }) => JSON.stringify(shape)), source);
  return playAll(await Promise.all(games.map(async (game) => fromFile(await rulesOn(services, about.game, game.shape), game, form))));
}

/** @type {(text: string) => boolean} */
function isJsonText(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @type {(source: string, text: string) => any} */
function parsed(source, text) {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable("import.not_whole", { source });
  }
}
