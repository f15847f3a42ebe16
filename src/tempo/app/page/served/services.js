/* What reviews and exercises ask of a page with a server: boards, rules, scores, facts about games, saved games.

   The page without a server has the same in web/offline/backend.js:

     games                            of the catalogue
     boardOf(id)                      {id, rules, tree: {actions(plies)}, seats, config()} as it is now
     publish(id, event, data)         sends an event to the views
     rulesOf(game, shape)             see rules.js
     aboutBoard(game, shape)          {exact, ...}
     puzzlesOf(game)
     newEngine()                      {ask(request, {onResult, onError}), end()}
     archive                          folders(), sources(folder), keptMistakes(...), keepMistakes(...) */

/** @import { Config } from "../../drawings.d.ts" */
/** @import { AboutScores, Annotations, Archive, Board, BoardNow, PageRules, Puzzle } from "../../../web/types.d.ts" */
/** @import { Engine, Services as PageServices, Shape } from "../../../web/types.d.ts" */

import { Evaluator } from "./evaluator.js";
import { get, post } from "./requests.js";
import { Rules } from "./rules.js";
import { shapeOf } from "../address.js";

/** @implements {PageServices} */
export class Services {
  /** `send` gives an event of the board to the views.
      @param {(event: string, data: object) => void} send */
  constructor(send) {
    this.send = send;
    /** @type {PageServices["games"]} */
    this.games = [];
    /** @type {{ id: string } & Partial<BoardNow> | null} */
    this.board = null;
    /** @type {Map<string, Promise<unknown>>} */
    this.kept = new Map();
  }

  /** @type {PageServices["publish"]} */
  publish(id, event, data) { if (id === this.board?.id) this.send(event, data); }

  /** Return a board with its present moves and players; the same object while the page shows it.
      @type {(id: string) => Promise<BoardNow>} */
  async boardOf(id) {
    /** @type {Board} */
    const state = await get(`api/boards/${id}`);
    if (!this.games.length) this.games = /** @type {PageServices} */ (await get("api/catalogue")).games;
    if (this.board?.id !== id) this.board = { id };
    const actions = state.line.map(({ action }) => action);
    return Object.assign(this.board, {
      rules: await this.rulesOf(state.game, shapeOf(state)), seats: state.seats.map(({ name }) => name),
      tree: {
        /** @type {(plies?: number) => number[]} */
        actions: (plies) => actions.slice(0, plies),
      },
      config: () => state.config,
    });
  }

  /** @type {(game: string, shape: Shape) => Promise<PageRules>} */
  rulesOf(game, shape) {
    return this.once(`rules ${game} ${JSON.stringify(shape)}`, async () => {
      const { config } = await this.aboutBoard(game, shape);
      return new Rules(game, shape, config);
    });
  }

  /** @type {(game: string, shape: Shape) => Promise<{ exact: AboutScores | null, config: Config }>} */
  aboutBoard(game, shape) {
    const address = `api/facts/${game}?${new URLSearchParams(/** @type {any} */ (shape))}`;
    return this.once(address, () => get(address));
  }

  /** @type {(game: string) => Promise<Puzzle[]>} */
  puzzlesOf(game) { return this.once(`puzzles ${game}`, () => get(`api/puzzles/${game}`)); }

  /** Return what `find` promised under this name before, or now.
      @template T @param {string} name @param {() => Promise<T>} find @returns {Promise<T>} */
  once(name, find) {
    if (!this.kept.has(name)) {
      const promise = find();
      this.kept.set(name, promise);
      promise.catch(() => this.kept.delete(name));
    }
    return /** @type {Promise<T>} */ (this.kept.get(name));
  }

  /** @returns {Engine} */
  newEngine() { return new Evaluator(/** @type {BoardNow} */ (this.board).id); }

  /** @type {Archive} */
  archive = {
    folders: () => get("api/saved"),
    async sources(folder) {
      /** @type {string[]} */
      const names = await get(`api/saved?${new URLSearchParams({ folder })}`);
      /** @type {(name: string) => string} */
      const addressOf = (name) => `api/saved/${name.split("/").map(encodeURIComponent).join("/")}`;
      return names.map((name) => ({ name, read: () => get(addressOf(name)) }));
    },
    keptMistakes: async (game, shape, actions) => (
      /** @type {{ mistakes: Annotations | null }} */
      (await post("api/mistakes", { game, shape, actions })).mistakes
    ),
    keepMistakes: (game, shape, actions, mistakes) => post("api/mistakes", { game, shape, actions, mistakes }),
  };
}
