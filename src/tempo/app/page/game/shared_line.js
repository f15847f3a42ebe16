/* The line of a shared board: it follows the server's, and what this page changes is sent there.

   A move goes to the server first, and is on the board when the server has accepted it. Everything else that changes
   the line, the players or the clock is done here and then sent as a whole. The server refuses what was done without
   knowing a move of the other page; then the board follows the server. */

/** @import { SharedGames, SharedState, SharedTable } from "../../game.d.ts" */
/** @import { BoardState } from "./board_state.js" */
/** @import { LiveGame } from "./live_game.js" */

const HUMAN = "human";
const MISSING = 404, CONFLICT = 409; // statuses of refusals

/** All that the owner's page sends of a board.
    @type {(board: BoardState) => SharedTable} */
function tableOf({ game, shape, clock, seats, tree, endings, paused }) {
  const line = tree.line.map((number) => {
    const { action, seconds = null } = tree.nodes[number];
    return { action, seconds };
  });
  return { game, shape, clock, seats, line, ending: endings[tree.last] ?? null, paused };
}

/** A text that differs if the game does.
    @type {(table: SharedTable) => string} */
function keyOf({ clock: { kind, act, bank }, seats, line, ending, paused }) {
  const end = ending && [ending.rewards, ending.forfeit, ending.reason];
  return JSON.stringify([line.map(({ action }) => action), seats, kind, act, bank, end, paused]);
}

/** @type {(board: BoardState, state: SharedTable) => boolean} */
const isSame = (board, state) => keyOf(tableOf(board)) === keyOf(state);

/** Make the game on a board that of the server, whose line the rules know. Where the line or its end has changed, its
    last position is shown. `details` of the last move are known to this page alone.
    @type {(board: BoardState, state: SharedState, details?: object) => void} */
export function setGame(board, state, details = {}) {
  const { tree, endings } = board, known = tree.actions(), { version, linked, seats, clock, line, ending, paused } = state;
  Object.assign(board, { seats, clock, paused, shared: { version, linked, key: keyOf(state) } });
  const differs = line.findIndex(({ action }, ply) => known[ply] !== action), start = differs < 0 ? line.length : differs;
  if (start < known.length) board.number++; // a machine plays another line with a new agent
  if (start < Math.max(known.length, line.length)) {
    tree.go(start);
    tree.cut();
  }
  for (const { action, seat, seconds } of line.slice(start)) {
    tree.play(action, seat, { seconds: seconds ?? undefined, bank: board.banks()[seat] });
  }
  Object.assign(tree.nodes[tree.line[start] ?? tree.last], details); // a pass may follow the move
  if (ending?.reason !== endings[tree.last]?.reason) tree.go(line.length);
  if (ending) endings[tree.last] = ending;
  else delete endings[tree.last];
}

/** Set the clock of the turn as the server has it.
    @type {(board: BoardState, state: SharedState) => void} */
export function setTime(board, { elapsed }) {
  Object.assign(board, { since: performance.now() - 1000 * elapsed, elapsedWhenPaused: elapsed });
}

/** Follow the shared game of a board, unless the board knows a later state of it, or has changed itself since.
    @type {(board: LiveGame, state: SharedState, details?: object) => Promise<void>} */
export async function followShared(board, state, details) {
  await board.rules.load(state.line.map(({ action }) => action));
  const { shared } = board, wasSame = isSame(board, state);
  if (shared && (state.version < shared.version || (state.version === shared.version && !wasSame))) return;
  setGame(board, state, details);
  board.beginTurn();
  setTime(board, state);
  if (!wasSame) board.changed();
  else if (shared?.version !== state.version) board.publishState(); // somebody has taken a seat
}

/** Send what this page has changed; follow the server if it has a move that this page did not know.
    @type {(board: LiveGame) => Promise<void>} */
export async function sendChanges(board) {
  const { id, shared } = board, table = tableOf(board);
  if (!shared || keyOf(table) === shared.key) return;
  await attempt(board, async (games) => {
    const { version, linked } = await games.setTable(id, shared.version, table);
    if (board.shared && version > board.shared.version) board.shared = { version, linked, key: keyOf(table) };
  });
}

/** Play a move of a person at this page, or of a machine with what it says about it. Without a move the server looks
    whether somebody's time is over.
    @type {(board: LiveGame, action: number, seat: number, seconds: number, details?: object) => Promise<void>} */
export async function playShared(board, action, seat, seconds, details) {
  const isMachine = board.seats[seat] !== HUMAN;
  try {
    await sendChanges(board);
    const { id, tree } = board, move = { action, at: tree.line.length, ...(isMachine ? { seconds } : {}) };
    await attempt(board, async (games) => {
      await followShared(board, await (action < 0 ? games.state(id) : games.play(id, move)), details);
    });
  } catch (problem) {
    if (!isMachine) throw problem;
    board.onError("move", /** @type {Error} */ (problem).message);
  }
}

/** Resign for a person at this page.
    @type {(board: LiveGame, seat: number | null) => Promise<void>} */
export async function resignShared(board, seat) {
  await sendChanges(board);
  await attempt(board, async (games) => followShared(board, await games.resign(board.id, seat)));
}

/** What a board with links has.
    @param {LiveGame} board */
const gamesOf = ({ services }) => /** @type {SharedGames} */ (services.shared);

/** Share a board, or go on with its shared game; return the links of both seats.
    @type {(board: LiveGame) => Promise<{ links: string[] }>} */
export async function share(board) {
  const { links, state } = await gamesOf(board).share(board.id, tableOf(board));
  await followShared(board, state);
  return { links };
}

/** Send a request. If the server has another position, follow it; a game that it has no more is the page's own.
    @type {(board: LiveGame, send: (games: SharedGames) => Promise<void>) => Promise<void>} */
async function attempt(board, send) {
  const { id } = board, games = gamesOf(board);
  try {
    await send(games);
  } catch (problem) {
    const { status } = /** @type {{ status?: number }} */ (problem);
    if (status === CONFLICT) return followShared(board, await games.state(id));
    if (status !== MISSING) throw problem;
    board.shared = null;
    board.changed();
  }
}
