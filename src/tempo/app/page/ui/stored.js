/* Choices that the browser keeps. */

import { local } from "../browser_storage.js";

/** Return the value of a key, else `other`.
    @type {<T>(key: string, other: T) => T} */
export function stored(key, other) {
  try { return JSON.parse(local.getItem(key) ?? "null") ?? other; } catch { return other; }
}

/** @type {(key: string, value: unknown) => void} */
export function keep(key, value) {
  try { local.setItem(key, JSON.stringify(value)); } catch { /* it is full */ }
}
