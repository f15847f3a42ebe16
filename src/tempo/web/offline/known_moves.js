/* The known moves of a position: saved games that played them, exact scores of tables, level openings. */

/** @import { PageRules, PlayedPly } from "../../app/game.d.ts" */
/** @import { KnownMove, Results } from "../../app/page.d.ts" */
/** @import { ArchivedGame, RecordedGame } from "../../app/records.d.ts" */
/** @import { Bounds } from "../types.d.ts" */
/** @import { AboutBoard } from "./about_board.js" */
/** @import { PositionKeys } from "./position_keys.js" */
/** @typedef {{ actions: number[], games: number, openings: number, bounds: Bounds | null }} Ranked */
/** @typedef {{ keys: number[], score?: number }} KeyedGame the keys of its positions, and the result for the first side */

import { shapeName } from "../player/rules.js";
import { bestMoves } from "../player/exact.js";
import { figuresOf } from "../../app/page/review/annotations.js";

/** @type {{ [result: string]: number }} */
const RESULTS = { first: 1, drawn: 0.5, second: 0 }; // of the first side; others have none

/** The saved games on a board but for the record `own`, and the number of those that cannot be read. Each is read once.
    @type {(archive: { all(): Promise<ArchivedGame[]> }, rules: PageRules, keys: PositionKeys, own: string) =>
      Promise<{ games: KeyedGame[], broken: number }>} */
export async function knownGames(archive, { name: game, shape }, keys, own) {
  const records = (await archive.all()).filter(({ name, header }) => (
    name !== own && header.game === game && shapeName({ ...shape, ...header.config.shape }) === shapeName(shape)));
  const games = records.flatMap((record) => {
    const { plies, result } = record.header.summary, key = `${record.name} ${plies} ${result}`; // a game may have gone on
    if (!keys.games.has(key)) keys.games.set(key, readGame(record, keys));
    return keys.games.get(key) ?? [];
  });
  return { games, broken: records.length - games.length };
}

/** @type {(record: RecordedGame, keys: PositionKeys) => KeyedGame | null} */
function readGame({ header, game: { opening, moves } }, keys) {
  try {
    const actions = [...opening, ...moves.flatMap(({ action }) => action ?? [])];
    return { keys: keys.ofGame(actions), score: RESULTS[header.summary.result] };
  } catch {
    return null;
  }
}

/** Results of games for one side, by the scores of the first one.
    @type {(scores: (number | undefined)[], seat: number) => Results} */
function resultsOf(scores, seat) {
  /** @type {(wanted: number) => number} */
  const count = (wanted) => scores.filter((score) => score === wanted).length;
  return { games: scores.length, won: count(1 - seat), drawn: count(0.5), lost: count(seat) };
}

/** Return the known moves of the position after these actions, best or most played first.

    keys, about: of the board
    games: on this board
    scores: of tables
    @param {number[]} actions
    @param {{ keys: PositionKeys, about: AboutBoard, games: KeyedGame[], scores: Map<number, Bounds> }} known */
export function explore(actions, { keys, about, games, scores }) {
  const { rules } = keys, position = rules.position(actions), { legal, seat } = position;
  const plies = rules.plies(actions), key = keys.of(plies), cells = rules.preview(position);
  /** @type {(action: number) => PlayedPly} */
  const plyOf = (action) => (action in cells ? { action, seat, cells: cells[action] } : { action, seat });
  keys.openings ??= about.openings.map((opening) => ({ keys: keys.ofGame(opening) }));
  const here = passing(games, key), begun = passing(keys.openings, key);
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  if (here.length || scores.size || begun.length) {
    for (const action of legal) {
      const after = keys.of([...plies, plyOf(action)]);
      groups.set(after, [...groups.get(after) ?? [], action]); // symmetric moves are in one group
    }
  }
  const ranked = [...groups].map(([after, group]) => ({
    actions: group,
    ...resultsOf(here.filter(({ next }) => next === after).map(({ score }) => score), seat),
    openings: begun.filter(({ next }) => next === after).length,
    bounds: group.map((action) => scores.get(action)).find(Boolean) ?? null,
    ply: rules.plies([...actions, group[0]], actions.length)[0],
  })).filter((move) => move.games || move.openings || move.bounds).sort(inOrder);
  /** @type {KnownMove[]} */
  const moves = ranked.map(({ bounds, ...move }) => ({ ...move, score: bounds && figuresOf(about.exact, bounds) }));
  const totals = resultsOf(here.map(({ score }) => score), seat);
  return { to_move: legal.length ? seat : null, ...totals, moves, best: bestMoves(scores) };
}

/** The games that pass a position, each with the key of the next one.
    @type {(games: KeyedGame[], key: number) => { next: number, score?: number }[]} */
function passing(games, key) {
  return games.flatMap(({ keys, score }) => keys.flatMap((passed, place) => (
    passed === key ? [{ next: keys[place + 1], score }] : []
  )));
}

/** By exact score, then by games, then by openings, then as the game lists its moves.
    @type {(one: Ranked, other: Ranked) => number} */
function inOrder(one, other) {
  /** @type {(move: Ranked) => number[]} */
  const figures = ({ bounds, games, openings }) => [Number(Boolean(bounds)), ...bounds ?? [0, 0], games, openings];
  const [mine, others] = [figures(one), figures(other)], place = mine.findIndex((figure, at) => figure !== others[at]);
  return place < 0 ? one.actions[0] - other.actions[0] : others[place] - mine[place];
}
