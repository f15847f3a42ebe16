/* The games that were played here: looked for by day, player, result and game, the newest first, and opened. */

import { button, make, write } from "../ui/elements.js";
import { aboutText, dayText, gameName, playersText } from "./game_text.js";
import { createRows } from "../ui/row_list.js";
import { onLanguage, numberText, t } from "../ui/i18n.js";

const PATIENCE = 250; // milliseconds after the last letter of a name that is typed
const RESULTS = ["won", "lost", "drawn", "first", "second"];

/** `open(name)` opens one; `isSeen()` tells whether anybody looks at the list. */
export function createSavedView(store, server, open, isSeen) {
  const player = make("input", { type: "search", id: "keep-player", autocomplete: "off", maxlength: 100 });
  const result = make("select", { id: "keep-result" }), game = make("select", { id: "keep-game" });
  const since = make("input", { type: "date", id: "keep-since" }), until = make("input", { type: "date", id: "keep-until" });
  const form = make("form", { class: "keep-search", role: "search", labelled: "keep.saved_title" },
    field("keep.player", player), field("keep.result", result), field("keep.game", game), field("keep.from", since), field("keep.to", until));
  const count = make("p", { class: "note", role: "status" });
  const rows = createRows("keep.saved_title", (entry) => open(entry.name));
  const newer = button("keep.newer", () => turn(-1)), older = button("keep.older", () => turn(1));
  const pages = make("div", { class: "keep-row keep-pages" }, newer, older);
  const element = make("section", { class: "keep-saved" }, make("h3", { said: "keep.saved_title" }), form, count, rows.element, pages);
  let page = 1, timer = null, asked = 0, wasSeen = false, saved = null;

  form.addEventListener("submit", (event) => { event.preventDefault(); seek(); });
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(seek, PATIENCE);
  });
  onLanguage(fillForm);

  function fillForm() {
    const { catalogue } = store.state;
    fillSelect(result, RESULTS.map((one) => [one, t(`keep.sought.${one}`)]));
    fillSelect(game, (catalogue?.games ?? []).map((one) => [one.game, gameName(one.game)]));
  }

  function seek() {
    page = 1;
    return ask();
  }

  function turn(by) {
    page += by;
    return ask();
  }

  async function ask() {
    const number = ++asked;
    const sought = { player: player.value.trim(), result: result.value, game: game.value, from: since.value, to: until.value };
    const said = Object.entries(sought).filter(([, value]) => value);
    try {
      const answer = await server.get(`/api/games?${new URLSearchParams([...said, ["page", page]])}`);
      if (number === asked) store.set({ library: { ...answer, sought: said.length > 0 } });
    } catch (error) {
      if (number === asked) store.set({ notice: { text: error.message, kind: "error" } });
    }
  }

  /** It is asked for whenever it comes into sight, and when a game has been saved meanwhile. */
  function render({ board, catalogue, library }) {
    if (catalogue && !game.options.length) fillForm();
    const seen = isSeen(), now = board?.saved ?? null;
    if (seen && (!wasSeen || now !== saved)) ask();
    wasSeen = seen;
    saved = now;
    if (seen && library) draw(library, now);
  }

  function draw(library, now) {
    const { games, pages: all } = library;
    write(count, library.count ? t("keep.count", { count: numberText(library.count), page, pages: numberText(all) })
      : t(library.sought ? "keep.none_found" : "keep.none"));
    rows.fill(games.map((entry) => rowOf(entry, entry.name === now)));
    pages.hidden = all < 2;
    newer.disabled = page <= 1;
    older.disabled = page >= all;
  }

  return { element, render };
}

function field(key, input) {
  return make("label", { class: input.id }, make("span", { said: key }), input);
}

function fillSelect(select, entries) {
  const chosen = select.value;
  select.replaceChildren(new Option(t("keep.any"), ""), ...entries.map(([value, text]) => new Option(text, value)));
  select.value = chosen;
}

function rowOf(entry, current) {
  const when = `${dayText(entry.date)}${entry.time ? `, ${entry.time.slice(0, 5)}` : ""}`;
  if (entry.unreadable) {
    return { value: entry, head: entry.name.split("/")[1], more: `${when} · ${t("keep.unreadable")}: ${entry.unreadable}`, broken: true };
  }
  return { value: entry, head: playersText(entry.players), more: `${when} · ${aboutText(entry)}`, current };
}
