/* What a person practises, in a database of this browser: exercises, and the mistakes that reviews have found. Where the
   browser has no database for this page, both last for this visit. */

/** @import { Annotations, Card } from "../../app/learn.d.ts" */

import { openDatabase } from "../../app/page/browser_storage.js";

const DATABASE = "tempo-practice", CARDS = "cards", MISTAKES = "mistakes";
/** @type {Map<string, Card>} */
const visitCards = new Map();
/** @type {Map<string, Annotations>} */
const visitMistakes = new Map();
/** @type {Promise<IDBDatabase | null> | null} */
let opened = null;

/** @returns {Promise<Card[]>} */
export async function cards() {
  const store = await storeOf(CARDS, "readonly");
  return store ? answerOf(store.getAll()) : [...visitCards.values()];
}

/** @param {Card[]} changed */
export async function keepCards(changed) {
  const store = await storeOf(CARDS, "readwrite");
  if (store) await Promise.all(changed.map((card) => answerOf(store.put(card))));
  else for (const card of changed) visitCards.set(card.id, card);
}

/** The mistakes of a game by its name, board and moves.
    @param {unknown[]} played @returns {Promise<Annotations | undefined>} */
export async function mistakes(played) {
  const key = JSON.stringify(played), store = await storeOf(MISTAKES, "readonly");
  return store ? answerOf(store.get(key)) : visitMistakes.get(key);
}

/** @param {unknown[]} played @param {Annotations} found */
export async function keepMistakes(played, found) {
  const key = JSON.stringify(played), store = await storeOf(MISTAKES, "readwrite");
  if (store) await answerOf(store.put(found, key));
  else visitMistakes.set(key, found);
}

/** A store of the database; null where there is none.
    @type {(name: string, mode: IDBTransactionMode) => Promise<IDBObjectStore | null>} */
async function storeOf(name, mode) {
  opened ??= openDatabase(DATABASE, (database) => {
    database.createObjectStore(CARDS, { keyPath: "id" });
    database.createObjectStore(MISTAKES);
  });
  return (await opened)?.transaction(name, mode).objectStore(name) ?? null;
}

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
