/* A game from a record, an episode, a file or typed moves, ready for a board. Invalid details are dropped here.

   Players of imported games are never seated, because a name may stand for a program to be started. */

/** @import { Ending, MoveDetails, PageRules, Replayed, Services, WrongWord } from "../../game.d.ts" */
/** @import { AboutGame } from "../../page.d.ts" */
/** @import { FileGame, ImportedEntry, ImportedGame, RecordGame, RecordHeader, RecordMove } from "../../records.d.ts" */
/** @import { ServedGame, TextGame, TextMoves } from "../../records.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @import { Boards } from "../game/boards.js" */
/** @import { LiveGame } from "../game/live_game.js" */

import { cleanName } from "../address.js";
import { HUMAN, LEFT, RESIGNED, TIME } from "../game/board_state.js";
import { isAuto } from "../play/auto_level.js";
import { forfeitOf, FORFEITS, playersOf } from "./record.js";
import { refusal } from "../refusal.js";
import { unreadable } from "./import_texts.js";
import { problemOf } from "./move_texts.js";
import { hasText, t } from "../ui/i18n.js";

const NOBODY = ["first", "second", "black", "white"]; // names of players without a name
const SERVER_FAULT = 500; // statuses of answers that refuse nothing
const MAX_SIZE = 32; // of the numbers that describe a board
const MAX_ACTIONS = 2000; // that are shown
const ENDLESS = 1e9, MOST_SIMULATIONS = 2 ** 50; // larger numbers are not measurements
const OWN_PLAYER = /^(\w+)(?::[\w=.,+-]*)?$/; // no path of a file
const UNTIMED = { kind: "none", act: 1 };

/** A game of a text before its moves are played. Records have `isWhole`: they leave no pass out.
    @typedef {{ rules: PageRules, moves: TextMoves, isWhole?: boolean, text: TextGame }} UnplayedGame */

/** Return what the catalogue says of a game.
    @type {(services: Services, game: unknown) => Promise<AboutGame>} */
export async function aboutGame(services, game) {
  const { games } = await services.catalogue(), about = games.find((listed) => listed.game === game);
  if (!about) throw unreadable("import.other_game", { game: String(game).slice(0, 40) });
  return about;
}

/** Return the rules of a game on a board, the usual one where sizes are missing.
    @type {(services: Services, game: unknown, shape?: Shape) => Promise<PageRules>} */
export async function rulesOn(services, game, shape = {}) {
  const about = await aboutGame(services, game);
  const sizes = Object.entries(about.shape).map(([name, usual]) => [name, shape[name] ?? usual]);
  for (const [name, size] of sizes) {
    if (!Number.isInteger(size) || Number(size) < 1) throw unreadable("import.size", { name: sizeName(name), most: MAX_SIZE });
    if (Number(size) > MAX_SIZE) throw unreadable("import.large_board", { size: Number(size), most: MAX_SIZE });
  }
  return services.rulesOf(about.game, Object.fromEntries(sizes)).catch((problem) => {
    if (!problem.status || problem.status >= SERVER_FAULT) throw problem;
    throw unreadable("import.no_board", { sizes: sizes.map(([name, size]) => `${sizeName(name)} ${size}`).join(", ") });
  });
}

/** @type {(name: unknown) => string} */
function sizeName(name) { return hasText(`shape.${name}`) ? t(`shape.${name}`) : String(name); }

/** Play the moves of games, all those on one board at once; refuse the first move that is not possible.
    @type {(games: UnplayedGame[]) => Promise<ImportedGame[]>} */
export async function playAll(games) {
  /** @type {Map<PageRules, number[]>} */
  const boards = new Map();
  games.forEach(({ rules }, number) => boards.get(rules)?.push(number) ?? boards.set(rules, [number]));
  /** @type {Replayed[]} */
  const replayed = Array(games.length);
  await Promise.all([...boards].map(async ([rules, numbers]) => {
    const written = numbers.map((number) => games[number].moves).map(({ words, seats }) => ({ words, seats }));
    (await rules.replay(written)).forEach((game, place) => { replayed[numbers[place]] = game; });
  }));
  return games.map(({ rules, moves, isWhole, text }, number) => {
    const { actions, rewards, wrong } = replayed[number], left = isWhole ? leftOut(moves, actions) : null;
    const fault = left ?? wrong;
    if (fault) throw refusal(moves.problem(fault, (left?.word ?? actions.length) + 1));
    return { ...text, rules, actions, rewards };
  });
}

/** The first word of a record that is not the move that was played: a pass was.
    @type {(moves: TextMoves, actions: number[]) => WrongWord | null} */
function leftOut({ words }, actions) {
  const word = actions.findIndex((action, place) => action !== words[place]);
  return word < 0 ? null : { word, why: "illegal" };
}

/** The moves of a record or an address, which must be whole numbers.
    @type {(actions: unknown[], problem: TextMoves["problem"]) => TextMoves} */
export function wholeMoves(actions, problem) {
  return { words: actions.map((action) => (Number.isInteger(action) ? Number(action) : "")), problem };
}

/** Return a game of a record; `kind` is where it comes from.
    @type {(services: Services, header: RecordHeader, game: RecordGame, kind?: string) => Promise<UnplayedGame>} */
export async function fromRecord(services, header, game, kind = "record") {
  const { config } = header;
  if (!config) throw unreadable("import.record_board");
  const rules = await rulesOn(services, config.game, config.shape);
  const moves = [...game.opening.map((action) => ({ action })), ...game.moves.filter(({ action }) => action !== null)];
  const actions = moves.map(({ action }) => action), own = header.kind === "board";
  const names = playersOf(header, game).map(cleanName).map((name) => (NOBODY.includes(name) ? "" : name));
  return {
    rules, isWhole: true, moves: wholeMoves(actions, ({ word, why }) => {
      const place = { game: game.index, number: word + 1 };
      if (why === "over") return t("import.record_over", place);
      return t("import.record_illegal", { ...place, action: JSON.stringify(actions[word]).slice(0, 40) });
    }),
    text: {
      kind, players: names, own, date: cleanName(game.date ?? header.started).slice(0, 10), known: moves.map(knownOf),
      ending: endingOf(game, header.kind), clock: own ? clockOf(config) : UNTIMED,
    },
  };
}

/** The clock of a record; other numbers than seconds are dropped.
    @type {(config: NonNullable<RecordHeader["config"]>) => NonNullable<TextGame["clock"]>} */
function clockOf({ act_timeout: act, bank, timed }) {
  /** @type {(seconds: unknown, usual: number) => number} */
  const limit = (seconds, usual) => (seconds === 0 ? 0 : secondsOf(seconds) ?? usual);
  return { kind: timed ? "timed" : "none", act: limit(act, UNTIMED.act), bank: limit(bank, 0) };
}

/** Return a game of a file; `form` is the name of its format.
    @type {(rules: PageRules, game: FileGame, form?: string) => UnplayedGame} */
export function fromFile(rules, { moves, ...about }, form) {
  const words = moves.map(({ action }) => action), seats = moves.map(({ seat }) => seat ?? null);
  return {
    rules, text: textOf(about, form), moves: {
      words, seats, problem: ({ word, why }, number) => {
        const { action, place } = moves[word];
        return problemOf(place, number, action === null ? t("import.pass") : rules.moveName(action), why);
      },
    },
  };
}

/** Return a game that the server has read.
    @type {(rules: PageRules, game: ServedGame) => UnplayedGame} */
export function fromServer(rules, { actions, form, ...about }) {
  const problem = /** @type {TextMoves["problem"]} */ (({ word, why }) => problemOf(form, word + 1, `${actions[word]}`, why));
  return { rules, isWhole: true, moves: wholeMoves(actions, problem), text: textOf(about, form) };
}

/** What a file says of its game. Its result counts where the rules do not decide.
    @type {(about: Omit<FileGame, "moves" | "shape">, form?: string) => TextGame} */
function textOf({ players, seconds = [], result = "", date = "" }, form) {
  const [side, how = ""] = result.toUpperCase().split("+"), loser = ["W", "B"].indexOf(side);
  /** @type {{ [letter: string]: { reason: string, status?: string } }} */
  const ends = { R: { reason: RESIGNED }, T: { reason: TIME, status: "TIMEOUT" } }, early = ends[how.charAt(0)];
  return {
    kind: "file", form, players: players.map(cleanName), date: cleanName(date),
    known: seconds.map((spent) => knownOf({ seconds: spent ?? undefined })),
    ending: early && loser >= 0 ? { rewards: lossOf(loser), forfeit: loser, ...early } : null,
  };
}

/** What is known of a move; records hold 0 for unknown times.
    @type {(move: MoveDetails | RecordMove) => MoveDetails} */
function knownOf({ seconds, bank, simulations, reason, value }) {
  const isCount = Number.isInteger(simulations) && Number(simulations) >= 0 && Number(simulations) < MOST_SIMULATIONS;
  const known = {
    seconds: secondsOf(seconds), bank: secondsOf(bank), simulations: isCount ? simulations : undefined,
    reason: typeof reason === "string" ? cleanName(reason).slice(0, 40) || undefined : undefined,
    value: typeof value === "number" && value >= 0 && value <= 1 ? value : undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([, detail]) => detail !== undefined));
}

/** @type {(value: unknown) => number | undefined} */
function secondsOf(value) { return typeof value === "number" && value > 0 && value < ENDLESS ? value : undefined; }

/** @type {(seat: number) => number[]} */
function lossOf(seat) { return seat === 0 ? [-1, 1] : [1, -1]; }

/** An end that is not by the rules; null for unfinished games and where a file does not say.
    @type {(game: RecordGame, kind?: string) => Ending | null} */
function endingOf(game, kind) {
  const [first, second] = game.statuses;
  if (![first, second].every((status) => ["DONE", ...FORFEITS].includes(status))) return null;
  const reason = cleanName(game.problem) || null, loser = forfeitOf(game);
  if (loser >= 0) {
    const status = game.statuses[loser];
    return { rewards: lossOf(loser), forfeit: loser, reason: reason ?? status, status };
  }
  const rewards = [0, 1].map((seat) => game.rewards[seat]).map((points) => (typeof points === "number" ? Math.sign(points) || 0 : 0));
  if (kind === "converted" && rewards[0] === rewards[1]) return null;
  const lost = reason === LEFT ? -1 : rewards.findIndex((points) => points < 0);
  return { rewards, forfeit: lost < 0 ? null : lost, reason };
}

/** The entry of a game in a list of choices.
    @type {(game: ImportedGame) => ImportedEntry} */
export function toJson({ kind, form = "", rules, actions, rewards, players, ending, date }) {
  const points = rewards ?? ending?.rewards;
  const result = !points ? "open" : points[0] > 0 ? "first" : points[1] > 0 ? "second" : "drawn";
  return { kind, format: form, game: rules.name, shape: rules.shape, players, result, plies: actions.length, date };
}

/** Put a game on a new board, at its end. A finished game is not saved again.
    @type {(boards: Boards, game: ImportedGame, saved: string) => Promise<LiveGame>} */
export async function openOn(boards, { rules, actions, players, known, ending, date, at, own, clock }, saved) {
  if (actions.length > MAX_ACTIONS) {
    throw unreadable("import.many_moves", { count: actions.length, most: MAX_ACTIONS });
  }
  const seats = players.map((name) => (own && isOurs(name, rules.about) ? { kind: "machine", name } : { kind: HUMAN }));
  const { name: game, shape } = rules, wanted = { game, shape, seats, clock: clock ?? UNTIMED, actions, at, known };
  const people = { ...wanted, seats: players.map(() => ({ kind: HUMAN })) };
  const board = await boards.add(wanted).catch(() => boards.add(people)); // the player may be gone, or never was
  const { last } = board.tree;
  if (!own) board.importedNames[last] = players;
  if (date) board.dates[last] = date;
  if (ending && !board.ending()) board.endings[last] = { ...ending, imported: true };
  if (actions.length && board.ending()) board.saved[last] = saved;
  else if (actions.length && own && saved) board.unfinished[last] = saved;
  await boards.write(board);
  return board;
}

/** Whether a name is a player of this page, not a program of others.
    @type {(name: string, about: AboutGame) => boolean} */
function isOurs(name, { players, engines, levels }) {
  if (levels.some((level) => level.name === name) || isAuto(name)) return true;
  const base = name.endsWith(".py") ? undefined : name.match(OWN_PLAYER)?.[1];
  return players.some((player) => player.name === base) && !engines.includes(base ?? "");
}
