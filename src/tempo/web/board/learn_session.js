/* Learning at one board: the review of its line, exercises from it and from saved games, and puzzles (sessions.py). */

import { puzzlesOf } from "./about_board.js";
import { ArchiveReview } from "./archive_review.js";
import { BoardReview } from "./board_review.js";
import { Evaluations } from "./evaluations.js";
import { byImportance, exercisesIn, fullExercise, listEntry } from "./exercises.js";
import { refusal } from "./refusal.js";
import { webGame } from "./web_game.js";

export class LearnSession {
  /** `context` is that of routes, see backend.js. */
  constructor(board, context) {
    const { folder, catalogue: { games } } = context;
    Object.assign(this, { board, context, folder, games, puzzles: "", found: [], saved: null, version: 0 });
    this.evaluations = new Evaluations(folder);
    this.review = new BoardReview(board, this.evaluations, () => this.publish());
  }

  /** Make exercises of the line on the board, and review it if necessary. */
  useGame() {
    const { review } = this;
    this.dropSource();
    if (!(review.fitsBoard && (review.isRunning || review.progress.finished))) review.start();
  }

  /** Make exercises of all saved games. */
  useArchive() {
    this.dropSource();
    const onChange = () => { if (this.saved === review) this.publish(); };
    const review = this.saved = new ArchiveReview(this.context, this.evaluations, onChange);
  }

  /** Stop what made the exercises so far. */
  dropSource() {
    const { saved } = this;
    Object.assign(this, { puzzles: "", saved: null });
    saved?.stop();
  }

  /** Stop the search for more exercises. */
  stop() { (this.saved ?? this.review).stop(); }

  /** Take the puzzles of a game, which need not be that of the board. */
  async usePuzzles(game) {
    if (!this.puzzleGames.includes(game)) throw refusal(`there are no puzzles of '${game}'`);
    this.found = await puzzlesOf(this.folder, game);
    this.dropSource();
    this.puzzles = game;
  }

  get puzzleGames() { return this.games.filter((about) => about.has_puzzles).map((about) => about.game); }

  get exercises() {
    if (this.puzzles) return this.found;
    if (this.saved) return byImportance(this.saved.exercises);
    const { board, review: { actions, plies } } = this, { rules, seats } = board;
    const about = { rules, config: board.config(), players: [...seats], source: "" };
    return byImportance(exercisesIn(about, actions, plies));
  }

  publish() { this.board.services.publish(this.board, "exercise", this.toJson()); }

  /** The list of exercises; saved games are in one folder, that of this browser. */
  toJson() {
    return {
      version: ++this.version, exercises: this.exercises.map(listEntry), puzzles: this.puzzles,
      folder: this.saved?.toJson() ?? null, folders: [], puzzle_games: this.puzzleGames,
    };
  }

  exercise(id) {
    const found = this.exercises.find((one) => one.id === id);
    if (!found) throw refusal("this exercise no longer exists: choose another");
    return fullExercise(found);
  }

  /** The best line after a move of an exercise. */
  async lineOfExercise(id, action) {
    const { game, config, plies } = this.exercise(id), about = this.games.find((one) => one.game === game);
    const shape = Object.fromEntries(Object.keys(about.shape).map((name) => [name, config[name]]));
    const rules = await webGame(this.folder, about, shape);
    return this.evaluations.line(rules, plies.map((ply) => ply.action), action);
  }

  /** Stop everything because the page shows another board. */
  end() {
    this.saved?.stop();
    this.review.stop();
    this.evaluations.end();
  }
}
