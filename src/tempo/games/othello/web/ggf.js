/* Othello games in GGF, the Generic Game Format of GGS and NBoard: many in a file, text between them is skipped
   (formats/ggf.py, which reads set-up positions and clocks as well). */

/** @import { FileGame, GameFile, GameToWrite } from "../../../app/records.d.ts" */
/** @import { PageRules } from "../../../app/game.d.ts" */
/** @typedef {{ name: string, value: string, place: string }} Property */

import { KINDS } from "../../../app/drawings.js";
import { placeOf, unreadable } from "../../../app/page/storage/import_texts.js";

const GAME = "othello", SIZE = 8, SQUARES = SIZE * SIZE;
const SIGNS = "-*O"; // by mark
const FIRST_LINE = /^[\d\s]*\(\s*;\s*GM\s*\[Othello\]/i;
const PROPERTY = /\s*([A-Za-z]+)\[([^\]]*)\]/y, ENDED = /\s*;\)/y;
const SQUARE = /^[a-h][1-8]$/i;
const PASSES = ["", "pa", "pass", "ps", "--"];
const TIME = /^[\d.:]{1,12}$/;
const DATE = /^\d{4}-\d\d-\d\d/;
const LEAD = /^\s*([+-]?)(\d{1,3}(?:\.\d+)?)(?::([rtlm]))?/i; // a result: +12.00:r
const SIDES = ["B", "W"]; // by seat
const MOST_PROPERTIES = 3 * SQUARES; // in a game: moves, passes, and what is said of it

/** @type {GameFile} */
export const ggfFile = { fits: (text) => FIRST_LINE.test(text), read: readGames, write: writeGame };

/** @type {(text: string, source: string) => Generator<FileGame>} */
function* readGames(text, source) {
  const scan = { text, source, at: text.indexOf("(;"), line: 1, begin: 0 }, start = withoutBlanks(startText());
  while (scan.at >= 0) {
    yield gameOf(propertiesOf(scan), source, start);
    scan.at = text.indexOf("(;", scan.at);
  }
}

/** Read the properties of the game that begins here, and go behind it.
    @type {(scan: { text: string, source: string, at: number, line: number, begin: number }) => Property[]} */
function propertiesOf(scan) {
  /** @type {Property[]} */
  const properties = [];
  const { text, source } = scan, place = () => {
    for (let end; (end = text.indexOf("\n", scan.begin)) >= 0 && end < scan.at; scan.line++) scan.begin = end + 1;
    return placeOf(source, scan.line, scan.at - scan.begin + 1);
  };
  for (scan.at += 2; ;) {
    PROPERTY.lastIndex = ENDED.lastIndex = scan.at;
    if (ENDED.test(text)) break;
    const match = PROPERTY.exec(text);
    if (!match) {
      const [sign] = text.slice(scan.at).trimStart();
      if (!sign) throw unreadable("import.open_game", { place: place(), end: ";)" });
      throw unreadable("import.other_sign", { place: place(), sign, format: "GGF" });
    }
    if (properties.length === MOST_PROPERTIES) {
      throw unreadable("import.many_properties", { place: place(), count: MOST_PROPERTIES });
    }
    scan.at += match[0].length - match[0].trimStart().length;
    properties.push({ name: match[1].toUpperCase(), value: match[2].split(/\s+/).join(" ").trim(), place: place() });
    scan.at = PROPERTY.lastIndex;
  }
  scan.at = ENDED.lastIndex;
  return properties;
}

/** `start` is the only position that a game may begin with.
    @type {(properties: Property[], source: string, start: string) => FileGame} */
function gameOf(properties, source, start) {
  /** @type {{ [name: string]: string }} */
  const about = Object.fromEntries(properties.map(({ name, value }) => [name, value]));
  const place = properties[0]?.place ?? source;
  if ((about.GM ?? GAME).toLowerCase() !== GAME) throw unreadable("import.other_title", { place, game: about.GM.slice(0, 20) });
  if (about.BO !== undefined && withoutBlanks(about.BO) !== start) throw unreadable("import.own_start", { place });
  const items = properties.filter(({ name }) => SIDES.includes(name)).map(({ name, value, place: at }) => {
    const [word = "", , seconds = ""] = value.split("/", 3).map((part) => part.trim());
    return { action: squareOf(word, at), seat: SIDES.indexOf(name), place: at, seconds: secondsOf(seconds) };
  });
  const isWhole = items.every(({ seat }, ply) => seat === ply % 2); // passes are not left out
  return {
    shape: {}, moves: items.map(({ action, seat, place: at }) => ({ action, seat, place: at })),
    seconds: isWhole ? items.map(({ seconds }) => seconds) : [],
    players: [about.PB ?? "", about.PW ?? ""], result: resultOf(about.RE ?? ""), date: about.DT?.match(DATE)?.[0],
  };
}

/** The number of a square; null for a pass.
    @type {(word: string, place: string) => number | null} */
function squareOf(word, place) {
  if (PASSES.includes(word.toLowerCase())) return null;
  if (!SQUARE.test(word)) throw unreadable("import.no_point", { place, point: word.slice(0, 20), size: SIZE });
  return (Number(word[1]) - 1) * SIZE + word.toLowerCase().charCodeAt(0) - "a".charCodeAt(0);
}

/** The seconds of `1:05` or `65`; 0 where they are unknown.
    @type {(text: string) => number} */
function secondsOf(text) {
  return TIME.test(text) ? text.split(":").reduce((total, part) => 60 * total + (Number(part) || 0), 0) : 0;
}

/** A result as in SGF, with black's lead in discs; "" if it is not a lead.
    @type {(text: string) => string} */
function resultOf(text) {
  const [, sign, lead, how = ""] = text.match(LEAD) ?? [], discs = Math.round(Number(lead));
  if (lead === undefined || Number(lead) > SQUARES) return "";
  /** @type {{ [letter: string]: string }} */
  const ends = { r: "R", t: "T" };
  return discs ? `${sign === "-" ? "W" : "B"}+${ends[how.toLowerCase()] ?? discs}` : "0";
}

/** @type {(text: string) => string} */
function withoutBlanks(text) { return text.replaceAll(" ", ""); }

/** The first position: the size, the squares from a1, and the side to move. */
function startText() {
  const cells = KINDS[GAME].cells([], {}).cells.map((seat) => SIGNS[seat === null ? 0 : seat + 1]);
  const rows = Array.from({ length: SIZE }, (_, row) => cells.slice(row * SIZE, (row + 1) * SIZE).join(""));
  return `${SIZE} ${rows.join(" ")} ${SIGNS[1]}`;
}

/** @type {(game: GameToWrite, rules: PageRules) => string} */
function writeGame({ actions, players: [first, second], seconds, result, date }, rules) {
  const plies = rules.plies(actions), isOver = rules.position(actions).rewards !== null;
  const discs = KINDS[GAME].cells(plies, rules.config).cells;
  const lead = [0, 1].map((seat) => discs.filter((own) => own === seat).length).reduce((black, white) => black - white);
  const about = { DT: date, PB: first || "?", PW: second || "?", RE: resultText(result, isOver ? Math.abs(lead) : null) };
  const head = Object.entries(about).filter(([, text]) => text)
    .map(([name, text]) => `${name}[${text.replaceAll("]", ")").split(/\s+/).filter(Boolean).join(" ")}]`).join("");
  const moves = plies.map(({ action, cells }, ply) => {
    const spent = seconds[ply], word = cells?.length === 0 ? "PA" : rules.moveName(action).toUpperCase();
    return `${SIDES[ply % 2]}[${word}${spent ? `//${spent.toFixed(2)}` : ""}]`;
  }).join("");
  return `(;GM[Othello]PC[Tempo]${head}TY[8]BO[${startText()}]${moves};)\n`;
}

/** A result as in GGF. A game that ended early counts as lost by all squares of the board.
    @type {(result: string, lead: number | null) => string} */
function resultText(result, lead) {
  const [side, how = ""] = result.split("+");
  if (!SIDES.includes(side)) return side === "0" ? "0" : "?";
  const discs = /^\d+$/.test(how) ? how : how === "" && lead !== null ? lead : SQUARES;
  return `${side === "B" ? "+" : "-"}${discs}${["R", "T"].includes(how) ? `:${how.toLowerCase()}` : ""}`;
}
