/* Routes of the Learn tab: reviews, best lines, exercises (learn/routes.py). */

import { LearnSession } from "./learn_session.js";

const sessions = new WeakMap(); // by board
let current = null; // only the board on the page has an engine

export async function sessionOf(context, id) {
  const board = await context.boards.get(id);
  if (!sessions.has(board)) sessions.set(board, new LearnSession(board, context));
  const session = sessions.get(board);
  if (current !== session) current?.end();
  current = session;
  return session;
}

export const routes = [
  ["GET", /^boards\/(\w+)\/review$/, async (context, [id]) => (await sessionOf(context, id)).review.toJson()],
  ["POST", /^boards\/(\w+)\/review$/, async (context, [id], { deep = false, stop = false, ready = false }) => {
    const { review, evaluations, board } = await sessionOf(context, id);
    if (ready) evaluations.prepare(board.rules);
    else if (stop) review.stop();
    else review.start(deep);
    return { review: review.toJson() };
  }],
  ["POST", /^boards\/(\w+)\/line$/, async (context, [id], { at, action }) => (
    { at, plies: await (await sessionOf(context, id)).review.line(at, action) }
  )],
  ["POST", /^exercises$/, async (context, _, { board, puzzles, folder, stop = false }) => {
    const session = await sessionOf(context, board);
    if (stop) session.stop();
    else if (puzzles) await session.usePuzzles(puzzles);
    else if (folder === undefined) session.useGame();
    else session.useArchive();
    return session.toJson();
  }],
  ["GET", /^exercises\/(\w+)$/, async (context, [id]) => (await sessionOf(context, id)).toJson()],
  ["GET", /^exercises\/(\w+)\/([\w.-]+)$/, async (context, [id, one]) => (await sessionOf(context, id)).exercise(one)],
  ["POST", /^exercises\/(\w+)\/([\w.-]+)\/line$/, async (context, [id, one], { action }) => (
    { plies: await (await sessionOf(context, id)).lineOfExercise(one, action) }
  )],
];
