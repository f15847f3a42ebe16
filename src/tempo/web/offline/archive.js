/* Saved games of this browser, in its database (archive.py): records by name, 2026-11-22/101500-GAME-A-B.jsonl. */

import { fileStem, playersOf, recordOf } from "../../app/page/storage/record.js";
import { refusal } from "../../app/page/refusal.js";

const DATABASE = "tempo", GAMES = "games";
const WAITING = "tempo.game."; // keys of records, or null for deleted ones, that may not be in the database yet
const CLOSED = "the game is not saved: this browser's storage is full or closed";

const reviewed = new Map(); // mistakes by game, until the page is left

export class Archive {
  /** Return a new name for the record of a board's line; boards of other tabs have other names. */
  nameFor(board) {
    const [day, time] = localTime(new Date()), stem = fileStem(time.replaceAll(":", ""), recordOf(board));
    return `${day}/${stem}-${board.id.slice(0, 4)}-${board.tree.last}.jsonl`;
  }

  /** Save the line of a board. */
  async save(name, board) {
    const [day, time] = localTime(new Date());
    try {
      await this.change(name, { name, day, time, ...recordOf(board) });
    } catch {
      throw refusal(CLOSED);
    }
  }

  /** Delete a game; a missing one is ignored. */
  delete(name) { return this.change(name, null); }

  /** Write a record. A page that is closed has no time for its database: the next one finds what is waiting. */
  async change(name, record) {
    try {
      localStorage.setItem(WAITING + name, JSON.stringify(record));
    } catch { /* there may be room in the database */ }
    await this.write(name, record);
    localStorage.removeItem(WAITING + name);
  }

  async write(name, record) {
    const store = await this.store("readwrite");
    await answerOf(record ? store.put(record) : store.delete(name));
  }

  /** Open the games to be read, after what is waiting. */
  async games() {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(WAITING))) {
      const waiting = localStorage.getItem(key);
      if (waiting) await this.write(key.slice(WAITING.length), JSON.parse(waiting));
      localStorage.removeItem(key);
    }
    return this.store("readonly");
  }

  /** Return all records, newest first: {name, day, time, header, game}. */
  async all() { return (await answerOf((await this.games()).getAll())).reverse(); }

  async read(name) {
    const found = await answerOf((await this.games()).get(String(name)));
    if (!found) throw refusal(`there is no saved game '${name}'`);
    return found;
  }

  /** The folders of games: none here. */
  async folders() { return []; }

  /** What may hold games, newest first. */
  async sources() {
    return (await this.all()).map((record) => ({ name: record.name, read: async () => [gameOf(record)] }));
  }

  /** The mistakes that a review of a game has found since the page was loaded. */
  async keptMistakes(...played) { return reviewed.get(JSON.stringify(played)) ?? null; }

  async keepMistakes(game, shape, actions, mistakes) { reviewed.set(JSON.stringify([game, shape, actions]), mistakes); }

  async store(mode) {
    this.opened ??= open();
    this.opened.catch(() => { this.opened = null; });
    return (await this.opened).transaction(GAMES, mode).objectStore(GAMES);
  }
}

/** The game of a record for a review. */
function gameOf({ header, game: { opening, moves, ...game } }) {
  const { shape, timed = false, act_timeout = 1, bank = 0 } = header.config;
  return {
    game: header.game, shape, config: { ...shape, timed, act_timeout, bank }, players: playersOf(header, game),
    actions: [...opening, ...moves.map((move) => move.action).filter((action) => action !== null)],
  };
}

function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "name" });
  return answerOf(request);
}

function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Day and time of day where the browser is: 2026-11-22, 10:15:00. */
function localTime(now) {
  const shown = new Date(now.getTime() - 60_000 * now.getTimezoneOffset()).toISOString();
  return [shown.slice(0, 10), shown.slice(11, 19)];
}
