/* Exercises as a file: a line about it, then a line of JSON for each card. */

/** @import { Services } from "../../game.d.ts" */
/** @import { Card } from "../../learn.d.ts" */

import { DAYS } from "./spacing.js";
import { placeOf, unreadable } from "../storage/import_texts.js";
import { t } from "../ui/i18n.js";

const DECK = "tempo-exercises";
const VERSION = 1, MOST_CARDS = 10_000;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** @type {(cards: Card[], day: string) => { name: string, content: Blob }} */
export function deckFile(cards, day) {
  const lines = [{ format: DECK, version: VERSION, date: day }, ...cards].map((line) => `${JSON.stringify(line)}\n`);
  return { name: `${DECK}-${day}.jsonl`, content: new Blob(lines, { type: "text/plain" }) };
}

/** Return the cards of a file, each checked against the rules of its game.
    @type {(services: Services, text: string, source: string) => Promise<Card[]>} */
export async function readDeck(services, text, source) {
  const lines = text.replace(/^\ufeff/, "").split("\n").filter((line) => line.trim());
  if (lines.length > MOST_CARDS) throw unreadable("import.many_exercises", { source, count: MOST_CARDS });
  const parsed = lines.map((line, place) => {
    try {
      return JSON.parse(line);
    } catch {
      throw unreadable("import.open_exercise", { place: placeOf(source, place + 1) });
    }
  });
  if (parsed[0].version !== VERSION) {
    throw unreadable("import.deck_version", { source, version: String(parsed[0].version).slice(0, 20), own: VERSION });
  }
  const cards = [];
  for (const [place, card] of parsed.slice(1).entries()) {
    const problem = await problemOf(services, card);
    if (problem) throw unreadable("import.no_exercise", { place: placeOf(source, place + 2), problem });
    cards.push(fieldsOf(card));
  }
  return cards;
}

/** Why a card cannot be used; "" if it can.
    @type {(services: Services, card: Card) => Promise<string>} */
async function problemOf(services, card) {
  const { id, game, shape, before, annotation, players, box, due, seen } = card ?? {};
  if (typeof id !== "string" || !Array.isArray(before) || !players?.every?.((name) => typeof name === "string")) {
    return t("import.card.position");
  }
  if (!Number.isInteger(box) || !(box in DAYS) || !DATE.test(due) || !(seen === "" || DATE.test(seen))) return t("import.card.date");
  const { scores, best, keeping_moves: keeping, action } = annotation ?? {};
  if (typeof scores !== "object" || !Array.isArray(best) || !Array.isArray(keeping)) return t("import.card.solution");
  const rules = await services.rulesOf(String(game), shape).catch(() => null);
  if (!rules) return t("import.card.board");
  try {
    await rules.load(before);
  } catch {
    return t("import.card.moves");
  }
  const { legal, seat } = rules.position(before);
  const isPlayable = [action, ...best, ...keeping, ...Object.keys(scores).map(Number)].every((move) => legal.includes(move));
  return isPlayable && seat === card.seat ? "" : t("import.card.moves");
}

/** A card without fields that this page does not know.
    @type {(card: Card) => Card} */
function fieldsOf(card) {
  const { id, label, certain, seat, game, number, players, source, own, shape, config, annotation, before, box, due, seen } = card;
  return { id, label, certain, seat, game, number, players, source, own, shape, config, annotation, before, box, due, seen };
}
