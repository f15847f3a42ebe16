/* Choice of a player: a person, a level, or any player by its name. */

/** @import { AboutGame, Catalogue, LevelName } from "../../page.d.ts" */

import { AUTO, isAuto } from "./auto_level.js";
import { make, setText } from "../ui/elements.js";
import { hasText, numberText, t } from "../ui/i18n.js";

const HUMAN = "human", OTHER = "other";

/** @param {number} seat */
export function createSeatChoice(seat) {
  const select = make("select", { id: `seat-${seat}` });
  const suggestions = make("datalist", { id: `players-${seat}` });
  const name = make("input", {
    type: "text", list: suggestions.id, labelKey: "new.other_name",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false",
  });
  const about = make("p", { class: "note" });
  const other = make("div", { class: "other" }, name, suggestions, about);
  const element = make("div", { class: "seat-choice" },
    make("label", { for: select.id, textKey: seat ? "new.second" : "new.first" }), select, other);
  select.addEventListener("change", () => {
    showOther();
    if (select.value === OTHER) name.focus();
  });

  function showOther() {
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
    showOther();
  }

  return { element, fill, read: () => (select.value === OTHER ? name.value.trim() : select.value) };
}

/** Return the name of a level, with its strength if it is given.
    @type {(level: LevelName) => string} */
export function levelText({ name, elo }) {
  const level = name.split(":")[1], key = `level.${level}`;
  if (!hasText(key)) return name;
  const params = { level, name: t(key), elo: typeof elo === "number" ? numberText(elo) : "" };
  return t(params.elo ? "new.level_elo" : "level.named", params);
}
