/* Names of moves, players and results in the reader's language. A game's own texts come with its drawing; they may
   hold `called`, the pattern for a move in a sentence with {name}. */

/** @import { Config, Words } from "../../drawings.d.ts" */
/** @import { Board } from "../../game.d.ts" */
/** @typedef {Pick<Board, "game" | "config">} OfGame */

import { KINDS, isPassOf, wordsOf } from "../../drawings.js";
import { ownSeat } from "./turns.js";
import { autoLevel } from "../play/auto_level.js";
import { hasText, language, numberText, t } from "./i18n.js";

/** Return a game's texts in the reader's language: `title`, `about`, `head`.
    @type {(game: string) => Words} */
export function gameTexts(game) {
  return wordsOf(game, language());
}

/** Return the rules of a game on a board as sentences; none if its drawing has none.
    @type {(game: string, config: Config) => string[]} */
export function rulesOf(game, config) {
  const { rules = [] } = gameTexts(game);
  return rules.map((rule) => rule.replace(/\{(\w+)\}/g, (whole, name) => String(config[name] ?? whole)));
}

/** Return the unit of a game's exact scores; "" if it names none.
    @type {(game: string) => string} */
export function unitOf(game) {
  return gameTexts(game).unit ?? "";
}

/** Return the name of a file format of a game.
    @type {(game: string, name: string) => string} */
export function formatName(game, name) {
  return gameTexts(game).formats?.[name] ?? name;
}

/** Return whether a move is a pass.
    @type {(board: OfGame, action: number) => boolean} */
export function isPass({ game, config }, action) {
  return isPassOf(KINDS[game], action, config);
}

/** Return the name of a move in lists.
    @type {(board: OfGame, action: number) => string} */
export function moveName({ game, config }, action) {
  return isPass({ game, config }, action) ? t("game.pass") : KINDS[game].name(action, config);
}

/** Return the name of a move in sentences.
    @type {(board: OfGame, action: number) => string} */
export function moveInSentence({ game, config }, action) {
  const kind = KINDS[game], { called } = gameTexts(game);
  if (isPass({ game, config }, action)) return t("game.pass");
  return called ? called.replace("{name}", kind.name(action, config)) : kind.called(action, config);
}

/** Say that a side passed: in the game's own words, if it has any.
    @type {(board: Board, seat: number) => string} */
export function passText(board, seat) {
  return gameTexts(board.game).passed ?? t(isYou(board, seat) ? "say.you_passed" : "say.passed", { name: seatName(board, seat) });
}

/** Return a player's name: a level with its number, a file without its folder, others as typed.
    @type {(name: string) => string} */
export function playerName(name) {
  if (name === "human") return t("play.human");
  const auto = autoLevel(name);
  if (auto !== null) return t("auto.named", { level: numberText(auto, { maximumFractionDigits: 1 }) });
  const level = /^level:(\d+)$/.exec(name)?.[1];
  if (level && hasText(`level.${level}`)) return t("level.named", { level, name: t(`level.${level}`) });
  return /\.py$/.test(name) ? name.replace(/^.*[\\/]/, "") : name;
}

/** Return a player's name, distinct from the other one; a lone person is `you`. Imported games have their own names.
    @type {(board: Board, seat: number) => string} */
export function seatName(board, seat) {
  const [mine, other] = [board.seats[seat], board.seats[1 - seat]];
  if (mine.display_name) return playerName(mine.display_name);
  const place = t(seat ? "play.second" : "play.first");
  if (isYou(board, seat)) return t("play.you");
  if (mine.kind === "human") return ownSeat(board) === null ? place : t("play.friend");
  const name = playerName(mine.name);
  return mine.name === other.name ? `${name} (${place})` : name;
}

/** Return whether this is the seat of the only person at this page.
    @type {(board: Board, seat: number) => boolean} */
export function isYou(board, seat) {
  return ownSeat(board) === seat;
}

/** Return the result; "" while the game goes on.
    @type {(board: Board) => string} */
export function resultText(board) {
  const { over } = board;
  if (!over) return "";
  const parts = [];
  if (over.forfeit !== null && over.forfeit !== undefined) {
    const name = seatName(board, over.forfeit);
    const isNamed = over.reason === "resigned" || over.reason === "time";
    parts.push(isNamed ? t(`play.${over.reason}`, { name }) : t("play.forfeited", { name, why: over.reason ?? "" }));
  } else if (over.reason === "left") parts.push(t("play.left"));
  const winner = over.rewards.findIndex((reward) => reward > 0);
  if (winner < 0) parts.push(t(over.rewards.every((reward) => reward === 0) ? "play.drawn" : "play.over"));
  else parts.push(isYou(board, winner) ? t("play.you_won") : t("play.won", { name: seatName(board, winner) }));
  return parts.join(" · ");
}

/** Return the reason of a move in words, unknown ones as they are.
    @type {(reason: string | null) => string} */
export function reasonText(reason) {
  return hasText(`think.reason.${reason}`) ? t(`think.reason.${reason}`) : reason ?? "";
}
