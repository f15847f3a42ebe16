/* Sentences from facts: a hint, the better move that was missed, the refutation of a move. The only place that composes
   them. Pure functions of facts and a `Speaker`. */

import { marksOf } from "../board/overlays.js";

/** @import { ExplainedMove } from "../../learn.d.ts" */
/** @import { Fact, Mark, Said, Speaker, WordTexts } from "../../words.d.ts" */
/** @typedef {{ ply: ExplainedMove, fact: Fact }} Highlight the move of a line that a sentence names */

const ENDS = 3, FORCES = 2; // ranks of facts that count at the end of a line, and at its beginning
const TELLS = 0.3; // of a fact that explains a move
const COMPARED = 1; // of a quantity that is smaller after the better move
const BEGINNING = 4; // plies
const WINS = ["wins", "won"], BLOCKS = "blocks";

/** Fill in a text. {who:make|makes} is the first verb if `you` names who that is.
    @type {(text: string, names: WordTexts, you?: string) => string} */
export function filled(text, names, you = "") {
  return text.replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (_, name, yours, theirs) => (name === you ? yours : theirs))
    .replace(/\{(\w+)\}/g, (slot, name) => names[name] ?? slot);
}

/** A hint: one move, why, and its value where that is known.
    @type {(speaker: Speaker, seat: number, hint: { actions: number[], value: number | null, facts: Fact[] }) => Said} */
export function hintSaid(speaker, seat, { actions: [action], value, facts: [fact] }) {
  const known = value === null || WINS.includes(fact?.key) ? "" : speaker.say(`hint.value.${value}`, seat);
  if (!tells(fact)) return said([], speaker.say("hint.bare", seat, { action }), known);
  return said(marksOf(fact, seat), framed(speaker, "hint", seat, action, fact), known);
}

/** What a better move would have done, by the lines of best play after it and after the one played. `values` are those
    of the position before and after the latter, if they are certain.
    @type {(speaker: Speaker, line: ExplainedMove[], played: ExplainedMove[], values: [number, number] | null) => Said} */
export function missedSaid(speaker, line, played, values) {
  const [{ action, seat, facts }] = line, first = compared(facts, played[0].facts) ?? facts[0], isClear = first && [...WINS, BLOCKS].includes(first.key);
  const end = isClear ? null : highlightIn(line, seat, ENDS);
  if (end) {
    const fact = speaker.say(end.fact.key, seat, end.fact.values);
    return said(marksOf(end.fact, seat), speaker.say("missed.leads", seat, { action, fact }));
  }
  const value = values && !isClear && values[0] >= 0 ? speaker.say(`missed.value.${values[0]}`, seat) : "";
  if (!tells(first)) return said([], speaker.say("missed.bare", seat, { action }), value);
  return said(marksOf(first, seat), framed(speaker, "missed", seat, action, first), value);
}

/** What the rival does after a move, by the line of best play after it.
    @type {(speaker: Speaker, line: ExplainedMove[], values: [number, number] | null) => Said} */
export function punishedSaid(speaker, line, values) {
  const [{ seat }, reply] = line, rival = 1 - seat;
  const value = values && values[1] < values[0] ? speaker.say(`punished.value.${values[1]}`, seat) : "";
  const highlight = highlightIn(line, rival, ENDS) ?? highlightIn(line.slice(0, BEGINNING), rival, FORCES);
  if (!highlight || reply.seat !== rival) return said([], value);
  const fact = speaker.say(highlight.fact.key, rival, highlight.fact.values), marks = marksOf(highlight.fact, rival);
  const ends = highlight.fact.rank >= ENDS, isReply = highlight.ply === reply;
  const frame = ends ? (isReply ? "here" : "later") : isReply ? "reply" : "soon";
  return said(marks, speaker.say(`punished.${frame}`, rival, { action: reply.action, fact }), ends ? "" : value);
}

/** The first move of a side in a line that does more than defend, by a fact of at least this rank. What ends the game
    has a row.
    @type {(line: ExplainedMove[], seat: number, rank: number) => Highlight | null} */
function highlightIn(line, seat, rank) {
  for (const ply of line) {
    const fact = ply.seat === seat ? ply.facts.find((one) => !one.isRivals && one.rank >= rank) : undefined;
    if (fact && (rank < ENDS || fact.rows.length)) return { ply, fact };
  }
  return null;
}

/** What a better move has less of than the one played, if nothing about it tells more.
    @type {(facts: Fact[], others: Fact[]) => Fact | null} */
function compared(facts, others) {
  const fact = facts.find(({ least }) => least !== undefined), least = others.find(({ least }) => least !== undefined)?.least;
  const isLess = fact?.least !== undefined && least !== undefined && fact.least < least;
  return isLess && facts[0].rank <= COMPARED ? { ...fact, key: "less", rank: COMPARED } : null;
}

/** @type {(fact?: Fact) => fact is Fact} */
function tells(fact) { return fact !== undefined && fact.rank >= TELLS; }

/** A sentence about a move and one fact; some facts have sentences of their own.
    @type {(speaker: Speaker, frame: string, seat: number, action: number, fact: Fact) => string} */
function framed(speaker, frame, seat, action, { key, values }) {
  const own = `${frame}.${key}`;
  if (speaker.has(own)) return speaker.say(own, seat, { ...values, action });
  return speaker.say(frame, seat, { action, fact: speaker.say(key, seat, values) });
}

/** Sentences that begin with a capital letter.
    @type {(marks: Mark[], ...sentences: string[]) => Said} */
export function said(marks, ...sentences) {
  const whole = sentences.filter(Boolean).map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  return { text: whole.join(" ").replaceAll("。 ", "。"), marks };
}
