/* Whether a key or a pointer brought the focus to where it is. Arrow keys are an element's own only after a key: else
   they step through the moves of the game. */

let isLastByKey = true, isFocusByKey = true;

globalThis.document?.addEventListener("pointerdown", () => { isLastByKey = isFocusByKey = false; }, { capture: true });
globalThis.document?.addEventListener("keydown", () => { isLastByKey = true; }, { capture: true });
globalThis.document?.addEventListener("focusin", () => { isFocusByKey = isLastByKey; }, { capture: true });

export function isFocusedByKey() { return isFocusByKey; }
