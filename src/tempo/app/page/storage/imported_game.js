/* A game from a record, an episode, a file or typed moves, ready for a board (imported_game.py): {kind, rules, actions,
   players, known, ending, date, form, at, own, clock}. Players of imported games are never seated. */

import { HUMAN, LEFT, RESIGNED } from "../game/board_state.js";
import { forfeitOf, FORFEITS, playersOf } from "./record.js";
import { refusal } from "../refusal.js";
import { MoveReader } from "./move_texts.js";
import { webGame } from "../../../web/offline/web_game.js";

const NOBODY = ["first", "second", "black", "white"]; // names of players without a name
const MAX_NAME = 80;
const UNTIMED = { kind: "none", act: 1 };

/** Return the rules of a game on a board, the usual one where sizes are missing. */
export function rulesOf({ boards, folder }, game, shape = {}) {
  const about = boards.about(game), usual = Object.entries(about.shape);
  return webGame(folder, about, Object.fromEntries(usual.map(([name, size]) => [name, shape[name] ?? size])));
}

/** Return a game of a record; `kind` is where it comes from. */
export async function fromRecord(context, header, game, kind = "record") {
  const config = header.config ?? header.terms, rules = await rulesOf(context, config.game, config.shape ?? config);
  const moves = [...game.opening.map((action) => ({ action })), ...game.moves.filter(({ action }) => action !== null)];
  const actions = moves.map(({ action }) => action), own = header.kind === "board";
  checkMoves(rules, actions, `game ${game.index}`);
  const date = cleanName(game.date ?? header.started).slice(0, 10);
  const players = playersOf(header, game).map(cleanName).map((name) => (NOBODY.includes(name) ? "" : name));
  const { act_timeout: act, bank, timed } = config;
  return {
    kind, rules, actions, players, own, date, known: moves.map(knownOf), ending: endingOf(game, header.kind),
    clock: own ? { kind: timed ? "timed" : "none", act, bank } : UNTIMED,
  };
}

/** Return a game of a file: {moves: [{action, seat, place}], players, seconds, result, date}. */
export function fromFile(rules, { moves, players, seconds = [], result = "", date = "" }, form) {
  const reader = new MoveReader(rules);
  for (const { action, seat = null, place } of moves) {
    const word = action === null ? "a pass" : rules.moveName(action);
    reader.play((one) => one === (action ?? reader.onlyPass()), word, place, seat);
  }
  const [side, how] = result.toUpperCase().split("+"), loser = { B: 1, W: 0 }[side];
  const early = { R: { reason: RESIGNED }, T: { reason: "time", status: "TIMEOUT" } }[how?.[0]];
  return {
    kind: "file", form, rules, actions: reader.actions, players: players.map(cleanName), date: cleanName(date),
    known: seconds.map((one) => knownOf({ seconds: one })),
    ending: early && loser !== undefined ? { rewards: lossOf(loser), forfeit: loser, ...early } : null,
  };
}

function checkMoves(rules, actions, place) {
  const reader = new MoveReader(rules);
  actions.forEach((action, number) => {
    const { legal, rewards } = reader.position, where = `${place}: move ${number + 1} is impossible`;
    if (rewards) throw refusal(`${where}: the game was over before it`);
    if (!legal.includes(action)) {
      throw refusal(`${where}: ${JSON.stringify(action)} is not legal (as the file counts, from 0)`);
    }
    reader.push(action);
  });
}

/** What is known of a move; records hold 0 for unknown times. */
function knownOf({ seconds, bank, simulations, reason, value }) {
  const known = {
    seconds: seconds > 0 ? seconds : undefined, bank: bank > 0 ? bank : undefined,
    simulations: Number.isInteger(simulations) && simulations >= 0 ? simulations : undefined,
    reason: typeof reason === "string" ? cleanName(reason).slice(0, 40) : undefined,
    value: typeof value === "number" && value >= 0 && value <= 1 ? value : undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([, one]) => one !== undefined));
}

/** A name that can be shown, on one line. */
export function cleanName(text) {
  return String(text ?? "").slice(0, 4 * MAX_NAME).replaceAll(/[\p{C}\s]+/gu, " ").trim().slice(0, MAX_NAME);
}

function lossOf(seat) { return seat === 0 ? [-1, 1] : [1, -1]; }

/** An end that is not by the rules; null for unfinished games and where a file does not say. */
function endingOf(game, kind) {
  if (!game.statuses.every((status) => ["DONE", ...FORFEITS].includes(status))) return null;
  const reason = cleanName(game.problem) || null, loser = forfeitOf(game);
  if (loser >= 0) {
    const status = game.statuses[loser];
    return { rewards: lossOf(loser), forfeit: loser, reason: reason ?? status, status };
  }
  const rewards = game.rewards.map((points) => Math.sign(points) || 0);
  if (kind === "converted" && rewards[0] === rewards[1]) return null;
  const lost = reason === LEFT ? -1 : rewards.findIndex((points) => points < 0);
  return { rewards, forfeit: lost < 0 ? null : lost, reason };
}

/** The entry of a game in a list of choices. */
export function toJson({ kind, form = "", rules, actions, players, ending, date }) {
  const rewards = rules.position(actions).rewards ?? ending?.rewards;
  const result = !rewards ? "open" : rewards[0] > 0 ? "first" : rewards[1] > 0 ? "second" : "drawn";
  return { kind, format: form, game: rules.name, shape: rules.shape, players, result, plies: actions.length, date };
}

/** Put a game on a new board, at its end. A finished game is not saved again. */
export async function openOn(boards, { rules, actions, players, known, ending, date, at, own, clock }, saved) {
  const { levels, players: engines } = rules.about, ours = [...engines, ...levels].map(({ name }) => name);
  const seats = players.map((name) => (own && ours.includes(name) ? { kind: "machine", name } : { kind: HUMAN }));
  const { name: game, shape } = rules, wanted = { game, shape, seats, clock: clock ?? UNTIMED, actions, at, known };
  const board = await boards.add(wanted), { last } = board.tree;
  if (!own) board.importedNames[last] = players;
  if (date) board.dates[last] = date;
  if (ending && !board.ending()) board.endings[last] = ending;
  if (actions.length && board.ending()) board.saved[last] = saved;
  else if (actions.length && own && saved) board.unfinished[last] = saved;
  boards.write(board);
  return board;
}
