/* Requests of the Learn tab: reviews, best lines, exercises. [method, pattern, (services, groups, body) -> answer] */

/** @import { Route, Services } from "../../game.d.ts" */
/** @import { LearnBody } from "../../learn.d.ts" */

import { LearnSession } from "./learn_session.js";

/** @type {LearnSession | null} */
let current = null; // only the board on the page has an engine

/** Return the session of a board. Another board's ends.
    @type {(services: Services, id: string) => Promise<LearnSession>} */
export async function sessionOf(services, id) {
  const board = await services.boardOf(id);
  if (current?.board === board) return current;
  current?.end();
  return current = new LearnSession(board, services);
}

/** @type {Route<LearnBody>[]} */
export const routes = [
  ["GET", /^boards\/(\w+)\/review$/, async (services, [id]) => (await sessionOf(services, id)).review.toJson()],
  ["POST", /^boards\/(\w+)\/review$/, async (services, [id], { deep = false, stop = false, ready = false }) => {
    const { review, evaluations, board } = await sessionOf(services, id);
    if (ready) evaluations.prepare(board.rules);
    else if (stop) review.stop();
    else review.start(deep);
    return { review: review.toJson() };
  }],
  ["POST", /^boards\/(\w+)\/line$/, async (services, [id], { at, action }) => (
    { at, plies: await (await sessionOf(services, id)).review.line(at, action) }
  )],
  ["POST", /^boards\/(\w+)\/judge$/, async (services, [id], { at, action }) => (
    { judged: await (await sessionOf(services, id)).judge(at, action) }
  )],
  ["POST", /^exercises$/, async (services, _, { board, puzzles, mistakes = false, stop = false }) => {
    const session = await sessionOf(services, board);
    if (stop) session.stop();
    else if (puzzles) await session.usePuzzles(puzzles);
    else if (mistakes) await session.useMistakes();
    else session.useGame();
    return session.toJson();
  }],
  ["GET", /^exercises\/(\w+)$/, async (services, [id]) => (await sessionOf(services, id)).toJson()],
  ["GET", /^exercises\/(\w+)\/([\w.-]+)$/, async (services, [id, one]) => (await sessionOf(services, id)).exercise(one)],
  ["POST", /^exercises\/(\w+)\/([\w.-]+)\/answer$/, async (services, [id, one], { action = null }) => (
    (await sessionOf(services, id)).answer(one, action)
  )],
  ["POST", /^exercises\/(\w+)\/([\w.-]+)\/line$/, async (services, [id, one], { action }) => (
    { plies: await (await sessionOf(services, id)).lineOfExercise(one, action) }
  )],
];
