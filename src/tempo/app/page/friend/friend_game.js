/* The game of a friend's page: always the last position of the shared game, and nothing of engines and files. */

/** @import { Board, GuestState, PageRules, SharedState } from "../../game.d.ts" */

import { BoardState, HUMAN } from "../game/board_state.js";
import { setGame, setTime } from "../game/shared_line.js";

export class FriendGame {
  /** `seat` is the friend's.
      @param {PageRules} rules @param {string} id @param {GuestState} state */
  constructor(rules, id, { game, shape, seats, clock, seat }) {
    this.position = new BoardState(rules, { id, game, shape, seats, clock });
    this.rules = rules;
    this.seat = seat;
  }

  /** Show a state of the shared game, unless a later one is shown.
      @type {(state: SharedState) => Promise<void>} */
  async follow(state) {
    await this.rules.load(state.line.map(({ action }) => action));
    if (state.version < (this.position.shared?.version ?? 0)) return;
    setGame(this.position, state);
    this.position.version = state.version;
    setTime(this.position, state);
  }

  /** What the page draws.
      @returns {Board} */
  state() {
    const state = this.position.state(), seat = state.to_move;
    const isMachine = seat !== null && !state.paused && state.seats[seat].kind !== HUMAN;
    const thinking = isMachine ? { seat, task: "move" } : null;
    return { ...state, thinking, shared: false, elsewhere: [1 - this.seat], guest: true };
  }
}

/** Return the seconds until the time of the person to move is over; null if no clock runs.
    @type {(board: Board) => number | null} */
export function secondsLeft({ clock: { running, act, left, elapsed }, seats }) {
  return running === null || seats[running].kind !== HUMAN ? null : Math.max(0, act + left[running] - elapsed);
}
