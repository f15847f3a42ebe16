/* Moves as text: `44455`, `f5d6c3`, `1. f5 d6`. Words are compared with the names of the legal moves, so that a new
   game needs no code of its own. */

import { refusal } from "../refusal.js";

const COMPACT = /^(\d|[a-z]\d+)$/; // a name that needs no blanks around it
const WORDS = /[a-z]\d+|pass|pa|ps|--|[^\s,;]/gi; // of a text without blanks
const PASSES = ["pass", "pa", "ps", "--"]; // ways in which programs write a pass
const NUMBERS = /(?<![a-z0-9])\d{1,3}\s*[.):]\s*(?=\S)/gi; // move numbers in a list
const SEPARATED = /[^\s,;]+/g; // words of other texts
const SHORTEST_FILE = 4; // moves
const BEGINNING = 2000; // characters that identify a file
export const MAX_TYPED = 20_000; // characters of a list of moves
const SPACED_DIGITS = /^\s*\d([ \t,;]+\d){2,}\s*$/; // columns separated by blanks

/** Plays the moves of a text, and names the place of one that is not possible. */
export class MoveReader {
  constructor(rules) { Object.assign(this, { rules, actions: [], position: rules.position([]) }); }

  /** Play the legal move for which `isMeant` holds, after a pass that was left out. `word` is the move in the text,
      `seat` the side that the text says. */
  play(isMeant, word, place, seat = null) {
    const where = `${place} (move ${this.actions.length + 1})`, pass = this.onlyPass();
    if (this.position.rewards) throw refusal(`${where}: ${word} comes after the end of the game`);
    if (pass !== null && !isMeant(pass)) this.push(pass);
    if (seat !== null && seat !== this.position.seat) throw refusal(`${where}: it is the other side's turn to move`);
    const action = this.position.legal.find(isMeant);
    if (action === undefined) throw refusal(`${where}: '${word.slice(0, 20)}' is not a legal move`);
    this.push(action);
  }

  push(action) {
    const { outcome, state } = this.rules.rules.after(this.position.state, action);
    this.actions.push(action);
    this.position = this.rules.described(state, outcome, this.actions.length);
  }

  /** The pass if nothing else is legal: a move that fills no cell. Otherwise null. */
  onlyPass() {
    const { legal, state, seat } = this.position, [action] = legal, { own, rules, shape } = this.rules;
    if (legal.length !== 1) return null;
    return own.filled(state, rules.after(state, action).state, action, seat, shape)?.length === 0 ? action : null;
  }
}

/** Return the moves in one line, without passes, which follow from the position. */
export function writeMoves(rules, actions) {
  const shown = rules.plies(actions).filter(({ cells }) => cells?.length !== 0);
  const names = shown.map(({ action }) => rules.moveName(action));
  return names.join(isCompact(rules) ? "" : " ");
}

/** Yield the moves of each game of a file with one game a line. */
export function* readLines(rules, text, source) {
  for (const [number, line] of linesOf(text)) {
    const [first] = line.trim().split(/\s/, 1), hasScore = /^\d+$/.test(first); // behind digits, in sets of tests
    yield readMoves(rules, hasScore ? line.slice(0, line.indexOf(first) + first.length) : line, source, number);
  }
}

/** Return the moves of a list with any separators and numbers. */
export function readList(rules, text, source) { return readMoves(rules, withoutNumbers(text), source); }

function withoutNumbers(text) { return text.replaceAll(NUMBERS, (number) => " ".repeat(number.length)); }

/** Whether a text is a file with one game a line; a few moves are no file unless they are digits. */
export function isFile(rules, text) {
  const [[, first]] = linesOf(text), words = wordsOf(rules, first);
  const isLong = words.length >= SHORTEST_FILE || /^\d/.test(words[0]);
  const isSpaced = text.length <= MAX_TYPED && SPACED_DIGITS.test(text);
  return isLong && text.search(NUMBERS) < 0 && !isSpaced && mayBe(rules, text);
}

/** Whether a text begins with the name of a move, by its letters and digits. */
export function mayBe(rules, text) {
  const form = (name = "") => name.toLowerCase().replaceAll(/[a-z]/g, "a").replaceAll(/\d+/g, "9");
  const [first] = wordsOf(rules, withoutNumbers(text.slice(0, BEGINNING)));
  return rules.position([]).legal.some((action) => form(rules.moveName(action)) === form(first));
}

function readMoves(rules, text, source, firstLine = 1) {
  const reader = new MoveReader(rules);
  for (const { 0: word, index } of matchesOf(rules, text)) {
    const wanted = word.toLowerCase(), isPass = PASSES.includes(wanted);
    const isMeant = (action) => (
      rules.moveName(action).toLowerCase() === wanted || (isPass && action === reader.onlyPass())
    );
    reader.play(isMeant, word, placeIn(text, index, source, firstLine));
  }
  return reader.actions;
}

/** Where a character of a text stands. */
export function placeIn(text, index, source, firstLine = 1) {
  const before = text.slice(0, index).split("\n");
  return `${source}, line ${firstLine + before.length - 1}, column ${before.at(-1).length + 1}`;
}

/** The first words of a text. */
function wordsOf(rules, text) { return [...matchesOf(rules, text.slice(0, BEGINNING))].map(([word]) => word); }

function matchesOf(rules, text) { return text.matchAll(isCompact(rules) ? WORDS : SEPARATED); }

function isCompact(rules) {
  return rules.position([]).legal.every((action) => COMPACT.test(rules.moveName(action)));
}

/** Yield the lines that are not blank, with their numbers. */
export function* linesOf(text) {
  for (let begin = 0, number = 1; begin <= text.length; number++) {
    const end = text.indexOf("\n", begin), line = text.slice(begin, end < 0 ? text.length : end).replace(/\r$/, "");
    if (line.trim()) yield [number, line];
    if (end < 0) return;
    begin = end + 1;
  }
}
