/* Source of the focus: a key or a pointer. After a key an element has its own arrow keys; after a click they step through
   the moves of the game. */

let isLastByKey = true, isFocusByKey = true;

globalThis.document?.addEventListener("pointerdown", () => { isLastByKey = isFocusByKey = false; }, { capture: true });
globalThis.document?.addEventListener("keydown", () => { isLastByKey = true; }, { capture: true });
globalThis.document?.addEventListener("focusin", () => { isFocusByKey = isLastByKey; }, { capture: true });

export function isFocusedByKey() { return isFocusByKey; }
