"""Requests that a page answers itself, and moves with random scores, for tests of learning and the explorer."""

import random
from typing import Any

from playwright.sync_api import Page

from tempo.arena.adapter.exact import UNKNOWN, Score
from tempo.lab.review.move_quality import AnnotatedMove

# The address of a page's files, below the key of a server if there is one.
ROOT = "(new URL(location.pathname.match(/^\\/[0-9a-f]{32}\\//)?.[0] ?? '/', location.origin))"

# Requests in order, each [method, path, body]; LAST is a GET that is repeated while something runs. `ID` in a path or a
# body is the board of the first answer. Answers, or sentences.
REQUESTS = """
async (requests) => {
  const { get, post, services } = await import(new URL("app/page/backend.js", ROOT)), answers = [];
  const named = (value) => JSON.parse(JSON.stringify(value).replaceAll("ID", answers[0]?.id));
  const last = async (path) => {
    for (;;) {
      const answer = await get(path);
      if (!answer.running && !answer.mistakes?.is_running) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const ask = { GET: get, POST: post, LAST: last };
  for (const [method, path, body] of requests) {
    answers.push(await ask[method](named(path), named(body ?? {})).catch((error) => error.message));
    if (answers.length === 1 && answers[0].id) services.boards.follow(answers[0].id, () => {});
  }
  return answers;
}
""".replace("ROOT", ROOT)
ANNOTATIONS = """
async ({ exact, moves }) => {
  const { AnnotatedMove } = await import(new URL("app/page/review/move_quality.js", ROOT));
  const { annotate, accuracyOf } = await import(new URL("app/page/review/annotations.js", ROOT));
  const all = moves.map(({ ply, seat, action, scores, estimates }) => (
    new AnnotatedMove(ply, seat, action, new Map(scores), new Map(estimates))));
  return { annotations: all.map((one) => annotate(one, exact)), accuracy: accuracyOf(all, exact) };
}
""".replace("ROOT", ROOT)

# Moves between positions that are known by scores and estimates, the last one with its result.
COMPARISONS = """
async (all) => {
  const { annotatedMove } = await import(new URL("app/page/review/move_quality.js", ROOT));
  const { withResult } = await import(new URL("app/page/review/scores.js", ROOT));
  return all.map(({ action, reward, positions }) => {
    const [before, after, rival] = positions.map(([scores, estimates]) => (
      { scores: new Map(scores), estimates: new Map(estimates) }));
    const move = annotatedMove(0, 0, action, before, after, rival);
    return [[...move.estimates], [...withResult(before.scores, action, reward, [0, 1, 2])]];
  });
}
""".replace("ROOT", ROOT)


def ask(page: Page, game: str, requests: list[list[Any]], **board: Any) -> list[Any]:
    """Return the answers to requests about a new board; texts are refusals."""
    people = [{"kind": "human"}] * 2
    return page.evaluate(REQUESTS, [["POST", "api/boards", {"game": game, "seats": people, **board}], *requests])[1:]


def random_moves(count: int, seed: int) -> list[AnnotatedMove]:
    """Return moves with a few scores of all kinds, and estimates of some moves."""
    chance = random.Random(seed)
    return [random_move(chance, number) for number in range(count)]


def random_move(chance: random.Random, ply: int) -> AnnotatedMove:
    actions = sorted(chance.sample(range(9), chance.randint(1, 5)))
    scores = {action: random_score(chance) for action in actions if chance.random() < 0.8}
    estimates = {action: chance.randrange(1001) / 1000 for action in actions if chance.random() < 0.7}
    return AnnotatedMove(0, ply, ply % 2, ply % 2, chance.choice(actions), scores, estimates, None)


def random_score(chance: random.Random) -> Score:
    low, high = sorted(chance.choices(range(-3, 4), k=2))
    return chance.choice([Score(low, low), Score(low, low), Score(low, high), UNKNOWN])
