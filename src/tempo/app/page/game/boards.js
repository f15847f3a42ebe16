/* The boards of this page: each tab shows one, and a reload finds it again. */

/** @import { BoardServices, ClockSetting, MoveDetails, PageServices, SharedState } from "../../game.d.ts" */
/** @import { AboutGame, BoardChoice, ClockChoice } from "../../page.d.ts" */
/** @typedef {(event: string, data: object) => void} Listener */

import { Board } from "./board.js";
import { HUMAN } from "./board_state.js";
import { sharedLine } from "./live_game.js";
import { autoSeat, isAuto } from "../play/auto_level.js";
import { newId } from "../new_id.js";
import { refusal } from "../refusal.js";

const UNTIMED = { kind: "none", act: 1, bank: 0 };
const OPPONENT = { kind: "machine", name: "level:3" };
const MAX_MOVES = 2000; // of a board that is opened
const MAX_PACE = 60; // seconds a move between two machines

export class Boards {
  /** @param {PageServices} services */
  constructor(services) {
    /** @type {Map<string, Board>} */
    this.open = new Map();
    /** @type {string | null} */
    this.shown = null;
    /** @type {Listener} */
    this.listener = () => {};
    this.giveUp = () => {};
    /** @type {BoardServices} */
    this.services = Object.assign(Object.create(services), {
      publish: /** @type {BoardServices["publish"]} */ (
        (board, event, data) => this.publish(/** @type {Board} */ (board), event, data)
      ),
    });
    services.archive.onChange((id, isNews) => this.changedElsewhere(id, isNews));
    services.shared?.onChange((id, state) => this.followShared(id, state));
  }

  /** Return a new board for a request.
      @param {BoardChoice & { known?: MoveDetails[] }} choice */
  async add({ game, shape, seats, clock, actions = [], at = actions.length, known = [], names: named }) {
    if (actions.length > MAX_MOVES) {
      throw refusal(`${actions.length} moves are too many to be shown: the most are ${MAX_MOVES}`);
    }
    const about = await this.about(game), size = { ...about.shape, ...shape };
    const rules = await this.services.newRules(game, size), names = seatNames(seats ?? seatsNamed(named, about), about);
    await this.checkPlayers(game, size, names);
    await rules.load(actions);
    const stored = { id: newId(), game, shape: size, seats: names, clock: clockOf(clock) };
    const board = new Board(rules, stored, this.services);
    rules.plies(actions).forEach((ply, number) => board.tree.play(ply.action, ply.seat, known[number]));
    if (named) board.importedNames[board.tree.last] = named;
    board.tree.go(at);
    this.open.set(board.id, board);
    await this.write(board);
    return board;
  }

  /** Return what the catalogue says of a game.
      @param {string} game */
  async about(game) {
    const { games, version } = await this.services.catalogue(), about = games.find((known) => known.game === game);
    this.services.version = version; // of our players, for records
    if (!about) throw refusal(`there is no game '${game}'`);
    return about;
  }

  /** @type {(game: string, shape: Board["shape"], names: string[]) => Promise<void>} */
  async checkPlayers(game, shape, names) {
    for (const name of names) if (name !== HUMAN && !isAuto(name)) await this.services.checkPlayer(game, shape, name);
  }

  /** @type {(id: string) => Promise<Board>} */
  async get(id) {
    const known = this.open.get(id);
    if (known) return known;
    const stored = await this.services.archive.board(id);
    if (!stored) throw refusal("this board no longer exists: start a new game", 404);
    await this.about(stored.game);
    const rules = await this.services.newRules(stored.game, stored.shape);
    const read = new Board(rules, { ...stored, id }, this.services);
    await rules.load(read.tree.actions());
    const board = this.open.get(id) ?? read;
    this.open.set(id, board);
    return board;
  }

  /** @type {(board: Board, choice: Pick<BoardChoice, "seats" | "clock">) => Promise<void>} */
  async setPlayers(board, { seats, clock }) {
    const names = seats ? seatNames(seats, board.rules.about) : board.seats;
    await this.checkPlayers(board.game, board.shape, names);
    board.setPlayers(names, clock ? clockOf(clock) : board.clock);
  }

  /** @type {(board: Board, body: { seconds: number }) => void} */
  setPace(board, { seconds }) {
    if (!(seconds >= 0 && seconds <= MAX_PACE)) throw refusal(`seconds should be a number from 0 to ${MAX_PACE}`);
    board.setPace({ seconds });
  }

  /** @type {(board: Board, event: string, data: object) => void} */
  publish(board, event, data) {
    if (event === "renamed") {
      const { before } = /** @type {{ before: string }} */ (data);
      this.open.delete(before);
      this.open.set(board.id, board);
      if (this.shown === before) this.lead(board); // the other page leads the other game
      return;
    }
    if (board.id === this.shown) this.listener(event, data);
  }

  /** Wait until what boards show is written: then lists of games have it, too. */
  async settled() { await Promise.all([...this.open.values()].map((board) => board.writing)); }

  /** Keep a board as it is, without another event.
      @param {Board} board */
  async write(board) {
    board.publishState();
    await board.writing;
  }

  /** Send a board's events to a page, and let no other board search. Of several tabs with it, one leads.
      @type {(id: string, listener: Listener) => Promise<Board>} */
  async follow(id, listener) {
    const before = this.shown;
    this.shown = id;
    this.listener = listener;
    const board = await this.get(id);
    if (before !== id) {
      for (const other of this.open.values()) if (other !== board) other.sleep();
      this.lead(board);
      if (board.watched) board.later(() => board.goOn());
    }
    listener("state", board.state());
    if (board.analysis) listener("analysis", board.analysis);
    return board;
  }

  /** Let machines move on the board that is shown, unless another tab does.
      @param {Board} board */
  lead(board) {
    this.giveUp();
    this.shown = board.id;
    this.giveUp = lead(board.id, () => board.later(() => { if (this.shown === board.id) board.wake(); }));
  }

  /** The server has a move of the other page, or another change.
      @type {(id: string, state: SharedState) => Promise<void>} */
  async followShared(id, state) {
    const board = this.open.get(id), { followShared } = await sharedLine();
    board?.later(() => followShared(board, state));
  }

  /** Another page has written a board; `isNews` returns whether this one has not seen that yet.
      @type {(id: string, isNews: () => boolean) => Promise<void>} */
  async changedElsewhere(id, isNews) {
    const board = this.open.get(id);
    board?.later(async () => {
      await board.writing;
      const stored = isNews() && !board.isChanged ? await this.services.archive.board(id) : null;
      if (stored) await board.follow(stored);
    });
  }
}

/** Call a function when no other tab leads a board. Return one that gives this up.
    @type {(id: string, act: () => void) => () => void} */
function lead(id, act) {
  if (!navigator.locks) { // a page from another machine
    act();
    return () => {};
  }
  const waiting = new AbortController();
  navigator.locks.request(`board ${id}`, { signal: waiting.signal }, () => {
    act();
    return new Promise((resolve) => { waiting.signal.addEventListener("abort", resolve); });
  }).catch(() => { if (!waiting.signal.aborted) act(); }); // a browser that keeps nothing has no locks
  return () => waiting.abort();
}

/** The seats of players that an address names: levels play, all others may be programs and are only named.
    @type {(names: string[] | undefined, about: AboutGame) => NonNullable<BoardChoice["seats"]>} */
function seatsNamed(names, { levels }) {
  if (!names) return [{ kind: HUMAN }, OPPONENT];
  return names.map((name) => (levels.some((level) => level.name === name) ? { kind: "machine", name } : { kind: HUMAN }));
}

/** The names of both seats; Auto gets the level of its next game.
    @type {(seats: NonNullable<BoardChoice["seats"]>, about: AboutGame) => string[]} */
function seatNames(seats, { game, levels }) {
  if (!Array.isArray(seats) || seats.length !== 2) throw refusal("there should be two seats");
  return seats.map(({ kind, name = "" }) => (kind === HUMAN ? HUMAN : isAuto(name) ? autoSeat(game, levels) : String(name)));
}

/** A clock as the page asks for it.
    @type {(asked?: ClockChoice) => ClockSetting} */
function clockOf(asked) {
  if (!asked || asked.kind === "none") return { ...UNTIMED, act: Math.max(0.05, asked?.act ?? UNTIMED.act) };
  const { act = 2, bank = 60 } = asked;
  if (act + bank < 1) throw refusal("a clock of less than a second leaves no time to play");
  return { kind: "timed", act, bank };
}
