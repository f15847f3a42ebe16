/* The address of the page holds the position, so that it can be sent to somebody:
   #game=NAME&shape=size.15-inarow.5&moves=19.26.20&at=2 : the moves of the whole line, and how many are on it now. */

/** What to ask the server for, as an address says; null if it says nothing. */
export function parseAddress(hash) {
  const said = new URLSearchParams(hash.slice(1));
  if (!said.get("game")) return null;
  const shape = Object.fromEntries((said.get("shape") ?? "").split("-").filter(Boolean).map((entry) => {
    const [name, number] = entry.split(".");
    return [name, Number(number)];
  }));
  const actions = (said.get("moves") ?? "").split(".").filter(Boolean).map(Number);
  return { game: said.get("game"), shape, actions, at: Number(said.get("at") ?? actions.length) };
}

/** The board that the command set up, `#board=ID`; null if it is none of these. */
export function boardIdInAddress(hash) {
  return new URLSearchParams(hash.slice(1)).get("board");
}

export function addressOf(board) {
  const parts = [`game=${board.game}`], shape = Object.entries(shapeOf(board));
  if (shape.length) parts.push(`shape=${shape.map(([name, number]) => `${name}.${number}`).join("-")}`);
  if (board.line.length) parts.push(`moves=${board.line.map((ply) => ply.action).join(".")}`, `at=${board.at}`);
  return `#${parts.join("&")}`;
}

/** Whether a board is what an address says, or has only gone on since. */
export function matchesAddress(board, wanted) {
  const shape = shapeOf(board);
  return board.game === wanted.game
    && Object.entries(wanted.shape).every(([name, number]) => shape[name] === number)
    && wanted.actions.every((action, index) => board.line[index]?.action === action);
}

/** The numbers that the board's shape consists of. */
export function shapeOf(board) {
  const { timed, act_timeout, bank, ...shape } = board.config;
  return shape;
}

export function writeAddress(board) {
  const address = addressOf(board);
  if (address !== location.hash) history.replaceState(null, "", address);
}
