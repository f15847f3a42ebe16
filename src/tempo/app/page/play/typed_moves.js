/* Completion of typed moves. Pure functions. */

/** @import { Config, Kind } from "../../drawings.d.ts" */
/** @typedef {Map<string, number>} Names moves by name */

/** Map typed names to legal moves.
    @type {(kind: Kind, legal: number[], config: Config) => Names} */
export function typedNames(kind, legal, config) {
  return new Map(legal.map((action) => [plain(kind.name(action, config)), action]));
}

/** @type {(text: string) => string} */
function plain(text) {
  return text.toLowerCase().replace(/\s/g, "");
}

/** Return the `action` that a buffer names, or null, and whether a longer name begins with it.
    @type {(buffer: string, names: Names) => { action: number | null, goesOn: boolean }} */
export function meaningOf(buffer, names) {
  const typed = plain(buffer);
  const goesOn = [...names.keys()].some((name) => name !== typed && name.startsWith(typed));
  return { action: names.get(typed) ?? null, goesOn };
}

/** Return whether a key can continue the buffer.
    @type {(buffer: string, key: string, names: Names) => boolean} */
export function canFollow(buffer, key, names) {
  if (!/^[a-z0-9]$/i.test(key)) return false;
  const typed = plain(buffer + key);
  return [...names.keys()].some((name) => name.startsWith(typed));
}

/** Return whether the buffer is played without Enter: digits that name exactly one move.
    @type {(buffer: string, names: Names) => boolean} */
export function playsAtOnce(buffer, names) {
  const { action, goesOn } = meaningOf(buffer, names);
  return action !== null && !goesOn && /^\d+$/.test(buffer);
}
