/* Choices that the browser keeps. Where it may not store them, they last for this visit. */

/** Return the value of a key, else `other`.
    @type {<T>(key: string, other: T) => T} */
export function stored(key, other) {
  try { return JSON.parse(localStorage.getItem(key) ?? "null") ?? other; } catch { return other; }
}

/** @type {(key: string, value: unknown) => void} */
export function keep(key, value) {
  try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* storage is forbidden, or full */ }
}
