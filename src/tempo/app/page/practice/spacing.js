/* Spaced repetition of exercises, by days of this machine's calendar. A right move raises an exercise by a box and a
   wrong one lowers it; each box brings it back after more days (Leitner's boxes). */

/** @import { Card } from "../../learn.d.ts" */

export const DAYS = [0, 1, 3, 7, 21]; // until an exercise of a box comes back
const DAY = 86_400_000; // milliseconds

/** The date of a day, such as 2026-11-28.
    @type {(now?: Date) => string} */
export function today(now = new Date()) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** @type {(day: string, count: number) => string} */
export function dayAfter(day, count) { return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10); }

/** How many days there are from a day until another.
    @type {(day: string, other: string) => number} */
export function daysUntil(day, other) { return Math.round((Date.parse(other) - Date.parse(day)) / DAY); }

/** @type {(card: { due: string }, day: string) => boolean} */
export function isDue({ due }, day) { return due <= day; }

/** The exercise after an answer on a day. A right answer before it is due changes nothing: it was remembered too soon.
    @type {<C extends Pick<Card, "box" | "due" | "seen">>(card: C, isRight: boolean, day: string) => C} */
export function answered(card, isRight, day) {
  if (isRight && !isDue(card, day)) return card;
  const box = isRight ? Math.min(DAYS.length - 1, card.box + 1) : Math.max(0, card.box - 1);
  return { ...card, box, due: dayAfter(day, DAYS[box]), seen: day };
}

/** Due ones first, the longest due and then the lowest box first; the others as they will come.
    @type {(one: Card, other: Card) => number} */
export function byDueDay(one, other) {
  return one.due.localeCompare(other.due) || one.box - other.box || one.id.localeCompare(other.id);
}
