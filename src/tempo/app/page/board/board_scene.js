/* The scene on the board: the position, or the end of a shown variation, with the scores on it. Pure functions. Each
   game's drawing decides how it looks. */

/** @import { Cells, Config, Kind, Ply, View } from "../../drawings.d.ts" */
/** @import { Board } from "../../game.d.ts" */
/** @import { PageState, Scene } from "../../page.d.ts" */

import { KINDS, targetsOf, withStone } from "../../drawings.js";
import { gameTexts } from "../ui/names.js";
import { overlayShown } from "./overlays.js";
import { shownBoard, canPlay } from "../ui/turns.js";

/** Return the scene. `base` is the position of the game and `cells` what is drawn; `unplayed` lists the cells where
    a variation differs from it, and `numbers` the moves of the variation. `moves` maps each cell to the moves that a
    click may mean, `scored` to the moves with a score. An overlay may belong to the position before a move `played`,
    whose stone is drawn, too, and that of a `reply`.
    @type {(state: PageState) => Scene} */
export function sceneOf(state) {
  const { variation } = state, board = shownBoard(state), { game, config } = board, kind = KINDS[game];
  const overlay = overlayShown({ ...state, board });
  const at = variation?.at ?? overlay?.at ?? board.at;
  const before = board.line.slice(0, at), base = kind.cells(before, config);
  const variationPlies = variation ? variation.plies.slice(0, variation.shown) : [];
  const withLast = overlay?.played ? withStone(kind, base.cells, overlay.played, config) : base;
  const answered = overlay?.reply
    ? { ...withLast, cells: withStone(kind, withLast.cells, overlay.reply, config).cells } : withLast;
  const end = variationPlies.length ? kind.cells([...before, ...variationPlies], config) : answered;
  return {
    board, kind, config, at, overlay, title: gameTexts(game).title,
    base: base.cells, cells: end.cells, last: variationPlies.length ? null : end.last,
    unplayed: [...end.cells.keys()].filter((cell) => (
      end.cells[cell] !== (variationPlies.length ? base : withLast).cells[cell])),
    numbers: numbersOf(kind, config, before, variationPlies),
    won: at === board.line.length ? board.winning_cells : [],
    joy: at === board.line.length && !variation ? cellsOfWin(board, base.cells) : [],
    marks: (variationPlies.length ? variation : overlay)?.marks,
    moves: at === board.at && canPlay(board) ? movesByCell(board, board.legal, base.cells) : new Map(),
    scored: movesByCell(board, overlay ? [...Object.keys(overlay.scores).map(Number), ...overlay.best] : [], base.cells),
  };
}

/** Return the stones by which a person at this page has won: the row, or all if they are counted.
    @type {(board: Board, cells: Cells) => number[]} */
function cellsOfWin({ over, winning_cells: row, seats, elsewhere, game }, cells) {
  const winner = over?.rewards.findIndex((reward) => reward > 0) ?? -1;
  if (seats[winner]?.kind !== "human" || elsewhere?.includes(winner) || typeof over?.forfeit === "number") return [];
  return KINDS[game].counts ? [...cells.keys()].filter((cell) => cells[cell] === winner) : row;
}

/** @type {(board: Board, actions: number[], cells: Cells) => Map<number, number[]>} */
function movesByCell(board, actions, cells) {
  /** @type {Map<number, number[]>} */
  const moves = new Map(), kind = KINDS[board.game];
  for (const action of new Set(actions)) {
    for (const cell of targetsOf(kind, action, cells, board.config)) {
      moves.set(cell, [...(moves.get(cell) ?? []), action]);
    }
  }
  return moves;
}

/** Map each cell that a move of the variation fills to the number of the last such move.
    @type {(kind: Kind, config: Config, played: Ply[], variationPlies: Ply[]) => Map<number, number>} */
function numbersOf(kind, config, played, variationPlies) {
  /** @type {Map<number, number>} */
  const numbers = new Map();
  variationPlies.forEach((ply, index) => {
    const { cells } = kind.cells([...played, ...variationPlies.slice(0, index)], config);
    const [cell] = ply.cells ?? kind.landing(cells, [ply.action], config);
    if (cell < cells.length) numbers.set(cell, index + 1);
  });
  return numbers;
}

/** Return the cells that a move would fill, its own cell first.
    @type {(scene: Scene, action: number) => number[]} */
export function preview({ board, kind, base, config }, action) {
  const filled = board.preview[action] ?? kind.landing(base, [action], config);
  return filled.filter((cell) => cell < base.length);
}

/** Return the view for the game's drawing.
    @type {(scene: Scene) => View} */
export function drawingView(scene) {
  const { cells, last, won, overlay, board, kind, base, config, moves, numbers } = scene;
  const { scores: all = {}, best = [], played = null, reply = null } = overlay ?? {};
  const scores = { ...all };
  if (reply) delete scores[reply.action]; // the stone is there
  return {
    cells, last, line: won, best, scores, compact: true,
    open: overlay || numbers.size ? [] : [...moves.keys()],
    action: played?.action ?? null, mover: played?.seat ?? board.to_move,
    better: kind.landing(base, played ? best : best.filter((action) => !(action in scores)), config),
  };
}
