/* Learning at one board: the review of its line, exercises from it and from all mistakes of a person, and puzzles. */

/** @import { Services } from "../../game.d.ts" */
/** @import { Annotation, Exercise, KeptExercise, ExplainedMove } from "../../learn.d.ts" */
/** @import { LiveGame } from "../game/live_game.js" */

import { BoardReview } from "./board_review.js";
import { Evaluations } from "./evaluations.js";
import { GameReview } from "./game_review.js";
import { byImportance, exercisesIn, fullExercise, listEntry, mistakesIn, puzzleOf } from "./exercises.js";
import { Deck } from "../practice/deck.js";
import { judgeMove } from "../practice/judge.js";
import { SavedGamesScan } from "../practice/saved_games_scan.js";
import { today } from "../practice/spacing.js";
import { refusal } from "../refusal.js";

const JUDGE_SECONDS = 0.5; // for a position
const MOST_LISTED = 300; // exercises

export class LearnSession {
  /** `board`: {id, rules, tree, seats, config()}, kept up to date. `services`: see services.js of both pages.
      @param {LiveGame} board @param {Services} services */
  constructor(board, services) {
    this.board = board;
    this.services = services;
    this.puzzles = "";
    /** @type {KeptExercise[]} */
    this.found = [];
    /** The mistakes of all games. @type {Deck | null} */
    this.deck = null;
    /** @type {SavedGamesScan | null} */
    this.scan = null;
    /** The exercise that was opened and has no answer yet: only the first one counts. @type {string | null} */
    this.untried = null;
    this.version = 0;
    this.evaluations = new Evaluations(services);
    this.review = new BoardReview(board, this.evaluations, (review) => services.publish(board.id, "review", review),
      () => this.onReview());
  }

  /** Make exercises of the line on the board, and review it if necessary. */
  useGame() {
    const { review } = this;
    this.dropSource();
    if (!(review.fitsBoard && (review.isRunning || review.progress.finished))) review.start();
  }

  /** Practise the mistakes of all games, and look for more of them in saved games. */
  async useMistakes() {
    const { services, evaluations } = this;
    const [sources, deck] = await Promise.all([services.archive.sources(), Deck.of(services.archive)]);
    this.dropSource();
    this.deck = deck;
    const onChange = () => { if (this.scan === scan) this.publish(); };
    const scan = this.scan = new SavedGamesScan(sources, services, evaluations, (found) => deck.add(found, today()), onChange);
  }

  /** Stop what made the exercises so far. */
  dropSource() {
    const { scan } = this;
    Object.assign(this, { puzzles: "", deck: null, scan: null });
    scan?.stop();
  }

  /** Stop the search for more exercises. */
  stop() { (this.scan ?? this.review).stop(); }

  onReview() {
    this.publish();
    this.keepMistakes().catch(() => {}); // the search of saved games finds them, too
  }

  /** Keep the mistakes of people in a game that is over and wholly reviewed. */
  async keepMistakes() {
    const { board, services: { archive }, review: { actions, plies, fitsBoard, progress } } = this;
    if (!progress.finished || !fitsBoard || !board.ending()) return;
    const { name: game, shape } = board.rules, deck = this.deck ?? await Deck.of(archive);
    const about = { game, shape, config: board.config(), players: board.names(), source: board.saved[board.tree.last] ?? "" };
    await archive.keepMistakes(game, shape, actions, mistakesIn(plies));
    await deck.add(exercisesIn(about, actions, plies).filter(({ own }) => own), today());
  }

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
    if (this.deck) return this.deck.sorted.slice(0, MOST_LISTED);
    const { board, review: { actions, plies } } = this, { name: game, shape } = board.rules;
    const about = { game, shape, config: board.config(), players: [...board.seats], source: "" };
    return byImportance(exercisesIn(about, actions, plies));
  }

  publish() { this.services.publish(this.board.id, "exercise", this.toJson()); }

  /** The list of exercises and the progress of the search. */
  toJson() {
    const { deck, scan, puzzles, puzzleGames } = this, day = today();
    const mistakes = deck && { day, count: deck.cards.size, ...deck.outlook(day), ...scan?.toJson() };
    return {
      version: ++this.version, exercises: this.exercises.map(listEntry), puzzles, mistakes, puzzle_games: puzzleGames,
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
    this.untried = id;
    return fullExercise(found, await this.services.rulesOf(found.game, found.shape));
  }

  /** Judge a move of an exercise; null gives up. The first answer after it was opened decides when it comes back.
      @type {(id: string, action: number | null) => Promise<{ right: boolean, annotation: Exercise["annotation"] }>} */
  async answer(id, action) {
    const found = this.find(id), isFirst = this.untried === id;
    const cache = await this.evaluations.cacheOf(await this.services.rulesOf(found.game, found.shape));
    const { isRight, annotation } = action === null ? { isRight: false, annotation: found.annotation }
      : await judgeMove(cache, found, action);
    if (isFirst && this.untried === id) {
      this.untried = null;
      await this.deck?.answer(id, isRight, today());
      if (this.deck) this.publish();
    }
    return { right: isRight, annotation };
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
    this.scan?.stop();
    this.review.stop();
    this.evaluations.end();
  }
}
