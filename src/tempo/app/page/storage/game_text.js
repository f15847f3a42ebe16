/* Saved and imported games as text: players, result, kind. */

/** @import { Board } from "../../game.d.ts" */
/** @import { GameSummary, SavedEntry } from "../../page.d.ts" */
/** @import { ImportedEntry } from "../../records.d.ts" */
/** @import { Row } from "../ui/row_list.js" */

import { isPassOf, KINDS } from "../../drawings.js";
import { formatName, playerName, gameTexts } from "../ui/names.js";
import { hasText, language, numberText, t } from "../ui/i18n.js";

const HUMAN = "human";
/** @type {{ [result: string]: number }} */
const WINNERS = { first: 0, second: 1 };

/** Return both players' names; unknown players are First and Second.
    @type {(players: string[]) => string} */
export function playersText(players) {
  return players.map((name, seat) => {
    if (name === HUMAN) return t("play.human");
    return name ? playerName(name) : t(seat ? "play.second" : "play.first");
  }).join(" – ");
}

/** Return the winner, and how the game ended if not by the rules.
    @type {(game: GameSummary) => string} */
function endText({ players, result, how, games = 1 }) {
  if (result === "several") return t("storage.several", { count: numberText(games) });
  if (!(result in WINNERS)) return t(hasText(`storage.result.${result}`) ? `storage.result.${result}` : "storage.result.open");
  const seat = WINNERS[result], people = players.filter((name) => name === HUMAN).length;
  const key = people === 1 ? (players[seat] === HUMAN ? "storage.human_won" : "storage.human_lost") : seat ? "storage.second_won" : "storage.first_won";
  const by = hasText(`storage.how.${how}`) ? t(`storage.how.${how}`) : "";
  return by ? `${t(key)} (${by})` : t(key);
}

/** @type {(game: string) => string} */
export function gameName(game) {
  return KINDS[game] ? gameTexts(game).title : game;
}

/** Return result and length.
    @type {(game: GameSummary) => string} */
export function outcomeText(game) {
  return `${endText(game)} · ${t("storage.plies", { count: numberText(game.plies) })}`;
}

/** Return game, result and length on one line.
    @type {(game: GameSummary) => string} */
export function aboutText(game) {
  return `${gameName(game.game)} · ${outcomeText(game)}`;
}

/** Return a date in the reader's language.
    @type {(date: string) => string} */
export function dayText(date) {
  const [year, month, day] = date.split("-").map(Number), when = new Date(year, month - 1, day);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(when.getTime())) return date;
  return when.toLocaleDateString(language() === "zh" ? "zh-CN" : "en-GB", { year: "numeric", month: "short", day: "numeric" });
}

/** Return the row of a saved game in a list; `current` marks the game on the board. A game that is not over is resumed.
    @type {(entry: SavedEntry, current?: boolean) => Row<SavedEntry>} */
export function rowOf(entry, current = false) {
  const when = `${dayText(entry.date)}${entry.time ? `, ${entry.time.slice(0, 5)}` : ""}`;
  if (entry.unreadable) {
    return { value: entry, head: entry.name.split("/")[1], more: `${when} · ${t("storage.unreadable")}: ${entry.unreadable}`, broken: true };
  }
  const action = entry.result === "open" && !current ? t("storage.resume") : undefined;
  return { value: entry, head: playersText(entry.players), more: `${when} · ${aboutText(entry)}`, current, action };
}

/** Return the kind of an imported text, or the name of its file format.
    @type {(game: ImportedEntry) => string} */
export function kindText({ kind, format, game }) {
  return kind === "file" ? formatName(game, format) : t(`storage.kind.${kind}`);
}

/** Return the moves of a line as text, without separators where it can be parsed without them.
    @type {(board: Pick<Board, "game" | "line" | "config">) => string} */
export function movesText({ game, line, config }) {
  const names = line.filter((ply) => !isPassOf(KINDS[game], ply.action, config)).map((ply) => KINDS[game].name(ply.action, config));
  return names.join(names.every((name) => /^(\d|[a-z]\d+)$/.test(name)) ? "" : " ");
}
