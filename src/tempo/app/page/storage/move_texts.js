/* Moves as text: `44455`, `f5d6c3`, `1. f5 d6`. Words are compared with the names of the legal moves, so that a new
   game needs no code of its own. */

/** @import { PageRules } from "../../game.d.ts" */
/** @import { GameToWrite, TextMoves } from "../../records.d.ts" */

import { placeOf, unreadable } from "./import_texts.js";
import { t } from "../ui/i18n.js";

const COMPACT = /^(\d|[a-z]\d+)$/; // a name that needs no blanks around it
const WORDS = /[a-z]\d+|pass|pa|ps|--|[^\s,;]/gi; // of a text without blanks
const PASSES = ["pass", "pa", "ps", "--"]; // ways in which programs write a pass
const NUMBERS = /(?<![a-z0-9])\d{1,3}\s*[.):]\s*(?=\S)/gi; // move numbers in a list
const SEPARATED = /[^\s,;]+/g; // words of other texts
const SHORTEST_FILE = 4; // moves
const LONGEST_NAME = 40; // characters of a word that may be a move
const BEGINNING = 2000; // characters that identify a file
export const MAX_TYPED = 20_000; // characters of a list of moves
export const MOST_MOVES = 60_000; // of a text
const SPACED_DIGITS = /^\s*\d([ \t,;]+\d){2,}\s*$/; // columns separated by blanks

/** Files with one game a line, as names of moves: the entry in a game's files.js. */
export const moveLines = {
  /** @type {(game: GameToWrite, rules: PageRules) => string} */
  write(game, rules) {
    const names = namesOf(rules, game.actions), long = names.find((name) => /^\d\d+$/.test(name));
    if (long) throw unreadable("export.digit", { move: long });
    return `${names.join(isCompact(rules) ? "" : " ")}\n`;
  },
};

/** The names of these moves, without passes, which follow from the position.
    @type {(rules: PageRules, actions: number[]) => string[]} */
function namesOf(rules, actions) {
  return rules.plies(actions).filter(({ cells }) => cells?.length !== 0).map(({ action }) => rules.moveName(action));
}

/** Yield the moves of each game of a file with one game a line.
    @type {(rules: PageRules, text: string, source: string) => Generator<TextMoves>} */
export function* readLines(rules, text, source) {
  const pattern = patternOf(rules);
  for (const [number, line] of linesOf(text)) {
    const [first] = line.trim().split(/\s/, 1), hasScore = /^\d+$/.test(first); // behind digits, in sets of tests
    yield readMoves(pattern, hasScore ? line.slice(0, line.indexOf(first) + first.length) : line, source, number);
  }
}

/** Return the moves of a list with any separators and numbers.
    @type {(rules: PageRules, text: string, source: string) => TextMoves} */
export function readList(rules, text, source) { return readMoves(patternOf(rules), withoutNumbers(text), source); }

/** @type {(text: string) => string} */
function withoutNumbers(text) { return text.replaceAll(NUMBERS, (number) => " ".repeat(number.length)); }

/** Whether a text is a file with one game a line; a few moves are no file unless they are digits.
    @type {(rules: PageRules, text: string) => boolean} */
export function isFile(rules, text) {
  const [[, first]] = linesOf(text), words = wordsOf(rules, first);
  const isLong = words.length >= SHORTEST_FILE || /^\d/.test(words[0]);
  const isSpaced = text.length <= MAX_TYPED && SPACED_DIGITS.test(text);
  return isLong && text.search(NUMBERS) < 0 && !isSpaced && mayBe(rules, text);
}

/** Whether a text begins with the name of a move, by its letters and digits.
    @type {(rules: PageRules, text: string) => boolean} */
export function mayBe(rules, text) {
  const form = (name = "") => name.toLowerCase().replaceAll(/[a-z]/g, "a").replaceAll(/\d+/g, "9");
  const [first] = wordsOf(rules, withoutNumbers(text.slice(0, BEGINNING)));
  return rules.position([]).legal.some((action) => form(rules.moveName(action)) === form(first));
}

/** @type {(pattern: RegExp, text: string, source: string, firstLine?: number) => TextMoves} */
function readMoves(pattern, text, source, firstLine = 1) {
  /** @type {string[]} */
  const shown = [];
  /** @type {number[]} */
  const begins = [];
  for (const { 0: word, index } of text.matchAll(pattern)) {
    shown.push(word.slice(0, LONGEST_NAME + 1));
    if (begins.push(index) > MOST_MOVES) break; // too many to be played
  }
  const words = shown.map((word) => word.toLowerCase())
    .map((word) => (PASSES.includes(word) ? null : word.length > LONGEST_NAME ? "" : word));
  return {
    words,
    problem: ({ word, why }, number) => (
      problemOf(placeIn(text, begins[word], source, firstLine), number, shown[word], why)
    ),
  };
}

/** Say why a move of a text is not possible. `number` is that of the move in the game.
    @type {(place: string, number: number, word: string, why: string) => string} */
export function problemOf(place, number, word, why) {
  const key = ["over", "turn"].includes(why) ? `import.${why}` : "import.illegal";
  return t(key, { place: t("import.of_move", { place, number }), move: word.slice(0, 20) });
}

/** Where a character of a text stands.
    @type {(text: string, index: number, source: string, firstLine: number) => string} */
function placeIn(text, index, source, firstLine) {
  const before = text.slice(0, index), lines = before.split("\n").length - 1;
  return placeOf(source, firstLine + lines, index - before.lastIndexOf("\n"));
}

/** The first words of a text.
    @type {(rules: PageRules, text: string) => string[]} */
function wordsOf(rules, text) {
  return [...text.slice(0, BEGINNING).matchAll(patternOf(rules))].map(([word]) => word);
}

/** The pattern of the words of a text.
    @type {(rules: PageRules) => RegExp} */
function patternOf(rules) { return isCompact(rules) ? WORDS : SEPARATED; }

/** @type {(rules: PageRules) => boolean} */
function isCompact(rules) {
  return rules.position([]).legal.every((action) => COMPACT.test(rules.moveName(action)));
}

/** Yield the lines that are not blank, with their numbers.
    @type {(text: string) => Generator<[number: number, line: string]>} */
export function* linesOf(text) {
  for (let begin = 0, number = 1; begin <= text.length; number++) {
    const end = text.indexOf("\n", begin), line = text.slice(begin, end < 0 ? text.length : end).replace(/\r$/, "");
    if (line.trim()) yield [number, line];
    if (end < 0) return;
    begin = end + 1;
  }
}
