/* A person's mistakes over all games, each a card of the archive: a position, and when it comes back. */

/** @import { Archive } from "../../game.d.ts" */
/** @import { Card, KeptExercise, MoveAnnotation } from "../../learn.d.ts" */

import { answered, byDueDay, isDue } from "./spacing.js";

const MOST_SCORES = 24; // moves whose scores a card keeps: the engine knows the others when they are tried

export class Deck {
  /** @param {Archive} archive @param {Card[]} cards */
  constructor(archive, cards) {
    this.archive = archive;
    this.cards = new Map(cards.map((card) => [card.id, card]));
  }

  /** @type {(archive: Archive) => Promise<Deck>} */
  static async of(archive) { return new Deck(archive, await archive.cards()); }

  /** Keep the mistakes of a game. One that is known begins again if a newer game than its last answer repeats it.
      @type {(exercises: KeptExercise<MoveAnnotation>[], day: string) => Promise<void>} */
  async add(exercises, day) {
    const changed = exercises.flatMap((exercise) => {
      const known = this.cards.get(exercise.id);
      if (!known) return { ...compact(exercise), box: 0, due: day, seen: "" };
      const { source } = exercise, isRepeated = source > known.source && source.slice(0, day.length) >= known.seen;
      return isRepeated ? { ...known, source, box: 0, due: day } : [];
    });
    await this.keep(changed);
  }

  /** Note an answer.
      @type {(id: string, isRight: boolean, day: string) => Promise<void>} */
  async answer(id, isRight, day) {
    const card = this.cards.get(id);
    if (card) await this.keep([answered(card, isRight, day)]);
  }

  /** Take the cards of a file; of one that is known the later answer counts. Return how many were new or changed.
      @type {(cards: Card[]) => Promise<{ added: number, known: number }>} */
  async merge(cards) {
    const wanted = cards.filter((card) => {
      const known = this.cards.get(card.id);
      return !known || card.seen > known.seen;
    });
    const added = wanted.filter(({ id }) => !this.cards.has(id)).length;
    await this.keep(wanted);
    return { added, known: cards.length - added };
  }

  /** @type {(cards: Card[]) => Promise<void>} */
  async keep(cards) {
    if (!cards.length) return;
    for (const card of cards) this.cards.set(card.id, card);
    await this.archive.keepCards(cards);
  }

  get sorted() { return [...this.cards.values()].sort(byDueDay); }

  /** How many are due on a day, and the next day on which one is.
      @type {(day: string) => { due: number, next: string | null }} */
  outlook(day) {
    const { sorted } = this;
    return { due: sorted.filter((card) => isDue(card, day)).length, next: sorted.find((card) => !isDue(card, day))?.due ?? null };
  }
}

/** An exercise without the scores of moves that are neither played nor good.
    @type {(exercise: KeptExercise<MoveAnnotation>) => KeptExercise<MoveAnnotation>} */
function compact(exercise) {
  const { annotation } = exercise, { scores, action, best, keeping_moves: keeping = [] } = annotation;
  const all = Object.keys(scores).map(Number);
  if (all.length <= MOST_SCORES) return exercise;
  const wanted = [...new Set([action, ...best, ...keeping])].filter((move) => move in scores).slice(0, MOST_SCORES);
  return { ...exercise, annotation: { ...annotation, scores: Object.fromEntries(wanted.map((move) => [move, scores[move]])) } };
}
