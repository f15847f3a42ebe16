/* What is to be seen on the board: the position, or the one at the end of a variation that is looked at, with the
   scores that lie on it. Pure; how a game's board is drawn, its own drawing says. */

import { KINDS, targetsOf } from "/drawings.js";
import { gameTexts } from "../ui/names.js";
import { overlayShown } from "./overlays.js";
import { shownBoard, canPlay } from "../ui/turns.js";

/** `base` is the position of the game, `cells` what is drawn; `unplayed` are the cells in which they differ, and
    `numbers` says which of them are moves of the variation. `moves` holds for each cell the moves that it means. */
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

/** The cells that moves which are only variationPlies would fill, by cell: the number of the last that does. */
function numbersOf(kind, config, played, variationPlies) {
  const numbers = new Map();
  variationPlies.forEach((ply, index) => {
    const { cells } = kind.cells([...played, ...variationPlies.slice(0, index)], config);
    const [cell] = ply.cells ?? kind.landing(cells, [ply.action], config);
    if (cell < cells.length) numbers.set(cell, index + 1);
  });
  return numbers;
}

/** The cells that a move would fill, its own first. */
export function preview({ board, kind, base, config }, action) {
  const filled = board.preview[action] ?? kind.landing(base, [action], config);
  return filled.filter((cell) => cell < base.length);
}

/** What drawings are filled. Scores lie on the position before a move, so no stone of theirs is framed. */
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
