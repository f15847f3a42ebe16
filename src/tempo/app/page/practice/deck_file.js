/* Exercises as a file: a line about it, then a line of JSON for each card. */

/** @import { Services } from "../../game.d.ts" */
/** @import { Card } from "../../learn.d.ts" */

import { DAYS } from "./spacing.js";
import { refusal } from "../refusal.js";

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
  if (lines.length > MOST_CARDS) throw refusal(`${source} holds more than ${MOST_CARDS} exercises: split it`);
  const parsed = lines.map((line, place) => {
    try {
      return JSON.parse(line);
    } catch {
      throw refusal(`${source}: line ${place + 1} is not complete: export the exercises again`);
    }
  });
  if (parsed[0].version !== VERSION) throw refusal(`${source} is of version ${parsed[0].version}, this page reads ${VERSION}`);
  const cards = [];
  for (const [place, card] of parsed.slice(1).entries()) {
    const problem = await problemOf(services, card).catch(({ message }) => message);
    if (problem) throw refusal(`${source}: line ${place + 2} is no exercise: ${problem}`);
    cards.push(fieldsOf(card));
  }
  return cards;
}

/** Why a card cannot be used; "" if it can.
    @type {(services: Services, card: Card) => Promise<string>} */
async function problemOf(services, card) {
  const { id, game, shape, before, annotation, players, box, due, seen } = card ?? {};
  if (typeof id !== "string" || !Array.isArray(before) || !players?.every?.((name) => typeof name === "string")) {
    return "it has no position";
  }
  if (!Number.isInteger(box) || !(box in DAYS) || !DATE.test(due) || !(seen === "" || DATE.test(seen))) return "it has no date";
  const { scores, best, keeping_moves: keeping, action } = annotation ?? {};
  if (typeof scores !== "object" || !Array.isArray(best) || !Array.isArray(keeping)) return "it has no solution";
  const rules = await services.rulesOf(String(game), shape);
  await rules.load(before);
  const { legal, seat } = rules.position(before);
  const isPlayable = [action, ...best, ...keeping, ...Object.keys(scores).map(Number)].every((move) => legal.includes(move));
  return isPlayable && seat === card.seat ? "" : "its moves are not legal";
}

/** A card without fields that this page does not know.
    @type {(card: Card) => Card} */
function fieldsOf(card) {
  const { id, label, certain, seat, game, number, players, source, own, shape, config, annotation, before, box, due, seen } = card;
  return { id, label, certain, seat, game, number, players, source, own, shape, config, annotation, before, box, due, seen };
}
