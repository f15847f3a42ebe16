/* Facts of moves: by the game's own web/describe.js, if it has one, and general ones. */

/** @import { PageRules } from "../../game.d.ts" */
/** @import { AboutGame } from "../../page.d.ts" */
/** @import { DescribedMove, Fact, GameWords } from "../../words.d.ts" */

import * as general from "./general.js";

/** A game's words, completed by the general ones.
    @type {(about: Pick<AboutGame, "game" | "has_words">) => Promise<GameWords>} */
export async function wordsOf({ game, has_words: hasWords }) {
  if (!hasWords) return general;
  /** @type {GameWords} */
  const own = await import(new URL(`../../../games/${game}/web/describe.js`, import.meta.url).href);
  return {
    describe: (move) => [...own.describe(move), ...general.describe(move)],
    texts: Object.fromEntries(Object.entries(general.texts).map(([language, texts]) => (
      [language, { ...texts, ...own.texts[language] }]))),
  };
}

/** The facts of each move of a line after these actions, the most telling first.
    @type {(rules: PageRules, actions: number[], line: number[]) => Promise<Fact[][]>} */
export async function factsOf(rules, actions, line) {
  const all = [...actions, ...line], { describe } = await wordsOf(rules.about);
  await rules.load(all);
  return line.map((_, place) => (
    describe(moveAfter(rules, all.slice(0, actions.length + place + 1))).sort((one, other) => other.rank - one.rank)));
}

const MOST_TOLD = 12; // of equally good moves

/** Equally good moves, that with the most telling facts first, and its facts.
    @type {(rules: PageRules, before: number[], actions: number[]) => Promise<{ actions: number[], facts: Fact[] }>} */
export async function adviceOn(rules, before, actions) {
  const few = actions.slice(0, MOST_TOLD);
  /** @type {Fact[][]} */
  const facts = [];
  for (const action of few) facts.push((await factsOf(rules, before, [action]))[0]);
  /** @type {(place: number) => number} */
  const rank = (place) => facts[place][0]?.rank ?? 0;
  const first = [...few.keys()].reduce((best, place) => (rank(place) > rank(best) ? place : best), 0);
  return { actions: [actions[first], ...actions.filter((action) => action !== actions[first])], facts: facts[first] };
}

/** The last of these moves with the positions around it.
    @type {(rules: PageRules, actions: number[]) => DescribedMove} */
function moveAfter(rules, actions) {
  const { kind, config } = rules, here = actions.slice(0, -1), action = actions[here.length], plies = rules.plies(actions);
  const { cells: before } = kind.cells(plies.slice(0, -1), config), { cells: after } = kind.cells(plies, config);
  const { seat, legal } = rules.position(here), then = rules.position(actions);
  return {
    action, seat, before, after, legal, config, replies: then.legal, next: then.seat, rewards: then.rewards,
    cells: plies[here.length].cells ?? kind.landing(before, [action], config),
    row: then.rewards ? rules.winningCells(actions) : [],
  };
}
