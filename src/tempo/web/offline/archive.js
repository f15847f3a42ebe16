/* Boards and saved games of this browser: records by name, 2026-11-22/101500-GAME-A-B.jsonl, in its database. */

/** @import { Archive as ArchiveOfPage, SavedGame } from "../../app/game.d.ts" */
/** @import { SavedEntry } from "../../app/page.d.ts" */
/** @import { ArchivedGame, RecordedGame } from "../../app/records.d.ts" */

import { aboutBoard } from "./about_board.js";
import { local, openDatabase } from "../../app/page/browser_storage.js";
import { HUMAN } from "../../app/page/game/board_state.js";
import { refusal } from "../../app/page/refusal.js";
import { playersOf, recordText } from "../../app/page/storage/record.js";

const FOLDER = new URL("../../", import.meta.url).href; // of the export
const BOARD = "tempo.board.", MOST_BOARDS = 30; // keys of boards that are kept for a reload
const PAGE_SIZE = 50; // games of a page

const DATABASE = "tempo", GAMES = "games";
const WAITING = "tempo.game."; // keys of records, or null for deleted ones, that may not be in the database yet
const CLOSED = "the game is not saved: this browser's storage is full or closed";

/** @implements {ArchiveOfPage} */
export class Archive {
  constructor() {
    /** @type {Promise<IDBDatabase | null> | null} */
    this.opened = null;
  }

  /** Hear when another tab has written a board.
      @type {ArchiveOfPage["onChange"]} */
  onChange(listener) {
    addEventListener("storage", ({ key, newValue }) => {
      if (key?.startsWith(BOARD) && newValue) listener(key.slice(BOARD.length), () => true);
    });
  }

  /** Return a board as it was kept; null if there is none.
      @type {ArchiveOfPage["board"]} */
  async board(id) { return JSON.parse(local.getItem(BOARD + id) ?? "null"); }

  /** Keep a board for a reload, and records of its games by name; null deletes one. Old boards are forgotten.
      @type {ArchiveOfPage["keep"]} */
  async keep(id, board, games) {
    try {
      local.setItem(BOARD + id, JSON.stringify({ ...board, stored: Date.now() }));
      forgetOldest();
    } catch {
      throw refusal(CLOSED);
    }
    await Promise.all(Object.entries(games).map(([name, game]) => this.change(name, game)));
  }

  /** Write a record. A page that is closed has no time for its database: the next one finds what is waiting.
      @type {(name: string, game: RecordedGame | null) => Promise<void>} */
  async change(name, game) {
    const [day, time] = [name.slice(0, 10), name.slice(11, 17).replaceAll(/(..)(?=.)/g, "$1:")];
    const record = game && { name, day, time, ...game }, key = WAITING + name, text = JSON.stringify(record);
    let waits = true;
    try {
      local.setItem(key, text);
    } catch { // there may be room in the database
      waits = false;
    }
    const written = this.write(name, record).then(() => {
      if (local.getItem(key) === text) local.removeItem(key);
    });
    await (waits ? written.catch(() => {}) : written.catch(() => { throw refusal(CLOSED); }));
  }

  /** @type {(name: string, record: ArchivedGame | null) => Promise<void>} */
  async write(name, record) {
    const store = await this.store("readwrite");
    if (!store) throw refusal(CLOSED);
    await (record ? answerOf(store.put(record)) : answerOf(store.delete(name)));
  }

  /** Open the games to be read, after what is waiting; null where the browser has no database: all are waiting then. */
  async readable() {
    if (!(await this.store("readonly"))) return null;
    for (const key of waitingKeys()) {
      const waiting = local.getItem(key);
      if (waiting) await this.write(key.slice(WAITING.length), JSON.parse(waiting));
      local.removeItem(key);
    }
    return this.store("readonly");
  }

  /** Return all records, newest first.
      @type {() => Promise<ArchivedGame[]>} */
  async all() {
    const store = await this.readable();
    const records = store ? await answerOf(store.getAll()) : waitingKeys().sort().map(waitingGame).filter(Boolean);
    return records.reverse();
  }

  /** One page of the saved games that match, newest first.
      @type {ArchiveOfPage["games"]} */
  async games(query) {
    const [game, result, from, to] = ["game", "result", "from", "to"].map((name) => query.get(name) ?? "");
    const player = normalized(query.get("player") ?? ""), page = Number(query.get("page") ?? 1);
    const matching = (await this.all()).map(entryOf).filter((entry) => (
      (!game || entry.game === game) && (!result || resultNames(entry).includes(result))
      && entry.date >= from && entry.date <= (to || "9")
      && entry.players.some((name) => normalized(name).includes(player))
    ));
    const games = matching.slice(PAGE_SIZE * (page - 1), PAGE_SIZE * page);
    return { games, page, pages: Math.ceil(matching.length / PAGE_SIZE), count: matching.length };
  }

  /** The text of a record.
      @type {ArchiveOfPage["read"]} */
  async read(name) {
    const store = await this.readable(), record = store ? await answerOf(store.get(String(name))) : waitingGame(WAITING + name);
    if (!record) throw refusal(`there is no saved game '${name}'`);
    return recordText(record);
  }

  /** What saved games, tables and level openings know of the moves of a position; `tabled` promises exact scores.
      @type {ArchiveOfPage["knownMoves"]} */
  async knownMoves(rules, actions, own, tabled) {
    const [about, { explore, knownGames }, { keysOn }] = await Promise.all([
      aboutBoard(FOLDER, rules.name, rules.shape), import("./known_moves.js"), import("./position_keys.js"),
    ]); // what the explorer needs is not loaded before
    const keys = keysOn(rules, about.images), { games, broken } = await knownGames(this, rules, keys, own);
    const scores = about.exact?.is_tabled ? await tabled() : new Map();
    return { reading: null, broken, ...explore(actions, { keys, about, games, scores }) };
  }

  /** What may hold games, newest first.
      @type {ArchiveOfPage["sources"]} */
  async sources() {
    return (await this.all()).map((record) => ({ name: record.name, read: async () => [gameOf(record)] }));
  }

  /** The mistakes that a review of a game has found.
      @type {ArchiveOfPage["keptMistakes"]} */
  async keptMistakes(...played) { return await (await practice()).mistakes(played) ?? null; }

  /** @type {ArchiveOfPage["keepMistakes"]} */
  async keepMistakes(game, shape, actions, mistakes) {
    await (await practice()).keepMistakes([game, shape, actions], mistakes);
  }

  /** The exercises of a person's mistakes.
      @type {ArchiveOfPage["cards"]} */
  async cards() { return (await practice()).cards(); }

  /** Keep exercises in place of those with the same id.
      @type {ArchiveOfPage["keepCards"]} */
  async keepCards(cards) { await (await practice()).keepCards(cards); }

  /** Return the games of the database; null where the browser has none for this page.
      @type {(mode: IDBTransactionMode) => Promise<IDBObjectStore | null>} */
  async store(mode) {
    this.opened ??= openDatabase(DATABASE, (database) => database.createObjectStore(GAMES, { keyPath: "name" }));
    const database = await this.opened;
    if (!database) this.opened = null; // it may open later
    return database && database.transaction(GAMES, mode).objectStore(GAMES);
  }
}

function waitingKeys() { return local.keys().filter((key) => key.startsWith(WAITING)); }

/** A record that is not in the database; null for a deleted one.
    @type {(key: string) => ArchivedGame | null} */
function waitingGame(key) { return JSON.parse(local.getItem(key) ?? "null"); }
const practice = () => import("./practice_store.js"); // loaded when it is needed

/** The game of a record for a review.
    @type {(record: RecordedGame) => SavedGame} */
function gameOf({ header, game: { opening, moves, ...game } }) {
  const { shape, timed = false, act_timeout = 1, bank = 0 } = header.config;
  return {
    game: header.game, shape, config: { ...shape, .../** @type {object} */ ({ timed, act_timeout, bank }) },
    players: playersOf(header, game),
    actions: [...opening, ...moves.map((move) => move.action).filter((action) => action !== null)],
  };
}

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Forget the boards that were written first, if there are too many. */
function forgetOldest() {
  const keys = local.keys().filter((key) => key.startsWith(BOARD));
  if (keys.length <= MOST_BOARDS) return;
  /** @type {(key: string) => number} */
  const age = (key) => JSON.parse(local.getItem(key) ?? "{}").stored;
  local.removeItem(keys.reduce((oldest, key) => (age(oldest) < age(key) ? oldest : key)));
}

/** @type {(record: ArchivedGame) => SavedEntry} */
function entryOf({ name, day, time, header }) {
  return { name, date: day, time, game: header.game, kind: header.kind, ...header.summary, games: 1 };
}

/** A name as it is searched: `level 7` finds level:7.
    @type {(name: string) => string} */
function normalized(name) { return name.toLowerCase().replaceAll(":", " ").split(/\s+/).join(" ").trim(); }

/** All names of a result: by seat, and for the only person.
    @type {(entry: SavedEntry) => string[]} */
function resultNames({ players, result }) {
  const seat = ["first", "second"].indexOf(result), people = players.filter((name) => name === HUMAN).length;
  if (seat < 0 || people !== 1) return [result];
  return [result, players[seat] === HUMAN ? "won" : "lost"];
}
