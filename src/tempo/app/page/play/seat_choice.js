/* Choice of a player: a person, a level, or any player by its name. */

/** @import { AboutGame, Catalogue } from "../../page.d.ts" */

import { AUTO, isAuto } from "./auto_level.js";
import { make, setText } from "../ui/elements.js";
import { hasText, numberText, t } from "../ui/i18n.js";
import { gameTexts } from "../ui/names.js";

const HUMAN = "human", OTHER = "other";
let notes = 0;

/** @param {number} seat */
export function createSeatChoice(seat) {
  const level = createLevelNote();
  const select = make("select", { id: `seat-${seat}`, "aria-describedby": level.id });
  const suggestions = make("datalist", { id: `players-${seat}` });
  const name = make("input", {
    type: "text", list: suggestions.id, labelKey: "new.other_name",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false",
  });
  const about = make("p", { class: "note" });
  const other = make("div", { class: "other" }, name, suggestions, about);
  const element = make("div", { class: "seat-choice" },
    make("label", { for: select.id, textKey: seat ? "new.second" : "new.first" }), select, level.element, other);
  /** @type {AboutGame | null} */
  let offered = null;
  select.addEventListener("change", () => {
    showChosen();
    if (select.value === OTHER) name.focus();
  });

  /** Show what belongs to the chosen player: the field for a name, or how a level plays. */
  function showChosen() {
    if (offered) level.show(offered, select.value);
    other.hidden = select.value !== OTHER;
    name.required = select.value === OTHER;
  }

  /** Fill in the players of a game, with the programs of others that the command line allowed, and select one. Without
      a server the players are a list, and no other can be typed.
      @type {(catalogue: Catalogue, game: AboutGame, chosen: string) => void} */
  function fill({ allows_files: allowsFiles, has_server: hasServer }, game, wanted) {
    const chosen = isAuto(wanted) ? AUTO : wanted;
    const players = game.players.filter((player) => !game.levels.some((level) => level.name === player.name));
    const levels = game.levels.map((level) => new Option(levelText(level), level.name));
    const allowed = game.allowed.map((name) => new Option(name, name));
    select.replaceChildren(new Option(t("new.human"), HUMAN),
      new Option(t("auto.option"), AUTO), make("optgroup", { label: t("new.levels") }, ...levels),
      ...(allowed.length ? [make("optgroup", { label: t("new.allowed") }, ...allowed)] : []),
      make("optgroup", { label: t("new.others") }, ...(hasServer ? [new Option(t("new.other"), OTHER)]
        : players.map((player) => new Option(player.name, player.name)))));
    const isListed = [...select.options].some((option) => option.value === chosen);
    select.value = isListed ? chosen : OTHER;
    if (!select.value) select.value = HUMAN;
    name.value = isListed ? "" : chosen;
    name.placeholder = t(allowsFiles ? "new.other_example" : "new.own_example");
    suggestions.replaceChildren(...players.map((player) => new Option(player.about, player.name)));
    const names = t("new.other_about", { names: players.map((player) => player.name).join(", ") });
    setText(about, `${names} ${t(allowsFiles ? "new.files_allowed" : "new.files_refused")}`);
    offered = game;
    showChosen();
  }

  return { element, fill, read: () => (select.value === OTHER ? name.value.trim() : select.value) };
}

/** Return the name of a level.
    @type {(level: { name: string }) => string} */
export function levelText({ name }) {
  const level = numberOf(name), key = `level.${level}`;
  return hasText(key) ? t("level.named", { level, name: t(key) }) : name;
}

/** A level in a sentence, and its Elo behind a detail. */
export function createLevelNote() {
  const about = make("p", { id: `level-note-${++notes}` }), elo = make("p", {});
  const details = make("details", {}, make("summary", { textKey: "level.elo" }), elo);
  const element = make("div", { class: "note level-note" }, about, details);

  /** Describe a level of a game; nothing for other players.
      @type {(game: AboutGame, name: string) => void} */
  function show({ game, levels }, name) {
    const level = levels.find((other) => other.name === name), rating = level?.elo;
    element.hidden = !level;
    setText(about, level ? aboutLevel(game, level.name) : "");
    details.hidden = typeof rating !== "number";
    if (typeof rating === "number") setText(elo, t("level.elo_about", { elo: numberText(rating) }));
  }

  return { element, id: about.id, show };
}

/** Return how a level plays, in a sentence: the game's own, if its drawing has one.
    @type {(game: string, name: string) => string} */
function aboutLevel(game, name) {
  const level = numberOf(name), key = `level.${level}.about`;
  return gameTexts(game).levels?.[level - 1] ?? (hasText(key) ? t(key) : "");
}

/** @type {(name: string) => number} */
function numberOf(name) { return Number(name.split(":")[1]); }
