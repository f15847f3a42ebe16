/* Recorded games as text. No rules, no drawing. */

/** All plies, the opening first; `move` indexes the players' own moves, null in the opening. */
function pliesOf(game) {
  const opening = game.opening.map((action, index) => ({ action, seat: index % 2, move: null }));
  const own = game.actions.map((action, move) => ({ action, seat: Number(game.seats[move]), move }));
  return opening.concat(own).map((ply, index) => (
    { ...ply, ...(game.cells && { cells: game.cells[index] }), ...(game.changes && { changes: game.changes[index] }) }));
}

function moveField(game, what, move) {
  return move === null || !game[what] ? null : game[what][move];
}

/** The steps of a game whose moves gave value away. */
function mistakesOf(game) {
  return (game.mark ?? []).flatMap((mark, move) => (mark === "blunder" ? [game.opening.length + move + 1] : []));
}

const UNSEARCHED = ["hurry", "error"]; // reasons of moves that were chosen without a search

/** The time of a seat's last move among these plies, and of all its moves; without times, what its bank proves. */
function clockText(game, plies, seat) {
  const own = plies.filter((ply) => ply.seat === seat && ply.move !== null);
  if (!own.length || (!game.seconds && !game.bank)) return "";
  const times = own.map((ply) => moveField(game, "seconds", ply.move)), known = times.filter((time) => time !== null);
  if (!known.length) return unloggedText(game, own.length, seat);
  const last = times.at(-1) === null ? "unknown" : secondsText(times.at(-1));
  const least = known.length < times.length ? "at least " : "";
  return `last move ${last}, total ${least}${secondsText(known.reduce((sum, one) => sum + one, 0))}`;
}

/** What the bank proves of the time of a seat's first moves without recorded times; each has its own step besides. */
function unloggedText(game, count, seat) {
  const banks = banksOf(game, seat), used = banks[0] - banks[count];
  if (used > 0) return `at least ${secondsText(used)} beyond its steps`;
  return game.seconds ? "time unknown" : "";
}

/** The bank of a seat before each of its moves, and at the end of the game. */
function banksOf(game, seat) {
  const own = pliesOf(game).filter((ply) => ply.seat === seat && ply.move !== null);
  return [...own.map((ply) => moveField(game, "bank", ply.move)), game.banks?.[seat] ?? null].map((bank) => bank ?? NaN);
}

/** The result for one seat: won, drawn, lost, forfeited, or won by forfeit. */
function resultOf(game, seat) {
  if (game.forfeit !== undefined) return game.forfeit === seat ? "forfeited" : "won-by-forfeit";
  const points = seat === 0 ? game.points : 1 - game.points;
  return points === 1 ? "won" : points === 0 ? "lost" : "drawn";
}

function outcomeText(game, names) {
  const name = (seat) => names[game.players[seat]];
  const count = game.opening.length + game.actions.filter((action) => action !== null).length;
  const why = game.problem ? `: ${game.problem}` : "", after = `after ${count} moves`;
  if (game.unfinished) return `Unfinished ${after}`;
  if (game.forfeit !== undefined) return `${name(game.forfeit)} forfeited, ${game.status} ${after}${why}`;
  if (game.points === 0.5) return `Draw ${after}${why}`;
  const winner = game.points === 1 ? 0 : 1;
  return `${name(winner)} (player ${winner + 1}) won ${after}${why}`;
}

function labelOf(game, names) {
  const points = game.unfinished ? "…" : game.points === 0.5 ? "½–½" : game.points === 1 ? "1–0" : "0–1";
  const forfeit = game.forfeit === undefined ? "" : `, ${game.status}`;
  return `${game.index}: ${names[game.players[0]]} – ${names[game.players[1]]}  ${points}${forfeit}`;
}

const RESULTS_OF_PLAYER = [
  ["", "any"], ["won", "won"], ["drawn", "drawn"], ["lost", "lost"],
  ["forfeited", "forfeited"], ["won-by-forfeit", "won by forfeit"],
];
const RESULTS_OF_ANY = [
  ["", "any"], ["won", "first player won"], ["drawn", "drawn"], ["lost", "second player won"], ["forfeit", "forfeited"],
];

function secondsText(seconds) {
  if (seconds >= 1) return `${seconds.toFixed(2)} s`;
  if (seconds >= 0.01) return `${(1e3 * seconds).toFixed(0)} ms`;
  return seconds >= 0.001 ? `${(1e3 * seconds).toFixed(1)} ms` : `${(1e6 * seconds).toFixed(0)} µs`;
}
