/* The boards of this browser: each tab shows one, and a reload finds it again. Old boards are forgotten. */

import { shapeName } from "../../../web/player/agent.js";
import { Board } from "./board.js";
import { HUMAN } from "./board_state.js";
import { refusal } from "../refusal.js";
import { webGame } from "../../../web/offline/web_game.js";

const PREFIX = "tempo.board.";
const MOST = 30; // boards that are kept
const UNTIMED = { kind: "none", act: 1, bank: 0 };
const OPPONENT = { kind: "machine", name: "level:3" };

export class Boards {
  /** `listeners` maps boards to the functions that take their events. */
  constructor(folder, catalogue, archive) {
    Object.assign(this, { catalogue, open: new Map(), listeners: new Map() });
    this.services = { folder, archive, publish: (board, event, data) => this.publish(board, event, data) };
  }

  /** Return a new board for a request: {game, shape, seats, clock, actions, at}. */
  async add({ game, shape, seats, clock, actions = [], at = actions.length, known = [] }) {
    const about = this.about(game), size = { ...about.shape, ...shape };
    const rules = await webGame(this.services.folder, about, size), names = seatNames(seats ?? [{ kind: HUMAN }, OPPONENT]);
    for (const name of names) this.checkPlayer(about, size, name);
    const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const board = new Board(rules, { id, game, shape: size, seats: names, clock: clockOf(clock) }, this.services);
    rules.plies(actions).forEach((ply, number) => board.tree.play(ply.action, ply.seat, known[number]));
    board.tree.go(at);
    this.open.set(id, board);
    this.write(board);
    return board;
  }

  /** Return what the catalogue says of a game. */
  about(game) {
    const about = this.catalogue.games.find((one) => one.game === game);
    if (!about) throw refusal(`there is no game '${game}'`);
    return about;
  }

  checkPlayer(about, shape, name) {
    const known = [HUMAN, ...about.players.map((one) => one.name), ...about.levels.map((level) => level.name)];
    if (!known.includes(name)) throw refusal(`'${name}' plays on a board that Python serves, not on this page`);
    const boards = about.network_boards.map(shapeName);
    if (name === "network" && !boards.includes(shapeName(shape))) {
      throw refusal(`the network plays on ${boards.join(", ")} alone: choose another player`);
    }
  }

  async get(id) {
    if (!this.open.has(id)) {
      const stored = JSON.parse(localStorage.getItem(PREFIX + id));
      if (!stored) throw refusal("this board no longer exists: start a new game", 404);
      const rules = await webGame(this.services.folder, this.about(stored.game), stored.shape);
      if (!this.open.has(id)) this.open.set(id, new Board(rules, stored, this.services));
    }
    return this.open.get(id);
  }

  setPlayers(board, { seats, clock }) {
    const names = seats ? seatNames(seats) : board.seats;
    for (const name of names) this.checkPlayer(board.rules.about, board.rules.shape, name);
    board.setPlayers(names, clock ? clockOf(clock) : board.clock);
  }

  publish(board, event, data) {
    if (event === "state") this.write(board);
    this.listeners.get(board.id)?.(event, data);
  }

  /** Keep a board for a reload, and forget the oldest ones. */
  write(board) {
    try {
      localStorage.setItem(PREFIX + board.id, JSON.stringify({ ...board.toJson(), stored: Date.now() }));
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      if (keys.length <= MOST) return;
      const age = (key) => JSON.parse(localStorage.getItem(key)).stored;
      localStorage.removeItem(keys.reduce((one, other) => (age(one) < age(other) ? one : other)));
    } catch {
      board.error = "this browser keeps no games: its storage is full or closed";
    }
  }

  /** Send a board's events to a page, and let no other board search. */
  async follow(id, listener) {
    for (const [other, board] of this.open) if (other !== id && board.awake) board.sleep();
    this.listeners = new Map([[id, listener]]);
    const board = await this.get(id);
    board.wake();
    listener("state", board.state());
    if (board.analysis) listener("analysis", board.analysis);
  }
}

function seatNames(seats) {
  return seats.map(({ kind, name }) => (kind === HUMAN ? HUMAN : name));
}

/** A clock as the page asks for it. */
function clockOf(asked) {
  if (!asked || asked.kind === "none") return { ...UNTIMED, act: Math.max(0.05, asked?.act ?? UNTIMED.act) };
  const { act = 2, bank = 60 } = asked;
  if (act + bank < 1) throw refusal("a clock of less than a second leaves no time to play");
  return { kind: "timed", act, bank };
}
