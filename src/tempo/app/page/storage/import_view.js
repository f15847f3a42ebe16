/* Import of a game: pasted into the box or anywhere on the page, dropped, or from a file. The importer detects
   its kind; among several games one is chosen. */

/** @import { Catalogue, GamesFound, ListedGame, MergedExercises, OpenedGame, PageServer, Store } from "../../page.d.ts" */
/** @import { Pasted } from "./drop_overlay.js" */
/** @import { Row } from "../ui/row_list.js" */
/** @typedef {"api/import" | "api/games/open"} Path */
/** @typedef {{ begun(): void, opened(answer: OpenedGame): Promise<void>, merged(exercises: MergedExercises): void,
      shown(): void }} Callbacks */

import { shapeOf } from "../address.js";
import { isFileTooLarge, isTooLarge } from "./files.js";
import { button, make, setText } from "../ui/elements.js";
import { aboutText, outcomeText, dayText, gameName, kindText, playersText } from "./game_text.js";
import { createRowList } from "../ui/row_list.js";
import { numberText, onLanguage, t } from "../ui/i18n.js";

/** `callbacks`: `begun` when a request starts, `opened` when there is a board, `merged` when exercises were kept, `shown`
    when there is something to see.
    @param {Store} store @param {PageServer} server @param {Callbacks} callbacks */
export function createImportView(store, server, callbacks) {
  const box = make("textarea", { id: "storage-text", rows: 2, spellcheck: "false", autocomplete: "off", "aria-describedby": "storage-known storage-error" });
  const known = make("p", { class: "note", id: "storage-known" });
  const errorLine = make("p", { class: "form-error", id: "storage-error", role: "alert" });
  const file = make("input", { type: "file", hidden: true, tabindex: -1, "aria-hidden": "true" });
  const form = make("form", { class: "storage-import" },
    make("label", { for: "storage-text", textKey: "storage.import_title" }), box,
    make("div", { class: "storage-row" }, make("button", { type: "submit", class: "main", textKey: "storage.open" }), button("storage.file", () => file.click())),
    errorLine, known, file);
  const choices = createRowList("storage.choices", choose);
  const several = make("p", { class: "note", role: "status" });
  const cancel = button("app.cancel", clearOffer);
  const choice = make("div", { class: "storage-choice", hidden: true }, several, choices.element, cancel);
  /** A request, and the games to choose from. @type {GamesFound & { path: Path, body: object } | null} */
  let offered = null;
  /** Says the error again, in another language. @type {() => unknown} */
  let sayAgain = () => {};
  let shownBoard = "";

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (box.value.trim()) send({ text: box.value });
    else box.focus();
  });
  box.addEventListener("input", clearError);
  onLanguage(() => sayAgain());
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !box.value.includes("\n")) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  file.addEventListener("change", () => {
    if (file.files?.[0]) acceptFile(file.files[0]);
    file.value = "";
  });

  /** Import what was pasted or dropped.
      @type {(pasted: Pasted) => void} */
  function take({ files: [first, second], text }) {
    if (second) refuse(() => t("storage.one_file"));
    else if (first) acceptFile(first);
    else send({ text });
  }

  /** @type {(chosen: File) => Promise<void>} */
  async function acceptFile(chosen) {
    if (isFileTooLarge(chosen)) refuse(() => t("storage.too_large", { name: chosen.name }));
    else send({ text: await chosen.text(), name: chosen.name });
  }

  /* -- requests -- */

  /** @type {(pasted: { text: string, name?: string }) => Promise<void>} */
  async function send({ text, name }) {
    const { board } = store.state;
    if (isTooLarge(text)) return refuse(() => t("storage.too_large", { name: name ?? t("storage.the_text") }));
    clearOffer();
    return open("api/import", { text, name, ...(board ? { game: board.game, shape: shapeOf(board) } : {}) });
  }

  /** @type {(path: Path, body: object) => Promise<void>} */
  async function open(path, body) {
    clearError();
    callbacks.begun();
    try {
      const answer = await server.post(path, body);
      if (answer.games) return offer(path, body, answer);
      clearOffer();
      if (path === "api/import") box.value = "";
      if (answer.exercises) return callbacks.merged(answer.exercises);
      return await callbacks.opened(answer);
    } catch (error) {
      sayAgain = () => askAgain(path, body);
      return showError(/** @type {Error} */ (error).message);
    }
  }

  /** Write an error in another language, unless it is gone by then.
      @type {(path: Path, body: object) => Promise<void>} */
  async function askAgain(path, body) {
    const asked = sayAgain, said = await server.post(path, body).then(() => "", ({ message }) => message);
    if (sayAgain === asked) setText(errorLine, said);
  }

  function clearError() {
    sayAgain = () => {};
    setText(errorLine, "");
  }

  /** @type {(path: Path, body: object, answer: GamesFound) => void} */
  function offer(path, body, answer) {
    offered = { path, body, ...answer };
    callbacks.shown();
    render();
    choices.focus();
  }

  /** @param {ListedGame} game */
  function choose({ index }) {
    if (offered) open(offered.path, { ...offered.body, index });
  }

  function clearOffer() {
    const had = offered !== null;
    offered = null;
    if (had) render();
  }

  /** Show an error instead of the games that were offered before.
      @type {(text: () => string) => void} */
  function refuse(text) {
    clearOffer();
    sayAgain = () => setText(errorLine, text());
    showError(text());
  }

  /** Show an error, and keep the pasted text for corrections.
      @type {(text: string) => void} */
  function showError(text) {
    callbacks.shown();
    setText(errorLine, text);
  }

  /** An error is of the text in the box: it goes when another game is on the board. */
  function render() {
    const { id = "" } = store.state.board ?? {};
    if (id !== shownBoard) clearError();
    shownBoard = id;
    setText(known, t("storage.known", { files: suffixes(store.state.catalogue) }));
    choice.hidden = offered === null;
    if (!offered) return;
    const { games, count } = offered, kinds = new Set(games.map(({ game }) => game));
    const more = count > games.length ? ` ${t("storage.only_first", { count: numberText(games.length) })}` : "";
    setText(several, t(kinds.size === count ? "storage.ambiguous" : "storage.several_found", { count: numberText(count) }) + more);
    choices.fill(games.map((game) => rowOf(game, kinds.size > 1)));
  }

  return { element: make("section", { labelKey: "storage.import_title" }, form, choice), open, render, take };
}

/** @type {(game: ListedGame, isOfMany: boolean) => Row<ListedGame>} */
function rowOf(game, isOfMany) {
  const { players, date, index } = game, isNamed = players.some(Boolean);
  const more = [isNamed ? aboutText(game) : outcomeText(game), date && dayText(date), isOfMany && kindText(game)];
  return {
    value: game, more: more.filter(Boolean).join(" · "),
    head: `${numberText(index + 1)}. ${isNamed ? playersText(players) : gameName(game.game)}`,
  };
}

/** Return the suffixes of all file formats.
    @type {(catalogue: Catalogue | null) => string} */
function suffixes(catalogue) {
  const all = (catalogue?.games ?? []).flatMap((game) => game.formats.map(({ suffix }) => `.${suffix}`));
  return [...new Set([...all, ".jsonl"])].join(", ");
}
