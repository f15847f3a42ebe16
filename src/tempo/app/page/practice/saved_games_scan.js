/* The search of saved games for mistakes of people, one game after the other. */

/** @import { GameSource, SavedGame, Services } from "../../game.d.ts" */
/** @import { Annotations, KeptExercise, MoveAnnotation } from "../../learn.d.ts" */
/** @import { Shape } from "../../../web/types.d.ts" */
/** @import { Evaluations } from "../review/evaluations.js" */

import { HUMAN } from "../game/board_state.js";
import { exercisesIn, mistakesIn } from "../review/exercises.js";
import { GameReview } from "../review/game_review.js";

const MAX_GAMES = 300; // the newest ones

export class SavedGamesScan {
  /** Begin.

      sources      what may hold games, newest first: {name, read() -> [{game, shape, config, actions, players}]}
      services     of the page
      evaluations  those of a session
      take         keeps the exercises of a game
      onChange     is called after each game

      @param {GameSource[]} sources @param {Services} services @param {Evaluations} evaluations
      @param {(exercises: KeptExercise<MoveAnnotation>[]) => Promise<void>} take @param {() => void} onChange */
  constructor(sources, services, evaluations, take, onChange) {
    this.sources = sources;
    this.services = services;
    this.evaluations = evaluations;
    this.take = take;
    this.onChange = onChange;
    this.running = true;
    /** @type {string | null} */
    this.error = null;
    this.done = this.games = this.unreadable = 0;
    this.run().catch((problem) => { if (this.running) this.error = problem.message; }).finally(() => this.stop());
  }

  async run() {
    for (const source of this.sources) {
      const games = await source.read().catch(() => null);
      if (!games) this.unreadable++;
      for (const game of games ?? []) {
        if (!this.running || this.games >= MAX_GAMES) return;
        if (game.players.includes(HUMAN)) await this.review(game, source.name);
      }
      this.done++;
      this.onChange();
    }
  }

  /** Keep the mistakes of people in a game, which may be known from an earlier review.
      @type {(game: SavedGame, source: string) => Promise<void>} */
  async review({ game, shape, config, actions, players }, source) {
    if (!actions.length) return;
    const { archive } = this.services;
    let mistakes = await archive.keptMistakes(game, shape, actions);
    if (!mistakes) {
      const begun = await this.begin(game, shape, actions).catch(() => null);
      if (!begun) {
        this.unreadable++; // no board of this page, or a move that is not legal
        return;
      }
      mistakes = await this.mistakes(begun);
      if (!mistakes) return;
      archive.keepMistakes(game, shape, actions, mistakes).catch(() => {}); // the game will be reviewed again
    }
    this.games++;
    await this.take(exercisesIn({ game, shape, config, players, source }, actions, mistakes).filter(({ own }) => own));
  }

  /** @type {(game: string, shape: Shape, actions: number[]) => Promise<GameReview>} */
  async begin(game, shape, actions) {
    return GameReview.of(await this.evaluations.cacheOf(await this.services.rulesOf(game, shape)), actions);
  }

  /** The annotations of the mistakes of a game, by ply; null if this search was stopped.
      @type {(review: GameReview) => Promise<Annotations | null>} */
  async mistakes(review) {
    /** @type {Annotations} */
    const plies = {};
    for await (const step of review.steps({ isQuick: true })) {
      if (!this.running) return null;
      Object.assign(plies, step.plies);
      await this.evaluations.urgent;
    }
    return mistakesIn(plies);
  }

  stop() {
    if (this.running) {
      this.running = false;
      this.onChange();
    }
  }

  toJson() {
    const { done, games, unreadable, running, error, sources } = this;
    return { done, games, unreadable, is_running: running, error, total: sources.length };
  }
}
