/* What recorded games say, as texts. Only who sat where and what was counted; no rules, nothing drawn. */

/** All that was played, opening first; `move` counts the players' own moves. */
function pliesOf(game) {
  const opening = game.opening.map((action, index) => ({ action, seat: index % 2, move: null }));
  return opening.concat(game.actions.map((action, move) => ({ action, seat: Number(game.seats[move]), move })));
}

function said(game, what, move) {
  return move === null || !game[what] ? null : game[what][move];
}

/** How it ended for one seat: won, drawn, lost, or who forfeited. */
function resultOf(game, seat) {
  if (game.forfeit !== undefined) return game.forfeit === seat ? "forfeited" : "given";
  const points = seat === 0 ? game.points : 1 - game.points;
  return points === 1 ? "won" : points === 0 ? "lost" : "drawn";
}

function outcomeText(game, names) {
  const name = (seat) => names[game.players[seat]];
  const stones = game.opening.length + game.actions.filter((action) => action !== null).length;
  if (game.forfeit !== undefined) {
    const why = game.problem ? `: ${game.problem}` : "";
    return `${name(game.forfeit)} forfeited, ${game.status} after ${stones} stones${why}`;
  }
  if (game.points === 0.5) return `Drawn after ${stones} stones`;
  const winner = game.points === 1 ? 0 : 1;
  return `${name(winner)} won as ${winner ? "second" : "first"} after ${stones} stones`;
}

function labelOf(game, names) {
  const points = game.points === 0.5 ? "½–½" : game.points === 1 ? "1–0" : "0–1";
  const forfeit = game.forfeit === undefined ? "" : `, ${game.status}`;
  return `${game.index}: ${names[game.players[0]]} – ${names[game.players[1]]}  ${points}${forfeit}`;
}

const RESULTS_OF_PLAYER = [
  ["", "any"], ["won", "won"], ["drawn", "drawn"], ["lost", "lost"],
  ["forfeited", "forfeited"], ["given", "won by forfeit"],
];
const RESULTS_OF_ANY = [
  ["", "any"], ["won", "first seat won"], ["drawn", "drawn"], ["lost", "second seat won"], ["forfeit", "forfeited"],
];

function secondsText(seconds) {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`;
  if (seconds >= 0.01) return `${(1e3 * seconds).toFixed(0)} ms`;
  return seconds >= 0.001 ? `${(1e3 * seconds).toFixed(1)} ms` : `${(1e6 * seconds).toFixed(0)} µs`;
}
