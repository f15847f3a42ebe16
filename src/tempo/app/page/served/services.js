/* What reviews and exercises ask of a page with a server: boards, rules, scores, facts about games, saved games.

   The page without a server has the same in web/board/backend.js:

     games                            of the catalogue
     boardOf(id)                      {id, rules, tree: {actions(plies)}, seats, config()} as it is now
     publish(id, event, data)         sends an event to the views
     rulesOf(game, shape)             see rules.js
     aboutBoard(game, shape)          {exact, ...}
     puzzlesOf(game)
     newEngine()                      {ask(request, {onResult, onError}), end()}
     archive                          folders(), sources(folder), keptMistakes(...), keepMistakes(...) */

import { Evaluator } from "./evaluator.js";
import { get, post } from "./requests.js";
import { Rules } from "./rules.js";
import { shapeOf } from "../address.js";

export class Services {
  constructor() { Object.assign(this, { games: [], board: null, kept: new Map(), publish: () => {} }); }

  /** Return a board with its present moves and players; the same object while the page shows it. */
  async boardOf(id) {
    const state = await get(`api/boards/${id}`);
    if (!this.games.length) this.games = (await get("api/catalogue")).games;
    if (this.board?.id !== id) this.board = { id };
    const actions = state.line.map(({ action }) => action);
    return Object.assign(this.board, {
      rules: await this.rulesOf(state.game, shapeOf(state)), seats: state.seats.map(({ name }) => name),
      tree: { actions: (plies) => actions.slice(0, plies) }, config: () => state.config,
    });
  }

  rulesOf(game, shape) {
    return this.once(`rules ${game} ${JSON.stringify(shape)}`, async () => {
      const { config } = await this.aboutBoard(game, shape);
      return new Rules(game, shape, config);
    });
  }

  aboutBoard(game, shape) {
    const address = `api/facts/${game}?${new URLSearchParams(shape)}`;
    return this.once(address, () => get(address));
  }

  puzzlesOf(game) { return this.once(`puzzles ${game}`, () => get(`api/puzzles/${game}`)); }

  /** Return what `find` promised under this name before, or now. */
  once(name, find) {
    if (!this.kept.has(name)) {
      const promise = find();
      this.kept.set(name, promise);
      promise.catch(() => this.kept.delete(name));
    }
    return this.kept.get(name);
  }

  newEngine() { return new Evaluator(this.board.id); }

  archive = {
    folders: () => get("api/saved"),
    async sources(folder) {
      const names = await get(`api/saved?${new URLSearchParams({ folder })}`);
      const addressOf = (name) => `api/saved/${name.split("/").map(encodeURIComponent).join("/")}`;
      return names.map((name) => ({ name, read: () => get(addressOf(name)) }));
    },
    keptMistakes: async (game, shape, actions) => (await post("api/mistakes", { game, shape, actions })).mistakes,
    keepMistakes: (game, shape, actions, mistakes) => post("api/mistakes", { game, shape, actions, mistakes }),
  };
}
