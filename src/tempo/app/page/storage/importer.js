/* Import of pasted or dropped text: detect what it is, and report errors with their place (importer.py). */

import { readEpisode } from "./episodes.js";
import { fromFile, fromRecord, rulesOf } from "./imported_game.js";
import { FORMAT, READABLE } from "./record.js";
import { refusal } from "../refusal.js";
import { isFile, linesOf, MAX_TYPED, mayBe, readLines, readList } from "./move_texts.js";
import { ownPart } from "../../../web/offline/web_game.js";

const ADDRESS = /^\s*(?:https?:\/\/[^\s#]*)?#?((?:[a-z]+=[^\s&]*&)*game=\S+)\s*$/;
const BEGINNING = 2000; // characters that identify a file
const MOST_BYTES = 2 << 20, MOST_GAMES = 10_000, MOST_MOVES = 60_000; // of a text (file_formats.py)

/** Return all games of a text, at least one.

    context  {boards, catalogue, folder}
    source   name of the text in error messages
    game     the game on the board, which decides ambiguous texts and comes first in lists
    shape    the board's size, for texts that name none */
export async function importGames(context, pasted, source, game, shape) {
  const text = String(pasted ?? "").replace(/^\ufeff/, "");
  if (!text.trim()) throw refusal(`${source} is empty`);
  if (text.length > MOST_BYTES || new Blob([text]).size > MOST_BYTES) {
    throw refusal(`${source} is larger than ${MOST_BYTES >> 20} MB: split it`);
  }
  const address = text.length <= MAX_TYPED && text.match(ADDRESS);
  if (address) return [await fromAddress(context, address[1])];
  const isJson = "{[".includes(text.trimStart()[0]), isRecord = isJson && text.slice(0, BEGINNING).includes(`"${FORMAT}"`);
  const read = isRecord ? readRecord : isJson ? readEpisodes : readText;
  let found;
  try {
    found = await read(context, text, source, game, shape);
  } catch (problem) {
    throw problem.status ? problem : refusal(`${source} cannot be read: ${problem.message}`);
  }
  if (!found.length) throw refusal(`${source} holds no game`);
  return found;
}

/** Read a position from an address of this page. */
async function fromAddress(context, text) {
  const fields = new URLSearchParams(text);
  const parts = (name, sign) => (fields.get(name) ?? "").split(sign).filter(Boolean);
  const sizes = parts("shape", "-").map((part) => part.split(".")).map(([name, size]) => [name, Number(size)]);
  const rules = await rulesOf(context, fields.get("game"), Object.fromEntries(sizes));
  const actions = parts("moves", ".").map(Number);
  rules.walk(actions);
  const at = Math.min(actions.length, Number(fields.get("at") ?? actions.length));
  return { ...withMoves("address", rules, actions), at };
}

/** Return the items if they are not more games, or more moves, than are read at once. */
function bounded(items, source, movesOf) {
  const found = [];
  let moves = 0;
  for (const one of items) {
    moves += movesOf(one);
    if (found.push(one) > MOST_GAMES || moves > MOST_MOVES) {
      throw refusal(`${source} holds more than ${MOST_GAMES} games or ${MOST_MOVES} moves: split it`);
    }
  }
  return found;
}

/** Read the games of a record. The end of its last line may be missing in pasted text. */
async function readRecord(context, text, source) {
  const whole = bounded(linesOf(text), source, () => 0), last = text.endsWith("\n") || isJsonText(whole.at(-1)[1]);
  const lines = (last ? whole : whole.slice(0, -1)).map(([number, line]) => parsed(`${source}, line ${number}`, line));
  const header = Object.assign({}, lines[0], ...lines.map(({ extended }) => extended));
  if (header.format !== FORMAT) throw refusal(`${source} is not a record of Tempo: its first line should say so`);
  if (!READABLE.includes(header.version)) {
    throw refusal(`${source} has version ${header.version} of the format; this reads up to ${READABLE.at(-1)}`);
  }
  const numbered = lines.slice(1).filter(({ index }) => Number.isInteger(index));
  const games = bounded(numbered, source, ({ opening, moves }) => opening.length + moves.length);
  return Promise.all(games.map((game) => fromRecord(context, header, game)));
}

/** Read an episode, a list of episodes, or one episode per line. */
async function readEpisodes(context, text, source) {
  const [one, other] = linesOf(text), isOneALine = other && [one, other].every(([, line]) => isJsonText(line));
  const episodes = isOneALine ? episodesOfLines(context, text, source)
    : [parsed(source, text)].flat().map((episode) => readEpisode(context.catalogue, episode, source));
  const found = bounded(episodes, source, ({ game }) => game.moves.length);
  return Promise.all(found.map(({ header, game }) => fromRecord(context, header, game, "episode")));
}

function* episodesOfLines({ catalogue }, text, source) {
  for (const [number, line] of linesOf(text)) {
    const place = `${source}, line ${number}`;
    yield readEpisode(catalogue, parsed(place, line), place);
  }
}

/** Read a file in any format, or moves. If several games accept them, the game on the board is preferred. */
async function readText(context, text, source, game, shape) {
  const games = [...context.catalogue.games].sort((one, other) => (other.game === game) - (one.game === game));
  for (const about of games) {
    for (const [suffix, file] of Object.entries((await ownPart(context.folder, about)).files ?? {})) {
      if (!file.fits(text)) continue;
      return readFile(context, about, suffix, bounded(file.read(text, source), source, ({ moves }) => moves.length));
    }
  }
  const found = new Map(), refused = [];
  const attempt = async (name, read) => { // on each board that may be meant
    for (const size of [...(name === game && shape ? [shape] : []), {}]) {
      try {
        return found.set(name, read(await rulesOf(context, name, size)));
      } catch (problem) {
        refused.push(problem);
      }
    }
    return found;
  };
  const usual = await Promise.all(games.map((about) => rulesOf(context, about.game)));
  const files = usual.filter((rules) => formOf(rules) && isFile(rules, text));
  const own = files.filter(({ name }) => name === game);
  for (const { name } of own.length ? own : files) {
    await attempt(name, (rules) => (
      bounded(readLines(rules, text, source), source, ({ length }) => length).map((one) => withMoves("file", rules, one))
    ));
  }
  const isTyped = text.length <= MAX_TYPED && !found.has(game) && !own.length;
  for (const { name } of isTyped ? usual.filter((rules) => mayBe(rules, text)) : []) {
    if (!found.has(name)) await attempt(name, (rules) => [withMoves("moves", rules, readList(rules, text, source))]);
    if (name === game && found.has(name) && found.size === 1) break; // bare moves are of the game on the board
  }
  const others = [...found].flatMap(([name, one]) => (name === game ? [] : one));
  if (found.size) return [...(found.get(game) ?? []), ...others];
  if (refused.length) throw refused[0];
  const formats = games.flatMap((one) => one.formats).map(({ suffix, name }) => `.${suffix} (${name})`);
  const known = `episodes and records (JSON), moves, the address of this page, ${formats.join(", ")}`;
  throw refusal(`${source} has no known format. Known are ${known}`);
}

function formOf({ about }) { return about.formats.find(({ suffix }) => suffix === "txt")?.name; }

function withMoves(kind, rules, actions) {
  const form = kind === "file" ? formOf(rules) : "";
  return { kind, form, rules, actions, players: ["", ""], known: [], ending: null, date: "" };
}

function readFile(context, about, suffix, games) {
  const form = about.formats.find((one) => one.suffix === suffix)?.name;
  return Promise.all(games.map(async (one) => fromFile(await rulesOf(context, about.game, one.shape), one, form)));
}

function isJsonText(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parsed(source, text) {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw refusal(`${source} is not whole: ${problem.message}`);
  }
}
