/* A game from elsewhere: pasted into the box or anywhere on the page, dropped, or a file that is chosen. What it is, the
   server finds out; of several games one is chosen. */

import { shapeOf } from "../address.js";
import { isFileTooLarge, isTooLarge } from "./files.js";
import { button, make, write } from "../ui/elements.js";
import { aboutText, courseText, dayText, gameName, kindText, playersText } from "./game_text.js";
import { createRows } from "../ui/row_list.js";
import { numberText, t } from "../ui/i18n.js";

const TYPED_IN = "input, textarea, select, [contenteditable]";

/** `hear`: `begun()`, when something is asked for; `opened(answer)`, with what the server made of it; `shown()` when there is something to see here. `open` asks
    for a game in any of the server's ways, which may have to be chosen then. */
export function createOpenView(store, server, hear) {
  const box = make("textarea", { id: "keep-text", rows: 2, spellcheck: "false", autocomplete: "off", "aria-describedby": "keep-known keep-fault" });
  const known = make("p", { class: "note", id: "keep-known" });
  const fault = make("p", { class: "fault", id: "keep-fault", role: "alert" });
  const file = make("input", { type: "file", hidden: true, tabindex: -1, "aria-hidden": "true" });
  const form = make("form", { class: "keep-open" },
    make("label", { for: "keep-text", said: "keep.open_title" }), box,
    make("div", { class: "keep-row" }, make("button", { type: "submit", class: "main", said: "keep.open" }), button("keep.file", () => file.click())),
    fault, known, file);
  const choices = createRows("keep.choices", (one) => choose(one));
  const several = make("p", { class: "note", role: "status" });
  const cancel = button("app.cancel", forget);
  const choice = make("div", { class: "keep-choice", hidden: true }, several, choices.element, cancel);
  const veil = make("div", { class: "keep-veil", "aria-hidden": "true", hidden: true }, make("p", { said: "keep.drop" }));
  let offered = null; // {path, body, games}: what was asked for, and the games in it

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
    takeFile(file.files[0]);
    file.value = "";
  });

  /* -- anywhere on the page -- */

  document.addEventListener("paste", (event) => {
    if (document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(TYPED_IN)) return;
    take(event.clipboardData, event);
  });
  document.addEventListener("dragover", (event) => {
    if (!carries(event.dataTransfer)) return;
    event.preventDefault();
    veil.hidden = false;
  });
  document.addEventListener("dragleave", (event) => { if (!event.relatedTarget) veil.hidden = true; });
  document.addEventListener("drop", (event) => {
    veil.hidden = true;
    if (carries(event.dataTransfer)) take(event.dataTransfer, event);
  });

  function take(carried, event) {
    const [first, second] = carried?.files ?? [], text = carried?.getData("text/plain") ?? "";
    if (!first && !text.trim()) return;
    event.preventDefault();
    if (second) complain(t("keep.one_file"));
    else if (first) takeFile(first);
    else send({ text });
  }

  async function takeFile(chosen) {
    if (!chosen) return;
    if (isFileTooLarge(chosen)) complain(t("keep.too_large", { name: chosen.name }));
    else send({ text: await chosen.text(), name: chosen.name });
  }

  /* -- to the server -- */

  async function send(body) {
    const { board } = store.state;
    if (isTooLarge(body.text)) return complain(t("keep.too_large", { name: body.name ?? t("keep.the_text") }));
    return open("/api/import", { ...body, ...(board ? { game: board.game, shape: shapeOf(board) } : {}) });
  }

  async function open(path, body) {
    write(fault, "");
    hear.begun();
    try {
      const answer = await server.post(path, body);
      if (answer.games) return offer(path, body, answer);
      forget();
      if (body.text) box.value = "";
      return await hear.opened(answer);
    } catch (error) {
      return complain(error.message);
    }
  }

  function offer(path, body, answer) {
    offered = { path, body, ...answer };
    hear.shown();
    render();
    choices.focus();
  }

  function choose(one) {
    return open(offered.path, { ...offered.body, index: one.index });
  }

  function forget() {
    const had = offered !== null;
    offered = null;
    if (had) render();
  }

  /** What is wrong is said where it can be seen, and what was pasted is left to be mended. */
  function complain(text) {
    hear.shown();
    write(fault, text);
  }

  function render() {
    write(known, t("keep.known", { files: suffixes(store.state.catalogue) }));
    choice.hidden = offered === null;
    if (!offered) return;
    const { games, count } = offered, kinds = new Set(games.map((one) => one.game));
    const more = count > games.length ? ` ${t("keep.only_first", { count: numberText(games.length) })}` : "";
    write(several, t(kinds.size === count ? "keep.ambiguous" : "keep.several_found", { count: numberText(count) }) + more);
    choices.fill(games.map((one) => rowOf(one, kinds.size > 1)));
  }

  return { element: make("section", { labelled: "keep.open_title" }, form, choice), veil, open, render };
}

function rowOf(one, isOfMany) {
  const isNamed = one.players.some(Boolean);
  const more = [isNamed ? aboutText(one) : courseText(one), one.date && dayText(one.date), isOfMany && kindText(one)];
  return {
    value: one, more: more.filter(Boolean).join(" · "),
    head: `${numberText(one.index + 1)}. ${isNamed ? playersText(one.players) : gameName(one.game)}`,
  };
}

/** The files that games have, as a list of their suffixes. */
function suffixes(catalogue) {
  const all = (catalogue?.games ?? []).flatMap((game) => game.formats.map(({ suffix }) => `.${suffix}`));
  return [...new Set([...all, ".jsonl"])].join(", ");
}

function carries(data) {
  return ["Files", "text/plain"].some((type) => data?.types.includes(type));
}
