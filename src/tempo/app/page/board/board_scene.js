/* The scene on the board: the position, or the end of a shown variation, with the scores on it. Pure functions. Each
   game's drawing decides how it looks. */

import { KINDS, targetsOf } from "/drawings.js";
import { gameTexts } from "../ui/names.js";
import { overlayShown } from "./overlays.js";
import { shownBoard, canPlay } from "../ui/turns.js";

/** Return the scene. `base` is the position of the game and `cells` what is drawn; `unplayed` lists the cells where
    they differ, and `numbers` the moves of the variation among them. `moves` maps each cell to the moves that a
    click may mean. */
export function sceneOf(state) {
  const { variation } = state, board = shownBoard(state), { game, config } = board, kind = KINDS[game];
  const at = variation ? variation.at : board.at;
  const played = board.line.slice(0, at), base = kind.cells(played, config);
  const variationPlies = variation ? variation.plies.slice(0, variation.shown) : [];
  const end = variationPlies.length ? kind.cells([...played, ...variationPlies], config) : base;
  return {
    board, kind, config, at, title: gameTexts(game).title,
    base: base.cells, cells: end.cells, last: variationPlies.length ? null : base.last,
    unplayed: [...end.cells.keys()].filter((cell) => end.cells[cell] !== base.cells[cell]),
    numbers: numbersOf(kind, config, played, variationPlies),
    won: at === board.at ? board.winning_cells : [],
    overlay: overlayShown({ ...state, board }),
    moves: at === board.at && canPlay(board) ? movesByCell(board, base.cells) : new Map(),
  };
}

function movesByCell(board, cells) {
  const kind = KINDS[board.game], moves = new Map();
  for (const action of board.legal) {
    for (const cell of targetsOf(kind, action, cells, board.config)) {
      moves.set(cell, [...(moves.get(cell) ?? []), action]);
    }
  }
  return moves;
}

/** Map each cell that a move of the variation fills to the number of the last such move. */
function numbersOf(kind, config, played, variationPlies) {
  const numbers = new Map();
  variationPlies.forEach((ply, index) => {
    const { cells } = kind.cells([...played, ...variationPlies.slice(0, index)], config);
    const [cell] = ply.cells ?? kind.landing(cells, [ply.action], config);
    if (cell < cells.length) numbers.set(cell, index + 1);
  });
  return numbers;
}

/** Return the cells that a move would fill, its own cell first. */
export function preview({ board, kind, base, config }, action) {
  const filled = board.preview[action] ?? kind.landing(base, [action], config);
  return filled.filter((cell) => cell < base.length);
}

/** Return the view for the game's drawing. Scores belong to the position before a move, so their stones have no
    frame. */
export function drawingView(scene, roomy) {
  const { cells, last, won, overlay, board, kind, base, config, moves, numbers } = scene;
  const scores = overlay?.scores ?? {}, best = overlay?.best ?? [];
  return {
    cells, last, line: won, best, scores, scored: roomy || overlay !== null,
    open: overlay || numbers.size ? [] : [...moves.keys()],
    double: roomy || Object.values(scores).some((score) => score.more),
    action: null, mover: board.to_move,
    better: kind.landing(base, best.filter((action) => !(action in scores)), config),
  };
}
