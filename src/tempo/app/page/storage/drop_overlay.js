/* Games that are pasted or dropped anywhere on the page. */

/** @typedef {{ files: File[], text: string }} Pasted one of them, or several files */

import { make } from "../ui/elements.js";

const TYPED_IN = "input, textarea, select, [contenteditable]";

/** The overlay that is seen while something is dragged. `take` is called with what is dropped, or pasted outside of
    dialogs and inputs.
    @param {(pasted: Pasted) => void} take */
export function createDropOverlay(take) {
  const element = make("div", { class: "storage-drop-overlay", "aria-hidden": "true", hidden: true }, make("p", { textKey: "storage.drop" }));

  document.addEventListener("paste", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    accept(event.clipboardData, event);
  });
  document.addEventListener("dragover", (event) => {
    if (!carries(event.dataTransfer)) return;
    event.preventDefault();
    element.hidden = false;
  });
  document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) element.hidden = true; });
  document.addEventListener("drop", (event) => {
    element.hidden = true;
    if (carries(event.dataTransfer)) accept(event.dataTransfer, event);
  });

  /** @type {(data: DataTransfer | null, event: Event) => void} */
  function accept(data, event) {
    const files = [...data?.files ?? []], text = data?.getData("text/plain") ?? "";
    if (!files.length && !text.trim()) return;
    event.preventDefault();
    take({ files, text });
  }

  return { element };
}

/** @type {(data: DataTransfer | null) => boolean} */
function carries(data) {
  return data !== null && ["Files", "text/plain"].some((type) => data.types.includes(type));
}
