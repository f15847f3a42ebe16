/* Saved games: search by date, player, result and game, newest first. */

/** @import { PageServer, PageState, SavedGames, Store } from "../../page.d.ts" */

import { button, make, setText } from "../ui/elements.js";
import { gameName, rowOf } from "./game_text.js";
import { createRowList } from "../ui/row_list.js";
import { onLanguage, numberText, t } from "../ui/i18n.js";

const SEARCH_DELAY = 250; // milliseconds after the last key of a search
const RESULTS = ["won", "lost", "drawn", "first", "second", "open"];

/** `open` opens a game by its name; `isSeen` returns whether the list is visible.
    @param {Store} store @param {PageServer} server @param {(name: string) => void} open @param {() => boolean} isSeen */
export function createSavedView(store, server, open, isSeen) {
  const player = make("input", { type: "search", id: "storage-player", autocomplete: "off", maxlength: 100 });
  const result = make("select", { id: "storage-result" }), game = make("select", { id: "storage-game" });
  const since = make("input", { type: "date", id: "storage-since" }), until = make("input", { type: "date", id: "storage-until" });
  const form = make("form", { class: "storage-search", role: "search", labelKey: "storage.saved_title" },
    field("storage.player", player), field("storage.result", result), field("storage.game", game), field("storage.from", since), field("storage.to", until));
  const count = make("p", { class: "note", role: "status" });
  const rows = createRowList("storage.saved_title", (entry) => open(entry.name));
  const newer = button("storage.newer", () => turn(-1)), older = button("storage.older", () => turn(1));
  const pages = make("div", { class: "storage-row storage-pages" }, newer, older);
  const element = make("section", { class: "storage-saved" }, make("h3", { textKey: "storage.saved_title" }), form, count, rows.element, pages);
  let page = 1, timer = 0, requests = 0, wasSeen = false, saved = ""; // records of this board

  form.addEventListener("submit", (event) => { event.preventDefault(); search(); });
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(search, SEARCH_DELAY);
  });
  onLanguage(fillForm);

  function fillForm() {
    const { catalogue } = store.state;
    fillSelect(result, RESULTS.map((name) => [name, t(`storage.filter.${name}`)]));
    fillSelect(game, (catalogue?.games ?? []).map(({ game: name }) => [name, gameName(name)]));
  }

  function search() {
    page = 1;
    return fetchPage();
  }

  /** @type {(by: number) => Promise<void>} */
  function turn(by) {
    page += by;
    return fetchPage();
  }

  async function fetchPage() {
    const number = ++requests;
    const filter = { player: player.value.trim(), result: result.value, game: game.value, from: since.value, to: until.value };
    const fields = Object.entries(filter).filter(([, value]) => value);
    try {
      const answer = await server.get(`api/games?${new URLSearchParams([...fields, ["page", String(page)]])}`);
      if (number === requests) store.set({ savedGames: { ...answer, filter: fields.length > 0 } });
    } catch (error) {
      if (number === requests) store.showError(error);
    }
  }

  /** Fetch the list when it becomes visible and when a game was saved.
      @type {(state: PageState) => void} */
  function render({ board, catalogue, savedGames }) {
    if (catalogue && !game.options.length) fillForm();
    const seen = isSeen(), now = board?.saved_as ?? board?.unfinished ?? null, records = `${now} ${board?.unfinished}`;
    if (seen && (!wasSeen || records !== saved)) fetchPage();
    wasSeen = seen;
    saved = records;
    if (seen && savedGames) draw(savedGames, now);
  }

  /** @type {(list: SavedGames, now: string | null) => void} */
  function draw({ games, pages: all, count: found, filter }, now) {
    setText(count, found ? t("storage.count", { count: numberText(found), page, pages: numberText(all) })
      : t(filter ? "storage.none_found" : "storage.none"));
    rows.fill(games.map((entry) => rowOf(entry, entry.name === now)));
    pages.hidden = all < 2;
    newer.disabled = page <= 1;
    older.disabled = page >= all;
  }

  return { element, render };
}

/** @type {(key: string, input: HTMLElement) => HTMLElement} */
function field(key, input) {
  return make("label", { class: input.id }, make("span", { textKey: key }), input);
}

/** @type {(select: HTMLSelectElement, entries: string[][]) => void} */
function fillSelect(select, entries) {
  const chosen = select.value;
  select.replaceChildren(new Option(t("storage.any"), ""), ...entries.map(([value, text]) => new Option(text, value)));
  select.value = chosen;
}
