/* The review of all saved games of this browser for exercises, one after the other (folder_review.py). */

import { exercisesIn } from "./exercises.js";
import { GameReview } from "./game_review.js";
import { playersOf } from "./record.js";
import { webGame } from "./web_game.js";

const MAX_GAMES = 300; // the newest ones
const reviewed = new Map(); // exercises by the name of a record, until the page is left

export class ArchiveReview {
  /** `evaluations` is that of a session; `onChange` is called after each game. */
  constructor({ archive, folder, catalogue }, evaluations, onChange) {
    Object.assign(this, { archive, folder, games: catalogue.games, evaluations, onChange });
    Object.assign(this, { exercises: [], running: true, error: null, done: 0, total: 0, unreadable: 0 });
    this.run().catch((problem) => { if (this.running) this.error = problem.message; }).finally(() => this.stop());
  }

  async run() {
    const records = (await this.archive.all()).slice(0, MAX_GAMES);
    this.total = records.length;
    for (const record of records) {
      if (!this.running) return;
      this.exercises.push(...await this.exercisesOf(record));
      this.done++;
      this.onChange();
    }
  }

  /** The exercises of a record; one that this page cannot read is counted. */
  async exercisesOf({ name, header, game: { opening, moves, ...game } }) {
    if (reviewed.has(name)) return reviewed.get(name);
    const actions = [...opening, ...moves.map((move) => move.action).filter((action) => action !== null)];
    const { shape, timed = false, act_timeout: act = 1, bank = 0 } = header.config;
    let review;
    try {
      const rules = await webGame(this.folder, this.games.find((about) => about.game === header.game), shape);
      review = new GameReview(await this.evaluations.cacheOf(rules), actions);
    } catch {
      this.unreadable++;
      return [];
    }
    const plies = {};
    for await (const step of review.steps({ isQuick: true })) {
      if (!this.running) return [];
      Object.assign(plies, step.plies);
      await this.evaluations.urgent;
    }
    const { rules } = review.cache, config = { ...shape, timed, act_timeout: act, bank };
    const found = exercisesIn({ rules, config, players: playersOf(header, game), source: name }, actions, plies);
    reviewed.set(name, found);
    return found;
  }

  stop() {
    if (this.running) {
      this.running = false;
      this.onChange();
    }
  }

  toJson() {
    const { done, total, unreadable, running, error } = this;
    return { name: "", done, games: done - unreadable, unreadable, is_running: running, error, total };
  }
}
