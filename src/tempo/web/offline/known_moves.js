/* The known moves of a position: saved games that played them, exact scores of tables, level openings
   (position_moves.py, record_index.py). */

import { shapeName } from "../player/agent.js";
import { bestMoves } from "../player/exact.js";
import { figuresOf } from "../../app/page/review/annotations.js";

const RESULTS = { first: 1, drawn: 0.5, second: 0 }; // of the first side; others have none

/** The saved games on a board: {games: [{keys, score}], broken: records that cannot be read}. Each is read once. */
export async function knownGames(archive, { name: game, shape }, keys) {
  const games = [];
  let broken = 0;
  for (const record of await archive.all()) {
    const { header } = record;
    if (header.game !== game || shapeName({ ...shape, ...header.config.shape }) !== shapeName(shape)) continue;
    if (!keys.games.has(record.name)) keys.games.set(record.name, readGame(record, keys));
    const found = keys.games.get(record.name);
    if (found) games.push(found);
    else broken++;
  }
  return { games, broken };
}

function readGame({ header, game: { opening, moves } }, keys) {
  try {
    const actions = [...opening, ...moves.map((move) => move.action).filter((action) => action !== null)];
    return { keys: keys.ofGame(actions), score: RESULTS[header.summary.result] };
  } catch {
    return null;
  }
}

/** Results of games for one side, by the scores of the first one. */
function resultsOf(scores, seat) {
  const count = (wanted) => scores.filter((score) => score === wanted).length;
  return { games: scores.length, won: count(1 - seat), drawn: count(0.5), lost: count(seat) };
}

/** Return the known moves of the position after these actions, best or most played first.

    keys, about: of the board
    games: on this board
    scores: of tables, a Map by move */
export function explore(actions, { keys, about, games, scores }) {
  const { rules } = keys, position = rules.position(actions), { legal, seat } = position;
  const plies = rules.plies(actions), key = keys.of(plies), cells = rules.preview(position);
  const plyOf = (action) => (action in cells ? { action, seat, cells: cells[action] } : { action, seat });
  keys.openings ??= about.openings.map((opening) => ({ keys: keys.ofGame(opening) }));
  const here = passing(games, key), begun = passing(keys.openings, key), groups = new Map();
  if (here.length || scores.size || begun.length) {
    for (const action of legal) {
      const after = keys.of([...plies, plyOf(action)]);
      groups.set(after, [...groups.get(after) ?? [], action]); // symmetric moves are in one group
    }
  }
  const moves = [...groups].map(([after, group]) => ({
    actions: group,
    ...resultsOf(here.filter(({ next }) => next === after).map(({ score }) => score), seat),
    openings: begun.filter(({ next }) => next === after).length,
    score: scores.get(group.find((action) => scores.has(action))) ?? null,
    ply: rules.plies([...actions, group[0]], actions.length)[0],
  })).filter((move) => move.games || move.openings || move.score).sort(inOrder);
  for (const move of moves) move.score &&= figuresOf(about.exact, move.score);
  const totals = resultsOf(here.map(({ score }) => score), seat);
  return { to_move: legal.length ? seat : null, ...totals, moves, best: bestMoves(scores) };
}

/** The games that pass a position, each with the key of the next one. */
function passing(games, key) {
  return games.flatMap(({ keys, score }) => keys.flatMap((one, place) => (
    one === key ? [{ next: keys[place + 1], score }] : []
  )));
}

/** By exact score, then by games, then by openings, then as the game lists its moves. */
function inOrder(one, other) {
  const figures = ({ score, games, openings }) => [Number(Boolean(score)), ...score ?? [0, 0], games, openings];
  const [mine, others] = [figures(one), figures(other)], place = mine.findIndex((figure, at) => figure !== others[at]);
  return place < 0 ? one.actions[0] - other.actions[0] : others[place] - mine[place];
}
