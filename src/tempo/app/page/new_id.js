/* Names that nobody guesses, for boards and for open pages. */

/** Return 16 hexadecimal digits.
    @type {() => string} */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
