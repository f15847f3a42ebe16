/* Boards and saved games, as files of the server. */

/** @import { Archive as ArchiveOfPage, StoredBoard } from "../../game.d.ts" */
/** @import { Annotations } from "../../learn.d.ts" */

import { PAGE, takeFromBoards } from "./connection.js";
import { get, post, text } from "./requests.js";

const MISSING = 404; // status of a refusal
const MOST_CARDS = 200; // of a request

/** @implements {ArchiveOfPage} */
export class Archive {
  constructor() {
    /** @type {Map<string, string>} */
    this.stamps = new Map(); // versions of boards that this page has seen
  }

  /** Hear when another page has written a board of this one, unless this one has seen it by then.
      @type {ArchiveOfPage["onChange"]} */
  onChange(listener) {
    takeFromBoards({
      board: (id, stamp) => {
        const isNews = () => stamp !== "" && stamp !== (this.stamps.get(id) ?? stamp);
        if (isNews()) listener(id, isNews);
      },
    });
  }

  /** Return a board as it was kept; null if there is none.
      @type {ArchiveOfPage["board"]} */
  async board(id) {
    try {
      /** @type {{ board: StoredBoard, stamp: string }} */
      const { board, stamp } = await get(`api/boards/${id}`);
      this.stamps.set(id, stamp);
      return board;
    } catch (problem) {
      if (/** @type {{ status?: number }} */ (problem).status === MISSING) return null;
      throw problem;
    }
  }

  /** Keep a board, and records of its games by name; null deletes one. A refusal with status 409 says that another page
      has written the board.
      @type {ArchiveOfPage["keep"]} */
  async keep(id, board, games) {
    const body = { board, games, stamp: this.stamps.get(id) ?? "", page: PAGE };
    /** @type {{ stamp: string }} */
    const { stamp } = await post(`api/boards/${id}`, body, { keepalive: true }); // also if the page is closed meanwhile
    this.stamps.set(id, stamp);
  }

  /** One page of the saved games that match, newest first.
      @type {ArchiveOfPage["games"]} */
  games(query) { return get(`api/games?${query}`); }

  /** The text of a record.
      @type {ArchiveOfPage["read"]} */
  read(name) { return text(`api/games/${encoded(name)}`); }

  /** What saved games, tables and level openings know of the moves of a position; the record `own` does not count.
      @type {ArchiveOfPage["knownMoves"]} */
  knownMoves({ name: game, shape }, actions, own) { return post("api/explorer", { game, shape, actions, own }); }

  /** What may hold games, newest first.
      @type {ArchiveOfPage["sources"]} */
  async sources() {
    /** @type {string[]} */
    const names = await get("api/saved");
    return names.map((name) => ({ name, read: () => get(`api/saved/${encoded(name)}`) }));
  }

  /** @type {ArchiveOfPage["keptMistakes"]} */
  async keptMistakes(game, shape, actions) {
    /** @type {{ mistakes: Annotations | null }} */
    const { mistakes } = await post("api/mistakes", { game, shape, actions });
    return mistakes;
  }

  /** @type {ArchiveOfPage["keepMistakes"]} */
  keepMistakes(game, shape, actions, mistakes) { return post("api/mistakes", { game, shape, actions, mistakes }); }

  /** The exercises of a person's mistakes.
      @type {ArchiveOfPage["cards"]} */
  cards() { return get("api/cards"); }

  /** Keep exercises in place of those with the same id.
      @type {ArchiveOfPage["keepCards"]} */
  async keepCards(cards) {
    for (let start = 0; start < cards.length; start += MOST_CARDS) {
      await post("api/cards", { cards: cards.slice(start, start + MOST_CARDS) });
    }
  }
}

/** @type {(name: string) => string} */
const encoded = (name) => name.split("/").map(encodeURIComponent).join("/");
