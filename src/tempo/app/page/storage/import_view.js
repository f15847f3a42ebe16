/* Import of a game: pasted into the box or anywhere on the page, dropped, or from a file. The server detects what it
   is; among several games one is chosen. */

import { shapeOf } from "../address.js";
import { isFileTooLarge, isTooLarge } from "./files.js";
import { button, make, setText } from "../ui/elements.js";
import { aboutText, outcomeText, dayText, gameName, kindText, playersText } from "./game_text.js";
import { createRowList } from "../ui/row_list.js";
import { numberText, t } from "../ui/i18n.js";

const TYPED_IN = "input, textarea, select, [contenteditable]";

/** `callbacks`: `begun()` when a request starts, `opened(answer)` with the server's answer, `shown()` when there is
    something to see. `open` requests a game by any route of the server. */
export function createImportView(store, server, callbacks) {
  const box = make("textarea", { id: "storage-text", rows: 2, spellcheck: "false", autocomplete: "off", "aria-describedby": "storage-known storage-error" });
  const known = make("p", { class: "note", id: "storage-known" });
  const errorLine = make("p", { class: "form-error", id: "storage-error", role: "alert" });
  const file = make("input", { type: "file", hidden: true, tabindex: -1, "aria-hidden": "true" });
  const form = make("form", { class: "storage-import" },
    make("label", { for: "storage-text", textKey: "storage.import_title" }), box,
    make("div", { class: "storage-row" }, make("button", { type: "submit", class: "main", textKey: "storage.open" }), button("storage.file", () => file.click())),
    errorLine, known, file);
  const choices = createRowList("storage.choices", (one) => choose(one));
  const several = make("p", { class: "note", role: "status" });
  const cancel = button("app.cancel", clearOffer);
  const choice = make("div", { class: "storage-choice", hidden: true }, several, choices.element, cancel);
  const dropOverlay = make("div", { class: "storage-drop-overlay", "aria-hidden": "true", hidden: true }, make("p", { textKey: "storage.drop" }));
  let offered = null; // {path, body, games}: a request, and the games to choose from

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (box.value.trim()) send({ text: box.value });
    else box.focus();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !box.value.includes("\n")) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  file.addEventListener("change", () => {
    acceptFile(file.files[0]);
    file.value = "";
  });

  /* -- anywhere on the page -- */

  document.addEventListener("paste", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    accept(event.clipboardData, event);
  });
  document.addEventListener("dragover", (event) => {
    if (!carries(event.dataTransfer)) return;
    event.preventDefault();
    dropOverlay.hidden = false;
  });
  document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) dropOverlay.hidden = true; });
  document.addEventListener("drop", (event) => {
    dropOverlay.hidden = true;
    if (carries(event.dataTransfer)) accept(event.dataTransfer, event);
  });

  function accept(data, event) {
    const [first, second] = data?.files ?? [], text = data?.getData("text/plain") ?? "";
    if (!first && !text.trim()) return;
    event.preventDefault();
    if (second) refuse(t("storage.one_file"));
    else if (first) acceptFile(first);
    else send({ text });
  }

  async function acceptFile(chosen) {
    if (!chosen) return;
    if (isFileTooLarge(chosen)) refuse(t("storage.too_large", { name: chosen.name }));
    else send({ text: await chosen.text(), name: chosen.name });
  }

  /* -- requests -- */

  async function send(body) {
    const { board } = store.state;
    if (isTooLarge(body.text)) return refuse(t("storage.too_large", { name: body.name ?? t("storage.the_text") }));
    clearOffer();
    return open("api/import", { ...body, ...(board ? { game: board.game, shape: shapeOf(board) } : {}) });
  }

  async function open(path, body) {
    setText(errorLine, "");
    callbacks.begun();
    try {
      const answer = await server.post(path, body);
      if (answer.games) return offer(path, body, answer);
      clearOffer();
      if (body.text) box.value = "";
      return await callbacks.opened(answer);
    } catch (error) {
      return showError(error.message);
    }
  }

  function offer(path, body, answer) {
    offered = { path, body, ...answer };
    callbacks.shown();
    render();
    choices.focus();
  }

  function choose(one) {
    return open(offered.path, { ...offered.body, index: one.index });
  }

  function clearOffer() {
    const had = offered !== null;
    offered = null;
    if (had) render();
  }

  /** Show an error instead of the games that were offered before. */
  function refuse(text) {
    clearOffer();
    showError(text);
  }

  /** Show an error, and keep the pasted text for corrections. */
  function showError(text) {
    callbacks.shown();
    setText(errorLine, text);
  }

  function render() {
    setText(known, t("storage.known", { files: suffixes(store.state.catalogue) }));
    choice.hidden = offered === null;
    if (!offered) return;
    const { games, count } = offered, kinds = new Set(games.map((one) => one.game));
    const more = count > games.length ? ` ${t("storage.only_first", { count: numberText(games.length) })}` : "";
    setText(several, t(kinds.size === count ? "storage.ambiguous" : "storage.several_found", { count: numberText(count) }) + more);
    choices.fill(games.map((one) => rowOf(one, kinds.size > 1)));
  }

  return { element: make("section", { labelKey: "storage.import_title" }, form, choice), dropOverlay, open, render };
}

function rowOf(one, isOfMany) {
  const isNamed = one.players.some(Boolean);
  const more = [isNamed ? aboutText(one) : outcomeText(one), one.date && dayText(one.date), isOfMany && kindText(one)];
  return {
    value: one, more: more.filter(Boolean).join(" · "),
    head: `${numberText(one.index + 1)}. ${isNamed ? playersText(one.players) : gameName(one.game)}`,
  };
}

/** Return the suffixes of all file formats. */
function suffixes(catalogue) {
  const all = (catalogue?.games ?? []).flatMap((game) => game.formats.map(({ suffix }) => `.${suffix}`));
  return [...new Set([...all, ".jsonl"])].join(", ");
}

function carries(data) {
  return ["Files", "text/plain"].some((type) => data?.types.includes(type));
}
