/* What moves, players and results are called, in the reader's language. A game's own words come with its drawing; in
   one language or all, these may hold `called`, a sentence's name for a move around its {name}. */

import { KINDS, targetsOf, wordsOf } from "/drawings.js";
import { hasText, language, t } from "./i18n.js";

/** What a game says of itself in the reader's language: `title`, `about`, `head`. */
export function gameTexts(game) {
  return wordsOf(game, language());
}

/** A file format of a game, by the name that the server gives it. */
export function formatName(game, name) {
  return gameTexts(game).formats?.[name] ?? name;
}

/** Whether a move fills no cell of a board. */
export function isPass({ game, config }, action) {
  const kind = KINDS[game];
  return targetsOf(kind, action, kind.cells([], config).cells, config).length === 0;
}

/** A move as lists have it. */
export function moveName({ game, config }, action) {
  return isPass({ game, config }, action) ? t("game.pass") : KINDS[game].name(action, config);
}

/** A move as sentences have it. */
export function moveInSentence({ game, config }, action) {
  const kind = KINDS[game], { called } = gameTexts(game);
  if (isPass({ game, config }, action)) return t("game.pass");
  return called ? called.replace("{name}", kind.name(action, config)) : kind.called(action, config);
}

/** A player: a level by its number and name, a file by its last part, everybody else as typed. */
export function playerName(name) {
  if (name === "human") return t("play.human");
  const level = /^level:(\d+)$/.exec(name)?.[1];
  if (level && hasText(`level.${level}`)) return t("level.named", { level, name: t(`level.${level}`) });
  return /\.py$/.test(name) ? name.split(/[\\/]/).at(-1) : name;
}

/** Who sits there, so that the two can be told apart: a lone human is `you`. A game from elsewhere has its own names. */
export function seatName(board, seat) {
  const [mine, other] = [board.seats[seat], board.seats[1 - seat]];
  if (mine.display_name) return playerName(mine.display_name);
  const place = t(seat ? "play.second" : "play.first");
  if (mine.kind === "human") return other.kind === "human" ? place : t("play.you");
  const name = playerName(mine.name);
  return mine.name === other.name ? `${name} (${place})` : name;
}

/** Whether there is one human, who can be spoken to, and this is their seat. */
export function isYou(board, seat) {
  return board.seats[seat].kind === "human" && board.seats[1 - seat].kind !== "human";
}

/** How it ended; "" while it goes on. */
export function resultText(board) {
  const { over } = board;
  if (!over) return "";
  const parts = [];
  if (over.forfeit !== null && over.forfeit !== undefined) {
    const name = seatName(board, over.forfeit);
    const known = { resigned: "play.resigned", time: "play.time" }[over.reason];
    parts.push(known ? t(known, { name }) : t("play.forfeited", { name, why: over.reason ?? "" }));
  }
  const winner = over.rewards.findIndex((reward) => reward > 0);
  if (winner < 0) parts.push(t(over.rewards.every((reward) => reward === 0) ? "play.drawn" : "play.over"));
  else parts.push(isYou(board, winner) ? t("play.you_won") : t("play.won", { name: seatName(board, winner) }));
  return parts.join(" · ");
}

/** Why a move was chosen: in words where it is one of our own reasons, else as it was told. */
export function reasonText(reason) {
  return hasText(`think.reason.${reason}`) ? t(`think.reason.${reason}`) : reason ?? "";
}
