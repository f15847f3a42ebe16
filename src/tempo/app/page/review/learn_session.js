/* Learning at one board: the review of its line, exercises from it and from saved games, and puzzles. */

/** @import { Services } from "../../game.d.ts" */
/** @import { Annotation, Exercise, KeptExercise, ExplainedMove } from "../../learn.d.ts" */
/** @import { LiveGame } from "../game/live_game.js" */

import { BoardReview } from "./board_review.js";
import { Evaluations } from "./evaluations.js";
import { GameReview } from "./game_review.js";
import { byImportance, exercisesIn, fullExercise, listEntry, puzzleOf } from "./exercises.js";
import { SavedGamesReview } from "./saved_games_review.js";
import { refusal } from "../refusal.js";

const JUDGE_SECONDS = 0.5; // for a position

export class LearnSession {
  /** `board`: {id, rules, tree, seats, config()}, kept up to date. `services`: see services.js of both pages.
      @param {LiveGame} board @param {Services} services */
  constructor(board, services) {
    this.board = board;
    this.services = services;
    this.puzzles = "";
    /** @type {KeptExercise[]} */
    this.found = [];
    /** @type {SavedGamesReview | null} */
    this.saved = null;
    /** @type {string[]} */
    this.folders = [];
    this.version = 0;
    this.evaluations = new Evaluations(services);
    this.review = new BoardReview(board, this.evaluations, (review) => services.publish(board.id, "review", review),
      () => this.publish());
  }

  /** Make exercises of the line on the board, and review it if necessary. */
  useGame() {
    const { review } = this;
    this.dropSource();
    if (!(review.fitsBoard && (review.isRunning || review.progress.finished))) review.start();
  }

  /** Make exercises of the saved games of a folder; "" is all of them.
      @type {(name: string) => Promise<void>} */
  async useFolder(name) {
    const sources = await this.services.archive.sources(name);
    this.dropSource();
    const onChange = () => { if (this.saved === review) this.publish(); };
    const review = this.saved = new SavedGamesReview(name, sources, this.services, this.evaluations, onChange);
  }

  /** Stop what made the exercises so far. */
  dropSource() {
    const { saved } = this;
    Object.assign(this, { puzzles: "", saved: null });
    saved?.stop();
  }

  /** Stop the search for more exercises. */
  stop() { (this.saved ?? this.review).stop(); }

  /** Take the puzzles of a game, which need not be that of the board.
      @type {(game: string) => Promise<void>} */
  async usePuzzles(game) {
    if (!this.puzzleGames.includes(game)) throw refusal(`there are no puzzles of '${game}'`);
    const { services } = this, puzzles = await services.puzzlesOf(game);
    this.found = await Promise.all(puzzles.map(async (one) => (
      puzzleOf({ ...one, game }, (await services.aboutBoard(game, one.shape)).exact))));
    this.dropSource();
    this.puzzles = game;
  }

  get puzzleGames() { return this.services.games.filter((about) => about.has_puzzles).map((about) => about.game); }

  /** @returns {KeptExercise[]} */
  get exercises() {
    if (this.puzzles) return this.found;
    if (this.saved) return byImportance(this.saved.exercises);
    const { board, review: { actions, plies } } = this, { name: game, shape } = board.rules;
    const about = { game, shape, config: board.config(), players: [...board.seats], source: "" };
    return byImportance(exercisesIn(about, actions, plies));
  }

  publish() { this.services.publish(this.board.id, "exercise", this.toJson()); }

  /** The list of exercises and the progress of the search. */
  toJson() {
    return {
      version: ++this.version, exercises: this.exercises.map(listEntry), puzzles: this.puzzles,
      folder: this.saved?.toJson() ?? null, folders: this.folders, puzzle_games: this.puzzleGames,
    };
  }

  /** @type {(id: string) => KeptExercise} */
  find(id) {
    const found = this.exercises.find((one) => one.id === id);
    if (!found) throw refusal("this exercise no longer exists: choose another");
    return found;
  }

  /** @type {(id: string) => Promise<Exercise>} */
  async exercise(id) {
    const found = this.find(id);
    return fullExercise(found, await this.services.rulesOf(found.game, found.shape));
  }

  /** The best line after a move of an exercise.
      @type {(id: string, action: number) => Promise<ExplainedMove[]>} */
  async lineOfExercise(id, action) {
    const { game, shape, before } = this.find(id);
    return this.evaluations.line(await this.services.rulesOf(game, shape), before, action);
  }

  /** What a review would say of a move that is not played yet; without one the position is evaluated ahead of it.
      @type {(at: number, action: number | null) => Promise<Annotation | null>} */
  judge(at, action) { return this.evaluations.first(this.judged(this.board.tree.actions(at), action)); }

  /** @type {(actions: number[], action: number | null) => Promise<Annotation | null>} */
  async judged(actions, action) {
    const cache = await this.evaluations.cacheOf(this.board.rules), { length } = actions;
    const review = await GameReview.of(cache, action === null ? actions : [...actions, action]);
    if (action !== null) await review.evaluate(length + 1, JUDGE_SECONDS);
    await review.evaluate(length, JUDGE_SECONDS);
    return action === null ? null : review.annotation(length);
  }

  /** Stop everything because the page shows another board. */
  end() {
    this.saved?.stop();
    this.review.stop();
    this.evaluations.end();
  }
}
