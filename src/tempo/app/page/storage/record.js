/* A board's game as a record of the lab, which Python reads (record_file.py). */

/** @import { Ending } from "../../game.d.ts" */
/** @import { RecordGame, RecordHeader, RecordSummary, RecordedGame } from "../../records.d.ts" */
/** @import { LiveGame } from "../game/live_game.js" */

import { HUMAN, RESIGNED } from "../game/board_state.js";

export const FORMAT = "tempo-record", VERSION = 3;
export const FORFEITS = ["ERROR", "INVALID", "TIMEOUT"];
const UNFINISHED = "ACTIVE"; // status of both seats in a game that was not finished
const SECOND_SUFFIX = " (2)"; // after the name of a player who plays against itself
const UNSAFE = /[^\p{L}\p{N}_.+-]+/gu; // what does not go into a file name
const MAX_NAME = 40; // characters of a player in a file name

/** Return header and game: the whole line, whichever position is shown.
    @type {(board: LiveGame) => RecordedGame} */
export function recordOf(board) {
  const { clock, tree, seats } = board, [first, second] = board.names(), last = tree.last;
  const names = [first, first === second ? `${second}${SECOND_SUFFIX}` : second];
  const moves = tree.line.map((number, step) => {
    const { seat, action, seconds, bank, simulations, reason, value, backend } = tree.nodes[number];
    return {
      step, seat, action, seconds: seconds ?? 0, bank: bank ?? clock.bank, simulations: simulations ?? null,
      reason: reason ?? null, value: value ?? null, backend: backend ?? null,
    };
  });
  /** @type {(seat: number) => number} */
  const bankOf = (seat) => moves.findLast((move) => move.seat === seat)?.bank ?? clock.bank;
  const date = board.dates[last];
  const game = {
    index: 0, players: [0, 1], opening: [], moves, ...endOf(board.ending()), banks: [bankOf(0), bankOf(1)],
    ...(date ? { date } : {}),
  };
  const header = {
    format: FORMAT, version: VERSION, kind: "board", game: board.game,
    players: names.map((name, seat) => ({ name, version: seats[seat] === HUMAN ? HUMAN : board.services.version })),
    pairings: [[0, 1]],
    config: {
      game: board.game, shape: board.shape, act_timeout: clock.act, bank: clock.bank, timed: clock.kind === "timed",
      tournament: false, scale: 1,
    },
    simulations: null, environment: false, sprt: null, referee: "in a browser",
    started: `${new Date().toISOString().slice(0, 19)}Z`, machine: `${navigator.hardwareConcurrency} cores, a browser`,
  };
  return { header: { ...header, summary: summaryOf(header, game) }, game };
}

/** Statuses, rewards and problem of a game; null is one that goes on.
    @type {(ending: Ending | null) => Pick<RecordGame, "statuses" | "rewards" | "problem">} */
function endOf(ending) {
  if (!ending) return { statuses: [UNFINISHED, UNFINISHED], rewards: [0, 0], problem: null };
  const { rewards, forfeit, reason } = ending, status = ending.status ?? (reason === "time" ? "TIMEOUT" : "DONE");
  if (status === "DONE") return { statuses: ["DONE", "DONE"], rewards, problem: reason };
  /** @type {<T>(lost: T, other: T) => T[]} */
  const bySeat = (lost, other) => (forfeit === 0 ? [lost, other] : [other, lost]);
  const forfeited = bySeat(null, /** @type {number | null} */ (0));
  return { statuses: bySeat(status, "DONE"), rewards: forfeited, problem: reason };
}

/** Undo the second name of a player who plays against itself.
    @type {(names: string[]) => string[]} */
function originalNames([first, second]) {
  return [first, second === `${first}${SECOND_SUFFIX}` ? first : second];
}

/** The names of the players, the side that begins first.
    @type {(header: RecordHeader, game: Pick<RecordGame, "players">) => string[]} */
export function playersOf(header, game) {
  return originalNames(game.players.map((player) => String(header.players[player].name)));
}

/** The seat that lost by a forfeit, or -1.
    @type {(game: Pick<RecordGame, "statuses">) => number} */
export function forfeitOf({ statuses }) { return statuses.findIndex((status) => FORFEITS.includes(status)); }

/** @type {(header: RecordHeader, game: RecordGame) => RecordSummary} */
function summaryOf(header, game) {
  const loser = forfeitOf(game), isOpen = game.statuses.includes(UNFINISHED), [first, second] = game.rewards;
  const lead = loser === 0 ? -1 : loser === 1 ? 1 : Math.sign((first ?? 0) - (second ?? 0));
  return {
    players: playersOf(header, game),
    result: isOpen ? "open" : lead > 0 ? "first" : lead < 0 ? "second" : "drawn",
    how: loser < 0 ? game.problem : game.statuses[loser],
    plies: game.opening.length + game.moves.length,
  };
}

/** Return the text of a record with one game.
    @type {(record: { header: object, game: object }) => string} */
export function recordText({ header, game }) {
  return [header, game].map((line) => `${JSON.stringify(line)}\n`).join("");
}

/** Return the name of a game's file without its suffix, from its date or time of day on.
    @type {(begin: string, record: RecordedGame) => string} */
export function fileStem(begin, { header, game }) {
  const names = playersOf(header, game).map((name) => name.replace(UNSAFE, "_").slice(0, MAX_NAME));
  return [begin, header.game, ...names].join("-");
}

/** Return the result as in SGF; empty for an unfinished game.
    @type {(record: RecordedGame) => string} */
export function resultOf({ header: { summary }, game }) {
  if (summary.result === "open") return "";
  if (summary.result === "drawn") return "0";
  const how = game.problem === RESIGNED ? "R" : forfeitOf(game) < 0 ? "" : summary.how === "TIMEOUT" ? "T" : "F";
  return `${summary.result === "first" ? "B" : "W"}+${how}`;
}
